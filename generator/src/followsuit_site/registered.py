"""What a game has to be beside its rules, words and page: told, tested, misread, scored and found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from followsuit import games
from followsuit.asking.about import FACTS
from followsuit.clauses import COMMON
from followsuit.errors import WrongRules
from followsuit.game import Game
from followsuit.parts import Part
from followsuit.sheets import sheet_of
from followsuit.slips import explained_twice, slips_of, unexplained
from followsuit.words.catalogue import tables

from . import package
from .faults import Faults
from .package import Package
from .tested import RuleTests, named_after

SLIPS = 12  # misreadings that a game has at least
MINUTES = (5, 120)


def check(name: str, folder: Path, tests: RuleTests | None, faults: Faults) -> None:
    """Every fault of a game's package: of its rules, its words, its misreadings and its tests.

    `tests` is None where there are none to be held to, as in a book whose engine is installed.
    """
    found = package.read(name, folder, faults)
    known = games.game(name)
    short = {id_.removeprefix(f"{name}."): id_ for id_ in known.clauses}
    package.cited(found, short, faults)
    _about(known, found, faults)
    _words(known, found, faults)
    _misread(known, found, faults)
    if not _has(known, "sheet"):
        what = "there is no sheet.py: it says how a score goes on from hand to hand"
        faults.add(found.file("sheet.py"), 1, what)
    if tests:
        _tested(known, found, tests, faults)


def _has(known: Game, module: str) -> bool:
    return find_spec(f"{known.words}.{module}") is not None


def _about(known: Game, found: Package, faults: Faults) -> None:
    """What the home page asks first."""
    file, line = found.place(r"\bAbout\(")
    low, high = known.about.minutes
    if not MINUTES[0] <= low <= high <= MINUTES[1]:
        what = (
            f"minutes are how long a game takes, from and to, within {MINUTES[0]} and {MINUTES[1]}"
        )
        faults.add(file, line, f"{what}; not {low} to {high}")
    tags = known.about.tags
    if not tags or len(set(tags)) < len(tags):
        what = "tags say what kind of game it is: one or more of those in followsuit/tags.py, each once"
        faults.add(file, line, what)


# -- words ----------------------------------------------------------------------------------------


def words_of_codes(known: Game) -> set[str]:
    """What the clauses of a game are called, its actions, its phases and the facts that these ask for."""
    ids = {*known.clauses, *COMMON}
    short = {name.removeprefix(f"{known.id}.") for name in ids}
    phases = known.hand.phases
    codes = {word for phase in phases for code in phase.codes for word in code.pattern.split()}
    facts = {part.name for phase in phases for part in phase.parts}
    return ids | short | codes | {phase.name for phase in phases} | facts


def _words(known: Game, found: Package, faults: Faults) -> None:
    """Words stand in the catalogue, once; every one that is said is there, and of use."""
    package.sentences(found, words_of_codes(known), faults)
    own, shared, kernel = tables(known.words)
    every = {*own, *shared, *kernel, "title"}
    for source in found.files:
        for id_, line in package.said(source).items():
            if id_ not in every:
                faults.unknown(source.file, line, f"en.ftl has no entry “{id_}”", id_, every)
    file = found.file("en.ftl")
    path = found.folder / "en.ftl"
    places = package.entries(path.read_text("utf-8")) if path.is_file() else {}
    named = by_name(known)
    told = named.union(*({text.text for text in one.texts} for one in found.files))
    told |= {entry for pattern in own.values() for entry in package.references(pattern)}
    for entry in own:
        line = places.get(entry.partition(".")[0], 1)
        other = "words/en.ftl" if entry in kernel else "games/en.ftl" if entry in shared else ""
        if other:
            faults.add(file, line, f"“{entry}” stands in followsuit/{other} already")
        elif entry not in told:
            # What is looked up by a name begins alike: form-hand-points.
            near = (one for one in named - every if one.startswith(entry.partition("-")[0]))
            faults.unknown(file, line, f"nothing says “{entry}”", entry, sorted(near))
    for clause in known.clauses.values():
        entry = entry_of(clause.id, known)
        for wanted in (entry, f"{entry}.name") if clause.ruling else (entry,):
            if wanted not in own:
                short = clause.id.removeprefix(f"{known.id}.")
                where, line = found.declared.get(short, (file, 1))
                faults.add(where, line, f"en.ftl does not tell {short}: it has no entry “{wanted}”")


def entry_of(clause: str, known: Game) -> str:
    """The entry that tells a clause."""
    return "clause-" + clause.removeprefix(f"{known.id}.").replace(".", "-")


def by_name(known: Game) -> set[str]:
    """The entries that are looked up by the names of a game's fields, forms, phases and clauses."""
    found = {"title", "tagline", *(f"fact-{name}" for name in FACTS)}
    rooms = (("option", known.options), ("setting", known.positions.settings))
    for room, fields in ((room, choices.fields) for room, choices in rooms):
        for field in fields:
            for entry in (f"{room}-{field.name}", f"field-{field.name}"):
                values = (f"{entry}.{_attribute(value)}" for value in field.choices)
                found |= {entry, f"{entry}-note", *values}
    kept = sheet_of(known).forms if _has(known, "sheet") else {}
    for name, form in (*known.forms.items(), *kept.items()):
        found |= {f"form-{name}", *_parts(f"form-{name}", form.parts)}
    for phase in known.hand.phases:
        found |= {f"phase-{phase.name}", *_parts(f"phase-{phase.name}", phase.parts)}
        for code in phase.codes:
            slug = re.sub(r"\W+", "-", code.pattern).strip("-")
            found |= {f"means-{slug}", f"means-{phase.name}-{slug}"}
    found.update(_parts("outcome", known.hand.outcome), _parts("shown", known.hand.shown))
    found |= {f"shown-{part.name}.short" for part in known.hand.shown}
    found |= {f"drawn-{name}" for name in known.hand.drawn_as}
    for clause in known.clauses.values():
        entry = entry_of(clause.id, known)
        found |= {entry, f"{entry}.name"} if clause.ruling else {entry}
    slips = slips_of(known).slips if _has(known, "slips") else ()
    return found | {one.say.id for one in slips}


