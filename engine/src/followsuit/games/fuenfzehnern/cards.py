"""Fünfzehnern's cards: how they rank, what they are worth, and which of them may be led."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import NamedTuple

from ...duty import Beside, Link, Role, anything
from ...errors import Fault
from ...fields import card_set, choice, with_choices
from ...ledger import Note
from ...messages import Card, Cards, Message, Row, Seat, Suit, of_seat, say
from ...order import Order, Said
from ...packs import bits, french
from ..nouns import of_suit
from ..plain_suits import PlainSuits
from .clauses import CITED

PACK = french("AKQJT987")
SUITS = ("S", "H", "D", "C")
ACES, QUEENS = PACK.rank("A"), PACK.rank("Q")
VALUES = {"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1}
WORTH = tuple(VALUES.get(card.rank, 0) for card in PACK.cards)
CARDS = PlainSuits(PACK, CITED)
OF_SUIT = {suit: PACK.suit(suit) for suit in SUITS}
PAIR = {suit: PACK.mask(f"K{suit} Q{suit}") for suit in SUITS}
BETTER = tuple(  # the cards that would beat each card
    OF_SUIT[suit] & ((1 << card) - 1) for card, suit in enumerate(PACK.suit_of)
)


def suit_of(card: int) -> str:
    return PACK.suit_of[card]


@cache
def of_rank(rank: str, suit: str) -> Card:
    """A card by rank and suit."""
    return Card(PACK.card(rank + suit).index)


@with_choices
class Setting(NamedTuple):
    """What a lead depends on: the suit one is bound to, and the cards gone; and a zwang said."""

    bound: str = choice("none", *SUITS, by="lead.bound")
    gone: int = card_set(by="lead.unbeatable-all-played")
    zwang: bool = choice(False, True, by="zwang.declare")
    since: str = choice("taken", "first", "next", by="lead.bound")
    unbeatable: str = choice("played-or-own", "played-only", by="ruling.unbeatable")


# What binds a leader (`Setting.since`), and the rulings that it rests on.
BONDS: dict[str, tuple[str, ...]] = {
    "taken": (),
    "first": ("ruling.first-leader-free",),
    "next": ("ruling.no-rebind-own",),
}


def describe(setting: Setting) -> Message | None:
    said = []
    if setting.bound != "none":
        said.append(say("leader-bound", suit=Suit(setting.bound)))
    if setting.gone:
        said.append(say("played-before", cards=listed(setting.gone)))
    if setting.zwang:
        said.append(say("zwang-said"))
    if setting.unbeatable == "played-only":
        said.append(say("only-played-count"))
    return say("situation", said=Row.of(said)) if said else None


def listed(cards: int) -> Row:
    """Cards by suit, in few signs."""
    suits = ((suit, PACK.of(cards & OF_SUIT[suit])) for suit in SUITS)
    return Row.of(
        say("cards-of-suit", suit=Suit(suit), ranks=Row.verbatim(card.name[:-1] for card in own))
        for suit, own in suits
        if own
    )


# -- who wins ------------------------------------------------------------------------------------


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """The highest card of the suit led (`trick.winner`)."""
    return _forcing(cards[0]) if setting.zwang else CARDS.order(setting, cards)


@cache
def _forcing(led: int) -> Order:
    forces = say("led-zwang", card=Card(led), ace=of_rank("A", suit_of(led)))
    lead = Said(forces, ("zwang.declare", "zwang.ace-forced", "trick.winner"))
    return replace(CARDS.order(None, [led]), lead=lead)


# -- following -----------------------------------------------------------------------------------


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Follow suit; after a zwang the ace must come out. A leader's duty is `lead`."""
    return _forced(suit_of(cards[0])) if setting.zwang else CARDS.duty(setting, cards)


@cache
def _forced(suit: str) -> tuple[Link, ...]:
    ace = PACK.mask(f"A{suit}")
    follow, free = CARDS.duty(None, bits(ace))
    out = Link(
        ace,
        ace,
        ("zwang.ace-forced",),
        say("play-forced-ace", suit=Suit(suit)),
        roles=(Role(ace, say("forced")),),
    )
    return (
        out,
        follow._replace(
            clauses=(*follow.clauses, "ruling.zwang-others"),
            must=say("follow-as-always", noun=of_suit(suit)),
        ),
        free,
    )


# -- leading -------------------------------------------------------------------------------------


def sure(setting: Setting, cards: int, hand: int) -> int:
    """Those cards of a hand that nobody can beat (`lead.unbeatable`, `ruling.unbeatable`)."""
    known = setting.gone | (hand if setting.unbeatable == "played-or-own" else 0)
    return sum([1 << card for card in bits(cards) if not BETTER[card] & ~known])


def lead(setting: Setting, hand: int) -> tuple[Link, ...]:
    """Go on with the suit you are bound to, or lead an unbeatable card; else anything."""
    if setting.bound == "none":
        return _ANY if setting.gone else _OPENING
    suit = OF_SUIT[setting.bound]
    unbeatable = sure(setting, hand & ~suit, hand)
    go_on = _go_on(setting.bound, setting.since, unbeatable > 0)
    if not unbeatable:
        return go_on._replace(bar=partial(_bar, setting, hand, ("lead.unbeatable",))), _UNBOUND
    also = go_on._replace(
        allows=suit | unbeatable,
        beside=(Beside(unbeatable, ("lead.unbeatable",)),),
        roles=(*go_on.roles, *_sure_roles(setting, unbeatable)),
        bar=partial(_bar, setting, hand, ()),
    )
    return also, _UNBOUND


