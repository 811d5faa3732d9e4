"""The score pad for everyone: by keyboard and by ear, on every width, on paper, and light to load."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from browsing import ENGINE_MS, GAMES, Open, Site, quiet
from evening_pages import (
    ALL_MINE,
    PHONE,
    SMALL,
    Evening,
    as_file,
    as_kept,
    button,
    counted,
    evening,
    follow,
    give_file,
    link_of,
    opened,
    ready,
    record_of,
    rows_of,
    says,
    shows,
    written_down,
)
from playwright.sync_api import Page, expect
from test_browser_access import violations
from test_browser_network import packed

from followsuit import Match, ask


def focused(page: Page) -> str:
    """What somebody hears of what has the focus."""
    name: str = page.evaluate(
        """() => {
          const now = document.activeElement;
          return now.ariaLabel ?? (now.labels?.[0] ?? now).textContent.trim();
        }"""
    )
    return name


def tab_to(page: Page, name: str) -> None:
    for _ in range(40):
        if focused(page) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} is not reached; last: {focused(page)}")


def test_a_hand_is_entered_with_the_keyboard_alone(open_page: Open) -> None:
    names = list(ask({"ask": "sheet", "game": SMALL})["names"])
    page = open_page(f"scores/#sheet~{SMALL}")
    page.locator("fs-sheet .setup input").first.wait_for(timeout=ENGINE_MS)
    page.locator("fs-sheet .setup input").first.focus()
    tab_to(page, "Begin")
    page.keyboard.press("Enter")
    counted(page)
    page.locator("fs-sheet .entry").wait_for()
    tab_to(page, "+Add")
    page.keyboard.press("Space")
    winners = [0, 0, 1, 1, 2]
    for winner in winners:
        tab_to(page, names[winner])
        page.keyboard.press("Enter")
    ready(page)
    tab_to(page, "Enter it")
    page.keyboard.press("Enter")
    entries = [{"form": "tricks", "case": {"winners": winners}}]
    shows(page, rows_of(ask({"ask": "sheet", "game": SMALL, "entries": entries})))
    # What comes next is a step away: the focus never falls to the top of the page.
    assert page.evaluate("document.activeElement.matches('fs-sheet .says')")
    page.keyboard.press("Tab")
    assert focused(page) == "+Add"
    tab_to(page, "Undo")
    page.keyboard.press("Enter")
    expect(page.locator("fs-sheet .sheet")).to_have_count(0)
    counted(page)
    assert focused(page) == "Undo"


def states(page: Page) -> Iterator[str]:
    """The pad in each of its states, one after another."""
    told = evening(SMALL)
    give_file(page, as_file(as_kept(told, 3)))
    yield "the list"
    follow(page, "sheet~schafkopf")
    page.locator(".setup details summary").tap()
    yield "a new sheet"
    for name in ("truc", "tyzicha", "shed", "sheepshead"):
        opened(page, evening(name), 1)
        folded = page.locator("fs-sheet .entry details.rest summary")
        if folded.count():
            folded.tap()
        yield name
    opened(page, told, 3)
    button(page, "Hand 2").tap()
    yield "a hand"
    page.locator("fs-sheet .one").get_by_role("button", name="Mend").tap()
    page.locator("fs-sheet .entering h3").wait_for()
    ready(page)
    yield "mending"
    button(page, "Delete").tap()
    yield "before it is deleted"
    follow(page, link_of(record_of(told.match, [ALL_MINE, *told.entries[1:]])))
    page.locator("fs-sheet .entering .amiss").wait_for()
    yield "what no longer fits"


def test_the_pad_passes_axe_in_each_state(open_page: Open) -> None:
    page = open_page("scores/", bypass_csp=True, **PHONE)
    faults = [f"{at}: {fault}" for at in states(page) for fault in violations(page, "fs-sheet")]
    assert not faults, "\n".join(faults)


def test_controls_say_what_they_are(open_page: Open) -> None:
    """To somebody who hears the page."""
    told = evening("tyzicha")
    page = open_page("scores/", **PHONE)
    opened(page, told, 2)
    pad = page.locator("fs-sheet")
    sides = told.asked([])["sides"]
    for name in ("Hand 1", "Hand 2", "Enter it", "Undo", "Send this", "Save as a file", "Delete"):
        expect(button(page, name)).to_have_count(1)
    # Whatever a hand may need stands open.
    expect(pad.locator(".entry details.rest")).to_have_attribute("open", "")
    for side in sides:
        expect(
            pad.get_by_role("spinbutton", name=f"Card points, {side}", exact=True)
        ).to_have_count(1)
        expect(button(page, f"One more: Card points, {side}")).to_have_count(1)
        expect(pad.get_by_role("radio", name=f"Add a card for {side}")).to_have_count(1)
    expect(pad.get_by_role("combobox", name="Declarer", exact=True)).to_have_count(1)
    expect(pad.get_by_role("table")).to_have_count(1)
    expect(pad.get_by_role("columnheader")).to_have_count(1 + len(sides))
    expect(button(page, "Hand 1")).to_have_attribute("aria-expanded", "false")
    expect(says(page)).to_have_attribute("role", "status")


@pytest.mark.parametrize("width", [320, 360, 768])
def test_the_pad_fits_the_screen(open_page: Open, width: int) -> None:
    page = open_page("scores/", viewport={"width": width, "height": 740}, has_touch=True)
    for _ in states(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    ten = Match(SMALL, players=10, options={"allow_two_or_ten": True}, seed=1).play_random()
    entries = [entry for _, new in written_down(ten) for entry in new]
    many = Evening(ten, entries, [], [])
    four = evening("tetka")
    for told in (many, four):
        long = [f"{name} Montgomery-Fitz" for name in told.match.names]
        for names in (list(told.match.names), long):
            record = record_of(told.match, told.entries)
            record[2] = names
            follow(page, link_of(record))
            shows(page, told.rows(len(told.entries)))
            button(page, "Hand 1").tap()
            assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_without_scripts_each_game_leads_to_its_rules_from_the_pad(open_page: Open) -> None:
    page = open_page("scores/", java_script_enabled=False)
    links = page.locator("fs-sheet a[data-game]")
    expect(links).to_have_count(len(GAMES))
    links.first.click()
    page.wait_for_url("**/games/*/")


KB = 1024


def scripts(page: Page) -> set[str]:
    quiet(page)
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    own = re.compile(r"(.+/assets/followsuit/[^/]+\.js)(?:\?\w{8})?")
    return {found[1] for found in map(own.fullmatch, names) if found}


def test_the_script_of_the_pad_is_light(open_page: Open, site: Site) -> None:
    """What its page loads beyond what the judge's loads, before anybody presses anything."""
    shared = scripts(open_page("judge/", **PHONE))
    own = scripts(open_page("scores/", **PHONE)) - shared
    sizes = {name: packed(site, name) for name in own}
    assert own and sum(sizes.values()) <= 12 * KB, sizes


def test_the_table_is_printed_and_the_form_is_not(open_page: Open) -> None:
    told = evening(SMALL)
    page = open_page("scores/", **PHONE)
    opened(page, told, 2)
    button(page, "Hand 1").tap()
    page.emulate_media(media="print")
    expect(page.locator("fs-sheet .sheet")).to_be_visible()
    expect(page.locator("fs-sheet .chart")).to_be_visible()
    expect(page.locator("fs-sheet h2")).to_be_visible()
    for gone in (".entering", ".tools", ".one", ".engine"):
        expect(page.locator(f"fs-sheet {gone}")).to_be_hidden()
    shown = page.locator("fs-sheet").locator("button:visible, input:visible, select:visible")
    assert set(shown.all_inner_texts()) <= {"1", "2"}
    expect(page.locator("#does")).to_be_hidden()
