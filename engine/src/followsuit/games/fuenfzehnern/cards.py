"""Fünfzehnern's cards: how they rank, what they are worth, and which of them may be led."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from ...duty import Beside, Link, Role, anything
from ...errors import Fault
from ...fields import card_set, field, yes_no
from ...ledger import Note
from ...order import Order, Said
from ...packs import SUIT_NAMES, SUIT_SYMBOLS, bits, french
from ...words import count, join, mark
from ..plain_suits import PlainSuits
from .clauses import CITED

PACK = french("AKQJT987")
SUITS = ("S", "H", "D", "C")
ACES, QUEENS = PACK.rank("A"), PACK.rank("Q")
VALUES = {"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1}
WORTH = tuple(VALUES.get(card.rank, 0) for card in PACK.cards)
CARDS = PlainSuits(PACK, CITED)
OF_SUIT = {suit: PACK.suit(suit) for suit in SUITS}
BETTER = tuple(  # the cards that would beat each card
    OF_SUIT[card.suits[0]] & ((1 << card.index) - 1) for card in PACK.cards
)


def suit_of(card: int) -> str:
    return PACK.cards[card].suits[0]


class Setting(NamedTuple):
    """What a lead depends on: the suit one is bound to, and the cards gone; and a zwang said."""

    bound: str = "none"
    gone: int = 0
    zwang: bool = False
    since: str = "taken"
    unbeatable: str = "played-or-own"


SETTINGS = (
    field(
        "bound",
        "The leader is bound to",
        {"none": "no suit", **{suit: SUIT_NAMES[suit] for suit in SUITS}},
        "lead.bound",
    ),
    card_set("gone", "Cards already played", "lead.unbeatable-all-played"),
    yes_no("zwang", "Zwang is said with the lead", "zwang.declare"),
    field(
        "since",
        "What binds the leader",
        {
            "taken": "the trick in which the lead was taken",
            "first": "the first lead of the hand",
            "next": "a suit opened after the last had run out",
        },
        "lead.bound",
    ),
    field(
        "unbeatable",
        "A card counts as unbeatable",
        {
            "played-or-own": "if every better one is played or yours",
            "played-only": "if every better one is played",
        },
        "ruling.unbeatable",
    ),
)


class Bond(NamedTuple):
    """Why a suit binds its leader: in the law, of a card, and the rulings that it rests on."""

    law: str
    card: str
    rulings: tuple[str, ...] = ()


BONDS = {
    "taken": Bond("the suit in which you won the lead", "you won the lead with"),
    "first": Bond(
        "the suit of your first lead", "your first lead was", ("ruling.first-leader-free",)
    ),
    "next": Bond(
        "the suit that you opened last",
        "the suit that you opened last is",
        ("ruling.no-rebind-own",),
    ),
}


def describe(setting: Setting) -> str:
    said = []
    if setting.bound != "none":
        said.append(f"The leader is bound to {SUIT_NAMES[setting.bound]}")
    if setting.gone:
        said.append(f"Played before: {listed(setting.gone)}")
    if setting.zwang:
        said.append("Zwang is said")
    if setting.unbeatable == "played-only":
        said.append("Only cards already played count")
    return ". ".join(said)


def listed(cards: int) -> str:
    """Cards by suit, in few signs."""
    ranks = {s: [c.name[:-1] for c in PACK.of(cards & OF_SUIT[s])] for s in SUITS}
    return ", ".join(f"{SUIT_SYMBOLS[s]} {' '.join(own)}" for s, own in ranks.items() if own)


# -- who wins ------------------------------------------------------------------------------------


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """The highest card of the suit led (`trick.winner`)."""
    return _forcing(cards[0]) if setting.zwang else CARDS.order(setting, cards)


@cache
def _forcing(led: int) -> Order:
    say = f"[[{PACK.codes[led]}]] is led, and “zwang” is said: whoever holds "
    say += f"[[A{suit_of(led)}]] must play it."
    lead = Said(say, ("zwang.declare", "zwang.ace-forced", "trick.winner"))
    return replace(CARDS.order(None, [led]), lead=lead)


# -- following -----------------------------------------------------------------------------------


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Follow suit; after a zwang the ace must come out. A leader's duty is `lead`."""
    return _forced(suit_of(cards[0])) if setting.zwang else CARDS.duty(setting, cards)


