"""Questions about points in Type Trump: what captured cards, a round and the totals come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...decktet import SUITS
from ...errors import BadRequest, Fault
from ...game import Form, Part, PointsCase, Scored, from_zero
from ...ledger import Line, totals
from ...table import side_names
from ...words import count, join, mark
from .cards import PACK, SHARING
from .score import (
    SPOILER,
    TARGETS,
    Options,
    bearing,
    captured,
    counted,
    ended,
    rounds_of,
    sides,
    spoiled,
)

MOST = 10  # points in a round


def score_cards(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What captured cards are worth to the player who declared a suit."""
    called = side_names(names, sides(len(names), options))
    faults = whole_tricks(case["cards"], len(names), "case.cards")
    if faults:
        raise BadRequest(*faults)
    line = captured(0, case["suit"], case["cards"], called[0], options)
    return Scored((line,), (line.amount, *[0] * (len(called) - 1)))


def score_spoiler(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What the first player scores as a Spoiler; `declared` is what the others have chosen."""
    tricks, cards, others = case["tricks"], case.get("cards") or [], case["declared"]
    faults = []
    if len(others) != len(names) - 1:
        what = f"needs {len(names) - 1} choices, one for each of the others"
        faults.append(Fault(what, "case.declared"))
    elif others.count(SPOILER) == len(others):
        faults.append(Fault("a hand with nothing but Spoilers is scrubbed", "case.declared"))
    if tricks not in range(len(PACK.cards) // len(names) + 1):
        faults.append(Fault("there are not so many tricks in a round", "case.tricks"))
    if tricks == 1 and len(cards) != len(names):
        what = f"must be the {len(names)} cards of the trick"
        faults.append(Fault(what, "case.cards"))
    if tricks != 1 and cards:
        faults.append(Fault("are given only with exactly one trick", "case.cards"))
    if options.partnership:
        faults.append(Fault("a team cannot be Spoiler", "options.partnership"))
    if faults:
        raise BadRequest(*faults)
    line = spoiled(0, [SPOILER, *others], cards, tricks, names)
    return Scored((line,), (line.amount, *[0] * (len(names) - 1)))


def score_round(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """A whole round, from what every side declared and captured."""
    declared, cards = case["declared"], case["cards"]
    called = side_names(names, sides(len(names), options))
    start, number = case.get("totals") or [0] * len(called), case.get("round")
    before = rounds_before(case)
    faults = round_faults(declared, cards, len(called), options)
    for side, pile in enumerate(cards):
        faults += whole_tricks(pile, len(names), f"case.cards[{side}]")
    faults += number_faults(number)
    if not faults and "totals" not in case and is_over(start, before, len(names), options):
        faults.append(Fault(OVER, "case.round"))
    if faults:
        raise BadRequest(*faults)
    tricks = [len(pile) // len(names) for pile in cards]
    lines = counted(declared, cards, tricks, called, options)
    return finished(lines, start, number, len(names), called, options)


def finished(
    lines: Sequence[Line],
    start: Sequence[int],
    number: int | None,
    players: int,
    names: Sequence[str],
    options: Options,
) -> Scored:
    """Totals after a round, and whether it was the last one if its number is known."""
    now = tuple(totals(lines, start))
    if number is None:
        return Scored(tuple(lines), now)
    winners, note = ended(now, number, players, names, options)
    return Scored(tuple(lines), now, winners, (note,))


def whole_tricks(cards: Sequence[int], players: int, where: str) -> list[Fault]:
    """Cards are captured by the trick."""
    what = f"must be whole tricks of {players} cards"
    return [Fault(what, where)] if len(cards) % players else []


def number_faults(number: int | None) -> list[Fault]:
    too_low = number is not None and number < 1
    return [Fault("rounds are counted from 1", "case.round")] if too_low else []


def rounds_before(case: Mapping[str, Any]) -> int | None:
    """How many rounds were played before this one, where its number is known."""
    return case["round"] - 1 if case.get("round", 0) >= 1 else None


def check_totals(totals: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a round nobody has won yet (`end.rounds`, `end.target`)."""
    players = len(totals) * (2 if options.partnership else 1)
    faults = totals_faults(totals, played)
    if not faults and is_over(totals, played, players, options):
        faults.append(Fault(OVER, "totals"))
    return faults


def totals_faults(standing: Sequence[int], rounds: int | None) -> list[Fault]:
    """What so many rounds cannot bring: each is worth at most ten points (`score.max-ten`)."""
    faults = from_zero(standing)
    if rounds is not None:
        most = MOST * rounds
        what = f"cannot be more than {most} after {count(rounds, 'round')}"
        over = [side for side, total in enumerate(standing) if total > most]
        faults += [Fault(what, f"totals[{side}]") for side in over]
    return faults


OVER = "the game was decided before this round"


def is_over(standing: Sequence[int], rounds: int | None, players: int, options: Options) -> bool:
    """Whether a game is decided with these totals, or must have been before.

    Without the number of rounds this is known only where the game is played to a target.
    """
    if rounds is None and options.end not in TARGETS:
        return False
    called = [str(side) for side in range(len(standing))]
    won, _ = ended(standing, rounds or 0, players, called, options)
    return bool(won) or was_over(standing, rounds, players, options)


def was_over(standing: Sequence[int], rounds: int | None, players: int, options: Options) -> bool:
    """Whether these totals can only stand if the last round followed a decided game.

    It did unless, before it, the end was not reached or the two best were level: somewhere
    between their totals now and `MOST` fewer.
    """
    second, best = sorted(standing)[-2:]
    level = second >= best - MOST
    if options.end in TARGETS:
        return best - MOST >= TARGETS[options.end] and not level
    if rounds is None or rounds <= rounds_of(players, options):
        return False
    return options.tie_share or not level


def round_faults(
    declared: Sequence[str], cards: Sequence[Sequence[int]], number: int, options: Options
) -> list[Fault]:
    """Why there can be no such round."""
    faults = []
    if len(declared) != number:
        faults.append(Fault(f"needs {number} choices, one for each side", "case.declared"))
    elif declared.count(SPOILER) == number:
        faults.append(Fault("a hand with nothing but Spoilers is scrubbed", "case.declared"))
    if options.partnership and SPOILER in declared:
        faults.append(Fault("a team cannot be Spoiler", "case.declared"))
    if sum(len(pile) for pile in cards) != len(PACK.cards):
        faults.append(Fault(f"must be all {len(PACK.cards)} cards", "case.cards"))
    return faults


def score_end(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """Whether a game is over, from the totals after a round."""
    called = side_names(names, sides(len(names), options))
    number = case["round"]
    faults = number_faults(number)
    if not faults:
        standing = totals_faults(case["totals"], number)
        faults = [fault._replace(where=f"case.{fault.where}") for fault in standing]
    if not faults and was_over(case["totals"], number, len(names), options):
        faults.append(Fault(OVER, "case.totals"))
    if faults:
        raise BadRequest(*faults)
    return finished([], case["totals"], number, len(names), called, options)


CHOICES = (*SUITS, SPOILER)
FORMS = {
    "cards": Form(
        "Captured cards",
        (
            Part("suit", "choice", "Declared suit", choices=SUITS),
            Part("cards", "cards", "Captured cards"),
        ),
        score_cards,
    ),
    "spoiler": Form(
        "A Spoiler",
        (
            Part("tricks", "int", "Tricks won"),
            Part("cards", "cards", "The only trick", required=False),
            Part("declared", "choice_list", "The others declared", choices=CHOICES),
        ),
        score_spoiler,
    ),
    "round": Form(
        "A whole round",
        (
            Part("declared", "choice_list", "Declared", choices=CHOICES),
            Part("cards", "card_lists", "Captured cards"),
            Part("round", "int", "Number of the round", required=False),
            Part("totals", "totals", "Before the round", required=False),
        ),
        score_round,
        played=rounds_before,
    ),
    "end": Form(
        "The end of the game",
        (Part("totals", "ints", "Totals"), Part("round", "int", "Rounds played")),
        score_end,
    ),
}


def points_case(random: Random) -> PointsCase:
    """What a trick is worth to its winner, or to a Spoiler."""
    led = random.randrange(len(PACK.cards))
    sharing = [card.index for card in PACK.of(SHARING[led]) if card.index != led]
    trick = [led, *random.sample(sharing, 2)]
    trick.append(random.choice([c for c in range(len(PACK.cards)) if c not in trick]))
    shown = mark(PACK, trick)
    counts = sorted({len(bearing(trick, suit)) for suit in SUITS})
    if random.random() < 0.5:
        suit = random.choice(SUITS)
        prompt = f"West declared {suit.title()} and wins the trick {shown}. What is it worth?"
        return PointsCase(
            "cards", {"suit": suit, "cards": trick}, {}, 4, 0, prompt, slips=(*counts, 1, 2, 3)
        )
    tricks = random.choice((1, 1, 1, 1, 0, 2))
    others = [random.choice(SUITS) for _ in range(3)]
    said = join([suit.title() for suit in others])
    won = {0: "wins no trick", 1: f"wins one trick, {shown}", 2: "wins two tricks"}[tricks]
    prompt = f"West is the Spoiler and {won}. The others declared {said}. What does West score?"
    case = {"tricks": tricks, "cards": trick if tricks == 1 else [], "declared": others}
    slips = (*counts, sum(len(bearing(trick, suit)) for suit in set(others)), 1, 2, 3)
    return PointsCase("spoiler", case, {}, 4, 0, prompt, slips=slips)
