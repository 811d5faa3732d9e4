"""How Agram is misread."""

from __future__ import annotations

from followsuit.slips import Slips, slip, vary

from .cards import Setting


def hearts(seen: vary.Seen) -> int:
    return seen.pack.suit("H")


def spades(seen: vary.Seen) -> int:
    return seen.pack.suit("S")


def with_an_ace(setting: Setting, suit: str) -> bool:
    return suit != "S"


SLIPS = Slips(
    (
        slip("ace-low", "rank.high", vary.ranked("AT9876543", "T9876543A", with_an_ace)),
        slip("nine-over-ten", "rank.high", vary.ranked("T9", "9T")),
        slip("three-high", "rank.high", vary.ranked("AT9876543", "3AT987654", with_an_ace)),
        slip("low-wins", "trick.winner", vary.orders(vary.reversed_order)),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip("hearts-trumps", "trick.winner", vary.orders(vary.trumping(hearts))),
        slip("spades-trumps", "trick.winner", vary.orders(vary.trumping(spades))),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip("must-beat", "follow.suit", vary.stricter(vary.beating, "follow.suit")),
        slip("must-play-spades", "follow.void", vary.bound(spades, "follow.void")),
        slip("two-points", "score.last", vary.amount("score.last", 2)),
        slip("last-worthless", "score.last", vary.left_out("score.last")),
    ),
    {
        "table": "players.number deck.35 deck.chief deal.six deal.five turn.counter",
        "unasked": "game.goal lead.first lead.any deal.winner ruling.match",
        "same": "rank.spades",
    },
)
