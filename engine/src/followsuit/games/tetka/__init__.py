"""Tëtka: avoid the queens, two tricks, and whatever the last card dealt makes dangerous."""

from __future__ import annotations

from ...game import Game
from ...packs import FRENCH_52 as PACK
from .clauses import CLAUSES
from .hand import CARDS, OPTIONS, PLAYERS, SETTINGS, Options, Setting, after, describe, hand
from .penalties import OUTCOME, TRICKS
from .score import FORMS, check_totals, points_case

GAME = Game(
    id="tetka",
    words=__name__,
    players=range(4, 5),
    minutes=(30, 30),
    tags=("avoid", "no-trumps", "changing-aim"),
    pack=lambda setting: PACK,
    clauses=CLAUSES,
    settings=SETTINGS,
    setting_type=Setting,
    options=OPTIONS,
    options_type=Options,
    order=CARDS.order,
    duty=CARDS.duty,
    rankings=CARDS.rankings,
    hand=hand,
    forms=FORMS,
    outcome=OUTCOME,
    shown=("bum", "tetka", "bum_trick"),
    after=after,
    describe=describe,
    trick_sizes=lambda setting: (4,),
    check_totals=check_totals,
    hands_agreed=lambda options: PLAYERS * options.orbits,
    hand_limit=lambda setting: TRICKS,
    drawn=lambda options: ("bum",),
    drawn_as=("bum",),
    points_case=points_case,
)
