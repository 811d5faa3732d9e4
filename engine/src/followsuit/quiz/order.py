"""“Put these cards in order.”"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any

from ..game import Game
from ..messages import Card, Cards, Message, say
from ..order import Place, Said
from ..packs import bits
from ..rules import Ranking
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
            f.name: random.choice(f.choices) if f.choices else f.default
            for f in game.positions.settings.fields
        }
        setting = game.positions.settings.type(**{**values, **wanted})
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
    for field in game.positions.settings.fields:
        usual = setting._replace(**{field.name: field.default})
        same = game.pack(usual) == game.pack(setting)
        if field.name not in wanted and same and _ranked(game, usual) == _ranked(game, setting):
            setting = usual
    return setting


@lru_cache(maxsize=256)
def _ranked(game: Game, setting: Any) -> tuple[Ranking, ...]:
    """The rank tables of a setting; a batch of questions asks for the same few many times."""
    return tuple(game.trick.rankings(setting))


def _question(
    game: Game,
    setting: Any,
    title: Message,
    best_first: list[Any],
    chosen: list[int],
    sure: int,
    rows: list[Any],
) -> Question:
    deciding = rows[sure][1]
    own = next(one for one in chosen if rows[sure][0] >> one & 1)
    options = [
        Option(
            say("card", card=Card(one)),
            True,
            Said(_why(one, spot, number), spot.clauses),
            one,
        )
        for number, (one, (_, spot)) in enumerate(zip(chosen, best_first, strict=True), 1)
    ]
    about = {"cards": Cards(chosen), "card": Card(own)}
    best = say("quiz-best-first", **about, number=chosen.index(own) + 1)
    if deciding.title:
        best = say("quiz-best-first-titled", **about, title=deciding.title)
    return Question(
        prompt=say("quiz-order", title=title),
        pick="order",
        setting=setting,
        options=options,
        verdict=Said(best, deciding.clauses),
        order=tuple(range(len(chosen))),
        request={"ask": "ranks", "game": game.id, "setting": game.plain(setting)},
    )


def _why(one: int, spot: Place, number: int) -> Message:
    """Why a card stands where it does."""
    shown = Card(one)
    if spot.title:
        return say("quiz-card-titled", card=shown, title=spot.title)
    if spot.why:
        return say("quiz-card-number-because", card=shown, number=number, why=spot.why)
    return say("quiz-card-number", card=shown, number=number)


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
