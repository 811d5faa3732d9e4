"""What the browser tests share: the served site, and what must never happen on it."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

ROOT = Path(__file__).resolve().parents[2]
# The book has to work below any address: a folder that no link in it can know.
PREFIX = "/a/shelf/"
# As long as the page itself waits for the engine to start, and a little more.
ENGINE_MS = 100_000
GAMES = tuple(sorted(page.stem for page in (ROOT / "docs/games").glob("*.md")))
# Set this to find what breaks when a reader is faster than the network (200 is telling).
FILE_DELAY_MS = int(os.environ.get("FOLLOWSUIT_FILE_DELAY_MS", "0"))
# A busy machine is slow, not wrong.
PATIENCE_MS = 30_000
# Enter at the choice that is pressed, if it is not answered by itself already; whether there is one.
ENTER = """(quiz) => {
  const chosen = quiz.querySelector(".stand .question input[type=radio]:checked");
  if (!chosen || quiz.querySelector(".says.verdict")) return !!chosen;
  chosen.focus();
  return !chosen.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
}"""
# Two of the pages that the plugin makes for every game, each with nothing but a table.
TABLES = ("play/truc/", "de/play/schafkopf/")
# An address at which no script runs: there a clock is put in before a page is loaded, since a running script could not
# stop its timers.
NO_SCRIPT = "assets/followsuit/print.css"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
}


def page_paths() -> list[str]:
    """The address of every page of the book, from the site's root."""
    docs = ROOT / "docs"
    stems = [page.relative_to(docs).with_suffix("").as_posix() for page in docs.rglob("*.md")]
    return sorted("" if stem == "index" else f"{stem.removesuffix('/index')}/" for stem in stems)


@dataclass
class Site:
    """The served book."""

    folder: Path
    root: str
    headers: dict[str, str]
    asked: list[str] = field(default_factory=list)
    # The cookies of the pages that a test has open: what others ask for is not counted.
    visits: set[str] = field(default_factory=set)
    # Files that are not there the next time they are asked for, once for each time they are named.
    gone: list[str] = field(default_factory=list)
    # Whether nobody is answered any more.
    down: bool = False

    def url(self, path: str = "") -> str:
        return self.root + path

    def game(self, name: str) -> str:
        return self.url(f"games/{name}/")


def read_headers(file: Path) -> dict[str, str]:
    """What the site's ready header file says for every path (`/*`)."""
    headers: dict[str, str] = {}
    block = ""
    for line in file.read_text("utf-8").splitlines():
        if line.strip().startswith("#") or not line.strip():
            continue
        if not line[0].isspace():
            block = line.strip()
        elif block == "/*":
            name, _, value = line.partition(":")
            headers[name.strip()] = value.strip()
    return headers


class Server(ThreadingHTTPServer):
    """A server that says nothing of who has gone before all was sent: a page that a test closes goes so."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def serving(folder: Path) -> Iterator[Site]:
    """A built site, served as a strict host would serve it."""
    told = folder / "_headers"
    headers = read_headers(told) if told.exists() else {}
    site = Site(folder, "", headers)

    class Handler(SimpleHTTPRequestHandler):
        extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

        def __init__(self, *args: Any) -> None:
            super().__init__(*args, directory=str(folder))

        def do_GET(self) -> None:
            # A page of the test before may still have had something on its way, also before the next one opens.
            if self.headers.get("Cookie") in (site.visits or {None}):
                site.asked.append(self.path)
            if site.down:
                return None
            if not self.path.startswith(PREFIX):
                return self.send_error(404)
            time.sleep(FILE_DELAY_MS / 1000)
            name = self.path.removeprefix(PREFIX)
            if name in site.gone:
                site.gone.remove(name)
                return self.send_error(404)
            self.path = f"/{name}"
            return super().do_GET()

        def end_headers(self) -> None:
            for name, value in headers.items():
                self.send_header(name, value)
            super().end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site.root = f"http://127.0.0.1:{server.server_port}{PREFIX}"
    yield site
    server.shutdown()


def chromium() -> str | None:
    """The browser: told by scripts/test, else on the path, else Playwright's own."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return os.environ.get("FOLLOWSUIT_CHROMIUM") or next(
        filter(None, map(shutil.which, names)), None
    )


