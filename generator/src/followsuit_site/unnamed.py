"""What a game lets one choose, fill in or do, and its words have no name for: each where the rules speak of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import cast

from followsuit import games
from followsuit.asking.about import game_answer
from followsuit.asking.labels import Unnamed
from followsuit.words.catalogue import tables

from . import package
from .faults import Faults
from .package import Package

# They name the game itself, and a field may be called like it.
NAMING = ("__init__.py", "clauses.py")
FIELDS = ("option", "setting")  # are named where they are made, not quoted


def unnamed(names: Iterable[str] = games.MODULES) -> Faults:
    """Every name that the words of these games lack, as far as the games can be loaded."""
    faults = Faults()
    for name in names:
        folder = package.folder_of(name)
        if folder is None:
            continue
        found = package.read(name, folder, Faults())
        for entries in missing(name):
            known = " or ".join(f"“{entry}”" for entry in entries)
            faults.add(
                *_place(found, entries[0]), f"en.ftl does not say what this is called: {known}"
            )
    return faults


def missing(name: str) -> list[tuple[str, ...]]:
    """The entries that a game's description lacks, all of them: any one of each would do."""
    lacking: list[tuple[str, ...]] = []
    own: dict[str, object] = {}
    try:
        own = cast("dict[str, object]", tables(games.game(name).words)[0])
        while True:
            try:
                game_answer({"ask": "game", "game": name})
                return lacking
            except Unnamed as error:  # with a name lent to it, the next one is met
                lacking.append(error.entries)
                own[error.entries[0]] = name
    except Exception:  # what else is wrong with the game is told elsewhere
        return lacking
    finally:
        for entry, *_ in lacking:
            del own[entry]


def _place(found: Package, entry: str) -> tuple[str, int]:
    """Where the rules speak of what an entry names: the longest end of the entry that they quote, or declare."""
    parts = re.split(r"[-.]", entry.partition(".")[0])
    if parts[0] in FIELDS and len(parts) == 2:
        return found.field(parts[1])
    for end in (parts[start:] for start in range(1, len(parts))):
        for clause, place in found.declared.items():
            if re.split(r"[-.]", clause) == end:
                return place
        quoted = re.compile(r"(?<!say\()[\"']" + r"\W+".join(map(re.escape, end)) + r"\W*[\"']")
        for source in sorted(found.files, key=lambda one: one.file.endswith(NAMING)):
            for line, text in enumerate(source.lines, 1):
                if quoted.search(text):
                    return source.file, line
    return found.file("__init__.py"), 1
