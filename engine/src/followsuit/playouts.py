"""Random whole matches with every check that must always hold; for tests and long runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from json import dumps, loads
from math import prod
from random import Random

from .errors import BadRequest
from .fields import Value
from .game import Game
from .match import Match
from .packs import Pack
from .table import Table

MOST_WAYS = 200


@cache
def ways_to_play(game: Game) -> tuple[tuple[int, dict[str, Value]], ...]:
    """Every number of players with every combination of options that the game accepts.

    A game with many switches has thousands of combinations: then it is a sample, always the same.
    """
    values = [[choice.value for choice in option.choices] for option in game.options]
    every = prod(map(len, values))
    numbers: Iterable[int] = range(every)
    if every > MOST_WAYS:
        numbers = sorted(Random(game.id).sample(range(every), MOST_WAYS))
    found = []
    for number in numbers:
        options: dict[str, Value] = {}
        for option, known in zip(game.options, values, strict=True):
            number, place = divmod(number, len(known))
            options[option.name] = known[place]
        for players in range(2, 11):
            try:
                game.read_options(players, options)
            except BadRequest:
                continue
            found.append((players, options))
    return tuple(found)


def conserved(table: Table) -> bool:
    """Whether every card of the pack is in exactly one place.

    Places are hands, stock, won piles, the trick on the table, and cards laid aside.
    """
    pack: Pack = table.pack
    places = [card.index for hand in table.hands for card in pack.of(hand)]
    places += table.stock
    places += [card for pile in table.won for card in pile]
    places += [card for _, card in table.playing]
    places += table.aside
    return sorted(places) == list(range(len(pack.cards)))


def play_and_check(game: Game, players: int, options: Mapping[str, Value], seed: int) -> Match:
    """Play one random match to its end and check it; returns it. Raises `AssertionError`."""
    match = Match(game, players, options, seed=seed).play_random()
    told = f"{game.id}, {players} players, {dict(options)}, seed {seed}"
    assert match.finished, f"unfinished: {told}"
    for table in match.hands:
        assert conserved(table), f"cards not conserved: {told}"
    table_account = sum(line.amount for line in match.ledger if line.side is None)
    if game.closed:
        own = sum(match.totals) - game.start * len(match.totals)
        assert own + table_account == 0, f"{game.unit}s not conserved: {told}"
    again = Match.from_record(loads(dumps(match.record())))
    assert again.ledger == match.ledger, f"another ledger on replay: {told}"
    assert again.record() == match.record(), f"another record on replay: {told}"
    return match
