"""What a page may weigh: its HTML, its elements, and one element a card."""

from __future__ import annotations

import gzip

import pytest
from browsing import ENGINE_MS, GAMES, Open, Site, start_engine

KB = 1024
# The pages with the most in them; a page that outgrows them is found by its HTML.
HEAVIEST = ("shed", "reversis", "sheepshead")


@pytest.mark.parametrize("game", GAMES)
def test_the_html_of_rules_is_bounded(site: Site, game: str) -> None:
    size = (site.folder / f"games/{game}/index.html").stat().st_size
    assert size <= 375 * KB


@pytest.mark.parametrize("game", HEAVIEST)
def test_the_elements_of_a_page_are_bounded(open_page: Open, game: str) -> None:
    """With all that its widgets make of it before anybody asks for more."""
    page = open_page(f"games/{game}/")
    page.wait_for_selector("fs-stepper.up")
    assert page.evaluate("document.querySelectorAll('*').length") <= 4300


@pytest.mark.parametrize("path", ("games/shed/", "games/twenty-five/", "de/games/schafkopf/"))
def test_a_card_is_one_element(open_page: Open, path: str) -> None:
    page = open_page(path)
    page.wait_for_selector("fs-stepper.up .card[data-card]")
    assert page.locator(".c[data-inline]").count() > 50
    # A badge tells the state of a card; it is no part of the face.
    within = page.locator(":is(.card, .c[data-inline]) :not(.badge, .badge *)")
    assert within.count() == 0


def scripts(site: Site, since: int) -> dict[str, int]:
    """The scripts that were asked for since so many requests, each with its size as a server sends it."""
    paths = (path.partition("?")[0] for path in site.asked[since:])
    asked = (path for path in paths if path.endswith(".js"))
    ours = [path.partition("/followsuit/")[2] for path in asked]
    files = {name: site.folder / "assets/followsuit" / name for name in ours if name}
    return {name: len(gzip.compress(file.read_bytes())) for name, file in files.items()}


def test_the_own_script_of_a_table_is_bounded(open_page: Open, site: Site) -> None:
    """Beyond what it shares with pages of rules that ask the engine."""
    since = len(site.asked)
    page = open_page("games/twenty-five/")
    start_engine(page, page.locator("fs-stepper[data-kind=trick]:not(details *)").first)
    shared, since = scripts(site, since), len(site.asked)
    page = open_page("play/truc/")
    page.locator(".tabletop[data-state=yours]").wait_for(timeout=ENGINE_MS)
    own = {name: size for name, size in scripts(site, since).items() if name not in shared}
    assert 4 * KB < sum(own.values()) <= 14 * KB, own
