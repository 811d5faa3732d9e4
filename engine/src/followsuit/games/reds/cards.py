"""The cards of Reds: a trump suit, an anti-trump suit and a neutral one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...duty import Link, Role, anything
from ...fields import field
from ...game import Ranking
from ...ledger import Note
from ...order import Off, Order, Place, Run, Said, place
from ...packs import SUIT_NAMES, french
from ...words import a
from ..like_suits import singular

RANKS, TRUMP, BLACK = "AKQJT98765432", "D", "SC"
PACK = french(RANKS, TRUMP + BLACK)  # `deck.39`
SUIT = tuple(card.suits[0] for card in PACK.cards)


class Setting(NamedTuple):
    """What a trick depends on: the anti-trump suit, or "none" (`anti.none`)."""

    anti: str = "S"


SETTINGS = (
    field("anti", "Anti-trump", {"S": "Spades", "C": "Clubs", "none": "none"}, "anti.turnup"),
)


def describe(setting: Setting) -> str:
    if setting.anti == "none":
        return "There is no anti-trump"
    return f"{SUIT_NAMES[setting.anti].title()} are anti-trump"


def neutral(anti: str) -> str:
    """The other black suit (`anti.neutral`)."""
    return "C" if anti == "S" else "S"


# -- how the cards rank --------------------------------------------------------------------------


@cache
def ranked(suit: str, clause: str) -> Place:
    """A suit from ace to 2 (`rank.values`), under the clause that lets it win."""
    return place(PACK, " ".join(rank + suit for rank in RANKS), f"{clause} rank.values")


TRUMPS = Run("trump", (ranked(TRUMP, "win.trump"),))


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """What can win depends on the lead and, if that is an anti-trump, on the suits that fall."""
    return _order(setting.anti, cards[0], frozenset(SUIT[card] for card in cards))


@cache
def _order(anti: str, led: int, suits: frozenset[str]) -> Order:
    suit, lead = SUIT[led], lead_said(anti, led)
    if suit == anti:
        return _anti_all(anti, lead) if len(suits) == 1 else _anti_broken(anti, lead, suits)
    if suit == TRUMP:
        return _trump_led(anti, lead)
    discard = Off(
        PACK.suit(anti),
        "is an anti-trump, and an anti-trump never wins on the lead of another suit",
        "win.anti-discard",
    )
    alone = "win.led" + " win.anti-discard" * (anti in suits)
    off = "win.led ruling.no-anti-trump" if anti == "none" else "win.led"
    runs = (TRUMPS, Run(singular(suit), (ranked(suit, "win.led"),)))
    return Order(PACK, runs, "win.trump", off, alone=alone, lead=lead, offs=(discard,))


def _trump_led(anti: str, lead: Said) -> Order:
    """Only trumps can win (`win.trump`)."""
    if anti == "none":
        return Order(PACK, (TRUMPS,), "win.trump", "win.trump ruling.no-anti-trump", lead=lead)
    discards = (
        Off(PACK.suit(anti), "is an anti-trump and never wins on a trump lead", "win.anti-discard"),
        Off(
            PACK.suit(neutral(anti)),
            "is a neutral card, and on a trump lead only trumps can win",
            "win.trump ruling.neutral-off-suit",
        ),
    )
    return Order(PACK, (TRUMPS,), "win.trump", "win.trump", lead=lead, offs=discards)


def _anti_all(anti: str, lead: Said) -> Order:
    """Nothing but anti-trumps so far: the highest is ahead (`win.anti-all`)."""
    run = Run("anti-trump", (ranked(anti, "win.anti-all"),))
    return Order(PACK, (run,), "win.anti-all", "win.anti-all", lead=lead)


def _anti_broken(anti: str, lead: Said, suits: frozenset[str]) -> Order:
    """Another suit lies on a led anti-trump: trumps, then neutral cards (`win.anti-broken`)."""
    other = Run("neutral card", (ranked(neutral(anti), "win.anti-neutral"),))
    dead = Off(
        PACK.suit(anti),
        "is an anti-trump and cannot win, because another suit lies in the trick",
        "win.anti-broken ruling.led-anti-trump ruling.order-line",
    )
    best = "win.trump" if TRUMP in suits else "win.anti-neutral"
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
    suit, shown = SUIT[led], f"[[{PACK.codes[led]}]] is led"
    if suit == TRUMP:
        return Said(f"{shown}, a trump.", ("trump.diamonds", "lead.any"))
    if anti == "none":
        say = f"{shown}. There is no anti-trump, so {SUIT_NAMES[suit]} are an ordinary suit."
        return Said(say, ("anti.none", "ruling.no-anti-trump"))
    if suit != anti:
        return Said(f"{shown}, a neutral card.", ("anti.neutral", "win.led"))
    say = f"{shown}, an anti-trump. It can win only if all the cards are {SUIT_NAMES[suit]}."
    return Said(say, ("win.anti-all", "win.anti-broken", "ruling.led-anti-trump"))


def rankings(setting: Setting) -> list[Ranking]:
    """What beats what on each lead, best card first."""
    trumps = TRUMPS.places[0]._replace(why="trumps come before all other cards")

    def led(suit: str) -> Ranking:
        return Ranking(
            suit,
            f"{a(singular(suit)).capitalize()} is led",
            Run("card", (trumps, ranked(suit, "win.led"))),
        )

    diamonds = Ranking("D", "A diamond is led", TRUMPS)
    if setting.anti == "none":
        return [diamonds, led("S"), led("C")]
    anti, other = setting.anti, neutral(setting.anti)
    lead = f"{a(singular(anti)).capitalize()} (anti-trump) is led"
    return [
        diamonds,
        led(other),
        Ranking(
            f"{anti}-broken",
            f"{lead}, and another suit falls",
            Run("card", (trumps, ranked(other, "win.anti-neutral"))),
        ),
        Ranking(
            f"{anti}-alone",
            f"{lead}, and nothing but {SUIT_NAMES[anti]}",
            Run("anti-trump", (ranked(anti, "win.anti-all"),)),
        ),
    ]


# -- what you must play --------------------------------------------------------------------------

_LEAD = (anything("lead.any", "lead any card"),)


@cache
def _follow(suit: str) -> tuple[Link, ...]:
    cards, noun = PACK.suit(suit), singular(suit)
    free = "play any card" if suit == TRUMP else "play any card; you need not trump"
    return (
        Link(
            cards,
            cards,
            ("follow.suit",),
            f"follow with {a(noun)}",
            f"no {noun}",
            roles=(Role(cards, "it follows suit"),),
        ),
        anything("follow.void", free),
    )


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Follow suit, or play anything (`follow.suit`, `follow.void`)."""
    return _follow(SUIT[cards[0]]) if cards else _LEAD


def after(setting: Setting, cards: Sequence[int], winner: int, names: Sequence[str]) -> list[Note]:
    """What winning a trick brings."""
    say = f"{names[winner]} leads to the next trick."
    return [Note(say, ("lead.winner", "ruling.winner-leads"))]
