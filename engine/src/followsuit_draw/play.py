"""A piece of play: what happens, event by event, with the table as it then lies; and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from . import table
from .markup import tag
from .pen import Answer, Pen
from .position import law
from .table import Lying

# More cards than this say nothing on the table: the sentence has them.
MOST_SHOWN = 5


class Shown(NamedTuple):
    """Cards that are no trick."""

    seat: int | None
    cards: Sequence[str]


class Held(NamedTuple):
    """The hand of who chooses."""

    seat: int
    cards: Sequence[str]


Scene = Lying | Shown | Held


def told(events: Iterable[Answer]) -> list[Answer]:
    """The events of which there is something to say."""
    return [event for event in events if event.get("why", {}).get("text")]


def holding(
    parts: Sequence[Sequence[Answer]], choices: Sequence[tuple[int, Sequence[str]]]
) -> list[list[Answer]]:
    """Events with the hand to look at: of who has just chosen, else of who chooses next.

    `parts` is what happened before anybody chose, and then what each choice brought; `choices` are the
    seats that chose with what they held. What lies on the table goes before any hand.
    """
    hands = [{"seat": seat, "cards": cards} if cards else None for seat, cards in choices]
    return [
        [_with_hand(event, chosen, coming) for event in part]
        for part, chosen, coming in zip(parts, [None, *hands], [*hands, None], strict=True)
    ]


def _with_hand(event: Answer, chosen: Answer | None, coming: Answer | None) -> Answer:
    own = chosen and event.get("seat") == chosen["seat"]
    holds = None if "trick" in event else chosen if own else coming
    return {**event, "holds": holds} if holds else event


def course(events: Sequence[Answer], names: Sequence[str], pen: Pen) -> str:
    """The table of a course of events, if anything is ever seen on it, and the course in words."""
    found = scenes(events, len(names))
    drawn = [draw(scene, names, pen.places) for scene in found]
    different = list(dict.fromkeys(drawn))
    seen = len(events) > 1 and not all(isinstance(s, Lying) and not s.cards for s in found)
    items = "".join(
        tag(
            "li",
            pen.reason(event),
            data_step=step,
            data_kind=event["kind"],
            data_scene=different.index(drawn[step]) if seen else None,
        )
        for step, event in enumerate(events)
    )
    trace = f'<ol class="trace" data-search-exclude>{items}</ol>' if items else ""
    if not seen:
        return trace
    room = table.struts(*_room(found), pen) + table.template(different)
    return f'<div class="felt live" hidden data-search-exclude>{room}</div>{trace}'


def _room(found: Sequence[Scene]) -> tuple[int, Sequence[str]]:
    """How many places the largest table has, and the longest hand."""
    places = [
        len(s.seats) if isinstance(s, Lying) else len(s.cards)
        for s in found
        if not isinstance(s, Held)
    ]
    hands = [scene.cards for scene in found if isinstance(scene, Held)]
    return max(places, default=0), max(hands, key=len, default=())


def draw(scene: Scene, names: Sequence[str], pen: Pen) -> str:
    """What lies at a moment, as a picture."""
    if isinstance(scene, Lying):
        return table.scene(scene, names, pen)
    if isinstance(scene, Held):
        return table.held(scene.cards, names[scene.seat], pen)
    return table.shown(scene.cards, "" if scene.seat is None else names[scene.seat], pen)


def scenes(events: Sequence[Answer], players: int, turns: Sequence[int] = ()) -> list[Scene]:
    """What lies at each event: the trick, until the next is led, or the cards that a sentence shows.

    `turns` are those who play to the trick that still lies, in turn.
    """
    found: list[Scene] = []
    lying: Scene = _waiting(events, 0, players, turns)
    for at, event in enumerate(events):
        on = () if isinstance(lying, Held) else lying.cards
        cards = event.get("cards", ())
        if "trick" in event:
            played = [item["card"] for item in event["trick"]]
            seats = _seats(events, at, turns)
            before = lying.best if isinstance(lying, Lying) and len(played) > 1 else None
            over = event["kind"] == "trick"
            word = "wins-trick" if over else "winning"
            lying = Lying(seats, played, event["best"], before, word, over)
        elif event["kind"] == "deal":
            lying = _waiting(events, at, players, turns)
        elif 0 < len(cards) <= MOST_SHOWN and not set(cards) <= set(on):
            shown = Shown(event["seat"], cards)
            found.append(shown)
            if event.get("open", True) and not on:
                lying = shown
            continue
        if event.get("holds") and (isinstance(lying, Held) or not on):
            lying = Held(event["holds"]["seat"], event["holds"]["cards"])
        found.append(lying)
    return found


def _whole(events: Sequence[Answer], start: int) -> Sequence[Answer]:
    """The longest that this trick gets: who plays to it."""
    trick: Sequence[Answer] = events[start].get("trick", ())
    for event in events[start:]:
        if "trick" in event:
            if event["trick"][0]["card"] != trick[0]["card"]:
                break
            trick = event["trick"]
    return trick


def _seats(events: Sequence[Answer], start: int, turns: Sequence[int]) -> Sequence[int]:
    """Who plays to a trick: whoever has, and while it lies those whose turn is still to come."""
    seats = [item["seat"] for item in _whole(events, start)]
    last = not any("trick" in event and len(event["trick"]) == 1 for event in events[start + 1 :])
    return turns if last and len(seats) < len(turns) else seats


def _waiting(
    events: Sequence[Answer], start: int, players: int, turns: Sequence[int] = ()
) -> Lying:
    """A table on which nobody has played."""
    coming = [at for at in range(start, len(events)) if "trick" in events[at]]
    return Lying(_seats(events, coming[0], turns) if coming else range(players), ())


def turn(state: Answer, pen: Pen) -> str:
    """The cards of the seat whose turn it is, when all there is to do is to play one; and its law."""
    legal = {action["code"] for action in state["actions"]}
    cards = [{"card": code, "legal": code in legal} for code in state["hands"][state["seat"]]]
    bound = law(state["law"], pen) if state.get("law") else ""
    return table.hand(cards, pen) + bound + refused(state, pen)


def refused(state: Answer, pen: Pen) -> str:
    """What cannot be done now, and why."""
    items = "".join(f"<li>{pen.reason(item)}</li>" for item in state.get("refused", []))
    return f'<ul class="cannot">{items}</ul>' if items else ""
