"""Writing answers: sentences in both forms, full clause ids, cards as codes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..game import Game
from ..ledger import Line, Note
from ..order import Said
from ..packs import Pack
from ..table import Action
from ..words import plain, sentence


def told(game: Game, pack: Pack, said: Said | Note) -> dict[str, Any]:
    """A sentence with its clauses."""
    return {"why": sentence(pack, said.say), "clauses": list(game.cite(said.clauses))}


def told_all(game: Game, pack: Pack, said: Iterable[Said | Note]) -> list[dict[str, Any]]:
    """Sentences with their clauses."""
    return [told(game, pack, one) for one in said]


def action(game: Game, pack: Pack, offered: Action) -> dict[str, Any]:
    """Something that may be done."""
    return {
        "code": offered.code,
        "label": plain(pack, offered.label),
        "marked": offered.label,
        "clauses": list(game.cite(offered.clauses)),
    }


def line(
    game: Game, pack: Pack, names: Sequence[str], entry: Line, unit: str = ""
) -> dict[str, Any]:
    """A ledger line, in the game's unit if no other is given."""
    return {
        "side": entry.side,
        "account": game.account if entry.side is None else names[entry.side],
        "points": entry.amount,
        "unit": f"{unit or game.unit}s",
        "what": entry.what,
        "cards": [pack.codes[card] for card in entry.cards],
        "why": sentence(pack, entry.say),
        "clauses": list(game.cite(entry.clauses)),
    }
