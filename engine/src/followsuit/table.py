"""The table on which a hand is played: cards, tricks, decisions, events and the ledger.

A game's `hand` is a generator over a table. It deals, yields a `Decision` whenever somebody must
choose, and writes every gain to the ledger; the match that drives it records what was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from . import messages
from .actions import Action, Refused
from .chance import Chance
from .decisions import Decision, Moment, Phase, Play, decided
from .duty import allowed
from .errors import WrongRules
from .ledger import Line, Note
from .messages import Message
from .order import split
from .packs import Pack, bits
from .rules import TrickRules


class Event(NamedTuple):
    """Something that happened. `to` are the seats that saw it, None for everybody.

    A card that falls and the end of a trick say nothing: why is asked of the order, when it is read.

    A score is a `side`'s, with its `line` of the ledger; it has a `seat` only where one seat is that
    side. The `setting` of a play is what held when the card fell: the reasons are worked out of it.
    """

    kind: str
    seat: int | None
    cards: tuple[int, ...]
    say: Message | None
    clauses: tuple[str, ...]
    to: tuple[int, ...] | None = None
    setting: Any = None
    side: int | None = None
    line: Line | None = None


_new = tuple.__new__  # as the types themselves, without their way through keywords: twice as fast


class Trick(NamedTuple):
    """A finished trick: cards in order, who played each, and the winner's seat and position."""

    setting: Any
    cards: tuple[int, ...]
    seats: tuple[int, ...]
    position: int | None

    @property
    def winner(self) -> int:
        """The seat that won. Only for tricks that are not drawn."""
        if self.position is None:
            raise WrongRules("a drawn trick has no winner")
        return self.seats[self.position]


