"""What a page may weigh: its HTML, its elements, and one element a card."""

from __future__ import annotations

import pytest
from browsing import GAMES, Open, Site

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
