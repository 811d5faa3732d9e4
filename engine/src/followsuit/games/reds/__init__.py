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
    title="Reds",
    tagline="Diamonds beat everything. One black suit beats nothing. Say how many tricks you win.",
    players=range(2, 7),
    minutes=(40, 40),
    tags=("exact-bid", "fixed-trumps", "trick-count", "exchange"),
    facts=(
        ("Players", "2 to 6"),
        ("Pack", "39 cards, no hearts"),
        ("Deal", "5 each"),
        ("Goal", "highest total after nine rounds"),
        ("Length", "40 minutes"),
        ("Special", "exact bids, and an anti-trump suit"),
    ),
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
    shown={
        "round": "the number of the round, from 1",
        "rounds": "how many rounds are agreed",
        "tricks": "the tricks that each seat has won",
        "turned": "the cards turned up",
        "anti": "the anti-trump suit, or none",
        "bids": "the bids by seat, null where none is known",
        "pass": "how many cards are passed on, and which way",
    },
    after=after,
    describe=describe,
    sides=sides,
    check_options=check_options,
    check_totals=check_totals,
    trick_sizes=lambda setting: (2, 3, 4, 5, 6),
    hand_limit=lambda setting: HAND,
    points_case=points_case,
)
