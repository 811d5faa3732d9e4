"""The two wheels: whole, the same bytes twice, clean for a registry, and at home in an empty environment."""

from __future__ import annotations

import sys
import tarfile
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

from elsewhere import Environment, build, declared_by, good, run

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both packages, their sources first and the wheels from these, as `python -m build` does."""
    out = tmp_path_factory.mktemp("built")
    for package in ("engine", "generator"):
        build(package, out)
    return out


@pytest.fixture(scope="module")
def empty(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the wheels and what they declare without an extra."""
    environment = Environment(tmp_path_factory.mktemp("empty") / "venv")
    environment.install(*built.glob("*.whl"))
    environment.needs("followsuit-site")
    return environment


def wheel(built: Path, name: str) -> zipfile.ZipFile:
    (found,) = built.glob(f"{name}-*.whl")
    return zipfile.ZipFile(found)


def test_the_wheel_holds_all_that_a_site_copies(built: Path) -> None:
    names = set(wheel(built, "followsuit_site").namelist())
    for kind in ("widgets", "runtime"):
        made = ROOT / "build" / kind
        files = {path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()}
        assert len(files) > 20
        assert {f"followsuit_site/built/{kind}/{file}" for file in files} <= names
    assert "followsuit_site/theme/partials/sprite.html" in names
    assert not [name for name in names if name.endswith((".ftl", ".ts"))]


@pytest.mark.parametrize("package", ["engine", "generator"])
def test_the_same_bytes_twice(package: str, built: Path, tmp_path: Path) -> None:
    """The second from the checkout, not by way of its sources."""
    build(package, tmp_path, "--wheel")
    (second,) = tmp_path.glob("*.whl")
    assert second.read_bytes() == (built / second.name).read_bytes()
    dates = {info.date_time for info in zipfile.ZipFile(second).infolist()}
    assert dates == {(2020, 2, 2, 0, 0, 0)}


def test_a_registry_takes_them(built: Path) -> None:
    told = good(sys.executable, "-m", "twine", "check", "--strict", *sorted(built.iterdir()))
    assert told.count("PASSED") == 4


def test_both_are_of_one_version_and_say_what_they_need(built: Path) -> None:
    heads = []
    for name in ("followsuit", "followsuit_site"):
        with wheel(built, name) as found:
            (file,) = (n for n in found.namelist() if n.endswith(".dist-info/METADATA"))
            heads.append(message_from_string(found.read(file).decode()))
            assert "Typing :: Typed" in heads[-1].get_all("Classifier", [])
            assert [n for n in found.namelist() if n.endswith("/py.typed")]
            assert [n for n in found.namelist() if n.endswith("licenses/LICENSE")]
    engine, site = heads
    assert engine["Version"] == site["Version"]
    plain = [text for text in site.get_all("Requires-Dist", []) if "extra" not in text]
    assert f"followsuit=={engine['Version']}" in plain
    assert [text for text in plain if "mkdocs" in text] == []
    assert [t for t in engine.get_all("Requires-Dist", []) if "extra" not in t] == []


@pytest.mark.parametrize("package", ["engine", "generator"])
def test_each_package_has_the_licence(package: str) -> None:
    assert (ROOT / package / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_sources_hold_neither_tests_nor_what_is_built_elsewhere(built: Path) -> None:
    (source,) = built.glob("followsuit_site-*.tar.gz")
    with tarfile.open(source) as found:
        tops = {"/".join(name.split("/")[1:2]) for name in found.getnames()}
    assert tops <= {
        *("src", "built", "hatch_build.py", "pyproject.toml", "PKG-INFO", "README.md", "LICENSE"),
        ".gitignore",
    }


def test_an_empty_environment_has_the_engine_with_its_words(empty: Environment) -> None:
    code = (
        "import followsuit; answer = followsuit.ask({'ask': 'winner', 'game': 'twenty-five',"
        " 'setting': {'trump': 'S'}, 'trick': 'K♠ A♥ A♠ 2♠'});"
        "print(followsuit.__file__, answer['clauses'], answer['why']['text'])"
    )
    told = good(empty.python, "-c", code, cwd=empty.folder)
    assert told.startswith(str(empty.packages))
    assert "twenty-five.rank.ace-hearts-third" in told and "A♥" in told


def test_without_mkdocs_the_extension_works_and_the_plugin_is_not_needed(
    empty: Environment,
) -> None:
    assert not (empty.packages / "mkdocs").exists()
    code = (
        "import markdown; print(markdown.markdown('A [[A♥]] and a {see twenty-five.rank.five-best}.',"
        " extensions=['followsuit']))"
    )
    told = good(empty.python, "-c", code, cwd=empty.folder)
    assert "ace of hearts" in told and "§" in told


def test_mkdocs_is_an_extra(empty: Environment) -> None:
    plain = declared_by(empty.packages, "followsuit-site", frozenset())
    assert "mkdocs" not in plain and "markdown" in plain
    assert "mkdocs" in declared_by(empty.packages, "followsuit-site", frozenset({"mkdocs"}))
    assert "mkdocs-material" in declared_by(
        empty.packages, "followsuit-site", frozenset({"material"})
    )


def test_the_commands_are_there(empty: Environment) -> None:
    done = run(empty.python, "-m", "followsuit_site", "--help", cwd=empty.folder)
    assert done.returncode == 0 and "check" in done.stdout
