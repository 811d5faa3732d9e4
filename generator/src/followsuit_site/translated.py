"""A tutorial in another language: the words of its file there, all else of the English one.

A translation has, by its id, each example's title and what is said of it, and the lesson's words step by
step, choices in their order. Positions, actions, claims and answers stand once, in English.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from followsuit.seats import accounts, renamed

from .faults import Faults
from .yamlmarks import Node

WORDS = ("title", "say", "ask", "reveal")


def translated(root: Node, told: Node, language: str, faults: Faults) -> Node:
    """The tutorial `root` with the words of `told`; what is missing or of no use is a fault."""
    return _Translation(told.file, language, faults).tutorial(root, told)


class _Translation:
    def __init__(self, file: str, language: str, faults: Faults) -> None:
        self.file, self.language, self.faults = file, language, faults

    def tutorial(self, root: Node, told: Node) -> Node:
        self._known(told, ("examples", "lesson"))
        entries = told.get("examples") or Node(self.file, told.line, {}, {})
        examples = root.get("examples")
        made = dict(root.map)
        if examples:
            ids = [str(node.map["id"].value) for node in examples.items if node.get("id")]
            self._known(entries, ids)
            items = [self._example(node, entries) for node in examples.items]
            made["examples"] = replace(examples, value=items)
        lesson = root.get("lesson")
        if lesson:
            made["lesson"] = self._lesson(lesson, told.get("lesson") or told)
        return replace(root, value=made)

    def _example(self, node: Node, entries: Node) -> Node:
        id_ = node.get("id")
        words = entries.get(str(id_.value)) if id_ else None
        if words is None:
            self._wrong(entries.line, f"the example “{id_ and id_.value}” is not told here")
            return node
        return self._worded(node, words, ("title", "say"), "the example")

    def _lesson(self, node: Node, words: Node) -> Node:
        own = {key: one for key, one in words.map.items() if key != "steps"}
        given = words.get("steps")
        steps = node.get("steps")
        made = dict(self._worded(node, replace(words, value=own), ("title",), "the lesson").map)
        if steps:
            said = given.items if given else []
            if len(said) != len(steps.items):
                what = f"the lesson has {len(steps.items)} steps, and {len(said)} are told here"
                self._wrong(words.line, what)
                return node
            pairs = zip(steps.items, said, strict=True)
            made["steps"] = replace(steps, value=[self._step(one, w) for one, w in pairs])
        return replace(node, value=made)

    def _step(self, node: Node, words: Node) -> Node:
        choices, said = node.get("choices"), words.get("choices")
        texts = choices.items if choices else []
        plain = {key: one for key, one in words.map.items() if key != "choices"}
        made = self._worded(node, replace(words, value=plain), WORDS, "the step")
        if said is None:
            return made
        if len(said.items) != len(texts):
            self._wrong(said.line, f"the step offers {len(texts)} choices")
            return made
        meant = {str(one.value): two.value for one, two in zip(texts, said.items, strict=True)}
        answer = node.map["answer"]
        fields = {**made.map, "choices": said, "answer": _mapped(answer, meant)}
        return replace(made, value=fields)

    def _worded(self, node: Node, words: Node, fields: Iterable[str], what: str) -> Node:
        """A node with these fields in the other language, its seats called as they are there."""
        self._known(words, list(fields))
        made = {key: self._named(one) for key, one in node.map.items() if key not in ("steps",)}
        made |= {key: node.map[key] for key in ("steps",) if key in node.map}
        for name in fields:
            if node.get(name) and not words.get(name):
                self._wrong(words.line, f"{what} is not told whole: “{name}” is missing")
            elif words.get(name) and not node.get(name):
                self._wrong(words.keys.get(name, words.line), f"{what} has no “{name}” to tell")
            elif words.get(name):
                made[name] = words.map[name]
        return replace(node, value=made)

    def _named(self, node: Node) -> Node:
        """The same, with seats and teams that nobody has named as the language calls them."""
        if node.is_map:
            value = {key: self._named(one) for key, one in node.map.items()}
            if node.get("points"):
                value["points"] = self._owned(value["points"])
            return replace(node, value=value)
        if node.items:
            return replace(node, value=[self._named(one) for one in node.items])
        if isinstance(node.value, str):
            return replace(node, value=renamed((node.value,), self.language)[0])
        return node

    def _owned(self, points: Node) -> Node:
        """Points by name, each under the name that their owner has in the language."""
        if not points.is_map:
            return points
        seats = zip(points.map, renamed([*points.map], self.language), strict=True)
        own = {**dict(seats), **accounts(self.language)}
        value = {own[name]: amount for name, amount in points.map.items()}
        return replace(points, value=value, keys={own[k]: line for k, line in points.keys.items()})

    def _known(self, node: Node, names: Iterable[str]) -> None:
        for name in node.map.keys() - set(names):
            line = node.keys.get(name, node.line)
            self.faults.unknown(self.file, line, f"nothing here is “{name}”", name, list(names))

    def _wrong(self, line: int, what: str) -> None:
        self.faults.add(self.file, line, what)


def _mapped(answer: Node, meant: dict[str, str]) -> Node:
    if answer.items:
        return replace(answer, value=[_mapped(one, meant) for one in answer.items])
    return replace(answer, value=meant.get(str(answer.value), answer.value))
