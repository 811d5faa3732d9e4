"""Stands in for Pyodide's module of this name: JavaScript functions typed by Python annotations.

Here they are untyped: every call converts as Pyodide does by default.
"""

from _pyodide_core import (
    JsFuncSignature,
    js2py_as_py_json,
    js2py_deep,
    js2py_default_call_result,
    py2js_as_js_json,
    py2js_deep,
    py2js_default,
)


class no_default:
    """Marks a parameter without a default."""


class Json:
    py2js = py2js_as_js_json
    js2py = js2py_as_py_json


class Deep:
    py2js = py2js_deep
    js2py = js2py_deep


class Default:
    pass


class BindClass:
    pass


def _any_call(*args, **kwargs):
    pass


# Fields: func, constructs, mandatory arguments; converters and defaults of arguments by place,
# of the rest (*args), of keywords (names, converters, defaults), of other keywords, of the result.
default_signature = JsFuncSignature(
    _any_call,
    False,
    0,
    (),
    (),
    py2js_default,
    (),
    (),
    (),
    py2js_default,
    js2py_default_call_result,
)


def func_to_sig(func):
    """The signature of a call: always the same."""
    return default_signature


def bind_class_sig(sig):
    """A class bound to a proxy: without types there is nothing to bind."""
    return sig
