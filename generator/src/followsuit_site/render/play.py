"""A scripted piece of play as HTML: what happens, event by event, and where it ends."""

from __future__ import annotations

from html import escape

from followsuit_draw.play import course, refused, told, turn
from followsuit_draw.table import hand, trick

from ..engine import Answer
from ..examples import Solved
from .case import agreed
from .scribe import Scribe


def play(solved: Solved, scribe: Scribe) -> str:
    """What happens, event by event, and where it ends."""
    # An example that skips all its events shows only where they have led.
    happens = course(told(solved.events), solved.names, scribe)
    return agreed(solved.request, scribe) + happens + _state(solved, scribe)


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
    who = names[state["seat"]]
    held = state["hands"][state["seat"]]
    others = [action for action in state["actions"] if action["code"] not in held]
    if not others:
        return felt + _cards_to_play(state, who, scribe)
    holds = [{"card": code, "legal": None} for code in held]
    told = escape(scribe.words("turn-holding", seat=who))
    now = f"<p>{told}</p>{hand(holds, scribe)}"
    if not holds:  # before the deal
        now = f"<p>{escape(scribe.words('turn', seat=who))}</p>"
    if len(others) <= FEW or solved.example.claim.get("actions"):
        can = "".join(f"<li>{scribe.say(a)} {scribe.secs(a['clauses'])}</li>" for a in others)
        also = "none" if len(others) == len(state["actions"]) else "card"
        may = escape(scribe.words("may", seat=who, also=also))
        now += f'<p>{may}</p><ul class="can">{can}</ul>'
    return f'{felt}<div class="now" data-search-exclude>{now}{refused(state, scribe)}</div>'


def _cards_to_play(state: Answer, who: str, scribe: Scribe) -> str:
    """The hand of the seat whose turn it is, when all there is to do is to play a card."""
    head = f"<p>{escape(scribe.words('turn-holding', seat=who))}</p>"
    return f'<div class="now" data-search-exclude>{head}{turn(state, scribe)}</div>'
