"""The pages on which a hand is played: one for each game that is told, with a way to it and a way back."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from urllib.parse import urljoin

import pytest
import yaml
from small_book import GAME, Project
from test_plugin import MKDOCS, THEME, mkdocs, prepared

from followsuit_site import playing
from followsuit_site.book import Book, Places
from followsuit_site.engine import Engine
from followsuit_site.render.games import cards
from followsuit_site.translations import OTHERS

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", *OTHERS)


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Book:
    return Book(Places(ROOT, language=request.param))


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory, engine: Engine) -> Path:
    """The small book in our theme, which has a template for tables."""
    return built(Project(tmp_path_factory.mktemp("ours"), engine), MKDOCS)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, engine: Engine) -> Path:
    """The small book in a theme without."""
    settings = MKDOCS.replace(f"custom_dir: '{THEME}', ", "")
    return built(Project(tmp_path_factory.mktemp("plain"), engine), settings)


@pytest.fixture(params=["ours", "plain"])
def site(request: pytest.FixtureRequest) -> Path:
    """Each of them."""
    found: Path = request.getfixturevalue(request.param)
    return found


def built(project: Project, settings: str) -> Path:
    prepared(project).write("mkdocs.yml", settings)
    done = mkdocs(project, "build", "--strict")
    assert done.returncode == 0, done.stderr
    return project.root / "site"


def table(html: str) -> dict[str, str]:
    """The attributes of the table on a page, which has one."""
    (found,) = re.findall(r"<fs-play ([^>]*)>", html)
    return {
        name: unescape(quoted or bare)
        for name, quoted, bare in re.findall(r'([\w-]+)=(?:"([^"]*)"|([^\s">]+))', found)
    }


def front(text: str) -> dict[str, object]:
    """The front matter of a page."""
    told: dict[str, object] = yaml.safe_load(text.split("---")[1])
    return told


def test_each_game_that_is_told_has_a_table(book: Book) -> None:
    told = {page.game for page in book.pages.values() if page.game}
    assert told
    assert dict(playing.tables(book, True)).keys() == {f"play/{game}.md" for game in told}


def test_a_table_knows_its_game_its_pack_and_its_rules(book: Book) -> None:
    for src, text in playing.tables(book, True):
        given = table(text)
        game = book.engine.games[given["data-game"]]
        rules = book.page_of_game(game.id)
        assert rules and src == playing.src_of(game)
        assert (given["id"], given["data-title"], given["data-pack"]) == (
            "play",
            game.title,
            game.pack,
        )
        assert urljoin(f"/{book.url(src)}", given["data-rules"]) == f"/{book.url(rules.src)}"


def test_whoever_has_no_script_is_led_to_the_rules(book: Book) -> None:
    for _, text in playing.tables(book, True):
        (link,) = re.findall(
            r'<fs-play[^>]*><p>[^<]+<a href="([^"]+)">[^<]+</a></p></fs-play>', text
        )
        assert link == table(text)["data-rules"]


def test_the_page_of_a_table_says_which_game_is_played(book: Book) -> None:
    for _, text in playing.tables(book, True):
        told, title = front(text), table(text)["data-title"]
        assert title in str(told["title"]) and title in str(told["description"])
        assert f"\n# {told['title']}\n" in text
        assert told["template"] == "play.html" and told["search"] == {"exclude": True}


def test_a_table_of_the_authors_own_is_left_as_it_is(project: Project) -> None:
    assert [src for src, _ in playing.tables(project.book(), True)] == [f"play/{GAME}.md"]
    project.write(f"docs/play/{GAME}.md", "# My own table\n")
    assert not [*playing.tables(project.book(), True)]


def test_what_is_seen_of_the_link_to_a_table_is_in_its_name(book: Book) -> None:
    """Whoever speaks to the computer says what is seen."""
    html = cards(book, book.pages["index.md"])
    links = re.findall(r'<a class="btn" href="([^"]+)" aria-label="([^"]+)"[^>]*>([^<]+)</a>', html)
    games = [game for game in book.engine.games.values() if book.page_of_game(game.id)]
    assert len(links) == len(games)
    for (href, name, seen), game in zip(links, games, strict=True):
        assert seen.lower() in name.lower() and game.title in unescape(name)
        assert href.endswith(f"play/{game.id}/")


def test_a_book_of_files_links_to_no_table(project: Project) -> None:
    """Without the plugin nobody makes that page."""
    book = Book(replace(project.book().places, file_links=True), project.engine)
    assert "play/" not in cards(book, book.pages["index.md"])


def test_only_a_game_that_is_told_has_a_table_to_lead_to() -> None:
    english, german = Book(Places(ROOT)), Book(Places(ROOT, language="de"))
    assert playing.is_told("play/schafkopf.md", english)
    assert playing.is_told("play/schafkopf.md", german)
    told = [src for src, _ in playing.tables(english, True) if playing.is_told(src, german)]
    assert told == [src for src, _ in playing.tables(german, True)]
    assert not playing.is_told("games/schafkopf.md", english)


def test_a_table_is_one_press_from_the_home_page_and_leads_to_its_rules(site: Path) -> None:
    assert f"play/{GAME}/" in (site / "index.html").read_text("utf-8")
    html = (site / f"play/{GAME}/index.html").read_text("utf-8")
    assert table(html)["data-rules"] == f"../../games/{GAME}/"


def test_a_title_plate_offers_to_play_before_anything_else(ours: Path) -> None:
    html = (ours / f"games/{GAME}/index.html").read_text("utf-8")
    plate = html[html.index("class=plate") : html.index("<article")]
    first = re.search(r"<a class=\"btn[^>]*>[^<]*</a>", plate)
    assert first and first[0] == f'<a class="btn pri" href=../../play/{GAME}/>Play a hand</a>'


def test_a_table_has_its_widget(site: Path) -> None:
    html = (site / f"play/{GAME}/index.html").read_text("utf-8")
    (script,) = re.findall(
        r'<script type="module" src="../../assets/followsuit/followsuit\.js[^"]*"></script>', html
    )
    assert html.index("<fs-play") < html.index(script) < html.index("</main>")


def test_a_table_is_kept_where_the_theme_offers_to_keep_the_book(ours: Path, plain: Path) -> None:
    kept = [name for name, _ in json.loads((ours / "offline.json").read_text("utf-8"))["files"]]
    assert f"play/{GAME}/" in kept
    assert not (plain / "offline.json").exists()


def test_a_table_is_in_the_site_map_but_not_found_by_the_search(site: Path) -> None:
    assert f"/prefix/play/{GAME}/</loc>" in (site / "sitemap.xml").read_text("utf-8")
    found = json.loads((site / "search/search_index.json").read_text("utf-8"))["docs"]
    assert not [entry for entry in found if entry["location"].startswith("play/")]
    assert not [entry for entry in found if "Play a hand of" in entry["text"]]


def test_a_table_stands_alone_below_the_bar(ours: Path) -> None:
    html = (ours / f"play/{GAME}/index.html").read_text("utf-8")
    assert html.count("<h1") == 1
    assert re.search(r"<h1 class=vh id=[\w-]+>Play Twenty-Five</h1>", html)
    main = html[html.index("<main") : html.index("</main>")]
    assert "class=table-page" in main and "<nav class=side id=nav popover" in main
    for part in ("endpaper", "class=turn", "class=toc", "<footer", "popovertarget=contents"):
        assert part not in html, part


def test_only_a_page_with_sections_offers_its_own_contents(ours: Path) -> None:
    for path, there in (("glossary", True), ("how-to-read", False), (f"play/{GAME}", False)):
        html = (ours / path / "index.html").read_text("utf-8")
        assert ("popovertarget=contents" in html) is ("id=contents" in html) is there, path