@cache
def _forced(suit: str) -> tuple[Link, ...]:
    ace, noun = PACK.mask(f"A{suit}"), SUIT_NAMES[suit][:-1]
    follow, free = CARDS.duty(None, bits(ace))
    out = Link(
        ace,
        ace,
        ("zwang.ace-forced",),
        f"play the ace of {SUIT_NAMES[suit]}, because zwang is said",
        roles=(Role(ace, "zwang forces it out"),),
    )
    return (
        out,
        follow._replace(
            clauses=(*follow.clauses, "ruling.zwang-others"),
            must=f"follow with a {noun} as always (zwang forces only the ace)",
        ),
        free,
    )


# -- leading -------------------------------------------------------------------------------------


def sure(setting: Setting, hand: int) -> int:
    """The cards of a hand that nobody can beat (`lead.unbeatable`, `ruling.unbeatable`)."""
    known = setting.gone | (hand if setting.unbeatable == "played-or-own" else 0)
    return sum(1 << card for card in bits(hand) if not BETTER[card] & ~known)


def lead(setting: Setting, hand: int) -> tuple[Link, ...]:
    """Go on with the suit you are bound to, or lead an unbeatable card; else anything."""
    if setting.bound == "none":
        return _ANY if setting.gone else _OPENING
    suit = OF_SUIT[setting.bound]
    name, unbeatable = SUIT_NAMES[setting.bound], sure(setting, hand) & ~suit
    either = "either " if unbeatable else ""
    more = ", or lead a card that nobody can beat" if unbeatable else ""
    why = BONDS[setting.since]
    on = Role(suit, f"{why.card} {name}, and it is a {name[:-1]}")
    go_on = Link(
        suit,
        suit | unbeatable,
        ("lead.bound", "lead.bound-until-out", *why.rulings),
        f"{either}go on with {name}, {why.law}{more}",
        f"no {name[:-1]}",
        (Beside(unbeatable, ("lead.unbeatable",)),),
        (on, *_sure_roles(setting, unbeatable)),
        bars=_bars(
            setting,
            hand,
            hand & ~suit & ~unbeatable,
            () if unbeatable else ("lead.unbeatable",),
        ),
    )
    clauses = "lead.free-after lead.bound-until-out"
    return go_on, anything(clauses, "lead any card, since nothing binds you")


_OPENING = (anything("lead.first ruling.first-leader-free", "lead any card"),)
_ANY = (
    anything(
        "ruling.first-leader-free",
        "lead any card: you have not taken the lead from anybody",
    ),
)


def _sure_roles(setting: Setting, unbeatable: int) -> list[Role]:
    """Why each of these cards is unbeatable."""
    played = sum(1 << card for card in bits(unbeatable) if not BETTER[card] & ~setting.gone)
    return [
        Role(
            unbeatable & ACES,
            "an ace cannot be beaten",
            ("lead.unbeatable-ace",),
        ),
        Role(
            played,
            "every better card of its suit has been played",
            ("lead.unbeatable-all-played",),
        ),
        Role(
            unbeatable,
            "every better card of its suit is in your own hand or has been played",
            ("ruling.unbeatable",),
        ),
    ]


def _bars(setting: Setting, hand: int, refused: int, also: tuple[str, ...]) -> tuple[Role, ...]:
    """What could still beat each card that may not be led."""
    return tuple(_bar(setting, card, hand, also) for card in bits(refused))


def _bar(setting: Setting, card: int, hand: int, also: tuple[str, ...]) -> Role:
    shown, left = f"[[{PACK.codes[card]}]]", BETTER[card] & ~setting.gone
    others = bits(left & ~hand)
    if not others:  # only with `played-only`
        has = "has" if left.bit_count() == 1 else "have"
        say = f"{mark(PACK, left)} {has} not been played yet, "
        say += f"so {shown} does not count as unbeatable"
        return Role(1 << card, say, (*also, "ruling.unbeatable"))
    told = (
        mark(PACK, others, "or") if len(others) < 3 else f"[[{PACK.codes[others[0]]}]] and others"
    )
    return Role(1 << card, f"{shown} can still be beaten, by {told}", also)


