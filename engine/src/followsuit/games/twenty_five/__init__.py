"""Twenty-Five: the national card game of Ireland. First side to 25 points, five a trick."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...packs import FRENCH_52
from ...parts import Part
from ...rules import TrickRules
from .cards import SUITS, Setting, describe, duty, order, rankings
from .clauses import CLAUSES
from .hand import Options, after, check_options, check_totals, hand, sides
from .rob import HAND, ROB
from .score import FORMS, points_case

GAME = Game(
    id="twenty-five",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=range(3, 10), minutes=(15, 15), tags=("odd-ranks", "trick-count", "turned-trumps")
    ),
    pack=lambda setting: FRENCH_52,
    options=choices(Options),
    trick=TrickRules(order=order, duty=duty, rankings=rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: tuple(range(2, 11)),
        hand_limit=lambda setting: HAND,
    ),
    hand=HandRules(
        play=hand,
        phases=(ROB,),
        shown=(
            Part("trump", "choice", choices=SUITS),
            Part("upcard", "card"),
            Part("robber", "seat"),
        ),
    ),
    match=MatchRules(
        sides=sides,
        also_for=lambda players, options: players in (2, 10) and options.allow_two_or_ten,
        check_options=check_options,
        check_totals=check_totals,
    ),
    forms=FORMS,
    practice=points_case,
)
