"""A score sheet: what was entered hand by hand, the ledger of each hand, and the way of the totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.asking.about import told_part
from followsuit.games import game
from followsuit.sheets import sheet_of

from . import case, ledger
from .markup import escape, minus, scrolled, tag
from .pen import Answer, Pen

TOLD = ("totals", "dealer")  # wherever the sheet stands
WIDTH, HEIGHT, EDGE = 640, 240, 8  # of the chart, in its own units


def table(answer: Answer, pen: Pen) -> str:
    """A row for each hand: what it brought to each side, and the total after it; `data-hand` is its number."""
    sides, words = answer["sides"], pen.words
    heads = "".join(f'<th scope="col" class="n">{escape(side)}</th>' for side in sides)
    rows = [_row(hand, len(sides)) for hand in answer["hands"] if hand["entries"]]
    if not rows:
        return ""
    won = answer["winners"]
    marks = ["n won" if side in won else "n" for side in range(len(sides))]
    last = "".join(
        f'<td class="{mark}">{minus(points)}</td>'
        for mark, points in zip(marks, answer["totals"], strict=True)
    )
    whole = (
        f'<table class="sheet"><thead><tr><th scope="col">{words("hand")}</th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody>"
        f'<tfoot><tr><th scope="row">{words("total")}</th>{last}</tr></tfoot></table>'
    )
    return scrolled(whole, words("score"))


def _row(hand: Answer, sides: int) -> str:
    gains = [0] * sides
    for line in hand["ledger"]:
        if line["side"] is not None:
            gains[line["side"]] += line["points"]
    cells = "".join(
        f'<td class="n"><span class="gain">{ledger.signed(gain)}</span> {minus(after)}</td>'
        for gain, after in zip(gains, hand["totals"]["after"], strict=True)
    )
    number = hand["hand"]
    return f'<tr data-hand="{number}"><th scope="row">{number + 1}</th>{cells}</tr>'


def hand(told: Answer, answer: Answer, pen: Pen) -> str:
    """A hand: what was entered of it, its ledger and what was told beside it."""
    names = answer["names"], answer["sides"]
    entered = "".join(
        _facts(one["case"], _parts(answer["game"], one["form"], pen), names, pen)
        for one in told["entries"]
    )
    lines = ledger.entries(told["ledger"], pen) if told["ledger"] else ""
    return entered + lines + ledger.notes(told, pen)


def _facts(
    values: Mapping[str, Any], parts: Sequence[case.Part], names: case.Names, pen: Pen
) -> str:
    """The fields of a form that have a value, in words."""
    facts = "".join(
        f"<div><dt>{escape(part['label'])}</dt>"
        f"<dd>{case.value(part, values[part['name']], names, pen)}</dd></div>"
        for part in parts
        if values.get(part["name"]) is not None
    )
    return f'<dl class="entered">{facts}</dl>' if facts else ""


def _known(form: Answer, answer: Answer, pen: Pen) -> str:
    """What the sheet knows of a form beside what it tells anyway: pots, takes, the number of a round."""
    known = {name: value for name, value in form["known"].items() if name not in TOLD}
    names = answer["names"], answer["sides"]
    return _facts(known, _parts(answer["game"], form["name"], pen), names, pen)


def chart(answer: Answer) -> str:
    """The totals after each hand as lines, one a side; who hears the page has the table."""
    after = [hand["totals"]["after"] for hand in answer["hands"] if hand["over"]]
    if len(after) < 2:
        return ""
    ways = [answer["hands"][0]["totals"]["before"], *after]
    low, high = min(map(min, ways)), max(map(max, ways))
    across, up = (WIDTH - 2 * EDGE) / (len(ways) - 1), (HEIGHT - 2 * EDGE) / ((high - low) or 1)

    def place(hand: int, points: int) -> str:
        return f"{EDGE + across * hand:.0f},{HEIGHT - EDGE - up * (points - low):.0f}"

    lines = "".join(
        tag(
            "polyline",
            class_=f"w{side}",
            points=" ".join(place(at, way[side]) for at, way in enumerate(ways)),
        )
        for side in range(len(answer["sides"]))
    )
    keys = "".join(
        f'<li><svg viewBox="0 0 32 8" aria-hidden="true"><path class="w{side}" d="M0 4h32"/></svg>'
        f"{escape(name)}</li>"
        for side, name in enumerate(answer["sides"])
    )
    drawn = f'<svg class="ways" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{lines}</svg>'
    return f'{drawn}<ul class="keys">{keys}</ul>'


def figures(answer: Answer, pen: Pen) -> Answer:
    """All of a sheet: the table, each of its hands, the chart."""
    return {
        "table": table(answer, pen),
        "hands": [hand(told, answer, pen) for told in answer["hands"]],
        "known": [_known(form, answer, pen) for form in answer["forms"]],
        "chart": chart(answer),
    }


def _parts(name: str, form: str, pen: Pen) -> list[case.Part]:
    """The fields of a form as the sheet of a game asks for them."""
    known = game(name)
    voice = known.voice(known.pack(known.setting()), language=pen.words.language)
    parts = sheet_of(known).form(known, form).parts
    return [told_part(voice, f"form-{form}", part) for part in parts]
