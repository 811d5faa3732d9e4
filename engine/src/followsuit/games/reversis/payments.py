"""Side payments: what an ace or Quinola brings or costs in the moment when it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...ledger import Note
from ...messages import Card, Cards, Seat, Suit, of_seat, say
from .cards import (
    ACE_OF_DIAMONDS,
    LAST,
    PLAYERS,
    QUINOLA,
    SPECIAL,
    SUIT,
    Setting,
    counted,
    worth,
)
from .options import Options
from .pots import FULL_ANTE, Pool, Till

OFFSUIT, FORCED, OTHERS = 5, 10, 5


class Led(NamedTuple):
    """An ace or Quinola that was led, and by whom: to be claimed later, if at all."""

    seat: int
    card: int


class Played(NamedTuple):
    """A trick as the payments see it.

    `apart` are the cards that were, for all we may know, chosen out of several of the suit.
    """

    cards: Sequence[int]
    leader: int
    position: int
    dealer: int
    apart: int = 0

    def seat(self, position: int) -> int:
        return (self.leader + position) % PLAYERS


def ace_price(card: int) -> int:
    """What an ace is worth in every payment (`pay.ace-diamonds`)."""
    return 2 if ACE_OF_DIAMONDS >> card & 1 else 1


def side_payments(played: Played, till: Till, options: Options) -> list[Led]:
    """All that a trick's aces and Quinola bring or cost at once; returns what may be claimed."""
    led = []
    for position, card in enumerate(played.cards):
        if not SPECIAL >> card & 1:
            continue
        if position == 0:
            led.append(Led(played.leader, card))
            _led(played, card, till, options)
        elif SUIT[card] != SUIT[played.cards[0]]:
            (_quinola_off if card == QUINOLA else _ace_off)(played, position, till, options)
        elif options.forced != "any" and played.apart >> card & 1:
            who, suit = Seat(played.seat(position)), Suit(SUIT[card])
            till.note(say("not-forced", seat=who, suit=suit, card=Card(card)), "ruling.forced-any")
        else:
            (_quinola_forced if card == QUINOLA else _ace_forced)(played, position, till, options)
    return led


# -- aces ----------------------------------------------------------------------------------------


def _ace(card: int, *clauses: str) -> str:
    """The clauses of an ace's payment."""
    return " ".join((*clauses, *["pay.ace-diamonds"] * (ace_price(card) > 1)))


def _ace_off(played: Played, position: int, till: Till, options: Options) -> None:
    """Thrown on another suit (`pay.ace-offsuit`)."""
    card, winner = played.cards[position], played.seat(played.position)
    clauses = _ace(card, "pay.ace-offsuit", "pay.immediate")
    pays = say("pays-ace-thrown", card=Card(card))
    till.pay(winner, played.seat(position), ace_price(card), clauses, pays, card=card)


def _ace_forced(played: Played, position: int, till: Till, options: Options) -> None:
    """Played to the lead of its own suit (`pay.ace-forced`); it takes the trick nevertheless."""
    card = played.cards[position]
    rulings = ("ruling.forced-winner-irrelevant", *_chosen(played, card))
    clauses = " ".join((_ace(card, "pay.ace-forced", "pay.immediate"), *rulings))
    pays = say("pays-ace-forced", card=Card(card), suit=Suit(SUIT[card]))
    till.pay(played.seat(position), played.leader, ace_price(card), clauses, pays, card=card)


def _chosen(played: Played, card: int) -> tuple[str, ...]:
    """The ruling that a card counts as forced although its player may have had a choice."""
    return ("ruling.forced-any",) * (played.apart >> card & 1)


# -- Quinola -------------------------------------------------------------------------------------


def _quinola_off(played: Played, position: int, till: Till, options: Options) -> None:
    """Thrown on another suit: 5 from the trick's winner, and the newest pot."""
    seat, winner = played.seat(position), played.seat(played.position)
    clauses = "quinola.offsuit-pay quinola.is-jh pay.immediate"
    pays = say("pays-quinola-thrown", card=Card(QUINOLA))
    till.pay(winner, seat, OFFSUIT, clauses, pays, card=QUINOLA)
    till.take(seat, "quinola.offsuit-pot pay.immediate")
    after_the_last_pot(till, played.dealer, options)


def after_the_last_pot(till: Till, dealer: int, options: Options) -> None:
    """When the only pot is taken a new one is formed (`quinola.new-pot`)."""
    if till.pool.pots:
        return
    if options.reante == "immediately":
        till.ante(dealer, at_once=True)
    elif not till.last:
        till.note(say("only-pot-taken"), "quinola.new-pot ruling.new-pot-timing")


