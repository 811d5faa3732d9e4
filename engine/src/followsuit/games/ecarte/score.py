"""The score of a hand of Écarté: the king of trumps, the tricks, and who was vulnerable."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...fields import choice, with_choices
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Card, Message, Row, Seat, of_seat, say
from ...parts import Part
from .cards import PACK, SUITS

TRICKS, MAJORITY, GOAL = 5, 3, 5
KINGS = PACK.rank("K")
PLAYED, REFUSED, EXCHANGED = "played-at-once", "refused-at-once", "exchanged"


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    king_show: str = choice("before-first-lead", "before-own-first-card", by="ruling.king-window")
    vole_vulnerable: int = choice(3, 2, by="ruling.vole-vulnerable")


# -- the king of trumps --------------------------------------------------------------------------


def king_of(trump: str) -> Card:
    """The king of trumps."""
    return Card(PACK.card(f"K{trump}").index)


def king_turned(upcard: int, dealer: int) -> Line:
    """A king turned up (`deal.king-upcard`)."""
    turned = say("king-turned", card=Card(upcard), seat=Seat(dealer))
    return Line(dealer, 1, ("deal.king-upcard", "ruling.king-once"), turned, (upcard,))


def king_shown(trump: str | None, seat: int) -> Line:
    """The king of trumps out of a hand (`king.show`)."""
    clauses = ("king.show", "ruling.king-window")
    if trump is None:
        return Line(seat, 1, clauses, of_seat("shows-king", seat))
    king = king_of(trump)
    return Line(seat, 1, clauses, say("shows", seat=Seat(seat), card=king), (king.card,))


# -- who is vulnerable ---------------------------------------------------------------------------


def vulnerable(how: str, dealer: int) -> tuple[int | None, Note]:
    """Who has prevented any exchange, if anybody has (`vulnerable.nondealer` … )."""
    other = 1 - dealer
    if how == PLAYED:
        at_once = of_seat("vulnerable-other", other)
        return other, Note(at_once, ("vulnerable.nondealer",))
    if how == REFUSED:
        refused = of_seat("vulnerable-dealer", dealer)
        return dealer, Note(refused, ("vulnerable.dealer", "ruling.vulnerable-dealer"))
    return None, Note(say("vulnerable-nobody"), ("vulnerable.not-after-first",))


# -- the tricks ----------------------------------------------------------------------------------


def played(
    tricks: Sequence[int], at_risk: int | None, options: Options
) -> tuple[list[Line], list[Note]]:
    """The points for five tricks (`score.majority` … `score.vulnerable`)."""
    winner = 0 if tricks[0] >= MAJORITY else 1
    who, loser, every = Seat(winner), Seat(1 - winner), tricks[winner] == TRICKS
    majority = say("majority", seat=who, tricks=tricks[winner])
    lines, notes = [Line(winner, 1, ("score.majority",), majority)], []
    if every:
        lines.append(Line(winner, 1, ("score.all-five",), say("all-five", seat=who)))
    if at_risk == winner:
        notes.append(Note(say("nothing-lost", seat=who), ("ruling.loser-of-hand",)))
    elif at_risk is not None:
        if every and options.vole_vulnerable == 2:
            most = say("two-at-most", seat=who, loser=loser)
            notes.append(Note(most, ("ruling.vole-vulnerable", "score.vulnerable")))
        else:
            whole = ["ruling.vole-vulnerable"] * every
            ids = ("score.vulnerable", "ruling.loser-of-hand", *whole)
            lines.append(Line(winner, 1, ids, say("was-vulnerable", seat=who, loser=loser)))
    return lines, notes


def decided(points: Sequence[int], dealer: int) -> tuple[int | None, Note]:
    """Who has won the game, if anybody has (`game.five`)."""
    for side, had in enumerate(points):
        if had >= GOAL:
            return side, Note(say("game-won", seat=Seat(side), points=had), ("game.five",))
    goes_on = say("goes-on", goal=GOAL, seat=Seat(1 - dealer))
    return None, Note(goes_on, ("game.five", "ruling.deal-alternates"))


UNPLAYED = Note(say("not-played"), ("game.stop-before-play",))
STOPPED = Note(say("not-played-on"), ("game.five",))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has won yet."""
    return [
        Fault(say("within-before-hand", least=0, most=GOAL - 1), f"totals[{side}]")
        for side, had in enumerate(points)
        if had not in range(GOAL)
    ]


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A hand's score in its order: the upcard, the king shown, the tricks."""
    start, dealer = case.get("totals") or [0, 0], case["dealer"]
    kings = kings_of(case)
    winner, note = decided(totals(kings, start), dealer)
    faults = case_faults(case, over=winner is not None)
    if faults:
        raise BadRequest(*faults)
    if winner is not None:
        # After the lead the dealer alone may still show the king (`ruling.king-window`).
        led = options.king_show == "before-own-first-card" and case.get("king") == dealer
        over = STOPPED if led else UNPLAYED
        return Scored(tuple(kings), tuple(totals(kings, start)), (winner,), (note, over))
    at_risk, risk = vulnerable(case["exchange"], dealer)
    lines, notes = played(case["tricks"], at_risk, options)
    for note in notes:  # what being vulnerable has come to is told with it
        together = say("both", first=risk.say, second=note.say)
        risk = Note(together, (*risk.clauses, *note.clauses))
    lines = [*kings, *lines]
    now = tuple(totals(lines, start))
    winner, note = decided(now, dealer)
    return Scored(tuple(lines), now, () if winner is None else (winner,), (risk, note))


