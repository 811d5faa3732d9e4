"""The home page finds a game; without scripts it shows them all."""

from __future__ import annotations

from browsing import Open
from playwright.sync_api import Page, Route, expect


def shown(page: Page) -> list[str]:
    return page.locator(".games > li:not([hidden]) h3").all_inner_texts()


def test_the_choices_narrow_the_games_down(open_page: Open) -> None:
    page = open_page("")
    says = page.locator(".finder [role=status]")
    everything = shown(page)
    expect(says).to_have_text(f"{len(everything)} games")
    page.get_by_label("Pack", exact=True).select_option("the Decktet")
    expect(says).to_contain_text(f"of {len(everything)} games")
    assert "Shed" in shown(page) and "Truc" not in shown(page)
    page.get_by_label("Players", exact=True).select_option("9")
    assert shown(page) == []
    expect(says).to_contain_text("No game fits")
    page.get_by_role("button", name="Show all").click()
    expect(says).to_have_text(f"{len(everything)} games")
    assert shown(page) == everything


def test_the_choice_stands_in_the_address(open_page: Open) -> None:
    page = open_page("")
    page.get_by_label("Kind of game", exact=True).select_option("Raise and bluff")
    assert shown(page) == ["Truc"]
    address = page.url
    assert address.endswith("?kind=betting")
    again = open_page(address.split("/shelf/")[1])
    expect(again.get_by_label("Kind of game", exact=True)).to_have_value("betting")
    assert shown(again) == ["Truc"]


def test_turning_pages_keeps_the_finder_alive(open_page: Open) -> None:
    page = open_page("glossary/")
    page.locator("a.mark").click()
    page.locator(".finder").wait_for()
    page.get_by_label("Time", exact=True).select_option("up to 15 minutes")
    expect(page.locator(".finder [role=status]")).to_contain_text(" of ")
    assert "Twenty-Five" in shown(page)


def test_a_choice_made_before_the_script_is_there_counts(open_page: Open) -> None:
    page = open_page("glossary/")
    held: list[Route] = []
    waiting = True
    page.route(
        "**/followsuit/chunk-*.js",
        lambda route: held.append(route) if waiting else route.continue_(),
    )
    with page.expect_request("**/followsuit/chunk-*.js"):
        page.locator("a.mark").click()
    page.get_by_label("Kind of game", exact=True).select_option("Raise and bluff")
    assert len(shown(page)) > 1, "the script came too early for this test"
    waiting = False
    for route in held:
        route.continue_()
    expect(page.locator(".finder [role=status]")).to_contain_text("1 of ")
    assert shown(page) == ["Truc"]
    assert page.url.endswith("?kind=betting")


def test_an_address_that_makes_no_sense_shows_all(open_page: Open) -> None:
    page = open_page("?players=99&kind=elephants")
    expect(page.locator(".finder [role=status]")).not_to_contain_text(" of ")


def test_without_scripts_all_games_are_there(open_page: Open) -> None:
    page = open_page("", java_script_enabled=False)
    expect(page.locator(".finder")).to_be_hidden()
    assert page.locator(".games > li").count() == page.locator(".games > li:visible").count() > 5


def test_the_games_keep_their_place_while_the_finder_comes_to_life(open_page: Open) -> None:
    page = open_page("")
    expect(page.locator(".finder [role=status]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    moved = page.evaluate(
        """() => new Promise((tell) => {
          const observer = new PerformanceObserver((list) => tell(
            list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node))
              .filter((node) => node?.parentElement?.closest("fs-finder")).length));
          observer.observe({ type: "layout-shift", buffered: true });
          setTimeout(tell, 500, 0);
        })"""
    )
    assert moved == 0
