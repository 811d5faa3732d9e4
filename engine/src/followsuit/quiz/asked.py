"""What a question is made of, and how it is answered through the door."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from json import dumps
from typing import Any

from ..game import Game
from ..order import Said
from ..packs import Pack
from ..words import sentence


@dataclass(frozen=True)
class Option:
    """One possible answer: a card, a player's card, or a number."""

    label: str
    right: bool
    said: Said
    card: int | None = None
    seat: int | None = None


@dataclass(frozen=True)
class Question:
    """A question and all that its answer needs. `order` lists options in the right order."""

    prompt: str
    pick: str
    setting: Any
    options: Sequence[Option]
    verdict: Said
    trick: Sequence[int] = ()
    hand: Sequence[int] = ()
    seats: Sequence[str] = ()
    order: Sequence[int] = ()
    request: dict[str, Any] = field(default_factory=dict)


def answer_of(game: Game, kind: str, question: Question) -> dict[str, Any]:
    """The question as JSON-able data; its id is a hash of what it asks."""
    pack: Pack = game.pack(question.setting)
    options = [
        {
            "id": str(number),
            "label": option.label,
            "card": None if option.card is None else pack.codes[option.card],
            "seat": option.seat,
        }
        for number, option in enumerate(question.options)
    ]
    right = [str(number) for number, option in enumerate(question.options) if option.right]
    setting = game.plain(question.setting)
    scored = kind == "points"  # the prompt says all that counts
    asked = {
        "game": game.id,
        "kind": kind,
        "prompt": sentence(pack, question.prompt),
        "setting": {} if scored else setting,
        "setting_text": "" if scored else game.describe(question.setting),
        "trick": [pack.codes[card] for card in question.trick],
        "hand": [pack.codes[card] for card in question.hand],
        "seats": list(question.seats),
        "pick": question.pick,
        "options": options,
    }
    digest = sha256(dumps(asked, sort_keys=True).encode()).hexdigest()[:12]
    return {
        "id": digest,
        **asked,
        "answer": [str(number) for number in question.order] or right,
        "verdict": sentence(pack, question.verdict.say),
        "clauses": list(game.cite(question.verdict.clauses)),
        "why": [
            {
                "id": str(number),
                "right": option.right,
                "why": sentence(pack, option.said.say),
                "clauses": list(game.cite(option.said.clauses)),
            }
            for number, option in enumerate(question.options)
        ],
        "request": question.request,
    }
