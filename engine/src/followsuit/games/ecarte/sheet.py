"""The score sheet of Écarté: a king if there was one, how the exchange ended, the tricks."""

from __future__ import annotations

from ...sheets import Sheet

SHEET = Sheet(lambda table: {"hand": {}})
