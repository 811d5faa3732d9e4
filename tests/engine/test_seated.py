"""The pictures of `play`: of each event the table after it, what lies open, what a hand came to."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, NamedTuple

import pytest
from test_playing import BOOK, extremes

from followsuit.game import Game
from followsuit.games import MODULES, game
from followsuit_draw import door

Answer = dict[str, Any]
TAG = re.compile(r"<[^>]*>")
RAW = re.compile(r"[\[\]{}'\"]|None|True|False")


def drawn(doing: str, book: door.Book = BOOK, **more: Any) -> Answer:
    """A drawn answer, without a fault."""
    answer: Answer = door.answered({"ask": "play", "do": doing, "draw": True, **more}, book)
    assert "error" not in answer, answer["errors"]
    return answer


def course(known: Game, players: int, options: Answer, seed: int) -> list[Answer]:
    """All answers of a hand that chance plays, as seen by the first seat."""
    answers = [drawn("new", game=known.id, players=players, options=options, seed=seed, limit=1)]
    while not answers[-1]["state"]["over"]:
        answers.append(drawn("move", record=answers[-1]["record"], seed=seed + len(answers)))
    return answers


def words(markup: str) -> str:
    return TAG.sub("", markup)


def places(picture: str) -> list[int]:
    """The seats that have a place in a trick, in order."""
    return [int(seat) for seat in re.findall(r'<li data-seat="(\d+)"', picture)]


class Played(NamedTuple):
    """A hand played in one of a game's ways: all its answers."""

    game: Game
    way: int
    answers: list[Answer]


@pytest.fixture(
    scope="module", params=product(MODULES, range(3)), ids=lambda one: f"{one[0]}-{one[1]}"
)
def played(request: pytest.FixtureRequest) -> Played:
    """A hand of each game in three ways, played once for the tests that look at it."""
    name, way = request.param
    return Played(game(name), way, course(game(name), *extremes(game(name))[way], way))


def test_a_hand_is_drawn_as_it_is_played(played: Played) -> None:
    for answer in played.answers:
        state, figures = answer["state"], answer["drawn"]
        assert all(event["why"]["text"] for event in answer["events"])
        assert len(figures["events"]) == len(answer["events"]), "a picture for each event"
        assert all(figures["events"])
        assert figures["now"] == (figures["events"] or [figures["now"]])[-1]
        assert figures["now"]
        if state["trick"] and not state["over"]:
            lying(answer)
        assert len(figures["ended"]) == len(answer["ended"])
        for hand, ledger in zip(answer["ended"], figures["ended"], strict=True):
            assert bool(hand["ledger"]) == ("<table" in ledger)
            assert all(line["account"] in words(ledger) for line in hand["ledger"])
        assert bool(state["ledger"]) == bool(figures["ledger"])


def lying(answer: Answer) -> None:
    """In a trick that goes on all seats have a place, in turn; and every card of it lies there."""
    now = answer["drawn"]["now"]
    trick = [card["card"] for card in answer["state"]["trick"]]
    shown = re.findall(r'data-(?:face|word)="([\w-]+)"', now)
    if shown != trick:  # what a sentence shows beside the trick
        (*_, last) = answer["events"] or answer["state"]["events"]
        assert "trick" not in last and set(shown) == set(last["cards"])
        return
    assert places(now) == answer["turns"]


def test_what_lies_open_is_drawn_with_its_name(played: Played) -> None:
    """Whatever is shown: in words and cards, and never as the engine has it in hand."""
    known, way, answers = played
    met: set[str] = set()
    parts = {part.name: part for part in known.hand.shown}
    for seed in range(way, 30, 3):
        if seed > 3 and met:
            break
        hand = answers if seed == way else course(known, *extremes(known)[way], seed)
        for answer in hand:
            shown = answer["state"]["shown"]
            told = [name for name, given in shown.items() if given not in (None, [], "")]
            told = [name for name in told if parts[name].kind != "text"]
            labels = [one["label"] for one in answer["drawn"]["open"]]
            empty = [
                name
                for name in told
                if isinstance(shown[name], list) and not any(one or one == 0 for one in shown[name])
            ]
            assert len(labels) == len(set(labels)) == len(told) - len(empty)
            for one in answer["drawn"]["open"]:
                assert one["label"].strip() and not RAW.search(one["label"])
                assert one["drawn"].strip() and not RAW.search(words(one["drawn"]))
            met |= set(told)
    assert met or not any(part.kind != "text" for part in known.hand.shown)


def opened(answer: Answer) -> dict[str, str]:
    return {one["label"]: words(one["drawn"]) for one in answer["drawn"]["open"]}


def test_who_has_not_bid_has_a_dash() -> None:
    """In Reds."""
    answer = drawn("new", game="reds", seed=1)
    assert "Bids" not in opened(answer)
    answer = drawn("move", record=answer["record"], seed=1)
    west, east = opened(answer)["Bids"].split(", ")
    assert {west.split()[1] == "–", east.split()[1] == "–"} == {True, False}


def test_who_has_not_declared_has_a_dash() -> None:
    """In Type Trump, where one declares after the other."""
    answer = drawn("new", game="type-trump", seed=1, options={"declare": "sequential"})
    while "Declared" not in opened(answer):
        answer = drawn("move", record=answer["record"], seed=1)
    assert "–" in opened(answer)["Declared"]


def test_what_lies_open_is_named_in_the_language_of_the_request() -> None:
    """Schafkopf in German."""
    book = door.Book({}, {}, "de")
    answer = drawn("new", book, game="schafkopf", seed=1, language="de")
    while not opened(answer):
        assert not answer["state"]["over"]
        more = {"record": answer["record"], "seed": 1, "language": "de"}
        answer = drawn("move", book, **more)
    (label,) = opened(answer)
    assert label == "Spieler"
    assert opened(answer)[label] in answer["state"]["names"]
