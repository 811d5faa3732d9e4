"""Nothing that somebody reads moves: not when typefaces and scripts come late, nor when Material's script comes."""

from __future__ import annotations

import re

import pytest
from browsing import ROOT, Site, quiet, until
from fontTools.ttLib import TTFont
from playwright.sync_api import Browser, Route, expect

from followsuit_site import typeface

MOST = 0.01
SHIFTS = """{
  window.shifts = [];
  const seen = (list) => list.getEntries().forEach(({ value }) => window.shifts.push(value));
  new PerformanceObserver(seen).observe({ type: "layout-shift", buffered: true });
}"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length"


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("path", ["", "games/twenty-five/", "games/shed/", "de/games/truc/"])
@pytest.mark.parametrize("late", [False, True])
def test_nothing_moves(browser: Browser, site: Site, path: str, width: int, late: bool) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844})
    page = context.new_page()
    page.add_init_script(SHIFTS)
    held: list[Route] = []
    painted: list[bool] = []

    def hold(route: Route) -> None:
        route.continue_() if painted else held.append(route)

    if late:
        page.route(re.compile(r"\.(js|woff2)(\?|$)"), hold)
    page.goto(site.url(path), wait_until="commit")
    until(page, PAINTED)
    assert bool(held) == late
    painted.append(True)
    for route in held:
        route.continue_()
    until(page, "() => document.readyState === 'complete'")
    quiet(page)
    page.mouse.move(200, 300)
    until(page, "() => window.location$")
    quiet(page)
    if late:
        assert page.evaluate("[...document.fonts].some((font) => font.status === 'loaded')")
    assert page.evaluate("shifts.reduce((sum, each) => sum + each, 0)") <= MOST
    context.close()


UNDRAWN = """() => [...document.querySelectorAll(".book > .fig > header")]
  .filter((head) => !head.checkVisibility({ contentVisibilityAuto: true })).length"""
# What would have laid them out.
WHY_DRAWN = """() => [document.documentElement.className, performance.getEntriesByType("navigation")[0].type,
  document.activeElement.outerHTML.slice(0, 80), document.styleSheets.length, "location$" in window]"""
HEIGHT = "() => document.querySelector('fs-lesson').offsetHeight"
PLACE = "(id) => document.getElementById(id).getBoundingClientRect().top"
# So that the middle of the screen lies between two that stand one below the other.
TO_A_GAP = """() => {
  const places = [...document.querySelectorAll(".book > *")].map((one) => one.getBoundingClientRect());
  const gaps = places.flatMap(({ bottom }, i) => (places[i + 1]?.top > bottom + 4 ? [(bottom + places[i + 1].top) / 2] : []));
  const by = gaps.map((gap) => gap - innerHeight / 2).sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  scrollBy({ top: by, behavior: "instant" });
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2).matches(".book");
}"""


def test_far_figures_wait_and_what_is_read_stays_when_they_come(
    browser: Browser, site: Site
) -> None:
    """They are laid out once the reader does something, above the place that is read, too."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    clause = "shed.two.deal"
    page.goto(site.url(f"games/shed/#{clause}"))
    quiet(page)
    assert page.evaluate(UNDRAWN) > 5, page.evaluate(WHY_DRAWN)
    top = page.evaluate(PLACE, clause)
    assert 0 <= top < 844
    page.mouse.move(200, 300)
    until(page, "() => document.documentElement.matches('.whole')")
    quiet(page)
    assert page.evaluate(UNDRAWN) == 0
    assert abs(page.evaluate(PLACE, clause) - top) <= 1
    page.close()


HEIGHTS = """() => [...document.querySelectorAll(".book > :not(.fig, .lesson)")]
  .map((one) => [one.tagName + one.textContent.slice(0, 60), one.getBoundingClientRect().height])"""


@pytest.mark.parametrize("path", ["games/shed/", "games/reds/", "authors/ask/"])
def test_the_theme_script_leaves_what_is_read_as_it_is(
    browser: Browser, site: Site, path: str
) -> None:
    """Left to itself, Material's puts each plain table into boxes that it makes."""
    page = browser.new_page(viewport={"width": 1100, "height": 900})
    page.goto(site.url(path))
    quiet(page)
    assert page.locator(".book .scroll > table.tabular").count()
    before = page.evaluate(HEIGHTS)
    page.mouse.move(200, 300)
    until(page, "() => 'location$' in window")
    quiet(page)
    assert page.evaluate(HEIGHTS) == before
    page.close()


@pytest.mark.parametrize("width", [390, 1100])
@pytest.mark.parametrize("place", ["need", "quiz", "cheat"])
def test_a_link_to_what_stands_beside_a_quiz_or_a_lesson_leads_there(
    browser: Browser, site: Site, place: str, width: int
) -> None:
    """Also when these come up above it, or take less room than what was printed."""
    for game in ("canadian-salad", "tute"):
        page = browser.new_page(viewport={"width": width, "height": 900})
        page.goto(f"{site.game(game)}#{place}")
        page.locator("fs-lesson.up" if place == "need" else "fs-quiz.up").wait_for()
        quiet(page)
        assert 0 < page.evaluate(PLACE, place) < 230, game
        page.close()


def test_whoever_reloads_the_page_finds_their_place(browser: Browser, site: Site) -> None:
    """Nothing above is folded or laid out later, in the moment when they press something."""
    page = browser.new_page(viewport={"width": 1100, "height": 900})
    page.goto(site.url("games/twenty-five/"))
    page.mouse.move(200, 300)
    until(page, "() => document.documentElement.matches('.whole')")
    quiet(page)
    page.evaluate("document.getElementById('example-third-best').scrollIntoView()")
    top = page.evaluate(PLACE, "example-third-best")
    page.reload()
    quiet(page)
    assert page.evaluate(UNDRAWN) == 0
    assert abs(page.evaluate(PLACE, "example-third-best") - top) <= 1
    page.close()


