"""Nothing leaves the origin, nothing heavy comes unasked, and the policy holds."""

from __future__ import annotations

import gzip
import json
import re
import time

import pytest
from browsing import (
    ENGINE_MS,
    GAMES,
    TABLES,
    Open,
    Site,
    page_paths,
    quiet,
    runtime_requests,
    start_engine,
    until,
)
from playwright.sync_api import Page, expect

KB = 1000
# A request for what the search reads, by the folder of its language.
INDEX = re.compile(r"(?<!\S)/a/shelf/([a-z/]*)search/search_index\.json")
# An example that stands open.
PYTHON = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
TRICK = "fs-stepper[data-kind=trick]:not(details *)"


def test_reading_fetches_nothing_of_python(open_page: Open, site: Site) -> None:
    start = len(site.asked)
    page = open_page("games/twenty-five/")
    page.mouse.wheel(0, 20_000)
    page.locator(TRICK).first.get_by_role("button", name="Next").click()
    page.wait_for_timeout(600)
    assert runtime_requests(site, start) == []


@pytest.mark.parametrize("path", ["games/twenty-five/", "de/games/schafkopf/"])
def test_what_the_search_reads_comes_when_it_is_opened(
    open_page: Open, site: Site, path: str
) -> None:
    start = len(site.asked)
    page = open_page(path)
    page.mouse.wheel(0, 2_000)
    quiet(page)
    assert INDEX.findall(" ".join(site.asked[start:])) == []
    page.locator("[data-tool=search]").click()
    until(page, "() => document.activeElement.closest('.find')")
    # What is typed before the index has been read is answered with it.
    page.keyboard.type("§ 1.1")
    page.locator(".md-search-result__list > li").first.wait_for()
    assert INDEX.findall(" ".join(site.asked[start:])) == [path.partition("games/")[0]]


def test_a_quiz_of_the_stock_fetches_nothing_of_python(open_page: Open, site: Site) -> None:
    start = len(site.asked)
    page = open_page("practice/")
    quiz = page.locator("fs-quiz")
    quiz.get_by_role("button", name="Answer").wait_for()
    quiz.locator(".stand .question").wait_for()
    page.wait_for_timeout(300)
    assert runtime_requests(site, start) == []


def test_resting_on_what_if_warms_the_engine(open_page: Open, site: Site) -> None:
    start = len(site.asked)
    page = open_page("games/twenty-five/")
    with page.expect_event("worker", lambda worker: "/followsuit/worker-" in worker.url):
        page.locator(TRICK).first.get_by_role("button", name="What if?").hover()
    # What it asks for may still be under way.
    end = time.monotonic() + ENGINE_MS / 1000
    while not runtime_requests(site, start) and time.monotonic() < end:
        page.wait_for_timeout(50)
    assert runtime_requests(site, start)


@pytest.mark.parametrize(
    ("path", "rules", "words"),
    [
        ("games/twenty-five/", ["twenty-five"], []),
        ("de/games/schafkopf/", ["schafkopf"], ["de", "de-schafkopf"]),
    ],
)
def test_a_page_is_sent_the_rules_and_words_of_its_game_only(
    open_page: Open, site: Site, path: str, rules: list[str], words: list[str]
) -> None:
    start = len(site.asked)
    page = open_page(path)
    name = re.compile("^(What if|Was wäre, wenn)\\?$")
    page.locator(TRICK).first.get_by_role("button", name=name).click()
    page.locator(".engine[data-state=ready]").first.wait_for(timeout=ENGINE_MS)
    page.locator(".whatif:not([aria-busy])").first.wait_for(state="attached")
    asked = [path.rpartition("/")[2] for path in runtime_requests(site, start)]
    assert sorted(name for name in asked if not name.startswith("worker-")) == sorted(
        [*PYTHON, "kernel.zip.gzip"]
        + [f"{name}.zip.gzip" for name in rules]
        + [f"{name}.json" for name in words]
    )


def test_a_question_about_all_games_is_sent_them_all(open_page: Open, site: Site) -> None:
    start = len(site.asked)
    page = open_page("same-trick/")
    figure = page.locator("fs-compare").first
    figure.get_by_role("button", name="Change this trick").click()
    says = figure.locator("[role=status]")
    expect(says).to_contain_text("this trick. It goes", timeout=ENGINE_MS)
    asked = [path.rpartition("/")[2] for path in runtime_requests(site, start)]
    assert {f"{name}.zip.gzip" for name in (*GAMES, "compare")} <= set(asked)


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "python_stdlib.zip", "kernel.zip.gzip"])
def test_one_file_that_is_missing_is_told_at_once(open_page: Open, file: str) -> None:
    """Pyodide itself would wait for it for ever."""
    page = open_page("games/twenty-five/")
    page.context.route(f"**/{file}", lambda route: route.fulfill(status=404))
    stepper = page.locator(TRICK).first
    stepper.get_by_role("button", name="What if?").click()
    expect(stepper.locator("[role=status]")).to_contain_text("Its files could not be loaded.")
    expect(stepper.get_by_role("button", name="Retry")).to_be_visible()


RULES = {game: f"games/{game}/" for game in GAMES}


def to_its_end(open_page: Open, path: str) -> Page:
    """A page that was scrolled through; `open_page` fails on a request to elsewhere and on a violation of the policy."""
    page = open_page(path)
    page.mouse.wheel(0, 50_000)
    quiet(page)
    return page


@pytest.mark.parametrize("path", sorted({*page_paths(), *TABLES} - {*RULES.values()}))
def test_a_page_asks_its_own_origin_only(open_page: Open, path: str) -> None:
    to_its_end(open_page, path)


def test_the_whole_engine_runs_under_the_policy(open_page: Open, site: Site) -> None:
    policy = site.headers["Content-Security-Policy"]
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    page = open_page("games/twenty-five/")
    start_engine(page, page.locator(TRICK).first)


@pytest.mark.parametrize("game", GAMES)
def test_every_page_carries_the_policy_itself(open_page: Open, site: Site, game: str) -> None:
    html = (site.folder / "games" / game / "index.html").read_text("utf-8")
    meta = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)"', html)
    assert meta
    assert "unsafe-inline" not in meta[1]


@pytest.mark.parametrize("game", GAMES)
def test_rules_ask_their_own_origin_and_for_little(open_page: Open, site: Site, game: str) -> None:
    """Script and style that such a page loads of ours before anybody asks for more."""
    page = to_its_end(open_page, RULES[game])
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert not [name for name in names if "/stylesheets/" in name]
    own = {name for name in names if re.search(r"/assets/followsuit/[^/]+\.(js|css)(\?|$)", name)}
    sizes = {name: packed(site, name) for name in (one.partition("?")[0] for one in own)}
    scripts = sum(size for name, size in sizes.items() if name.endswith(".js"))
    assert scripts <= 10.4 * KB, sizes
    assert sum(sizes.values()) <= 25.7 * KB, sizes


def packed(site: Site, url: str) -> int:
    data = (site.folder / url.removeprefix(site.root)).read_bytes()
    return len(gzip.compress(data, 9))


def test_the_stock_holds_sixty_questions_a_game(site: Site) -> None:
    for game in GAMES:
        stock = json.loads((site.folder / f"assets/followsuit/quiz/{game}.json").read_text("utf-8"))
        questions = stock["questions"]
        assert len(questions) >= 60
        assert len({question["id"] for question in questions}) == len(questions)
        for question in questions:
            linked = re.findall(r'href="[^"#]*#([^"]+)"', question["drawn"]["verdict"])
            assert linked == question["clauses"]
