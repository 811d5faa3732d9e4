"""How the cards of Euchre rank, and which of them you must play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from ...duty import EVERY_CARD, Beside, Link, Role, anything
from ...fields import as_in, choice, with_choices
from ...ledger import Note
from ...messages import Card, Message, Suit, of_seat, say
from ...order import Order, Run, Said, place
from ...packs import Card as PackCard
from ...packs import Pack, bits, french
from ...rules import Ranking
from ...sets import union
from ..described import described
from ..nouns import TRUMP, as_trumps, of_suit
from .options import SUITS, Options

BENNY = "2S"


def _with_benny(pack: Pack) -> Pack:
    """A pack with the two of spades as one trump more, whatever is trump."""
    benny = PackCard(len(pack.cards), BENNY, "2♠", "2", ("S",))
    cards, title = (*pack.cards, benny), say("french-pack", number=25)
    return replace(pack, id="french-25", title=title, cards=cards, ranks=(*pack.ranks, "2"))


PACKS = {
    24: french("AKQJT9"),
    25: _with_benny(french("AKQJT9")),
    28: french("AKQJT98"),
    32: french("AKQJT987"),
}
NEXT = {"S": "C", "C": "S", "H": "D", "D": "H"}  # the other suit of the same colour


@with_choices
class Setting(NamedTuple):
    """What a trick depends on: the trump suit, and which cards there are."""

    trump: str = choice(*SUITS, by="make.order")
    pack: int = as_in(Options, "pack")


# -- how the cards rank --------------------------------------------------------------------------


def _suited(pack: Pack, suit: str, without: str) -> str:
    """The cards of a suit, best first, without some ranks."""
    return " ".join(rank + suit for rank in pack.ranks if rank not in without)


@cache
def trumps(setting: Setting) -> Run:
    """The right bower, the left bower, then the other trumps; the benny before all."""
    trump, pack = setting.trump, PACKS[setting.pack]
    benny = (place(pack, BENNY, "rank.benny", say("benny")),) if setting.pack == 25 else ()
    return Run(
        TRUMP,
        (
            *benny,
            place(pack, f"J{trump}", "rank.right", say("right-bower")),
            place(pack, f"J{NEXT[trump]}", "rank.left", say("left-bower")),
            place(pack, _suited(pack, trump, "J2"), "rank.trumps"),
        ),
    )


@cache
def plain(setting: Setting, suit: str) -> Run:
    """A suit that is not trump; that of the left bower has no jack."""
    pack, short = PACKS[setting.pack], suit == NEXT[setting.trump]
    cards = _suited(pack, suit, "J2" if short else "2")
    return Run(
        of_suit(suit), (place(pack, cards, "rank.plain rank.next" if short else "rank.plain"),)
    )


def suit_led(setting: Setting, card: int) -> str:
    """The suit that a lead asks for; the left bower and the benny ask for trumps."""
    return setting.trump if trumps(setting).cards >> card & 1 else PACKS[setting.pack].suit_of[card]


@cache
def _order(setting: Setting, led: int) -> Order:
    suit = suit_led(setting, led)
    runs = (trumps(setting),) if suit == setting.trump else (trumps(setting), plain(setting, suit))
    pack = PACKS[setting.pack]
    printed, lead = pack.suit_of[led], None
    if suit != printed:
        turned = say("led-turncoat", card=Card(led), suit=Suit(printed))
        lead = Said(turned, (_why_trump(setting, led),))
    return Order(pack, runs, across="trick.winner", off="trick.winner", lead=lead)


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """Trumps, then the suit led (`trick.winner`)."""
    return _order(setting, cards[0])


def rankings(setting: Setting) -> list[Ranking]:
    """The rank tables: the trumps, then the three other suits."""
    others = [suit for suit in SUITS if suit != setting.trump]
    return [
        Ranking("trumps", as_trumps(setting.trump), trumps(setting)),
        *(
            Ranking(suit, say("plain-suit", suit=Suit(suit)), plain(setting, suit))
            for suit in others
        ),
    ]


def describe(setting: Setting) -> Message | None:
    """The trump suit, and the pack where it is not the usual one."""
    remarks = [say("suit-is-trump", suit=Suit(setting.trump))]
    if setting.pack != 24:
        remarks.append(say("with-pack", pack=setting.pack))
    return described(remarks)


# -- what you must play --------------------------------------------------------------------------

_LEAD = (anything("lead.first lead.winner", say("lead-any")),)


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Follow suit if you can, the left bower being a trump; otherwise anything."""
    return _following(setting, cards[0]) if cards else _LEAD


@cache
def _following(setting: Setting, led: int) -> tuple[Link, ...]:
    suit, void = suit_led(setting, led), anything("follow.void")
    strangers = _strangers(setting, suit)
    if suit == setting.trump:
        every = trumps(setting).cards
        turned = () if PACKS[setting.pack].suit_of[led] == suit else (_why_trump(setting, led),)
        own = _follow(every & ~union(strangers), every, TRUMP, turned)
        # A hand without any trump lacks nothing but that, which the last link says.
        links = (own, *(_turned(setting, card, every, own) for card in strangers))
        return (*(link._replace(lacks=None) for link in links[:-1]), links[-1], void)
    noun = of_suit(suit)
    beside = tuple(_told(setting, card) for card in strangers)
    ruff = Role(trumps(setting).cards, say("void-trump", noun=noun))
    loose = Role(EVERY_CARD, say("void", noun=noun))
    void = void._replace(roles=(ruff, loose))
    cards = plain(setting, suit).cards
    own = _follow(cards, cards, noun)._replace(beside=beside)
    return (own, *(_turned(setting, card, EVERY_CARD, void) for card in strangers), void)


def _follow(needs: int, allows: int, noun: Message, clauses: tuple[str, ...] = ()) -> Link:
    """Whoever holds one of some cards follows suit."""
    return Link(
        needs,
        allows,
        (*clauses, "follow.suit"),
        say("follow-with", noun=noun),
        say("lacks", noun=noun),
        roles=(Role(allows, say("follows-suit")),),
    )


def _turned(setting: Setting, card: int, allows: int, link: Link) -> Link:
    """A link that binds because a card is a trump and no card of the suit printed on it."""
    clauses = dict.fromkeys((_why_trump(setting, card), *link.clauses))
    told = _told(setting, card)._replace(clauses=())
    return link._replace(needs=1 << card, allows=allows, clauses=tuple(clauses), beside=(told,))


def _strangers(setting: Setting, suit: str) -> list[int]:
    """Trumps on which another suit is printed, where trumps or that suit are led."""
    pack = PACKS[setting.pack]
    turned = bits(trumps(setting).cards & ~pack.suit(setting.trump))
    return [card for card in turned if suit in (setting.trump, pack.suit_of[card])]


def _why_trump(setting: Setting, card: int) -> str:
    """The clause that makes a trump of a card on which another suit is printed."""
    return "rank.benny" if PACKS[setting.pack].codes[card] == BENNY else "follow.left"


def _told(setting: Setting, card: int) -> Beside:
    told = say("turncoat", card=Card(card), suit=Suit(PACKS[setting.pack].suit_of[card]))
    return Beside(1 << card, (_why_trump(setting, card),), told)


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """What winning a trick brings."""
    return [Note(of_seat("leads-next", winner), ("lead.winner",), leads=True)]
