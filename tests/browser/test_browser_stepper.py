"""Worked examples: step by step, and what would have been."""

from __future__ import annotations

import pytest
from browsing import ENGINE_MS, GAMES, NO_SCRIPT, Open, Site, quiet, start_engine, unfold
from playwright.sync_api import Locator, Page, expect

TRICK = "fs-stepper[data-kind=trick]:not(details *)"
ACE = "#example-third-best"


def why(stepper: Locator) -> Locator:
    return stepper.locator(".why[role=status]")


def button(stepper: Locator, name: str) -> Locator:
    return stepper.get_by_role("button", name=name, exact=True)


@pytest.fixture
def page(open_page: Open) -> Page:
    return open_page("games/twenty-five/")


def test_cards_appear_one_by_one_and_the_running_winner_is_marked(page: Page) -> None:
    stepper = page.locator(ACE)
    expect(stepper.locator(".card.back")).to_have_count(3)
    expect(stepper.locator(".card.led")).to_have_count(1)
    expect(stepper.locator(".tag.w")).to_have_text("winning")
    said = [why(stepper).inner_text()]
    for left in (2, 1, 0):
        button(stepper, "Next").click()
        expect(stepper.locator(".card.back")).to_have_count(left)
        expect(stepper.locator(".card.win")).to_have_count(1)
        said.append(why(stepper).inner_text())
    assert len(set(said)) == 4
    expect(stepper.locator(".tag.w")).to_have_text("wins")
    expect(stepper.locator("li[data-seat='1'] .card")).to_have_class("card H win")
    button(stepper, "Back").click()
    expect(stepper.locator(".card.back")).to_have_count(1)


def test_every_step_names_its_clause_and_lights_the_sentence(page: Page) -> None:
    stepper = page.locator(ACE)
    button(stepper, "Next").click()
    link = why(stepper).locator("a.sec").first
    clause = link.evaluate("link => decodeURIComponent(link.hash.slice(1))")
    sentence = page.locator(f"[id='{clause}']")
    expect(sentence).to_have_class("clause lit")
    expect(page.locator(".clause > .now, .clause .now")).to_have_count(1)
    place = "link => link.getBoundingClientRect().top"
    before = link.evaluate(place)
    link.hover()
    page.wait_for_timeout(100)
    assert link.evaluate(place) == pytest.approx(before, abs=1)
    link.click()
    expect(sentence).to_be_in_viewport()
    quiet(page)
    expect(page.locator(".clause.lit")).to_have_count(1)
    # Instant navigation has not put a fresh copy of the page in place.
    expect(stepper.locator(".card.back")).to_have_count(2)


def test_the_trace_can_be_shown_whole(page: Page) -> None:
    stepper = page.locator(ACE)
    expect(stepper.locator(".trace")).to_be_hidden()
    button(stepper, "All in words").click()
    expect(stepper.locator(".trace > li")).to_have_count(4)
    expect(stepper.locator(".trace")).to_be_visible()


