"""What hands are written in: the phases and action codes of every game, as the engine declares them."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from followsuit_draw.markup import scrolled, tag

from ..engine import Answer, Engine

CARD = {"pattern": "<card>", "means": "play this card"}


def write(engine: Engine) -> str:
    """A section a game: its phases with their facts and codes, and the keys of `deal` and `shown`."""
    return "\n".join(_game(game.raw) for game in engine.games.values())


def _game(raw: Answer) -> str:
    title, asked = raw["title"], raw["requests"]
    phases = asked["legal"]["phases"]
    own = {phase["name"] for phase in phases}
    rest = " and ".join(name for name in ("lead", "play") if name not in own)
    rows = "".join(map(_phase, phases))
    if rest:
        rows += _rows(tag("code", escape(rest)), "A card of a trick", "", [CARD])
    head = "".join(f'<th scope="col">{name}</th>' for name in ("Phase", "Code", "What it does"))
    table = f'<table class="ledger"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    keys = f'<p class="codes"><code>deal</code>: {_named(asked["hand"]["deal"])}.</p>'
    if asked["hand"]["shown"]:
        keys += f'<p class="codes"><code>shown</code>: {_named(asked["hand"]["shown"])}.</p>'
    heading = tag("h3", escape(title), id=f"codes-{raw['id']}")
    return heading + scrolled(table, f"{title}: phases and action codes") + keys


def _phase(phase: Answer) -> str:
    needed = ["setting"] * phase["setting"] + [f["name"] for f in phase["fields"] if f["required"]]
    others = [field["name"] for field in phase["fields"] if not field["required"]]
    facts = [_listed(needed)] if needed else []
    facts += [f"if it matters {_listed(others)}"] if others else []
    told = f"<br>Facts: {'; '.join(facts)}." if facts else ""
    return _rows(tag("code", escape(phase["name"])), phase["label"], told, phase["actions"])


def _listed(names: list[str]) -> str:
    return ", ".join(tag("code", escape(name)) for name in names)


def _rows(name: str, label: str, facts: str, codes: list[Answer]) -> str:
    first = f'<th scope="rowgroup" rowspan="{len(codes)}">{name}<br>{escape(label)}{facts}</th>'
    rows = [
        f"<td><code>{escape(code['pattern'])}</code></td><td>{escape(code['means'])}</td>"
        for code in codes
    ]
    return f"<tr>{first}{'</tr><tr>'.join(rows)}</tr>"


def _named(items: Iterable[Answer]) -> str:
    return "; ".join(f"<code>{escape(i['name'])}</code> {escape(i['means'])}" for i in items)
