"""A round of Shed, from the deal to the last card or to an empty take."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase
from ...decktet import SUITS
from ...errors import Fault
from ...fields import as_in, choice, with_choices
from ...game import Flow
from ...ledger import Note
from ...messages import Card, Seat, Side, of_seat, reseated, say
from ...order import Said
from ...parts import Part
from ...table import Table, Trick
from . import tokens
from .cards import SINGLES, TEAMS, TWO, Setting, check_modes, is_dual, pack_of
from .sums import next_lead


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game; two players always play the two-player game."""

    mode: str = as_in(Setting, "mode")
    deck: str = as_in(Setting, "deck")
    start: str = choice("one_of_each", "random", by="tokens.random-start")
    kingmaker: str = choice("shared", "supply", by="ruling.kingmaker-default")
    shed_optional: bool = choice(False, True, by="ruling.shed-compulsory")


def mode_of(players: int, options: Options) -> str:
    """The rules that so many players use (`players.range`)."""
    return TWO if players == 2 else options.mode


def sides(players: int, options: Options) -> tuple[int, ...]:
    """The side of each seat: partners sit opposite (`part.seats`)."""
    return (0, 1, 0, 1) if options.mode == TEAMS else tuple(range(players))


def check_options(players: int, options: Options) -> list[Fault]:
    return check_modes(players, options.mode, options.deck)


# -- the deal ------------------------------------------------------------------------------------

_BASIC_ONLY = ("deck.two-part-basic", "ruling.extended-singles-only")
ASIDE = {36: {3: 3, 4: 4, 5: 1}, 40: {3: 4, 4: 4, 5: 5}, 44: {3: 2, 4: 4, 5: 4}}


class Deal(NamedTuple):
    """How many cards go where, and the clauses that say so."""

    hand: int
    aside: int
    pile: int
    clauses: tuple[str, ...]

    def tricks(self, players: int, mode: str) -> int:
        """How many tricks a round has: every card is played but those set aside."""
        return (players * self.hand + self.pile) // (players * each(mode))


def deal_for(players: int, options: Options) -> Deal:
    """The deal of a game (`deal.hand`, `deal.remainder`, `deal.drawpile`)."""
    cards = len(pack_of(options).cards)
    mode = mode_of(players, options)
    if mode == TEAMS:
        hand, aside, clauses = 8, 4, ["part.deal", *_BASIC_ONLY]
    elif mode == TWO:
        hand, aside, clauses = 10, 4, ["two.deal", *_BASIC_ONLY]
    else:
        hand = 8 if (players, cards) == (5, 44) else 7
        aside, clauses = ASIDE[cards][players], ["deal.hand", "deal.remainder"]
        clauses.append("deck.basic" if options.deck == "basic" else "deck.extended")
        if options.deck == "courts":
            clauses.append("ruling.courts-only")
    pile = cards - players * hand - aside
    if pile:
        clauses.append("deal.drawpile")
    return Deal(hand, aside, pile, tuple(clauses))


def deal(table: Table, plan: Deal) -> None:
    """Deal, and leave the draw pile in the stock; what lies under it is set aside."""
    table.deal(plan.hand, " ".join(plan.clauses))
    table.stock, table.aside = table.stock[: plan.pile], table.stock[plan.pile :]
    table.tell("aside", say("aside", aside=plan.aside, pile=plan.pile), plan.clauses)


_NEXT_ROUND = "round.dealer round.reshuffle round.takes-kept ruling.no-round-limit"


def start(table: Table, mode: str) -> tokens.Takes:
    """The takes with which a round begins: those of the last one, or new ones."""
    takes: tokens.Takes = table.carried or first_takes(table)
    tell_start(table, mode)
    return takes


def tell_start(table: Table, mode: str) -> None:
    """Who deals, and at the start of a game which tokens there are."""
    dealer = Seat(table.dealer)
    if table.number:
        table.tell("round", say("new-round", seat=dealer), _NEXT_ROUND)
        return
    table.tell("start", say("first-dealer", seat=dealer), "ruling.first-dealer players.range")
    extra = {TEAMS: ("part.pool",), TWO: ("two.tokens",)}.get(mode, ())
    if table.options.start == "random":
        clauses = ("tokens.random-start", *extra)
        if mode != SINGLES:
            clauses += ("ruling.random-start-takes",)
        table.tell("start", say("tokens-drawn"), clauses)
    else:
        clauses = ("tokens.start", "tokens.supply", "ruling.token-set", "tokens.conserved", *extra)
        table.tell("start", say("tokens-even"), clauses)


