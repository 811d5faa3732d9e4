"""How often garbage is looked for: seldom, since a book is a million objects that stay until it is built."""

from __future__ import annotations

import gc

# So many new objects before the young are looked through, so often before those that are older, and the oldest.
SELDOM = (50_000, 20, 100)


def seldom() -> None:
    """Look for garbage less often in this process, and in those that it begins. An eighth of a build is spared."""
    gc.set_threshold(*SELDOM)
