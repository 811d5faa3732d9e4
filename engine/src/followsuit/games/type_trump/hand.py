"""A round of Type Trump: deal, trumps, declarations, all the tricks, count."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ...decktet import PLURALS, SUITS, TYPES
from ...game import Flow
from ...order import Said
from ...packs import bits
from ...phases import Code, Moment, Phase, number
from ...phases import hand as hand_part
from ...table import Action, Decision, Refused, Table
from ...words import mark
from .cards import DUAL, PACK, TRUMPS, Setting
from .score import SPOILER, counted, ended


def hand(table: Table) -> Flow:
    rounds: int = table.number if table.carried is None else table.carried
    begin(table)
    size = len(PACK.cards) // table.players
    table.deal(size, "deck.all-dealt players.range deck.no-extended ruling.no-extended")
    setting = announce(table, rounds)
    if table.options.partnership:
        swap(table)
    declared = yield from declarations(table)
    if all(suit == SPOILER for suit in declared):
        return scrub(table, rounds)
    leader = table.after(table.dealer)
    say = f"{table.names[leader]} sits on the dealer’s left and leads."
    table.tell("leader", say, "lead.first turn.clockwise", leader)
    for _ in range(size):
        trick = yield from table.trick(leader, setting)
        leader = trick.winner
    settle(table, declared, rounds + 1)


def begin(table: Table) -> None:
    """Who deals (`ruling.first-dealer`)."""
    if not table.number:
        say = f"{table.names[table.dealer]} deals first."
        table.tell("dealer", say, "ruling.first-dealer", table.dealer)


def announce(table: Table, rounds: int) -> Setting:
    """The dealer says which type is trump (`trump.announce`, `trump.cycle`)."""
    (only,) = table.ask(ANNOUNCE, table.dealer, round=rounds + 1).actions
    trump: str = only.value
    table.shown = {"trump": trump, "round": rounds + 1}
    clauses = " ".join(only.clauses)
    say = f"{table.names[table.dealer]} announces: {PLURALS[trump]} are trump."
    if TRUMPS[trump] & DUAL:
        say += f" {mark(PACK, DUAL)} are among them."
        clauses += " trump.dual"
    table.tell("trump", say, clauses, table.dealer)
    return Setting(trump)


def announcing(moment: Moment) -> Decision:
    """The type that is trump in a round; the dealer only says it (`trump.cycle`)."""
    cycle = moment.options.trump_mode == "cycle"
    trump = TYPES[(moment["round"] - 1) % len(TYPES)] if cycle else TYPES[0]
    rule = "trump.cycle" if cycle else "trump.learner"
    ids = ("trump.announce", "trump.type", rule)
    which = f"In round {moment['round']}" if cycle else "In every round"
    say = f"{which} {PLURALS[trump]} are trump: the dealer announces it, and chooses nothing."
    only = Action(f"announce {trump}", f"Announce {PLURALS[trump]} as trumps", ids, trump)
    return moment.choice([only], [Refused(ANNOUNCING, Said(say, (rule, "trump.announce")))])


ANNOUNCING = "announce <type>"
ANNOUNCE = Phase(
    "announce",
    "Announcing trumps",
    (number("round", "Round", 1, 1000),),
    announcing,
    (Code(ANNOUNCING, "say which type is trump; told for the dealer, who has no choice"),),
)


def swap(table: Table) -> None:
    """Partners exchange whole hands, each having seen both (`part.swap`)."""
    hands, names = table.hands, table.names
    for seat in range(table.players):
        other = table.after(seat, 2)
        say = f"{names[seat]} was dealt {mark(PACK, hands[seat])}, and {names[other]} plays them."
        table.tell("swapped", say, "part.swap", seat, bits(hands[seat]), to=(seat, other))
    table.hands = [hands[table.after(seat, 2)] for seat in range(table.players)]
    clauses = "part.swap ruling.partners-talk ruling.partnership-untested"
    table.tell("swap", "Partners swap their hands.", clauses)


TEAM_SPOILER = Refused(SPOILER, Said("A team cannot be Spoiler.", ("part.no-spoiler",)))


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
        say = f"{table.side_name(side)} {_verb(chosen, options.partnership)}."
        table.tell("declare", say, how, seat, to=_own(table, side) if secret else None)
        if not secret:
            table.shown = {**table.shown, "declared": list(declared)}
    reveal(table, declared, secret)
    return declared


def choices(moment: Moment) -> Decision:
    """The six suits, or none; random players like the suit that they hold most of."""
    team = moment.options.partnership
    secret = moment.options.declare == "simultaneous"
    clauses = ["declare.one-suit", "declare.before-play", "declare.same-ok", "score.max-ten"]
    clauses.append("declare.simultaneous" if secret else "declare.open-order")
    clauses += ["part.joint-suit", "part.no-spoiler", "ruling.team-declares"] * team
    found = [
        Action(
            f"declare {suit}",
            f"Score {suit.title()}",
            tuple(clauses),
            suit,
            (moment["hand"] & PACK.suit(suit)).bit_count() ** 2,
        )
        for suit in SUITS
    ]
    if team:
        return moment.choice(found, [TEAM_SPOILER])
    none = ("spoiler.choose", "declare.one-suit", *(["declare.empty-hand"] * secret))
    return moment.choice([*found, Action(SPOILER, "No suit: be the Spoiler", none, SPOILER, 6)])


DECLARE = Phase(
    "declare",
    "Declaring a suit",
    (hand_part(len(PACK.cards), "Your hand, with your partner’s in a team", required=False),),
    choices,
    (
        Code(
            "declare <suit>",
            "name the suit whose cards you will score",
            "One suit for a round, named before the first lead and never changed.",
            "declare.one-suit declare.before-play",
        ),
        Code(SPOILER, "name no suit and be the Spoiler"),
    ),
)


def _verb(chosen: str, team: bool) -> str:
    if chosen == SPOILER:
        return "declares no suit and is a Spoiler"
    return f"{'declare' if team else 'declares'} {chosen.title()}"


def _own(table: Table, side: int) -> tuple[int, ...]:
    return tuple(seat for seat, own in enumerate(table.sides) if own == side)


def reveal(table: Table, declared: list[str], secret: bool) -> None:
    """Everybody sees all choices (`declare.public`)."""
    named = zip(table.side_names, declared, strict=True)
    said = [f"{name} {_verb(suit, table.options.partnership)}" for name, suit in named]
    clauses = ["declare.public"]
    clauses += ["declare.simultaneous"] * secret
    suits = [suit for suit in declared if suit != SPOILER]
    clauses += ["declare.same-ok"] * (len(set(suits)) < len(suits))
    clauses += ["spoiler.several"] * (declared.count(SPOILER) > 1)
    table.tell("declared", f"{'; '.join(said)}.", tuple(clauses))
    table.shown = {**table.shown, "declared": list(declared)}


def scrub(table: Table, rounds: int) -> None:
    """Nothing but Spoilers: deal again (`spoiler.scrub`, `ruling.scrubbed`)."""
    table.carried = rounds
    table.next_dealer = table.dealer
    dealer = table.names[table.dealer]
    ids = "spoiler.scrub ruling.scrubbed"
    table.tell("scrubbed", "Everybody is a Spoiler: the hand is scrubbed.", ids)
    table.tell_next(f"{dealer} deals again.", ids)


# -- the count -----------------------------------------------------------------------------------


def settle(table: Table, declared: list[str], number: int) -> None:
    """Write the score of the round, and end the match if it was the last one."""
    sides = range(len(declared))
    piles: list[list[int]] = [[] for _ in sides]
    for seat, pile in enumerate(table.won):
        piles[table.sides[seat]] += pile
    tricks = [sum(table.sides[trick.winner] == side for trick in table.tricks) for side in sides]
    table.enter(counted(declared, piles, tricks, table.side_names, table.options))
    table.carried = number
    winners, note = ended(table.totals, number, table.players, table.side_names, table.options)
    if winners:
        table.finish(winners, " ".join(note.clauses), note.say)
    else:
        table.tell_next(note.say, note.clauses)
