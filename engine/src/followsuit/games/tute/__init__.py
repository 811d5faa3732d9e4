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
    title="Tute",
    tagline="Win the trick whenever you can, and show a king and queen before you lead.",
    players=range(SEATS, SEATS + 1),
    minutes=(30, 30),
    tags=("card-points", "turned-trumps", "pairs", "must-beat"),
    facts=(
        ("Players", "4, in pairs"),
        ("Pack", "40 cards"),
        ("Deal", "10 each"),
        ("Goal", "most hands won"),
        ("Length", "30 minutes"),
        ("Special", "you must head the trick, even against your partner"),
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
    outcome=OUTCOME,
    phases=(LEAD, DECLARE),
    shown={
        "trump": "the trump suit",
        "upcard": "the dealer’s card that was shown",
        "declared": "by seat, the suits declared",
    },
    after=after,
    describe=describe,
    sides=sides,
    check_totals=check_totals,
    hands_agreed=lambda options: options.hands,
    trick_sizes=lambda setting: (SEATS,),
    hand_limit=lambda setting: TRICKS,
    drawn=lambda options: ("upcard",),
    drawn_as={"upcard": "the dealer’s card that is shown"},
    points_case=points_case,
    unit="hand",
    clockwise=False,
)
