"""A book in several languages: whose page it is, the frame around it, and its own search and site map.

English stands at the root of the site; each other language in a folder of its name (`de/`), its pages under
the names of the English ones. A page and its counterpart name each other.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation, get_navigation
from mkdocs.structure.pages import Page as Built
from mkdocs.utils import get_relative_url
from mkdocs.utils.templates import TemplateContext

from followsuit.words import LANGUAGES, PSEUDO
from followsuit.words.pseudo import accented

from . import framed
from .app import bar_colours
from .book import Book
from .search import INDEX
from .words import words

SITE_MAP = "sitemap.xml"
_URL = re.compile(r"\s*<url>.*?</url>", re.S)


def language_of(src: str) -> str:
    """The language of a page by its path under docs.

    >>> language_of("de/games/truc.md"), language_of("games/truc.md")
    ('de', 'en')
    """
    first = src.partition("/")[0]
    return first if first in LANGUAGES else "en"


def src_of(src: str) -> str:
    """The path of a page within the book of its language.

    >>> src_of("de/games/truc.md")
    'games/truc.md'
    """
    language = language_of(src)
    return src if language == "en" else src.removeprefix(f"{language}/")


def missing(english: Book, book: Book) -> Iterator[tuple[str, str]]:
    """A page for each game that is not told in a language: it leads to the English one, and says so."""
    for game in english.engine.games.values():
        page = english.page_of_game(game.id)
        if page is None or page.src in book.pages:
            continue
        up = "../" * (page.src.count("/") + 1)
        title = json.dumps(game.title, ensure_ascii=False)
        yield (
            page.src,
            f"---\ntitle: {title}\nuntold: true\nsearch:\n  exclude: true\n---\n\n# {game.title}\n\n"
            f"{book.words('untold', game=game.title)}\n\n"
            f'<p><a class="btn pri" hreflang="en" href="{up}{_address(english, page.src)}">'
            f"{book.words('untold-link', game=game.title)}</a></p>\n",
        )


def _address(book: Book, src: str) -> str:
    return "../" * book.places.directory_urls + book.url(src)


def nav_of(language: str, given: list[Any], config: MkDocsConfig, files: Files) -> Navigation:
    """The contents of the book in a language, out of `given` as `nav` has them."""
    own = Files([file for file in files if language_of(file.src_uri) == language])
    for file in own:
        file.page = None  # made for the English contents, without the name that these give it
    english, config.nav = config.nav, given
    try:
        nav = get_navigation(own, config)
    finally:
        config.nav = english
    nav.homepage = nav.pages[0]
    return nav


class Frame:
    """What stands around a page: contents, words, the link to the other language."""

    def __init__(self, navs: Mapping[str, Navigation], home_style: str = "") -> None:
        self.navs = navs
        self.home_style = home_style

    def around(
        self,
        context: TemplateContext,
        page: Built | None,
        config: MkDocsConfig,
        books: Mapping[str, Book],
    ) -> TemplateContext:
        """The context of a template, in the language of its page; without a page in English."""
        language = language_of(page.file.src_uri) if page else "en"
        say = words(language)
        given: dict[str, Any] = dict(context)
        given["say"] = say
        given["language"] = language
        given["accented"] = accented if language == PSEUDO else None
        given["home"] = page is not None and src_of(page.file.src_uri) == "index.md"
        given["home_style"] = self.home_style
        given["bar_colours"] = bar_colours()
        given["alternates"] = [] if page is None else _alternates(page, books)
        own = f"{language}/" if language != "en" else ""
        given["book_assets"] = f"assets/followsuit/{own}"
        # What a reader has chosen for the look is chosen for the whole site.
        config.extra["scope"] = context["base_url"]
        config.theme["language"] = _spoken(language)
        if page is not None and own:
            given["nav"] = self.navs[language]
            # Material looks for the search's index and the site map there.
            given["base_url"] = get_relative_url(own, page.url)
        for name, value in given.items():
            context[name] = value  # type: ignore[literal-required]
        return context


def _alternates(page: Built, books: Mapping[str, Book]) -> list[dict[str, str]]:
    src = page.file.src_uri
    untold = bool(page.meta.get("untold"))
    return [*framed.alternates(src_of(src), language_of(src), untold, books)]


def split(site: Path, language: str) -> None:
    """Give a language a search and a site map of its own, and take it out of the English ones."""
    path = site / INDEX
    if path.exists():
        index = json.loads(path.read_text("utf-8"))
        prefix, docs = f"{language}/", index["docs"]
        own = [entry for entry in docs if entry["location"].startswith(prefix)]
        index["docs"] = [entry for entry in docs if not entry["location"].startswith(prefix)]
        _write(path, index)
        kept = [{**e, "location": e["location"].removeprefix(prefix)} for e in own]
        config = {**index["config"], "lang": [_spoken(language)]}
        _write(site / language / INDEX, {**index, "config": config, "docs": kept})
    path = site / SITE_MAP
    if path.exists():
        text = path.read_text("utf-8")
        found = _URL.findall(text)
        own = [one for one in found if f"/{language}/" in one]
        _rewrite(path, text, [one for one in found if one not in own])
        _rewrite(site / language / SITE_MAP, text, own)


def pack(site: Path) -> None:
    """The compressed site map: that which stands there now, and without the time of the build."""
    path = site / SITE_MAP
    if path.exists():
        path.with_name(f"{SITE_MAP}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def _spoken(language: str) -> str:
    """A language without its region: Material and its search know no others."""
    return language.partition("-")[0]


def _rewrite(path: Path, text: str, urls: Iterable[str]) -> None:
    whole = "".join(urls)
    start = _URL.search(text)
    end = text.rfind("</urlset>")
    assert start
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{text[: start.start()]}{whole}\n{text[end:]}", "utf-8")


def _write(path: Path, index: Mapping[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(index, separators=(",", ":")), "utf-8")