class Table:
    """The state of one hand. Seats are 0-based in playing order; card sets are ints."""

    heard = True  # whether it is written down what happens

    def __init__(
        self,
        rules: TrickRules,
        pack: Pack,
        sides: tuple[int, ...],
        options: Any,
        dealer: int,
        chance: Chance,
        totals: Sequence[int],
        carried: Any,
        number: int,
        last: bool,
        common: Collection[str],
    ) -> None:
        self.rules = rules
        self.pack = pack
        self.players = players = len(sides)
        self.options = options
        self.dealer = dealer
        self.chance = chance
        self.before = tuple(totals)
        self.totals = list(totals)
        self.carried = carried
        self.number = number
        self.last = last  # by agreement, whatever the points: no hand follows
        self.sides = sides
        self.common = common  # the common rulings that hold here
        self._alone = _alone(self.sides)
        self.hands = [0] * players
        self.stock = list(range(len(self.pack.cards)))  # all of them until the deal
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.aside: list[int] = []
        self.tricks: list[Trick] = []
        self._taken = [0] * players
        self.lying: tuple[int, ...] = ()  # the trick on the table, the lead first
        self._turns: tuple[int, ...] = ()  # who plays its cards
        self.shown: dict[str, Any] = {}
        self.outcome: dict[str, Any] = {}  # what the hand came to beside points (`Game.outcome`)
        self.lines: list[Line] = []
        self._log: list[Any] = []  # what happened: see `events`
        self._told = 0  # how much of it has been told
        # Writes it down; None where nobody listens.
        self._note: Callable[[Any], None] | None = self._log.append if self.heard else None
        self.winners: tuple[int, ...] = ()
        # Who plays a card out of those allowed, in a setting, or is asked (None); None where all are.
        self.player: Callable[[int, Any], int | None] | None = None
        # What was chosen before, where a hand is done again: the last first, and each taken off.
        self.past: list[Any] = []
        # How lines are counted that the rules have worked out; None where as they are.
        self.reckon: Callable[[Sequence[Line]], Iterable[Line]] | None = None
        self.next_dealer = self.after(dealer)

    # -- seats -------------------------------------------------------------------------------

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat whose turn comes `steps` later."""
        return (seat + steps) % self.players

    def around(self, first: int) -> tuple[int, ...]:
        """All seats in playing order from one of them."""
        return _around(self.players)[first]

    @property
    def playing(self) -> list[tuple[int, int]]:
        """The trick on the table: who played which card."""
        return list(zip(self._turns, self.lying, strict=False))

    @property
    def turns(self) -> tuple[int, ...]:
        """Who plays to the trick on the table, in turn; nobody while none lies there."""
        return self._turns if self.lying else ()

    @property
    def tricks_won(self) -> list[int]:
        """How many tricks each seat has won so far."""
        return list(self._taken)

    @property
    def coming(self) -> int:
        """The seat whose card comes next in the trick that is being played."""
        return self._turns[len(self.lying)]

    # -- cards -------------------------------------------------------------------------------

    def deal(self, count: int, clauses: str = "", *, without: int = 0) -> None:
        """Deal `count` cards to each seat; the rest lies in `stock`, its top card first.

        `without` is a set of cards that are taken out of the pack before; they lie aside.
        """
        self.place(count, without)
        self.tell("deal", messages.say("deal", number=count), clauses)

    def place(self, count: int, without: int) -> None:
        """Put the cards of a deal where they belong."""
        self.hands, self.stock = self.chance.deal(self.pack, self.players, count, without)
        self.aside.extend(bits(without))

    def draw_card(self, seat: int) -> int:
        """Move the top card of the stock to a seat's hand."""
        card = self.stock.pop(0)
        self.hands[seat] |= 1 << card
        return card

    def draw(self, seat: int) -> int:
        """Give a seat the top card of the stock, unseen by the others."""
        card = self.draw_card(seat)
        say = messages.say("draw", seat=messages.Seat(seat), card=messages.Card(card))
        self.tell("draw", say, (), seat, (card,), to=(seat,))
        return card

    def holder(self, card: int) -> int | None:
        """The seat that holds a card."""
        return next((seat for seat, hand in enumerate(self.hands) if hand >> card & 1), None)

    def turn(
        self,
        seat: int,
        setting: Any,
        extra: Sequence[Action] = (),
        barred: Iterable[Refused] = (),
    ) -> Play:
        """A seat's choice of a card for the trick on the table, or of something else before it."""
        hand, lying = self.hands[seat], self.lying
        chain = self.rules.chain(setting, lying, hand)
        return Play(self.pack, seat, hand, setting, lying, chain, extra, barred)

    def ask(
        self,
        phase: Phase,
        seat: int,
        setting: Any = None,
        guise: Decision | None = None,
        **facts: Any,
    ) -> Decision:
        """What a seat may choose in a phase, decided from these facts and no others."""
        told = {**phase.usual, **facts}
        moment = Moment(
            self.rules, self.pack, phase, seat, told, self.options, self.players, setting
        )
        return decided(moment, guise)

    def play(self, seat: int, card: int, setting: Any) -> None:
        """Put a card from a seat's hand on the table."""
        self.hands[seat] &= ~(1 << card)
        number = len(self.lying)
        if not number:
            self._turns = _around(self.players)[seat]
        elif self._turns[number : number + 1] != (seat,):
            self._turns = (*self._turns[:number], seat)
        self.lying += (card,)
        if self._note:
            self._note((seat, card, setting))

    def next_leader(self, trick: Trick) -> int:
        """The seat that leads after a trick."""
        return trick.seats[self.rules.leads(trick.setting, trick.cards, trick.position)]

    def take(self, setting: Any) -> Trick:
        """End the trick on the table: its cards go to the winner's pile, or aside if it is drawn."""
        cards = self.lying
        seats = self._turns[: len(cards)]
        position = self.rules.won_by(setting, cards)
        done: Trick = _new(Trick, (setting, cards, seats, position))
        self.tricks.append(done)
        self.lying = ()
        if self._note:
            self._note(done)
        if position is None:
            self.aside.extend(cards)
        else:
            winner = seats[position]
            self.won[winner].extend(cards)
            self._taken[winner] += 1
        return done

    def trick(
        self,
        leader: int,
        setting: Any,
        *,
        seats: Sequence[int] | None = None,
        announce: Callable[[int, int, Any], Generator[Decision, Any, Any]] | None = None,
        led: int | None = None,
        setting_of: Callable[[int], Any] | None = None,
    ) -> Generator[Decision, Any, Trick]:
        """Play a trick; the cards go to the winner's pile.

        `seats` is the order of turns where it is not once around. `announce(seat, card, setting)`
        runs after the lead and returns the setting that then holds. `led` is the card of a leader
        who has chosen already (see `turn`). `setting_of(seat)` is the setting that binds a seat
        where not all are bound by the same.
        """
        player, hands, lying = self.player, self.hands, self.lying
        duty, lead, note, past = self.rules.duty, self.rules.lead, self._note, self.past
        self._turns = turns = tuple(seats) if seats else _around(self.players)[leader]
        for seat in turns:
            hand = hands[seat]
            if led is not None:
                card, led = led, None
            elif past:
                card = past.pop()
            elif player is None:
                card = yield self.turn(seat, setting_of(seat) if setting_of else setting)
            else:
                bound = setting_of(seat) if setting_of else setting
                may = hand
                if hand & hand - 1:  # a last card is bound by nothing
                    chain = lead(bound, hand) if lead and not lying else duty(bound, lying)
                    may = allowed(chain, hand)
                played = player(may, bound)
                card = (yield self.turn(seat, bound)) if played is None else played
            hands[seat] = hand & ~(1 << card)
            self.lying = lying = lying + (card,)  # noqa: RUF005  # thrice as fast as unpacking
            if note:
                note((seat, card, setting))
            if announce and len(lying) == 1:
                setting = yield from announce(seat, card, setting)
        return self.take(setting)

    # -- what is said and scored -------------------------------------------------------------

    @property
    def events(self) -> list[Event]:
        """What has happened. It is told when somebody reads it: until then it is as it was noted."""
        log = self._log
        for place in range(self._told, len(log)):
            log[place] = self._event(log[place])
        self._told = len(log)
        return log

    def _event(self, noted: Any) -> Event:
        """The event of what was noted: a line, a trick that ended, a card that fell, or what was told."""
        if isinstance(noted, Line):
            side, _, clauses, said, cards, _ = noted
            seat = None if side is None else self._alone[side]
            return _new(Event, ("score", seat, cards, said, clauses, None, None, side, noted))
        if isinstance(noted, Trick):
            winner = None if noted.position is None else noted.winner
            return _new(Event, ("trick", winner, (), None, (), None, None, None, None))
        if len(noted) == 3:
            seat, card, setting = noted
            return _new(Event, ("play", seat, (card,), None, (), None, setting, None, None))
        kind, seat, cards, said, clauses, to = noted
        ids = split(clauses) if isinstance(clauses, str) else clauses
        return _new(Event, (kind, seat, cards, said, ids, to, None, None, None))

    def tell(
        self,
        kind: str,
        say: Message,
        clauses: str | tuple[str, ...],
        seat: int | None = None,
        cards: Sequence[int] = (),
        to: tuple[int, ...] | None = None,
    ) -> None:
        """Write down an event; `to` limits who may know of it."""
        self._log.append((kind, seat, tuple(cards), say, clauses, to))

    def tell_next(self, say: Message, clauses: str | tuple[str, ...], kind: str = "next") -> None:
        """Say how the match goes on after this hand; nothing if it does not."""
        if not self.last:
            self.tell(kind, say, clauses)

    def score(
        self,
        side: int | None,
        amount: int,
        clauses: str,
        say: Message,
        cards: Sequence[int] = (),
        what: Message | None = None,
    ) -> None:
        """Write a line to the ledger and move the totals."""
        self.enter([Line(side, amount, split(clauses), say, tuple(cards), what)])

    def enter(self, lines: Iterable[Line], notes: Iterable[Note] = ()) -> None:
        """Write lines that a rule has worked out."""
        for line in self.reckon(tuple(lines)) if self.reckon else lines:
            self.lines.append(line)
            self._log.append(line)
            side = line.side
            if side is not None:
                before = self.totals[side]
                self.totals[side] = now = before + line.amount
                if now < 0 <= before:
                    self._below_zero(side)
        for note in notes:
            self.tell("note", note.say, note.clauses)

    def _below_zero(self, side: int) -> None:
        """Say that a score may fall so low, where the game says nothing of its own about it."""
        if "common.ruling.negative" in self.common:
            say = messages.say("below-zero", side=messages.Side(side))
            self.tell("note", say, "common.ruling.negative")

    def finish(self, winners: Iterable[int], clauses: str, say: Message) -> None:
        """End the match: these sides have won. The hand should return right after."""
        self.winners = tuple(winners)
        self.tell("over", say, clauses)


@cache
def _around(players: int) -> tuple[tuple[int, ...], ...]:
    """All seats in playing order, from each of them."""
    seats = tuple(range(players))
    return tuple(seats[first:] + seats[:first] for first in seats)


@cache
def _alone(sides: tuple[int, ...]) -> tuple[int | None, ...]:
    """For each side the seat that is the side by itself; None for a team."""
    return tuple(
        sides.index(side) if sides.count(side) == 1 else None for side in range(len({*sides}))
    )
