"""The engine's own files: what a word of them says of all its answers, and whether they are what runs."""

from __future__ import annotations

import marshal
import sys
from importlib import metadata
from pathlib import Path

from .kept import digest

GAMES = "games"
NO_GAME = "no game"  # a room that no game has
_COARSE = 2 * 10**9  # nanoseconds: Python knows a changed file by the second and the size


class Rules:
    """The files of an installed engine. `begun`: when this process had read none of them yet."""

    def __init__(self, root: Path, package: str, begun: int) -> None:
        self.root, self.package, self.begun = root, package, begun
        self.files = self._listed()
        self._content = {path: digest([path.read_bytes()]) for path in self.files}

    def mark(self, room: str = "") -> str:
        """A word that changes with every file that answers about a game can come from.

        `room` is the folder of the game; without it the word changes with every file there is.
        What Python and Fluent make of the files is in it, too.
        """
        games = self.root / GAMES
        own = [
            path
            for path in self.files
            if not room
            or path.parent == games
            or not path.is_relative_to(games)
            or path.is_relative_to(games / room)
        ]
        names = (path.relative_to(self.root).as_posix() for path in own)
        return digest([_python(), *names, *(self._content[path] for path in own)])

    def _listed(self) -> list[Path]:
        """Every file of the engine but what Python itself keeps."""
        found = (path for path in self.root.rglob("*") if "__pycache__" not in path.parts)
        return sorted(path for path in found if path.is_file())

    def run_here(self) -> bool:
        """Whether this process runs these very files: none has changed since before it read any."""
        if not self.files or self._listed() != self.files:
            return False
        if any(path.stat().st_ctime_ns >= self.begun - _COARSE // 100 for path in self.files):
            return False
        known, prefix = set(self.files), f"{self.package}."
        modules = [m for name, m in sys.modules.items() if f"{name}.".startswith(prefix)]
        places = [(Path(m.__file__ or ""), Path(m.__cached__ or "")) for m in modules]
        return all(source in known and _compiled(source, kept) for source, kept in places)


def _compiled(source: Path, kept: Path) -> bool:
    """Whether Python's compiled file is of this source: an edit within a second may escape it."""
    if not kept.is_file() or kept.stat().st_ctime_ns - source.stat().st_ctime_ns > _COARSE:
        return True
    try:
        code = marshal.loads(kept.read_bytes()[16:])
    except (EOFError, ValueError, TypeError):
        return False
    return bool(code == compile(source.read_bytes(), str(source), "exec", dont_inherit=True))


def _python() -> str:
    """The Python and the Fluent that run here."""
    try:
        fluent = metadata.version("fluent.syntax")
    except metadata.PackageNotFoundError:
        fluent = ""
    return f"{sys.version} {sys.flags.optimize} {fluent}"
