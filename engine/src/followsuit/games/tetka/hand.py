"""A hand of Tëtka: the deal with its bum card, thirteen tricks, and what they cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...fields import field
from ...game import Flow
from ...ledger import Note
from ...packs import FRENCH_52 as PACK
from ...table import Table
from ...words import count, join
from ..plain_suits import PlainSuits
from .clauses import CITED
from .penalties import TRICKS, Bum, bum_of, came_to, most_tricks, of_trick

PLAYERS = 4
CARDS = PlainSuits(PACK, CITED)


class Options(NamedTuple):
    """What the players agree on before the game."""

    orbits: int = 1


OPTIONS = (
    field(
        "orbits",
        "Length of the game",
        {
            1: "four hands, one deal each",
            2: "eight hands, two deals each",
            3: "twelve hands, three deals each",
            4: "sixteen hands, four deals each",
        },
        "game.orbits",
    ),
)


class Setting(NamedTuple):
    """What a trick costs depends on the bum card and on the trick’s number; who wins it does not."""

    bum: str = "none"
    trick: int = 1


SETTINGS = (
    field(
        "bum",
        "Bum card",
        {"none": "not named", **{card.code: card.name for card in PACK.cards}},
        "deal.bum-card",
    ),
    field("trick", "Number of the trick", range(1, TRICKS + 1), "penalty.bum-trick-map"),
)


def describe(setting: Setting) -> str:
    if setting.bum == "none":
        return ""
    return f"The bum card is {PACK.card(setting.bum).name}, and this is trick {setting.trick}"


def after(setting: Setting, cards: Sequence[int], winner: int, names: Sequence[str]) -> list[Note]:
    """What a trick costs its winner, and who leads next."""
    who, notes = names[winner], []
    if setting.bum != "none":
        bum = bum_of(PACK.card(setting.bum).index)
        lines, more = of_trick(bum, setting.trick, cards, winner, who)
        notes = [Note(line.say, line.clauses) for line in lines] + more
        notes = notes or [nothing(who)]
        if setting.trick == TRICKS:
            return [*notes, Note("All thirteen tricks are played.", ("play.thirteen",))]
    return [*notes, Note(leads(who), ("lead.winner",))]


def nothing(name: str) -> Note:
    return Note(f"Nothing in this trick costs {name} a point.", ("object.avoid",))


def leads(name: str) -> str:
    return f"{name} leads to the next trick."


# -- a hand --------------------------------------------------------------------------------------


def hand(table: Table) -> Flow:
    table.deal(TRICKS, "deal.all players.four deck.52")
    bum = show_last_card(table)
    code = PACK.codes[bum.card]
    leader = table.after(table.dealer)
    say = f"{table.names[leader]} sits on the dealer’s left and leads."
    table.tell("leader", say, "lead.first turn.clockwise", leader)
    for number in range(1, TRICKS + 1):
        trick = yield from table.trick(leader, Setting(code, number))
        leader = trick.winner
        table.enter(*of_trick(bum, number, trick.cards, leader, table.names[leader]))
        if number < TRICKS:
            table.tell("leader", leads(table.names[leader]), "lead.winner", leader)
    table.tell("note", "All thirteen tricks are played.", "play.thirteen")
    piles = [sum(1 << card for card in won) for won in table.won]
    lines, notes = most_tricks(bum, table.tricks_won, piles, table.names)
    table.enter(lines, notes)
    table.outcome = came_to(bum, piles, lines)
    close(table)


def show_last_card(table: Table) -> Bum:
    """The last card of the deal is the dealer’s, and everybody sees it (`deal.bum-card`)."""
    dealer = table.dealer
    bum = bum_of(table.chance.one("bum", PACK, table.hands[dealer]))
    table.shown = {
        "bum": PACK.codes[bum.card],
        "tetka": PACK.codes[bum.tetka],
        "bum_trick": bum.trick,
    }
    say = f"The last card dealt is {bum.shown}. It is {table.names[dealer]}’s, and the bum card."
    table.tell("bum", say, "deal.bum-card ruling.deal-order", dealer, (bum.card,))
    if bum.card == bum.tetka:
        say, more = f"{bum.shown} is Tëtka as well", " ruling.bum-is-queen"
    else:
        say, more = f"So [[{PACK.codes[bum.tetka]}]] is Tëtka", ""
    say += f", and {bum.stands_for}, the bum trick."
    table.tell("tetka", say, f"penalty.tetka{more} penalty.bum-trick-map")
    return bum


def close(table: Table) -> None:
    """The next deal, or after the last one the result (`game.four-hands`, `game.orbits`)."""
    left = PLAYERS * table.options.orbits - table.number - 1
    if left:
        dealer = table.names[table.next_dealer]
        say = f"{count(left, 'hand')} to come: {dealer}, on the dealer’s left, deals next."
        table.tell_next(say, f"{length(table.options)} ruling.deal-passes-left")
        return
    winners, note = final(table.totals, table.options, table.names)
    table.finish(winners, " ".join(note.clauses), note.say)


def length(options: Options) -> str:
    """The clause that says how many hands a game has."""
    return "game.four-hands" if options.orbits == 1 else "game.orbits"


def final(totals: Sequence[int], options: Options, names: Sequence[str]) -> tuple[list[int], Note]:
    """Who has won after the last hand (`game.lowest`)."""
    best = min(totals)
    winners = [seat for seat, had in enumerate(totals) if had == best]
    who, points = join([names[seat] for seat in winners]), count(best, "point")
    head = f"All {PLAYERS * options.orbits} hands are played."
    ids = ("game.lowest", "object.avoid", length(options))
    if len(winners) == 1:
        return winners, Note(f"{head} {who} has the fewest points, {best}, and wins.", ids)
    say = f"{head} {who} have {points} each, the fewest, and share the win."
    return winners, Note(say, ("ruling.tie-game", *ids))
