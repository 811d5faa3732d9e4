"""What if? of every kind: what a changed figure says of itself, what is in view, how many cards there can be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import ENGINE_MS, Open, settled, unfold, until
from playwright.sync_api import Locator, Page, Route, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}
Change = Callable[[Locator], Locator]


def press(control: Locator) -> None:
    """As a finger or a mouse does it, whichever the page has."""
    touch = control.page.evaluate("navigator.maxTouchPoints > 0")
    control.tap() if touch else control.click()


def king(figure: Locator) -> Locator:
    """Another card for the chosen one: both kinds of picker take a typed name."""
    figure.get_by_label("Or type a card").first.fill("K♦")
    button = figure.get_by_role("button", name="Play it")
    press(button)
    return button


def trump(figure: Locator) -> Locator:
    trumps = figure.get_by_label("Trumps", exact=True)
    trumps.select_option("Hearts")
    return trumps


def contract(figure: Locator) -> Locator:
    number = figure.get_by_role("spinbutton", name="Contract", exact=True)
    number.fill("110")
    return number


def action(figure: Locator) -> Locator:
    press(figure.locator(".whatif [data-action]").first)
    return figure.locator(".whose")


# Every kind of question, and one that lies behind its title.
FIGURES: dict[str, tuple[str, str, str, Change]] = {
    "trick": ("twenty-five", "#example-third-best", "position", king),
    "hand": ("sheepshead", "#example-queen-is-no-club", "position", king),
    "order": ("twenty-five", "#example-order-spades", "order", trump),
    "score": ("tyzicha", "#example-broken", "score", contract),
    "play": ("truc", "#example-truc-rejected", "hand", action),
    "folded": ("twenty-five", "#example-black-ace", "position", king),
}
KINDS = pytest.mark.parametrize("kind", FIGURES)

# Whether all of it can be seen: in the window, and under nothing that stays in place.
IN_VIEW = """part => {
  const { top, bottom, left, width } = part.getBoundingClientRect();
  const at = (y) => document.elementFromPoint(left + width / 2, y);
  return [top + 1, bottom - 1].every((y) => y >= 0 && y <= innerHeight && part.contains(at(y)));
}"""
# What can be read in it, beside the note that it is changed.
WORDS = """figure => {
  const note = figure.querySelector(".altered");
  return figure.innerText.replace(note ? note.innerText : "", "");
}"""


def in_view(part: Locator) -> None:
    """Waits for it: the page may still be scrolling."""
    handle = part.element_handle()
    assert handle
    until(part.page, IN_VIEW, handle)


def why(figure: Locator) -> Locator:
    return figure.locator(".why[role=status]")


def opened(page: Page, kind: str) -> Locator:
    game_figure = FIGURES[kind][1]
    unfold(page)
    figure = page.locator(game_figure)
    figure.locator(".ctl2").wait_for()
    press(figure.get_by_role("button", name="What if?"))
    ready(figure)
    return figure


def ready(figure: Locator) -> None:
    figure.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    figure.locator(".whatif > :not(.engine)").first.wait_for()
    expect(why(figure)).not_to_contain_text("Starting")


def title(figure: Locator) -> str:
    return str(
        figure.evaluate("figure => figure.querySelector('h3').firstChild.textContent.trim()")
    )


# ---- what a changed figure says ----


@KINDS
def test_a_changed_figure_says_so_and_drops_what_was_true_of_the_printed_one(
    open_page: Open, kind: str
) -> None:
    game, anchor, thing, change = FIGURES[kind]
    page = open_page(f"games/{game}/", **PHONE)
    figure = page.locator(anchor)
    unfold(page)
    before = title(figure)
    caption = figure.locator(".cap").first.inner_text()
    opened(page, kind)
    change(figure)
    now = f"A changed {thing}"
    expect(figure.locator("h3")).to_have_text(now)
    expect(page.get_by_role("group", name=now, exact=True)).to_have_count(1)
    expect(figure.locator(".altered")).to_contain_text(
        f"You have changed this example. It was “{before}”."
    )
    words = settled(figure).evaluate(WORDS)
    assert before not in words
    assert caption not in words
    assert before not in page.locator(f"details.more:has({anchor}) > summary").all_inner_texts()
    # Nor does a clause say that it decides the printed figure.
    expect(page.locator(".clause > .now", has_text=before)).to_have_count(0)
    back = figure.get_by_role("button", name="Back to the example")
    press(back)
    expect(figure.locator("h3")).to_contain_text(before)
    expect(figure.locator(".altered")).to_have_count(0)
    expect(figure.locator(".cap").first).to_be_visible()
    # The button is gone, but not the reader's place.
    focused = page.locator(":focus")
    expect(focused).to_contain_text(before)
    page.wait_for_url(f"**/{anchor}")


@KINDS
def test_closing_what_if_gives_the_printed_figure_back(open_page: Open, kind: str) -> None:
    game, anchor, _, change = FIGURES[kind]
    page = open_page(f"games/{game}/", **PHONE)
    unfold(page)
    figure = page.locator(anchor)
    before = figure.locator(":scope > header").inner_html()
    figure = opened(page, kind)
    change(figure)
    figure.locator(".altered").wait_for()
    button = figure.get_by_role("button", name="What if?")
    press(button)
    expect(figure.locator(".whatif, .altered")).to_have_count(0)
    assert figure.locator(":scope > header").inner_html() == before
    expect(figure.locator(".cap").first).to_be_visible()
    in_view(button)


@KINDS
def test_a_shared_change_is_marked_as_somebodys(open_page: Open, kind: str) -> None:
    game, anchor, thing, change = FIGURES[kind]
    page = open_page(f"games/{game}/")
    change(opened(page, kind))
    page.wait_for_url(f"**/{anchor}~*")
    fragment = page.evaluate("location.hash")
    other = open_page(f"games/{game}/{fragment}", **PHONE).locator(anchor)
    note = other.locator(".altered")
    expect(note).to_contain_text(
        "Somebody has changed this example and shared it.", timeout=ENGINE_MS
    )
    expect(other.locator("h3")).to_have_text(f"A changed {thing}")
    in_view(other.locator("h3"))
    in_view(note)
    # An order is its own answer.
    in_view(other.locator(".scored .strip").first if kind == "order" else why(other))


def test_what_the_reader_changes_of_a_shared_position_is_the_readers(open_page: Open) -> None:
    page = open_page("games/twenty-five/#example-third-best~3=5S", **PHONE)
    figure = page.locator("#example-third-best")
    note = figure.locator(".altered")
    expect(note).to_contain_text("Somebody", timeout=ENGINE_MS)
    figure.get_by_label("Trumps", exact=True).select_option("Hearts")
    expect(note).to_contain_text("You have changed this example.")


def test_on_paper_a_changed_figure_is_as_printed(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    figure = opened(page, "trick")
    king(figure)
    figure.locator(".altered").wait_for()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(figure.locator("h3")).to_contain_text("The ace that is no heart")
    expect(figure.locator(".altered")).to_have_count(0)
    expect(figure.locator(".cap").first).to_be_visible()
    assert figure.locator(".seats .card").last.get_attribute("data-card") == "2S"
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(figure.locator("h3")).to_have_text("A changed position")
    expect(figure.locator(".seats .card").last).to_have_attribute("data-card", "KD")


# ---- what is in view ----


@KINDS
@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_the_answer_and_what_was_pressed_are_in_view(
    open_page: Open, kind: str, screen: dict[str, object]
) -> None:
    game, _, _, change = FIGURES[kind]
    page = open_page(f"games/{game}/", **screen)
    figure = opened(page, kind)
    button = figure.get_by_role("button", name="What if?")
    in_view(button)
    in_view(why(figure))
    in_view(figure.locator(".whatif :is(legend, label, .whose)").first)
    pressed = change(figure)
    figure.locator(".altered").wait_for()
    in_view(pressed)
    in_view(why(settled(figure)))
    reset = figure.get_by_role("button", name="Put everything back")
    press(reset)
    expect(figure.locator(".altered")).to_have_count(0)
    in_view(why(settled(figure)))


@KINDS
def test_with_the_keyboard_the_editor_comes_next_and_stays_in_view(
    open_page: Open, kind: str
) -> None:
    game, anchor, _, _ = FIGURES[kind]
    page = open_page(f"games/{game}/", viewport={"width": 390, "height": 844})
    unfold(page)
    figure = page.locator(anchor)
    figure.get_by_role("button", name="What if?").focus()
    page.keyboard.press("Enter")
    ready(figure)
    button = figure.get_by_role("button", name="What if?")
    expect(button).to_be_focused()
    in_view(button)
    focused = page.locator(":focus")
    stops = 0
    while True:
        page.keyboard.press("Tab")
        inside = focused.evaluate("(stop) => !!stop.closest('.whatif')")
        if not inside:
            break
        stops += 1
        # A radio lies unseen over its label.
        seen = focused.evaluate_handle("(stop) => stop.closest('label') ?? stop").as_element()
        assert seen
        until(page, IN_VIEW, seen)
        in_view(why(figure))
    assert stops > 2


def test_who_types_while_the_engine_starts_can_go_on_typing(open_page: Open) -> None:
    """What the engine brings along comes beside the field that is being filled in."""
    page = open_page("games/twenty-five/", **PHONE)
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    figure = page.locator("#example-third-best")
    figure.get_by_role("button", name="What if?").click()
    typed = figure.get_by_label("Or type a card")
    typed.focus()
    page.keyboard.type("5")
    for route in held:
        route.continue_()
    page.unroute("**/*.wasm")
    figure.locator(".settings select").first.wait_for(timeout=ENGINE_MS)
    expect(typed).to_be_focused()
    page.keyboard.type("H")
    page.keyboard.press("Enter")
    expect(settled(figure).locator(".altered")).to_have_count(1)


def test_the_arrow_keys_pick_a_card_to_add_without_adding_those_on_the_way(open_page: Open) -> None:
    """In a score as in a hand: an arrow in the ranks changes the card that was added."""
    page = open_page("games/fuenfzehnern/")
    unfold(page)
    figure = page.locator("#example-one-player")
    press(figure.get_by_role("button", name="What if?"))
    ready(figure)
    held = figure.get_by_role("group", name="Cards captured")
    before = held.locator(".slotrow [data-inline]").count()
    queens = held.locator(".slotrow [data-inline=QS]").count()
    held.get_by_role("radio", name="Add a card").check(force=True)
    held.get_by_role("radio", name="ace of spades", exact=True).focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(held.get_by_role("radio", name="queen of spades", exact=True)).to_be_focused()
    expect(held.locator(".slotrow [data-inline]")).to_have_count(before + 1)
    expect(held.locator(".slotrow [data-inline=QS]")).to_have_count(queens + 1)


# ---- more and fewer cards ----


def chip(figure: Locator, name: str) -> Locator:
    return figure.locator(".slots label", has_text=name)


def pick(figure: Locator, name: str) -> None:
    press(figure.locator("label", has=figure.page.get_by_role("radio", name=name, exact=True)))


def test_a_trick_can_have_more_seats(open_page: Open) -> None:
    page = open_page("games/twenty-five/", **PHONE)
    figure = opened(page, "trick")
    press(chip(figure, "One more on the table"))
    pick(figure, "5 of spades")
    expect(figure.locator(".felt .seats > li")).to_have_count(5)
    expect(why(figure)).to_contain_text("Player 5 wins")
    row = figure.locator("table.diff tr", has_text="On the table").locator("td")
    expect(row.nth(0).locator("[data-inline]")).to_have_count(4)
    expect(row.nth(1).locator("[data-inline]")).to_have_count(5)
    fragment = page.evaluate("location.hash")
    assert fragment == "#example-third-best~c.trick=KS,AH,AS,2S,5S"
    again = open_page(f"games/twenty-five/{fragment}").locator("#example-third-best")
    expect(why(again)).to_contain_text("Player 5 wins", timeout=ENGINE_MS)
    expect(again.locator(".felt .seats > li")).to_have_count(5)
    press(figure.get_by_role("button", name="What if?"))
    expect(figure.locator(".felt .seats > li")).to_have_count(4)


def test_a_trick_can_have_fewer_cards_but_one(open_page: Open) -> None:
    page = open_page("games/sheepshead/", **PHONE)
    figure = page.locator("#example-queen-among-hearts")
    figure.locator(".ctl2").wait_for()
    press(figure.get_by_role("button", name="What if?"))
    ready(figure)
    # Five play Sheepshead: no sixth card, and with four the trick is not over.
    expect(chip(figure, "One more")).to_have_count(0)
    out = figure.get_by_role("button", name="Take it out")
    for left in (4, 3, 2, 1):
        press(out)
        expect(figure.locator(".felt .seats > li")).to_have_count(left)
        in_view(out)
        in_view(why(settled(figure)))
    expect(figure.locator(".tag.w")).to_have_text("winning")
    expect(figure.locator("table.diff tr", has_text="Winner")).to_contain_text("so far")
    expect(out).to_have_attribute("aria-disabled", "true")
    out.tap(force=True)
    expect(settled(figure).locator(".felt .seats > li")).to_have_count(1)
    expect(chip(figure, "One more on the table")).to_have_count(1)


def test_a_hand_can_have_more_and_fewer_cards(open_page: Open) -> None:
    page = open_page("games/sheepshead/", **PHONE)
    figure = opened(page, "hand")
    hand = figure.locator(".hand > li")
    for card in ("8C", "8S", "8H"):
        press(chip(figure, "One more in the hand"))
        figure.get_by_label("Or type a card").fill(card)
        figure.get_by_label("Or type a card").press("Enter")
        in_view(why(settled(figure)))
    # A hand of Sheepshead has six cards.
    expect(hand).to_have_count(6)
    expect(chip(figure, "One more in the hand")).to_have_count(0)
    allowed = figure.locator("table.diff tr", has_text="Allowed").locator("td").last
    expect(allowed.locator("[data-inline]")).to_have_count(2)
    out = figure.get_by_role("button", name="Take it out")
    press(chip(figure, "Hand 2"))
    press(out)
    expect(hand).to_have_count(5)
    expect(allowed.locator("[data-inline]")).to_have_count(1)
    fragment = page.evaluate("location.hash")
    assert fragment == "#example-queen-is-no-club~c.hand=QC,AH,8C,8S,8H"
    again = open_page(f"games/sheepshead/{fragment}").locator("#example-queen-is-no-club")
    expect(again.locator(".hand > li")).to_have_count(5, timeout=ENGINE_MS)
    press(figure.get_by_role("button", name="Put everything back"))
    expect(hand).to_have_count(3)


def test_whoever_asks_may_lead_or_follow_more_cards(open_page: Open) -> None:
    page = open_page("games/sheepshead/", **PHONE)
    figure = opened(page, "hand")
    table = figure.locator(".felt .seats > li")
    press(chip(figure, "One more on the table"))
    pick(figure, "7 of clubs")
    expect(table).to_have_count(2)
    expect(table.last.locator(".card")).to_have_attribute("data-card", "7C")
    out = figure.get_by_role("button", name="Take it out")
    press(out)
    expect(table).to_have_count(1)
    press(out)
    expect(table).to_have_count(0)
    # Nobody has led: every card may be.
    expect(figure.locator(".hand .card.no")).to_have_count(0)
    expect(figure.locator(".felt")).to_be_hidden()
    press(figure.get_by_role("button", name="What if?"))
    expect(table).to_have_count(1)
    expect(figure.locator(".felt")).to_be_visible()


def test_a_lead_gets_a_table(open_page: Open) -> None:
    """A figure of a lead is printed without one."""
    page = open_page("games/tyzicha/")
    figure = page.locator("#example-marriage-lead")
    assert figure.locator(".felt").count() == 0
    press(figure.get_by_role("button", name="What if?"))
    ready(figure)
    # The leader would have to hold the marriage that this hand holds.
    figure.get_by_label("Marriage just shown", exact=True).select_option("none")
    press(chip(figure, "One more on the table"))
    pick(figure, "10 of spades")
    expect(figure.locator(".felt .seats > li")).to_have_count(1)
    press(figure.get_by_role("button", name="What if?"))
    expect(figure.locator(".felt")).to_be_hidden()


def test_how_many_there_can_be_follows_the_setting(open_page: Open) -> None:
    """In Canadian Salad the number of players is part of the setting."""
    page = open_page("games/canadian-salad/")
    unfold(page)
    figure = page.locator("fs-stepper[data-kind=trick]").first
    press(figure.get_by_role("button", name="What if?"))
    ready(figure)
    expect(chip(figure, "One more")).to_have_count(0)
    figure.get_by_label("Players", exact=True).select_option("5")
    expect(chip(figure, "One more on the table")).to_have_count(1)
    expect(figure.locator("table.diff tr", has_text="Winner")).to_contain_text("so far")
