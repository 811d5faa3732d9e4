"""How Fünfzehnern is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...actions import Action
from ...decisions import Decision, Moment, Play
from ...duty import Link
from ...ledger import Line
from ...messages import say
from ...order import Order, Run, place
from ...slips import Change, Slips, slip, vary
from .cards import ACES, OF_SUIT, PACK, QUEENS, SUITS, of_rank, suit_of
from .hand import Zwang, allowed_leads
from .score import PAR

Case = Mapping[str, Any]


def hearts(seen: vary.Seen) -> int:
    return seen.pack.suit("H")


def counting(seen: vary.Seen) -> int:
    """The cards that count points."""
    return seen.pack.everything & ~(seen.pack.rank("9") | seen.pack.rank("8") | seen.pack.rank("7"))


def aces_win(order: Order, seen: vary.Seen) -> Order:
    """The first ace wins, whatever its suit."""
    return replace(order, runs=(run_of(ACES, order), *order.runs), ties="first")


def run_of(cards: int, order: Order) -> Run:
    return Run(order.runs[0].noun, (place(order.pack, [cards], order.across),))


# -- zwang ---------------------------------------------------------------------------------------


def ace_to_queen(seen: vary.Seen) -> int:
    """The ace of the suit where a queen is led."""
    led = seen.cards[0]
    return ACES & OF_SUIT[suit_of(led)] if QUEENS >> led & 1 else 0


def queen_wins(order: Order, seen: vary.Seen) -> Order:
    """The queen of a zwang wins."""
    if not seen.setting.zwang:
        return order
    return replace(order, runs=(run_of(1 << seen.cards[0], order), *order.runs))


def others_free(seen: vary.Seen, chain: Sequence[Link]) -> list[Link]:
    """After a zwang nobody must follow but with the ace."""
    return [link for link in chain if not (seen.setting.zwang and "follow.suit" in link.clauses)]


def zwang_with(lead: str, fits: Callable[[str, str], bool]) -> Change:
    """Zwang with a card of this rank where it fits the ranks of its suit in hand and those gone."""

    def change(moment: Moment, decide: vary.Decide) -> Decision:
        decision, setting = decide(moment), moment.setting
        if not isinstance(decision, Play) or setting.zwang:
            return decision
        may, more = allowed_leads(setting, moment["hand"]), []
        for suit in SUITS:
            card = of_rank(lead, suit)
            if may >> card.card & 1 and fits(
                ranks(moment["hand"], suit), ranks(setting.gone, suit)
            ):
                code = f"zwang {PACK.codes[card.card]}"
                more.append(Action(code, say("lead-zwang", card=card), (), Zwang(card.card)))
        decision.extra = [*decision.extra, *more]
        return decision

    return vary.choices("lead", change)


def ranks(cards: int, suit: str) -> str:
    """The ranks of a suit among some cards."""
    return "".join(card.rank for card in PACK.of(cards & OF_SUIT[suit]))


def king_for_queen(held: str, gone: str) -> bool:
    return "K" in held and "Q" in held and "A" not in held + gone


def beside_ace(held: str, gone: str) -> bool:
    return "K" in held and "A" in held


def without_king(held: str, gone: str) -> bool:
    return "A" not in held + gone and "K" not in held + gone


# -- the lead ------------------------------------------------------------------------------------


def allowing(cards: Callable[[int, int], int]) -> Callable[[vary.Seen, Sequence[Link]], list[Link]]:
    """A bound leader who may lead other cards: told by those of the suit, and all that he may."""

    def change(seen: vary.Seen, chain: Sequence[Link]) -> list[Link]:
        suit = OF_SUIT.get(seen.setting.bound, 0)
        return [
            link._replace(allows=cards(suit, link.allows)) if "lead.bound" in link.clauses else link
            for link in chain
        ]

    return change


def suit_alone(suit: int, allowed: int) -> int:
    return suit


def suit_or_ace(suit: int, allowed: int) -> int:
    return suit | allowed & ACES


def suit_or_no_ace(suit: int, allowed: int) -> int:
    return suit | allowed & ~ACES


def suit_or_any_ace_or_king(suit: int, allowed: int) -> int:
    return suit | ACES | PACK.rank("K")


# -- points --------------------------------------------------------------------------------------


def whole(line: Line) -> Line:
    return line._replace(amount=line.amount + PAR)


def from_ten(line: Line) -> Line:
    return line._replace(amount=line.amount + PAR - 10)


def nothing_below(line: Line) -> Line | None:
    return None if line.amount < 0 else line


def worth_less(named: str, less: int) -> Callable[[Case, Sequence[Line]], Iterator[Line]]:
    """Cards of some ranks worth so much less."""
    fewer = sum(PACK.rank(rank) for rank in named)

    def change(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
        lost = less * sum(fewer >> card & 1 for card in case["cards"])
        for line in lines:
            yield line._replace(amount=line.amount - lost)

    return change


SLIPS = Slips(
    (
        slip("ten-high", "ruling.rank", vary.ranked("KQJT", "TKQJ")),
        slip("ten-low", "ruling.rank", vary.ranked("T987", "987T")),
        slip("ace-low", "ruling.rank", vary.ranked("AKQJT987", "KQJT987A")),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip("aces-always-win", "trick.winner", vary.orders(aces_win)),
        slip("hearts-trumps", "trick.winner", vary.orders(vary.trumping(hearts))),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip("must-beat", "follow.suit", vary.stricter(vary.beating, "follow.suit")),
        slip("must-throw-counting", "follow.void-free", vary.bound(counting, "follow.void-free")),
        slip("ace-may-stay", "zwang.ace-forced", vary.unbound("zwang.ace-forced")),
        slip("queen-forces-ace", "ruling.zwang-optional", vary.bound(ace_to_queen)),
        slip("zwang-forces-ace-alone", "ruling.zwang-others", vary.duties(others_free)),
        slip("zwang-queen-wins", "zwang.effect", vary.orders(queen_wins)),
        slip("zwang-leads-king", "zwang.declare", zwang_with("K", king_for_queen)),
        slip("zwang-without-king", "zwang.holding", zwang_with("Q", without_king)),
        slip("zwang-beside-ace", "ruling.zwang-own-ace", zwang_with("Q", beside_ace)),
        slip("zwang-frees-lead", "ruling.zwang-no-exemption", vary.agreed(zwang_frees_lead=True)),
        slip("any-lead", "lead.bound", vary.unbound("lead.bound", leader=True)),
        slip("only-the-suit", "lead.unbeatable", vary.duties(allowing(suit_alone), leader=True)),
        slip("no-aces", "lead.unbeatable-ace", vary.duties(allowing(suit_or_no_ace), leader=True)),
        slip(
            "only-aces",
            "lead.unbeatable-all-played",
            vary.duties(allowing(suit_or_ace), leader=True),
        ),
        slip(
            "kings-unbeatable",
            "lead.unbeatable-all-played",
            vary.duties(allowing(suit_or_any_ace_or_king), leader=True),
        ),
        slip("own-cards-do-not-count", "ruling.unbeatable", vary.agreed(unbeatable="played-only")),
        slip(
            "not-less-fifteen", "score.minus-fifteen", vary.each_line(whole, "score.minus-fifteen")
        ),
        slip("less-ten", "score.minus-fifteen", vary.each_line(from_ten, "score.minus-fifteen")),
        slip("other-way-round", "score.hard", vary.times("score.hard", -1)),
        slip("nothing-below", "score.hard", vary.each_line(nothing_below, "score.hard")),
        slip("tens-free", "score.values", vary.recounted("pile", worth_less("T", 1))),
        slip("values-from-four", "score.values", vary.recounted("pile", worth_less("AKQJT", 1))),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
        slip("lead-stays", "lead.winner", vary.lead_stays),
    ),
    {
        "table": """
            players.three-or-four deck.32 deck.three deal.eight play.eight-tricks
            ruling.three-suit ruling.direction
        """,
        "unasked": """
            lead.first lead.rebound game.end ruling.first-leader-free ruling.bound-survives
            ruling.no-rebind-own
        """,
        "same": "lead.bound-until-out lead.free-after",
    },
)
