"""The score sheet of Truc: the tricks of a hand and its raises, or that a side with 11 declines."""

from __future__ import annotations

from ...sheets import Sheet
from .hand import tell_fixed

SHEET = Sheet(lambda table: {"hand": {}}, begin=tell_fixed)
