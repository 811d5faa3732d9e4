"""Worlds: hands as they may be, of which a seat sees just what it has seen.

A world is made of what the seat has seen (`whereabouts`): faces are dealt to the backs that it does
not know, and everything is done as it was done. What others have chosen in secret is chosen anew.
Whether the rules allow such a hand, and whether it looks the same, is found by playing it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from .chance import Deal
from .decisions import Decision
from .errors import FollowSuitError
from .match import Match
from .packs import Pack
from .sets import union
from .table import Event
from .views import View, seen
from .whereabouts import Dealt, Faces, Whereabouts

DEALS = 30  # hands dealt before one of them is mended instead
ANEW = 200  # cards that change places before another hand is begun with
MOST_TRIES = 3000  # of both


class Step(NamedTuple):
    """What was chosen in a hand: `hidden` where others do not know which of the actions it was."""

    seat: int
    phase: str
    code: str
    hidden: bool


class Worlds:
    """Deals what the seat of a view has not seen, again and again."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._past = view.source
        self._pack: Pack = self._past.table.pack
        self._deal = self._past.table.chance.record
        self._where = Whereabouts(self._pack, view.seat, self._past.table.rules)
        self._dealt = False
        self._found = self._past  # the last world that was found; the hand itself until then
        self._steps = self._walk()
        # What was played in each step, where it was a card and nothing else.
        every = self._pack.by_code
        cards = [every.get(step.code) for step in self._steps]
        self._played = [card.index if card else None for card in cards]

    def deal(self, random: Random) -> Match:
        """A match at the point of the view, in a world that the seat cannot tell from its own.

        Where none is found in a long search it is the last one once more.
        """
        if not self._dealt:
            same, _ = self._follow(None, random)
            return same or _copy(self._past)
        best: Dealt | None = None
        far = 0
        for number in range(MOST_TRIES):
            anew = number < DEALS or not number % ANEW
            now = None if anew or best is None else self._swapped(best.now, random)
            dealt = self._where.dealt(random, now)
            if dealt is None:
                continue
            world, reached = self._world(dealt, random)
            if world:
                self._found = world
                return world
            if anew or reached >= far:
                best, far = dealt, reached
        return _copy(self._found)

    # -- what is known -----------------------------------------------------------------------

    def _walk(self) -> list[Step]:
        """The choices of the hand, and on the way where its cards went."""
        match = self._past.dealt_again(self._deal)
        steps: list[Step] = []
        self._look(match, match.table.events, ())
        for code in self._past.done:
            decision, table = match.decision, match.table
            assert decision is not None
            told, lying = len(table.events), table.lying
            self._where.choose(len(steps), decision.seat, code)
            match.apply(code)
            events = table.events[told:]
            self._look(match, events, lying)
            heard = [event.to is None or self._view.seat in event.to for event in events]
            other = decision.seat != self._view.seat
            if decision.guise and other and not any(heard):
                continue  # nobody knows that anything was asked
            hidden = (
                other
                and not (heard and all(heard))
                and self._unnoticed(decision, code, len(match.done) - 1)
            )
            steps.append(Step(decision.seat, decision.phase, code, hidden))
        self._where.end()
        return steps

    def _look(self, match: Match, events: Sequence[Event], lying: tuple[int, ...]) -> None:
        """What came of a step, or of the beginning of the hand."""
        table = match.table
        if not self._dealt:
            if not any(table.hands):
                return
            self._dealt = True
            self._where.begin(*_hands_and_stock(self._pack, self._deal))
        self._where.follow(table, events, lying)

    def _unnoticed(self, decision: Decision, code: str, at: int) -> bool:
        """Whether this seat would see what it sees now had another action been chosen in a step."""
        if any(word in self._pack.by_code for word in code.split()):
            return False  # such a card is somewhere else in another world
        others = [other for other in decision.codes if other != code]
        return any(self._stands(at, other) for other in others[:6])

    def _stands(self, at: int, code: str) -> bool:
        done = self._past.done
        try:
            other = self._past.dealt_again(self._deal).follow((*done[:at], code, *done[at + 1 :]))
        except FollowSuitError:
            return False
        return self._is_seen(other)

    def _is_seen(self, match: Match) -> bool:
        return seen(match, self._view.seat, self._view.source) == self._view

    # -- another world -----------------------------------------------------------------------

    def _swapped(self, now: Faces, random: Random) -> Faces:
        """The faces that a hand ends with, two of them in each other's place."""
        one, other = random.choices(self._where.unknown, k=2)
        return {**now, one: now[other], other: now[one]}

    def _world(self, dealt: Dealt, random: Random) -> tuple[Match | None, int]:
        """The world of a deal, and how many steps could be done in it; None if it does not look the same."""
        first = dealt.first
        hands, stock = self._where.deal
        cards = [union([first[back] for back in hand]) for hand in hands], [first[b] for b in stock]
        return self._follow(cards, random, dealt.left)

    def _follow(
        self,
        cards: Deal | None,
        random: Random,
        left: Mapping[tuple[int, str], int] | None = None,
    ) -> tuple[Match | None, int]:
        """Do in a world what was done; tells how much of it could be done."""
        steps, codes, played = self._steps, self._pack.codes, self._played
        if left and played:
            played = [
                left.get((at, step.code), card)
                for at, (step, card) in enumerate(zip(steps, played, strict=True))
            ]
        number, many = 0, len(steps)  # the next step, of so many
        try:
            world = self._past.dealt_again(self._deal, cards)
            table = world.table

            def player(allowed: int, setting: Any) -> int | None:
                """Plays what was played, where it is that seat's turn and its card may be played."""
                nonlocal number
                card = played[number] if number < many else None
                if card is None or not allowed >> card & 1:
                    return None
                phase = "play" if table.lying else "lead"
                if (steps[number].seat, steps[number].phase) != (table.coming, phase):
                    return None
                number += 1
                return card

            world.let_play(player)
            while number < many:
                at, step = number, steps[number]
                decision = world.decision
                if self._is_secret(decision, step):
                    if not self._silent(world, random):
                        return None, at
                    continue
                if decision is None or not _same(decision, step):
                    return None, at
                number += 1
                if step.hidden:
                    world.follow((decision.pick(random.random()),))
                    continue
                words = [
                    codes[left[at, word]] if left and (at, word) in left else word
                    for word in step.code.split()
                ]
                world.follow((_respelled(decision, words),))
        except FollowSuitError:
            return None, max(0, number - 1)
        while self._is_secret(world.decision):
            if not self._silent(world, random):
                return None, many
        return (world if self._is_seen(world) else None), many

    def _is_secret(self, decision: Decision | None, step: Step | None = None) -> bool:
        """Whether somebody is asked in secret in a world, and was not before this step."""
        if not decision or not decision.guise or decision.seat == self._view.seat:
            return False
        return not (step and _same(decision, step))

    def _silent(self, world: Match, random: Random) -> bool:
        """Who is asked in secret chooses what nobody notices; whether they can."""
        decision, seat = world.decision, self._view.seat
        assert decision is not None
        before = seen(world, seat, world)
        codes = random.sample(decision.codes, len(decision.codes))
        alike = (code for code in codes if seen(_copy(world, code), seat, world) == before)
        silent = next(alike, None)
        if silent is not None:
            world.apply(silent)
        return silent is not None


def _same(decision: Decision, step: Step) -> bool:
    return (decision.seat, decision.phase) == (step.seat, step.phase)


def _copy(match: Match, *more: str) -> Match:
    """The match once more, and then some actions."""
    return match.dealt_again(match.table.chance.record).follow((*match.done, *more))


def _respelled(decision: Decision, words: list[str]) -> str:
    """An action by its words, as the decision writes it: cards may be named in any order."""
    match words:
        case (only,):
            return only
    named = sorted(words)
    offered = (code for code in decision.codes if sorted(code.split()) == named)
    return next(offered, " ".join(words))


def _hands_and_stock(pack: Pack, deal: Mapping[str, Any]) -> tuple[list[int], list[int]]:
    """A recorded deal: the hands as sets, the stock with its top card first."""
    hands = [pack.mask(hand) for hand in deal["hands"]]
    return hands, [pack.by_code[code].index for code in deal["stock"].split()]
