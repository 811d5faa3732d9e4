"""The games of other packages, as an installation tells of them: by entry points of one group.

    [project.entry-points."followsuit.games"]
    agram = "agram"

The name is the game's id; the value is the package that defines `GAME`. No browser is sent this.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from .errors import WrongRules
from .game import Game
from .games import MODULES

GROUP = "followsuit.games"
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PACKAGE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", re.ASCII)


class Found(NamedTuple):
    """The games that packages bring, by their ids, and what is wrong with others."""

    games: Mapping[str, EntryPoint]
    wrong: tuple[WrongRules, ...]


@cache
def found() -> Found:
    """All that is installed, in the order of the ids."""
    games: dict[str, EntryPoint] = {}
    wrong = []
    for entry in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        if what := _amiss(entry, games):
            wrong.append(WrongRules(what, place(entry)))
        else:
            games[entry.name] = entry
    return Found(games, tuple(wrong))


def _amiss(entry: EntryPoint, known: Mapping[str, EntryPoint]) -> str:
    """Why an entry point brings no game; empty if it does."""
    if not _ID.fullmatch(entry.name):
        return f"“{entry.name}” is no id of a game: use small letters, digits and -"
    if not _PACKAGE.fullmatch(entry.value):
        return f"“{entry.value}” is no package: name the one that defines GAME, and nothing more"
    if entry.name in MODULES:
        return f"there is a game “{entry.name}” in the book already: give this one another id"
    if entry.name in known:
        other = _distribution(known[entry.name])
        return f"{other} brings a game “{entry.name}” already: only one of them can be installed"
    return ""


def packages() -> dict[str, str]:
    """The package of each game that another one than ours brings, by the game's id."""
    return {name: entry.value for name, entry in found().games.items()}


def check() -> None:
    """Raises `WrongRules` if an entry point brings no game."""
    for error in found().wrong:
        raise error


def load(name: str) -> Game:
    """The game that a package brings. Raises `WrongRules` with the place, whatever is wrong with it."""
    entry = found().games[name]
    try:
        module = import_module(entry.value)
    except Exception as error:
        raise _unloadable(error, entry) from error
    init = f"{module.__file__}:1"
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise WrongRules(f"{entry.value} defines no GAME", init)
    if game.id != name:
        raise WrongRules(f"the id of GAME is “{game.id}”; the entry point says “{name}”", init)
    if game.words != entry.value:
        raise WrongRules(f"words of GAME is “{game.words}”, not __name__ of its package", init)
    if not _speaks(Path(str(module.__file__)).parent):
        what = "its words need fluent.syntax to be read: install followsuit[words]"
        raise WrongRules(what, init)
    return game


def _speaks(folder: Path) -> bool:
    """Whether the words of a package can be read; without any the check of a book tells more."""
    made = (folder / "words_en.py").is_file() or not (folder / "en.ftl").is_file()
    return made or find_spec("fluent") is not None


def _unloadable(error: Exception, entry: EntryPoint) -> WrongRules:
    """What keeps a package from being imported, at the last line of its own that was run."""
    if isinstance(error, SyntaxError):
        return WrongRules(error.msg, f"{error.filename}:{error.lineno}")
    if isinstance(error, ModuleNotFoundError) and f"{entry.value}.".startswith(f"{error.name}."):
        return WrongRules(f"there is no package {entry.value}", place(entry))
    where = place(entry)
    for call, line in traceback.walk_tb(error.__traceback__):
        if within(str(call.f_globals.get("__name__")), entry.value):
            where = f"{call.f_code.co_filename}:{line}"
    what = str(error) if isinstance(error, WrongRules) else f"{type(error).__name__}: {error}"
    return WrongRules(what, where)


def within(module: str, package: str) -> bool:
    """Whether a module belongs to whoever wrote a package."""
    return module.partition(".")[0] == package.partition(".")[0]


def folders(name: str) -> list[Path]:
    """Where the outermost package lies that a game is in; none where it lies in an archive."""
    spec = find_spec(packages()[name].partition(".")[0])
    found = spec.submodule_search_locations if spec else None
    return [Path(folder) for folder in found or () if Path(folder).is_dir()]


def sources(name: str) -> list[Path]:
    """The Python files that a game may be made of."""
    return sorted(_sources(name))


def _sources(name: str) -> Iterator[Path]:
    for folder in folders(name):
        yield from folder.rglob("*.py")


# -- where an entry point is written ----------------------------------------------------------------


def place(entry: EntryPoint) -> str:
    """The file and line of an entry point, as the installation has it."""
    file = next((one for one in _files(entry) if one.name == "entry_points.txt"), None)
    if file is None:
        return _distribution(entry)
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    start = re.compile(rf"{re.escape(entry.name)}\s*=\s*{re.escape(entry.value)}")
    numbers = (n for n, text in enumerate(lines, 1) if start.match(text.strip()))
    return f"{file}:{next(numbers, 1)}"


def _files(entry: EntryPoint) -> list[Path]:
    made = entry.dist
    return [Path(str(made.locate_file(one))) for one in made.files or ()] if made else []


def _distribution(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.value
