"""A small book in the pseudo-language: what is a third longer finds its room, and live answers speak it too."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from browsing import ENGINE_MS, ROOT, Open, Site, give, serving, settled, unfold
from evening_pages import counted, evening, follow, link_of, record_of, shows
from playwright.sync_api import Page, expect

from followsuit.words.pseudo import accented

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAME = "en-XA/games/twenty-five/"
PAGES = (
    "en-XA/",
    GAME,
    *(f"en-XA/{page}/" for page in ("games/shed", "practice", "judge", "scores")),
)
# What a reader sees or hears of a page, but for code and the links to the English book.
SEEN = """() => {
  const copy = document.body.cloneNode(true);
  for (const folded of copy.querySelectorAll("details > noscript")) folded.outerHTML = folded.textContent;
  for (const other of copy.querySelectorAll("script, style, svg, code, template, [hreflang=en]")) other.remove();
  const said = [...copy.querySelectorAll("[aria-label], [placeholder]")].flatMap((element) =>
    ["aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? ""));
  const walk = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  for (; walk.nextNode(); ) said.push(walk.currentNode.data);
  return [document.title, ...said];
}"""
# The name of the book, and that of its typeface with its licence; names that authors give to seats.
NAMES = re.compile(r"Follow Suit|Ann|Ben|Cleo|Dan")
# Controls of the bar and of the text that are seen: of which a part is cut, and which lie upon another.
CONTROLS = """() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length;
  const all = [...document.querySelectorAll("button, .btn, summary, select, label.chip")].filter(shown);
  const told = (one) => one.outerHTML.slice(0, 120);
  const cut = all.filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    const inside = one.closest(".scroll, [popover], .opts, .strip");
    return one.localName !== "select" && (one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflow !== "visible"
      || !inside && (left < -1 || right > innerWidth + 1));
  });
  const wide = [...document.querySelectorAll(".card.dk:not(:has(*))")].filter(shown); // no badge stands out
  cut.push(...wide.filter((one) => one.scrollWidth > one.clientWidth + 1));
  const over = [];
  const boxes = all.filter((one) => !one.closest(".bar")).map((one) => [one, one.getBoundingClientRect()]);
  for (const [i, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(i + 1))
      if (!one.contains(other) && !other.contains(one)
          && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2) over.push([one, other]);
  return [cut.map(told), over.map((pair) => pair.map(told).join(" over "))];
}"""
BAR = """() => [...document.querySelectorAll(".bar a, .bar button")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".find, .places"))
  .filter((one) => { const { left, right } = one.getBoundingClientRect(); return left < 0 || right > innerWidth; })
  .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Two games and four pages; the browser's Python and its engine are the real ones."""
    folder = tmp_path_factory.mktemp("pseudo")
    subprocess.run([sys.executable, ROOT / "tests/generator/pseudo_site.py", folder], check=True)
    with serving(folder / "site") as site:
        yield site


def plain(page: Page) -> list[str]:
    """What the page, as it now stands, tells in letters that the pseudo-language has not."""
    told: list[str] = page.evaluate(SEEN)
    return [one for one in told if re.search(r"[A-Za-z]{2}", NAMES.sub("", one))]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_keeps_its_layout(open_page: Open, path: str) -> None:
    page = open_page(path, **PHONE)
    unfold(page)
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width
        cut, over = page.evaluate(CONTROLS)
        assert cut == [] and over == [], width
        assert page.evaluate(BAR) == [], width


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_word_of_another_language(open_page: Open, path: str) -> None:
    page = open_page(path, **PHONE)
    unfold(page)
    assert plain(page) == []


def test_a_word_of_another_language_is_found(open_page: Open) -> None:
    page = open_page("en-XA/", **PHONE)
    page.evaluate("document.querySelector('.leaf p').textContent = 'a trick'")
    assert plain(page) == ["a trick"]


def test_what_if_answers_in_the_language_of_the_page(open_page: Open) -> None:
    """The engine of the browser makes the pseudo-language itself."""
    page = open_page(GAME, **PHONE)
    figure = page.locator("fs-stepper[data-kind=trick]:not(details *)").first
    figure.scroll_into_view_if_needed()
    figure.get_by_role("button", name=accented("What if?")).tap()
    figure.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    figure.get_by_label(accented("Or type a card")).fill("2♥")
    figure.get_by_role("button", name=accented("Play it"), exact=True).tap()
    expect(settled(figure).locator(".altered")).to_contain_text(accented("changed"))
    assert plain(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_quiz_judges_in_the_language_of_the_page(open_page: Open) -> None:
    page = open_page(GAME, viewport={"width": 320, "height": 844}, has_touch=True)
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    button = quiz.get_by_role("button", name=accented("Answer"))
    button.wait_for()
    choice = quiz.locator(".stand input").first
    if choice.count():
        choice.check(force=True)
    give(quiz, accented("Answer"))
    expect(quiz.locator("[role=status] .head")).to_have_text(re.compile("[ÁÉÍÓÚáéíóú]"))
    assert plain(page) == []
    cut, over = page.evaluate(CONTROLS)
    assert cut == [] and over == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def laid_out(page: Page) -> None:
    """No word of another language, nothing cut, nothing upon another, nothing wider than the screen."""
    assert plain(page) == []
    assert page.evaluate(CONTROLS) == [[], []]
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(
    "position",
    [
        "winner~c.trick=KS,AH,AS~trump=H",
        "legal~c.trick=KS~c.hand=2D,KC,5H~trump=H",
        "revoke~c.trick=KS,2C~c.hand=3S~c.accused=1~trump=H",
        "score~f.winners=0,0,1,1,1",
    ],
)
def test_the_judge_speaks_the_language_of_the_page(open_page: Open, position: str) -> None:
    page = open_page(f"en-XA/judge/#judge~twenty-five~{position}", **PHONE)
    page.locator("fs-judge:not([aria-busy]) .ruled").wait_for(timeout=ENGINE_MS)
    laid_out(page)


def test_the_score_pad_speaks_the_language_of_the_page(open_page: Open) -> None:
    told = evening("twenty-five")
    record = record_of(told.match, told.entries[:2])
    record[2] = [accented(name) for name in record[2]]
    page = open_page(f"en-XA/scores/#{link_of(record)}", **PHONE)
    shows(page, told.rows(2))
    counted(page)
    laid_out(page)
    page.locator("fs-sheet .sheet tbody button").first.tap()
    page.locator("fs-sheet .one h3").wait_for()
    laid_out(page)
    for wrong in ({"winners": [0, 0]}, {}):
        follow(page, link_of([*record[:4], [{"form": "tricks", "case": wrong}], *record[5:]]))
        page.locator("fs-sheet .entering .amiss").wait_for()
        laid_out(page)
    follow(page, "sheet~shed")
    page.locator("fs-sheet .setup").wait_for()
    page.locator("fs-sheet .setup details summary").tap()
    laid_out(page)
    page.locator("fs-sheet .setup").get_by_role("button").last.tap()
    page.locator("fs-sheet .entry").wait_for()
    counted(page)
    laid_out(page)
