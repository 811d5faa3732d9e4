"""How the cards rank in Twenty-Five, and which of them you must play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...duty import EVERY_CARD, Beside, Link, Role, anything
from ...fields import field
from ...game import Ranking
from ...order import Order, Place, Run, place
from ...packs import FRENCH_52 as PACK
from ...packs import SUIT_NAMES, bits

RED = "HD"
SUITS = ("S", "H", "D", "C")
ACE_OF_HEARTS = PACK.mask("AH")


class Setting(NamedTuple):
    """What a trick depends on: the trump suit, and when a top trump may be held back."""

    trump: str
    renege: str = "always"


SETTINGS = (
    field("trump", "Trumps", {suit: SUIT_NAMES[suit].title() for suit in SUITS}, "deal.upcard"),
    field(
        "renege",
        "Top trumps may be held back",
        {"always": "on any trump lead", "lower-lead-only": "only when a lower trump is led"},
        "ruling.exempt-absolute",
    ),
)


# -- how the cards rank --------------------------------------------------------------------------


def pips(suit: str, ranks: str) -> str:
    """Card codes of a suit, best first: high in red, low in black."""
    return " ".join(rank + suit for rank in (ranks if suit in RED else ranks[::-1]))


@cache
def trumps(trump: str) -> Run:
    """The trump suit, with the ace of hearts third."""
    fourth = [place(PACK, f"A{trump}", "rank.trump-ace-fourth", "the fourth-best trump")]
    low = "high cards win in red" if trump in RED else "low cards win in black"
    places = [
        place(PACK, f"5{trump}", "rank.five-best", "the best trump"),
        place(PACK, f"J{trump}", "rank.jack-second", "the second-best trump"),
        place(PACK, "AH", "rank.ace-hearts-third", "always the third-best trump"),
        *(fourth if trump != "H" else []),
        place(PACK, f"K{trump} Q{trump}", "rank.trump-rest", over="court cards come first"),
        place(PACK, pips(trump, "T9876432"), "rank.trump-rest", why=low),
    ]
    return Run("trump", tuple(places))


@cache
def plain(suit: str) -> Run:
    """A suit that is not trump. The ace of hearts is never in it."""
    courts = f"K{suit} Q{suit} J{suit}"
    if suit in RED:
        clause, high = "rank.plain-red", "in red the high cards win"
        five = "rank.plain-red ruling.plain-five-heart"
        rest: list[Place] = {
            "H": [
                place(PACK, pips(suit, "T9876"), clause, why=high),
                place(PACK, "5H", five, "only an ordinary heart here"),
                place(PACK, pips(suit, "432"), clause, why=high),
            ],
            "D": [
                place(PACK, pips(suit, "T98765432"), clause, why=high),
                place(PACK, "AD", clause, "the lowest diamond"),
            ],
        }[suit]
    else:
        clause, low = "rank.plain-black", "in black the low cards win"
        rest = [place(PACK, pips(suit, "T98765432A"), clause, why=low)]
    best = place(PACK, courts, clause, over="king, queen and jack stay on top")
    return Run(SUIT_NAMES[suit][:-1], (best, *rest))


@cache
def _order(trump: str, led: str) -> Order:
    runs = (trumps(trump),) if led == trump else (trumps(trump), plain(led))
    return Order(PACK, runs, across="trick.winner", off="trick.winner")


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """Trumps, then the suit led (`trick.winner`)."""
    return _order(setting.trump, suit_led(setting.trump, cards[0]))


def suit_led(trump: str, card: int) -> str:
    """The suit that a lead asks for; the ace of hearts is a trump (`ruling.ace-hearts-led`)."""
    return trump if ACE_OF_HEARTS >> card & 1 else PACK.cards[card].suits[0]


def describe(setting: Setting) -> str:
    strict = ", top trumps held back only from a lower one" if setting.renege != "always" else ""
    return f"{SUIT_NAMES[setting.trump].title()} are trump{strict}"


def rankings(setting: Setting) -> list[Ranking]:
    others = [suit for suit in SUITS if suit != setting.trump]
    return [
        Ranking("trumps", f"{SUIT_NAMES[setting.trump].title()} as trumps", trumps(setting.trump)),
        *(Ranking(suit, f"Plain {SUIT_NAMES[suit]}", plain(suit)) for suit in others),
    ]


# -- what you must play --------------------------------------------------------------------------


@cache
def _trump_led(trump: str, led: int, renege: str) -> tuple[Link, ...]:
    """The chain when a trump is led: an ordinary trump calls for a trump, a top one does not."""
    every, strength = trumps(trump).cards, _order(trump, trump).strength
    top = PACK.mask(f"5{trump} J{trump} AH")
    lower = sum(1 << card for card in bits(top) if strength[card] < strength[led])
    strict = renege == "lower-lead-only"
    held_back = top & ~lower if strict else top
    code, never = PACK.codes[led], ("follow.top-never-forced",)
    absolute = ("ruling.exempt-absolute",)
    alien = trump != "H" and bool(ACE_OF_HEARTS >> led & 1)  # with hearts as trumps it is at home
    ace_led = ("ruling.ace-hearts-led",) if alien else ()
    idle = "[[AH]] is a trump, so hearts do not follow it"
    hearts = Beside(plain("H").cards if alien else 0, ace_led, idle)
    force = "no lower trump can force out" if strict else "nobody can force out"
    choice = Beside(held_back, (*never, "ruling.top-plus-lower"), "which one is your choice")
    bound = Beside(lower, absolute, "a top trump is free only when the trump led is lower")
    free = Beside(lower, absolute, f"not even [[{code}]] can")
    return (
        Link(
            every & ~held_back,
            every,
            ("follow.trump-lead", *ace_led),
            "play a trump",
            beside=(choice, bound) if strict else (choice,),
            roles=(
                Role(lower if strict else 0, "it is a trump, and only a lower lead sets it free"),
                Role(every, "it is a trump, and a trump must be played"),
            ),
        ),
        Link(
            held_back,
            EVERY_CARD,
            ("follow.top-trump-exempt", *never),
            f"play any card: your only trumps are among the best three, which {force}",
            "no trump",
            beside=(hearts,) if strict else (free, hearts),
            roles=(
                Role(held_back, "you may play it, but you need not"),
                Role(EVERY_CARD, "your only trumps are among the best three and may be kept"),
            ),
        ),
        anything("follow.void-free")._replace(beside=(hearts,)),
    )


@cache
def _plain_led(trump: str, suit: str) -> tuple[Link, ...]:
    """The chain when a plain card is led: follow or ruff, else anything."""
    every, follow, noun = trumps(trump).cards, plain(suit).cards, SUIT_NAMES[suit][:-1]
    ace = Beside(ACE_OF_HEARTS, ("ruling.ace-hearts-not-heart",), "[[AH]] is a trump, not a heart")
    return (
        Link(
            follow,
            follow | every,
            ("follow.or-ruff",),
            f"follow with a {noun} or play a trump",
            f"no {noun}",
            roles=(
                Role(follow, "it follows suit"),
                Role(
                    every,
                    "it is a trump, and you may trump although you could follow",
                    ("ruling.ruff-any-trump",),
                ),
            ),
        ),
        anything("follow.void-free")._replace(beside=(ace,) if suit == "H" else ()),
    )


_LEAD = (anything("lead.first lead.winner", "lead any card"),)


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Follow or ruff; trumps on a trump lead, but the top three are never forced out."""
    if not cards:
        return _LEAD
    trump, led = setting.trump, cards[0]
    if trumps(trump).cards >> led & 1:
        return _trump_led(trump, led, setting.renege)
    return _plain_led(trump, PACK.cards[led].suits[0])
