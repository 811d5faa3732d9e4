"""What a live answer places into a figure is what the book has printed there, in every kind of figure."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browsing import ENGINE_MS, Open, settled, unfold
from playwright.sync_api import Locator, Page, expect

# Of each kind: an example, and the parts of it that an answer draws anew.
FIGURES = {
    "trick": ("twenty-five", "#example-third-best", ".felt .seats, :scope > .trace"),
    "hand": ("sheepshead", "#example-queen-is-no-club", ":scope > .hand, :scope > .trace"),
    "order": ("canadian-salad", "#example-order", ".strip, .striphead, .scale"),
    "score": ("tyzicha", "#example-broken", "table.ledger"),
    "play": ("truc", "#example-truc-rejected", ":scope > .felt.live, :scope > .trace"),
}
# A placed address may be written in full, and between printed cells stands a space for the search.
MARKUP = """(figure, [parts, within]) =>
  [...(within ? figure.querySelector(within) ?? figure : figure).querySelectorAll(parts)]
    .filter((part) => !!within || !part.closest(".scored, .whatif")).map((part) => {
      const copy = part.cloneNode(true);
      part.querySelectorAll("a[href]").forEach((link, i) => { copy.querySelectorAll("a[href]")[i].href = link.href; });
      copy.querySelectorAll("[data-now]").forEach((now) => now.removeAttribute("data-now"));
      copy.removeAttribute("hidden");
      // A mark for whoever reads the whole book, which has gone from the page when that is done.
      for (const marked of [copy, ...copy.querySelectorAll("[data-search-exclude]")]) marked.removeAttribute("data-search-exclude");
      for (const template of copy.querySelectorAll("template")) template.remove();
      return copy.outerHTML.replaceAll(/(<br>|<\\/t[hd]>) /g, "$1");
    })"""


def markup(figure: Locator, parts: str, within: str = "") -> Any:
    return figure.evaluate(MARKUP, [parts, within])


def choose(page: Page, figure: Locator) -> None:
    """Open the link to a play in which everything is chosen as it was printed."""
    script = json.loads(figure.get_attribute("data-actions") or "")
    link = "~".join([figure.get_attribute("id") or "", "0", *script])
    page.evaluate("link => { location.hash = link; }", link)
    figure.get_by_role("button", name="Take back").click(trial=True, timeout=ENGINE_MS)


@pytest.mark.parametrize("kind", FIGURES)
def test_an_unchanged_answer_is_drawn_as_it_is_printed(open_page: Open, kind: str) -> None:
    game, example, parts = FIGURES[kind]
    page = open_page(f"games/{game}/")
    unfold(page)
    figure = page.locator(example)
    figure.scroll_into_view_if_needed()
    if kind == "play":
        figure.locator(".felt.live > :not(.strut, template)").wait_for()
    steps = figure.get_by_role("button", name="Next")
    if steps.count():  # to the end, where an answer is shown, too
        for _ in range(figure.locator(".trace > li").count()):
            steps.evaluate("button => button.click()")
    printed = markup(figure, parts)
    assert printed
    if kind == "play":  # the choices of the script, chosen by the reader
        choose(page, figure)
    else:
        figure.get_by_role("button", name="What if?").click()
        figure.get_by_role("button", name="Put everything back").click(timeout=ENGINE_MS)
    settled(figure)
    if kind in ("order", "score"):
        expect(figure.locator(".scored > *").first).to_be_visible()
    placed = markup(figure, parts, ".scored" if kind in ("order", "score") else "")
    assert placed == printed


def test_a_compared_trick_is_drawn_as_it_is_printed(open_page: Open) -> None:
    page = open_page("same-trick/")
    figure = page.locator("fs-compare").first
    parts = ".felt, .verdicts table"
    printed = markup(figure, parts)
    figure.get_by_role("button", name="Change this trick").click()
    expect(figure.get_by_role("status")).to_contain_text("this trick", timeout=ENGINE_MS)
    assert markup(figure, parts) == printed
