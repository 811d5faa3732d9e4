"""Side payments: what an ace or Quinola brings or costs in the moment when it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...ledger import Note
from ...packs import SUIT_NAMES
from ...words import mark
from .cards import ACE_OF_DIAMONDS, ACES, PACK, PLAYERS, QUINOLA, SUIT, Setting, counted, worth
from .options import Options
from .pots import Pool, Till, chips

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
        if not (ACES >> card & 1 or card == QUINOLA):
            continue
        if position == 0:
            led.append(Led(played.leader, card))
            _led(played, card, till, options)
        elif SUIT[card] != SUIT[played.cards[0]]:
            (_quinola_off if card == QUINOLA else _ace_off)(played, position, till, options)
        elif options.forced != "any" and played.apart >> card & 1:
            name = till.names[played.seat(position)]
            say = f"{name} had another {SUIT_NAMES[SUIT[card]][:-1]}, so [[{PACK.codes[card]}]] was"
            till.note(f"{say} not forced: nothing is paid for it.", "ruling.forced-any")
        else:
            (_quinola_forced if card == QUINOLA else _ace_forced)(played, position, till, options)
    return led


# -- aces ----------------------------------------------------------------------------------------


def _ace(card: int, clauses: str) -> str:
    """The clauses of an ace's payment."""
    return f"{clauses} pay.ace-diamonds" if ace_price(card) > 1 else clauses


def _ace_off(played: Played, position: int, till: Till, options: Options) -> None:
    """Thrown on another suit (`pay.ace-offsuit`)."""
    card, winner = played.cards[position], played.seat(played.position)
    why = f": [[{PACK.codes[card]}]] was thrown on another suit, into a trick that "
    clauses = _ace(card, "pay.ace-offsuit pay.immediate")
    seat, own = played.seat(position), f"{till.names[winner]} takes"
    till.pay(winner, seat, ace_price(card), clauses, why + own, card=card)


def _ace_forced(played: Played, position: int, till: Till, options: Options) -> None:
    """Played to the lead of its own suit (`pay.ace-forced`); it takes the trick nevertheless."""
    card = played.cards[position]
    clauses = _ace(card, "pay.ace-forced pay.immediate")
    clauses += f" ruling.forced-winner-irrelevant{_chosen(played, card)}"
    why = f": [[{PACK.codes[card]}]] was played to a {SUIT_NAMES[SUIT[card]][:-1]} lead"
    till.pay(played.seat(position), played.leader, ace_price(card), clauses, why, card=card)


def _chosen(played: Played, card: int) -> str:
    """The ruling that a card counts as forced although its player may have had a choice."""
    return " ruling.forced-any" if played.apart >> card & 1 else ""


# -- Quinola -------------------------------------------------------------------------------------


def _quinola_off(played: Played, position: int, till: Till, options: Options) -> None:
    """Thrown on another suit: 5 from the trick's winner, and the newest pot."""
    seat, winner = played.seat(position), played.seat(played.position)
    why = ": Quinola, [[JH]], was thrown on another suit"
    clauses = "quinola.offsuit-pay quinola.is-jh pay.immediate"
    till.pay(winner, seat, OFFSUIT, clauses, why, card=QUINOLA)
    till.take(seat, "quinola.offsuit-pot pay.immediate")
    after_the_last_pot(till, played.dealer, options)


def after_the_last_pot(till: Till, dealer: int, options: Options) -> None:
    """When the only pot is taken a new one is formed (`quinola.new-pot`)."""
    if till.pool.pots:
        return
    if options.reante == "immediately":
        till.ante(dealer, at_once=True)
    elif not till.last:
        say = "That was the only pot. A new one is formed at the next deal."
        till.note(say, "quinola.new-pot ruling.new-pot-timing")


def _quinola_forced(played: Played, position: int, till: Till, options: Options) -> None:
    """Drawn by a heart lead: 10 and two fives to the leader, and a remise."""
    seat, leader = played.seat(position), played.leader
    clauses = "quinola.forced-leader quinola.is-jh pay.immediate"
    clauses += _chosen(played, QUINOLA)
    till.pay(seat, leader, FORCED, clauses, ": the heart lead drew Quinola, [[JH]]", card=QUINOLA)
    for other in range(PLAYERS):
        if other not in (seat, leader):
            why = f": the heart lead drew Quinola out of {till.names[seat]}’s hand"
            till.pay(
                other, leader, OTHERS, "quinola.forced-others pay.immediate", why, card=QUINOLA
            )
    till.remise(seat, "quinola.forced-remise")


