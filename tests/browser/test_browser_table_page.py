"""The page of a table: nothing but the table below the bar, and every way onto it and off it."""

from __future__ import annotations

import re

import pytest
from browsing import ENGINE_MS, Open, Site
from playwright.sync_api import Page, Route, expect

TABLE = "play/schafkopf/"
WIDTHS = (320, 768, 1440)
MARK = "() => { document.documentElement.dataset.same = 'yes'; }"


def is_same(page: Page) -> bool:
    """Whether the page has only been turned since it was marked, and not loaded anew."""
    return bool(page.evaluate("document.documentElement.dataset.same === 'yes'"))


@pytest.mark.parametrize("width", WIDTHS)
def test_the_contents_of_the_book_open_over_the_table(open_page: Open, width: int) -> None:
    page = open_page(TABLE, viewport={"width": width, "height": 700})
    contents = page.locator("nav.side")
    expect(contents).to_be_hidden()
    page.get_by_role("button", name="Contents of the book").click()
    expect(contents).to_be_visible()
    for name in ("The games", "Compare"):
        expect(contents.get_by_role("heading", name=name)).to_be_visible()
    contents.get_by_role("link", name="Truc").click()
    expect(page).to_have_url(re.compile("/games/truc/$"))


def test_a_deal_that_comes_late_leaves_the_next_page_its_address(open_page: Open) -> None:
    """While the page that is turned to is still on its way, the table that is left gets its cards."""
    page = open_page(TABLE, viewport={"width": 1440, "height": 700})
    on_its_way: list[Route] = []
    page.route("**/games/truc/", lambda route: on_its_way.append(route))
    page.get_by_role("button", name="Contents of the book").click()
    page.locator("nav.side").get_by_role("link", name="Truc").click()
    page.locator(".tabletop .mine .press").first.wait_for(timeout=ENGINE_MS)
    (route,) = on_its_way
    route.continue_()
    page.get_by_role("heading", name="Truc", level=1).wait_for()
    expect(page).to_have_url(re.compile("/games/truc/$"))


@pytest.mark.parametrize("width", WIDTHS)
def test_only_the_table_has_that_button_where_there_is_a_column(
    open_page: Open, width: int
) -> None:
    page = open_page(TABLE, viewport={"width": width, "height": 700})
    menu = page.get_by_role("button", name="Contents of the book")
    expect(menu).to_be_visible()
    expect(page.get_by_role("button", name="On this page")).to_have_count(0)
    page.goto(page.url.replace("play/", "games/"))
    expect(menu).to_be_visible(visible=width < 1216)
    expect(page.locator("nav.side")).to_be_visible(visible=width >= 1216)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_page_is_turned_to_the_table_and_back(open_page: Open, width: int) -> None:
    page = open_page("games/schafkopf/", viewport={"width": width, "height": 700})
    page.evaluate(MARK)
    page.get_by_role("link", name="Play a hand").click()
    expect(page.locator(".table-page > fs-play")).to_be_attached()
    expect(page).to_have_title(re.compile("^Play Schafkopf · "))
    expect(page.locator(".plate, footer, .turn")).to_have_count(0)
    expect(page.get_by_role("heading", level=1, name="Play Schafkopf")).to_be_attached()
    assert is_same(page)
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Schafkopf", exact=True)).to_be_visible()
    expect(page.locator("footer.colophon")).to_have_count(1)
    expect(page.locator("nav.side")).to_be_visible(visible=width >= 1216)
    page.go_forward()
    expect(page.locator(".table-page > fs-play")).to_be_attached()
    assert is_same(page)


def test_the_other_language_has_the_same_table(open_page: Open, site: Site) -> None:
    page = open_page(TABLE)
    page.locator("header a[hreflang=de]").click()
    expect(page).to_have_url(site.url(f"de/{TABLE}"))
    expect(page).to_have_title(re.compile("^Schafkopf spielen · "))
    expect(page.locator(".table-page > fs-play")).to_be_attached()
    alternates = page.locator("head link[rel~=alternate][hreflang]")
    assert {one.get_attribute("hreflang") for one in alternates.all()} == {"en", "de"}
    page.locator("header a[hreflang=en]").click()
    expect(page).to_have_url(site.url(TABLE))


def test_a_table_that_the_other_language_has_not_leads_to_its_first_page(
    open_page: Open, site: Site
) -> None:
    page = open_page("play/truc/")
    page.locator("header a[hreflang=de]").click()
    expect(page).to_have_url(site.url("de/"))


def test_a_card_of_the_home_page_leads_to_the_rules_and_to_the_table(
    open_page: Open, site: Site
) -> None:
    """Each by a link of its own, and the second is large enough for a thumb."""
    page = open_page()
    button = page.get_by_role("link", name="Play a hand of Truc", exact=True)
    assert (button.bounding_box() or {}).get("height", 0) >= 44
    button.click()
    expect(page).to_have_url(site.url("play/truc/"))
    page.go_back()
    page.locator(".games > li", has=button).get_by_role("link", name="Truc", exact=True).click()
    expect(page).to_have_url(site.url("games/truc/"))


def test_without_a_script_the_table_leads_to_the_rules(open_page: Open, site: Site) -> None:
    page = open_page("play/truc/", java_script_enabled=False)
    expect(page.locator("fs-play")).to_contain_text("Playing needs JavaScript.")
    page.get_by_role("link", name="The rules of Truc").click()
    expect(page).to_have_url(site.game("truc"))
