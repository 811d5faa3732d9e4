"""Tyzicha: the Russian game of a thousand. Three players, one contract, trumps that change."""

from __future__ import annotations

from ...game import Game
from ...packs import FRENCH_24 as PACK
from .cards import (
    SETTINGS,
    Setting,
    after,
    describe,
    duty,
    leader_holds,
    order,
    rankings,
)
from .clauses import CLAUSES
from .hand import hand
from .phases import BID, DECIDE, GIVE, LEAD, TRICKS
from .score import FORMS, OPTIONS, OUTCOME, Options, check_totals, points_case

GAME = Game(
    id="tyzicha",
    words=__name__,
    players=range(3, 4),
    minutes=(60, 60),
    tags=("bidding", "card-points", "pairs", "changing-trumps", "exchange"),
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
    phases=(BID, GIVE, DECIDE, LEAD),
    shown=("declarer", "contract", "trump", "widow"),
    after=after,
    describe=describe,
    leader_holds=leader_holds,
    check_totals=check_totals,
    trick_sizes=lambda setting: (3,),
    hand_limit=lambda setting: TRICKS,
    points_case=points_case,
)
