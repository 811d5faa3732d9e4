"""The clauses of Hearts, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "hearts",
    """
    players.range
    deck.52
    rank.high
    deck.three
    deck.four
    deck.five
    deck.six
    game.aim
    deal.all
    deal.next
    pass.three
    pass.blind
    pass.left
    pass.right
    pass.across
    pass.hold
    pass.odd
    pass.again
    lead.holder
    lead.club
    turn.clockwise
    follow.suit
    follow.void
    first.no-points
    first.only-points
    trick.winner
    lead.winner
    play.all-tricks
    lead.no-heart
    lead.broken
    lead.only-hearts
    lead.queen
    score.heart
    score.queen
    moon.shoot
    moon.choice
    moon.others
    moon.own
    game.end
    game.lowest
    variant.fifty
    variant.passing
    variant.count
    variant.opening
    variant.first
    variant.breaking
    variant.no-queen
    variant.jack
    variant.settled

    ruling.six-removed
    ruling.pass-any
    ruling.lowest-club
    ruling.first-spade
    ruling.queen-and-hearts
    ruling.jack-apart
    ruling.any-settlement
    ruling.tie
    """,
)
