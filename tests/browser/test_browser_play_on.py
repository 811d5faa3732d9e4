"""“What if?” for a scripted piece of a hand: choose differently, and play on."""

from __future__ import annotations

import re

import pytest
from browsing import ENGINE_MS, GAMES, Open, settled, unfold
from playwright.sync_api import Locator, Page, expect
from test_browser_access import violations
from test_browser_stepper import button, why

ACES = "#example-four-aces-thrown"
# South's 2♣ loses the trick; the king would win it. Of the other suits South may play nothing.
CLUB = 7


def ask_what_if(page: Page, figure: str) -> Locator:
    """Open "What if?" in an example, and wait until the engine shows whose turn it is."""
    unfold(page)
    stepper = page.locator(figure)
    button(stepper, "What if?").click()
    stepper.locator(".whose").wait_for(timeout=ENGINE_MS)
    return stepper


def go_to(stepper: Locator, moment: int) -> None:
    stepper.get_by_label("Choose differently here").select_option(index=moment)
    expect(settled(stepper).locator(".diff tbody")).to_have_count(0)


def does(stepper: Locator, action: str) -> Locator:
    return settled(stepper).locator(f'.turnof button[data-action="{action}"]')


def act(stepper: Locator) -> None:
    """Do the first thing that may be done."""
    settled(stepper).locator(".turnof button[data-action]").first.click()


def row(stepper: Locator, what: str) -> tuple[str, str]:
    cells = settled(stepper).locator("table.diff tr", has_text=re.compile(f"^{what}")).locator("td")
    expect(cells).to_have_count(2)
    before, now = cells.all_inner_texts()
    return before, now


@pytest.fixture
def aces(open_page: Open) -> Locator:
    stepper = ask_what_if(open_page("games/reversis/"), ACES)
    go_to(stepper, CLUB)
    expect(stepper.locator(".whose")).to_have_text("It is South’s turn.")
    return stepper


def test_another_card_changes_the_winner(aces: Locator) -> None:
    does(aces, "KC").click()
    expect(aces.locator("table.diff")).to_be_visible()
    before, now = row(aces, "Choice")
    assert before.startswith("South: Play 2")
    assert now.startswith("South: Play king")
    before, now = row(aces, "The trick")
    assert not before.startswith("South wins")
    assert now.startswith("South wins")
    assert row(aces, "Totals")[0]


def test_a_card_that_is_not_allowed_is_explained(aces: Locator) -> None:
    barred = aces.locator(".hand > li[data-legal=false]")
    expect(barred).to_have_count(7)
    expect(barred.first.locator(".tag")).to_have_text("not allowed")
    barred.first.get_by_role("button").click()
    expect(why(aces)).to_contain_text("follow")
    expect(why(aces).locator("a.sec")).not_to_have_count(0)
    expect(aces.page.locator(".clause.lit")).not_to_have_count(0)
    expect(aces.locator(".whose")).to_have_text("It is South’s turn.")


def test_what_is_best_is_told_of_every_choice(aces: Locator) -> None:
    """In the order of the engine's advice, below what was pressed; another choice takes it away."""
    does(aces, "KC").click()
    expect(button(aces, "Take back")).to_be_visible()
    choices = settled(aces).locator(".turnof button[data-action]").count()
    best = button(aces, "What is best?")
    best.click()
    told = aces.locator(".advised li")
    expect(told).to_have_count(choices)
    expect(told.first).to_contain_text("Nothing better was found.")
    expect(told.last).to_contain_text("trick")
    assert told.first.evaluate(
        "row => { const { top, bottom } = row.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; }"
    )
    under = why(aces).bounding_box()
    button_at = best.bounding_box()
    assert under
    assert button_at
    assert button_at["y"] >= under["y"] + under["height"] - 1, "what was pressed stays in view"
    shown = told.all_inner_texts()
    best.click()
    settled(aces)
    assert told.all_inner_texts() == shown, "the same hand is advised the same"
    act(aces)
    expect(told).to_have_count(0)


