"""The score of a round of Type Trump: captured cards, the Spoiler, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...decktet import SUITS
from ...errors import Fault
from ...fields import choice, with_choices
from ...ledger import Line, Note
from ...messages import Cards, Row, Side, Suit, say
from .cards import PACK

SPOILER = "spoiler"
HELD = {suit: PACK.suit(suit) for suit in SUITS}


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    trump_mode: str = choice("cycle", "personalities", by="trump.learner")
    declare: str = choice("simultaneous", "sequential", by="declare.open-order")
    end: str = choice("rounds", "two-each", "target-21", "target-31", by="ruling.round-numbers")
    partnership: bool = choice(False, True, by="ruling.partnership-untested")
    tie_share: bool = choice(False, True, by="ruling.tie-after-rounds")


TARGETS = {"target-21": 21, "target-31": 31}


def sides(players: int, options: Options) -> tuple[int, ...]:
    """The side of each seat: partners sit opposite (`part.swap`)."""
    return (0, 1, 0, 1) if options.partnership else tuple(range(players))


def check_options(players: int, options: Options) -> list[Fault]:
    if options.partnership and players != 4:
        return [Fault(say("partners-need-four"), "options.partnership")]
    return []


def only_spoilers(declared: Sequence[str]) -> bool:
    """Whether nobody has declared a suit, so that the round is not played (`spoiler.scrub`)."""
    return all(suit == SPOILER for suit in declared)


# -- what a round brings -------------------------------------------------------------------------


def bearing(cards: Sequence[int], suit: str) -> tuple[int, ...]:
    """The cards that bear a suit."""
    return tuple(card for card in cards if HELD[suit] >> card & 1)


def captured(side: int, suit: str, cards: Sequence[int], options: Options) -> Line:
    """A point for each captured card with the declared suit (`score.suit`)."""
    own = bearing(cards, suit)
    told = say("captured", side=Side(side), cards=len(own), suit=Suit(suit))
    clauses = ("score.suit", "part.combined") if options.partnership else ("score.suit",)
    return Line(side, len(own), clauses, told, own)


class Spoiled(NamedTuple):
    """The best suit for a Spoiler's trick, whose it is, and the cards that bear it."""

    points: int
    suit: str
    owner: int
    cards: tuple[int, ...]


def best_for_spoiler(trick: Sequence[int], declared: Sequence[str], own: int) -> Spoiled:
    """The suit of another player that most cards of the trick bear (`ruling.spoiler-best`).

    There is one: a round of nothing but Spoilers is not played (`spoiler.scrub`).
    """
    found = [
        Spoiled(len(bearing(trick, suit)), suit, side, bearing(trick, suit))
        for side, suit in enumerate(declared)
        if side != own and suit != SPOILER  # `ruling.spoiler-others`
    ]
    return max(found, key=lambda best: best.points)


def spoiled(side: int, declared: Sequence[str], cards: Sequence[int], tricks: int) -> Line:
    """What a Spoiler scores (`score.spoiler-one`, `score.spoiler-zero`)."""
    who = Side(side)
    if tricks != 1:
        zero = say("spoiler-zero", side=who, tricks=tricks)
        return Line(side, 0, ("score.spoiler-zero",), zero)
    best = best_for_spoiler(cards, declared, side)
    clauses = ["score.spoiler-one", "ruling.spoiler-best"]
    clauses += ["ruling.spoiler-others"] * (declared.count(SPOILER) > 1)
    if not best.points:
        return Line(side, 0, tuple(clauses), say("spoiler-no-suit", side=who))
    found = {"cards": Cards(best.cards), "suit": Suit(best.suit), "owner": Side(best.owner)}
    return Line(
        side, best.points, tuple(clauses), say("spoiler-one", side=who, **found), best.cards
    )


def counted(
    declared: Sequence[str], cards: Sequence[Sequence[int]], tricks: Sequence[int], options: Options
) -> list[Line]:
    """A line for every side, from what it declared, captured and won."""
    return [
        spoiled(side, declared, cards[side], tricks[side])
        if suit == SPOILER
        else captured(side, suit, cards[side], options)
        for side, suit in enumerate(declared)
    ]


# -- the end of the game -------------------------------------------------------------------------


def rounds_of(players: int, options: Options) -> int:
    """How many rounds a game has that is not played to a target (`end.rounds`)."""
    return players * (2 if options.end == "two-each" else 1)


def ended(
    now: Sequence[int], number: int, players: int, options: Options
) -> tuple[tuple[int, ...], Note]:
    """Who has won after `number` rounds, if anybody has, and a note on how the game stands."""
    target = TARGETS.get(options.end)
    rounds = rounds_of(players, options)
    team = ("ruling.team-target",) if options.partnership else ()
    best = max(now)
    if target and best < target:
        return (), Note(
            say("target-not-reached", points=target), ("end.target", "dealer.next", *team)
        )
    if not target and number < rounds:
        over = say("round-over", round=number, rounds=rounds)
        return (), Note(over, ("end.rounds", "ruling.round-numbers", "dealer.next", *team))
    leaders = tuple(side for side, total in enumerate(now) if total == best)
    level = Row.sides(leaders)
    why = _why(now, target, team)
    if len(leaders) == 1:
        (winner,) = leaders
        if not target and number > rounds:
            why = ("end.tie", "ruling.tie-after-rounds", *why)
        return leaders, Note(say("most-points", side=Side(winner), best=best), why)
    if options.tie_share and not target:
        shared = say("win-shared", sides=level, best=best)
        return leaders, Note(shared, (*why, "ruling.tie-after-rounds"))
    played_off = () if target else ("ruling.tie-after-rounds",)
    again = say("tie-played-off", sides=level, best=best)
    return (), Note(again, ("end.tie", *played_off, *why, "dealer.next"))


def _why(now: Sequence[int], target: int | None, team: Sequence[str]) -> tuple[str, ...]:
    """The clauses by which a game ends."""
    if not target:
        return ("end.rounds", "ruling.round-numbers", *team)
    several = sum(total >= target for total in now) > 1
    return ("end.target", *(["ruling.target-passed"] * several), *team)
