"""Nothing that somebody reads moves: not when typefaces and scripts come late, nor when Material's script comes."""

from __future__ import annotations

import re

import pytest
from browsing import ROOT, Site, quiet, until
from fontTools.ttLib import TTFont
from playwright.sync_api import Browser, Route, expect

from followsuit_site import typeface

MOST = 0.01
SHIFTS = """{
  window.shifts = [];
  const seen = (list) => list.getEntries().forEach(({ value }) => window.shifts.push(value));
  new PerformanceObserver(seen).observe({ type: "layout-shift", buffered: true });
}"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length"


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("path", ["", "games/twenty-five/", "games/shed/", "de/games/truc/"])
@pytest.mark.parametrize("late", [False, True])
def test_nothing_moves(browser: Browser, site: Site, path: str, width: int, late: bool) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844})
    page = context.new_page()
    page.add_init_script(SHIFTS)
    held: list[Route] = []
    painted: list[bool] = []

    def hold(route: Route) -> None:
        route.continue_() if painted else held.append(route)

    if late:
        page.route(re.compile(r"\.(js|woff2)$"), hold)
    page.goto(site.url(path), wait_until="commit")
    until(page, PAINTED)
    assert bool(held) == late
    painted.append(True)
    for route in held:
        route.continue_()
    until(page, "() => document.readyState === 'complete'")
    quiet(page)
    page.mouse.move(200, 300)
    until(page, "() => window.location$")
    quiet(page)
    if late:
        assert page.evaluate("[...document.fonts].some((font) => font.status === 'loaded')")
    assert page.evaluate("shifts.reduce((sum, each) => sum + each, 0)") <= MOST
    context.close()


@pytest.mark.parametrize("style", ["normal", "italic"])
def test_every_character_of_the_site_is_in_its_typeface(site: Site, style: str) -> None:
    """What the whole typeface has, and any page or word of the site prints, has not been cut off."""
    name = f"assets/followsuit/fonts/source-serif-4-{style}.woff2"
    cut = set(TTFont(site.folder / name).getBestCmap())
    whole = set(typeface.source(ROOT, style).getBestCmap())
    files = [*site.folder.rglob("*.html"), *site.folder.rglob("quiz/*.json")]
    printed = {ord(letter) for file in files for letter in file.read_text("utf-8")}
    assert printed & whole <= cut
    assert cut < whole


def test_a_theme_script_that_did_not_come_is_asked_for_again(browser: Browser, site: Site) -> None:
    """By the next press on what needs it, which then works."""
    asked: list[str] = []

    def once_lost(route: Route) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    page = browser.new_page()
    page.route("**/assets/javascripts/bundle*.js", once_lost)
    page.goto(site.url("games/truc/"))
    with page.expect_event("requestfailed"):
        page.mouse.move(5, 5)
    until(page, "() => !document.querySelector('script[src*=bundle]')")
    page.locator("[data-tool=night]").first.click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    assert len(asked) == 2
    page.close()