# -- what cannot be ------------------------------------------------------------------------------


def check_trick(setting: Setting, cards: Sequence[int]) -> list[Fault]:
    """Cards gone are gone, and zwang is said with a queen whose ace is still out."""
    faults = [
        Fault(f"{PACK.cards[card].name} has been played before", f"trick[{place}]")
        for place, card in enumerate(cards)
        if setting.gone >> card & 1
    ]
    if not setting.zwang:
        return faults
    if not cards:
        return [*faults, Fault("zwang is said with the queen that is led", "trick")]
    if not QUEENS >> cards[0] & 1:
        return [*faults, Fault("zwang is said with a queen", "trick[0]")]
    ace = PACK.card(f"A{suit_of(cards[0])}")
    king = PACK.card(f"K{suit_of(cards[0])}")
    if setting.gone >> ace.index & 1:
        faults.append(Fault(f"{ace.name} has been played: there is nobody to force", "trick[0]"))
    if setting.gone >> king.index & 1:
        faults.append(Fault(f"zwang needs {king.name}, which has been played", "trick[0]"))
    return faults


def check_hand(setting: Setting, cards: Sequence[int], hand: int) -> list[Fault]:
    """Nobody holds a card that is gone."""
    return [
        Fault(f"{card.name} has been played before", "hand")
        for card in PACK.of(hand & setting.gone)
    ]


def leader_holds(setting: Setting, cards: Sequence[int]) -> int:
    """Whoever says zwang holds king and queen of the suit (`zwang.holding`)."""
    if not setting.zwang or not cards:
        return 0
    return PACK.mask(f"K{suit_of(cards[0])} Q{suit_of(cards[0])}")


# -- what a trick brings -------------------------------------------------------------------------


def worth(cards: Iterable[int]) -> int:
    """The points of some cards (`score.values`)."""
    return sum(WORTH[card] for card in cards)


def in_words(cards: Iterable[int]) -> str:
    """What each of some cards that count is worth."""
    return join([f"[[{PACK.codes[card]}]] {WORTH[card]}" for card in cards if WORTH[card]])


def after(setting: Setting, cards: Sequence[int], winner: int, names: Sequence[str]) -> list[Note]:
    """A trick's points, the lead, and the suit to which it binds."""
    who, points = names[winner], worth(cards)
    brings = f"{count(points, 'point')}: {in_words(cards)}" if points else "no points"
    notes = [Note(f"{who} captures {brings}.", ("score.values",))]
    if setting.zwang:
        notes.append(forced_out(cards))
    say = f"{who} leads to the next trick."
    return [*notes, Note(say, ("lead.winner",)), bond(cards[0], winner != 0, who, names[0])]


def forced_out(cards: Sequence[int]) -> Note:
    """What zwang has done (`zwang.effect`)."""
    suit = suit_of(cards[0])
    if PACK.card(f"A{suit}").index not in cards:
        say = f"[[A{suit}]] has not come out: whoever holds it has broken the rule."
        return Note(say, ("zwang.ace-forced", "common.ruling.revoke"))
    say = f"[[A{suit}]] is gone: [[K{suit}]] is now the best {SUIT_NAMES[suit][:-1]} left."
    return Note(say, ("zwang.effect",))


def bond(led: int, taken: bool, winner: str, leader: str) -> Note:
    """What binds the winner of a trick (`lead.bound`, `lead.rebound`)."""
    suit = SUIT_NAMES[suit_of(led)]
    if taken:
        say = f"{winner} has taken the lead from {leader} with {suit}: while {winner} holds any, only those may be led, or cards that nobody can beat."
        return Note(say, ("lead.bound", "lead.rebound"))
    say = f"{winner} keeps the lead: whatever bound {winner} before still does."
    return Note(say, ("lead.winner", "ruling.bound-survives"))
