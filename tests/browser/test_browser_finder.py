"""The home page finds a game; without scripts it shows them all."""

from __future__ import annotations

from browsing import Open, Site
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


# How far below the finder's top the games begin, in the book's own typeface.
GAMES_BELOW = """async () => {
  await document.fonts.ready;
  const [finder, games] = ["fs-finder", ".games"].map((one) => document.querySelector(one));
  return games.getBoundingClientRect().top - finder.getBoundingClientRect().top;
}"""


def test_the_finder_has_its_place_before_any_script(open_page: Open, site: Site) -> None:
    page = open_page("")
    expect(page.locator(".finder select").first).to_be_visible()
    alive = page.evaluate(GAMES_BELOW)
    page.route("**/*.js*", lambda route: route.abort())
    page.goto(site.url())
    expect(page.locator(".finder select").first).to_be_hidden()
    assert page.evaluate(GAMES_BELOW) == alive > 100
