"""What random matches cite: every action, refusal, law, event, ledger line and trick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from followsuit.checked_play import ways_to_play
from followsuit.decisions import Play
from followsuit.errors import FollowSuitError
from followsuit.fields import Value
from followsuit.game import Game
from followsuit.match import Match
from followsuit.table import Table

HANDS = 12  # of each match; the last of them may end it


def citations(game: Game) -> set[str]:
    """The clauses that some dozen random matches cite: any two options meet in one of them."""
    found: set[str] = set()
    for seed, (players, options) in enumerate(_ways(game)):
        match = Match(game, players, options, seed=seed, hands=HANDS)
        for ids in _cited(match):
            found.update(ids)
    return set(game.cite(found))


def _ways(game: Game, least: int = 24) -> list[tuple[int, dict[str, Value]]]:
    """Ways to play in which every two values (numbers of players among them) occur together."""
    ways = list(ways_to_play(game))
    Random(game.id).shuffle(ways)
    seen: set[frozenset[object]] = set()
    chosen = []
    for players, options in ways:
        values = [("players", players), *options.items()]
        pairs = {frozenset(pair) for pair in combinations(values, 2)} | {frozenset(values[:1])}
        if not pairs <= seen:
            seen |= pairs
            chosen.append((players, options))
    return chosen + [ways[n % len(ways)] for n in range(least - len(chosen))]


def _cited(match: Match) -> Iterator[Iterable[str]]:
    random = Random(match.seed)
    while (decision := match.decision) is not None:
        for action in decision.actions:
            yield action.clauses
        for refused in decision.refused:
            yield refused.said.clauses
        if isinstance(decision, Play):
            yield decision.law.said.clauses
        match.apply(decision.pick(random.random()))
    for table in match.hands:
        yield from _of_table(match.game, table)


def _of_table(game: Game, table: Table) -> Iterator[Iterable[str]]:
    for event in table.events:
        yield event.clauses
    for line in table.lines:
        yield line.clauses
    for trick in table.tricks:
        try:
            verdict = game.trick.judge(trick.setting, trick.cards)
        except FollowSuitError:
            continue
        yield verdict.said.clauses
        for step in verdict.steps:
            yield step.said.clauses
        for _, said in verdict.losers:
            yield said.clauses
        if verdict.winner is not None:
            for note in game.trick.after(trick.setting, trick.cards, verdict.winner):
                yield note.clauses
