"""Which cards a seat can name: its own, those it has seen, and those that can be nowhere else."""

from __future__ import annotations

from random import Random

import pytest

from followsuit import Match
from followsuit.game import Game
from followsuit.views import view
from followsuit.whereabouts import Mixed, Whereabouts
from followsuit.worlds import Worlds


def known_to(match: Match, seat: int) -> Whereabouts:
    return Worlds(view(match, seat))._where


def go_on(match: Match, random: Random, many: int) -> None:
    """So many choices of chance’s."""
    for _ in range(many):
        if not match.over:
            match.apply(random.choice(match.actions).code)


def test_a_seat_can_name_its_own_cards_of_a_deal_and_no_other() -> None:
    for seat in range(4):
        own = 13 * seat
        unknown = known_to(Match("hearts", 4, seed=3), seat).unknown
        assert sorted(unknown) == [back for back in range(52) if not own <= back < own + 13]


def test_a_card_that_was_played_can_be_named() -> None:
    match = Match("hearts", 4, seed=3, options={"passing": "none"})
    for number in range(1, 4):
        go_on(match, Random(1), 1)
        assert match.seat is not None
        assert len(known_to(match, match.seat).unknown) == 39 - number


@pytest.mark.parametrize("seed", range(3))
def test_where_one_card_is_no_other_can_be(any_game: Game, seed: int) -> None:
    """At whatever point of a hand: a back whose face is known is no home of another card."""
    random = Random(seed)
    match = Match(any_game.id, seed=seed)
    for _ in range(6):
        if match.over or match.seat is None:
            return
        end = known_to(match, random.randrange(match.players))._log[-1]
        assert isinstance(end, Mixed)
        named = [card for card, homes in end.homes.items() if len(homes) == 1]
        taken = [min(end.homes[card]) for card in named]
        assert len(set(taken)) == len(taken)
        for card, homes in end.homes.items():
            assert card in named or not set(homes) & set(taken)
        go_on(match, random, random.randrange(1, 9))
