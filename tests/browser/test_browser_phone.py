"""On a phone: the games are there at once, the contents in reach, and large text finds its room."""

from __future__ import annotations

import pytest
from browsing import GAMES, Open
from playwright.sync_api import Page, expect

IN_VIEW = """(link) => {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  const bar = document.querySelector(".bar").getBoundingClientRect().bottom;
  return top >= bar && bottom <= innerHeight && left >= 0 && right <= innerWidth;
}"""
PHONE = {"width": 390, "height": 844}
# Cards whose rank or suit stands in more than a line each, or outside of the card.
BROKEN = """() => [...document.querySelectorAll(".card[data-card]:not(.dk)")].filter((card) => {
  const text = document.createRange();
  text.selectNode(card.firstChild);
  const lines = [...text.getClientRects()];
  return lines.length && (lines.length !== 2 || lines[1].top > card.getBoundingClientRect().bottom);
}).map((card) => card.ariaLabel)"""


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_the_first_screen_of_the_home_page_names_every_game(open_page: Open) -> None:
    page = open_page("", viewport=PHONE, has_touch=True)
    links = page.get_by_role("list", name="All games").get_by_role("link")
    expect(links).to_have_count(len(GAMES))
    assert all(link.evaluate(IN_VIEW) for link in links.all())
    assert all(link.bounding_box()["height"] >= 44 for link in links.all())  # type: ignore[index]
    links.filter(has_text="Twenty-Five").tap()
    expect(page).to_have_title("Twenty-Five · Follow Suit")


def test_a_wide_screen_shows_the_games_once(open_page: Open) -> None:
    page = open_page("", viewport={"width": 1440, "height": 900})
    expect(page.get_by_role("list", name="All games")).to_be_hidden()


@pytest.mark.parametrize("path", ["", "games/sheepshead/", "games/ecarte/"])
@pytest.mark.parametrize("width", [320, 1440])
def test_the_index_of_a_card_is_a_rank_above_a_suit(open_page: Open, path: str, width: int) -> None:
    page = open_page(path, viewport={"width": width, "height": 900})
    assert page.locator(".card.ten[data-card]").count()
    assert page.evaluate(BROKEN) == []


def test_the_contents_of_a_page_are_in_reach_wherever_one_reads(open_page: Open) -> None:
    page = open_page("games/truc/", viewport=PHONE, has_touch=True)
    button = page.get_by_role("button", name="On this page")
    for place in (0, 6_000, 14_000):
        page.evaluate(f"scrollTo(0, {place})")
        assert button.evaluate("(button) => button.getBoundingClientRect().top") >= 0
        button.tap()
        contents = page.get_by_role("navigation", name="On this page")
        expect(contents).to_be_visible()
        page.keyboard.press("Escape")
        expect(contents).to_be_hidden()
    button.tap()
    page.get_by_role("navigation", name="On this page").get_by_role(
        "link", name="Cheat sheet"
    ).tap()
    expect(page.locator("#cheat-sheet")).to_be_in_viewport()


def test_the_contents_come_and_go_with_the_page(open_page: Open) -> None:
    """The bar stays when the page is exchanged; its button belongs to the page."""
    page = open_page("games/truc/", viewport=PHONE, has_touch=True)
    button = page.get_by_role("button", name="On this page")
    expect(button).to_be_visible()
    page.get_by_role("link", name="Follow Suit").first.tap()
    expect(page.get_by_role("list", name="All games")).to_be_visible()
    expect(button).to_have_count(0)
    page.get_by_role("list", name="All games").get_by_role("link", name="Shed").tap()
    expect(button).to_be_visible()


@pytest.mark.parametrize("path", ["", "games/shed/", "practice/", "glossary/"])
def test_doubled_text_fits_the_bar(open_page: Open, path: str) -> None:
    """Doubled text on a phone, and a desktop's page at 200 % (720 px)."""
    page = open_page(path, viewport={"width": 720, "height": 800})
    bar = page.locator(".bar")
    for size in ("100%", "200%"):
        page.evaluate(f"document.documentElement.style.fontSize = '{size}'")
        for width in (720, 390, 320):
            page.set_viewport_size({"width": width, "height": 800})
            assert bar.evaluate("(bar) => bar.scrollWidth") <= width, f"{size} at {width} px"
            for tool in bar.get_by_role("button").all():
                box = tool.bounding_box()
                assert box is None or 0 <= box["x"] <= box["x"] + box["width"] <= width
            if size == "100%":
                assert sideways(page) <= 0


def test_the_home_page_has_room_for_doubled_text(open_page: Open) -> None:
    page = open_page("", viewport=PHONE, has_touch=True)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert sideways(page) <= 0


# Tabs of the bar that are seen, and those of them of which a part is cut off.
TABS = """() => {
  const bar = document.querySelector(".places");
  const { left, right, bottom } = bar.getBoundingClientRect();
  const seen = [...bar.querySelectorAll("a")].filter((tab) => tab.getBoundingClientRect().top < bottom);
  const cut = seen.filter((tab) => {
    const box = tab.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1;
  });
  return [seen, cut].map((tabs) => tabs.map((tab) => tab.textContent));
}"""


@pytest.mark.parametrize(("path", "tabs"), [("", 7), ("de/", 5)])
def test_no_tab_of_the_bar_is_cut(open_page: Open, path: str, tabs: int) -> None:
    """A tab that has no room is left out whole; the keyboard brings it all the same."""
    page = open_page(path, viewport={"width": 768, "height": 600})
    for width in (768, 800, 900, 1024):
        page.set_viewport_size({"width": width, "height": 600})
        seen, cut = page.evaluate(TABS)
        assert not cut and len(seen) >= 3, width
    assert len(seen) == tabs, "there is room for all at 1024 px"
    page.set_viewport_size({"width": 768, "height": 600})
    last = page.locator(".places a").last
    last.focus()
    expect(last).to_be_in_viewport(ratio=1)
