"""The widgets' types of requests and answers as TypeScript, from the engine's definitions of both.

    python -m followsuit_site.widget_types build/types

`request_shapes`, `answer_shapes` and the other shapes of `followsuit.asking` say what is asked and answered, `followsuit_draw.shapes`
what the door draws of it: each sentence is `drawn`, the clauses of each have their `links`. All become one module,
`engine.ts`.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

SOURCES = (
    "followsuit.asking.request_shapes",
    "followsuit.asking.answer_shapes",
    "followsuit.asking.sheet_shapes",
    "followsuit.asking.advice_shapes",
    "followsuit.asking.play_shapes",
    "followsuit_draw.shapes",
)
_HEAD = "// Made of the engine's definitions (%s) when the widgets are built.\n"
_NAMES = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
}
# What the door draws beside a field: markup, where the request wants any.
_DRAWN = {("marked", "str"): "drawn", ("clauses", "list[str]"): "links"}


class WrongShape(ValueError):
    """A definition that has no counterpart in TypeScript, with its line."""


def module() -> str:
    """The source of the TypeScript module."""
    found = [part for name in SOURCES for part in types(_source(name).read_text("utf-8"))]
    return "\n".join([_HEAD % ", ".join(SOURCES), *found])


def _source(name: str) -> Path:
    spec = find_spec(name)
    assert spec and spec.origin
    return Path(spec.origin)


def types(source: str) -> Iterator[str]:
    """The types that a module defines: an interface for each TypedDict, and the aliases.

    >>> print(*types("class Played(TypedDict):\\n    seat: int\\n    card: NotRequired[str]"))
    export interface Played {
      seat: number;
      card?: string;
    }
    <BLANKLINE>
    """
    body = ast.parse(source).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.ClassDef():
                yield _interface(node)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield f"{_comment(after)}export type {name} = {_type(value)};\n"
            case ast.ImportFrom() | ast.Expr():
                pass
            case _:
                raise WrongShape(f"line {node.lineno}: neither a TypedDict nor an alias")


def _interface(node: ast.ClassDef) -> str:
    bases = [
        base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"
    ]
    own = {
        one.target.id
        for one in node.body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }
    # Clauses stand beside what they make so; those of a question are only known, not told, nor are those of a request.
    told = "ask" not in own and bool(bases or own & {"why", "marked"})
    lines = []
    for one, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            optional = (
                isinstance(one.annotation, ast.Subscript) and _name(one.annotation) == "NotRequired"
            )
            inner = one.annotation.slice if optional else one.annotation  # type: ignore[attr-defined]
            mark, comment = "?" if optional else "", _comment(after, "  ")
            lines.append(f"{comment}  {one.target.id}{mark}: {_type(inner)};\n")
            drawn = _DRAWN.get((one.target.id, ast.unparse(inner)))
            lines += [f"  {drawn}: string;\n"] if drawn and told else []
    extends = f" extends {', '.join(bases)}" if bases else ""
    return f"{_comment(node.body[0])}export interface {node.name}{extends} {{\n{''.join(lines)}}}\n"


def _comment(node: ast.AST | None, indent: str = "") -> str:
    """The words that stand below a definition, for above it."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return f"{indent}/** {' '.join(text.split())} */\n"
    return ""


def _name(node: ast.Subscript) -> str:
    return node.value.id if isinstance(node.value, ast.Name) else ""


def _type(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(text)):  # an alias that is read later, as one of itself
            return _type(ast.parse(text, mode="eval").body)
        case ast.Name(id=name):
            return _NAMES.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            return " | ".join(
                map(_literal, inner.elts if isinstance(inner, ast.Tuple) else [inner])
            )
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            told = _type(inner)
            return f"({told})[]" if "|" in told else f"{told}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{_type(key)}, {_type(value)}>"
    raise WrongShape(f"line {node.lineno}: {ast.unparse(node)}")


def _literal(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant)
    return json.dumps(node.value)


def write(target: Path) -> None:
    """Write the module into a folder."""
    target.mkdir(parents=True, exist_ok=True)
    (target / "engine.ts").write_text(module(), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
