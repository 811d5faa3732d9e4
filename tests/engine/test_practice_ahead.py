"""Questions made in advance: without an engine, too, a reader who misreads a rule soon meets it."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from followsuit import ask
from followsuit.games import MODULES, game
from followsuit.practice.bank import bank, deciding, hardness, question
from followsuit.slips import misread

GAMES = sorted(MODULES)


def ahead(name: str, many: int = 60) -> list[str]:
    answer = ask({"ask": "practice", "game": name, "ahead": many})
    found: list[str] = answer["ahead"]
    return found


def exposed(name: str, many: int) -> float:
    """The share of a game's misreadings that answer one of the first questions otherwise."""
    rows = {one.name: one for one in bank(game(name))}
    first = [rows[position].given for position in ahead(name)[:many]]
    readers = range(len(misread(game(name))))
    return sum(any(given[reader] for given in first) for reader in readers) / len(readers)


def test_the_first_ten_expose_most_misreadings() -> None:
    shares = {name: exposed(name, 10) for name in GAMES}
    assert mean(shares.values()) >= 0.9, shares
    assert min(shares.values()) >= 0.75, shares


@pytest.mark.parametrize("name", GAMES)
def test_sixty_questions_expose_every_misreading_that_one_position_shows(name: str) -> None:
    plain = [one.given for one in bank(game(name)) if one.kind != "claims"]
    readers = range(len(misread(game(name))))
    shown = sum(any(given[reader] for given in plain) for reader in readers) / len(readers)
    assert exposed(name, 60) == shown


@pytest.mark.parametrize("name", GAMES)
def test_they_are_different_questions_of_several_kinds(name: str) -> None:
    first = ahead(name)
    assert len(set(first)) == 60 and first[:7] == ahead(name, 7)
    assert len({position.partition("-")[0] for position in first[:10]}) >= 2
    assert not any(position.startswith("claims") for position in first)


@pytest.mark.parametrize("name", GAMES)
def test_a_first_round_goes_from_easy_to_hard(name: str) -> None:
    harder = [hardness(game(name))[position] for position in ahead(name, 10)]
    assert harder == sorted(harder)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_that_has_some_positions_is_among_them(name: str) -> None:
    often = Counter(one.kind for one in bank(game(name)) if one.kind != "claims")
    asked = {position.partition("-")[0] for position in ahead(name, 90)}
    assert asked >= {kind for kind, number in often.items() if number >= 10}


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_that_decides_a_question_is_listed_and_no_other(name: str) -> None:
    known = game(name)
    listed = ask({"ask": "practice", "game": name, "ahead": 1})["deciding"]
    asked = [question(known, one.name) for one in bank(known)]
    decided = {known.cite(one.verdict.clauses)[0] for one in asked if one}
    assert listed == [clause for clause in known.clauses if clause in decided]
    assert set(deciding(known)) == {one.name for one in bank(known)}


@pytest.mark.parametrize("name", GAMES)
def test_a_listed_clause_decides_the_question_that_is_asked_about_it(name: str) -> None:
    wish = {"ask": "practice", "game": name}
    for clause in ask({**wish, "ahead": 1})["deciding"]:
        told = ask({**wish, "clauses": [clause], "seed": 5})["question"]
        assert told["clauses"][0] == clause
        # On another day it is another question, as long as there is one.
        history = [{"position": told["again"]["position"], "chosen": told["answer"]}]
        then = ask({**wish, "clauses": [clause], "seed": 5, "history": history})["question"]
        assert then["id"] != told["id"]


def test_a_round_can_be_of_some_kinds_only() -> None:
    history: list[dict[str, object]] = []
    for _ in range(6):
        answer = ask(
            {"ask": "practice", "game": "truc", "kinds": ["winner", "order"], "history": history}
        )
        question = answer["question"]
        assert question["kind"] in ("winner", "order")
        position = question["again"]["position"]
        history.append({"position": position, "chosen": question["answer"]})


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"kinds": "winner"}, "kinds"),
        ({"kinds": ["winner", "elephant"]}, "kinds[1]"),
        ({"kinds": [["winner"]]}, "kinds[0]"),
        ({"ahead": -1}, "ahead"),
        ({"ahead": 101}, "ahead"),
        ({"ahead": True}, "ahead"),
    ],
)
def test_wrong_wishes_are_told_where_they_are(wrong: dict[str, object], where: str) -> None:
    answer = ask({"ask": "practice", "game": "truc", **wrong})
    assert [fault["where"] for fault in answer["errors"]] == [where]


def test_the_kinds_that_a_game_has_are_told_in_order() -> None:
    answer = ask({"ask": "practice", "game": "truc", "kinds": ["elephant"]})
    known = [one["verbatim"] for one in answer["error"]["facts"]["known"]]
    assert known == sorted({one.kind for one in bank(game("truc"))})


def test_only_who_asks_for_questions_ahead_has_them() -> None:
    usual = ask({"ask": "practice", "game": "truc"})
    assert not usual.keys() & {"ahead", "deciding"}
    assert ask({"ask": "practice", "game": "truc", "ahead": 0}) == usual
    assert len(ask({"ask": "practice", "game": "truc", "ahead": 1})["ahead"]) == 1


def test_of_a_hundred_questions_and_sixty_answers_no_more_is_taken() -> None:
    """So many a request may ask for, and bring."""
    assert len(ahead("truc", 100)) == 100
    question = ask({"ask": "practice", "game": "truc"})["question"]
    answer = {"position": question["again"]["position"], "chosen": question["answer"]}
    for many, where in ((60, []), (61, ["history"])):
        told = ask({"ask": "practice", "game": "truc", "history": [answer] * many})
        assert [fault["where"] for fault in told.get("errors", [])] == where
