"""Runs inside Pyodide: a few questions of every kind, so that each module an answer needs is loaded.

What is not loaded after this does not get into the site's standard library.
"""

import json
import traceback

from pyodide.code import eval_code

from followsuit import ask

# What the engine may import lazily, whatever these questions happen to touch.
LIBRARY = """
abc collections contextlib dataclasses difflib enum functools hashlib itertools json math
operator random re string types typing
"""
for module in LIBRARY.split():
    __import__(module)

try:
    eval_code("1/0")
except ZeroDivisionError:
    traceback.format_exc()

json.dumps(ask({"ask": "no such question"}))
for game in ask({"ask": "games"}).get("games", []):
    name = {"game": game["id"]}
    json.dumps(ask({"ask": "game", **name}))
    json.dumps(ask({"ask": "winner", **name, "trick": ["no such card"]}))
    for seed in range(5):
        json.dumps(ask({"ask": "quiz", **name, "seed": seed}))
    players = game["players"]["min"]
    json.dumps(ask({"ask": "hand", "do": "new", **name, "players": players, "seed": 1}))
