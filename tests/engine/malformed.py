"""Malformed requests: real ones with a few values replaced, lost, doubled, cut or from elsewhere.

The same seed gives the same requests. What must hold for every answer stands in `wrong_with`.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from functools import cache
from json import dumps, loads
from pathlib import PurePath
from random import Random
from typing import Any, NamedTuple

from real_requests import WEIGHTS, requests

from followsuit import ask

Path = tuple[str | int, ...]
AGAIN = 8  # every so many requests, one is asked twice
FOREIGN = 0.1  # of the requests are in a language that few games have
DEEP = 400  # levels of a nested value: json itself gives up at about 900


def nested(levels: int, value: Any = 0) -> Any:
    """A list in a list in a list."""
    for _ in range(levels):
        value = [value]
    return value


WRONG: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 5, 9, 10, 11, 52, 10**6, 2**63, -(10**30), 10**4000),
    *(0.0, -0.0, 1.0, 1.5, 1e308, float("nan"), float("inf"), -float("inf")),
    *("", " ", "x", "0", "-1", "²", "nobody", "null", "K♠", "5H", "KS KH", "A♠, A♠", "QS," * 9),
    *("\ud800", "\udfff♥", "\0", "\n", "[[KS]]", "[[", "{}", "é" * 3000, "ЀȀ", "🂡", "10" * 2500),
    *([], [[]], [[[]]], [None], [0], [True], [1.5], [""], ["KS"], ["KS", "KS"], [["KS"]], [{}]),
    *([-1] * 4, ["West", "North"], list("abcdefghijkl"), ["x"] * 200, [float("nan")], ["\ud800"]),
    *({}, {"": None}, {"x": 1}, {"0": "KS"}, {"hands": None}, {"deal": {}}, {"text": "x"}),
    *(nested(40), nested(DEEP), nested(DEEP, {"game": []}), {"a": nested(DEEP)}),
)

WRONG_TEXTS = tuple(dumps(value) for value in WRONG)
SIMPLE = ("null", "true", "false", "0", "1", "-1", '""', "[]", "{}", "2", '"x"', "[null]", "[0]")


class Seed(NamedTuple):
    """A real request as JSON, its game, and the place of each value in it and of each field."""

    text: str
    game: str
    places: tuple[Path, ...]
    fields: tuple[Path, ...]

    @classmethod
    def of(cls, request: dict[str, Any]) -> Seed:
        """A request made ready."""
        every = tuple(places(request))
        fields = tuple(place for place in every if isinstance(place[-1], str))
        within = request.get("record") or request.get("request") or {}
        game = request.get("game") or within.get("game", "")
        return cls(dumps(request), game, every, fields)


class Failure(NamedTuple):
    """A request that was answered wrongly, as one line of JSON, and what was wrong."""

    request: str
    what: str
    place: str = ""

    def __str__(self) -> str:
        return f"{self.what}\n{self.place}{self.request}"


def places(value: Any, at: Path = ()) -> Iterator[Path]:
    """The place of each value within a value."""
    inner = value.items() if isinstance(value, dict) else ()
    inner = enumerate(value) if isinstance(value, list) else inner
    for key, item in inner:
        yield (*at, key)
        yield from places(item, (*at, key))


@cache
def seeds() -> dict[str, list[Seed]]:
    """The real requests, ready to be changed."""
    return {kind: [Seed.of(request) for request in listed] for kind, listed in requests().items()}


class Donors(NamedTuple):
    """Values of real requests as JSON by the name of their field; and the fields of each object."""

    values: dict[str, list[str]]
    fields: dict[str, list[str]]

    def any(self, random: Random, key: Any, game: str) -> str:
        """What a field of that name has in a request of that game, or of any game, or any field."""
        names = (f"{game}.{key}", f"{game}.{key}", key, random.choice(list(self.values)))
        name = random.choice(names)
        return random.choice(self.values.get(name) or self.values["names"])


@cache
def donors() -> Donors:
    """What requests may borrow from one another."""
    values: dict[str, dict[str, None]] = {}
    fields: dict[str, dict[str, None]] = {}
    for kind, listed in seeds().items():
        for seed in listed:
            whole = loads(seed.text)
            for place in seed.places:
                if isinstance(place[-1], int):
                    continue
                fields.setdefault(owner(kind, place), {})[place[-1]] = None
                text = dumps(look(whole, place))
                if len(text) < 3000:
                    values.setdefault(place[-1], {})[text] = None
                    values.setdefault(f"{seed.game}.{place[-1]}", {})[text] = None
    return Donors(*({key: list(inner) for key, inner in all_.items()} for all_ in (values, fields)))


def owner(kind: str, place: Path) -> str:
    """The name of the object that has a field, or the kind of the request."""
    named = [key for key in place[:-1] if isinstance(key, str)]
    return named[-1] if named else kind


def look(value: Any, place: Path) -> Any:
    """What stands at a place."""
    for key in place:
        value = value[key]
    return value


# -- what is done to a request -------------------------------------------------------------------


class About(NamedTuple):
    """The game of a request, and the name of the object in it that is changed."""

    game: str
    within: str


def replace(random: Random, room: Any, key: Any, about: About) -> None:
    """A value of any type."""
    room[key] = wrong(random)


def wrong(random: Random) -> Any:
    """One of the wrong values, afresh; the simple ones slip through most often."""
    return loads(random.choice(random.choice((SIMPLE, WRONG_TEXTS))))


def graft(random: Random, room: Any, key: Any, about: About) -> None:
    """What another request, often of another game, has in a field of that name, or in any."""
    room[key] = loads(donors().any(random, key, about.game))


def drop(random: Random, room: Any, key: Any, about: About) -> None:
    """A missing field or item."""
    del room[key]


def double(random: Random, room: Any, key: Any, about: About) -> None:
    """An item twice, or a field again under a name that looks like its own."""
    if isinstance(room, list):
        room.insert(random.randrange(len(room) + 1), room[key])
    else:
        room[random.choice((f"{key}s", key[:-1], key.upper(), f" {key}", ""))] = room[key]


def add(random: Random, room: Any, key: Any, about: About) -> None:
    """An item more, or a field more that such an object may have."""
    if isinstance(room, list):
        room.append(wrong(random))
    else:
        name = random.choice(donors().fields.get(about.within, [key]))
        random.choice((replace, graft))(random, room, name, about)


def misplace(random: Random, room: Any, key: Any, about: About) -> None:
    """A field that belongs to something else."""
    if isinstance(room, dict):
        name = random.choice(list(donors().values))
        graft(random, room, name.rpartition(".")[2], about)


def cut(random: Random, room: Any, key: Any, about: About) -> None:
    """A list or a text that ends too early."""
    if isinstance(room[key], list | str):
        room[key] = room[key][: random.randrange(len(room[key]) + 1)]


def swap(random: Random, room: Any, key: Any, about: About) -> None:
    """Two values in one another's place."""
    other = random.choice(list(room) if isinstance(room, dict) else range(len(room)))
    room[key], room[other] = room[other], room[key]


