"""This book made by Zensical: page by page what MkDocs makes of it, save for what docs/authors/site.md lists."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import urljoin

import foreign_sites
import pytest
from browsing import ENGINE_MS, PATIENCE_MS, ROOT, Site, give, go_on, serving, settled, until, watch
from playwright.sync_api import Browser, Page, expect

from followsuit_site.spare import spare

PHONE = {"width": 360, "height": 740}
TOLD = ROOT / "docs/authors/site.md"
INDEXES = ("", "de/")
# What MkDocs' theme and Zensical's have each in its own way, before and after all that is ours.
FRAMES = re.compile(
    r"<(?:label for=__search|div class=md-search)\b.*?(?=</div></header>)"  # the search
    r"|<meta http-equiv=[^>]*>"
    r"|<link rel=stylesheet href=[^ >]*assets/(?:stylesheets/|followsuit/material\.)[^>]*>"
    r"|<script>__md_scope=.*?</script>"
    r'|<script id="__config".*?</script>|(?<=data-material=)"[^"]*"'
    r"|<label class=md-overlay\b[^>]*></label>"
    r"|<div data-md-component=skip>.*?</div>"
    r"|<div class=md-dialog\b[^>]*>",
    re.S,
)
TOKEN = re.compile(r"<[^>]*>|[^<]+")
ADDRESS = re.compile(r"(?<=\s)(href|src)=(\"[^\"]*\"|[^\s>]*)")
QUOTE = '"'
# Files of the theme's own: their names, without the hash in them, as each has it.
THEIRS = re.compile(
    r"assets/(?:javascripts|stylesheets|images)/|(?:de/)?search(?:/search_index)?\.json"
)
Made = tuple[Path, Path]  # by MkDocs, by Zensical


@pytest.fixture(scope="module")
def made(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Made:
    site = tmp_path_factory.mktemp("zensical") / "site"
    done = build(site, ROOT)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return folder, site


def build(site: Path, root: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "followsuit_site.zensical_book", site, "--root", root]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def pages(site: Path) -> list[str]:
    found = (path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    return sorted(name for name in found if not name.startswith("assets/"))


def tokens(site: Path, name: str) -> list[str]:
    """What is ours of a page: tags and texts, with whole addresses."""
    here = f"https://book.example/{name.removesuffix('index.html')}"

    @cache
    def whole(token: str) -> str:
        return ADDRESS.sub(
            lambda at: f"{at[1]}={urljoin(here, at[2].strip(QUOTE))}", unescape(token)
        )

    html = FRAMES.sub("", spare((site / name).read_text("utf-8")))
    return [whole(one) for one in TOKEN.findall(html) if one.strip()]


def test_every_page_is_the_same(made: Made) -> None:
    mkdocs, zensical = made
    assert pages(zensical) == pages(mkdocs)
    assert len(pages(mkdocs)) > 60
    for name in pages(mkdocs):
        ours, theirs = tokens(mkdocs, name), tokens(zensical, name)
        assert any("<h1" in one for one in ours), name
        parted = next(
            (pair for pair in zip(ours, theirs, strict=False) if pair[0] != pair[1]), None
        )
        assert parted is None and len(ours) == len(theirs), f"{name}: {parted}"


def test_skip_to_content_leads_into_the_page(made: Made) -> None:
    for name in pages(made[1]):
        html = (made[1] / name).read_text("utf-8")
        skip = re.search(r'<a href="?[^"# ]*#([^" ]+)"? class="?md-skip', html)
        assert skip and re.search(rf'\bid="?{re.escape(skip[1])}[" >]', html), name


def files(site: Path) -> set[str]:
    found = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    return {name for name in found if not THEIRS.match(name)}


def test_the_site_holds_the_same_files(made: Made) -> None:
    mkdocs, zensical = made
    assert files(mkdocs) == files(zensical)
    # What reads the book offline, installs it, and finds its pages.
    for name in ("app.webmanifest", "offline.js", "assets/followsuit/book.json"):
        assert (zensical / name).read_bytes() == (mkdocs / name).read_bytes(), name
    for name in ("sitemap.xml", "de/sitemap.xml"):
        assert addresses(zensical / name) == addresses(mkdocs / name) != set()
    kept = [json.loads((site / "offline.json").read_text("utf-8"))["files"] for site in made]
    ours, theirs = ({name for name, _ in each if not THEIRS.match(name)} for each in kept)
    assert ours == theirs


def addresses(file: Path) -> set[str]:
    return set(re.findall(r"<loc>(.*?)</loc>", file.read_text("utf-8")))


def test_the_policy_is_as_strict(made: Made) -> None:
    ours, theirs = ((site / "_headers").read_text("utf-8") for site in made)
    assert re.sub(r" 'sha256-[^']*'", "", ours) == re.sub(r" 'sha256-[^']*'", "", theirs)


def index(made: Made, language: str = "") -> tuple[dict[str, dict[str, str]], ...]:
    """What the search reads of each, by its address."""
    ours = json.loads((made[0] / language / "search/search_index.json").read_text("utf-8"))["docs"]
    theirs = json.loads((made[1] / language / "search.json").read_text("utf-8"))["items"]
    return tuple({one["location"]: one for one in found} for found in (ours, theirs))


@pytest.mark.parametrize("language", INDEXES)
def test_the_search_finds_the_same_places(made: Made, language: str) -> None:
    ours, theirs = index(made, language)
    assert ours.keys() == theirs.keys()
    assert len(ours) > 100


# -- what is missing -----------------------------------------------------------------------------


def lacks_ids(made: Made) -> bool:
    ours, theirs = index(made)
    assert (
        "ace-hearts-third" in ours["games/twenty-five/#twenty-five.rank.ace-hearts-third"]["also"]
    )
    found = theirs["games/twenty-five/#twenty-five.rank.ace-hearts-third"]
    return "ace-hearts-third" not in json.dumps({**found, "location": ""})


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", re.sub(r"<[^>]*>", " ", text)))


def lacks_lines(made: Made) -> bool:
    """Whether the search leaves out words of some section: no more than a few."""
    ours, theirs = index(made)
    # A word that stands glued to the next is none that anybody looks for.
    lost = [at for at in ours if len(words(ours[at]["text"]) - words(theirs[at]["text"])) > 3]
    assert len(lost) < 30, lost
    return bool(lost)


def lacks_words(made: Made) -> bool:
    ours, theirs = ((site / "de/index.html").read_text("utf-8") for site in made)
    assert "Suche: Talon" in ours
    return "Suche: Talon" not in theirs


def lacks_link(made: Made) -> bool:
    ours, theirs = (
        "".join(path.read_text("utf-8") for path in site.glob("assets/javascripts/bundle.*.js"))
        for site in made
    )
    assert '.has("q")' in ours
    return '.has("q")' not in theirs


def lacks_serving(made: Made) -> bool:
    return "zensical" not in (ROOT / "scripts/serve").read_text("utf-8")


LACKS: dict[str, Callable[[Made], bool]] = {
    "search-ids": lacks_ids,
    "search-lines": lacks_lines,
    "search-words": lacks_words,
    "search-link": lacks_link,
    "serve": lacks_serving,
}


def listed() -> list[str]:
    """The names of what the page for authors says is missing."""
    section = TOLD.read_text("utf-8").split("{#with-zensical}")[1].split("\n## ")[0]
    return re.findall(r"^\| `([\w-]+)` \|", section, re.M)


def test_what_is_missing_is_listed() -> None:
    assert listed() == [*LACKS]


@pytest.mark.parametrize("name", LACKS)
def test_what_is_listed_is_missing(made: Made, name: str) -> None:
    assert LACKS[name](made), f"{name} is there after all: strike it from {TOLD.name}"


# -- in the browser ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def carried(made: Made) -> Iterator[Site]:
    with serving(made[1]) as site:
        yield site


@pytest.fixture
def page(browser: Browser, carried: Site) -> Iterator[Page]:
    """A phone, on which nothing may go wrong or be asked of anybody else."""
    context = browser.new_context(viewport=PHONE, has_touch=True)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    faults: list[str] = []
    watch(page, carried, faults)
    page.on("console", lambda told: told.type == "error" and faults.append(told.text))
    yield page
    context.close()
    assert not faults, "\n".join(faults)


def awake(page: Page, address: str) -> None:
    """Open a page and have the theme's script come."""
    page.goto(address)
    page.mouse.move(1, 1)
    until(page, "() => window.location$")


