"""Random whole matches with every check that must always hold; for tests and long runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from json import dumps, loads
from math import prod
from random import Random

from .asking.hands import told_event
from .errors import BadRequest
from .fields import Value
from .game import Game
from .games import game as find_game
from .match import Match
from .packs import Pack
from .skewed import skewed as skewed_deal
from .table import Table

MOST_WAYS = 200
SKEWED_HANDS = 2


@cache
def ways_to_play(game: Game) -> tuple[tuple[int, dict[str, Value]], ...]:
    """Every number of players with every combination of options that the game accepts.

    A game with many switches has thousands of combinations: then it is a sample, always the same.
    """
    values = [option.choices for option in game.options.fields]
    every = prod(map(len, values))
    numbers: Iterable[int] = range(every)
    if every > MOST_WAYS:
        numbers = sorted(Random(game.id).sample(range(every), MOST_WAYS))
    found = []
    for number in numbers:
        options: dict[str, Value] = {}
        for option, known in zip(game.options.fields, values, strict=True):
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


def play_and_check(
    game: Game, players: int, options: Mapping[str, Value], seed: int, *, skewed: bool = False
) -> Match:
    """Play one random match to its end and check it; returns it. Raises `AssertionError`.

    `skewed`: its first hands are dealt as chance hardly ever deals, and played with a bias.
    """
    match = Match(game, players, options, seed=seed)
    if skewed:
        match = play_skewed(match, Random(seed))
    match.play_random()
    told = f"{game.id}, {players} players, {dict(options)}, seed {seed}, skewed {skewed}"
    assert match.finished, f"unfinished: {told}"
    for table in match.hands:
        assert conserved(table), f"cards not conserved: {told}"
    table_account = sum(line.amount for line in match.ledger if line.side is None)
    if game.match.closed:
        own = sum(match.totals) - game.match.start * len(match.totals)
        assert own + table_account == 0, f"{game.match.unit}s not conserved: {told}"
    again = Match.from_record(loads(dumps(match.record())))
    assert again.ledger == match.ledger, f"another ledger on replay: {told}"
    assert again.record() == match.record(), f"another record on replay: {told}"
    return match


def check_matches(name: str, first: int, count: int) -> tuple[int, int, int]:
    """Play and check a row of seeds, half of them with skewed deals, over all ways to play.

    Returns how many matches and hands there were, and the most hands of one match.
    """
    known = find_game(name)
    ways = ways_to_play(known)
    hands = most = 0
    for seed in range(first, first + count):
        row, way = divmod(seed, len(ways))
        players, options = ways[way]
        skewed = (row + way) % 2 == 1  # each way by turns
        played = len(play_and_check(known, players, options, seed, skewed=skewed).hands)
        hands += played
        most = max(most, played)
    return count, hands, most


def play_skewed(match: Match, random: Random) -> Match:
    """Play the first hands of a match with skewed deals, given by its record; and tell them."""
    for _ in range(SKEWED_HANDS):
        if match.over:
            break
        match = redealt(match, random)
        number, bias = match.hand_number, random.choice((0.2, 1, 5))
        while (decision := match.decision) is not None and match.hand_number == number:
            # What may not be done, and why, is worked out only when somebody asks.
            reasons = [action.clauses for action in decision.actions]
            reasons += [refused.said.clauses for refused in decision.refused]
            assert all(match.game.cite(clauses) for clauses in reasons)
            match.apply(decision.pick(random.random() ** bias))
        for event in match.table.events:
            told_event(match, event)
    return match


def redealt(match: Match, random: Random) -> Match:
    """The match with the cards of its current hand dealt again, as soon as they are dealt."""
    while not match.table.chance.record.get("hands"):
        decision = match.decision
        if decision is None:
            return match
        match.apply(decision.pick(random.random()))
    record = match.record()
    hand = record["hands"][-1]
    hand["deal"] = skewed_deal(match.game, match.table.pack, hand["deal"], random)
    del hand["totals"]  # a deal alone may bring points
    return Match.from_record(record)