def nudge(random: Random, room: Any, key: Any, about: About) -> None:
    """A number a little off, a text with a slip, anything else in a list of its own."""
    value = room[key]
    if isinstance(value, int | float):
        room[key] = random.choice((value + 1, value - 1, -value, value * 10))
    elif isinstance(value, str):
        at = random.randrange(len(value) + 1)
        room[key] = (
            value[:at] + random.choice((" ", ",", "x", "S", "♥", "\ud800")) + value[at + 1 :]
        )
    else:
        room[key] = [value]


CHANGES = (replace, replace, replace, graft, graft, add, add, add)
CHANGES += (drop, double, misplace, cut, swap, nudge, nudge)


def request(seed: int, number: int) -> Any:
    """The malformed request of that number."""
    random = Random(f"{seed}/{number}")
    kind = random.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
    chosen = random.choice(seeds()[kind])
    made = loads(chosen.text)
    if random.random() < 0.002:
        return wrong(random)
    for _ in range(random.choice((1, 1, 1, 1, 1, 2, 2, 3))):
        *way, key = place = random.choice(random.choice((chosen.places, chosen.fields)))
        try:
            room = look(made, tuple(way))
            if isinstance(room, dict | list):
                random.choice(CHANGES)(random, room, key, About(chosen.game, owner(kind, place)))
        except (LookupError, TypeError):
            continue  # an earlier change has taken that place away
    if isinstance(made, dict) and random.random() < FOREIGN:
        made["language"] = "de"
    return made


# -- what must hold ------------------------------------------------------------------------------


def wrong_with(asked: Any, *, twice: bool = False) -> Failure | None:
    """What is wrong with the answer to a request, or None."""
    before = dumps(asked)
    try:
        answer = ask(asked)
    except Exception as error:  # whatever it is, it should not have come through the door
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{PurePath(last.filename).name}:{last.lineno}"
        return Failure(before, f"{where}: {type(error).__name__}: {str(error)[:200]}", "")
    what = shape(answer)
    if dumps(asked) != before:
        what = "the request was changed"
    if not what and twice and ask(asked) != answer:
        what = "the same request got another answer"
    return Failure(before, what) if what else None


# What every fault that is told has, beside its `place`.
ERROR = {"what": str, "where": str, "did_you_mean": list, "id": str, "facts": dict}


def shape(answer: Any) -> str:
    """What is wrong with the shape of an answer."""
    try:
        text = dumps(answer, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        return f"the answer is not JSON: {str(error)[:200]}"
    if "error" not in answer:
        return ""
    if loads(text) != answer:
        return "the answer is not the same once it has gone through JSON"
    if len(text) > 50_000:
        return "the refusal is very long"
    errors = answer["errors"]
    if not errors or answer["error"] != errors[0] or answer.keys() != {"ask", "error", "errors"}:
        return "an error is the first of the errors, and nothing else is told"
    for error in errors:
        kinds = {name: type(value) for name, value in error.items() if name != "place"}
        if kinds != ERROR or not error["what"]:
            return f"an error has {', '.join(ERROR)}"
        if error["what"] == error["id"]:
            return f"no catalogue has words for {error['id']}"
    return ""


def failures(seed: int, first: int, count: int) -> list[Failure]:
    """Ask so many requests."""
    random = Random(seed)
    found = (
        wrong_with(request(seed, number), twice=not random.randrange(AGAIN))
        for number in range(first, first + count)
    )
    return [failure for failure in found if failure]
