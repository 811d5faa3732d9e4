"""A hand of Euchre: the deal, making trump, who plays, the tricks, the count."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from ...decisions import Decision
from ...game import Flow
from ...messages import Card, Cards, Seat, Suit, of_seat, say
from ...packs import bits
from ...table import Table
from ..leading import next_to_dealer
from .cards import BENNY, Setting
from .phases import ALONE, CALL, DEFEND, DISCARD, HAND, NAME, ORDER, PASS, STUB, UNDER
from .score import TRICKS, Result, final, lines


class Contract(NamedTuple):
    """Who made which suit trump, who sits out, and whether a lone maker is defended alone."""

    maker: int
    trump: str
    out: tuple[int, ...] = ()
    defended: bool = False


def hand(table: Table) -> Flow:
    """One hand, as its rules tell it."""
    seated(table)
    pack = "deck.24" if table.options.pack == 24 else "deck.other"
    table.deal(HAND, f"deal.five {pack}")
    suit = yield from turn_up(table)
    yield from go_under(table, suit)
    contract = yield from accept(table, suit)
    if contract is None:
        contract = yield from name(table, suit)
    if contract is None:
        table.tell("thrown-in", say("thrown-in"), "make.thrown-in")
        close(table)
        return
    if contract.out and table.options.defend:
        contract = yield from defend(table, contract)
    won = yield from play(table, contract)
    alone = bool(contract.out)
    result = Result(table.sides[contract.maker], won, alone, contract.defended)
    table.enter(lines(result, table.players))
    close(table)


def seated(table: Table) -> None:
    """Who plays with whom, at the start of a game."""
    if table.number:
        return
    kind = {4: "players.four", 3: "players.fewer three.maker", 2: "players.fewer two.play"}
    told = say("seated", players=table.players, goal=table.options.goal)
    table.tell("teams", told, f"{kind[table.players]} game.goal")


# -- the deal ------------------------------------------------------------------------------------


def turn_up(table: Table) -> Generator[Decision, Any, str]:
    """The upcard, and the suit that it offers (`deal.upcard`, `deal.benny`)."""
    upcard = table.stock[0]
    suit = table.pack.suit_of[upcard]
    table.shown = {"upcard": table.pack.codes[upcard]}
    if table.pack.codes[upcard] == BENNY:
        table.tell(
            "upcard", say("benny-up", card=Card(upcard)), "deal.upcard deal.stub", cards=(upcard,)
        )
        suit = yield table.ask(CALL, table.dealer)
        called = say("calls", seat=Seat(table.dealer), suit=Suit(suit))
        table.tell("call", called, "deal.benny", table.dealer)
    else:
        turned = say("upcard", card=Card(upcard), suit=Suit(suit))
        table.tell("upcard", turned, "deal.upcard deal.stub", cards=(upcard,))
    return suit


def go_under(table: Table, suit: str) -> Flow:
    """The first player in turn with a farmer's hand who wants to exchanges it."""
    if table.options.under == "no":
        return
    eldest = table.after(table.dealer)
    for seat in table.around(eldest):
        # Silence must tell nobody what is in a hand: the others see the first word on the upcard.
        offer = table.ask(
            UNDER, seat, guise=first_word(table, eldest, suit), hand=table.hands[seat]
        )
        given = (yield offer) if offer.actions else None
        if given is None:
            continue
        taken = table.stock[1 : 1 + STUB]
        table.hands[seat] &= ~given
        table.stock[1 : 1 + STUB] = bits(given)
        table.hands[seat] |= sum(1 << card for card in taken)
        shows = say("goes-under", seat=Seat(seat), cards=Cards(given))
        table.tell("under", shows, "under.hand under.swap ruling.under-once", seat, bits(given))
        finds = say("finds-under", seat=Seat(seat), cards=Cards(tuple(taken)))
        table.tell("taken", finds, "under.swap", seat, taken, to=(seat,))
        return


# -- making trump --------------------------------------------------------------------------------


def first_word(table: Table, seat: int, suit: str) -> Decision:
    """Whether a seat accepts the suit of the upcard."""
    role = role_of(table, seat)
    return table.ask(ORDER, seat, hand=table.hands[seat], suit=suit, role=role)


def role_of(table: Table, seat: int) -> str:
    """Who a seat is beside the dealer."""
    if seat == table.dealer:
        return "dealer"
    return "partner" if table.sides[seat] == table.sides[table.dealer] else "opponent"


def accept(table: Table, suit: str) -> Generator[Decision, Any, Contract | None]:
    """The first round: the suit of the upcard (`make.order` to `make.turn-down`)."""
    dealer = table.dealer
    for seat in table.around(table.after(dealer)):
        offer = first_word(table, seat, suit)
        said = yield offer
        if said == PASS:
            if seat != dealer:
                table.tell("pass", of_seat("has-passed", seat), "make.order", seat)
            continue
        contract = agreed(table, seat, suit, role_of(table, seat), alone=said == ALONE)
        yield from take_up(table, contract)
        return contract
    down = say("turns-down", seat=Seat(dealer), suit=Suit(suit))
    table.tell("turn-down", down, "make.turn-down", dealer)
    return None


