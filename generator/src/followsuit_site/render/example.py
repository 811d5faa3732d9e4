"""Worked examples as HTML: their frame, and what is in it for a trick, a hand, an order, a score."""

from __future__ import annotations

from html import escape
from typing import Any

from followsuit_draw.ledger import score
from followsuit_draw.markup import attrs
from followsuit_draw.position import legal, winner
from followsuit_draw.ranks import strips

from ..examples import Solved
from .case import given
from .play import play
from .ranks import changing
from .scribe import Scribe


def render(solved: Solved, scribe: Scribe, folded: bool = False) -> str:
    """One worked example; a folded one waits behind its title until a reader opens it."""
    example = solved.example
    body = _RENDERERS[example.kind](solved, scribe)
    say = f'<div class="cap">{scribe.prose(example.say)}</div>' if example.say else ""
    told = escape(scribe.words("from-source"))
    source = f'<p class="cap source">{told}</p>' if example.from_source else ""
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
    if example.kind in ("winner", "legal"):
        frame["data_names"] = solved.names
    frame["data_skip"] = solved.skipped or None
    figure = f"<fs-stepper{attrs(frame)}>{inner}</fs-stepper>"
    if not folded:
        return figure
    if scribe.book.places.embedded:
        return f'<details class="more"><summary>{escape(example.title)}</summary>{figure}</details>'
    # The summary names it; the search has the title from the figure's own heading.
    summary = f"<summary data-search-exclude>{escape(example.title)}</summary>"
    # Made when it is opened (theme/partials/arrival.html).
    return f'<details class="more">{summary}<noscript>{figure}</noscript></details>'


def _trick(solved: Solved, scribe: Scribe) -> str:
    return winner(solved.answer, scribe)


def _legal(solved: Solved, scribe: Scribe) -> str:
    return legal(solved.answer, solved.request["trick"], solved.names, scribe)


def _ranks(solved: Solved, scribe: Scribe) -> str:
    claimed = solved.example.claim.map
    tables = [table for table in solved.answer["ranks"] if table["key"] in claimed]
    return strips(tables, scribe)


def _score(solved: Solved, scribe: Scribe) -> str:
    return given(solved.request, solved.answer, scribe) + score(solved.answer, scribe)


_KINDS = {"winner": "trick"}
_RENDERERS = {
    "winner": _trick,
    "legal": _legal,
    "ranks": _ranks,
    "score": _score,
    "play": play,
}
