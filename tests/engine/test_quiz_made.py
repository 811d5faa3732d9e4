"""Making a question: how many candidates it is chosen from, and that rare clauses come up as often as others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from followsuit.errors import BadRequest
from followsuit.game import Game
from followsuit.games import MODULES, game
from followsuit.quiz import fault, goal, legal, making
from followsuit.quiz.asked import Draft
from followsuit.quiz.positions import ONE_HAND, fits, matches

G = game("truc")
FIRST, SECOND, THIRD = "truc.lead.after-draw", "truc.lead.winner", "truc.eleven.both"
Maker = Callable[[Game, Random, Mapping[str, Any], int], list[Draft]]
Making = Callable[[Maker], None]


@pytest.fixture
def made_by(monkeypatch: pytest.MonkeyPatch) -> Making:
    """Questions about winners made otherwise; they are told by what made them."""
    monkeypatch.setattr(making, "answer_of", lambda game, kind, question, language: question)

    def use(maker: Maker) -> None:
        monkeypatch.setattr(making, "MAKERS", {**making.MAKERS, "winner": maker})

    return use


def drafts(*clauses: str) -> list[Draft]:
    """Candidates that are decided by these clauses, with spaces between; each makes its first one."""
    listed = [tuple(one.split()) for one in clauses]
    return [Draft(one, cast(Any, partial(one.__getitem__, 0))) for one in listed]


def make(seed: int = 0, clause: str | None = None) -> Any:
    return making.make_question(G, "winner", seed, clause, {})


@pytest.mark.parametrize(
    ("clause", "rounds", "fault"),
    [(THIRD, 24, ("no-question-decided", "clause")), (None, 2, ("no-question", "setting"))],
)
def test_candidates_are_sought_in_batches_of_24_and_for_a_clause_longer(
    made_by: Making, clause: str | None, rounds: int, fault: tuple[str, str]
) -> None:
    asked = []

    def none(game: Game, random: Random, wanted: Mapping[str, Any], most: int) -> list[Draft]:
        asked.append(most)
        return drafts(f"{FIRST} {SECOND}") if clause else []

    made_by(none)
    with pytest.raises(BadRequest) as refused:
        make(clause=clause)
    assert [(one.what.id, one.where) for one in refused.value.faults] == [fault]
    assert asked == [24] * rounds


def test_each_clause_that_decides_first_comes_up_as_often(made_by: Making) -> None:
    """However many candidates it decides, and whatever else they rest on."""
    many = [f"{FIRST} {THIRD}"] * 9
    made_by(lambda game, random, wanted, most: drafts(*many, SECOND))
    often = Counter(make(seed) for seed in range(400))
    assert set(often) == {FIRST, SECOND}
    assert 160 < often[SECOND] < 240


def test_a_clause_that_is_asked_for_may_decide_with_others(made_by: Making) -> None:
    made_by(lambda game, random, wanted, most: drafts(FIRST, f"{SECOND} {THIRD}"))
    for clause, made in ((FIRST, FIRST), (SECOND, SECOND), (THIRD, SECOND)):
        assert {make(seed, clause) for seed in range(20)} == {made}


def test_a_question_does_not_hang_on_the_order_in_which_its_clauses_are_found(
    made_by: Making,
) -> None:
    every = [FIRST, SECOND, THIRD]
    found = []
    for clauses in (every, every[::-1]):
        made_by(lambda game, random, wanted, most, known=clauses: drafts(*known))
        found.append([make(seed) for seed in range(20)])
    assert found[0] == found[1]


# -- the positions that are searched -------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "positions", "most"),
    [(goal, "laid", 2000), (fault, "laid", 2000), (legal, "holdings", 4000)],
)
def test_a_search_that_finds_nothing_ends(
    monkeypatch: pytest.MonkeyPatch, kind: Any, positions: str, most: int
) -> None:
    """After so many tricks, or twice as many hands: who asks does not wait for ever."""
    looked = []

    def endless(*given: Any) -> Iterator[Any]:
        for number in count():
            looked.append(number)
            yield SimpleNamespace(hands=[0, 0], cards=[], hand=0, setting=G.setting())

    monkeypatch.setattr(kind, positions, endless)
    find = next(find for name, find in vars(kind).items() if name.endswith("_drafts"))
    assert find(G, Random(0), {}, 24) == []
    assert len(looked) == most


def begun(known: Game, wanted: Mapping[str, Any]) -> list[tuple[int, int]]:
    """How many play in each match that is tried, and how many hands were played before it."""

    def begin(game: Game, players: int, options: Any, *, seed: int, before: int) -> Any:
        return players, before

    return list(matches(known, Random(1), wanted, begin))


@pytest.mark.parametrize("name", sorted(MODULES))
def test_four_hundred_matches_are_tried_from_each_of_the_first_six_hands(name: str) -> None:
    """With at most five players, whose tricks can be taken in at a glance, unless a setting is wanted."""
    known = game(name)
    tried = begun(known, {})
    assert len(tried) == 400
    assert {before for _, before in tried} == set(range(6))
    few = {number for number in known.about.players if number <= 5}
    assert {players for players, _ in tried} == few
    assert {players for players, _ in begun(known, {"anything": 1})} == set(known.about.players)


def test_what_a_game_refuses_is_tried_once() -> None:
    """Neither every number of players fits the options, nor every number of hands before the game."""
    refused: list[tuple[int, int]] = []

    def begin(game: Game, players: int, options: Any, *, seed: int, before: int) -> Any:
        if players == 3 or before % 2:
            refused.append((players, before))
            raise BadRequest()
        return players, before

    found: Sequence[Any] = list(matches(game("euchre"), Random(1), {}, begin))
    assert set(found) == {(players, before) for players in (2, 4) for before in (0, 2, 4)}
    left = {(3, before) for before in range(6)} | {
        (players, before) for players in (2, 4) for before in (1, 3, 5)
    }
    assert sorted(refused) == sorted(left)
    # Drawn matches count, whether or not they are tried: the same ones are found for the same seed.
    assert found == [one for one in begun(game("euchre"), {}) if one in set(found)]


def test_a_match_of_one_hand_is_over_after_it() -> None:
    match = next(matches(G, Random(1), {}, ONE_HAND)).play_random(Random(1))
    assert match.over and len(match.hands) == 1


def test_a_position_fits_where_all_is_as_wanted() -> None:
    setting = game("ecarte").setting({"trump": "H"})
    names = setting._fields
    assert fits(setting, {}) and fits(setting, {"trump": "H"})
    assert not fits(setting, {"trump": "S"})
    other = SimpleNamespace(trump="H", players=3)
    assert fits(other, {"trump": "H", "players": 3}) and "trump" in names
    assert not fits(other, {"trump": "H", "players": 4})
    assert not fits(other, {"trump": "S", "players": 3})
