"""The engine in its worker: shared, visible, retried, and never in the way."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

from browsing import ENGINE_MS, Open, Site, quiet, runtime_requests, start_engine
from playwright.sync_api import Browser, Page, Route, expect

TRICK = "fs-stepper[data-kind=trick]:not(details *)"
# Any position that stands open.
POSITION = "fs-stepper:is([data-kind=trick], [data-kind=legal]):not(details *)"


def test_a_blocked_engine_is_told_and_can_be_retried(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    block = "**/assets/followsuit/runtime/**"

    def refuse(route: Route) -> None:
        route.abort()

    page.context.route(block, refuse)
    stepper = page.locator(TRICK).first
    stepper.get_by_role("button", name="What if?").click()
    status = stepper.locator("[role=status]")
    expect(status).to_contain_text("The rules engine could not start.")
    expect(status).to_contain_text("work without it")
    expect(stepper.locator(".engine")).to_contain_text("could not start")
    # Stepping goes on without it.
    stepper.get_by_role("button", name="Back", exact=True).click()
    expect(stepper.locator(".card.back")).to_have_count(1)
    page.context.unroute(block, refuse)
    stepper.get_by_role("button", name="Retry").click()
    expect(stepper.locator(".engine")).to_be_focused()
    expect(stepper.locator(".engine")).to_have_attribute("data-state", "ready", timeout=ENGINE_MS)
    expect(stepper.locator(".settings select").first).to_be_visible()


def test_a_blocked_worker_is_told_too(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    page.context.route("**/assets/followsuit/worker-*.js", lambda route: route.abort())
    stepper = page.locator(TRICK).first
    stepper.get_by_role("button", name="What if?").click()
    expect(stepper.locator("[role=status]")).to_contain_text("The rules engine could not start.")
    expect(stepper.get_by_role("button", name="Retry")).to_be_visible()


def test_all_widgets_share_one_engine_over_instant_navigation(open_page: Open, site: Site) -> None:
    page = open_page("games/twenty-five/")
    page.evaluate("window.sameVisit = true")
    start_engine(page, page.locator(POSITION).first)
    asked = len(site.asked)
    other = page.locator(POSITION).nth(1)
    start_engine(page, other)
    page.locator("a[href$='games/tyzicha/']").filter(visible=True).first.click()
    expect(page).to_have_title(re.compile("Tyzicha"))
    stepper = page.locator(POSITION).first
    stepper.wait_for()
    # The first page's game is there; of another one only its own rules are fetched.
    assert runtime_requests(site, asked) == []
    start_engine(page, stepper)
    assert page.evaluate("window.sameVisit") is True
    assert len([worker for worker in page.workers if "/followsuit/worker-" in worker.url]) == 1
    [fetched] = runtime_requests(site, asked)
    assert fetched.endswith("/tyzicha.zip.gzip")


def test_an_engine_that_came_early_has_answered_before_it_is_asked(open_page: Open) -> None:
    """A throw-away question, so that the reader's first one is no slower than the next."""
    page = open_page("games/twenty-five/")
    with page.expect_event("worker", lambda worker: "/followsuit/worker-" in worker.url) as started:
        page.locator(TRICK).first.get_by_role("button", name="What if?").hover()
    started.value.evaluate(
        """async () => {
  while (!performance.getEntriesByName("warmed:twenty-five").length) await new Promise((wake) => setTimeout(wake, 20));
}"""
    )
    start_engine(page, page.locator(TRICK).first)


def test_the_page_stays_free_while_the_engine_boots(browser: Browser, open_page: Open) -> None:
    """No task of 50 ms; where drawing this page whole takes more than 150 ms, none of a third of it.

    Counted in the thread's own time, for other tests share this machine. A machine half as quick as
    another takes twice as long for a task that is no longer: its own pace is what it is held against.
    A neighbour that takes caches and cycles can still stretch one task of one boot; a task of ours
    that is too long is so in every boot.
    """
    measured: list[tuple[float, float]] = []
    while len(measured) < 3 and not (measured and measured[-1][0] < measured[-1][1]):
        page = open_page("games/twenty-five/")
        quiet(page)
        with main_thread_tasks(browser, page) as booting:
            start_engine(page, page.locator(TRICK).first)
            page.wait_for_timeout(200)
        with main_thread_tasks(browser, page) as drawing:
            page.evaluate(DRAW_WHOLE)
        assert len(booting) > 20
        measured.append((max(booting), max(50, max(drawing) / 3)))
    assert any(longest < limit for longest, limit in measured), measured


# The page drawn anew, twice: every letter and picture of another size.
DRAW_WHOLE = """async () => {
  const drawn = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  for (const size of ["21px", ""]) {
    document.documentElement.style.fontSize = size;
    await drawn();
  }
}"""


@contextmanager
def main_thread_tasks(browser: Browser, page: Page) -> Iterator[list[float]]:
    """Milliseconds of every task of the page's main thread meanwhile, there when it is over."""
    tasks: list[float] = []
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    yield tasks
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks += [
        event["tdur"] / 1000
        for event in events
        if event["name"].endswith("RunTask")
        and (event["pid"], event["tid"]) in main
        and "tdur" in event
    ]


def test_a_reader_who_saves_data_is_not_sent_the_engine_for_resting(
    open_page: Open, site: Site
) -> None:
    page = open_page("")
    page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    page.goto(site.game("twenty-five"))
    start = len(site.asked)
    page.locator(TRICK).first.get_by_role("button", name="What if?").hover()
    page.wait_for_timeout(800)
    assert runtime_requests(site, start) == []
