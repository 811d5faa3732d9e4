"""The score of a hand of Truc: who has won it, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...fields import field, yes_no
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...table import side_names
from ...words import count
from .cards import SEATS, side_of

GOAL, EDGE = 12, 11
CARDS = 3
TRUC, RETRUC = "truc", "retruc"
WORTH = {"none": 1, TRUC: 2, RETRUC: 3}
DEALERS, OPPONENTS, DRAWN = "dealer", "opponents", "drawn"
Won = int | None  # the side that has won a trick, None for a drawn one


class Options(NamedTuple):
    """What the players agree on before the game."""

    tie_rule: str = "dealer-opponents"
    stop_when_decided: bool = False
    retruc_as_reply: str = "on-own-turn"
    raises_at_eleven: bool = False
    decline_points: int = 1


OPTIONS = (
    field(
        "tie_rule",
        "A hand with level sides goes to",
        {
            "dealer-opponents": "the dealer’s opponents",
            "first-trick-wins": "the side that won a trick first",
        },
        "ruling.majority-compare",
    ),
    yes_no("stop_when_decided", "Stop when nothing can change", "ruling.stop-two"),
    field(
        "retruc_as_reply",
        "Retruc may be called",
        {"on-own-turn": "on one’s own turn", "any-reply": "also as the answer to truc"},
        "ruling.retruc-immediate",
    ),
    yes_no("raises_at_eleven", "Raises with both sides at 11", "ruling.no-raise-at-eleven"),
    field(
        "decline_points",
        "If the side with 11 does not play",
        {n: f"the others score {n}" for n in (1, 2, 3)},
        "ruling.eleven-decline",
    ),
)


# -- who wins the hand ---------------------------------------------------------------------------


def settled(won: Sequence[Won], cards: int, dealer: int, options: Options) -> bool:
    """Whether the hand is over after these tricks (`hand.stop`)."""
    left = cards - len(won)
    if left <= 0 or max(won.count(0), won.count(1)) > cards // 2:
        return True
    if not options.stop_when_decided:
        return False
    futures = product((0, 1, None), repeat=left)
    return len({winner((*won, *future), dealer, options) for future in futures}) == 1


def winner(won: Sequence[Won], dealer: int, options: Options) -> int:
    """The side that wins the hand (`hand.majority`, `hand.tie`)."""
    ours, theirs = won.count(0), won.count(1)
    if ours != theirs:
        return 0 if ours > theirs else 1
    first = next((side for side in won if side is not None), None)
    if options.tie_rule == "first-trick-wins" and first is not None:
        return first
    return 1 - side_of(dealer)


def result(
    won: Sequence[Won], cards: int, dealer: int, options: Options, sides: Sequence[str]
) -> tuple[int, Note]:
    """The side that wins the hand, and why."""
    side = winner(won, dealer, options)
    own, other, drawn = won.count(side), won.count(1 - side), won.count(None)
    ids: tuple[str, ...]
    if own > other:
        ids = ("hand.majority",) + ("ruling.majority-compare",) * bool(drawn)
        say = f"{sides[side]} have won {count(own, 'trick')}, the others {other or 'none'}"
    elif cards == 1:
        ids, say = ("ruling.one-card-hand", "hand.tie"), "The only trick is drawn"
    else:
        ids = ("hand.tie", "ruling.majority-compare")
        say = "All three tricks are drawn" if not own else "Both sides have won a trick"
    if own > other:
        return side, Note(f"{say}: the hand is theirs.", ids)
    if options.tie_rule == "first-trick-wins" and own:
        return side, Note(f"{say}, {sides[side]} the earlier one, so the hand is theirs.", ids)
    return side, Note(f"{say}, so the hand goes to {sides[side]}, who did not deal.", ids)


def stopped(won: Sequence[Won], cards: int) -> list[Note]:
    """Why the last trick is not played, if it is not (`hand.stop`)."""
    if len(won) == cards:
        return []
    if max(won.count(0), won.count(1)) > cards // 2:
        return [Note("Two tricks are enough: the third is not played.", ("hand.stop",))]
    say = "The third trick could change nothing, so it is not played."
    return [Note(say, ("hand.stop", "ruling.stop-two"))]


# -- what it is worth ----------------------------------------------------------------------------


def at_edge(points: Sequence[int]) -> list[int]:
    """The sides that have 11."""
    return [side for side, had in enumerate(points) if had == EDGE]


def hand_line(side: int, worth: int, eleven: bool, sides: Sequence[str]) -> Line:
    """The points for winning the hand (`score.one`, `score.accepted`, `eleven.three-points`)."""
    if eleven:
        ids, why = ("eleven.three-points",), ", because a side at 11 chose to play"
    elif worth > 1:
        ids, why = ("score.accepted",), f": {RETRUC if worth == 3 else TRUC} was accepted"
    else:
        ids, why = ("score.one",), ", as any hand without raises"
    return Line(side, worth, ids, f"The hand brings {sides[side]} {count(worth, 'point')}{why}.")


def rejected_line(raised: str, side: int, sides: Sequence[str]) -> Line:
    """The points after a rejection (`score.rejected`)."""
    agreed = WORTH[raised] - 1
    was = f"{TRUC} was agreed before" if raised == RETRUC else "no raise was agreed before"
    say = f"{raised.title()} is rejected: {sides[side]} score {agreed}, since {was}."
    return Line(side, agreed, ("score.rejected",), say)


def declined_line(side: int, options: Options, sides: Sequence[str]) -> Line:
    """The points if the side with 11 does not play (`ruling.eleven-decline`)."""
    points = options.decline_points
    say = f"{sides[side]} do not play, and {sides[1 - side]} score {points}."
    return Line(1 - side, points, ("eleven.choice", "ruling.eleven-decline"), say)


def ended(points: Sequence[int], sides: Sequence[str]) -> tuple[tuple[int, ...], Note]:
    """The side that has won the game, if any has (`game.twelve`)."""
    for side, had in enumerate(points):
        if had >= GOAL:
            ids = ("game.twelve",) + ("ruling.overshoot",) * (had > GOAL)
            return (side,), Note(f"{sides[side]} have {had} points and win the game.", ids)
    say = f"Nobody has {GOAL} points yet. The unplayed cards go back unseen, and the deal passes right."
    return (), Note(say, ("game.twelve", "deal.passes-right"))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has won yet."""
    return [
        Fault(f"must be from 0 to {EDGE} before a hand", f"totals[{side}]")
        for side, had in enumerate(points)
        if had not in range(GOAL)
    ]


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """A hand's score from its tricks and raises."""
    start = case.get("totals") or [0, 0]
    faults = case_faults(case, start, options)
    if faults:
        raise BadRequest(*faults)
    sides = side_names(names, [side_of(seat) for seat in range(SEATS)])
    dealer, edge = case["dealer"], at_edge(start)
    raised, notes = case.get("raised", "none"), list[Note]()
    if case.get("declined"):
        line = declined_line(edge[0], options, sides)
    elif case.get("rejected"):
        line = rejected_line(raised, side_of(case["caller"]), sides)
    else:
        cards = case.get("cards", CARDS)
        side, note = result(_sides(case), cards, dealer, options, sides)
        notes = [*stopped(_sides(case), cards), note]
        eleven = len(edge) == 1
        line = hand_line(side, 3 if eleven else WORTH[raised], eleven, sides)
        if len(edge) == 2:
            line = line._replace(clauses=("eleven.both", *line.clauses))
    now = tuple(totals([line], start))
    winners, last = ended(now, sides)
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
        faults.append(Fault("only a side that alone has 11 may decline", "case.declined"))
    if case.get("declined") and (case.get("tricks") or case.get("rejected")):
        faults.append(Fault("a hand that is declined is not played", "case.declined"))
    if raised != "none" and (len(edge) == 1 or (edge and not options.raises_at_eleven)):
        faults.append(Fault("nobody raises with a side at 11", "case.raised"))
    if case.get("rejected") and (raised == "none" or "caller" not in case):
        faults.append(Fault("needs the raise and its caller", "case.rejected"))
    if "caller" in case and raised == "none":
        faults.append(Fault("nobody has raised", "case.caller"))
    if edge and case.get("cards") == 1:
        faults.append(Fault("with a side at 11, three cards are dealt", "case.cards"))
    return faults if case.get("declined") else [*faults, *_trick_faults(case, options)]


