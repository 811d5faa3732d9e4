"""Quizzes: answer first, then the verdict with its rule."""

from __future__ import annotations

import json
import re

import pytest
from browsing import ENGINE_MS, GAMES, Open, Site, give, go_on, mark_of, quiet, runtime_requests
from playwright.sync_api import Locator, Page, expect

from followsuit import ask
from followsuit.games import game
from followsuit.practice.bank import bank

KINDS = {
    "winner": "Who wins the trick?",
    "leader": "Who leads next?",
    "reason": "Which rule decides?",
    "legal": "What may I play?",
    "goal": "Win the trick, or not",
    "fault": "Find the fault",
    "order": "Put in order",
    "points": "How many points?",
    "action": "What may I do?",
}


def quiz_of(page: Page) -> Locator:
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    quiz.get_by_role("button", name="Answer").wait_for()
    return quiz


def stock(site: Site, game: str) -> list[dict]:
    """The questions of the stock, with what their pages leave to the engine."""
    read = json.loads((site.folder / f"assets/followsuit/quiz/{game}.json").read_text("utf-8"))
    return [asked(game, kept["again"]["position"]) for kept in read["questions"]]


def asked(game: str, position: str) -> dict:
    return ask({"ask": "practice", "game": game, "position": position})["question"]


def shown(quiz: Locator, game: str = "twenty-five") -> dict:
    """The question on the page, as the engine tells it."""
    position = quiz.locator(".stand .question").get_attribute("data-position") or ""
    question = asked(game, position)
    prompt = quiz.locator(".stand legend").evaluate(
        """legend => {
          const copy = legend.cloneNode(true);
          for (const card of copy.querySelectorAll("[data-inline]")) card.replaceWith(`[[${card.dataset.inline}]]`);
          return copy.textContent;
        }"""
    )
    assert prompt == question["prompt"]["marked"]
    codes = quiz.locator("[data-option] [data-card], .order [data-inline]").evaluate_all(
        "all => all.map((card) => card.dataset.card ?? card.dataset.inline)"
    )
    assert sorted(codes) == sorted(one["card"] for one in question["options"] if one["card"])
    return question


def answer(quiz: Locator, question: dict, right: bool) -> None:
    options = [option["id"] for option in question["options"]]
    wanted = question["answer"]
    if question["pick"] == "order":
        put_in_order(quiz, wanted if right else wanted[::-1])
    else:
        # Where every card is allowed, naming only one is wrong.
        chosen = wanted if right else [o for o in options if o not in wanted][:1] or wanted[:1]
        for option in chosen:
            quiz.locator(f"[data-option='{option}'] input").check(force=True)
    give(quiz)


def put_in_order(quiz: Locator, wanted: list[str]) -> None:
    for place, option in enumerate(wanted):
        row = quiz.locator(f".order > li[data-option='{option}']")
        for _ in range(len(wanted)):
            at = row.evaluate("li => [...li.parentElement.children].indexOf(li)")
            if at <= place:
                break
            row.get_by_role("button", name="up").click()


def only(quiz: Locator, kind: str) -> None:
    quiz.get_by_text("Choose the kinds of questions").click()
    boxes = quiz.locator(".kinds input")
    quiz.locator(f".kinds input[value={kind}]").check()
    for box in boxes.all():
        if box.get_attribute("value") != kind:
            box.uncheck()


@pytest.fixture
def quiz(open_page: Open) -> Locator:
    return quiz_of(open_page("games/twenty-five/"))


