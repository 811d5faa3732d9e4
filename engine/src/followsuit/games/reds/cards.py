"""The cards of Reds: a trump suit, an anti-trump suit and a neutral one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...duty import Link, Role, anything
from ...fields import choice, with_choices
from ...ledger import Note
from ...messages import Card, Message, Suit, of_seat, say
from ...order import Off, Order, Place, Run, Said, place
from ...packs import french
from ...rules import Ranking
from ..nouns import TRUMP, of_suit

RANKS, DIAMONDS, BLACK = "AKQJT98765432", "D", "SC"
PACK = french(RANKS, DIAMONDS + BLACK)  # `deck.39`
SUIT = PACK.suit_of


@with_choices
class Setting(NamedTuple):
    """What a trick depends on: the anti-trump suit, or "none" (`anti.none`)."""

    anti: str = choice("S", "C", "none", by="anti.turnup")


def describe(setting: Setting) -> Message:
    if setting.anti == "none":
        return say("no-anti")
    return say("anti", suit=Suit(setting.anti))


def neutral(anti: str) -> str:
    """The other black suit (`anti.neutral`)."""
    return "C" if anti == "S" else "S"


# -- how the cards rank --------------------------------------------------------------------------


@cache
def ranked(suit: str, clause: str) -> Place:
    """A suit from ace to 2 (`rank.values`), under the clause that lets it win."""
    return place(PACK, " ".join(rank + suit for rank in RANKS), f"{clause} rank.values")


TRUMPS = Run(TRUMP, (ranked(DIAMONDS, "win.trump"),))


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """What can win depends on the lead and, if that is an anti-trump, on the suits that fall."""
    return _order(setting.anti, cards[0], frozenset(SUIT[card] for card in cards))


@cache
def _order(anti: str, led: int, suits: frozenset[str]) -> Order:
    suit, lead = SUIT[led], lead_said(anti, led)
    if suit == anti:
        return _anti_all(anti, lead) if len(suits) == 1 else _anti_broken(anti, lead, suits)
    if suit == DIAMONDS:
        return _trump_led(anti, lead)
    discard = Off(PACK.suit(anti), say("anti-discarded"), "win.anti-discard")
    alone = "win.led" + " win.anti-discard" * (anti in suits)
    off = "win.led ruling.no-anti-trump" if anti == "none" else "win.led"
    runs = (TRUMPS, Run(of_suit(suit), (ranked(suit, "win.led"),)))
    return Order(PACK, runs, "win.trump", off, alone=alone, lead=lead, offs=(discard,))


def _trump_led(anti: str, lead: Said) -> Order:
    """Only trumps can win (`win.trump`)."""
    if anti == "none":
        return Order(PACK, (TRUMPS,), "win.trump", "win.trump ruling.no-anti-trump", lead=lead)
    discards = (
        Off(PACK.suit(anti), say("anti-on-trump"), "win.anti-discard"),
        Off(PACK.suit(neutral(anti)), say("neutral-on-trump"), "win.trump ruling.neutral-off-suit"),
    )
    return Order(PACK, (TRUMPS,), "win.trump", "win.trump", lead=lead, offs=discards)


def _anti_all(anti: str, lead: Said) -> Order:
    """Nothing but anti-trumps so far: the highest is ahead (`win.anti-all`)."""
    run = Run(say("anti-trump"), (ranked(anti, "win.anti-all"),))
    return Order(PACK, (run,), "win.anti-all", "win.anti-all", lead=lead)


def _anti_broken(anti: str, lead: Said, suits: frozenset[str]) -> Order:
    """Another suit lies on a led anti-trump: trumps, then neutral cards (`win.anti-broken`)."""
    other = Run(say("neutral"), (ranked(neutral(anti), "win.anti-neutral"),))
    dead = Off(
        PACK.suit(anti),
        say("anti-broken"),
        "win.anti-broken ruling.led-anti-trump ruling.order-line",
    )
    best = "win.trump" if DIAMONDS in suits else "win.anti-neutral"
    return Order(
        PACK,
        (TRUMPS, other),
        across="win.trump win.anti-neutral ruling.suits-before-values",
        off="win.anti-broken",
        alone=f"win.anti-broken {best} ruling.led-anti-trump",
        lead=lead,
        offs=(dead,),
    )


def lead_said(anti: str, led: int) -> Said:
    """What a lead means for the trick."""
    suit, shown = SUIT[led], Card(led)
    if suit == DIAMONDS:
        return Said(say("led-trump", card=shown), ("trump.diamonds", "lead.any"))
    if anti == "none":
        ordinary = say("led-ordinary", card=shown, suit=Suit(suit))
        return Said(ordinary, ("anti.none", "ruling.no-anti-trump"))
    if suit != anti:
        return Said(say("led-neutral", card=shown), ("anti.neutral", "win.led"))
    told = say("led-anti", card=shown, suit=Suit(suit))
    return Said(told, ("win.anti-all", "win.anti-broken", "ruling.led-anti-trump"))


def rankings(setting: Setting) -> list[Ranking]:
    """What beats what on each lead, best card first."""
    trumps = ranked(DIAMONDS, "win.trump")._replace(why=say("trumps-first"))

    def led(suit: str) -> Ranking:
        cards = Run(say("any-card"), (trumps, ranked(suit, "win.led")))
        return Ranking(suit, say("lead-of", suit=Suit(suit)), cards)

    diamonds = Ranking("D", say("lead-of", suit=Suit("D")), TRUMPS)
    if setting.anti == "none":
        return [diamonds, led("S"), led("C")]
    anti, other = setting.anti, neutral(setting.anti)
    return [
        diamonds,
        led(other),
        Ranking(
            f"{anti}-broken",
            say("lead-of-broken", suit=Suit(anti)),
            Run(say("any-card"), (trumps, ranked(other, "win.anti-neutral"))),
        ),
        Ranking(
            f"{anti}-alone",
            say("lead-of-alone", suit=Suit(anti)),
            Run(say("anti-trump"), (ranked(anti, "win.anti-all"),)),
        ),
    ]


# -- what you must play --------------------------------------------------------------------------

_LEAD = (anything("lead.any", say("lead-any")),)


@cache
def _follow(suit: str) -> tuple[Link, ...]:
    cards, noun = PACK.suit(suit), of_suit(suit)
    must, lacks = say("follow-with", noun=noun), say("lacks", noun=noun)
    follows = Role(cards, say("follows-suit"))
    free = anything("follow.void")
    return (
        Link(cards, cards, ("follow.suit",), must, lacks, roles=(follows,)),
        free if suit == DIAMONDS else free._replace(must=say("need-not-trump")),
    )


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Follow suit, or play anything (`follow.suit`, `follow.void`)."""
    return _follow(SUIT[cards[0]]) if cards else _LEAD


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """What winning a trick brings."""
    return [Note(of_seat("leads-next", winner), ("lead.winner", "ruling.winner-leads"), leads=True)]
