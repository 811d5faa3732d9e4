"""The clauses of Tyzicha, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "tyzicha",
    """
    players.three
    deck.24
    game.1001
    rank.order
    score.card-values
    score.marriage-values
    deal.seven
    deal.passes-left
    bid.first
    bid.open-110
    bid.raise-ten
    bid.pass-out
    bid.end
    bid.forced
    bid.forced-choice
    widow.show
    widow.give
    widow.raise
    widow.concede
    forced100.hidden
    forced100.no-raise
    forced100.concede
    lead.declarer
    lead.winner
    follow.suit
    follow.must-trump
    follow.free
    follow.head
    trick.winner
    trump.none-at-start
    marriage.reveal
    marriage.lead
    marriage.trump
    marriage.repeat
    score.made
    score.made-amount
    score.broken
    score.opponents
    game.cap
    game.finish-as-declarer

    ruling.exceeds
    ruling.opponents-score
    ruling.order
    ruling.no-rounding
    ruling.first-trick-marriage
    ruling.marriage-needs-trick
    ruling.undertrump
    ruling.no-trump-void
    ruling.immediate-trump
    ruling.one-marriage-per-lead
    ruling.raise-once
    ruling.bid-limit
    ruling.concede-contract
    ruling.cap-scope
    ruling.dealer-can-be-declarer
    ruling.negative
    """,
)
