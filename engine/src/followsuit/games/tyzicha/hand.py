"""A hand of Tyzicha: auction, widow, eight tricks, count."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ...decisions import Decision
from ...game import Flow
from ...messages import Card, Cards, Seat, Suit, of_seat, say
from ...packs import FRENCH_24 as PACK
from ...sets import union
from ...table import Table
from .cards import MARRIAGES, PAIR, SUITS, Setting, marriages, worth
from .phases import BID, DECIDE, GIVE, HAND, LEAD, RAISED, TRICKS, conceding
from .score import Contract, conceded, counted, settle


def hand(table: Table) -> Flow:
    table.deal(HAND, "deal.seven deck.24 players.three")
    contract = yield from auction(table)
    yield from exchange(table, contract)
    value = yield from decide(table, contract)
    if not value:
        return settle(table, conceded(contract, table.totals))
    contract = contract._replace(value=value)
    trump, leader = "none", contract.declarer
    shown: list[list[str]] = [[], [], []]
    table.tell("lead", of_seat("declarer-leads", leader), "lead.declarer", leader)
    for number in range(TRICKS):
        setting, led = yield from lead(table, leader, trump, first=number == 0)
        if setting.marriage != "none":
            shown[leader].append(setting.marriage)
            trump = setting.marriage
        trick = yield from table.trick(leader, setting, led=led)
        leader = table.next_leader(trick)
    cards = [worth(won) for won in table.won]
    settle(table, counted(contract, cards, shown, table.totals, table.options))


# -- the auction ---------------------------------------------------------------------------------


def auction(table: Table) -> Generator[Decision, Any, Contract]:
    """110, then ten more each time, until two have passed (`bid.first` … `bid.end`)."""
    bidders = [table.after(table.dealer, step) for step in (2, 0, 1)]  # right, dealer, left
    bid, turn = 0, 0
    while len(bidders) > 1:
        seat = bidders[turn]
        said = yield table.ask(BID, seat, hand=table.hands[seat], bid=bid)
        if said:
            clauses = "bid.raise-ten" if bid else "bid.open-110 bid.first"
            table.tell("bid", say("bids", seat=Seat(seat), bid=said), clauses, seat)
            bid, turn = said, turn + 1
        else:
            table.tell("pass", of_seat("passes", seat), "bid.pass-out", seat)
            bidders.remove(seat)
        turn %= len(bidders)
    (declarer,) = bidders
    clauses = "bid.end"
    if not bid:
        bid = yield table.ask(BID, declarer, hand=table.hands[declarer], forced=True)
        clauses = "bid.forced bid.forced-choice"
    if declarer == table.dealer:
        clauses += " ruling.dealer-can-be-declarer"
    plays = say("declarer", seat=Seat(declarer), bid=bid)
    table.tell("declarer", plays, clauses, declarer)
    table.shown = {"declarer": declarer, "contract": bid, "trump": "none"}
    return Contract(declarer, bid)


# -- the widow -----------------------------------------------------------------------------------


def exchange(table: Table, contract: Contract) -> Flow:
    """The declarer takes the widow and gives a card to each opponent (`widow.show`)."""
    declarer, who = contract.declarer, Seat(contract.declarer)
    widow, table.stock = table.stock, []
    if contract.forced:
        table.tell("widow-hidden", of_seat("takes-unseen", declarer), "forced100.hidden", declarer)
        sees = say("sees-widow", seat=who, cards=Cards(widow))
        table.tell("widow", sees, "forced100.hidden", declarer, widow, to=(declarer,))
    else:
        shows = say("shows-widow", seat=who, cards=Cards(widow))
        table.tell("widow", shows, "widow.show", declarer, widow)
        table.shown = {**table.shown, "widow": [PACK.codes[card] for card in widow]}
    table.hands[declarer] |= union(widow)
    for step in (1, 2):
        yield from give(table, contract, table.after(declarer, step))


def give(table: Table, contract: Contract, receiver: int) -> Flow:
    """One card to one opponent, face up unless the contract is 100 (`widow.give`)."""
    declarer, hands = contract.declarer, table.hands
    both = {"seat": Seat(declarer), "receiver": Seat(receiver)}
    ids = ("widow.give", "forced100.hidden") if contract.forced else ("widow.give",)
    gift = yield table.ask(
        GIVE, declarer, hand=hands[declarer], receiver=receiver, contract=contract.value
    )
    hands[declarer] &= ~(1 << gift)
    hands[receiver] |= 1 << gift
    if not contract.forced:
        gives = say("gives", card=Card(gift), **both)
        table.tell("gift", gives, ids, declarer, (gift,))
        return
    table.tell("gift-hidden", say("gives-unseen", **both), ids, declarer)
    known = say("know-gift", card=Card(gift), **both)
    table.tell("gift", known, ids, declarer, (gift,), to=(declarer, receiver))


def decide(table: Table, contract: Contract) -> Generator[Decision, Any, int]:
    """The value to play for, raised once or not, or 0 to concede (`ruling.raise-once`)."""
    declarer, value = contract
    who, give_up = Seat(declarer), conceding(contract.forced)
    offer = table.ask(DECIDE, declarer, hand=table.hands[declarer], contract=value)
    chosen: int = yield offer
    if not chosen:
        table.tell("concede", of_seat("concedes", declarer), give_up, declarer)
    elif chosen > value:
        table.tell("raise", say("raises", seat=who, value=chosen), RAISED, declarer)
        table.shown = {**table.shown, "contract": chosen}
    return chosen


# -- the lead ------------------------------------------------------------------------------------


def lead(
    table: Table, leader: int, trump: str, *, first: bool
) -> Generator[Decision, Any, tuple[Setting, int | None]]:
    """A card at once, or a marriage first; then the trick asks for one of its two cards."""
    hand, who, setting = table.hands[leader], Seat(leader), Setting(trump)
    if marriages(hand) and first and not table.options.first_trick_marriage:
        none = say("no-marriage-yet", seat=who)
        table.tell("no-marriage", none, "ruling.first-trick-marriage", leader, to=(leader,))
    chosen = yield table.ask(LEAD, leader, setting, hand=hand, first=first)
    if chosen not in SUITS:
        return setting, chosen
    told = ["marriage.reveal", "marriage.trump", "score.marriage-values"]
    told += ["marriage.repeat"] * (trump != "none")
    pair, worth = Cards(PAIR[chosen]), MARRIAGES[chosen]
    shows = say("shows-marriage", seat=who, cards=pair, worth=worth, suit=Suit(chosen))
    table.tell("marriage", shows, tuple(told), leader, pair.indexes)
    table.shown = {**table.shown, "trump": chosen}
    return Setting(trump, chosen), None
