"""The score sheet of Agram: who has won the last trick."""

from __future__ import annotations

from followsuit.sheets import Sheet

SHEET = Sheet(lambda table: {"hand": {}})