def test_play_on_to_the_end_and_see_the_score(aces: Locator) -> None:
    does(aces, "KC").click()
    # South has won the trick and leads: nobody else is there to go on.
    expect(button(aces, "Let the others go on")).to_be_hidden()
    act(aces)
    expect(aces.locator(".whose")).not_to_have_text("It is South’s turn.")
    button(aces, "Let the others go on").click()
    expect(aces.locator(".whose")).to_have_text("It is South’s turn.")
    button(aces, "Let chance play the hand out").click()
    expect(aces.locator(".whose")).to_have_text("The hand is over.")
    lines = aces.locator("table.ledger tbody tr")
    expect(lines).not_to_have_count(0)
    expect(lines.first.locator("a.sec")).not_to_have_count(0)
    expect(button(aces, "Let chance play the hand out")).to_be_hidden()


def test_presses_faster_than_the_engine_count_in_their_order(aces: Locator) -> None:
    """Each press begins from what the one before it leads to, shown or not."""
    pressed = "(buttons) => buttons.forEach((button) => button.click())"
    rest, back = (button(aces, name) for name in ("Let chance play the hand out", "Take back"))

    def together(*buttons: Locator) -> None:
        aces.page.evaluate(pressed, [one.element_handle() for one in buttons])

    together(does(aces, "KC"), rest)
    expect(aces.locator(".whose")).to_have_text("The hand is over.")
    expect(why(aces)).not_to_be_empty()
    assert aces.page.evaluate("location.hash").startswith(f"{ACES}~{CLUB}~KC~")
    together(back, back)
    expect(does(aces, "KC")).to_be_visible()
    expect(back).to_be_hidden()
    does(aces, "KC").click()
    expect(back).to_be_visible()
    together(rest, back, back)
    expect(does(aces, "KC")).to_be_visible()
    expect(back).to_be_hidden()


def test_no_answer_moves_a_button_that_is_held_down(aces: Locator) -> None:
    """Whoever lets a button go has pressed it, also when the press before is answered meanwhile."""
    rest = button(aces, "Let chance play the hand out")
    rest.hover()
    aces.page.mouse.down()
    # The page's own clock: its wait for the pointer counts frames, and may last a second.
    drawn = does(aces, "KC").evaluate(
        """async (card) => {
          const panel = card.closest(".whatif");
          card.click();
          await new Promise((go) => setTimeout(go, 300));
          return [panel.querySelector(".whose").textContent, panel.querySelectorAll(".diff tr").length];
        }"""
    )
    assert drawn == ["It is South’s turn.", 0]
    aces.page.mouse.up()
    expect(aces.locator(".whose")).to_have_text("The hand is over.")
    assert aces.page.evaluate("location.hash").startswith(f"{ACES}~{CLUB}~KC~")


def test_what_if_opens_once_however_fast_it_is_pressed(open_page: Open) -> None:
    """Its script comes after the first press; two more take that back and ask again."""
    page = open_page("games/reversis/")
    unfold(page)
    stepper = page.locator(ACES)
    button(stepper, "What if?").evaluate("what => [what, what, what].forEach((w) => w.click())")
    stepper.locator(".whose").wait_for(timeout=ENGINE_MS)
    expect(stepper.locator(".whatif")).to_have_count(1)
    expect(button(stepper, "Put everything back")).to_have_count(1)
    button(stepper, "What if?").click()
    expect(stepper.locator(".whatif")).to_have_count(0)


