"""What a question is made of, and how it is answered through the door."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from json import dumps
from typing import Any, NamedTuple

from ..forms import PointsCase
from ..game import Game
from ..messages import Message, say
from ..order import Said
from ..packs import Pack, bits, codes_of
from ..seats import renamed
from ..words import Voice


@dataclass(frozen=True)
class Option:
    """One possible answer: a card, a player's card, a number, or an action."""

    label: Message
    right: bool
    said: Said
    card: int | None = None
    seat: int | None = None
    number: int | None = None
    code: str | None = None


@dataclass(frozen=True)
class Question:
    """A question and all that its answer needs.

    `known` is what the prompt tells before it asks, if it tells facts one by one.
    `order` lists options in the right order; `sides` are those of the seats, if not each its own.
    `case` is what a question about points is asked about, `about` the position of one that cards and
    hand do not tell.
    """

    prompt: Message
    pick: str
    setting: Any
    options: Sequence[Option]
    verdict: Said
    trick: Sequence[int] = ()
    hand: Sequence[int] = ()
    seats: Sequence[str] = ()
    sides: Sequence[int] = ()
    order: Sequence[int] = ()
    request: dict[str, Any] = field(default_factory=dict)
    case: PointsCase | None = None
    about: Any = None
    known: Message | None = None


class Draft(NamedTuple):
    """A question that may be asked: the clauses that decide it, and what makes it if it is chosen."""

    clauses: tuple[str, ...]
    make: Callable[[], Question]


def trick_request(
    game: Game, setting: Any, cards: Sequence[int], hands: Mapping[int, int] | None = None
) -> dict[str, Any]:
    """What the engine is asked about a trick; `hands`, as sets, by the position of who holds them."""
    pack: Pack = game.pack(setting)
    held = {str(position): codes_of(pack, bits(hand)) for position, hand in (hands or {}).items()}
    return {
        "ask": "winner",
        "game": game.id,
        "setting": game.plain(setting),
        "trick": codes_of(pack, cards),
        **({"hands": held} if held else {}),
    }


def where(game: Game, setting: Any, question: Message) -> Message:
    """A question, after the setting in which it is asked."""
    about = game.positions.describe(setting)
    return say("quiz-where", about=about, question=question) if about else question


def answer_of(game: Game, kind: str, question: Question, language: str) -> dict[str, Any]:
    """The question as JSON-able data; its id is a hash of what it asks, the same in all languages."""
    pack: Pack = game.pack(question.setting)
    seats = renamed(question.seats, language)
    voice = game.voice(pack, seats, question.sides, language)
    asked = _asked(game, kind, question, voice)
    usual = asked
    if language != "en":
        usual = _asked(game, kind, question, game.voice(pack, question.seats, question.sides))
    digest = sha256(dumps(usual, sort_keys=True).encode()).hexdigest()[:12]
    right = [str(number) for number, option in enumerate(question.options) if option.right]
    return {
        "id": digest,
        **asked,
        "options": [
            {
                **told,
                "spelt": voice.tell(option.label),
                "number": option.number,
                "code": option.code,
            }
            for told, option in zip(asked["options"], question.options, strict=True)
        ],
        "prompt": voice.sentence(question.prompt),
        **({"known": voice.tell(question.known)} if question.known else {}),
        "answer": [str(number) for number in question.order] or right,
        "verdict": voice.sentence(question.verdict.say),
        "clauses": list(game.cite(question.verdict.clauses)),
        "why": [
            {
                "id": str(number),
                "right": option.right,
                "why": voice.sentence(option.said.say),
                "clauses": list(game.cite(option.said.clauses)),
            }
            for number, option in enumerate(question.options)
        ],
        "request": question.request,
    }


def _asked(game: Game, kind: str, question: Question, voice: Voice) -> dict[str, Any]:
    """What is asked, in words."""
    codes, prompt = voice.pack.codes, voice.tell(question.prompt)
    scored = kind in ("points", "action")  # the prompt says all that counts
    return {
        "game": game.id,
        "kind": kind,
        "prompt": {"text": voice.plain(question.prompt), "marked": prompt},
        "setting": {} if scored else game.plain(question.setting),
        "setting_text": "" if scored else voice.plain(game.positions.describe(question.setting)),
        "trick": [codes[card] for card in question.trick],
        "hand": [codes[card] for card in question.hand],
        "seats": list(voice.names),
        "pick": question.pick,
        "options": [
            {
                "id": str(number),
                "label": voice.plain(option.label),
                "card": None if option.card is None else codes[option.card],
                "seat": option.seat,
            }
            for number, option in enumerate(question.options)
        ],
    }
