"""Declarations between the tricks of Tute: the forty, the twenties, and four kings."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase, Play
from ...messages import Cards, Seat, Suit, of_seat, say
from ...order import Said
from ...packs import SUIT_NAMES, bits
from ...parts import Part, flag, hand, one_of
from ...table import Table
from .cards import OPPOSITE, PACK, PAIR, SEATS, SUITS, Setting, pairs
from .options import Options
from .score import BY_TUTE, FORTY, TRICKS, TWENTY

KEEN = 30  # how much more often random play declares than it keeps silent
SILENT = Action("silent", say("declare-nothing"), ("ruling.declare-optional",))
CUARENTA_FIRST = ("declare.cuarenta-first", "ruling.cuarenta-first-scope")
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


def possible(moment: Moment, own: Sequence[str], trump: str) -> tuple[list[Action], list[Refused]]:
    """What a seat may declare, and what it holds but may not (`declare.when`).

    `own` are the suits that it has declared before, in that order.
    """
    seat, held, options = moment.seat, moment["hand"], moment.options
    twenty = next((suit for suit in own if suit != trump), "")
    suits = [suit for suit in pairs(held) if suit not in own]
    suits.sort(key=trump.__ne__)
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
    label = say("declare-cuarenta", cards=Cards(PAIR[suit]), points=FORTY)
    return Action("cuarenta", label, ids, said, KEEN)


def _twenty(seat: int, suit: str, more: bool) -> Action:
    ids = ("declare.veinte", *(["declare.more-veintes"] if more else []))
    said = Declared(seat, suit, PAIR[suit], (*ids, "score.veinte"))
    label = say("declare-veinte", cards=Cards(PAIR[suit]), points=TWENTY)
    return Action(f"veinte {SUIT_NAMES[suit]}", label, (*ids, *_ALL), said, KEEN / 3)


def _tute(seat: int, rank: str) -> Action:
    kings = rank == "K"
    ids = BY_TUTE if kings else BY_TUTE[1:]
    label = say("declare-tute-kings" if kings else "declare-tute-queens")
    said = Declared(seat, "", FOURS[rank], ids)
    return Action("tute" if kings else "tute queens", label, (*ids, *_ALL), said, KEEN)


def _lost(trump: str, twenty: str) -> Said:
    lost = say("cuarenta-lost", suit=Suit(twenty), cards=Cards(PAIR[trump]))
    return Said(lost, CUARENTA_FIRST)


def _first(trump: str) -> Said:
    return Said(say("cuarenta-first", cards=Cards(PAIR[trump])), CUARENTA_FIRST)


_WAIT = Said(say("one-per-trick"), ("declare.one-per-trick",))
_TOO_EARLY = Said(say("no-trick-yet"), ("declare.when",))


# -- what can be asked ---------------------------------------------------------------------------


def leads(moment: Moment) -> Decision:
    """A card, or a declaration before it (`declare.when`, `declare.one-per-trick`)."""
    actions, refused = possible(moment, moment["own"], moment.setting.trump)
    wait = _WAIT if moment["declared"] else _TOO_EARLY if moment["first"] else None
    if wait:
        waiting = [Refused(action.code, wait) for action in actions]
        return moment.turn((), [*waiting, *refused])
    return moment.turn(actions, refused)


def partner_may(moment: Moment) -> Decision:
    """What the winner’s partner may declare, where that is agreed."""
    actions, refused = possible(moment, moment["own"], moment["trump"])
    if not moment.options.partner_may_declare:
        said = Said(say("only-winner"), ("ruling.declarer-is-winner",))
        return moment.choice((), [Refused(action.code, said) for action in actions] + refused)
    return moment.choice([*actions, SILENT], refused)


_HAND = hand(TRICKS)
_OWN = Part("own", "choice_list", False, SUITS, default=())
_PAIR = say("takes-pair")
_CODES = (
    Code("cuarenta", _PAIR, "declare.cuarenta declare.show"),
    Code("veinte <suit>", _PAIR, "declare.veinte declare.show"),
    Code("tute", say("takes-kings"), "declare.tute"),
    Code("tute queens", say("takes-queens"), "ruling.tute-any-time"),
)
LEAD = Phase(
    "lead",
    (_HAND, _OWN, flag("declared"), flag("first")),
    leads,
    (Code("<card>"), *_CODES),
    setting=True,
    turns="declared",
)
DECLARE = Phase(
    "declare", (_HAND, _OWN, one_of("trump", SUITS)), partner_may, (*_CODES, Code("silent"))
)


# -- at the table --------------------------------------------------------------------------------


def declare_and_lead(
    table: Table, winner: int, setting: Setting, before: list[Declared]
) -> Generator[Decision, Any, int | None]:
    """The card that the winner of a trick leads; None if a tute has ended the hand first."""
    seen = len(before)
    if table.options.partner_may_declare:
        yield from partner_declares(table, winner, setting, before)
    offer = lead(table, winner, setting, before, declared=len(before) > seen)
    if len(before) == seen:
        chosen = yield offer
        if isinstance(chosen, Declared):
            tell(table, chosen, setting, before)
        elif offer.extra:
            silent = of_seat("keeps-silent", winner)
            table.tell("silent", silent, SILENT.clauses, winner, to=(winner,))
    if len(before) > seen:
        if before[-1].is_tute:
            return None
        chosen = yield lead(table, winner, setting, before, declared=True)
    return int(chosen)


def lead(
    table: Table,
    seat: int,
    setting: Setting,
    before: Sequence[Declared],
    *,
    declared: bool = False,
    first: bool = False,
) -> Play:
    """The turn of a seat that is on lead."""
    own, held = _own(seat, before), table.hands[seat]
    offer = table.ask(LEAD, seat, setting, hand=held, own=own, declared=declared, first=first)
    assert isinstance(offer, Play)
    return offer


def partner_declares(
    table: Table, winner: int, setting: Setting, before: list[Declared]
) -> Generator[Decision, Any, None]:
    """Where partners may declare, the winner’s partner is asked first.

    Of a partner who keeps silent the others see nothing: to them it is the winner’s turn.
    """
    seat = OPPOSITE[winner]
    offer = table.ask(
        DECLARE,
        seat,
        guise=lead(table, winner, setting, before),
        hand=table.hands[seat],
        own=_own(seat, before),
        trump=setting.trump,
    )
    if len(offer.actions) > 1:
        said: Declared | None = yield offer
        if said:
            tell(table, said, setting, before)


def _own(seat: int, before: Sequence[Declared]) -> list[str]:
    return [said.suit for said in before if said.seat == seat]


def tell(table: Table, said: Declared, setting: Setting, before: list[Declared]) -> None:
    """Show the cards to everybody (`declare.show`) and say what they bring."""
    before.append(said)
    who, cards = Seat(said.seat), Cards(said.cards)
    if said.is_tute:
        won = say("shows-tute", seat=who, cards=cards)
        table.tell("tute", won, (*said.clauses, "declare.show"), said.seat, bits(said.cards))
        return
    forty = said.suit == setting.trump
    entry, points = ("shows-cuarenta", FORTY) if forty else ("shows-veinte", TWENTY)
    ids = (*said.clauses, "declare.show", "declare.one-per-trick")
    shows = say(entry, seat=who, cards=cards, points=points)
    table.tell("declare", shows, ids, said.seat, bits(said.cards))
    table.shown = {**table.shown, "declared": _by_seat(before)}
    left = pairs(table.hands[said.seat])
    if setting.trump in left and setting.trump not in _own(said.seat, before):
        lost = say("loses-cuarenta", seat=who, cards=Cards(PAIR[setting.trump]))
        table.tell("lost", lost, CUARENTA_FIRST, said.seat, to=(said.seat,))


def _by_seat(before: Sequence[Declared]) -> list[list[str]]:
    return [_own(seat, before) for seat in range(SEATS)]
