"""A hand of Écarté: the upcard, the exchange, the king of trumps, five tricks."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ...decisions import Decision, Play
from ...game import Flow
from ...ledger import Line
from ...messages import Card, Cards, Seat, Suit, of_seat, say
from ...table import Table, Trick
from .cards import PACK, Setting
from .phases import (
    ANSWER,
    DISCARD,
    HAND,
    KING,
    LEAD,
    LIMITED,
    PLAY,
    PLAYING,
    PROPOSE,
    PROPOSING,
    REFUSING,
    SHOW,
)
from .score import (
    EXCHANGED,
    KINGS,
    MAJORITY,
    PLAYED,
    REFUSED,
    STOPPED,
    TRICKS,
    UNPLAYED,
    decided,
    king_of,
    king_shown,
    king_turned,
    vulnerable,
)
from .score import played as counted


def hand(table: Table) -> Flow:
    dealer, other = table.dealer, table.after(table.dealer)
    table.deal(HAND, "deal.five deck.32 players.two")
    trump = turn_up(table, dealer)
    if table.winners:
        return
    how = yield from exchange(table, other, dealer)
    at_risk, note = vulnerable(how, dealer)
    table.tell("vulnerable", note.say, note.clauses, at_risk)
    table.shown = {**table.shown, "vulnerable": at_risk}
    table.tell("leader", of_seat("leader", other), "lead.nondealer", other)
    if table.options.king_show == "before-first-lead":
        yield from dealer_may_show(table, dealer, trump)
    leader = other
    for number in range(TRICKS):
        if table.winners:
            return
        trick = yield from (
            table.trick(leader, Setting(trump)) if number else first_trick(table, other, trump)
        )
        if trick is None:
            return
        leader, winner = table.next_leader(trick), trick.winner
        won = table.tricks_won
        if won[winner] == MAJORITY and sum(won) < TRICKS:
            playing_out = of_seat("three-won", winner)
            table.tell("note", playing_out, "ruling.play-out score.all-five")
    table.enter(*counted(table.tricks_won, at_risk, table.options))
    close(table)


def turn_up(table: Table, dealer: int) -> str:
    """The upcard, which is set aside (`deal.upcard-trump`, `deal.king-upcard`)."""
    upcard = table.stock.pop(0)
    table.aside.append(upcard)
    trump = PACK.suit_of[upcard]
    table.shown = {"trump": trump, "upcard": PACK.codes[upcard], "stock": len(table.stock)}
    turned = say("upcard", card=Card(upcard), suit=Suit(trump))
    table.tell("upcard", turned, "deal.upcard-trump exchange.upcard-never", cards=(upcard,))
    if KINGS >> upcard & 1:
        point(table, king_turned(upcard, dealer))
    return trump


# -- the exchange --------------------------------------------------------------------------------


def exchange(table: Table, other: int, dealer: int) -> Generator[Decision, Any, str]:
    """Proposals, until somebody has enough or the stock is empty. Tells how it ended."""
    who, rival, rounds = Seat(other), Seat(dealer), 0
    while True:
        if not (yield table.ask(PROPOSE, other, again=rounds > 0)):
            table.tell("start", of_seat("plays", other), PLAYING[rounds > 0], other)
            return EXCHANGED if rounds else PLAYED
        table.tell("propose", of_seat("proposes", other), PROPOSING[rounds > 0], other)
        if not (yield table.ask(ANSWER, dealer, again=rounds > 0)):
            table.tell("refuse", of_seat("refuses", dealer), REFUSING[rounds > 0], dealer)
            return EXCHANGED if rounds else REFUSED
        table.tell("accept", of_seat("accepts", dealer), "exchange.dealer-veto", dealer)
        short(table, other)
        rounds += 1
        changed = yield from change(table, other, "exchange.nondealer-draws", rounds)
        if table.stock:
            changed += yield from change(table, dealer, "exchange.dealer-draws", rounds)
        else:
            skipped = say("dealer-skipped", seat=who, dealer=rival)
            table.tell("skipped", skipped, "ruling.dealer-skipped exchange.short-stock", dealer)
        if not table.stock:
            table.tell("empty", say("stock-empty"), "exchange.stock-empty")
            return EXCHANGED
        if not changed:
            table.tell("unchanged", say("nothing-changed"), "ruling.zero-zero")
            return EXCHANGED


def short(table: Table, other: int) -> None:
    """With fewer than ten cards left the non-dealer still comes first (`exchange.short-stock`)."""
    left = len(table.stock)
    if left < 2 * HAND:
        first = say("stock-short", cards=left, seat=Seat(other))
        table.tell("short", first, "exchange.short-stock")


def change(table: Table, seat: int, clause: str, rounds: int) -> Generator[Decision, Any, int]:
    """Cards go out one by one, then as many come in (`ruling.discard-limit`)."""
    who, most = Seat(seat), min(HAND, len(table.stock))
    limited = LIMITED * (most < HAND)
    laid: list[int] = []
    while True:
        offer = table.ask(
            DISCARD,
            seat,
            hand=table.hands[seat],
            trump=table.shown["trump"],
            stock=len(table.stock),
            laid=len(laid),
            dealer=seat == table.dealer,
        )
        out = (yield offer) if len(offer.actions) > 1 else None
        if out is None:
            break
        laid.append(out)
        table.hands[seat] &= ~(1 << out)
        table.aside.append(out)
    if not laid:
        ids = (clause, "exchange.zero-allowed", *(["vulnerable.avoid"] * (rounds == 1)))
        table.tell("change", of_seat("lays-nothing-aside", seat), ids, seat)
        return 0
    lays = "lays-aside-all-left" if len(laid) == most < HAND else "lays-aside"
    table.tell("change", say(lays, seat=who, cards=len(laid)), (clause, *limited), seat)
    seen = say("laid-aside", seat=who, cards=Cards(tuple(laid)))
    table.tell("discard", seen, "ruling.discards-dead", seat, laid, to=(seat,))
    for _ in laid:
        table.draw(seat)
    table.shown = {**table.shown, "stock": len(table.stock)}
    return len(laid)


# -- the king of trumps --------------------------------------------------------------------------


def dealer_may_show(table: Table, dealer: int, trump: str) -> Flow:
    """The dealer decides before the non-dealer leads (`king.show`, `ruling.king-window`).

    The non-dealer sees nothing of a dealer who keeps silent, and so cannot tell where the king is.
    """
    lead = table.turn(1 - dealer, Setting(trump))
    offer = table.ask(KING, dealer, guise=lead, hand=table.hands[dealer], trump=trump)
    if not offer.actions:
        return
    if (yield offer) == SHOW:
        point(table, king_shown(trump, dealer))
        return
    kept = say("does-not-show", seat=Seat(dealer), card=king_of(trump))
    table.tell("keep", kept, "ruling.king-optional", dealer, to=(dealer,))


def first_trick(table: Table, other: int, trump: str) -> Generator[Decision, Any, Trick | None]:
    """The first trick; whoever may still show the king does so before playing a card."""
    setting = Setting(trump)
    for seat in (other, 1 - other):
        offer = first_card(table, seat, setting)
        card = yield offer
        if card == SHOW:
            point(table, king_shown(trump, seat))
            if table.winners:
                return None
            card = yield first_card(table, seat, setting, shown=True)
        elif offer.extra:
            kept = say("has-not-shown", seat=Seat(seat), card=king_of(trump))
            table.tell("keep", kept, "ruling.king-optional", seat, to=(seat,))
        table.play(seat, card, setting)
    return table.take(setting)


def first_card(table: Table, seat: int, setting: Setting, *, shown: bool = False) -> Play:
    """A seat's turn in the first trick."""
    held, lying = table.hands[seat], list(table.lying)
    if lying:
        offer = table.ask(PLAY, seat, setting, hand=held, trick=lying, shown=shown)
    else:
        offer = table.ask(LEAD, seat, setting, hand=held, shown=shown)
    assert isinstance(offer, Play)
    return offer


# -- the score -----------------------------------------------------------------------------------


def point(table: Table, line: Line) -> None:
    """A point for a king; as the fifth it ends the game at once (`game.stop-before-play`).

    If the king is shown to the first lead, play has begun (`game.five`).
    """
    table.enter([line])
    winner, note = decided(table.totals, table.dealer)
    if winner is not None:
        table.tell("note", note.say, note.clauses)
        over = STOPPED if table.playing else UNPLAYED
        table.finish((winner,), " ".join(over.clauses), over.say)


def close(table: Table) -> None:
    """The end of the game, or the next deal."""
    winner, note = decided(table.totals, table.dealer)
    if winner is None:
        table.tell_next(note.say, note.clauses)
    else:
        table.finish((winner,), " ".join(note.clauses), note.say)
