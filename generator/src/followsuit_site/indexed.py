"""What the search reads in a page, kept from build to build by all that it reads it from.

Reading a page's HTML for the search, once for its clauses and once for Material's own index, costs
more than making the page from its Markdown.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink

from . import search
from .forked import forked
from .kept import Kept, digest

FILE = "search"
_MATERIAL = "material/search"


class Stating(NamedTuple):
    """A page of which clauses are looked for, before Material's search is told what to leave out."""

    page: Page
    known: Iterable[str]

    @property
    def html(self) -> str:
        return self.page.content or ""


def wanted(one: Stating) -> bool:
    """Whether the search shall find the page."""
    return not one.page.meta.get("search", {}).get("exclude")


class Indexed:
    """The clauses and the sections that the search has found in each page."""

    def __init__(self, folder: Path | None) -> None:
        programs = (Path(__file__), Path(search.__file__))
        mark = digest([_material(), *(p.read_bytes() for p in programs)])
        self.kept = Kept(folder and folder / FILE, mark)
        self._read: Callable[[Page], None] | None = None  # Material's reading of a page
        self._keys: dict[str, str] = {}  # of the pages that Material reads, by their addresses

    def sentences(self, html: str, known: Iterable[str]) -> list[search.Found]:
        """The clauses that a page states, as `search.sentences` finds them."""
        key = _stated(html, known)
        text = self.kept.get(key)
        if text is None:
            text = json.dumps([*search.sentences(html, known)])
            self.kept.put(key, text)
        return [search.Found(*parts) for parts in json.loads(text)]

    def begin(self, config: MkDocsConfig) -> None:
        """A build begins: let Material's search read only the pages that it has not read before."""
        self.kept.begin()
        self._keys = {}
        plugin: Any = config.plugins.get(_MATERIAL) or config.plugins.get("search")
        index = getattr(plugin, "search_index", None)
        read = getattr(index, "add_entry_from_context", None)
        if index is None or read is None or not hasattr(index, "entries"):
            return  # another search, which reads for itself

        def add(page: Page) -> None:
            key = self._keys.get(page.url) or _seen(page)
            text = self.kept.get(key)
            if text is None:
                before, content = len(index.entries), page.content
                page.content = search.found_in(content or "")
                read(page)
                page.content = content
                self.kept.put(key, json.dumps(index.entries[before:]))
            else:
                index.entries += json.loads(text)

        index.add_entry_from_context = self._read = add

    def ahead(self, pages: Iterable[Stating]) -> None:
        """Read the pages that have not been read before on all processors."""
        new = []
        for one in pages:
            keys = self._keyed(one)
            if any(self.kept.get(key) is None for key in keys):
                new.append((one, keys))
        for texts in forked(self._new, new):
            self.take(texts)

    def read(self, one: Stating) -> dict[str, str]:
        """Read a page where it does not go on to a site; what was found, to be taken elsewhere."""
        return self._new((one, self._keyed(one)))

    def take(self, texts: dict[str, str]) -> None:
        """Keep what a process has read that began as this one is."""
        for key, text in texts.items():
            self.kept.put(key, text)

    def _keyed(self, one: Stating) -> tuple[str, str]:
        """Under which words it is kept what a page states, and what Material reads in it."""
        keys = _stated(one.html, one.known), _seen(one.page, one.known)
        self._keys[one.page.url] = keys[1]
        return keys

    def _new(self, task: tuple[Stating, tuple[str, str]]) -> dict[str, str]:
        one, keys = task
        self.sentences(one.html, one.known)
        if self._read:
            one.page.content = search.readable(one.html, one.known)
            self._read(one.page)
        return {key: text for key in keys if (text := self.kept.get(key)) is not None}


def _seen(page: Page, known: Iterable[str] = ()) -> str:
    """A word for all of a page that Material reads; these clauses it will be told to leave out."""
    meta = {name: page.meta.get(name) for name in ("title", "tags", "search")}
    places = [(link.id, link.url) for item in page.toc for link in _links(item)]
    given = [page.url, str(page.title), meta, places, sorted(known)]
    return f"page {digest([page.content or '', json.dumps(given, default=str)])}"


def _material() -> str:
    """The version of Material, which need not be there."""
    try:
        return metadata.version("mkdocs-material")
    except metadata.PackageNotFoundError:
        return ""


def _stated(html: str, known: Iterable[str]) -> str:
    return f"clauses {digest([html, *sorted(known)])}"


def _links(item: AnchorLink) -> Iterator[AnchorLink]:
    yield item
    for child in item.children:
        yield from _links(child)
