"""The score sheet of Tyzicha: the contract, what everybody collected, and the marriages shown."""

from __future__ import annotations

from ...sheets import Sheet

SHEET = Sheet(lambda table: {"hand": {}})
