"""A hand looked back at: each choice with what it may have cost, a moment of it, and another table from there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from browsing import ENGINE_MS, NO_SCRIPT, Open, go_on, until
from playwright.sync_api import Locator, Page, expect
from tables import PHONE, kept_once, shelved, sitting
from tables import kept as kept_here
from test_browser_access import violations
from test_browser_practice import answer_any

from followsuit import Match, ask

SCROLLS = "() => document.scrollingElement.scrollHeight - innerHeight"


def played(game: str, hands: int = 1, **options: Any) -> dict[str, Any]:
    """A table at which chance has played for everybody."""
    record = Match(game, seed=3, hands=hands, **options).play_random().record()
    return {**sitting(game, record, [0], f"table-{game}"), "over": True}


def at_table(open_page: Open, kept: list[dict[str, Any]], **options: Any) -> Page:
    """The page of the first of some kept tables."""
    game = kept[0]["game"]
    page = shelved(open_page, kept, **{**PHONE, "bypass_csp": True, **options})
    page.goto(page.url.replace(NO_SCRIPT, f"play/{game}/#play~id={kept[0]['id']}"))
    return page


def press(page: Page, name: str, within: Locator | None = None) -> None:
    place = page if within is None else within
    button = place.get_by_role("button", name=name, exact=True)
    if page.evaluate("navigator.maxTouchPoints > 0"):
        button.tap()
    else:
        button.focus()
        page.keyboard.press("Enter")


def reviewed(page: Page) -> Locator:
    """The review of the open table, once all is judged."""
    button = page.locator(".yours").get_by_role("button", name="Review your choices")
    button.wait_for(timeout=ENGINE_MS)
    press(page, "Review your choices", page.locator(".yours"))
    over = page.locator("dialog.review")
    expect(over.locator(".told")).to_contain_text(
        re.compile(r"There (was|were) "), timeout=ENGINE_MS
    )
    return over


def stays(page: Page) -> None:
    assert page.evaluate(SCROLLS) <= 0


@pytest.mark.parametrize("options", [PHONE, {"has_touch": False}], ids=["touch", "keyboard"])
def test_a_hand_is_looked_back_at_and_played_on_from_a_choice(
    open_page: Open, options: dict[str, Any]
) -> None:
    kept = played("schafkopf")
    told = ask({"ask": "review", "record": kept["record"], "seat": 0, "playouts": 120})
    page = at_table(open_page, [kept], **options)
    over = reviewed(page)
    stays(page)
    rows = over.locator(".judged > ol:not(.dear) > li")
    expect(rows).to_have_count(told["of"])
    for row, one in zip(rows.all(), told["choices"], strict=True):
        expect(row).to_contain_text(one["why"]["text"])
        expect(row).to_have_attribute("data-fine", str(one["fine"]).lower())
    dear = sorted((c for c in told["choices"] if not c["fine"]), key=lambda c: -c["cost"])[:3]
    assert dear
    first = over.locator(".dear > li")
    expect(first).to_have_count(len(dear))
    expect(first.first).to_contain_text(dear[0]["why"]["text"])

    # To the dearest: the cards of the seat as they were, what it chose and what was best.
    press(page, f"Step to it: {dear[0]['chosen']['label']}", over.locator(".dear"))
    then = Match.from_record(dear[0]["record"])
    held = [card.code for card in then.table.pack.of(then.table.hands[0])]
    expect(over.locator(".judged")).to_be_hidden()
    cards = over.locator(".then > .held .card")
    expect(cards).to_have_count(len(held))
    assert cards.evaluate_all("all => all.map((card) => card.dataset.card)") == held
    for name, code in (("yours", dear[0]["chosen"]["code"]), ("best", dear[0]["best"]["code"])):
        marked = over.locator(f".held > [data-{name}] .card")
        expect(marked).to_have_attribute("data-card", code)
    lying = [then.table.pack.codes[card] for _, card in then.table.playing]
    on = over.locator(".then > .felt .card[data-card]")
    assert sorted(on.evaluate_all("all => all.map((card) => card.dataset.card)")) == sorted(lying)
    stays(page)

    # Another table, from there on; the old one is as it was.
    press(page, "Play on from there", over)
    expect(over).to_have_count(0)
    expect(page.locator(".whose")).to_contain_text("Your turn", timeout=ENGINE_MS)
    expect(page.locator(".mine [data-legal=true] .press").first).to_be_visible()
    page.locator(f'.mine [data-code="{dear[0]["best"]["code"]}"]').click()
    until(page, "() => !location.hash.includes('table-schafkopf')")

    def pressed(tables: list[dict[str, Any]]) -> bool:
        """The other table is kept as soon as it is set up; what was pressed there follows."""
        own = [each["record"]["hands"][0]["actions"] for each in tables if each["id"] != kept["id"]]
        return len(tables) == 2 and len(own[0]) > dear[0]["at"]

    tables = {each["id"]: each for each in kept_once(page, pressed)}
    assert tables.pop(kept["id"])["record"] == kept["record"]
    (fresh,) = tables.values()
    done = fresh["record"]["hands"][0]["actions"]
    assert done[: dear[0]["at"]] == kept["record"]["hands"][0]["actions"][: dear[0]["at"]]
    assert done[dear[0]["at"]] == dear[0]["best"]["code"]
    stays(page)


def test_a_review_can_be_left_while_it_works(open_page: Open) -> None:
    page = at_table(open_page, [played("twenty-five")])
    button = page.locator(".yours").get_by_role("button", name="Review your choices")
    button.wait_for(timeout=ENGINE_MS)
    button.tap()
    over = page.locator("dialog.review")
    expect(over.locator("progress")).to_be_visible()
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    # The engine goes on for others, and the review once more.
    reviewed(page)


def test_of_several_hands_one_is_chosen(open_page: Open) -> None:
    kept = played("truc", hands=3)
    page = at_table(open_page, [kept])
    over = reviewed(page)
    many = len(kept["record"]["hands"])
    assert many == 3
    which = over.get_by_label("Which hand")
    expect(which.locator("option")).to_have_count(many)
    assert which.evaluate("select => select.selectedIndex") == many - 1
    which.select_option("Hand 1")
    told = ask({"ask": "review", "record": kept["record"], "seat": 0, "hand": 0, "playouts": 1})
    expect(over.locator(".judged > ol:not(.dear) > li")).to_have_count(
        told["of"], timeout=ENGINE_MS
    )
    expect(over.locator("progress")).to_be_hidden(timeout=ENGINE_MS)


def test_the_review_passes_axe(open_page: Open) -> None:
    page = at_table(open_page, [played("schafkopf")])
    over = reviewed(page)
    assert violations(page, "dialog.review") == []
    over.locator(".judged button").first.tap()
    over.locator(".then > .held").wait_for()
    assert violations(page, "dialog.review") == []


def test_a_hand_is_played_to_its_end_and_reviewed_there(open_page: Open) -> None:
    """The table's last word leads to the review, with the choices that were made just now."""
    match = Match("twenty-five", 3, seed=5, hands=1)
    while match.seat != 0 or match.phase not in ("lead", "play"):
        assert match.decision is not None
        match.apply(match.decision.pick(0.5))
    page = at_table(open_page, [sitting("twenty-five", match.record(), [0], "going-on")])
    over = page.locator("dialog.over")
    card = page.locator(".mine [data-legal=true] .press:not([aria-disabled])").first
    for _ in range(5):
        card.or_(over).first.wait_for(timeout=ENGINE_MS)
        if over.count():
            break
        held = page.locator(".mine > li").count()
        card.tap()
        until(page, "had => document.querySelectorAll('.mine > li').length < had", held)
    over.wait_for(timeout=ENGINE_MS)
    press(page, "Review your choices", over)
    told = page.locator("dialog.review .told")
    expect(told).to_contain_text(re.compile(r"There (was|were) "), timeout=ENGINE_MS)
    (kept,) = kept_here(page)
    made = ask({"ask": "review", "record": kept["record"], "seat": 0, "playouts": 1})
    expect(page.locator(".judged > ol:not(.dear) > li")).to_have_count(made["of"])
    stays(page)