def first_takes(table: Table) -> tokens.Takes:
    """One token of every suit each, or six out of the bag (`tokens.random-start`)."""
    number = max(table.sides) + 1
    if table.options.start != "random":
        return (SUITS,) * number
    bag = table.chance.shuffled("tokens", list(SUITS) * number)
    return tuple(
        tuple(sorted(bag[side * tokens.FULL : (side + 1) * tokens.FULL], key=SUITS.index))
        for side in range(number)
    )


# -- a round -------------------------------------------------------------------------------------


def hand(table: Table) -> Flow:
    mode = mode_of(table.players, table.options)
    plan = deal_for(table.players, table.options)
    takes = start(table, mode)
    deal(table, plan)
    show(table, takes, plan)
    setting = Setting(mode, table.options.deck)
    leader = table.after(table.dealer)
    order = {TEAMS: "part.seats", TWO: "two.alternate"}.get(mode, "turn.clockwise")
    table.tell("lead", of_seat("leader", leader), f"lead.first {order}", leader)
    for _ in range(plan.tricks(table.players, mode)):
        trick = yield from play_trick(table, leader, setting)
        leader = table.next_leader(trick)
        table.shown.pop("announced", None)
        if mode == TEAMS:
            tell_decider(table, trick)
        takes = yield from tokens_move(table, takes, trick, mode)
        show(table, takes, plan)
        table.carried = takes
        if table.winners:
            return
        draw(table, trick.winner, mode)
        table.shown["pile"] = len(table.stock)
        tell_next(table, leader, mode)


def naming(moment: Moment) -> Decision:
    """The type that a led card of two types stands for (`lead.announce`)."""
    led = pack_of(moment.options).cards[moment["card"]]
    if not is_dual(moment.options.deck, led.index):
        single = Said(say("nothing-to-name", card=Card(led.index)), ("lead.announce", "types.dual"))
        return moment.choice((), [Refused(NAMING, single)])
    return moment.choice(
        Action(f"announce {kind}", say("lead-as", type=say(kind)), ("lead.announce",), kind)
        for kind in led.types
    )


NAMING = "announce <type>"
ANNOUNCE = Phase(
    "announce",
    (Part("card", "card"),),
    naming,
    (Code(NAMING, otherwise=say("name-of-two"), clauses="lead.announce types.dual"),),
)


def each(mode: str) -> int:
    """How many cards everybody plays to a trick."""
    return 2 if mode == TWO else 1


@cache
def turns(players: int, mode: str, leader: int) -> tuple[int, ...]:
    """One card each, clockwise; two players play two each, in turn (`two.alternate`)."""
    return tuple((leader + step) % players for step in range(players)) * each(mode)


def play_trick(table: Table, leader: int, setting: Setting) -> Generator[Decision, Any, Trick]:
    """A trick, in which a leader of a card of two types names one (`lead.announce`)."""
    seats = turns(table.players, setting.mode, leader)

    def announce(seat: int, card: int, setting: Setting) -> Generator[Decision, Any, Setting]:
        if not is_dual(setting.deck, card):
            return setting
        named: str = yield table.ask(ANNOUNCE, seat, card=card)
        names = say("names-type", seat=Seat(seat), type=say(named))
        table.tell("announce", names, "lead.announce types.dual", seat, (card,))
        table.shown["announced"] = named
        return setting._replace(announced=named)

    trick = yield from table.trick(leader, setting, seats=seats, announce=announce)
    return trick


def tell_decider(table: Table, trick: Trick) -> None:
    """Which partner is asked about the token (`ruling.team-decider`)."""
    assert trick.position is not None
    said = next_lead(trick.setting, trick.cards, trick.position, "decides")
    told = reseated(said.say, trick.seats)
    table.tell("decider", told, ("ruling.team-decider", *said.clauses), trick.winner)


_LEADS = {SINGLES: "lead.winner", TEAMS: "part.next-lead", TWO: "two.lead"}


def tell_next(table: Table, leader: int, mode: str) -> None:
    """Who leads next, if a trick follows. The finished one is out of play (`trick.discard`)."""
    if table.hands[leader]:
        clauses = f"{_LEADS[mode]} trick.discard"
        table.tell("lead", of_seat("leads-on", leader), clauses, leader)
    else:
        table.tell("discard", say("last-put-aside"), "trick.discard")


