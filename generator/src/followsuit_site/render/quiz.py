"""The quiz before any script runs: its first questions as text, each answer to open."""

from __future__ import annotations

from itertools import zip_longest

from followsuit_draw.markup import attrs, tag
from followsuit_draw.question import printed

from .. import fading
from ..book import Book
from ..engine import Answer
from ..faults import Faults
from ..pages import Page
from .scribe import Scribe

# In the order in which a page prints them, not in the engine's: those that are longest to read come last.
KINDS = (
    "winner",
    "legal",
    "order",
    "points",
    "action",
    "leader",
    "reason",
    "goal",
    "fault",
)
STATIC_MOST = 20
# A page's quiz, and in it the round about what the page's lesson has asked.
QUIZ = "quiz-widget"
QUIZ_OF_LESSON = f"{QUIZ}~lesson"


def render(
    book: Book,
    page: Page,
    id_: str,
    games: list[str],
    kinds: list[str],
    count: int,
    faults: Faults,
) -> str:
    """A quiz about one game or several."""
    one = book.engine.games[games[0]] if len(games) == 1 else None
    frame = {
        "class_": "fig",
        "id": id_,
        "role": "group",
        "aria_label": book.words("questions-about", game=one.title)
        if one
        else book.words("questions-about-all"),
        "data_search_exclude": True,
        "data_game": one.id if one else None,
        "data_pack": one.pack if one else None,
        "data_games": None if one else " ".join(games),
        "data_titles": None if one else [book.engine.games[name].title for name in games],
        "data_kinds": " ".join(kinds),
    }
    items = []
    for question in _first(book, games, kinds, count):
        scribe = Scribe(book, page, book.engine.games[question["game"]], faults)
        items.append(printed(question, scribe, "" if one else scribe.game.title))
    if one:
        frame["data_stock"] = Scribe(book, page, one, faults).told(f"quiz/{one.id}.json")
    after = id_ == QUIZ and any(fence.kind == "lesson" for fence in page.fences)
    told = book.lesson_of(one.id) if one and after else None
    rules = fading.practised(told, book) if told else []
    of_lesson = {"id": QUIZ_OF_LESSON, "data_rules": " ".join(rules)} if rules else {}
    questions = tag("ol", "".join(items), class_="questions", **of_lesson)
    return f"<fs-quiz{attrs(frame)}>{questions}</fs-quiz>"


def _first(book: Book, games: list[str], kinds: list[str], count: int) -> list[Answer]:
    """The first questions of the wanted kinds, the games taking turns, and in each the kinds."""
    lists = [_in_turn(book.stock(name), kinds) for name in games]
    found = [entry[place] for place in range(count) for entry in lists if place < len(entry)]
    return found[:count]


def _in_turn(questions: list[Answer], kinds: list[str]) -> list[Answer]:
    """One question of each kind, then another of each."""
    by_kind = [[one for one in questions if one["kind"] == kind] for kind in kinds]
    return [one for row in zip_longest(*by_kind) for one in row if one]