Open = Callable[..., Page]


def come_up(page: Page) -> None:
    """Wait until each figure with steps has its buttons: those far from the screen wait for an idle page."""
    until(page, "() => !document.querySelector('fs-stepper:not(.up):has(> .trace > li + li)')")


def unfold(page: Page) -> None:
    """Open the further examples, which stand folded behind their titles."""
    page.evaluate(
        "document.querySelectorAll('details.more').forEach((more) => { more.open = true; })"
    )
    until(page, "() => !document.querySelector('details[open] > noscript')")
    come_up(page)


# A press is lost when the page moves something else under the pointer before it is let go.
TELL_LOST_PRESSES = """{
  const CONTROL = "button, a, summary, label, input, select";
  let pressed, top;
  addEventListener("pointerdown", ({ target }) => {
    pressed = target.closest?.(CONTROL);
    top = pressed?.getBoundingClientRect().top;
  }, true);
  addEventListener("pointerup", ({ target }) => {
    if (!pressed || pressed === target.closest?.(CONTROL)) return;
    const moved = pressed.isConnected ? `moved by ${pressed.getBoundingClientRect().top - top} px` : "taken away";
    const place = `${pressed.closest("[id]")?.id}, ${moved}; now there: ${target.outerHTML?.slice(0, 100)}`;
    console.warn(`Lost press: ${pressed.outerHTML.slice(0, 200)} in ${place}`);
  }, true);
}"""
FAULTS = ("Content Security Policy", "Refused to", "Lost press")
# A page that has come to rest asks for no frames, and about once in 10,000 tests the one that a press waits for never
# comes, in a Chromium without a window: it is asked for again.
ASK_FOR_FRAMES = "setInterval(() => requestAnimationFrame(() => {}), 250);"


def watch(page: Page, site: Site, faults: list[str]) -> None:
    """Note requests to elsewhere, violations of the policy, uncaught errors and lost presses."""
    origin = site.root.removesuffix(PREFIX)
    page.add_init_script(TELL_LOST_PRESSES)
    page.add_init_script(ASK_FOR_FRAMES)

    def requested(request: Any) -> None:
        if not request.url.startswith((origin, "data:", "blob:")):
            faults.append(f"a request to {request.url}")

    def spoken(message: Any) -> None:
        if any(sign in message.text for sign in FAULTS):
            faults.append(message.text)

    page.on("request", requested)
    page.on("console", spoken)
    page.on("pageerror", lambda error: faults.append(f"uncaught: {error}"))


def unplug(page: Page, site: Site) -> None:
    """Take the network away, and what the browser has in its own cache, where all but new files would be found."""
    page.context.set_offline(True)
    site.down = True
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def runtime_requests(site: Site, since: int = 0) -> list[str]:
    """What has been asked for of Python's runtime and the worker."""
    return [
        path for path in site.asked[since:] if re.search(r"/followsuit/(runtime/|worker)", path)
    ]


# Half a second in which nothing more has come. Playwright's own "networkidle" never comes for a page
# of 9,000 elements in a Chromium without a window, although nothing is under way.
QUIET = """async () => {
  for (let seen = -1, now; (now = performance.getEntriesByType("resource").length) !== seen; seen = now)
    await new Promise((wake) => setTimeout(wake, 500));
}"""


def quiet(page: Page) -> None:
    """Wait until the page loads nothing more."""
    page.evaluate(QUIET)


