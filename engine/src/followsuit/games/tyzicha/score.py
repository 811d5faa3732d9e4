"""The score of a hand of Tyzicha: the contract against cards and marriages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...fields import choice, with_choices
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Message, Row, Seat, Suit, say
from ...packs import FRENCH_24 as PACK
from ...parts import Part
from ...table import Table
from .cards import MARRIAGES, SUITS, worth

ALL_POINTS, FORCED, CONCEDED, CAP, GOAL = 120, 100, 40, 1000, 1001
NEVER = 1  # card points of a player: the cheapest card that counts is worth 2


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    contract_needs: str = choice("more-than", "at-least", by="ruling.exceeds")
    opponents_score: str = choice("when-broken", "always", by="ruling.opponents-score")
    round_to: int = choice(1, 5, 10, by="ruling.no-rounding")
    first_trick_marriage: bool = choice(True, False, by="ruling.first-trick-marriage")
    bid_limit: str = choice("none", "120-without-marriage", by="ruling.bid-limit")


class Contract(NamedTuple):
    """Who has promised to collect how much."""

    declarer: int
    value: int

    @property
    def forced(self) -> bool:
        """Whether this is the special contract of a forced player (`bid.forced-choice`)."""
        return self.value == FORCED


# -- made, broken or conceded --------------------------------------------------------------------


def counted(
    contract: Contract,
    cards: Sequence[int],
    shown: Sequence[Sequence[str]],
    start: Sequence[int],
    options: Options,
) -> Scored:
    """The score of a hand played out, from card points and the marriages shown."""
    declarer, value = contract
    sums = [collected(own, suits) for own, suits in zip(cards, shown, strict=True)]
    lenient = options.contract_needs == "at-least"
    made = sums[declarer] > value or (lenient and sums[declarer] == value)
    outcome = {
        "declarer": declarer,
        "contract": value,
        "made": made,
        "conceded": False,
        "card_points": cards,
        "sums": sums,
    }
    lines = [_promise(contract, made, lenient, cards[declarer], shown[declarer])]
    opponents = [seat for seat in range(3) if seat != declarer]
    if made and options.opponents_score == "when-broken":
        note = Note(say("score-nothing", seats=Row.seats(opponents)), _OPPONENTS)
        return ended(declarer, lines, [note], start)._replace(outcome=outcome)
    for seat in opponents:
        own = rounded(sums[seat], options.round_to)
        ids = _OPPONENTS if made else ("score.opponents",)
        ids += ("score.marriage-values",) * bool(shown[seat])
        ids += ("ruling.no-rounding",) * bool(sums[seat] % 10)  # another choice of it would tell
        scores = say("scores", seat=Seat(seat), **summed(cards[seat], shown[seat]))
        if own != sums[seat]:
            scores = scores.but(rounded=own)
        lines.append(capped(seat, own, ids, scores, start[seat]))
    return ended(declarer, lines, [], start)._replace(outcome=outcome)


OUTCOME = (
    Part("declarer", "seat"),
    Part("contract", "int"),
    Part("made", "bool"),
    Part("conceded", "bool"),
    Part("card_points", "seat_ints"),
    Part("sums", "seat_ints"),
)


_OPPONENTS: tuple[str, ...] = ("score.opponents", "ruling.opponents-score")


def _promise(
    contract: Contract, made: bool, lenient: bool, cards: int, shown: Sequence[str]
) -> Line:
    """The declarer's line: plus or minus the contract (`score.made`, `score.broken`)."""
    value, own = contract.value, collected(cards, shown)
    level: tuple[str, ...] = ("ruling.exceeds",) * (own == value)
    more: tuple[str, ...] = ("score.marriage-values",) * bool(shown)
    more += ("ruling.marriage-needs-trick",) * bool(shown and not cards)
    has = {"seat": Seat(contract.declarer), "value": value, **summed(cards, shown)}
    if made:
        told = say("made-exactly" if own == value else "made", **has)
        ids = (*level, "score.made", "score.made-amount", *more)
        return Line(contract.declarer, value, ids, told)
    told = say("broken-below" if lenient else "broken", **has)
    return Line(contract.declarer, -value, (*level, "score.broken", *more), told)


