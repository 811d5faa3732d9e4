"""How Reds is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...ledger import Line
from ...order import Order, Run, place
from ...slips import Slips, slip, vary
from .cards import DIAMONDS, PACK, RANKS, SUIT, Setting, neutral, ranked
from .cards import order as right_order
from .score import A_TRICK, EXACT, NIL, points

Case = Mapping[str, Any]


def diamonds(seen: vary.Seen) -> int:
    return seen.pack.suit(DIAMONDS)


def anti(seen: vary.Seen) -> int:
    """The anti-trumps, where another suit is led."""
    own = seen.pack.suit(seen.setting.anti)
    return 0 if own >> seen.cards[0] & 1 else own


def but_diamonds(seen: vary.Seen) -> int:
    return PACK.everything & ~PACK.suit(DIAMONDS)


def but_antis(seen: vary.Seen) -> int:
    return PACK.everything & ~(0 if seen.setting.anti == "none" else PACK.suit(seen.setting.anti))


def broken(seen: vary.Seen) -> bool:
    """Whether an anti-trump is led and another suit lies on it."""
    return SUIT[seen.cards[0]] == seen.setting.anti and len({SUIT[c] for c in seen.cards}) > 1


def other_black(now: Setting) -> Setting:
    return now if now.anti == "none" else Setting(neutral(now.anti))


def without_anti(order: Order, seen: vary.Seen) -> Order:
    """An anti-trump that is led counts like any suit."""
    led = SUIT[seen.cards[0]] == seen.setting.anti
    return right_order(Setting("none"), seen.cards) if led else order


def below_trumps(order: Order, seen: vary.Seen) -> Order:
    """A discarded anti-trump beats the neutral suit led."""
    if not anti(seen):
        return order
    second = Run(order.runs[0].noun, (ranked(seen.setting.anti, "win.trump"),))
    return replace(order, runs=(order.runs[0], second, *order.runs[1:]))


def cancelled(order: Order, seen: vary.Seen) -> Order:
    """Beside an anti-trump no trump wins that is not led."""
    if broken(seen):
        left = Run(order.runs[1].noun, (ranked(seen.setting.anti, "win.anti-broken"),))
        return replace(order, runs=(order.runs[1], left))
    lies = seen.setting.anti in {SUIT[card] for card in seen.cards}
    return vary.only_suit_led(order, seen) if lies else order


def neutral_first(order: Order, seen: vary.Seen) -> Order:
    return replace(order, runs=order.runs[::-1]) if broken(seen) else order


def rank_first(order: Order, seen: vary.Seen) -> Order:
    """On an anti-trump that is led, the higher of trump and neutral card."""
    if not broken(seen):
        return order
    able = PACK.suit(DIAMONDS) | PACK.suit(neutral(seen.setting.anti))
    spot = place(PACK, [PACK.rank(rank) & able for rank in RANKS], "win.anti-neutral")
    return replace(order, runs=(Run(order.runs[0].noun, (spot,)),), ties="first")


def lowest_alone(order: Order, seen: vary.Seen) -> Order:
    """Of anti-trumps alone the lowest wins."""
    alone = {SUIT[card] for card in seen.cards} == {seen.setting.anti}
    return replace(order, runs=tuple(map(vary.turned_over, order.runs))) if alone else order


# -- bids ----------------------------------------------------------------------------------------


def without_five(line: Line) -> Line:
    return line._replace(amount=line.amount - EXACT)


def worth(clause: str, of: Callable[[int, int], int]) -> vary.Change:
    """So much for a bid and the tricks won, in the lines that rest on a clause."""

    def change(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
        bids, won = case.get("bids", [case.get("bid")]), case["tricks"]
        each = zip(lines, bids, [won] if isinstance(won, int) else won, strict=True)
        for line, bid, tricks in each:
            yield line._replace(amount=of(bid, tricks)) if clause in line.clauses else line

    return vary.together(vary.recounted("bid", change), vary.recounted("round", change))


def one_each(bid: int, won: int) -> int:
    return won


def three_each(bid: int, won: int) -> int:
    return A_TRICK * won


def less_missing(bid: int, won: int) -> int:
    return won - (bid - won)


def one_each_and_five(bid: int, won: int) -> int:
    return won + EXACT


def bids_together(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Two partners’ bids and tricks taken as one."""
    for side in range(2):
        bid, won = (sum(case[name][side::2]) for name in ("bids", "tricks"))
        own = next(line for line in lines if line.side == side)
        yield own._replace(amount=points(bid, won))


