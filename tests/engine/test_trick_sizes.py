"""How many cards a trick has: as many names as players settle it, in every game and company."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from followsuit import ask
from followsuit.checked_play import ways_to_play
from followsuit.decisions import Play
from followsuit.game import Game
from followsuit.match import Match
from followsuit.packs import codes_of
from followsuit.table import Trick

WAYS = 4  # of so many combinations of options for each number of players
HANDS = 8  # some end without a trick


def tricks_of(game: Game) -> Iterator[tuple[Trick, dict[str, Any]]]:
    """Tricks played by every number of players, each with the request that asks about it."""
    tried: dict[int, int] = {}
    for players, options in ways_to_play(game):
        tried[players] = tried.get(players, 0) + 1
        if tried[players] > WAYS:
            continue
        match = Match(game, players, options, seed=players, hands=HANDS).play_random()
        for trick in [trick for table in match.hands for trick in table.tricks][-3:]:
            names = list(game.seat_names(len(set(trick.seats))))
            request = {"ask": "winner", "game": game.id, "setting": game.plain(trick.setting)}
            yield trick, {**request, "names": names}


def test_a_trick_is_complete_with_its_last_card_and_not_before(any_game: Game) -> None:
    pack, companies = any_game.pack, set()
    for trick, request in tricks_of(any_game):
        codes = list(codes_of(pack(trick.setting), trick.cards))
        companies.add(len(request["names"]))
        for cards in range(1, len(codes) + 1):
            answer = ask({**request, "trick": codes[:cards]})
            assert answer["complete"] == (cards == len(codes)), (request, codes[:cards])
            assert bool(answer["after"]) <= answer["complete"]
    assert len(companies) == len({players for players, _ in ways_to_play(any_game)})


def test_more_or_fewer_names_than_seats_are_refused(any_game: Game) -> None:
    for trick, request in tricks_of(any_game):
        codes = list(codes_of(any_game.pack(trick.setting), trick.cards))
        few = {**request, "trick": codes, "names": request["names"][:-1]}
        assert ask(few)["error"]["where"] == "names", few
        many = {**request, "trick": codes, "names": [f"P{seat}" for seat in range(11)]}
        assert ask(many)["error"]["where"] == "names", many


def test_no_hand_at_a_trick_has_more_cards_than_a_game_says_and_some_have_as_many(
    any_game: Game,
) -> None:
    most: dict[int, int] = {}
    tried: dict[int, int] = {}
    for players, options in ways_to_play(any_game):
        tried[players] = tried.get(players, 0) + 1
        if tried[players] > WAYS:
            continue
        match = Match(any_game, players, options, seed=players, hands=HANDS)
        random = Random(players)
        while match.decision:
            if isinstance(match.decision, Play):
                limit = any_game.positions.hand_limit(match.decision.setting)
                held = match.decision.hand.bit_count()
                most[limit] = max(held, most.get(limit, 0))
            match.step(random.random())
    assert most and most == {limit: limit for limit in most}


@pytest.mark.parametrize("names, complete", [(None, True), (3, True), (4, False)])
def test_three_cards_are_a_trick_of_three(names: int | None, complete: bool) -> None:
    request: dict[str, Any] = {"ask": "winner", "game": "fuenfzehnern", "trick": "7S 8S 9S"}
    if names:
        request["names"] = ["Ann", "Ben", "Cleo", "Dan"][:names]
    answer = ask(request)
    assert answer["complete"] == complete
    assert answer["name"] == ("Cleo" if names else "East")


def test_of_an_unfinished_trick_those_who_have_played_are_named() -> None:
    request = {"ask": "winner", "game": "sheepshead", "trick": "QC QS QH"}
    assert ask({**request, "names": ["Ann", "Ben"]})["error"]["where"] == "names"
    assert ask({**request, "names": ["Ann", "Ben", "Cleo"]})["names"] == ["Ann", "Ben", "Cleo"]
