"""The judge's lists and forms: what is chosen is read whole, and what is filled in is counted as the engine counts."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from browsing import ENGINE_MS, GAMES, Open, Site, until
from playwright.sync_api import expect
from test_browser_judge import FORMS, MARKED, PHONE, in_view, positions, table_of, verdict

from followsuit import ask

# Of what is chosen, what is not read whole: neither in its list nor in the lines over it.
CUT = """() => [...document.querySelectorAll("fs-judge select")].flatMap((select) => {
  const text = select.selectedOptions[0]?.text;
  if (!text || !select.checkVisibility()) return [];
  const over = select.parentElement.querySelector(":scope > .chosen");
  if (over) {
    const lines = document.createRange();
    lines.selectNodeContents(over);
    const [within, around] = [lines, select].map((each) => each.getBoundingClientRect());
    const whole = within.top >= around.top && within.bottom <= around.bottom && within.right <= around.right;
    return whole && over.textContent === text ? [] : [text];
  }
  const free = select.cloneNode();
  free.style.cssText = "position: absolute; width: auto; max-width: none";
  free.append(new Option(text));
  select.after(free);
  const needed = free.offsetWidth;
  free.remove();
  return needed > select.offsetWidth ? [text] : [];
})"""


@pytest.mark.parametrize("width", [320, 360, 768])
def test_the_judge_fits_the_screen(open_page: Open, width: int) -> None:
    page = open_page("judge/", viewport={"width": width, "height": 740})
    empty = ("shed", "twenty-five", "hearts", "fuenfzehnern", "reversis~score", "truc~phase")
    for link in (*(f"judge~{game}" for game in empty), *FORMS):
        page.evaluate("link => { location.hash = link; }", link)
        page.locator("fs-judge:not([aria-busy])").wait_for(timeout=ENGINE_MS)
        page.locator("fs-judge .pad, fs-judge .case").first.wait_for(timeout=ENGINE_MS)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(CUT) == []


def test_what_is_chosen_is_read_whole(open_page: Open) -> None:
    page = open_page("judge/#judge~twenty-five", **PHONE)
    page.locator("fs-judge .engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    held = page.locator("fs-judge .settings .listed").last
    before = held.bounding_box()
    held.locator("select").select_option(label="only when a lower trump is led")
    page.locator("fs-judge:not([aria-busy])").wait_for(timeout=ENGINE_MS)
    assert page.evaluate(CUT) == []
    after = held.bounding_box()
    assert before and after and after["height"] > before["height"]


@pytest.mark.parametrize("game", GAMES)
def test_the_judge_counts_as_the_engine_counts(open_page: Open, site: Site, game: str) -> None:
    """Two cases of the book, each by a link that fills its form in."""
    page = open_page("judge/", **PHONE)
    cases = positions(site, game, "score")[:2]
    assert cases
    for request in cases:
        told = ask({key: value for key, value in request.items() if key != "names"})
        parts = [f"c.form={told['form']}"]
        if request.get("players"):
            parts.append(f"c.players={request['players']}")
        parts += [
            f"o.{name}={written(value)}" for name, value in request.get("options", {}).items()
        ]
        parts += [f"f.{name}={written(value)}" for name, value in told["case"].items()]
        link = "~".join(["judge", game, "score", *(quote(part, safe="=,/") for part in parts)])
        page.evaluate("link => { location.hash = link; }", link)
        verdict(page)
        expected = " · ".join(
            f"{side} {total}".replace("-", "−")
            for side, total in zip(told["sides"], told["totals"], strict=True)
        )
        until(page, f"expected => ({MARKED})() === expected", " ".join(expected.split()))
        expect(page.locator(".amiss")).to_have_count(0)
        expect(page.locator(".behind > *")).not_to_have_count(0)


def written(value: Any) -> str:
    """A field's value as a link writes it: 55,40,25 and C//D."""
    if isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, list):
        return str(value)
    nested = any(isinstance(each, list) for each in value)
    return ("/" if nested else ",").join(written(each) for each in value)


def test_a_form_is_filled_in_by_taps(open_page: Open) -> None:
    page = open_page("judge/", **PHONE)
    host = table_of(page, "twenty-five")
    host.get_by_label("Question", exact=True).select_option(label="What is it worth?")
    expect(host.locator(".says")).to_contain_text("Fill in what happened")
    host.locator(".case .slotrow label").first.tap()
    host.locator(".choose").get_by_role("button", name="North", exact=True).tap()
    page.locator(".ruled").wait_for()
    assert in_view(page, ".ruled")
    case = {"winners": [1]}
    told = ask({"ask": "score", "game": "twenty-five", "form": "tricks", "case": case})
    expect(page.locator(".ruled")).to_contain_text(f"North {told['totals'][1]}")
    page.reload()
    expect(page.locator(".ruled")).to_contain_text(f"North {told['totals'][1]}", timeout=ENGINE_MS)


def test_what_else_may_be_done_is_told_with_what_may_not(open_page: Open) -> None:
    page = open_page("judge/", **PHONE)
    host = table_of(page, "twenty-five")
    host.get_by_label("Question", exact=True).select_option(label="What else may I do?")
    position = {"upcard": "5H", "hand": ["AH", "2C", "3C", "4C", "6C"]}
    page.evaluate("link => { location.hash = link; }", FORMS[1])
    told = ask({"ask": "legal", "game": "twenty-five", "phase": "rob", "position": position})
    assert told["actions"]
    expect(page.locator(".behind .after li")).to_have_count(len(told["actions"]))
    expect(page.locator(".behind .losers li")).to_have_count(len(told["refused"]))
    # Back to the table of cards, and nothing of the form is left.
    host.get_by_label("Question", exact=True).select_option(label="Who wins?")
    page.locator("fs-judge .pad").wait_for()
    expect(page.locator("fs-judge .case")).to_have_count(0)
