"""Stands in for Pyodide's package of this name, which starts an event loop for asyncio.

The version is that of the Pyodide whose Python half this folder replaces: the build stops at
any other.
"""

__version__ = "0.29.5"
