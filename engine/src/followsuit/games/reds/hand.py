"""A round of Reds: deal and turn-up, bids, exchange, five tricks, count."""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations
from typing import Any

from ...game import Flow
from ...order import Said
from ...packs import SUIT_NAMES, bits
from ...phases import Code, Moment, Phase, number
from ...phases import hand as hand_part
from ...table import Action, Decision, Refused, Table
from ...words import count, join, mark
from .cards import BLACK, PACK, SUIT, Setting, neutral
from .score import HAND, SCHEDULE, Exchange, counted, ended, exchange_of

MOST_ROUNDS = 1000  # rounds that break a tie go on


def hand(table: Table) -> Flow:
    begin(table, table.number + 1)
    table.deal(HAND, "deal.five players.range deck.39")
    setting = turn_up(table)
    bids = yield from bidding(table)
    yield from exchange(table, exchange_of(table.number + 1, table.options))
    leader = table.after(table.dealer)
    say = f"{table.names[leader]} sits on the dealer’s left and leads."
    table.tell("leader", say, "lead.first turn.clockwise", leader)
    for _ in range(HAND):
        trick = yield from table.trick(leader, setting)
        leader = trick.winner
        table.shown = {**table.shown, "tricks": table.tricks_won}
    settle(table, table.number + 1, bids, table.tricks_won)


def begin(table: Table, number: int) -> None:
    """Who deals, and what this round is."""
    dealer, options = table.names[table.dealer], table.options
    rounds = len(SCHEDULE[options.length])
    table.shown = {"round": number, "rounds": rounds, "tricks": table.tricks_won}
    if number == 1:
        say = f"{dealer} deals first. At the table, the highest card cut decides who does."
        table.tell("dealer", say, "dealer.first ruling.cut-for-deal", table.dealer)
        if options.partnership:
            teams = " against ".join(table.side_names)
            three = " ruling.three-teams" if table.players == 6 else ""
            say = f"Partners sit opposite: {teams}. They do not talk about their cards."
            table.tell("teams", say, f"var.partners ruling.no-talk{three}")
    name = f"Round {number} of {rounds}" if number <= rounds else "A round to break the tie"
    plan = exchange_of(number, options)
    swap = f"{count(plan.cards, 'card')} to the {plan.way}" if plan.cards else "no exchange"
    say = f"{name}: first the bids, then {swap}, then five tricks."
    which = "pass.schedule" if plan.cards else "pass.none"
    short = " game.short" if options.length == "short" and number <= rounds else ""
    table.tell("round", say, f"round.order {which} round.five-tricks{short}")


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
    shown, are = mark(PACK, turned), "is" if len(turned) == 1 else "are"
    dead = "turnup.dead ruling.turned-cards ruling.anti-known"
    if anti == "none":
        say = f"{shown} {are} turned up, and no black card is left: there is no anti-trump."
        clauses = f"anti.none anti.none-six ruling.no-anti-trump {dead}"
    else:
        other = SUIT_NAMES[neutral(anti)]
        say = f"{shown} {are} turned up: {SUIT_NAMES[anti]} are anti-trump, {other} neutral."
        clauses = f"anti.turnup anti.neutral trump.diamonds {dead}"
    table.tell("turnup", say, clauses, cards=turned)
    codes = [PACK.codes[card] for card in turned]
    table.shown = {**table.shown, "anti": anti, "turned": codes}
    return Setting(anti)


# -- bids ----------------------------------------------------------------------------------------


def bidding(table: Table) -> Generator[Decision, Any, list[int]]:
    """Everybody bids once: aloud with the dealer last (`bid.order`), or on paper, all at once."""
    hidden = table.options.bids == "hidden"
    how = HIDDEN if hidden else PUBLIC
    bids: list[int] = [0] * table.players
    told: list[int | None] = [None] * table.players
    for seat in table.around(table.after(table.dealer)):
        bids[seat] = yield table.ask(BID, seat)
        verb = "writes down" if hidden else "bids"
        say = f"{table.names[seat]} {verb} {bids[seat] or 'nil'}."
        table.tell("bid", say, how, seat, to=(seat,) if hidden else None)
        if not hidden:
            told[seat] = bids[seat]
            table.shown = {**table.shown, "bids": list(told)}
    if hidden:
        table.tell("bids", "Everybody has written a bid.", how)
        return bids
    total = sum(bids)
    say = f"The bids add up to {total}, and there are {HAND} tricks. Any sum is allowed."
    table.tell("bids", say, "bid.free ruling.bid-total")
    return bids


PUBLIC, HIDDEN = "bid.public", "var.hidden ruling.hidden-when"


