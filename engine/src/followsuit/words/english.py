"""Sentences: cards stand in them as `[[code]]` until somebody prints or draws them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ..packs import Pack, bits

_MARK = re.compile(r"\[\[([^\]]+)\]\]")
_SPELLED = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
_COMPASS = {
    2: ("West", "East"),
    3: ("West", "North", "East"),
    4: ("West", "North", "East", "South"),
}


def seat_names(players: int, *, clockwise: bool = True) -> tuple[str, ...]:
    """The names of the seats in playing order when nobody gives others.

    >>> seat_names(3)
    ('West', 'North', 'East')
    >>> seat_names(4, clockwise=False)
    ('West', 'South', 'East', 'North')
    """
    named = _COMPASS.get(players)
    if named is None:
        return tuple(f"Player {n + 1}" for n in range(players))
    return named if clockwise else (named[0], *reversed(named[1:]))


def plain(pack: Pack, marked: str) -> str:
    """A sentence for reading: each `[[code]]` becomes the card's name.

    >>> from followsuit.packs import FRENCH_52
    >>> plain(FRENCH_52, "[[TH]] wins.")
    '10♥ wins.'
    """
    return _MARK.sub(lambda mark: pack.card(mark[1]).name, marked)


def sentence(pack: Pack, marked: str) -> dict[str, str]:
    """A sentence as plain text, and with its cards marked."""
    return {"text": plain(pack, marked), "marked": marked}


def join(words: Sequence[str], last: str = "and") -> str:
    """Words in a row.

    >>> join(["a", "b", "c"], "or")
    'a, b or c'
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def join_sides(names: Sequence[str]) -> str:
    """Players or teams in a row, as the subject of a sentence.

    >>> join_sides(["West and East", "North and South"])
    'West and East, and North and South,'
    """
    teams = len(names) > 1 and any(" and " in name for name in names)
    return f"{', and '.join(names)}," if teams else join(names)


def mark(pack: Pack, cards: int | Iterable[int], last: str = "and") -> str:
    """Cards in a sentence: a set in the pack's order, or indexes in their own order."""
    indexes = bits(cards) if isinstance(cards, int) else list(cards)
    return join([f"[[{pack.codes[index]}]]" for index in indexes], last)


def minus(number: int) -> str:
    """A number in figures, with a real minus sign.

    >>> minus(-7)
    '−7'
    """
    return str(number).replace("-", "−")


def spelled(number: int) -> str:
    """A small number in words, as a sentence has it.

    >>> spelled(3), spelled(12)
    ('three', '12')
    """
    return _SPELLED[number] if 0 <= number < len(_SPELLED) else str(number)


def a(noun: str) -> str:
    """A noun with its article.

    >>> a("event"), a("trump")
    ('an event', 'a trump')
    """
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


def count(number: int, noun: str) -> str:
    """A number with its noun.

    >>> count(1, "point"), count(5, "point")
    ('1 point', '5 points')
    """
    return f"{minus(number)} {noun}{'' if abs(number) == 1 else 's'}"
