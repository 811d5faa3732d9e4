"""The check is the one gate: what a test would hold an author to is told there, once, in the order of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_book import GLOSSARY, Project

from followsuit import ask
from followsuit_site.book import Book, Places
from followsuit_site.check import read, rising
from followsuit_site.engine import Engine
from followsuit_site.examples import solve
from followsuit_site.faults import Faults
from followsuit_site.tutorials import read as tutorial
from followsuit_site.yamlmarks import load

ROOT = Path(__file__).parents[2]
PAGE = "docs/games/twenty-five.md"
FILE = "tutorials/twenty-five.yml"
NAV = """\
site_name: A book
site_url: !ENV [SITE, "http://book.invalid/"]
nav:
  - Home: index.md
  - Games:
      - Twenty-Five: games/twenty-five.md
"""


def faults(project: Project) -> list[str]:
    return project.faults()


def test_the_pages_of_this_book_keep_to_it() -> None:
    for language in ("en", "de"):
        book = Book(Places(ROOT, language=language), Engine(ask, language))
        read(book)
        assert book.faults.report() == ""


# -- rules that were tests ------------------------------------------------------------------------


def test_clauses_stand_in_the_order_of_the_rules(project: Project) -> None:
    text = project.read(PAGE)
    first = "{§ rob.holder} So it is.\n\n"
    project.write(
        PAGE, text.replace(first, "").replace("{§ score.five}", f"{first}{{§ score.five}}")
    )
    line = project.line(PAGE, "{§ rob.holder}")
    told = "rob.holder is § 18, which belongs behind § 17: move it here, or in clauses.py"
    assert faults(project) == [f"{PAGE}:{line}: {told}"]


def test_the_most_numbers_that_rise() -> None:
    assert rising([1, 2, 9, 3, 4]) == [1, 2, 3, 4]
    assert rising([]) == []


def test_missing_clauses_are_told_in_the_order_of_the_rules(project: Project) -> None:
    text = project.read(PAGE)
    project.write(PAGE, "---\ngame: twenty-five\n---\n" + "".join(text.partition("```example")[1:]))
    told = [fault for fault in faults(project) if "does not state" in fault]
    ids = [fault.split("does not state ")[1].split(" ")[0] for fault in told]
    own = [id_ for id_ in project.engine.games["twenty-five"].clauses if "common" not in id_]
    assert ids == [id_.removeprefix("twenty-five.") for id_ in own]


def test_the_page_of_a_game_stands_in_the_contents(project: Project) -> None:
    project.write("mkdocs.yml", NAV)
    assert faults(project) == []
    project.edit("mkdocs.yml", "games/twenty-five.md", "games/twentyfive.md")
    told = "nav does not name games/twenty-five.md, the page of Twenty-Five"
    assert faults(project) == [f"mkdocs.yml:4: {told}"]


def test_a_page_of_rules_uses_the_words_of_the_trade(project: Project) -> None:
    words = "abcdefghijklmnop"
    terms = "".join(f"## Word{a} {{#word-{a}}}\n\nIt is.\n\n" for a in words)
    project.write("docs/glossary.md", GLOSSARY + terms)
    every = " ".join(f"word{a}" for a in words)
    project.append(every, "docs/index.md")
    project.append(
        "Worda, worda and [that](term:word-b).\n\n```cheat\nWordc\n```\n# Wordd\n`worde`"
    )
    told = "this page uses 3 words of the glossary; a page of rules uses 6 at least"
    assert faults(project) == [f"{PAGE}:1: {told}"]


def test_a_term_is_used_and_its_forms_are_its_own(project: Project) -> None:
    project.append('## Widow {#widow also="trick"}\n\nCards aside.', "docs/glossary.md")
    line = project.line("docs/glossary.md", "## Widow")
    assert faults(project) == [
        f"docs/glossary.md:{line}: “trick” belongs to the term “Trick” already",
    ]
    project.edit("docs/glossary.md", ' also="trick"}', "}")
    assert faults(project) == [f"docs/glossary.md:{line}: no page uses the term “Widow”"]


# -- one cause, one fault --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (FILE, "claim: {winner: North}", "claim: {winner: North", "this is not valid YAML"),
        (FILE, "examples:\n", "exmples:\n", "a tutorial has no field “exmples”"),
        (FILE, "game: twenty-five", "game: twenty-fve", "there is no game “twenty-fve”"),
        (FILE, "    title: Nothing but", "    titel: Nothing but", "has no field “titel”"),
        (FILE, "  title: Your first hand", "  titel: Your first hand", "has no field “titel”"),
        (FILE, "    - title: A diamond", "    - titel: A diamond", "has no field “titel”"),
        (PAGE, "title: Twenty-Five", "title: [Twenty-Five", "this is not valid YAML"),
    ],
)  # fmt: skip
def test_one_cause_gives_one_fault(
    project: Project, file: str, old: str, new: str, told: str
) -> None:
    project.edit(file, old, new)
    (fault,) = faults(project)
    assert fault.startswith(f"{file}:") and told in fault


# -- never a traceback -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cards", ["[A♠ K♠, Q♠]", "[[A♠, K♠ Q], Q♠]", "{Q: 1}", "[Q, 5♥]", "~", "7"]
)
@pytest.mark.parametrize("form", ["pile", "hand"])
def test_cards_of_a_score_that_are_none_are_told_at_their_line(form: str, cards: str) -> None:
    text = f"""\
game: fuenfzehnern
examples:
  - id: cards
    title: Cards
    score: {{form: {form}, cards: {cards}}}
    claim: {{points: [0, 0, 0, 0]}}
    shows: [deck.32]
"""
    engine, found = Engine(ask), Faults()
    root = load(text, FILE, found)
    assert root
    known = tutorial(root, engine.games, found)
    assert known and not len(found)
    assert solve(known.examples["cards"], engine, found) is None
    assert all(str(fault).startswith(f"{FILE}:5: ") for fault in found)
