"""Worked examples as HTML: a trick, a hand, an order, a score, a scripted piece of play."""

from __future__ import annotations

from html import escape
from typing import Any

from .. import faces
from ..engine import Answer
from ..examples import Solved
from .case import agreed, given, moves
from .ranks import changing, strips
from .scores import ledger
from .scribe import Scribe, attrs, tag


def render(solved: Solved, scribe: Scribe, folded: bool = False) -> str:
    """One worked example; a folded one waits behind its title until a reader opens it."""
    example = solved.example
    body = _RENDERERS[example.kind](solved, scribe)
    say = f'<div class="cap">{scribe.prose(example.say)}</div>' if example.say else ""
    source = (
        '<p class="cap source">This example comes from the source of these rules.</p>'
        if example.from_source
        else ""
    )
    setting = solved.request.get("setting", {})
    aside = scribe.setting(setting, solved.answer)
    frame: dict[str, Any] = {
        "class_": "fig",
        "id": example.anchor,
        "role": "group",
        "aria_labelledby": f"{example.anchor}-title",
        **scribe.pack(),
        "data_kind": _KINDS.get(example.kind, example.kind),
    }
    inner = f"{scribe.head(example.anchor, example.title, aside, folded)}{body}{say}{source}"
    frame["data_request"] = solved.request
    if example.kind == "ranks":
        # An order that nothing changes has no "What if?".
        frame["data_changes"] = " ".join(changing(solved.request, scribe))
        frame["data_request"] = solved.request if frame["data_changes"] else None
    frame["data_actions"] = solved.actions or None
    if example.kind == "play":
        frame["data_names"] = solved.names
    figure = f"<fs-stepper{attrs(frame)}>{inner}</fs-stepper>"
    if not folded:
        return figure
    # The summary names it; the search has the title from the figure's own heading.
    summary = f"<summary data-search-exclude>{escape(example.title)}</summary>"
    return f'<details class="more">{summary}{figure}</details>'


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


def _trick(solved: Solved, scribe: Scribe) -> str:
    answer = solved.answer
    steps = answer["steps"]
    trace = "".join(
        tag(
            "li",
            scribe.reason(step),
            data_step=place,
            data_seat=step["seat"],
            data_card=step["card"],
            data_winner="" if step["winner"] is None else step["winner"],
            data_clauses=" ".join(step["clauses"]),
        )
        for place, step in enumerate(steps)
    )
    felt = trick(steps, solved.names, answer["winner"], scribe)
    end = f'<div class="result" data-search-exclude>{scribe.reason(answer)}</div>'
    return f'{felt}<ol class="trace" data-search-exclude>{trace}</ol>{end}{_losers(answer, scribe)}{after(answer, scribe)}'


def _losers(answer: Answer, scribe: Scribe) -> str:
    losers = answer.get("losers", [])
    if not losers:
        return ""
    items = "".join(
        f"<dt>{scribe.inline(item['card'])}</dt><dd>{scribe.say(item['why'])} "
        f"{scribe.secs(item['clauses'])}</dd>"
        for item in losers
    )
    return (
        '<details class="losers" data-search-exclude><summary>Why the other cards lose</summary>'
        f"<dl>{items}</dl></details>"
    )


def after(answer: Answer, scribe: Scribe) -> str:
    """What winning the trick brings."""
    items = "".join(f"<li>{scribe.reason(item)}</li>" for item in answer.get("after", []))
    return f'<ul class="after" data-search-exclude>{items}</ul>' if items else ""


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


def _legal(solved: Solved, scribe: Scribe) -> str:
    answer, request = solved.answer, solved.request
    played = [{"seat": place, "card": code} for place, code in enumerate(request["trick"])]
    felt = trick(played, [*solved.names, "You"], None, scribe, done=False) if played else ""
    law: Any = answer.get("law") or {}
    said = law.get("why") or law
    bound = f'<div class="law" data-search-exclude>{scribe.secs(law.get("clauses", ()))} <p>{scribe.say(said)}</p></div>'
    why = "".join(
        tag(
            "li",
            scribe.reason(item),
            data_card=item["card"],
            data_legal=str(item["legal"]).lower(),
            data_clauses=" ".join(item["clauses"]),
        )
        for item in answer["cards"]
    )
    return f'{felt}{hand(answer["cards"], scribe)}{bound}<ol class="trace" data-search-exclude>{why}</ol>'


def _ranks(solved: Solved, scribe: Scribe) -> str:
    claimed = solved.example.claim.map
    tables = [table for table in solved.answer["ranks"] if table["title"] in claimed]
    return strips(tables, scribe)


def _score(solved: Solved, scribe: Scribe) -> str:
    case = given(solved.request, solved.answer, scribe)
    return f"{case}{ledger(solved.answer, scribe, caption='')}{moves(solved.answer, scribe)}"


def _play(solved: Solved, scribe: Scribe) -> str:
    items: list[str] = []
    for event in solved.events:
        if not event.get("why", {}).get("text"):
            continue
        items.append(
            tag(
                "li",
                scribe.reason(event),
                data_step=len(items),
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
    return agreed(solved.request, scribe) + trace + _state(solved, scribe)


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


_KINDS = {"winner": "trick"}
_RENDERERS = {
    "winner": _trick,
    "legal": _legal,
    "ranks": _ranks,
    "score": _score,
    "play": _play,
}
