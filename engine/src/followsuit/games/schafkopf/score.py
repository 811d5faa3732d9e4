"""The score of a hand of Schafkopf: a declarer against two, or least."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...fields import choice, with_choices
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Cards, Message, Row, Seat, say
from ...parts import Part
from ..queens_and_jacks import ALL_POINTS, PACK, bounds, case_faults, each_countable, sums, worth

TRICKS, EACH = 10, 3  # tricks in a hand, cards in a trick


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    deals: int = choice(9, 3, 6, 12, 18, by="game.fixed-deals")
    discards_count: str = choice("declarer", "nobody", by="ruling.discards-count")
    least_widow: str = choice("last-trick", "nobody", by="ruling.least-widow")


# -- the score of a hand with a declarer -----------------------------------------------------------


class Captured(NamedTuple):
    """What the declarer has: points won in tricks, how many tricks, and the two discards."""

    points: int
    tricks: int
    away: Sequence[int] = ()


def contract(declarer: int, took: Captured, options: Options) -> tuple[Line, list[Note]]:
    """The declarer's line (`score.win-61` … `score.schwarzed`)."""
    total = counting(took, options)
    amount, deciding, verdict = result(total, took)
    ids = [*deciding.split(), "score.card-values"]
    if worth(took.away):
        ids.append("ruling.discards-count")
    has = {"seat": Seat(declarer), "points": total, "result": verdict.but(amount=abs(amount))}
    line = Line(declarer, amount, tuple(dict.fromkeys(ids)), captured(took, options, has))
    note = Note(say("defended", defenders=defenders(declarer)), ("ruling.defenders-no-score",))
    return line, [note]


def captured(took: Captured, options: Options, has: Mapping[str, Any]) -> Message:
    """The declarer's points, and what became of the two discards."""
    if not took.away:
        return say("declarer-has", **has)
    laid = Cards(took.away)
    if options.discards_count != "declarer":
        return say("declarer-has-without", cards=laid, **has)
    if not worth(took.away):
        return say("declarer-has-worthless", cards=laid, **has)
    return say("declarer-has-with", cards=laid, won=took.points, laid=worth(took.away), **has)


def defenders(declarer: int) -> Row:
    """The other two."""
    return Row.seats(seat for seat in range(3) if seat != declarer)


def counting(took: Captured, options: Options) -> int:
    """The declarer's card points that count (`ruling.discards-count`)."""
    return took.points + (worth(took.away) if options.discards_count == "declarer" else 0)


RESULTS = {6: "schwarz", 4: "schneider", 2: "won", -2: "lost", -4: "schneidered", -6: "schwarzed"}
OUTCOME = (
    Part("declarer", "seat"),
    Part("trick_points", "int"),
    Part("discard_points", "int"),
    Part("counted", "int"),
    Part("result", "choice", choices=tuple(RESULTS.values())),
    Part("card_points", "seat_ints"),
)


def came_to(declarer: int, took: Captured, options: Options) -> dict[str, Any]:
    """What a hand with a declarer came to (`OUTCOME`)."""
    total = counting(took, options)
    return {
        "declarer": declarer,
        "trick_points": took.points,
        "discard_points": worth(took.away),
        "counted": total,
        "result": RESULTS[result(total, took)[0]],
    }


def result(total: int, took: Captured) -> tuple[int, str, Message]:
    """Victory points, the deciding clauses, and the result in words."""
    if took.tricks == TRICKS:
        return 6, "score.schwarz", say("schwarz")
    if total == ALL_POINTS:
        return 4, "score.schneider ruling.schwarz-win", say("schneider-with-all")
    if total > 90:
        return 4, "score.schneider", say("schneider")
    if total > 60:
        return 2, "score.win-61", say("won")
    if took.points == 0:
        more = " ruling.schwarz-loss" if took.away or took.tricks else ""
        return -6, f"score.schwarzed{more}", say("schwarzed")
    more = " ruling.schneider-loss-total" if took.points <= 30 and total > took.points else ""
    if total <= 30:
        return -4, f"score.schneidered{more}", say("schneidered")
    return -2, f"score.lose-60{more}", say("lost")


# -- the score of least --------------------------------------------------------------------------


