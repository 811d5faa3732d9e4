"""Stands in for Pyodide's module of this name, which unpacks wheels: nothing is installed here.

What remains is what `loadPyodide` reads as it ends, and what a snapshot expects: see `pyodide`.
"""

import pyodide_js

_held = pyodide_js.loadedPackages


class Folder:
    """A path that JavaScript asks for as `path.__str__()`."""

    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path


SITE_PACKAGES = Folder("/lib/python3.13/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages():
    """No package is there to be found."""
