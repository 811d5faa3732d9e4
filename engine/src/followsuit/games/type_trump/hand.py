"""A round of Type Trump: deal, trumps, declarations, all the tricks, count."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from typing import Any

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase
from ...decktet import SUITS, TYPES
from ...game import Flow
from ...ledger import Line
from ...messages import Cards, Message, Row, Seat, Side, Suit, of_seat, say
from ...order import Said
from ...packs import bits
from ...parts import hand as hand_part
from ...parts import number
from ...table import Table
from ..leading import next_to_dealer
from .cards import DUAL, PACK, TRUMPS, Setting
from .score import SPOILER, counted, ended, only_spoilers


def hand(table: Table) -> Flow:
    begin(table)
    size = len(PACK.cards) // table.players
    table.deal(size, "deck.all-dealt players.range deck.no-extended ruling.no-extended")
    setting = announce(table)
    if table.options.partnership:
        swap(table)
    declared = yield from declarations(table)
    if only_spoilers(declared):
        return scrub(table)
    leader = next_to_dealer(table, "lead.first turn.clockwise")
    for _ in range(size):
        trick = yield from table.trick(leader, setting)
        leader = table.next_leader(trick)
    settle(table, declared)


def rounds_played(table: Table) -> int:
    """How many rounds count that were played before this one (`ruling.scrubbed`)."""
    rounds: int = table.number if table.carried is None else table.carried
    return rounds


def begin(table: Table) -> None:
    """Who deals (`ruling.first-dealer`)."""
    if not table.number:
        first = of_seat("first-dealer", table.dealer)
        table.tell("dealer", first, "ruling.first-dealer", table.dealer)


def announce(table: Table) -> Setting:
    """The dealer says which type is trump (`trump.announce`, `trump.cycle`)."""
    number = rounds_played(table) + 1
    (only,) = table.ask(ANNOUNCE, table.dealer, round=number).actions
    trump: str = only.value
    table.shown = {"trump": trump, "round": number}
    clauses = " ".join(only.clauses)
    announces = say("announces", seat=Seat(table.dealer), type=say(trump))
    if TRUMPS[trump] & DUAL:
        announces = say("announces-duals", **announces.facts, cards=Cards(DUAL))
        clauses += " trump.dual"
    table.tell("trump", announces, clauses, table.dealer)
    return Setting(trump)


def announcing(moment: Moment) -> Decision:
    """The type that is trump in a round; the dealer only says it (`trump.cycle`)."""
    only, other = trump_of(moment["round"], moment.options.trump_mode == "cycle")
    return moment.choice((only,), (other,))


@cache
def trump_of(number: int, cycle: bool) -> tuple[Action, Refused]:
    """The trump of a round by its number, and why it is no other."""
    trump = TYPES[(number - 1) % len(TYPES)] if cycle else TYPES[0]
    rule = "trump.cycle" if cycle else "trump.learner"
    ids = ("trump.announce", "trump.type", rule)
    kind = say(trump)
    fixed = say("trump-of-round", round=number, type=kind)
    if not cycle:
        fixed = say("trump-of-every-round", type=kind)
    only = Action(f"announce {trump}", say("announce", type=kind), ids, trump)
    return only, Refused(ANNOUNCING, Said(fixed, (rule, "trump.announce")))


ANNOUNCING = "announce <type>"
ANNOUNCE = Phase("announce", (number("round", 1, 1000),), announcing, (Code(ANNOUNCING),))


def swap(table: Table) -> None:
    """Partners exchange whole hands, each having seen both (`part.swap`)."""
    hands = table.hands
    for seat in range(table.players):
        other = table.after(seat, 2)
        dealt = say("was-dealt", seat=Seat(seat), cards=Cards(hands[seat]), partner=Seat(other))
        table.tell("swapped", dealt, "part.swap", seat, bits(hands[seat]), to=(seat, other))
    table.hands = [hands[table.after(seat, 2)] for seat in range(table.players)]
    clauses = "part.swap ruling.partners-talk ruling.partnership-untested"
    table.tell("swap", say("partners-swap"), clauses)


TEAM_SPOILER = Refused(SPOILER, Said(say("team-no-spoiler"), ("part.no-spoiler",)))


# -- declaring -----------------------------------------------------------------------------------


def declarations(table: Table) -> Generator[Decision, Any, list[str]]:
    """What every side will score, by side; a suit or the Spoiler."""
    options = table.options
    seats = table.around(table.dealer)
    if options.partnership:  # the dealer speaks for one team, the neighbour for the other
        seats = seats[:2]
    secret = options.declare == "simultaneous"
    declared = [""] * (max(table.sides) + 1)
    for seat in seats:
        side = table.sides[seat]
        held = table.hands[seat]
        if options.partnership:
            held |= table.hands[table.after(seat, 2)]
        chosen: str = yield table.ask(DECLARE, seat, hand=held)
        declared[side] = chosen
        how = "declare.simultaneous" if secret else "declare.open-order declare.public"
        if chosen == SPOILER:
            how += " spoiler.choose" + " declare.empty-hand" * secret
        if options.partnership:
            how += " part.joint-suit part.no-spoiler ruling.team-declares"
        said = say("declared", said=Row.of([declares(side, chosen)]))
        table.tell("declare", said, how, seat, to=_own(table, side) if secret else None)
        if not secret:
            table.shown = {**table.shown, "declared": list(declared)}
    reveal(table, declared, secret)
    return declared


def choices(moment: Moment) -> Decision:
    """The six suits, or none; random players like the suit that they hold most of."""
    team = moment.options.partnership
    secret = moment.options.declare == "simultaneous"
    hand = moment["hand"]
    found = [declare(suit, secret, team, (hand & PACK.suit(suit)).bit_count()) for suit in SUITS]
    return moment.choice(found, [TEAM_SPOILER]) if team else moment.choice([*found, none(secret)])


@cache
def declare(suit: str, secret: bool, team: bool, cards: int) -> Action:
    """A suit to score, of which one holds so many cards."""
    clauses = ["declare.one-suit", "declare.before-play", "declare.same-ok", "score.max-ten"]
    clauses.append("declare.simultaneous" if secret else "declare.open-order")
    clauses += ["part.joint-suit", "part.no-spoiler", "ruling.team-declares"] * team
    label = say("score-suit", suit=Suit(suit))
    return Action(f"declare {suit}", label, tuple(clauses), suit, cards**2)


@cache
def none(secret: bool) -> Action:
    """No suit, for a player alone (`spoiler.choose`)."""
    clauses = ("spoiler.choose", "declare.one-suit", *(["declare.empty-hand"] * secret))
    return Action(SPOILER, say("be-spoiler"), clauses, SPOILER, 6)


DECLARE = Phase(
    "declare",
    (hand_part(len(PACK.cards), required=False),),
    choices,
    (
        Code("declare <suit>", say("one-suit"), "declare.one-suit declare.before-play"),
        Code(SPOILER),
    ),
)


@cache
def declares(side: int, chosen: str) -> Message:
    """What a side has chosen."""
    if chosen == SPOILER:
        return say("declares-none", side=Side(side))
    return say("declares", side=Side(side), suit=Suit(chosen))


def _own(table: Table, side: int) -> tuple[int, ...]:
    return tuple(seat for seat, own in enumerate(table.sides) if own == side)


def reveal(table: Table, declared: list[str], secret: bool) -> None:
    """Everybody sees all choices (`declare.public`)."""
    said = Row.of(declares(side, chosen) for side, chosen in enumerate(declared))
    clauses = ["declare.public"]
    clauses += ["declare.simultaneous"] * secret
    suits = [suit for suit in declared if suit != SPOILER]
    clauses += ["declare.same-ok"] * (len(set(suits)) < len(suits))
    clauses += ["spoiler.several"] * (declared.count(SPOILER) > 1)
    table.tell("declared", say("declared", said=said), tuple(clauses))
    table.shown = {**table.shown, "declared": list(declared)}


def scrub(table: Table) -> None:
    """Nothing but Spoilers: deal again (`spoiler.scrub`, `ruling.scrubbed`)."""
    table.carried = rounds_played(table)
    table.next_dealer = table.dealer
    ids = "spoiler.scrub ruling.scrubbed"
    table.tell("scrubbed", say("scrubbed"), ids)
    table.tell_next(of_seat("deals-again", table.dealer), ids)


# -- the count -----------------------------------------------------------------------------------


def settle(table: Table, declared: list[str]) -> None:
    """Count the round."""
    sides = range(len(declared))
    piles: list[list[int]] = [[] for _ in sides]
    tricks = [0 for _ in sides]
    for side, pile, won in zip(table.sides, table.won, table.tricks_won, strict=True):
        piles[side] += pile
        tricks[side] += won
    close(table, counted(declared, piles, tricks, table.options))


def close(table: Table, lines: Sequence[Line]) -> None:
    """Write the score of the round, and end the match if it was the last one."""
    number = rounds_played(table) + 1
    table.enter(lines)
    table.carried = number
    winners, note = ended(table.totals, number, table.players, table.options)
    if winners:
        table.finish(winners, " ".join(note.clauses), note.say)
    else:
        table.tell_next(note.say, note.clauses)
