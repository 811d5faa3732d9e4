"""“Put these cards in order.”"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Any, NamedTuple

from ..game import Game
from ..messages import Card, Cards, Message, say
from ..order import Place, Said
from ..packs import bits
from ..rules import Ranking
from .asked import Draft, Option, Question
from .positions import fits

ASKED = 5
Row = tuple[int, Place]  # cards that rank alike, and where they stand


class Drawn(NamedTuple):
    """A few cards of a rank table, best first, and the row of the one that decides."""

    setting: Any
    title: Message
    rows: Sequence[Row]
    cards: Sequence[int]
    sure: Row


def order_drafts(game: Game, random: Random, wanted: Mapping[str, Any], most: int) -> list[Draft]:
    """Questions that draw a few cards of one rank table; equal cards never meet."""
    drawn: list[Drawn] = []
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
        drawn.append(Drawn(setting, ranking.title, best_first, cards, rows[sure]))
    return [
        Draft(one.sure[1].clauses, partial(_question, game, one, _shuffled(random)))
        for one in drawn
    ]


def _shuffled(random: Random) -> list[int]:
    """The places of the cards, in the order in which they are offered."""
    mixed = list(range(ASKED))
    random.shuffle(mixed)
    return mixed


def _bare(game: Game, setting: Any, wanted: Mapping[str, Any]) -> Any:
    """The setting without what the order of the cards does not depend on."""
    for field in game.positions.settings.fields:
        usual = setting._replace(**{field.name: field.default})
        same = game.pack(usual) == game.pack(setting)
        if field.name not in wanted and same and _ranked(game, usual) == _ranked(game, setting):
            setting = usual
    return setting


@lru_cache
def _ranked(game: Game, setting: Any) -> tuple[Ranking, ...]:
    """The rank tables of a setting; a batch of questions asks for the same few many times."""
    return tuple(game.trick.rankings(setting))


def _question(game: Game, drawn: Drawn, mixed: list[int]) -> Question:
    """The options are mixed; the answer names them best first."""
    chosen, (equal, deciding) = drawn.cards, drawn.sure
    own = next(one for one in chosen if equal >> one & 1)
    options = [
        Option(
            say("card", card=Card(one)),
            True,
            Said(_why(one, spot, number), spot.clauses),
            one,
        )
        for number, (one, (_, spot)) in enumerate(zip(chosen, drawn.rows, strict=True), 1)
    ]
    about = {"cards": Cards(chosen), "card": Card(own)}
    best = say("quiz-best-first", **about, number=chosen.index(own) + 1)
    if deciding.title:
        best = say("quiz-best-first-titled", **about, title=deciding.title)
    return Question(
        prompt=say("quiz-order", title=drawn.title),
        pick="order",
        setting=drawn.setting,
        options=[options[n] for n in mixed],
        verdict=Said(best, deciding.clauses),
        order=tuple(map(mixed.index, range(ASKED))),
        request={"ask": "ranks", "game": game.id, "setting": game.plain(drawn.setting)},
    )


def _why(one: int, spot: Place, number: int) -> Message:
    """Why a card stands where it does."""
    shown = Card(one)
    if spot.title:
        return say("quiz-card-titled", card=shown, title=spot.title)
    if spot.why:
        return say("quiz-card-number-because", card=shown, number=number, why=spot.why)
    return say("quiz-card-number", card=shown, number=number)
