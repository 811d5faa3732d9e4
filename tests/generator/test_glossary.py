"""The rule of the glossary, on every page of this book: a term's first use leads to it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markdown import Markdown

from followsuit_site.book import Book, Places
from followsuit_site.glossary import Glossary
from followsuit_site.markdown import FollowSuitExtension

ROOT = Path(__file__).parents[2]
BOOK = Book(Places(ROOT))
# As in mkdocs.yml, as far as it matters to prose.
EXTENSIONS = ["admonition", "attr_list", "def_list", "md_in_html", "tables", "toc"]
PROSE = {"p", "li", "td", "dd", "em", "strong", "div", "span", "blockquote"}
SILENT = {"a", "code", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "th", "dt", "button", "summary"}
VOID = {"br", "hr", "img", "input", "use", "path", "wbr"}


def pages() -> list[str]:
    """The pages whose terms are linked."""
    kept = []
    for src, page in BOOK.pages.items():
        switched = page.meta.get("glossary")
        if src != BOOK.places.glossary and not (switched and switched.value is False):
            kept.append(src)
    return kept


class Uses(HTMLParser):
    """Reads the running text of a page and notes terms that are used before they are linked."""

    def __init__(self, glossary: Glossary) -> None:
        super().__init__()
        self.glossary = glossary
        self.open: list[tuple[str, bool]] = []
        self.linked: set[str] = set()
        self.bare: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in VOID:
            return
        given = {name: value or "" for name, value in attrs}
        css = given.get("class", "").split()
        if "term" in css:
            self.linked.add(given["href"].rpartition("#")[2])
        # What the engine and the tutorials say is no running text.
        ours = {
            "fig",
            "more",
            "cheat",
            "ledger",
            "facts",
            "c",
            "sec",
            "games",
            "asked",
            "head",
            "codes",
        }
        self.open.append((tag, tag in SILENT or tag.startswith("fs-") or bool(ours & set(css))))

    def handle_endtag(self, tag: str) -> None:
        while tag not in VOID and self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not self.open or self.open[-1][0] not in PROSE or any(s for _, s in self.open):
            return
        assert self.glossary.pattern
        for found in self.glossary.pattern.finditer(data):
            term = self.glossary.words[re.sub(r"\s+", " ", found[0].lower())]
            if term.id not in self.linked:
                self.bare.append(f"{found[0]} (#{term.id})")
                self.linked.add(term.id)


def html(src: str) -> str:
    md = Markdown(extensions=[FollowSuitExtension(book=BOOK), *EXTENSIONS])
    return md.convert(BOOK.pages[src].body)


@pytest.mark.parametrize("src", pages())
def test_the_first_use_of_a_term_is_linked(src: str) -> None:
    uses = Uses(BOOK.glossary)
    uses.feed(html(src))
    assert uses.bare == []
