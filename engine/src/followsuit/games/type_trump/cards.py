"""The cards of Type Trump: one type is trump, but a trump works only where it belongs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...decktet import PLURALS, SUITS, TYPES, by_rank, decktet, duals
from ...duty import Beside, Link, Role, anything
from ...fields import field
from ...game import Ranking
from ...ledger import Note
from ...order import Off, Order, Run, Said
from ...packs import Card
from ...words import a, join

PACK = decktet()  # `deck.no-extended`
DUAL, ACES = duals(PACK), PACK.rank("A")
TRUMPS = {kind: PACK.type(kind) for kind in TYPES}  # `trump.type`, `trump.dual`


def _sharing(card: Card) -> int:
    every = 0
    for suit in card.suits:
        every |= PACK.suit(suit)
    return every


SHARING = tuple(_sharing(card) for card in PACK.cards)  # for each card, those with a suit of it


class Setting(NamedTuple):
    """What a trick depends on: the type that is trump in this round."""

    trump: str = "personality"


SETTINGS = (
    field("trump", "Trumps", {kind: PLURALS[kind].title() for kind in TYPES}, "trump.type"),
)


def describe(setting: Setting) -> str:
    return f"{PLURALS[setting.trump].title()} are trump"


def suits_of(card: int, last: str = "and") -> str:
    """The suits of a card, in words."""
    return join([suit.title() for suit in PACK.cards[card].suits], last)


def lacks(card: int) -> str:
    """What a card without the suits of another one has: "no Suns", "neither Suns nor Moons"."""
    suits = PACK.cards[card].suits
    return f"no {suits_of(card)}" if len(suits) == 1 else f"neither {suits_of(card, 'nor')}"


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
    return Run("trump", by_rank(PACK, TRUMPS[trump], "win.trump-lead rank.order"))


def _trump_led(trump: str, led: int) -> Order:
    """The highest trump, whatever its suits (`win.trump-lead`)."""
    off = Off(
        ~TRUMPS[trump],
        f"is no {trump}, and on a trump lead only {PLURALS[trump]} can win",
        "follow.trump-void",
    )
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
    trumps, sharing = TRUMPS[trump], SHARING[led]
    valid = Run("valid trump", by_rank(PACK, trumps & sharing, "win.highest-trump rank.order"))
    plain = Run(
        f"card of {suits_of(led, 'or')}",
        by_rank(PACK, sharing & ~trumps, "win.no-trump rank.order"),
    )
    powerless = Off(
        trumps & ~sharing,
        f"is a trump, but it has {lacks(led)}: it is powerless",
        "win.powerless win.valid-trump",
    )
    useless = Off(~trumps & ~sharing, f"has {lacks(led)} and cannot win", "win.no-trump")
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
    card, bit = PACK.cards[led], 1 << led
    dual = ("ruling.dual-led", *(["trump.dual"] if trump != "personality" else []))
    extra = dual if bit & DUAL else ()
    if TRUMPS[trump] & bit:
        say = (
            f"[[{card.code}]] is led, a trump: {PLURALS[trump]} must follow, whatever their suits."
        )
        return Said(say, ("follow.trump-lead", "trump.type", "ruling.call-out", *extra))
    ace = ("trump.ace-never",) if bit & ACES else ()
    say = f"[[{card.code}]] is led, no trump: {suits_of(led, 'or')} must follow."
    return Said(say, ("follow.suit", *ace, *extra))


def rankings(setting: Setting) -> list[Ranking]:
    """A trump lead, and the leads that ask for a single suit."""
    trumps = PLURALS[setting.trump].title()
    found = [Ranking("trumps", f"{trumps}, when one is led", trump_run(setting.trump))]
    for ace in PACK.of(ACES):
        valid, plain = _plain_led(setting.trump, ace.index).runs
        title = f"{trumps} are trump, and the {ace.name} is led"
        above = (spot._replace(title=f"a valid trump, {spot.title}") for spot in valid.places)
        found.append(Ranking(ace.code, title, Run("card", (*above, *plain.places))))
    return found


# -- what you must play --------------------------------------------------------------------------

_LEAD = (anything("lead.any", "lead any card"),)


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Trumps on a trump lead; else a card that shares a suit with the lead."""
    if not cards:
        return _LEAD
    trump, led = setting.trump, cards[0]
    return _after_trump(trump) if TRUMPS[trump] >> led & 1 else _after_plain(trump, led)


@cache
def _after_trump(trump: str) -> tuple[Link, ...]:
    cards = TRUMPS[trump]
    both = () if trump == "personality" else (Beside(DUAL, ("trump.dual",)),)
    no_type = Beside(ACES, ("trump.ace-never",), "an Ace is never a trump")
    return (
        Link(
            cards,
            cards,
            ("follow.trump-lead",),
            f"play {a(trump)}, because a trump is led",
            f"no {trump}",
            (*both, no_type),
            (Role(cards, f"it is {a(trump)}, whatever its suits"),),
        ),
        anything("follow.trump-void", "play any card, but it cannot win"),
    )


@cache
def _after_plain(trump: str, led: int) -> tuple[Link, ...]:
    trumps, sharing, wanted = TRUMPS[trump], SHARING[led], suits_of(led, "or")
    choice = Beside(
        trumps & sharing,
        ("follow.free-pick", "ruling.trump-not-forced"),
        "whether that is a trump or not is up to you",
    )
    follows = Role(sharing & ~trumps, f"it shares {wanted} with the lead")
    trumping = Role(trumps & sharing, f"it is a trump that shares {wanted} with the lead")
    return (
        Link(
            sharing & ~trumps,
            sharing,
            ("follow.suit",),
            f"follow with {wanted}",
            "",
            (choice,),
            (follows, trumping),
            named=sharing,
        ),
        Link(
            trumps & sharing,
            sharing,
            ("follow.trump-forced", "follow.suit"),
            f"follow with {wanted}, even if that takes a trump",
            f"no {wanted}",
            (),
            (Role(sharing, f"only trumps in your hand share {wanted} with the lead"),),
        ),
        anything("follow.void"),
    )


def after(setting: Setting, cards: Sequence[int], winner: int, names: Sequence[str]) -> list[Note]:
    """What the trick is worth, suit by suit, and who leads next."""
    counts = [(suit, sum(suit in PACK.cards[card].suits for card in cards)) for suit in SUITS]
    worth = join([f"{suit.title()} {number}" for suit, number in counts if number])
    say = f"The cards that {names[winner]} captures count: {worth}."
    leads = f"{names[winner]} leads to the next trick."
    return [
        Note(say, ("score.suit", "ruling.own-card-counts")),
        Note(leads, ("lead.winner", "ruling.winner-leads")),
    ]
