"""Games of other packages on a site: what is packed for the browser, what it lacks, and whose page and tutorial count."""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from installations import EXAMPLE, Installation
from small_book import GAME, Project

import followsuit
from followsuit import ask
from followsuit_site import built, copied
from followsuit_site.__main__ import main
from followsuit_site.book import Book, Places
from followsuit_site.built import RUNTIME
from followsuit_site.carried import carried, prepare
from followsuit_site.check import check
from followsuit_site.engine import Engine
from followsuit_site.faults import BookError, EngineBroken

ENGINE = Path(followsuit.__file__).parent
LIBRARY = ("__future__", "collections/__init__", "dataclasses", "json/__init__", "random", "typing")
NOT_IN_KERNEL = "followsuit/games/plain_suits.py"
OURS = {
    "ours/shared.py": "def made(name):\n    return f'the game {name}'\n",
    **{
        f"ours/{name}/{file}": text
        for name in ("one", "two")
        for file, text in {
            "__init__.py": f"from ..shared import made\n\nGAME = made('{name}')\n",
            "slips.py": f"SLIPS = 'of {name}'\n",
            "en.ftl": f"title = {name}\n",
        }.items()
    },
}


@pytest.fixture
def runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser's Python in little: its lists of files are true, but for one that only some games use."""
    folder = tmp_path / "runtime"
    (folder / "python").mkdir(parents=True)
    engine = {path.relative_to(ENGINE.parent).as_posix() for path in ENGINE.rglob("*.py")}
    write_zip(folder / "python/python_stdlib.zip", [f"{name}.pyc" for name in LIBRARY])
    for name, files in (("kernel", engine - {NOT_IN_KERNEL}), ("practice", set[str]())):
        write_zip(folder / "plain.zip", [f"{file}c" for file in files])
        (folder / f"{name}.gz").write_bytes(gzip.compress((folder / "plain.zip").read_bytes()))
    told = {"index": "python/", "kernel": "kernel.gz", "practice": {"practice": "practice.gz"}}
    (folder / "manifest.json").write_text(json.dumps(told), "utf-8")
    # Positions are searched for elsewhere.
    banks = tmp_path / "banks"
    banks.mkdir()
    for name in ("agram", "one", "two"):
        (banks / f"{name}.py").write_text("ROWS = ()\n", "utf-8")
    monkeypatch.setenv("FOLLOWSUIT_BANKS", str(banks))
    return folder


def write_zip(file: Path, names: list[str]) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        for name in names:
            archive.writestr(name, "")


def inside(archive: bytes) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(archive))) as opened:
        return {name: opened.read(name).decode() for name in opened.namelist()}


def test_a_game_is_packed_with_its_words_and_what_it_shares(
    installation: Installation, runtime: Path
) -> None:
    installation.example()
    told, files = carried(["truc", "agram"], runtime)
    assert [*told] == ["agram"] and told["agram"]["package"] == "agram"
    own = inside(files[told["agram"]["archive"]])
    names = ("__init__", "cards", "clauses", "hand", "score", "sheet", "words_en")
    assert own.keys() == {*(f"agram/{name}.py" for name in names), NOT_IN_KERNEL}
    assert "Six tricks" in own["agram/words_en.py"]
    practice = inside(files[told["agram"]["practice"]])
    assert practice.keys() == {"agram/slips.py", "agram/bank.py"}
    assert carried(["agram"], runtime) == (told, files)


