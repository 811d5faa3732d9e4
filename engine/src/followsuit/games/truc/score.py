"""The score of a hand of Truc: who has won it, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...fields import choice, with_choices
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Message, Row, Seat, Side, say
from ...parts import Part
from .cards import SEATS, side_of

GOAL, EDGE = 12, 11
CARDS = 3
TRUC, RETRUC = "truc", "retruc"
WORTH = {"none": 1, TRUC: 2, RETRUC: 3}
DEALERS, OPPONENTS, DRAWN = "dealer", "opponents", "drawn"
Won = int | None  # the side that has won a trick, None for a drawn one


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    tie_rule: str = choice("dealer-opponents", "first-trick-wins", by="ruling.majority-compare")
    stop_when_decided: bool = choice(False, True, by="ruling.stop-two")
    retruc_as_reply: str = choice("on-own-turn", "any-reply", by="ruling.retruc-immediate")
    raises_at_eleven: bool = choice(False, True, by="ruling.no-raise-at-eleven")
    decline_points: int = choice(1, 2, 3, by="ruling.eleven-decline")


# -- who wins the hand ---------------------------------------------------------------------------


def settled(won: Sequence[Won], cards: int, dealer: int, options: Options) -> bool:
    """Whether the hand is over after these tricks (`hand.stop`)."""
    left = cards - len(won)
    if left <= 0 or out_of_reach(won, left):
        return True
    return options.stop_when_decided and certain(tuple(won), left, dealer, options)


def out_of_reach(won: Sequence[Won], left: int) -> bool:
    """Whether a side leads by more tricks than are left: two of its own cancel the third."""
    return abs(won.count(0) - won.count(1)) > left


@cache
def certain(won: tuple[Won, ...], left: int, dealer: int, options: Options) -> bool:
    """Whether the tricks that are left cannot change who wins the hand (`ruling.stop-two`)."""
    futures = product((0, 1, None), repeat=left)
    return len({winner((*won, *future), dealer, options) for future in futures}) == 1


def winner(won: Sequence[Won], dealer: int, options: Options) -> int:
    """The side that wins the hand (`hand.majority`, `hand.tie`)."""
    if won.count(0) != won.count(1):
        return max((0, 1), key=won.count)
    first = next((side for side in won if side is not None), None)
    if options.tie_rule == "first-trick-wins" and first is not None:
        return first
    return 1 - side_of(dealer)


def result(won: Sequence[Won], cards: int, dealer: int, options: Options) -> tuple[int, Note]:
    """The side that wins the hand, and why."""
    side = winner(won, dealer, options)
    own, other, drawn = won.count(side), won.count(1 - side), won.count(None)
    who = Side(side)
    if own > other:
        ids = ("hand.majority",) + ("ruling.majority-compare",) * bool(drawn)
        return side, Note(say("majority", side=who, tricks=own, others=other), ids)
    if cards == 1:
        only = say("only-trick-drawn", side=who)
        return side, Note(only, ("ruling.one-card-hand", "hand.tie"))
    level = "all-drawn"
    if own:
        level = "one-each-earlier" if options.tie_rule == "first-trick-wins" else "one-each"
    return side, Note(say(level, side=who), ("hand.tie", "ruling.majority-compare"))


def stopped(won: Sequence[Won], cards: int) -> list[Note]:
    """Why the last trick is not played, if it is not (`hand.stop`)."""
    left = cards - len(won)
    if not left:
        return []
    if out_of_reach(won, left):
        return [Note(say("two-enough"), ("hand.stop",))]
    return [Note(say("third-idle"), ("hand.stop", "ruling.stop-two"))]


# -- what it is worth ----------------------------------------------------------------------------


def at_edge(points: Sequence[int]) -> list[int]:
    """The sides that have 11."""
    return [side for side, had in enumerate(points) if had == EDGE]


def may_raise(points: Sequence[int], options: Options) -> bool:
    """Whether there are raises in a hand that begins so (`ruling.no-raise-at-eleven`)."""
    edge = points.count(EDGE)
    return not edge or (edge == 2 and options.raises_at_eleven)


def hand_line(side: int, worth: int, eleven: bool) -> Line:
    """The points for winning the hand (`score.one`, `score.accepted`, `eleven.three-points`)."""
    brings = {"side": Side(side), "points": worth}
    if eleven:
        return Line(side, worth, ("eleven.three-points",), say("worth-at-eleven", **brings))
    if worth > 1:
        accepted = say("worth-accepted", call=RETRUC if worth == 3 else TRUC, **brings)
        return Line(side, worth, ("score.accepted",), accepted)
    return Line(side, worth, ("score.one",), say("worth-plain", **brings))


def rejected_line(raised: str, side: int) -> Line:
    """The points after a rejection (`score.rejected`)."""
    agreed = WORTH[raised] - 1
    told = say("rejected", call=raised, side=Side(side), points=agreed)
    return Line(side, agreed, ("score.rejected",), told)


def declined_line(side: int, options: Options) -> Line:
    """The points if the side with 11 does not play (`ruling.eleven-decline`)."""
    points, others = options.decline_points, Side(1 - side)
    told = say("declined", side=Side(side), others=others, points=points)
    return Line(1 - side, points, ("eleven.choice", "ruling.eleven-decline"), told)


def ended(points: Sequence[int]) -> tuple[tuple[int, ...], Note]:
    """The side that has won the game, if any has (`game.twelve`)."""
    for side, had in enumerate(points):
        if had >= GOAL:
            ids = ("game.twelve",) + ("ruling.overshoot",) * (had > GOAL)
            return (side,), Note(say("game-won", side=Side(side), points=had), ids)
    return (), Note(say("goes-on", goal=GOAL), ("game.twelve", "deal.passes-right"))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has won yet."""
    return [
        Fault(say("within-before-hand", least=0, most=EDGE), f"totals[{side}]")
        for side, had in enumerate(points)
        if had not in range(GOAL)
    ]


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A hand's score from its tricks and raises."""
    start = case.get("totals") or [0, 0]
    faults = case_faults(case, start, options)
    if faults:
        raise BadRequest(*faults)
    dealer, edge = case["dealer"], at_edge(start)
    raised, notes = case.get("raised", "none"), list[Note]()
    if case.get("declined"):
        (side,) = edge
        line = declined_line(side, options)
    elif case.get("rejected"):
        line = rejected_line(raised, side_of(case["caller"]))
    else:
        cards = case.get("cards", CARDS)
        side, note = result(_sides(case), cards, dealer, options)
        notes = [*stopped(_sides(case), cards), note]
        eleven = len(edge) == 1
        line = hand_line(side, 3 if eleven else WORTH[raised], eleven)
        if len(edge) == 2:
            line = line._replace(clauses=("eleven.both", *line.clauses))
    now = tuple(totals([line], start))
    winners, last = ended(now)
    return Scored((line,), now, winners, (*notes, last))


