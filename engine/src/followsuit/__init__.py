"""Follow Suit's rules engine: every rule of the book as code, every verdict with its clauses."""

from __future__ import annotations

from .asking import ask
from .errors import BadRequest, Fault, FollowSuitError, IllegalAction, UnknownName
from .match import Match

__all__ = [
    "BadRequest",
    "Fault",
    "FollowSuitError",
    "IllegalAction",
    "Match",
    "UnknownName",
    "ask",
]
__version__ = "0.1.0"
