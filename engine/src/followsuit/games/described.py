"""What games share that tell several things about a position, or nothing where all is as usual."""

from __future__ import annotations

from collections.abc import Iterable

from ..messages import Message, Row, Words, say


def described(remarks: Iterable[Message]) -> Words:
    """Remarks on a position, one after the other; no words if there are none."""
    each = Row.of(remarks)
    return say("setting-said", each=each) if each.items else ""