# The next frame; a page that is not drawn has none.
FRAME = "new Promise((next) => [requestAnimationFrame(next), setTimeout(next, 250)])"
# Follow a link as if it were typed, until nothing is busy with it: what is meant by that, a selector tells.
FOLLOWED = f"""async (link, busy) => {{
  const {{ href }} = location;
  const read = new Promise((done) => addEventListener("hashchange", done, {{ once: true }}));
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error(`${{link}}: nobody reads it`)), {ENGINE_MS}));
  late.catch(() => {{}});
  location.hash = link;
  if (location.href !== href) await Promise.race([read, late]);
  const patience = performance.now() + {ENGINE_MS};
  while (document.querySelector(busy)) {{
    if (performance.now() > patience) throw new Error(`${{link}}: its figure does not come to rest`);
    await {FRAME};
  }}
}}"""


def until(page: Page, truth: str, arg: Any = None) -> None:
    """Wait until a JavaScript function of `arg` says so.

    Playwright's own `wait_for_function` evaluates text, which the site's policy forbids but for
    the first time that it looks.
    """
    page.evaluate(
        f"""async (arg) => {{
  const truth = {truth};
  const patience = performance.now() + {PATIENCE_MS};
  while (!truth(arg)) {{
    if (performance.now() > patience) throw new Error(`never true: ${{truth}}`);
    await {FRAME};
  }}
}}""",
        arg,
    )


# Whether the paper is light or dark.
PAPER = "Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0]) > 128 ? 'light' : 'dark'"


def painted(page: Page, scheme: str) -> None:
    """Wait until the page is “light” or “dark”."""
    until(page, f"(scheme) => ({PAPER}) === scheme", scheme)


def settled(host: Any) -> Any:
    """A widget, when the engine has answered whatever was pressed in it."""
    host.locator(".whatif:not([aria-busy])").wait_for(state="attached")
    return host


def start_engine(page: Page, host: Any) -> None:
    """Open "What if?" in a stepper and wait until the engine answers."""
    host.get_by_role("button", name="What if?").click()
    host.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    host.locator(".settings select").first.wait_for()


def lesson_of(page: Page) -> Locator:
    """The page's lesson, come near, so that its script is there."""
    lesson = page.locator("fs-lesson")
    lesson.scroll_into_view_if_needed()
    page.locator("fs-lesson.up").wait_for()
    return lesson


def asked_first(site: Site, page: Page) -> set[int]:
    """The steps of a page's lesson that ask something of their own before they tell, from 1."""
    stock = page.locator("fs-quiz").get_attribute("data-stock") or ""
    file = site.folder / stock.replace("../", "")
    return {int(place) + 1 for place in json.loads(file.read_text("utf-8"))["lesson"]}


def questions_of(step: Locator, first: bool) -> list[Locator]:
    """The questions of a lesson's step that was just turned to; what it tells waits for the first of them."""
    own = step.locator(":scope > .ask")
    if first:
        step.and_(step.page.locator(".untold")).wait_for()
        return [step.locator(".first > .ask"), *([own] if own.count() else [])]
    if step.locator(":scope > .say").count():
        step.and_(step.page.locator(".untold")).wait_for()
    return [own] if own.count() else []


def give(quiz: Locator, button: str = "Answer") -> None:
    """Give the answer that is chosen, without the moment to think again: by Enter, else by the button.

    In one piece of work: on a busy machine that moment may pass between a look and a press, and Enter would go on.
    """
    if not quiz.evaluate(ENTER):
        quiz.get_by_role("button", name=button, exact=True).click()


def go_on(quiz: Locator, button: str = "Next question") -> None:
    """To the next question, which stands there once nothing is on its way any more.

    Whoever answers anything may be told first what they seem to misread.
    """
    quiz.get_by_role("button", name=button).click()
    quiz.locator(".live:not([aria-busy])").wait_for()
    if quiz.locator(".believed").count():
        quiz.get_by_role("button", name="Go on", exact=True).click()
        quiz.locator(".live:not([aria-busy])").wait_for()


def mark_of(right: bool, mine: bool) -> str:
    """What stands at a choice after the answer."""
    if mine:
        return "your answer, right" if right else "your answer, wrong"
    return "right, not chosen" if right else ""