# -- tables as files ---------------------------------------------------------------------------------


def open_tables(page: Page) -> Locator:
    page.locator(".tabletop > .head").get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Your tables").click()
    over = page.locator("dialog.over")
    over.locator("input[type=file]").wait_for(state="attached")
    return over


def give_file(over: Locator, file: Path) -> None:
    """Choose a file, and wait until it is read: what is said of it may be what was said before."""
    chooser = over.locator("input[type=file]")
    here = chooser.element_handle()
    chooser.set_input_files(file)
    until(over.page, "chooser => !chooser.value", here)


def test_tables_are_saved_and_come_back_elsewhere(open_page: Open, tmp_path: Path) -> None:
    kept = [played("twenty-five"), {**played("truc"), "id": "another"}]
    page = at_table(open_page, kept)
    over = open_tables(page)
    with page.expect_download() as saved:
        over.get_by_role("button", name="Save all as a file").click()
    file = tmp_path / "tables.json"
    saved.value.save_as(file)
    assert {each["id"] for each in json.loads(file.read_text())["tables"]} == {
        each["id"] for each in kept
    }

    other = at_table(open_page, [{**played("twenty-five"), "id": "own"}])
    over = open_tables(other)
    give_file(over, file)
    expect(other.locator("dialog.over .tables > li")).to_have_count(2)
    assert {each["id"] for each in kept_here(other)} == {"own", *(e["id"] for e in kept)}


