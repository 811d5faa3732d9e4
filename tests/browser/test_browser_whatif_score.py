"""What if? for scores and orders: any field, any option, and the ledger or the rank tables follow."""

from __future__ import annotations

import re

import pytest
from browsing import ENGINE_MS, GAMES, Open, settled, unfold
from playwright.sync_api import Locator, Page, expect
from test_browser_access import checked

BROKEN = "#example-broken"


def opened(page: Page, example: str) -> Locator:
    """An example with its panel open and the engine ready."""
    unfold(page)
    stepper = page.locator(example)
    stepper.get_by_role("button", name="What if?").click()
    stepper.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    stepper.locator(".whatif :is(.controls, .settings) > *").first.wait_for()
    return stepper


def why(stepper: Locator) -> Locator:
    return stepper.locator(".why[role=status]")


def row(stepper: Locator, name: str) -> Locator:
    head = stepper.page.get_by_role("rowheader", name=name, exact=True)
    return settled(stepper).locator("table.diff tr", has=head).locator("td")


def number(stepper: Locator, name: str) -> Locator:
    return stepper.get_by_role("spinbutton", name=name, exact=True)


@pytest.fixture
def tyzicha(open_page: Open) -> Page:
    return open_page("games/tyzicha/")


# ---- scores ----


def test_a_score_can_be_changed_and_put_back(tyzicha: Page) -> None:
    stepper = opened(tyzicha, BROKEN)
    printed = stepper.locator(":scope > .scroll")
    expect(printed).to_be_visible()
    number(stepper, "Contract").fill("110")
    # 115 made: the contract of 110 is not broken, and the opponents get nothing.
    expect(row(stepper, "Total West")).to_have_text(["−120", "110"])
    expect(row(stepper, "Total North")).to_have_text(["40", "0"])
    expect(row(stepper, "Contract")).to_have_text(["120", "110"])
    expect(why(stepper)).to_contain_text("West 110 instead of −120")
    expect(stepper.locator(".scored table.ledger td.n").first).to_have_text("+110")
    assert stepper.locator(".scored a.sec").count() > 0
    expect(printed).to_be_hidden()
    expect(tyzicha.locator(".clause.lit")).not_to_have_count(0)
    stepper.get_by_role("button", name="Put everything back").click()
    expect(number(stepper, "Contract")).to_have_value("120")
    expect(row(stepper, "Total West")).to_have_text(["−120", "−120"])
    stepper.get_by_role("button", name="What if?").click()
    expect(stepper.locator(".whatif, .scored")).to_have_count(0)
    expect(printed).to_be_visible()


def test_another_seat_can_be_the_declarer(tyzicha: Page) -> None:
    stepper = opened(tyzicha, BROKEN)
    stepper.get_by_label("Declarer", exact=True).select_option("East")
    expect(row(stepper, "Declarer")).to_have_text(["West", "East"])
    expect(row(stepper, "Total East")).to_have_text(["105", "−120"])


def test_a_card_of_a_score_can_be_swapped_added_and_taken_out(open_page: Open) -> None:
    page = open_page("games/fuenfzehnern/")
    stepper = opened(page, "#example-one-player")
    before = stepper.locator(":scope > .scroll td.n").last.inner_text()
    held = stepper.get_by_role("group", name="Cards captured")
    held.locator("label").first.click()
    held.get_by_role("radio", name="7 of spades", exact=True).check(force=True)
    expect(row(stepper, "Cards captured").last.locator("[data-inline]").first).to_have_attribute(
        "data-inline", "7S"
    )
    held.get_by_role("button", name="Take it out").click()
    expect(row(stepper, "Cards captured").last.locator("[data-inline]")).to_have_count(5)
    held.get_by_role("radio", name="Add a card").check(force=True)
    held.get_by_label("Or type a card").fill("ace of spades")
    held.get_by_label("Or type a card").press("Enter")
    # The same cards again, however their names were written.
    expect(held.locator(".slotrow [data-inline=AS]")).to_have_count(1)
    expect(stepper.locator(".scored td.n").last).to_have_text(before)
    expect(held.get_by_label("Or type a card")).to_be_focused()


def test_an_option_of_the_game_can_be_changed(tyzicha: Page) -> None:
    stepper = opened(tyzicha, "#example-exactly")
    stepper.get_by_text("Options of the game").click()
    stepper.get_by_label("A contract needs").select_option("at least as many points")
    expect(row(stepper, "Total West")).to_have_text(["−120", "120"])


