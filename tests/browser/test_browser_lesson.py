"""Lessons: one question a step, its verdict in view after the press, and a place that is kept."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browsing import (
    GAMES,
    Open,
    Site,
    asked_first,
    lesson_of,
    mark_of,
    questions_of,
    quiet,
    until,
)
from playwright.sync_api import Locator, Page, Route, expect
from test_browser_access import violations

SIZES = {"phone": (390, 844), "small": (360, 640), "desk": (1440, 900)}
SHOWN = "section.step:not(.later)"
ONWARD = "Practise what was asked here"
KEY = "followsuit.lessons"
# A question as it stands: how it is answered, what is right, and every choice with how it is marked, if it is.
QUESTION = """ask => ({
  pick: ask.dataset.pick,
  wanted: JSON.parse(ask.dataset.answer ?? "[]"),
  marks: Object.fromEntries([...ask.querySelectorAll("[data-choice]")].map(
    (choice) => [choice.dataset.choice, choice.querySelector(".tag")?.textContent ?? ""])),
  tags: [...ask.querySelectorAll(".tag")].map((tag) => tag.textContent),
  told: !ask.querySelector("details.reveal:not([open])"),
})"""
# Where the verdict stands on the screen, below the bar that stays at the top, and what is there beside it.
VERDICT = """says => {
  const box = (element) => element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).height > 0;
  const bar = box(document.querySelector("header.bar, .bar, header")).bottom;
  const verdict = box(says), ask = says.closest(".ask"), step = says.closest("section.step");
  const reveal = ask.querySelector(".reveal");
  const buttons = [...ask.querySelectorAll("button")].filter(shown).map((one) => one.textContent.trim());
  return {
    seen: verdict.height > 0 && verdict.top >= bar && verdict.bottom <= innerHeight,
    first: verdict.bottom <= box(reveal).top + 1,
    focus: document.activeElement === says,
    told: shown(reveal),
    answered: !buttons.some((one) => one.includes("Answer")),
    whole: [...step.children].every((one) => one.matches(".first") || shown(one)),
    where: [bar, verdict.top, verdict.bottom, innerHeight, buttons],
  };
}"""
GOOD = ("seen", "first", "focus", "told", "answered")
CHOOSE = """(ask, wanted) => ask.querySelectorAll("[data-choice] input").forEach(
  (input) => wanted.includes(input.value) && input.click())"""


def answer(ask: Locator, right: bool) -> list[str]:
    """Answer a question rightly or wrongly; the values that were chosen."""
    asked = ask.evaluate(QUESTION)
    assert not asked["told"], asked
    wanted, pick = asked["wanted"], asked["pick"]
    if pick == "number":
        chosen = wanted if right else [str(int(wanted[0]) + 1)]
        ask.locator("input").fill(chosen[0])
    else:
        wrong = [value for value in asked["marks"] if value not in wanted]
        if right:
            chosen = wanted[-1:] if pick == "one" else wanted
        else:
            # Where every one is right, marking only one is wrong; else a wrong one, among right ones.
            chosen = wrong[:1] + (wanted[:1] if pick == "all" else []) if wrong else wanted[:1]
        ask.evaluate(CHOOSE, chosen)
    ask.get_by_role("button", name="Answer").click()
    return list(chosen)


def check_verdict(ask: Locator, chosen: list[str], right: bool) -> dict[str, Any]:
    """The verdict is announced, in view, before the explanation, and has the focus; the marks say whose."""
    says = ask.locator("[role=status]")
    expect(says.locator(".head")).to_have_text("Right" if right else "Not this time")
    measured: dict[str, Any] = says.evaluate(VERDICT)
    assert all(measured[one] for one in GOOD), measured
    asked = ask.evaluate(QUESTION)
    wanted, marks = asked["wanted"], asked["marks"]
    if asked["pick"] == "number":
        assert asked["tags"] == [mark_of(right, mine=True)] and marks == {}
    assert marks == {value: mark_of(value in wanted, value in chosen) for value in marks}
    return measured


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_each_verdict_is_in_view_and_the_end_leads_on(
    open_page: Open, site: Site, game: str, size: str
) -> None:
    width, height = SIZES[size]
    page = open_page(f"games/{game}/", viewport={"width": width, "height": height})
    lesson = lesson_of(page)
    expect(lesson.get_by_role("link", name=ONWARD)).to_be_hidden()
    # Both ways where room is scarcest; else by turns, for a walk is half a minute of a busy machine.
    for turn in (0, 1) if size == "small" else (len(game),):
        walk(lesson, turn, asked_first(site, page))
        if size == "phone":
            check_onward(site, page, lesson)
        lesson.get_by_role("button", name="Start over").click()


def walk(lesson: Locator, turn: int, firsts: set[int]) -> None:
    """Go from the first to the last step and answer each question, by turns wrongly and rightly."""
    count = lesson.locator("section.step").count()
    assert 8 <= count <= 12
    asked = 0
    for place in range(1, count + 1):
        expect(lesson.locator(".place")).to_have_text(f"Step {place} of {count}")
        expect(lesson.locator(SHOWN)).to_have_count(1)
        for ask in questions_of(lesson.locator(SHOWN), place in firsts):
            asked += 1
            right = (place + turn) % 2 == 1
            measured = check_verdict(ask, answer(ask, right), right)
            assert measured["whole"], measured
        if place < count:
            lesson.get_by_role("button", name="Next").click()
            heading = lesson.locator(f"{SHOWN} :is(h3, h4)").first
            expect(heading).to_be_focused()
            expect(heading).to_be_in_viewport()
    assert asked >= 7


def check_onward(site: Site, page: Page, lesson: Locator) -> None:
    """The last step leads on to questions about what the lesson asked; a second press begins another such round."""
    quiz = page.locator("#quiz-widget")
    rules = (quiz.locator("[data-rules]").get_attribute("data-rules") or "").split()
    for _ in range(2):
        lesson.get_by_role("link", name=ONWARD).click()
        question = quiz.locator(".stand .question")
        expect(question).to_be_in_viewport()
        expect(quiz.locator(".live > .place")).to_contain_text(f"Question 1 of {len(rules)}")
        until(page, "() => document.activeElement.closest('.question')")
        assert clause_of(site, page, question) == rules[0]
        lesson.scroll_into_view_if_needed()


def clause_of(site: Site, page: Page, question: Locator) -> str:
    """What decides a question of the stock."""
    stock = page.locator("fs-quiz").get_attribute("data-stock") or ""
    known = json.loads((site.folder / stock.replace("../", "")).read_text("utf-8"))["questions"]
    position = question.get_attribute("data-position")
    [clauses] = [one["clauses"] for one in known if one["again"]["position"] == position]
    return str(clauses[0])


def test_nothing_chosen_is_said_beside_the_button(open_page: Open) -> None:
    lesson = lesson_of(open_page("games/tute/", viewport={"width": 360, "height": 640}))
    ask = lesson.locator(f"{SHOWN} .ask")
    ask.get_by_role("button", name="Answer").click()
    says = ask.locator("[role=status]")
    expect(says).to_contain_text("Choose an answer first")
    expect(says).to_be_in_viewport()
    check_verdict(ask, answer(ask, right=True), right=True)


def test_a_verdict_stays_with_its_step(open_page: Open) -> None:
    lesson = lesson_of(open_page("games/tute/"))
    answer(lesson.locator(f"{SHOWN} .ask"), right=False)
    lesson.get_by_role("button", name="Next").click()
    expect(lesson.locator(f"{SHOWN} .verdict")).to_have_count(0)
    lesson.get_by_role("button", name="Back").click()
    expect(lesson.locator(f"{SHOWN} .verdict")).to_contain_text("Not this time")
    expect(lesson.locator("[role=status]")).to_have_count(1)


@pytest.mark.parametrize("name", ["twenty-five", "tute", "ecarte"])
def test_a_lesson_does_not_show_the_cards_of_the_next_hand(open_page: Open, name: str) -> None:
    steps = open_page(f"games/{name}/").locator("fs-lesson section.step")
    expect(steps.first.locator(".striphead")).to_have_count(1)
    expect(steps.last.locator(".striphead")).to_have_count(0)


# ---- the end, and the beginning again ----


def to_the_end(lesson: Locator) -> int:
    count = lesson.locator("section.step").count()
    for _ in range(count - 1):
        lesson.get_by_role("button", name="Next").click()
    expect(lesson.locator(".place")).to_have_text(f"Step {count} of {count}")
    return count


def test_fast_presses_end_at_the_last_step(open_page: Open) -> None:
    lesson = lesson_of(open_page("games/truc/"))
    count = lesson.locator("section.step").count()
    lesson.get_by_role("button", name="Next").evaluate(
        "(button, times) => { while (times--) button.click(); }", count + 5
    )
    expect(lesson.locator(".place")).to_have_text(f"Step {count} of {count}")


def test_start_over_asks_everything_anew(open_page: Open) -> None:
    lesson = lesson_of(open_page("games/tute/"))
    answer(lesson.locator(f"{SHOWN} .ask"), right=False)
    count = to_the_end(lesson)
    lesson.get_by_role("button", name="Start over").click()
    expect(lesson.locator(".place")).to_have_text(f"Step 1 of {count}")
    ask = lesson.locator(f"{SHOWN} .ask")
    expect(ask.locator(".tag")).to_have_count(0)
    check_verdict(ask, answer(ask, right=True), right=True)


# ---- the later steps ask before they tell ----

TOUCH = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
# Steps whose own question comes first, and steps that are given one.
FADING = {"twenty-five": 7, "tetka": 7}


def turn_to(lesson: Locator, step: int) -> Locator:
    for place in range(1, step):
        expect(lesson.locator(".place")).to_have_text(re.compile(f"^Step {place} of "))
        lesson.get_by_role("button", name="Next").tap()
    shown = lesson.locator(SHOWN)
    shown.and_(lesson.page.locator(".untold")).wait_for()
    return shown


@pytest.mark.parametrize("game", FADING)
def test_a_later_step_asks_before_it_tells(open_page: Open, game: str) -> None:
    page = open_page(f"games/{game}/", **TOUCH, bypass_csp=True)
    step = turn_to(lesson_of(page), FADING[game])
    told = step.locator(":scope > :not(h4, .first, .ask)")
    assert told.count() and told.filter(visible=True).count() < told.count()
    expect(step.get_by_role("button", name="Answer")).to_have_count(1)
    assert violations(page, "#lesson-first-hand") == []
    check_verdict(step.locator(".ask").first, answer(step.locator(".ask").first, True), True)
    expect(told.filter(visible=True)).to_have_count(told.count())
    assert violations(page, "#lesson-first-hand") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("game", FADING)
def test_who_wants_to_be_told_first_is(open_page: Open, game: str) -> None:
    page = open_page(f"games/{game}/", **TOUCH)
    lesson = lesson_of(page)
    step = turn_to(lesson, FADING[game])
    step.get_by_role("button", name="Tell me first").tap()
    expect(step.locator("h4")).to_be_focused()
    expect(step.locator(":scope > :not(h4)").filter(visible=False)).to_have_count(0)
    expect(step.get_by_role("button", name="Tell me first")).to_have_count(0)
    # It stays told, and can still be answered.
    lesson.get_by_role("button", name="Next").tap()
    lesson.get_by_role("button", name="Back").tap()
    expect(step.locator(":scope > :not(h4)").filter(visible=False)).to_have_count(0)
    ask = step.locator(".ask").first
    check_verdict(ask, answer(ask, right=False), right=False)
    # Started over, it asks again.
    lesson.get_by_role("button", name="Start over").tap()
    turn_to(lesson, FADING[game]).get_by_role("button", name="Tell me first").wait_for()


def test_what_cannot_be_fetched_is_read_as_printed(open_page: Open, site: Site) -> None:
    page = open_page()
    page.route("**/quiz/tetka.json*", lambda route: route.fulfill(status=404, body=""))
    page.goto(site.game("tetka"))
    lesson = lesson_of(page)
    to_the_end(lesson)
    expect(lesson.locator(f"{SHOWN} > *").filter(visible=False)).to_have_count(0)


@pytest.mark.parametrize("game", FADING)
def test_without_a_script_every_step_is_told(open_page: Open, game: str) -> None:
    page = open_page(f"games/{game}/", java_script_enabled=False)
    for step in page.locator("fs-lesson section.step").all():
        expect(step.locator(":scope > *").filter(visible=False)).to_have_count(0)
    page.get_by_role("link", name=ONWARD).click()
    expect(page.locator("fs-quiz .questions > li").first).to_be_in_viewport()


# ---- the place that is kept ----


def at_step(page: Page, step: int) -> None:
    expect(lesson_of(page).locator(".place")).to_have_text(re.compile(f"^Step {step} of "))


def turned_to(page: Page, game: str) -> None:
    """The address changes before the page does."""
    expect(page).to_have_url(re.compile(f"/{game}/"))
    expect(page.locator("fs-lesson")).to_have_attribute("data-game", game)


def test_a_lesson_keeps_its_step(open_page: Open) -> None:
    page = open_page("games/truc/")
    lesson = lesson_of(page)
    for _ in range(4):
        lesson.get_by_role("button", name="Next").click()
    at_step(page, 5)
    page.reload()
    at_step(page, 5)
    # By a link of the page, without loading it anew; another game has a place of its own.
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("navigation").get_by_role("link", name="Tyzicha").first.click()
    turned_to(page, "tyzicha")
    at_step(page, 1)
    page.go_back()
    turned_to(page, "truc")
    at_step(page, 5)
    lesson_of(page).get_by_role("button", name="Start over").click()
    page.reload()
    at_step(page, 1)


NAME = "truc lesson-first-hand"
DAMAGED = [
    "", "null", "3", "[]", "{", '"x"', "true", '{"a": {}}', "[4]",
    *(json.dumps({NAME: value}) for value in (None, "4", -1, 4.5, 99, [4], {"at": 4}, True)),
]  # fmt: skip


def test_a_damaged_place_is_as_if_it_were_not_there(open_page: Open) -> None:
    page = open_page("games/truc/")
    for text in DAMAGED:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])
        page.reload()
        at_step(page, 1)
    lesson_of(page).get_by_role("button", name="Next").click()
    page.reload()
    at_step(page, 2)


# ---- the script comes when it is wanted ----


def lesson_script(site: Site) -> str:
    """The file that has the lesson's code, known by the key that only it uses."""
    [file] = [f for f in (site.folder / "assets/followsuit").glob("*.js") if KEY in f.read_text()]
    return file.name


