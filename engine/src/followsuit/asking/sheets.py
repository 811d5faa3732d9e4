"""`sheet`: the score of a match counted from what was written down of each hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..errors import BadRequest, Fault, FollowSuitError, quoted, suggest
from ..forms import Form, Scored
from ..game import Game
from ..messages import Row, say
from ..packs import FRENCH_52
from ..parts import spelled
from ..sheets import known_of, laid, sheet_of
from ..table import Event, Table
from ..words import Voice
from . import refusal
from .about import told_part
from .labels import label
from .places import Places, summed
from .reading import Reader
from .scores import read_case, read_table, standing_faults
from .telling import Teller

Case = Mapping[str, Any]


def sheet_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Every hand's ledger, the totals, what may be entered next and who has won.

    `dealer` is who deals first; `entries` are cases of the forms that the answer before offers. The
    first entry that cannot be is `unfit`, with every fault, and nothing after it is counted.
    """
    reader = Reader(request, "game players options names dealer entries")
    game = reader.game()
    names, options = _at(reader, game)
    dealer = reader.whole("dealer", 0, 0, len(names) - 1)
    entries = _entries(reader)
    reader.done()
    sides = game.match.sides(len(names), options)
    tell = Teller.of(game, game.pack(options), reader.language, names, sides)
    sheet = _Sheet(tell, laid(game, sides, options, dealer, [game.match.start] * (max(sides) + 1)))
    unfit = None
    for number, entry in enumerate(entries):
        try:
            sheet.enter(entry)
        except FollowSuitError as error:
            faults = (_within(fault, number) for fault in error.faults)
            told = refusal("sheet", faults, tell.voice)
            unfit = {"entry": number, "errors": told["errors"]}
            break
    table = sheet.table
    return {
        "game": game.id,
        "names": names,
        "sides": tell.voice.side_names,
        "options": options._asdict(),
        "unit": tell.voice.known(f"unit-{game.match.unit}.many"),
        "hands": sheet.told(),
        "forms": [] if table.winners else sheet.forms(),
        "totals": list(table.totals),
        "over": bool(table.winners),
        **tell.winners(table.winners),
        "unfit": unfit,
    }


def _at(reader: Reader, game: Game) -> tuple[list[str], Any]:
    """Who plays, and with which options."""
    try:
        return read_table(reader, game)
    except FollowSuitError as error:
        raise error.but(
            *error.faults, voice=game.voice(FRENCH_52, language=reader.language)
        ) from None


def _entries(reader: Reader) -> list[Mapping[str, Any]]:
    """What was written down, each entry with a form and a case."""
    given = reader.request.get("entries", [])
    if not isinstance(given, list):
        reader.fault(say("needs-entries-list"), "entries")
        return []
    for number, entry in enumerate(given):
        where = f"entries[{number}]"
        if not isinstance(entry, Mapping):
            reader.fault(say("needs-object"), where)
            continue
        reader.fields(entry, ["form", "case"], where)
    return given


def _within(fault: Fault, number: int) -> Fault:
    """A fault of an entry, at its place in the request."""
    return fault._replace(where=f"entries[{number}]" + (f".{fault.where}" if fault.where else ""))


