"""Reds, by Jacob Peck: bid your tricks, pass cards on, and mind the suit that beats nothing."""

from __future__ import annotations

from ...game import Game
from .cards import PACK, SETTINGS, Setting, after, describe, duty, order, rankings
from .clauses import CLAUSES
from .hand import BID, PASS, hand
from .score import (
    FORMS,
    HAND,
    OPTIONS,
    Options,
    check_options,
    check_totals,
    points_case,
    sides,
)

GAME = Game(
    id="reds",
    words=__name__,
    players=range(2, 7),
    minutes=(40, 40),
    tags=("exact-bid", "fixed-trumps", "trick-count", "exchange"),
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
    phases=(BID, PASS),
    shown=("round", "rounds", "tricks", "turned", "anti", "bids", "pass"),
    after=after,
    describe=describe,
    sides=sides,
    check_options=check_options,
    check_totals=check_totals,
    trick_sizes=lambda setting: (2, 3, 4, 5, 6),
    hand_limit=lambda setting: HAND,
    points_case=points_case,
)
