"""What a tutorial file says, each thing with its line; of which fields it is made, `tutorial_fields` declares."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from .engine import Game
from .faults import Faults, did_you_mean
from .tutorial_fields import (
    ANSWERED,
    COMMON_FIELDS,
    EXAMPLE,
    ID,
    KIND_FIELDS,
    KINDS,
    LESSON,
    PICKS,
    PLAY,
    STEP,
    TOP,
    Field,
)
from .words import words
from .yamlmarks import Node

LESSON_ID = "lesson"  # among what is broken: the lesson, whatever it is called


@dataclass(frozen=True)
class Example:
    """One worked example."""

    game: str
    id: str
    title: str
    kind: str
    node: Node
    claim: Node
    shows: tuple[tuple[str, int], ...]
    say: str
    from_source: bool

    @property
    def anchor(self) -> str:
        return f"example-{self.id}"

    def field(self, name: str) -> Node | None:
        return self.node.get(name)


@dataclass(frozen=True)
class Step:
    """One step of a lesson."""

    title: str
    say: str
    node: Node
    shows: tuple[tuple[str, int], ...]

    def text(self, name: str) -> str:
        node = self.node.get(name)
        return str(node.value) if node and node.value is not None else ""


@dataclass(frozen=True)
class Lesson:
    """A guided first hand. `seat` is the learner's, whose cards are shown in every step."""

    game: str
    id: str
    title: str
    play: Node
    steps: tuple[Step, ...]
    seat: Node | None = None

    @property
    def anchor(self) -> str:
        return f"lesson-{self.id}"


@dataclass(frozen=True)
class Tutorial:
    """All of one file."""

    file: str
    game: str
    examples: dict[str, Example]
    lesson: Lesson | None
    broken: frozenset[str] = frozenset()  # ids of what has a fault, and so is not among them

    @property
    def texts(self) -> int:
        """How many texts are to be told in another language: titles, remarks, the words of a lesson."""
        shown = sum(1 + bool(example.say) for example in self.examples.values())
        steps = self.lesson.steps if self.lesson else ()
        words = ("title", "say", "ask", "reveal")
        return shown + bool(steps) + sum(bool(step.text(word)) for step in steps for word in words)


def read(
    root: Node, games: Mapping[str, Game], faults: Faults, language: str = "en"
) -> Tutorial | None:
    """Read a tutorial file; what is wrong in it goes to `faults`."""
    file = root.file
    if not fits(root, TOP, "a tutorial", faults):
        return None
    name = root.map["game"]
    game = games.get(str(name.value))
    if game is None:
        faults.unknown(file, name.line, f"there is no game “{name.value}”", str(name.value), games)
        return None
    examples: dict[str, Example] = {}
    broken: set[str] = set()
    for node in _items(root, "examples"):
        example = _example(node, game, faults)
        if example is None:
            broken |= _ids(node)
            continue
        if example.id in examples:
            line = node.keys["id"]
            faults.add(file, line, f"there are two examples “{example.id}”")
        examples[example.id] = example
    lesson_node = root.get("lesson")
    lesson = _lesson(lesson_node, game, faults, language) if lesson_node else None
    if lesson_node and lesson is None:
        broken |= {LESSON_ID, *_ids(lesson_node)}
    if root.map.keys() - TOP.keys():
        return None  # what a field of that name holds is missing everywhere else
    return Tutorial(file, game.id, examples, lesson, frozenset(broken))


def _ids(node: Node) -> set[str]:
    named = node.get("id")
    return {str(named.value)} if named else set()


def full_id(short: str, game: str | None) -> str:
    """A clause id with its game's name, unless it has one already."""
    if game is None or short.startswith((f"{game}.", "common.")):
        return short
    return f"{game}.{short}"


def _example(node: Node, game: Game, faults: Faults) -> Example | None:
    if not fits(node, EXAMPLE, "an example", faults):
        return None
    kind = next((kind for name, kind in KINDS.items() if node.get(name)), None)
    if kind is None:
        faults.add(
            node.file, node.line, "an example needs one of trick, hand, ranks, score or play"
        )
        return None
    for name in node.map.keys() - KIND_FIELDS[kind] - COMMON_FIELDS:
        faults.add(node.file, node.keys[name], f"an example of kind “{kind}” has no field “{name}”")
    play = node.get("play")
    if play and not fits(play, PLAY, "a play", faults):
        return None
    id_ = node.map["id"]
    if not re.fullmatch(ID, str(id_.value)):
        faults.add(id_.file, id_.line, f"“{id_.value}” is no id: use small letters, digits and -")
    shows = _shows(node, game, faults)
    if not shows and not node.map["shows"].items:
        faults.add(node.file, node.keys["shows"], "an example shows at least one clause")
    say, source = node.get("say"), node.get("from_source")
    return Example(
        game.id,
        str(id_.value),
        str(node.map["title"].value),
        kind,
        node,
        node.map["claim"],
        shows,
        str(say.value) if say else "",
        bool(source and source.value),
    )


