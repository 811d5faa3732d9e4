"""The report: what is declared, and in which of the other four places each of it stands."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product

from followsuit.games import game as engine_game

from ..book import Book
from ..engine import Clause, Game, cited
from ..tested import RuleTests
from .played import citations

COMMON = "common"
KINDS = ("clauses", "rulings", "options")
MOST_SETTINGS = 400


@dataclass
class Row:
    """One kind of thing in one game: everything declared, and what each place lacks of it."""

    game: str
    kind: str
    declared: list[str]
    missing: dict[str, list[str]] = field(default_factory=dict)

    def count(self, place: str) -> int | None:
        """How many a place has; None where that place does not count for the kind."""
        lacks = self.missing.get(place)
        return None if lacks is None else len(self.declared) - len(lacks)


PLACES = ("anchored", "cited", "tested", "shown")
_WANTING = {
    "anchored": "not stated on the page",
    "cited": "no verdict cites it (examples, lesson, questions, rank tables, random matches)",
    "tested": "no test in tests/engine names it",
    "shown": "no example, question or lesson step shows it",
    "options:anchored": "not in an options table on the page",
    "options:tested": "no test in tests/engine sets it",
}


def rows(book: Book, only: Iterable[str] = ()) -> Iterator[Row]:
    """Clauses, rulings and options of each game, and the rulings that all games share."""
    tests = book.tests
    wanted = [name for name in book.engine.games if not only or name in set(only)]
    everywhere: dict[str, set[str]] = {place: set() for place in PLACES}
    for name in wanted:
        game = book.engine.games[name]
        shown = _shown(book, game)
        cites = shown | _ranked(book, game) | citations(engine_game(name))
        everywhere["cited"] |= cites
        everywhere["shown"] |= shown
        own = [clause for id_, clause in game.clauses.items() if id_.startswith(f"{name}.")]
        for kind, ruling in (("clauses", False), ("rulings", True)):
            ids = [clause.id for clause in own if clause.ruling is ruling]
            has = {
                "anchored": {id_ for id_ in ids if id_ in book.homes},
                "cited": cites,
                "tested": {id_ for id_ in ids if tests.name(id_)},
                "shown": shown,
            }
            yield Row(name, kind, ids, {place: _lacks(ids, has[place]) for place in PLACES})
        yield _options(book, game, tests)
    if not only:
        yield _common(book, everywhere, tests)


def _lacks(ids: Iterable[str], has: set[str]) -> list[str]:
    return [id_ for id_ in ids if id_ not in has]


def _common(book: Book, everywhere: Mapping[str, set[str]], tests: RuleTests) -> Row:
    known: dict[str, Clause] = {
        id_: clause for id_, clause in book.engine.clauses.items() if id_.startswith(f"{COMMON}.")
    }
    named = tests.all
    asked = _asked(book)
    has = {
        "anchored": {id_ for id_ in known if id_ in book.homes},
        "cited": everywhere["cited"] | asked,
        "tested": {id_ for id_ in known if id_ in named},
        "shown": everywhere["shown"] | asked,
    }
    return Row(COMMON, "rulings", [*known], {place: _lacks(known, has[place]) for place in PLACES})


def _options(book: Book, game: Game, tests: RuleTests) -> Row:
    names = [option["name"] for option in game.options]
    page = book.page_of_game(game.id)
    table = page is not None and any(fence.kind == "options" for fence in page.fences)
    set_ = {name for name in names if tests.set(game.id, name)}
    missing = {"anchored": [] if table else names, "tested": _lacks(names, set_)}
    return Row(game.id, "options", names, missing)


# -- where a clause may stand ------------------------------------------------------------------------


def _shown(book: Book, game: Game) -> set[str]:
    """What the examples, the lesson and the questions of a game cite."""
    found: set[str] = set()
    for solved in book.solved.values():
        if solved.example.game == game.id:
            found |= solved.cites
    told = book.lessons.get(game.id)
    for step in told.steps if told else ():
        found.update(cited(step.events))
        found.update(cited(step.answer.get("state", {})))
        found.update(cited(list(step.question.why) if step.question else []))
    for question in book.stock(game.id):
        found.update(cited({key: question[key] for key in ("clauses", "why")}))
    return found


def _asked(book: Book) -> set[str]:
    """What the requests that are printed with their answers cite."""
    found: set[str] = set()
    for page in book.pages.values():
        for fence in page.fences:
            if fence.kind == "ask" and "refused" not in fence.info:
                lines = [line for line in fence.lines if not line.startswith("show:")]
                found.update(cited(book.engine.ask(json.loads("\n".join(lines)))))
    return found


def _ranked(book: Book, game: Game) -> set[str]:
    """What the rank tables cite, in all settings."""
    found: set[str] = set()
    fields = [f for f in game.fields if f["values"]]
    choices = product(*([value["value"] for value in field["values"]] for field in fields))
    for _, values in zip(range(MOST_SETTINGS), choices, strict=False):
        setting = {field["name"]: value for field, value in zip(fields, values, strict=True)}
        found.update(cited(book.engine.ask({"ask": "ranks", "game": game.id, "setting": setting})))
    return found


# -- telling -------------------------------------------------------------------------------------


def gaps(found: Iterable[Row]) -> list[str]:
    """One line for each gap: `game: clause: what is missing`."""
    told = []
    for row in found:
        for place, ids in row.missing.items():
            what = _WANTING.get(f"{row.kind}:{place}", _WANTING[place])
            told += [f"{row.game}: {id_.removeprefix(f'{row.game}.')}: {what}" for id_ in ids]
    return told


def table(found: Iterable[Row]) -> str:
    """The counts, a line for each game and kind."""
    lines = [f"{'game':<16}{'':<9}{'declared':>9}" + "".join(f"{place:>10}" for place in PLACES)]
    last = ""
    for row in found:
        if not row.declared:
            continue
        counts = "".join(
            f"{'–' if (n := row.count(place)) is None else _part(n, row):>10}" for place in PLACES
        )
        name = row.game if row.game != last else ""
        lines.append(f"{name:<16}{row.kind:<9}{len(row.declared):>9}{counts}")
        last = row.game
    return "\n".join(lines)


def _part(count: int, row: Row) -> str:
    whole = len(row.declared)
    return "100 %" if count == whole else f"{count}/{whole}"
