"""Pictures of the book, for whoever is asked to install it as an app.

python tests/browser/screenshots.py SITE FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from browsing import ENGINE_MS, Site, chromium, serving
from evening_pages import evening, link_of, record_of
from playwright.sync_api import Browser, Page, sync_playwright

SCREENS = {"narrow": (390, 844), "wide": (1280, 800)}
SHARP = 2  # pixels of the picture for one of the page


def judged(page: Page) -> None:
    """A trick on which the judge has spoken."""
    page.locator("fs-judge:not([aria-busy]) .ruled").wait_for(timeout=ENGINE_MS)
    top(page, "fs-judge")


def scored(page: Page) -> None:
    """An evening on the score pad."""
    page.locator("fs-sheet .sheet tbody tr").first.wait_for(timeout=ENGINE_MS)
    page.locator("fs-sheet .open:not([aria-busy])").wait_for()
    top(page, "fs-sheet .counted")


def asked(page: Page) -> None:
    """A question of the quiz."""
    page.locator("fs-quiz").get_by_role("button", name="Answer").wait_for()
    top(page, "fs-quiz")


def read(page: Page) -> None:
    """The head of a game's page."""


def top(page: Page, place: str) -> None:
    """Scroll a place to the upper edge of what is seen."""
    page.locator(place).first.evaluate(
        """(place) => scrollTo({ behavior: "instant",
          top: scrollY + place.getBoundingClientRect().top - document.querySelector(".bar").offsetHeight - 16 })"""
    )


def sheet() -> str:
    """The link to a score sheet after four hands."""
    told = evening("tyzicha")
    return "#" + link_of(record_of(told.match, told.entries[:4]))


SHOWN = (
    ("narrow", "judge", "#judge~twenty-five~winner~c.trick=KS,AH,AS~trump=H", judged),
    ("narrow", "scores", sheet, scored),
    ("narrow", "practice", "?games=tyzicha", asked),
    ("wide", "games/twenty-five", "", read),
)


def take(browser: Browser, site: Site, folder: Path) -> None:
    """Take each picture, as `narrow/judge.png`."""
    for form, name, link, ready in SHOWN:
        width, height = SCREENS[form]
        size = {"width": width, "height": height}
        with browser.new_context(viewport=size, device_scale_factor=SHARP) as context:
            page = context.new_page()
            page.goto(site.url(f"{name}/{link() if callable(link) else link}"))
            ready(page)
            page.evaluate("document.fonts.ready.then(() => true)")
            page.screenshot(path=folder / form / f"{name}.png", animations="disabled")


if __name__ == "__main__":
    with serving(Path(sys.argv[1])) as site, sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        take(started, site, Path(sys.argv[2]))
