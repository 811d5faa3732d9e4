"""The book without a network: only for whoever asks, whole, and gone when removed."""

from __future__ import annotations

import re

import pytest
from browsing import ENGINE_MS, Open, Site, page_paths, quiet, start_engine, unplug, until
from playwright.sync_api import Locator, Page, Route, expect

KEEP = "how-to-read/#keep"
BUTTON = "Keep this book on this device"
STATUS = "article fs-offline [role=status]"
MENU = ".side fs-offline"
FOOT = ".colophon fs-offline"
PHONE = {"viewport": {"width": 390, "height": 844}}
TRICK = "fs-stepper[data-kind=trick]:not(details *)"
WORKERS = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"


def kept(open_page: Open) -> Page:
    page = open_page(KEEP)
    page.get_by_role("button", name=BUTTON).click()
    expect(page.locator(STATUS)).to_contain_text("is kept", timeout=120_000)
    return page


def test_nothing_is_kept_unasked(open_page: Open) -> None:
    page = open_page("games/truc/")
    page.goto(page.url.replace("games/truc/", KEEP))
    says = page.locator(STATUS)
    expect(says).to_contain_text(" MB")
    assert page.evaluate(WORKERS) == 0
    assert page.evaluate("caches.keys()") == []


def test_pages_and_engine_work_offline_and_can_be_removed(open_page: Open, site: Site) -> None:
    page = kept(open_page)
    assert page.evaluate(WORKERS) == 1
    names = page.evaluate("caches.keys()")
    assert len(names) == 1 and names[0].startswith("followsuit:")
    unplug(page, site)
    page.goto(site.url("games/twenty-five/"))
    expect(page.locator("h1")).to_have_text("Twenty-Five")
    stepper = page.locator(TRICK).first
    start_engine(page, stepper)
    stepper.get_by_label("Or type a card").fill("2♦")
    stepper.get_by_role("button", name="Play it").click()
    expect(stepper.locator(".why[role=status]")).to_contain_text(" wins")
    page.reload()
    expect(page.locator("h1")).to_have_text("Twenty-Five")
    page.get_by_role("button", name="Search the book").click()
    page.get_by_role("textbox", name="Search the book").press_sequentially("rank.five")
    page.locator(".md-search-result__list > li").first.wait_for()
    # A hand is played.
    page.goto(site.url("play/tetka/#play~seed=1"))
    page.locator(".tabletop[data-state=yours]").wait_for(timeout=ENGINE_MS)
    page.locator('.mine [data-legal="true"] .press').first.click()
    expect(page.locator(".said")).to_contain_text("West")
    page.goto(site.url("games/twenty-five/"))
    # Another page by instant navigation, with a question of the stock; another one with a query.
    page.locator("a[href$='practice/']").filter(visible=True).first.click()
    page.locator("fs-quiz").get_by_role("button", name="Answer").wait_for()
    page.goto(site.url("?kind=betting"))
    expect(page.locator(".finder [role=status]")).to_contain_text("1 of")
    page.goto(site.url(KEEP))
    # Material asks for the list of pages at the first press: not while the book is taken away without a network.
    page.locator("h1").click()
    quiet(page)
    page.get_by_role("button", name="Remove it from this device").click()
    expect(page.locator(STATUS)).to_contain_text("no longer kept")
    assert page.evaluate(WORKERS) == 0
    assert page.evaluate("caches.keys()") == []


def test_the_search_of_another_language_works_offline(open_page: Open, site: Site) -> None:
    """It reads words by the stems of its language."""
    page = kept(open_page)
    unplug(page, site)
    page.goto(site.url("de/games/schafkopf/"))
    page.locator("[data-tool=search]").click()
    page.locator(".find input").press_sequentially("trümpfe")
    found = page.locator(".md-search-result__list > li").first
    expect(found).to_contain_text("Trumpf")


def test_keeping_can_be_stopped_and_gone_on_with(open_page: Open) -> None:
    page = open_page(KEEP)
    page.route("**/games/truc/", lambda route: route.abort())
    page.get_by_role("button", name=BUTTON).click()
    says = page.locator(STATUS)
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
    says = page.locator(STATUS)
    expect(says).to_contain_text("edition x", timeout=120_000)
    expect(says).not_to_contain_text("newer")
    # Other pages may be open that still load something of the edition before.
    old, new = page.evaluate("caches.keys()")
    assert ":x" in new and ":x" not in old


# ---- where readers are: at the end of the menu, and at the foot of every page ----


def unfolded(page: Page, place: str) -> Locator:
    """The offer, opened; the menu with it."""
    offer = page.locator(place)
    if place == MENU and not offer.is_visible():
        page.get_by_role("button", name="Contents of the book").click()
    offer.locator("summary").click()
    return offer


def lists(site: Site) -> int:
    return sum(path.endswith("/offline.json") for path in site.asked)


def test_every_page_offers_it(site: Site) -> None:
    for path in page_paths():
        html = (site.folder / path / "index.html").read_text("utf-8")
        menu, foot = html.index("<nav class=side"), html.index("<footer class=colophon")
        assert menu < html.index("<fs-offline", menu) < html.index("</nav>", menu), path
        assert "<fs-offline" in html[foot : html.index("</footer>")], path
        own = "de/" if path.startswith("de/") else ""  # a language has widgets of its own words
        loaded = re.findall(rf"<script[^>]+assets/followsuit/{own}followsuit\.js", html)
        assert len(loaded) == 1, path