def test_each_press_can_be_taken_back_and_all_at_once(aces: Locator) -> None:
    expect(button(aces, "Take back")).to_be_hidden()
    does(aces, "KC").click()
    expect(aces.locator("table.diff")).to_be_visible()
    button(aces, "Let chance play the hand out").click()
    expect(aces.locator(".whose")).to_have_text("The hand is over.")
    button(aces, "Take back").click()
    expect(aces.locator(".whose")).to_have_text("It is South’s turn.")
    expect(does(aces, "KC")).to_have_count(0)
    button(aces, "Take back").click()
    expect(does(aces, "KC")).to_be_visible()
    expect(button(aces, "Take back")).to_be_hidden()
    does(aces, "KC").click()
    button(aces, "Put everything back").click()
    expect(aces.locator("table.diff tbody")).to_have_count(0)
    button(aces, "What if?").click()
    expect(aces.locator(".whatif")).to_have_count(0)
    # The example is as it was printed, and so is its address.
    steps = aces.locator(".trace > li").count()
    expect(aces.locator(".place")).to_contain_text(f"of {steps}")
    assert aces.page.evaluate("location.hash") in ("", ACES)


def test_a_hand_played_otherwise_is_a_link(aces: Locator, open_page: Open) -> None:
    does(aces, "KC").click()
    expect(aces.locator("table.diff")).to_be_visible()
    button(aces, "Let chance play the hand out").click()
    expect(aces.locator(".whose")).to_have_text("The hand is over.")
    fragment = aces.page.evaluate("location.hash")
    assert fragment.startswith(f"{ACES}~{CLUB}~KC~")
    told = aces.locator(".outcome").inner_text()
    again = open_page(f"games/reversis/{fragment}").locator(ACES)
    expect(again.locator(".whose")).to_have_text("The hand is over.", timeout=ENGINE_MS)
    assert again.locator(".outcome").inner_text() == told
    expect(again).to_be_in_viewport()


def test_a_link_that_breaks_the_rules_is_told(open_page: Open) -> None:
    page = open_page(f"games/reversis/{ACES}~{CLUB}~9S")
    stepper = page.locator(ACES)
    stepper.locator(".whose").wait_for(timeout=ENGINE_MS)
    expect(stepper.locator(".amiss")).to_contain_text("so you must follow with a club")


def test_the_moment_of_the_step_is_chosen(open_page: Open) -> None:
    """The reader stands at a step: what was chosen there is what can be chosen otherwise."""
    page = open_page("games/truc/")
    stepper = page.locator("#example-truc-accepted")
    while "accepts" not in why(stepper).inner_text():
        button(stepper, "Next").click()
    ask_what_if(page, "#example-truc-accepted")
    chosen = stepper.get_by_label("Choose differently here").locator("option:checked")
    expect(chosen).to_contain_text("Accept truc")
    does(stepper, "reject").click()
    expect(stepper.locator(".whose")).to_have_text("The hand is over.")
    assert "reject" in row(stepper, "Choice")[1].lower()


