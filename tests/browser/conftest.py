"""A real Chromium on the built site, served as a strict host would serve it."""

from __future__ import annotations

import fcntl
import os
import subprocess
import threading
import time
from collections.abc import Generator, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from browsing import PATIENCE_MS, PREFIX, ROOT, TYPES, Open, Site, chromium, read_headers, watch
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

expect.set_options(timeout=PATIENCE_MS)
# Set these to find what breaks when a reader is faster than the engine, or than the network
# (500 and 200 are telling).
ENGINE_DELAY_MS = int(os.environ.get("FOLLOWSUIT_ENGINE_DELAY_MS", "0"))
FILE_DELAY_MS = int(os.environ.get("FOLLOWSUIT_FILE_DELAY_MS", "0"))
LATE = """{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...given) { setTimeout(() => post.apply(this, given), %d); };
}"""
WIDGETS = "fs-stepper, fs-quiz, fs-lesson"
# What a failed test wants to know: the widgets in use, their engine, and what they say.
IN_USE = """() => [...document.querySelectorAll(".asking, fs-quiz, fs-lesson, .engine")].map((widget) =>
  `${widget.localName}#${widget.id}.${widget.className} ${widget.dataset.state ?? ""}: ` +
  (widget.querySelector("[role=status]") ?? widget).textContent.replace(/\\s+/g, " ").slice(0, 200))"""
FAILED = pytest.StashKey[bool]()


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
    headers = read_headers(folder / "_headers")
    site = Site(folder, "", headers)

    class Handler(SimpleHTTPRequestHandler):
        extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

        def __init__(self, *args: Any) -> None:
            super().__init__(*args, directory=str(folder))

        def do_GET(self) -> None:
            site.asked.append(self.path)
            if not self.path.startswith(PREFIX):
                return self.send_error(404)
            time.sleep(FILE_DELAY_MS / 1000)
            self.path = "/" + self.path.removeprefix(PREFIX)
            return super().do_GET()

        def end_headers(self) -> None:
            for name, value in headers.items():
                self.send_header(name, value)
            super().end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site.root = f"http://127.0.0.1:{server.server_port}{PREFIX}"
    yield site
    server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    quiet = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=quiet)
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
        if ENGINE_DELAY_MS:
            context.add_init_script(LATE % ENGINE_DELAY_MS)
        page = context.new_page()
        watch(page, site, faults)
        page.goto(site.url(path))
        if options.get("java_script_enabled", True) and page.locator(WIDGETS).count():
            page.locator(WIDGETS).and_(page.locator(":defined")).first.wait_for(state="attached")
        return page

    yield opened
    for context in contexts:
        if request.node.stash.get(FAILED, False):
            tell(context)
        context.close()
    assert not faults, "\n".join(faults)


def tell(context: BrowserContext) -> None:
    """Print what the pages of a failed test look like."""
    for page in context.pages:
        try:
            print(page.url, *page.evaluate(IN_USE), sep="\n  ")
        except Error as error:
            print(page.url, error)
