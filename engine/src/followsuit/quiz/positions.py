"""Positions out of random play: only what can really happen at a table is asked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar

from ..decisions import Play
from ..errors import BadRequest
from ..game import Game
from ..match import Match
from ..table import Trick

FIRST_HANDS = 6  # in some games each of a match's first hands has trumps or a contract of its own
MOST_PLAYERS = 5  # more cards in a trick than this are hard to take in at a glance
MOST_MATCHES = 400  # then a wanted setting is taken to be one that never comes about
ONE_HAND: Callable[..., Match] = partial(Match, hands=1)

Begun = TypeVar("Begun", bound=Match)


class Held(NamedTuple):
    """A seat about to play: its hand and the cards on the table."""

    setting: Any
    hand: int
    cards: tuple[int, ...]
    players: int


class Laid(NamedTuple):
    """A finished trick of one card a player, and what each held who played to it, that card included."""

    setting: Any
    cards: tuple[int, ...]
    hands: tuple[int, ...]


def matches(
    game: Game, random: Random, wanted: Mapping[str, Any], begin: Callable[..., Begun]
) -> Iterator[Begun]:
    """Matches of random players, made by `begin`; with the usual options, as far as they suit the wanted setting."""
    options = {f.name: wanted[f.name] for f in game.options.fields if f.name in wanted}
    refused = set[tuple[int, int]]()
    for _ in range(MOST_MATCHES):
        if match := drawn_match(game, random, options, begin, refused, wanted):
            yield match


def drawn_match(
    game: Game,
    random: Random,
    options: Mapping[str, Any],
    begin: Callable[..., Begun],
    refused: set[tuple[int, int]],
    wanted: Collection[str] = (),
) -> Begun | None:
    """A match of some players, after some hands, made by `begin`; none where that does not fit.

    What is `refused` is remembered and not tried again. For a wanted setting any number of players may be drawn.
    """
    known = game.about.players
    sizes = [n for n in known if n <= MOST_PLAYERS or wanted] or [known[0]]
    players, seed = random.choice(sizes), random.getrandbits(32)
    before = random.randrange(FIRST_HANDS)
    if (players, before) in refused:
        return None
    try:
        return begin(game, players, options, seed=seed, before=before)
    except BadRequest:  # not every number of players fits every option, nor of hands every game
        refused.add((players, before))
        return None


def tricks(game: Game, random: Random, wanted: Mapping[str, Any]) -> Iterator[Trick]:
    """Finished tricks, hand after hand."""
    for match in matches(game, random, wanted, ONE_HAND):
        match.play_random(random)
        for trick in match.table.tricks:
            if fits(trick.setting, wanted):
                yield trick


def holdings(game: Game, random: Random, wanted: Mapping[str, Any]) -> Iterator[Held]:
    """Seats that must play to a trick somebody has led to."""
    for match in matches(game, random, wanted, ONE_HAND):
        while (decision := match.decision) is not None:
            if isinstance(decision, Play) and fits(decision.setting, wanted):
                yield Held(decision.setting, decision.hand, tuple(decision.cards), match.players)
            match.step(random.random())


def laid(game: Game, random: Random, wanted: Mapping[str, Any]) -> Iterator[Laid]:
    """Finished tricks with the hands that they were played from."""
    for match in matches(game, random, wanted, ONE_HAND):
        yield from (one for one in course(match, random) if fits(one.setting, wanted))


def course(match: Match, random: Random) -> Iterator[Laid]:
    """Play a hand at random, and tell its tricks to which every player has played one card.

    Those are left out in which the players were not all bound by what holds at the end.
    """
    held: dict[tuple[int, int], Play] = {}
    while (decision := match.decision) is not None:
        if isinstance(decision, Play):
            held[len(match.table.tricks), len(decision.cards)] = decision
        match.step(random.random())
    for number, trick in enumerate(match.table.tricks):
        plays = [held.get((number, place)) for place in range(len(trick.cards))]
        followed = all(one is not None and one.setting == trick.setting for one in plays[1:])
        if plays[0] and followed and len(set(trick.seats)) == len(trick.cards):
            hands = tuple(one.hand for one in plays if one)
            yield Laid(trick.setting, trick.cards, hands)


def fits(setting: Any, wanted: Mapping[str, Any]) -> bool:
    """Whether a position has the wanted setting."""
    return all(getattr(setting, name) == value for name, value in wanted.items())
