"""Stands in for Pyodide's module of this name: running source text, without top-level await."""

from _ast import Expr, Expression, PyCF_ONLY_AST
from importlib import import_module


def eval_code(source, globals=None, locals=None, *, filename="<exec>"):
    """Run source; give the value of its last statement if that is an expression, else None."""
    globals = {} if globals is None else globals
    locals = globals if locals is None else locals
    tree = compile(source, filename, "exec", PyCF_ONLY_AST)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], Expr) else None
    exec(compile(tree, filename, "exec"), globals, locals)
    if last is None:
        return None
    return eval(compile(Expression(last.value), filename, "eval"), globals, locals)


def pyimport_impl(path):
    """What `pyodide.pyimport` calls: import a module by its dotted name."""
    return import_module(path)
