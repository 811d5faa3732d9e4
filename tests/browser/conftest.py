"""A real Chromium on the built site, served as a strict host would serve it."""

from __future__ import annotations

import fcntl
import os
import subprocess
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from browsing import PATIENCE_MS, ROOT, Open, Site, chromium, serving, until, watch
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

expect.set_options(timeout=PATIENCE_MS)
# Set this to find what breaks when a reader is faster than the engine (500 is telling).
ENGINE_DELAY_MS = int(os.environ.get("FOLLOWSUIT_ENGINE_DELAY_MS", "0"))
LATE = """{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...given) { setTimeout(() => post.apply(this, given), %d); };
}"""
WIDGETS = "fs-stepper, fs-quiz, fs-lesson"
# What a failed test wants to know: whether the page is drawn, the widgets in use, their engine, and what they say.
IN_USE = """() => [
  document.drawn ? "drawn" : "no frame in three seconds",
  ...[...document.querySelectorAll(".asking, fs-quiz, fs-lesson, .engine")].map((widget) =>
    `${widget.localName}#${widget.id}.${widget.className} ${widget.dataset.state ?? ""}: ` +
    (widget.querySelector("[role=status]") ?? widget).textContent.replace(/\\s+/g, " ").slice(0, 200)),
]"""
# Each test starts an engine of its own: code that is optimised beside it is ready when the test is over. What a hand of
# many choices takes is no longer for it, and what is measured (`scripts/bench`) runs optimised.
QUICKLY = "--js-flags=--liftoff-only"
FAILED = pytest.StashKey[bool]()
VISITS = count(1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def folder() -> Path:
    """The built site; built here when nobody has yet."""
    given = os.environ.get("FOLLOWSUIT_SITE")
    site = Path(given) if given else ROOT / "build/site"
    (ROOT / "build").mkdir(exist_ok=True)
    # Several test processes must not build at once.
    with open(ROOT / "build/.browser-tests.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (site / "index.html").exists():
            subprocess.run([ROOT / "scripts/build"], check=True, stdin=subprocess.DEVNULL)
    return site


@pytest.fixture(scope="session")
def site(folder: Path) -> Iterator[Site]:
    with serving(folder) as site:
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    quiet = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*quiet, QUICKLY])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Open a page in a fresh profile; afterwards nothing may have gone wrong or left the origin."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opened(path: str = "", **options: Any) -> Page:
        options.setdefault("viewport", {"width": 1100, "height": 900})
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        visit = str(next(VISITS))
        context.add_cookies([{"name": "visit", "value": visit, "url": site.root}])
        site.visits.add(f"visit={visit}")
        if ENGINE_DELAY_MS:
            context.add_init_script(LATE % ENGINE_DELAY_MS)
        page = context.new_page()
        watch(page, site, faults)
        page.goto(site.url(path))
        if options.get("java_script_enabled", True) and page.locator("[data-material]").count():
            # Somebody is there: that is what the theme's script waits for.
            page.mouse.move(1, 1)
            until(page, "() => window.location$")
        if options.get("java_script_enabled", True) and page.locator(WIDGETS).count():
            page.locator(WIDGETS).and_(page.locator(":defined")).first.wait_for(state="attached")
            # Then it has its true height.
            until(page, "() => document.documentElement.matches('.whole')")
        return page

    yield opened
    for context in contexts:
        if request.node.stash.get(FAILED, False):
            tell(context)
        context.close()
    site.visits.clear()
    site.gone.clear()
    site.down = False
    assert not faults, "\n".join(faults)


def tell(context: BrowserContext) -> None:
    """Print what the pages of a failed test look like."""
    for page in context.pages:
        try:
            page.evaluate("() => void requestAnimationFrame(() => { document.drawn = true; })")
            page.wait_for_timeout(3000)  # not in the page, whose clock a test may have stopped
            print(page.url, *page.evaluate(IN_USE), sep="\n  ")
        except Error as error:
            print(page.url, error)
