"""The clauses of Agram, in the order of its page, and our rulings."""

from __future__ import annotations

from followsuit.clauses import read_clauses

CLAUSES = read_clauses(
    "agram",
    """
    players.number
    deck.35
    deck.chief
    game.goal
    deal.six
    deal.five
    rank.high
    rank.spades
    lead.first
    lead.any
    turn.counter
    follow.suit
    follow.void
    trick.winner
    lead.winner
    score.last
    deal.winner

    ruling.match
    """,
)