def test_other_options_seat_other_sides(open_page: Open) -> None:
    """With partners the lists of a form have an entry a team, not a player."""
    page = open_page("games/type-trump/")
    stepper = opened(page, "#example-ahead-at-target")
    stepper.get_by_text("Options of the game").click()
    expect(stepper.get_by_role("spinbutton", name=re.compile("^Totals"))).to_have_count(4)
    partners = stepper.get_by_label("Partners (four players)")
    partners.focus()
    partners.select_option("yes")
    expect(stepper.get_by_role("spinbutton", name=re.compile("^Totals"))).to_have_count(2)
    expect(stepper.locator("table.diff")).to_contain_text("Partners (four players)")
    expect(partners).to_be_focused()


def test_what_is_impossible_is_told_by_label_and_the_picture_stays(tyzicha: Page) -> None:
    stepper = opened(tyzicha, BROKEN)
    number(stepper, "Contract").fill("110")
    expect(why(stepper)).to_contain_text("West 110")
    number(stepper, "Card points, North").fill("45")
    expect(why(stepper)).to_have_text("Card points: must add up to 120, not 125.")
    expect(stepper.locator(".scored td.n").first).to_have_text("+110")
    number(stepper, "Card points, East").fill("20")
    expect(row(stepper, "Card points")).to_have_count(2)
    number(stepper, "Contract").fill("115")
    expect(why(stepper)).to_contain_text("Contract: must be 100")
    assert "case." not in why(stepper).inner_text()


def test_tokens_of_shed_are_moved_and_the_moves_follow(open_page: Open) -> None:
    page = open_page("games/shed/")
    stepper = opened(page, "#example-harmless-or-not")
    tokens = stepper.get_by_role("group", name="Tokens")
    moves = stepper.get_by_label("The move that is chosen").locator("option")
    expect(moves).to_have_count(3)
    before = moves.all_inner_texts()
    stepper.get_by_label("The move that is chosen").select_option(index=1)
    expect(stepper.locator(".scored table.ledger tbody tr")).to_have_count(2)
    chosen = stepper.get_by_label("The move that is chosen").locator("option:checked").inner_text()
    expect(row(stepper, "The move that is chosen")).to_have_text(["not given", chosen])
    # Without its Knots the third player has nothing to take.
    tokens.locator(".own").nth(2).locator("label").first.click()
    tokens.get_by_role("button", name="Take it out").click()
    expect(settled(stepper).locator("table.diff")).to_contain_text("Tokens")
    assert moves.all_inner_texts() != before


def test_a_changed_score_is_a_link(open_page: Open, tyzicha: Page) -> None:
    stepper = opened(tyzicha, BROKEN)
    number(stepper, "Card points, West").fill("60")
    number(stepper, "Card points, East").fill("20")
    clubs = stepper.get_by_role("group", name="Marriages shown")
    clubs.locator("label", has_text="Clubs").click()
    clubs.get_by_role("group", name="Which").get_by_role("button", name="Hearts").click()
    stepper.get_by_text("Options of the game").click()
    stepper.get_by_label("Opponents' points are rounded").select_option("to tens")
    expect(row(stepper, "Card points")).to_have_count(2)
    expect(row(stepper, "Marriages shown")).to_have_count(2)
    told = stepper.locator("table.diff").inner_text()
    fragment = tyzicha.evaluate("location.hash")
    assert fragment == "#example-broken~o.round_to=10~points=60,40,20~marriages=H//D"
    again = open_page(f"games/tyzicha/{fragment}")
    expect(again.locator(f"{BROKEN} table.diff")).to_be_visible(timeout=ENGINE_MS)
    assert again.locator(f"{BROKEN} table.diff").inner_text() == told
    expect(number(again.locator(BROKEN), "Card points, West")).to_have_value("60")


def test_a_wrong_link_is_told_not_believed(open_page: Open) -> None:
    for link, told in (
        ("points=x,40~nonsense=1", "“nonsense=1”"),
        ("points=x,40", "Card points, West"),
    ):
        page = open_page(f"games/tyzicha/{BROKEN}~{link}")
        note = page.locator(f"{BROKEN} > .amiss")
        expect(note).to_contain_text("shown as printed", timeout=ENGINE_MS)
        expect(note).to_contain_text(told)
        expect(page.locator(f"{BROKEN} .altered")).to_have_count(0)