def take_up(table: Table, contract: Contract) -> Flow:
    """The dealer takes the upcard and lays a card away (`make.take-up`, `make.discard`)."""
    dealer, upcard = table.dealer, table.draw_card(table.dealer)
    takes = say("takes-up", seat=Seat(dealer), card=Card(upcard))
    table.tell("take-up", takes, "make.take-up", dealer, (upcard,))
    if dealer in contract.out:
        table.tell("note", of_seat("dealer-out", dealer), "ruling.dealer-out", dealer)
        return
    card = yield table.ask(DISCARD, dealer, hand=table.hands[dealer])
    table.hands[dealer] &= ~(1 << card)
    table.aside.append(card)
    lays = of_seat("lays-away", dealer, card)
    table.tell("discard", lays, "make.discard ruling.discard-any", dealer, (card,), to=(dealer,))


def name(table: Table, down: str) -> Generator[Decision, Any, Contract | None]:
    """The second round: any other suit (`make.name` to `make.stick`)."""
    table.shown = {"turned_down": down}
    for seat in table.around(table.after(table.dealer)):
        last = seat == table.dealer
        said = yield table.ask(NAME, seat, hand=table.hands[seat], down=down, dealer=last)
        if said != PASS:
            suit, how = said
            return agreed(table, seat, suit, "named", alone=how == ALONE)
        table.tell("pass", of_seat("has-passed", seat), "make.name", seat)
    return None


def agreed(table: Table, maker: int, trump: str, how: str, *, alone: bool) -> Contract:
    """What is trump, and who plays for it (`make.makers`, `alone.partner`)."""
    out = (table.after(maker, 2),) if alone else ()
    made = say("makes-trump", how=how, seat=Seat(maker), suit=Suit(trump), alone=alone)
    first = "make.name" if how == "named" else "make.order"
    clauses = f"{first} make.makers"
    if alone:
        forced = how == "partner" and table.options.assist_alone
        clauses += " alone.assist" if forced else " alone.may"
    table.tell("trump", made, clauses, maker)
    table.shown = {"trump": trump, "maker": maker, "out": list(out)}
    for seat in out:
        table.tell("out", of_seat("sits-out", seat), "alone.partner", seat)
    return Contract(maker, trump, out)


def defend(table: Table, contract: Contract) -> Generator[Decision, Any, Contract]:
    """An opponent of a lone maker may play alone as well (`alone.defend`)."""
    trump = contract.trump
    for seat in (table.after(contract.maker), table.after(contract.maker, 3)):
        if (yield table.ask(DEFEND, seat, hand=table.hands[seat], trump=trump)):
            partner = table.after(seat, 2)
            table.tell(
                "defend", of_seat("defends-alone", seat), "alone.defend ruling.defend-order", seat
            )
            table.tell("out", of_seat("sits-out", partner), "alone.partner", partner)
            out = (*contract.out, partner)
            table.shown = {**table.shown, "out": list(out)}
            return contract._replace(out=out, defended=True)
        table.tell("defend", of_seat("defends", seat), "alone.defend", seat)
    return contract


# -- the tricks and the count --------------------------------------------------------------------


def play(table: Table, contract: Contract) -> Generator[Decision, Any, int]:
    """Five tricks without whoever sits out; tells how many the makers have won."""
    setting = Setting(contract.trump, table.options.pack)
    leader = first_leader(table, contract)
    for number in range(TRICKS):
        turns = [seat for seat in table.around(leader) if seat not in contract.out]
        trick = yield from table.trick(leader, setting, seats=turns)
        leader = table.next_leader(trick)
        if number < TRICKS - 1:
            table.tell("leader", of_seat("leads-next", leader), "lead.winner", leader)
    side = table.sides[contract.maker]
    return sum(won for seat, won in enumerate(table.tricks_won) if table.sides[seat] == side)


def first_leader(table: Table, contract: Contract) -> int:
    """Who leads first (`lead.first`, `lead.next-in`, `lead.lone`)."""
    eldest = table.after(table.dealer)
    lone = bool(contract.out) and table.options.lone_lead == "lone"
    first = table.after(contract.maker) if lone else eldest
    leader = next(seat for seat in table.around(first) if seat not in contract.out)
    if leader == eldest and not lone:
        return next_to_dealer(table, "lead.first turn.clockwise")
    told = say("leads-instead", seat=Seat(leader), lone=lone, maker=Seat(contract.maker))
    clauses = "lead.lone" if lone else "lead.next-in"
    table.tell("leader", told, f"{clauses} turn.clockwise", leader)
    return leader


def close(table: Table) -> None:
    """The next deal, or the end of the game."""
    winners, note = final(table.totals, table.options)
    if winners:
        table.finish(winners, " ".join(note.clauses), note.say)
    else:
        table.tell_next(of_seat("next-dealer", table.next_dealer), "deal.next")
