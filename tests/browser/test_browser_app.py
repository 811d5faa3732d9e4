"""The book as an app of a device: Chromium finds nothing that keeps it from being installed."""

from __future__ import annotations

from pathlib import Path

from browsing import Open, Site, quiet
from playwright.sync_api import Browser, Page, expect
from screenshots import take
from test_browser_access import violations

from followsuit_site.app import pictures

PHONE = {"width": 360, "height": 740}


def test_every_page_can_be_installed(open_page: Open, site: Site) -> None:
    page = open_page("scores/")
    told = page.context.new_cdp_session(page)
    found = told.send("Page.getAppManifest")
    assert found["url"] == site.url("app.webmanifest")
    assert found["errors"] == []
    assert told.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}


def installed(page: Page) -> None:
    """As if Chromium had just put it among the device's apps."""
    page.evaluate("() => { dispatchEvent(new Event('appinstalled')); }")


def test_who_installs_the_book_is_asked_once_whether_to_keep_it(open_page: Open) -> None:
    page = open_page("judge/", bypass_csp=True, has_touch=True, viewport=PHONE)
    installed(page)
    asked = page.get_by_role("complementary", name="The book without a network")
    expect(asked).to_be_in_viewport(ratio=1)
    assert not violations(page, "aside.suggestion")
    # It goes along to other pages, and lies over none when it is answered.
    page.get_by_role("link", name="Follow Suit").first.tap()
    expect(page.get_by_role("list", name="All games")).to_be_visible()
    expect(asked).to_be_in_viewport(ratio=1)
    asked.get_by_role("button", name="Not now").tap()
    expect(asked).to_have_count(0)
    installed(page)
    page.reload()
    installed(page)
    quiet(page)
    expect(asked).to_have_count(0)
    assert page.evaluate("caches.keys()") == []


def test_the_book_is_kept_from_where_it_was_suggested(open_page: Open) -> None:
    page = open_page("practice/", has_touch=True, viewport=PHONE)
    installed(page)
    asked = page.get_by_role("complementary", name="The book without a network")
    asked.get_by_role("button", name="Keep this book on this device").tap()
    expect(asked.get_by_role("status")).to_contain_text("is kept", timeout=120_000)
    assert len(page.evaluate("caches.keys()")) == 1
    asked.get_by_role("button", name="Close").tap()
    expect(asked).to_have_count(0)


def test_an_installed_book_asks_when_it_is_opened(open_page: Open, site: Site) -> None:
    page = open_page("")
    page.add_init_script(
        """const { matchMedia } = window;
        window.matchMedia = (query) => query.includes("display-mode: minimal-ui")
          ? { matches: true } : matchMedia.call(window, query);"""
    )
    page.goto(site.url("scores/"))
    expect(page.get_by_role("complementary", name="The book without a network")).to_be_visible()


def test_pictures_are_taken_of_what_is_used_at_the_table(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    """As Chromium wants them: 320 to 3840 pixels, no side more than 2.3 times the other, alike on a kind of screen."""
    take(browser, site, tmp_path)
    shown = list(pictures(tmp_path))
    assert [(one.form, one.page) for one in shown] == [
        ("narrow", "judge.md"),
        ("narrow", "practice.md"),
        ("narrow", "scores.md"),
        ("wide", "games/twenty-five.md"),
    ]
    for one in shown:
        sides = sorted(map(int, one.size.split("x")))
        assert sides[0] >= 320 and sides[1] <= min(3840, 2.3 * sides[0])
        assert len({other.size for other in shown if other.form == one.form}) == 1


def test_the_screen_stays_on_while_a_sheet_is_open(open_page: Open) -> None:
    page = open_page("scores/")
    page.evaluate(
        """() => { window.held = 0; const release = () => Promise.resolve(void (window.held -= 1));
        Object.defineProperty(navigator, "wakeLock", { value: { request: () =>
          Promise.resolve((window.held += 1, { released: false, release })) } }); }"""
    )
    page.evaluate("() => { location.hash = 'sheet~truc'; }")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_function("() => window.held === 1")
    page.get_by_role("button", name="All sheets").click()
    page.wait_for_function("() => window.held === 0")
