"""The search finds each clause, with or without accents: an entry of its own that leads to it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

from .engine import Clause

INDEX = "search/search_index.json"
WORKER = "assets/javascripts/workers/search.*.js"
# What is searched and never shown: a clause's id, and names as they are written without umlauts.
ALSO = {"boost": 1000.0}
_UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}
_UMLAUT_WORD = re.compile(rf"\w*[{''.join(_UMLAUTS)}]\w*")
_WITH_ID = re.compile(r'<\w+(?=[^<>]*? id="([^"]+)")')
_APART = re.compile(r"<(fs-(?:lesson|quiz))\b.*?</\1>", re.DOTALL)
_SILENCED = re.compile(r'(<\w+) data-search-exclude(?=[^<>]*? id="([^"]+)")')
_EXCLUDED = re.compile(r"<([a-z][\w-]*)[^<>]*? data-search-exclude\b[^<>]*>")
_MARK = re.compile(r"(?<=[\w\"']) data-search-exclude(?=[^<>]*>)")
# Cells and lines that would stand together without a gap once their tags are gone.
_GLUED = re.compile(r"(</(?:td|th|caption|dt|dd|summary|legend)>|<br ?/?>)(?=\S)")
# Cards side by side, and parts of a head: on the page only style sets them apart.
_ADJOINING = re.compile(r"</span>(?=<span\b)")
_VOID = ("br", "hr", "img", "input", "wbr", "use", "path")
_HEADINGS = ("h2", "h3")
# They state no clause, and have titles of their own. Most of a page is theirs.
_FIGURE = re.compile(r"<(fs-(?:stepper|quiz|lesson|compare|judge|sheet))\b.*?</\1>", re.DOTALL)


class Found(NamedTuple):
    """A clause on a page, in the page's own words."""

    id: str
    text: str
    section: str = ""  # the heading that it stands under


class _Sentences(HTMLParser):
    """Collects the text of the elements that state clauses; links to clauses are no part of it."""

    def __init__(self, known: Iterable[str]) -> None:
        super().__init__()
        self.known = set(known)
        self.open: list[tuple[str, str, bool]] = []  # tag, the clause it states, whether silent
        self.texts: dict[str, list[str]] = {}
        self.sections: dict[str, list[str]] = {}
        self.heading: list[str] = []

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
            self.sections[states] = self.heading
        if tag in _HEADINGS:
            self.heading = []

    def handle_endtag(self, tag: str) -> None:
        while self.open and tag not in _VOID:
            if self.open.pop()[0] == tag:
                return

    def handle_data(self, data: str) -> None:
        if any(silent for _, _, silent in self.open):
            return
        if any(tag in _HEADINGS for tag, _, _ in self.open):
            self.heading.append(data)
        inner = next((states for _, states, _ in reversed(self.open) if states), "")
        if inner:
            self.texts[inner].append(data)


def sentences(html: str, known: Iterable[str]) -> Iterator[Found]:
    """The clauses that a page states, each with its text."""
    parser = _Sentences(known)
    parser.feed(_FIGURE.sub("", html))
    parser.close()
    for id_, parts in parser.texts.items():
        yield Found(id_, _words(parts), _words(parser.sections[id_]))


def _words(parts: Iterable[str]) -> str:
    return " ".join("".join(parts).split())


def readable(html: str, known: Iterable[str]) -> str:
    """A page for Material's own reading of it: without the clauses, which have their entries."""
    ids = set(known)

    def silenced(found: re.Match[str]) -> str:
        return f"{found[0]} data-search-exclude" if found[1] in ids else found[0]

    return _GLUED.sub(r"\1 ", _WITH_ID.sub(silenced, html))