def test_by_keyboard_alone(tyzicha: Page) -> None:
    unfold(tyzicha)
    stepper = tyzicha.locator(BROKEN)
    stepper.get_by_role("button", name="What if?").focus()
    tyzicha.keyboard.press("Enter")
    stepper.locator(".controls").first.wait_for(timeout=ENGINE_MS)
    stepper.get_by_label("Declarer", exact=True).focus()
    tyzicha.keyboard.press("Tab")
    expect(stepper.get_by_role("button", name="One less: Contract")).to_be_focused()
    tyzicha.keyboard.press("Tab")
    tyzicha.keyboard.press("ControlOrMeta+A")
    tyzicha.keyboard.type("110")
    expect(row(stepper, "Total West")).to_have_text(["−120", "110"])
    number(stepper, "Card points, East").focus()
    tyzicha.keyboard.press("Tab")
    tyzicha.keyboard.press("Tab")
    # Into the radios of the marriages; the arrows choose, and the tool opens below.
    tyzicha.keyboard.press("Space")
    which = stepper.get_by_role("group", name="Which")
    expect(which).to_be_visible()
    hearts = which.get_by_role("button", name="Hearts")
    for button in which.get_by_role("button").all():
        tyzicha.keyboard.press("Tab")
        expect(button).to_be_focused()
        if button.inner_text() == hearts.inner_text():
            break
    tyzicha.keyboard.press("Enter")
    expect(row(stepper, "Marriages shown")).to_have_count(2)
    expect(hearts).to_be_focused()


def test_paper_shows_the_printed_score(tyzicha: Page) -> None:
    stepper = opened(tyzicha, BROKEN)
    number(stepper, "Contract").fill("110")
    expect(stepper.locator(".scored")).to_be_visible()
    tyzicha.emulate_media(media="print")
    expect(stepper.locator(".scored")).to_be_hidden()
    expect(stepper.locator(".whatif")).to_be_hidden()
    expect(stepper.locator(":scope > .scroll")).to_be_visible()


# Opens "What if?" of every score of the page, puts everything back, and compares the table of
# differences with the ledger that the builder printed.
ALL_SCORES = """async (games) => {
  const article = document.querySelector("article");
  // Nothing is looked at, so nothing need be laid out.
  article.hidden = true;
  article.replaceChildren(...article.querySelectorAll("fs-stepper[data-kind=score]"));
  for (const game of games) {
    const page = new DOMParser().parseFromString(await (await fetch(`../${game}/`)).text(), "text/html");
    article.append(...page.querySelectorAll("fs-stepper[data-kind=score]"));
  }
  const until = async (found) => {
    for (let i = 0; i < 600; i++) { if (found()) return true; await new Promise((r) => setTimeout(r, 25)); }
    return false;
  };
  const faults = [], seen = new Set();
  for (const stepper of document.querySelectorAll("fs-stepper[data-kind=score]")) {
    const button = (name) => [...stepper.querySelectorAll(".ctl2 button")].find((b) => b.textContent === name);
    const rows = (table) => [...table.querySelectorAll("tbody tr")].map((r) => [...r.children].map((c) => c.textContent.trim()));
    seen.add(stepper.dataset.game);
    button("What if?").click();
    if (!(await until(() => stepper.querySelector(".case")))) { faults.push(`${stepper.id}: no form`); continue; }
    button("Put everything back").click();
    if (!(await until(() => stepper.querySelector(".scored > *, .diff > *")))) {
      faults.push(`${stepper.id}: ${stepper.querySelector(".why").textContent}`); continue;
    }
    for (const [what, before, now] of rows(stepper.querySelector(".diff"))) {
      if (before !== now) faults.push(`${stepper.id}: ${what}: ${before} has become ${now}`);
    }
    const [printed, drawn] = [":scope > .scroll", ":scope > .scored > .scroll"].map((s) => stepper.querySelector(s));
    const [was, is] = [printed, drawn].map((table) => table ? JSON.stringify(rows(table)) : "");
    if (was !== is) faults.push(`${stepper.id}: ${was} is drawn as ${is}`);
    [...stepper.querySelectorAll(".ctl2 button")].find((b) => b.textContent.trim() === "What if?").click();
  }
  return [seen.size, faults];
}"""


