"""A run of `scripts/mutate`: what it learns of the tests, what it tells, and where it stops."""

from __future__ import annotations

import ast
from argparse import Namespace
from collections.abc import Iterator, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import programs
import pytest
from mutants import ENGINE, Mutant, mutants_of, mutated
from patching import patch
from programs import TELL, readers, statement_at, watched
from reached import part_of
from trying import FACTS, KILLED, Result

PROGRAM = '''
MOST = 3
def rule(cards):
    """Not a statement that does anything."""
    if len(cards) > MOST:
        return [
            card
            for card in cards
        ]
    for card in cards:
        cards = cards[1:]
    return cards
'''


@pytest.fixture
def command() -> ModuleType:
    spec = spec_from_file_location("mutate_command", Path(__file__).with_name("__main__.py"))
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(programs, "ENGINE", tmp_path)
    (tmp_path / "rule.py").write_text(PROGRAM, "utf-8")
    return tmp_path / "rule.py"


def test_each_statement_of_a_function_tells_when_it_is_reached(file: Path) -> None:
    reached: set[tuple[str, int]] = set()
    names: dict[str, object] = {TELL: reached.add}
    exec(compile(watched(file), "rule", "exec"), names)
    rule = names["rule"]
    assert callable(rule)
    assert rule.__doc__ == "Not a statement that does anything."
    assert not reached
    assert rule([1]) == []
    assert reached == {("rule.py", line) for line in (5, 10, 11, 12)}
    assert rule([1, 2, 3, 4]) == [1, 2, 3, 4]
    assert ("rule.py", 6) in reached


def test_a_line_belongs_to_the_innermost_statement_around_it(file: Path) -> None:
    lines = {2: None, 5: 5, 6: 6, 8: 6, 10: 10, 11: 11, 12: 12}
    assert {line: statement_at(file, line) for line in lines} == lines


def test_a_constant_is_read_where_its_name_is_and_through_what_is_made_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "ENGINE", tmp_path)
    (tmp_path / "rule.py").write_text(
        "MOST = 3\nLEAST = MOST - 1\nOTHER = 5\n"
        "class Hand:\n    size: int = MOST\n    worth: int = 7\n"
        "def first(cards):\n    if cards:\n        return MOST\n    return OTHER\n"
        "def second():\n    return Hand()\n",
        "utf-8",
    )
    (tmp_path / "far.py").write_text(
        "from .rule import LEAST\ndef third():\n    return LEAST\n", "utf-8"
    )
    (tmp_path / "alien.py").write_text("LEAST = 1\ndef fourth():\n    return LEAST\n", "utf-8")
    read = {line: readers(tmp_path / "rule.py", line) for line in (1, 3, 6)}
    third, first, other, second = ("far.py", 3), ("rule.py", 9), ("rule.py", 10), ("rule.py", 12)
    assert read == {1: {third, first, second}, 3: {other}, 6: {second}}


def test_the_watched_engine_is_the_engine() -> None:
    """Nothing is lost of any module: without what tells, it is the same program."""
    for path in sorted(ENGINE.rglob("*.py"))[::7]:
        tree = watched(path)
        for node in ast.walk(tree):
            for field in ("body", "orelse", "finalbody"):
                if isinstance(body := getattr(node, field, None), list):
                    body[:] = [
                        one for one in body if f"{TELL}((" not in ast.unparse(one).split("\n")[0]
                    ]
        assert ast.unparse(tree) == ast.unparse(ast.parse(path.read_text("utf-8")))


@pytest.mark.parametrize(
    ("test", "part"),
    [
        ("tests/engine/test_truc_raises.py::test_raise[1]", "truc"),
        ("tests/engine/test_views.py::test_two_worlds[type-trump-1]", "type_trump"),
        ("tests/engine/test_door.py::test_it_is_finished", "shared"),
    ],
)
def test_a_test_is_about_the_game_of_its_file_or_of_its_values(test: str, part: str) -> None:
    assert part_of(test) == part


def some(count: int) -> list[Mutant]:
    return list(mutants_of(ENGINE / "games/truc/score.py"))[:count]


def test_a_run_that_is_stopped_tells_how_far_it_came(
    command: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mutants = some(40)

    def tried(chosen: Sequence[Mutant], asked: Namespace) -> Iterator[Result]:
        assert list(chosen) == mutants[5:], "those that were done before are left out"
        yield Result(chosen[0], FACTS, "", 1)
        for mutant in chosen[1:30]:
            yield Result(mutant, KILLED, "some test", 1)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "_tried", tried)
    results = command._run(mutants, Namespace(skip=5, verbose=False))
    assert len(results) == 30
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"survived, facts: {mutants[5]}"
    assert told[1] == "30 of 40: 24 killed, 1 facts, 0 words, 0 nothing seen"
    assert told[2] == "stopped after 35 of 40; go on with --skip 35"
    command._report(results)
    assert "96.7% noticed" in capsys.readouterr().out


def test_the_same_seed_chooses_the_same_changes(command: ModuleType) -> None:
    chosen = command.chosen_mutants(["truc", "tetka"], 20, 3)
    assert chosen == command.chosen_mutants(["truc", "tetka"], 20, 3)
    assert {mutant.part for mutant in chosen} == {"truc", "tetka"}
    assert chosen != command.chosen_mutants(["truc", "tetka"], 20, 4)


def test_a_change_in_place_is_the_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Functions that are loaded behave as those of the changed program; nothing else changes."""
    file = tmp_path / "followsuit_patched.py"
    file.write_text(
        "def outer(number):\n"
        "    def inner(card):\n"
        "        return card + number\n"
        "    return inner(2), [card * 2 for card in range(3)]\n"
        "class Hand:\n"
        "    def size(self):\n"
        "        return 5\n"
        "LEAST = 7\n",
        "utf-8",
    )
    monkeypatch.setattr("mutants.ENGINE", tmp_path)
    for mutant in mutants_of(file):
        spec = spec_from_file_location("followsuit_patched", file)
        assert spec and spec.loader
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        size, before = module.Hand.size, (module.outer(1), module.Hand().size())
        other: dict[str, object] = {}
        exec(compile(ast.unparse(mutated(mutant)), "other", "exec"), other)
        if mutant.line == 8:
            assert not patch(mutant), "a constant of the module"
            continue
        assert patch(mutant)
        now = (module.outer(1), module.Hand().size())
        outer, hand = other["outer"], other["Hand"]
        assert callable(outer) and callable(hand)
        assert now == (outer(1), hand().size()) != before
        assert module.Hand.size is size


def test_what_takes_a_variable_away_is_not_changed_in_place(tmp_path: Path) -> None:
    file = tmp_path / "followsuit_closed.py"
    file.write_text(
        "def outer(number, most):\n    return lambda card: card < number and card < most\n", "utf-8"
    )
    spec = spec_from_file_location("followsuit_closed", file)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    kept = module.outer(3, 4)
    shorter = next(one for one in mutants_of(file) if one.after == "card < number")
    assert not patch(shorter)
    assert kept(2) and not kept(5)
