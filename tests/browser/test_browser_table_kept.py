"""What a table tells and keeps: why a card is barred, each play once, what is taken back, resumed, sent, and shared."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from browsing import ENGINE_MS, NO_SCRIPT, Open, until
from playwright.sync_api import Page, expect
from tables import (
    PHONE,
    choose,
    go,
    kept,
    kept_once,
    shelved,
    sit_down,
    sitting,
    state,
    waits,
)
from test_browser_access import violations

from followsuit import Match, ask

# North leads spades to a hand that holds some.
BOUND = "schafkopf"


def bound() -> tuple[dict[str, Any], int]:
    """A record of Schafkopf in which a seat may play some of its cards only."""
    random = Random(1)
    match = Match(BOUND, seed=1, hands=1)
    while (decision := match.decision) is not None:
        if match.phase == "play" and decision.refused:
            return match.record(), decision.seat
        match.apply(decision.pick(random.random()))
    raise AssertionError("everything was allowed")


def at_bound(open_page: Open, **options: Any) -> Page:
    record, seat = bound()
    page = shelved(open_page, [sitting(BOUND, record, [seat], "one")], **{**PHONE, **options})
    sit_down(page, BOUND, "play~id=one")
    return page


# What a line says, without its links and buttons, its cards as codes.
WORDS = """const words = (line) => {
  const copy = line.cloneNode(true);
  for (const drop of copy.querySelectorAll("a, button")) drop.remove();
  for (const card of copy.querySelectorAll("[data-inline]")) card.textContent = card.dataset.inline.replace(/^T/, "10");
  return copy.textContent.replace(/[^\\p{L}\\p{N}]/gu, "");
};"""
# It is one day for whoever asks, while all clocks go on.
DAY = """window.Date = class extends Date {
  constructor(...given) { super(...(given.length ? given : [2026, 10, 24, 20])); }
};"""
SUITS = str.maketrans("♠♥♦♣", "SHDC")


def plain(told: str) -> str:
    """The same of a sentence of the engine."""
    return re.sub(r"\W", "", told.translate(SUITS))


def said(page: Page) -> list[str]:
    return page.locator(".said > p").all_inner_texts()


@pytest.mark.parametrize("press", ["tap", "Enter"])
def test_a_barred_card_says_why_and_nothing_is_lost(open_page: Open, press: str) -> None:
    page = at_bound(open_page)
    barred = page.locator('.mine [data-legal="false"] .press').first
    code = barred.get_attribute("data-code")
    expect(barred).to_have_accessible_name(re.compile("not now: why not"))
    go(barred, press)
    (table,) = kept(page)
    refused = ask(
        {"ask": "play", "do": "state", "record": table["record"], "seat": table["humans"][0]}
    )
    (why,) = [one for one in refused["state"]["refused"] if one["code"] == code]
    line = page.locator(".said > p.no").last
    expect(line).to_be_in_viewport()
    expect(line).to_contain_text("is not allowed")
    assert line.evaluate(f"(line) => {{ {WORDS} return words(line); }}") == plain(
        why["why"]["text"]
    )
    assert line.get_by_role("link").count() == len(why["clauses"])
    assert state(page) == "yours"
    # The rule opens in place: the table stays where it is.
    line.get_by_role("link").first.click()
    expect(page.locator(".tabletop")).to_be_visible()
    assert "/play/" in page.url


def test_a_screen_reader_hears_each_play_once_and_in_order(open_page: Open) -> None:
    """What is added to the log is what the seat is told, one thing after the other."""
    page = shelved(open_page, [], **PHONE)
    sit_down(page, BOUND, "play~seed=3")
    page.evaluate(
        f"""() => {{
  {WORDS}
  window.heard = [];
  new MutationObserver((changes) => {{
    for (const {{ addedNodes }} of changes) window.heard.push(...[...addedNodes].map(words));
  }}).observe(document.querySelector(".said"), {{ childList: true }});
}}"""
    )
    expect(page.get_by_role("log")).to_have_count(1)
    for number in range(4):
        choose(page, Random(number), "tap")
    heard = page.evaluate("window.heard")
    (table,) = kept(page)
    answer = ask({"ask": "hand", "do": "view", "record": table["record"], "seat": 0})
    told = [event["why"]["text"] for event in answer["state"]["events"] if event["why"]["text"]]
    assert len(heard) > 12
    assert heard == [plain(each) for each in told][-len(heard) :]


def test_after_each_trick_its_steps_can_be_seen(open_page: Open) -> None:
    page = shelved(open_page, [], **PHONE)
    sit_down(page, "twenty-five", "play~seed=4~players=3")
    for number in range(3):
        choose(page, Random(number), "tap")
    why = page.get_by_role("button", name="Why?").last
    expect(why).to_be_visible()
    why.tap()
    steps = page.locator("dialog[open] .course > li")
    expect(steps).to_have_count(4)
    expect(steps.last).to_contain_text("wins")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert state(page) == "yours"


def test_a_table_is_taken_back_and_resumed(open_page: Open) -> None:
    """Also after a reload, and beside another table of the same game."""
    page = shelved(open_page, [], **PHONE)
    sit_down(page, BOUND, "play~seed=5")
    held = page.locator(".mine .press")
    for number in range(3):
        choose(page, Random(number), "tap")
    (before,) = kept(page)
    cards = held.count()
    page.get_by_role("button", name="Take back").tap()
    expect(held).to_have_count(cards + 1)
    waits(page)
    (after,) = kept(page)
    assert len(after["record"]["hands"][0]["actions"]) < len(
        before["record"]["hands"][0]["actions"]
    )
    page.reload()
    waits(page)
    expect(held).to_have_count(cards + 1)
    assert kept(page)[0]["record"] == after["record"]
    # A second one, and back to the first.
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Fresh deal").tap()
    page.locator(f".tabletop .mine .press >> nth={cards + 1}").wait_for()
    waits(page)
    choose(page, Random(1), "tap")
    assert len(kept(page)) == 2
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Your tables").tap()
    tables = page.locator("dialog[open] .tables > li")
    expect(tables).to_have_count(2)
    tables.last.get_by_role("button").first.tap()
    expect(page).to_have_url(re.compile(after["id"]))
    expect(held).to_have_count(cards + 1)


def test_what_was_chosen_is_kept_before_it_is_shown(open_page: Open) -> None:
    """At the slowest pace: who leaves while the others' plays are still to be told has lost nothing."""
    page = shelved(open_page, [], **PHONE)
    sit_down(page, "twenty-five", "play~seed=4~players=3")
    page.evaluate("""localStorage.setItem("followsuit.table", '{"pace":"wait","games":{}}')""")
    held = page.locator(".mine .press")
    cards = held.count()
    card = page.locator('.mine [data-legal="true"] .press').first
    chosen = card.get_attribute("data-code")
    card.tap()
    page.get_by_role("button", name="Next", exact=True).wait_for()
    (table,) = kept(page)
    actions = table["record"]["hands"][0]["actions"]
    assert chosen in actions
    # So what is taken back now is this very choice.
    page.get_by_role("button", name="Take back").tap()
    expect(held).to_have_count(cards)
    (table,) = kept_once(page, lambda all: chosen not in all[0]["record"]["hands"][0]["actions"])
    assert table["record"]["hands"][0]["actions"] == actions[: actions.index(chosen)]


