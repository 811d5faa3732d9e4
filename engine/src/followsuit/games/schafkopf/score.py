"""The score of a hand of Schafkopf: a declarer against two, or least."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...fields import field
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...words import count, join, mark
from ..queens_and_jacks import ALL_POINTS, PACK, bounds, case_faults, sums, worth

TRICKS, EACH = 10, 3  # tricks in a hand, cards in a trick


class Options(NamedTuple):
    """What the players agree on before the game."""

    deals: int = 9
    discards_count: str = "declarer"
    least_widow: str = "last-trick"


OPTIONS = (
    field("deals", "Deals in a game", (9, 3, 6, 12, 18), "game.fixed-deals"),
    field(
        "discards_count",
        "The two discards count for",
        {"declarer": "the declarer", "nobody": "nobody"},
        "ruling.discards-count",
    ),
    field(
        "least_widow",
        "In least the widow goes to",
        {"last-trick": "the winner of the last trick", "nobody": "nobody"},
        "ruling.least-widow",
    ),
)


# -- the score of a hand with a declarer -----------------------------------------------------------


class Captured(NamedTuple):
    """What the declarer has: points won in tricks, how many tricks, and the two discards."""

    points: int
    tricks: int
    away: Sequence[int] = ()


def contract(
    declarer: int, took: Captured, options: Options, names: Sequence[str]
) -> tuple[Line, list[Note]]:
    """The declarer's line (`score.win-61` … `score.schwarzed`)."""
    name, theirs = names[declarer], options.discards_count == "declarer"
    total = counting(took, options)
    amount, deciding, verdict = result(total, took)
    ids = [*deciding.split(), "score.card-values"]
    has = f"{name} has {count(total, 'point')}"
    if took.away:
        if worth(took.away):
            ids.append("ruling.discards-count")
        laid = f"{mark(PACK, took.away)} laid away"
        if theirs and worth(took.away):
            has += f", {took.points} from tricks and {worth(took.away)} from {laid}"
        elif theirs:
            has += f" from tricks, and {laid} are worth nothing"
        else:
            has += f" from tricks; {laid} count for nobody"
    line = Line(declarer, amount, tuple(dict.fromkeys(ids)), f"{has}: {verdict}.")
    others = join([other for other in names if other != name])
    note = Note(f"{others} defended, and their scores stay.", ("ruling.defenders-no-score",))
    return line, [note]


def counting(took: Captured, options: Options) -> int:
    """The declarer's card points that count (`ruling.discards-count`)."""
    return took.points + (worth(took.away) if options.discards_count == "declarer" else 0)


