"""Matches that begin in the middle, for the tests of all games."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

from followsuit.game import Game, MatchRules
from followsuit.match import Match


def takes_totals(game: Game) -> bool:
    """Whether a match of this game may begin with points."""
    usual = next(one.default for one in fields(MatchRules) if one.name == "check_totals")
    return game.match.check_totals is not usual


def after_hands(game: Game, hands: int, **more: Any) -> dict[str, Any]:
    """What a match is given to begin after so many hands: their number, and the points so far."""
    if not takes_totals(game):
        return {"before": hands}
    for seed in range(40):  # some are decided before
        match = Match(game, seed=seed, hands=hands, **more).play_random()
        if len(match.hands) == hands and not match.finished:
            return {"before": hands, "totals": match.totals}
    raise LookupError(f"{game.id}: no match lasts {hands} hands")


def with_one_action(game: Game) -> Match:
    """A match before a choice that leaves only one thing to do."""
    random = Random(1)
    match = Match(game, hands=1)
    while len(match.actions) != 1:
        if match.decision is None:
            match = Match(game, seed=random.randrange(99), hands=1)
        else:
            match.apply(match.decision.pick(random.random()))
    return match
