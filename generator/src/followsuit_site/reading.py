"""What authors write for cards, seats and actions, turned into what the engine takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .engine import Game
from .faults import Faults, did_you_mean
from .yamlmarks import Node


def words(node: Node) -> list[str]:
    """The single names in a list, or in a string split at commas or else at spaces."""
    if isinstance(node.value, list):
        return [str(item.value) for item in node.items]
    return split(str(node.value)) if node.value is not None else []


def split(text: str) -> list[str]:
    """Names in a string: at commas if there are any, else at spaces."""
    if "," in text:
        return [part.strip() for part in text.split(",") if part.strip()]
    return text.split()


def cards(node: Node | None, game: Game, faults: Faults) -> list[str]:
    """Codes of the cards that a field names; a card that does not exist is a fault."""
    if node is None or node.value is None:
        return []
    if isinstance(node.value, str) and game.card(node.value):
        names, lines = [node.value], [node.line]  # one card whose name has spaces
    else:
        names = words(node)
        lines = [item.line for item in node.items] or [node.line] * len(names)
    found = []
    for name, line in zip(names, lines, strict=True):
        card = game.card(name)
        if card is None:
            what = f"“{name}” is no card of {game.title}"
            faults.add(node.file, line, what, game.like(name))
        else:
            found.append(card.code)
    return found


def groups(node: Node, game: Game, faults: Faults) -> list[list[str]]:
    """An order of cards, best first, equal cards together: `A = B, C` or `[[A, B], C]`."""
    if node.items:
        return [cards(item, game, faults) for item in node.items]
    found = []
    for part in split(str(node.value)):
        equals = [name.strip() for name in part.split("=")]
        names = [Node(node.file, node.line, name, {}) for name in equals]
        found.append([code for name in names for code in cards(name, game, faults)])
    return found


def seat(node: Node, names: Sequence[str], faults: Faults) -> int | None:
    """The seat of that name or number; a seat that does not exist is a fault."""
    value = node.value
    if isinstance(value, int) and 0 <= value < len(names):
        return value
    if value in names:
        return list(names).index(value)
    what = f"there is no seat “{value}”; the seats are {', '.join(names)}"
    faults.add(node.file, node.line, what, did_you_mean(str(value), names))
    return None


def action(text: str, game: Game) -> str:
    """An action as the engine writes it: a card by its code, also behind a verb."""
    whole = game.card(text)
    if whole:
        return whole.code
    verb, _, rest = text.strip().partition(" ")
    behind = game.card(rest)
    if behind:
        return f"{verb} {behind.code}"
    words = [card.code if (card := game.card(word)) else word for word in rest.split()]
    return " ".join([verb, *words])


def plain(value: Any, game: Game) -> Any:
    """Nested data with every card name in it replaced by its code, wherever it stands."""
    if isinstance(value, dict):
        return {key: plain(item, game) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item, game) for item in value]
    if not isinstance(value, str):
        return value
    card = game.card(value)
    if card:
        return card.code
    parts = split(value)
    found = [game.card(part) for part in parts]
    if len(parts) > 1 and all(found):
        return [card.code for card in found if card]
    return value