def fits(page: Page) -> bool:
    held: bool = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return held


def test_rules_are_live(page: Page, carried: Site) -> None:
    awake(page, carried.game("twenty-five"))
    assert fits(page)
    stepper = page.locator("fs-stepper.up:has(> .trace > li + li)").first
    stepper.scroll_into_view_if_needed()
    next_ = stepper.get_by_role("button", name="Next", exact=True)
    backs = stepper.locator(".card.back").count()
    next_.click()
    expect(stepper.locator(".card.back")).not_to_have_count(backs)
    expect(stepper.locator(".why[role=status]")).to_contain_text("§")
    stepper.get_by_role("button", name="What if?").click()
    stepper.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    stepper.locator(".settings select").first.select_option(label="Clubs")
    expect(settled(stepper).locator(".diff")).to_be_visible()
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    quiz.get_by_role("button", name="Answer", exact=True).wait_for()
    give(quiz)
    go_on(quiz)
    expect(quiz.get_by_text("Question 2 of")).to_be_visible()
    assert fits(page)


def test_a_table_is_played_at(page: Page, carried: Site) -> None:
    awake(page, carried.game("truc"))
    page.get_by_role("link", name="Play a hand").first.click()
    page.wait_for_url(carried.url("play/truc/"))
    page.locator("fs-play .card").first.wait_for(timeout=ENGINE_MS)
    assert fits(page)


def test_light_and_dark_hold_for_the_whole_book(page: Page, carried: Site) -> None:
    awake(page, carried.url("how-to-read/"))
    page.locator("[data-tool=night]").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.locator("a.tongue").click()
    page.wait_for_url(carried.url("de/how-to-read/"))
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert fits(page)


def test_the_search_finds_a_clause(page: Page, carried: Site) -> None:
    awake(page, carried.url("how-to-read/"))
    page.locator("[data-tool=search]").click()
    page.get_by_role("combobox", name="Search").fill("exempt absolute")
    page.get_by_role("option", name="Ruling exempt absolute").first.click()
    page.wait_for_url("**/games/twenty-five/**#twenty-five.ruling.exempt-absolute")


def test_a_false_claim_stops_the_build(tmp_path: Path) -> None:
    root = foreign_sites.book(tmp_path)
    tutorial = foreign_sites.TUTORIAL.replace("claim: {winner: North}", "claim: {winner: South}", 1)
    settings = "site_name: A club\nplugins: [followsuit: {games: [twenty-five]}]\n"
    foreign_sites.write(root, {"tutorials/twenty-five.yml": tutorial, "mkdocs.yml": settings})
    done = build(tmp_path / "site", root)
    assert done.returncode == 1
    assert "tutorials/twenty-five.yml:7: " in done.stdout
    assert "1 fault in the book" in done.stderr
    assert not (tmp_path / "site").exists()
