"""What a site copies that is made before any book is read: the wheel holds it, a checkout builds it."""

from __future__ import annotations

from pathlib import Path

WIDGETS, RUNTIME = "widgets", "runtime"
PACKED = Path(__file__).parent / "built"


def folder(kind: str, given: str, root: Path) -> Path:
    """The folder of the `widgets` or the `runtime`: as given relative to `root`, else the wheel's own.

    An editable installation has none of its own: then it is the one that the scripts build.
    """
    if given:
        return root / given
    own = PACKED / kind
    return own if own.is_dir() else root / "build" / kind
