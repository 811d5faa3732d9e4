"""The score of Tute: cards, declarations, the last trick; then hands won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...table import side_names
from ...words import count, mark, spelled
from .cards import PACK, SEATS, WORTH, in_words, worth
from .options import Options

SIDES, SIDE_OF, TRICKS = 2, (0, 1, 0, 1), 10
FORTY, TWENTY, LAST = 40, 20, 10
BY_TUTE = ("declare.tute", "ruling.tute-any-time")
ALL_POINTS = sum(WORTH)


def sides(players: int, options: Options) -> tuple[int, ...]:
    """Partners sit opposite (`players.partners`)."""
    return SIDE_OF


# -- a hand --------------------------------------------------------------------------------------


def counted(
    cards: Sequence[int],
    last: int,
    forty: int | None,
    twenties: Sequence[int],
    names: Sequence[str],
) -> list[Line]:
    """What each side has, line by line.

    `cards` are card points by side; `last`, `forty` and `twenties` are the seats that won the last
    trick and that declared.
    """
    called = side_names(names, SIDE_OF)
    lines = []
    for side, points in enumerate(cards):
        say = f"{called[side]} have {count(points, 'point')} in their pile."
        lines.append(Line(side, points, ("score.cards", "points.values"), say))
        if forty is not None and SIDE_OF[forty] == side:
            say = f"{names[forty]} has declared las cuarenta: {FORTY}."
            lines.append(Line(side, FORTY, ("score.cuarenta",), say))
        for seat in twenties:
            if SIDE_OF[seat] == side:
                say = f"{names[seat]} has declared las veinte: {TWENTY}."
                lines.append(Line(side, TWENTY, ("score.veinte",), say))
        if SIDE_OF[last] == side:
            say = f"{names[last]} has won the last trick: {LAST}."
            lines.append(Line(side, LAST, ("score.last-trick",), say))
    return lines


def compared(
    lines: Sequence[Line], last: int, options: Options, names: Sequence[str]
) -> tuple[int | None, Note]:
    """The side that wins the hand, None if it is drawn (`score.higher-wins`)."""
    called = side_names(names, SIDE_OF)
    have = totals(lines, [0] * SIDES)
    best = 0 if have[0] >= have[1] else 1
    if have[0] != have[1]:
        say = f"{called[best]} have {have[best]} against {have[1 - best]} and win the hand."
        return best, Note(say, ("score.higher-wins",))
    if options.tie == "drawn":
        return None, Note(f"Both sides have {have[0]}: nobody wins the hand.", ("ruling.tie",))
    best = SIDE_OF[last]
    say = f"Both sides have {have[0]}. {called[best]} took the last trick and win the hand."
    return best, Note(say, ("ruling.tie",))


OUTCOME = (
    Part("card_points", "ints", "Card points in the pile of each side"),
    Part("sums", "ints", "Those with declarations and the last trick"),
    Part("tute", "seat", "Who won the hand by showing four kings"),
)


def came_to(cards: Sequence[int], lines: Sequence[Line]) -> dict[str, Any]:
    """What a hand that was counted came to (`OUTCOME`)."""
    return {"card_points": cards, "sums": totals(lines, [0] * SIDES)}


def tute(seat: int, names: Sequence[str], clauses: tuple[str, ...]) -> Line:
    """A hand won by showing four kings (`declare.tute`)."""
    called = side_names(names, SIDE_OF)
    say = f"{names[seat]} has declared tute, so {called[SIDE_OF[seat]]} win the hand at once."
    return Line(SIDE_OF[seat], 1, clauses, say)


# -- a game --------------------------------------------------------------------------------------


def decided(
    won: Sequence[int], options: Options, names: Sequence[str]
) -> tuple[tuple[int, ...], Note]:
    """Who has won after the last hand (`game.hands`, `ruling.match-tie`)."""
    called = side_names(names, SIDE_OF)
    best = 0 if won[0] >= won[1] else 1
    if won[0] == won[1]:
        say = f"Both sides have won {count(won[0], 'hand')}: the game ends level."
        return (0, 1), Note(say, ("ruling.match-tie", "game.hands", "common.ruling.tied-game"))
    head = f"All {spelled(options.hands)} hands are played. " if options.hands > 1 else ""
    say = f"{head}{called[best]} have won {won[best]} of {options.hands} and win the game."
    return (best,), Note(say, ("game.hands",))


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """A hand’s points from piles, declarations and the last trick; or a hand won by a tute."""
    faults = tute_faults(case) if "tute" in case else hand_faults(case)
    if faults:
        raise BadRequest(*faults)
    if "tute" in case:
        won = tute(case["tute"], names, BY_TUTE)
        return Scored(
            (),
            (0,) * SIDES,
            (SIDE_OF[case["tute"]],),
            (Note(won.say, won.clauses),),
            outcome={"tute": case["tute"]},
        )
    cards = case["points"] if "points" in case else [worth(pile) for pile in case["cards"]]
    last = case["last"]
    lines = counted(cards, last, case.get("cuarenta"), case.get("veintes") or (), names)
    side, note = compared(lines, last, options, names)
    best = () if side is None else (side,)
    found = came_to(cards, lines)
    return Scored(tuple(lines), tuple(found["sums"]), best, (note,), outcome=found)


def tute_faults(case: Mapping[str, Any]) -> list[Fault]:
    """A tute ends the hand, so nothing is counted (`declare.tute`)."""
    what = "a hand won by a tute is not counted"
    return [Fault(what, f"case.{name}") for name in case if name != "tute"]


def hand_faults(case: Mapping[str, Any]) -> list[Fault]:
    """Why there can be no such hand."""
    faults = []
    if "last" not in case:
        faults.append(Fault("is needed where the hand is counted", "case.last"))
    if ("points" in case) == ("cards" in case):
        faults.append(Fault("give either points or cards", "case.points"))
    elif "points" in case and (sum(case["points"]) != ALL_POINTS or min(case["points"]) < 0):
        faults.append(Fault(f"must add up to {ALL_POINTS}", "case.points"))
    elif "cards" in case and sum(len(pile) for pile in case["cards"]) != len(PACK.cards):
        faults.append(Fault(f"must be all {len(PACK.cards)} cards", "case.cards"))
    elif "cards" in case and any(len(pile) % SEATS for pile in case["cards"]):
        faults.append(Fault(f"a pile is made of tricks of {SEATS} cards", "case.cards"))
    elif "cards" in case and "last" in case and not case["cards"][SIDE_OF[case["last"]]]:
        faults.append(Fault("this side has won no trick", "case.last"))
    if len(case.get("veintes") or ()) > 3:
        faults.append(Fault("there are only three suits beside trumps", "case.veintes"))
    return faults or too_often(case)


def too_often(case: Mapping[str, Any]) -> list[Fault]:
    """Piles tell how often a side could declare (`declare.one-per-trick`)."""
    forty, twenties = case.get("cuarenta"), case.get("veintes") or ()
    faults = []
    for side, pile in enumerate(case.get("cards") or ()):
        may = len(pile) // SEATS - (SIDE_OF[case["last"]] == side)
        veintes = sum(SIDE_OF[seat] == side for seat in twenties)
        if veintes + (forty is not None and SIDE_OF[forty] == side) > may:
            what = "a side may declare once after each trick it wins, but not after the last trick"
            faults.append(Fault(what, "case.veintes" if veintes else "case.cuarenta"))
    return faults


def score_pile(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What some cards are worth (`points.values`)."""
    points = worth(case["cards"])
    detail = f": {in_words(case['cards'])}" if points else ""
    say = f"These cards are worth {count(points, 'point')}{detail}."
    line = Line(0, points, ("points.values",), say, tuple(case["cards"]))
    return Scored((line,), (points, 0))


