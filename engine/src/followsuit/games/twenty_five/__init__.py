"""Twenty-Five: the national card game of Ireland. First side to 25 points, five a trick."""

from __future__ import annotations

from ...game import Game
from ...packs import FRENCH_52
from .cards import SETTINGS, Setting, describe, duty, order, rankings
from .clauses import CLAUSES
from .hand import OPTIONS, Options, after, check_options, check_totals, hand, sides
from .rob import HAND, ROB
from .score import FORMS, points_case

GAME = Game(
    id="twenty-five",
    words=__name__,
    players=range(3, 10),
    minutes=(15, 15),
    tags=("odd-ranks", "trick-count", "turned-trumps"),
    pack=lambda setting: FRENCH_52,
    clauses=CLAUSES,
    settings=SETTINGS,
    setting_type=Setting,
    options=OPTIONS,
    options_type=Options,
    order=order,
    duty=duty,
    rankings=rankings,
    hand=hand,
    forms=FORMS,
    phases=(ROB,),
    shown=("trump", "upcard", "robber"),
    after=after,
    describe=describe,
    sides=sides,
    check_options=check_options,
    check_totals=check_totals,
    also_for=lambda players, options: players in (2, 10) and options.allow_two_or_ten,
    trick_sizes=lambda setting: tuple(range(2, 11)),
    hand_limit=lambda setting: HAND,
    points_case=points_case,
)
