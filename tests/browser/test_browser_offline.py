"""The book without a network: only for whoever asks, whole, and gone when removed."""

from __future__ import annotations

from browsing import ENGINE_MS, Open, Site, start_engine
from playwright.sync_api import Page, expect

KEEP = "how-to-read/#keep"
BUTTON = "Keep this book on this device"
TRICK = "fs-stepper[data-kind=trick]:not(details *)"
WORKERS = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"


def kept(open_page: Open) -> Page:
    page = open_page(KEEP)
    page.get_by_role("button", name=BUTTON).click()
    expect(page.locator("fs-keep [role=status]")).to_contain_text("is kept", timeout=120_000)
    return page


def test_nothing_is_kept_unasked(open_page: Open) -> None:
    page = open_page("games/truc/")
    page.goto(page.url.replace("games/truc/", KEEP))
    says = page.locator("fs-keep [role=status]")
    expect(says).to_contain_text(" MB")
    assert page.evaluate(WORKERS) == 0
    assert page.evaluate("caches.keys()") == []


def test_pages_and_engine_work_offline_and_can_be_removed(open_page: Open, site: Site) -> None:
    page = kept(open_page)
    assert page.evaluate(WORKERS) == 1
    names = page.evaluate("caches.keys()")
    assert len(names) == 1 and names[0].startswith("followsuit:")
    page.context.set_offline(True)
    page.goto(site.url("games/twenty-five/"))
    expect(page.locator("h1")).to_have_text("Twenty-Five")
    stepper = page.locator(TRICK).first
    start_engine(page, stepper)
    stepper.get_by_label("Or type a card").fill("2♦")
    stepper.get_by_role("button", name="Play it").click()
    expect(stepper.locator(".why[role=status]")).to_contain_text(" wins")
    page.reload()
    expect(page.locator("h1")).to_have_text("Twenty-Five")
    # Another page by instant navigation, with a question of the stock; another one with a query.
    page.locator("a[href$='practice/']").filter(visible=True).first.click()
    page.locator("fs-quiz").get_by_role("button", name="Answer").wait_for()
    page.goto(site.url("?kind=betting"))
    expect(page.locator(".finder [role=status]")).to_contain_text("1 of")
    page.goto(site.url(KEEP))
    page.get_by_role("button", name="Remove it from this device").click()
    expect(page.locator("fs-keep [role=status]")).to_contain_text("no longer kept")
    assert page.evaluate(WORKERS) == 0
    assert page.evaluate("caches.keys()") == []


def test_keeping_can_be_stopped_and_gone_on_with(open_page: Open) -> None:
    page = open_page(KEEP)
    page.route("**/games/truc/", lambda route: route.abort())
    page.get_by_role("button", name=BUTTON).click()
    says = page.locator("fs-keep [role=status]")
    expect(says).to_contain_text("The network has gone", timeout=ENGINE_MS)
    assert page.evaluate(WORKERS) == 0
    page.unroute("**/games/truc/")
    page.get_by_role("button", name=BUTTON).click()
    expect(says).to_contain_text("is kept", timeout=120_000)
    assert len(page.evaluate("caches.keys()")) == 1


def test_a_newer_edition_is_offered(open_page: Open) -> None:
    page = kept(open_page)

    def renewed(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        text = answer.text().replace('"edition":"', '"edition":"x')
        route.fulfill(response=answer, body=text)  # type: ignore[attr-defined]

    page.context.route("**/offline.json", renewed)
    page.reload()
    page.get_by_role("button", name="Get the newer edition").click()
    says = page.locator("fs-keep [role=status]")
    expect(says).to_contain_text("edition x", timeout=120_000)
    expect(says).not_to_contain_text("newer")
    names = page.evaluate("caches.keys()")
    assert len(names) == 1 and ":x" in names[0]