def test_nothing_newer_is_overwritten_and_a_bad_file_is_told(
    open_page: Open, tmp_path: Path
) -> None:
    newer = played("twenty-five")
    older = {**newer, "changed": newer["changed"] - 1000, "over": False}
    page = at_table(open_page, [newer])
    over = open_tables(page)
    file = tmp_path / "tables.json"
    for text in ("nothing", "{}", '{"tables": [{"id": 3}]}'):
        file.write_text(text)
        give_file(over, file)
        expect(over.get_by_role("status")).to_have_text(
            "This file holds no tables of this book. Nothing was changed."
        )
    file.write_text(json.dumps({"tables": [older]}))
    give_file(over, file)
    expect(page.locator("dialog.over .tables > li")).to_have_count(1)
    (kept,) = kept_here(page)
    assert kept["over"] and kept["changed"] >= newer["changed"]


def test_a_record_opens_step_by_step_with_its_ledger(open_page: Open) -> None:
    kept = played("twenty-five", hands=2)
    page = at_table(open_page, [kept])
    open_tables(page).get_by_role("button", name="Step by step").click()
    over = page.locator("dialog.stepping")
    stepper = over.locator("fs-stepper.up")
    stepper.locator(".felt.live > :not(.strut) li").first.wait_for(timeout=ENGINE_MS)
    hands = len(kept["record"]["hands"])
    expect(over.get_by_label("Which hand").locator("option")).to_have_count(hands)
    lines = ask({"ask": "hand", "do": "review", "record": kept["record"], "hand": hands - 1})[
        "hand"
    ]
    expect(stepper.locator(".after")).to_be_hidden()
    stepper.get_by_label("Step", exact=True).press("End")
    expect(stepper.locator(".after")).to_be_visible()
    for line in lines["ledger"]:
        expect(stepper.locator(".after")).to_contain_text(line["what"])
    stays(page)
    assert violations(page, "dialog.stepping") == []


# -- what was pressed --------------------------------------------------------------------------------


def test_a_card_that_may_not_be_played_is_kept_for_practice(open_page: Open) -> None:
    match = Match("tetka", seed=4, hands=1)
    while not (match.seat == 0 and match.refused):
        assert match.decision is not None
        match.apply(match.decision.pick(0.3))
    card = match.refused[0].code
    page = at_table(open_page, [sitting("tetka", match.record(), [0], "going-on")])
    barred = page.locator(f'.mine [data-code="{card}"]')
    barred.wait_for(timeout=ENGINE_MS)
    barred.tap()
    expect(page.locator(".said .no")).to_be_visible()
    until(page, "() => localStorage.getItem('followsuit.pressed')")
    kept = json.loads(page.evaluate("localStorage.getItem('followsuit.pressed')"))
    (press,) = kept["tetka"]
    press.pop("at")
    told = ask({"ask": "practice", "game": "tetka", "pressed": [press]})
    assert press["card"] == card and "error" not in told
    # Nobody is called anything at the table.
    expect(page.locator(".said .no")).not_to_contain_text("misread")


ASKED = """{
  const post = Worker.prototype.postMessage;
  window.asked = [];
  Worker.prototype.postMessage = function (...given) {
    window.asked.push(JSON.stringify(given));
    return post.apply(this, given);
  };
}"""


def test_practice_is_told_and_goes_on_where_it_cannot_be_any_more(open_page: Open) -> None:
    """A press of which the rules now know nothing is forgotten; nothing else is lost by it."""
    page = open_page("practice/?games=twenty-five")
    gone = {"setting": {}, "hand": ["1X"], "trick": [], "card": "1X"}
    page.evaluate(
        "kept => localStorage.setItem('followsuit.pressed', JSON.stringify(kept))",
        {"twenty-five": [{**gone, "at": page.evaluate("Date.now()")}], "truc": []},
    )
    page.add_init_script(ASKED)
    page.reload()
    quiz = page.locator("fs-quiz")
    quiz.locator(".stand .question").wait_for()
    answer_any(quiz)
    quiz.locator(".engine[data-state=ready]").wait_for(state="attached", timeout=ENGINE_MS)
    go_on(quiz)
    answer_any(quiz)
    until(page, "() => window.asked.some((each) => each.includes('pressed'))")
    until(page, "() => !localStorage.getItem('followsuit.pressed').includes('twenty-five')")
    go_on(quiz)
    expect(quiz.locator(".stand .question")).to_be_visible()
