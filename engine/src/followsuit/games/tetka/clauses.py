"""The clauses of Tëtka, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..plain_suits import Cited

CLAUSES = read_clauses(
    "tetka",
    """
    players.four
    deck.52
    object.avoid
    deal.all
    deal.bum-card
    lead.first
    turn.clockwise
    lead.winner
    follow.suit
    follow.void-free
    trick.winner
    play.thirteen
    penalty.bum-card
    penalty.tetka
    penalty.other-queen
    penalty.bum-trick
    penalty.bum-trick-map
    penalty.last-trick
    penalty.king-last-double
    penalty.most-tricks
    penalty.most-tie-suit
    penalty.most-tie-card
    penalty.cumulative
    game.four-hands
    game.orbits
    game.lowest

    ruling.bum-is-queen
    ruling.tetka-total
    ruling.tie-among-tied
    ruling.tie-none
    ruling.deal-order
    ruling.deal-passes-left
    ruling.tie-game
    """,
)
CITED = Cited(
    rank="deck.52",
    winner="trick.winner",
    lead="lead.first lead.winner",
    follow="follow.suit",
    void="follow.void-free",
)