def test_the_same_address_is_the_same_deal(open_page: Open) -> None:
    page = shelved(open_page, [], **PHONE)
    hands = []
    for _ in range(2):
        sit_down(page, "truc", "play~seed=12~players=4")
        hands.append(
            page.locator(".mine .press").evaluate_all("all => all.map((one) => one.dataset.code)")
        )
    other = open_page("play/truc/#play~seed=13~players=4", **PHONE)
    waits(other)
    hands.append(
        other.locator(".mine .press").evaluate_all("all => all.map((one) => one.dataset.code)")
    )
    assert hands[0] == hands[1] != hands[2]


def test_the_deal_of_the_day_is_the_same_for_all(open_page: Open) -> None:
    hands = []
    for level in ("easy", "hard"):
        page = open_page(NO_SCRIPT, **PHONE)
        wish = {"players": 3, "options": {}, "humans": [1], "level": level, "match": True}
        page.evaluate(
            "(wish) => localStorage.setItem('followsuit.table', JSON.stringify({pace: 'fast', games: {truc: wish}}))",
            wish,
        )
        page.add_init_script(DAY)
        sit_down(page, "truc", "play~seed=1")
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("button", name="Deal of the day").tap()
        expect(page).to_have_url(re.compile("seed=20261124"))
        waits(page)
        hands.append(
            page.locator(".mine .press").evaluate_all("all => all.map((one) => one.dataset.code)")
        )
    assert hands[0] == hands[1]


