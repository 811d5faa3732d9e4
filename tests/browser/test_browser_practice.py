"""Practice that lasts: without an engine or a network, rules that come back when they are due, and what is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from browsing import ENGINE_MS, Open, Site, give, go_on, quiet, unplug
from playwright.sync_api import Locator, Page, Route, expect
from test_browser_access import violations
from test_browser_offline import kept as book_kept
from test_browser_view import SCREENS

from followsuit import ask

KEPT = "followsuit.practice"
DAY = 86_400_000
GAME = "games/truc/"


def quiz_of(page: Page) -> Locator:
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    quiz.get_by_role("button", name="Answer").wait_for()
    return quiz


def answer_any(quiz: Locator) -> None:
    """Answer with whatever comes first."""
    choice = quiz.locator(".stand .question input").first
    if choice.count() and choice.get_attribute("type") == "number":
        choice.fill("1")
    elif choice.count():
        choice.check(force=True)
    give(quiz)
    quiz.locator(".says.verdict").wait_for()


def kept(page: Page) -> dict[str, Any]:
    text = page.evaluate("key => localStorage.getItem(key)", KEPT)
    found: dict[str, Any] = json.loads(text)["rules"] if text else {}
    return found


def later(page: Page, days: int) -> None:
    """From the next page on it is so many days later."""
    page.add_init_script(f"{{ const now = Date.now; Date.now = () => now() + {days * DAY}; }}")


def memory(at: int, right: bool, due: int) -> dict[str, Any]:
    names = "stability difficulty elapsed_days scheduled_days learning_steps reps lapses state"
    return {"at": at, "right": right, "due": due, "card": dict.fromkeys(names.split(), 2)}


def standing(quiz: Locator, rule: str) -> str | None:
    return quiz.locator(f".map a[href$='#{rule}']").get_attribute("data-standing")


# ---- without an engine, or without a network ----

ENGINE = "**/assets/followsuit/runtime/**"


def refuse(route: Route) -> None:
    route.abort()


def test_a_round_goes_on_without_the_engine_which_can_be_tried_again(open_page: Open) -> None:
    page = open_page(GAME)
    page.context.route(ENGINE, refuse)
    quiz = quiz_of(page)
    for place in range(1, 5):
        expect(quiz.locator(".place")).to_contain_text(f"Question {place} of 10")
        answer_any(quiz)
        go_on(quiz)
    expect(quiz.locator(".engine")).to_have_attribute("data-state", "failed", timeout=ENGINE_MS)
    page.context.unroute(ENGINE, refuse)
    quiz.locator(".engine").get_by_role("button", name="Retry").click()
    expect(quiz.locator(".engine")).to_have_attribute("data-state", "ready", timeout=ENGINE_MS)
    expect(quiz.locator(".place")).to_contain_text("Question 1 of 10")


def test_a_round_goes_on_when_the_engine_dies_in_it(open_page: Open) -> None:
    page = open_page(GAME)
    quiz = quiz_of(page)
    answer_any(quiz)
    quiz.locator(".engine[data-state=ready]").wait_for(state="attached", timeout=ENGINE_MS)
    [worker] = [worker for worker in page.workers if "/followsuit/worker-" in worker.url]
    worker.evaluate("self.close()")
    for place in range(2, 6):
        go_on(quiz)
        expect(quiz.locator(".place")).to_contain_text(f"Question {place} of 10")
        answer_any(quiz)
    assert len(kept(page)) > 1


def test_practice_follows_the_answers_offline(open_page: Open, site: Site) -> None:
    page = book_kept(open_page)
    unplug(page, site)
    page.goto(site.url(GAME))
    quiz = quiz_of(page)
    answer_any(quiz)
    quiz.locator(".engine[data-state=ready]").wait_for(state="attached", timeout=ENGINE_MS)
    for place in range(2, 5):
        go_on(quiz)
        expect(quiz.locator(".place")).to_contain_text(f"Question {place} of 10")
        answer_any(quiz)
    assert kept(page)
    # What chooses questions has been kept with the book.
    assert page.evaluate(
        """() => performance.getEntriesByType("resource").every((each) => each.responseStatus === 200)"""
    )


# ---- rules that come back ----


def test_an_answer_is_kept_by_the_rule_that_decides(open_page: Open) -> None:
    page = open_page(GAME)
    quiz = quiz_of(page)
    answer_any(quiz)
    ((rule, known),) = kept(page).items()
    right = quiz.locator(".says .head").inner_text() == "Right"
    assert known["right"] is right
    days = (known["due"] - known["at"]) / DAY
    assert days >= 2 if right else days == 1
    assert rule in [clause["id"] for clause in ask({"ask": "game", "game": "truc"})["clauses"]]
    word = "known" if right else "shaky"
    quiz.locator(".map summary").click()
    assert standing(quiz, rule) == word
    expect(quiz.locator(".map .sum")).to_contain_text(f"1 {word}")
    # The page's own mark of the rule shows the same.
    expect(page.locator(f"[id='{rule}']")).to_have_attribute("data-standing", word)
    expect(page.locator("fs-due").first).to_be_empty()


def test_what_is_due_is_counted_and_comes_as_another_question(open_page: Open) -> None:
    page = open_page(GAME)
    quiz = quiz_of(page)
    for _ in range(3):
        answer_any(quiz)
        go_on(quiz)
    rules = set(kept(page))
    answered = set(json.loads(page.evaluate("localStorage.getItem('followsuit.quiz')")))
    later(page, 30)
    page.reload()
    page.mouse.move(2, 2)
    quiz = quiz_of(page)
    expect(quiz.locator(".due")).to_contain_text(re.compile(rf"{len(rules)} rules? (is|are) due"))
    counts = page.locator("fs-due")
    expect(counts.first).to_contain_text(str(len(rules)))
    quiz.get_by_role("button", name=re.compile("Practise")).click()
    expect(quiz.locator(".place")).to_contain_text(f"of {len(rules)}", timeout=ENGINE_MS)
    for place in range(len(rules)):
        expect(quiz.locator(".place")).to_contain_text(f"Question {place + 1} of {len(rules)}")
        answer_any(quiz)
        go_on(quiz)
    assert set(kept(page)) == rules
    assert all(one["due"] > one["at"] + DAY / 2 for one in kept(page).values())
    expect(quiz.locator(".due")).to_be_empty()
    expect(counts.first).to_be_empty()
    asked = set(json.loads(page.evaluate("localStorage.getItem('followsuit.quiz')")))
    assert len(asked - answered) == len(rules), "each a question that was not asked before"


def test_the_map_has_rules_that_only_the_engine_asks_about(open_page: Open, site: Site) -> None:
    stock = json.loads((site.folder / "assets/followsuit/quiz/tetka.json").read_text("utf-8"))
    at_once = {question["clauses"][0] for question in stock["questions"]}
    page = open_page("practice/?games=tetka")
    listed = ask({"ask": "practice", "game": "tetka", "ahead": 1})["deciding"]
    [rule, *_] = [clause for clause in listed if clause not in at_once]
    now = page.evaluate("Date.now()")
    rules = {rule: memory(now - 9 * DAY, False, now - DAY)}
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [KEPT, book(rules)])
    page.reload()
    page.mouse.move(2, 2)
    quiz = quiz_of(page)
    links = quiz.locator(".map li a")
    assert links.evaluate_all("all => all.map((link) => link.hash.slice(1))") == listed
    assert standing(quiz, rule) == "due"
    # What is due on the map is what is counted, and what is asked about.
    expect(quiz.locator(".map [data-standing=due]:is(a)")).to_have_count(1)
    expect(page.locator("fs-due").first).to_contain_text("1 rule is due today.")
    quiz.get_by_role("button", name="Practise it").click()
    expect(quiz.locator(".place span").first).to_have_text("Question 1 of 1", timeout=ENGINE_MS)
    position = quiz.locator(".stand .question").get_attribute("data-position")
    question = ask({"ask": "practice", "game": "tetka", "position": position})["question"]
    assert question["clauses"][0] == rule
    answer_any(quiz)
    go_on(quiz)
    assert kept(page).keys() == {rule} and kept(page)[rule]["due"] > now
    expect(page.locator("fs-due").first).to_be_empty()


def test_rules_that_nothing_can_be_asked_about_now_wait(open_page: Open) -> None:
    page = open_page("practice/?games=shed")
    page.context.route(ENGINE, refuse)
    now = page.evaluate("Date.now()")
    # Only the engine asks about the first of them.
    names = ("shed.follow.void", "shed.win.highest")
    rules = {name: memory(now - 9 * DAY, True, now - DAY) for name in names}
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [KEPT, book(rules)])
    page.reload()
    page.mouse.move(2, 2)
    quiz = quiz_of(page)
    quiz.get_by_role("button", name="Practise them").click()
    place = quiz.locator(".place span").first
    expect(place).to_have_text("Question 1 of 1", timeout=ENGINE_MS)
    answer_any(quiz)
    assert [kept(page)[name]["due"] > now for name in names] == [False, True]
    # With nothing left that can be asked about them, a round is as any other.
    page.reload()
    page.mouse.move(2, 2)
    quiz = quiz_of(page)
    quiz.get_by_role("button", name="Practise it").click()
    expect(quiz.locator(".says")).to_contain_text("from before", timeout=ENGINE_MS)
    expect(quiz.locator(".place span").first).to_have_text("Question 1 of 10")


def test_a_page_counts_what_is_due_also_where_nothing_is_asked(open_page: Open) -> None:
    page = open_page("glossary/", bypass_csp=True)
    assert page.locator("fs-due b").count() == 0
    now = page.evaluate("Date.now()")
    rules = {
        "truc.rank.order": memory(now - 9 * DAY, True, now - DAY),
        "shed.win.highest": memory(now - DAY, False, now),
        "truc.trick.draw": memory(now - DAY, True, now + 3 * DAY),
        # An older edition asked about it; now no question does, so nobody can practise it.
        "truc.deal.three": memory(now - 9 * DAY, False, now - DAY),
    }
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [KEPT, book(rules)])
    page.goto(page.url)
    page.mouse.move(2, 2)
    expect(page.locator(".places fs-due")).to_contain_text("2 rules are due today.")
    assert violations(page, ".places") == []


def book(rules: dict[str, Any], version: int = 1) -> str:
    return json.dumps({"version": version, "rules": rules, "slips": {}})


# ---- what this device keeps ----


def test_two_tabs_keep_what_each_has_answered(open_page: Open) -> None:
    page = open_page(GAME)
    other = page.context.new_page()
    other.goto(page.url.replace("truc", "tyzicha"))
    other.mouse.move(2, 2)
    for tab in (page, other, page, other):
        quiz = tab.locator("fs-quiz")
        quiz.scroll_into_view_if_needed()
        tab.locator("fs-quiz .stand .question").wait_for()
        answer_any(quiz)
        go_on(quiz)
    games = [rule.partition(".")[0] for rule in kept(page)]
    assert set(games) == {"truc", "tyzicha"}
    assert kept(page) == kept(other)


def open_kept(page: Page) -> Locator:
    panel = quiz_of(page).locator(".kept-here")
    panel.locator("summary").click()
    return panel


def test_practice_is_saved_forgotten_and_read_again(open_page: Open, tmp_path: Path) -> None:
    page = open_page("practice/?games=truc,tyzicha")
    quiz = quiz_of(page)
    for _ in range(4):
        answer_any(quiz)
        go_on(quiz)
    before, answers = kept(page), page.evaluate("localStorage.getItem('followsuit.quiz')")
    panel = open_kept(page)
    expect(panel).to_contain_text("and 4 answers, on this device only")
    with page.expect_download() as saved:
        panel.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    assert file.name == "follow-suit-practice.json"
    saved.value.save_as(file)
    panel.get_by_role("button", name="Forget everything").click()
    keep = panel.get_by_role("button", name="Keep it")
    expect(keep).to_be_focused()
    keep.click()
    assert kept(page) == before
    panel.get_by_role("button", name="Forget everything").click()
    panel.get_by_role("button", name="Forget it").click()
    expect(panel.locator("[role=status]")).to_have_text("Your practice is forgotten.")
    assert kept(page) == {} and page.evaluate("localStorage.getItem('followsuit.quiz')") is None
    panel.locator("input[type=file]").set_input_files(file)
    expect(panel.locator("[role=status]")).to_contain_text("in the file")
    assert kept(page) == before
    assert page.evaluate("localStorage.getItem('followsuit.quiz')") == answers


def test_of_a_file_and_this_device_the_newer_answer_holds(open_page: Open, tmp_path: Path) -> None:
    page = open_page("practice/?games=truc")
    now = page.evaluate("Date.now()")
    here = {"truc.a": memory(now - 5, True, now), "truc.b": memory(now - 50, True, now)}
    there = {"truc.a": memory(now - 10, False, now), "truc.b": memory(now - 20, False, now)}
    there["truc.c"] = memory(now, True, now)
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [KEPT, book(here)])
    file = tmp_path / "practice.json"
    answers = {"x": 1, "y": 0}
    file.write_text(json.dumps({"practice": json.loads(book(there)), "answers": answers}))
    panel = open_kept(page)
    panel.locator("input[type=file]").set_input_files(file)
    expect(panel.locator("[role=status]")).to_contain_text("3 rules were in the file")
    assert kept(page) == {
        "truc.a": here["truc.a"],
        "truc.b": there["truc.b"],
        "truc.c": there["truc.c"],
    }


@pytest.mark.parametrize(
    "text",
    ["", "[", "[]", "{}", '{"practice": 1, "answers": {}}', '{"practice": {"version": 1, "rules": {"a": 1}, "slips": {}}, "answers": {}}',
     '{"practice": {"version": 1, "rules": {}, "slips": {}}, "answers": 7}', '{"practice": {"version": 99, "rules": {}, "slips": {}}, "answers": {}}'],
)  # fmt: skip
def test_a_file_of_another_kind_changes_nothing(open_page: Open, tmp_path: Path, text: str) -> None:
    page = open_page("practice/?games=truc")
    quiz = quiz_of(page)
    answer_any(quiz)
    before = kept(page)
    go_on(quiz)
    file = tmp_path / "other.json"
    file.write_text(text)
    panel = open_kept(page)
    panel.locator("input[type=file]").set_input_files(file)
    expect(panel.locator("[role=status]")).to_contain_text("Nothing has changed")
    assert kept(page) == before


@pytest.mark.parametrize("text", ["{", book({"truc.a": {"at": 1}}), book({}, version=2)])
def test_what_cannot_be_read_is_set_aside_and_said(open_page: Open, text: str) -> None:
    page = open_page("glossary/")
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [KEPT, text])
    page.goto(page.url.replace("glossary/", GAME))
    page.mouse.move(2, 2)
    quiz = quiz_of(page)
    expect(quiz.locator(".amiss")).to_contain_text("set aside, not deleted")
    answer_any(quiz)
    assert page.evaluate("key => localStorage.getItem(`${key}.damaged`)", KEPT) == text
    assert len(kept(page)) == 1


def test_the_map_and_what_is_kept_pass_axe(open_page: Open) -> None:
    page = open_page("practice/?games=truc,shed", bypass_csp=True, **SCREENS["phone"])
    now = page.evaluate("Date.now()")
    rules = {
        "truc.rank.order": memory(now - 9 * DAY, True, now - DAY),
        "shed.win.highest": memory(now - DAY, False, now + DAY),
        "truc.trick.draw": memory(now - DAY, True, now + 3 * DAY),
    }
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [KEPT, book(rules)])
    page.reload()
    page.mouse.move(2, 2)
    quiz = quiz_of(page)
    quiet(page)
    quiz.locator(".map summary").click()
    panel = open_kept(page)
    panel.get_by_role("button", name="Forget everything").click()
    expect(quiz.locator(".map [data-standing=shaky]").first).to_be_visible()
    assert violations(page, "#quiz-widget") == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
