"""The later steps of lessons ask before they tell."""

from __future__ import annotations

import pytest

from followsuit.games import MODULES
from followsuit_draw.door import Book as DrawnBook
from followsuit_site import fading, stock
from followsuit_site.book import Book
from followsuit_site.lessons import Told

BOOK = Book()


def told_of(game: str) -> Told:
    told = BOOK.lesson_of(game)
    assert told
    return told


def first_of(game: str, step: int) -> fading.First | None:
    return fading.first(told_of(game), step - 1, BOOK)


def folds(game: str, step: int) -> bool:
    return fading.folds(told_of(game), step - 1, BOOK.engine.games[game])


@pytest.mark.parametrize("game", MODULES)
def test_only_later_steps_ask_first(game: str) -> None:
    many = len(told_of(game).steps)
    asking = [n for n in range(1, many + 1) if folds(game, n) or first_of(game, n)]
    assert asking and min(asking) > many // 2
    assert not [n for n in asking if folds(game, n) and first_of(game, n)]


@pytest.mark.parametrize("game", MODULES)
def test_a_question_asked_first_has_something_to_decide(game: str) -> None:
    for n in range(1, len(told_of(game).steps) + 1):
        first = first_of(game, n)
        if first:
            values = {choice.value for choice in first.question.choices}
            assert set(first.question.right) < values
            assert first.question.why and all(item["clauses"] for item in first.question.why)


def test_who_won_is_asked_before_it_is_told() -> None:
    first = first_of("tetka", 7)
    assert first and first.question.right == ("North",) and not first.trick
    assert [choice.card for choice in first.question.choices] == ["4C", "6C", "KC", "QD"]


def test_what_somebody_had_to_play_is_asked_with_the_trick_so_far() -> None:
    first = first_of("tetka", 8)
    assert first and first.question.right == ("QH",) and first.question.pick == "all"
    assert first.question.text == "Mark every card South may play."
    assert [played["card"] for played in first.trick] == ["4H", "7H"]


def test_what_a_step_only_tells_is_not_asked_before() -> None:
    # Trumps change in these steps.
    assert not folds("tyzicha", 6) and not folds("tyzicha", 8)
    # The step before has asked this.
    assert first_of("fuenfzehnern", 10) is None


@pytest.mark.parametrize("game", MODULES)
def test_the_round_after_a_lesson_is_on_what_it_has_asked(game: str) -> None:
    told = told_of(game)
    rules = fading.practised(told, BOOK)
    assert fading.LEAST <= len(rules) <= fading.MOST
    assert set(rules) <= set(fading.clauses(told, BOOK))
    # One list for this round, for the map of the practice page and for what is due on it.
    deciding = BOOK.deciding(game)
    pen = DrawnBook(**BOOK.told()).pen(game)
    whole = stock.document(BOOK.engine.games[game], "", BOOK.stock(game), deciding, pen, {})
    assert [rule["id"] for rule in whole["rules"]] == deciding
    at_once = {question["clauses"][0] for question in whole["questions"]}
    assert set(rules) | at_once <= set(deciding)
    # Nobody waits for the engine before the first question.
    assert rules[0] in at_once