def test_a_new_table_is_set_and_remembered(open_page: Open) -> None:
    page = shelved(open_page, [], **PHONE)
    sit_down(page, "twenty-five", "play~seed=4")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="New table").tap()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Players", exact=True).select_option("6")
    dialog.get_by_label("Player 6").check()
    dialog.get_by_label("Player 1", exact=True).uncheck()
    dialog.get_by_label("The others play").select_option(label="Easy")
    dialog.get_by_label("How long").select_option(label="A whole match")
    dialog.get_by_role("button", name="Deal").tap()
    expect(page.locator(".players > li")).to_have_count(6)
    waits(page)
    expect(page.locator(".players > [data-you]")).to_contain_text("Player 6")
    choose(page, Random(1), "tap")
    (table,) = kept(page)
    assert (table["humans"], table["level"], table["record"]["players"]) == ([5], "easy", 6)
    assert "limit" not in table["record"] or table["record"]["limit"] is None
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Fresh deal").tap()
    expect(page).to_have_url(re.compile("players=6"))
    waits(page)
    expect(page.locator(".players > [data-you]")).to_contain_text("Player 6")


def test_between_two_people_at_one_device_there_is_a_curtain(open_page: Open) -> None:
    record = Match("ecarte", 2, seed=5, hands=1).record()
    page = shelved(open_page, [sitting("ecarte", record, [0, 1], "two")], **PHONE)
    sit_down(page, "ecarte", "play~id=two")
    seen = set()
    for number in range(8):
        if state(page) == "handed-on":
            expect(page.locator(".mine .press")).to_have_count(0)
            expect(page.locator(".mine .card")).to_have_count(0)
            name = re.search(r"^(\w+) is next", page.locator(".whose").inner_text())
            seen.add(name and name[1])
        choose(page, Random(number), "tap")
    assert seen == {"West", "East"}


@pytest.mark.parametrize(
    "link",
    [
        "play",
        "play~id=nobody",
        "play~seed=x",
        "play~r=ab",
        "play~seed=4~players=99",
        "play~seed=4~players=5",
        "play~%E0",
    ],
)
def test_a_damaged_address_is_told_and_a_table_is_there(open_page: Open, link: str) -> None:
    page = shelved(open_page, [], **PHONE)
    page.goto(page.url.replace(NO_SCRIPT, f"play/schafkopf/#{link}"))
    if "players=5" in link:
        expect(page.locator("fs-play > .amiss")).to_contain_text("not 5")
        page.locator("dialog[open]").get_by_label("How long").wait_for()
        page.locator("dialog[open]").get_by_role("button", name="Deal").tap()
    elif link != "play":
        expect(page.locator("fs-play > .amiss")).to_contain_text("Here is a fresh deal")
    waits(page)
    assert state(page) == "yours"


def test_damaged_tables_are_put_aside(open_page: Open) -> None:
    record, seat = bound()
    good = sitting(BOUND, record, [seat], "good")
    wrong = [{**good, "id": "bad", "humans": "me"}, {**good, "id": "worse", "version": 9}]
    page = shelved(open_page, [good, *wrong], **PHONE)
    sit_down(page, BOUND, "play~id=bad")
    expect(page.locator("fs-play > .amiss")).to_contain_text("Here is a fresh deal")
    assert [table["id"] for table in kept(page)] == ["good"]
    spoilt = {**record, "hands": [{"dealer": 0, "actions": ["nonsense"]}]}
    page = shelved(open_page, [{**good, "record": spoilt}], **PHONE)
    page.goto(page.url.replace(NO_SCRIPT, f"play/{BOUND}/#play~id=good"))
    expect(page.locator(".said .fault")).to_be_visible(timeout=ENGINE_MS)


