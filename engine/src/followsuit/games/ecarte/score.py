"""The score of a hand of Écarté: the king of trumps, the tricks, and who was vulnerable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...fields import field
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...words import count, spelled
from .cards import PACK, SUITS

TRICKS, MAJORITY, GOAL = 5, 3, 5
KINGS = PACK.rank("K")
PLAYED, REFUSED, EXCHANGED = "played at once", "refused at once", "exchanged"


class Options(NamedTuple):
    """What the players agree on before the game."""

    king_show: str = "before-first-lead"
    vole_vulnerable: int = 3


OPTIONS = (
    field(
        "king_show",
        "The king of trumps may be shown",
        {
            "before-first-lead": "until the first card is led",
            "before-own-first-card": "until its holder plays a first card",
        },
        "ruling.king-window",
    ),
    field(
        "vole_vulnerable",
        "Five tricks against a vulnerable player",
        {3: "score 3", 2: "score 2"},
        "ruling.vole-vulnerable",
    ),
)


# -- the king of trumps --------------------------------------------------------------------------


def king_turned(upcard: int, dealer: int, names: Sequence[str]) -> Line:
    """A king turned up (`deal.king-upcard`)."""
    say = f"[[{PACK.codes[upcard]}]] is turned up: a king, so {names[dealer]}, who dealt, scores 1."
    return Line(dealer, 1, ("deal.king-upcard", "ruling.king-once"), say, (upcard,))


def king_shown(trump: str | None, seat: int, names: Sequence[str]) -> Line:
    """The king of trumps out of a hand (`king.show`)."""
    cards = (PACK.card(f"K{trump}").index,) if trump else ()
    king = f"[[K{trump}]], the king of trumps," if trump else "the king of trumps"
    say = f"{names[seat]} shows {king} and scores 1."
    return Line(seat, 1, ("king.show", "ruling.king-window"), say, cards)


# -- who is vulnerable ---------------------------------------------------------------------------


def vulnerable(how: str, dealer: int, names: Sequence[str]) -> tuple[int | None, Note]:
    """Who has prevented any exchange, if anybody has (`vulnerable.nondealer` … )."""
    other = 1 - dealer
    if how == PLAYED:
        say = f"{names[other]} plays without any exchange and is vulnerable."
        return other, Note(say, ("vulnerable.nondealer",))
    if how == REFUSED:
        say = f"{names[dealer]} refuses the first proposal and is vulnerable."
        return dealer, Note(say, ("vulnerable.dealer", "ruling.vulnerable-dealer"))
    say = "An exchange has taken place, so nobody is vulnerable."
    return None, Note(say, ("vulnerable.not-after-first",))


# -- the tricks ----------------------------------------------------------------------------------


def played(
    tricks: Sequence[int], at_risk: int | None, options: Options, names: Sequence[str]
) -> tuple[list[Line], list[Note]]:
    """The points for five tricks (`score.majority` … `score.vulnerable`)."""
    winner = 0 if tricks[0] >= MAJORITY else 1
    name, loser, every = names[winner], names[1 - winner], tricks[winner] == TRICKS
    some = "at least three" if every else f"{spelled(tricks[winner])} out of five"
    say = f"{name} has won {some} tricks and scores 1."
    lines, notes = [Line(winner, 1, ("score.majority",), say)], []
    if every:
        lines.append(
            Line(winner, 1, ("score.all-five",), f"{name} has won all five tricks: 1 more.")
        )
    if at_risk == winner:
        say = f"{name} has won the hand, so nothing is lost by being vulnerable."
        notes.append(Note(say, ("ruling.loser-of-hand",)))
    elif at_risk is not None and every and options.vole_vulnerable == 2:
        say = f"The tricks of a hand score 2 at most, so {name} gets nothing more because {loser} was vulnerable."
        notes.append(Note(say, ("ruling.vole-vulnerable", "score.vulnerable")))
    elif at_risk is not None:
        ids = ("score.vulnerable", "ruling.loser-of-hand", *(["ruling.vole-vulnerable"] * every))
        lines.append(Line(winner, 1, ids, f"{loser} was vulnerable: 1 more for {name}."))
    return lines, notes


def decided(points: Sequence[int], dealer: int, names: Sequence[str]) -> tuple[int | None, Note]:
    """Who has won the game, if anybody has (`game.five`)."""
    for side, had in enumerate(points):
        if had >= GOAL:
            say = f"{names[side]} has {count(had, 'point')} and wins the game."
            return side, Note(say, ("game.five",))
    say = f"Nobody has {GOAL} points yet. {names[1 - dealer]} deals the next hand."
    return None, Note(say, ("game.five", "ruling.deal-alternates"))


UNPLAYED = Note("The game is over, so the hand is not played.", ("game.stop-before-play",))
STOPPED = Note("The game is over, so the hand is not played on.", ("game.five",))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has won yet."""
    return [
        Fault(f"must be from 0 to {GOAL - 1} before a hand", f"totals[{side}]")
        for side, had in enumerate(points)
        if had not in range(GOAL)
    ]


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """A hand's score in its order: the upcard, the king shown, the tricks."""
    start, dealer = case.get("totals") or [0, 0], case["dealer"]
    kings = kings_of(case, names)
    winner, note = decided(totals(kings, start), dealer, names)
    faults = case_faults(case, over=winner is not None)
    if faults:
        raise BadRequest(*faults)
    if winner is not None:
        # After the lead the dealer alone may still show the king (`ruling.king-window`).
        led = options.king_show == "before-own-first-card" and case.get("king") == dealer
        over = STOPPED if led else UNPLAYED
        return Scored(tuple(kings), tuple(totals(kings, start)), (winner,), (note, over))
    at_risk, risk = vulnerable(case["exchange"], dealer, names)
    lines, notes = played(case["tricks"], at_risk, options, names)
    if notes:  # what being vulnerable has come to is told with it
        says, ids = zip(risk, *notes, strict=True)
        risk = Note(" ".join(says), tuple(chain.from_iterable(ids)))
    lines = [*kings, *lines]
    now = tuple(totals(lines, start))
    winner, note = decided(now, dealer, names)
    return Scored(tuple(lines), now, () if winner is None else (winner,), (risk, note))