def _sides(case: Mapping[str, Any]) -> list[Won]:
    """The tricks of a case by side."""
    dealers = side_of(case["dealer"])
    by_name = {DEALERS: dealers, OPPONENTS: 1 - dealers, DRAWN: None}
    return [by_name[trick] for trick in case.get("tricks") or ()]


def case_faults(case: Mapping[str, Any], start: Sequence[int], options: Options) -> list[Fault]:
    """Why there can be no such hand."""
    faults = []
    raised, edge = case.get("raised", "none"), at_edge(start)
    if case.get("declined") and len(edge) != 1:
        faults.append(Fault(say("declined-alone"), "case.declined"))
    if case.get("declined") and (case.get("tricks") or case.get("rejected")):
        faults.append(Fault(say("declined-unplayed"), "case.declined"))
    if raised != "none" and not may_raise(start, options):
        faults.append(Fault(say("raised-at-eleven"), "case.raised"))
    if case.get("rejected") and (raised == "none" or "caller" not in case):
        faults.append(Fault(say("rejected-raise"), "case.rejected"))
    if "caller" in case and raised == "none":
        faults.append(Fault(say("nobody-raised"), "case.caller"))
    if edge and case.get("cards") == 1:
        faults.append(Fault(say("full-deal-at-eleven"), "case.cards"))
    return faults if case.get("declined") else [*faults, *_trick_faults(case, options)]


def _trick_faults(case: Mapping[str, Any], options: Options) -> list[Fault]:
    won, cards, dealer = _sides(case), case.get("cards", CARDS), case["dealer"]
    over = [settled(won[:number], cards, dealer, options) for number in range(len(won) + 1)]
    if case.get("rejected"):
        # The raise came while the hand was still open.
        return [Fault(say("over-before"), "case.tricks")] if any(over) else []
    if not over[-1]:
        return [Fault(say("not-over"), "case.tricks")]
    if any(over[:-1]):
        return [Fault(say("over-after", tricks=over.index(True)), "case.tricks")]
    return []


FORMS = {
    "hand": Form(
        (
            Part("dealer", "seat"),
            Part("tricks", "choice_list", False, (OPPONENTS, DEALERS, DRAWN)),
            Part("raised", "choice", False, ("none", TRUC, RETRUC)),
            Part("rejected", "bool", required=False),
            Part("caller", "seat", required=False),
            Part("declined", "bool", required=False),
            Part("cards", "choice", False, (CARDS, 1)),
            Part("totals", "totals", required=False),
        ),
        score_hand,
    )
}


def points_case(random: Random) -> PointsCase:
    """A hand trick by trick, or ended by a rejection: what do a side have then?"""
    dealer, start = random.randrange(SEATS), [random.randrange(10), random.randrange(10)]
    case: dict[str, Any] = {"dealer": dealer, "totals": start}
    told: list[Message] = []
    if random.random() < 0.35:
        raised, caller = random.choice([TRUC, RETRUC]), random.randrange(SEATS)
        case |= {"raised": raised, "rejected": True, "caller": caller}
        told += [say("truc-before")] * (raised == RETRUC)
        told.append(say("called-and-rejected", seat=Seat(caller), call=raised))
        side = random.choice([side_of(caller), side_of(caller), 1 - side_of(caller)])
    else:
        if random.random() < 0.2:
            start[random.randrange(2)] = EDGE
            told.append(say("eleven-plays"))
        else:
            raised = random.choice(["none", TRUC, RETRUC])
            case["raised"] = raised
            told.append(say("raise-accepted", call=raised))
        case["tricks"] = _random_tricks(random, dealer)
        for number, won in enumerate(_sides(case), 1):
            to = say("trick-to-nobody") if won is None else say("trick-to", side=Side(won))
            told.append(to.but(number=number))
        best = winner(_sides(case), dealer, Options())
        side = random.choice([best, best, 1 - best])
    before = Row.of(say("side-has", side=Side(n), points=had) for n, had in enumerate(start))
    dealt = Seat(dealer)
    prompt = say("quiz-hand", before=before, dealer=dealt, told=Row.of(told), side=Side(side))
    slips = tuple(start[side] + gain for gain in range(4))
    return PointsCase("hand", case, {}, SEATS, side, prompt, False, slips)


def _random_tricks(random: Random, dealer: int) -> list[str]:
    case: dict[str, Any] = {"dealer": dealer, "tricks": []}
    while not settled(_sides(case), CARDS, dealer, Options()):
        case["tricks"].append(random.choice([OPPONENTS, DEALERS, DRAWN]))
    tricks: list[str] = case["tricks"]
    return tricks
