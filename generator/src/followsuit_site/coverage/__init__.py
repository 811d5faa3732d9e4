"""How much of the engine the book and the tests reach: every clause, ruling and option by name.

A clause is declared in the engine, anchored on its page, cited by a verdict, tested by name and
shown by an example, a question or a lesson. The report lists what is missing.
"""

from .report import Row, gaps, rows, table

__all__ = ["Row", "gaps", "rows", "table"]
