"""The engine's own files: what a word of them says of all its answers, and whether they are what runs."""

from __future__ import annotations

import marshal
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import metadata
from pathlib import Path
from struct import pack
from types import MappingProxyType

from followsuit import installed
from followsuit.games import MODULES, others

from .kept import digest

GAMES = "games"
NO_GAME = "no game"  # a room that no game has
_COARSE = 2 * 10**9  # nanoseconds: Python knows a changed file by the second and the size


def room_of_game(game: str) -> str:
    """The room of a game's files: a folder of the engine, or the name of what others have written."""
    return MODULES.get(game) or (f"installed-{game}" if game in others() else "")


def rooms_of_others() -> dict[str, list[Path]]:
    """The folders of the packages that bring games, by the games' rooms."""
    return {room_of_game(game): installed.folders(game) for game in others()}


class Rules:
    """The files of an installed engine, and of the packages of others that bring games, by their rooms.

    `begun`: when this process had read none of them yet.
    """

    def __init__(
        self,
        root: Path,
        package: str,
        begun: int,
        others: Mapping[str, Sequence[Path]] = MappingProxyType({}),
    ) -> None:
        self.root, self.package, self.begun, self.others = root, package, begun, others
        self.files = self._listed()
        self._content = {path: digest([path.read_bytes()]) for path in self.files}
        self._names = {path: self._name(path) for path in self.files}
        self._rooms = {path: self._rooms_of(path) for path in self.files}

    def mark(self, room: str = "") -> str:
        """A word that changes with every file that answers about a game can come from.

        `room` is that of the game; without it the word changes with every file there is.
        What Python and Fluent make of the files is in it, too.
        """
        own = [path for path in self.files if not room or self._is_used(path, room)]
        names = (self._names[path] for path in own)
        return digest([_python(), *names, *(self._content[path] for path in own), *_brought(room)])

    def _is_used(self, path: Path, room: str) -> bool:
        """Whether a game of that room may use a file."""
        rooms = self._rooms[path]
        return rooms is None or room in rooms

    def _rooms_of(self, path: Path) -> frozenset[str] | None:
        """The rooms of the games that may use a file; None if all may: all use what is of no game."""
        if not path.is_relative_to(self.root):
            users = self.others.items()
            return frozenset(
                room for room, folders in users if any(map(path.is_relative_to, folders))
            )
        games = self.root / GAMES
        inner = path.relative_to(games).parts if path.is_relative_to(games) else ()
        return frozenset(inner[:1]) if len(inner) > 1 else None

    def _name(self, path: Path) -> str:
        return path.relative_to(self.root if path.is_relative_to(self.root) else "/").as_posix()

    def _listed(self) -> list[Path]:
        """Every file but what Python itself keeps."""
        folders = [self.root, *(folder for room in self.others.values() for folder in room)]
        found = {path for folder in folders for path in folder.rglob("*")}
        return sorted(one for one in found if "__pycache__" not in one.parts and one.is_file())

    def run_here(self) -> bool:
        """Whether this process runs these very files: none has changed since before it read any."""
        if not self.files or self._listed() != self.files:
            return False
        if any(path.stat().st_ctime_ns >= self.begun - _COARSE // 100 for path in self.files):
            return False
        tops = {self.package, *(folder.name for room in self.others.values() for folder in room)}
        known, prefixes = set(self.files), tuple(f"{top}." for top in tops)
        modules = [m for name, m in sys.modules.items() if f"{name}.".startswith(prefixes)]
        places = [(Path(m.__file__ or ""), Path(m.__cached__ or "")) for m in modules]
        return all(source in known and runs_as_written(source, kept) for source, kept in places)


def runs_as_written(source: Path, kept: Path) -> bool:
    """Whether Python's compiled file is of this source: an edit within a second may escape it.

    A file for another second or size is not what runs: Python has compiled the source anew.
    """
    known = source.stat()
    if not kept.is_file() or kept.stat().st_ctime_ns - known.st_ctime_ns > _COARSE:
        return True
    compiled = kept.read_bytes()
    by_content = any(compiled[4:8])
    if not by_content and compiled[8:16] != pack("<II", int(known.st_mtime), known.st_size):
        return True
    try:
        code = marshal.loads(compiled[16:])
    except (EOFError, ValueError, TypeError):
        return False
    return bool(code == compile(source.read_bytes(), str(source), "exec", dont_inherit=True))


def _brought(room: str) -> list[str]:
    """The games that other packages bring, where an answer may be about all games."""
    found = installed.found()
    return [] if room else [*found.games, *map(str, found.wrong)]


@cache
def _python() -> str:
    """The Python and the Fluent that run here."""
    try:
        fluent = metadata.version("fluent.syntax")
    except metadata.PackageNotFoundError:
        fluent = ""
    return f"{sys.version} {sys.flags.optimize} {fluent}"
