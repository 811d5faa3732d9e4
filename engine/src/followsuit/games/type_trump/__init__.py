"""Type Trump, by Greg James: a type is trump, a suit is what you score, and some spoil it all."""

from __future__ import annotations

from ...decktet import TYPES
from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...parts import Part
from ...rules import TrickRules
from .cards import PACK, Setting, after, describe, duty, order, rankings
from .clauses import CLAUSES
from .forms import FORMS, check_totals, points_case
from .hand import ANNOUNCE, DECLARE, hand
from .score import Options, check_options, sides

GAME = Game(
    id="type-trump",
    words=__name__,
    clauses=CLAUSES,
    about=About(players=range(3, 5), minutes=(30, 40), tags=("changing-trumps", "card-points")),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=order, duty=duty, rankings=rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: (3, 4),
        hand_limit=lambda setting: 12,
    ),
    hand=HandRules(
        play=hand,
        phases=(ANNOUNCE, DECLARE),
        shown=(
            Part("trump", "choice", choices=TYPES),
            Part("round", "int"),
            Part("declared", "choice_lists", choices=("spoiler",)),
        ),
    ),
    match=MatchRules(sides=sides, check_options=check_options, check_totals=check_totals),
    forms=FORMS,
    practice=points_case,
)