def kings_of(case: Mapping[str, Any]) -> list[Line]:
    """What kings score before the tricks are counted."""
    upcard, shows = case.get("upcard"), case.get("king")
    kings = []
    if upcard is not None and KINGS >> upcard & 1:
        kings.append(king_turned(upcard, case["dealer"]))
    if shows is not None:
        trump = None if upcard is None else PACK.suit_of[upcard]
        kings.append(king_shown(trump, shows))
    return kings


def case_faults(case: Mapping[str, Any], *, over: bool) -> list[Fault]:
    """Why there can be no such hand; `over`: a king has ended the game, and no trick is needed."""
    faults = [
        Fault(say("needed-if-played"), f"case.{name}")
        for name in ("tricks", "exchange")
        if not over and name not in case
    ]
    tricks = case.get("tricks")
    if tricks and (min(tricks) < 0 or sum(tricks) != TRICKS):
        faults.append(Fault(say("must-add-up", total=TRICKS), "case.tricks"))
    upcard = case.get("upcard")
    if case.get("king") is not None and upcard is not None and KINGS >> upcard & 1:
        faults.append(Fault(say("king-on-table"), "case.king"))
    elif not faults and tricks and case.get("king") is not None and not tricks[case["king"]]:
        faults.append(Fault(say("king-wins-trick"), "case.king"))
    return faults


FORMS = {
    "hand": Form(
        (
            Part("dealer", "seat"),
            Part("tricks", "ints", required=False),
            Part("exchange", "choice", False, (EXCHANGED, PLAYED, REFUSED)),
            Part("upcard", "card", required=False),
            Part("king", "seat", required=False),
            Part("totals", "totals", required=False),
        ),
        score_hand,
    )
}


def points_case(random: Random) -> PointsCase:
    """How the exchange ended and how the tricks fell: what does a player have then?"""
    dealer = random.randrange(2)
    start = [random.randrange(GOAL), random.randrange(GOAL)]
    how = random.choice([PLAYED, REFUSED, EXCHANGED])
    won = random.choice([5, 5, 4, 3, 2, 1, 0, 0])
    case: dict[str, Any] = {
        "dealer": dealer,
        "exchange": how,
        "tricks": [won, TRICKS - won],
        "totals": start,
    }
    king, scorer = random.random(), None
    if king < 0.2:
        case["upcard"], scorer = PACK.card(f"K{random.choice(SUITS)}").index, dealer
    elif king < 0.4:
        scorer = random.choice([seat for seat in range(2) if case["tricks"][seat]])
        case["king"] = scorer
    stopped = scorer is not None and start[scorer] + 1 == GOAL
    if stopped and "upcard" in case:  # the game is over before the talk
        del case["exchange"]
    if stopped:
        del case["tricks"]
    winner = 0 if won >= MAJORITY else 1
    side = winner if scorer is None else random.choice([scorer, winner])
    prompt = say("quiz-hand", told=Row.of(quiz_told(case)), seat=Seat(side))
    slips = tuple(start[side] + gain for gain in range(4))
    return PointsCase("hand", case, {}, 2, side, prompt, False, slips)


def quiz_told(case: Mapping[str, Any]) -> Iterator[Message]:
    """What a question tells of a hand, in its order; only what there was of it."""
    dealer, start = Seat(case["dealer"]), case["totals"]
    before = {"first": Seat(0), "points": start[0], "second": Seat(1), "others": start[1]}
    if "upcard" in case:
        yield say("quiz-turns-up", **before, dealer=dealer, card=Card(case["upcard"]))
    else:
        yield say("quiz-deals", **before, dealer=dealer)
    if "exchange" in case:
        other = Seat(1 - case["dealer"])
        yield say("quiz-exchange", how=case["exchange"], dealer=dealer, seat=other)
    if "king" in case:
        yield of_seat("quiz-shows", case["king"])
    if "tricks" in case:
        won, others = case["tricks"]
        yield say("quiz-tricks", first=Seat(0), tricks=won, second=Seat(1), others=others)
