"""The score of a round of Type Trump: captured cards, the Spoiler, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...decktet import SUITS
from ...errors import BadRequest, Fault
from ...fields import field, yes_no
from ...game import Form, Part, PointsCase, Scored, from_zero
from ...ledger import Line, Note, totals
from ...table import side_names
from ...words import count, join, join_sides, mark
from .cards import PACK, SHARING

SPOILER = "spoiler"
MOST = 10  # points in a round
HELD = {suit: PACK.suit(suit) for suit in SUITS}


class Options(NamedTuple):
    """What the players agree on before the game."""

    trump_mode: str = "cycle"
    declare: str = "simultaneous"
    end: str = "rounds"
    partnership: bool = False
    tie_share: bool = False


OPTIONS = (
    field(
        "trump_mode",
        "Trumps",
        {"cycle": "all three types in turn", "personalities": "personalities in every round"},
        "trump.learner",
    ),
    field(
        "declare",
        "Declaring a suit",
        {"simultaneous": "in secret, shown together", "sequential": "aloud, the dealer first"},
        "declare.open-order",
    ),
    field(
        "end",
        "The game ends",
        {
            "rounds": "after one round for each player",
            "two-each": "after two rounds for each player",
            "target-21": "when somebody has 21 points",
            "target-31": "when somebody has 31 points",
        },
        "ruling.round-numbers",
    ),
    yes_no("partnership", "Partners (four players)", "ruling.partnership-untested"),
    yes_no("tie_share", "Level after the last round: shared win", "ruling.tie-after-rounds"),
)
TARGETS = {"target-21": 21, "target-31": 31}


def sides(players: int, options: Options) -> tuple[int, ...]:
    """The side of each seat: partners sit opposite (`part.swap`)."""
    return (0, 1, 0, 1) if options.partnership else tuple(range(players))


def check_options(players: int, options: Options) -> list[Fault]:
    if options.partnership and players != 4:
        return [Fault("partners need four players", "options.partnership")]
    return []


# -- what a round brings -------------------------------------------------------------------------


def bearing(cards: Sequence[int], suit: str) -> tuple[int, ...]:
    """The cards that bear a suit."""
    return tuple(card for card in cards if HELD[suit] >> card & 1)


def captured(side: int, suit: str, cards: Sequence[int], name: str, options: Options) -> Line:
    """A point for each captured card with the declared suit (`score.suit`)."""
    own = bearing(cards, suit)
    verb = "have" if options.partnership else "has"
    number = count(len(own), "card") if own else "no card"
    say = f"{name} {verb} captured {number} with {suit.title()}."
    clauses = ("score.suit", "part.combined") if options.partnership else ("score.suit",)
    return Line(side, len(own), clauses, say, own)


class Spoiled(NamedTuple):
    """The best suit for a Spoiler's trick, whose it is, and the cards that bear it."""

    points: int
    suit: str
    owner: int
    cards: tuple[int, ...]


def best_for_spoiler(trick: Sequence[int], declared: Sequence[str], own: int) -> Spoiled | None:
    """The suit of another player that most cards of the trick bear (`ruling.spoiler-best`)."""
    found = [
        Spoiled(len(bearing(trick, suit)), suit, side, bearing(trick, suit))
        for side, suit in enumerate(declared)
        if side != own and suit != SPOILER  # `ruling.spoiler-others`
    ]
    return max(found, key=lambda best: best.points, default=None)


def spoiled(
    side: int, declared: Sequence[str], cards: Sequence[int], tricks: int, names: Sequence[str]
) -> Line:
    """What a Spoiler scores (`score.spoiler-one`, `score.spoiler-zero`)."""
    said = f"{names[side]}, the Spoiler, has won"
    if tricks != 1:
        won = f"{tricks} tricks" if tricks else "no trick"
        return Line(side, 0, ("score.spoiler-zero",), f"{said} {won}: no points.")
    best = best_for_spoiler(cards, declared, side)
    clauses = ["score.spoiler-one", "ruling.spoiler-best"]
    clauses += ["ruling.spoiler-others"] * (declared.count(SPOILER) > 1)
    if best is None or not best.points:
        say = f"{said} one trick, but none of its cards has another player’s suit: no points."
        return Line(side, 0, tuple(clauses), say)
    whose, shown = names[best.owner], mark(PACK, best.cards)
    verb = "has" if best.points == 1 else "have"
    say = f"{said} exactly one trick. In it {shown} {verb} {best.suit.title()}, {whose}’s suit."
    return Line(side, best.points, tuple(clauses), say, best.cards)


