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
    title="Type Trump",
    tagline="Trumps are people, places or events. You choose the suit that you score.",
    players=range(3, 5),
    minutes=(30, 40),
    tags=("changing-trumps", "card-points"),
    facts=(
        ("Players", "3 or 4"),
        ("Pack", "Decktet, 36 cards"),
        ("Deal", "all cards, 12 or 9 each"),
        ("Goal", "most points after a few rounds"),
        ("Length", "10 minutes a player"),
        ("Special", "trumps by type, and a suit of your own to score"),
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
    phases=(ANNOUNCE, DECLARE),
    shown={
        "trump": "the type that is trump",
        "round": "the number of the round, from 1",
        "declared": "what each side has declared, empty where it is not known",
    },
    after=after,
    describe=describe,
    sides=sides,
    check_options=check_options,
    check_totals=check_totals,
    trick_sizes=lambda setting: (3, 4),
    hand_limit=lambda setting: 12,
    points_case=points_case,
)