@pytest.mark.parametrize("place", [MENU, FOOT], ids=["menu", "foot"])
def test_it_is_kept_from_any_page_and_told_before(open_page: Open, site: Site, place: str) -> None:
    before = lists(site)
    page = open_page("glossary/", **PHONE)
    page.locator(FOOT).scroll_into_view_if_needed()
    offer = unfolded(page, place)
    expect(offer.locator("[role=status]")).to_contain_text(" MB")
    assert lists(site) == before + 1  # when somebody wants to know, and no sooner
    assert page.evaluate("caches.keys()") == []
    offer.get_by_role("button", name=BUTTON).click()
    expect(offer.get_by_role("button", name="Stop")).to_be_focused()
    expect(offer.locator("summary")).to_have_text("Kept on this device", timeout=120_000)
    # Other places and other pages know it, without asking the network.
    asked = lists(site)
    page.goto(site.url("games/truc/"))
    page.locator(FOOT).scroll_into_view_if_needed()
    expect(page.locator(FOOT + " summary")).to_have_text("Kept on this device")
    assert lists(site) == asked
    offer = unfolded(page, FOOT)
    offer.get_by_role("button", name="Remove it from this device").click()
    expect(offer.locator("summary")).to_have_text("Keep this book")
    expect(offer.locator("[role=status]")).to_contain_text("no longer kept")


# The list of files that is asked for first comes when `release` is called.
LATE_LIST = """(() => {
  const real = window.fetch;
  window.fetch = (...asked) => {
    if (window.release || !String(asked[0]).endsWith("/offline.json")) return real(...asked);
    return new Promise((done) => { window.release = () => real(...asked).then(done); });
  };
})()"""


def test_what_is_removed_stays_removed_when_the_list_comes_late(
    open_page: Open, site: Site
) -> None:
    page = kept(open_page)
    page.add_init_script(LATE_LIST)
    page.goto(site.url("games/truc/"))
    page.locator(FOOT).scroll_into_view_if_needed()
    expect(page.locator(FOOT + " summary")).to_have_text("Kept on this device")
    # What else there is has been asked for, and the answer is on its way.
    offer = unfolded(page, FOOT)
    until(page, "() => !!window.release")
    offer.get_by_role("button", name="Remove it from this device").click()
    expect(offer.locator("[role=status]")).to_contain_text("no longer kept")
    page.evaluate("window.release()")
    page.wait_for_timeout(300)
    expect(offer.locator("summary")).to_have_text("Keep this book")


def test_turning_the_page_does_not_stop_it(open_page: Open) -> None:
    page = open_page("glossary/")
    page.evaluate("window.sameVisit = true")
    # The last file waits until the page is turned.
    held: list[Route] = []
    page.route("**/assets/followsuit/quiz/truc.json", lambda route: held.append(route))
    offer = unfolded(page, FOOT)
    offer.get_by_role("button", name=BUTTON).click()
    expect(offer.locator("summary")).to_contain_text("Keeping… ")
    page.locator(".turn a, .places a").filter(visible=True).first.click()
    expect(page).not_to_have_url(re.compile("glossary"))
    expect(page.locator("h1")).not_to_contain_text("Glossary")
    assert page.evaluate("window.sameVisit") is True
    foot = page.locator(FOOT)
    foot.scroll_into_view_if_needed()
    expect(foot.locator("summary")).to_contain_text("Keeping… ")
    page.unroute("**/assets/followsuit/quiz/truc.json")
    while held:
        held.pop().continue_()
    expect(foot.locator("summary")).to_have_text("Kept on this device", timeout=120_000)


@pytest.mark.parametrize("path", ["", "glossary/", KEEP], ids=["home", "glossary", "how-to-read"])
@pytest.mark.parametrize("screen", [PHONE, {}], ids=["phone", "desk"])
def test_nothing_moves_when_it_comes_to_life(
    open_page: Open, site: Site, path: str, screen: dict[str, object]
) -> None:
    frozen = open_page(path, **screen)
    frozen.route("**/chunk-*.js", lambda route: route.abort())
    frozen.reload()
    lively = open_page(path, **screen)
    heights = []
    for page in (frozen, lively):
        page.locator(FOOT).scroll_into_view_if_needed()
        if page is lively and path == KEEP:
            page.get_by_role("button", name=BUTTON).wait_for()
        for offer in page.locator("fs-offline").filter(visible=True).all():
            offer.scroll_into_view_if_needed()
            expect(offer).not_to_have_class(re.compile(r"\bsoon\b"))
        boxes = page.locator("fs-offline").filter(visible=True).all()
        heights.append([offer.bounding_box()["height"] for offer in boxes])  # type: ignore[index]
    assert heights[0] == heights[1]


def test_without_scripts_nothing_is_promised(open_page: Open) -> None:
    page = open_page("glossary/", java_script_enabled=False)
    expect(page.locator(FOOT)).to_be_hidden()
