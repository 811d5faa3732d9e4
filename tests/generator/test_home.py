"""The cards of the home page carry the facts by which they are found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from small_book import Project

from followsuit import ask
from followsuit_site.book import Book, Places
from followsuit_site.render.games import cards

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def home() -> str:
    book = Book(Places(ROOT))
    return cards(book, book.pages["index.md"])


def choices(html: str) -> list[str]:
    return re.findall(r'<select id="[^"]*" name="(\w+)"', html)


def test_one_game_offers_no_choice(project: Project) -> None:
    html = project.html("index.md")
    assert html.count("<li data-players=") == 1
    assert choices(html) == [] and "<form" not in html


def test_a_choice_with_one_answer_is_none(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games alike take the same time and pack; each may be played by several numbers of people."""
    book = project.book()
    (game,) = book.engine.games.values()
    monkeypatch.setitem(book.engine.games, "alike", game)
    html = cards(book, book.pages["index.md"])
    assert html.count("<li data-players=") == 2
    assert choices(html) == ["players", "partners", "kind"]


def test_a_line_for_each_game_comes_first(home: str) -> None:
    """What a phone shows: a link and how many can play, options included."""
    roll, _, described = home.partition("<fs-finder>")
    assert roll.count("<li>") == described.count("<li data-players=")
    assert '<a href="games/truc/">Truc<small>4<span class="vh"> players</span></small></a>' in roll
    assert '<a href="games/twenty-five/">Twenty-Five<small>2–10<' in roll


def test_a_card_for_each_game(home: str) -> None:
    games = ask({"ask": "games"})["games"]
    assert home.count("<li data-players=") == len(games)
    assert '<a href="games/truc/">Truc</a>' in home
    _, *described = home.split("<li data-")
    truc = next(part for part in described if ">Truc<" in part)
    assert truc.startswith('players="4" data-pack="french" data-time="20" data-partners="partners"')
    assert 'data-kind="betting odd-ranks no-trumps trick-count"' in truc
    assert "<li>Raise and bluff</li>" in truc


def test_every_choice_finds_a_game(home: str) -> None:
    for name, options in re.findall(r'<select id="[^"]*" name="(\w+)">(.*?)</select>', home):
        has = re.findall(rf'data-{name}="([^"]*)"', home)
        for value in re.findall(r'value="([^"]+)"', options):
            if name == "time":
                assert any(int(least) <= int(value) for least in has)
            else:
                assert any(value in each.split() for each in has), (name, value)


def test_numbers_beyond_the_usual_are_found_too(home: str) -> None:
    assert 'data-players="3 4 5 6 7 8 9 2 10"' in home  # Twenty-Five with its option
