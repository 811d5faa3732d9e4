"""The score sheet of Reds: what everybody bid, and the tricks that everybody won."""

from __future__ import annotations

from ...sheets import Sheet
from .hand import begin

SHEET = Sheet(lambda table: {"round": {"round": table.number + 1}}, begin=begin)
