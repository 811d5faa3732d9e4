"""Asking the engine what the tutorials show: requests out of examples, answers beside them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import islice

from followsuit.seats import seat_names
from followsuit_draw.play import holding, told

from . import reading
from .engine import Answer, Engine, Game, cited
from .faults import Faults
from .tutorials import Example
from .yamlmarks import Node

_OUTER = re.compile(r"^(case|setting|options)\.?")
_ACTION = re.compile(r"actions\[(\d+)\]")
_OWN = ("actions", "skip")  # fields of a script that are not the engine's


@dataclass(frozen=True)
class Solved:
    """An example with the request that it stands for and the engine's answer to it.

    For a play the answer is the last one of the hand; `events` are those of the whole script and
    `actions` its moves in the engine's writing; of so many sentences before them nothing is told.
    """

    example: Example
    request: Answer
    answer: Answer
    names: list[str]
    actions: list[str] = field(default_factory=list)
    events: list[Answer] = field(default_factory=list)
    skipped: int = 0

    @property
    def cites(self) -> set[str]:
        """Every clause that the engine cites here."""
        return {*cited(self.answer), *cited(self.events)}


def solve(example: Example, engine: Engine, faults: Faults) -> Solved | None:
    """Ask the engine. What it refuses becomes a fault at the line that it refuses."""
    game = engine.games[example.game]
    before = len(faults)
    if example.kind == "play":
        play = example.node.map["play"]
        names = _names(example.field("names") or play.get("names"))
        hand = run(play, game, engine, faults, names)
        if hand is None:
            return None
        first, answer, actions, events, skipped = hand
        return Solved(example, first, answer, seats(answer), actions, events, skipped)
    request = _request(example, game, faults)
    if len(faults) > before:
        return None
    answer = engine.ask(request)
    if refused(answer, _node_of(example), faults):
        return None
    told = answer.get("names") or answer.get("sides") or request.get("names")
    named = list(told or seat_names(len(request.get("trick", ())), language=engine.language))
    return Solved(example, request, answer, named)


def refused(answer: Answer, node: Node, faults: Faults) -> bool:
    """Is the answer a refusal? Then every reason becomes a fault, at its own field if it has one."""
    if "error" not in answer:
        return False
    for error in answer.get("errors") or [answer["error"]]:
        # What an author writes directly, the engine takes inside `case` or `setting`.
        where = _OUTER.sub("", str(error.get("where", "")))
        place = node.at(where)
        told = f"{where}: {error['what']}" if where else error["what"]
        faults.add(place.file, place.line, told, error.get("did_you_mean", ()))
    return True


def run(
    play: Node, game: Game, engine: Engine, faults: Faults, names: list[str] | None = None
) -> tuple[Answer, Answer, list[str], list[Answer], int] | None:
    """Play a script: the first request, the last answer, the actions, the events, how many are left out.

    Left out is what happened before the first action, and up to as many as `skip` says.
    """
    request = start(play, game, names)
    answer = engine.ask(request)
    if refused(answer, play, faults):
        return None
    actions = play.get("actions")
    moves = actions.items if actions else []
    parts = [answer["state"].get("events", [])]
    skip = play.get("skip")
    skipped = skip.value if skip else 0
    if skip and not 0 < skipped < len(moves):
        number = f"{len(moves)} action{'' if len(moves) == 1 else 's'}"
        what = f"skip must leave an action to tell of: this script has {number}"
        faults.add(skip.file, skip.line, what)
    done = [reading.action(str(node.value), game) for node in moves]
    if done:
        then = act(answer, done, moves, engine, faults)
        if then is None:
            return None
        answer = then
    moments, rest = answer.get("moments", []), iter(answer["events"])
    parts += [list(islice(rest, moment["events"])) for moment in moments]
    seen = holding(parts, [(moment["seat"], moment["hand"]) for moment in moments])
    events = [event for part in seen[skipped + 1 if skipped else 0 :] for event in part]
    if "dealer" in play.data:  # the script has chosen, so no ruling is needed for who deals first
        events = [event for event in events if not _only_first_dealer(event)] or events
    left_out = sum(len(told(part)) for part in parts) - len(told(events))
    return request, answer, done, events, left_out


def _only_first_dealer(event: Answer) -> bool:
    return all(clause.endswith(".ruling.first-dealer") for clause in event["clauses"] or [""])


def start(play: Node, game: Game, names: list[str] | None = None) -> Answer:
    """The request that begins a script."""
    fields = {key: value for key, value in play.data.items() if key not in _OWN}
    request = {"ask": "hand", "do": "new", "game": game.id, "seed": 1, **fields}
    if names:
        request["names"] = names
    if "deal" in request:
        request["deal"] = reading.plain(request["deal"], game)
    return request


def act(
    answer: Answer, codes: list[str], nodes: list[Node], engine: Engine, faults: Faults
) -> Answer | None:
    """Several actions in a hand; one that is not possible is a fault at its own line."""
    request = {"ask": "hand", "do": "act", "record": answer["record"], "actions": codes}
    then = engine.ask(request)
    if "error" not in then:
        return then
    for error in then.get("errors") or [then["error"]]:
        place = _ACTION.match(str(error.get("where", "")))
        node = nodes[int(place[1]) if place else 0]
        faults.add(node.file, node.line, error["what"], error.get("did_you_mean", ()))
    return None


def seats(answer: Answer) -> list[str]:
    """The names of the seats of a hand."""
    return list(answer["state"]["names"])


def score_request(fields: Answer, game: Game, names: list[str] | None = None) -> Answer:
    """The request for a score: what the form does not know goes to the options or beside them."""
    given = reading.plain(fields, game)
    form = given.pop("form", None)
    forms = game.raw.get("requests", {}).get("score", {}).get("forms", [])
    known = {part["name"] for entry in forms if entry["name"] == form for part in entry["fields"]}
    options = given.pop("options", None) or {}
    if not isinstance(options, dict):
        options = {str(options): True}  # no option's name: the engine says which there are
    request: Answer = {"ask": "score", "game": game.id, "form": form}
    for name in [option["name"] for option in game.options]:
        if name in given and name not in known:
            options[name] = given.pop(name)
    for name in ("players", "names"):
        if name in given and name not in known:
            request[name] = given.pop(name)
    request["case"] = given
    if options:
        request["options"] = options
    return {**request, "names": names} if names else request


def _names(node: Node | None) -> list[str] | None:
    return [str(item.value) for item in node.items] if node else None


def _node_of(example: Example) -> Node:
    """Where to look for the field that the engine complains about."""
    setting = example.field("setting")
    inner = example.field("score") or example.field("ranks") or setting
    if inner is None or inner is setting:
        fields = {**(setting.map if setting else {}), **example.node.map}
        return Node(example.node.file, example.node.line, fields, {})
    return inner


def _request(example: Example, game: Game, faults: Faults) -> Answer:
    """The request of an example that is a position, an order or a score."""
    setting = example.field("setting")
    base: Answer = {"ask": example.kind, "game": example.game}
    if example.kind == "ranks":
        ranks = example.field("ranks")
        return {**base, "setting": ranks.data if ranks else {}}
    if example.kind == "score":
        score = example.field("score")
        return score_request(score.data if score else {}, game, _names(example.field("names")))
    request = {**base, "setting": setting.data if setting else {}}
    request["trick"] = reading.cards(example.field("trick"), game, faults)
    if example.kind == "legal":
        request["hand"] = reading.cards(example.field("hand"), game, faults)
    names = _names(example.field("names"))
    return {**request, "names": names} if names else request
