"""Scripted pieces of play: the table at each step, drawn from what the builder has written."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import GAMES, NO_SCRIPT, Open, Site, runtime_requests, unfold
from playwright.sync_api import Locator, Page, Route, expect

from followsuit import ask

TRUC = "#example-truc-accepted"


def play(open_page: Open, game: str, example: str, **fields: Any) -> Locator:
    """A play, in sight and with its cards."""
    page: Page = open_page(f"games/{game}/", **fields)
    unfold(page)
    stepper = page.locator(example)
    stepper.scroll_into_view_if_needed()
    stepper.locator(".felt.live > :not(.strut) li").first.wait_for()
    return stepper


def table(stepper: Locator) -> Locator:
    return stepper.locator(".felt.live .seats:not(.strut)")


def told(stepper: Locator) -> Locator:
    return stepper.locator(".why[role=status]")


def step_to(stepper: Locator, words: str) -> None:
    """Step on until the sentence holds these words."""
    for _ in range(60):
        if words in told(stepper).inner_text():
            return
        stepper.get_by_role("button", name="Next", exact=True).click()
    raise AssertionError(f"no step says “{words}”")


def test_each_card_appears_and_the_winner_is_marked(open_page: Open, site: Site) -> None:
    start = len(site.asked)
    stepper = play(open_page, "truc", TRUC)
    on = table(stepper)
    step_to(stepper, "West leads")
    expect(on.locator(".card.back")).to_have_count(3)
    expect(on.locator(".tag.w")).to_have_text("winning")
    expect(on.locator(".card.led.win")).to_have_attribute("data-card", "3C")
    expect(on.locator("li").first.locator(".who")).to_have_text("West")
    for left in (2, 1, 0):
        stepper.get_by_role("button", name="Next", exact=True).click()
        expect(on.locator(".card.back")).to_have_count(left)
        expect(told(stepper).locator("a.sec")).not_to_have_count(0)
    stepper.get_by_role("button", name="Next", exact=True).click()
    expect(told(stepper)).to_contain_text("West wins")
    expect(on.locator(".tag.w")).to_have_text("wins")
    # It lies there until the next trick is led.
    step_to(stepper, "leads to the next")
    expect(on.locator(".card.back")).to_have_count(0)
    step_to(stepper, "West leads 2")
    expect(on.locator(".card.back")).to_have_count(3)
    stepper.get_by_role("button", name="Back", exact=True).click()
    expect(on.locator(".card.back")).to_have_count(0)
    assert runtime_requests(site, start) == []


PLAYS = "fs-stepper:has(> .felt.live)"
HEIGHTS = (
    """plays => plays.map((play) => [play.id, play.querySelector(".felt.live").offsetHeight])"""
)
STEPPED = """plays => plays.map((play) => {
  const felt = play.querySelector(".felt.live");
  const next = [...play.querySelectorAll(".ctl > .btn")].at(-1);
  const heights = [...play.querySelectorAll(".trace > li")].map(() => {
    next.click();
    return felt.offsetHeight;
  });
  return [play.id, [...new Set(heights)]];
})"""


@pytest.mark.parametrize("width", [320, 1100])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_below_a_table_moves(open_page: Open, game: str, width: int) -> None:
    """Its room is there before its cards are, and stays as it is at every step: whoever presses a
    button below it presses that button."""
    page = open_page(NO_SCRIPT, viewport={"width": width, "height": 900})
    late: list[Route] = []
    page.route("**/packs/*.html", lambda route: late.append(route))
    page.goto(page.url.replace(NO_SCRIPT, f"games/{game}/"))
    unfold(page)
    plays = page.locator(PLAYS)
    plays.first.scroll_into_view_if_needed()
    for _ in range(600):
        if late:
            break
        page.wait_for_timeout(50)
    assert late
    empty = plays.evaluate_all(HEIGHTS)
    assert empty
    for request in late:
        request.continue_()
    for play in plays.all():
        play.scroll_into_view_if_needed()
        play.locator("> .felt.live > :not(.strut, template)").wait_for()
    assert plays.evaluate_all(HEIGHTS) == empty
    assert plays.evaluate_all(STEPPED) == [[play, [height]] for play, height in empty]


def test_cards_that_a_sentence_shows_lie_on_the_table_alone(open_page: Open) -> None:
    stepper = play(open_page, "ecarte", "#example-played-out")
    step_to(stepper, "is turned up")
    expect(table(stepper).locator(".card[data-card]")).to_have_count(1)
    expect(table(stepper).locator(".tag.w")).to_have_count(0)


def test_before_a_card_falls_the_hand_of_who_chooses_lies_open(open_page: Open) -> None:
    stepper = play(open_page, "tyzicha", "#example-auction")
    held = stepper.locator(".felt.live > .held:not(.strut)")
    for name in ("North", "East"):
        step_to(stepper, f"{name} bids")
        expect(held.locator(".who")).to_have_text(f"{name} holds")
        expect(held.locator(".card[data-card]")).to_have_count(7)


def test_a_seat_that_plays_twice_stands_twice(open_page: Open) -> None:
    """Shed for two: the best card is marked, not each card of the player who is ahead."""
    stepper = play(open_page, "shed", "#example-two-draw")
    step_to(stepper, "The Savage")
    expect(table(stepper).locator(".who", has_text="West")).to_have_count(2)
    expect(table(stepper).locator(".card.win")).to_have_count(1)


def test_a_script_without_actions_opens_with_where_it_leads(open_page: Open) -> None:
    stepper = play(open_page, "ecarte", "#example-the-deal")
    expect(told(stepper)).to_contain_text("turned up")
    expect(stepper.locator(":scope > .now")).to_be_visible()
    stepper.get_by_role("button", name="Back", exact=True).click()
    expect(stepper.locator(":scope > .now")).to_be_hidden()


def test_on_paper_and_without_scripts_the_printed_table_stands(open_page: Open) -> None:
    stepper = play(open_page, "truc", "#example-accept-by-playing")
    printed = stepper.locator(":scope > .felt:not(.live)")
    expect(printed).to_be_hidden()
    expect(printed.locator(".tag.w")).to_have_text("winning")
    stepper.page.emulate_media(media="print")
    expect(printed).to_be_visible()
    expect(stepper.locator(".felt.live")).to_be_hidden()
    expect(stepper.locator(".trace > li").filter(visible=True)).to_have_count(1)


def test_without_faces_the_sentences_are_complete(open_page: Open, site: Site) -> None:
    page = open_page(NO_SCRIPT)
    page.route("**/packs/*.html", lambda route: route.abort())
    page.goto(site.game("truc"))
    unfold(page)
    stepper = page.locator(TRUC)
    stepper.scroll_into_view_if_needed()
    expect(stepper.locator(".felt.live")).to_have_count(0)
    step_to(stepper, "West wins")


PLAYED = "fs-stepper[data-kind=play]:has(> .felt.live)"
ASKED = """plays => plays.map(({ id, dataset: { request, actions, skip } }) =>
  [id, JSON.parse(request), JSON.parse(actions ?? "[]"), Number(skip ?? 0)])"""


def tricks(request: dict[str, Any], actions: list[str], skip: int) -> list[list[str] | None]:
    """At each line of a printed play: the cards of the trick and who is ahead, as the engine says."""
    begun = ask(request)
    played = ask({"ask": "hand", "do": "act", "record": begun["record"], "actions": actions})
    events = [e for e in begun["state"]["events"] + played["events"] if e["why"]["text"]][skip:]
    return [
        [" ".join(item["card"] for item in event["trick"]), event["best"] or ""]
        if "trick" in event
        else None
        for event in events
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_play_shows_each_card_as_it_falls(open_page: Open, game: str) -> None:
    """At each step that has a trick, the table holds that trick and marks the card that is ahead."""
    page = open_page(f"games/{game}/")
    unfold(page)
    plays = page.locator(PLAYED).evaluate_all(ASKED)
    assert plays
    expected = {id_: tricks(request, actions, skip) for id_, request, actions, skip in plays}
    faults = page.evaluate(
        """async (expected) => {
          const faults = [];
          for (const [id, tricks] of Object.entries(expected)) {
            const stepper = document.getElementById(id);
            if (!tricks.some((trick) => trick)) continue;
            stepper.scrollIntoView();
            for (let wait = 0; !stepper.querySelector(".live > :not(.strut, template)") && wait < 200; wait++)
              await new Promise((go) => setTimeout(go, 25));
            const next = stepper.querySelector(".ctl .btn.pri");
            const lines = stepper.querySelectorAll(".trace > li").length;
            if (lines !== tricks.length) faults.push(`${id}: ${lines} lines for ${tricks.length} events`);
            for (const trick of tricks) {
              const cards = [...stepper.querySelectorAll(".live > :not(.strut) .card[data-card]")];
              const codes = cards.map((card) => card.dataset.card).join(" ");
              const ahead = cards.filter((card) => card.matches(".win")).map((card) => card.dataset.card).join(" ");
              if (trick && (codes !== trick[0] || ahead !== trick[1]))
                faults.push(`${id}: ${codes} (${ahead}) is not ${trick[0]} (${trick[1]})`);
              next.click();
            }
          }
          return faults;
        }""",
        expected,
    )
    assert not faults