@pytest.mark.parametrize("kind", KINDS)
def test_a_right_answer_of_each_kind(quiz: Locator, site: Site, kind: str) -> None:
    only(quiz, kind)
    question = shown(quiz)
    assert question["kind"] == kind
    answer(quiz, question, right=True)
    verdict = quiz.locator(".says")
    expect(verdict).to_contain_text("Right")
    clause = re.compile(rf"#{re.escape(question['clauses'][0])}$")
    expect(verdict.locator("a.sec").first).to_have_attribute("href", clause)
    expect(quiz.locator(".tag.w").first).to_be_visible()


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "order"])
@pytest.mark.parametrize("right", [True, False])
def test_the_readers_answer_and_the_right_one_have_different_marks(
    quiz: Locator, site: Site, kind: str, right: bool
) -> None:
    only(quiz, kind)
    question = shown(quiz)
    choices = quiz.locator("[data-option]")
    if not choices.count():
        return  # a number to type has nothing to mark
    ids = [choice.get_attribute("data-option") for choice in choices.all()]
    answer(quiz, question, right=right)
    chosen = [id_ for id_ in ids if quiz.locator(f"[data-option='{id_}'] input").is_checked()]
    for id_ in ids:
        expected = mark_of(id_ in question["answer"], id_ in chosen)
        tag = quiz.locator(f"[data-option='{id_}'] .tag")
        expect(tag).to_have_text([expected] if expected else [])


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_answer_is_explained(quiz: Locator, site: Site, kind: str) -> None:
    only(quiz, kind)
    question = shown(quiz)
    answer(quiz, question, right=False)
    expect(quiz.locator(".says")).to_contain_text("Not this time")
    told = question["verdict"]["marked"].lower()
    reasons = [w for w in question["why"] if not w["why"]["marked"].lower().endswith(told)]
    expect(quiz.locator(".reasons dd")).to_have_count(len(reasons))
    expect(quiz.get_by_role("button", name="Next question")).to_be_focused()


def test_a_round_has_ten_questions_and_asks_the_missed_ones_again(
    quiz: Locator, site: Site
) -> None:
    missed = []
    for place in range(1, 11):
        expect(quiz.locator(".place")).to_contain_text(f"Question {place} of 10")
        question = shown(quiz)
        right = place not in (2, 5)
        if not right:
            missed.append(question["id"])
        answer(quiz, question, right)
        go_on(quiz)
    again = []
    for place in (1, 2):
        expect(quiz.locator(".place")).to_contain_text(f"Once more: {place} of 2")
        question = shown(quiz)
        again.append(question["id"])
        answer(quiz, question, right=True)
        go_on(quiz)
    assert again == missed
    expect(quiz.locator(".says")).to_contain_text("8 of 10, and 2 of the 2 missed the second time")
    quiz.get_by_role("button", name="Another round").click()
    expect(quiz.locator(".place")).to_contain_text("Question 1 of 10")


def test_an_empty_answer_is_asked_for_kindly(quiz: Locator) -> None:
    only(quiz, "winner")
    quiz.get_by_role("button", name="Answer").click()
    expect(quiz.locator(".says")).to_have_text("Choose an answer first.")


def test_progress_is_kept_by_question_id(quiz: Locator, site: Site) -> None:
    question = shown(quiz)
    answer(quiz, question, right=True)
    kept = json.loads(quiz.page.evaluate("localStorage.getItem('followsuit.quiz')"))
    assert kept == {question["id"]: 1}


def test_a_browser_that_stores_nothing_still_asks(open_page: Open, site: Site) -> None:
    page = open_page("")
    page.add_init_script(
        """for (const name of ["getItem", "setItem"]) {
          const kept = Storage.prototype[name];
          Storage.prototype[name] = function (key, ...rest) {
            if (key.startsWith("followsuit")) throw new Error("no");
            return kept.call(this, key, ...rest);
          };
        }"""
    )
    page.goto(site.url("practice/"))
    quiz = quiz_of(page)
    question = shown(quiz, page.locator(".games-chosen :checked").input_value())
    answer(quiz, question, right=True)
    expect(quiz.locator(".says")).to_contain_text("Right")


def test_the_engine_makes_more(open_page: Open) -> None:
    page = open_page("practice/")
    quiz = quiz_of(page)
    for _ in range(20):
        if not quiz.get_by_role("button", name="Answer").count():
            break
        for option in quiz.locator(".stand .question input").all()[:1]:
            option.check(force=True)
        give(quiz)
        go_on(quiz)
    quiz.get_by_role("button", name="New questions from the engine").click()
    quiz.locator(".stand .question").wait_for(timeout=ENGINE_MS)
    expect(quiz.locator(".place")).to_contain_text("Question 1 of 10")
    expect(quiz.locator(".says")).to_be_empty()


def test_by_keyboard_alone(quiz: Locator) -> None:
    only(quiz, "winner")
    page = quiz.page
    radios = quiz.locator(".stand .question input[type=radio]")
    radios.first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(radios.nth(1)).to_be_checked()
    expect(quiz.locator(".says")).to_be_empty()
    page.keyboard.press("Enter")
    expect(quiz.locator(".says")).not_to_be_empty()
    page.keyboard.press("Enter")
    expect(quiz.locator(".stand .question input").first).to_be_focused()