def test_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("games/reversis/")
    unfold(page)
    stepper = page.locator(ACES)
    button(stepper, "What if?").focus()
    page.keyboard.press("Enter")
    stepper.locator(".whose").wait_for(timeout=ENGINE_MS)
    stepper.get_by_label("Choose differently here").focus()
    page.keyboard.press("Home")
    for _ in range(CLUB):
        page.keyboard.press("ArrowDown")
    expect(does(stepper, "KC")).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.action") == "KC":
            break
    page.keyboard.press("Enter")
    expect(stepper.locator(".whose")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('.turnof')")
    button(stepper, "Take back").focus()
    page.keyboard.press("Enter")
    expect(stepper.locator(".whose")).to_be_focused()


def test_an_example_without_steps_can_be_played_on(open_page: Open) -> None:
    """Where the printed example is only a beginning, there is still somebody's turn."""
    page = open_page("games/truc/")
    stepper = ask_what_if(page, "#example-cut-or-tap")
    expect(stepper.get_by_label("Choose differently here")).to_have_count(0)
    does(stepper, "tap").click()
    expect(button(stepper, "Next")).to_be_visible()
    button(stepper, "What if?").click()
    expect(stepper.locator(".whatif")).to_have_count(0)


# Their printed examples of play are beginnings: nobody has chosen yet.
BEGINNINGS = ("canadian-salad", "tetka")


@pytest.mark.parametrize("game", BEGINNINGS)
def test_a_beginning_is_played_to_its_end(open_page: Open, game: str) -> None:
    page = open_page(f"games/{game}/")
    assert not page.locator("fs-stepper[data-kind=play][data-actions]").count()
    figure = page.locator("fs-stepper[data-kind=play]").first.get_attribute("id")
    stepper = ask_what_if(page, f"#{figure}")
    act(stepper)
    button(stepper, "Let the others go on").click()
    expect(stepper.locator(".turnof button[data-action]")).not_to_have_count(0)
    button(stepper, "Let chance play the hand out").click()
    expect(stepper.locator(".whose")).to_have_text("The hand is over.")
    expect(stepper.locator("table.ledger tbody tr")).not_to_have_count(0)


@pytest.mark.parametrize("game", sorted({*GAMES} - {*BEGINNINGS}))
def test_the_scripted_action_gives_the_scripted_events(open_page: Open, game: str) -> None:
    """Choosing what the example chose ends as the example ends, sentence by sentence."""
    page = open_page(f"games/{game}/")
    figure = page.locator("fs-stepper[data-kind=play][data-actions]").first.get_attribute("id")
    stepper = ask_what_if(page, f"#{figure}")
    actions = stepper.evaluate("figure => JSON.parse(figure.dataset.actions)")
    go_to(stepper, len(actions) - 1)
    last = stepper.locator(f'.turnof [data-action="{actions[-1]}"]').first
    if last.evaluate("control => control.tagName") == "OPTION":
        stepper.get_by_label("What to do").select_option(index=last.evaluate("o => o.index"))
        button(stepper, "Do it").click()
    else:
        last.click()
    stepper.locator(".course").wait_for(state="attached")
    printed, told = (
        stepper.locator(f"{lines} > li").evaluate_all(
            """lines => lines.map((line) => {
              const copy = line.cloneNode(true);
              for (const links of copy.querySelectorAll(".secs")) links.remove();
              return copy.textContent.replace(/\\s+/g, " ").trim();
            })"""
        )
        for lines in (".trace", ".course")
    )
    assert told
    assert printed[-len(told) :] == told[-len(printed) :]
    for what in ("Choice", "Totals"):
        before, now = row(stepper, what)
        assert before == now


@pytest.mark.parametrize(
    ("game", "figure"), [("reversis", ACES), ("truc", "#example-truc-accepted")]
)
def test_the_panel_passes_axe(open_page: Open, game: str, figure: str) -> None:
    page = open_page(f"games/{game}/", bypass_csp=True)
    stepper = ask_what_if(page, figure)
    go_to(stepper, 3)
    button(page.locator(figure), "What is best?").click()
    page.locator(f"{figure} .advised li").first.wait_for(timeout=ENGINE_MS)
    faults = violations(page, figure)
    act(stepper)
    button(stepper, "Let chance play the hand out").click()
    expect(stepper.locator(".whose")).to_have_text("The hand is over.")
    stepper.locator(".outcome summary").click()
    faults += violations(page, figure)
    assert not [fault for fault in faults if not fault.startswith("heading-order")]


@pytest.mark.parametrize(
    ("game", "figure", "moment", "action"),
    [("reversis", ACES, CLUB, "KC"), ("shed", "#example-start-partners", 3, "huntress")],
)
def test_the_panel_fits_a_phone(
    open_page: Open, game: str, figure: str, moment: int, action: str
) -> None:
    """Nothing scrolls sideways at 320 px, and every control is big enough for a finger."""
    page = open_page(f"games/{game}/", viewport={"width": 320, "height": 800})
    stepper = ask_what_if(page, figure)
    go_to(stepper, moment)
    does(stepper, action).click()
    expect(stepper.locator("table.diff tbody tr")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    button(stepper, "Let chance play the hand out").click()
    expect(stepper.locator(".whose")).to_have_text("The hand is over.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    small = stepper.locator(".whatif").evaluate(
        """panel => [...panel.querySelectorAll("button, select, summary")].filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return height && (height < 44 || width < 44);
        }).map((control) => control.outerHTML.slice(0, 120))"""
    )
    assert not small
