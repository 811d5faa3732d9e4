"""What games share that tell several things about a position, or nothing where all is as usual."""

from __future__ import annotations

from collections.abc import Iterable

from ..messages import Message, Row, say


def described(remarks: Iterable[Message]) -> Message | None:
    """Remarks on a position, one after the other; None if there are none."""
    each = Row.of(remarks)
    return say("setting-said", each=each) if each.items else None
