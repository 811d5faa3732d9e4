"""What a lead asks for, which cards follow, and how they rank."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, Protocol

from ...decktet import SUITS, TYPES, by_rank, decktet
from ...decktet import duals as dual_cards
from ...duty import Beside, Link, Role, anything
from ...errors import Fault
from ...fields import choice, with_choices
from ...messages import Card, Message, Named, Suit, say
from ...order import Order, Place, Run, Said
from ...packs import Pack
from ...rules import Ranking
from ..described import described

SINGLES, TWO, TEAMS = "singles", "two_player", "partnership"


@with_choices
class Setting(NamedTuple):
    """What a trick depends on; `announced` is the type that a card of two types was led as."""

    mode: str = choice(SINGLES, TWO, TEAMS, by="players.range")
    deck: str = choice("basic", "pawns", "pawns_courts", "courts", by="ruling.courts-only")
    announced: str = choice("none", "location", "event", by="lead.announce")


class Decked(Protocol):
    """A setting or the options: whatever says which cards are in the pack."""

    @property
    def deck(self) -> str: ...


@cache
def _pack(deck: str) -> Pack:
    return decktet(pawns="pawns" in deck, courts="courts" in deck)


def pack_of(chosen: Decked) -> Pack:
    """The pack of a setting or of options (`deck.basic`, `deck.extended`, `ruling.courts-only`)."""
    return _pack(chosen.deck)


def describe(setting: Setting) -> Message | None:
    unusual = [value for value in setting if value not in Setting()]
    return described(say("unusual", value=one) for one in unusual)


# -- following (`types.groups`) ------------------------------------------------------------------


def asked(setting: Setting, led: int) -> str:
    """What a lead asks for: the suit of an Ace (`lead.ace`), or else a type (`lead.type`)."""
    pack = _pack(setting.deck)
    types = pack.cards[led].types
    if not types:
        return pack.suit_of[led]
    kind, *other = types
    return setting.announced if other else kind


@cache
def followers(deck: str, what: str) -> int:
    """All cards that follow when this suit or type is asked for."""
    pack = _pack(deck)
    return pack.suit(what) if what in SUITS else pack.type(what)


@cache
def aces(deck: str) -> int:
    return _pack(deck).rank("A")


@cache
def duals(deck: str) -> int:
    """The cards of two types (`types.dual`)."""
    return dual_cards(_pack(deck))


def is_dual(deck: str, card: int) -> bool:
    """Whether a card has two types, so that whoever leads it names one (`lead.announce`)."""
    return duals(deck) >> card & 1 == 1


@cache
def extended(deck: str) -> int:
    return _pack(deck).rank("Pawn") | _pack(deck).rank("Court")


@cache
def crown(deck: str, what: str) -> int:
    """The index of a suit's Crown; -1, which is no card, where a type is asked for."""
    pack = _pack(deck)
    return (pack.suit(what) & pack.rank("Crown")).bit_length() - 1


def check_modes(players: int, mode: str, deck: str) -> list[Fault]:
    """Which games exist for so many players (`deck.two-part-basic`)."""
    faults = []
    if mode == TEAMS and players != 4:
        faults.append(Fault(say("partners-need-four"), "options.mode"))
    if mode == TWO and players != 2:
        faults.append(Fault(say("two-need-two"), "options.mode"))
    if deck != "basic" and (players == 2 or mode == TEAMS):
        faults.append(Fault(say("singles-only"), "options.deck", ("basic",)))
    return faults


