"""A match: hands in a row, one action at a time, with undo, views and a record.

A hand *is* its record (game, options, deal, actions): undo and replay run its rules again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from random import Random
from typing import Any, NamedTuple, TypeVar

from .actions import Action, Refused
from .chance import Chance, Deal, Settled, deal_faults
from .decisions import Decision
from .errors import BadRequest, Fault, FollowSuitError, IllegalAction
from .fields import Value
from .game import Flow, Game
from .games import game as find_game
from .ledger import Line
from .messages import Seat, say
from .records import Start, in_record, made_with, play_again, written
from .sets import drawing
from .table import Event, Table
from .words import Voice

HAND_LIMIT = 500  # a safety net (`shed.ruling.no-round-limit`); reported as unfinished, no result


class Applied(NamedTuple):
    """What an action did: the events it caused (a hand's end and the next deal among them)."""

    action: str
    seat: int
    phase: str
    events: tuple[Event, ...]


Laid = TypeVar("Laid", bound=Table)


def shuffles(seed: int, number: int) -> Random:
    """The chance of a match's hand by its number; each has its own, so that undoing moves no other."""
    return Random(f"{seed}/{number}")


class Match:
    """A match of one game, played through one door for all games.

    Seats are 0-based in playing order. `seed` fixes every shuffle; `deals` gives explicit deals for
    the first hands (`{"hands": ["5H …", …], "stock": "6S …"}`, parts may be missing); `hands` ends
    the match after so many hands even if nobody has won. To begin in the middle of a match, `totals`
    are points that the sides bring along, and `before` is how many hands were played.
    Raises `UnknownName` or `BadRequest`.

    >>> match = Match("twenty-five", players=3, seed=1)
    >>> match.play_random().over
    True
    >>> Match.from_record(match.record()).totals == match.totals
    True
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seed: int = 0,
        names: Sequence[str] | None = None,
        language: str = "en",
        dealer: int | None = None,
        totals: Sequence[int] | None = None,
        before: int = 0,
        deals: Sequence[Mapping[str, Any]] = (),
        hands: int | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.about.seated if players is None else players
        self.options = self.game.read_options(self.players, options)
        self.names = tuple(names or self.game.seat_names(self.players, language))
        if len(self.names) != self.players or len(set(self.names)) != self.players:
            raise BadRequest(Fault(say("needs-names", number=self.players), "names"))
        if before < 0:
            raise BadRequest(Fault(say("needs-hand-count"), "before"))
        agreed = self.game.match.hands(self.options)
        if agreed and agreed <= before:
            raise BadRequest(Fault(say("match-ends-after", hands=agreed), "before"))
        self.seed = seed
        self.hand_limit = hands
        self.before = before
        self.sides = self.game.match.sides(self.players, self.options)
        self._random = Random(seed)
        if dealer is not None and dealer not in range(self.players):
            raise BadRequest(Fault(say("needs-seat", last=self.players - 1), "dealer"))
        first = self._random.randrange(self.players) if dealer is None else dealer
        self._deals = tuple(deals)
        drawn = self.game.hand.drawn(self.options)
        faults = [
            fault
            for number, deal in enumerate(self._deals)
            for fault in deal_faults(deal, drawn, f"deals[{number}]")
        ]
        if faults:
            raise BadRequest(*faults)
        self._finished: list[Table] = []
        self._actions: list[list[str]] = []
        self._starts: list[Start] = []
        self._table: Table
        self._flow: Flow
        self._received: list[Any]
        self._decision: Decision | None = None
        self._random_play: tuple[Callable[[], float], int] | None = None
        self._begin(first, self._first_totals(totals), None)
        self._send(None)

    def _first_totals(self, given: Sequence[int] | None) -> tuple[int, ...]:
        sides = max(self.sides) + 1
        usual = (self.game.match.start,) * sides
        if given is None:
            return usual
        whole = all(isinstance(points, int) and not isinstance(points, bool) for points in given)
        if not whole or len(given) != sides:
            raise BadRequest(Fault(say("needs-numbers-by-side", number=sides), "totals"))
        faults = self.game.standing(given, self.options, self.before)
        if faults:
            raise BadRequest(*faults, voice=self.voice())
        return tuple(given)

    # -- what stands now ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to do."""
        return self._decision is None

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won; empty while nobody has."""
        return self._table.winners

    @property
    def finished(self) -> bool:
        """Whether the match came to an end by its rules."""
        return bool(self._table.winners)

    @property
    def table(self) -> Table:
        """The table of the current (or last) hand."""
        return self._table

    @property
    def decision(self) -> Decision | None:
        """Who must choose what, or None when the match is over."""
        return self._decision

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is."""
        return self._decision.seat if self._decision else None

    @property
    def phase(self) -> str:
        """What kind of choice is due: lead, play, bid, …; "over" at the end."""
        return self._decision.phase if self._decision else "over"

    @property
    def actions(self) -> tuple[Action, ...]:
        """What the seat may do, each with the clauses that allow it."""
        return self._decision.actions if self._decision else ()

    @property
    def refused(self) -> tuple[Refused, ...]:
        """Cards in that seat's hand that may not be played, each with the reason."""
        return self._decision.refused if self._decision else ()

    @property
    def totals(self) -> list[int]:
        """Running totals by side, this hand included."""
        return list(self._table.totals)

    @property
    def hand_number(self) -> int:
        """The number of the current hand, from 0 (or from the hands played before)."""
        return self._table.number

    @property
    def start(self) -> Start:
        """What the current hand started from."""
        return self._starts[-1]

    @property
    def done(self) -> tuple[str, ...]:
        """The actions of the current hand so far, as they are written."""
        return tuple(self._actions[-1])

    @property
    def received(self) -> list[Any]:
        """What the current hand has received for each of them (`Action.value`)."""
        return list(self._received)

    @property
    def hands(self) -> tuple[Table, ...]:
        """All tables so far, the current one last."""
        return (*self._finished, self._table)

    @property
    def ended(self) -> tuple[Table, ...]:
        """The tables of the hands that are over."""
        return self.hands if self.over else tuple(self._finished)

    @property
    def ledger(self) -> list[Line]:
        """Every line of every hand so far."""
        return [line for table in self.hands for line in table.lines]

    def voice(self, language: str = "en", table: Table | None = None) -> Voice:
        """Speaks for a hand, the current one if no other is given; calls its seats by their names."""
        pack = table.pack if table else self.game.pack(self.options)
        return self.game.voice(pack, self.names, self.sides, language)

    # -- what can be done --------------------------------------------------------------------

    def apply(self, action: str) -> Applied:
        """Do what the seat has chosen.

        Raises `IllegalAction`, or `UnknownName` for a card that there is not; then nothing has changed.
        """
        decision, table = self._decision, self._table
        seen = len(table.events)
        action = self._do(action)
        assert decision is not None
        events = table.events[seen:]
        if self._table is not table:
            events = [*events, *self._table.events]
        return Applied(action, decision.seat, decision.phase, tuple(events))

    def follow(self, actions: Sequence[str]) -> Match:
        """Do one action after the other, as in `apply`."""
        for action in actions:
            self._do(action)
        return self

    def let_play(self, player: Callable[[int, Any], int | None]) -> None:
        """Let somebody play the cards of this hand's coming tricks; who gets None is asked (`Table.player`)."""
        codes, write = self._table.pack.codes, self._actions[-1].append
        receive = self._received.append

        def plays(cards: int, setting: Any) -> int | None:
            card = player(cards, setting)
            if card is not None:
                write(codes[card])
                receive(card)
            return card

        self._table.player = plays

    def _do(self, action: str) -> str:
        """Do what the seat has chosen; returns it as it is written."""
        decision = self._decision
        if decision is None:
            raise IllegalAction(Fault(say("match-over"), "action"))
        if not decision.offers(action):
            action = self._table.pack.respell(action)
        try:
            value = decision.value(action)
        except FollowSuitError as error:
            raise error.but(*error.faults, voice=self.voice()) from None
        self._actions[-1].append(action)
        try:
            self._give(value)
        except FollowSuitError:  # an explicit deal does not fit what was chosen before it
            self.undo()
            raise
        return action

    def undo(self) -> str:
        """Take back the last action, whoever did it, and return it."""
        if not self._actions[-1]:
            if not self._finished:
                raise IllegalAction(Fault(say("nothing-to-take-back"), "record"))
            self._actions.pop()
            self._starts.pop()
            self._finished.pop()
        *actions, last = self._actions[-1]
        self._actions[-1] = (
            actions  # another list: a copy of the match (`dealt_again`) keeps the old one
        )
        start = self._starts[-1]
        self._open(start, self.before + len(self._starts) - 1)
        self._send(None)
        for action in actions:
            assert self._decision is not None
            self._give(self._decision.value(action))
        return last

    def dealt_again(self, deal: Mapping[str, Any], cards: Deal | None = None) -> Match:
        """A copy in which the current hand begins anew, with a deal in the form of a record's.

        `cards` are its hands and its stock where they are known to be all of the pack that is dealt.
        """
        other = copy(self)
        other._finished = list(self._finished)
        other._starts = [*self._starts[:-1], self.start._replace(given=deal, cards=cards)]
        other._actions = [*self._actions[:-1], []]
        other._open(other.start, self.hand_number)
        other._send(None)
        return other

    def play_random(self, random: Random | None = None, limit: int = HAND_LIMIT) -> Match:
        """Play on with random legal actions to the end, or until `limit` hands are done."""
        choose = (random or Random(self.seed)).random
        self._random_play = choose, limit
        self._seat_player()
        try:
            while (decision := self._decision) is not None:
                if len(self._finished) >= limit:
                    break
                self._take(decision, choose())
        finally:
            self._random_play = None
            self._table.player = None
        return self

    def step(self, chance: float) -> None:
        """Do a random legal action, chosen by `chance`, from 0 up to 1. A match that is over has none."""
        assert self._decision is not None
        self._take(self._decision, chance)

    def _take(self, decision: Decision, chance: float) -> None:
        code, value = decision.draw(chance)
        self._actions[-1].append(code)
        self._give(value)

    def _seat_player(self) -> None:
        """In random play, let the table's tricks go on without asking for each card."""
        if not self._random_play or len(self._finished) >= self._random_play[1]:
            return
        self.let_play(drawing(self._random_play[0]))

    # -- records -----------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The match as JSON-able data: enough to play it again, and what came of it."""
        return written(self, zip(self._starts, self.hands, self._actions, strict=True))

    @classmethod
    def from_record(cls, record: Mapping[str, Any], language: str = "en") -> Match:
        """Play a recorded match again; seats that it does not name are named in a language.

        Raises `BadRequest` or `IllegalAction` where the record breaks the rules, or where its
        totals are not those that the rules give.
        """
        try:
            match = cls(**made_with(record), language=language)
        except FollowSuitError as error:
            raise error.but(*map(in_record, error.faults)) from None
        play_again(match, record.get("hands") or ())
        return match

    # -- driving the hand --------------------------------------------------------------------

    def _begin(self, dealer: int, totals: Sequence[int], carried: Any) -> None:
        place = len(self._starts)
        number = self.before + place
        given = self._deals[place] if place < len(self._deals) else {}
        start = Start(dealer, tuple(totals), carried, given)
        self._starts.append(start)
        self._actions.append([])
        self._open(start, number)

    def _open(self, start: Start, number: int) -> None:
        dealer, where = start.dealer, f"deals[{number - self.before}]"
        chance: Chance = (
            Settled(start.given, where, start.cards, lambda: shuffles(self.seed, number))
            if start.cards
            else Chance(shuffles(self.seed, number), start.given, where)
        )
        self._received = []
        self._table = self.laid(Table, start, number, chance)
        told = f"{self.game.id}.dealer.first" in self.game.clauses
        if not number and not told and (ruling := "common.ruling.first-dealer") in self.game.common:
            self._table.tell("dealer", say("first-dealer", seat=Seat(dealer)), ruling, dealer)
        self._flow = self.game.hand.play(self._table)
        self._seat_player()

    def laid(self, kind: type[Laid], start: Start, number: int, chance: Chance) -> Laid:
        """A table for a hand of this match, nothing done yet; `kind` is `Table` or made of it."""
        return kind(
            self.game.trick,
            self.game.pack(self.options),
            self.sides,
            self.options,
            start.dealer,
            chance,
            start.totals,
            start.carried,
            number,
            self._last(number),
            self.game.common,
        )

    def _last(self, number: int) -> bool:
        """Whether the match ends with this hand even if nobody has won."""
        agreed = self.game.match.hands(self.options)
        limit = self.hand_limit and self.before + self.hand_limit
        return any(most and most <= number + 1 for most in (agreed, limit))

    def _give(self, value: Any) -> None:
        """Let the hand receive what was chosen."""
        self._received.append(value)
        self._send(value)

    def _send(self, value: Any) -> None:
        # In random play hand after hand may end here.
        while True:
            try:
                self._decision = self._flow.send(value)
                return
            except StopIteration:
                table, value = self._table, None
            except FollowSuitError as error:
                raise error.but(*error.faults, voice=self.voice()) from None
            if table.winners or (self.hand_limit and len(self._finished) + 1 >= self.hand_limit):
                self._decision = None
                return
            self._finished.append(table)
            self._begin(table.next_dealer, table.totals, table.carried)


__all__ = ["HAND_LIMIT", "Applied", "Match"]