def score_game(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """Who wins a game with so many hands won."""
    won = case["won"]
    if min(won) < 0 or sum(won) > options.hands:
        raise BadRequest(Fault(f"a game has {options.hands} hands", "case.won"))
    if sum(won) < options.hands and options.tie != "drawn":
        raise BadRequest(Fault(f"must add up to {options.hands}", "case.won"))
    winners, note = decided(won, options, names)
    called = side_names(names, SIDE_OF)
    lines = [
        Line(side, hands, ("game.hands",), f"{called[side]} have won {count(hands, 'hand')}.")
        for side, hands in enumerate(won)
    ]
    return Scored(tuple(lines), tuple(won), winners, (note,))


FORMS = {
    "hand": Form(
        "A hand, counted",
        (
            Part("last", "seat", "Who won the last trick", required=False),
            Part("points", "ints", "Card points, by side", required=False),
            Part("cards", "card_lists", "The two piles", required=False),
            Part("cuarenta", "seat", "Who declared the forty", required=False),
            Part("veintes", "seats", "Who declared each twenty", required=False),
            Part("tute", "seat", "Who won it by a tute", required=False),
        ),
        score_hand,
        "point",
    ),
    "pile": Form("Cards, counted", (Part("cards", "cards", "Cards"),), score_pile, "point"),
    "game": Form("Hands won", (Part("won", "ints", "Hands won, by side"),), score_game),
}


def points_case(random: Random) -> PointsCase:
    """The points of a hand from what the other side has, or the worth of two tricks."""
    names = ("West", "South", "East", "North")
    called = side_names(names, SIDE_OF)
    if random.random() < 0.3:
        cards = sorted(random.sample(range(len(PACK.cards)), 2 * SEATS))
        shown = mark(PACK, cards)
        prompt = f"{called[0]} have won two tricks: {shown}. What are these cards worth?"
        slips = tuple(worth(cards) + slip for slip in (10, -10, 1, -1))
        return PointsCase("pile", {"cards": cards}, {}, SEATS, 0, prompt, False, slips)
    points = random.randrange(30, ALL_POINTS - 29)
    side, last = random.randrange(SIDES), random.randrange(SEATS)
    case: dict[str, Any] = {"points": [points, ALL_POINTS - points], "last": last}
    told = [f"{called[1 - side]} count {case['points'][1 - side]} points in their pile"]
    told.append(f"{names[last]} has won the last trick")
    if random.random() < 0.5:
        case["cuarenta"] = random.randrange(SEATS)
        told.append(f"{names[case['cuarenta']]} has declared las cuarenta")
    case["veintes"] = [random.randrange(SEATS) for _ in range(random.choice((0, 1, 1, 2)))]
    for seat, twenties in Counter(case["veintes"]).items():
        twice = " twice" if twenties > 1 else ""
        told.append(f"{names[seat]} has declared las veinte{twice}")
    prompt = f"{'. '.join(told)}. How many points have {called[side]} in this hand?"
    both = case["points"]
    slips = (both[side], both[1 - side], both[side] + LAST, both[side] + TWENTY)
    return PointsCase("hand", case, {}, SEATS, side, prompt, False, slips)
