"""Nothing is declared that the page does not state, no verdict cites, no test names, nothing shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_book import GAME, Project

from followsuit_site.__main__ import main
from followsuit_site.book import Book, Places
from followsuit_site.coverage import Row, gaps, rows, table
from followsuit_site.tested import is_named

ROOT = Path(__file__).parents[2]


def test_this_book_has_no_gap() -> None:
    found = list(rows(Book(Places(ROOT))))
    assert gaps(found) == []
    assert {row.kind for row in found} == {"clauses", "rulings", "options"}
    assert all(row.declared for row in found if row.kind == "clauses")


def test_a_gap_is_told_with_its_clause(project: Project) -> None:
    project.edit("docs/games/twenty-five.md", "{§ deck.52} ", "")
    told = gaps(rows(project.book(), [GAME]))
    assert "twenty-five: deck.52: not stated on the page" in told
    # The small book has no tests, no options table, and few examples.
    assert "twenty-five: renege: not in an options table on the page" in told
    assert "twenty-five: renege: no test in tests/engine sets it" in told
    assert "twenty-five: score.five: no test in tests/engine names it" in told
    assert any("teams.nine: no example, question or lesson step shows it" in line for line in told)
    assert not any("rob.holder: no example" in line for line in told)


@pytest.mark.parametrize(
    ("tests", "named"),
    [
        ('assert "rank.five" in cites(x)', True),
        ('"twenty-five.rank.five"', True),
        ("def test_rank_five(", True),
        ("def test_rank_five_beats_all(", True),
        ("def test_rank_five_best(", True),
        ('"rank.five-best"', False),
        ('"frank.five"', False),
        ("def test_rank(", False),
        ("# rank five", False),
    ],
)
def test_where_a_clauseis_named(tests: str, named: bool) -> None:
    assert is_named("twenty-five.rank.five", tests) is named


def test_the_table() -> None:
    whole = Row("truc", "clauses", ["truc.a", "truc.b"], {"anchored": [], "cited": ["truc.b"]})
    none = Row("truc", "options", [], {"anchored": []})
    lines = table([whole, none]).split("\n")
    assert lines[1].split() == ["truc", "clauses", "2", "100", "%", "1/2", "–", "–"]
    assert len(lines) == 2
    assert gaps([whole]) == [
        "truc: b: no verdict cites it (examples, lesson, questions, rank tables, random matches)"
    ]


def test_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--root", str(ROOT), "whist"]) == 2
    assert "there is no game “whist”" in capsys.readouterr().out
