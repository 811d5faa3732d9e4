"""The clauses of Tute, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "tute",
    """
    players.partners
    deck.40
    game.hands
    rank.order
    points.values
    deal.ten
    deal.trump
    turn.counter-clockwise
    lead.first
    lead.winner
    trick.winner
    trick.shared-pile
    follow.suit
    follow.head
    follow.must-trump
    follow.overtrump
    follow.free
    declare.when
    declare.cuarenta
    declare.veinte
    declare.show
    declare.one-per-trick
    declare.more-veintes
    declare.cuarenta-first
    declare.tute
    score.cards
    score.cuarenta
    score.veinte
    score.last-trick
    score.higher-wins

    ruling.head-in-suit
    ruling.head-already-trumped
    ruling.undertrump
    ruling.partner-winning
    ruling.declarer-is-winner
    ruling.cuarenta-first-scope
    ruling.tute-any-time
    ruling.no-declare-after-last
    ruling.declare-optional
    ruling.tie
    ruling.match-tie
    ruling.deal-right
    ruling.first-trick-typo
    """,
)