def conceded(contract: Contract, start: Sequence[int]) -> Scored:
    """The score of a hand given up (`widow.concede`)."""
    declarer, value = contract
    ids: tuple[str, ...] = ("widow.concede", "ruling.concede-contract")
    own = (*ids, "forced100.concede") if contract.forced else ids
    loses = say("loses-contract", seat=Seat(declarer), value=value)
    lines = [Line(declarer, -value, own, loses)]
    for seat in range(3):
        if seat != declarer:
            scores = say("scores-conceded", seat=Seat(seat), points=CONCEDED)
            lines.append(capped(seat, CONCEDED, ids, scores, start[seat]))
    outcome = {"declarer": declarer, "contract": value, "made": False, "conceded": True}
    return ended(declarer, lines, [], start)._replace(outcome=outcome)


def capped(seat: int, gain: int, clauses: tuple[str, ...], scores: Message, start: int) -> Line:
    """An opponent's gain, as far as the limit of 1000 lets it count (`game.cap`)."""
    kept = min(gain, CAP - start)
    if kept == gain:
        return Line(seat, gain, clauses, scores)
    told = say("capped", gain=scores, limit=CAP, kept=kept)
    return Line(seat, kept, ("game.cap", "ruling.cap-scope", *clauses), told)


def ended(
    declarer: int, lines: Sequence[Line], notes: Sequence[Note], start: Sequence[int]
) -> Scored:
    """Totals after the hand, and whether the declarer has won the game (`game.1001`).

    The last note tells how the game goes on.
    """
    now, who = tuple(totals(lines, start)), Seat(declarer)
    if now[declarer] >= GOAL:
        wins = say("wins-game", seat=who, total=now[declarer])
        won = Note(wins, ("game.1001", "game.finish-as-declarer"))
        return Scored(tuple(lines), now, (declarer,), (*notes, won))
    more = []
    if now[declarer] == CAP:
        short = say("just-short", seat=who, limit=CAP, goal=GOAL)
        more.append(Note(short, ("game.1001", "ruling.cap-scope")))
    if now[declarer] < 0 <= start[declarer]:  # nobody else ever loses points
        more.append(Note(say("fall-below", seats=Row.seats([declarer])), ("ruling.negative",)))
    on = Note(say("goes-on"), ("deal.passes-left",))
    return Scored(tuple(lines), now, (), (*notes, *more, on))


def settle(table: Table, scored: Scored) -> None:
    """Write the score of a hand on the table."""
    *notes, last = scored.notes
    table.enter(scored.lines, notes)
    table.outcome = dict(scored.outcome)
    if scored.winners:
        table.finish(scored.winners, " ".join(last.clauses), last.say)
    else:
        table.tell_next(last.say, last.clauses)


def collected(cards: int, shown: Sequence[str]) -> int:
    """Card points and marriages together."""
    return cards + sum(MARRIAGES[suit] for suit in shown)


def summed(cards: int, shown: Sequence[str]) -> dict[str, Any]:
    """The same as facts: the parts, and their sum."""
    return {"parts": parts(cards, shown), "sum": collected(cards, shown)}


def parts(cards: int, shown: Sequence[str]) -> Row:
    """Card points, then marriage by marriage."""
    paired = (say("for-marriage", points=MARRIAGES[suit], suit=Suit(suit)) for suit in shown)
    return Row.of([say("in-cards", points=cards), *paired])


