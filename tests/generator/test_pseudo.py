"""The whole book in the pseudo-language: whatever has no accent is in no catalogue.

Its pages are made on the fly (`pseudo_book`). `tests/engine` holds the engine's answers to the same.
"""

from __future__ import annotations

import html
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pseudo_book
import pytest
from markdown import Markdown
from pseudo_book import ROOT, accented, page, tutorial

from followsuit import ask
from followsuit.words import PSEUDO
from followsuit.words.catalogue import table
from followsuit.words.compile import compile_words
from followsuit.words.pseudo import pseudo
from followsuit_draw.door import Book as DrawnBook
from followsuit_site import packs_template, stock, widget_words
from followsuit_site.book import Book, Places
from followsuit_site.check import check
from followsuit_site.engine import Engine
from followsuit_site.markdown import FollowSuitExtension
from followsuit_site.render.games import plate

# What is for authors stays English.
PAGES = tuple(
    path.relative_to(ROOT / "docs")
    for folder in (".", "games")
    for path in sorted((ROOT / "docs" / folder).glob("*.md"))
)
GAMES = tuple(sorted(path.stem for path in (ROOT / "tutorials").glob("*.yml")))
MARKDOWN = ("admonition", "attr_list", "def_list", "md_in_html", "tables", "toc")
# Names that authors give to seats; a title of a clause's link that is its id.
GIVEN = re.compile(r"\b(Ada|Ann|Ben|Cleo|Dan|Eve|Fred|Marty|Riley)\b")
CODE = re.compile(r"<(code|pre|svg|style|script)\b.*?</\1>", re.S)
SAID = re.compile(r'\b(?:aria-label|title|placeholder|alt|data-spoken|data-rank)="([^"]*)"')
ID = re.compile(r"[\w-]+(\.[\w-]+)+")


def plain(markup: str) -> list[str]:
    """What a reader sees or hears of some markup in letters that the pseudo-language has not."""
    seen = CODE.sub(" ", markup)
    told = [re.sub(r"<[^>]*>", " ", seen), *(x for x in SAID.findall(seen) if not ID.fullmatch(x))]
    found = (re.search(r".{0,40}[A-Za-z]{2}.{0,40}", GIVEN.sub("", html.unescape(x))) for x in told)
    return [one[0] for one in found if one]


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Book:
    root = tmp_path_factory.mktemp("pseudo")
    pseudo_book.write(root, PAGES, GAMES)
    return Book(replace(Places(root), language=PSEUDO), Engine(ask, PSEUDO))


def test_the_book_in_the_pseudo_language_agrees_with_the_engine(book: Book) -> None:
    """Every example, lesson and question: seats, teams and accounts are called as the language does."""
    assert [str(fault) for fault in check(book)] == []
    assert {*book.tutorials} == {*GAMES} == {*book.lessons}


@pytest.mark.parametrize("src", [path.as_posix() for path in PAGES])
def test_every_word_of_a_page_is_in_a_catalogue(book: Book, src: str) -> None:
    ours = book.pages[src]
    book.here = ours
    made = Markdown(extensions=[FollowSuitExtension(book=book), *MARKDOWN]).convert(ours.body)
    assert len(made) > 500
    assert plain(made) == []
    assert not ours.game or plain(" ".join(texts(plate(ours, book)))) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_question_is_in_a_catalogue(book: Book, game: str) -> None:
    pen = DrawnBook(**book.told()).pen(game)
    asked, deciding = book.stock(game), book.deciding(game)
    whole = stock.document(book.engine.games[game], "", asked, deciding, pen, {})
    drawn = [text for one in whole["questions"] for text in texts(one["drawn"])]
    drawn += [option["label"] for one in whole["questions"] for option in one["options"]]
    assert len(drawn) > 300
    assert [found for text in drawn for found in plain(text)] == []


def texts(value: Any) -> list[str]:
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return [text for one in inner for text in texts(one)]
    return [value]


def test_every_word_on_a_card_is_in_a_catalogue(book: Book) -> None:
    for cards in book.engine.packs.values():
        assert plain(packs_template.document(cards.values(), book.words)) == []


def test_the_labels_of_clauses_are_in_a_catalogue(book: Book) -> None:
    labels = [label for page in book.told()["pages"].values() for label in page.values()]
    assert len(labels) == len(book.engine.clauses)
    assert [found for label in labels for found in plain(label)] == []


def test_every_word_of_the_widgets_has_an_accent(tmp_path: Path) -> None:
    widget_words.write(ROOT / "generator/widgets/words", tmp_path, PSEUDO)
    made = [path.read_text("utf-8") for path in (tmp_path / PSEUDO).glob("*.ts")]
    # A text is a literal; what is compared with a fact is a key.
    source = re.sub(r'=== "[^"]*"|^//.*$', "", "\n".join(made), flags=re.M)
    told = re.findall(r'"((?:[^"\\]|\\.)*)"', source)
    assert len(told) > 150
    assert [one for one in told if re.search(r"[A-Za-z]{2}", re.sub(r"\\\w", "", one))] == []


@pytest.mark.parametrize("package", ["followsuit_site.words", "followsuit_draw"])
def test_the_pseudo_language_is_longer_by_a_third(package: str) -> None:
    """What is told then takes as much more room as a long language does."""
    english, made = (
        "".join(texts([part for part in one.values() if isinstance(part, str)]))
        for one in (table(package, "en"), table(package, PSEUDO))
    )
    assert 1.2 < len(made) / len(english) < 1.5


def test_a_word_without_an_accent_is_found() -> None:
    for markup in (
        "<p>ĺéáđś~ best</p>",
        '<p aria-label="led">Ŵéśţ~</p>',
        '<a title="a trick">§ 1</a>',
    ):
        assert plain(markup), markup
    assert plain('<a title="truc.deck.40">§ 1</a> <code>KS</code> K♠ Ada') == []


# -- how the pages are made ----------------------------------------------------------------------------


def test_a_page_keeps_what_is_not_for_readers() -> None:
    made = page(
        '---\ntitle: "A page"\ngame: truc\n---\n\n## Two words\n\nSee [it](x.md#y), `code`, [[The End]],'
        " 10♥ {see deck.40}.\n\n```example\nthree-best\n```\n\n```cheat\nAim | Win\n```\n"
    )
    assert f'title: "{accented("A page")}"\ngame: truc\n' in made
    assert f"## {accented('Two words')} {{#two-words}}" in made
    assert f"[{accented('it')}](x.md#y), `code`, [[The End]], 10♥ {{see deck.40}}." in made
    assert "```example\nthree-best\n```" in made
    assert f"{accented('Aim')} | {accented('Win')}" in made


def test_a_tutorial_keeps_the_names_of_actions() -> None:
    made = tutorial(
        "examples: []\nlesson: {title: A, steps: [{say: B, legal: true, choices: [play]},"
        " {say: C, choices: [Yes]}]}\n"
    )
    assert made.count("choices") == 1 and accented("Yes") in made


def test_the_tables_of_a_catalogue_keep_their_entries() -> None:
    source = (ROOT / "generator/widgets/words/en.ftl").read_text("utf-8")
    english = compile_words(source, "en.ftl")
    assert pseudo(english).keys() == english.keys()
