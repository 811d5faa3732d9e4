"""Card faces as HTML: the full card, the card within a sentence, icons.

Pure functions over `engine.Card`. They give the class names that
`assets/cards.css` draws; every picture comes from the sprite that the theme
puts into each page (`theme/partials/sprite.html`).
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from followsuit_draw.markup import badges, icon

from .words import Words
from .words import words as words_of

if TYPE_CHECKING:
    from .engine import Card

ENGLISH = words_of()
FRENCH = {"S": "s-s", "H": "s-h", "D": "s-d", "C": "s-c"}
DECKTET = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
COURTS = ("K", "Q", "J")
RANK_ICONS = {"Pawn": "t-pawn", "Court": "t-court", "Crown": "t-crown"}


def suit_icon(suit: str, css: str = "i") -> str:
    """The icon of a suit of either pack: `S`, `waves`."""
    return icon(FRENCH.get(suit) or f"d-{suit}", css)


def suit(name: str) -> str:
    """The icon of a Decktet suit within a sentence, in its colour; the author writes the word."""
    return f'<span class="su {escape(name)}">{suit_icon(name)}</span>'


def type_(name: str) -> str:
    """The icon of a Decktet type within a sentence; the author writes the word."""
    return f'<span class="su">{icon(f"t-{name}")}</span>'


def card(card: Card, state: str = "", words: Words = ENGLISH) -> str:
    """A whole card. `state` is any of `led win sel no`, with spaces between."""
    decktet = is_decktet(card)
    css = ["card", "dk" if decktet else card.suits[0]]
    if card.rank in COURTS and not decktet:
        css.append("court")
    css += state.split()
    face = _decktet_face(card, words) if decktet else _french_face(card, words)
    return (
        f'<span class="{escape(" ".join(css))}" role="img" aria-label="{escape(card.spoken)}" '
        f'data-card="{escape(card.code)}">{face}{badges(state)}</span>'
    )


def inline(card: Card) -> str:
    """A card within a sentence: looks like `5♥`, is read as "5 of hearts"."""
    if is_decktet(card):
        css, mark = "c dk", escape(card.name)
        mark += "".join(f'<svg class="{s}"><use xlink:href="#d-{s}"/></svg>' for s in card.suits)
    else:
        css = f"c {card.suits[0]}"
        mark = f'{escape(rank(card))}<svg><use xlink:href="#{FRENCH[card.suits[0]]}"/></svg>'
    return (
        f'<span class="{css}" data-inline="{escape(card.code)}">'
        # The search index reads the words alone: "ace of hearts", not "A ace of hearts".
        f'<span aria-hidden="true" data-search-exclude>{mark}</span> <span class="vh">{escape(card.spoken)}</span></span>'
    )


def fan(cards: Iterable[Card], label: str) -> str:
    """Cards spread out as on a title plate."""
    items = "".join(f"<li>{card(each)}</li>" for each in cards)
    return f'<ul class="fan" aria-label="{escape(label)}">{items}</ul>'


def is_decktet(card: Card) -> bool:
    """Whether the card belongs to the Decktet."""
    return card.suits[0] in DECKTET


def rank(card: Card, words: Words = ENGLISH) -> str:
    """What cards of its rank are called: `10`, `Crown`."""
    return words("decktet-pip", rank=card.rank) if is_decktet(card) else card.name[:-1]


def _french_face(card: Card, words: Words) -> str:
    pip = FRENCH[card.suits[0]]
    letter = words("suit-letter", suit=card.suits[0])
    return (
        f'<span class="ix"><b>{escape(rank(card))}</b>{icon(pip, "")}<i>{escape(letter)}</i></span>'
        f"{icon(pip, 'big')}"
    )


def _decktet_face(card: Card, words: Words) -> str:
    index = icon(RANK_ICONS[card.rank], "") if card.rank in RANK_ICONS else escape(card.rank)
    three = " three" if len(card.suits) > 2 else ""
    pips = "".join(
        f'<span class="{suit}">{escape(words("suit-letter", suit=suit))} {suit_icon(suit, "")}</span>'
        for suit in card.suits
    )
    types = "".join(
        f"<span>{icon(f't-{kind}', '')}{escape(words(kind))}</span>" for kind in card.types
    )
    none = f"<span>{escape(words('no-type'))}</span>"
    return (
        f'<span class="ix"><b>{index}</b></span><span class="pips{three}">{pips}</span>'
        f'<span class="foot"><span class="name">{escape(card.name)}</span>'
        f'<span class="type">{types or none}</span></span>'
    )