def _trick_faults(case: Mapping[str, Any], options: Options) -> list[Fault]:
    won, cards, dealer = _sides(case), case.get("cards", CARDS), case["dealer"]
    over = [settled(won[:number], cards, dealer, options) for number in range(len(won) + 1)]
    if case.get("rejected"):
        # The raise came while the hand was still open.
        return [Fault("the hand was over, nobody raises", "case.tricks")] if any(over) else []
    if not over[-1]:
        return [Fault("the hand is not over after these tricks", "case.tricks")]
    if any(over[:-1]):
        return [Fault(f"the hand is over after {count(over.index(True), 'trick')}", "case.tricks")]
    return []


FORMS = {
    "hand": Form(
        "A hand",
        (
            Part("dealer", "seat", "Dealer"),
            Part("tricks", "choice_list", "Trick by trick", False, (OPPONENTS, DEALERS, DRAWN)),
            Part("raised", "choice", "Highest raise", False, ("none", TRUC, RETRUC)),
            Part("rejected", "bool", "It was rejected", required=False),
            Part("caller", "seat", "Called by", required=False),
            Part("declined", "bool", "The side at 11 declines", required=False),
            Part("cards", "choice", "Cards each", False, (CARDS, 1)),
            Part("totals", "totals", "Points before the hand", required=False),
        ),
        score_hand,
    )
}


