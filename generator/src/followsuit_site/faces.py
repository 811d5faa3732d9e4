"""Card faces as HTML: the full card, the card within a sentence, icons.

Pure functions over `engine.Card`. A card is one element: it says what
`assets/cards.css` and `decktet.css` draw, from files of icons that take its colours from the
page (`faces/`, made of `assets/faces.svg` and `theme/partials/sprite.html`).
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from followsuit_draw.markup import badges, icon, tag

from .words import Words
from .words import words as words_of

if TYPE_CHECKING:
    from .engine import Card

ENGLISH = words_of()
FRENCH = {"S": "s-s", "H": "s-h", "D": "s-d", "C": "s-c"}
# Beside each icon stands its letter (`assets/faces.svg`): colour is never the only sign. Wyrms
# take the Y, because W is the letter of Waves.
DECKTET = {"moons": "m", "suns": "s", "waves": "w", "leaves": "l", "wyrms": "y", "knots": "k"}
COURTS = ("K", "Q", "J")


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
    face = _decktet_face(card, words) if decktet else _french_face(card, words)
    return tag(
        "span",
        f"{face.text}{badges(state)}",
        class_=" ".join(filter(None, ("card", face.css, state))),
        role="img",
        aria_label=card.spoken,
        data_card=card.code,
        **face.signs,
    )


def inline(card: Card) -> str:
    """A card within a sentence: looks like `5♥`, is read (and found, and copied) as "5 of hearts"."""
    if is_decktet(card):
        css, sign = _suited("c dk", card), card.name
    else:
        css, sign = f"c {card.suits[0]}", rank(card)
    suits = _suits(card) if is_decktet(card) else None
    return tag(
        "span",
        escape(card.spoken),
        class_=css,
        data_inline=card.code,
        data_sign=sign,
        data_suits=suits,
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


class Face(NamedTuple):
    """What is told of a face to the style, which draws it: one element a card."""

    text: str
    css: str
    signs: dict[str, str]


def _french_face(card: Card, words: Words) -> Face:
    css = [card.suits[0]]
    if card.rank in COURTS:
        css.append("court")
    if len(rank(card)) > 1:
        css.append("ten")
    letter = words("suit-letter", suit=card.suits[0])
    return Face(escape(f"{rank(card)} {letter}"), " ".join(css), {})


def _decktet_face(card: Card, words: Words) -> Face:
    signs = {"data_index": card.rank, "data_suits": _suits(card)}
    types, told = " ".join(card.types), " ".join(map(words, card.types)) or words("no-type")
    if types:
        signs["data_types"] = types
    if told != types:  # most often they are the same words
        signs["data_told"] = told
    return Face(escape(card.name), _suited("dk", card), signs)


def _suits(card: Card) -> str:
    """The suits of a Decktet card as the style knows them, by their letters: `w-l`."""
    return "-".join(DECKTET[suit] for suit in card.suits)


def _suited(css: str, card: Card) -> str:
    return f"{css} three" if len(card.suits) > 2 else css