RESULTS = {6: "schwarz", 4: "schneider", 2: "won", -2: "lost", -4: "schneidered", -6: "schwarzed"}
OUTCOME = (
    Part("declarer", "seat", "Declarer; null in a hand of least"),
    Part("trick_points", "int", "Card points in the declarer’s tricks"),
    Part("discard_points", "int", "Card points in the two discards"),
    Part("counted", "int", "Card points that count for the declarer"),
    Part("result", "choice", "What the declarer made", choices=tuple(RESULTS.values())),
    Part("card_points", "seat_ints", "Card points of each player in a hand of least"),
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


def result(total: int, took: Captured) -> tuple[int, str, str]:
    """Victory points, the deciding clauses, and the result in words."""
    if took.tricks == TRICKS:
        return 6, "score.schwarz", "every trick is won, a schwarz, which scores 6"
    if total > 90:
        more = " ruling.schwarz-win" if total == ALL_POINTS else ""
        lost = ", but a trick was lost, so it is no schwarz" if more else ""
        return 4, f"score.schneider{more}", f"91 or more{lost}, a schneider, which scores 4"
    if total > 60:
        return 2, "score.win-61", "61 or more, so the hand is won and scores 2"
    if took.points == 0:
        more = " ruling.schwarz-loss" if took.away or took.tricks else ""
        return -6, f"score.schwarzed{more}", "no points were captured in tricks, which costs 6"
    more = " ruling.schneider-loss-total" if took.points <= 30 and total > took.points else ""
    if total <= 30:
        return -4, f"score.schneidered{more}", "30 or fewer, schneidered, which costs 4"
    return -2, f"score.lose-60{more}", "60 or fewer, so the hand is lost and costs 2"


# -- the score of least --------------------------------------------------------------------------


def least(
    points: Sequence[int], last: Sequence[int], dealer: int, names: Sequence[str]
) -> tuple[Line, list[Note]]:
    """The one line of a hand that nobody wanted (`least.fewest` … `least.all-120`)."""
    each = join([f"{name} {had}" for name, had in zip(names, points, strict=True)])
    notes = [Note(f"Points: {each}. Fewest is best.", ("least.solo", "score.card-values"))]
    low = min(points)
    level = [seat for seat in range(3) if points[seat] == low]
    if low == 0 and len(level) == 2:
        (loser,) = set(range(3)) - set(level)
        both = join([names[seat] for seat in level])
        say = f"{names[loser]} has taken every point and loses 4. {both} have 0 and score nothing."
        without = ("ruling.least-widow",) if sum(points) < ALL_POINTS else ()
        return Line(loser, -4, ("least.all-120", *without), say), notes
    if len(level) == 3:
        say = f"All three have {low}, so {names[dealer]}, the dealer, wins and scores 2."
        return Line(dealer, 2, ("least.tie-three", "least.fewest"), say), notes
    if len(level) == 2:
        winner, other = sorted(level, key=lambda seat: last[seat])
        say = (
            f"{names[winner]} and {names[other]} are level with {low}. {names[winner]}’s last trick "
            f"was number {last[winner]}, {names[other]}’s number {last[other]}: "
            f"{names[winner]} wins and scores 2."
        )
        return Line(winner, 2, ("least.tie-two", "ruling.least-tie", "least.fewest"), say), notes
    (winner,) = level
    if low:
        say = f"{names[winner]} has the fewest points, {low}, and scores 2."
        return Line(winner, 2, ("least.fewest",), say), notes
    say = f"{names[winner]} alone has no points at all and scores 4."
    return Line(winner, 4, ("least.zero", "ruling.least-zero-alone"), say), notes


def widow_note(widow: Sequence[int], last: str, options: Options) -> Note:
    """Where the widow goes that nobody took (`ruling.least-widow`)."""
    shown = mark(PACK, widow)
    if options.least_widow == "nobody":
        return Note(f"The widow, {shown}, counts for nobody.", ("ruling.least-widow",))
    say = f"{last} won the last trick and gets the widow, {shown}."
    return Note(say, ("ruling.least-widow",))


def final(scores: Sequence[int], names: Sequence[str]) -> tuple[list[int], Note]:
    """Who has won the game after its last deal (`game.winner`)."""
    best = max(scores)
    winners = [seat for seat, had in enumerate(scores) if had == best]
    who = join([names[seat] for seat in winners])
    ids: tuple[str, ...] = ("game.winner", "game.fixed-deals")
    if len(winners) == 1:
        return winners, Note(f"That was the last deal. {who} wins with {best}.", ids)
    say = f"That was the last deal. {who} are level with {best} and share the win."
    return winners, Note(say, (*ids, "common.ruling.tied-game"))


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """The score of a hand with a declarer."""
    faults = case_faults(case, TRICKS, EACH)
    if faults:
        raise BadRequest(*faults)
    took = Captured(case["points"], case["tricks"], case.get("discards") or [])
    line, notes = contract(case["declarer"], took, options, names)
    return _scored(case, line, notes, came_to(case["declarer"], took, options))


def score_least(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """The score of a hand that nobody wanted."""
    faults = least_faults(case, options)
    if faults:
        raise BadRequest(*faults)
    points, widow = list(case["points"]), case.get("widow") or []
    last = case.get("last") or [0, 0, 0]
    added = []
    if widow:
        winner = last.index(TRICKS)
        added.append(widow_note(widow, names[winner], options))
        points[winner] += worth(widow) if options.least_widow == "last-trick" else 0
    dealer = case.get("dealer")
    if dealer is None:
        if len(set(points)) == 1:
            raise BadRequest(Fault("is needed where all three are level", "case.dealer"))
        dealer = 0  # nothing rests on it
    line, notes = least(points, last, dealer, names)
    return _scored(case, line, [*added, *notes], {"declarer": None, "card_points": points})


def least_faults(case: Mapping[str, Any], options: Options) -> list[Fault]:
    """Why there can be no such hand of least."""
    points, widow, last = case["points"], case.get("widow"), case.get("last")
    faults = []
    if widow is not None and len(widow) != 2:
        faults.append(Fault("the widow has two cards", "case.widow"))
    missing = ALL_POINTS - sum(points)
    hidden = 0 if options.least_widow == "last-trick" else 22  # at most, in two cards
    fits = missing == worth(widow) if widow else 0 <= missing <= hidden
    if min(points) < 0 or not fits:
        whole = ALL_POINTS - worth(widow or ())
        faults.append(Fault(f"must add up to {whole}", "case.points"))
    if last is None:
        low = sorted(points)
        if widow or 0 < low[0] == low[1] < low[2]:
            faults.append(Fault("is needed here", "case.last"))
        return faults
    won = [number for number in last if number]
    if len(set(won)) != len(won) or max(last) != TRICKS or min(last) < 0:
        faults.append(Fault(f"different tricks, the highest {TRICKS}", "case.last"))
    faults += [
        Fault("has points but no trick", f"case.last[{seat}]")
        for seat in range(3)
        if points[seat] and not last[seat]
    ]
    return faults


def score_end(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """Who has won after the last deal."""
    faults = [f._replace(where=f"case.{f.where}") for f in check_totals(case["totals"], options)]
    if faults:
        raise BadRequest(*faults)
    winners, note = final(case["totals"], names)
    return Scored((), tuple(case["totals"]), tuple(winners), (note,))


def _scored(
    case: Mapping[str, Any], line: Line, notes: Sequence[Note], outcome: Mapping[str, Any]
) -> Scored:
    start = case.get("totals") or [0, 0, 0]
    now = tuple(totals([line], start))
    return Scored((line,), now, notes=tuple(notes), outcome=outcome)


_TOTALS = Part("totals", "totals", "Scores before the hand", required=False)
FORMS = {
    "hand": Form(
        "A hand with a declarer",
        (
            Part("declarer", "seat", "Declarer"),
            Part("points", "int", "Points in the declarer’s tricks"),
            Part("tricks", "int", "Tricks won by the declarer"),
            Part("discards", "cards", "Laid away", required=False),
            _TOTALS,
        ),
        score_hand,
    ),
    "least": Form(
        "A hand of least",
        (
            Part("points", "ints", "Points of each player’s tricks"),
            Part("last", "ints", "Last trick won by each (0: none)", required=False),
            Part("widow", "cards", "The widow", required=False),
            Part("dealer", "seat", "Dealer", required=False),
            _TOTALS,
        ),
        score_least,
    ),
    "end": Form("After the last deal", (Part("totals", "ints", "Scores"),), score_end),
}


def points_case(random: Random) -> PointsCase:
    """A declarer near a border, or a hand of least: what does it change?"""
    names = ("West", "North", "East")
    if random.random() < 0.4:
        return _least_case(random, names)
    declarer, tricks = random.randrange(3), random.randint(1, 9)
    away = random.sample(range(len(PACK.cards)), 2)
    total = random.choice([30, 31, 60, 61, 90, 91, random.randint(20, 100)])
    low, high = bounds(tricks, EACH, away)
    points = min(max(low, total - worth(away)), high)
    while not sums(tricks * EACH, away) >> points & 1:
        points += 1
    case = {"declarer": declarer, "points": points, "tricks": tricks, "discards": away}
    prompt = (
        f"{names[declarer]} is declarer, has {points} points from {count(tricks, 'trick')}, and "
        f"has laid away {mark(PACK, away)}. What does the hand change for {names[declarer]}?"
    )
    return PointsCase("hand", case, {}, 3, declarer, prompt, True, (2, -2, 4, -4, 6, -6))


def _least_case(random: Random, names: Sequence[str]) -> PointsCase:
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
    line, _ = least(points, last, dealer, names)
    side = line.side if line.side is not None else 0
    each = join([f"{name} {had}" for name, had in zip(names, points, strict=True)])
    tricks = join([f"{name} number {number}" for name, number in zip(names, last, strict=True)])
    prompt = (
        f"Nobody took the widow. In least the points are: {each}. The last tricks they won: "
        f"{tricks}. {names[dealer]} dealt. What does the hand change for {names[side]}?"
    )
    return PointsCase("least", case, {}, 3, side, prompt, True, (2, -2, 4, -4, 0))


def check_totals(scores: Sequence[int], options: Options, played: int | None = None) -> list[Fault]:
    """Victory points come in twos."""
    return [
        Fault("victory points come in twos", f"totals[{seat}]")
        for seat, had in enumerate(scores)
        if had % 2
    ]
