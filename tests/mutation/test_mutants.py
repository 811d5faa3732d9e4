"""The small changes themselves: each makes another program that still compiles, and only one place differs."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from mutants import ENGINE, Mutant, is_misreading, mutants_of, mutated

PROGRAM = '''
"""A text is no rule."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from random import Random
LEAST: dict[int, str] = {1: "one"}
@dataclass(frozen=True, slots=True)
class Card:
    index: int
def rule(cards: list[int], most: int = 3) -> int:
    Action("code", "Label", ("clause",), 8, 0.5 if most == 9 else 9)
    if cards and not most < 2:
        return min(sorted(cards)[0], most + 1)
    pairs = dict(zip(cards, cards, strict=True))
    bid(sense=most < 10)
    return 0 if cards else 5
def question(random: Random) -> int:
    return 7 + 8
'''


@pytest.fixture
def found(tmp_path: Path) -> list[Mutant]:
    file = tmp_path / "rule.py"
    file.write_text(PROGRAM, "utf-8")
    return list(mutants_of(file))


def test_every_kind_of_change_is_made(found: list[Mutant]) -> None:
    changes = {(one.before, one.after) for one in found}
    assert {
        ("most < 2", "most <= 2"),
        ("cards and (not most < 2)", "cards or not most < 2"),
        ("cards and (not most < 2)", "cards"),
        ("not most < 2", "most < 2"),
        ("most + 1", "most - 1"),
        ("min(sorted(cards)[0], most + 1)", "max(sorted(cards)[0], most + 1)"),
        ("sorted(cards)", "list(cards)"),
        ("0 if cards else 5", "5 if cards else 0"),
        ("3", "4"),
        ("0", "-1"),
    } <= changes


def test_what_only_types_or_draws_questions_stays(found: list[Mutant]) -> None:
    assert not [one for one in found if "7" in one.before or "Random" in one.before]


def test_switches_for_programmers_stay(found: list[Mutant]) -> None:
    assert not [one for one in found if one.before in ("True", "most < 10")]


def test_how_often_chance_picks_an_action_stays(found: list[Mutant]) -> None:
    assert [one.after for one in found if one.before == "8"] == ["9", "7"]
    assert not [one for one in found if "9" in one.before]


def test_a_change_is_in_one_place(found: list[Mutant]) -> None:
    whole = ast.unparse(ast.parse(PROGRAM)).splitlines()
    for one in found:
        other = ast.unparse(mutated(one)).splitlines()
        assert len(other) == len(whole)
        assert sum(a != b for a, b in zip(whole, other, strict=True)) == 1, str(one)


def test_every_change_of_a_game_compiles() -> None:
    for one in list(mutants_of(ENGINE / "games/twenty_five/cards.py"))[::9]:
        assert one.part == "twenty_five"
        assert one.module == "followsuit.games.twenty_five.cards"
        compile(mutated(one), "rule", "exec")


def test_misreadings_are_no_rules() -> None:
    """Of a game, of all games, or shared by a few."""
    shared = [ENGINE / "slips/vary/duties.py", *ENGINE.glob("games/misread_*.py")]
    assert len(shared) > 1
    for file in (ENGINE / "games/truc/slips.py", *shared):
        assert file.is_file() and is_misreading(file)
    assert not is_misreading(ENGINE / "games/queens_and_jacks.py")
