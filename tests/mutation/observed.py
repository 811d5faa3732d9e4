"""What the engine answers, as two digests: the facts, and the words.

A change that no test notices is looked at through these: it may change a fact (a test is missing),
only words, or nothing that is seen here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from followsuit.forms import PointsCase

MATCHES, QUESTIONS, BATCH = 24, 40, 10
MALFORMED, TRIED = 400, 12_000
TESTS = Path(__file__).resolve().parents[1] / "engine"
_WORDS = ("text", "marked", "label", "prompt", "setting_text", "title", "what", "say")


class Case(NamedTuple):
    """What is asked about one game: real requests of every kind, nonsense, and results."""

    requests: list[dict[str, Any]]
    points: list[PointsCase]


Cases = dict[str, Case]


class Observed(NamedTuple):
    """Digests of many answers: what they say of the game, and in which words."""

    facts: str
    words: str


def observe(games: Sequence[str], cases: Cases, matches: int = MATCHES) -> Observed:
    """Random hands of these games, and the results of these cases."""
    facts, words = blake2b(digest_size=16), blake2b(digest_size=16)
    for name in games:
        for answer in _answers(name, cases, matches):
            for path, value in _leaves(answer, ""):
                worded = isinstance(value, str) and (" " in value or path.endswith(_WORDS))
                (words if worded else facts).update(f"{path}={value!r}\n".encode())
    return Observed(facts.hexdigest(), words.hexdigest())


def _answers(name: str, cases: Cases, matches: int) -> Iterator[Any]:
    from followsuit import ask
    from followsuit.checked_play import ways_to_play
    from followsuit.games import game

    ways = ways_to_play(game(name))
    for seed in range(matches):
        players, options = ways[seed * 37 % len(ways)]
        begun = {"game": name, "players": players, "options": options, "seed": seed, "limit": 2}
        answer = ask({"ask": "hand", "do": "new", **begun})
        while "error" not in answer and not answer["state"]["over"]:
            yield answer
            record = answer["record"]
            answer = ask(
                {"ask": "hand", "do": "play_on", "record": record, "seed": seed, "count": 9}
            )
        yield answer
    for request in cases[name].requests:
        yield ask(request)
    for case in cases[name].points:
        yield _scored(name, case)


def cases_of(games: Sequence[str]) -> Cases:
    """What is asked about these games in every way: cases to be answered by any engine."""
    from followsuit.games import game
    from followsuit.quiz.making import MAKERS

    sys.path.insert(0, str(TESTS))
    from malformed import request
    from real_requests import of_game

    found = {}
    for name in games:
        asked = (request(1, number) for number in range(TRIED))
        refused = [one for one in asked if isinstance(one, dict) and one.get("game") == name]
        played = game(name)
        requests = [
            draft.make().request
            for kind, drafts in MAKERS.items()
            if kind != "points"
            for seed in range(QUESTIONS // BATCH)
            for draft in drafts(played, Random(f"{kind}/{seed}"), {}, BATCH)
        ]
        points = played.practice
        counted = [points(Random(seed)) for seed in range(QUESTIONS)] if points else []
        found[name] = Case([*requests, *of_game(name), *refused[:MALFORMED]], counted)
    return found


def _scored(name: str, asked: PointsCase) -> Any:
    """The result of a case: accounts, amounts, clauses and cards; its sentences beside them."""
    from followsuit.errors import FollowSuitError
    from followsuit.games import game

    played = game(name)
    try:
        options = played.read_options(asked.players, asked.options)
        scored = played.forms[asked.form].score(asked.case, options, asked.players)
    except FollowSuitError as error:
        return [fault.where for fault in error.faults]
    return [[line._asdict() for line in scored.lines], scored.totals, scored.winners]


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _leaves(inner, path)
    else:
        yield path, value
