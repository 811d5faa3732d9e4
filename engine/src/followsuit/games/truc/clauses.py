"""The clauses of Truc, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "truc",
    """
    players.partners
    deck.40
    table-talk.free
    game.twelve
    rank.order
    deal.cut-offer
    deal.three
    deal.one-option
    deal.passes-right
    turn.counter-clockwise
    lead.first
    follow.none
    trick.winner
    lead.winner
    trick.draw
    lead.after-draw
    hand.stop
    hand.majority
    hand.tie
    score.one
    raise.truc
    raise.answer
    raise.retruc
    raise.retruc-who
    raise.retruc-when
    raise.retruc-answer
    score.accepted
    score.rejected
    eleven.full-deal
    eleven.choice
    eleven.three-points
    eleven.both

    ruling.partner-tie
    ruling.tie-mixed
    ruling.majority-compare
    ruling.stop-two
    ruling.one-card-hand
    ruling.answer-first
    ruling.answerer
    ruling.after-own-card
    ruling.retruc-immediate
    ruling.no-third-raise
    ruling.no-raise-at-eleven
    ruling.eleven-decline
    ruling.eleven-decider
    ruling.eleven-tap
    ruling.reject-single
    ruling.overshoot
    """,
)
