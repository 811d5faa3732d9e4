"""What MkDocs' plugin does with a finished site, done with those that Zensical has made, one in each language."""

from __future__ import annotations

import json
import posixpath
import re
import shutil
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Any

from .. import app, built, copied, csp, edition, languages, offline, schema, search
from ..book import ASSETS, Book
from ..spare import spare
from . import settings
from .extension import FOLDED

INDEX = "search.json"
_MAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
# What Zensical copies for a look that this book has not.
_UNUSED = ("assets/stylesheets/modern", "assets/images")
# What the languages share of Zensical's, as a page of another language than English has it.
_SHARED = re.compile(r"""(?<=["'])(?:\./)?((?:\.\./)*)(?=assets/(?:stylesheets|javascripts)/)""")
# What a reader chooses for the look is kept for the whole site.
_SCOPE = re.compile(r'(?<=__md_scope=new URL\(")[^"]*')
_SKIP = 'href="#__skip"'
_TITLE = re.compile(r'<h1\b[^>]* id="([^"]+)"')
# The one style that Zensical's search brings with its script: a text in it.
_BUNDLE = "assets/javascripts/bundle.*.min.js"
_STYLE = re.compile(
    r"""=(?P<quote>['"`])(?P<css>(?:(?!(?P=quote))[^\\])*)(?P=quote);function \w+\(\w+,\{index\$"""
)
_CONTENT = re.compile(r'<article class="book">.*</article>', re.S)


def together(
    site: Path,
    root: Path,
    address: str,
    made: Mapping[str, Path],
    books: Mapping[str, Book],
    pages: Mapping[str, list[str]],
) -> None:
    """Put one site together, which will be found at `address`; `made` are the folders of each language, `pages` the
    sources of its pages."""
    widgets = built.folder(built.WIDGETS, "", root)
    mark = edition.mark(copied.files(built.WIDGETS, widgets, books["en"]))
    shutil.rmtree(site, ignore_errors=True)
    for language, book in books.items():
        folder = site / book.places.prefix
        shutil.move(made[language], folder)
        for name in ("assets", "404.html") if book.places.prefix else _UNUSED:
            (shutil.rmtree if (folder / name).is_dir() else Path.unlink)(folder / name)
        addresses = [f"{book.url(src)}index.html" for src in pages[language]]
        _searched(folder, site, addresses, book)
        _site_map(folder, [f"{address}{book.url(src)}" for src in pages[language]])
        for name in [*addresses, *([] if book.places.prefix else ["404.html"])]:
            html = (site / name).read_text("utf-8")
            (site / name).write_text(edition.marked(_finished(html, book), mark), "utf-8")


def furnish(site: Path, root: Path, told: Mapping[str, Any], books: Mapping[str, Book]) -> None:
    """Add what the pages load, what makes an app of the book, and the headers."""
    english, folders = books["en"], {kind: built.folder(kind, "", root) for kind in copied.PLACES}
    for uri, data in copied.pack(books.values(), folders[built.RUNTIME]).items():
        (site / uri).parent.mkdir(parents=True, exist_ok=True)
        (site / uri).write_bytes(data)
    for book in books.values():
        for uri, text in copied.texts(book):
            _write(site / uri, text)
    for kind, folder in folders.items():
        for uri, path in copied.files(kind, folder, english):
            (site / uri).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, site / uri)
    known = json.dumps(schema.schema(english.engine), ensure_ascii=False, separators=(",", ":"))
    _write(site / ASSETS / schema.NAME, known)
    shortcuts = settings.options(told, "followsuit")["shortcuts"]
    name, description = told["site_name"], told["site_description"]
    app.of_book(site, english, name, description, shortcuts, root / "build/screenshots")
    languages.pack(site)
    csp.secure(site, _search_styles(site))
    _write(site / offline.WORKER, offline.worker())
    offline.write(site)


def _searched(folder: Path, site: Path, addresses: Iterable[str], book: Book) -> None:
    """Let the search find each clause: an entry of its own, beside those of Zensical; and nothing that is excluded."""
    index = json.loads((folder / INDEX).read_text("utf-8"))
    first = {item["location"]: item for item in reversed(index["items"])}
    known, clauses, hidden = book.engine.clauses, [], set[str]()
    for name in addresses:
        url = name.removeprefix(book.places.prefix).removesuffix("index.html")
        content = _CONTENT.search((site / name).read_text("utf-8"))
        if content is None or url not in first:
            continue  # the search leaves it out
        hidden |= {f"{url}#{id_}" for id_ in search.hidden(content[0])}
        found = search.sentences(search.stated(content[0], known), known)
        for entry in search.entries(url, found, known):
            told = {name: entry[name] for name in ("location", "title", "text")}
            clauses.append({**first[url], "level": 3, **told})
    shown = [item for item in index["items"] if item["location"] not in hidden]
    index["items"] = [*shown, *clauses]
    for item in index["items"]:
        item["text"] = item["text"].replace("¶", "")
    _write(folder / INDEX, json.dumps(index, ensure_ascii=False, separators=(",", ":")))


def _site_map(folder: Path, addresses: Iterable[str]) -> None:
    """All pages: Zensical names those in the contents only."""
    told = "".join(f"<url><loc>{escape(one)}</loc></url>\n" for one in addresses)
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{_MAP}">\n{told}</urlset>\n'
    _write(folder / languages.SITE_MAP, text)


def _search_styles(site: Path) -> list[str]:
    """The hash that the policy needs so that the search is seen."""
    scripts = (path.read_text("utf-8") for path in site.glob(_BUNDLE))
    return [csp.hashed(found["css"]) for script in scripts for found in _STYLE.finditer(script)]


def _finished(html: str, book: Book) -> str:
    """A page as the plugin would leave it; where Zensical's “skip to content” leads is a place of its own templates."""
    if title := _TITLE.search(html):
        html = html.replace(_SKIP, f'href="#{title[1]}"')
    for told, instead in zip(*FOLDED, strict=True):
        html = html.replace(instead, told)
    if book.places.prefix:
        html = _SHARED.sub(r"../\1", html)
        html = _SCOPE.sub(lambda found: posixpath.normpath(f"../{found[0]}"), html)
    return spare(search.unmarked(html))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
