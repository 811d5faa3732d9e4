"""What one build has worked out and the next need not: texts by their keys, in files of one folder.

Each file is kept under a mark, which says what its texts were made with. A file with another mark,
one that is damaged, one of somebody else's: each is as if it were not there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from os import getpid
from pathlib import Path

SPARE = 4 << 20  # so many bytes are kept of what was not wanted this time


def digest(parts: Iterable[bytes | str]) -> str:
    """One short word for these texts, in this order."""
    made = blake2b(digest_size=20)
    for part in parts:
        whole = part.encode() if isinstance(part, str) else part
        made.update(b"%d:" % len(whole) + whole)
    return made.hexdigest()


class Kept:
    """Texts by their keys; both are JSON or plain words, without tabs and line ends."""

    def __init__(self, file: Path | None, mark: str) -> None:
        self.file, self.mark = file, mark
        self._old = self._read()
        self._now: dict[str, str] = {}
        self._changed = False

    def begin(self) -> None:
        """A new build begins, in the same process: what the last one wanted may be wanted no more."""
        self._old = {**self._now, **self._old}
        self._now = {}

    def any(self) -> bool:
        """Whether there is any text."""
        return bool(self._old or self._now)

    def get(self, key: str) -> str | None:
        """The text of a key, if there is one; it is kept for another time."""
        if key in self._now:
            return self._now[key]
        text = self._old.pop(key, None)
        if text is not None:
            self._now[key] = text
        return text

    def put(self, key: str, text: str) -> None:
        """Keep a text."""
        assert not any(end in part for part in (key, text) for end in "\t\n"), "it would end a text"
        self._now[key] = text
        self._changed = True

    def save(self) -> None:
        """Write what was wanted this time, and of the rest the latest. Nobody reads half a file."""
        if self.file is None or not self._changed:
            return
        self._old = dict(_first(self._old, SPARE))
        head = self._head(self._lines())
        half = self.file.with_name(f"{self.file.name}.{getpid()}")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with half.open("wb") as file:
                file.write(head)
                file.writelines(self._lines())
            half.replace(self.file)
        except (
            OSError
        ):  # nobody may write here, or the disk is full: then the next build works again
            half.unlink(missing_ok=True)
            return
        self._changed = False

    def _lines(self) -> Iterator[bytes]:
        """The file below its head, a line for each text: all together they may be too much for memory."""
        for key, text in {**self._now, **self._old}.items():
            yield f"{key}\t{text}\n".encode()

    def _head(self, lines: Iterable[bytes]) -> bytes:
        return f"{self.mark} {digest(lines)}\n".encode()

    def _read(self) -> dict[str, str]:
        pairs: dict[str, str] = {}

        def noted(lines: Iterable[bytes]) -> Iterator[bytes]:
            for line in lines:
                key, _, text = line.decode().removesuffix("\n").partition("\t")
                pairs[key] = text
                yield line

        if self.file is None:
            return {}
        try:
            with self.file.open("rb") as file:
                head = file.readline()
                return pairs if head == self._head(noted(file)) else {}
        except (OSError, UnicodeDecodeError):
            return {}


def _first(texts: Mapping[str, str], size: int) -> Iterator[tuple[str, str]]:
    """The first of these, as many as are together no larger than that."""
    for key, text in texts.items():
        size -= len(key) + len(text)
        if size < 0:
            return
        yield key, text
