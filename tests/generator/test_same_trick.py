"""All orders side by side, and one trick in every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from small_book import Project

from followsuit import ask
from followsuit_site.book import Book, Places
from followsuit_site.check import check
from followsuit_site.faults import Faults
from followsuit_site.render.orders import anchors, sections

ROOT = Path(__file__).parents[2]
TRICK = "```compare\nid: one\ntitle: A king and a five\ntrick: K♠ 5♥\ntrump: H\n```"


@pytest.fixture(scope="module")
def book() -> Book:
    return Book(Places(ROOT))


def test_every_game_has_its_orders(book: Book) -> None:
    found = sections(book, book.pages["ranks.md"], Faults())
    html = "".join(section.html for section in found)
    games = ask({"ask": "games"})["games"]
    assert sorted(re.findall(r'id="orders-([\w-]+)"', html)) == sorted(g["id"] for g in games)
    assert found[0].title == "52 cards" and found[-1].title == "The Decktet"
    ids = {section.id for section in found} | set(re.findall(r'id="(orders-[\w-]+)"', html))
    assert set(anchors(book)) == ids


def test_an_order_is_the_engines(book: Book) -> None:
    found = sections(book, book.pages["ranks.md"], Faults())
    html = next(s.html for s in found if 'id="orders-twenty-five"' in s.html)
    part = html[html.index('id="orders-twenty-five"') :]
    row = re.search(r'aria-label="Spades as trumps, best card first">(.*?)</ol>', part)
    assert row
    shown = re.findall(r'data-inline="(\w+)"', row[1])
    told = ask({"ask": "ranks", "game": "twenty-five", "setting": {"trump": "S"}})["ranks"]
    table = next(t for t in told if t["title"] == "Spades as trumps")
    assert shown == [code for group in table["cards"] for code in group]
    # What another trump suit changes stands below, and nothing stands there twice.
    assert "<summary>Other settings</summary>" in part
    assert part.count('aria-label="Hearts as trumps, best card first"') == 1


def test_the_orders_stand_in_the_contents(project: Project) -> None:
    project.write("docs/ranks.md", "# Ranks\n\n```orders\n```\n\n[there](#orders-twenty-five)\n")
    assert project.faults() == []
    assert '<h2 id="pack-of-52">52 cards</h2>' in project.html("ranks.md")


def test_a_trick_in_every_game(project: Project) -> None:
    project.write("docs/same.md", f"# Same\n\n{TRICK}\n\n[it](#trick-one)\n")
    assert project.faults() == []
    html = project.html("same.md")
    assert '<fs-compare class="fig" id="trick-one"' in html
    assert 'data-trick="KS 5H" data-trump="H"' in html
    assert '<a href="games/twenty-five/">' in html or '<a href="../games/twenty-five/">' in html
    assert re.search(r'class="sec" href="[^"]*games/twenty-five/#twenty-five\.', html)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("trick: K♠ 5♥", "trick: K♠ 5♥ 5♥", "trick[2]: 5♥ is already in the trick, as card 2"),
        ("trick: K♠ 5♥", "trick: K♠", "has 1 card; compare from 2 to 5"),
        ("trump: H", "trump: X", "“X” is not one of S, H, D, C, none"),
        ("id: one\n", "", "needs the field “id”"),
        ("title:", "titel:", "has no field “titel”; did you mean title?"),
    ],
)
def test_what_is_wrong_with_a_trick_is_told(
    project: Project, old: str, new: str, told: str
) -> None:
    project.write("docs/same.md", f"# Same\n\n{TRICK.replace(old, new)}\n")
    assert any(told in str(fault) for fault in check(project.book()))
