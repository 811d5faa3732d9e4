"""Other facts: an option or a setting read as if it had another value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...fields import Choices
from ...game import Game
from ...rules import TrickRules
from .seen import Change


def agreed(**values: Any) -> Change:
    """An option or a setting read as if it always had one of its other values."""

    def new(game: Game) -> Game:
        type_, fields = game.options
        options = {field.name for field in fields} & values.keys()
        settings = {field.name for field in game.positions.settings.fields} & values.keys()
        if options:
            fixed = {name: values[name] for name in options}
            game = replace(
                game, options=Choices(lambda **given: type_(**{**given, **fixed}), fields)
            )
        if settings:
            fixed = {name: values[name] for name in settings}
            game = replace(game, trick=_set(game.trick, lambda s: s._replace(**fixed)))
        return game

    return new


def setting(change: Callable[[Any], Any], *, leader: bool = True) -> Change:
    """A trick's setting read as another one, by all or only by who follows."""
    return lambda game: replace(game, trick=_set(game.trick, change, leader=leader))


def _set(rules: TrickRules, change: Callable[[Any], Any], *, leader: bool = True) -> TrickRules:
    lead, verdict, winner = rules.lead, rules.verdict, rules.winner
    return replace(
        rules,
        order=lambda s, cards: rules.order(change(s), cards),
        duty=lambda s, cards: rules.duty(change(s) if cards or leader else s, cards),
        rankings=lambda s: rules.rankings(change(s)),
        lead=lead and (lambda s, hand: lead(change(s) if leader else s, hand)),
        verdict=verdict and (lambda s, cards: verdict(change(s), cards)),
        winner=winner and (lambda s, cards: winner(change(s), cards)),
    )
