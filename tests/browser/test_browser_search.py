"""The search finds clauses by their § and by the words of their ids, with or without accents."""

from __future__ import annotations

import json
import re
import time

import pytest
from browsing import Open, Site
from playwright.sync_api import Locator, Page, Route, expect


def asked(page: Page, query: str) -> Locator:
    """The results for a query, each in its game's group."""
    page.get_by_role("button", name="Search the book").click()
    field = page.get_by_role("textbox", name="Search the book")
    field.fill(query)
    # Material looks when a key is let go.
    field.press("End")
    results = page.locator(".md-search-result__list > li")
    results.first.wait_for()
    return results


@pytest.mark.parametrize("query", ["rank.five-best", "twenty-five rank five best"])
def test_a_clause_is_found_and_lit(open_page: Open, query: str) -> None:
    page = open_page("glossary/")
    results = asked(page, query)
    hit = page.locator("a[href$='#twenty-five.rank.five-best']", has=page.locator("h2"))
    group = results.filter(has=hit)
    group.wait_for()
    if not hit.is_visible():
        group.locator("summary").click()
    hit.click()
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


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("misère", "Misere"),
        ("misere", "Misere"),
        ("MISÈRE", "Misere"),
        ("écarté", "Écarté"),
        ("ecarte", "Écarté"),
        ("tetka", "Tëtka"),
        ("Tëtka", "Tëtka"),
        ("funfzehnern", "Fünfzehnern"),
        ("fuenfzehnern", "Fünfzehnern"),
        ("Fünfzehnern", "Fünfzehnern"),
    ],
)
def test_accents_make_no_difference_and_stay_in_what_is_shown(
    open_page: Open, query: str, found: str
) -> None:
    results = asked(open_page("glossary/"), query)
    expect(results.filter(has_text=re.compile(found, re.IGNORECASE)).first).to_be_visible()
    # The word itself is marked, accents and all.
    marks = results.locator("mark").filter(has_text=re.compile(found[:5], re.IGNORECASE))
    if query != "fuenfzehnern":
        expect(marks.first).to_be_attached()


@pytest.mark.parametrize(
    ("path", "slow"),
    [("glossary/", False), ("glossary/", True), ("games/reversis/", False)],
    ids=["turning", "turning-slowly", "staying"],
)
def test_results_say_words_and_open_at_the_clause(open_page: Open, path: str, slow: bool) -> None:
    page = open_page(path, viewport={"width": 390, "height": 844})
    held: list[Route] = []
    if slow:
        page.route("**/games/reversis/", lambda route: held.append(route))
    page.evaluate("scrollTo(0, 2000)")
    results = asked(page, "misère is remise")
    group = results.filter(has=page.locator("a[href*='ruling.misere-is-remise']")).first
    hit = group.locator("a[href*='ruling.misere-is-remise']").last
    if not hit.is_visible():
        group.locator("summary").click()
    # Over a screen of results the page is held still.
    expect(page.locator("body")).to_have_attribute("data-md-scrolllock", "")
    expect(hit.locator("h2")).to_have_text("Ruling misere is remise")
    assert "ruling." not in results.first.inner_text()
    hit.click()
    page.wait_for_url("**ruling.misere-is-remise")
    if slow:  # Material notes the place where the reader is, but of the page before
        page.evaluate("scrollTo(0, 700)")
        page.wait_for_timeout(600)
        for route in held:
            route.continue_()
        page.unroute("**/games/reversis/")
    clause = page.locator("[id$='ruling.misere-is-remise']")
    expect(clause).to_be_in_viewport()
    expect(page.locator("body")).not_to_have_attribute("data-md-scrolllock", "")
    expect(clause).to_be_in_viewport()


def test_a_page_found_by_a_clause_alone_opens_there(open_page: Open) -> None:
    page = open_page("glossary/")
    results = asked(page, "§ 13")
    heads = results.locator("a:has(> [data-md-score='0.00'])")
    expect(heads.first).to_be_attached()
    for head in heads.all():
        assert "#" in str(head.get_attribute("href"))


def test_the_readers_search_has_rules_in_words_and_nothing_for_authors(site: Site) -> None:
    index = json.loads((site.folder / "search/search_index.json").read_text("utf-8"))
    assert not [doc["location"] for doc in index["docs"] if doc["location"].startswith("authors/")]
    assert len(index["docs"]) > 1_000
    shown = [(doc["location"], f"{doc['title']} {doc['text']}") for doc in index["docs"]]
    id_like = re.compile(r"\b(ruling|rank|score|deal|lead)\.[a-z]+(-[a-z]+)+|\{\s*\"|¶")
    assert not [place for place, words in shown if id_like.search(words)]
    # Every clause is told once: by its own entry.
    texts = {doc["location"]: doc["text"] for doc in index["docs"]}
    own = texts["games/twenty-five/#twenty-five.rank.five-best"]
    assert [place for place, text in texts.items() if own in text] == [
        "games/twenty-five/#twenty-five.rank.five-best"
    ]
    assert "alonepairs" not in texts["games/twenty-five/#options"]
    # What stands apart by style alone stands apart here, too; a card that adorns is not told.
    assert not [place for place, words in shown if re.search(r"[a-z)]\d+ cards\b", words)]
    assert "3 S 3 H 3 D 3 C" in texts["games/truc/#rank"]
    assert "<li>Shed<" in texts["#games"]


def slowly(route: Route) -> None:
    """What comes later than it is asked for."""
    time.sleep(0.6)
    route.continue_()


def test_a_press_that_is_faster_than_its_script_waits_for_it(open_page: Open) -> None:
    page = open_page("glossary/")
    page.route("**/controls-*.js", slowly)
    page.locator("[data-tool=night]").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")


def test_a_link_that_is_faster_than_the_script_is_followed(open_page: Open, site: Site) -> None:
    page = open_page("glossary/")
    page.route("**/controls-*.js", lambda route: route.fulfill(status=404, body=""))
    page.locator(".places a").last.click()
    expect(page).not_to_have_url(site.url("glossary/"))
    expect(page.locator("h1")).to_be_visible()


INDEX = "search/search_index.json"


@pytest.mark.parametrize("file", [INDEX, "assets/javascripts/workers/search.*.min.js"])
def test_what_could_not_be_fetched_is_asked_for_again(
    open_page: Open, site: Site, file: str
) -> None:
    """The words stand in the field; nobody has to open the search again."""
    (found,) = site.folder.glob(file)
    page = open_page("glossary/")
    site.gone = [found.relative_to(site.folder).as_posix()]
    page.get_by_role("button", name="Search the book").click()
    page.get_by_role("textbox", name="Search the book").press_sequentially("rank.five-best")
    expect(page.locator(".md-search-result__list > li").first).to_be_visible()
    assert not site.gone


def test_what_could_not_be_fetched_is_fetched_when_the_search_is_opened_again(
    open_page: Open, site: Site
) -> None:
    """At once: the sixth try of its own would come after half a minute."""
    page = open_page("glossary/")
    site.gone = [INDEX] * 6
    while site.gone:
        left = len(site.gone)
        page.get_by_role("button", name="Search the book").click()
        for _ in range(200):
            if len(site.gone) < left:
                break
            page.wait_for_timeout(50)
        assert len(site.gone) < left
        page.get_by_role("button", name="Close the search").click()
    expect(asked(page, "rank.five-best").first).to_be_visible()
