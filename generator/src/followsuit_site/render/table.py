"""Cards on the table and in a hand, as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .. import faces
from ..engine import Answer
from .scribe import Scribe, tag

# More cards than this say nothing on the table: the sentence has them. (As in the widgets' figure/play-table.ts.)
MOST_SHOWN = 5


def trick(
    cards: list[Answer],
    names: list[str],
    winner: int | None,
    scribe: Scribe,
    done: bool = True,
    ahead: str | None = None,
) -> str:
    """Cards on the table in playing order; each item has `seat` and `card`.

    `winner` is the seat that has won; while the trick goes on, `ahead` is the card that is winning.
    """
    items = []
    for place, item in enumerate(cards):
        won = item["card"] == ahead or (done and winner is not None and item["seat"] == winner)
        state = " ".join(word for word, on in (("led", place == 0), ("win", won)) if on)
        if won:
            mark = f'<span class="tag w">{faces.icon("u-check")}{"winning" if ahead else "wins"}</span>'
        else:
            mark = '<span class="tag l">led</span>' if place == 0 else ""
        who = f'<span class="who">{escape(names[item["seat"]])}</span>'
        card = scribe.card(item["card"], state)
        items.append(tag("li", who + card + mark, data_seat=item["seat"], data_step=place))
    deck = any(faces.is_decktet(scribe.game.cards[item["card"]]) for item in cards)
    css = "seats deck" if deck else "seats"
    return f'<div class="felt" data-search-exclude><ol class="{css}" data-count="{len(cards)}">{"".join(items)}</ol></div>'


def hand(cards: list[Answer], scribe: Scribe) -> str:
    """A hand, each card marked as allowed or not (or not marked, if that is not the question)."""
    items = []
    for item in cards:
        legal = item["legal"]
        if legal is None:
            items.append(tag("li", scribe.card(item["card"]), data_card=item["card"]))
            continue
        label = "allowed" if legal else "not allowed"
        face = scribe.card(item["card"], "" if legal else "no")
        inner = f'{face}<span class="tag l">{label}</span>'
        items.append(tag("li", inner, data_card=item["card"], data_legal=str(legal).lower()))
    deck = any(faces.is_decktet(scribe.game.cards[item["card"]]) for item in cards)
    css = "hand deck" if deck else "hand"
    return f'<ul class="{css}" data-search-exclude>{"".join(items)}</ul>'


def room(events: Sequence[Answer], players: int, scribe: Scribe) -> str:
    """The table on which the widget will draw these events, empty and as big as it will get.

    Its cards are fetched when a reader comes near; nothing below it may move then, least of all
    the button that is being pressed. Nothing where no event has anything to draw.
    """
    tricks = [len(event["trick"]) for event in events if "trick" in event]
    cards = [len(event.get("cards", ())) for event in events]
    shown = [count for count in cards if 0 < count <= MOST_SHOWN]
    hands = [event["holds"]["cards"] for event in events if event.get("holds")]
    if not (tricks or shown or hands):
        return ""
    # Before the first trick the players are seen to wait.
    waits = [players] if not tricks and len(shown) + len(hands) < len(events) else []
    places = max([*tricks, *shown, *waits], default=0)
    deck = scribe.game.pack == "decktet"
    place = '<li><span class="who">&nbsp;</span><span class="card"></span><span class="tag l"></span></li>'
    struts = tag("ol", place * places, class_="seats deck strut" if deck else "seats strut")
    if hands:
        longest = max(hands, key=len)
        lying = (
            map(scribe.inline, longest) if deck else ['<span class="card"></span>'] * len(longest)
        )
        held = tag("ul", "".join(f"<li>{card}</li>" for card in lying), class_="hand")
        struts += f'<div class="held strut"><p class="who">&nbsp;</p>{held}</div>'
    return f'<div class="felt live" hidden data-search-exclude>{struts}</div>'