@cache
def _go_on(bound: str, since: str, unbeatable: bool) -> Link:
    """The suit you are bound to (`lead.bound`), before what hangs on the hand."""
    suit, noun = OF_SUIT[bound], of_suit(bound)
    bond = {"since": since, "suit": Suit(bound)}
    return Link(
        suit,
        suit,
        ("lead.bound", "lead.bound-until-out", *BONDS[since]),
        say("go-on-or-unbeatable" if unbeatable else "go-on", **bond),
        say("lacks", noun=noun),
        roles=(Role(suit, say("goes-on", noun=noun, **bond)),),
    )


_UNBOUND = anything("lead.free-after lead.bound-until-out", say("lead-unbound"))
_OPENING = (anything("lead.first ruling.first-leader-free", say("lead-any")),)
_ANY = (anything("ruling.first-leader-free", say("lead-not-taken")),)


def _sure_roles(setting: Setting, unbeatable: int) -> list[Role]:
    """Why each of these cards is unbeatable."""
    played = sum([1 << card for card in bits(unbeatable) if not BETTER[card] & ~setting.gone])
    return [
        _ACE_UNBEATABLE,
        Role(played, _BETTER_PLAYED, ("lead.unbeatable-all-played",)),
        Role(unbeatable, _BETTER_OWN, ("ruling.unbeatable",)),
    ]


_ACE_UNBEATABLE = Role(ACES, say("ace-unbeatable"), ("lead.unbeatable-ace",))
_BETTER_PLAYED, _BETTER_OWN = say("better-played"), say("better-played-or-own")


def _bar(setting: Setting, hand: int, also: tuple[str, ...], card: int) -> Said:
    """What could still beat a card that may not be led."""
    shown, left = Card(card), BETTER[card] & ~setting.gone
    others = bits(left & ~hand)
    if not others:  # only with `played-only`
        waits = say("better-not-played", cards=Cards(left), card=shown)
        return Said(waits, (*also, "ruling.unbeatable"))
    beaten = say("still-beaten", card=shown, cards=Cards(others))
    if len(others) > 2:
        beaten = say("still-beaten-by-many", card=shown, best=Card(others[0]))
    return Said(beaten, also)


# -- what cannot be ------------------------------------------------------------------------------


def check_trick(setting: Setting, cards: Sequence[int]) -> list[Fault]:
    """Cards gone are gone, and zwang is said with a queen whose ace is still out."""
    faults = [
        Fault(say("gone", card=Card(card)), f"trick[{place}]")
        for place, card in enumerate(cards)
        if setting.gone >> card & 1
    ]
    if not setting.zwang:
        return faults
    if not cards:
        return [*faults, Fault(say("zwang-with-led-queen"), "trick")]
    if not QUEENS >> cards[0] & 1:
        return [*faults, Fault(say("zwang-with-queen"), "trick[0]")]
    ace, king = (of_rank(rank, suit_of(cards[0])) for rank in "AK")
    if setting.gone >> ace.card & 1:
        faults.append(Fault(say("ace-gone", card=ace), "trick[0]"))
    if setting.gone >> king.card & 1:
        faults.append(Fault(say("king-gone", card=king), "trick[0]"))
    return faults


def check_hand(setting: Setting, cards: Sequence[int], hand: int) -> list[Fault]:
    """Nobody holds a card that is gone."""
    return [Fault(say("gone", card=Card(card)), "hand") for card in bits(hand & setting.gone)]


def leader_holds(setting: Setting, cards: Sequence[int]) -> int:
    """Whoever says zwang holds king and queen of the suit (`zwang.holding`)."""
    if not setting.zwang or not cards:
        return 0
    return PACK.mask([rank + suit_of(cards[0]) for rank in "KQ"])


# -- what a trick brings -------------------------------------------------------------------------


def worth(cards: Iterable[int]) -> int:
    """The points of some cards (`score.values`)."""
    return sum([WORTH[card] for card in cards])


def each(cards: Iterable[int]) -> Row:
    """What each of some cards that count is worth."""
    return Row.of(say("card-worth", card=Card(c), worth=WORTH[c]) for c in cards if WORTH[c])


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """A trick's points, the lead, and the suit to which it binds."""
    who, points = Seat(winner), worth(cards)
    captures = say("captures", seat=who, points=points, each=each(cards))
    notes = [Note(captures if points else say("captures-nothing", seat=who), ("score.values",))]
    if setting.zwang:
        notes.append(forced_out(cards))
    leads = Note(say("leads-next", seat=who), ("lead.winner",), leads=True)
    return [*notes, leads, bond(cards[0], winner, 0)]


def forced_out(cards: Sequence[int]) -> Note:
    """What zwang has done (`zwang.effect`)."""
    suit = suit_of(cards[0])
    ace = of_rank("A", suit)
    if ace.card not in cards:
        return Note(say("ace-not-out", card=ace), ("zwang.ace-forced", "common.ruling.revoke"))
    out = say("ace-out", card=ace, king=of_rank("K", suit), noun=of_suit(suit))
    return Note(out, ("zwang.effect",))


@cache
def bond(led: int, winner: int, leader: int) -> Note:
    """What binds the winner of a trick (`lead.bound`, `lead.rebound`)."""
    if winner != leader:
        taken = {"seat": Seat(winner), "leader": Seat(leader), "suit": Suit(suit_of(led))}
        return Note(say("takes-lead", **taken), ("lead.bound", "lead.rebound"))
    still = of_seat("keeps-bond", winner)
    return Note(still, ("lead.winner", "ruling.bound-survives"))
