"""Questions about points in Type Trump: what captured cards, a round and the totals come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...decktet import SUITS
from ...errors import BadRequest, Fault
from ...forms import Form, PointsCase, Scored
from ...game import from_zero
from ...ledger import Line, totals
from ...messages import Cards, Row, Seat, Suit, say
from ...parts import Part
from .cards import PACK, SHARING
from .score import (
    SPOILER,
    TARGETS,
    Options,
    bearing,
    captured,
    counted,
    ended,
    only_spoilers,
    rounds_of,
    sides,
    spoiled,
)

MOST = 10  # points in a round


def score_cards(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What captured cards are worth to the player who declared a suit."""
    faults = whole_tricks(case["cards"], players, "case.cards")
    if faults:
        raise BadRequest(*faults)
    line = captured(0, case["suit"], case["cards"], options)
    return Scored((line,), (line.amount, *[0] * (sides_of(players, options) - 1)))


def sides_of(players: int, options: Options) -> int:
    """How many sides there are."""
    return len(set(sides(players, options)))


def score_spoiler(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What the first player scores as a Spoiler; `declared` is what the others have chosen."""
    tricks, cards, others = case["tricks"], case.get("cards") or [], case["declared"]
    faults = []
    if len(others) != players - 1:
        needs = say("choices-of-others", number=players - 1)
        faults.append(Fault(needs, "case.declared"))
    elif only_spoilers(others):
        faults.append(Fault(say("only-spoilers"), "case.declared"))
    if tricks not in range(len(PACK.cards) // players + 1):
        faults.append(Fault(say("not-so-many-tricks"), "case.tricks"))
    if tricks == 1 and len(cards) != players:
        faults.append(Fault(say("cards-of-trick", number=players), "case.cards"))
    if tricks != 1 and cards:
        faults.append(Fault(say("only-with-one-trick"), "case.cards"))
    if options.partnership:
        faults.append(Fault(say("team-never-spoiler"), "options.partnership"))
    if faults:
        raise BadRequest(*faults)
    line = spoiled(0, [SPOILER, *others], cards, tricks)
    return Scored((line,), (line.amount, *[0] * (players - 1)))


def score_round(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A whole round, from what every side declared and captured."""
    declared, cards = case["declared"], case["cards"]
    number_of = sides_of(players, options)
    start, number = case.get("totals") or [0] * number_of, case.get("round")
    before = rounds_before(case)
    faults = round_faults(declared, cards, number_of, options)
    for side, pile in enumerate(cards):
        faults += whole_tricks(pile, players, f"case.cards[{side}]")
    faults += number_faults(number)
    if not faults and "totals" not in case and is_over(start, before, players, options):
        faults.append(Fault(OVER, "case.round"))
    if faults:
        raise BadRequest(*faults)
    tricks = [len(pile) // players for pile in cards]
    lines = counted(declared, cards, tricks, options)
    return finished(lines, start, number, players, options)


def finished(
    lines: Sequence[Line], start: Sequence[int], number: int | None, players: int, options: Options
) -> Scored:
    """Totals after a round, and whether it was the last one if its number is known."""
    now = tuple(totals(lines, start))
    if number is None:
        return Scored(tuple(lines), now)
    winners, note = ended(now, number, players, options)
    return Scored(tuple(lines), now, winners, (note,))


def whole_tricks(cards: Sequence[int], players: int, where: str) -> list[Fault]:
    """Cards are captured by the trick."""
    whole = say("whole-tricks", number=players)
    return [Fault(whole, where)] if len(cards) % players else []


def number_faults(number: int | None) -> list[Fault]:
    too_low = number is not None and number < 1
    return [Fault(say("rounds-from-one"), "case.round")] if too_low else []


def rounds_before(case: Mapping[str, Any]) -> int | None:
    """How many rounds were played before this one, where its number is known."""
    number = case.get("round")
    return None if number is None or number_faults(number) else number - 1


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
        what = say("at-most-after", most=most, rounds=rounds)
        over = [side for side, total in enumerate(standing) if total > most]
        faults += [Fault(what, f"totals[{side}]") for side in over]
    return faults


OVER = say("decided-before")


def is_over(standing: Sequence[int], rounds: int | None, players: int, options: Options) -> bool:
    """Whether a game is decided with these totals; who had decided it before has won now, too.

    Without the number of rounds this is known only where the game is played to a target.
    """
    if rounds is None:
        if options.end not in TARGETS:
            return False
        rounds = rounds_of(players, options)  # whatever it is: a target can be reached in any round
    won, _ = ended(standing, rounds, players, options)
    return bool(won)


def was_over(standing: Sequence[int], rounds: int, players: int, options: Options) -> bool:
    """Whether these totals can only stand if the last round followed a decided game.

    It did unless, before it, the end was not reached or the two best were level: somewhere
    between their totals now and `MOST` fewer.
    """
    second, best = sorted(standing)[-2:]
    level = second >= best - MOST
    if options.end in TARGETS:
        return best - MOST >= TARGETS[options.end] and not level
    later = rounds > rounds_of(players, options)
    return later and (options.tie_share or not level)


def round_faults(
    declared: Sequence[str], cards: Sequence[Sequence[int]], number: int, options: Options
) -> list[Fault]:
    """Why there can be no such round."""
    faults = []
    if len(declared) == number and only_spoilers(declared):
        faults.append(Fault(say("only-spoilers"), "case.declared"))
    faults += declared_faults(declared, number, options)
    if sum(len(pile) for pile in cards) != len(PACK.cards):
        faults.append(Fault(say("all-cards", number=len(PACK.cards)), "case.cards"))
    return faults


def declared_faults(declared: Sequence[str], number: int, options: Options) -> list[Fault]:
    """Why so many sides cannot have declared this."""
    faults = []
    if len(declared) != number:
        faults.append(Fault(say("choices-of-sides", number=number), "case.declared"))
    if options.partnership and SPOILER in declared:
        faults.append(Fault(say("team-never-spoiler"), "case.declared"))
    return faults


def score_end(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """Whether a game is over, from the totals after a round."""
    number = case["round"]
    faults = number_faults(number)
    if not faults:
        standing = totals_faults(case["totals"], number)
        faults = [fault._replace(where=f"case.{fault.where}") for fault in standing]
    if not faults and was_over(case["totals"], number, players, options):
        faults.append(Fault(OVER, "case.totals"))
    if faults:
        raise BadRequest(*faults)
    return finished([], case["totals"], number, players, options)


CHOICES = (*SUITS, SPOILER)
FORMS = {
    "cards": Form((Part("suit", "choice", choices=SUITS), Part("cards", "cards")), score_cards),
    "spoiler": Form(
        (
            Part("tricks", "int"),
            Part("cards", "cards", required=False),
            Part("declared", "choice_list", choices=CHOICES),
        ),
        score_spoiler,
    ),
    "round": Form(
        (
            Part("declared", "choice_list", choices=CHOICES),
            Part("cards", "card_lists"),
            Part("round", "int", required=False),
            Part("totals", "totals", required=False),
        ),
        score_round,
        played=rounds_before,
    ),
    "end": Form((Part("totals", "ints"), Part("round", "int")), score_end),
}


def points_case(random: Random) -> PointsCase:
    """What a trick is worth to its winner, or to a Spoiler."""
    led = random.randrange(len(PACK.cards))
    sharing = [card.index for card in PACK.of(SHARING[led]) if card.index != led]
    trick = [led, *random.sample(sharing, 2)]
    trick.append(random.choice([c for c in range(len(PACK.cards)) if c not in trick]))
    who, shown = Seat(0), Cards(trick)
    counts = sorted({len(bearing(trick, suit)) for suit in SUITS})
    if random.random() < 0.5:
        suit = random.choice(SUITS)
        prompt = say("quiz-cards", seat=who, suit=Suit(suit), cards=shown)
        case: dict[str, Any] = {"suit": suit, "cards": trick}
        return PointsCase("cards", case, {}, 4, 0, prompt, slips=(*counts, 1, 2, 3))
    tricks = random.choice((1, 1, 1, 1, 0, 2))
    others = [random.choice(SUITS) for _ in range(3)]
    suits = Row.of(map(Suit, others))
    prompt = say("quiz-spoiler", seat=who, tricks=tricks, cards=shown, suits=suits)
    case = {"tricks": tricks, "cards": trick if tricks == 1 else [], "declared": others}
    slips = (*counts, sum(len(bearing(trick, suit)) for suit in set(others)), 1, 2, 3)
    return PointsCase("spoiler", case, {}, 4, 0, prompt, slips=slips)
