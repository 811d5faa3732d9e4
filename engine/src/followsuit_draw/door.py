"""The worker's door: the engine's answers with their pictures beside them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any

from followsuit import ask
from followsuit.asking import games_of
from followsuit.asking.about import told_open, told_part
from followsuit.decktet import decktet
from followsuit.games import carry, game
from followsuit.packs import FRENCH_52
from followsuit.words.catalogue import add

from . import case, ledger, play, position, ranks, table
from .pen import Answer, Pen, Place
from .words import words

FRENCH, DECKTET = frozenset(FRENCH_52.codes), frozenset(decktet(True, True).codes)
APART = ("record", "request", "facts")  # parts of an answer that are for machines
SELDOM = (
    "advise",
    "compare",
    "otherwise",
    "play",
    "review",
    "sheet",
)  # asked: what answers them comes alone
ALSO = {"play": "advise", "review": "advise"}  # and with what it makes use of


class Book:
    """Where the book of a language states its clauses: `pages` has the labels of those of each page,
    `games` the pages of the games, `unstated` the labels of clauses that no page states. Addresses are
    as seen from the site's root: who places the markup knows where.

    `only` are the games that the site has of ours, if not all; `others` those of other packages, each
    with its `package`, and where its archives are, for who fetches them.
    """

    def __init__(
        self,
        games: Mapping[str, str],
        pages: Mapping[str, Mapping[str, str]],
        language: str = "en",
        unstated: Mapping[str, str] = MappingProxyType({}),
        only: Sequence[str] = (),
        others: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
    ) -> None:
        self.games, self.words = games, words(language)
        self.only = only
        self.others = {name: told["package"] for name, told in others.items()}
        self.places = {id_: Place("", label) for id_, label in unstated.items()}
        self.places |= {
            id_: Place(f"{page}#{id_}", label)
            for page, labels in pages.items()
            for id_, label in labels.items()
        }

    def pen(self, name: str | None) -> Pen:
        """The pen for a game; for all games of a French pack without one."""
        chosen = game(name) if name else None
        deck = chosen is not None and chosen.pack(chosen.setting()).id.startswith("decktet")
        return Pen(DECKTET if deck else FRENCH, deck, self.places.get, self.words)

    def home(self, name: str) -> str:
        """The address of a game's page."""
        return self.games.get(name, "#")


def open_book(told: str) -> Callable[[str], str]:
    """The door for a book as the site tells of it, in JSON: a request in, an answer out, both JSON.

    With `draw` in the request the answer has pictures: `drawn` of each sentence and `links` of each
    list of clauses, wherever they stand in it, and the figures of the whole as its own `drawn`.
    """
    book = Book(**json.loads(told))
    carry(book.only, book.others)
    return lambda text: json.dumps(answered(json.loads(text), book), ensure_ascii=False)


def needed(text: str) -> str:
    """The names, in a row, of what has to be here to answer a request in JSON: games, and what is seldom asked.

    >>> needed('{"ask": "practice", "game": "truc"}')
    'truc practice practice-truc'
    >>> needed('{"ask": "otherwise", "request": {"game": "truc"}}')
    'truc otherwise'
    """
    request = json.loads(text)
    names = games_of(request)
    kind = request.get("ask") if names else None
    asking = ["practice"] if kind in ("quiz", "practice") else []
    asking += [one for one in (kind, ALSO.get(str(kind))) if one in SELDOM]
    misread = [f"practice-{name}" for name in names if kind == "practice"]
    return " ".join([*names, *asking, *misread])


def learn(language: str, text: str) -> None:
    """Words of a language as they are sent to its readers: in JSON, a table for each package."""
    add(language, json.loads(text))


def answered(request: Any, book: Book) -> Answer:
    """The engine's answer, with its pictures if the request wants any."""
    if not isinstance(request, dict) or "draw" not in request:
        return ask(request)
    wish = request["draw"]
    request = {key: value for key, value in request.items() if key != "draw"}
    answer = ask(request)
    if "error" in answer:
        return answer
    pen = book.pen(_game_of(request))
    figure = FIGURES.get(request["ask"])
    figures = figure(answer, request, wish, pen, book) if figure else {}
    told: Answer = _told(answer, pen)
    if asked := request["ask"] == "practice" and answer["question"]:
        told["question"]["drawn"] = _question(asked, pen)
    return {**told, "drawn": figures}


def _game_of(request: Answer) -> str | None:
    within = request.get("record") or request.get("request") or request
    name: str | None = within.get("game")
    return name


def _told(value: Any, pen: Pen) -> Any:
    """An answer with each of its sentences and its lists of clauses drawn."""
    if isinstance(value, list):
        return [_told(item, pen) for item in value]
    if not isinstance(value, dict):
        return value
    told = {k: item if k in APART else _told(item, pen) for k, item in value.items()}
    if "marked" in value:
        told["drawn"] = pen.say(value)
    if "clauses" in value and all(isinstance(id_, str) for id_ in value["clauses"]):
        told["links"] = pen.secs(value["clauses"])
    return told


