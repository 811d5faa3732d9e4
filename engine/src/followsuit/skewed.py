"""Skewed deals: hands that chance hardly ever gives, for the long random runs.

All of a suit in one hand, no trumps in another, every high card together, equal cards dealt round:
whatever a game ranks is gathered, spread out or held back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import zip_longest
from random import Random
from typing import Any

from .errors import FollowSuitError
from .game import Game
from .packs import Card, Pack, bits

STOCK = -1  # the place of a card that nobody is dealt


@cache
def groups(game: Game, cards: tuple[Card, ...]) -> tuple[tuple[str, ...], ...]:
    """Codes of cards that belong together, best first: all, and each run, suit, type and rank."""
    found: dict[tuple[str, ...], None] = {tuple(card.code for card in cards): None}
    for setting in _settings(game):
        codes = game.pack(setting).codes
        for ranking in game.trick.rankings(setting):
            ranked = (equal for place in ranking.run.places for equal in place.cards)
            found[tuple(codes[card] for equal in ranked for card in bits(equal))] = None
    for card in cards:
        for shares in (*card.suits, *card.types, card.rank):
            alike = (c for c in cards if shares in (*c.suits, *c.types, c.rank))
            found[tuple(c.code for c in alike)] = None
    return tuple(found)


def _settings(game: Game) -> Iterable[Any]:
    """The usual setting, and those that differ from it in one choice."""
    usual = game.setting()
    yield usual
    for field in game.positions.settings.fields:
        for choice in field.choices:
            try:
                other = game.setting({**game.plain(usual), field.name: choice})
                game.trick.rankings(other)
            except FollowSuitError:  # not every choice goes with the usual rest
                continue
            yield other


def skewed(game: Game, pack: Pack, deal: Mapping[str, Any], random: Random) -> dict[str, Any]:
    """Another deal of the same cards, to hands and stock of the same sizes.

    `deal` is a recorded one. Drawn things (tokens) come in another order, too; a single card that
    was drawn is left to chance again, since it may now lie elsewhere.
    """
    hands = [hand.split() for hand in deal["hands"]]
    stock = deal["stock"].split()
    cards = _row([*stock, *(card for hand in hands for card in hand)], game, pack, random)
    new: list[list[str]] = [[] for _ in hands]
    left: list[str] = []
    for card, place in zip(cards, _places(list(map(len, hands)), len(stock), random), strict=True):
        (left if place == STOCK else new[place]).append(card)
    drawn = {
        name: " ".join(sorted(words.split(), reverse=random.random() < 0.5))
        for name, words in deal.items()
        if name not in ("hands", "stock") and len(words.split()) > 1
    }
    return {"hands": [" ".join(hand) for hand in new], "stock": " ".join(left), **drawn}


def _row(cards: Sequence[str], game: Game, pack: Pack, random: Random) -> list[str]:
    """The cards in a row with a group at one end, from any of its cards on."""
    group = [code for code in random.choice(groups(game, pack.cards)) if code in cards]
    start = random.randrange(len(group)) if group and random.random() < 0.5 else 0
    rest = sorted(set(cards).difference(group), key=pack.codes.index)
    if random.random() < 0.5:
        random.shuffle(rest)
    row = [*group[start:], *group[:start], *rest]
    if random.random() < 0.5:
        row.reverse()
    if random.random() < 0.3:  # and one card is astray
        one, other = random.randrange(len(row)), random.randrange(len(row))
        row[one], row[other] = row[other], row[one]
    return row


def _places(sizes: Sequence[int], stock: int, random: Random) -> list[int]:
    """Where each card of a row goes: hand after hand, or one to each in turn."""
    blocks = [[seat] * size for seat, size in enumerate(sizes)]
    random.shuffle(blocks)
    if random.random() < 0.3:
        turns = zip_longest(*blocks)
        blocks = [[seat for turn in turns for seat in turn if seat is not None]]
    blocks.insert(random.choice((0, len(blocks), len(blocks))), [STOCK] * stock)
    return [place for block in blocks for place in block]
