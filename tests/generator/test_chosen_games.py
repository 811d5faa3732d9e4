"""A site of chosen games: what it need not tell, what a fence names itself, and what the extension alone lets pass."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from markdown import Markdown
from small_book import GAME, Project, mark

from followsuit_draw.door import open_book
from followsuit_site import book as books
from followsuit_site import markdown
from followsuit_site.__main__ import main
from followsuit_site.book import Book, Places
from followsuit_site.check import check
from followsuit_site.engine import Engine
from followsuit_site.faults import BookError

FENCE = f"```example {GAME}\nthird-best\n```"


@pytest.fixture
def club(project: Project) -> Project:
    """A site with one page that shows something, and no page of the game."""
    for page in ("docs/games/twenty-five.md", "docs/how-to-read.md", "docs/index.md"):
        (project.root / page).unlink()
    project.write("docs/friday.md", f"# Friday\n\n{FENCE}\n")
    return project


def chosen(project: Project, *games: str, rulings: bool | None = None) -> Book:
    engine = Engine(project.engine.ask, only=games)
    return Book(Places(project.root, embedded=True), engine, rulings=rulings)


def told(book: Book) -> list[str]:
    return [str(fault) for fault in check(book)]


def test_nothing_is_asked_for_that_a_site_does_not_have(club: Project) -> None:
    assert told(chosen(club, GAME)) == []
    assert [fault for fault in told(chosen(club)) if "has no page" in fault]
    (fault, *_) = told(chosen(club, GAME, rulings=True))
    assert "no page states common." in fault


def test_a_page_of_a_game_still_tells_all_of_it(club: Project) -> None:
    club.write("docs/twenty-five.md", f"---\ngame: {GAME}\n---\n# Twenty-Five\n")
    faults = told(chosen(club, GAME))
    assert [
        one for one in faults if one.startswith("docs/twenty-five.md:1: the page does not state")
    ]


def test_a_game_that_is_not_among_those_of_the_site(project: Project) -> None:
    everything = Engine(books.default_ask(), only=["truc"])
    faults = told(Book(Places(project.root), everything))
    assert f"docs/games/twenty-five.md:3: this site has not “{GAME}” among its games" in faults


def test_a_fence_names_its_game(club: Project) -> None:
    book = chosen(club, GAME)
    html = Markdown(extensions=[markdown.FollowSuitExtension(book=book)]).convert(FENCE)
    assert f'data-game="{GAME}"' in html and 'id="example-third-best"' in html
    club.write("docs/friday.md", "# Friday\n\n```ranks twenty-fiv\n```\n")
    (fault,) = (one for one in told(chosen(club, GAME)) if "friday" in one)
    assert fault == f"docs/friday.md:3: there is no game “twenty-fiv”; did you mean {GAME}?"


def test_a_clause_that_no_page_states_has_its_label(club: Project) -> None:
    book = chosen(club, GAME)
    html = Markdown(extensions=[markdown.FollowSuitExtension(book=book)]).convert(FENCE)
    label = mark("rank.ace-hearts-third")
    assert f'<span class="sec">{label}</span>' in html and '<a class="sec"' not in html
    door = open_book(json.dumps(book.told()))
    asked = {"ask": "winner", "game": GAME, "setting": {"trump": "S"}, "trick": "KS AH", "draw": {}}
    assert f'<span class="sec">{label}</span>' in json.loads(door(json.dumps(asked)))["links"]


def test_a_trick_is_compared_among_the_games_of_the_site(club: Project) -> None:
    text = "```compare\nid: one\ntitle: A king and a five\ntrick: K♠ 5♥\ntrump: H\n```"
    club.write("docs/friday.md", text)
    book = Book(Places(club.root), Engine(books.default_ask(), only=["truc", GAME]))
    html = Markdown(extensions=[markdown.FollowSuitExtension(book=book)]).convert(text)
    titles = [game.title for game in Engine(books.default_ask()).games.values()]
    assert {title for title in titles if f">{title}<" in html} == {"Truc", "Twenty-Five"}


def test_figures_in_a_frame_of_somebody_else_are_whole(club: Project) -> None:
    club.write("docs/friday.md", FENCE.replace("third-best", "third-best\nexempt"))
    extensions = [markdown.FollowSuitExtension(book=chosen(club, GAME))]
    html = Markdown(extensions=extensions).convert(club.read("docs/friday.md"))
    assert html.count('<div class="followsuit">') == 1 and "<noscript>" not in html
    icons = set(re.findall(r'xlink:href="#([\w-]+)"', html))
    assert icons <= set(re.findall(r'<symbol id="([\w-]+)"', html))


def alone(project: Project, monkeypatch: pytest.MonkeyPatch) -> Markdown:
    """The extension by its name, as a generator without our plugin uses it."""
    monkeypatch.setattr(markdown, "default_ask", lambda: project.engine.ask)
    monkeypatch.setattr(markdown, "_books", {})
    settings = {"followsuit": {"root": str(project.root), "games": [GAME]}}
    return Markdown(extensions=["followsuit"], extension_configs=settings)


@pytest.mark.parametrize("known", [True, False], ids=["a page of the book", "another text"])
def test_alone_a_false_claim_is_told_with_its_place(
    known: bool, club: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    md = alone(club, monkeypatch)
    text = club.read("docs/friday.md") + ("" if known else "\nNot in the book.\n")
    assert "example-third-best" in md.convert(text)
    club.edit("tutorials/twenty-five.yml", "claim: {winner: North}", "claim: {winner: South}")
    line = club.line("tutorials/twenty-five.yml", "claim: {winner: South}")
    with pytest.raises(BookError, match=f"tutorials/twenty-five.yml:{line}: "):
        md.reset().convert(text)


def test_alone_a_wrong_mark_is_told_too(club: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    md = alone(club, monkeypatch)
    club.write("docs/friday.md", "# Friday\n\nSee {see twenty-five.no.such}.\n")
    with pytest.raises(BookError, match=r"docs/friday\.md:3: there is no clause"):
        md.convert(club.read("docs/friday.md"))


def test_assets_are_copied_once_the_book_is_good(
    club: Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = tmp_path / "site"
    club.write("build/widgets/followsuit.css", "ours")
    club.write("build/widgets/embedded/followsuit.css", "for figures")
    club.write("build/runtime/manifest.json", "{}")
    command = ["assets", str(site), "--root", str(club.root), "--games", GAME]
    assert main(command) == 0
    files = site / "assets/followsuit"
    assert (files / "followsuit.css").read_text() == "for figures"
    assert not (files / "embedded").exists() and (files / "runtime/manifest.json").exists()
    for name in ("book.json", "rules.json", f"quiz/{GAME}.json", "packs/french-52.html"):
        assert (files / name).exists(), name
    club.edit("tutorials/twenty-five.yml", "claim: {winner: North}", "claim: {winner: South}")
    assert main(["assets", str(tmp_path / "other"), *command[2:]]) == 1
    assert "tutorials/twenty-five.yml:" in capsys.readouterr().out
    assert not (tmp_path / "other").exists()
    assert main([*command[:-1], "twenty-fiv"]) == 2


def test_where_pages_lie_does_not_change_with_the_frame(project: Project) -> None:
    book = project.book()
    other = Book(replace(book.places, embedded=True), project.engine)
    assert [book.url(src) for src in book.pages] == [other.url(src) for src in other.pages]
