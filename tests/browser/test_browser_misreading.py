"""A reader who has one rule wrong: found out by what is asked, told kindly, and helped."""

from __future__ import annotations

import re

import pytest
from browsing import ENGINE_MS, Open, give
from playwright.sync_api import Locator, Page, expect
from test_browser_access import violations
from test_browser_practice import later, quiz_of
from test_browser_view import SCREENS, seen

from followsuit import ask
from followsuit.games import game
from followsuit.practice.bank import options_of, question
from followsuit.practice.claims import find
from followsuit.practice.spots import answer
from followsuit.slips import misread

# Rounds name this one whichever questions come from the engine and which were made ahead.
GAME, SLIP = "twenty-five", "ace-is-heart"
NAMED = "You may be reading it like this"


def chosen_by(slip: str | None, position: str) -> list[str]:
    """What somebody chooses who misreads one rule, or none."""
    known = game(GAME)
    (reader,) = [one.game for one in misread(known) if one.slip.id == slip] or [known]
    spot, about = find(known, position), question(known, position)
    assert spot and about
    return options_of(spot.kind, about, answer(reader, spot)) or ["0"]


def answer_as(quiz: Locator, slip: str | None) -> None:
    """Answer as somebody does who misreads one rule, or none."""
    position = quiz.locator(".stand .question").get_attribute("data-position") or ""
    wanted = chosen_by(slip, position)
    order = position.startswith("order")
    if order:
        for place, option in enumerate(wanted):
            row = quiz.locator(f".order > li[data-option='{option}']")
            for _ in wanted:
                if row.evaluate("li => [...li.parentElement.children].indexOf(li)") <= place:
                    break
                row.get_by_role("button", name="up").click()
    for option in [] if order else wanted:
        quiz.locator(f".stand [data-option='{option}'] input").check(force=True)
    give(quiz)
    quiz.locator(".says.verdict").wait_for()


def ready(page: Page) -> Locator:
    """The quiz, with the engine up: it chooses from the first question on."""
    quiz = quiz_of(page)
    answer_as(quiz, None)
    quiz.locator(".engine[data-state=ready]").wait_for(state="attached", timeout=ENGINE_MS)
    return quiz


def gone_on(quiz: Locator) -> None:
    """The verdict is read: another question stands there, a misreading, or the end."""
    quiz.locator(".says:not(.verdict) ~ .row, .believed, .stand:empty").first.wait_for(
        state="attached"
    )


def until_named(quiz: Locator, slip: str) -> int:
    """Answer until a misreading is told; after how many answers."""
    for count in range(1, 11):
        quiz.get_by_role("button", name="Next question").click()
        gone_on(quiz)
        if quiz.locator(".believed").count():
            return count
        answer_as(quiz, slip)
    raise AssertionError("not named")


@pytest.fixture
def named(open_page: Open) -> Locator:
    page = open_page(f"games/{GAME}/", bypass_csp=True, **SCREENS["phone"])
    page.mouse.move(1, 1)
    quiz = ready(page)
    until_named(quiz, SLIP)
    return quiz


def test_a_misreading_is_named_with_what_the_book_says_and_where_it_shows(named: Locator) -> None:
    page = named.page
    expect(named.locator(".says .head")).to_have_text(NAMED)
    seen(page, ".says", ".believed")
    expect(named.locator(".believed")).to_contain_text("ace of hearts")
    clauses = {one["id"]: one["text"] for one in ask({"ask": "game", "game": GAME})["clauses"]}
    (slip,) = [one.slip for one in misread(game(GAME)) if one.slip.id == SLIP]
    cited = [f"{GAME}.{one}" for one in slip.clauses]
    for one in cited:
        expect(named.locator(".book-says")).to_contain_text(clauses[one])
    assert named.locator(".book-says a.sec").count() == len(cited)
    # The answer that shows it: marked as wrong, beside what would have been right.
    expect(
        named.locator(".stand [data-mark=wrong], .stand [data-mark=missed]").first
    ).to_be_visible()
    assert violations(page, "#quiz-widget") == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_three_questions_on_it_follow(named: Locator) -> None:
    named.get_by_role("button", name="Three questions on it").click()
    for place in (1, 2, 3):
        expect(named.locator(".place")).to_contain_text(f"Question {place} of 3")
        position = named.locator(".stand .question").get_attribute("data-position")
        spot = find(game(GAME), position or "")
        (reader,) = [one.game for one in misread(game(GAME)) if one.slip.id == SLIP]
        assert spot and answer(reader, spot) != answer(game(GAME), spot)
        answer_as(named, None)
        named.get_by_role("button", name="Next question").click()


def three_right(quiz: Locator) -> None:
    for place in (1, 2, 3):
        expect(quiz.locator(".place")).to_contain_text(f"Question {place} of 3", timeout=ENGINE_MS)
        answer_as(quiz, None)
        quiz.get_by_role("button", name="Next question").click()
    expect(quiz.locator(".says .head")).to_have_text("End of the round")


def test_it_is_mended_after_right_answers_on_two_days(named: Locator) -> None:
    page, due = named.page, named.locator(".due")
    named.get_by_role("button", name="Three questions on it").click()
    three_right(named)
    expect(due).not_to_contain_text("misreading")
    for days in (1, 2):
        later(page, days)
        page.reload()
        page.mouse.move(2, 2)
        quiz = quiz_of(page)
        if days == 2:
            expect(due).not_to_contain_text("misreading")
            break
        expect(due).to_contain_text("A misreading of Twenty-Five is not mended yet.")
        due.get_by_role("button", name="Three questions on it").click()
        three_right(quiz)
        expect(due).not_to_contain_text("misreading")


def test_a_slip_of_the_finger_is_forgotten_and_not_told_again(named: Locator) -> None:
    quiz = named
    quiz.get_by_role("button", name="That was a slip of the finger").click()
    # What was told stands there until the engine has chosen what comes next.
    expect(quiz.locator(".believed")).to_have_count(0)
    # The round's questions, and those that were missed once more.
    for _ in range(20):
        gone_on(quiz)
        assert quiz.locator(".believed").count() == 0
        if quiz.get_by_role("button", name="Another round").count():
            return
        answer_as(quiz, SLIP)
        quiz.get_by_role("button", name="Next question").click()
    raise AssertionError("the round has no end")


def test_who_reads_it_right_is_told_nothing(open_page: Open) -> None:
    page = open_page(f"games/{GAME}/")
    quiz = ready(page)
    for place in range(2, 11):
        quiz.get_by_role("button", name="Next question").click()
        expect(quiz.locator(".place")).to_contain_text(f"Question {place} of 10")
        answer_as(quiz, None)
        assert quiz.locator(".believed").count() == 0
    quiz.get_by_role("button", name="Next question").click()
    expect(quiz.locator(".says")).to_contain_text("10 of 10")


def test_the_engine_chooses_after_the_first_answer(open_page: Open) -> None:
    """The first question stands there without the engine; what comes after it follows the answers."""
    page = open_page(f"games/{GAME}/")
    quiz = ready(page)
    first = quiz.locator(".stand .question").get_attribute("data-position")
    asked = [first]
    for _ in range(4):
        quiz.get_by_role("button", name="Next question").click()
        expect(quiz.locator(".place")).to_contain_text(re.compile(rf"Question {len(asked) + 1} "))
        asked.append(quiz.locator(".stand .question").get_attribute("data-position"))
        answer_as(quiz, None)
    assert len(set(asked)) == len(asked)
