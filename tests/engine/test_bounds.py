"""How large and how small a number of a request may be, and what is meant where none is given."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import Match, ask

G = "twenty-five"
NEW: dict[str, Any] = {"ask": "hand", "do": "new", "game": G}
MATCH = Match(G, 5, seed=3, before=2).play_random(limit=2)
RECORD = MATCH.record()
HERE: dict[str, Any] = {"ask": "hand", "record": RECORD}
ADVISE: dict[str, Any] = {"ask": "advise", "record": RECORD, "playouts": 1}
QUIZ: dict[str, Any] = {"ask": "quiz", "game": G, "kind": "winner"}
LEGAL: dict[str, Any] = {
    "ask": "legal",
    "game": "truc",
    "phase": "cut",
    "position": {"totals": [3, 4]},
}
SCORE: dict[str, Any] = {"ask": "score", "game": G}
FIRST, LAST = MATCH.before, MATCH.hand_number
BOUNDS: list[tuple[dict[str, Any], str, int, int]] = [
    (NEW, "players", 2, 10),
    (NEW, "seed", 0, 2**53),
    (NEW, "dealer", 0, 9),
    (NEW, "limit", 1, 10**4),
    (NEW, "before", 0, 10**3),
    ({**HERE, "do": "view"}, "seat", 0, 4),
    ({**HERE, "do": "review"}, "hand", FIRST, LAST),
    ({**HERE, "do": "review", "hand": FIRST}, "seat", 0, 4),
    ({**HERE, "do": "play_on"}, "seat", 0, 4),
    ({**HERE, "do": "play_on"}, "count", 1, 10**4),
    ({**HERE, "do": "play_on"}, "seed", 0, 2**53),
    (QUIZ, "seed", 0, 2**53),
    (LEGAL, "seat", 0, 3),
    (ADVISE, "seat", 0, 4),
    (ADVISE, "seed", 0, 2**53),
    (SCORE, "players", 2, 10),
]
IN_POSITION = [("type-trump", "announce", "round", 1, 1000), ("hearts", "moon", "points", 13, 26)]
IN_RECORD = [("players", 2, 10), ("seed", 0, 2**53), ("limit", 1, 10**4), ("before", 0, 10**3)]
MADE: list[Any] = [True, 1.0, "1", [1], 2**53 + 1, -(2**60)]


def faults(request: dict[str, Any]) -> dict[str, str]:
    """What is wrong with a request, by field."""
    return {fault["where"]: fault["what"] for fault in ask(request).get("errors", ())}


@pytest.mark.parametrize(("request_", "field", "least", "most"), BOUNDS)
def test_a_number_is_refused_beyond_its_bounds_and_not_before(
    request_: dict[str, Any], field: str, least: int, most: int
) -> None:
    refusal = f"must be a whole number from {least} to {most}"
    for value in (least - 1, most + 1, *MADE):
        assert faults({**request_, field: value})[field] == refusal, value
    for value in (least, most):
        assert faults({**request_, field: value}).get(field) != refusal, value


@pytest.mark.parametrize(("field", "least", "most"), IN_RECORD)
def test_a_number_of_a_record_keeps_to_the_same_bounds(field: str, least: int, most: int) -> None:
    refusal = f"must be a whole number from {least} to {most}"
    asked = {"ask": "hand", "do": "state"}
    for value in (least - 1, most + 1, *MADE):
        told = faults({**asked, "record": {**RECORD, field: value}})
        assert told[f"record.{field}"] == refusal, value
    for value in (least, most):
        told = faults({**asked, "record": {"game": G, field: value}})
        assert told.get(f"record.{field}") != refusal, value


def test_what_is_not_given_is_nought() -> None:
    """The seed of a deal, of chance, of a question; the hands before; the seat that is asked."""
    for request, field in (
        (NEW, "seed"),
        (NEW, "before"),
        ({**HERE, "do": "play_on"}, "seed"),
        (QUIZ, "seed"),
        (LEGAL, "seat"),
    ):
        usual = ask(request)
        assert "error" not in usual
        assert usual == ask({**request, field: 0}) == ask({**request, field: None}), field
    assert ask(NEW)["record"] == Match(G).record()


SHAPES: list[tuple[dict[str, Any], str]] = [
    ({"hands": "abc"}, "record.hands"),
    ({"hands": 5}, "record.hands"),
    ({"hands": {}}, "record.hands"),
    ({"hands": [[]]}, "record.hands[0]"),
    ({"hands": [{"actions": "pass"}]}, "record.hands[0].actions"),
    ({"hands": [{"actions": 5}]}, "record.hands[0].actions"),
    ({"hands": [{"actions": ["pass", 5]}]}, "record.hands[0].actions"),
    ({"hands": [{"dealer": "0"}]}, "record.hands[0].dealer"),
    ({"hands": [{"dealer": True}]}, "record.hands[0].dealer"),
    ({"hands": [{"deal": [1]}]}, "record.hands[0].deal"),
    ({"hands": [{"totals": 5}]}, "record.hands[0].totals"),
    ({"hands": [{"totals": [1.5]}]}, "record.hands[0].totals"),
    ({"hands": [{"extra": 1}]}, "record.hands[0].extra"),
    ({"names": "West"}, "record.names"),
    ({"names": []}, "record.names"),
    ({"names": ["a", "b", " "]}, "record.names"),
    ({"names": ["a", "b", "a"]}, "record.names"),
    ({"names": ["a", "b", 3]}, "record.names"),
    ({"names": ["a", "b", "[c"]}, "record.names"),
    ({"start": [1, "2"]}, "record.start"),
    ({"winners": 1}, "record.winners"),
    ({"extra": 1}, "record.extra"),
    ({"game": 5}, "record.game"),
]


@pytest.mark.parametrize(("wrong", "place"), SHAPES)
def test_a_record_of_another_shape_is_refused_where_it_differs(
    wrong: dict[str, Any], place: str
) -> None:
    record = {"game": G, **wrong}
    assert list(faults({"ask": "hand", "do": "state", "record": record})) == [place]


def test_a_record_may_leave_out_all_but_the_game() -> None:
    for record in ({}, {"hands": []}, {"hands": [{}]}, {"hands": [{"deal": None, "actions": []}]}):
        answer = ask({"ask": "hand", "do": "state", "record": {"game": G, **record}})
        assert answer["state"]["hand"] == 0 and answer["record"] == Match(G).record()


@pytest.mark.parametrize(("game", "phase", "field", "least", "most"), IN_POSITION)
def test_a_number_of_a_position_is_refused_beyond_its_bounds_and_not_before(
    game: str, phase: str, field: str, least: int, most: int
) -> None:
    asked = {"ask": "legal", "game": game, "phase": phase}
    for value in (least - 1, most + 1):
        told = faults({**asked, "position": {field: value}})
        assert told == {f"position.{field}": f"must be a whole number from {least} to {most}"}
    for value in (least, most):
        assert faults({**asked, "position": {field: value}}) == {}


def test_more_playouts_than_a_hundred_thousand_are_refused() -> None:
    refusal = "must be a whole number from 1 to 100000"
    for playouts in (0, 10**5 + 1):
        assert faults({**ADVISE, "playouts": playouts})["playouts"] == refusal
