"""Banks that were searched before: a module for each game, and the word that tells whether it still holds."""

from __future__ import annotations

import py_compile
from functools import cache
from hashlib import sha256
from importlib.machinery import SourceFileLoader
from os import environ, getpid
from pathlib import Path
from typing import Any

from .. import installed
from ..games import MODULES

FOLDER = "FOLLOWSUIT_BANKS"  # the variable that names the folder
SOURCES = Path(__file__).parents[1]
GAMES = SOURCES / "games"


def file_of(name: str, folder: Path) -> Path:
    """Where the bank of a game is."""
    return folder / f"{MODULES.get(name, name)}.py"


def holds(name: str, folder: Path) -> bool:
    """Whether the bank there was searched with the engine as it is."""
    file = file_of(name, folder)
    return file.exists() and file.read_text("utf-8").startswith(head(name))


@cache
def head(name: str) -> str:
    """The first line of a bank: what it depends on, which is the engine's code but for other games."""
    others = {GAMES / package for package in MODULES.values()} - {GAMES / MODULES.get(name, name)}
    sources = [source for source in SOURCES.rglob("*.py") if others.isdisjoint(source.parents)]
    made = sha256()
    for source in sorted(sources) + ([] if name in MODULES else installed.sources(name)):
        made.update(source.read_bytes())
    return f"# {made.hexdigest()}\n"


def kept(name: str) -> dict[str, Any]:
    """What a game's bank has in the folder that FOLLOWSUIT_BANKS names; nothing if none holds."""
    folder = environ.get(FOLDER)
    found: dict[str, Any] = {}
    if folder and holds(name, Path(folder)):
        code = SourceFileLoader(name, str(file_of(name, Path(folder)))).get_code(name)
        exec(code or "", found)
    return found


def keep(name: str, source: str, folder: Path) -> None:
    """Leave a bank there, and beside it its code, which is read a hundred times faster. Nobody reads half of it."""
    file = file_of(name, folder)
    half = file.with_name(f"{file.name}.{getpid()}")
    half.write_text(source, "utf-8")
    half.replace(file)
    checked = py_compile.PycInvalidationMode.CHECKED_HASH
    py_compile.compile(str(file), invalidation_mode=checked, doraise=True)