def step_of(moment: Moment) -> tokens.TokenStep:
    """What may follow a trick that the seat of a moment has won."""
    takes = tokens.ordered(moment["takes"])
    return _step(takes, moment.seat, moment["lead"], moment.players, moment.options)


@lru_cache  # a trick asks twice: what may be chosen, and what is told of it
def _step(
    takes: tokens.Takes, seat: int, lead: int, players: int, options: Options
) -> tokens.TokenStep:
    led, mode = pack_of(options).cards[lead], mode_of(players, options)
    return tokens.token_step(takes, sides(players, options)[seat], led, options, mode)


def token_choice(moment: Moment) -> Decision:
    """One token moves, or nobody may choose the winner (`token.lead-suits`, `kingmaker.when`)."""
    step, mode = step_of(moment), mode_of(moment.players, moment.options)
    if step.shared:
        return moment.choice((), [Refused(TAKING, Said(step.note.say, step.note.clauses))])
    decider = ("ruling.team-decider",) if mode == TEAMS else ()
    return moment.one_of(
        step.moves, lambda move: Action(move.code, move.label, (*move.clauses, *decider), move)
    )


TAKING = "take <suit> from <side>"
TOKEN = Phase(
    "token",
    (Part("takes", "choice_lists", choices=SUITS), Part("lead", "card")),
    token_choice,
    (
        Code("shed <suit>", otherwise=say("shed-own"), clauses="token.lead-suits token.shed"),
        Code(TAKING, otherwise=say("take-lacking"), clauses="penalty.when penalty.steal"),
        Code(
            "take <suit> from supply",
            otherwise=say("supply-last"),
            clauses="penalty.supply penalty.when",
        ),
        Code(
            "keep",
            otherwise=say("shed-compulsory"),
            clauses="token.mandatory ruling.shed-compulsory",
        ),
    ),
    check=lambda moment: tokens.faults(
        tokens.ordered(moment["takes"]), moment.options.start, "position.takes"
    ),
)


def tokens_move(
    table: Table, takes: tokens.Takes, trick: Trick, mode: str
) -> Generator[Decision, Any, tokens.Takes]:
    """One token moves, or a kingmaker case ends the game."""
    offer = table.ask(TOKEN, trick.winner, takes=takes, lead=trick.cards[0])
    assert offer.moment is not None
    tell_step(table, step_of(offer.moment), trick.winner)
    if table.winners:
        return takes
    move: tokens.Move = yield offer
    return make(table, takes, move, trick.winner, mode)


def tell_step(table: Table, step: tokens.TokenStep, winner: int) -> None:
    """What the winner of a trick may do with tokens, or that the game ends with it (`kingmaker.shared`)."""
    if step.shared:
        table.finish(step.shared, " ".join(step.note.clauses), step.note.say)
    else:
        table.tell("token", step.note.say, step.note.clauses, winner)


def make(
    table: Table, takes: tokens.Takes, move: tokens.Move, winner: int, mode: str
) -> tokens.Takes:
    """Do what the winner of a trick has chosen; an empty take ends the game (`end.immediate`)."""
    takes = tokens.moved(takes, move)
    table.enter(tokens.lines(move), [])
    if not move.suit:
        keeps = say("keeps", side=Side(table.sides[winner]))
        table.tell("keep", keeps, move.clauses, winner)
    done = tokens.emptied(takes)
    if done is not None:
        note: Note = tokens.ending(move, done, mode)
        table.finish((done,), " ".join(note.clauses), note.say)
    return takes


def draw(table: Table, winner: int, mode: str) -> None:
    """Everybody draws a card, the winner first, while the pile lasts (`ruling.draw-one`)."""
    if not table.stock:
        return
    clauses = ["draw.order", "ruling.draw-one", "ruling.draw-after-tokens"]
    clauses += ["two.draw"] * (mode == TWO)
    table.tell("draw", of_seat("all-draw", winner), tuple(clauses))
    for seat in table.around(winner):
        table.draw(seat)
    if not table.stock:
        table.tell("draw", say("pile-used-up"), "draw.exhausted")


def show(table: Table, takes: tokens.Takes, plan: Deal) -> None:
    """What lies open on the table."""
    table.shown.update(tokens.shown(takes), pile=len(table.stock), aside=plan.aside)
