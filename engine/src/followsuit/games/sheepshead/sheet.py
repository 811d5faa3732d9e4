"""The score sheet of Sheepshead: who picked up, and what the bidder's side has; or a leaster."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...forms import Form, Scored
from ...parts import Part
from ...sheets import Entries, Sheet, written
from ...table import Table
from .forms import FORMS, score_hand
from .hand import carry, deal_on, settle
from .options import Options
from .score import SAID, heard


def entries(table: Table) -> Entries:
    """A hand, after which the game may be over where no end is agreed (`end.free`)."""
    waiting = {"after_leaster": bool(table.carried)}
    played: Entries = {"hand": waiting, "leaster": waiting}
    if table.options.end != "open" or not table.number:
        return played
    return {**played, "end": {"hand": table.number}}


def after_any(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A hand with a bidder, of which the sheet knows whether it comes after a leaster."""
    said = heard(case.get("said") or (), after_leaster=case["after_leaster"])
    return score_hand({**case, "said": said}, options, players)


def asked(part: Part) -> Part:
    """What was said is asked, not what waits (`double.after-leaster`)."""
    if part.name != "said":
        return part
    return part._replace(choices=tuple(word for word in SAID if word != "leaster"))


HAND = Form((*map(asked, FORMS["hand"].parts), Part("after_leaster", "bool")), after_any)


def write(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> bool:
    if form == "end":
        return written(table, form, case, scored)
    table.enter(scored.lines, scored.notes)
    carry(table, leaster=form == "leaster")
    settle(table)
    if not table.winners:
        deal_on(table)
    return True


SHEET = Sheet(entries, write, forms={"hand": HAND})
