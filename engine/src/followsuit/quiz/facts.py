"""What somebody knows who has to choose, and what may be chosen, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sized
from functools import reduce
from re import findall, sub
from typing import Any

from ..actions import Code, fits, pattern_of
from ..decisions import Moment
from ..game import Game
from ..messages import Card, Cards, Message, Row, Seat, Suit, say
from ..packs import SUIT_NAMES, Pack
from ..parts import Part
from ..words.catalogue import tables
from .asked import where

DRAWN = ("hand", "trick")  # facts that are drawn beside the question


def entry(game: Game, *ids: str) -> Message:
    """The first of these entries that the game's catalogues have."""
    known = tables(game.words)
    return say(next(one for one in ids if any(one in table for table in known)))


def setting_of(game: Game, moment: Moment) -> Any:
    """The setting of a choice; where it has none, what has been agreed on."""
    if moment.phase.setting:
        return moment.setting
    usual, agreed = game.setting(), moment.options._asdict()
    return usual._replace(**{name: agreed[name] for name in usual._fields if name in agreed})


# -- what is known -------------------------------------------------------------------------------


def known(game: Game, moment: Moment) -> Message:
    """What the choice is about, and all facts on which it depends."""
    title = say("quiz-phase", title=entry(game, f"phase-{moment.phase.name}"))
    told = [*_agreed(game, moment), *_facts(game, moment)]
    whole = reduce(lambda first, second: say("both", first=first, second=second), told, title)
    return where(game, moment.setting, whole) if moment.phase.setting else whole


def _agreed(game: Game, moment: Moment) -> Iterator[Message]:
    """What has been agreed on that is not as usual; a setting tells of its own."""
    told = moment.setting._fields if moment.phase.setting else ()
    for field in game.options.fields:
        value = getattr(moment.options, field.name)
        if value != field.default and field.name not in told:
            names = (f"option-{field.name}", f"field-{field.name}")
            short = value if str(value)[:1].isalpha() else f"is-{value}"
            label = _worded(game, value, *(f"{name}.{short}" for name in names))
            yield say("quiz-fact", what=entry(game, *names), value=label)


def _facts(game: Game, moment: Moment) -> Iterator[Message]:
    room = f"phase-{moment.phase.name}"
    for part in moment.phase.parts:
        value = moment[part.name]
        if part.name in DRAWN or value is None or (isinstance(value, Sized) and not value):
            continue
        if value is moment.phase.usual.get(part.name) is False:  # nobody would speak of it
            continue
        entries = f"{room}-{part.name}", f"part-{part.name}"
        told = _value(game, moment, part, value, entries)
        yield say("quiz-fact", what=entry(game, *entries), value=told)


def _value(game: Game, moment: Moment, part: Part, value: Any, entries: tuple[str, str]) -> Any:
    match part.kind:
        case "seat":
            return Seat(value)
        case "card":
            return Card(value)
        case "cards":
            return Cards(value)
        case "ints":  # of each side
            own = game.match.sides(moment.players, moment.options)[moment.seat]
            others = Row(tuple(had for side, had in enumerate(value) if side != own))
            return say("quiz-own-first", own=value[own], others=others)
        case "choice_list" | "choice_lists":
            each = Row.of(_listed(game, one, entries) for one in value)
            return each if part.kind == "choice_list" else say("quiz-each", each=each)
    return _worded(game, value, *(f"{name}.{value}" for name in entries))


def _listed(game: Game, value: Any, entries: tuple[str, str]) -> Any:
    """A choice in a list, or a list of them in a list of lists."""
    if isinstance(value, str):
        return _worded(game, value, *(f"{name}.{value}" for name in entries))
    return Row.of(_listed(game, one, entries) for one in value) if value else say("quiz-none")


def _worded(game: Game, value: Any, *entries: str) -> Any:
    """A value of a field in words; a number tells itself."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    elif isinstance(value, int):
        return value
    return entry(game, *entries, f"choice-{value}")


# -- what may be chosen --------------------------------------------------------------------------


def blanks(pattern: str) -> list[str]:
    """What stands for something in a pattern.

    >>> blanks("give <card> to <seat>")
    ['card', 'seat']
    """
    return findall(r"<(\w+)>", pattern)


def filled(pattern: str, code: str) -> list[tuple[str, str]]:
    """What an action code has in the place of each blank of its pattern.

    >>> filled("give <card> to <seat>", "give 5H to 2")
    [('card', '5H'), ('seat', '2')]
    """
    found = pattern_of(pattern).fullmatch(code)
    return [(name, word) for name, word in (found.groupdict() if found else {}).items() if word]


def doing(game: Game, moment: Moment, code: str) -> Message:
    """An action, or a kind of them, in words that do not tell whether it may be done."""
    codes, kinds = moment.pack.by_code, moment.phase.codes
    kind = next(one for one in kinds if code == one.pattern or fits(one.pattern, code, codes))
    means = _means(game, moment, kind)
    if code == kind.pattern or not blanks(kind.pattern):
        return means
    values = [_filled(moment.pack, name, word) for name, word in filled(kind.pattern, code)]
    return say("quiz-do", what=means, value=Row.of(values))


def _means(game: Game, moment: Moment, kind: Code) -> Message:
    short = sub(r"\W+", "-", kind.pattern).strip("-")
    return entry(game, f"means-{moment.phase.name}-{short}", f"means-{short}")


def _filled(pack: Pack, name: str, word: str) -> Any:
    match name:
        case "card":
            return Card(pack.by_code[word].index)
        case "cards":
            return Cards(tuple(pack.by_code[one].index for one in word.split()))
        case "number":
            return int(word)
        case "seat" | "side":
            return Seat(int(word))
        case "suit":
            own = next(one for one in pack.suits if word in (one, SUIT_NAMES.get(one)))
            return say("suit-title", suit=Suit(own))
    return say(word)
