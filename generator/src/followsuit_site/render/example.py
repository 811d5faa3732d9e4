"""Worked examples as HTML: their frame, and what is in it for a trick, a hand, an order, a score."""

from __future__ import annotations

from html import escape
from typing import Any

from ..engine import Answer
from ..examples import Solved
from .case import given, moves
from .play import play
from .ranks import changing, strips
from .scores import ledger
from .scribe import Scribe, attrs, tag
from .table import hand, trick


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
    tables = [table for table in solved.answer["ranks"] if table["key"] in claimed]
    return strips(tables, scribe)


def _score(solved: Solved, scribe: Scribe) -> str:
    case = given(solved.request, solved.answer, scribe)
    return f"{case}{ledger(solved.answer, scribe, caption='')}{moves(solved.answer, scribe)}"


_KINDS = {"winner": "trick"}
_RENDERERS = {
    "winner": _trick,
    "legal": _legal,
    "ranks": _ranks,
    "score": _score,
    "play": play,
}
