"""The clauses of Reversis, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..plain_suits import Cited

CLAUSES = read_clauses(
    "reversis",
    """
    players.four
    deck.48
    chips.start
    ante.first
    deal.eleven
    deal.passes-left
    ante.later
    exchange.dealer
    exchange.swap
    exchange.blind
    exchange.peek
    exchange.talon
    lead.first
    follow.suit
    follow.void-free
    trick.winner
    lead.winner
    end.eleven
    pay.immediate
    pay.ace-offsuit
    pay.ace-forced
    pay.ace-diamonds
    pay.ace-led
    quinola.is-jh
    quinola.offsuit-pay
    quinola.offsuit-pot
    quinola.forced-leader
    quinola.forced-others
    quinola.forced-remise
    quinola.led
    remise.first
    remise.later
    quinola.new-pot
    remise.reset
    points.values
    party.winner
    party.loser
    party.tie-tricks
    party.tie-seat
    party.amount
    party.double-across
    pay.claim
    reversis.undertaken
    reversis.refund
    reversis.no-more-side
    reversis.made-pay
    reversis.made-pot
    reversis.broken-pay
    reversis.broken-first-only
    reversis.broken-remise
    reversis.broken-by-quinola
    espagnolette.holding
    espagnolette.undertake
    espagnolette.last-two
    espagnolette.not-by-following
    espagnolette.wins-party
    espagnolette.side
    espagnolette.fail-party
    espagnolette.fail-return
    espagnolette.fail-pot
    espagnolette.vs-made
    espagnolette.break
    game.end

    ruling.loser-is-most
    ruling.tie-favours
    ruling.face-down-three
    ruling.misere-is-remise
    ruling.espagnolette-definition
    ruling.forced-any
    ruling.forced-winner-irrelevant
    ruling.exchange-order
    ruling.quinola-discardable
    ruling.talon-values
    ruling.new-pot-timing
    ruling.remise-after-partial
    ruling.remise-amount-time
    ruling.pots-left
    ruling.led-quinola-remise
    ruling.claim-phase
    ruling.reversis-no-party
    ruling.refund-scope
    ruling.pot-after-refund
    ruling.broken-by-quinola-which
    ruling.espagnolette-eligibility
    ruling.espagnolette-automatic
    ruling.espagnolette-already-won
    ruling.espagnolette-offsuit
    ruling.espagnolette-fail-winner
    ruling.fail-double-total
    ruling.broken-overrides-espagnolette
    ruling.chips-debt
    ruling.no-bids
    """,
)
CITED = Cited(
    rank="deck.48",
    winner="trick.winner",
    lead="lead.first lead.winner",
    follow="follow.suit",
    void="follow.void-free",
)
