"""“How it is built” tells the house as it is: the files it names, and who may use whom."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WIDGETS = ROOT / "generator/widgets/src"
HOUSE = ROOT / "docs/authors/house.md"
ROOMS = ("docs", "engine", "generator", "scripts", "tests", "tutorials")
TELLING = (
    "README.md",
    "CONTRIBUTING.md",
    *sorted(f"docs/authors/{p.name}" for p in HOUSE.parent.glob("*.md")),
)
WALKS = ("fence", "what-if", "quiz", "hand", "playouts")


def prose(text: str) -> str:
    """The text without its blocks of code."""
    return re.sub(r"^ *```.*?^ *```$", "", text, flags=re.M | re.S)


def paths(text: str) -> list[str]:
    """The files and folders of this repository that a text names: `engine/…`, links, `./scripts/…`."""
    named = re.findall(r"(?<!`)`(?:\./)?([^`\s]+)`|\]\((?!\w+:|#)([^)#\s]+)", prose(text))
    found = [code or link for code, link in named]
    return [each for each in found if each.split("/")[0] in ROOMS and "/" in each]


def there(path: str) -> bool:
    """Whether it exists; `<id>` stands for any name."""
    return any(ROOT.glob(re.sub(r"<\w+>", "*", path.rstrip("/"))))


def walk(name: str) -> str:
    """The section of the page under that anchor."""
    return HOUSE.read_text().split(f"{{#{name}}}")[1].split("\n## ")[0]


def imports(file: Path) -> list[Path]:
    """The widgets' files that this one imports, at once or later, values or types."""
    names = re.findall(r"(?:\bfrom|\bimport)\s*\(?\s*\"(\.[^\"]+)\"", file.read_text())
    return [(file.parent / f"{name}.ts").resolve() for name in names]


def order() -> list[str]:
    """The widgets' folders as the page lists them, from the ground up."""
    table = HOUSE.read_text().split("| Folder of `generator/widgets/src/`")[1].split("\n\n")[0]
    return re.findall(r"^\| `([\w-]+)` \|", table, re.M)


@pytest.mark.parametrize("file", TELLING)
def test_every_path_that_is_named_exists(file: str) -> None:
    assert not [path for path in paths((ROOT / file).read_text()) if not there(path)]


def test_a_path_that_is_not_there_is_noticed() -> None:
    text = "`engine/src/nothing.py`, [x](docs/nothing.md) and `./scripts/test`\n```\n`docs/no.md`\n```\n"
    assert paths(text) == ["engine/src/nothing.py", "docs/nothing.md", "scripts/test"]
    assert [there(path) for path in paths(text)] == [False, False, True]
    assert there("docs/games/<id>.md") and not there("docs/games/<id>.py")


@pytest.mark.parametrize("name", WALKS)
def test_each_walk_names_the_files_it_passes_through(name: str) -> None:
    files = [path for path in paths(walk(name)) if (ROOT / path).is_file()]
    assert len(set(files)) >= 5
    assert len({path.split("/")[0] for path in files}) >= 2, "a walk leads from room to room"


def test_every_folder_of_the_widgets_is_listed_once() -> None:
    assert sorted(order()) == sorted(path.name for path in WIDGETS.iterdir() if path.is_dir())


def test_a_folder_of_the_widgets_uses_only_those_above_it() -> None:
    rank = {folder: place for place, folder in enumerate(order())}
    wrong, seen = [], 0
    for folder in rank:
        for file in sorted((WIDGETS / folder).glob("*.ts")):
            for used in imports(file):
                seen += 1
                assert used.is_file(), (
                    f"{file.relative_to(WIDGETS)} imports {used}, which is no file"
                )
                # A file beside the folders, as main.ts, stands above them all.
                if rank.get(used.parent.name, len(rank)) > rank[folder]:
                    wrong.append(f"{file.relative_to(WIDGETS)} uses {used.relative_to(WIDGETS)}")
    assert not wrong
    assert seen > 100


def python_imports(file: Path) -> list[Path]:
    """The files of a package that this one imports, at once, later, or only for its types."""
    found = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            room = file.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for name in node.names:
                own = (room / f"{name.name}.py", room / name.name / "__init__.py")
                there = [path for path in own if path.is_file()]
                found += there or [room.with_suffix(".py"), room / "__init__.py"]
    return [path for path in found if path.is_file() and path != file]


def circle(uses: dict[Path, list[Path]]) -> list[str]:
    """Names of files each of which uses the next, and the last the first; none if there is no such."""
    done: set[Path] = set()

    def walked(way: list[Path]) -> list[Path]:
        for used in uses.get(way[-1], []):
            if used in way:
                return way[way.index(used) :]
            if used not in done and (found := walked([*way, used])):
                return found
        done.add(way[-1])
        return []

    return next(([p.name for p in found] for file in uses if (found := walked([file]))), [])


@pytest.mark.parametrize("room", ["followsuit", "followsuit_draw", "followsuit_site"])
def test_no_file_uses_one_that_uses_it(room: str) -> None:
    files = sorted(ROOT.glob(f"*/src/{room}/**/*.py"))
    uses = {file: python_imports(file) for file in files}
    assert sum(map(len, uses.values())) > 20
    assert not circle(uses)


def test_no_file_of_the_widgets_uses_one_that_uses_it() -> None:
    uses = {file: imports(file) for file in sorted(WIDGETS.rglob("*.ts"))}
    assert not circle(uses)


def test_a_circle_would_be_found() -> None:
    a, b, c = map(Path, "abc")
    assert circle({a: [b], b: [c], c: [b]}) == ["b", "c"]
    assert not circle({a: [b, c], b: [c], c: []})


def speaking_at_once(source: str) -> list[str]:
    """The values of a script that take words when it is loaded, and not when somebody calls."""
    statements = re.split(r"\n(?=[^\s})\]])", source)
    return [
        one.split("\n")[0]
        for one in statements
        if re.match(r"(export )?(const|let) ", one) and re.search(r"\bsay\w*\.", one)
        if "=>" not in one.split("\n")[0]
    ]


def test_what_all_scripts_load_first_takes_no_word_before_it_is_called() -> None:
    """The catalogue of words imports these modules, as all scripts do, and may come after them."""
    shared = WIDGETS / "shared.ts"
    modules = [file for file in imports(shared) if file.suffix == ".ts"]
    assert len(modules) > 8
    for file in modules:
        assert speaking_at_once(file.read_text()) == [], file
    assert speaking_at_once("const A = {\n  b: say.b,\n};\n\nconst c = () => say.c;\n") == [
        "const A = {"
    ]
