"""The score of a round of Type Trump: captured cards, the Spoiler, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...decktet import SUITS
from ...errors import Fault
from ...fields import field, yes_no
from ...ledger import Line, Note
from ...words import count, join_sides, mark
from .cards import PACK

SPOILER = "spoiler"
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


def rounds_of(players: int, options: Options) -> int:
    """How many rounds a game has that is not played to a target (`end.rounds`)."""
    return players * (2 if options.end == "two-each" else 1)


def ended(
    now: Sequence[int], number: int, players: int, names: Sequence[str], options: Options
) -> tuple[tuple[int, ...], Note]:
    """Who has won after `number` rounds, if anybody has, and a note on how the game stands."""
    target = TARGETS.get(options.end)
    rounds = rounds_of(players, options)
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
