"""A round of Reds: deal and turn-up, bids, exchange, five tricks, count."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from itertools import combinations
from typing import Any

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, OneOf, Phase
from ...game import Flow
from ...messages import Cards, Row, Seat, Suit, of_seat, say
from ...order import Said
from ...packs import bits
from ...parts import hand as hand_part
from ...parts import number
from ...sets import union
from ...table import Table
from ..leading import next_to_dealer
from .cards import BLACK, PACK, SUIT, Setting, neutral
from .score import HAND, SCHEDULE, Exchange, counted, ended, exchange_of

MOST_ROUNDS = 1000  # rounds that break a tie go on


def hand(table: Table) -> Flow:
    begin(table)
    table.deal(HAND, "deal.five players.range deck.39")
    setting = turn_up(table)
    bids = yield from bidding(table)
    yield from exchange(table, exchange_of(table.number + 1, table.options))
    leader = next_to_dealer(table, "lead.first turn.clockwise")
    for _ in range(HAND):
        trick = yield from table.trick(leader, setting)
        leader = table.next_leader(trick)
        table.shown = {**table.shown, "tricks": table.tricks_won}
    settle(table, table.number + 1, bids, table.tricks_won)


def begin(table: Table) -> None:
    """Who deals, and what this round is."""
    options, number = table.options, table.number + 1
    rounds = len(SCHEDULE[options.length])
    table.shown = {"round": number, "rounds": rounds, "tricks": table.tricks_won}
    if number == 1:
        dealer = of_seat("cut-for-deal", table.dealer)
        table.tell("dealer", dealer, "dealer.first ruling.cut-for-deal", table.dealer)
        if options.partnership:
            teams = say("teams", sides=Row.sides(dict.fromkeys(table.sides)))
            three = ("ruling.three-teams",) * (table.players == 6)
            table.tell("teams", teams, ("var.partners", "ruling.no-talk", *three))
    plan = exchange_of(number, options)
    which = "pass.schedule" if plan.cards else "pass.none"
    told = say("tie-break")
    short: tuple[str, ...] = ()
    if number <= rounds:
        told = say("round", number=number, rounds=rounds, passed=plan.cards, way=plan.way)
        short = ("game.short",) * (options.length == "short")
    table.tell("round", told, ("round.order", which, "round.five-tricks", *short))


# -- the turn-up ---------------------------------------------------------------------------------


def turn_up(table: Table) -> Setting:
    """Turn cards from the pack until one is black (`anti.turnup`)."""
    turned: list[int] = []
    anti = "none"
    while table.stock and anti == "none":
        card = table.stock.pop(0)
        turned.append(card)
        anti = SUIT[card] if SUIT[card] in BLACK else "none"
    table.aside.extend(turned)
    told = say("turned-red", cards=Cards(turned))
    clauses = "anti.none anti.none-six ruling.no-anti-trump"
    if anti != "none":
        other = Suit(neutral(anti))
        told = say("turned-black", cards=Cards(turned), anti=Suit(anti), neutral=other)
        clauses = "anti.turnup anti.neutral trump.diamonds"
    dead = "turnup.dead ruling.turned-cards ruling.anti-known"
    table.tell("turnup", told, f"{clauses} {dead}", cards=turned)
    codes = [PACK.codes[card] for card in turned]
    table.shown = {**table.shown, "anti": anti, "turned": codes}
    return Setting(anti)


# -- bids ----------------------------------------------------------------------------------------


def bidding(table: Table) -> Generator[Decision, Any, list[int]]:
    """Everybody bids once: aloud with the dealer last (`bid.order`), or on paper, all at once."""
    hidden = table.options.bids == "hidden"
    how = HIDDEN if hidden else PUBLIC
    bids: dict[int, int] = {}
    told: list[int | None] = [None] * table.players
    for seat in table.around(table.after(table.dealer)):
        bids[seat] = yield table.ask(BID, seat)
        named = say("writes" if hidden else "bids", seat=Seat(seat), bid=bids[seat])
        table.tell("bid", named, how, seat, to=(seat,) if hidden else None)
        if not hidden:
            told[seat] = bids[seat]
            table.shown = {**table.shown, "bids": list(told)}
    if hidden:
        table.tell("bids", say("bids-written"), how)
    else:
        total = say("bids-total", total=sum(bids.values()), tricks=HAND)
        table.tell("bids", total, "bid.free ruling.bid-total")
    return [bids[seat] for seat in range(table.players)]


PUBLIC, HIDDEN = "bid.public", "var.hidden ruling.hidden-when"


def bidding_choice(moment: Moment) -> Decision:
    """Nil to five (`bid.range`). Random players bid near their share of the tricks."""
    return moment.choice(possible_bids(moment.players, moment.options.bids == "hidden"))


@cache
def possible_bids(players: int, hidden: bool) -> tuple[Action, ...]:
    how = HIDDEN if hidden else f"bid.order {PUBLIC}"
    free = ("bid.free", "ruling.bid-total")
    clauses = ("bid.range", "bid.before-exchange", *free, *how.split())
    share = HAND / players
    return tuple(
        Action(f"bid {bid}", say("bid", bid=bid), clauses, bid, 1 / (1 + (bid - share) ** 2))
        for bid in range(HAND + 1)
    )


BID = Phase(
    "bid",
    (),
    bidding_choice,
    (Code("bid <number>", otherwise=say("bid-once"), clauses="bid.range bid.order"),),
)


# -- the exchange --------------------------------------------------------------------------------


class Pass(OneOf):
    """Some cards to pass on; it does not matter in which order they are named."""

    __slots__ = ()

    def value(self, code: str) -> Any:
        named = sorted(code.split())
        same = (action.code for action in self.actions if sorted(action.code.split()) == named)
        return super().value(next(same, code))


def exchange(table: Table, plan: Exchange) -> Flow:
    """All choose before anybody receives (`pass.simultaneous`)."""
    if not plan.cards:
        table.tell("pass", say("no-pass"), "pass.none")
        return
    table.shown = {**table.shown, "pass": {"cards": plan.cards, "to": plan.way}}
    chosen: dict[int, int] = {}
    where = _neighbour(table.players)
    for seat in table.around(table.after(table.dealer)):
        held = table.hands[seat]
        chosen[seat] = yield table.ask(PASS, seat, hand=held, round=table.number + 1)
    for seat, cards in chosen.items():
        table.hands[seat] &= ~cards
    for seat, cards in sorted(chosen.items()):
        receiver = table.after(seat, plan.step)
        table.hands[receiver] |= cards
        both = {"seat": Seat(seat), "receiver": Seat(receiver)}
        told = say("passes", **both, passed=plan.cards, way=plan.way)
        table.tell("pass", told, f"pass.schedule pass.exact {where}", seat)
        told, to = say("passed", **both, cards=Cards(cards)), (seat, receiver)
        table.tell("passed", told, "pass.simultaneous", seat, bits(cards), to)


def _neighbour(players: int) -> str:
    """The clause that says who sits on the left or right."""
    return "ruling.left-neighbour" if players > 2 else "pass.two-players"


def passes(moment: Moment) -> Decision:
    """Every choice of so many cards from the dealt hand (`pass.exact`, `ruling.pass-at-once`)."""
    plan, where = exchange_of(moment["round"], moment.options), _neighbour(moment.players)
    if not plan.cards:
        none = Said(say("no-pass"), ("pass.none", "pass.schedule"))
        return moment.choice((), [Refused(PASSING, none)])
    receiver = Seat((moment.seat + plan.step) % moment.players)
    clauses = ("pass.schedule", "pass.exact", "pass.simultaneous", "ruling.pass-at-once", where)

    def passing(cards: tuple[int, ...]) -> Action:
        code = " ".join(["pass", *(PACK.codes[card] for card in cards)])
        told = say("pass", cards=Cards(cards), receiver=receiver)
        return Action(code, told, clauses, union(cards))

    each = combinations(bits(moment["hand"]), plan.cards)
    return Pass(moment.seat, moment.phase.name, each, passing)


PASSING = "pass <cards>"
PASS = Phase(
    "pass",
    (hand_part(HAND), number("round", 1, MOST_ROUNDS)),
    passes,
    (
        Code(
            PASSING,
            otherwise=say("pass-exactly"),
            clauses="pass.exact pass.schedule ruling.pass-at-once",
        ),
    ),
)


# -- the count -----------------------------------------------------------------------------------


def settle(table: Table, number: int, bids: list[int], won: list[int]) -> None:
    """Write the score of the round, and end the match if it was the last one."""
    options = table.options
    if options.bids == "hidden":
        each = Row.of(say("has-bid", seat=Seat(seat), bid=bid) for seat, bid in enumerate(bids))
        table.tell("bids", say("bids-shown", each=each), "var.hidden")
        table.shown = {**table.shown, "bids": list(bids)}
    table.enter(counted(bids, won, options))
    winners, note = ended(table.totals, number, options)
    if winners:
        table.finish(winners, " ".join(note.clauses), note.say)
    else:
        table.tell_next(note.say, note.clauses)
