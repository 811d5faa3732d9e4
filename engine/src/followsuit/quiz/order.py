"""“Put these cards in order.”"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any

from ..game import Game, Ranking
from ..order import Said
from ..packs import Pack, bits
from ..words import mark
from .asked import Option, Question
from .positions import fits

ASKED = 5


def order_questions(
    game: Game, random: Random, wanted: Mapping[str, Any], most: int
) -> list[Question]:
    """Questions that draw a few cards of one rank table; equal cards never meet."""
    questions = []
    for _ in range(most):
        values = {
            f.name: random.choice(f.choices).value if f.choices else f.default
            for f in game.settings
        }
        setting = game.setting_type(**{**values, **wanted})
        if not fits(setting, wanted):
            continue
        setting = _bare(game, setting, wanted)
        ranking = random.choice(_ranked(game, setting))
        rows = [(equal, spot) for spot in ranking.run.places for equal in spot.cards]
        if len(rows) < ASKED:
            continue
        clauses = sorted({spot.clause for _, spot in rows})
        deciding = random.choice(clauses)
        sure = random.choice([n for n, (_, spot) in enumerate(rows) if spot.clause == deciding])
        others = random.sample([n for n in range(len(rows)) if n != sure], ASKED - 1)
        best_first = [rows[n] for n in sorted([sure, *others])]
        cards = [random.choice(bits(equal)) for equal, _ in best_first]
        questions.append(_question(game, setting, ranking.title, best_first, cards, sure, rows))
    return [_shuffle(question, random) for question in questions]


def _bare(game: Game, setting: Any, wanted: Mapping[str, Any]) -> Any:
    """The setting without what the order of the cards does not depend on."""
    for field in game.settings:
        usual = setting._replace(**{field.name: field.default})
        same = game.pack(usual) == game.pack(setting)
        if field.name not in wanted and same and _ranked(game, usual) == _ranked(game, setting):
            setting = usual
    return setting


@lru_cache(maxsize=256)
def _ranked(game: Game, setting: Any) -> tuple[Ranking, ...]:
    """The rank tables of a setting; a batch of questions asks for the same few many times."""
    return tuple(game.rankings(setting))


def _question(
    game: Game,
    setting: Any,
    title: str,
    best_first: list[Any],
    cards: list[int],
    sure: int,
    rows: list[Any],
) -> Question:
    pack: Pack = game.pack(setting)
    deciding = rows[sure][1]
    own = next(card for card in cards if rows[sure][0] >> card & 1)
    place = cards.index(own) + 1
    about = deciding.title and f": [[{pack.codes[own]}]] is {deciding.title}"
    options = [
        Option(
            pack.cards[card].name,
            True,
            Said(_why(pack, card, spot.title, spot.why, number), tuple(spot.clause.split())),
            card,
        )
        for number, (card, (_, spot)) in enumerate(zip(cards, best_first, strict=True), 1)
    ]
    say = f"Best first: {mark(pack, cards)}{about or f'; [[{pack.codes[own]}]] is number {place}'}."
    return Question(
        prompt=f"{title}: put these cards in order, the best first.",
        pick="order",
        setting=setting,
        options=options,
        verdict=Said(say, tuple(deciding.clause.split())),
        order=tuple(range(len(cards))),
        request={"ask": "ranks", "game": game.id, "setting": game.plain(setting)},
    )


def _why(pack: Pack, card: int, title: str, why: str, number: int) -> str:
    shown = f"[[{pack.codes[card]}]]"
    if title:
        return f"{shown} is {title}."
    return f"{shown} is number {number} of these{': ' + why if why else ''}."


def _shuffle(question: Question, random: Random) -> Question:
    """Mix the options; the answer keeps naming them best first."""
    mixed = list(range(len(question.options)))
    random.shuffle(mixed)
    return Question(
        prompt=question.prompt,
        pick=question.pick,
        setting=question.setting,
        options=[question.options[n] for n in mixed],
        verdict=question.verdict,
        order=tuple(mixed.index(n) for n in question.order),
        request=question.request,
    )
