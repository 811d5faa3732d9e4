"""Kinds of questions beyond the plain ones, on a phone: read, answered by taps, explained."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Open, give
from playwright.sync_api import Locator, Page, expect
from test_browser_access import violations
from test_browser_quiz import quiz_of, shown
from test_browser_view import seen

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


# What of the question and of its answer is pushed out of the page at its right.
BEYOND = """() => [...document.querySelectorAll("fs-quiz :is(.stand, .says, .reasons) *")]
  .filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML)"""


def asked(open_page: Open, game: str, kind: str, pick: str) -> tuple[Page, Locator, dict[str, Any]]:
    """A round of one kind on a phone, and its first question, above which lies what is on the table."""
    page = open_page(f"practice/?games={game}&kinds={kind}", bypass_csp=True, **PHONE)
    quiz = quiz_of(page)
    question = shown(quiz, game)
    assert (question["kind"], question["pick"]) == (kind, pick)
    lying = quiz.locator(".stand .question > .felt [data-card]")
    assert [card.get_attribute("data-card") for card in lying.all()] == question["trick"]
    return page, quiz, question


@pytest.mark.parametrize("game", ["twenty-five", "shed"])
def test_the_cards_that_reach_a_goal_are_tapped(open_page: Open, game: str) -> None:
    page, quiz, question = asked(open_page, game, "goal", "many")
    expect(quiz.locator(".stand legend")).to_contain_text("You play last.")
    for option in question["answer"]:
        quiz.locator(f".stand [data-option='{option}']").tap()
    assert page.evaluate(BEYOND) == []
    assert violations(page, "fs-quiz") == []
    give(quiz)
    expect(quiz.locator(".says .head")).to_have_text("Right")
    seen(page, ".says .head")
    expect(quiz.locator(".stand .tag.w")).to_have_count(len(question["answer"]))
    assert page.evaluate(BEYOND) == []
    assert violations(page, "fs-quiz") == []


@pytest.mark.parametrize("game", ["twenty-five", "type-trump"])
def test_a_fault_is_found_by_a_tap(open_page: Open, game: str) -> None:
    page, quiz, question = asked(open_page, game, "fault", "one")
    # Every player's line tells what they kept; nobody may be at fault.
    lines = quiz.locator(".stand [data-option] .words")
    *players, nobody = lines.all()
    assert len(players) == len(question["trick"])
    assert quiz.locator(".stand").inner_text().count(" and keeps ") == len(players)
    for place, line in enumerate(players):
        expect(line).to_contain_text(" and keeps ")
        cards = line.locator("[data-inline]").evaluate_all(
            "all => all.map((c) => c.dataset.inline)"
        )
        assert cards == [question["trick"][place], *question["request"]["hands"][str(place)]]
    expect(nobody).to_have_text("Nobody")
    assert page.evaluate(BEYOND) == []
    assert violations(page, "fs-quiz") == []
    (right,) = question["answer"]
    quiz.locator(f".stand [data-option='{right}']").tap()
    expect(quiz.locator(".says .head")).to_have_text("Right")
    seen(page, ".says .head")
    # Beside each reason stands whose card it is about.
    told = question["verdict"]["marked"].lower()
    why = [one["why"]["marked"].lower() for one in question["why"]]
    names = [*question["seats"], "Nobody"]
    others = [name for name, one in zip(names, why, strict=True) if not one.endswith(told)]
    expect(quiz.locator(".reasons dt")).to_have_text(others)
    assert page.evaluate(BEYOND) == []
    assert violations(page, "fs-quiz") == []


@pytest.mark.parametrize("game", ["truc", "shed"])
def test_who_leads_next_is_told_by_a_tap(open_page: Open, game: str) -> None:
    page, quiz, question = asked(open_page, game, "leader", "one")
    expect(quiz.locator(".stand [data-option] .words")).to_have_text(question["seats"])
    told_right(page, quiz, question)


@pytest.mark.parametrize("game", ["twenty-five", "sheepshead"])
def test_the_rule_that_decides_is_told_by_a_tap(open_page: Open, game: str) -> None:
    page, quiz, question = asked(open_page, game, "reason", "one")
    expect(quiz.locator(".stand legend")).to_contain_text("Which rule decides?")
    lines = quiz.locator(".stand [data-option] .words")
    expect(lines.last).to_have_text("None of these.")
    told_right(page, quiz, question)
    # Why a rule does not decide stands beside it, with the clause in which it is written.
    wrong = [one for one in question["why"][:-1] if not one["right"]]
    expect(quiz.locator(".reasons dd")).to_have_count(len(wrong))
    assert quiz.locator(".reasons dd a.sec").count() >= len(wrong)


def told_right(page: Page, quiz: Locator, question: dict[str, Any]) -> None:
    """Tap what is right, and see that it is told so within the screen."""
    assert page.evaluate(BEYOND) == []
    assert violations(page, "fs-quiz") == []
    (right,) = question["answer"]
    quiz.locator(f".stand [data-option='{right}']").tap()
    expect(quiz.locator(".says .head")).to_have_text("Right")
    seen(page, ".says .head")
    assert page.evaluate(BEYOND) == []
    assert violations(page, "fs-quiz") == []
