"""The search finds clauses by their § and by the words of their ids."""

from __future__ import annotations

import pytest
from browsing import Open
from playwright.sync_api import expect


@pytest.mark.parametrize("query", ["rank.five-best", "twenty-five rank five best"])
def test_a_clause_is_found_and_lit(open_page: Open, query: str) -> None:
    page = open_page("glossary/")
    page.get_by_role("button", name="Search the book").click()
    field = page.get_by_role("textbox", name="Search the book")
    field.press_sequentially(query, delay=20)
    hit = page.locator(".md-search-result__link[href*='#twenty-five.rank.five-best']")
    if not hit.first.is_visible():
        page.locator(".md-search-result__more summary").first.wait_for()
        for more in page.locator(".md-search-result__more summary").all():
            more.click()
    hit.first.click()
    page.wait_for_url("**/games/twenty-five/**#twenty-five.rank.five-best")
    sentence = page.locator("[id='twenty-five.rank.five-best']")
    expect(sentence).to_be_in_viewport()


def test_an_example_behind_its_title_is_found_and_opened(open_page: Open) -> None:
    page = open_page("glossary/")
    page.get_by_role("button", name="Search the book").click()
    field = page.get_by_role("textbox", name="Search the book")
    field.press_sequentially("five takes everything", delay=20)
    page.locator(".md-search-result__link[href*='five-of-trumps']").first.click()
    expect(page.locator("#example-five-of-trumps")).to_be_visible()