def test_an_archive_is_named_after_what_is_in_it(installation: Installation, runtime: Path) -> None:
    for name, text in OURS.items():
        installation.write(name, text)
    installation.tell("our-games", "one = ours.one")
    before = carried(["one"], runtime).told["one"]["archive"]
    installation.write("ours/shared.py", "def made(name):\n    return name\n")
    assert carried(["one"], runtime).told["one"]["archive"] != before


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("import statistics", "browsers are not sent “statistics”, which no game of the book needs"),
        ("from yaml import load", "browsers have no “yaml”: a game imports followsuit and Python’s library"),
        ("import ours.shared, random", ""),
        ("from collections.abc import Sequence", ""),
        ("from os import path", ""),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import statistics", ""),
    ],
)  # fmt: skip
def test_what_a_browser_lacks_has_its_line(
    installation: Installation, runtime: Path, line: str, what: str
) -> None:
    for name, text in OURS.items():
        installation.write(name, text)
    file = installation.write("ours/one/cards.py", f'"""The cards."""\n{line}\n')
    installation.tell("our-games", "one = ours.one")
    if not what:
        assert carried(["one"], runtime).told
        return
    with pytest.raises(BookError) as told:
        carried(["one"], runtime)
    assert told.value.faults.report() == f"{file}:2: {what}"


BROWSER = """
import sys
from importlib import import_module

class Nothing:
    def find_spec(self, name, *more):
        if name == "followsuit.installed":
            raise ModuleNotFoundError

sys.meta_path.insert(0, Nothing())
from followsuit import games
games.carry(["truc"], {"one": "ours.one", "two": "ours.two"})
for archive in sys.argv[1:]:
    games.add(archive)
print(games.names())
for name in ("two", "one"):
    print(games.game(name), import_module(f"ours.{name}.slips").SLIPS)
print(games.game("truc").id)
"""


def test_games_of_one_package_lie_in_archives_of_their_own(
    installation: Installation, runtime: Path, tmp_path: Path
) -> None:
    """As a browser has it, where nothing is installed and each archive comes when it is wanted."""
    for name, text in OURS.items():
        installation.write(name, text)
    installation.tell("our-games", "one = ours.one", "two = ours.two")
    told, files = carried(["one", "two"], runtime)
    own = inside(files[told["one"]["archive"]])
    assert [name for name in own if "two" in name] == []
    archives = []
    for name in ("one", "two"):
        for part in ("archive", "practice"):
            archives.append(tmp_path / f"{part}-{name}.zip")
            archives[-1].write_bytes(gzip.decompress(files[told[name][part]]))
    command = [sys.executable, "-c", BROWSER, *map(str, archives)]
    done = subprocess.run(command, capture_output=True, text=True, env={})
    assert done.stdout.splitlines() == [
        "('truc', 'one', 'two')",
        "the game two of two",
        "the game one of one",
        "truc",
    ], done.stderr


