"""The engine's modules with something else in them: a finder that loads other programs."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

from mutants import ENGINE, Mutant, module_name, mutated

Reach = Callable[[tuple[str, int]], object]
TELL = "_followsuit_reached"


class _Loader(SourceFileLoader):
    """Loads a module from another tree, with more names in it."""

    def __init__(self, file: Path, tree: ast.Module, names: dict[str, object]) -> None:
        super().__init__(module_name(file), str(file))
        self.file, self.tree, self.names = file, tree, names

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.tree, str(self.file), "exec")
        return code

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(self.names)
        super().exec_module(module)


class _Finder(MetaPathFinder):
    """Finds some modules before anybody else does."""

    def __init__(
        self, files: Sequence[Path], tree: Callable[[Path], ast.Module], names: dict[str, object]
    ) -> None:
        self.files = {module_name(file): file for file in files}
        self.tree, self.names = tree, names

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.files:
            return None
        file = self.files[fullname]
        inside = [str(file.parent)] if file.name == "__init__.py" else None
        loader = _Loader(file, self.tree(file), self.names)
        return spec_from_file_location(
            fullname, file, loader=loader, submodule_search_locations=inside
        )


def load_changed(mutant: Mutant) -> None:
    """From now on its module is imported with the change made."""
    sys.meta_path.insert(0, _Finder([mutant.path], lambda file: mutated(mutant), {}))


def load_watched(reached: Reach) -> None:
    """From now on each statement inside a function of the engine tells when it is reached."""
    sys.meta_path.insert(0, _Finder(sorted(ENGINE.rglob("*.py")), watched, {TELL: reached}))


def watched(file: Path) -> ast.Module:
    """A file's program; each statement inside a function tells its place before it runs."""
    tree = ast.parse(file.read_text("utf-8"), str(file))
    name = str(file.relative_to(ENGINE))
    for body in _bodies(tree):
        body[:] = [
            one
            for statement in body
            for one in (_told(name, statement), statement)
            if one is not None
        ]
    return ast.fix_missing_locations(tree)


def _told(name: str, statement: ast.stmt) -> ast.stmt | None:
    match statement:
        case ast.Expr(ast.Constant(str())) | ast.Global() | ast.Nonlocal():
            return None
    place = ast.Constant((name, statement.lineno))
    call = ast.Expr(ast.Call(ast.Name(TELL, ast.Load()), [place], []))
    return ast.copy_location(call, statement)


def _bodies(tree: ast.AST) -> list[list[ast.stmt]]:
    """Every list of statements inside a function."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    inside = {
        id(body): body
        for function in ast.walk(tree)
        if isinstance(function, functions)
        for node in (function, *(one for inner in function.body for one in ast.walk(inner)))
        for field in ("body", "orelse", "finalbody")
        if isinstance(body := getattr(node, field, None), list) and body
    }
    return list(inside.values())


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"), str(file))


@cache
def _statements(file: Path) -> list[ast.stmt]:
    """Every statement inside a function."""
    return [statement for body in _bodies(_tree(file)) for statement in body]


def _around(statements: Sequence[ast.stmt], line: int) -> list[ast.stmt]:
    return [one for one in statements if one.lineno <= line <= (one.end_lineno or one.lineno)]


def statement_at(file: Path, line: int) -> int | None:
    """The line where the innermost statement of a function around a line begins; None outside."""
    return max((one.lineno for one in _around(_statements(file), line)), default=None)


Name = tuple[Path, str]


def readers(file: Path, line: int) -> set[tuple[str, int]]:
    """The statements of functions that read what a line outside of functions defines.

    Of any module, and also through other names that are made of it.
    """
    todo = [(file, name) for name in _defined(file, line)]
    seen, found = set(todo), set[tuple[str, int]]()
    while todo:
        for other, place in _reading(*todo.pop()):
            statement = statement_at(other, place)
            if statement is not None:
                found.add((str(other.relative_to(ENGINE)), statement))
                continue
            made = {(other, name) for name in _defined(other, place)} - seen
            todo += made
            seen |= made
    return found


def _defined(file: Path, line: int) -> set[str]:
    """The names that the statement of a module around a line gives a value."""
    nodes = [node for one in _around(_tree(file).body, line) for node in (one, *ast.walk(one))]
    return {
        name
        for node in nodes
        if (name := getattr(node, "id", getattr(node, "name", None)))
        and (node in _tree(file).body or isinstance(getattr(node, "ctx", None), ast.Store))
    }


def _reading(file: Path, name: str) -> Iterator[tuple[Path, int]]:
    """Where a name of a module is read: in it, and where it is imported."""
    for other in sorted(ENGINE.rglob("*.py")):
        if other == file or name in _imports(other):
            for node in ast.walk(_tree(other)):
                match node:
                    case ast.Name(read, ast.Load()) | ast.Attribute(_, read, ast.Load()):
                        if read == name:
                            yield other, node.lineno


@cache
def _imports(file: Path) -> set[str]:
    """The names that a module imports from others."""
    nodes = [node for node in ast.walk(_tree(file)) if isinstance(node, ast.ImportFrom)]
    return {one.asname or one.name for node in nodes for one in node.names}
