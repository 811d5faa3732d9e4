"""The engine starts from its own memory on the next visit, and as on a first one whenever it cannot."""

from __future__ import annotations

import re

import pytest
from browsing import ENGINE_MS, FRAME, Open, Site, start_engine
from playwright.sync_api import Page, Route, expect

TRICK = "fs-stepper[data-kind=trick]:not(details *)"
# The cache that holds a memory, and how many bytes that is said to have.
KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("followsuit-engine:"));
  const all = await Promise.all(names.map(async (name) => {
    const cache = await caches.open(name);
    const [request] = await cache.keys();
    return [name, request ? Number((await cache.match(request)).headers.get("x-bytes")) : 0];
  }));
  return all;
}"""
STARTS = """performance.getEntriesByType("mark")
  .map(({ name }) => name).filter((name) => name.startsWith("engine:"))"""
# As wrong memories are put in the place of a right one: a function of its bytes.
PUT = """async (made) => {
  const [name] = (await caches.keys()).filter((name) => name.startsWith("followsuit-engine:"));
  const cache = await caches.open(name);
  const [request] = await cache.keys();
  const old = await cache.match(request);
  const memory = new Uint8Array(await old.arrayBuffer());
  const headers = new Headers(old.headers);
  if (made === "cut off") return cache.put(request, new Response(memory.slice(0, memory.length / 2), { headers }));
  if (made === "of another build") memory.fill(7, 16, 48);
  if (made === "blank") memory.fill(0, 4096);
  if (made === "scrambled") for (let at = 4096; at < memory.length; at += 4096) memory[at] ^= 0x55;
  await cache.put(request, new Response(memory, { headers }));
}"""


def live(page: Page) -> str:
    """Ask something of the page's game; answer how the engine has started: `started` or `resumed`."""
    stepper = page.locator(TRICK).first
    start_engine(page, stepper)
    stepper.get_by_label("Or type a card").fill("2♦")
    stepper.get_by_role("button", name="Play it").click()
    expect(stepper.locator(".why[role=status]")).to_contain_text(" wins")
    [worker] = [worker for worker in page.workers if "/followsuit/worker-" in worker.url]
    marks: list[str] = worker.evaluate(STARTS)
    return " ".join(mark.removeprefix("engine:") for mark in marks)


def wait_until_kept(page: Page) -> None:
    """Until one memory is kept whole."""
    page.evaluate(
        f"""async () => {{
  const look = {KEPT};
  const patience = performance.now() + {ENGINE_MS};
  for (let found = []; !(found.length === 1 && found[0][1] > 1e6); found = await look()) {{
    if (performance.now() > patience) throw new Error("no memory is kept");
    await {FRAME};
  }}
}}"""
    )


def in_the_worker(page: Page, code: str) -> None:
    """Have the engine's worker begin with this code."""

    def prefixed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=code + answer.text())

    page.context.route(re.compile(r"/assets/followsuit/worker-[^/]+\.js"), prefixed)


def come_again(page: Page) -> None:
    """Open the page once more, without the link to what was changed on it."""
    page.evaluate("history.replaceState(null, '', location.pathname)")
    page.reload()


def visited(open_page: Open) -> Page:
    """A page whose engine has been asked, and is kept."""
    page = open_page("games/twenty-five/")
    assert live(page) == "started"
    wait_until_kept(page)
    return page


def test_the_next_visit_resumes_and_answers_the_same(open_page: Open, site: Site) -> None:
    page = visited(open_page)
    first = page.locator(TRICK).first.locator(".why[role=status]").inner_text()
    come_again(page)
    assert live(page) == "resumed"
    assert page.locator(TRICK).first.locator(".why[role=status]").inner_text() == first
    # Whatever the page: another game, another language.
    page.goto(site.game("tyzicha"))
    start_engine(page, page.locator(TRICK).first)
    page.goto(site.url("de/games/schafkopf/"))
    figure = page.locator(TRICK).first
    figure.get_by_role("button", name="Was wäre, wenn?").click()
    expect(figure.locator(".engine")).to_have_text("Die Regelmaschine ist bereit.")
    figure.locator(".whatif:not([aria-busy])").wait_for(state="attached")
    # One is kept, for the whole book.
    assert len(page.evaluate(KEPT)) == 1


def test_a_wiped_memory_is_made_again(open_page: Open) -> None:
    page = visited(open_page)
    page.evaluate(
        "caches.keys().then((all) => Promise.all(all.map((name) => caches.delete(name))))"
    )
    come_again(page)
    assert live(page) == "started"
    wait_until_kept(page)


def test_a_memory_of_an_older_book_is_dropped(open_page: Open) -> None:
    page = visited(open_page)
    page.evaluate(
        """async () => {
  const [name] = await caches.keys();
  const [request] = await (await caches.open(name)).keys();
  const kept = await (await caches.open(name)).match(request);
  await (await caches.open(name.replace("engine-", "engine-0"))).put(request, kept);
  await caches.delete(name);
}"""
    )
    [[old, _]] = page.evaluate(KEPT)
    come_again(page)
    assert live(page) == "started"
    wait_until_kept(page)
    [[new, _]] = page.evaluate(KEPT)
    assert new != old


@pytest.mark.parametrize("wrong", ["cut off", "of another build", "blank", "scrambled"])
def test_a_damaged_memory_is_dropped(open_page: Open, wrong: str) -> None:
    page = visited(open_page)
    page.evaluate(PUT, wrong)
    come_again(page)
    assert live(page).endswith("started")
    wait_until_kept(page)
    come_again(page)
    assert live(page) == "resumed"


REFUSED = """
Object.defineProperty(self, "caches", { get() { throw new DOMException("no", "SecurityError"); } });
"""
MISSING = 'Object.defineProperty(self, "caches", { value: undefined });\n'
FULL = """
Cache.prototype.put = async () => { throw new DOMException("full", "QuotaExceededError"); };
"""


@pytest.mark.parametrize("code", [REFUSED, MISSING, FULL], ids=["refused", "missing", "full"])
def test_without_storage_every_visit_is_a_first_one(open_page: Open, code: str) -> None:
    page = open_page("games/twenty-five/")
    in_the_worker(page, code)
    for _ in range(2):
        assert live(page) == "started"
        assert page.evaluate(KEPT) == []
        come_again(page)


def test_who_tries_again_starts_without_what_was_kept(open_page: Open) -> None:
    page = visited(open_page)
    page.context.route("**/kernel.zip.gzip", lambda route: route.abort())
    come_again(page)
    stepper = page.locator(TRICK).first
    stepper.get_by_role("button", name="What if?").click()
    expect(stepper.locator(".engine")).to_have_attribute("data-state", "failed")
    page.context.unroute("**/kernel.zip.gzip")
    stepper.get_by_role("button", name="Retry").click()
    expect(stepper.locator(".engine")).to_have_attribute("data-state", "ready")
    [worker] = [worker for worker in page.workers if "/followsuit/worker-" in worker.url]
    marks = worker.evaluate(STARTS)
    assert marks == ["engine:started"]


def test_removing_the_book_removes_the_memory(open_page: Open, site: Site) -> None:
    page = visited(open_page)
    page.goto(site.url("how-to-read/#keep"))
    page.get_by_role("button", name="Keep this book on this device").click()
    status = page.locator("article fs-offline [role=status]")
    expect(status).to_contain_text("is kept", timeout=120_000)
    assert len(page.evaluate(KEPT)) == 1
    page.get_by_role("button", name="Remove it from this device").click()
    expect(status).to_contain_text("no longer kept")
    assert page.evaluate("caches.keys()") == []
