"""Lessons: one question a step, its verdict in view after the press, and a place that is kept."""

from __future__ import annotations

import json
import re

import pytest
from browsing import GAMES, Open, Site, lesson_of, mark_of, quiet
from playwright.sync_api import Locator, Page, Route, expect

SIZES = {"phone": (390, 844), "small": (360, 640), "desk": (1440, 900)}
SHOWN = "section.step:not(.later)"
KEY = "followsuit.lessons"
# Where the verdict stands on the screen, below the bar that stays at the top.
MEASURE = """says => {
  const box = (element) => element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const bar = box(document.querySelector("header.bar, .bar, header")).bottom;
  const verdict = box(says);
  const told = says.closest(".ask").querySelector(".reveal");
  return {
    seen: verdict.height > 0 && verdict.top >= bar && verdict.bottom <= innerHeight,
    first: verdict.bottom <= box(told).top + 1,
    focus: document.activeElement === says,
    where: [bar, verdict.top, verdict.bottom, innerHeight],
  };
}"""


# Every choice with whether it is marked, and how.
MARKS = """ask => Object.fromEntries([...ask.querySelectorAll("[data-choice]")].map(
  (choice) => [choice.dataset.choice, choice.querySelector(".tag")?.textContent ?? ""]))"""
CHOOSE = """(ask, wanted) => ask.querySelectorAll("[data-choice] input").forEach(
  (input) => wanted.includes(input.value) && input.click())"""


def right_of(ask: Locator) -> list[str]:
    return list(json.loads(ask.get_attribute("data-answer") or "[]"))


def answer(ask: Locator, right: bool) -> list[str]:
    """Answer a question rightly or wrongly; the values that were chosen."""
    wanted, pick = right_of(ask), ask.get_attribute("data-pick")
    if pick == "number":
        chosen = wanted if right else [str(int(wanted[0]) + 1)]
        ask.locator("input").fill(chosen[0])
    else:
        wrong = [value for value in ask.evaluate(MARKS) if value not in wanted]
        if right:
            chosen = wanted[-1:] if pick == "one" else wanted
        else:
            # Where every one is right, marking only one is wrong; else a wrong one, among right ones.
            chosen = wrong[:1] + (wanted[:1] if pick == "all" else []) if wrong else wanted[:1]
        ask.evaluate(CHOOSE, chosen)
    ask.get_by_role("button", name="Answer").click()
    return chosen


def check_verdict(ask: Locator, chosen: list[str], right: bool) -> None:
    """The verdict is announced, in view, before the explanation, and has the focus; the marks say whose."""
    says = ask.locator("[role=status]")
    expect(says.locator(".head")).to_have_text("Right" if right else "Not this time")
    measured = says.evaluate(MEASURE)
    assert measured["seen"] and measured["first"] and measured["focus"], measured
    expect(ask.locator(".reveal")).to_be_visible()
    expect(ask.get_by_role("button", name="Answer")).to_have_count(0)
    wanted = right_of(ask)
    if ask.get_attribute("data-pick") == "number":
        expect(ask.locator(".tag")).to_have_text(mark_of(right, mine=True))
    marks = ask.evaluate(MARKS)  # none for a number
    assert marks == {value: mark_of(value in wanted, value in chosen) for value in marks}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_each_verdict_is_in_view(open_page: Open, game: str, size: str) -> None:
    width, height = SIZES[size]
    page = open_page(f"games/{game}/", viewport={"width": width, "height": height})
    lesson = lesson_of(page)
    # Both ways where room is scarcest; else by turns, for a walk is half a minute of a busy machine.
    for turn in (0, 1) if size == "small" else (len(game),):
        walk(lesson, turn)
        lesson.get_by_role("button", name="Start over").click()


def walk(lesson: Locator, turn: int) -> None:
    """Go from the first to the last step and answer each question, by turns wrongly and rightly."""
    count = lesson.locator("section.step").count()
    assert 8 <= count <= 12
    asked = 0
    for place in range(1, count + 1):
        expect(lesson.locator(".place")).to_have_text(f"Step {place} of {count}")
        expect(lesson.locator(SHOWN)).to_have_count(1)
        ask = lesson.locator(f"{SHOWN} .ask")
        if ask.count():
            asked += 1
            expect(ask.locator("details.reveal")).not_to_have_attribute("open", "")
            right = (place + turn) % 2 == 1
            check_verdict(ask, answer(ask, right), right)
        if place < count:
            lesson.get_by_role("button", name="Next").click()
            heading = lesson.locator(f"{SHOWN} :is(h3, h4)").first
            expect(heading).to_be_focused()
            expect(heading).to_be_in_viewport()
    assert asked >= 7


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


@pytest.mark.parametrize("game", GAMES)
def test_the_last_step_leads_on_to_questions(open_page: Open, game: str) -> None:
    page = open_page(f"games/{game}/", viewport={"width": 390, "height": 844})
    lesson = lesson_of(page)
    onward = lesson.get_by_role("link", name="Answer questions about")
    expect(onward).to_be_hidden()
    to_the_end(lesson)
    onward.click()
    expect(page.locator("#quiz-widget")).to_be_in_viewport()
    page.locator("#quiz-widget").get_by_role("button", name="Answer").wait_for()


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
