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
2      author         MK   P
2      desert         SY   L
2      origin         WL   LE
3      journey        MW   E
3      painter        SK   P
3      savage         LY   P
4      battle         YK   E
4      mountain       MS   L
4      sailor         WL   P
5      discovery      SW   E
5      forest         ML   L
5      soldier        YK   P
6      lunatic        MW   P
6      market         LK   LE
6      penitent       SY   P
7      castle         SK   L
7      cave           WY   L
7      chance-meeting ML   E
8      betrayal       YK   E
8      diplomat       MS   P
8      mill           WL   L
9      darkness       WY   L
9      merchant       LK   P
9      pact           MS   E
Pawn   borderland     WLY  L
Pawn   harvest        MSL  E
Pawn   light-keeper   SWK  P
Pawn   watchman       MYK  P
Court  consul         MWK  P
Court  island         SWY  L
Court  rite           MLY  E
Court  window         SLK  L
Crown  bard           S    P
Crown  calamity       Y    E
Crown  end            L    LE
Crown  huntress       M    P
Crown  sea            W    L
Crown  windfall       K    E
"""


def _normalise(text: str) -> str:
    words = text.lower().replace("-", " ").split()
    return "-".join(word for word in words if word not in ("the", "of"))


@cache
def decktet(pawns: bool = False, courts: bool = False) -> Pack:
    """The Decktet: 36 cards, 4 more with Pawns, 4 more with Courts.

    >>> len(decktet().cards), decktet().card("The Sailor").code
    (36, 'sailor')
    """
    cards = [Card(n, f"ace-{suit}", f"ace-{suit}", "A", (suit,)) for n, suit in enumerate(SUITS)]
    for line in _TABLE.strip().splitlines():
        rank, code, letters, kinds = line.split()
        if (rank == "Pawn" and not pawns) or (rank == "Court" and not courts):
            continue
        suits = tuple(_LETTERS[letter] for letter in letters)
        types = tuple(_TYPES[letter] for letter in kinds)
        cards.append(Card(len(cards), code, code, rank, suits, types))
    added = ["pawns"] * pawns + ["courts"] * courts
    return Pack(
        "-".join(["decktet", *added]),
        say("decktet", added="-".join(added)),
        tuple(cards),
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
