"""The files of a game's package, read without running them: what is wrong in them, each with its line.

So a clause that does not exist is found in a branch that no hand ever reaches, too, and a game that cannot be loaded
can still be told what is wrong with it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from followsuit import games
from followsuit.clauses import COMMON

from .faults import Faults, did_you_mean

# A clause is cited as `score.five`; a field of a request is named alike: `case.winners`.
_CLAUSE = re.compile(r"[a-z][a-z0-9-]*(?:\.[a-z0-9*][a-z0-9*-]*)+")
_PLACES = ("case.", "options.", "setting.", "position.")
_CODE = re.compile(r"(\*)+|\d+|[AKQJT2-9]([SHDC]|\*)")
_ENTRY = re.compile(r"^([a-z][\w-]*) =", re.M)
ANY = "*"  # stands for what an f-string puts there


class Text(NamedTuple):
    """A text of a rule and its line; `*` stands for what is put into it."""

    text: str
    line: int


@dataclass(frozen=True)
class Source:
    """One Python file: `file` as faults show it."""

    file: str
    tree: ast.Module
    lines: list[str]

    @cached_property
    def texts(self) -> list[Text]:
        """Every text that is no docstring, in order."""
        return list(_texts(self.tree))

    @cached_property
    def calls(self) -> list[ast.Call]:
        """Every call of something."""
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]

    def words(self, text: Text) -> Iterator[tuple[str, int]]:
        """The words of a text, each with its line where the text has several."""
        line = text.line
        for word in text.text.split():
            # A text of several lines stands in the file as it is written there.
            here = (n for n in range(line, len(self.lines) + 1) if word in self.lines[n - 1])
            line = next(here, line) if "\n" in text.text else line
            yield word, line


@dataclass(frozen=True)
class Package:
    """The folder of a game; `files` are those that can be read."""

    game: str
    folder: Path
    files: tuple[Source, ...]

    def file(self, name: str) -> str:
        """A file of the folder as faults show it."""
        return near(self.folder / name)

    @cached_property
    def declared(self) -> dict[str, tuple[str, int]]:
        """The clauses that a call of `read_clauses` declares, by their short ids: file and line."""
        found = {}
        for source in self.files:
            for call in source.calls:
                if _name(call) == "read_clauses" and len(call.args) == 2:
                    for text in _texts(call.args[1]):
                        for word, line in source.words(text):
                            found[word] = source.file, line
        return found

    def field(self, name: str) -> tuple[str, int]:
        """Where an option or a field of a setting is; the line of its game if it is nowhere."""
        nodes = ((one.file, node) for one in self.files for node in ast.walk(one.tree))
        fields = (
            (file, one) for file, one in nodes if isinstance(one, ast.AnnAssign) and one.value
        )
        lines = ((file, one.lineno) for file, one in fields if ast.unparse(one.target) == name)
        return next(lines, (self.file("__init__.py"), 1))

    def place(self, pattern: str, name: str = "__init__.py") -> tuple[str, int]:
        """The first line that a pattern finds in a file; that file's first one if there is none."""
        path = self.folder / name
        text = path.read_text("utf-8") if path.is_file() else ""
        found = re.search(pattern, text, re.M)
        return self.file(name), text.count("\n", 0, found.start()) + 1 if found else 1


def folder_of(game: str) -> Path | None:
    """Where the rules of a game are written down; none where they lie in an archive."""
    spec = find_spec(games.package_of(game))
    folder = Path(spec.origin).parent if spec and spec.origin else None
    return folder if folder and folder.is_dir() else None


def read(game: str, folder: Path, faults: Faults) -> Package:
    """Every file of a package; one that is no Python is a fault."""
    files = []
    for path in sorted(folder.glob("*.py")):
        source = _source(path, faults)
        if source:
            files.append(source)
    return Package(game, folder, tuple(files))


def _source(path: Path, faults: Faults) -> Source | None:
    try:
        text = path.read_text("utf-8")
        return Source(near(path), ast.parse(text, str(path)), text.split("\n"))
    except SyntaxError as error:
        faults.add(near(path), error.lineno or 1, f"this is not valid Python: {error.msg}")
    except ValueError:
        faults.add(near(path), 1, "this file is not UTF-8 text")
    return None


