"""What all figures are drawn with: cards, sentences with cards in them, links to clauses."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable
from typing import Any, NamedTuple

from .markup import badges, escape, tag
from .words import Words, words

_MARK = re.compile(r"\[\[([^\]]+)\]\]")

Answer = dict[str, Any]
ENGLISH = words()


class Place(NamedTuple):
    """Where a clause is stated, and what it is called: `§ 13`. One that is stated nowhere has no address."""

    href: str
    label: str


class Pen:
    """Draws for one game; `clause` finds the place of a clause, if the book has it, and `words` are
    those of the page's language.

    For a card it leaves a place: a whole card's says its code as `data-face`, that of a card within
    a sentence as `data-word`, and who puts it into a page fills in the faces of the pack. A page
    that has to be complete without a script is written with a pen that draws them at once.
    """

    def __init__(
        self,
        cards: Container[str],
        deck: bool,
        clause: Callable[[str], Place | None],
        words: Words = ENGLISH,
    ) -> None:
        self.cards, self.deck, self.words, self._clause = cards, deck, words, clause

    @property
    def places(self) -> Pen:
        """The pen that leaves places for cards."""
        return self

    def card(self, code: str, state: str = "") -> str:
        """A whole card. `state` is any of `led win sel no`, with spaces between."""
        return tag("b", badges(state), data_face=code, class_=state or None)

    def inline(self, code: str) -> str:
        """A card within a sentence."""
        return tag("b", data_word=code)

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
        return self.inline(code) if code in self.cards else escape(code)

    def sec(self, id_: str) -> str:
        """The link to a clause: `§ 13`."""
        place = self._clause(id_)
        if place is None:
            return ""
        name = "a" if place.href else "span"
        return tag(name, escape(place.label), class_="sec", href=place.href or None)

    def secs(self, ids: Iterable[str]) -> str:
        """The links to several clauses."""
        links = " ".join(filter(None, map(self.sec, dict.fromkeys(ids))))
        return f'<span class="secs">{links}</span>'

    def reason(self, item: Answer) -> str:
        """A reason: its clauses, then its sentence."""
        return f"{self.secs(item.get('clauses', ()))} <p>{self.say(item['why'])}</p>"

    def line(self, item: Answer) -> str:
        """The same in running text: its sentence, then its clauses."""
        return f"{self.say(item['why'])} {self.secs(item['clauses'])}"
