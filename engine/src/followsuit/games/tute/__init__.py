"""Tute: Spain’s game of partners, in which every trick must be headed and pairs are sung."""

from __future__ import annotations

from ...game import Game
from .cards import PACK, SEATS, SETTINGS, Setting, after, describe, duty, order, rankings
from .clauses import CLAUSES
from .declare import DECLARE, LEAD
from .hand import check_totals, hand
from .options import OPTIONS, Options
from .score import FORMS, OUTCOME, TRICKS, points_case, sides

GAME = Game(
    id="tute",
    words=__name__,
    players=range(SEATS, SEATS + 1),
    minutes=(30, 30),
    tags=("card-points", "turned-trumps", "pairs", "must-beat"),
    pack=lambda setting: PACK,
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
    outcome=OUTCOME,
    phases=(LEAD, DECLARE),
    shown=("trump", "upcard", "declared"),
    after=after,
    describe=describe,
    sides=sides,
    check_totals=check_totals,
    hands_agreed=lambda options: options.hands,
    trick_sizes=lambda setting: (SEATS,),
    hand_limit=lambda setting: TRICKS,
    drawn=lambda options: ("upcard",),
    drawn_as=("upcard",),
    points_case=points_case,
    unit="hand",
    clockwise=False,
)
