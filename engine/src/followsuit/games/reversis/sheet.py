"""The score sheet of Reversis: the tricks with an ace or Quinola in them, then the party or a reversis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import Fault
from ...forms import Form, Scored
from ...messages import Card, say
from ...sheets import Entries, Sheet
from ...table import Table
from .cards import FIRST, PLAYERS, worth
from .hand import (
    Course,
    antes,
    begin_reversis,
    close,
    pay,
    settle_claims,
    settle_party,
    settle_reversis,
    unseen,
)
from .options import Options
from .pots import Pool
from .score import FORMS, asked_for, captured_in, played_in, undertaken_in


def begin(table: Table) -> None:
    """The antes; until the hand is over the table carries its course, as a played hand has it."""
    pool = antes(table)
    table.carried = Course(pool, pool, None)


def entries(table: Table) -> Entries:
    """Any number of tricks, then what ends the hand; of older pots only the write-up knows."""
    course: Course = table.carried
    trick: dict[str, Any] = _pots(course.pool)
    if table.options.forced == "any":
        trick["apart"] = None
    return {
        "trick": trick,
        "party": _claims(course, table.options),
        "reversis": {**_pots(course.start), "quinola": None},
    }


def _claims(course: Course, options: Options) -> dict[str, Any]:
    """What was led is known; whether the winner asks is asked only where it matters (`pay.claim`)."""
    if not course.led:
        return {"led": None, "leaders": None, "asked": None}
    led = [one.card for one in course.led]
    told: dict[str, Any] = {"led": led, "leaders": [one.seat for one in course.led]}
    return told if options.claims == "explicit" else {**told, "asked": None}


def _pots(pool: Pool) -> dict[str, Any]:
    """The newest pot, if there is one, and the remises that were paid."""
    return {"pot": pool.newest if pool.pots else None, "remises": pool.remises}


def _needing(form: str, name: str) -> Form:
    """A form of which the sheet needs a part that a score by itself can do without."""
    own = FORMS[form]
    return own._replace(
        parts=tuple(
            part._replace(required=True) if part.name == name else part for part in own.parts
        )
    )


OWN = {"trick": _needing("trick", "leader"), "party": _needing("party", "asked")}


# -- what cannot be ------------------------------------------------------------------------------


def check(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> list[Fault]:
    """What does not fit the tricks that were entered before."""
    return _CHECKS[form](table, case)


def _trick_faults(table: Table, case: Mapping[str, Any]) -> list[Fault]:
    """A card is played once in a hand."""
    gone = {card for pile in table.won for card in pile}
    return [
        Fault(say("played-before", card=Card(card)), f"case.cards[{place}]")
        for place, card in enumerate(case["cards"])
        if card in gone
    ]


def _party_faults(table: Table, case: Mapping[str, Any]) -> list[Fault]:
    """Everybody has captured at least what was entered."""
    faults = []
    for seat, pile in enumerate(table.won):
        tricks, points = len(pile) // PLAYERS, worth(pile)
        if case["tricks"][seat] < tricks:
            faults.append(Fault(say("tricks-entered", tricks=tricks), f"case.tricks[{seat}]"))
        elif case["points"][seat] < points:
            faults.append(Fault(say("points-entered", points=points), f"case.points[{seat}]"))
        faults += [
            Fault(say("played-before", card=Card(card)), f"case.talon[{place}]")
            for place, card in enumerate(case["talon"])
            if card in pile
        ]
    return faults


def _reversis_faults(table: Table, case: Mapping[str, Any]) -> list[Fault]:
    """The first nine tricks are one player's, and nothing is paid in the others."""
    course: Course = table.carried
    faults = []
    if len(course.winners) > FIRST or {*course.winners} - {case["player"]}:
        faults.append(Fault(say("first-tricks-entered", tricks=FIRST), "case.player"))
    if case.get("by_quinola") and course.quinola is not None:
        faults.append(Fault(say("quinola-once"), "case.by_quinola"))
    return faults


_CHECKS = {"trick": _trick_faults, "party": _party_faults, "reversis": _reversis_faults}


# -- what is written -----------------------------------------------------------------------------


def write(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> bool:
    course: Course = table.carried
    if form == "trick":
        played = played_in(case)
        apart = unseen(played.cards, table.options) or played.apart
        winner = played.seat(played.position)
        course.winners.append(winner)
        table.won[winner].extend(played.cards)
        pay(table, course, played._replace(apart=apart))
        return False
    course.holder = case.get("espagnolette")
    course.reneged = course.holder is not None
    if form == "party":
        winner = settle_party(table, course, captured_in(case), case["talon"])
        settle_claims(table, course, winner, asked=asked_for(case, table.options))
    else:
        player = case["player"]
        begin_reversis(table, course, player)
        quinola = course.quinola == player
        settle_reversis(table, course, undertaken_in({**case, "quinola": quinola}))
    close(table, course)
    return True


SHEET = Sheet(entries, write, begin, check, OWN)
