"""Recorded answers of every game, as text that can be read and compared: `scripts/record [game …]`.

What the door says of tricks, hands of cards, rankings, scores and questions, and how it refuses
what makes no sense: ids and facts, no words. The requests of a game are chosen so that together
their answers say all that the answers to thousands of requests say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product
from json import dumps, loads
from pathlib import Path
from random import Random
from typing import Any

from malformed import request as malformed
from real_requests import Request, of_game

from followsuit import ask
from followsuit.game import Game
from followsuit.quiz.making import MAKERS

FOLDER = Path(__file__).parent / "answers"
SEEDS = 40  # questions of each kind
SETTINGS = 24
KNOWN = ("ranks", "winner", "legal", "score", "quiz")
MALFORMED = 20_000  # of all games
WORDS = (
    "text",
    "marked",
    "known",
    "label",
    "value_label",
    "spelt",
    "title",
    "tagline",
    "setting_text",
    "account",
    "unit",
    "what",
)
WORDED = (*WORDS, "language", "did_you_mean", "requests", "table")  # told elsewhere, or words


# -- an answer, in short ---------------------------------------------------------------------------


def fact(value: Any) -> Any:
    """A fact in a few signs: `@2` a seat, `%1` a side, `5H` a card, `(id …)` a message."""
    match value:
        case {"id": str(), "facts": dict()}:
            return f"({message(value)})"
        case {"seat": int(seat)} if len(value) == 1:
            return f"@{seat}"
        case {"side": int(side)} if len(value) == 1:
            return f"%{side}"
        case {"cards": [*cards]} if len(value) == 1:
            return "{" + " ".join(cards) + "}"
        case dict() if len(value) == 1:
            return str(*value.values())
        case list():
            return "[" + ", ".join(str(fact(one)) for one in value) + "]"
    return value


def message(said: dict[str, Any]) -> str:
    """An id and its facts."""
    facts = (f" {name}={fact(value)}" for name, value in sorted(said["facts"].items()))
    return said["id"] + "".join(one for one in facts if not one.endswith(("=[]", "={}")))


def short(value: Any, game: Game) -> Any:
    """An answer, or a part of it, without its words; a sentence is its message."""
    match value:
        case {"id": str(), "facts": dict(), "where": str(where)}:
            return f"{where}: {message(value)}"
        case {"id": str(), "facts": dict(), "text": str()}:
            return message(value)
        case {"why": dict(), "clauses": [*clauses]}:
            cited = " ".join(str(one).removeprefix(f"{game.id}.") for one in clauses)
            rest = {k: v for k, v in value.items() if k not in ("why", "clauses")}
            told = f"{short(value['why'], game)} § {cited}"
            return [*_values(rest, game), told] if rest else told
        case dict():
            told = {k: v for k, v in value.items() if k not in WORDED and v is not None}
            return {k: short(v, game) for k, v in told.items()}
        case list():
            return [short(one, game) for one in value]
        case str():
            return value.removeprefix(f"{game.id}.")
    return value


def _values(rest: dict[str, Any], game: Game) -> list[Any]:
    return [short(value, game) for key, value in rest.items() if key not in WORDED]


def answer_lines(asked: Request, game: Game) -> list[str]:
    """A request and what is answered, a line for each field of it."""
    answer = ask(asked)
    answer.pop("error", None)  # the first of its errors
    told = {k: v for k, v in answer.items() if k not in asked and k not in (*WORDED, "id", "again")}
    return [
        f"# {dumps(asked, ensure_ascii=False)}",
        *(f"{key} {dumps(short(v, game), ensure_ascii=False)}" for key, v in told.items()),
    ]


# -- which answers ---------------------------------------------------------------------------------


def requests(game: Game) -> Iterator[Request]:
    """Requests that may be recorded; hands have their own records (`playthroughs`)."""
    yield {"ask": "game", "game": game.id}
    fields = game.positions.settings.fields
    settings = product(*(field.choices or (field.default,) for field in fields))
    for values in islice(settings, SETTINGS):
        setting = {f.name: value for f, value in zip(fields, values, strict=True)}
        yield {"ask": "ranks", "game": game.id, "setting": setting}
    yield from (one for one in of_game(game.id) if one["ask"] not in ("hand", "play", "game"))
    for kind, drafts in MAKERS.items():
        for seed in range(SEEDS):
            asked = {"ask": "quiz", "game": game.id, "kind": kind, "seed": seed}
            if "error" not in ask(asked):
                yield asked
        if kind != "points":
            made = drafts(game, Random(f"recorded/{kind}"), {}, SEEDS)
            yield from (draft.make().request for draft in made)
    wrong = (malformed(7, number) for number in range(MALFORMED))
    for one in wrong:
        if isinstance(one, dict) and one.get("game") == game.id and one.get("ask") in KNOWN:
            plain = "\\ud" not in dumps(one)  # half a letter cannot be kept in a file
            if plain and "error" in ask(one):
                yield one


SAID = re.compile(r"[a-z][a-z0-9-]+\.?[a-z0-9.-]*|%\d|@\d")
POSITION = ("setting", "trick", "hand", "seats", "names", "request")
FAULT = re.compile(r'"([^"]*?): ([a-z0-9-]+)')


def said(lines: list[str]) -> set[str]:
    """What an answer says: ids, clauses, seats and fields; of a refusal, what is wrong where."""
    asked = loads(lines[0].removeprefix("# "))
    kind = asked["ask"]
    if lines[1].startswith("errors"):
        found = FAULT.findall(lines[1])
        return {f"{kind} {re.sub('[0-9]+', '', where)} {what}" for where, what in found}
    keys = ("setting",) if kind == "ranks" else ("kind", "form", "players")
    about = {f"{kind} {key}={asked.get(key)}" for key in keys}
    told = (line for line in lines[1:] if line.partition(" ")[0] not in POSITION)
    return about | {f"{kind} {word}" for line in told for word in SAID.findall(line)}


def chosen(game: Game) -> list[list[str]]:
    """Few and short answers that together say everything that the answers of `requests` say."""
    every = {tuple(answer_lines(asked, game)) for asked in requests(game)}
    waiting = sorted(
        (list(lines) for lines in every), key=lambda lines: (sum(map(len, lines)), lines)
    )
    news = [(said(lines), lines) for lines in waiting]
    heard: set[str] = set()
    kept: list[list[str]] = []
    while True:
        told, lines = max(news, key=lambda one: len(one[0] - heard) / (200 + sum(map(len, one[1]))))
        if told <= heard:
            return kept
        heard |= told
        kept.append(lines)


def again(lines: list[str], game: Game) -> list[str]:
    """The lines of a recorded answer as they are now."""
    return answer_lines(loads(lines[0].removeprefix("# ")), game)


def path(game: Game) -> Path:
    """Where the answers of a game are recorded."""
    return FOLDER / f"{game.id}.txt"


def recorded(game: Game) -> list[list[str]]:
    """The recorded answers of a game, each as its lines."""
    return [one.splitlines() for one in path(game).read_text("utf-8").split("\n\n")]