def least(
    points: Sequence[int], last: Sequence[int] | Mapping[int, int], dealer: int | None
) -> tuple[Line, list[Note]]:
    """The one line of a hand that nobody wanted (`least.fewest` … `least.all-120`)."""
    notes = [Note(say("least-points", each=each(points)), ("least.solo", "score.card-values"))]
    low = min(points)
    level = [seat for seat in range(3) if points[seat] == low]
    if low == 0 and len(level) == 2:
        (loser,) = set(range(3)) - set(level)
        everything = say("least-everything", seat=Seat(loser), amount=4, others=Row.seats(level))
        without = ("ruling.least-widow",) if sum(points) < ALL_POINTS else ()
        return Line(loser, -4, ("least.all-120", *without), everything), notes
    if len(level) == 3:
        assert dealer is not None  # told where it decides (`score_least`)
        tied = say("least-all-level", seat=Seat(dealer), points=low, amount=2)
        return Line(dealer, 2, ("least.tie-three", "least.fewest"), tied), notes
    if len(level) == 2:
        winner, other = sorted(level, key=lambda seat: last[seat])
        tied = say(
            "least-two-level",
            seat=Seat(winner),
            other=Seat(other),
            points=low,
            last=last[winner],
            others_last=last[other],
            amount=2,
        )
        return Line(winner, 2, ("least.tie-two", "ruling.least-tie", "least.fewest"), tied), notes
    (winner,) = level
    if low:
        fewest = say("least-fewest", seat=Seat(winner), points=low, amount=2)
        return Line(winner, 2, ("least.fewest",), fewest), notes
    none = say("least-none", seat=Seat(winner), amount=4)
    return Line(winner, 4, ("least.zero", "ruling.least-zero-alone"), none), notes


def each(points: Sequence[int]) -> Row:
    """What each player has."""
    return Row.of(say("has", seat=Seat(seat), points=had) for seat, had in enumerate(points))


def widow_note(widow: Sequence[int], last: int, options: Options) -> Note:
    """Where the widow goes that nobody took (`ruling.least-widow`)."""
    told = say("widow-won", seat=Seat(last), cards=Cards(widow))
    if options.least_widow == "nobody":
        told = say("widow-nobodys", cards=Cards(widow))
    return Note(told, ("ruling.least-widow",))


def final(scores: Sequence[int]) -> tuple[list[int], Note]:
    """Who has won the game after its last deal (`game.winner`)."""
    best = max(scores)
    winners = [seat for seat, had in enumerate(scores) if had == best]
    told = say("game-over", seats=Row.seats(winners), score=best)
    shared = ("common.ruling.tied-game",) if len(winners) > 1 else ()
    return winners, Note(told, ("game.winner", "game.fixed-deals", *shared))


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """The score of a hand with a declarer."""
    faults = case_faults(case, TRICKS, EACH)
    if faults:
        raise BadRequest(*faults)
    took = Captured(case["points"], case["tricks"], case.get("discards") or [])
    line, notes = contract(case["declarer"], took, options)
    return _scored(case, line, notes, came_to(case["declarer"], took, options))


