"""The clauses of Schafkopf, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..queens_and_jacks import Cited

CLAUSES = read_clauses(
    "schafkopf",
    """
    players.three
    deck.32
    rank.queens-jacks-trump
    rank.qj-suit-order
    rank.diamonds-trump
    rank.trump-list
    rank.plain
    score.card-values
    deal.packets
    deal.hand-size
    widow.order
    widow.take-or-pass
    widow.declarer
    widow.discard-two
    widow.none-least
    lead.first
    lead.winner
    follow.suit
    follow.void-free
    follow.qj-not-in-suit
    trick.winner
    score.win-61
    score.schneider
    score.schwarz
    score.lose-60
    score.schneidered
    score.schwarzed
    least.solo
    least.fewest
    least.zero
    least.tie-two
    least.tie-three
    least.all-120
    game.fixed-deals
    game.winner

    ruling.discards-count
    ruling.schwarz-win
    ruling.schwarz-loss
    ruling.schneider-loss-total
    ruling.discard-free
    ruling.least-widow
    ruling.least-tie
    ruling.least-zero-alone
    ruling.one-offer
    ruling.defenders-no-score
    """,
)
CITED = Cited(
    turncoats="rank.queens-jacks-trump",
    suits="rank.qj-suit-order",
    above="rank.trump-list",
    diamonds="rank.diamonds-trump",
    plain="rank.plain",
    trump_wins="trick.winner",
    plain_wins="trick.winner",
    lead="lead.first lead.winner",
    follow="follow.suit",
    follow_trump="follow.suit rank.trump-list",
    not_suit="follow.qj-not-in-suit",
    void="follow.void-free",
    values="score.card-values",
    next_lead="lead.winner",
)
