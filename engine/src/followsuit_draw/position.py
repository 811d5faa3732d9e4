"""Positions: a trick with its verdict, card by card; a hand with what may be played of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .markup import tag
from .pen import Answer, Pen
from .table import Lying, hand, scene, template, trick


def winner(answer: Answer, pen: Pen) -> str:
    """Who wins a trick: the table with a scene for each step, the course in words, the verdict."""
    steps, names = answer["steps"], answer["names"]
    ahead = None if answer["complete"] else _card_of(answer, answer["winner"])
    scenes = template([_step(answer, at, pen.places) for at in range(len(steps))])
    felt = trick(steps, names, answer["winner"], pen, ahead=ahead, scenes=scenes)
    trace = "".join(
        tag("li", pen.reason(step), data_step=place) for place, step in enumerate(steps)
    )
    return f'{felt}<ol class="trace" data-search-exclude>{trace}</ol>{_verdict(answer, pen)}'


def _step(answer: Answer, at: int, pen: Pen) -> str:
    steps = answer["steps"]
    best = _card_of(answer, steps[at]["winner"])
    before = _card_of(answer, steps[at - 1]["winner"]) if at else None
    ends = at == len(steps) - 1 and answer["complete"]
    cards = [step["card"] for step in steps[: at + 1]]
    seats = [step["seat"] for step in steps]
    lying = Lying(seats, cards, best, before, "wins-trick" if ends else "winning")
    return scene(lying, answer["names"], pen)


def _card_of(answer: Answer, seat: int | None) -> str | None:
    return next((step["card"] for step in answer["steps"] if step["seat"] == seat), None)


def _verdict(answer: Answer, pen: Pen) -> str:
    """What a trick comes to: who wins it, why the others lose, what it brings."""
    end = f'<div class="result" data-search-exclude>{pen.reason(answer)}</div>'
    return f"{end}{_losers(answer, pen)}{_after(answer, pen)}"


def _losers(answer: Answer, pen: Pen) -> str:
    items = "".join(
        f"<dt>{pen.inline(item['card'])}</dt><dd>{pen.line(item)}</dd>"
        for item in answer.get("losers", [])
    )
    if not items:
        return ""
    return (
        '<details class="losers" data-search-exclude>'
        f"<summary>{pen.words('why-others-lose')}</summary>"
        f"<dl>{items}</dl></details>"
    )


def _after(answer: Answer, pen: Pen) -> str:
    """What winning the trick brings."""
    items = "".join(f"<li>{pen.reason(item)}</li>" for item in answer.get("after", []))
    return f'<ul class="after" data-search-exclude>{items}</ul>' if items else ""


def legal(answer: Answer, cards: Sequence[str], names: Sequence[str], pen: Pen) -> str:
    """What may be played to these cards: table, hand, what binds it, and each card in words."""
    played = [{"seat": place, "card": code} for place, code in enumerate(cards)]
    felt = trick(played, [*names, pen.words("you")], None, pen, done=False) if played else ""
    why = "".join(
        tag("li", pen.reason(item), data_legal=str(item["legal"]).lower())
        for item in answer["cards"]
    )
    shown = felt + hand(answer["cards"], pen) + law(answer.get("law") or {}, pen)
    return f'{shown}<ol class="trace" data-search-exclude>{why}</ol>'


def law(found: Mapping[str, Any], pen: Pen) -> str:
    """What a player is bound to."""
    said = found.get("why") or found
    words = f"{pen.secs(found.get('clauses', ()))} <p>{pen.say(said)}</p>"
    return f'<div class="law" data-search-exclude>{words}</div>'