def test_every_unchanged_form_gives_the_printed_score(open_page: Open) -> None:
    """The examples of all games, brought into one page: so one engine answers them."""
    page = open_page(f"games/{GAMES[0]}/")
    games, faults = page.evaluate(ALL_SCORES, GAMES[1:])
    assert not faults, "\n".join(faults)
    assert games == len(GAMES)


# ---- orders ----


def test_the_setting_of_an_order_can_be_changed(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    stepper = opened(page, "#example-order-spades")
    printed = stepper.locator(":scope > .strip").first
    stepper.get_by_label("Trumps", exact=True).select_option("Hearts")
    best = stepper.locator(".scored .strip").first.locator("[data-card]")
    expect(best.nth(0)).to_have_attribute("data-card", "5H")
    expect(best.nth(2)).to_have_attribute("data-card", "AH")
    expect(printed).to_be_hidden()
    expect(stepper.locator("header > span")).to_have_text("Hearts are trump")
    expect(row(stepper, "Trumps")).to_have_text(["Spades", "Hearts"])
    expect(why(stepper)).to_contain_text("is best")
    fragment = page.evaluate("location.hash")
    assert fragment == "#example-order-spades~trump=H"
    again = open_page(f"games/twenty-five/{fragment}")
    expect(
        again.locator("#example-order-spades .scored .strip [data-card]").first
    ).to_have_attribute("data-card", "5H", timeout=ENGINE_MS)
    stepper.get_by_role("button", name="What if?").click()
    expect(printed).to_be_visible()
    expect(stepper.locator(".scored")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_for_an_order_changes_it(open_page: Open, game: str) -> None:
    """Where nothing would change the order, there is no "What if?"."""
    page = open_page(f"games/{game}/")
    orders = page.locator("fs-stepper[data-kind=ranks]")
    fixed = orders.and_(page.locator("[data-changes='']"))
    assert fixed.get_by_role("button", name="What if?", include_hidden=True).count() == 0
    free = orders.and_(page.locator("[data-changes]:not([data-changes=''])"))
    if not free.count():
        return
    figure = free.first.get_attribute("id")
    names = str(free.first.get_attribute("data-changes")).split()
    stepper = opened(page, f"#{figure}")
    lists = stepper.locator(".settings select")
    expect(lists).to_have_count(len(names))
    for at in range(len(names)):
        printed = lists.nth(at).evaluate("list => list.selectedIndex")
        followed = []
        for index in range(lists.nth(at).locator("option").count()):
            if index != printed:
                lists.nth(at).select_option(index=index)
                expect(stepper.locator("table.diff tbody tr")).not_to_have_count(0)
                followed.append("is best" in why(settled(stepper)).inner_text())
        assert any(followed)
        lists.nth(at).select_option(index=printed)


# ---- for everyone ----


def test_the_panels_pass_axe(open_page: Open) -> None:
    faults = []
    for game, example in (
        ("tyzicha", BROKEN),
        ("shed", "#example-partners-penalty"),
        ("twenty-five", "#example-order-spades"),
    ):
        page = open_page(f"games/{game}/", bypass_csp=True)
        stepper = opened(page, example)
        for fold in stepper.locator(".whatif details").all():
            fold.locator("summary").click()
        for held in stepper.locator(".chips").all():
            held.locator("label").first.click()
        stepper.get_by_role("button", name="Put everything back").click()
        expect(stepper.locator("table.diff tbody tr")).not_to_have_count(0)
        faults += checked(page, stepper)
    assert not faults, "\n".join(faults)


def test_panels_fit_a_small_phone_and_have_large_targets(open_page: Open) -> None:
    for game, example in (
        ("reversis", "#example-claim-led"),
        ("shed", "#example-partners-penalty"),
        ("tetka", "#example-audit"),
        ("sheepshead", "#example-blitz-schmaltz"),
    ):
        page = open_page(f"games/{game}/", viewport={"width": 320, "height": 700})
        stepper = opened(page, example)
        for fold in stepper.locator(".whatif details").all():
            fold.locator("summary").click()
        for held in stepper.locator(".chips").all():
            held.locator("label").first.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        small = stepper.locator(
            ".whatif :is(button, select, summary, label:has(input))"
        ).evaluate_all(
            """all => all.filter((control) => {
              const { width, height } = control.getBoundingClientRect();
              const wide = control.closest(".ranks") ? 32 : 43.9;
              return width && (height < 43.9 || width < wide);
            }).map((control) => control.outerHTML.slice(0, 120))"""
        )
        assert not small, "\n".join(small)