def test_moving_a_card_in_an_order_is_said_and_keeps_the_focus(quiz: Locator) -> None:
    only(quiz, "order")
    down = quiz.locator(".order > li").first.get_by_role("button", name="down")
    name = down.get_attribute("aria-label") or ""
    down.click()
    expect(quiz.locator(".says")).to_contain_text("2nd of")
    expect(quiz.get_by_role("button", name=name)).to_be_focused()


def test_practice_takes_the_games_that_are_ticked(open_page: Open) -> None:
    page = open_page("practice/")
    quiz = quiz_of(page)
    boxes = quiz.locator(".games-chosen input")
    values = boxes.evaluate_all("all => all.map((box) => box.value)")
    assert set(GAMES) <= set(values)
    expect(quiz.locator(".games-chosen input:checked")).to_have_count(1)
    quiz.get_by_label("Twenty-Five", exact=True).check()
    expect(quiz.locator(".games-chosen input:checked")).to_have_count(2)
    page.wait_for_url("**/practice/?games=shed*twenty-five")
    expect(quiz.locator(".place")).to_contain_text("Question 1 of 10 · ")
    quiz.get_by_label("Shed", exact=True).uncheck()
    expect(quiz.locator(".place")).to_have_text("Question 1 of 10" + "0 right")
    expect(quiz.locator(".stand .question .dk")).to_have_count(0)
    # The last one stays, and says so.
    quiz.get_by_label("Twenty-Five", exact=True).click()
    expect(quiz.get_by_label("Twenty-Five", exact=True)).to_be_checked()
    expect(quiz.locator(".says")).to_contain_text("At least one game")
    # The choice is remembered on this device.
    page.goto(page.url.split("?")[0])
    expect(quiz_of(page).get_by_label("Twenty-Five", exact=True)).to_be_checked()


def test_practice_mixes_all_games(open_page: Open) -> None:
    page = open_page("practice/")
    quiz = quiz_of(page)
    quiz.get_by_role("button", name="All games").click()
    # Until all have come, the question of before stands there.
    quiet(page)
    named = set()
    for _ in range(10):
        expect(quiz.locator(".place b")).not_to_be_empty()
        named.add(quiz.locator(".place b").inner_text())
        if quiz.locator(".stand .question input").count():
            quiz.locator(".stand .question input").first.check(force=True)
        give(quiz)
        go_on(quiz)
    assert len(named) > 3


def test_the_choice_in_an_address_is_taken(open_page: Open) -> None:
    page = open_page("practice/?games=truc,tyzicha&kinds=points")
    quiz = quiz_of(page)
    checked = quiz.locator(".games-chosen input:checked")
    assert checked.evaluate_all("all => all.map((box) => box.value)") == ["tyzicha", "truc"]
    expect(quiz.locator(".place b")).to_have_text(re.compile("Truc|Tyzicha"))
    nonsense = open_page("practice/?games=whist&kinds=jokes")
    expect(quiz_of(nonsense).locator(".games-chosen input:checked")).to_have_count(1)


def test_a_link_to_a_question_of_the_stock_needs_no_engine(open_page: Open, site: Site) -> None:
    question = stock(site, "twenty-five")[7]
    again = question["again"]
    start = len(site.asked)
    for path in ("practice/", "games/twenty-five/"):
        page = open_page(f"{path}#quiz-widget~twenty-five~{again['position']}")
        quiz = page.locator("fs-quiz")
        quiz.get_by_role("button", name="Answer").wait_for()
        assert shown(quiz)["id"] == question["id"]
        expect(quiz.locator(".place")).to_be_in_viewport()
    assert runtime_requests(site, start) == []


def test_a_link_to_a_new_question_asks_the_engine(open_page: Open, site: Site) -> None:
    known = {one["again"]["position"] for one in stock(site, "truc")}
    position = next(one.name for one in bank(game("truc")) if one.name not in known)
    page = open_page(f"practice/#quiz-widget~truc~{position}")
    quiz = page.locator("fs-quiz")
    quiz.get_by_role("button", name="Answer").wait_for(timeout=ENGINE_MS)
    assert shown(quiz, "truc")["again"]["position"] == position


def test_a_question_offers_its_link(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    quiz = quiz_of(page)
    quiz.get_by_role("button", name="Copy a link to this question").click()
    expect(quiz.locator(".says")).to_contain_text("ink")
    assert re.search(r"#quiz-widget~twenty-five~[a-z]+-\d+-\d+$", page.url)