def test_the_script_comes_when_the_lesson_is_near(open_page: Open, site: Site) -> None:
    script, start = lesson_script(site), len(site.asked)
    page = open_page("games/truc/", viewport={"width": 1100, "height": 150})
    lesson = page.locator("fs-lesson")
    assert lesson.evaluate("lesson => lesson.getBoundingClientRect().top") > 150 + 600
    quiet(page)
    assert not any(path.endswith(script) for path in site.asked[start:])
    # Until then it takes no more room than it will.
    expect(lesson.locator("section.step").first).to_be_visible()
    expect(lesson.locator("section.step").nth(1)).to_be_hidden()
    lesson_of(page)
    assert any(path.endswith(script) for path in site.asked[start:])


def test_without_its_script_a_lesson_is_read_as_printed(open_page: Open, site: Site) -> None:
    page = open_page()

    def gone(route: Route) -> None:
        route.fulfill(status=404, body="")

    page.route(f"**/{lesson_script(site)}", gone)
    page.goto(site.game("truc"))
    page.locator("fs-lesson").scroll_into_view_if_needed()
    expect(page.locator("fs-lesson section.step").last).to_be_visible()


def test_an_answer_that_cannot_be_judged_says_so_and_can_be_given_again(open_page: Open) -> None:
    page = open_page("games/tute/", viewport={"width": 360, "height": 640})
    ask = lesson_of(page).locator(f"{SHOWN} .ask")
    page.route("**/chunk-*.js", lambda route: route.fulfill(status=404, body=""))
    chosen = answer(ask, right=True)
    says = ask.locator("[role=status]")
    expect(says).to_contain_text("This could not be checked")
    expect(says).to_be_in_viewport()
    page.unroute("**/chunk-*.js")
    ask.get_by_role("button", name="Answer").click()
    check_verdict(ask, chosen, right=True)
