"""How a question is answered: by a tap with a moment to think again, by number keys and letters, by Enter."""

from __future__ import annotations

import re

import pytest
from browsing import NO_SCRIPT, Open, Site, give
from playwright.sync_api import expect
from test_browser_access import violations
from test_browser_practice import kept, quiz_of
from test_browser_view import SCREENS, seen

from followsuit import ask


@pytest.mark.parametrize("screen", ["phone", "small"])
def test_a_tap_is_the_answer(open_page: Open, screen: str) -> None:
    page = open_page("practice/?games=twenty-five&kinds=points", **SCREENS[screen])
    quiz = quiz_of(page)
    quiz.locator(".stand [data-option]").first.tap()
    expect(quiz.locator(".says .head")).to_have_text(re.compile("Right|Not this time"))
    seen(page, ".says")


def test_within_the_moment_one_can_think_again(open_page: Open, site: Site) -> None:
    page = open_page(NO_SCRIPT, **SCREENS["phone"])
    page.clock.install()
    page.goto(site.url("practice/?games=twenty-five&kinds=points"))
    quiz = quiz_of(page)
    options = quiz.locator(".stand [data-option]")
    # The moment lasts until this test says that time goes on.
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    options.first.tap()
    again = quiz.get_by_role("button", name="Think again")
    again.tap()
    expect(quiz.locator(".stand input:checked")).to_have_count(0)
    page.clock.run_for(5000)
    expect(quiz.locator(".says")).to_be_empty()
    # Another tap within the moment is another answer; the last one counts.
    options.first.tap()
    page.clock.run_for(300)
    options.nth(1).tap()
    page.clock.run_for(500)
    expect(quiz.locator(".says")).to_be_empty()
    page.clock.run_for(500)
    expect(quiz.locator(".says .head")).to_have_text(re.compile("Right|Not this time"))
    expect(options.nth(1).locator(".tag")).to_contain_text("your answer")


def test_enter_that_comes_just_after_an_answer_gave_itself_does_not_skip_the_verdict(
    open_page: Open, site: Site
) -> None:
    page = open_page(NO_SCRIPT)
    page.clock.install()
    page.goto(site.url("practice/?games=twenty-five&kinds=points"))
    quiz = quiz_of(page)
    option = quiz.locator(".stand input").first
    option.wait_for(state="attached")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    option.focus()
    page.keyboard.press("1")
    page.clock.run_for(750)
    verdict = quiz.locator(".says .head")
    expect(verdict).to_have_text(re.compile("Right|Not this time"))
    expect(quiz.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(quiz.locator(".place")).to_contain_text("Question 1 of 10")
    expect(verdict).to_be_visible()
    page.clock.run_for(500)
    page.keyboard.press("Enter")
    page.clock.run_for(5000)
    expect(quiz.locator(".place")).to_contain_text("Question 2 of 10")


def test_a_reader_who_turns_the_page_within_the_moment_has_not_answered(open_page: Open) -> None:
    page = open_page("practice/?games=twenty-five&kinds=points")
    quiz = quiz_of(page)
    quiz.locator(".stand [data-option]").first.click()
    page.locator(".places").get_by_role("link", name="Glossary").click()
    page.wait_for_url("**/glossary/")
    page.wait_for_timeout(1000)
    assert kept(page) == {}


def test_number_keys_and_letters_choose_and_arrows_pass_by(open_page: Open) -> None:
    page = open_page("practice/?games=twenty-five&kinds=winner")
    quiz = quiz_of(page)
    radios = quiz.locator(".stand input[type=radio]")
    radios.first.focus()
    page.keyboard.press("ArrowRight")
    expect(radios.nth(1)).to_be_checked()
    page.wait_for_timeout(900)
    expect(quiz.locator(".says")).to_be_empty()
    page.keyboard.press("3")
    expect(radios.nth(2)).to_be_checked()
    expect(quiz.locator(".says .head")).to_have_text(re.compile("Right|Not this time"))
    page.wait_for_timeout(600)  # until Enter means what comes next (see the test above)
    page.keyboard.press("Enter")
    expect(quiz.locator(".place")).to_contain_text("Question 2 of")
    page.keyboard.press("b")
    expect(quiz.locator(".stand input[type=radio]").nth(1)).to_be_checked()
    # With a modifier a key belongs to the browser.
    page.keyboard.press("Enter")
    expect(quiz.locator(".says .head")).to_be_visible()
    page.keyboard.press("Control+1")
    expect(quiz.locator(".place")).to_contain_text("Question 2 of")


def test_keys_choose_several_cards_and_only_enter_answers(open_page: Open) -> None:
    page = open_page("practice/?games=twenty-five&kinds=legal")
    quiz = quiz_of(page)
    boxes = quiz.locator(".stand input[type=checkbox]")
    boxes.first.focus()
    for key, wanted in (("1", True), ("2", True), ("1", False)):
        page.keyboard.press(key)
        expect(boxes.nth(int(key) - 1)).to_be_checked(checked=wanted)
    expect(quiz.locator(".says")).to_be_empty()
    page.keyboard.press("Enter")
    expect(quiz.locator(".says .head")).to_be_visible()


def test_on_a_phone_one_says_all_that_may_be_done(open_page: Open) -> None:
    screen = {**SCREENS["phone"], "viewport": {"width": 360, "height": 740}}
    page = open_page("practice/?games=twenty-five&kinds=action", bypass_csp=True, **screen)
    quiz = quiz_of(page)
    position = quiz.locator(".stand .question").get_attribute("data-position")
    question = ask({"ask": "practice", "game": "twenty-five", "position": position})["question"]
    assert question["kind"] == "action" and question["pick"] == "many"
    expect(quiz.locator(".stand legend")).to_contain_text("Which of these may you do now?")
    # The facts are plain text above it; what stands out is the question.
    weights = quiz.locator(".stand :is(legend, legend small)").evaluate_all(
        "all => all.map((part) => [part.lastChild.textContent, getComputedStyle(part).fontWeight])"
    )
    [(asked, bold), (told, plain)] = weights
    assert (asked, bold, plain) == ("Which of these may you do now?", "700", "400")
    assert "Which of these" not in told
    # The hand lies there to be looked at, and nothing on it is wider than the screen.
    held = quiz.locator(".stand .hand [data-card]")
    assert held.evaluate_all("all => all.map((card) => card.dataset.card)") == question["hand"]
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for option in question["answer"]:
        quiz.locator(f"[data-option='{option}']").tap()
    expect(quiz.locator(".says")).to_be_empty()
    give(quiz)
    expect(quiz.locator(".says .head")).to_have_text("Right")
    clause = re.compile(rf"#{re.escape(question['clauses'][0])}$")
    expect(quiz.locator(".says a.sec").first).to_have_attribute("href", clause)
    seen(page, ".says")
    assert violations(page, "fs-quiz") == []
