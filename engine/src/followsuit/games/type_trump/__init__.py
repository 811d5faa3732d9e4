"""Type Trump, by Greg James: a type is trump, a suit is what you score, and some spoil it all."""

from __future__ import annotations

from ...game import Game
from .cards import PACK, SETTINGS, Setting, after, describe, duty, order, rankings
from .clauses import CLAUSES
from .forms import FORMS, check_totals, points_case
from .hand import ANNOUNCE, DECLARE, hand
from .score import OPTIONS, Options, check_options, sides

GAME = Game(
    id="type-trump",
    words=__name__,
    players=range(3, 5),
    minutes=(30, 40),
    tags=("changing-trumps", "card-points"),
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
    phases=(ANNOUNCE, DECLARE),
    shown=("trump", "round", "declared"),
    after=after,
    describe=describe,
    sides=sides,
    check_options=check_options,
    check_totals=check_totals,
    trick_sizes=lambda setting: (3, 4),
    hand_limit=lambda setting: 12,
    points_case=points_case,
)
