"""Other choices: what may be bid, robbed, raised or declared, in questions and in play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...decisions import Decision, Moment, Phase, Play, decided
from ...game import Flow, Game
from ...packs import bits
from ...table import Table
from .seen import Change

Decide = Callable[[Moment], Decision]


def choices(phases: str, change: Callable[[Moment, Decide], Decision]) -> Change:
    """The choices of some phases (names with spaces between) decided in another way."""

    def new(game: Game) -> Game:
        others = {one.name: _decided(one, change) for one in game.hand.phases}
        others = {name: one for name, one in others.items() if name in phases.split()}
        play = game.hand.play

        def changed(table: Table) -> Flow:
            flow, value = play(table), None
            while True:
                try:
                    decision = flow.send(value)
                except StopIteration:
                    return
                other = _again(decision, others)
                value = yield other if other.actions else decision

        own = tuple(others.get(one.name, one) for one in game.hand.phases)
        return replace(game, hand=replace(game.hand, play=changed, phases=own))

    return new


def _decided(phase: Phase, change: Callable[[Moment, Decide], Decision]) -> Phase:
    return replace(phase, decide=lambda moment: change(moment, phase.decide))


def _again(decision: Decision, phases: dict[str, Phase]) -> Decision:
    moment = decision.moment
    if moment is None or moment.phase.name not in phases:
        return decision
    return decided(replace(moment, phase=phases[moment.phase.name]), decision.guise)


def taken_as(phases: str, **facts: Any) -> Change:
    """The choices of some phases decided as if these facts were always so."""
    return choices(phases, lambda moment, decide: decide(moment.but(**facts)))


def never(phases: str, action: str) -> Change:
    """The choices of some phases without the actions that begin with a word, or are it."""

    def change(moment: Moment, decide: Decide) -> Decision:
        return only(decide(moment), lambda code: not f"{code} ".startswith(f"{action} "))

    return choices(phases, change)


def kept(phases: str, cards: int) -> Change:
    """The choices of some phases without the actions that give one of these cards away, as “discard JH” does."""

    def change(moment: Moment, decide: Decide) -> Decision:
        codes = {moment.pack.codes[card] for card in bits(cards)}
        return only(decide(moment), lambda code: code.rpartition(" ")[2] not in codes)

    return choices(phases, change)


def only(decision: Decision, fits: Callable[[str], bool]) -> Decision:
    """A choice with fewer actions."""
    if isinstance(decision, Play):
        decision.extra = [one for one in decision.extra if fits(one.code)]
        return decision
    left = [one for one in decision.actions if fits(one.code)]
    return Decision(decision.seat, decision.phase, left, decision.barred)
