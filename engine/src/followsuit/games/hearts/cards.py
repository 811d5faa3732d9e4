"""The cards of Hearts: which are used, how they rank, and which of them you may play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from ...duty import PLAY_ANY, Link, Role, anything
from ...errors import Fault
from ...fields import as_in, choice, with_choices
from ...messages import Card, Message, say
from ...order import split
from ...packs import FRENCH_52, bits
from ...rules import Ranking
from ...sets import union
from ..described import described
from ..plain_suits import Cited, PlainSuits
from .options import Options

PACK = FRENCH_52
CARDS = PlainSuits(
    PACK,
    Cited(
        rank="rank.high",
        winner="trick.winner",
        lead="lead.winner",
        follow="follow.suit",
        void="follow.void",
    ),
)
PLAYERS = range(3, 7)
OUT = {3: "2D", 4: "", 5: "2D 2C", 6: "2D 2C 3D 3C"}
REMOVED = {players: PACK.mask(out) for players, out in OUT.items()}
PACK_CLAUSES = {3: "deck.three", 4: "deck.four", 5: "deck.five", 6: "deck.six ruling.six-removed"}
TRICKS = {players: (52 - REMOVED[players].bit_count()) // players for players in PLAYERS}
LOWEST = {players: max(bits(PACK.suit("C") & ~REMOVED[players])) for players in PLAYERS}

HEARTS = PACK.suit("H")
ALL_HEARTS = HEARTS.bit_count()
QUEEN = PACK.card("QS").index
JACK = PACK.card("JD").index
NO_HEARTS = PACK.everything & ~HEARTS

ANY = say("lead-any")
ONLY_POINTS = say("only-points")


@with_choices
class Setting(NamedTuple):
    """How many play, what was played before this trick, and what the players agreed on."""

    players: int = choice(4, 3, 5, 6, by="players.range")
    first: bool = choice(False, True, by="first.no-points")
    fallen: str = choice("none", "queen", "heart", by="lead.broken")
    opening: str = as_in(Options, "opening")
    first_points: bool = as_in(Options, "first_points")
    breaking: str = as_in(Options, "breaking")
    queen: bool = as_in(Options, "queen")
    jack: bool = as_in(Options, "jack")


def opening(players: int, options: Options) -> Setting:
    """The setting of the first trick."""
    of_options = (options.opening, options.first_points, options.breaking)
    return Setting(players, True, "none", *of_options, options.queen, options.jack)


def later(setting: Setting, cards: int) -> Setting:
    """The setting of a trick, from that of the trick before it and the set of its cards."""
    return setting._replace(first=False, fallen=fallen(setting.fallen, cards))


def fallen(before: str, cards: int) -> str:
    """What has been played that may break hearts."""
    if before == "heart" or cards & HEARTS:
        return "heart"
    return "queen" if before == "queen" or cards >> QUEEN & 1 else "none"


def rankings(setting: Setting) -> list[Ranking]:
    """A rank table for each suit, without the cards that so many players take out."""
    out = REMOVED[setting.players]
    return [
        table._replace(
            run=table.run._replace(
                places=tuple(
                    place._replace(cards=tuple(card for card in place.cards if not card & out))
                    for place in table.run.places
                )
            )
        )
        for table in CARDS.rankings(setting)
    ]


# -- what may be led -------------------------------------------------------------------------------


def harmless(setting: Setting) -> int:
    """The cards that cost no points."""
    return NO_HEARTS & ~(setting.queen << QUEEN)


def broken(setting: Setting) -> bool:
    """Whether hearts may be led."""
    by_queen = setting.breaking == "queen" and setting.queen and setting.fallen == "queen"
    return setting.breaking == "never" or setting.fallen == "heart" or by_queen


def no_points(setting: Setting) -> Message:
    """What is told of a trick to which no points may be played if there are other cards."""
    return say("no-points", queen=int(setting.queen))


def opens(setting: Setting) -> bool:
    """Whether the lead is that of the lowest club."""
    return setting.first and setting.opening == "club"


@cache
def leading(setting: Setting, queen_alone: bool) -> tuple[Link, ...]:
    """What the leader may lead; `queen_alone` if only the queen of spades is no heart."""
    if opens(setting):
        lowest = LOWEST[setting.players]
        by = "lead.club ruling.lowest-club" if setting.players > 4 else "lead.club"
        must = say("lead-club", card=Card(lowest))
        return (Link(1 << lowest, 1 << lowest, split(by), must), anything("lead.club", ANY))
    at_left = " variant.opening" if setting.first else ""
    chain = []
    if setting.first and not setting.first_points:
        safe, by = harmless(setting), f"first.no-points{at_left}"
        chain.append(Link(safe, safe, split(by), no_points(setting), ONLY_POINTS))
    if broken(setting):
        by = "lead.broken" if setting.fallen == "heart" else "variant.breaking"
        return (*chain, anything(by + at_left, ANY))
    by = "lead.no-heart ruling.queen-and-hearts" if queen_alone else "lead.no-heart"
    queen = Role(1 << QUEEN, say("queen-led"), ("lead.queen",))
    must, only = say("lead-no-heart"), say("only-hearts")
    chain.append(Link(NO_HEARTS, NO_HEARTS, split(by + at_left), must, only, roles=(queen,)))
    return (*chain, anything("lead.only-hearts", ANY))


def lead(setting: Setting, hand: int) -> tuple[Link, ...]:
    """The chain that binds the leader."""
    return leading(setting, hand & NO_HEARTS == 1 << QUEEN)


# -- what must be played ---------------------------------------------------------------------------


@cache
def following(setting: Setting, led: int) -> tuple[Link, ...]:
    """What who follows may play when this card was led."""
    follow, free = CARDS.duty(setting, [led])
    if not setting.first:
        return follow, free
    if setting.first_points:
        return follow, anything("follow.void variant.first", PLAY_ANY)
    suit, safe = follow.allows, harmless(setting)
    kept = follow._replace(
        needs=suit & safe, allows=suit & safe, clauses=("follow.suit", "ruling.first-spade")
    )
    keep = Link(safe, safe, ("first.no-points", "follow.void"), no_points(setting), ONLY_POINTS)
    last = anything("first.only-points")
    return (*((kept,) if suit & ~safe & ~HEARTS else ()), follow, keep, last)


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """The chain that binds whoever follows; a leader has one of its own (`lead`)."""
    return following(setting, cards[0])


# -- which positions there are ---------------------------------------------------------------------


def leader_holds(setting: Setting, cards: Sequence[int]) -> int:
    """The leader of the first trick has the lowest club."""
    return 1 << LOWEST[setting.players] if opens(setting) else 0


def missing(setting: Setting, cards: Iterable[int], where: str) -> list[Fault]:
    """Cards that so many players take out of the pack."""
    out = bits(union(cards) & REMOVED[setting.players])
    players = setting.players
    return [Fault(say("taken-out", card=Card(card), players=players), where) for card in out]


def check_trick(setting: Setting, cards: Sequence[int]) -> list[Fault]:
    """Why there is no such trick."""
    return missing(setting, cards, "trick")


def check_hand(setting: Setting, cards: Sequence[int], hand: int) -> list[Fault]:
    """Why nobody has such a hand."""
    return missing(setting, bits(hand), "hand")


def describe(setting: Setting) -> Message | None:
    """The setting in words."""
    remarks: list[Any] = []
    if setting.players != 4:
        remarks.append(say("with-players", players=setting.players))
    if setting.first:
        remarks.append(say("first-trick", points=str(setting.first_points).lower()))
    else:
        remarks.append(say("has-fallen", fallen=setting.fallen))
    if setting.first and setting.opening == "left":
        remarks.append(say("opens-left"))
    if setting.breaking != "heart":
        remarks.append(say("breaks", breaking=setting.breaking))
    if not setting.queen:
        remarks.append(say("without-queen"))
    if setting.jack:
        remarks.append(say("with-jack"))
    return described(remarks)
