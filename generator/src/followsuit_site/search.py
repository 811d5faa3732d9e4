"""The search finds each clause: an entry of its own, with its § and its id, that leads to it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

from .engine import Clause

INDEX = "search/search_index.json"
_VOID = ("br", "hr", "img", "input", "wbr", "use", "path")


class Found(NamedTuple):
    """A clause on a page, in the page's own words."""

    id: str
    text: str


class _Sentences(HTMLParser):
    """Collects the text of the elements that state clauses; links to clauses are no part of it."""

    def __init__(self, known: Iterable[str]) -> None:
        super().__init__()
        self.known = set(known)
        self.open: list[tuple[str, str, bool]] = []  # tag, the clause it states, whether silent
        self.texts: dict[str, list[str]] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _VOID:
            self.handle_data(" ")
            return
        given = dict(attrs)
        css = (given.get("class") or "").split()
        id_ = given.get("id") or ""
        states = id_ if id_ in self.known else ""
        silent = "data-search-exclude" in given or "sec" in css or "headerlink" in css
        self.open.append((tag, states, silent or "aria-hidden" in given))
        if states:
            self.texts[states] = []

    def handle_endtag(self, tag: str) -> None:
        while self.open and tag not in _VOID:
            if self.open.pop()[0] == tag:
                return

    def handle_data(self, data: str) -> None:
        if any(silent for _, _, silent in self.open):
            return
        inner = next((states for _, states, _ in reversed(self.open) if states), "")
        if inner:
            self.texts[inner].append(data)


def sentences(html: str, known: Iterable[str]) -> Iterator[Found]:
    """The clauses that a page states, each with its text."""
    parser = _Sentences(known)
    parser.feed(html)
    parser.close()
    for id_, parts in parser.texts.items():
        yield Found(id_, " ".join("".join(parts).split()))


def entries(
    url: str, found: Iterable[Found], clauses: Mapping[str, Clause]
) -> list[dict[str, str]]:
    """Entries of the search index: `§ 12 · rank.five-best` and the sentence.

    Without the game's name, which would bring up all its clauses before its page.
    """
    return [
        {
            "location": f"{url}#{id_}",
            "title": escape(f"{clauses[id_].mark} · {id_.partition('.')[2]}"),
            "text": escape(text),
        }
        for id_, text in found
    ]


def extend(site: Path, more: list[dict[str, str]]) -> None:
    """Add entries to the index of a built site, where it has one."""
    path = site / INDEX
    if not path.exists() or not more:
        return
    index = json.loads(path.read_text("utf-8"))
    new = {entry["location"] for entry in more}
    kept = [entry for entry in index["docs"] if entry["location"] not in new]
    # An entry for a place stands after the entry of its page.
    index["docs"] = kept + more
    path.write_text(json.dumps(index, separators=(",", ":")), "utf-8")
