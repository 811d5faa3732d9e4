"""Writing answers: sentences in both forms, full clause ids, cards as codes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..decisions import Decision, Play
from ..game import Game
from ..ledger import Line, Note
from ..order import Said
from ..packs import Pack
from ..table import Action
from ..words import plain, sentence
from .reading import spelled


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


def choices(
    game: Game, pack: Pack, decision: Decision | None, *, all_reasons: bool = False
) -> dict[str, Any]:
    """What may be done, what not and why, and the law that binds a card.

    With `all_reasons` also when each other kind of action of the phase would be possible.
    """
    if decision is None:
        return {"law": None, "actions": [], "refused": []}
    bound = decision.law.said if isinstance(decision, Play) else None
    return {
        "law": bound and {**sentence(pack, bound.say), "clauses": list(game.cite(bound.clauses))},
        "actions": [action(game, pack, offered) for offered in decision.actions],
        "refused": [
            {"code": refused.code, **told(game, pack, refused.said)}
            for refused in (*decision.refused, *(decision.rest if all_reasons else ()))
        ],
    }


def line(
    game: Game, pack: Pack, names: Sequence[str], entry: Line, unit: str = ""
) -> dict[str, Any]:
    """A ledger line, in the game's unit if no other is given."""
    return {
        "side": entry.side,
        **amount(game, names, entry, unit),
        "cards": [pack.codes[card] for card in entry.cards],
        "why": sentence(pack, entry.say),
        "clauses": list(game.cite(entry.clauses)),
    }


def amount(game: Game, names: Sequence[str], entry: Line, unit: str = "") -> dict[str, Any]:
    """How much of what a ledger line moves, and on whose account."""
    return {
        "account": game.account if entry.side is None else names[entry.side],
        "points": entry.amount,
        "unit": f"{unit or game.unit}s",
        "what": entry.what,
    }


def winners(sides: Sequence[int], names: Sequence[str]) -> dict[str, Any]:
    """The sides that have won, and what they are called."""
    return {"winners": list(sides), "winner_names": [names[side] for side in sides]}


def _listed(value: Any) -> Any:
    """Any sequence as the list that it is in JSON."""
    return list(value) if isinstance(value, tuple) else value


def outcome(game: Game, pack: Pack, found: Mapping[str, Any]) -> dict[str, Any]:
    """What a hand or a case came to beside points, in the order in which the game declares it."""
    told = {part.name: (part, found[part.name]) for part in game.outcome if part.name in found}
    return {
        name: None if value is None else spelled(pack, part, _listed(value))
        for name, (part, value) in told.items()
    }
