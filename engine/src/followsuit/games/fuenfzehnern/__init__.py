"""Fünfzehnern: whoever takes the lead must go on with the suit in which it was won."""

from __future__ import annotations

from ...game import Game
from .cards import (
    CARDS,
    PACK,
    SETTINGS,
    Setting,
    after,
    check_hand,
    check_trick,
    describe,
    duty,
    lead,
    leader_holds,
    order,
)
from .clauses import CLAUSES
from .hand import LEAD, hand
from .options import OPTIONS, Options
from .score import FORMS, OUTCOME, TRICKS, check_totals, points_case

GAME = Game(
    id="fuenfzehnern",
    words=__name__,
    players=range(3, 5),
    minutes=(20, 20),
    tags=("card-points", "no-trumps", "tokens"),
    pack=lambda setting: PACK,
    clauses=CLAUSES,
    settings=SETTINGS,
    setting_type=Setting,
    options=OPTIONS,
    options_type=Options,
    order=order,
    duty=duty,
    lead=lead,
    rankings=CARDS.rankings,
    hand=hand,
    forms=FORMS,
    outcome=OUTCOME,
    phases=(LEAD,),
    after=after,
    describe=describe,
    check_totals=check_totals,
    hands_agreed=lambda options: options.hands,
    check_trick=check_trick,
    check_hand=check_hand,
    leader_holds=leader_holds,
    trick_sizes=lambda setting: (3, 4),
    hand_limit=lambda setting: TRICKS,
    points_case=points_case,
    closed=True,
)