def _quinola_forced(played: Played, position: int, till: Till, options: Options) -> None:
    """Drawn by a heart lead: 10 and two fives to the leader, and a remise."""
    seat, leader = played.seat(position), played.leader
    ids = ("quinola.forced-leader", "quinola.is-jh", "pay.immediate", *_chosen(played, QUINOLA))
    pays = say("pays-quinola-drawn", card=Card(QUINOLA))
    till.pay(seat, leader, FORCED, " ".join(ids), pays, card=QUINOLA)
    clauses, pays = "quinola.forced-others pay.immediate", of_seat("pays-drawn-beside", seat)
    for other in range(PLAYERS):
        if other not in (seat, leader):
            till.pay(other, leader, OTHERS, clauses, pays, card=QUINOLA)
    till.remise(seat, "quinola.forced-remise")


# -- led cards -----------------------------------------------------------------------------------


def _led(played: Played, card: int, till: Till, options: Options) -> None:
    """Nothing is paid at once; Quinola may cost a remise by an option."""
    leads = {"seat": Seat(played.leader), "card": Card(card), "claims": options.claims}
    if card != QUINOLA:
        told = say("leads-ace", chips=ace_price(card), **leads)
        till.note(told, _ace(card, "pay.ace-led"))
        return
    remise = options.led_quinola_remise
    told = say("leads-quinola", chips=FORCED, others=OTHERS, remise=remise, **leads)
    till.note(told, "quinola.led quinola.is-jh ruling.led-quinola-remise")
    if remise:
        till.remise(played.leader, "ruling.led-quinola-remise")


def due_to(winner: int, led: Sequence[Led]) -> list[Led]:
    """What the winner of a hand may claim: nothing for cards of one's own (`ruling.claim-phase`)."""
    return [one for one in led if one.seat != winner]


def lapsed(winner: int, due: Sequence[Led]) -> Note:
    """What is not asked for before the next deal (`pay.claim`)."""
    cards = Cards([one.card for one in due])
    return Note(say("lapses", seat=Seat(winner), cards=cards), ("pay.claim", "ruling.claim-phase"))


def claimed(winner: int, led: Sequence[Led], till: Till) -> None:
    """The payments for led cards, to the winner of the hand (`pay.claim`)."""
    for seat, card in due_to(winner, led):
        if card != QUINOLA:
            clauses, pays = _ace(card, "pay.ace-led", "pay.claim"), say("pays-ace-led")
            till.pay(seat, winner, ace_price(card), clauses, pays.but(card=Card(card)), card=card)
            continue
        clauses, pays = "quinola.led pay.claim quinola.is-jh", say("pays-quinola-led")
        till.pay(seat, winner, FORCED, clauses, pays.but(card=Card(card)), card=card)
        pays = of_seat("pays-led-beside", seat)
        for other in range(PLAYERS):
            if other not in (seat, winner):
                till.pay(other, winner, OTHERS, clauses, pays, card=card)


# -- a trick by itself ---------------------------------------------------------------------------


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """What a trick brings: side payments, card points, the next lead."""
    notes: list[Note] = []
    if setting.reversis and any(SPECIAL >> card & 1 for card in cards):
        notes.append(Note(say("nothing-paid-now"), ("reversis.reversis.no-more-side",)))
    elif len(cards) == PLAYERS:
        till = Till(Pool((FULL_ANTE,)))
        side_payments(Played(cards, 0, winner, LAST), till, Options())
        notes += [Note(payment.say, payment.clauses) for payment in till.payments]
        notes += [note for note in till.notes if "quinola.new-pot" not in note.clauses]
        notes += _pots(cards)
    who = Seat(winner)
    captures = say("captures", seat=who, points=worth(cards), each=counted(cards))
    leads = Note(say("leads-next", seat=who), ("lead.winner",), leads=True)
    return [*notes, Note(captures, ("points.values",)), leads]


def _pots(cards: Sequence[int]) -> list[Note]:
    """What a Quinola does to the pots, whatever they hold."""
    if QUINOLA not in cards[1:]:
        return []
    who = Seat(list(cards).index(QUINOLA))
    if SUIT[cards[0]] == "H":
        clauses = ("quinola.forced-remise", "remise.first", "remise.later")
        return [Note(say("pays-remise-too", seat=who), clauses)]
    return [Note(say("takes-pot-too", seat=who), ("quinola.offsuit-pot",))]
