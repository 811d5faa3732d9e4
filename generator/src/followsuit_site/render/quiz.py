"""The quiz before any script runs: its first questions as text, each answer to open."""

from __future__ import annotations

from html import escape

from .. import faces
from ..book import Book
from ..engine import Answer
from ..faults import Faults
from ..pages import Page
from .scribe import Scribe, attrs, tag
from .table import trick

KINDS = ("winner", "legal", "order", "points")
STATIC_MOST = 20


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
        "aria_label": f"Questions about {one.title}" if one else "Questions about all games",
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
        items.append(_question(question, scribe, several=one is None))
    if one:
        frame["data_stock"] = Scribe(book, page, one, faults).asset(f"quiz/{one.id}.json")
    return f'<fs-quiz{attrs(frame)}><ol class="questions">{"".join(items)}</ol></fs-quiz>'


def _first(book: Book, games: list[str], kinds: list[str], count: int) -> list[Answer]:
    """The first questions of the wanted kinds, the games taking turns."""
    lists = [
        [question for question in book.stock(name) if question["kind"] in kinds] for name in games
    ]
    found = [entry[place] for place in range(count) for entry in lists if place < len(entry)]
    return found[:count]


def repeats(reason: Answer, law: Answer) -> bool:
    """Whether a reason says no more of its card than the law that was told before it."""
    told: str = law["marked"].lower()
    return bool(reason["marked"].lower().endswith(told))


def _question(question: Answer, scribe: Scribe, several: bool) -> str:
    title = f"<b>{escape(scribe.game.title)}.</b> " if several else ""
    prompt = f'<p class="prompt">{title}{scribe.say(question["prompt"])}</p>'
    why = "".join(
        f"<dt>{_option(option, scribe)}</dt><dd>{scribe.say(item['why'])}"
        f" {scribe.secs(item['clauses'])}</dd>"
        for option, item in zip(question["options"], question["why"], strict=True)
        if not repeats(item["why"], question["verdict"])
    )
    verdict = f"<p>{scribe.say(question['verdict'])} {scribe.secs(question['clauses'])}</p>"
    reasons = f"<dl>{why}</dl>" if why else ""
    answer = f"<details><summary>Show the answer</summary>{verdict}{reasons}</details>"
    return tag(
        "li", prompt + _table(question, scribe) + answer, class_="question", data_id=question["id"]
    )


def _table(question: Answer, scribe: Scribe) -> str:
    """The cards of the question, drawn."""
    parts = []
    names = question["seats"]
    if question["trick"]:
        played = [
            {"seat": place % len(names), "card": code}
            for place, code in enumerate(question["trick"])
        ]
        parts.append(trick(played, names, None, scribe, done=False))
    cards = question["hand"]
    if question["kind"] == "order":
        cards = [option["card"] for option in question["options"]]
    if cards:
        items = "".join(f"<li>{scribe.card(code)}</li>" for code in cards)
        deck = any(faces.is_decktet(scribe.game.cards[code]) for code in cards)
        css = "hand deck" if deck else "hand"
        parts.append(f'<ul class="{css}">{items}</ul>')
    return "".join(parts)


def _option(option: Answer, scribe: Scribe) -> str:
    if not option["card"]:
        return escape(option["label"])
    card = scribe.inline(option["card"])
    return card if option["seat"] is None else f"{escape(option['label'])}, {card}"
