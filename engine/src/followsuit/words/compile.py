"""Catalogues of words: Project Fluent's files, made into tables that need no parser to be read.

Used when the engine is built (the wheel holds the tables) and in a checkout; the only module of the
engine that needs more than the standard library.

A table maps the id of an entry (`captures`, or `trump.a` for an attribute) to a pattern: a text, or
a list of texts and of placeables: `["$", fact]`, `["&", entry]`, `["fn", name, arguments, options]`,
`["?", placeable, {key: pattern}, default key]`.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from importlib import import_module
from json import dumps, loads
from os import getpid
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from ..errors import Fault, FollowSuitError
from ..messages import Verbatim, say

FUNCTIONS = ("TELL", "LIST", "SPELL")
Table = dict[str, Any]
_FOLD = re.compile(r" *\n *")  # a long sentence is broken in its source only


class BadCatalogue(FollowSuitError):
    """A file of words that cannot be read; each fault says file and line."""


def compile_words(text: str, name: str) -> Table:
    """The table of a file of words; `name` is told in its faults. Raises `BadCatalogue`."""
    faults: list[Fault] = []
    table: Table = {}

    def fault(what: str, node: ast.SyntaxNode) -> None:
        assert node.span is not None  # as the parser is asked to note it
        line = text[: node.span.start].count("\n") + 1
        faults.append(Fault(say("wrong-catalogue", what=Verbatim(what)), f"{name}:{line}"))

    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            fault("; ".join(str(one.message) for one in entry.annotations), entry)
        elif isinstance(entry, ast.Term):
            fault("a term is written as a message, whose forms are its attributes", entry)
        elif isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
            for key, pattern in patterns.items():
                if key in table:
                    fault(f"“{key}” stands here for the second time", entry)
                if pattern is not None:
                    table[key] = _pattern(pattern, fault)
    if faults:
        raise BadCatalogue(*faults)
    return table


def kept_table(package: str, language: str) -> Table:
    """The table of a package's file of words, parsed only if it has changed; empty without."""
    source = Path(import_module(package).__file__ or "").with_name(f"{language}.ftl")
    if not source.exists():
        return {}
    text = source.read_text("utf-8")
    digest = blake2b(text.encode() + Path(__file__).read_bytes()).hexdigest()
    kept = source.parent / "__pycache__" / f"{source.name}.json"
    try:
        known, words = loads(kept.read_text("utf-8"))
        if known == digest:
            return dict(words)
    except (OSError, ValueError):
        pass  # nothing kept, or nothing to be read
    made = compile_words(text, re.sub(r".*/(?=followsuit/)", "", source.as_posix()))
    try:
        kept.parent.mkdir(exist_ok=True)
        half = kept.with_suffix(f".{getpid()}")
        half.write_text(dumps([digest, made]), "utf-8")
        half.replace(kept)
    except OSError:
        pass  # nobody may write here: then it is parsed each time
    return made


def module_of(source: Path, name: str) -> str:
    """A module that holds the table of a file of words, for a wheel: as a text, which is smallest."""
    words = dumps(compile_words(source.read_text("utf-8"), name), ensure_ascii=False)
    return f"from json import loads\n\nWORDS = loads({words!r})\n"


def collection_of(sources: Path, language: str) -> str:
    """All words of a language as JSON: a table for each package below `sources`."""
    found = {
        ".".join(source.relative_to(sources).parent.parts): compile_words(
            source.read_text("utf-8"), source.relative_to(sources).as_posix()
        )
        for source in sorted(sources.rglob(f"{language}.ftl"))
    }
    return dumps(found, ensure_ascii=False, separators=(",", ":"))


def _pattern(pattern: ast.Pattern, fault: Any) -> Any:
    parts = [
        _FOLD.sub(" ", one.value)
        if isinstance(one, ast.TextElement)
        else _placeable(one.expression, fault)
        for one in pattern.elements
    ]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _placeable(node: Any, fault: Any) -> Any:
    match node:
        case ast.Placeable(expression=inner):
            return _placeable(inner, fault)
        case ast.StringLiteral():
            return node.parse()["value"]
        case ast.NumberLiteral():
            return node.value
        case ast.VariableReference(id=name):
            return ["$", name.name]
        case ast.MessageReference(id=name, attribute=form):
            return ["&", f"{name.name}.{form.name}" if form else name.name]
        case ast.FunctionReference(id=name, arguments=given):
            if name.name not in FUNCTIONS:
                fault(f"there is no function {name.name}; known: {', '.join(FUNCTIONS)}", node)
            options = {one.name.name: one.value.parse()["value"] for one in given.named}
            arguments = [_placeable(one, fault) for one in given.positional]
            if not arguments or arguments[0][0] != "$":
                fault(f"{name.name} is told of a fact: {name.name}($fact)", node)
            return ["fn", name.name, arguments, options]
        case ast.SelectExpression(selector=asked, variants=variants):
            cases = {_key(one.key): _pattern(one.value, fault) for one in variants}
            usual = next(_key(one.key) for one in variants if one.default)
            if not isinstance(asked, ast.VariableReference):
                fault("only a fact can choose a variant", node)
            return ["?", _placeable(asked, fault), cases, usual]
    fault("this cannot be used in a catalogue of words", node)
    return ""


def _key(key: Any) -> str:
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)