def test_by_keyboard_alone(page: Page) -> None:
    stepper = page.locator(ACE)
    stepper.locator(".dots button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(stepper.get_by_role("button", name="Step 3 of 4")).to_be_focused()
    expect(stepper.locator(".card.back")).to_have_count(1)
    page.keyboard.press("Home")
    expect(stepper.locator(".card.back")).to_have_count(3)
    page.keyboard.press("Tab")
    expect(button(stepper, "Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(stepper.locator(".card.back")).to_have_count(2)
    expect(button(stepper, "Next")).to_be_focused()


def test_play_all_takes_its_time_and_stops(open_page: Open, site: Site) -> None:
    page = open_page(NO_SCRIPT)
    page.clock.install()
    page.goto(site.game("twenty-five"))
    stepper = page.locator(ACE)
    button(stepper, "Play all").click()
    button(stepper, "Pause").wait_for()
    page.clock.run_for(10_000)
    expect(stepper.locator(".card.back")).to_have_count(0)
    button(stepper, "Play all").wait_for()


def test_play_all_shows_the_end_at_once_with_reduced_motion(open_page: Open) -> None:
    page = open_page("games/twenty-five/", reduced_motion="reduce")
    stepper = page.locator(ACE)
    shown = button(stepper, "Play all").evaluate(
        """play => {
          const figure = play.closest("fs-stepper");
          const before = figure.querySelectorAll(".card.back").length;
          play.click();
          return [before, figure.querySelectorAll(".card.back").length];
        }"""
    )
    assert shown[0]
    assert not shown[1]


def test_a_hand_is_told_card_by_card(page: Page) -> None:
    stepper = page.locator("fs-stepper[data-kind=legal]:not(details *)").first
    cards = stepper.locator(".hand > li").count()
    expect(stepper.locator(".hand .tag", has_text="?")).to_have_count(cards - 1)
    button(stepper, "Play all").click()
    stepper.get_by_role("button", name=f"Step {cards} of {cards}").click()
    expect(stepper.locator(".hand .tag", has_text="?")).to_have_count(0)
    printed = stepper.locator(".hand > li[data-legal=false]").count()
    expect(stepper.locator(".hand .card.no")).to_have_count(printed)


@pytest.mark.parametrize("game", GAMES)
def test_every_example_steps_from_start_to_end(open_page: Open, game: str) -> None:
    page = open_page(f"games/{game}/")
    unfold(page)
    # Within the page: a thousand clicks from outside would take minutes.
    faults = page.evaluate(
        """() => [...document.querySelectorAll("fs-stepper.up:has(.ctl)")].flatMap((stepper) => {
          const why = stepper.querySelector(".why[role=status]");
          const next = stepper.querySelector(".ctl .btn.pri");
          for (let step = 1; step < 200; step++) {
            if (!why.textContent.trim()) return [`${stepper.id}: step ${step} says nothing`];
            if (next.getAttribute("aria-disabled") === "true") return [];
            next.click();
          }
          return [`${stepper.id}: has no end`];
        })"""
    )
    assert not faults


STEPPERS = [
    ("twenty-five", ACE),
    ("tyzicha", "#example-heading-ten"),
    ("tyzicha", "#example-first-bids"),
    ("truc", "#example-truc-accepted"),
]


@pytest.mark.parametrize("screen", [(320, 640), (390, 844), (1440, 900)])
@pytest.mark.parametrize(("game", "figure"), STEPPERS)
def test_twelve_fast_presses_of_next_end_at_the_last_step(
    open_page: Open, game: str, figure: str, screen: tuple[int, int]
) -> None:
    """The last step turns no button into another, and moves none."""
    page = open_page(f"games/{game}/", viewport={"width": screen[0], "height": screen[1]})
    unfold(page)
    stepper = page.locator(figure)
    stepper.scroll_into_view_if_needed()
    next_step, again = button(stepper, "Next"), button(stepper, "Start over")
    steps = stepper.locator(".trace > li")
    # A play draws its table when it comes near.
    expect(stepper.locator(".card, .held, .trace").first).to_be_attached()
    places = """all => {
      const [first, ...others] = all.map((each) => each.getBoundingClientRect());
      return others.map(({ x, y }) => [Math.round(x - first.x), Math.round(y - first.y)]);
    }"""
    controls = stepper.locator(".ctl .btn, .ctl2 .btn")
    before = controls.evaluate_all(places)
    if again.get_attribute("aria-disabled") == "false":  # a play begins after its deal
        again.click()
    expect(again).to_have_attribute("aria-disabled", "true")
    for _ in range(steps.count() // 12 + 1):
        next_step.click(click_count=12, force=True)
    expect(next_step).to_have_attribute("aria-disabled", "true")
    expect(next_step).to_be_focused()
    expect(why(stepper)).to_contain_text(steps.last.locator("p").first.inner_text() or "")
    assert controls.evaluate_all(places) == before
    again.click()
    expect(again).to_be_focused()
    expect(again).to_have_attribute("aria-disabled", "true")
    expect(next_step).to_have_attribute("aria-disabled", "false")
    assert controls.evaluate_all(places) == before


# ---- what if? ----


def test_a_swapped_card_changes_winner_and_clause(page: Page) -> None:
    stepper = page.locator(ACE)
    start_engine(page, stepper)
    stepper.locator(".slots label", has_text="East").click()
    stepper.get_by_role("radio", name="5 of spades", exact=True).check(force=True)
    expect(why(stepper)).to_contain_text("East wins")
    table = stepper.locator("table.diff")
    expect(table.locator("tr", has_text="Winner").locator("td").nth(0)).to_contain_text("North")
    expect(table.locator("tr", has_text="Winner").locator("td").nth(1)).to_contain_text("East")
    expect(stepper.locator("li[data-seat='2'] .card")).to_have_class("card S win")
    old, new = table.locator("tr", has_text="Clause").locator("td").all_inner_texts()
    assert old != new
    expect(page.locator("[id='twenty-five.rank.five-best']")).to_have_class("clause lit")


def test_the_setting_can_be_changed(page: Page) -> None:
    stepper = page.locator(ACE)
    start_engine(page, stepper)
    stepper.get_by_label("Trumps", exact=True).select_option("Diamonds")
    expect(stepper.locator("header > span")).to_have_text("Diamonds are trump")
    expect(stepper.locator("table.diff tr", has_text="Trumps").locator("td").nth(1)).to_have_text(
        "Diamonds"
    )


def test_a_setting_of_cards_can_be_changed(open_page: Open) -> None:
    """Which cards have gone decides what nobody can beat (`lead.unbeatable-all-played`)."""
    page = open_page("games/fuenfzehnern/")
    unfold(page)
    figure = "#example-king-unbeatable"
    stepper = page.locator(figure)
    start_engine(page, stepper)
    gone = stepper.get_by_role("group", name="Cards already played")
    gone.locator("label", has=page.locator("[data-inline=AS]")).click()
    # The hand above has one, too.
    button(stepper, "Take it out").last.click()
    allowed = stepper.locator("table.diff tr", has_text="Allowed").locator("td")
    expect(allowed.nth(0).locator("[data-inline]")).to_have_count(2)
    expect(allowed.nth(1).locator("[data-inline]")).to_have_count(1)
    changed = stepper.locator("table.diff tr", has_text="Cards already played").locator("td")
    expect(changed.nth(1)).to_have_text("nothing")
    fragment = page.evaluate("location.hash")
    assert fragment == f"{figure}~gone="
    again = open_page(f"games/fuenfzehnern/{fragment}").locator(figure)
    expect(again.locator("table.diff tr", has_text="Cards already played")).to_be_visible(
        timeout=ENGINE_MS
    )
    again.get_by_role("group", name="Cards already played").locator("label").first.click()
    again.get_by_label("Or type a card").last.fill("A♠")
    button(again, "Use it").click()
    expect(again.locator("table.diff tr", has_text="Cards already played")).to_have_count(0)
    button(again, "Put everything back").click()
    again.page.wait_for_url(f"**/{figure}")


def test_an_impossible_swap_is_explained(page: Page) -> None:
    stepper = page.locator(ACE)
    start_engine(page, stepper)
    stepper.locator(".slots label", has_text="East").click()
    stepper.get_by_role("radio", name="king of spades", exact=True).check(force=True)
    expect(why(stepper)).to_contain_text("K♠ is already")
    expect(why(stepper)).to_contain_text("West")
    stepper.get_by_label("Or type a card").fill("elephant")
    stepper.get_by_label("Or type a card").press("Enter")
    expect(why(stepper)).to_contain_text("“elephant” is not a card")


def test_a_card_can_be_typed_and_put_back(page: Page) -> None:
    stepper = page.locator(ACE)
    start_engine(page, stepper)
    stepper.locator(".slots label", has_text="South").click()
    stepper.get_by_label("Or type a card").fill("5♠")
    button(stepper, "Play it").click()
    expect(why(stepper)).to_contain_text("South wins")
    button(stepper, "Put everything back").click()
    expect(why(stepper)).to_contain_text("North wins")
    expect(stepper.locator("table.diff tr", has_text="card")).to_have_count(0)
    button(stepper, "What if?").click()
    expect(stepper.locator(".whatif")).to_have_count(0)
    expect(stepper.locator("li[data-seat='3'] .card")).to_have_attribute("data-card", "2S")


def test_a_changed_position_is_a_link(page: Page, open_page: Open) -> None:
    stepper = page.locator(ACE)
    start_engine(page, stepper)
    stepper.get_by_label("Or type a card").fill("5S")
    stepper.get_by_label("Or type a card").press("Enter")
    expect(why(stepper)).to_contain_text("South wins")
    fragment = page.evaluate("location.hash")
    assert fragment == "#example-third-best~3=5S"
    again = open_page(f"games/twenty-five/{fragment}")
    expect(why(again.locator(ACE))).to_contain_text("South wins", timeout=ENGINE_MS)
    expect(again.locator(ACE)).to_be_in_viewport()


def test_a_hand_can_be_changed(page: Page) -> None:
    stepper = page.locator("fs-stepper[data-kind=legal]:not(details *)").first
    start_engine(page, stepper)
    before = stepper.locator("table.diff").inner_text()
    stepper.get_by_label("Trumps", exact=True).select_option("Diamonds")
    expect(stepper.locator("table.diff")).not_to_have_text(before)
    expect(stepper.locator("table.diff tr", has_text="Allowed")).to_be_visible()


def test_a_decktet_card_is_chosen_from_a_list(open_page: Open) -> None:
    page = open_page("games/shed/")
    stepper = page.locator(TRICK).first
    start_engine(page, stepper)
    stepper.get_by_label("Or type a card").fill("the excuse of elephants")
    stepper.get_by_label("Or type a card").press("Enter")
    expect(why(stepper)).to_contain_text("is not a card")
    cards = stepper.get_by_label("Card", exact=True)
    assert cards.locator("optgroup").count() >= 10
    held = set(
        stepper.locator(".holds [data-inline]").evaluate_all(
            "all => all.map(c => c.dataset.inline)"
        )
    )
    free = [
        code for code in ("sailor", "soldier", "penitent", "lunatic", "author") if code not in held
    ]
    cards.select_option(free[0])
    expect(stepper.locator("table.diff")).to_contain_text("Winner")
    expect(why(stepper).locator("a.sec")).not_to_have_count(0)


def test_engine_words_come_without_markup(page: Page, site: Site) -> None:
    """A card name with markup in it stays text."""
    stepper = page.locator(ACE)
    start_engine(page, stepper)
    stepper.get_by_label("Or type a card").fill("<img src=x onerror=alert(1)>")
    stepper.get_by_label("Or type a card").press("Enter")
    expect(why(stepper)).to_contain_text("<img src=x")
    expect(stepper.locator("img")).to_have_count(0)
