"""Declarations between the tricks of Tute: the forty, the twenties, and four kings."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from ...order import Said
from ...packs import SUIT_NAMES, bits
from ...table import Action, Decision, Refused, Table
from ...words import mark
from .cards import PACK, PAIR, SEATS, Setting, pairs
from .options import Options
from .score import BY_TUTE

KEEN = 30  # how much more often random play declares than it keeps silent
SILENT = Action("silent", "Declare nothing", ("ruling.declare-optional",))
FOURS = {"K": PACK.rank("K"), "Q": PACK.rank("Q")}


class Declared(NamedTuple):
    """What a seat has declared: the suit of a king and queen, or "" for a tute."""

    seat: int
    suit: str
    cards: int
    clauses: tuple[str, ...]

    @property
    def is_tute(self) -> bool:
        """Whether this wins the hand at once (`declare.tute`)."""
        return not self.suit


def possible(
    seat: int, held: int, trump: str, before: Sequence[Declared], options: Options
) -> tuple[list[Action], list[Refused]]:
    """What a seat may declare, and what it holds but may not (`declare.when`)."""
    own = [said for said in before if said.seat == seat]
    twenty = next((said.suit for said in own if said.suit != trump), "")
    suits = [suit for suit in pairs(held) if suit not in [said.suit for said in own]]
    suits.sort(key=lambda suit: suit != trump)
    actions, refused = [], []
    for suit in suits:
        action = _forty(seat, suit) if suit == trump else _twenty(seat, suit, bool(twenty))
        if suit == trump and twenty:
            refused.append(Refused(action.code, _lost(trump, twenty)))
        elif suit != trump and trump in suits and not twenty and strict(options):
            refused.append(Refused(action.code, _first(trump)))
        else:
            actions.append(action)
    ranks = "KQ" if options.tute_queens else "K"
    actions += [_tute(seat, rank) for rank in ranks if FOURS[rank] & ~held == 0]
    return actions, refused


def strict(options: Options) -> bool:
    """Whether a twenty before the forty is forbidden, and not only dear."""
    return options.cuarenta_first == "illegal-veinte"


_ALL = ("declare.when", "ruling.declarer-is-winner")


def _forty(seat: int, suit: str) -> Action:
    ids = ("declare.cuarenta", "declare.cuarenta-first", *_ALL)
    said = Declared(seat, suit, PAIR[suit], ("declare.cuarenta", "score.cuarenta"))
    label = f"Declare las cuarenta with {mark(PACK, PAIR[suit])}: 40"
    return Action("cuarenta", label, ids, said, KEEN)


def _twenty(seat: int, suit: str, more: bool) -> Action:
    ids = ("declare.veinte", *(["declare.more-veintes"] if more else []))
    said = Declared(seat, suit, PAIR[suit], (*ids, "score.veinte"))
    label = f"Declare las veinte with {mark(PACK, PAIR[suit])}: 20"
    return Action(f"veinte {SUIT_NAMES[suit]}", label, (*ids, *_ALL), said, KEEN / 3)


def _tute(seat: int, rank: str) -> Action:
    kings = rank == "K"
    ids = BY_TUTE if kings else BY_TUTE[1:]
    label = f"Declare tute with four {'kings' if kings else 'queens'} and win the hand"
    said = Declared(seat, "", FOURS[rank], ids)
    return Action("tute" if kings else "tute queens", label, (*ids, *_ALL), said, KEEN)


def _lost(trump: str, twenty: str) -> Said:
    say = f"You have declared the twenty in {SUIT_NAMES[twenty]} before, so the forty with "
    say += f"{mark(PACK, PAIR[trump])} is lost."
    return Said(say, ("declare.cuarenta-first", "ruling.cuarenta-first-scope"))


def _first(trump: str) -> Said:
    say = f"You hold {mark(PACK, PAIR[trump])}, so the forty must be declared before any twenty."
    return Said(say, ("declare.cuarenta-first", "ruling.cuarenta-first-scope"))


_WAIT = Said(
    "Each trick won allows one declaration: this one waits for another trick.",
    ("declare.one-per-trick",),
)


# -- at the table --------------------------------------------------------------------------------


def declare_and_lead(
    table: Table, winner: int, setting: Setting, before: list[Declared]
) -> Generator[Decision, Any, int | None]:
    """The card that the winner of a trick leads; None if a tute has ended the hand first."""
    seen = len(before)
    if table.options.partner_may_declare:
        yield from partner_declares(table, winner, setting, before)
    actions: list[Action] = []
    if len(before) == seen:
        actions, refused = _possible(table, winner, setting, before)
        chosen = yield table.turn(winner, setting, actions, refused)
        if isinstance(chosen, Declared):
            tell(table, chosen, setting, before)
    if len(before) > seen:
        if before[-1].is_tute:
            return None
        more, refused = _possible(table, winner, setting, before)
        waiting = [Refused(action.code, _WAIT) for action in more]
        chosen = yield table.turn(winner, setting, (), [*waiting, *refused])
    elif actions:
        say = f"{table.names[winner]} could have declared, and did not. Nobody has to."
        table.tell("silent", say, SILENT.clauses, winner, to=(winner,))
    return int(chosen)


def partner_declares(
    table: Table, winner: int, setting: Setting, before: list[Declared]
) -> Generator[Decision, Any, None]:
    """Where partners may declare, the winner’s partner is asked first.

    Of a partner who keeps silent the others see nothing: to them it is the winner’s turn.
    """
    seat = table.after(winner, SEATS // 2)
    actions, refused = _possible(table, seat, setting, before)
    if actions:
        lead = table.turn(winner, setting, *_possible(table, winner, setting, before))
        asked = Decision(seat, "declare", [*actions, SILENT], refused, guise=lead)
        said: Declared | None = yield asked
        if said:
            tell(table, said, setting, before)


def _possible(
    table: Table, seat: int, setting: Setting, before: Sequence[Declared]
) -> tuple[list[Action], list[Refused]]:
    return possible(seat, table.hands[seat], setting.trump, before, table.options)


def tell(table: Table, said: Declared, setting: Setting, before: list[Declared]) -> None:
    """Show the cards to everybody (`declare.show`) and say what they bring."""
    before.append(said)
    name, cards = table.names[said.seat], mark(PACK, said.cards)
    if said.is_tute:
        say = f"{name} shows {cards}: tute. The hand is won at once."
        table.tell("tute", say, (*said.clauses, "declare.show"), said.seat, bits(said.cards))
        return
    forty = said.suit == setting.trump
    what = "las cuarenta, 40 points" if forty else "las veinte, 20 points"
    ids = (*said.clauses, "declare.show", "declare.one-per-trick")
    table.tell("declare", f"{name} shows {cards}: {what}.", ids, said.seat, bits(said.cards))
    table.shown = {**table.shown, "declared": _by_seat(before)}
    left = pairs(table.hands[said.seat])
    if (
        not forty
        and setting.trump in left
        and not any(other.suit == setting.trump and other.seat == said.seat for other in before)
    ):
        say = f"{name} still holds {mark(PACK, PAIR[setting.trump])}, but the forty is lost now."
        ids = ("declare.cuarenta-first", "ruling.cuarenta-first-scope")
        table.tell("lost", say, ids, said.seat, to=(said.seat,))


def _by_seat(before: Sequence[Declared]) -> list[list[str]]:
    return [[said.suit for said in before if said.seat == seat] for seat in range(SEATS)]
