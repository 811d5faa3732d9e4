"""What a refusal tells of bounds and sums is what holds, in cases of every game."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

import pytest
from real_requests import of_tutorial, phases_of

from followsuit import Match, ask
from followsuit.game import Game
from followsuit.games import games

PROBES = (-1, 0, 10**4)
SUMS = ("must-add-up", "all-hearts", "game-of-hands")  # how refusals of a sum begin


class Place(NamedTuple):
    """A value in a case or a position, and by which keys it stands there."""

    request: dict[str, Any]
    keys: tuple[str | int, ...]

    @property
    def where(self) -> str:
        """As a fault names it."""
        return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in self.keys)[1:]

    def faults(self, value: Any, *, anywhere: bool = False) -> dict[str, dict[str, Any]]:
        """What is wrong with this value in its place, by what is told."""
        asked = deepcopy(self.request)
        room: Any = asked
        for key in self.keys[:-1]:
            room = room[key]
        room[self.keys[-1]] = value
        found = ask(asked).get("errors", ())
        return {
            fault["id"]: fault["facts"]
            for fault in found
            if anywhere or fault["where"] == self.where
        }


def asked_of(game: Game) -> Iterator[dict[str, Any]]:
    """Cases of the forms, with and without points before them, and positions of the phases."""
    cases = [one for one in of_tutorial(game.id) if one["ask"] == "score"]
    for seed in range(12):
        question = ask({"ask": "quiz", "game": game.id, "kind": "points", "seed": seed})
        cases += [question["request"]] if "request" in question else []
    for one in cases:
        answer = ask(one)
        form = game.forms[answer["form"]]
        yield one
        if any(part.kind == "totals" for part in form.parts):
            yield {**one, "case": {**one["case"], "totals": [0] * len(answer["totals"])}}
    yield from phases_of(Match(game, seed=1))


def numbers(value: Any, keys: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    """The places of the whole numbers in a value."""
    inner = value.items() if isinstance(value, dict) else ()
    for key, item in enumerate(value) if isinstance(value, list) else inner:
        yield from numbers(item, (*keys, key))
    if type(value) is int:
        yield keys


def places(game: Game) -> Iterator[Place]:
    """Every number of all that is asked."""
    for request in asked_of(game):
        for field in request.keys() & {"case", "position"}:
            for keys in numbers(request[field], (field,)):
                yield Place(request, keys)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_number_goes_as_far_as_its_refusal_tells_and_no_further(game: Game) -> None:
    for place in places(game):
        for probe in PROBES:
            for id, facts in place.faults(probe).items():
                if "most" not in facts:
                    continue
                least, most = facts.get("least", 0), facts["most"]
                for inside in (least, most):
                    assert id not in place.faults(inside), (place, inside)
                for outside in (least - 1, most + 1):
                    assert place.faults(outside), (place, outside)


def lists(game: Game) -> Iterator[tuple[Place, list[int]]]:
    """Numbers of every player or side; points before a hand have tests of their own."""
    for request in asked_of(game):
        for name, value in request.get("case", {}).items():
            whole = isinstance(value, list) and all(type(one) is int for one in value)
            if whole and value and name != "totals":
                yield Place(request, ("case", name)), value


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_numbers_have_the_sum_that_is_told_and_none_is_below_zero(game: Game) -> None:
    for place, given in lists(game):
        whole, *rest = sum(given), *[0] * (len(given) - 2)
        for id, facts in place.faults([given[0] + 1, *given[1:]]).items():
            if not id.startswith(SUMS):
                continue
            assert facts.get("total", whole) == whole, place
            assert id not in place.faults([whole, 0, *rest]), place
            assert id not in place.faults([0, whole, *rest]), place
            for seat, had in enumerate(given):
                below = [*given[:seat], -1, *given[seat + 1 :]]
                below[seat - 1] += had + 1
                assert place.faults(below, anywhere=True), (place, below)