def found_in(html: str) -> str:
    """What of a page is to be found, for Material's reading of it: without all that is marked as excluded, and with gaps
    where only style makes them.

    Material leaves it out, too, but for headings in it, and for what stands there after an element of the same name.

    >>> found_in('<ul><li>a</li></ul><ul data-search-exclude><li><ul></ul></li><li>b</li></ul> <p>c</p>')
    '<ul><li>a</li></ul> <p>c</p>'
    >>> found_in('<span>All suits</span><span>40 cards</span>')
    '<span>All suits</span> <span>40 cards</span>'
    """
    parts, at = [], 0
    for found in _EXCLUDED.finditer(html):
        if found.start() >= at and (end := _end_of(found[1], html, found.end())):
            parts.append(html[at : found.start()])
            at = end
    return _ADJOINING.sub("</span> ", "".join([*parts, html[at:]]))


def hidden(html: str) -> set[str]:
    """The ids within lessons and quizzes, of which nothing is to be found; their marks need not be there any more.

    >>> sorted(hidden('<h2 id="a">A</h2><fs-lesson id="b"><h3 id="c">C</h3></fs-lesson>'))
    ['b', 'c']
    """
    return {id_ for apart in _APART.finditer(html) for id_ in _WITH_ID.findall(apart[0])}


def _end_of(tag: str, html: str, at: int) -> int:
    """Where an element ends whose content begins there; 0 if it is never closed."""
    depth = 1
    for edge in re.compile(rf"<(/?){tag}\b[^<>]*>").finditer(html, at):
        depth += -1 if edge[1] else 1
        if not depth:
            return edge.end()
    return 0


def stated(html: str, known: Iterable[str]) -> str:
    """The same page before that: what it states is read again."""
    ids = set(known)

    def told(found: re.Match[str]) -> str:
        return found[1] if found[2] in ids else found[0]

    return _SILENCED.sub(told, html)


def unmarked(html: str) -> str:
    """A page that the search has read, without the marks of what it shall not."""
    return _MARK.sub("", html)


def entries(
    url: str, found: Iterable[Found], clauses: Mapping[str, Clause]
) -> list[dict[str, str]]:
    """Entries of the search index: `§ 12 · The trumps` and the sentence; the id is found, not shown.

    Without the game's name, which would bring up all its clauses before its page.
    """
    return [
        {
            "location": f"{url}#{one.id}",
            "title": escape(_title(clauses[one.id], one.section)),
            "text": escape(one.text),
            "also": one.id.partition(".")[2],
        }
        for one in found
    ]


def _title(clause: Clause, section: str) -> str:
    if clause.ruling:
        return clause.mark.replace("-", " ")
    return f"{clause.mark} · {section}" if section else clause.mark


def extend(site: Path, more: list[dict[str, str]]) -> None:
    """Add entries to the index of a built site, where it has one."""
    path = site / INDEX
    if not path.exists() or not more:
        return
    index = json.loads(path.read_text("utf-8"))
    new = {entry["location"] for entry in more}
    kept = [entry for entry in index["docs"] if entry["location"] not in new]
    # An entry for a place stands after the entry of its page.
    index["docs"] = [_spelled(entry) for entry in kept + more]
    index["config"].setdefault("fields", {})["also"] = ALSO
    path.write_text(json.dumps(index, separators=(",", ":")), "utf-8")


def _spelled(entry: dict[str, str]) -> dict[str, str]:
    """Permalink signs are no text; "Fünfzehnern" is found as "Fuenfzehnern" as well."""
    text = re.sub(r"\s*¶", "", entry["text"]).strip()
    words = set(_UMLAUT_WORD.findall(f"{entry['title']} {text}"))
    spelled = sorted(re.sub("|".join(_UMLAUTS), lambda m: _UMLAUTS[m[0]], word) for word in words)
    also = " ".join(dict.fromkeys(filter(None, [entry.get("also", ""), *spelled])))
    return {**entry, "text": text, **({"also": also} if also else {})}


def fold(site: Path) -> None:
    """Let the search worker of a built site read what is indexed and asked without accents."""
    script = Path(__file__).with_name("search.js").read_text("utf-8")
    for path in site.glob(WORKER):
        worker = path.read_text("utf-8")
        if not worker.startswith(script):
            path.write_text(script + worker, "utf-8")