def _parts(room: str, parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        for entry in (f"{room}-{part.name}", f"part-{part.name}"):
            yield from (entry, *(f"{entry}.{choice}" for choice in part.choices))


def _attribute(value: Any) -> str:
    """A value as the name of an attribute."""
    return str(value) if str(value)[:1].isalpha() else f"is-{value}"


# -- misreadings and tests -------------------------------------------------------------------------


def _misread(known: Game, found: Package, faults: Faults) -> None:
    """Every clause is misread, or it is said why not."""
    name = "slips.py"
    if not _has(known, "slips"):
        faults.add(found.file(name), 1, f"there is no {name}: it says how the game is misread")
        return
    file, line = found.place(r"^SLIPS\b", name)
    try:
        slips = slips_of(known).slips
    except WrongRules as error:
        if "there is no clause" not in str(error):  # told at its own line already
            faults.add(file, line, str(error))
        return
    if len(slips) < SLIPS:
        what = f"a game has at least {SLIPS} misreadings; here are {len(slips)}"
        faults.add(file, line, what)
    every = {entry for one in tables(known.words) for entry in one}
    for one in slips:
        if one.say.id not in every:
            where = found.place(rf"[\"']{re.escape(one.id)}[\"']", name)
            faults.add(*where, f"en.ftl does not say what such a reader believes: “{one.say.id}”")
    for id_ in unexplained(known):
        short = id_.removeprefix(f"{known.id}.")
        what = f"no misreading contradicts {short}, and no reason is given for having none"
        faults.add(file, line, what)
    for id_ in explained_twice(known):
        short = id_.removeprefix(f"{known.id}.")
        where = found.place(rf"(?<![\w.-]){re.escape(short)}(?![\w.-])(?=[^\"']*\"\"\")", name)
        faults.add(*where, f"{short} has a misreading, or a reason, already")


def _tested(known: Game, found: Package, tests: RuleTests, faults: Faults) -> None:
    """A test of the game names every clause, and sets every option."""
    if not tests.of(known.id):
        what = f"no test is named after {known.id}: write {tests.folder}/test_{named_after(known.id)}.py"
        faults.add(found.file("clauses.py"), 1, what)
        return
    for short, (file, line) in found.declared.items():
        if not tests.name(f"{known.id}.{short}"):
            faults.add(file, line, f"no test in {tests.folder} names {short}")
    for option in known.options.fields:
        if not tests.set(known.id, option.name):
            what = f"no test in {tests.folder} sets the option {option.name}"
            faults.add(*found.field(option.name), what)
