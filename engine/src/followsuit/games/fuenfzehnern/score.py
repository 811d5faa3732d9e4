"""The score of Fünfzehnern: what you captured, less fifteen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Cards, Message, Row, Seat, say
from ...parts import Part
from .cards import OF_SUIT, PACK, each, worth
from .options import Options

TRICKS, PAR, OF_A_SUIT = 8, 15, 15


def captured(points: Sequence[int]) -> list[Line]:
    """Each player's score for a hand (`score.minus-fifteen`, `score.hard`)."""
    return [_captured(seat, own) for seat, own in enumerate(points)]


@cache
def _captured(seat: int, points: int) -> Line:
    return of_hand(seat, points, say("captured", seat=Seat(seat), points=points))


def of_hand(seat: int, points: int, told: Message) -> Line:
    """Captured points less fifteen, and the same in chips."""
    gain = points - PAR
    result = say("exactly-par", par=PAR)
    if gain > 0:
        result = say("above-par", chips=gain, par=PAR)
    if gain < 0:
        result = say("below-par", chips=-gain, par=PAR)
    clauses = ("score.minus-fifteen", "score.hard", "score.values")
    return Line(seat, gain, clauses, told.but(result=result))


def final(won: Sequence[int], options: Options) -> tuple[tuple[int, ...], Note]:
    """Who has won after the last hand (`game.end`)."""
    best = max(won)
    winners = tuple(seat for seat, had in enumerate(won) if had == best)
    over = say("game-over", hands=options.hands, seats=Row.seats(winners), points=best)
    shared = ("common.ruling.tied-game",) if len(winners) > 1 else ()
    return winners, Note(over, ("game.end", *shared))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """What one has gained, others have lost."""
    return [] if sum(points) == 0 else [Fault(say("must-add-up", total=0), "totals")]


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """The scores of a hand from points, or from the cards that each player captured."""
    start = case.get("totals") or [0] * players
    faults = hand_faults(case, options, players)
    if faults:
        raise BadRequest(*faults)
    points = case["points"] if "points" in case else [worth(won) for won in case["cards"]]
    lines = captured(points)
    return Scored(tuple(lines), tuple(totals(lines, start)), outcome={"card_points": points})


def hand_faults(case: Mapping[str, Any], options: Options, players: int) -> list[Fault]:
    """Why there can be no such hand."""
    whole = OF_A_SUIT * players
    if ("points" in case) == ("cards" in case):
        return [Fault(say("points-or-cards"), "case.points")]
    if "points" in case:
        fine = sum(case["points"]) == whole and min(case["points"]) >= 0
        return [] if fine else [Fault(say("must-add-up", total=whole), "case.points")]
    faults = []
    if sum(len(won) for won in case["cards"]) != TRICKS * players:
        faults.append(Fault(say("all-cards", number=TRICKS * players), "case.cards"))
    for seat, won in enumerate(case["cards"]):
        if len(won) % players:
            faults.append(Fault(say("no-tricks", number=players), f"case.cards[{seat}]"))
        if players == 3 and any(OF_SUIT[options.removed_suit] >> card & 1 for card in won):
            faults.append(Fault(say("cards-of-removed-suit"), f"case.cards[{seat}]"))
    return faults


def score_pile(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """One player's score from the cards that count."""
    points = worth(case["cards"])
    told = say("captured", seat=Seat(0), points=points)
    if points:
        told = say("captured-cards", **told.facts, each=each(case["cards"]))
    line = of_hand(0, points, told)
    gain = line.amount
    now = (gain, *[0] * (players - 1))
    line = line._replace(cards=tuple(case["cards"]))
    return Scored((line,), now, outcome={"pile_points": points})


OUTCOME = (Part("card_points", "seat_ints"), Part("pile_points", "int"))


FORMS = {
    "hand": Form(
        (
            Part("points", "ints", required=False),
            Part("cards", "card_lists", required=False),
            Part("totals", "totals", required=False),
        ),
        score_hand,
    ),
    "pile": Form((Part("cards", "cards"),), score_pile),
}


def points_case(random: Random) -> PointsCase:
    """What a few cards score, or what is left for the last of four players."""
    if random.random() < 0.5:
        good = [card.index for card in PACK.cards if worth([card.index])]
        cards = sorted(random.sample(good, random.randint(3, 7)))
        prompt = say("quiz-pile", seat=Seat(0), cards=Cards(cards))
        own = worth(cards)
        slips: tuple[int, ...] = (own, PAR - own, own - PAR + 1, own - PAR - 1)
        return PointsCase("pile", {"cards": cards}, {}, 4, 0, prompt, True, slips)
    cuts = sorted(random.randrange(OF_A_SUIT * 4 + 1) for _ in range(3))
    points = [b - a for a, b in zip([0, *cuts], [*cuts, OF_A_SUIT * 4], strict=True)]
    side = random.randrange(4)
    others = (seat for seat in range(4) if seat != side)
    told = Row.of(say("had", seat=Seat(seat), points=points[seat]) for seat in others)
    prompt = say("quiz-hand", told=told, seat=Seat(side))
    slips = (points[side], PAR - points[side], points[side] - 10)
    return PointsCase("hand", {"points": points}, {}, 4, side, prompt, True, slips)
