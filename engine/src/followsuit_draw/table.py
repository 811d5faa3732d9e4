"""Cards on the table and in a hand."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import NamedTuple

from .markup import escape, tag
from .pen import Answer, Pen

_PLACE = re.compile(r"<li\b.*?</li>")


def trick(
    cards: Sequence[Answer],
    names: Sequence[str],
    winner: int | None,
    pen: Pen,
    done: bool = True,
    ahead: str | None = None,
    scenes: str = "",
) -> str:
    """Cards on the table in playing order; each item has `seat` and `card`.

    `winner` is the seat that has won; while the trick goes on, `ahead` is the card that is winning.
    `scenes` is what a widget shows in their place, step by step.
    """
    items = []
    for place, item in enumerate(cards):
        won = item["card"] == ahead or (done and winner is not None and item["seat"] == winner)
        word = (
            ("winning" if ahead else "wins-trick") if won else "led-first" if place == 0 else None
        )
        inner = _place(pen, names[item["seat"]], _lying(pen, item["card"], won, place), word, won)
        items.append(tag("li", inner, data_seat=item["seat"], data_step=place))
    return f'<div class="felt" data-search-exclude>{seats(items, pen.deck)}{scenes}</div>'


class Lying(NamedTuple):
    """A trick at one moment: who plays to it in their order, and what the first of them have played."""

    seats: Sequence[int]
    cards: Sequence[str]
    best: str | None = None
    before: str | None = None  # the card that was ahead before the latest one
    wins: str = ""  # the entry of the word for who is ahead
    over: bool = False  # nobody's card is the latest any more


def scene(lying: Lying, names: Sequence[str], pen: Pen) -> str:
    """A trick at one moment: cards still to come lie face down, and who is ahead is marked."""
    items = []
    for place, seat in enumerate(lying.seats):
        card = lying.cards[place] if place < len(lying.cards) else None
        if card is None:
            word = "to-play" if lying.cards else ""
            items.append(tag("li", _place(pen, names[seat], face_down(pen), word), data_seat=seat))
            continue
        won = card == lying.best
        face = _lying(pen, card, won, place)
        word = lying.wins if won else _said_of(lying, place, card)
        items.append(tag("li", _place(pen, names[seat], face, word, won), data_seat=seat))
    return seats(items, pen.deck)


def _said_of(lying: Lying, place: int, card: str) -> str:
    """The entry of the word below a card that is not ahead."""
    if card == lying.before:
        return "was-ahead"
    if place == 0:
        return "led-first"
    return "latest" if place == len(lying.cards) - 1 and not lying.over else ""


def face_down(pen: Pen) -> str:
    """A card of which only the back is seen."""
    return tag("span", class_="card back", role="img", aria_label=pen.words("face-down"))


def _lying(pen: Pen, code: str, wins: bool, place: int) -> str:
    return pen.card(code, " ".join(name for name, on in (("led", not place), ("win", wins)) if on))


def _place(pen: Pen, who: str, card: str, word: str | None, wins: bool = False) -> str:
    """What is in a place of the table: whose it is, their card, and a word below it, by its entry: ""
    is an empty place for one, None not even that."""
    css = "tag w" if wins else "tag l"
    told = pen.words(word) if word else ""
    said = "" if word is None else f'<span class="{css}">{told}</span>'
    return f'<span class="who">{escape(who) or NOBODY}</span>{card}{said}'


NOBODY = "&nbsp;"


def shown(cards: Sequence[str], who: str, pen: Pen) -> str:
    """Cards that are no trick: turned up, shown, laid aside by somebody."""
    items = [
        tag("li", _place(pen, "" if place else who, pen.card(card), ""))
        for place, card in enumerate(cards)
    ]
    return seats(items, pen.deck)


def held(cards: Sequence[str], who: str, pen: Pen) -> str:
    """The hand of who chooses, while nothing lies on the table."""
    return _held(escape(pen.words("holds", seat=who)), _row(cards, pen))


def _row(cards: Sequence[str], pen: Pen) -> list[str]:
    # A hand of Decktet cards would be taller than a phone.
    return [pen.inline(card) if pen.deck else pen.card(card) for card in cards]


def _held(words: str, cards: Sequence[str], css: str = "held") -> str:
    row = tag("ul", "".join(f"<li>{card}</li>" for card in cards), class_="hand")
    return f'<div class="{css}"><p class="who">{words}</p>{row}</div>'


def struts(places: int, hand: Sequence[str], pen: Pen) -> str:
    """What holds the room for the largest scenes, unseen, so that nothing below the table moves."""
    place = '<li><span class="who">&nbsp;</span><span class="card"></span><span class="tag l"></span></li>'
    room = tag("ol", place * places, class_="seats deck strut" if pen.deck else "seats strut")
    if hand:
        lying = map(pen.inline, hand) if pen.deck else ['<span class="card"></span>'] * len(hand)
        room += _held(NOBODY, list(lying), "held strut")
    return room


def template(scenes: Sequence[str]) -> str:
    """Scenes to be shown in turn, each as its place says; no reader searches for them. A place that looks
    as an earlier one is written as that one's number among all (`data-as`)."""
    numbers: dict[str, int] = {}
    places = itertools.count()

    def written(place: re.Match[str]) -> str:
        own = next(places)
        number = numbers.setdefault(place[0], own)
        return place[0] if number == own else tag("li", data_as=str(number))

    return f"<template data-search-exclude>{_PLACE.sub(written, ''.join(scenes))}</template>"


def seats(items: Sequence[str], deck: bool) -> str:
    """The places of a table."""
    css = "seats deck" if deck else "seats"
    return f'<ol class="{css}" data-count="{len(items)}">{"".join(items)}</ol>'


def hand(cards: Sequence[Answer], pen: Pen) -> str:
    """A hand, each card marked as allowed or not (or not marked, if that is not the question)."""
    items = "".join(in_hand(item["card"], item["legal"], pen) for item in cards)
    css = "hand deck" if pen.deck and items else "hand"
    return f'<ul class="{css}" data-search-exclude>{items}</ul>'


def in_hand(card: str, legal: bool | None, pen: Pen) -> str:
    """A card of a hand: allowed, not allowed, or not marked."""
    if legal is None:
        return tag("li", pen.card(card), data_card=card)
    label = pen.words("allowed" if legal else "not-allowed")
    inner = f'{pen.card(card, "" if legal else "no")}<span class="tag l">{label}</span>'
    return tag("li", inner, data_card=card, data_legal=str(legal).lower())
