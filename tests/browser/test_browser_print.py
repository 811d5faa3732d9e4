"""A game on paper: every rule, where every figure leads, and few sheets."""

from __future__ import annotations

import re

import pytest
from browsing import GAMES, Open, until
from playwright.sync_api import Page, expect

from followsuit import ask

# Sheets of A4. A page that grows by a rule or a figure still fits; one whose traces or questions print does not.
SHEETS = {"twenty-five": 14, "shed": 21}


def on_paper(page: Page) -> str:
    """The words that are printed."""
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    return re.sub(r"\s+", " ", page.locator("article").inner_text())


def sheets(page: Page) -> int:
    made = page.pdf(format="A4", prefer_css_page_size=True)
    return len(re.findall(rb"/Type /Page\b(?!s)", made))


@pytest.mark.parametrize(("game", "most"), SHEETS.items(), ids=SHEETS)
def test_a_game_takes_few_sheets(open_page: Open, game: str, most: int) -> None:
    page = open_page(f"games/{game}/")
    # As many as there are at the least: text alone would fill some of them.
    assert 5 < sheets(page) <= most


def test_the_cheat_sheet_is_one_sheet_of_its_own(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    whole = sheets(page)
    page.evaluate("document.querySelector('.cheat').remove()")
    assert sheets(page) < whole
    page.reload()
    # What its own button prints; the window's own print would wait for a person.
    page.evaluate("window.print = () => { window.printed = document.body.className }")
    page.locator(".cheat [data-tool=print]").click()
    # The press may have to wait for its script.
    until(page, "() => window.printed")
    assert "cheat-only" in page.evaluate("window.printed")
    page.evaluate("document.body.classList.add('cheat-only')")
    assert sheets(page) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_printed(open_page: Open, game: str) -> None:
    page = open_page(f"games/{game}/")
    printed = on_paper(page)
    clauses = [clause["id"] for clause in ask({"ask": "game", "game": game})["clauses"]]
    told = page.evaluate(
        """(ids) => ids.map((id) => {
          const place = document.getElementById(id);
          return place?.checkVisibility() ? place.innerText.replace(/\\s+/g, " ").trim() : "";
        })""",
        [clause for clause in clauses if clause.startswith(f"{game}.")],
    )
    assert told and all(told)
    assert [text for text in told if text not in printed] == []


def test_every_figure_prints_where_it_leads(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    on_paper(page)
    outcomes = {
        "trick": ".seats .tag.w, .result .sec",
        "legal": ".hand .tag, .law .sec",
        "ranks": ".strip",
        "score": "table.ledger, .after .sec, .now",
        "play": ".trace > li:last-child, .now",
    }
    for kind, parts in outcomes.items():
        figures = page.locator(f"fs-stepper[data-kind={kind}]").all()
        assert figures
        for figure in figures:
            shown = figure.locator(parts).filter(visible=True)
            assert shown.count() >= min(2, len(parts.split(","))) or kind in ("score", "play")
            expect(shown.first).to_be_visible()
            expect(figure.locator(".trace > li").filter(visible=True)).to_have_count(
                1 if kind == "play" and figure.locator(".trace > li").count() else 0
            )


def test_the_outcome_of_a_figure_is_as_the_engine_gives_it(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    figure = page.locator("#example-third-best")
    on_paper(page)
    request = figure.evaluate("figure => JSON.parse(figure.dataset.request)")
    answer = ask(request)
    winner = figure.locator(".seats > li:has(.tag.w)")
    expect(winner).to_have_attribute("data-seat", str(answer["winner"]))
    marks = figure.locator(".result .sec").evaluate_all(
        "all => all.map((mark) => mark.hash.slice(1))"
    )
    assert marks == answer["clauses"]
    expect(figure.locator(".result")).to_be_visible()


def test_practice_is_not_printed(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    page.locator("fs-quiz").scroll_into_view_if_needed()
    page.locator("fs-quiz").get_by_role("button", name="Answer").wait_for()
    on_paper(page)
    expect(page.locator("fs-quiz")).to_be_hidden()
    # Of a lesson its title stays, as a line.
    lesson = page.locator("fs-lesson")
    expect(lesson.locator("h3")).to_be_visible()
    expect(lesson.locator(":scope > :not(header)").filter(visible=True)).to_have_count(0)
    expect(page.locator("button, summary:not(.more > summary)").filter(visible=True)).to_have_count(
        0
    )