# Whatever waits for an idle moment is done when the test says so.
WHEN_TOLD = """window.jobs = [];
window.requestIdleCallback = (job) => jobs.push(job);
window.doAll = () => { while (jobs.length) jobs.shift()({ timeRemaining: () => 50 }); };"""
# Browsers hold still what is read only if no style around it changes at the same time.
CHANGE_BOTH = """() => {
  for (let at = document.querySelector("fs-quiz .live"); at; at = at.parentElement) at.style.paddingBottom = "1px";
  doAll();
}"""


@pytest.mark.parametrize("game", ["twenty-five", "shed", "truc"])
def test_figures_above_come_up_while_a_question_is_answered(
    browser: Browser, site: Site, game: str
) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.add_init_script(WHEN_TOLD)
    page.goto(site.game(game))
    page.evaluate("document.documentElement.classList.add('whole')")
    page.evaluate("document.querySelector('fs-quiz').scrollIntoView()")
    page.locator("fs-quiz.up").wait_for()
    quiet(page)
    page.evaluate("document.querySelector('fs-quiz').scrollIntoView()")
    top = page.evaluate(PLACE, "quiz-widget")
    assert page.locator("fs-stepper:not(.up)").count() > 5
    page.evaluate(CHANGE_BOTH)
    quiet(page)
    assert page.locator("fs-stepper:not(.up)").count() < 5
    assert abs(page.evaluate(PLACE, "quiz-widget") - top) <= 1
    page.close()


def test_what_is_pressed_before_the_page_has_come_to_rest_stays_in_view(
    browser: Browser, site: Site
) -> None:
    """Far figures above get their heights just then, and the pressed one changes, too."""
    page = browser.new_page(viewport={"width": 1100, "height": 900})
    page.goto(site.game("tyzicha"))
    figure = page.locator("fs-stepper[data-kind=trick]:not(details *)").first
    button = figure.get_by_role("button", name="What if?")
    button.click()
    until(page, "() => document.documentElement.matches('.whole')")
    quiet(page)
    expect(button).to_be_in_viewport()
    page.close()


def test_a_press_that_has_far_figures_laid_out_is_not_lost(browser: Browser, site: Site) -> None:
    """Where the middle of the screen shows nothing, what stands next to it is held."""
    page = browser.new_page(viewport={"width": 1100, "height": 900})
    page.goto(site.game("tyzicha"))
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    page.locator("fs-quiz.up").wait_for()
    button = quiz.get_by_role("button", name="Answer")
    button.scroll_into_view_if_needed()
    assert page.evaluate(TO_A_GAP)
    quiet(page)
    place = button.bounding_box()
    assert place and 0 < place["y"] < 860
    page.mouse.move(place["x"] + 9, place["y"] + 9)
    page.mouse.down()
    until(page, "() => document.documentElement.matches('.whole')")
    quiet(page)
    now = button.bounding_box()
    assert now and abs(now["y"] - place["y"]) <= 1
    page.mouse.up()
    expect(quiz.locator(".says")).to_be_visible()
    page.close()


def test_a_lesson_has_its_height_before_its_script_comes(browser: Browser, site: Site) -> None:
    """And all of its steps when that does not come."""
    page = browser.new_page(viewport={"width": 1100, "height": 900})
    page.goto(site.url("games/twenty-five/"))
    page.locator("fs-lesson.up, fs-lesson.soon").wait_for()
    height = page.evaluate(HEIGHT)
    held: list[Route] = []
    page.route("**/assets/followsuit/followsuit.js*", lambda route: held.append(route))
    page.reload(wait_until="commit")
    page.locator("footer").wait_for(state="attached")
    assert page.evaluate(HEIGHT) <= height
    held[0].abort()
    until(page, f"() => ({HEIGHT})() > {2 * height}")
    page.close()


def test_paper_and_a_page_without_scripts_have_every_figure(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.url("games/shed/"))
    assert page.evaluate(UNDRAWN) > 5
    page.emulate_media(media="print")
    assert page.evaluate(UNDRAWN) == 0
    context.close()


@pytest.mark.parametrize("style", ["normal", "italic"])
def test_every_character_of_the_site_is_in_its_typeface(site: Site, style: str) -> None:
    """What the whole typeface has, and any page or word of the site prints, has not been cut off."""
    name = f"assets/followsuit/fonts/source-serif-4-{style}.woff2"
    cut = set(TTFont(site.folder / name).getBestCmap())
    whole = set(typeface.source(ROOT, style).getBestCmap())
    files = [*site.folder.rglob("*.html"), *site.folder.rglob("quiz/*.json")]
    printed = {ord(letter) for file in files for letter in file.read_text("utf-8")}
    assert printed & whole <= cut
    assert cut < whole


def test_a_theme_script_that_did_not_come_is_asked_for_again(browser: Browser, site: Site) -> None:
    """By the next press on what needs it, which then works."""
    asked: list[str] = []

    def once_lost(route: Route) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    page = browser.new_page()
    page.route("**/assets/javascripts/bundle*.js", once_lost)
    page.goto(site.url("games/truc/"))
    with page.expect_event("requestfailed"):
        page.mouse.move(5, 5)
    until(page, "() => !document.querySelector('script[src*=bundle]')")
    page.locator("[data-tool=search]").click()
    expect(page.locator(".find input")).to_be_focused()
    assert len(asked) == 2
    page.close()