def score_least(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """The score of a hand that nobody wanted."""
    faults = least_faults(case, options)
    if faults:
        raise BadRequest(*faults)
    points, widow = list(case["points"]), case.get("widow")
    last = case.get("last", ())  # given where it decides (`least_faults`)
    added = []
    if widow:
        winner = last.index(TRICKS)
        added.append(widow_note(widow, winner, options))
        points[winner] += worth(widow) if options.least_widow == "last-trick" else 0
    dealer = case.get("dealer")
    if dealer is None and len(set(points)) == 1:
        raise BadRequest(Fault(say("dealer-needed"), "case.dealer"))
    line, notes = least(points, last, dealer)
    return _scored(case, line, [*added, *notes], {"declarer": None, "card_points": points})


def least_faults(case: Mapping[str, Any], options: Options) -> list[Fault]:
    """Why there can be no such hand of least."""
    points, widow, last = case["points"], case.get("widow"), case.get("last")
    faults = []
    if widow is not None and len(widow) != 2:
        faults.append(Fault(say("widow-of-two"), "case.widow"))
    missing = ALL_POINTS - sum(points)
    hidden = 0 if options.least_widow == "last-trick" else 22  # at most, in two cards
    fits = missing == worth(widow) if widow else 0 <= missing <= hidden
    if min(points) < 0 or not fits:
        whole = ALL_POINTS - worth(widow or ())
        faults.append(Fault(say("must-add-up", total=whole), "case.points"))
    else:
        faults += each_countable(points)
    if last is None:
        low = sorted(points)
        if widow or 0 < low[0] == low[1] < low[2]:
            faults.append(Fault(say("last-needed"), "case.last"))
        return faults
    won = [number for number in last if number]
    if len(set(won)) != len(won) or max(last) != TRICKS or min(last) < 0:
        faults.append(Fault(say("last-differs", highest=TRICKS), "case.last"))
    faults += [
        Fault(say("points-without-trick"), f"case.last[{seat}]")
        for seat in range(3)
        if points[seat] and not last[seat]
    ]
    return faults


def score_end(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """Who has won after the last deal."""
    faults = [f._replace(where=f"case.{f.where}") for f in check_totals(case["totals"], options)]
    if faults:
        raise BadRequest(*faults)
    winners, note = final(case["totals"])
    return Scored((), tuple(case["totals"]), tuple(winners), (note,))


def _scored(
    case: Mapping[str, Any], line: Line, notes: Sequence[Note], outcome: Mapping[str, Any]
) -> Scored:
    start = case.get("totals") or [0, 0, 0]
    now = tuple(totals([line], start))
    return Scored((line,), now, notes=tuple(notes), outcome=outcome)


_TOTALS = Part("totals", "totals", required=False)
FORMS = {
    "hand": Form(
        (
            Part("declarer", "seat"),
            Part("points", "int"),
            Part("tricks", "int"),
            Part("discards", "cards", required=False),
            _TOTALS,
        ),
        score_hand,
    ),
    "least": Form(
        (
            Part("points", "ints"),
            Part("last", "ints", required=False),
            Part("widow", "cards", required=False),
            Part("dealer", "seat", required=False),
            _TOTALS,
        ),
        score_least,
    ),
    "end": Form((Part("totals", "ints"),), score_end),
}


def points_case(random: Random) -> PointsCase:
    """A declarer near a border, or a hand of least: what does it change?"""
    if random.random() < 0.4:
        return _least_case(random)
    declarer, tricks = random.randrange(3), random.randint(1, 9)
    away = random.sample(range(len(PACK.cards)), 2)
    total = random.choice([30, 31, 60, 61, 90, 91, random.randint(20, 100)])
    low, high = bounds(tricks, EACH, away)
    points = min(max(low, total - worth(away)), high)
    while not sums(tricks * EACH, away) >> points & 1:
        points += 1
    case = {"declarer": declarer, "points": points, "tricks": tricks, "discards": away}
    asks = {"seat": Seat(declarer), "points": points, "tricks": tricks, "cards": Cards(away)}
    prompt = say("quiz-declarer", **asks)
    return PointsCase("hand", case, {}, 3, declarer, prompt, True, (2, -2, 4, -4, 6, -6))


def _least_case(random: Random) -> PointsCase:
    low = random.choice([0, 40, 30, random.randint(5, 35)])
    tied = low and random.random() < 0.6
    points = [low, low, ALL_POINTS - 2 * low] if tied else [low, low + 8, 112 - 2 * low]
    if low == 0 and random.random() < 0.5:
        points = [0, 0, ALL_POINTS]
    random.shuffle(points)
    last = random.sample(range(4, TRICKS), 3)
    last[random.choice([seat for seat in range(3) if points[seat] == max(points)])] = TRICKS
    dealer = random.randrange(3)
    case = {"points": points, "last": last, "dealer": dealer}
    line, _ = least(points, last, dealer)
    side = random.choice([line.side or 0, line.side or 0, random.randrange(3)])
    tricks = Row.of(say("last-trick", seat=Seat(n), number=had) for n, had in enumerate(last))
    dealt = Seat(dealer)
    prompt = say("quiz-least", each=each(points), tricks=tricks, dealer=dealt, seat=Seat(side))
    return PointsCase("least", case, {}, 3, side, prompt, True, (2, -2, 4, -4, 0))


def check_totals(scores: Sequence[int], options: Options, played: int | None = None) -> list[Fault]:
    """Victory points come in twos."""
    return [
        Fault(say("points-in-twos"), f"totals[{seat}]")
        for seat, had in enumerate(scores)
        if had % 2
    ]
