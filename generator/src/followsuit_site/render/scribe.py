"""The pen of all renderers: escapes, cards in sentences, clause links, for one page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from .. import faces
from ..book import ASSETS, Book
from ..engine import Answer, Game
from ..faults import Faults
from ..pages import Page

_MARK = re.compile(r"\[\[([^\]]+)\]\]")


def tag(name: str, inner: str = "", /, **attributes: Any) -> str:
    """An element; `data_card=…` becomes `data-card`, None and False leave an attribute out."""
    return f"<{name}{attrs(attributes)}>{inner}</{name}>"


def attrs(attributes: Mapping[str, Any]) -> str:
    """Attributes of an element; lists and maps are written as JSON."""
    parts = []
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        name = key.rstrip("_").replace("_", "-")
        if value is True:
            parts.append(f" {name}")
            continue
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        parts.append(f' {name}="{escape(text)}"')
    return "".join(parts)


def scrolled(table: str, label: str) -> str:
    """A table that scrolls within itself where it is too wide. A group, not a landmark: a page
    has many of them."""
    return tag("div", table, class_="scroll", role="group", tabindex="0", aria_label=label)


class Scribe:
    """Writes for one page about one game. What cannot be written is noted in `faults`."""

    def __init__(self, book: Book, page: Page, game: Game, faults: Faults) -> None:
        self.book, self.page, self.game, self.faults = book, page, game, faults

    def card(self, code: str, state: str = "") -> str:
        """A whole card."""
        return faces.card(self.game.cards[code], state)

    def inline(self, code: str) -> str:
        """A card within a sentence."""
        return faces.inline(self.game.cards[code])

    def say(self, said: Any) -> str:
        """A sentence of the engine, its cards drawn."""
        if isinstance(said, str):
            said = {"marked": said}
        parts = _MARK.split(said.get("marked") or said.get("text") or said.get("label", ""))
        drawn = [
            self._mark(part) if place % 2 else escape(part) for place, part in enumerate(parts)
        ]
        return "".join(drawn)

    def _mark(self, code: str) -> str:
        return self.inline(code) if code in self.game.cards else escape(code)

    def prose(self, text: str) -> str:
        """An author's text: Markdown with cards, citations and terms."""
        from ..inline import fragment

        return fragment(text, self.book, self.page, self.game)

    def prose_line(self, text: str) -> str:
        """An author's single line, without a paragraph around it."""
        html = self.prose(text)
        inner = html.removeprefix("<p>").removesuffix("</p>")
        return inner if "<p>" not in inner else html

    def sec(self, id_: str) -> str:
        """The link to a clause: `§ 13`."""
        clause = self.book.engine.clauses.get(id_)
        if clause is None:
            return ""
        href = self.book.clause_link(self.page, clause)
        return tag("a", escape(clause.mark), class_="sec", href=href, title=clause.id)

    def secs(self, ids: Iterable[str]) -> str:
        """The links to several clauses."""
        links = " ".join(filter(None, map(self.sec, dict.fromkeys(ids))))
        return f'<span class="secs">{links}</span>'

    def reason(self, item: Answer) -> str:
        """A reason: its clauses, then its sentence."""
        return f"{self.secs(item.get('clauses', ()))} <p>{self.say(item['why'])}</p>"

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

    def head(self, id_: str, title: str, aside: str = "", folded: bool = False) -> str:
        """The head of a figure, with a permalink. A folded one's title stands in its summary."""
        link = tag("a", "¶", class_="headerlink", href=f"#{id_}", title="Link to this example")
        side = f"<span>{aside}</span>" if aside else ""
        if folded:
            heading = tag("h3", escape(title), id=f"{id_}-title", class_="vh")
            return f"<header>{heading}{side}{link}</header>"
        return f'<header><h3 id="{escape(id_)}-title">{escape(title)} {link}</h3>{side}</header>'
