"""What a verdict tells of a trick hangs together, in each game: steps, winner, losers, clauses."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from followsuit import ask
from followsuit.game import Game
from followsuit.packs import codes_of
from followsuit.quiz.positions import tricks
from followsuit.table import Trick
from followsuit.trick import Verdict
from followsuit.words import Voice

SEVERAL = 60


@pytest.fixture
def judged(any_game: Game) -> list[tuple[Trick, Verdict]]:
    """Tricks out of random play, with their verdicts."""
    found = []
    for trick in islice(tricks(any_game, Random(any_game.id), {}), SEVERAL):
        found.append((trick, any_game.trick.judge(trick.setting, trick.cards)))
    assert len(found) == SEVERAL
    return found


def seated(trick: Trick) -> list[str]:
    """A name for each card; a player with two of them stands there twice."""
    players = len(set(trick.seats))
    return [f"player {place % players}" for place in range(len(trick.cards))]


def voice_of(known: Game, trick: Trick) -> Voice:
    """Who tells of a trick, its players by their places in it."""
    return known.voice(known.pack(trick.setting), seated(trick))


def test_everybody_but_the_winner_is_told_why_not(
    any_game: Game, judged: list[tuple[Trick, Verdict]]
) -> None:
    """No reason is given for the winner, and each reason is about the card that lost."""
    for trick, verdict in judged:
        lost = [place for place in range(len(trick.cards)) if place != trick.position]
        assert [place for place, _ in verdict.losers] == lost
        voice = voice_of(any_game, trick)
        for place, said in verdict.losers:
            assert f"[[{voice.pack.codes[trick.cards[place]]}]]" in voice.tell(said.say)


def test_a_verdict_follows_the_trick_card_by_card(judged: list[tuple[Trick, Verdict]]) -> None:
    for trick, verdict in judged:
        assert verdict.winner == trick.position
        told = [(step.position, step.card) for step in verdict.steps]
        assert told == list(enumerate(trick.cards))
        assert verdict.steps[0].winner in (0, None)
        assert verdict.steps[-1].winner == verdict.winner


def test_a_verdict_says_the_name_of_the_winner_only(
    any_game: Game, judged: list[tuple[Trick, Verdict]]
) -> None:
    """Nobody else is said to win; partners may be named together."""
    for trick, verdict in judged:
        said = voice_of(any_game, trick).tell(verdict.said.say)
        if verdict.winner is None:
            assert "nobody" in said.lower()
            continue
        who, names = said.partition(" win")[0], seated(trick)
        named = {name for name in names if name in who}
        partner = names[(verdict.winner + 2) % len(names)]
        assert names[verdict.winner] in named <= {names[verdict.winner], partner}, said


def test_the_door_tells_the_same_losers(
    any_game: Game, judged: list[tuple[Trick, Verdict]]
) -> None:
    for trick, verdict in judged[:10]:
        pack = any_game.pack(trick.setting)
        told: dict[str, Any] = ask(
            {
                "ask": "winner",
                "game": any_game.id,
                "setting": any_game.plain(trick.setting),
                "trick": codes_of(pack, trick.cards),
            }
        )
        if told["complete"]:
            assert [one["seat"] for one in told["losers"]] == [p for p, _ in verdict.losers]