def near(file: Path) -> str:
    """A path as seen from here, where that is shorter."""
    here = Path.cwd()
    return file.relative_to(here).as_posix() if file.is_relative_to(here) else str(file)


def unloadable(names: Iterable[str] = games.MODULES) -> Faults:
    """What keeps these games of the book from being loaded, as far as their files tell it."""
    faults = Faults()
    for name in names:
        folder = folder_of(name)
        if folder is None:
            module = games.MODULES[name]
            what = f"MODULES names {module}, but there is no package {module} beside it"
            faults.add(near(Path(games.__file__ or "")), 1, what)
            continue
        package = read(name, folder, faults)
        if len(faults) == 0:
            cited(package, package.declared, faults)
    return faults


# -- clauses --------------------------------------------------------------------------------------


def cited(package: Package, known: Collection[str], faults: Faults) -> None:
    """Every clause that a rule cites is declared; `known` are the short ids of the game's."""
    if not known:
        return
    own = f"{package.game}."
    every = {*known, *COMMON}
    for source in package.files:
        for text in source.texts:
            for word, line in source.words(text):
                short = word.removeprefix(own)
                if not _CLAUSE.fullmatch(word) or short.startswith(_PLACES):
                    continue
                if not _exists(word, every) and not _exists(short, every):
                    what = f"{package.game} has no clause “{word}”"
                    hints = did_you_mean(f"{own}{short}", [f"{own}{id_}" for id_ in known])
                    faults.add(source.file, line, what, [hint.removeprefix(own) for hint in hints])


def _exists(word: str, known: Collection[str]) -> bool:
    if ANY not in word:
        return word in known
    pattern = re.compile(re.escape(word).replace(re.escape(ANY), ".*"))
    return any(pattern.fullmatch(id_) for id_ in known)


# -- words ----------------------------------------------------------------------------------------


def sentences(package: Package, allowed: Collection[str], faults: Faults) -> None:
    """A rule says no sentence: words stand in the catalogue. `allowed` are those that codes are made of."""
    for source in package.files:
        for text in spoken(source, allowed):
            what = f"a rule says no sentence: put “{text.text.strip()}” into en.ftl and say its id"
            faults.add(source.file, text.line, what)


def spoken(source: Source, allowed: Collection[str]) -> Iterator[Text]:
    """The texts with a space that are made of other words than the allowed ones and cards."""
    for text in source.texts:
        words = text.text.split()
        plain = (w for w in words if not _CODE.fullmatch(w) and not _CLAUSE.fullmatch(w))
        if re.search(r"\s", text.text) and not all(word in allowed for word in plain):
            yield text


def said(source: Source) -> dict[str, int]:
    """The ids of the messages that a file says, each with a line."""
    found: dict[str, int] = {}
    for call in source.calls:
        first = call.args[0] if call.args else None
        if _name(call) == "say" and isinstance(first, ast.Constant):
            found.setdefault(str(first.value), first.lineno)
    return found


def entries(text: str) -> dict[str, int]:
    """The entries of a catalogue, each with its line."""
    return {found[1]: text.count("\n", 0, found.start()) + 1 for found in _ENTRY.finditer(text)}


def references(pattern: object) -> Iterator[str]:
    """The entries that an entry of a catalogue refers to."""
    match pattern:
        case ["&", str(entry)]:
            yield entry
        case ["?", _, dict(cases), _]:
            for case in cases.values():
                yield from references(case)
        case list():
            for part in pattern:
                yield from references(part)


# -- reading Python --------------------------------------------------------------------------------


def _name(call: ast.Call) -> str:
    return getattr(call.func, "id", "") or getattr(call.func, "attr", "")


def _texts(tree: ast.AST) -> Iterator[Text]:
    """The texts of a file, f-strings among them, without its docstrings."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            skipped.add(id(body[0].value))
        if isinstance(node, ast.JoinedStr):
            skipped.update(id(part) for part in node.values)
            parts = (p.value if isinstance(p, ast.Constant) else ANY for p in node.values)
            yield Text("".join(map(str, parts)), node.lineno)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) in skipped:
                continue
            yield Text(node.value, node.lineno)