# -- led cards -----------------------------------------------------------------------------------


def _led(played: Played, card: int, till: Till, options: Options) -> None:
    """Nothing is paid at once; Quinola may cost a remise by an option."""
    name = till.names[played.leader]
    if card != QUINOLA:
        due, clauses = f"{chips(ace_price(card))} from {name}", _ace(card, "pay.ace-led")
    else:
        due = f"{chips(FORCED)} from {name} and {OTHERS} from each other player"
        clauses = "quinola.led quinola.is-jh ruling.led-quinola-remise"
    remise = card == QUINOLA and options.led_quinola_remise
    now = "only a remise is paid now" if remise else "nothing is paid now"
    gets = "the winner of the hand may claim"
    if options.claims == "automatic":
        gets = "whoever else wins the hand will get"
    say = f"{name} leads [[{PACK.codes[card]}]]: {now}, but {gets} {due}."
    till.note(say, clauses)
    if remise:
        till.remise(played.leader, "ruling.led-quinola-remise")


def due_to(winner: int, led: Sequence[Led]) -> list[Led]:
    """What the winner of a hand may claim: nothing for cards of one's own (`ruling.claim-phase`)."""
    return [one for one in led if one.seat != winner]


def lapsed(winner: int, due: Sequence[Led], names: Sequence[str]) -> Note:
    """What is not asked for before the next deal (`pay.claim`)."""
    cards = mark(PACK, [one.card for one in due])
    say = f"{names[winner]} does not ask for the payment for {cards}, and it lapses."
    return Note(say, ("pay.claim", "ruling.claim-phase"))


def claimed(winner: int, led: Sequence[Led], till: Till) -> None:
    """The payments for led cards, to the winner of the hand (`pay.claim`)."""
    for seat, card in due_to(winner, led):
        shown = f"[[{PACK.codes[card]}]]"
        if card != QUINOLA:
            clauses = _ace(card, "pay.ace-led pay.claim")
            till.pay(seat, winner, ace_price(card), clauses, f" for having led {shown}", card=card)
            continue
        clauses = "quinola.led pay.claim quinola.is-jh"
        till.pay(seat, winner, FORCED, clauses, f" for having led Quinola, {shown}", card=card)
        for other in range(PLAYERS):
            if other not in (seat, winner):
                why = f", because {till.names[seat]} led Quinola"
                till.pay(other, winner, OTHERS, clauses, why, card=card)


# -- a trick by itself ---------------------------------------------------------------------------


def after(setting: Setting, cards: Sequence[int], winner: int, names: Sequence[str]) -> list[Note]:
    """What a trick brings: side payments, card points, the next lead."""
    notes: list[Note] = []
    if setting.reversis and any(ACES >> card & 1 or card == QUINOLA for card in cards):
        say = "The first nine tricks went to one player, so nothing is paid for aces or Quinola."
        notes.append(Note(say, ("reversis.reversis.no-more-side",)))
    elif len(cards) == PLAYERS:
        till = Till(Pool((0,)), names)
        side_payments(Played(cards, 0, winner, PLAYERS - 1), till, Options())
        notes += [Note(payment.say, payment.clauses) for payment in till.payments]
        notes += [note for note in till.notes if "quinola.new-pot" not in note.clauses]
        notes += _pots(cards, names)
    who, own = names[winner], worth(cards)
    told = f": {counted(cards)}" if own else ""
    say = f"{who} captures {own or 'no'} card {'point' if own == 1 else 'points'}{told}."
    notes.append(Note(say, ("points.values",)))
    return [*notes, Note(f"{who} leads to the next trick.", ("lead.winner",))]


def _pots(cards: Sequence[int], names: Sequence[str]) -> list[Note]:
    """What a Quinola does to the pots, whatever they hold."""
    if QUINOLA not in cards[1:]:
        return []
    name = names[list(cards).index(QUINOLA)]
    if SUIT[cards[0]] == "H":
        say = f"{name} also pays a remise, as large as the newest pot."
        return [Note(say, ("quinola.forced-remise", "remise.first", "remise.later"))]
    return [Note(f"{name} also takes the newest pot.", ("quinola.offsuit-pot",))]
