"""The clauses of Twenty-Five, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "twenty-five",
    """
    players.range
    deck.52
    teams.solo
    teams.even-pairs
    teams.nine
    teams.seating
    game.25
    deal.five
    deal.upcard
    deal.stub-dead
    rank.plain-red
    rank.plain-black
    rank.five-best
    rank.jack-second
    rank.ace-hearts-third
    rank.trump-ace-fourth
    rank.trump-rest
    rob.holder
    rob.discard
    rob.not-ace-hearts
    rob.optional
    rob.deadline
    lead.first
    turn.clockwise
    lead.winner
    follow.or-ruff
    follow.void-free
    follow.trump-lead
    follow.top-trump-exempt
    follow.top-never-forced
    trick.winner
    score.five
    deal.next
    game.stop

    ruling.exempt-absolute
    ruling.top-plus-lower
    ruling.ace-hearts-led
    ruling.ace-hearts-not-heart
    ruling.ruff-any-trump
    ruling.upcard-ace
    ruling.rob-discard-any
    ruling.rob-order
    ruling.no-joker
    ruling.player-limits
    ruling.team-shape
    ruling.no-overrun
    ruling.plain-five-heart
    """,
)