class _Sheet:
    """The hands of a match as far as they are written down."""

    def __init__(self, tell: Teller, table: Table) -> None:
        self.tell = tell
        self.game = tell.game
        self.rules = sheet_of(tell.game)
        self.tables = [table]
        self.begun = [len(table.events)]  # what each hand's table said before anything was entered
        self.entered: list[list[dict[str, Any]]] = [[]]

    @property
    def table(self) -> Table:
        """The hand to which the next entry belongs, or the last one."""
        return self.tables[-1]

    def enter(self, entry: Mapping[str, Any]) -> None:
        """Count one entry more. Raises `FollowSuitError` with every fault, and nothing has changed."""
        table = self.table
        if table.winners:
            raise BadRequest(Fault(say("match-already-over"), ""))
        offered = self.rules.entries(table)
        name = entry.get("form", next(iter(offered)))
        if name not in list(offered):
            what = say("not-one-of", given=quoted(name), known=Row.verbatim(offered))
            raise BadRequest(Fault(what, "form", suggest(name, offered)))
        form = self.rules.form(self.game, name)
        known = known_of(form, table, offered[name])
        case, given = self._read(name, form, known, entry.get("case", {}))
        scored = self._scored(name, form, case, given)
        self.entered[-1].append(
            {"form": name, "label": label(self.tell.voice, f"form-{name}"), "case": given}
        )
        table.outcome |= scored.outcome
        if self.rules.write(table, name, case, scored) and not table.winners:
            number = table.number + 1
            self.tables.append(
                laid(
                    self.game,
                    table.sides,
                    table.options,
                    table.next_dealer,
                    table.totals,
                    table.carried,
                    number,
                )
            )
            self.begun.append(len(self.table.events))
            self.entered.append([])

    def _read(self, name: str, form: Form, known: Case, given: Any) -> tuple[Case, Case]:
        """An entry's case with what the sheet knows, and as it was entered."""
        asked = form._replace(parts=tuple(part for part in form.parts if part.name not in known))
        reader = Reader({"language": self.tell.voice.language}, "")
        case = read_case(reader, self.game, asked, given, self.table.players, self.table.options)
        if reader.faults:
            raise self._called(name, asked, reader.faults, given)
        told = {
            part.name: spelled(self.tell.pack, part, case[part.name])
            for part in asked.parts
            if part.name in case
        }
        sure = {name: value for name, value in known.items() if value is not None}
        return {**sure, **case}, told

    def _scored(self, name: str, form: Form, case: Case, given: Any) -> Scored:
        table, options = self.table, self.table.options
        try:
            faults = standing_faults(self.game, form, case, options)
            if not faults:
                scored = form.score(case, options, table.players)
                faults = self.rules.check(table, name, case, scored)
            if faults:
                raise BadRequest(*faults)
        except FollowSuitError as error:
            raise self._called(name, form, error.faults, given) from None
        return scored

    def _called(self, name: str, form: Form, faults: Sequence[Fault], given: Any) -> BadRequest:
        """Faults of a case that call its fields as people do."""
        called = Places(self.game, name, form, self.tell.voice)
        shown = (summed(called.fault(fault), given) for fault in faults)
        return BadRequest(*shown)

    # -- as it is answered ---------------------------------------------------------------------

    def told(self) -> list[dict[str, Any]]:
        """Each hand, the one that is still to be entered last."""
        return [self._hand(place) for place in range(len(self.tables))]

    def _hand(self, place: int) -> dict[str, Any]:
        table, tell, begun = self.tables[place], self.tell, self.begun[place]
        return {
            "hand": table.number,
            "dealer": table.dealer,
            "begins": self._events(table.events[:begun]),
            "entries": self.entered[place],
            "ledger": [tell.line(entry) for entry in table.lines],
            "notes": self._events(table.events[begun:]),
            "totals": {"before": list(table.before), "after": list(table.totals)},
            "over": table is not self.table or bool(table.winners),
            "outcome": tell.outcome(table.outcome),
        }

    def _events(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """What was told beside the lines of the ledger."""
        return [
            {"why": self.tell.sentence(event.say), "clauses": list(self.game.cite(event.clauses))}
            for event in events
            if event.say and not event.line
        ]

    def forms(self) -> list[dict[str, Any]]:
        """What may be entered now: the parts that the sheet does not know, and those that it does."""
        offered = self.rules.entries(self.table)
        return [self._form(name, more) for name, more in offered.items()]

    def _form(self, name: str, more: Mapping[str, Any]) -> dict[str, Any]:
        form, voice = self.rules.form(self.game, name), self.tell.voice
        known = known_of(form, self.table, more)
        return {
            "name": name,
            "label": label(voice, f"form-{name}"),
            "fields": [_part(voice, name, part) for part in form.parts if part.name not in known],
            "known": {
                part.name: spelled(self.tell.pack, part, known[part.name])
                for part in form.parts
                if known.get(part.name) is not None
            },
        }


def _part(voice: Voice, form: str, part: Any) -> dict[str, Any]:
    return told_part(voice, f"form-{form}", part)
