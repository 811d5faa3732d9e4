"""Positions for practice: searched once for each state of the engine, and kept in a folder.

Every question about them looks there first. A search takes ten seconds a game: whoever has the engine
search, a check or a build, leaves what it found to all that come after.
"""

from __future__ import annotations

from os import W_OK, access, environ
from pathlib import Path

from followsuit.practice import kept
from followsuit.practice.kept import FOLDER, holds

from .package import folder_of

BANK = "bank.py"  # in the package of a game that brings its positions


def brings(game: str, file: str) -> bool:
    """Whether the package of a game has such a file."""
    folder = folder_of(game)
    return folder is not None and (folder / file).is_file()


def keep(game: str) -> None:
    """Search for a game's positions, where none that hold are brought, or kept in the folder that is named.

    A game that is half written raises whatever its rules raise.
    """
    folder = Path(environ.get(FOLDER, ""))
    if not environ.get(FOLDER) or brings(game, BANK) or holds(game, folder):
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return  # whoever asks searches then, each time a process begins
    if not access(folder, W_OK):
        return
    from followsuit.practice.__main__ import module_of  # nobody else needs all that a search needs

    kept.keep(game, module_of(game), folder)
