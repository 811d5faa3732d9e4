"""One trick in every game: the printed verdicts, and the reader's own trick."""

from __future__ import annotations

import re

from browsing import ENGINE_MS, Open, Site, runtime_requests
from playwright.sync_api import Page, expect

PAGE = "same-trick/"
FIRST = "#trick-king-five-ace-two"


def cell(page: Page, game: str) -> str:
    row = page.locator(f"{FIRST} .compared tbody tr", has=page.get_by_role("link", name=game))
    return row.locator("td").first.locator("[data-inline]").get_attribute("data-inline") or ""


def test_the_printed_verdicts_need_no_script(open_page: Open) -> None:
    page = open_page(PAGE, java_script_enabled=False)
    assert cell(page, "Twenty-Five") == "5H"
    assert cell(page, "Truc") == "2S"
    assert page.locator(f"{FIRST} button").count() == 0


def test_a_reader_makes_a_trick(open_page: Open, site: Site) -> None:
    start = len(site.asked)
    page = open_page(PAGE)
    figure = page.locator(FIRST)
    figure.locator(".ctl2 button").wait_for()
    assert runtime_requests(site, start) == []
    figure.get_by_role("button", name="Change this trick").click()
    says = figure.locator("[role=status]")
    expect(says).to_contain_text("this trick. It goes", timeout=ENGINE_MS)
    figure.get_by_label("Cards", exact=True).select_option("3")
    expect(figure.locator(".felt .seats > li")).to_have_count(3)
    figure.get_by_label("Or type a card").fill("9♠")
    figure.get_by_role("button", name="Play it").click()
    expect(figure.locator(".felt [data-card='9S']")).to_be_visible()
    assert (cell(page, "Tëtka"), cell(page, "Twenty-Five")) == ("9S", "5H")
    # A card can only be there once.
    figure.get_by_label("Or type a card").fill("5♥")
    figure.get_by_role("button", name="Play it").click()
    expect(says).to_contain_text("already")
    expect(figure.locator(".felt [data-card='9S']")).to_be_visible()


def test_clauses_have_their_numbers(open_page: Open) -> None:
    page = open_page(PAGE + FIRST + "~KS-5H~H")
    figure = page.locator(FIRST)
    expect(figure.locator("[role=status]")).to_contain_text("It goes", timeout=ENGINE_MS)
    row = figure.locator("tr", has=page.get_by_role("link", name="Twenty-Five"))
    link = row.locator("a.sec").first
    expect(link).to_have_text(re.compile(r"^(§ \d+|Ruling [\w-]+)$"))
    link.click()
    page.wait_for_url("**/games/twenty-five/#twenty-five.*")


def test_a_link_restores_the_trick(open_page: Open) -> None:
    page = open_page(PAGE + FIRST + "~QC-AC-TC~none")
    figure = page.locator(FIRST)
    expect(figure.locator(".felt .seats > li")).to_have_count(3, timeout=ENGINE_MS)
    expect(figure.get_by_label("Cards", exact=True)).to_have_value("3")
    expect(figure.locator("header > span")).to_contain_text("No trumps")
    figure.get_by_label("Trumps, where they change").select_option("Diamonds")
    page.wait_for_url("**~QC-AC-TC~D")