def kings_of(case: Mapping[str, Any], names: Sequence[str]) -> list[Line]:
    """What kings score before the tricks are counted."""
    upcard, shows = case.get("upcard"), case.get("king")
    kings = []
    if upcard is not None and KINGS >> upcard & 1:
        kings.append(king_turned(upcard, case["dealer"], names))
    if shows is not None:
        trump = None if upcard is None else PACK.cards[upcard].suits[0]
        kings.append(king_shown(trump, shows, names))
    return kings


def case_faults(case: Mapping[str, Any], *, over: bool) -> list[Fault]:
    """Why there can be no such hand; `over`: a king has ended the game, and no trick is needed."""
    faults = [
        Fault("is needed, since the hand is played", f"case.{name}")
        for name in ("tricks", "exchange")
        if not over and name not in case
    ]
    tricks = case.get("tricks")
    if tricks and (min(tricks) < 0 or sum(tricks) != TRICKS):
        faults.append(Fault(f"must add up to {TRICKS}", "case.tricks"))
    upcard = case.get("upcard")
    if case.get("king") is not None and upcard is not None and KINGS >> upcard & 1:
        faults.append(Fault("the king of trumps lies on the table, nobody holds it", "case.king"))
    elif not faults and tricks and case.get("king") is not None and not tricks[case["king"]]:
        faults.append(Fault("whoever holds the king of trumps wins a trick with it", "case.king"))
    return faults


FORMS = {
    "hand": Form(
        "A hand",
        (
            Part("dealer", "seat", "Dealer"),
            Part("tricks", "ints", "Tricks won by each", required=False),
            Part("exchange", "choice", "The exchange", False, (EXCHANGED, PLAYED, REFUSED)),
            Part("upcard", "card", "Upcard", required=False),
            Part("king", "seat", "Who showed the king", required=False),
            Part("totals", "totals", "Points before the hand", required=False),
        ),
        score_hand,
    )
}


def points_case(random: Random) -> PointsCase:
    """How the exchange ended and how the tricks fell: what does a player have then?"""
    names, dealer = ("West", "East"), random.randrange(2)
    other, start = 1 - dealer, [random.randrange(GOAL), random.randrange(GOAL)]
    how = random.choice([PLAYED, REFUSED, EXCHANGED])
    won = random.choice([5, 5, 4, 3, 2, 1, 0, 0])
    case: dict[str, Any] = {
        "dealer": dealer,
        "exchange": how,
        "tricks": [won, TRICKS - won],
        "totals": start,
    }
    talk = {
        PLAYED: f"{names[other]} plays at once",
        REFUSED: f"{names[other]} proposes and {names[dealer]} refuses",
        EXCHANGED: f"{names[dealer]} accepts the first proposal of {names[other]} and refuses the second",
    }[how]
    before = f"Before the hand: West {start[0]}, East {start[1]}. {names[dealer]} deals"
    king, scorer = random.random(), None
    if king < 0.2:
        case["upcard"], scorer = PACK.card(f"K{random.choice(SUITS)}").index, dealer
        before += f" and turns up [[{PACK.codes[case['upcard']]}]]"
    elif king < 0.4:
        scorer = random.choice([seat for seat in range(2) if case["tricks"][seat]])
        case["king"] = scorer
    told = [before]
    stopped = scorer is not None and start[scorer] + 1 == GOAL
    if stopped and "upcard" in case:  # the game is over before the talk
        del case["exchange"]
    else:
        told.append(talk)
    if "king" in case:
        told.append(f"{names[case['king']]} shows the king of trumps")
    if stopped:
        del case["tricks"]
    else:
        told.append(f"West wins {count(won, 'trick')}, East {TRICKS - won}")
    winner = 0 if won >= MAJORITY else 1
    side = winner if scorer is None else random.choice([scorer, winner])
    prompt = f"{'. '.join(told)}. How many points does {names[side]} have then?"
    slips = tuple(start[side] + gain for gain in range(4))
    return PointsCase("hand", case, {}, 2, side, prompt, False, slips)
