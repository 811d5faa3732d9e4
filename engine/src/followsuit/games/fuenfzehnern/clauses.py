"""The clauses of Fünfzehnern, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..plain_suits import Cited

CLAUSES = read_clauses(
    "fuenfzehnern",
    """
    players.three-or-four
    deck.32
    deck.three
    score.values
    deal.eight
    lead.first
    follow.suit
    follow.void-free
    trick.winner
    lead.winner
    play.eight-tricks
    lead.bound
    lead.bound-until-out
    lead.free-after
    lead.rebound
    lead.unbeatable
    lead.unbeatable-ace
    lead.unbeatable-all-played
    zwang.holding
    zwang.declare
    zwang.ace-forced
    zwang.effect
    score.minus-fifteen
    score.hard
    game.end

    ruling.rank
    ruling.first-leader-free
    ruling.unbeatable
    ruling.bound-survives
    ruling.no-rebind-own
    ruling.zwang-no-exemption
    ruling.zwang-own-ace
    ruling.zwang-optional
    ruling.zwang-others
    ruling.three-suit
    ruling.direction
    """,
)

CITED = Cited(
    rank="ruling.rank",
    winner="trick.winner",
    lead="lead.first",
    follow="follow.suit",
    void="follow.void-free",
)
