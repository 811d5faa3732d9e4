"""Passing cards in Hearts: to whom, how many, and all at the same time."""

from __future__ import annotations

from functools import cache

from ...actions import Action, Code
from ...decisions import Decision, Moment, Phase
from ...game import Flow
from ...messages import Card, Cards, Seat, say
from ...packs import bits
from ...parts import hand as hand_part
from ...parts import number, one_of
from ...table import Table
from .cards import TRICKS
from .options import Options

STEPS = {"left": 1, "right": -1}


def cycle(players: int, passing: str) -> tuple[str, ...]:
    """The directions of the hands, which begin anew after the last."""
    if passing in ("left", "none"):
        return ({"left": "left", "none": "hold"}[passing],)
    across = ("across",) if players % 2 == 0 else ()
    hold = ("hold",) if passing == "cycle" else ()
    return ("left", "right", *across, *hold)


def direction(players: int, options: Options, number: int) -> str:
    """Where cards are passed in a hand, counted from 0; “hold” where none are."""
    turns = cycle(players, options.passing)
    return turns[number % len(turns)]


def taker(table: Table, seat: int, to: str) -> int:
    """Who is passed the cards of a seat."""
    return table.after(seat, STEPS.get(to, table.players // 2))


def passes(moment: Moment) -> Decision:
    """Any card may be passed."""
    codes, to = moment.pack.codes, moment["to"]
    return moment.one_of(bits(moment["hand"]), lambda card: _passing(card, codes[card], to))


@cache  # in every hand that is played again these few come a dozen times
def _passing(card: int, code: str, to: str) -> Action:
    clauses = ("pass.three", f"pass.{to}", "ruling.pass-any")
    return Action(f"pass {code}", say("pass-card", card=Card(card)), clauses, card)


PASS = Phase(
    "pass",
    (
        hand_part(max(TRICKS.values())),
        number("left", 1, 4, 3),
        one_of("to", ("left", "right", "across"), "left"),
    ),
    passes,
    (Code("pass <card>"),),
)


def pass_cards(table: Table) -> Flow:
    """All choose, then all cards move."""
    options = table.options
    to = direction(table.players, options, table.number)
    turns = cycle(table.players, options.passing)
    clauses = [f"pass.{to}"]
    if options.passing != "cycle":
        clauses.append("variant.passing")
    elif table.players % 2:
        clauses.append("pass.odd")
    if table.number >= len(turns) > 1:
        clauses.append("pass.again")
    table.shown["pass"] = to
    if to == "hold":
        table.tell("passing", say("no-passing"), " ".join(clauses))
        return
    count = options.pass_count
    if count != 3:
        clauses.append("variant.count")
    table.tell("passing", say("passing", to=to, number=count), " ".join(["pass.three", *clauses]))
    chosen: dict[int, list[int]] = {}
    for seat in table.around(table.after(table.dealer)):
        held = table.hands[seat]
        mine = chosen[seat] = []
        for left in range(count, 0, -1):
            card = yield table.ask(PASS, seat, hand=held, left=left, to=to)
            held &= ~(1 << card)
            mine.append(card)
    for seat, cards in chosen.items():
        for card in cards:
            table.hands[seat] &= ~(1 << card)
    for seat, cards in chosen.items():
        other = taker(table, seat, to)
        for card in cards:
            table.hands[other] |= 1 << card
        gives = say("gives", seat=Seat(seat), other=Seat(other), cards=Cards(tuple(cards)))
        table.tell("pass", gives, "pass.blind", seat, cards, to=(seat, other))
