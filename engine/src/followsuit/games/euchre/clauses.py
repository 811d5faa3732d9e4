"""The clauses of Euchre, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "euchre",
    """
    players.four
    players.fewer
    deck.24
    deck.other
    game.goal
    rank.right
    rank.left
    rank.trumps
    rank.plain
    rank.next
    rank.benny
    deal.five
    deal.upcard
    deal.stub
    deal.benny
    under.hand
    under.swap
    make.order
    make.take-up
    make.discard
    make.turn-down
    make.name
    make.other-suit
    make.thrown-in
    make.stick
    make.makers
    alone.may
    alone.partner
    alone.assist
    alone.defend
    lead.first
    lead.next-in
    lead.lone
    turn.clockwise
    follow.suit
    follow.left
    follow.void
    trick.winner
    lead.winner
    score.makers
    score.march
    score.alone
    score.alone-short
    score.euchre
    score.defend
    deal.next
    game.end
    three.maker
    three.march
    three.euchre
    two.play

    ruling.discard-any
    ruling.dealer-out
    ruling.under-once
    ruling.defend-order
    ruling.most-wins
    """,
)
