"""A hand of Tyzicha: auction, widow, eight tricks, count."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable
from typing import Any

from ...game import Flow
from ...order import Said
from ...packs import FRENCH_24 as PACK
from ...packs import SUIT_NAMES
from ...table import Action, Decision, Refused, Table
from ...words import mark
from .cards import MARRIAGES, PAIR, SUITS, Setting, marriages, worth
from .score import FORCED, Contract, Options, conceded, counted, settle

HAND, TRICKS = 7, 8
OPENING, STEP, MOST = 110, 10, 400  # nobody can collect more than 120 + 280 points
NO_MARRIAGE = Said("Nobody goes beyond 120 without a marriage in hand.", ("ruling.bid-limit",))
NO_RAISE = Said("A contract of 100 cannot be raised.", ("forced100.no-raise",))


def hand(table: Table) -> Flow:
    table.deal(HAND, "deal.seven deck.24 players.three")
    contract = yield from auction(table)
    yield from exchange(table, contract)
    value = yield from decide(table, contract)
    if not value:
        return settle(table, conceded(contract, table.totals, table.names))
    contract = contract._replace(value=value)
    trump, leader = "none", contract.declarer
    shown: list[list[str]] = [[], [], []]
    table.tell("lead", f"{table.names[leader]} leads.", "lead.declarer", leader)
    for number in range(TRICKS):
        setting, led = yield from lead(table, leader, trump, first=number == 0)
        if setting.marriage != "none":
            shown[leader].append(setting.marriage)
            trump = setting.marriage
        trick = yield from table.trick(leader, setting, led=led)
        leader = trick.winner
    cards = [worth(won) for won in table.won]
    settle(table, counted(contract, cards, shown, table.totals, table.options, table.names))


# -- the auction ---------------------------------------------------------------------------------


def auction(table: Table) -> Generator[Decision, Any, Contract]:
    """110, then ten more each time, until two have passed (`bid.first` … `bid.end`)."""
    bidders = [table.after(table.dealer, step) for step in (2, 0, 1)]  # right, dealer, left
    bid, turn = 0, 0
    while len(bidders) > 1:
        seat = bidders[turn]
        said = yield bids(seat, table.hands[seat], bid, table.options)
        if said:
            clauses = "bid.raise-ten" if bid else "bid.open-110 bid.first"
            table.tell("bid", f"{table.names[seat]} bids {said}.", clauses, seat)
            bid, turn = said, turn + 1
        else:
            table.tell("pass", f"{table.names[seat]} passes and is out.", "bid.pass-out", seat)
            bidders.remove(seat)
        turn %= len(bidders)
    (declarer,) = bidders
    clauses = "bid.end"
    if not bid:
        bid = yield Decision(declarer, "bid", forced_bids())
        clauses = "bid.forced bid.forced-choice"
    if declarer == table.dealer:
        clauses += " ruling.dealer-can-be-declarer"
    table.tell("declarer", f"{table.names[declarer]} plays for {bid}.", clauses, declarer)
    table.shown = {"declarer": declarer, "contract": bid, "trump": "none"}
    return Contract(declarer, bid)


def bids(seat: int, held: int, bid: int, options: Options) -> Decision:
    """Ten more, or a pass (`bid.raise-ten`, `bid.pass-out`)."""
    price = bid + STEP if bid else OPENING
    clauses = ("bid.raise-ten",) if bid else ("bid.open-110", "bid.first", "ruling.order")
    best = max((MARRIAGES[suit] for suit in marriages(held)), default=0)
    keen = 4 if price <= 50 + best else 0.1
    offer = Action(f"bid {price}", f"Bid {price}", clauses, price, keen)
    leave = Action("pass", "Pass", ("bid.pass-out",), 0)
    if limited(price, held, options):
        return Decision(seat, "bid", [leave], [Refused(offer.code, NO_MARRIAGE)])
    return Decision(seat, "bid", [offer, leave])


def forced_bids() -> list[Action]:
    """What a player may choose whom two passes force to play (`bid.forced`)."""
    ids = ("bid.forced-choice", "bid.forced")
    return [Action(f"bid {bid}", f"Play for {bid}", ids, bid) for bid in (OPENING, FORCED)]


def limited(price: int, held: int, options: Options) -> bool:
    """Whether `ruling.bid-limit` forbids a bid or a raise."""
    return options.bid_limit != "none" and price > 120 and not marriages(held)


# -- the widow -----------------------------------------------------------------------------------


def exchange(table: Table, contract: Contract) -> Flow:
    """The declarer takes the widow and gives a card to each opponent (`widow.show`)."""
    declarer, name = contract.declarer, table.names[contract.declarer]
    widow, table.stock = table.stock, []
    cards = mark(PACK, widow)
    if contract.forced:
        say = f"{name} takes the widow without showing it."
        table.tell("widow-hidden", say, "forced100.hidden", declarer)
        say = f"Only {name} sees it: {cards}."
        table.tell("widow", say, "forced100.hidden", declarer, widow, to=(declarer,))
    else:
        say = f"{name} shows the widow, {cards}, and takes it."
        table.tell("widow", say, "widow.show", declarer, widow)
        table.shown = {**table.shown, "widow": [PACK.codes[card] for card in widow]}
    table.hands[declarer] |= sum(1 << card for card in widow)
    for step in (1, 2):
        yield from give(table, contract, table.after(declarer, step))


def give(table: Table, contract: Contract, receiver: int) -> Flow:
    """One card to one opponent, face up unless the contract is 100 (`widow.give`)."""
    declarer, hands = contract.declarer, table.hands
    name, other = table.names[declarer], table.names[receiver]
    ids = ("widow.give", "forced100.hidden") if contract.forced else ("widow.give",)
    kept = sum(PAIR[suit] for suit in marriages(hands[declarer])) | PACK.rank("A")
    gift = yield Decision(
        declarer,
        "give",
        [
            Action(
                f"give {card.code} to {receiver}",
                f"Give [[{card.code}]] to {other}",
                ids,
                card.index,
                0.1 if kept >> card.index & 1 else 1,
            )
            for card in PACK.of(hands[declarer])
        ],
    )
    hands[declarer] &= ~(1 << gift)
    hands[receiver] |= 1 << gift
    say, to = f"{name} gives {mark(PACK, [gift])} to {other}.", None
    if contract.forced:
        table.tell("gift-hidden", f"{name} gives {other} a card face down.", ids, declarer)
        say, to = f"Only {name} and {other} know it: {mark(PACK, [gift])}.", (declarer, receiver)
    table.tell("gift", say, ids, declarer, (gift,), to)


class Decide(Decision):
    """Beside the raises that make sense, any higher one may be written (`ruling.raise-once`).

    `above` is what such a raise must go beyond.
    """

    __slots__ = ("above",)

    def __init__(
        self, seat: int, actions: Iterable[Action], refused: Iterable[Refused], above: int
    ) -> None:
        super().__init__(seat, "decide", actions, refused)
        self.above = above

    def value(self, code: str) -> Any:
        word, _, price = code.partition(" ")
        free = word == "raise" and not self.refused and re.fullmatch("[1-9][0-9]{1,5}0", price)
        return int(price) if free and int(price) > self.above else super().value(code)


def decide(table: Table, contract: Contract) -> Generator[Decision, Any, int]:
    """The value to play for, raised once or not, or 0 to concede (`ruling.raise-once`)."""
    declarer, value = contract
    name, held = table.names[declarer], table.hands[declarer]
    sure = sum(MARRIAGES[suit] for suit in marriages(held))
    once = ("widow.raise", "ruling.raise-once")
    give_up: tuple[str, ...] = ("widow.concede", "ruling.concede-contract")
    raises, refused = [], []
    if contract.forced:
        give_up += ("forced100.concede",)
        refused.append(Refused(f"raise {OPENING}", NO_RAISE))
    for price in () if contract.forced else range(value + STEP, MOST + STEP, STEP):
        if limited(price, held, table.options):
            refused.append(Refused(f"raise {price}", NO_MARRIAGE))
        else:
            sense = 1 if price < sure + 40 else 0.05
            raises.append(Action(f"raise {price}", f"Raise to {price}", once, price, sense))
    play = Action("play", f"Play for {value}", once[1:], value, 40)
    concede = Action("concede", "Concede", give_up, 0, 2)
    chosen: int = yield Decide(declarer, [play, *raises, concede], refused, above=value)
    if not chosen:
        table.tell("concede", f"{name} concedes the hand.", give_up, declarer)
    elif chosen > value:
        table.tell("raise", f"{name} raises the contract to {chosen}.", once, declarer)
        table.shown = {**table.shown, "contract": chosen}
    return chosen


# -- the lead ------------------------------------------------------------------------------------


def lead(
    table: Table, leader: int, trump: str, *, first: bool
) -> Generator[Decision, Any, tuple[Setting, int | None]]:
    """A card at once, or a marriage first; then the trick asks for one of its two cards."""
    held = marriages(table.hands[leader])
    name, setting = table.names[leader], Setting(trump)
    if held and first and not table.options.first_trick_marriage:
        say = f"{name} may not show a marriage with the very first lead."
        table.tell("no-marriage", say, "ruling.first-trick-marriage", leader, to=(leader,))
        held = []
    if not held:
        return setting, None
    ids = ["marriage.reveal", "ruling.one-marriage-per-lead"]
    ids += ["ruling.first-trick-marriage"] * first
    shows = [
        Action(
            f"reveal {SUIT_NAMES[suit]}",
            f"Show [[K{suit}]] and [[Q{suit}]]: {SUIT_NAMES[suit]} become trump",
            tuple(ids),
            suit,
            30,
        )
        for suit in held
    ]
    chosen = yield table.turn(leader, setting, shows)
    if chosen not in SUITS:
        return setting, chosen
    pair = PACK.mask(f"K{chosen} Q{chosen}")
    told = ["marriage.reveal", "marriage.trump", "score.marriage-values"]
    told += ["marriage.repeat"] * (trump != "none")
    say = f"{name} shows {mark(PACK, pair)}, worth {MARRIAGES[chosen]}: "
    say += f"{SUIT_NAMES[chosen]} are trump now."
    table.tell("marriage", say, tuple(told), leader, [c.index for c in PACK.of(pair)])
    table.shown = {**table.shown, "trump": chosen}
    return Setting(trump, chosen), None
