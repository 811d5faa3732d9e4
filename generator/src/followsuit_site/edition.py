"""The mark of an edition, in the addresses of the scripts and sheets that keep their names from edition to edition.

A browser may take such a file from its own cache, which holds that of the edition before: its script then asks for
parts that have gone. By another mark it is another file; and when a page that is open turns to one with another mark, that
one is opened anew (`assets/theme.js`).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

from .book import ASSETS

_NAMED = re.compile(rf"""\b{ASSETS}/(?:[\w-]+/)?[a-z]+\.(?:css|js)(?=["' >])""")


def mark(files: Iterable[tuple[str, Path]]) -> str:
    """What tells one set of files, each with its address, from another: eight signs; nothing where there are none."""
    known = hashlib.sha256()
    found = [*files]
    for uri, path in found:
        known.update(f"{uri}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return known.hexdigest()[:8] if found else ""


def marked(html: str, mark: str) -> str:
    """A page that asks for the files of its edition.

    >>> marked('<link href="../assets/followsuit/print.css"> <script src=assets/followsuit/de/followsuit.js>', "1f")
    '<link href="../assets/followsuit/print.css?1f"> <script src=assets/followsuit/de/followsuit.js?1f>'
    """
    return _NAMED.sub(rf"\g<0>?{mark}", html) if mark else html
