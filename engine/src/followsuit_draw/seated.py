"""A table at which somebody plays: what lies on it after each event, what lies open, what hands came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import case, ledger, play
from .pen import Answer, Pen

UNKNOWN = "–"


def parts(answer: Answer, shown: Sequence[case.Part], pen: Pen) -> Answer:
    """The pictures of an answer to `play`; `shown` tells what may lie open in the game.

    `events` has one for each event that is told, `now` that of the table as it lies.
    """
    state = answer["state"]
    names, players = state["names"], state["players"]
    new = play.told(answer["events"])
    since = new if answer["ended"] else play.told(state["events"])
    drawn = [
        play.draw(scene, names, pen.places)
        for scene in play.scenes(since, players, answer["turns"])[-max(len(new), 1) :]
    ]
    return {
        "events": drawn[-len(new) :] if new else [],
        "now": drawn[-1] if drawn else "",
        "open": _open(state, shown, pen),
        "ended": [_lines(hand["ledger"], pen) for hand in answer["ended"]],
        "ledger": _lines(state["ledger"], pen),
    }


def _lines(lines: Sequence[Answer], pen: Pen) -> str:
    """A ledger, if anything stands in it."""
    return ledger.entries(lines, pen) if lines else ""


def _open(state: Answer, shown: Sequence[case.Part], pen: Pen) -> list[Answer]:
    """What lies open on the table, each with what it is called."""
    names = state["names"], state["sides"]
    found = []
    for part in shown:
        given = state["shown"].get(part["name"])
        if part["kind"] in ("seat_ints", "choice_lists") and given:
            given = [_known(one) for one in given]
        if part["kind"] != "text" and given is not None and not case.empty(given):
            found.append({"label": part["label"], "drawn": case.value(part, given, names, pen)})
    return found


def _known(one: Any) -> Any:
    """What somebody has, as it is told: one thing as a list of it, a dash for what is not known."""
    if one is None:
        return UNKNOWN
    return [one or UNKNOWN] if isinstance(one, str) else one
