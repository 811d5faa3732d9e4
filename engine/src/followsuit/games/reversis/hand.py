"""A hand of Reversis: antes, deal, exchange, eleven tricks, and what they bring."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from ...actions import Action, Code
from ...decisions import Decision, Moment, Phase
from ...errors import Fault
from ...game import Flow
from ...ledger import Line
from ...messages import Card, Cards, Message, Row, Seat, of_seat, say
from ...parts import Part
from ...sets import union
from ...table import Table, Trick
from ..leading import next_to_dealer
from .cards import FIRST, OF_SUIT, PLAYERS, QUINOLA, SPECIAL, SUIT, TRICKS, Setting, worth
from .espagnolette import give_back_double, received, return_pot, right_holder
from .exchange import exchange
from .options import START, Options
from .party import Captured, debts, final, party
from .payments import Led, Played, claimed, due_to, lapsed, side_payments
from .pots import Payment, Pool, Till
from .reversis import Undertaken, refund, reversis, undertaker


class PotTaken(NamedTuple):
    """A pot that Quinola won: for whom, the pots before, and the lines that emptied it."""

    seat: int
    before: Pool
    moved: tuple[Line, ...]


@dataclass
class Course:
    """What a hand must remember: its side payments, who led what, and the special plans."""

    pool: Pool
    start: Pool
    holder: int | None
    reneged: bool = False
    moved: list[Line] = field(default_factory=list)
    payments: list[Payment] = field(default_factory=list)
    led: list[Led] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    quinola: int | None = None
    pot_taken: PotTaken | None = None

    @property
    def espagnolette(self) -> int | None:
        """Who has undertaken the espagnolette."""
        return self.holder if self.reneged else None

    @property
    def broken(self) -> bool:
        """Whether a reversis was undertaken and has already lost a trick."""
        player = undertaker(self.winners)
        return player is not None and any(seat != player for seat in self.winners)


def hand(table: Table) -> Flow:
    pool = antes(table)
    table.deal(TRICKS, "players.four deck.48")
    more = of_seat("more-cards", table.dealer)
    table.tell("cards", more, "deal.eleven ruling.face-down-three")
    yield from exchange(table)
    course = Course(pool, pool, right_holder(table))
    leader = next_to_dealer(table, "lead.first")
    for number in range(1, TRICKS + 1):
        held = list(table.hands)
        player = undertaker(course.winners)
        trick = yield from play_trick(table, leader, course, number, player is not None)
        leader = table.next_leader(trick)
        watch_espagnolette(table, course, trick, held)
        course.winners.append(trick.winner)
        if player is None:
            settle_trick(table, course, trick, held)
        if number == FIRST and (player := undertaker(course.winners)) is not None:
            begin_reversis(table, course, player)
        if number < TRICKS:
            table.tell("leader", of_seat("leads-next", leader), "lead.winner", leader)
    yield from settle_hand(table, course)
    close(table, course)


def enter(table: Table, till: Till) -> None:
    """Write what a till has worked out, and show the pots."""
    for entry in till.entries:
        if isinstance(entry, Line):
            table.enter([entry])
        else:
            table.enter([], [entry])
    table.shown = {**table.shown, "pots": list(till.pool.pots)}


# -- before play ---------------------------------------------------------------------------------


def antes(table: Table) -> Pool:
    """The first deal, and every later one (`ante.first`, `ante.later`, `quinola.new-pot`)."""
    if not table.number and all(had == START for had in table.totals):
        table.tell("start", say("starts", chips=START), "chips.start")
    till = Till(table.carried or Pool())
    till.ante(table.dealer, first=table.carried is None)
    enter(table, till)
    return till.pool


# -- play ----------------------------------------------------------------------------------------


def play_trick(
    table: Table, leader: int, course: Course, number: int, undertaken: bool
) -> Generator[Decision, Any, Trick]:
    """A trick; only the holder of the right is bound otherwise."""
    setting = Setting(reversis=undertaken)
    if course.holder is None:
        return (yield from table.trick(leader, setting))
    own = setting._replace(right="first-nine" if number <= FIRST else "last-two")

    def setting_of(seat: int) -> Setting:
        return own if seat == course.holder else setting

    return (yield from table.trick(leader, setting, setting_of=setting_of))


def watch_espagnolette(table: Table, course: Course, trick: Trick, held: Sequence[int]) -> None:
    """Whether the right was used, or the plan has failed (`ruling.espagnolette-automatic`)."""
    seat = course.holder
    if seat is None:
        return
    won = seat in course.winners
    card = trick.cards[trick.seats.index(seat)]
    if not course.reneged and disregards(trick.cards[0], card, held[seat]):
        course.reneged = True
        entry = "undertakes-too-late" if won else "undertakes-espagnolette"
        told = of_seat(entry, seat, card)
        clauses = ["espagnolette.undertake", "ruling.espagnolette-automatic", "ruling.no-bids"]
        clauses += ["ruling.espagnolette-already-won"] * won
        table.tell("espagnolette", told, tuple(clauses), seat, (card,), to=(seat,))
    elif course.reneged and trick.winner == seat and not won and not course.broken:
        entry, clause = "trick-fails", "espagnolette.fail-party"
        if undertaker(course.winners) is not None:
            entry, clause = "trick-breaks", "espagnolette.break"
        told = of_seat(entry, seat)
        table.tell("espagnolette", told, clause, seat, (card,), to=(seat,))


def disregards(led: int, card: int, held: int) -> bool:
    """Whether a card did not follow although its player could (`espagnolette.undertake`)."""
    return SUIT[card] != SUIT[led] and bool(held & OF_SUIT[SUIT[led]])


def settle_trick(table: Table, course: Course, trick: Trick, held: Sequence[int]) -> None:
    """The side payments of a trick (`pay.immediate`)."""
    assert trick.position is not None
    apart = by_choice(trick, held, table.options)
    by_right(table, course, trick, held)
    pay(table, course, Played(trick.cards, trick.seats[0], trick.position, table.dealer, apart))


def pay(table: Table, course: Course, played: Played) -> None:
    """Pay what a trick brings and costs at once, and remember it."""
    till = Till(course.pool, table.last)
    course.led += side_payments(played, till, table.options)
    if QUINOLA in played.cards:
        course.quinola = played.seat(played.cards.index(QUINOLA))
        if till.taken:
            course.pot_taken = PotTaken(course.quinola, course.pool, tuple(till.potted))
    course.pool = till.pool
    course.moved += till.lines
    course.payments += till.payments
    enter(table, till)


def unseen(cards: Sequence[int], options: Options) -> int:
    """Cards of which nobody looks what was beside them; the verdict must not tell either.

    Usually these are all: any of them may have been chosen.
    """
    return union(cards) if options.forced == "any" else 0


def by_choice(trick: Trick, held: Sequence[int], options: Options) -> int:
    """Cards that had, or may have had, another of their suit beside them (`ruling.forced-any`)."""
    return unseen(trick.cards, options) or sum(
        1 << card
        for seat, card in zip(trick.seats, trick.cards, strict=True)
        if held[seat] & ~(1 << card) & OF_SUIT[SUIT[card]]
    )


def by_right(table: Table, course: Course, trick: Trick, held: Sequence[int]) -> None:
    """An ace or Quinola thrown though its player could follow (`ruling.espagnolette-offsuit`)."""
    seat = course.holder
    if seat is None:
        return
    card = trick.cards[trick.seats.index(seat)]
    if SPECIAL >> card & 1 and disregards(trick.cards[0], card, held[seat]):
        thrown = say("thrown-by-right", card=Card(card))
        clauses = "ruling.espagnolette-offsuit espagnolette.side"
        table.tell("note", thrown, clauses, seat, to=(seat,))


def begin_reversis(table: Table, course: Course, player: int) -> None:
    """Nine tricks in a row: everything paid so far is undone (`reversis.reversis.refund`)."""
    till = Till(course.pool, table.last)
    refund(player, course.moved, course.start, till)
    course.pool = till.pool
    course.led.clear()
    table.shown = {**table.shown, "reversis": player}
    enter(table, till)


# -- the end of a hand ---------------------------------------------------------------------------


def settle_hand(table: Table, course: Course) -> Flow:
    """A reversis, or else the espagnolette, the party and the claims."""
    player = undertaker(course.winners)
    if player is not None:
        tenth, eleventh = course.winners[FIRST:]
        breaking = FIRST if tenth != player else FIRST + 1
        case = Undertaken(
            player,
            tenth,
            eleventh,
            table.dealer,
            course.quinola == player,
            won_by(table.tricks[breaking]) == QUINOLA,
            course.espagnolette,
        )
        settle_reversis(table, course, case)
        return
    captured = Captured(
        [worth(pile) for pile in table.won],
        [course.winners.count(seat) for seat in range(PLAYERS)],
        table.dealer,
    )
    winner = settle_party(table, course, captured, list(table.aside))
    yield from claims(table, course, winner)


def settle_reversis(table: Table, course: Course, case: Undertaken) -> None:
    """What a reversis brings or costs."""
    till = Till(course.pool, table.last)
    reversis(case, till, table.options)
    table.outcome = {**case.came_to(), "espagnolette": course.espagnolette}
    course.pool = till.pool
    enter(table, till)


def settle_party(table: Table, course: Course, captured: Captured, talon: Sequence[int]) -> int:
    """The party, and what a failed espagnolette gives back; returns who has won."""
    tell_captured(table, captured)
    till = Till(course.pool, table.last)
    holds = say("talon-holds", cards=Cards(talon))
    table.tell("talon", holds, "exchange.talon", cards=talon)
    told = party(captured, talon, till, table.options, course.espagnolette)
    table.outcome = {**told.came_to(captured), "espagnolette": course.espagnolette}
    if course.espagnolette is not None and captured.tricks[course.espagnolette]:
        fail(course, course.espagnolette, till)
    course.pool = till.pool
    enter(table, till)
    return told.winner


def tell_captured(table: Table, captured: Captured) -> None:
    """What everybody has at the end (`points.values`)."""
    each = Row.of(map(has_captured, range(PLAYERS), captured.points, captured.tricks))
    table.tell("captured", say("captured", each=each), "points.values end.eleven")


@cache
def has_captured(seat: int, points: int, tricks: int) -> Message:
    return say("has-captured", seat=Seat(seat), points=points, tricks=tricks)


def won_by(trick: Trick) -> int:
    """The card that took a trick."""
    assert trick.position is not None
    return trick.cards[trick.position]


def fail(course: Course, seat: int, till: Till) -> None:
    """An espagnolette whose player took a trick (`espagnolette.fail-return`)."""
    give_back_double(seat, received(course.payments, seat), till)
    taken = course.pot_taken
    if taken is not None and taken.seat == seat:
        return_pot(seat, taken.moved, taken.before, till)


def claiming(moment: Moment) -> Decision:
    """Ask for what was led, or let it go; without the option it is paid unasked."""
    ids = ("pay.claim", "ruling.claim-phase")
    claim = Action("claim", say("claim", cards=Cards(moment["cards"])), ids, True, 3)
    if moment.options.claims != "explicit":
        return moment.choice([claim])
    return moment.choice([claim, Action("waive", say("waive"), ids, False)])


def check_claim(moment: Moment) -> list[Fault]:
    """Only led aces and Quinola are paid for."""
    if moment["cards"] and all(SPECIAL >> card & 1 for card in moment["cards"]):
        return []
    return [Fault(say("needs-led", card=Card(QUINOLA)), "position.cards")]


CLAIM = Phase(
    "claim",
    (Part("cards", "cards"),),
    claiming,
    (Code("claim"), Code("waive", say("paid-unasked"), "ruling.claim-phase")),
    check=check_claim,
)


def claims(table: Table, course: Course, winner: int) -> Flow:
    """The winner may ask for what was led (`pay.claim`, `ruling.claim-phase`)."""
    due = due_to(winner, course.led)
    if not due:
        return
    wanted = True
    if len((offer := table.ask(CLAIM, winner, cards=[one.card for one in due])).actions) > 1:
        wanted = yield offer
    settle_claims(table, course, winner, asked=wanted)


def settle_claims(table: Table, course: Course, winner: int, *, asked: bool) -> None:
    """Pay the winner for what was led, or let it go."""
    due = due_to(winner, course.led)
    if not due:
        return
    if not asked:
        note = lapsed(winner, due)
        table.tell("waive", note.say, note.clauses, winner)
        return
    entry = "claims" if table.options.claims == "explicit" else "is-paid"
    told = say(entry, seat=Seat(winner), cards=Cards([one.card for one in due]))
    table.tell("claim", told, "pay.claim ruling.claim-phase", winner)
    till = Till(course.pool, table.last)
    claimed(winner, due, till)
    enter(table, till)


def close(table: Table, course: Course) -> None:
    """The next deal, or after the last one the result (`game.end`)."""
    left = table.options.length - table.number - 1
    if left <= 0:
        till = Till(course.pool)
        till.close(table.options.pots_left == "shared")
        course.pool = till.pool
        enter(table, till)
    table.carried = course.pool
    table.outcome |= {"pots": course.pool.pots, "remises": course.pool.remises}
    table.enter([], debts(table.before, table.totals))
    if left > 0:
        on = say("hands-to-come", hands=left, seat=Seat(table.next_dealer))
        table.tell_next(on, "deal.passes-left game.end")
        return
    winners, note = final(table.totals)
    table.finish(winners, " ".join(note.clauses), note.say)
