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
    title="Écarté",
    tagline="Change your cards as often as your opponent lets you, then take three tricks of five.",
    players=range(2, 3),
    minutes=(15, 15),
    tags=("trick-count", "turned-trumps", "exchange", "must-beat"),
    facts=(
        ("Players", "2"),
        ("Pack", "32 cards"),
        ("Deal", "5 each"),
        ("Goal", "5 points"),
        ("Length", "15 minutes"),
        ("Special", "proposing and refusing an exchange"),
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
    phases=(PROPOSE, ANSWER, DISCARD, KING, LEAD, PLAY),
    shown={
        "trump": "the trump suit",
        "upcard": "the card turned up",
        "stock": "how many cards are left to draw",
        "vulnerable": "the seat that is vulnerable, null if none is",
    },
    after=after,
    describe=describe,
    check_totals=check_totals,
    trick_sizes=lambda setting: (2,),
    hand_limit=lambda setting: HAND,
    points_case=points_case,
)
