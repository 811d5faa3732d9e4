"""Stands in for Pyodide's package of this name, which starts an event loop for asyncio.

The version is that of the Pyodide whose Python half this folder replaces: the build stops at
any other.
"""

import pyodide_js

__version__ = "0.29.5"

# A snapshot of memory is only taken if these, as in Pyodide's own package, come first in its table
# of JavaScript's objects; what `_package_loader` holds comes next.
_held = (api := pyodide_js._api, api.scheduleCallback, pyodide_js._api)
