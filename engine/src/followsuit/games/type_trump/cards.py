"""The cards of Type Trump: one type is trump, but a trump works only where it belongs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...decktet import SUITS, TYPES, by_rank, decktet, duals
from ...duty import Beside, Link, Role, anything
from ...fields import choice, with_choices
from ...ledger import Note
from ...messages import Card, Message, Row, Seat, Suit, say
from ...order import Off, Order, Run, Said
from ...rules import Ranking
from ..nouns import TRUMP

PACK = decktet()  # `deck.no-extended`
DUAL, ACES = duals(PACK), PACK.rank("A")
TRUMPS = {kind: PACK.type(kind) for kind in TYPES}  # `trump.type`, `trump.dual`


def _sharing(suits: Sequence[str]) -> int:
    every = 0
    for suit in suits:
        every |= PACK.suit(suit)
    return every


SHARING = tuple(_sharing(card.suits) for card in PACK.cards)  # for each card, those with its suits


@with_choices
class Setting(NamedTuple):
    """What a trick depends on: the type that is trump in this round."""

    trump: str = choice(*TYPES, by="trump.type")


def describe(setting: Setting) -> Message:
    return say("are-trump", type=say(setting.trump))


def suits_of(card: int) -> Row:
    """The suits of a card."""
    return Row.of(map(Suit, PACK.cards[card].suits))


# -- how the cards rank --------------------------------------------------------------------------


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """What can win depends on whether a trump is led, and on the suits of the lead if not."""
    return _order(setting.trump, cards[0])


@cache
def _order(trump: str, led: int) -> Order:
    if TRUMPS[trump] >> led & 1:
        return _trump_led(trump, led)
    return _plain_led(trump, led)


def trump_run(trump: str) -> Run:
    """All eleven trumps."""
    return Run(TRUMP, by_rank(PACK, TRUMPS[trump], "win.trump-lead rank.order"))


def _trump_led(trump: str, led: int) -> Order:
    """The highest trump, whatever its suits (`win.trump-lead`)."""
    off = Off(~TRUMPS[trump], say("no-trump", type=say(trump)), "follow.trump-void")
    return Order(
        PACK,
        (trump_run(trump),),
        across="win.trump-lead",
        off="follow.trump-void",
        tie="tie.last-played ruling.trump-lead-ties",
        alone="win.trump-lead follow.trump-void",
        lead=lead_said(trump, led),
        offs=(off,),
    )


def _plain_led(trump: str, led: int) -> Order:
    """Trumps that share a suit with the lead, then the other cards that do."""
    trumps, sharing, suits = TRUMPS[trump], SHARING[led], suits_of(led)
    valid = Run(say("valid-trump"), by_rank(PACK, trumps & sharing, "win.highest-trump rank.order"))
    plain = Run(
        say("card-of-suits", suits=suits),
        by_rank(PACK, sharing & ~trumps, "win.no-trump rank.order"),
    )
    powerless = Off(
        trumps & ~sharing, say("powerless", suits=suits), "win.powerless win.valid-trump"
    )
    useless = Off(~sharing, say("useless", suits=suits), "win.no-trump")  # what is no trump either
    return Order(
        PACK,
        (valid, plain),
        across="win.valid-trump",
        off="win.no-trump",
        tie="tie.last-played ruling.led-card-ties",
        alone="win.no-trump",
        lead=lead_said(trump, led),
        offs=(powerless, useless),
    )


def lead_said(trump: str, led: int) -> Said:
    """What a lead asks for."""
    bit = 1 << led
    dual = ("ruling.dual-led", *(["trump.dual"] if trump != "personality" else []))
    extra = dual if bit & DUAL else ()
    if TRUMPS[trump] & bit:
        asks = say("led-trump", card=Card(led), type=say(trump))
        return Said(asks, ("follow.trump-lead", "trump.type", "ruling.call-out", *extra))
    ace = ("trump.ace-never",) if bit & ACES else ()
    asks = say("led-plain", card=Card(led), suits=suits_of(led))
    return Said(asks, ("follow.suit", *ace, *extra))


def rankings(setting: Setting) -> list[Ranking]:
    """A trump lead, and the leads that ask for a single suit."""
    trumps = say(setting.trump)
    found = [Ranking("trumps", say("trump-led", type=trumps), trump_run(setting.trump))]
    for ace in PACK.of(ACES):
        valid, plain = _plain_led(setting.trump, ace.index).runs
        title = say("ace-led", type=trumps, card=Card(ace.index))
        above = (
            spot._replace(title=say("valid-trump-title", title=spot.title)) for spot in valid.places
        )
        found.append(Ranking(ace.code, title, Run(say("any-card"), (*above, *plain.places))))
    return found


# -- what you must play --------------------------------------------------------------------------

_LEAD = (anything("lead.any", say("lead-any")),)


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Trumps on a trump lead; else a card that shares a suit with the lead."""
    return _following(setting.trump, cards[0]) if cards else _LEAD


@cache
def _following(trump: str, led: int) -> tuple[Link, ...]:
    return _after_trump(trump) if TRUMPS[trump] >> led & 1 else _after_plain(trump, led)


def _after_trump(trump: str) -> tuple[Link, ...]:
    cards, named = TRUMPS[trump], say(trump)
    both = () if trump == "personality" else (Beside(DUAL, ("trump.dual",)),)
    no_type = Beside(ACES, ("trump.ace-never",), say("ace-never"))
    return (
        Link(
            cards,
            cards,
            ("follow.trump-lead",),
            say("play-type", type=named),
            say("lacks", noun=named),
            (*both, no_type),
            (Role(cards, say("is-of-type", type=named)),),
        ),
        anything("follow.trump-void", say("play-without-trump")),
    )


def _after_plain(trump: str, led: int) -> tuple[Link, ...]:
    trumps, sharing, suits = TRUMPS[trump], SHARING[led], suits_of(led)
    free = Beside(
        trumps & sharing, ("follow.free-pick", "ruling.trump-not-forced"), say("free-pick")
    )
    follows = Role(~trumps, say("shares", suits=suits))
    trumping = Role(trumps, say("trump-shares", suits=suits))
    return (
        Link(
            sharing & ~trumps,
            sharing,
            ("follow.suit",),
            say("follow-with-suits", suits=suits),
            None,
            (free,),
            (follows, trumping),
            named=sharing,
        ),
        Link(
            trumps & sharing,
            sharing,
            ("follow.trump-forced", "follow.suit"),
            say("follow-even-with-trump", suits=suits),
            say("lacks-any", suits=suits),
            (),
            (Role(sharing, say("only-trumps-share", suits=suits)),),
        ),
        anything("follow.void"),
    )


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """What the trick is worth, suit by suit, and who leads next."""
    counts = [(suit, sum(suit in PACK.cards[card].suits for card in cards)) for suit in SUITS]
    who = Seat(winner)
    worth = Row.of(say("suit-counts", suit=Suit(suit), number=n) for suit, n in counts if n)
    captured = say("cards-count", seat=who, worth=worth)
    return [
        Note(captured, ("score.suit", "ruling.own-card-counts")),
        Note(say("leads-next", seat=who), ("lead.winner", "ruling.winner-leads"), leads=True),
    ]
