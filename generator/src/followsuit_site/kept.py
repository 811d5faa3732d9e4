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
        assert not {"\t", "\n"} & {*key, *text}, "a tab or a line end would end a text"
        self._now[key] = text
        self._changed = True

    def save(self) -> None:
        """Write what was wanted this time, and of the rest the latest. Nobody reads half a file."""
        if self.file is None or not self._changed:
            return
        self._old = dict(_first(self._old, SPARE))
        pairs = {**self._now, **self._old}
        body = "\n".join(f"{key}\t{text}" for key, text in pairs.items()).encode()
        half = self.file.with_name(f"{self.file.name}.{getpid()}")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            half.write_bytes(self._head(body) + body)
            half.replace(self.file)
        except (
            OSError
        ):  # nobody may write here, or the disk is full: then the next build works again
            half.unlink(missing_ok=True)
            return
        self._changed = False

    def _head(self, body: bytes) -> bytes:
        return f"{self.mark} {digest([body])}\n".encode()

    def _read(self) -> dict[str, str]:
        try:
            whole = self.file.read_bytes() if self.file else b""
        except OSError:
            return {}
        head, _, body = whole.partition(b"\n")
        if not whole or head + b"\n" != self._head(body):
            return {}
        pairs = (line.partition("\t") for line in body.decode().split("\n"))
        return {key: text for key, _, text in pairs}


def _first(texts: Mapping[str, str], size: int) -> Iterator[tuple[str, str]]:
    """The first of these, as many as are together no larger than that."""
    for key, text in texts.items():
        size -= len(key) + len(text)
        if size < 0:
            return
        yield key, text
