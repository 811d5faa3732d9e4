"""YAML with line numbers: every value knows the line it stands on.

Only what a tutorial needs: strings, whole numbers, true and false, nothing, lists and maps.
A suit "S", a card "9D" or an answer "no" stays the string that the author wrote.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

from .faults import Faults

# The C loader reads the same and is many times faster; not every platform has it.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INT = re.compile(r"[+-]?[0-9]+")
_WORDS: dict[str, Any] = {"": None, "~": None, "null": None, "true": True, "false": False}


@dataclass(frozen=True)
class Node:
    """A value and where it stands; `keys` holds the lines of a map's keys."""

    file: str
    line: int
    value: Any
    keys: dict[str, int]

    @property
    def data(self) -> Any:
        """The plain value, without lines."""
        if isinstance(self.value, dict):
            return {key: node.data for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.data for node in self.value]
        return self.value

    @property
    def map(self) -> dict[str, Node]:
        """The entries of a map; empty for anything else."""
        return self.value if isinstance(self.value, dict) else {}

    @property
    def items(self) -> list[Node]:
        """The items of a list; empty for anything else."""
        return self.value if isinstance(self.value, list) else []

    @property
    def is_map(self) -> bool:
        return isinstance(self.value, dict)

    def get(self, key: str) -> Node | None:
        """The value of a key, if this is a map that has it."""
        return self.map.get(key)

    def walk(self) -> Iterator[Node]:
        """This node and every node in it."""
        yield self
        for node in [*self.map.values(), *self.items]:
            yield from node.walk()

    def at(self, path: str) -> Node:
        """The node at a path such as `trick[2]`, or the nearest one on the way there."""
        node = self
        for step in re.findall(r"[^.\[\]]+", path):
            if node.is_map and step in node.map:
                node = node.map[step]
            elif step.isdecimal() and int(step) < len(node.items):
                node = node.items[int(step)]
            else:
                break
        return node


def load(text: str, file: str, faults: Faults, before: int = 0) -> Node | None:
    """Read YAML; `before` is the number of lines that stand before the text in its file."""
    try:
        root = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = before + mark.line + 1 if mark else before + 1
        faults.add(file, line, f"this is not valid YAML: {error.problem or error.context}")
        return None
    except yaml.YAMLError as error:  # bytes that YAML forbids; it carries no mark
        faults.add(file, before + 1, f"this is not valid YAML: {error}")
        return None
    if root is None:
        return Node(file, before + 1, None, {})
    try:
        return _node(root, file, faults, before)
    except RecursionError:  # an anchor that contains itself
        faults.add(file, before + 1, "an anchor (&name) may not contain itself")
        return None


def _node(raw: yaml.Node, file: str, faults: Faults, before: int) -> Node:
    line = before + raw.start_mark.line + 1
    if isinstance(raw, yaml.MappingNode):
        found: dict[str, Node] = {}
        keys: dict[str, int] = {}
        for raw_key, raw_value in raw.value:
            key = raw_key.value if isinstance(raw_key, yaml.ScalarNode) else ""
            key_line = before + raw_key.start_mark.line + 1
            if not key or not isinstance(key, str):
                faults.add(file, key_line, "a field name must be a word")
                continue
            if key in found:
                faults.add(file, key_line, f"the field “{key}” stands twice")
            found[key] = _node(raw_value, file, faults, before)
            keys[key] = key_line
        return Node(file, line, found, keys)
    if isinstance(raw, yaml.SequenceNode):
        return Node(file, line, [_node(item, file, faults, before) for item in raw.value], {})
    return Node(file, line, _scalar(raw), {})


def _scalar(raw: yaml.Node) -> Any:
    text: str = raw.value
    if getattr(raw, "style", None):  # quoted or a block of text
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _INT.fullmatch(text) else text