def check_trick(setting: Setting, cards: Sequence[int]) -> list[Fault]:
    """A card of two types needs its type named; other cards are what they are."""
    faults = []
    if setting.mode != SINGLES and setting.deck != "basic":
        faults.append(Fault(say("singles-only"), "setting.deck", ("basic",)))
    if not cards:
        return faults
    card = _pack(setting.deck).cards[cards[0]]
    name = Named(card)  # whoever tells a fault may know another pack
    if len(card.types) > 1 and setting.announced == "none":
        what = say("type-missing", name=name)
        faults.append(Fault(what, "setting.announced", card.types))
    elif setting.announced != "none" and setting.announced not in card.types:
        what = say("type-wrong", name=name, type=say(setting.announced))
        faults.append(Fault(what, "setting.announced", ("none",)))
    return faults


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Follow the lead if you can; the leader is free (`lead.any`)."""
    if not cards:
        return _leading(setting.deck)
    return _following(setting, cards[0], setting.mode == TWO and len(cards) == 2)


@cache
def _leading(deck: str) -> tuple[Link, ...]:
    naming = Beside(duals(deck), ("lead.announce",), say("name-one"))
    return (anything("lead.any", say("lead-any"))._replace(beside=(naming,)),)


@cache
def _following(setting: Setting, led: int, own_second: bool) -> tuple[Link, ...]:
    deck, what = setting.deck, asked(setting, led)
    follow = followers(deck, what)
    extra = ("two.follow-own", "ruling.own-second-card") if own_second else ()
    noun = _noun(what)
    must, lacks = say("follow-with", noun=noun), say("lacks", noun=noun)
    if what in SUITS:
        special: tuple[Beside, ...] = (
            Beside(duals(deck), ("ruling.dual-under-ace",)),
            Beside(extended(deck), ("ruling.extended-under-ace",)),
        )
        return (
            Link(
                follow,
                follow,
                ("follow.ace-suit", *extra),
                must,
                lacks,
                special,
                (Role(follow, say("bears", suit=Suit(what))),),
            ),
            _VOID,
        )
    no_type = Beside(aces(deck), ("follow.ace-untyped", "ruling.ace-no-type"), say("ace-untyped"))
    both = Beside(duals(deck) & follow, ("follow.dual",), say("dual-follows"))
    special = (both, no_type, Beside(extended(deck), ("ruling.extended-types",)))
    clauses = ("follow.type", *(["lead.announce"] * is_dual(deck, led)), *extra)
    other = say("event" if what == "location" else "location")
    roles = (
        Role(duals(deck) & follow, say("is-both", type=noun, other=other)),
        Role(follow, say("is-type", type=noun)),
    )
    return (
        Link(follow, follow, clauses, must, lacks, special, roles),
        _VOID._replace(beside=(no_type,)),
    )


_VOID = anything("follow.void", say("play-in-vain"))


# -- rank ----------------------------------------------------------------------------------------


def _noun(what: str) -> Message:
    return say("card-of-suit", suit=Suit(what)) if what in SUITS else say(what)


@cache
def run(deck: str, what: str, raised: bool = False) -> Run:
    """The cards that follow, best first; `raised`: the Ace's Crown has fallen (`ace.crown`)."""
    pack, ace_led = _pack(deck), what in SUITS
    clause = "ace.beaten" if ace_led else "win.highest"
    ace = followers(deck, what) & pack.rank("A")
    places = by_rank(pack, followers(deck, what) & ~ace, f"{clause} rank.order")
    if raised:
        places = (Place((ace,), "ace.crown", say("raised-ace")), *places)
    elif ace_led:
        places = (*places, Place((ace,), "ace.beaten rank.order", say("lowest-ace")))
    return Run(_noun(what), places)


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """The cards that follow the lead; a led Ace rises when its Crown falls."""
    what = asked(setting, cards[0])
    raised = crown(setting.deck, what) in cards
    return _order(setting.deck, cards[0], what, raised)


_TIE = "tie.last-played"


@cache
def _order(deck: str, led: int, what: str, raised: bool) -> Order:
    return Order(
        _pack(deck),
        (run(deck, what, raised),),
        across="lead.type",
        off="win.offtype",
        tie=_TIE + " ruling.tie-example-hypothetical" * (_pack(deck).codes[led] == "soldier"),
        alone="ace.alone" if what in SUITS else "win.offtype",
        lead=lead_said(deck, led, what),
    )


@cache
def lead_said(deck: str, led: int, what: str) -> Said:
    """What a lead asks for, in a sentence."""
    card = _pack(deck).cards[led]
    if what in SUITS:
        return Said(say("led-ace", card=Card(led), suit=Suit(what)), ("lead.ace",))
    clauses = ["lead.type"]
    if card.rank == "Crown":
        clauses += ["types.crown-typed", "ruling.crown-leads-type"]
    elif card.rank in ("Pawn", "Court"):
        clauses += ["types.crown-typed", "ruling.extended-types"]
    asks = {"card": Card(led), "type": say(what)}
    if len(card.types) < 2:
        return Said(say("led-type", **asks), tuple(clauses))
    clauses += ["lead.announce", "types.dual"]
    if card.rank == "Crown":
        clauses.append("ruling.end-lead")
    return Said(say("led-dual", **asks), tuple(clauses))


def rankings(setting: Setting) -> list[Ranking]:
    """The three types, and each suit under its Ace (whose Crown would lose to the Ace)."""
    types = [
        Ranking(kind, say("type-title", type=say(kind)), _grouped(setting.deck, kind))
        for kind in TYPES
    ]
    suits = [
        Ranking(f"ace-{suit}", say("ace-leads", suit=Suit(suit)), _grouped(setting.deck, suit))
        for suit in SUITS
    ]
    return types + suits


def _grouped(deck: str, what: str) -> Run:
    """A type or the group of an Ace as the rules list them: only its own cards."""
    whole = run(deck, what)
    skipped = 1 if what in SUITS else 0  # its Crown, which would lift the Ace
    own = [place._replace(clause=f"{place.clause} types.groups") for place in whole.places]
    return whole._replace(places=tuple(own[skipped:]))


def remarks(setting: Setting, cards: Sequence[int], position: int) -> tuple[str, ...]:
    """Further clauses on which one card's part in the trick rests."""
    card, what, deck = 1 << cards[position], asked(setting, cards[0]), setting.deck
    if position == 0:
        return ()
    if card & aces(deck):
        zero = ("rank.ace-zero", "ruling.ace-zero-value")
        return (*zero, "ruling.one-ace-per-suit" if what in SUITS else "ruling.ace-no-type")
    if what in SUITS:
        if card & duals(deck):
            return ("ruling.dual-under-ace",)
        return ("ruling.extended-under-ace",) if card & extended(deck) else ()
    if card & duals(deck) and card & followers(deck, what):
        return ("follow.dual",)
    return ("ruling.extended-types",) if card & extended(deck) else ()
