"""A page that is open goes on when the book is renewed under it, for whoever keeps the book."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import ENGINE_MS, PATIENCE_MS, Site, serving
from playwright.sync_api import Browser, BrowserContext, Page, expect
from test_browser_offline import BUTTON, KEEP, STATUS

KEPT_MS = 120_000


@pytest.fixture
def own(site: Site, tmp_path: Path) -> Iterator[Site]:
    """A copy of the book that can be renewed."""
    folder = tmp_path / "book"
    shutil.copytree(site.folder, folder)
    with serving(folder) as own:
        yield own


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1100, "height": 900})
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


def renew(book: Path) -> None:
    """Another edition, without any of the files that have a name by their contents."""
    gone = set((book / "assets/followsuit").glob("*-*.js"))
    assert len(gone) > 10
    for file in gone:
        file.unlink()
    names = {file.relative_to(book).as_posix() for file in gone}
    there = json.loads((book / "offline.json").read_text("utf-8"))
    there["files"] = [[name, size] for name, size in there["files"] if name not in names]
    (book / "offline.json").write_text(json.dumps({**there, "edition": "renewed"}), "utf-8")


def keep_score(page: Page) -> None:
    """From the page of a game to its score sheet, which is made ready for a first hand."""
    page.get_by_role("link", name="Keep the score").click()
    page.locator("fs-sheet .setup").get_by_role("button", name="Begin").click()
    page.locator("fs-sheet .entry").wait_for(timeout=ENGINE_MS)


@pytest.mark.parametrize("fetched", [False, True], ids=["on the site", "here"])
def test_an_open_page_loads_what_it_still_needs(
    own: Site, context: BrowserContext, fetched: bool
) -> None:
    page, reading = context.new_page(), context.new_page()
    page.goto(own.url(KEEP))
    page.get_by_role("button", name=BUTTON).click()
    expect(page.locator(STATUS)).to_contain_text("is kept", timeout=KEPT_MS)
    reading.goto(own.url("games/truc/"))
    assert reading.evaluate("navigator.serviceWorker.controller !== null")
    renew(own.folder)
    if fetched:
        page.reload()
        page.get_by_role("button", name="Get the newer edition").click()
        expect(page.locator(STATUS)).to_contain_text("edition renewed", timeout=KEPT_MS)
    keep_score(reading)
