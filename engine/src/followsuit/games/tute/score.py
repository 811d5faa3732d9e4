"""The score of Tute: cards, declarations, the last trick; then hands won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Cards, Row, Seat, Side, of_seat, say
from ...parts import Part
from .cards import PACK, SEATS, WORTH, each, worth
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
    cards: Sequence[int], last: int, forty: int | None, twenties: Sequence[int]
) -> list[Line]:
    """What each side has, line by line.

    `cards` are card points by side; `last`, `forty` and `twenties` are the seats that won the last
    trick and that declared.
    """
    lines = []
    for side, points in enumerate(cards):
        pile = say("side-pile", side=Side(side), points=points)
        lines.append(Line(side, points, ("score.cards", "points.values"), pile))
        if forty is not None and SIDE_OF[forty] == side:
            sung = say("cuarenta", seat=Seat(forty), amount=FORTY)
            lines.append(Line(side, FORTY, ("score.cuarenta",), sung))
        for seat in twenties:
            if SIDE_OF[seat] == side:
                sung = say("veinte", seat=Seat(seat), amount=TWENTY)
                lines.append(Line(side, TWENTY, ("score.veinte",), sung))
        if SIDE_OF[last] == side:
            taken = say("last-trick", seat=Seat(last), amount=LAST)
            lines.append(Line(side, LAST, ("score.last-trick",), taken))
    return lines


def compared(lines: Sequence[Line], last: int, options: Options) -> tuple[int | None, Note]:
    """The side that wins the hand, None if it is drawn (`score.higher-wins`)."""
    have = totals(lines, [0] * SIDES)
    most, least = max(have), min(have)
    if most != least:
        best = have.index(most)
        higher = say("wins-hand", side=Side(best), points=most, others=least)
        return best, Note(higher, ("score.higher-wins",))
    if options.tie == "drawn":
        return None, Note(say("hand-drawn", points=most), ("ruling.tie",))
    best = SIDE_OF[last]
    tied = say("last-trick-decides", points=most, side=Side(best))
    return best, Note(tied, ("ruling.tie",))


OUTCOME = (Part("card_points", "ints"), Part("sums", "ints"), Part("tute", "seat"))


def came_to(cards: Sequence[int], lines: Sequence[Line]) -> dict[str, Any]:
    """What a hand that was counted came to (`OUTCOME`)."""
    return {"card_points": cards, "sums": totals(lines, [0] * SIDES)}


def tute(seat: int, clauses: tuple[str, ...]) -> Line:
    """A hand won by showing four kings (`declare.tute`)."""
    won = say("tute", seat=Seat(seat), side=Side(SIDE_OF[seat]))
    return Line(SIDE_OF[seat], 1, clauses, won)


# -- a game --------------------------------------------------------------------------------------


def decided(won: Sequence[int], options: Options) -> tuple[tuple[int, ...], Note]:
    """Who has won after the last hand (`game.hands`, `ruling.match-tie`)."""
    most, least = max(won), min(won)
    if most == least:
        level = say("game-level", hands=most)
        return (0, 1), Note(level, ("ruling.match-tie", "game.hands", "common.ruling.tied-game"))
    best = won.index(most)
    game = say("game-won", side=Side(best), won=most, hands=options.hands)
    return (best,), Note(game, ("game.hands",))


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A hand’s points from piles, declarations and the last trick; or a hand won by a tute."""
    faults = tute_faults(case) if "tute" in case else hand_faults(case)
    if faults:
        raise BadRequest(*faults)
    if "tute" in case:
        won = tute(case["tute"], BY_TUTE)
        return Scored(
            (),
            (0,) * SIDES,
            (SIDE_OF[case["tute"]],),
            (Note(won.say, won.clauses),),
            outcome={"tute": case["tute"]},
        )
    cards = case["points"] if "points" in case else [worth(pile) for pile in case["cards"]]
    last = case["last"]
    lines = counted(cards, last, case.get("cuarenta"), case.get("veintes") or ())
    side, note = compared(lines, last, options)
    best = () if side is None else (side,)
    found = came_to(cards, lines)
    return Scored(tuple(lines), tuple(found["sums"]), best, (note,), outcome=found)


def tute_faults(case: Mapping[str, Any]) -> list[Fault]:
    """A tute ends the hand, so nothing is counted (`declare.tute`)."""
    return [Fault(say("tute-not-counted"), f"case.{name}") for name in case if name != "tute"]


