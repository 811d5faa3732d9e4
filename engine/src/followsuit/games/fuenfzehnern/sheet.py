"""The score sheet of Fünfzehnern: what everybody captured, in points or in cards."""

from __future__ import annotations

from ...sheets import Sheet, closed_by
from .hand import close

SHEET = Sheet(lambda table: {"hand": {}}, closed_by(close))
