"""Stands in for Pyodide's module of this name, which copies documentation onto C functions."""


def get_cmeth_docstring(func):
    """The least that such a function's documentation may be."""
    return f"{func.__name__}()\n--\n\n"


def dedent_docstring(docstring):
    """Nobody reads it here."""
    return docstring
