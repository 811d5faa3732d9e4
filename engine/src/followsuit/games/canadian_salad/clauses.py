"""The clauses of Canadian Salad, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..plain_suits import Cited

CLAUSES = read_clauses(
    "canadian-salad",
    """
    players.range
    deck.52
    deck.three
    deck.four
    deck.five
    deck.six
    deal.all
    lead.first
    lead.winner
    follow.suit
    follow.void-free
    trick.winner
    play.all-tricks
    hand1.tricks
    hand2.hearts
    hand3.queens
    hand4.king-spades
    hand5.last-trick
    hand6.all
    score.after-hand
    game.six
    game.lowest

    ruling.six-removed
    ruling.cumulative
    ruling.no-lead-limits
    ruling.no-early-stop
    ruling.first-dealer
    ruling.tie
    ruling.no-shoot
    """,
)
CITED = Cited(
    rank="deck.52",
    winner="trick.winner",
    lead="lead.first lead.winner ruling.no-lead-limits",
    follow="follow.suit",
    void="follow.void-free",
)
