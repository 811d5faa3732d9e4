"""How the cards rank in Twenty-Five, and which of them you must play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...duty import EVERY_CARD, Beside, Link, Role, anything
from ...fields import choice, with_choices
from ...messages import Card, Message, Suit, say
from ...order import Order, Place, Run, place
from ...packs import FRENCH_52 as PACK
from ...rules import Ranking
from ..nouns import TRUMP, as_trumps, of_suit

RED = "HD"
SUITS = ("S", "H", "D", "C")
ACE_OF_HEARTS = PACK.mask("AH")
ACE = Card(PACK.card("AH").index)


@with_choices
class Setting(NamedTuple):
    """What a trick depends on: the trump suit, and when a top trump may be held back."""

    trump: str = choice(*SUITS, by="deal.upcard")
    renege: str = choice("always", "lower-lead-only", by="ruling.exempt-absolute")


# -- how the cards rank --------------------------------------------------------------------------


def pips(suit: str, ranks: str) -> str:
    """Card codes of a suit, best first: high in red, low in black."""
    return " ".join(rank + suit for rank in (ranks if suit in RED else ranks[::-1]))


@cache
def trumps(trump: str) -> Run:
    """The trump suit, with the ace of hearts third."""
    fourth = [place(PACK, f"A{trump}", "rank.trump-ace-fourth", say("fourth-best"))]
    low = say("trumps-high-in-red" if trump in RED else "trumps-low-in-black")
    places = [
        place(PACK, f"5{trump}", "rank.five-best", say("best-trump")),
        place(PACK, f"J{trump}", "rank.jack-second", say("second-best")),
        place(PACK, "AH", "rank.ace-hearts-third", say("third-best")),
        *(fourth if trump != "H" else []),
        place(PACK, f"K{trump} Q{trump}", "rank.trump-rest", over=say("court-cards-first")),
        place(PACK, pips(trump, "T9876432"), "rank.trump-rest", why=low),
    ]
    return Run(TRUMP, tuple(places))


@cache
def plain(suit: str) -> Run:
    """A suit that is not trump. The ace of hearts is never in it."""
    courts = f"K{suit} Q{suit} J{suit}"
    if suit in RED:
        clause, high = "rank.plain-red", say("high-in-red")
        five = "rank.plain-red ruling.plain-five-heart"
        rest: list[Place] = {
            "H": [
                place(PACK, pips(suit, "T9876"), clause, why=high),
                place(PACK, "5H", five, say("ordinary-heart")),
                place(PACK, pips(suit, "432"), clause, why=high),
            ],
            "D": [
                place(PACK, pips(suit, "T98765432"), clause, why=high),
                place(PACK, "AD", clause, say("lowest-diamond")),
            ],
        }[suit]
    else:
        clause, low = "rank.plain-black", say("low-in-black")
        rest = [place(PACK, pips(suit, "T98765432A"), clause, why=low)]
    best = place(PACK, courts, clause, over=say("courts-on-top"))
    return Run(of_suit(suit), (best, *rest))


@cache
def _order(trump: str, led: str) -> Order:
    runs = (trumps(trump),) if led == trump else (trumps(trump), plain(led))
    return Order(PACK, runs, across="trick.winner", off="trick.winner")


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """Trumps, then the suit led (`trick.winner`)."""
    return _order(setting.trump, suit_led(setting.trump, cards[0]))


def suit_led(trump: str, card: int) -> str:
    """The suit that a lead asks for; the ace of hearts is a trump (`ruling.ace-hearts-led`)."""
    return trump if card == ACE.card else PACK.suit_of[card]


def describe(setting: Setting) -> Message:
    usual = setting.renege == "always"
    return say("suit-is-trump" if usual else "are-trump-strict", suit=Suit(setting.trump))


def rankings(setting: Setting) -> list[Ranking]:
    others = [suit for suit in SUITS if suit != setting.trump]
    return [
        Ranking("trumps", as_trumps(setting.trump), trumps(setting.trump)),
        *(Ranking(suit, say("plain-suit", suit=Suit(suit)), plain(suit)) for suit in others),
    ]


# -- what you must play --------------------------------------------------------------------------


def _trump_led(trump: str, led: int, renege: str) -> tuple[Link, ...]:
    """The chain when a trump is led: an ordinary trump calls for a trump, a top one does not."""
    every = trumps(trump).cards
    top = PACK.mask(f"5{trump} J{trump} AH")
    lower = top & ~_order(trump, trump).beating(led)
    strict = renege == "lower-lead-only"
    held_back = top & ~lower if strict else top
    never = ("follow.top-never-forced",)
    absolute = ("ruling.exempt-absolute",)
    alien = trump != "H" and bool(ACE_OF_HEARTS >> led & 1)  # with hearts as trumps it is at home
    ace_led = ("ruling.ace-hearts-led",) if alien else ()
    idle = Beside(plain("H").cards, ace_led, say("hearts-idle", card=ACE))
    hearts = (idle,) if alien else ()
    only_top = say("any-lower-forces-none" if strict else "any-nobody-forces")
    chosen = Beside(held_back, (*never, "ruling.top-plus-lower"), say("your-choice"))
    bound = Beside(lower, absolute, say("free-from-lower"))
    free = Beside(lower, absolute, say("not-even", card=Card(led)))
    forced, follows = Role(lower, say("bound-trump")), Role(every, say("trump-for-trump"))
    return (
        Link(
            every & ~held_back,
            every,
            ("follow.trump-lead", *ace_led),
            say("play-trump"),
            beside=(chosen, bound) if strict else (chosen,),
            roles=(forced, follows) if strict else (follows,),
        ),
        Link(
            held_back,
            EVERY_CARD,
            ("follow.top-trump-exempt", *never),
            only_top,
            say("lacks", noun=TRUMP),
            beside=hearts if strict else (free, *hearts),
            roles=(
                Role(held_back, say("may-be-played")),
                Role(EVERY_CARD, say("trumps-may-be-kept")),
            ),
        ),
        anything("follow.void-free")._replace(beside=hearts),
    )


def _plain_led(trump: str, suit: str) -> tuple[Link, ...]:
    """The chain when a plain card is led: follow or ruff, else anything."""
    every, follow, noun = trumps(trump).cards, plain(suit).cards, of_suit(suit)
    ace = Beside(ACE_OF_HEARTS, ("ruling.ace-hearts-not-heart",), say("no-heart", card=ACE))
    return (
        Link(
            follow,
            follow | every,
            ("follow.or-ruff",),
            say("follow-or-trump", noun=noun),
            say("lacks", noun=noun),
            roles=(
                Role(follow, say("follows-suit")),
                Role(every, say("free-to-trump"), ("ruling.ruff-any-trump",)),
            ),
        ),
        anything("follow.void-free")._replace(beside=(ace,) if suit == "H" else ()),
    )


_LEAD = (anything("lead.first lead.winner", say("lead-any")),)


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Follow or ruff; trumps on a trump lead, but the top three are never forced out."""
    return _following(setting, cards[0]) if cards else _LEAD


@cache
def _following(setting: Setting, led: int) -> tuple[Link, ...]:
    trump = setting.trump
    if trumps(trump).cards >> led & 1:
        return _trump_led(trump, led, setting.renege)
    return _plain_led(trump, PACK.suit_of[led])
