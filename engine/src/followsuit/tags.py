"""What kind of game it is: the facts by which a reader finds one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from .errors import BadRequest, Fault, WrongRules, quoted, suggest
from .messages import Row, say

if TYPE_CHECKING:
    from .game import Game

TAGS = (
    *("avoid", "exact-bid", "bidding", "betting", "card-points", "trick-count", "changing-trumps"),
    *("turned-trumps", "fixed-trumps", "no-trumps", "odd-ranks", "must-beat", "exchange"),
    *("pairs", "secret-partner", "changing-aim", "tokens"),
)

ALONE, OPTIONAL, ALWAYS, SECRET = "never", "optional", "always", "secret"
MOST_PLAYERS = 10


class Company(NamedTuple):
    """Who can play: numbers of players, those that need an option, and whether in teams."""

    counts: tuple[int, ...]
    also: tuple[int, ...]
    partners: str


def check_tags(game: str, tags: tuple[str, ...]) -> None:
    """Raises `WrongRules` for a tag that readers do not know."""
    for tag in tags:
        if tag not in TAGS:
            what = say("no-tag", given=quoted(tag), known=Row.verbatim(TAGS))
            raise WrongRules(str(Fault(what, game, suggest(tag, TAGS))))


@cache
def company(game: Game) -> Company:
    """Worked out from the sides that a game makes, each option tried on its own."""
    usual: dict[str, object] = {}
    single = [usual] + [{o.name: value} for o in game.options for value in o.choices]
    counts: set[int] = set()
    teams: set[bool] = set()
    for options in single:
        for players in range(2, MOST_PLAYERS + 1):
            try:
                read = game.read_options(players, options)
            except BadRequest:
                continue
            counts.add(players)
            teams.add(max(game.sides(players, read)) + 1 < players)
    also = counts - set(game.players)
    partners = OPTIONAL if len(teams) == 2 else ALWAYS if teams == {True} else ALONE
    if "secret-partner" in game.tags:  # everybody keeps a score, so there are no sides to see
        partners = SECRET
    return Company(tuple(game.players), tuple(sorted(also)), partners)