def test_a_game_that_nobody_misreads_is_told_at_once(
    installation: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLLOWSUIT_BANKS", str(installation.folder))
    folder = installation.write("mine/__init__.py", "GAME = None\n").parent
    installation.tell("my-games", "mine = mine")
    with pytest.raises(EngineBroken) as told:
        prepare(["truc", "mine"], None)
    what = "there is no slips.py: it says how the game is misread"
    assert str(told.value) == f"{folder}/slips.py:1: {what}"


# -- on a site --------------------------------------------------------------------------------------


def book(root: Path, *games: str, file_links: bool = False) -> Book:
    (root / "docs").mkdir(exist_ok=True)
    places = Places(root, embedded=True, file_links=file_links)
    return Book(places, Engine(ask, only=games))


def test_a_site_takes_up_page_and_tutorial(installation: Installation, tmp_path: Path) -> None:
    installation.example()
    found = book(tmp_path, "agram")
    assert [*found.pages] == ["games/agram.md"] and [*found.tutorials] == ["agram"]
    assert found.brought.keys() == {"games/agram.md", "agram"}
    assert found.pages["games/agram.md"].file == "tests/example_game/src/agram/page.md"
    # Another game of the site has nothing of it.
    assert not book(tmp_path, GAME).brought


def test_what_a_site_has_itself_counts(
    installation: Installation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("followsuit_site.check.questions_agree", lambda game, book: 0)
    installation.example()
    (tmp_path / "docs").mkdir()
    text = (EXAMPLE / "src/agram/page.md").read_text("utf-8")
    # Without one of the examples, of which another project knows nothing.
    own = text.replace("```example\nscore\n```\n", "")
    (tmp_path / "docs/friday.md").write_text(own, "utf-8")
    found = book(tmp_path, "agram")
    assert [*found.pages] == ["friday.md"] and [*found.brought] == ["agram"]
    assert [*map(str, check(found))] == []
    (tmp_path / "tutorials").mkdir()
    tutorial = (EXAMPLE / "src/agram/tutorial.yml").read_text("utf-8")
    (tmp_path / "tutorials/ours.yml").write_text(tutorial, "utf-8")
    found = book(tmp_path, "agram")
    assert not found.brought
    (fault,) = map(str, check(found))
    assert fault.endswith("no page shows the example “score”")


def test_where_others_make_the_pages_none_is_added(
    installation: Installation, tmp_path: Path
) -> None:
    installation.example()
    assert [*book(tmp_path, "agram", file_links=True).brought] == ["agram"]


def test_the_browser_is_told_of_them(installation: Installation, runtime: Path) -> None:
    installation.example()
    own, german = (Book(engine=Engine(ask, one, only=["agram", GAME])) for one in ("en", "de"))
    files = copied.pack([own, german], runtime)
    archive = own.told()["others"]["agram"]["archive"]
    assert f"assets/followsuit/runtime/{archive}" in files
    assert own.told()["only"] == ["agram", GAME]
    # Which is not told in German.
    assert "others" not in german.told()


def test_without_mkdocs_they_are_among_the_assets(
    installation: Installation, runtime: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLLOWSUIT_BANKS", str(tmp_path / "own"))
    monkeypatch.setattr(built, "folder", lambda kind, given, root: runtime)
    installation.example()
    (tmp_path / "docs").mkdir()
    shown = "# Friday\n\n```example agram\nspades\n```\n"
    (tmp_path / "docs/friday.md").write_text(shown, "utf-8")
    site = tmp_path / "site"
    command = ["assets", str(site), "--root", str(tmp_path), "--games", "agram", "--kept", ""]
    assert main(command) == 0
    files = site / "assets/followsuit"
    told = json.loads((files / "book.json").read_text("utf-8"))["others"]["agram"]
    assert (
        "ROWS = (\n" in inside((files / "runtime" / told["practice"]).read_bytes())["agram/bank.py"]
    )
    assert (files / "runtime" / told["archive"]).is_file()
    assert len(json.loads((files / "quiz/agram.json").read_text("utf-8"))["questions"]) == 60


def test_a_site_has_the_archives_of_its_own_games_only(project: Project) -> None:
    names = ("kernel", GAME, "truc", f"practice-{GAME}", "practice-truc", "play")
    for name in names:
        project.write(f"build/runtime/engine-1/{name}.gz", name)
    for name in ("de", f"de-{GAME}", "de-truc"):
        project.write(f"build/runtime/words-1/{name}.json", name)

    def place(name: str) -> tuple[str, str]:
        return name, f"engine-1/{name}.gz"

    told = {
        "games": dict(map(place, (GAME, "truc"))),
        "practice": dict(map(place, (f"practice-{GAME}", "practice-truc"))),
        "words": {
            "de": {
                "kernel": "words-1/de.json",
                "games": {name: f"words-1/de-{name}.json" for name in (GAME, "truc")},
            }
        },
    }
    project.write("build/runtime/manifest.json", json.dumps(told))
    runtime = project.root / "build/runtime"

    def files(*games: str) -> set[str]:
        chosen = Book(Places(project.root), Engine(project.engine.ask, only=games))
        found = copied.files(RUNTIME, runtime, chosen)
        return {uri.removeprefix("assets/followsuit/runtime/") for uri, _ in found}

    every = {path.relative_to(runtime).as_posix() for path in runtime.rglob("*.*")}
    assert files() == every and len(every) == 10
    of_truc = {name for name in every if "truc" in name}
    assert len(of_truc) == 3
    assert files(GAME) == every - of_truc
