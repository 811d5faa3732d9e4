"""Named choices: what a position or a game may be set to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .errors import Fault, UnknownName, WrongRules, brief, quoted, suggest
from .messages import Row, say
from .packs import Pack

Value = str | int | bool
LONG = 20  # a list of values is not told in full beyond this


class Field(NamedTuple):
    """A setting or an option; `clause` is the rule or ruling that offers the choice.

    `default` is what the type says that it is a field of (see `choices`).

    A field of the kind "cards" has no choices: its value is a set of cards (an int), written as a
    list of cards.
    """

    name: str
    choices: tuple[Value, ...]
    default: Value = ""
    clause: str = ""
    kind: str = "choice"


def choice(name: str, values: Sequence[Value], clause: str = "") -> Field:
    """A field that has one of these values."""
    return Field(name, tuple(values), clause=clause)


def card_set(name: str, clause: str = "") -> Field:
    """A field whose value is a set of cards."""
    return Field(name, (), clause=clause, kind="cards")


class Choices(NamedTuple):
    """Fields together with the type that holds a value for each."""

    type: Callable[..., Any]
    fields: tuple[Field, ...]


def choices(type_: Any, fields: Sequence[Field]) -> Choices:
    """The fields of a NamedTuple, with its defaults (the first value where it has none).

    Raises `WrongRules` where the two do not fit.

    >>> class Options(NamedTuple):
    ...     deals: int = 9
    >>> choices(Options, [choice("deals", (3, 9))]).fields[0].default
    9
    """
    usual, names = type_._field_defaults, tuple(field.name for field in fields)
    if names != type_._fields:
        raise WrongRules(f"{type_.__name__} has the fields {type_._fields}, not {names}")
    for field in fields:
        if field.choices and usual.get(field.name, field.choices[0]) not in field.choices:
            raise WrongRules(f"{type_.__name__}: {field.name} cannot be {usual[field.name]!r}")
    own = (usual.get(field.name, *field.choices[:1]) for field in fields)
    return Choices(
        type_, tuple(f._replace(default=value) for f, value in zip(fields, own, strict=True))
    )


def read_fields(
    fields: Sequence[Field], given: Any, where: str, pack: Pack | None = None
) -> tuple[dict[str, Value], list[Fault]]:
    """Values for all fields, defaults filled in, and every fault of what was given."""
    values: dict[str, Value] = {f.name: f.default for f in fields}
    if given is None:
        return values, []
    if not isinstance(given, Mapping):
        return values, [Fault(say("needs-values"), where)]
    faults = []
    for name, value in given.items():
        known = next((f for f in fields if f.name == name), None)
        if known is None:
            names = tuple(f.name for f in fields)
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
    return isinstance(given, str | int | bool) and quoted(known) == quoted(given)
