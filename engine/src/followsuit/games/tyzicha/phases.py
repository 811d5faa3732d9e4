"""What a player of Tyzicha may choose: bids, gifts, the contract, a marriage with the lead."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase
from ...errors import Fault
from ...messages import Card, Cards, Seat, Suit, say
from ...order import Said
from ...packs import FRENCH_24 as PACK
from ...packs import SUIT_NAMES, bits
from ...parts import Part, flag, hand, number
from .cards import MARRIAGES, PAIR, marriages
from .score import ALL_POINTS, FORCED, Options

HAND, TRICKS = 7, 8
OPENING, STEP = 110, 10
MOST = ALL_POINTS + sum(MARRIAGES.values())  # nobody can collect more than 400
HIGHEST = 10**6
BIDDING, RAISING, SHOWING = "bid <number>", "raise <number>", "reveal <suit>"
NO_MARRIAGE = Said(say("limit-without-marriage"), ("ruling.bid-limit",))
NO_RAISE = Said(say("hundred-fixed"), ("forced100.no-raise",))


# -- the auction ---------------------------------------------------------------------------------


def bids(moment: Moment) -> Decision:
    """Ten more, or a pass (`bid.raise-ten`, `bid.pass-out`)."""
    held, bid = moment["hand"], moment["bid"]
    if moment["forced"]:
        return moment.choice(forced_bids())
    price = bid + STEP if bid else OPENING
    worth = [MARRIAGES[suit] for suit in marriages(held)]
    offer = bid_of(price, sense=any(price <= 50 + points for points in worth))
    if beyond_limit(price, held, moment.options):
        return moment.choice((TO_PASS,), [Refused(offer.code, NO_MARRIAGE)])
    return moment.choice((offer, TO_PASS))


@cache
def bid_of(price: int, *, sense: bool) -> Action:
    """The next bid; random play hardly bids where there is no sense in it."""
    opens = ("bid.open-110", "bid.first", "ruling.order")
    clauses = opens if price == OPENING else ("bid.raise-ten",)
    return Action(f"bid {price}", say("bid", bid=price), clauses, price, 4 if sense else 0.1)


TO_PASS = Action("pass", say("to-pass"), ("bid.pass-out",), 0)


def forced_bids() -> list[Action]:
    """What a player may choose whom two passes force to play (`bid.forced`)."""
    ids = ("bid.forced-choice", "bid.forced")
    return [Action(f"bid {bid}", say("play-for", value=bid), ids, bid) for bid in (OPENING, FORCED)]


def beyond_limit(price: int, held: int, options: Options) -> bool:
    """Whether a bid or raise needs a marriage that this hand has not (`ruling.bid-limit`)."""
    return price > ALL_POINTS and options.bid_limit != "none" and not marriages(held)


def check_bid(moment: Moment) -> list[Fault]:
    """Bids begin at 110 and come in tens; who is forced has heard none."""
    bid, where = moment["bid"], "position.bid"
    if bid and moment["forced"]:
        return [Fault(say("nobody-forced"), where)]
    if bid and (bid < OPENING or bid % STEP):
        return [Fault(say("bid-in-tens", least=OPENING), where)]
    return []


BID = Phase(
    "bid",
    (hand(HAND), number("bid", 0, HIGHEST, 0), flag("forced")),
    bids,
    (
        Code(
            BIDDING,
            otherwise=say("bid-exactly"),
            clauses="bid.open-110 bid.raise-ten bid.forced-choice",
        ),
        Code("pass", otherwise=say("forced"), clauses="bid.forced"),
    ),
    check=check_bid,
)


# -- the widow -----------------------------------------------------------------------------------


def gifts(moment: Moment) -> Decision:
    """One card to one opponent, face up unless the contract is 100 (`widow.give`)."""
    receiver, hidden = moment["receiver"], moment["contract"] == FORCED
    kept = sum([PAIR[suit] for suit in marriages(moment["hand"])]) | PACK.rank("A")
    return moment.choice(
        [gift(card, receiver, hidden, kept >> card & 1) for card in bits(moment["hand"])]
    )


@cache
def gift(card: int, receiver: int, hidden: bool, kept: int) -> Action:
    """A card to an opponent; random play keeps aces and marriages."""
    ids = ("widow.give", "forced100.hidden") if hidden else ("widow.give",)
    gives = say("give", card=Card(card), receiver=Seat(receiver))
    code = f"give {PACK.codes[card]} to {receiver}"
    return Action(code, gives, ids, card, 0.1 if kept else 1)


def check_gift(moment: Moment) -> list[Fault]:
    """Nobody gives a card to himself."""
    own = moment["receiver"] == moment.seat
    return check_contract(moment) + [Fault(say("to-opponent"), "position.receiver")] * own


def check_contract(moment: Moment) -> list[Fault]:
    """A contract is 100, or 110 and more in tens."""
    if moment["contract"] % STEP:
        return [Fault(say("contract-in-tens", least=FORCED), "position.contract")]
    return []


_CONTRACT = number("contract", FORCED, HIGHEST)

GIVE = Phase(
    "give",
    (hand(HAND + 3), Part("receiver", "seat"), _CONTRACT),
    gifts,
    (Code("give <card> to <seat>", otherwise=say("one-each"), clauses="widow.give"),),
    check=check_gift,
)


class Decide(Decision):
    """Beside the raises that make sense, any higher one may be written (`ruling.raise-once`).

    `above` is what such a raise must go beyond, None if there is no such raise.
    """

    __slots__ = ("above",)

    def __init__(
        self,
        moment: Moment,
        actions: Iterable[Action],
        refused: Iterable[Refused],
        above: int | None,
    ) -> None:
        super().__init__(moment.seat, moment.phase.name, actions, refused)
        self.above = above

    def value(self, code: str) -> Any:
        word, _, price = code.partition(" ")
        free = word == "raise" and re.fullmatch("[1-9][0-9]{1,5}0", price)
        if free and self.above is not None and int(price) > self.above:
            return int(price)
        return super().value(code)


RAISED = ("widow.raise", "ruling.raise-once")


def conceding(forced: bool) -> tuple[str, ...]:
    """The clauses behind giving a contract up."""
    extra = ("forced100.concede",) if forced else ()
    return ("widow.concede", "ruling.concede-contract", *extra)


def contracts(moment: Moment) -> Decision:
    """Play, raise once, or concede (`ruling.raise-once`)."""
    value, held = moment["contract"], moment["hand"]
    if moment["raised"]:
        once = Said(say("raised-once"), ("ruling.raise-once",))
        return moment.choice((), [Refused(RAISING, once)])
    sure = sum(MARRIAGES[suit] for suit in marriages(held))
    raises, refused = [], []
    if value == FORCED:
        refused.append(Refused(RAISING, NO_RAISE))
    else:
        for price in range(value + STEP, MOST + STEP, STEP):
            if beyond_limit(price, held, moment.options):
                refused.append(Refused(f"raise {price}", NO_MARRIAGE))
            else:
                raises.append(raise_to(price, sense=price < sure + 40))
    play = Action("play", say("play-for", value=value), RAISED[1:], value, 40)
    concede = Action("concede", say("concede"), conceding(value == FORCED), 0, 2)
    above = None if refused else value
    return Decide(moment, [play, *raises, concede], refused, above)


@cache
def raise_to(price: int, *, sense: bool) -> Action:
    """A higher contract (`widow.raise`); random play hardly raises where there is no sense in it."""
    return Action(
        f"raise {price}", say("raise-to", value=price), RAISED, price, 1 if sense else 0.05
    )


DECIDE = Phase(
    "decide",
    (hand(TRICKS), _CONTRACT, flag("raised")),
    contracts,
    (
        Code("play"),
        Code(RAISING, otherwise=say("raise-in-tens"), clauses="widow.raise ruling.raise-once"),
        Code("concede"),
    ),
    check=check_contract,
    turns="raised",
)


# -- the lead ------------------------------------------------------------------------------------


def leads(moment: Moment) -> Decision:
    """A card at once, or a marriage first, one for a lead (`ruling.one-marriage-per-lead`)."""
    shows = [show(suit, moment["first"]) for suit in marriages(moment["hand"])]
    why = None
    if moment.setting.marriage != "none":
        why = Said(say("one-marriage"), SHOWN)
    elif moment["first"] and not moment.options.first_trick_marriage:
        why = Said(say("first-lead-plain"), ("ruling.first-trick-marriage",))
    if why:
        return moment.turn((), [Refused(show.code, why) for show in shows])
    return moment.turn(shows)


SHOWN = ("marriage.reveal", "ruling.one-marriage-per-lead")


@cache
def show(suit: str, first: bool) -> Action:
    """A marriage shown before the lead, in the `first` trick or later (`marriage.reveal`)."""
    ids = (*SHOWN, "ruling.first-trick-marriage") if first else SHOWN
    shows = say("show-marriage", cards=Cards(PAIR[suit]), suit=Suit(suit))
    return Action(f"reveal {SUIT_NAMES[suit]}", shows, ids, suit, 30)


LEAD = Phase(
    "lead",
    (hand(TRICKS), flag("first")),
    leads,
    (
        Code("<card>"),
        Code(
            SHOWING,
            otherwise=say("marriage-in-hand"),
            clauses="marriage.reveal ruling.one-marriage-per-lead",
        ),
    ),
    setting=True,
)
