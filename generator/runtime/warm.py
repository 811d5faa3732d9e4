"""Runs inside Pyodide: a few questions of every kind, so that each module an answer needs is loaded.

What is not loaded after this does not get into the site's standard library.
"""

import json
import sys
import traceback

from followsuit import ask

# LIBRARY: names that the engine imports, now or later, whatever these questions happen to touch.
for module in LIBRARY.split():  # noqa: F821 - set from JavaScript
    __import__(module)

try:
    raise ValueError
except ValueError:
    traceback.format_exc()

json.dumps(ask({"ask": "no such question"}))
for game in ask({"ask": "games"}).get("games", []):
    name = {"game": game["id"]}
    json.dumps(ask({"ask": "game", **name}))
    json.dumps(ask({"ask": "winner", **name, "trick": ["no such card"]}))
    for seed in range(5):
        json.dumps(ask({"ask": "quiz", **name, "seed": seed}))
    json.dumps(ask({"ask": "practice", **name}))
    players = game["players"]["min"]
    json.dumps(ask({"ask": "hand", "do": "new", **name, "players": players, "seed": 1}))


def loaded_from_stdlib():
    """Names of the standard library's files that this session has imported, as JSON.

    What is frozen into the interpreter has a file there too, which nothing ever reads.
    """
    prefix = next(p for p in sys.path if p.endswith(".zip") and "/python3" in p) + "/"
    modules = [m for m in sys.modules.values() if not frozen(m)]
    files = (getattr(m, "__file__", None) or "" for m in modules)
    return json.dumps(sorted({f[len(prefix) :] for f in files if f.startswith(prefix)}))


def frozen(module):
    """Whether a module is part of the interpreter itself."""
    return getattr(getattr(module, "__spec__", None), "origin", None) == "frozen"
