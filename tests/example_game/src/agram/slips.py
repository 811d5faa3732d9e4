"""How Agram is misread."""

from __future__ import annotations

from followsuit.slips import Slips, slip
from followsuit.slips.vary import (
    Seen,
    amount,
    bound,
    lead_goes_round,
    left_out,
    orders,
    rank_alone,
    ranked,
    reversed_order,
    stricter,
    trumping,
    unbound,
)

from .cards import Setting


def beating(seen: Seen) -> int:
    return seen.beating


def hearts(seen: Seen) -> int:
    return seen.pack.suit("H")


def spades(seen: Seen) -> int:
    return seen.pack.suit("S")


def with_an_ace(setting: Setting, suit: str) -> bool:
    return suit != "S"


SLIPS = Slips(
    (
        slip("ace-low", "rank.high", ranked("AT9876543", "T9876543A", with_an_ace)),
        slip("nine-over-ten", "rank.high", ranked("T9", "9T")),
        slip("three-high", "rank.high", ranked("AT9876543", "3AT987654", with_an_ace)),
        slip("low-wins", "trick.winner", orders(reversed_order)),
        slip("highest-card-wins", "trick.winner", orders(rank_alone)),
        slip("hearts-trumps", "trick.winner", orders(trumping(hearts))),
        slip("spades-trumps", "trick.winner", orders(trumping(spades))),
        slip("lead-goes-round", "lead.winner", lead_goes_round),
        slip("any-card", "follow.suit", unbound("follow.suit")),
        slip("must-beat", "follow.suit", stricter(beating, "follow.suit")),
        slip("must-play-spades", "follow.void", bound(spades, "follow.void")),
        slip("two-points", "score.last", amount("score.last", 2)),
        slip("last-worthless", "score.last", left_out("score.last")),
    ),
    {
        "table": "players.number deck.35 deck.chief deal.six deal.five turn.counter",
        "unasked": "game.goal lead.first lead.any deal.winner ruling.match",
        "same": "rank.spades",
    },
)