def _lesson(node: Node, game: Game, faults: Faults, language: str) -> Lesson | None:
    if not fits(node, LESSON, "a lesson", faults):
        return None
    if not fits(node.map["play"], PLAY, "a play", faults):
        return None
    steps = []
    for item in _items(node, "steps"):
        if not fits(item, STEP, "a step", faults):
            return None
        asks = [name for name in ("choices", "legal", "winner", "number") if item.get(name)]
        ask = item.get("ask")
        if ask and (asks not in ANSWERED or not item.get("answer")):
            what = "a question needs an answer and one of choices, legal, winner or number"
            faults.add(item.file, ask.line, what)
            return None
        if asks and not ask:
            faults.add(item.file, item.keys[asks[0]], f"“{asks[0]}” needs a question: ask")
            return None
        _pick(item, asks, faults, _every(language))
        shows = _shows(item, game, faults)
        title, say = str(item.map["title"].value), str(item.map["say"].value)
        steps.append(Step(title, say, item, shows))
    id_, title = str(node.map["id"].value), str(node.map["title"].value)
    return Lesson(game.id, id_, title, node.map["play"], tuple(steps), node.get("seat"))


def _pick(step: Node, asks: list[str], faults: Faults, every: re.Pattern[str]) -> None:
    """A question with choices declares how many it wants, and its words say the same."""
    pick, ask = step.get("pick"), step.get("ask")
    chosen = "legal" in asks or "choices" in asks
    if ask is None or not chosen:
        if pick:
            faults.add(pick.file, pick.line, "“pick” goes with a question about choices or legal")
        return
    if pick is None:
        what = "a question about choices or legal needs “pick”: one or all"
        faults.add(ask.file, ask.line, what)
    elif pick.value not in PICKS:
        what = f"“pick” must be one or all, not “{pick.value}”"
        faults.unknown(pick.file, pick.line, what, str(pick.value), PICKS)
    elif pick.value == "all" and not every.search(str(ask.value)):
        what = "the question wants all that is right, but does not say so; write “every”"
        faults.add(ask.file, ask.line, f"{what}: “Mark every card that …”")
    elif pick.value == "one" and every.search(str(ask.value)):
        what = "the question says “every”, but takes only one choice; write pick: all"
        faults.add(ask.file, ask.line, what)


@cache
def _every(language: str) -> re.Pattern[str]:
    """The words by which a question says that it wants all that is right."""
    known = "|".join(map(re.escape, words(language)("every").split()))
    return re.compile(rf"(?<!\w)({known})(?!\w)", re.IGNORECASE)


def _items(node: Node, name: str) -> list[Node]:
    found = node.get(name)
    return found.items if found else []


def _shows(node: Node, game: Game, faults: Faults) -> tuple[tuple[str, int], ...]:
    """The clauses of `shows`, full ids; an id that does not exist is a fault."""
    found = []
    for item in _items(node, "shows"):
        id_ = full_id(str(item.value), game.id)
        if id_ in game.clauses:
            found.append((id_, item.line))
            continue
        prefix = f"{game.id}."
        hints = [hint.removeprefix(prefix) for hint in did_you_mean(id_, game.clauses)]
        faults.add(item.file, item.line, f"there is no clause “{item.value}”", hints)
    return tuple(found)


_NAMES = {"text": "text", "int": "a whole number", "bool": "true or false"}
_NAMES |= {"list": "a list", "map": "fields"}


def fits(node: Node, fields: Mapping[str, Field], what: str, faults: Faults) -> bool:
    """Are all fields known, of the right kind, and the needed ones there?"""
    if not node.is_map:
        faults.add(node.file, node.line, f"{what} is made of fields: {', '.join(fields)}")
        return False
    good = True
    meant: set[str] = set()  # fields that are there, but misspelt
    for name in node.map:
        if name not in fields:
            told = f"{what} has no field “{name}”"
            near = did_you_mean(
                name, [known for known in fields if known not in node.map] or fields
            )
            faults.add(node.file, node.keys[name], told, near)
            meant.update(near)
    for name, field in fields.items():
        found = node.get(name)
        if found is None:
            if field.needed:
                good = False
                if name not in meant:
                    faults.add(node.file, node.line, f"{what} needs the field “{name}”")
            continue
        if not _is(found, field.kinds):
            kinds = " or ".join(_NAMES[kind] for kind in field.kinds.split())
            faults.add(node.file, node.keys[name], f"“{name}” must be {kinds}")
            good = False
    return good


def _is(node: Node, kinds: str) -> bool:
    value = node.value
    if isinstance(value, bool):
        return "bool" in kinds.split()
    if isinstance(value, int):
        return "int" in kinds.split() or "text" in kinds.split()
    kind = type(value).__name__
    return {"str": "text", "list": "list", "dict": "map"}.get(kind) in kinds.split()
