"""What Schafkopf and Sheepshead share: queens, jacks and diamonds are trumps, and cards count 120.

Each game says in a `Cited` under which of its own clauses it has these rules.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from ..decisions import Action, Decision, Refused
from ..duty import EVERY_CARD, Beside, Link, Role, anything
from ..errors import Fault
from ..game import Part, Ranking
from ..ledger import Note
from ..order import Order, Run, Said, place
from ..packs import SUIT_NAMES, Pack, french
from ..phases import Code, Moment, Phase, hand
from ..table import Table
from ..words import count, join, mark

QUEENS, JACKS = "QC QS QH QD", "JC JS JH JD"
DIAMONDS = "AD TD KD 9D 8D 7D"
PLAIN_SUITS = ("C", "S", "H")
PLAIN_RANKS = "ATK987"
ALL_POINTS = 120


def _trumps_first(pack: Pack) -> Pack:
    """The pack with its cards in the order in which players of these games sort a hand."""
    plain = [rank + suit for suit in PLAIN_SUITS for rank in PLAIN_RANKS]
    codes = [*f"{QUEENS} {JACKS} {DIAMONDS}".split(), *plain]
    cards = tuple(replace(pack.card(code), index=place) for place, code in enumerate(codes))
    return Pack(pack.id, pack.title, cards, pack.ranks, pack.suits, pack.normalise)


PACK = _trumps_first(french("AKQJT987"))
TRUMPS = PACK.mask(f"{QUEENS} {JACKS} {DIAMONDS}")
TURNCOATS = PACK.mask(f"{QUEENS} {JACKS}")  # they have left the suits printed on them
VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
WORTH = tuple(VALUES.get(card.rank, 0) for card in PACK.cards)


class Setting(NamedTuple):
    """A trick depends on nothing but its cards: trumps are always the same."""


class Cited(NamedTuple):
    """The clauses of one game for each rule of the family; several stand with spaces between."""

    turncoats: str  # queens and jacks are trumps
    suits: str  # among queens, and among jacks: clubs, spades, hearts, diamonds
    above: str  # queens above jacks above the other diamonds
    diamonds: str  # the other diamonds are the lowest trumps
    plain: str  # A 10 K 9 8 7
    trump_wins: str
    plain_wins: str  # without a trump, the highest card of the suit led
    lead: str
    follow: str
    follow_trump: str
    not_suit: str  # a queen or jack does not follow its printed suit
    void: str
    values: str
    next_lead: str


def worth(cards: Iterable[int]) -> int:
    """The points of some cards: ace 11, ten 10, king 4, queen 3, jack 2."""
    return sum(WORTH[card] for card in cards)


def bounds(tricks: int, each: int, away: Sequence[int]) -> tuple[int, int]:
    """The fewest and the most points that so many tricks can hold.

    `each` is the number of cards in a trick; `away` are the two cards laid away, if known.
    """
    values = sorted((WORTH[c] for c in range(len(PACK.cards)) if c not in away), reverse=True)
    own = each * tricks
    lowest = values[len(values) - own :]
    return sum(lowest), sum(values[:own])


def sums(cards: int, away: Sequence[int] = ()) -> int:
    """What so many cards of the pack without two can count together: a bit for every sum.

    >>> [total for total in range(34) if sums(3) >> total & 1 and total > 25]
    [26, 30, 31, 32, 33]
    """
    found = [1] + [0] * cards
    for card in range(len(PACK.cards)):
        if card not in away:
            for number in range(cards, 0, -1):
                found[number] |= found[number - 1] << WORTH[card]
    return found[cards]


def case_faults(case: Mapping[str, Any], most: int, each: int) -> list[Fault]:
    """Why no side can have won such points and tricks, or laid such cards away.

    A hand has `most` tricks of `each` cards; without `tricks` any number of them will do.
    """
    points, tricks, away = case["points"], case.get("tricks"), case.get("discards") or []
    faults = []
    if len(away) not in (0, 2):
        faults.append(Fault("two cards are laid away", "case.discards"))
    if tricks is not None and not 0 <= tricks <= most:
        faults.append(Fault(f"must be from 0 to {most}", "case.tricks"))
    if faults:
        return faults
    low, high = 0, ALL_POINTS - worth(away)
    if tricks is not None:
        low, high = bounds(tricks, each, away)
    if low <= points <= high:
        possible = tricks is None or sums(tricks * each, away) >> points & 1
        say = f"{count(tricks or 0, 'trick')} cannot hold {points}"
        return [] if possible else [Fault(say, "case.points")]
    within = f"{low}" if low == high else f"from {low} to {high}"
    say = f"must be {within}" if tricks is None else f"{count(tricks, 'trick')} can hold {within}"
    return [Fault(say, "case.points")]


# -- how the cards rank --------------------------------------------------------------------------


@cache
def trumps(cited: Cited) -> Run:
    """The fourteen trumps, the same in every hand."""
    suits = "the order is clubs, spades, hearts, diamonds"
    return Run(
        "trump",
        (
            place(
                PACK,
                QUEENS,
                f"{cited.suits} {cited.turncoats}",
                why=f"among queens {suits}",
                over="every queen beats every other trump",
                over_clause=cited.above,
            ),
            place(
                PACK,
                JACKS,
                f"{cited.suits} {cited.turncoats}",
                why=f"among jacks {suits}",
                over="every jack beats the ace of diamonds and all below it",
                over_clause=cited.above,
            ),
            place(PACK, DIAMONDS, cited.diamonds, why="diamonds run ace, 10, king, 9, 8, 7"),
        ),
    )


@cache
def plain(cited: Cited, suit: str) -> Run:
    """A suit that is not trump: six cards, the ten above the king."""
    cards = " ".join(rank + suit for rank in PLAIN_RANKS)
    why = f"{SUIT_NAMES[suit]} run ace, 10, king, 9, 8, 7"
    return Run(_one(suit), (place(PACK, cards, cited.plain, why=why),))


def _one(suit: str) -> str:
    return SUIT_NAMES[suit][:-1]


@cache
def order(cited: Cited, led: int) -> Order:
    """Trumps, then the suit led."""
    card = PACK.cards[led]
    suit, shown = card.suits[0], f"[[{card.code}]]"
    runs: tuple[Run, ...] = (trumps(cited),)
    off = cited.trump_wins
    if TURNCOATS >> led & 1:
        not_suit = "" if suit == "D" else f", not a {_one(suit)}"
        lead = Said(f"{shown} is led: a trump{not_suit}.", tuple(cited.turncoats.split()))
    elif suit == "D":
        say = f"{shown} is led: a trump, like every diamond."
        lead = Said(say, tuple(cited.diamonds.split()))
    else:
        runs, off = (trumps(cited), plain(cited, suit)), cited.plain_wins
        lead = Said(f"{shown} is led, a {_one(suit)}.", (cited.plain_wins,))
    return Order(PACK, runs, across=cited.trump_wins, off=off, lead=lead)


def rankings(cited: Cited) -> list[Ranking]:
    """The rank tables: trumps, then the three plain suits."""
    return [
        Ranking("trumps", "Trumps", trumps(cited)),
        *(Ranking(suit, SUIT_NAMES[suit].title(), plain(cited, suit)) for suit in PLAIN_SUITS),
    ]


# -- what you must play --------------------------------------------------------------------------


def duty(cited: Cited, cards: Sequence[int]) -> tuple[Link, ...]:
    """Follow suit, trumps being one suit; otherwise anything."""
    if not cards:
        return (anything(cited.lead, "lead any card"),)
    led = PACK.cards[cards[0]]
    return _follow(cited, "" if TRUMPS >> led.index & 1 else led.suits[0])


@cache
def _follow(cited: Cited, suit: str) -> tuple[Link, ...]:
    """The chain for a plain suit, or for trumps where `suit` is empty."""
    noun = _one(suit) if suit else "trump"
    void = f"you have no {noun}, so any card may be played"
    last = anything(cited.void)._replace(roles=(Role(EVERY_CARD, void),))
    if not suit:
        turned = Beside(
            TURNCOATS, tuple(cited.turncoats.split()), "every queen and every jack is a trump"
        )
        roles = (
            Role(TURNCOATS, "every queen and every jack is a trump, and a trump is led"),
            Role(TRUMPS, "every diamond is a trump, and a trump is led"),
        )
        ids = tuple(cited.follow_trump.split())
        must = "follow with a trump"
        return (Link(TRUMPS, TRUMPS, ids, must, "no trump", (turned,), roles), last)
    cards = plain(cited, suit).cards
    gone = (
        Beside(PACK.mask(f"Q{suit} J{suit}"), tuple(cited.not_suit.split())),
        Beside(PACK.mask(f"Q{suit}"), (), f"[[Q{suit}]] is a trump, not a {noun}"),
        Beside(PACK.mask(f"J{suit}"), (), f"[[J{suit}]] is a trump, not a {noun}"),
    )
    trump = Role(TRUMPS, f"you have no {noun}, so you may trump")
    return (
        Link(
            cards,
            cards,
            tuple(cited.follow.split()),
            f"follow with a {noun}",
            f"no {noun}",
            gone,
            (Role(cards, "it follows suit"),),
        ),
        last._replace(beside=gone, roles=(trump, *last.roles)),
    )


def after(cited: Cited, cards: Sequence[int], who: str) -> list[Note]:
    """What the winner of a trick has: its points and the next lead."""
    each = join([f"[[{PACK.codes[card]}]] {WORTH[card]}" for card in cards if WORTH[card]])
    says = f"{who} takes {count(worth(cards), 'point')}: {each}." if each else _WORTHLESS
    return [
        Note(says, tuple(cited.values.split())),
        Note(f"{who} leads to the next trick.", tuple(cited.next_lead.split())),
    ]


_WORTHLESS = "There are no points in this trick."


# -- the two cards in the middle -----------------------------------------------------------------


def take_up(table: Table, seat: int, where: str, clauses: str) -> int:
    """The two cards of the middle go to a seat, unseen by the others; returns them as a set."""
    cards, table.stock = table.stock, []
    taken = sum(1 << card for card in cards)
    table.hands[seat] |= taken
    say = f"{table.names[seat]} finds {mark(PACK, taken)} in {where}."
    table.tell("taken", say, clauses, seat, tuple(cards), to=(seat,))
    return taken


def laying_away(
    most: int,
    clauses: str,
    *,
    kept: Callable[[Moment], int] = lambda moment: 0,
    why: Said | None = None,
    parts: tuple[Part, ...] = (),
) -> Phase:
    """The phase in which a seat lays two cards away; `kept(moment)` may not go, and `why`."""
    ids = tuple(clauses.split())

    def decide(moment: Moment) -> Decision:
        held, stays = moment["hand"], kept(moment)
        offered = [
            Action(f"discard {card.code}", f"Lay away [[{card.code}]]", ids, card.index)
            for card in PACK.of(held & ~stays)
        ]
        refused = [Refused(f"discard {c.code}", why) for c in PACK.of(held & stays) if why]
        return moment.choice(offered, refused)

    codes = (Code("discard <card>", "lay this card away, face down; two go, one after the other"),)
    return Phase("discard", "Laying two cards away", (hand(most), *parts), decide, codes)


def lay_away(
    table: Table, seat: int, phase: Phase, **facts: Any
) -> Generator[Decision, Any, list[int]]:
    """A seat lays two cards away face down, one after the other."""
    away: list[int] = []
    for _ in range(2):
        offer = table.ask(phase, seat, hand=table.hands[seat], **facts)
        ids = offer.actions[0].clauses
        card = yield offer
        table.hands[seat] &= ~(1 << card)
        table.aside.append(card)
        away.append(card)
        say = f"{table.names[seat]} lays away {mark(PACK, [card])}."
        table.tell("discard", say, ids, seat, (card,), to=(seat,))
    return away
