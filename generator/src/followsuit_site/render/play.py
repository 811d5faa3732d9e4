"""A scripted piece of play as HTML: what happens, event by event, and where it ends."""

from __future__ import annotations

from html import escape
from typing import Any

from ..engine import Answer
from ..examples import Solved
from .case import agreed
from .scribe import Scribe, tag
from .table import hand, room, trick


def play(solved: Solved, scribe: Scribe) -> str:
    """What happens, event by event, and where it ends."""
    told = [event for event in solved.events if event.get("why", {}).get("text")]
    items = []
    for step, event in enumerate(told):
        items.append(
            tag(
                "li",
                scribe.reason(event),
                data_step=step,
                data_kind=event["kind"],
                data_seat=event.get("seat"),
                data_cards=" ".join(event.get("cards", ())) or None,
                data_secret=not event.get("open", True),
                **_lying(event),
                **_held(event),
                data_clauses=" ".join(event["clauses"]),
            )
        )
    # An example that skips all its events shows only where they have led.
    trace = f'<ol class="trace" data-search-exclude>{"".join(items)}</ol>' if items else ""
    # One event is read, not stepped through.
    table = room(told, len(solved.names), scribe) if len(told) > 1 else ""
    return agreed(solved.request, scribe) + table + trace + _state(solved, scribe)


def _lying(event: Answer) -> dict[str, Any]:
    """The trick as it lies at a play or at its end: seats with their cards, and who is ahead."""
    if "trick" not in event:
        return {}
    lying = " ".join(f"{item['seat']}:{item['card']}" for item in event["trick"])
    winner = event["winner"]
    return {
        "data_trick": lying,
        "data_winner": "" if winner is None else winner,
        "data_best": event["best"] or "",
    }


def _held(event: Answer) -> dict[str, Any]:
    """The hand to look at while nothing lies on the table."""
    holds = event.get("holds")
    return {"data_holds": f"{holds['seat']}:{' '.join(holds['cards'])}"} if holds else {}


FEW = 4  # a longer list of what may be done is shown only by an example that claims it


def _state(solved: Solved, scribe: Scribe) -> str:
    """Where the script ends: the trick so far, and what may be done now."""
    state = solved.answer["state"]
    names = solved.names
    played = state.get("trick", [])
    ahead = next((e["best"] for e in reversed(solved.events) if e["kind"] == "play"), None)
    felt = trick(played, names, None, scribe, done=False, ahead=ahead) if played else ""
    if state.get("over") or state.get("seat") is None:
        return felt
    who = escape(names[state["seat"]])
    held = state["hands"][state["seat"]]
    others = [action for action in state["actions"] if action["code"] not in held]
    if not others:
        return felt + _cards_to_play(state, who, scribe)
    holds = [{"card": code, "legal": None} for code in held]
    now = f"<p>Now it is the turn of {who}, who holds:</p>{hand(holds, scribe)}"
    if not holds:  # before the deal
        now = f"<p>Now it is the turn of {who}.</p>"
    if len(others) <= FEW or solved.example.claim.get("actions"):
        can = "".join(f"<li>{scribe.say(a)} {scribe.secs(a['clauses'])}</li>" for a in others)
        also = "" if len(others) == len(state["actions"]) else " play a card, or"
        now += f'<p>{who} may{also}:</p><ul class="can">{can}</ul>'
    return f'{felt}<div class="now" data-search-exclude>{now}{_refused(state, scribe)}</div>'


def _cards_to_play(state: Answer, who: str, scribe: Scribe) -> str:
    """The hand of the seat whose turn it is, when all there is to do is to play a card."""
    legal = {action["code"] for action in state["actions"]}
    cards = [{"card": code, "legal": code in legal} for code in state["hands"][state["seat"]]]
    law = state.get("law")
    bound = ""
    if law:
        bound = f'<div class="law" data-search-exclude>{scribe.secs(law["clauses"])} <p>{scribe.say(law)}</p></div>'
    head = f"<p>Now it is the turn of {who}, who holds:</p>"
    inner = head + hand(cards, scribe) + bound + _refused(state, scribe)
    return f'<div class="now" data-search-exclude>{inner}</div>'


def _refused(state: Answer, scribe: Scribe) -> str:
    """What cannot be done now, and why."""
    items = "".join(f"<li>{scribe.reason(item)}</li>" for item in state.get("refused", []))
    return f'<ul class="cannot">{items}</ul>' if items else ""
