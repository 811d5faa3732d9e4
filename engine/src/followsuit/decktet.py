"""The Decktet by P.D. Magnus: six suits, most cards bear two, and personalities, locations, events.

The types of Pawns and Courts are not printed in Shed's source (clause `shed.ruling.extended-types`).
"""

from __future__ import annotations

from functools import cache

from .messages import Message, Verbatim, say
from .order import Place
from .packs import Card, Pack

SUITS = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
TYPES = ("personality", "location", "event")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "Pawn", "Court", "Crown")

_LETTERS = dict(zip("MSWLYK", SUITS, strict=True))
_TYPES = dict(zip("PLE", TYPES, strict=True))

_TABLE = """
2      The Author         MK   P
2      The Desert         SY   L
2      The Origin         WL   LE
3      The Journey        MW   E
3      The Painter        SK   P
3      The Savage         LY   P
4      The Battle         YK   E
4      The Mountain       MS   L
4      The Sailor         WL   P
5      The Discovery      SW   E
5      The Forest         ML   L
5      The Soldier        YK   P
6      The Lunatic        MW   P
6      The Market         LK   LE
6      The Penitent       SY   P
7      The Castle         SK   L
7      The Cave           WY   L
7      The Chance Meeting ML   E
8      The Betrayal       YK   E
8      The Diplomat       MS   P
8      The Mill           WL   L
9      The Darkness       WY   L
9      The Merchant       LK   P
9      The Pact           MS   E
Pawn   The Borderland     WLY  L
Pawn   The Harvest        MSL  E
Pawn   The Light Keeper   SWK  P
Pawn   The Watchman       MYK  P
Court  The Consul         MWK  P
Court  The Island         SWY  L
Court  The Rite           MLY  E
Court  The Window         SLK  L
Crown  The Bard           S    P
Crown  The Calamity       Y    E
Crown  The End            L    LE
Crown  The Huntress       M    P
Crown  The Sea            W    L
Crown  The Windfall       K    E
"""


def _normalise(text: str) -> str:
    words = text.lower().replace("-", " ").split()
    return "-".join(word for word in words if word not in ("the", "of"))


def _and(words: tuple[str, ...]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


@cache
def decktet(pawns: bool = False, courts: bool = False) -> Pack:
    """The Decktet: 36 cards, 4 more with Pawns, 4 more with Courts.

    >>> len(decktet().cards), decktet().card("sailor").spoken
    (36, 'The Sailor, 4 of Waves and Leaves, personality')
    """
    rows: list[tuple[str, str, tuple[str, ...], tuple[str, ...]]]
    rows = [("A", f"Ace of {suit.title()}", (suit,), ()) for suit in SUITS]
    for line in _TABLE.strip().splitlines():
        rank, *name, suits, types = line.split()
        if (rank == "Pawn" and not pawns) or (rank == "Court" and not courts):
            continue
        rows.append(
            (
                rank,
                " ".join(name),
                tuple(_LETTERS[letter] for letter in suits),
                tuple(_TYPES[letter] for letter in types),
            )
        )
    cards = tuple(_card(index, *row) for index, row in enumerate(rows))
    added = ["pawns"] * pawns + ["courts"] * courts
    return Pack(
        "-".join(["decktet", *added]),
        say("decktet", added="-".join(added)),
        cards,
        RANKS,
        SUITS,
        _normalise,
    )


def duals(pack: Pack) -> int:
    """The cards of two types."""
    return pack.where(lambda card: len(card.types) > 1)


def by_rank(pack: Pack, cards: int, clause: str) -> tuple[Place, ...]:
    """The cards of a set from Crown to Ace, those of one rank level with each other."""
    ranked = ((rank, cards & pack.rank(rank)) for rank in reversed(RANKS))
    return tuple(Place((equal,), clause, title_of(rank)) for rank, equal in ranked if equal)


def title_of(rank: str) -> Message:
    """What a card of that rank is: "an 8", "a Crown"."""
    return say("decktet-rank", rank=Verbatim(rank))


def _card(index: int, rank: str, name: str, suits: tuple[str, ...], types: tuple[str, ...]) -> Card:
    spoken = name
    if rank != "A":
        kind = " and ".join(types)
        spoken = f"{name}, {rank} of {_and(tuple(suit.title() for suit in suits))}, {kind}"
    return Card(index, _normalise(name), name, spoken, rank, suits, types)
