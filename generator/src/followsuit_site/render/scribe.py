"""The pen of a page: its cards as faces, its clauses by their addresses, and an author's own words."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from followsuit_draw.markup import tag
from followsuit_draw.pen import Pen, Place

from .. import faces
from ..book import ASSETS, Book
from ..engine import Answer, Game
from ..faults import Faults
from ..pages import Page


class Scribe(Pen):
    """Writes for one page about one game. What cannot be written is noted in `faults`.

    Cards are drawn at once: the page is complete without a script.
    """

    def __init__(self, book: Book, page: Page, game: Game, faults: Faults) -> None:
        super().__init__(game.cards, game.pack == "decktet", self._place, book.words)
        self.book, self.page, self.game, self.faults = book, page, game, faults

    @property
    def places(self) -> Pen:
        """The pen that leaves places for cards, which a widget fills in."""
        return Pen(self.cards, self.deck, self._place, self.words)

    def card(self, code: str, state: str = "") -> str:
        """A whole card."""
        return faces.card(self.game.cards[code], state, self.words)

    def inline(self, code: str) -> str:
        """A card within a sentence."""
        return faces.inline(self.game.cards[code])

    def prose(self, text: str) -> str:
        """An author's text: Markdown with cards, citations and terms."""
        from ..inline import fragment

        return fragment(text, self.book, self.page, self.game)

    def prose_line(self, text: str) -> str:
        """An author's single line, without a paragraph around it."""
        html = self.prose(text)
        inner = html.removeprefix("<p>").removesuffix("</p>")
        return inner if "<p>" not in inner else html

    def _place(self, id_: str) -> Place | None:
        """Where a clause is stated, as seen from this page."""
        clause = self.book.engine.clauses.get(id_)
        return Place(self.book.clause_link(self.page, clause), clause.mark) if clause else None

    def setting(self, setting: Mapping[str, Any], answer: Answer | None = None) -> str:
        """What a position depends on, in words."""
        told = (answer or {}).get("setting_text")
        if told:
            return escape(str(told))
        words = []
        for field in self.game.fields:
            value = setting.get(field["name"], field.get("default"))
            if field["name"] not in setting:
                continue
            labels = {entry["value"]: entry["label"] for entry in field["values"]}
            words.append(f"{field['label']}: {labels.get(value, value)}")
        return escape("; ".join(words))

    def pack(self) -> dict[str, str]:
        """The attributes by which a widget finds its game and its cards' faces."""
        return {"data_game": self.game.id, "data_pack": self.game.pack}

    def asset(self, path: str) -> str:
        """The address of one of our files, as seen from the page."""
        return f"{self.book.base(self.page)}{ASSETS}/{path}"

    def told(self, path: str) -> str:
        """The address of one of our files that is there in each language."""
        language = self.book.language
        return self.asset(path if language == "en" else f"{language}/{path}")

    def head(self, id_: str, title: str, aside: str = "", folded: bool = False) -> str:
        """The head of a figure, with a permalink. A folded one's title stands in its summary."""
        link = tag(
            "a", "¶", class_="headerlink", href=f"#{id_}", title=self.words("link-to-example")
        )
        side = f"<span>{aside}</span>" if aside else ""
        if folded:
            heading = tag("h3", escape(title), id=f"{id_}-title", class_="vh")
            return f"<header>{heading}{side}{link}</header>"
        return f'<header><h3 id="{escape(id_)}-title">{escape(title)} {link}</h3>{side}</header>'
