"""Named choices: what a position or a game may be set to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from .errors import Fault, UnknownName, WrongRules, brief, quoted, suggest
from .messages import Row, say
from .packs import Pack

Value = str | int | bool
LONG = 20  # a list of values is not told in full beyond this


Chosen = TypeVar("Chosen")


class Field(NamedTuple):
    """A setting or an option; `clause` is the rule or ruling that offers the choice.

    A field of the kind "cards" has no choices: its value is a set of cards (an int), written as a
    list of cards.
    """

    name: str
    choices: tuple[Value, ...]
    default: Value
    clause: str
    kind: str = "choice"


def choice(*values: Chosen, by: str) -> Chosen:
    """A field that has one of these values, the usual one first (see `with_choices`)."""
    usual: Any = values
    return cast(Chosen, Field("", usual, usual[0], by))


def card_set(by: str) -> int:
    """A field whose value is a set of cards, usually none."""
    return cast(int, Field("", (), 0, by, "cards"))


def as_in(type_: Any, name: str) -> Any:
    """The field of this name that another type has, too."""
    return next(field for field in type_._choices if field.name == name)


class Choices(NamedTuple):
    """Fields together with the type that holds a value for each."""

    type: Callable[..., Any]
    fields: tuple[Field, ...]


def with_choices(type_: type[Chosen]) -> type[Chosen]:
    """A NamedTuple whose fields are choices: each is the usual one where nothing is said.

    Raises `WrongRules` for a field without choices.

    >>> @with_choices
    ... class Options(NamedTuple):
    ...     deals: int = choice(9, 3, by="game.end")
    >>> Options(), choices(Options).fields[0].choices
    (Options(deals=9), (9, 3))
    """
    made: Any = type_
    given = made._field_defaults
    for name in made._fields:
        if not isinstance(given.get(name), Field):
            raise WrongRules(f"{made.__name__}: what {name} can be is not said (see `choice`)")
    made._choices = tuple(given[name]._replace(name=name) for name in made._fields)
    made.__new__.__defaults__ = tuple(field.default for field in made._choices)
    made._field_defaults = {field.name: field.default for field in made._choices}
    return type_


def choices(type_: Any) -> Choices:
    """A type and its fields.

    Raises `WrongRules` for a type that has fields and is not `with_choices`.
    """
    if type_._fields and not hasattr(type_, "_choices"):
        raise WrongRules(f"{type_.__name__} has fields, so it needs @with_choices")
    return Choices(type_, getattr(type_, "_choices", ()))


def read_fields(
    fields: Sequence[Field], given: Any, where: str, pack: Pack | None = None
) -> tuple[dict[str, Value], list[Fault]]:
    """Values for all fields, defaults filled in, and every fault of what was given."""
    values: dict[str, Value] = {f.name: f.default for f in fields}
    if given is None:
        return values, []
    if not isinstance(given, Mapping):
        return values, [Fault(say("needs-values"), where)]
    faults, named = [], {f.name: f for f in fields}
    for name, value in given.items():
        known = named.get(name)
        if known is None:
            names = tuple(named)
            what = say("not-here", given=quoted(name), known=Row.verbatim(names))
            faults.append(Fault(what, f"{where}.{brief(name)}", suggest(name, names)))
            continue
        if known.kind == "cards":
            values[name] = _read_cards(value, f"{where}.{name}", pack, faults)
            continue
        meant = next((one for one in known.choices if same(one, value)), None)
        if meant is not None:
            values[name] = meant
            continue
        allowed = [brief(one) for one in known.choices]
        what = say("not-one-of", given=quoted(value), known=_some(allowed))
        faults.append(Fault(what, f"{where}.{name}", suggest(value, allowed)))
    return values, faults


def _some(allowed: Sequence[str]) -> Row:
    """The allowed values; of a long list only its ends, since nobody reads fifty cards."""
    return Row.verbatim(allowed if len(allowed) <= LONG else [*allowed[:4], "…", allowed[-1]])


def _read_cards(given: Any, where: str, pack: Pack | None, faults: list[Fault]) -> int:
    words = pack.words(given) if pack else None
    if pack is None or not isinstance(words, Sequence):
        faults.append(Fault(say("needs-cards"), where))
        return 0
    found = 0
    for place, word in enumerate(words):
        try:
            found |= 1 << pack.card(word).index
        except UnknownName as error:
            faults.extend(fault._replace(where=f"{where}[{place}]") for fault in error.faults)
    return found


def same(known: Value, given: Any) -> bool:
    """Is this the value that is meant, which may also be written as a text?"""
    if type(known) is type(given):
        return known == given
    return quoted(known) == quoted(given)
