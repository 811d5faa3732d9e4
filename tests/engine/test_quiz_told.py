"""What a question about a trick tells before it asks, and what it is known by."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from json import dumps
from random import Random
from typing import Any

import pytest

from followsuit import ask
from followsuit.games import game
from followsuit.messages import Card, Message, Seat
from followsuit.quiz import kinds_of
from followsuit.quiz.asked import Question
from followsuit.quiz.making import MAKERS

LED = ("winner", "leader", "reason")
Answer = dict[str, Any]


def messages(told: Any) -> Iterator[Message]:
    """All messages that stand in one."""
    if isinstance(told, Message):
        yield told
        for fact in told.facts.values():
            yield from messages(fact)


def made(name: str, kind: str, many: int = 12) -> list[Question]:
    drafts = MAKERS[kind](game(name), Random(kind), {}, many)
    assert len(drafts) == many
    return [one.make() for one in drafts]


@pytest.mark.parametrize("name", ["schafkopf", "shed", "truc", "twenty-five"])
def test_who_led_and_with_which_card_is_told(name: str) -> None:
    for kind in (one for one in LED if one in kinds_of(game(name))):
        for asked in made(name, kind):
            (led,) = (one for one in messages(asked.prompt) if one.id == "quiz-led")
            assert led.facts == {"seat": Seat(0), "card": Card(asked.trick[0])}


def test_a_question_can_be_asked_again_with_its_clause_and_its_setting() -> None:
    request = {"game": "twenty-five", "kind": "winner", "seed": 5}
    clause, setting = "twenty-five.rank.five-best", {"trump": "H"}
    for more in (
        {},
        {"clause": clause},
        {"setting": setting},
        {"clause": clause, "setting": setting},
    ):
        told = ask({"ask": "quiz", **request, **more})
        assert told["again"] == {**request, **more}
        assert ask({"ask": "quiz", **told["again"]}) == told
        if "setting" in more:
            assert told["setting"]["trump"] == "H"
        if "clause" in more:
            assert clause in told["clauses"]


def test_points_are_asked_about_without_a_setting() -> None:
    """The prompt says all that counts."""
    request = {"ask": "quiz", "game": "twenty-five", "kind": "points", "seed": 5}
    assert "error" not in ask({**request, "setting": {}})
    refused = ask({**request, "setting": {"trump": "H"}})
    assert [error["where"] for error in refused["errors"]] == ["setting"]


@pytest.mark.parametrize("kind", ["winner", "legal", "order", "points", "action"])
def test_a_question_is_known_by_what_it_asks_in_every_language(kind: str) -> None:
    """By twelve digits of a hash that anybody can work out again: of the English words and the cards."""
    request = {"ask": "quiz", "game": "schafkopf", "kind": kind, "seed": 3}
    english, german = (ask({**request, "language": language}) for language in ("en", "de"))
    assert english["id"] == german["id"]
    asks = ("game", "kind", "prompt", "setting", "setting_text", "trick", "hand", "seats", "pick")
    told = {name: english[name] for name in asks}
    told["prompt"] = {name: english["prompt"][name] for name in ("text", "marked")}
    shown = ("id", "label", "card", "seat")
    told["options"] = [{name: one[name] for name in shown} for one in english["options"]]
    digest = sha256(dumps(told, sort_keys=True).encode()).hexdigest()
    assert english["id"] == digest[:12]
    assert german["prompt"]["text"] != english["prompt"]["text"]