SLIPS = Slips(
    (
        slip("ace-low", "rank.values", vary.ranked(RANKS, RANKS[1:] + "A")),
        slip("ten-high", "rank.values", vary.ranked("KQJT", "TKQJ")),
        slip("suit-led-wins", "win.trump", vary.orders(vary.only_suit_led)),
        slip("highest-card-wins", "win.led", vary.orders(vary.rank_alone)),
        slip(
            "anti-over-all", "win.anti-discard ruling.order-line", vary.orders(vary.trumping(anti))
        ),
        slip(
            "anti-like-others", "win.anti-broken ruling.led-anti-trump", vary.orders(without_anti)
        ),
        slip("other-black", "anti.turnup anti.neutral", vary.setting(other_black)),
        slip("trumps-cancelled", "win.trump win.anti-discard", vary.orders(cancelled)),
        slip("anti-below-trumps", "win.anti-discard", vary.orders(below_trumps)),
        slip("neutral-over-trump", "win.anti-neutral", vary.orders(neutral_first)),
        slip("rank-over-suit", "ruling.suits-before-values", vary.orders(rank_first)),
        slip("lowest-anti-wins", "win.anti-all", vary.orders(lowest_alone)),
        slip("trumps-not-led", "lead.any", vary.bound(but_diamonds, leader=True)),
        slip("antis-not-led", "lead.any", vary.bound(but_antis, leader=True)),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip("may-trump", "follow.suit", vary.looser(diamonds, "follow.suit")),
        slip("must-beat", "follow.suit", vary.stricter(vary.beating, "follow.suit")),
        slip("must-trump", "follow.void", vary.bound(diamonds, "follow.void")),
        slip("exact-without-five", "score.exact", vary.each_line(without_five, "score.exact")),
        slip("exact-only-five", "score.exact", vary.amount("score.exact", EXACT)),
        slip("exact-one-each", "score.exact", worth("score.exact", one_each_and_five)),
        slip("nil-five", "score.nil", vary.amount("score.nil", EXACT)),
        slip("nil-nothing", "score.nil", vary.left_out("score.nil")),
        slip("over-in-full", "score.over", worth("score.over", three_each)),
        slip("over-tricks-alone", "score.over ruling.bid-word", worth("score.over", one_each)),
        slip("over-nothing", "score.over", vary.left_out("score.over")),
        slip("under-nothing", "score.under", vary.left_out("score.under")),
        slip("under-in-full", "score.under", worth("score.under", three_each)),
        slip("under-less-missing", "score.under", worth("score.under", less_missing)),
        slip(
            "broken-nil-nothing",
            "score.nil-failed ruling.broken-nil",
            vary.left_out("score.nil-failed"),
        ),
        slip(
            "broken-nil-minus-ten",
            "score.nil-failed ruling.broken-nil",
            vary.amount("score.nil-failed", -NIL),
        ),
        slip(
            "bids-together", "var.partners ruling.team-nil", vary.recounted("round", bids_together)
        ),
        slip("lead-goes-round", "lead.winner ruling.winner-leads", vary.lead_goes_round),
        slip("lead-stays", "lead.winner ruling.winner-leads", vary.lead_stays),
        slip(
            "three-each-round",
            "pass.schedule",
            vary.agreed(length="full"),
            vary.taken_as("pass", round=3),
        ),
    ),
    {
        "table": """
            players.range deck.39 game.nine round.order round.five-tricks trump.diamonds turnup.dead
            dealer.first deal.five dealer.rotate turn.clockwise game.short
            ruling.cut-for-deal ruling.turned-cards ruling.left-neighbour ruling.no-talk
        """,
        "unasked": """
            game.winner anti.none-six bid.order bid.range bid.public bid.free bid.before-exchange
            pass.exact pass.simultaneous pass.two-players pass.none lead.first
            score.running game.tie var.hidden var.partners-win
            ruling.bid-total ruling.anti-known ruling.pass-at-once
            ruling.tie-break-all ruling.team-tie ruling.three-teams ruling.hidden-when
        """,
        "same": "anti.none ruling.no-anti-trump ruling.neutral-off-suit",
    },
)
