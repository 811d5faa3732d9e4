"""The clauses of Reds, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "reds",
    """
    players.range
    deck.39
    game.nine
    game.winner
    round.order
    round.five-tricks
    rank.values
    trump.diamonds
    anti.turnup
    anti.neutral
    turnup.dead
    anti.none
    anti.none-six
    dealer.first
    deal.five
    dealer.rotate
    bid.order
    bid.range
    bid.public
    bid.free
    bid.before-exchange
    pass.schedule
    pass.exact
    pass.simultaneous
    pass.two-players
    pass.none
    lead.first
    turn.clockwise
    lead.any
    lead.winner
    follow.suit
    follow.void
    win.trump
    win.led
    win.anti-discard
    win.anti-all
    win.anti-broken
    win.anti-neutral
    score.exact
    score.nil
    score.over
    score.under
    score.nil-failed
    score.running
    game.tie
    game.short
    var.hidden
    var.partners
    var.partners-win

    ruling.winner-leads
    ruling.suits-before-values
    ruling.order-line
    ruling.neutral-off-suit
    ruling.led-anti-trump
    ruling.no-anti-trump
    ruling.cut-for-deal
    ruling.bid-total
    ruling.anti-known
    ruling.pass-at-once
    ruling.turned-cards
    ruling.left-neighbour
    ruling.tie-break-all
    ruling.team-tie
    ruling.three-teams
    ruling.hidden-when
    ruling.no-talk
    ruling.bid-word
    ruling.broken-nil
    ruling.team-nil
    """,
)