def points_case(random: Random) -> PointsCase:
    """A hand trick by trick, or ended by a rejection: what do a side have then?"""
    names = ("West", "South", "East", "North")
    sides = side_names(names, [side_of(seat) for seat in range(SEATS)])
    dealer, start = random.randrange(SEATS), [random.randrange(10), random.randrange(10)]
    case: dict[str, Any] = {"dealer": dealer, "totals": start}
    told = f"Before the hand: {sides[0]} {start[0]}, {sides[1]} {start[1]}. {names[dealer]} deals."
    if random.random() < 0.35:
        raised, caller = random.choice([TRUC, RETRUC]), random.randrange(SEATS)
        case |= {"raised": raised, "rejected": True, "caller": caller}
        first = "Truc is called and accepted. " if raised == RETRUC else ""
        told += f" {first}{names[caller]} calls {raised}, and it is rejected."
        side = random.choice([side_of(caller), side_of(caller), 1 - side_of(caller)])
    else:
        if random.random() < 0.2:
            start[random.randrange(2)] = EDGE
            told = f"Before the hand: {sides[0]} {start[0]}, {sides[1]} {start[1]}. {names[dealer]} deals."
            told += " The side with 11 plays."
        else:
            raised = random.choice(["none", TRUC, RETRUC])
            case["raised"] = raised
            told += " Nobody raises." if raised == "none" else f" {raised.title()} is accepted."
        case["tricks"] = _random_tricks(random, dealer)
        won = [sides[side] if side is not None else "nobody" for side in _sides(case)]
        each = [f"Trick {number} goes to {who}." for number, who in enumerate(won, 1)]
        told += f" {' '.join(each)}"
        side = winner(_sides(case), dealer, Options())
    prompt = f"{told} What do {sides[side]} have then?"
    slips = tuple(start[side] + gain for gain in range(4))
    return PointsCase("hand", case, {}, SEATS, side, prompt, False, slips)


def _random_tricks(random: Random, dealer: int) -> list[str]:
    case: dict[str, Any] = {"dealer": dealer, "tricks": []}
    while not settled(_sides(case), CARDS, dealer, Options()):
        case["tricks"].append(random.choice([OPPONENTS, DEALERS, DRAWN]))
    tricks: list[str] = case["tricks"]
    return tricks