def test_a_device_that_keeps_nothing_says_so(open_page: Open) -> None:
    page = open_page(NO_SCRIPT, **PHONE)
    page.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }"
    )
    sit_down(page, "truc", "play~seed=1")
    choose(page, Random(1), "tap")
    expect(page.locator("fs-play > .amiss")).to_contain_text("keeps nothing")
    choose(page, Random(2), "tap")


def test_an_engine_that_dies_is_started_again_and_the_hand_goes_on(open_page: Open) -> None:
    page = at_bound(open_page)
    # What waits for an answer need not wait long in a test.
    page.evaluate(
        """() => {
  const wait = window.setTimeout;
  window.hurry = true;
  window.setTimeout = (act, after, ...given) =>
    wait(act, window.hurry && after === 20000 ? 300 : after, ...given);
}"""
    )
    (worker,) = [one for one in page.workers if "/followsuit/worker-" in one.url]
    (before,) = kept(page)
    worker.evaluate("self.onmessage = null, self.close()")
    page.locator('.mine [data-legal="true"] .press').first.tap()
    line = page.locator(".tabletop > .engine[data-state=failed]")
    expect(line).to_be_in_viewport()
    assert kept(page) == [before]
    page.evaluate("() => { window.hurry = false; }")
    line.get_by_role("button", name="Retry").tap()
    waits(page)
    assert state(page) == "yours"
    choose(page, Random(1), "tap")
    (after,) = kept(page)
    assert len(after["record"]["hands"][0]["actions"]) > len(
        before["record"]["hands"][0]["actions"]
    )


def test_a_table_and_what_lies_over_it_pass_axe(open_page: Open) -> None:
    page = at_bound(open_page, bypass_csp=True)
    faults = violations(page)
    page.locator('.mine [data-legal="false"] .press').first.tap()
    for opener in ("What may I do?", "Score", "Menu"):
        page.locator(".tabletop").get_by_role("button", name=opener).tap()
        faults += violations(page, "dialog[open]")
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="New table").tap()
    page.locator("dialog[open]").get_by_role("button", name="Deal").wait_for()
    faults += violations(page, "dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Your tables").tap()
    page.locator("dialog[open] .tables > li").first.wait_for()
    faults += violations(page, "dialog[open]")
    assert not faults, "\n".join(faults)


def test_cards_are_found_by_arrow_and_by_name(open_page: Open) -> None:
    page = at_bound(open_page)
    cards = page.locator(".mine .press")
    cards.first.focus()
    codes = cards.evaluate_all("all => all.map((one) => one.dataset.code)")
    focused = "document.activeElement.dataset.code"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == codes[1]
    page.keyboard.press("End")
    assert page.evaluate(focused) == codes[-1]
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == codes[0]
    page.keyboard.type(codes[-2].lower())
    assert page.evaluate(focused) == codes[-2]


def test_wait_for_me_goes_on_by_a_press(open_page: Open) -> None:
    page = open_page(NO_SCRIPT, **PHONE)
    page.evaluate("""localStorage.setItem("followsuit.table", '{"pace":"wait","games":{}}')""")
    page.goto(page.url.replace(NO_SCRIPT, "play/schafkopf/#play~seed=5"))
    next_one = page.get_by_role("button", name="Next", exact=True)
    told = 0
    for _ in range(60):
        page.locator('.yours .btn, .mine [data-legal="true"]').first.wait_for(timeout=ENGINE_MS)
        if state(page) == "yours":
            break
        now = len(said(page))
        next_one.tap()
        told += now >= 0
        until(page, "() => !document.querySelector('.tabletop[aria-busy]')")
    assert state(page) == "yours"


def test_a_german_table_speaks_german(open_page: Open) -> None:
    page = open_page("de/glossary/", **PHONE)
    page.evaluate("""localStorage.setItem("followsuit.table", '{"pace":"fast","games":{}}')""")
    page.goto(page.url.replace("glossary/", "play/schafkopf/#play~seed=5"))
    waits(page)
    for number in range(4):
        choose(page, Random(number), "tap")
    assert not re.search(
        r"\b(plays|leads|wins|Your turn|trick|because)\b", page.locator(".tabletop").inner_text()
    )
