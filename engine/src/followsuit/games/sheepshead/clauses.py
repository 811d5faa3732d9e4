"""The clauses of Sheepshead, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..queens_and_jacks import Cited

CLAUSES = read_clauses(
    "sheepshead",
    """
    players.five
    deck.32
    trump.set
    trump.order
    plain.order
    points.values
    deal.six
    deal.rotate
    bid.order
    bid.first-wins
    bid.all-pass
    partner.jd
    partner.secret
    partner.in-blind
    call.condition
    call.target
    call.limit
    call.before-look
    call.announced
    call.optional
    alone.declare
    discard.two
    discard.count
    discard.blitz-queens
    lead.bidder
    lead.winner
    follow.suit
    follow.trump-suit
    follow.void
    win.trump
    win.plain
    make.61
    make.opposition
    make.solo
    score.partner-make
    score.partner-miss
    score.solo-make
    score.solo-miss
    score.zero-sum
    double.each
    double.voluntary
    double.blitz
    double.schmaltz
    double.blitz-time
    double.alone
    double.crack
    double.crack-once
    double.recrack
    double.no-schneider
    double.no-trick
    double.after-leaster
    leaster.lead
    leaster.rules
    leaster.blind
    leaster.winner
    leaster.tie
    leaster.score
    double.none-leaster
    end.free
    end.limit
    end.limit-first
    end.limit-margin
    end.limit-tie

    ruling.card-table
    ruling.winner-leads
    ruling.bidder-leads
    ruling.call-forced
    ruling.silent-solo
    ruling.jack-from-centre
    ruling.alone-any-hand
    ruling.discard-free
    ruling.discards-without-trick
    ruling.doublers-multiply
    ruling.schneider-border
    ruling.crack-after-pass
    ruling.one-crack
    ruling.partner-no-recrack
    ruling.unknown-opposition
    ruling.announcement-order
    ruling.own-queens
    ruling.alone-stacks
    ruling.centre-claimed
    ruling.any-trump-trick
    ruling.no-trick-loses
    ruling.shared-leaster
    ruling.thumb-rule
    ruling.one-leaster-doubler
    ruling.limit-formula
    ruling.limit-tie
    ruling.level-leaders
    ruling.team-of-one
    ruling.no-misdeal
    """,
)
CITED = Cited(
    turncoats="trump.set",
    suits="trump.order",
    above="trump.order ruling.card-table",
    diamonds="trump.order trump.set",
    plain="plain.order",
    trump_wins="win.trump",
    plain_wins="win.plain",
    lead="lead.bidder lead.winner leaster.lead",
    follow="follow.suit",
    follow_trump="follow.suit follow.trump-suit",
    not_suit="follow.trump-suit",
    void="follow.void",
    values="points.values",
    next_lead="lead.winner ruling.winner-leads",
)
