"""Canadian Salad: six hands, five things to avoid one by one, and in the last all of them."""

from __future__ import annotations

from ...game import Game
from ...packs import FRENCH_52 as PACK
from .cards import (
    CARDS,
    HANDS,
    SETTINGS,
    SIZES,
    Setting,
    check_hand,
    check_trick,
    describe,
    rankings,
)
from .clauses import CLAUSES
from .hand import OPTIONS, Options, after, hand
from .score import FORMS, check_totals, points_case

GAME = Game(
    id="canadian-salad",
    words=__name__,
    players=range(3, 7),
    minutes=(45, 45),
    tags=("avoid", "no-trumps", "changing-aim"),
    pack=lambda setting: PACK,
    clauses=CLAUSES,
    settings=SETTINGS,
    setting_type=Setting,
    options=OPTIONS,
    options_type=Options,
    order=CARDS.order,
    duty=CARDS.duty,
    rankings=rankings,
    hand=hand,
    forms=FORMS,
    shown=("hand",),
    after=after,
    describe=describe,
    check_trick=check_trick,
    check_hand=check_hand,
    trick_sizes=lambda setting: (setting.players,),
    check_totals=check_totals,
    hands_agreed=lambda options: HANDS,
    hand_limit=lambda setting: SIZES[setting.players],
    points_case=points_case,
)