def bidding_choice(moment: Moment) -> Decision:
    """Nil to five (`bid.range`). Random players bid near their share of the tricks."""
    how = HIDDEN if moment.options.bids == "hidden" else f"bid.order {PUBLIC}"
    free = ("bid.free", "ruling.bid-total")
    clauses = ("bid.range", "bid.before-exchange", *free, *how.split())
    share = HAND / moment.players
    return moment.choice(
        Action(f"bid {bid}", f"Bid {bid or 'nil'}", clauses, bid, 1 / (1 + (bid - share) ** 2))
        for bid in range(HAND + 1)
    )


BID = Phase(
    "bid",
    "Bidding",
    (),
    bidding_choice,
    (
        Code(
            "bid <number>",
            "bid so many tricks, 0 for nil",
            "A bid is a number of tricks from 0 to 5, and everybody bids once.",
            "bid.range bid.order",
        ),
    ),
)


# -- the exchange --------------------------------------------------------------------------------


class Pass(Decision):
    """Some cards to pass on; it does not matter in which order they are named."""

    __slots__ = ()

    def value(self, code: str) -> Any:
        named = sorted(code.split())
        same = (action.code for action in self.actions if sorted(action.code.split()) == named)
        return super().value(next(same, code))


def exchange(table: Table, plan: Exchange) -> Flow:
    """All choose before anybody receives (`pass.simultaneous`)."""
    if not plan.cards:
        table.tell("pass", "No cards are passed in this round.", "pass.none")
        return
    table.shown = {**table.shown, "pass": {"cards": plan.cards, "to": plan.way}}
    chosen = [0] * table.players
    where = _neighbour(table.players)
    for seat in table.around(table.after(table.dealer)):
        held = table.hands[seat]
        chosen[seat] = yield table.ask(PASS, seat, hand=held, round=table.number + 1)
    for seat, cards in enumerate(chosen):
        table.hands[seat] &= ~cards
    for seat, cards in enumerate(chosen):
        receiver = table.after(seat, plan.step)
        table.hands[receiver] |= cards
        name, to = table.names[seat], table.names[receiver]
        say = f"{name} passes {count(plan.cards, 'card')} to {to}, on the {plan.way}."
        table.tell("pass", say, f"pass.schedule pass.exact {where}", seat)
        say = f"{name} has given {to} {mark(PACK, cards)}."
        table.tell("passed", say, "pass.simultaneous", seat, bits(cards), to=(seat, receiver))


def _neighbour(players: int) -> str:
    """The clause that says who sits on the left or right."""
    return "ruling.left-neighbour" if players > 2 else "pass.two-players"


def passes(moment: Moment) -> Decision:
    """Every choice of so many cards from the dealt hand (`pass.exact`, `ruling.pass-at-once`)."""
    plan, where = exchange_of(moment["round"], moment.options), _neighbour(moment.players)
    if not plan.cards:
        say = "No cards are passed in this round."
        return moment.choice((), [Refused(PASSING, Said(say, ("pass.none", "pass.schedule")))])
    to = moment.names[(moment.seat + plan.step) % moment.players]
    clauses = ("pass.schedule", "pass.exact", "pass.simultaneous", "ruling.pass-at-once", where)
    return Pass(
        moment.seat,
        moment.phase.name,
        [
            Action(
                " ".join(["pass", *(PACK.codes[card] for card in cards)]),
                f"Pass {mark(PACK, cards)} to {to}",
                clauses,
                sum(1 << card for card in cards),
            )
            for cards in combinations(bits(moment["hand"]), plan.cards)
        ],
    )


PASSING = "pass <cards>"
PASS = Phase(
    "pass",
    "Passing cards on",
    (hand_part(HAND), number("round", "Round", 1, MOST_ROUNDS)),
    passes,
    (
        Code(
            PASSING,
            "pass these cards on, in any order",
            "You pass exactly as many cards as the round says, all at once, from the hand you were dealt.",
            "pass.exact pass.schedule ruling.pass-at-once",
        ),
    ),
)


# -- the count -----------------------------------------------------------------------------------


def settle(table: Table, number: int, bids: list[int], won: list[int]) -> None:
    """Write the score of the round, and end the match if it was the last one."""
    options = table.options
    if options.bids == "hidden":
        said = [f"{name} {bid or 'nil'}" for name, bid in zip(table.names, bids, strict=True)]
        table.tell("bids", f"The bids are shown: {join(said)}.", "var.hidden")
        table.shown = {**table.shown, "bids": list(bids)}
    table.enter(counted(bids, won, table.names, options))
    winners, note = ended(table.totals, number, table.side_names, options)
    if winners:
        table.finish(winners, " ".join(note.clauses), note.say)
    else:
        table.tell_next(note.say, note.clauses)
