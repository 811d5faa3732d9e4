"""Whatever an author writes in a tutorial, every mistake is a fault with its file and line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from small_book import TUTORIAL, Project

from followsuit.games import MODULES
from followsuit_site import claims, examples, lessons, tutorials
from followsuit_site.book import Book, Places
from followsuit_site.faults import Faults
from followsuit_site.render import example as figure
from followsuit_site.render import lesson as guide
from followsuit_site.render.scribe import Scribe
from followsuit_site.yamlmarks import load

ROOT = Path(__file__).parents[2]
Place = tuple[str | int, ...]
WRONG = (
    *(None, True, False, 0, -1, 99, "", "x", "K♠", "West", "Q♥ K♥", "nobody", "²", "{}", "\x85"),
    *([], [None], [0], ["A♥"], [["A♥"]], [{}], ["West", "North"], [["A♥ K♥"]] * 4, [[[]]]),
    *({}, {"x": 1}, {"": None}, {"hands": 1}, {"trump": ["S"]}, {"total": "North"}),
)
RUNS = 3  # wrong values at each place of the small book, out of all of them
TRIES = 3  # wrong values in each example of the whole book


def places(value: Any, at: Place = ()) -> Iterator[Place]:
    """The place of each value within a value."""
    inner = value.items() if isinstance(value, dict) else ()
    inner = enumerate(value) if isinstance(value, list) else inner
    for key, item in inner:
        yield (*at, key)
        yield from places(item, (*at, key))


def changed(whole: Any, place: Place, value: Any) -> str:
    """A tutorial with another value at a place, as its file."""
    whole = deepcopy(whole)
    room = whole
    for key in place[:-1]:
        room = room[key]
    room[place[-1]] = value
    return yaml.dump(whole, Dumper=DUMPER, allow_unicode=True, sort_keys=False)


# The C ones do the same, faster; not every platform has them.
DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@pytest.mark.parametrize("seed", range(RUNS))
def test_a_wrong_value_anywhere_in_a_small_book(project: Project, seed: int) -> None:
    """Each place of its tutorial in turn holds a value of some other type."""
    random, file = Random(seed), "tutorials/twenty-five.yml"
    line = re.compile(rf"({file}|docs/[\w/-]+\.md):\d+: .")
    whole = yaml.load(TUTORIAL, LOADER)
    for place in places(whole):
        value = random.choice(WRONG)
        project.write(file, changed(whole, place, value))
        for fault in project.faults():
            assert line.match(fault), (place, value, fault)


@pytest.fixture(scope="module")
def book() -> Book:
    """The real book."""
    return Book(Places(ROOT))


@pytest.mark.parametrize("game", MODULES)
def test_a_wrong_value_in_any_real_example(book: Book, game: str) -> None:
    """Each example and lesson of the book is read, asked about, checked and drawn with one."""
    random, file = Random(game), f"tutorials/{game}.yml"
    whole = yaml.load((ROOT / file).read_text("utf-8"), LOADER)
    for one in whole["examples"]:
        alone = {"game": game, "examples": [one]}
        for place in random.choices(list(places(one)), k=TRIES):
            value = random.choice(WRONG)
            text = changed(alone, ("examples", 0, *place), value)
            for fault in faults_of(text, file, book):
                assert fault.startswith(f"{file}:"), (one["id"], place, value, fault)
    alone = {"game": game, "lesson": whole["lesson"]}
    for place in random.choices(list(places(whole["lesson"])), k=TRIES):
        text = changed(alone, ("lesson", *place), random.choice(WRONG))
        assert all(fault.startswith(f"{file}:") for fault in faults_of(text, file, book))


def faults_of(text: str, file: str, book: Book) -> list[str]:
    """All that the check and the drawing of a tutorial find."""
    faults = Faults()
    root = load(text, file, faults)
    tutorial = tutorials.read(root, book.engine.games, faults) if root else None
    if tutorial is None:
        return [str(fault) for fault in faults]
    page = book.page_of_game(tutorial.game)
    assert page is not None
    scribe = Scribe(book, page, book.engine.games[tutorial.game], faults)
    for example in tutorial.examples.values():
        solved = examples.solve(example, book.engine, faults)
        if solved:
            claims.check(solved, book.engine, faults)
            figure.render(solved, scribe)
    told = tutorial.lesson and lessons.tell(tutorial.lesson, book.engine, faults)
    if told:
        guide.render(told, scribe)
    return [str(fault) for fault in faults]
