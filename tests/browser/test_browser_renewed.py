"""A page that is open goes on when the book is renewed under it, whether its reader keeps the book or not."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import ENGINE_MS, PATIENCE_MS, Site, come_up, serving, until
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


def reissue(book: Path) -> None:
    """Another edition, in which each file that has a name by its contents has another name."""
    files = book / "assets/followsuit"
    names = sorted(file.name for file in files.rglob("*-*.js"))
    assert len(names) > 100
    for file in [*files.rglob("*.js"), *book.rglob("index.html")]:
        text = re.sub(
            r"(/followsuit\.(?:css|js)|/theme\.js)\?\w+", r"\1?reissued", file.read_text("utf-8")
        )
        for name in names if file.suffix == ".js" else []:
            text = text.replace(name, name.replace("-", "-Z"))
        file.write_text(text, "utf-8")
    for file in [*files.rglob("*-*.js")]:
        file.rename(file.with_name(file.name.replace("-", "-Z")))


@pytest.fixture
def unwatched(own: Site) -> Iterator[Site]:
    """The book on a server that says nothing of how long a file may be kept: a month old, each is for days."""
    month_ago = time.time() - 30 * 86_400
    for file in own.folder.rglob("*"):
        os.utime(file, (month_ago, month_ago))
    (own.folder / "_headers").unlink()
    with serving(own.folder) as own:
        yield own


@pytest.mark.parametrize("turning", [True, False], ids=["turned to", "opened"])
def test_a_page_of_a_newer_edition_runs_its_own_scripts(
    unwatched: Site, context: BrowserContext, turning: bool
) -> None:
    page = context.new_page()
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status == 404 else None)
    page.goto(unwatched.url("games/tyzicha/"))
    page.mouse.move(5, 5)
    until(page, "() => 'location$' in window")
    reissue(unwatched.folder)
    if turning:
        with page.expect_event("domcontentloaded"):
            page.get_by_role("link", name="Next Truc").click()
        assert page.url == unwatched.game("truc")
        missing.clear()  # what the old page's own script asked for when the link was pressed
    else:
        page.goto(unwatched.game("truc"))
    come_up(page)
    quiz = page.locator("fs-quiz").first
    quiz.scroll_into_view_if_needed()
    expect(quiz.get_by_role("button").first).to_be_visible()
    assert page.locator("link[href*='/followsuit.css']").count() == 1
    assert not missing
