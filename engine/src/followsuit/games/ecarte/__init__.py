"""Écarté: two players change their hands by proposal and veto, then fight for five tricks."""

from __future__ import annotations

from ...game import Game
from .cards import PACK, SETTINGS, Setting, after, describe, duty, order, rankings
from .clauses import CLAUSES
from .hand import hand
from .phases import ANSWER, DISCARD, HAND, KING, LEAD, PLAY, PROPOSE
from .score import FORMS, OPTIONS, Options, check_totals, points_case

GAME = Game(
    id="ecarte",
    words=__name__,
    players=range(2, 3),
    minutes=(15, 15),
    tags=("trick-count", "turned-trumps", "exchange", "must-beat"),
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
    phases=(PROPOSE, ANSWER, DISCARD, KING, LEAD, PLAY),
    shown=("trump", "upcard", "stock", "vulnerable"),
    after=after,
    describe=describe,
    check_totals=check_totals,
    trick_sizes=lambda setting: (2,),
    hand_limit=lambda setting: HAND,
    points_case=points_case,
)
