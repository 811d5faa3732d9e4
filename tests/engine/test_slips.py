"""Misreadings: each plays as a game of its own, can be shown by a question, and told from the others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from subprocess import run
from sys import executable
from typing import Any

import pytest

from followsuit import Match
from followsuit.errors import WrongRules
from followsuit.game import Game
from followsuit.games import MODULES, game
from followsuit.slips import (
    Misread,
    Slips,
    explained_twice,
    misread,
    slip,
    slips_of,
    unexplained,
)
from followsuit.slips.shown import agrees, questions, search
from followsuit.slips.vary import amount, ranked, tied
from followsuit.words.catalogue import tables

GAMES = sorted(MODULES)
LEAST = 12
ROUNDS = 200  # some misreadings show in one question of thousands


def readers() -> list[Any]:
    return [pytest.param(one, id=f"{n}-{one.slip.id}") for n in GAMES for one in misread(game(n))]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_dozen_misreadings_each_in_words(name: str) -> None:
    known = game(name)
    own, words = slips_of(known).slips, set().union(*tables(known.words))
    assert len(own) >= LEAST
    assert [one.id for one in own if one.say.id not in words] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_misread_or_it_is_said_why_not(name: str) -> None:
    assert unexplained(game(name)) == []
    assert explained_twice(game(name)) == []


@pytest.mark.parametrize("reader", readers())
def test_a_misreading_plays_as_a_game_of_its_own(reader: Misread) -> None:
    match = Match(reader.game, seed=3, hands=1).play_random()
    assert match.over
    assert reader.right is game(reader.right.id)  # the right game is as it was


@pytest.mark.parametrize("name", GAMES)
def test_who_reads_everything_right_answers_everything_right(name: str) -> None:
    known = game(name)
    asked = list(questions(known, 0))
    assert len(asked) > 50
    assert all(agrees(known, question, kind) for kind, question in asked)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_misreading_shows_and_can_be_told_from_every_other(name: str) -> None:
    found = search(game(name), ROUNDS)
    assert found.hidden == (), "no question shows these"
    assert found.alike == (), "no question tells these apart"


# -- what is wrong with misreadings is found -----------------------------------------------------


def misreading(monkeypatch: pytest.MonkeyPatch, own: Slips) -> Game:
    """A copy of Twenty-Five with these misreadings."""
    known = replace(game("twenty-five"))
    monkeypatch.setattr("followsuit.games.twenty_five.slips.SLIPS", own)
    return known


def test_a_misreading_that_changes_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    idle = slip("idle", "trick.winner", tied("first"))  # no two cards are equal in this game
    seen = slip("seen", "rank.jack-second", ranked("KQ", "QK"))
    found = search(misreading(monkeypatch, Slips((idle, seen), {})), 4)
    assert found.hidden == ("idle",)
    assert found.alike == ()


def test_two_misreadings_that_answer_alike_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    one = slip("one", "rank.jack-second", ranked("KQ", "QK"))
    two = slip("two", "rank.jack-second", ranked("QK", "KQ"))
    found = search(misreading(monkeypatch, Slips((one, two), {})), 4)
    assert found.alike == (("one", "two"),)


@pytest.mark.parametrize(
    ("own", "told"),
    [
        (Slips((slip("x", "rank.jack-secnd", tied("last")),), {}), "rank.jack-secnd"),
        (Slips((), {"table": "deck.53"}), "deck.53"),
        (Slips((slip("x", "", tied("last")), slip("x", "", tied("first"))), {}), "two slips"),
    ],
)
def test_a_clause_that_there_is_not_is_an_error(
    monkeypatch: pytest.MonkeyPatch, own: Slips, told: str
) -> None:
    with pytest.raises(WrongRules, match=told):
        slips_of(misreading(monkeypatch, own))


def test_a_clause_without_misreading_and_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Slips((slip("x", "deck.52", tied("last")),), {"table": "deck.52 teams.solo"})
    known = misreading(monkeypatch, own)
    assert "twenty-five.rank.jack-second" in unexplained(known)
    assert explained_twice(known) == ["twenty-five.deck.52"]


# -- what a variation does -----------------------------------------------------------------------


def test_other_amounts_count_in_play_as_in_questions() -> None:
    changed = amount("score.five", 1)(game("twenty-five"))
    match = Match(changed, 3, seed=1, hands=1).play_random()
    assert sum(match.totals) == len(match.hands[0].tricks)
    case: Mapping[str, Any] = {"winners": [0, 0, 1], "totals": [10, 0, 0]}
    scored = changed.forms["tricks"].score(case, changed.read_options(3), 3)
    assert scored.totals == (12, 1, 0)


# -- what it costs who does not ask --------------------------------------------------------------

PLAYED = """
import sys
from followsuit import Match, ask
Match("{game}", seed=1, hands=1).play_random()
ask({{"ask": "game", "game": "{game}"}})
sys.exit(any(".slips" in name for name in sys.modules))
"""


@pytest.mark.cpython_only
def test_misreadings_are_loaded_only_when_asked_for() -> None:
    assert run([executable, "-c", PLAYED.format(game="twenty-five")], check=False).returncode == 0