def _winner(answer: Answer, request: Answer, wish: Any, pen: Pen, book: Book) -> Answer:
    return {"figure": position.winner(answer, pen)}


def _legal(answer: Answer, request: Answer, wish: Any, pen: Pen, book: Book) -> Answer:
    if "cards" not in answer:
        return {}
    trick, names = request.get("trick", []), wish["names"]
    return {"figure": position.legal(answer, trick, names, pen)}


def _score(answer: Answer, request: Answer, wish: Any, pen: Pen, book: Book) -> Answer:
    said = [*answer["lines"], *answer["notes"]]
    laws = pen.secs(id_ for told in said for id_ in told["clauses"])
    given, names = answer["case"], case.names_of(answer)
    fields = {
        part["name"]: case.value(part, given[part["name"]], names, pen)
        for part in _form(answer, pen)
        if part["name"] in given
    }
    return {"figure": ledger.score(answer, pen), "laws": laws, "fields": fields}


def _form(answer: Answer, pen: Pen) -> list[case.Part]:
    """The fields of the form that a score was asked with."""
    asked, name = game(answer["game"]), answer["form"]
    voice = asked.voice(asked.pack(asked.setting()), language=pen.words.language)
    return [told_part(voice, f"form-{name}", part) for part in asked.forms[name].parts]


def _ranks(answer: Answer, request: Answer, wish: Any, pen: Pen, book: Book) -> Answer:
    return {"figure": ranks.strips(answer["ranks"], pen)}


def _hand(answer: Answer, request: Answer, wish: Any, pen: Pen, book: Book) -> Answer:
    """The course from the hand's beginning; `skip` of its sentences are not in the printed one.

    Who only compares wants the sentences alone, and says no more than `true`.
    """
    if "moments" not in answer or wish is True:
        return {}
    state = answer["state"]
    begun = ask({**_language(request), "ask": "hand", "do": "state", "record": request["record"]})
    parts, rest = [begun["state"]["events"]], answer["events"]
    for moment in answer["moments"]:
        parts.append(rest[: moment["events"]])
        rest = rest[moment["events"] :]
    choices = [(moment["seat"], moment["hand"]) for moment in answer["moments"]]
    events = play.told([e for part in play.holding(parts, choices) for e in part])
    skip = wish["skip"] if wish["skip"] < len(events) else 0
    seat = state["seat"]
    return {
        "figure": play.course(events[skip:], state["names"], pen),
        "ledger": ledger.entries(state["ledger"], pen) if seat is None and state["ledger"] else "",
        "law": position.law(state["law"], pen) if state["law"] else "",
        "hand": {} if seat is None else {code: _held(code, pen) for code in state["hands"][seat]},
    }


def _language(request: Answer) -> Answer:
    return {key: request[key] for key in ("language",) if key in request}


def _held(code: str, pen: Pen) -> dict[str, str]:
    """A card of a hand as it may have to be shown."""
    ways = {"plain": None, "allowed": True, "barred": False}
    return {name: table.in_hand(code, legal, pen) for name, legal in ways.items()}


def _compare(answer: Answer, request: Answer, wish: Any, pen: Pen, book: Book) -> Answer:
    drawn: Answer = import_module(f"{__package__}.compare").parts(answer, pen, book.home)
    return drawn


def _otherwise(answer: Answer, request: Answer, wish: Any, pen: Pen, book: Book) -> Answer:
    return {"laws": [pen.secs(filter(None, [one["clause"]])) for one in answer["differs"]]}


def _sheet(answer: Answer, request: Answer, wish: Any, pen: Pen, book: Book) -> Answer:
    drawn: Answer = import_module(f"{__package__}.sheet").figures(answer, pen)
    return drawn


def _play(answer: Answer, request: Answer, wish: Any, pen: Pen, book: Book) -> Answer:
    played = game(answer["state"]["game"])
    voice = played.voice(played.pack(played.setting()), language=pen.words.language)
    shown = [told_open(voice, part) for part in played.hand.shown]
    drawn: Answer = import_module(f"{__package__}.seated").parts(answer, shown, pen)
    return drawn


def _quiz(answer: Answer, request: Answer, wish: Any, pen: Pen, book: Book) -> Answer:
    return _question(answer, pen)


def _question(asked: Answer, pen: Pen) -> Answer:
    """The parts of a question; what draws them comes with what makes questions."""
    drawn: Answer = import_module(f"{__package__}.question").parts(asked, pen)
    return drawn


FIGURES: Mapping[str, Callable[[Answer, Answer, Any, Pen, Book], Answer]] = {
    "winner": _winner,
    "legal": _legal,
    "score": _score,
    "ranks": _ranks,
    "hand": _hand,
    "compare": _compare,
    "otherwise": _otherwise,
    "sheet": _sheet,
    "play": _play,
    "quiz": _quiz,
}
