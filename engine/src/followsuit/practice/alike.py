"""Who answers as the game does, since nothing of what is asked is misread: most readers, most questions."""

from __future__ import annotations

from ..game import Game
from ..quiz.action import choose_alike
from ..slips import misread
from .spots import Row, Spot, answered


def row(game: Game, spot: Spot) -> Row:
    """What every misreading answers in a position, as `spots.row` tells it, in less time."""
    return answered(game, spot, readers_of(game, spot))


def readers_of(game: Game, spot: Spot) -> list[Game]:
    """The game of each misreading; the game itself where it is the same in all that is asked of it."""
    each = (one.game for one in misread(game))
    return [game if _alike(game, other, spot) else other for other in each]


def _alike(game: Game, other: Game, spot: Spot) -> bool:
    match spot.kind:
        case "points":
            return _count_alike(game, other, spot.about.form)
        case "action":
            return choose_alike(game, other)
        case "claims":
            return all(_alike(game, other, claim.spot) for claim in spot.about)
    return other.trick is game.trick


def _count_alike(game: Game, other: Game, form: str) -> bool:
    same = other.options is game.options and other.match is game.match
    return same and other.forms[form] is game.forms[form]