def counted(
    declared: Sequence[str],
    cards: Sequence[Sequence[int]],
    tricks: Sequence[int],
    names: Sequence[str],
    options: Options,
) -> list[Line]:
    """A line for every side, from what it declared, captured and won."""
    return [
        spoiled(side, declared, cards[side], tricks[side], names)
        if suit == SPOILER
        else captured(side, suit, cards[side], names[side], options)
        for side, suit in enumerate(declared)
    ]


# -- the end of the game -------------------------------------------------------------------------


def ended(
    now: Sequence[int], number: int, players: int, names: Sequence[str], options: Options
) -> tuple[tuple[int, ...], Note]:
    """Who has won after `number` rounds, if anybody has, and a note on how the game stands."""
    target = TARGETS.get(options.end)
    rounds = players * (2 if options.end == "two-each" else 1)
    team = ("ruling.team-target",) if options.partnership else ()
    best = max(now)
    if target and best < target:
        say = f"Nobody has {target} points yet, so another round is played."
        return (), Note(say, ("end.target", "dealer.next", *team))
    if not target and number < rounds:
        say = f"Round {number} of {rounds} is over. Whoever led first deals the next one."
        return (), Note(say, ("end.rounds", "ruling.round-numbers", "dealer.next", *team))
    leaders = tuple(side for side, total in enumerate(now) if total == best)
    level = [names[side] for side in leaders]
    called = join_sides(level)
    why = _why(now, target, team)
    if len(leaders) == 1:
        if not target and number > rounds:
            why = ("end.tie", "ruling.tie-after-rounds", *why)
        have = "have" if options.partnership else "has"
        verb = "win" if options.partnership else "wins"
        say = f"{called} {have} the most points, {best}, and {verb} the game."
        return leaders, Note(say, why)
    if options.tie_share and not target:
        say = f"{called} are level with {best} and share the win."
        return leaders, Note(say, (*why, "ruling.tie-after-rounds"))
    played_off = () if target else ("ruling.tie-after-rounds",)
    say = f"{called} are level with {best}: everybody plays another round."
    return (), Note(say, ("end.tie", *played_off, *why, "dealer.next"))


def _why(now: Sequence[int], target: int | None, team: Sequence[str]) -> tuple[str, ...]:
    """The clauses by which a game ends."""
    if not target:
        return ("end.rounds", "ruling.round-numbers", *team)
    several = sum(total >= target for total in now) > 1
    return ("end.target", *(["ruling.target-passed"] * several), *team)


# -- questions about points ----------------------------------------------------------------------


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
    faults = round_faults(declared, cards, len(called), options)
    for side, pile in enumerate(cards):
        faults += whole_tricks(pile, len(names), f"case.cards[{side}]")
    faults += number_faults(number) or totals_faults(start, number and number - 1)
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


def totals_faults(standing: Sequence[int], rounds: int | None) -> list[Fault]:
    """What so many rounds cannot bring: each is worth at most ten points (`score.max-ten`)."""
    faults = [f._replace(where=f"case.{f.where}") for f in from_zero(standing)]
    if rounds is not None:
        most = MOST * rounds
        what = f"cannot be more than {most} after {count(rounds, 'round')}"
        over = [side for side, total in enumerate(standing) if total > most]
        faults += [Fault(what, f"case.totals[{side}]") for side in over]
    return faults


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
    faults = number_faults(number) or totals_faults(case["totals"], number)
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
            Part("totals", "ints", "Before the round", required=False),
        ),
        score_round,
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