def hand_faults(case: Mapping[str, Any]) -> list[Fault]:
    """Why there can be no such hand."""
    faults = []
    if "last" not in case:
        faults.append(Fault(say("last-needed"), "case.last"))
    if ("points" in case) == ("cards" in case):
        faults.append(Fault(say("points-or-cards"), "case.points"))
    elif "points" in case and (sum(case["points"]) != ALL_POINTS or min(case["points"]) < 0):
        faults.append(Fault(say("must-add-up", total=ALL_POINTS), "case.points"))
    elif "cards" in case and sum(len(pile) for pile in case["cards"]) != len(PACK.cards):
        faults.append(Fault(say("all-cards", number=len(PACK.cards)), "case.cards"))
    elif "cards" in case and sum(len(pile) // SEATS for pile in case["cards"]) != TRICKS:
        faults.append(Fault(say("pile-of-tricks", number=SEATS), "case.cards"))
    elif "cards" in case and "last" in case and not case["cards"][SIDE_OF[case["last"]]]:
        faults.append(Fault(say("side-without-trick"), "case.last"))
    if len(case.get("veintes") or ()) > 3:
        faults.append(Fault(say("three-plain-suits"), "case.veintes"))
    return faults or too_often(case)


def too_often(case: Mapping[str, Any]) -> list[Fault]:
    """Piles tell how often a side could declare (`declare.one-per-trick`)."""
    forty, twenties = case.get("cuarenta"), case.get("veintes") or ()
    faults = []
    for side, pile in enumerate(case.get("cards") or ()):
        may = len(pile) // SEATS - (SIDE_OF[case["last"]] == side)
        veintes = sum(SIDE_OF[seat] == side for seat in twenties)
        if veintes + (forty is not None and SIDE_OF[forty] == side) > may:
            where = "case.veintes" if veintes else "case.cuarenta"
            faults.append(Fault(say("declared-too-often"), where))
    return faults


def score_pile(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What some cards are worth (`points.values`)."""
    points = worth(case["cards"])
    valued = say("cards-worth", points=points, each=each(case["cards"]))
    told = valued if points else say("cards-worth-nothing", points=points)
    line = Line(0, points, ("points.values",), told, tuple(case["cards"]))
    return Scored((line,), (points, 0))


def score_game(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """Who wins a game with so many hands won."""
    won = case["won"]
    if min(won) < 0 or sum(won) > options.hands:
        raise BadRequest(Fault(say("game-of-hands", hands=options.hands), "case.won"))
    if sum(won) < options.hands and options.tie != "drawn":
        raise BadRequest(Fault(say("must-add-up", total=options.hands), "case.won"))
    winners, note = decided(won, options)
    lines = [
        Line(side, hands, ("game.hands",), say("side-hands", side=Side(side), hands=hands))
        for side, hands in enumerate(won)
    ]
    return Scored(tuple(lines), tuple(won), winners, (note,))


FORMS = {
    "hand": Form(
        (
            Part("last", "seat", required=False),
            Part("points", "ints", required=False),
            Part("cards", "card_lists", required=False),
            Part("cuarenta", "seat", required=False),
            Part("veintes", "seats", required=False),
            Part("tute", "seat", required=False),
        ),
        score_hand,
        "point",
    ),
    "pile": Form((Part("cards", "cards"),), score_pile, "point"),
    "game": Form((Part("won", "ints"),), score_game),
}


def points_case(random: Random) -> PointsCase:
    """The points of a hand from what the other side has, or the worth of two tricks."""
    if random.random() < 0.3:
        cards = sorted(random.sample(range(len(PACK.cards)), 2 * SEATS))
        prompt = say("quiz-pile", side=Side(0), cards=Cards(cards))
        slips = tuple(worth(cards) + slip for slip in (10, -10, 1, -1))
        return PointsCase("pile", {"cards": cards}, {}, SEATS, 0, prompt, False, slips)
    points = random.randrange(30, ALL_POINTS - 29)
    side, last = random.randrange(SIDES), random.randrange(SEATS)
    case: dict[str, Any] = {"points": [points, ALL_POINTS - points], "last": last}
    others = Side(1 - side)
    told = [say("others-count", side=others, points=case["points"][1 - side])]
    told.append(of_seat("won-last", last))
    if random.random() < 0.5:
        case["cuarenta"] = random.randrange(SEATS)
        told.append(of_seat("sang-cuarenta", case["cuarenta"]))
    case["veintes"] = [random.randrange(SEATS) for _ in range(random.choice((0, 1, 1, 2)))]
    for seat, times in Counter(case["veintes"]).items():
        told.append(say("sang-veinte", seat=Seat(seat), times=times))
    prompt = say("quiz-hand", told=Row.of(told), side=Side(side))
    both = case["points"]
    slips = (both[side], both[1 - side], both[side] + LAST, both[side] + TWENTY)
    return PointsCase("hand", case, {}, SEATS, side, prompt, False, slips)
