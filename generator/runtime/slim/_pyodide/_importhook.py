"""Stands in for Pyodide's module of this name: JavaScript objects that Python may import."""

import sys
from _frozen_importlib import ModuleSpec


class JsFinder:
    """Finds what JavaScript has registered: `js`, `pyodide_js`."""

    def __init__(self):
        self.registered = {}

    def find_spec(self, name, path=None, target=None):
        if name not in self.registered:
            return None
        return ModuleSpec(name, JsLoader(self.registered[name]), origin="javascript")


class JsLoader:
    """Gives the object itself for the module."""

    def __init__(self, proxy):
        self.proxy = proxy

    def create_module(self, spec):
        return self.proxy

    def exec_module(self, module):
        pass


jsfinder = JsFinder()


def register_js_module(name, proxy):
    """Make a JavaScript object a module that Python can import."""
    jsfinder.registered[name] = proxy


def unregister_js_module(name):
    """Take such a module back."""
    del jsfinder.registered[name]


def register_js_finder():
    """Called once, as soon as proxies of JavaScript objects work."""
    sys.meta_path.append(jsfinder)


def register_windows_finder():
    """For Node on Windows with paths of its own in `sys.path`: never here."""


def register_module_not_found_hook(packages, unvendored):
    """For a hint which package to load: there is none to load."""


def add_note_to_module_not_found_error(error):
    """The same hint, added to an error on its way to JavaScript."""