def rounded(number: int, to: int) -> int:
    """The nearest multiple, half-way up (`ruling.no-rounding`)."""
    return (number + to // 2) // to * to


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A hand's score from contract, card points (or the cards themselves) and marriages."""
    start = case.get("totals") or [0, 0, 0]
    faults = case_faults(case)
    if faults:
        raise BadRequest(*faults)
    contract = Contract(case["declarer"], case["contract"])
    if case.get("conceded"):
        scored = conceded(contract, start)
    else:
        cards = case["points"] if "points" in case else [worth(won) for won in case["cards"]]
        shown = case.get("marriages") or [[], [], []]
        scored = counted(contract, cards, shown, start, options)
    if "totals" in case:
        return scored
    # Nobody knows what the players had before, so nobody can tell who falls below zero.
    notes = tuple(note for note in scored.notes if "ruling.negative" not in note.clauses)
    return scored._replace(notes=notes)


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has won yet (`game.1001`)."""
    return [
        Fault(say("beyond-limit", limit=CAP), f"totals[{seat}]")
        for seat, had in enumerate(points)
        if had > CAP
    ]


def case_faults(case: Mapping[str, Any]) -> list[Fault]:
    """Why there can be no such hand."""
    faults = []
    if case["contract"] < FORCED or case["contract"] % 10:
        faults.append(Fault(say("contract-steps"), "case.contract"))
    if case.get("conceded"):
        played = [name for name in ("points", "cards", "marriages") if name in case]
        return faults + [Fault(say("conceded-unplayed"), f"case.{n}") for n in played]
    if ("points" in case) == ("cards" in case):
        faults.append(Fault(say("points-or-cards"), "case.points"))
    elif "points" in case and (sum(case["points"]) != ALL_POINTS or min(case["points"]) < 0):
        faults.append(Fault(say("must-add-up", total=ALL_POINTS), "case.points"))
    elif "points" in case and NEVER in case["points"]:
        faults.append(Fault(say("never-one"), "case.points"))
    elif "cards" in case and sum(len(won) for won in case["cards"]) != len(PACK.cards):
        faults.append(Fault(say("all-cards", number=len(PACK.cards)), "case.cards"))
    said = [suit for suits in case.get("marriages") or () for suit in suits]
    if len(set(said)) != len(said):
        faults.append(Fault(say("marriage-once"), "case.marriages"))
    return faults


FORMS = {
    "hand": Form(
        (
            Part("declarer", "seat"),
            Part("contract", "int"),
            Part("points", "ints", required=False),
            Part("cards", "card_lists", required=False),
            Part("marriages", "choice_lists", False, SUITS),
            Part("totals", "totals", required=False),
            Part("conceded", "bool", required=False),
        ),
        score_hand,
    )
}


def points_case(random: Random) -> PointsCase:
    """A contract and what each player collected: what does one of them score?"""
    declarer = random.randrange(3)
    value = 110 + 10 * random.randrange(6)
    case: dict[str, Any] = {"declarer": declarer, "contract": value}
    if random.random() < 0.15:
        case["conceded"] = True
        told = say("quiz-conceded", seat=Seat(declarer), value=value)
        sums = [value, CONCEDED]
    else:
        cards, shown = _collections(random, declarer, value)
        case |= {"points": cards, "marriages": shown}
        has = (say("has", seat=Seat(s), parts=parts(cards[s], shown[s])) for s in range(3))
        told = say("quiz-played", seat=Seat(declarer), value=value, each=Row.of(has))
        sums = [collected(*both) for both in zip(cards, shown, strict=True)]
    side = random.choice([declarer, random.randrange(3)])
    slips = (*sums, value, -value)
    if random.random() < 0.6:
        asked = say("quiz-change", told=told, seat=Seat(side))
        return PointsCase("hand", case, {}, 3, side, asked, True, slips, declarer)
    case["totals"] = [random.randrange(850, CAP + 1) // 5 * 5 for _ in range(3)]
    had = Row.of(say("stands", seat=Seat(s), total=had) for s, had in enumerate(case["totals"]))
    asked = say("quiz-total", before=had, told=told, seat=Seat(side))
    slips = (CAP, *(case["totals"][side] + slip for slip in slips))
    return PointsCase("hand", case, {}, 3, side, asked, False, slips, declarer)


def _collections(random: Random, declarer: int, value: int) -> tuple[list[int], list[list[str]]]:
    """Card points and marriages of three players; now and then the contract to the point."""
    shown: list[list[str]] = [[], [], []]
    for suit in random.sample(SUITS, random.randrange(3)):
        shown[random.choice([declarer, declarer, random.randrange(3)])].append(suit)
    own, near = random.randrange(30, 100), value - collected(0, shown[declarer])
    if 0 < near < ALL_POINTS and random.random() < 0.3:
        own = near + random.randrange(2)
    cards = [NEVER]
    while NEVER in cards:
        cards = [0, 0, 0]
        cards[declarer] = own
        trickless = random.random() < 0.15  # a marriage counts all the same
        cards[(declarer + 1) % 3] = 0 if trickless else random.randrange(ALL_POINTS - own + 1)
        cards[(declarer + 2) % 3] = ALL_POINTS - sum(cards)
    return cards, shown
