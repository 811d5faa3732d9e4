"""Small changes of the engine's programs: where each can be made, and the program with one made."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ENGINE = Path(__file__).resolve().parents[2] / "engine/src/followsuit"

_COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
_SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
_ORDERING = ("sorted", "reversed")
_SWITCHES = ("strict", "repr", "init", "eq", "frozen", "slots", "sense")


def module_name(file: Path) -> str:
    """The dotted name of a module of the engine."""
    parts = ("followsuit", *file.relative_to(ENGINE).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


def is_misreading(file: Path) -> bool:
    """Is this of the misreadings, which are wrong on purpose? A little wronger is no fault."""
    parts = file.with_suffix("").relative_to(ENGINE).parts
    return "slips" in parts or parts[-1].startswith("misread_")


class Mutant(NamedTuple):
    """One small change: the file, its line, the code before and after, and which change it is."""

    path: Path
    line: int
    before: str
    after: str
    site: int  # which node of the file
    choice: int  # which change of that node

    @property
    def part(self) -> str:
        """The game whose rules it changes, or "kernel"."""
        place = self.path.relative_to(ENGINE).parts
        return place[1] if place[0] == "games" and len(place) > 2 else "kernel"

    @property
    def module(self) -> str:
        """The dotted name of the changed module."""
        return module_name(self.path)

    def __str__(self) -> str:
        where = f"engine/src/followsuit/{self.path.relative_to(ENGINE)}:{self.line}"
        return f"{where}: {_short(self.before)}  →  {_short(self.after)}"


def _short(code: str) -> str:
    one = " ".join(code.split())
    return one if len(one) <= 90 else f"{one[:89]}…"


def _others(node: ast.AST) -> list[ast.expr]:
    """What could stand in a node's place: comparison, count, constant, boolean, order, index."""
    match node:
        case ast.Compare(left, ops, right):
            return [
                ast.Compare(left, [*ops[:at], other(), *ops[at + 1 :]], right)
                for at, op in enumerate(ops)
                for other in _COMPARED[type(op)]
            ]
        case ast.BoolOp(op, values):
            other = ast.And() if isinstance(op, ast.Or) else ast.Or()
            shorter = [values[:-1], values[1:]]
            return [
                ast.BoolOp(other, values),
                *(some[0] if len(some) == 1 else ast.BoolOp(op, some) for some in shorter),
            ]
        case ast.UnaryOp(ast.Not(), operand):
            return [operand]
        case ast.BinOp(left, op, right) if type(op) in _COUNTED and not _joins(left, right):
            return [ast.BinOp(left, _COUNTED[type(op)](), right)]
        case ast.Constant(bool(value)):
            return [ast.Constant(not value)]
        case ast.Constant(int(value)):
            return [ast.Constant(value + 1), ast.Constant(value - 1)]
        case ast.IfExp(test, body, orelse):
            return [ast.IfExp(test, orelse, body)]
        case ast.Call(ast.Name(name), arguments, keywords) if name in _SWAPPED:
            return [ast.Call(ast.Name(_SWAPPED[name], ast.Load()), arguments, keywords)]
        case ast.Call(ast.Name(name), [first, *_]) if name in _ORDERING:
            return [ast.Call(ast.Name("list", ast.Load()), [first], [])]
    return []


def _for_programmers(node: ast.AST) -> bool:
    """Is this a switch that no rule reads: of a dataclass, a zip that counts, or how chance picks?"""
    return isinstance(node, ast.keyword) and node.arg in _SWITCHES


def _joins(left: ast.expr, right: ast.expr) -> bool:
    """Is this a sum of texts? Taking one from another is no mistake that anybody makes."""
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (left, right)
    )


def _without_weight(node: ast.AST) -> ast.AST:
    """An action without its fifth part: how often chance picks it is no rule."""
    match node:
        case ast.Call(ast.Name("Action"), [_, _, _, _, _, *_] as parts, keywords):
            return ast.Call(node.func, parts[:4], keywords)
    return node


def _decides_nothing(node: ast.AST) -> bool:
    """Is this only for type checkers, or a function that picks questions at random?"""
    match node:
        case ast.If(ast.Name("TYPE_CHECKING")):
            return True
        case ast.FunctionDef(args=ast.arguments(args=arguments)):
            kinds = [ast.unparse(one.annotation) for one in arguments if one.annotation]
            return "Random" in kinds
    return False


class _Program(ast.NodeTransformer):
    """Walks what runs (no annotations, no imports for type checkers) and counts its nodes."""

    def __init__(self, site: int = -1, choice: int = -1) -> None:
        self.site, self.choice, self.count = site, choice, 0
        self.found: list[tuple[int, int, ast.AST, list[ast.expr]]] = []

    def visit(self, node: ast.AST) -> ast.AST:
        place, self.count = self.count, self.count + 1
        if _decides_nothing(node) or _for_programmers(node):
            return node
        if isinstance(node, ast.expr):
            others = _others(node)
            if place == self.site:
                return ast.copy_location(others[self.choice], node)
            if others:
                self.found.append((place, node.lineno, node, others))
        for name, value in ast.iter_fields(_without_weight(node)):
            if name in ("annotation", "returns"):
                continue
            if isinstance(value, list):
                read = [self.visit(one) if isinstance(one, ast.AST) else one for one in value]
                getattr(node, name)[: len(read)] = read
            elif isinstance(value, ast.AST):
                setattr(node, name, self.visit(value))
        return node


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every small change that can be made in a file."""
    program = _Program()
    program.visit(ast.parse(path.read_text("utf-8")))
    for site, line, node, others in program.found:
        for choice, other in enumerate(others):
            yield Mutant(path, line, ast.unparse(node), ast.unparse(other), site, choice)


def mutated(mutant: Mutant) -> ast.Module:
    """The program of a file with the change made."""
    tree = ast.parse(mutant.path.read_text("utf-8"), str(mutant.path))
    _Program(mutant.site, mutant.choice).visit(tree)
    return ast.fix_missing_locations(tree)
