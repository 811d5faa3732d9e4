"""Reversis: the ancestor of Hearts. Capture nothing, or capture everything.

In the order of the rules: options, cards, exchange; payments for aces and Quinola, pots and remises;
party, reversis, espagnolette. The hand puts them together; score and questions ask about them.
"""

from __future__ import annotations

from ...game import Game
from .cards import CARDS, PACK, PLAYERS, SETTINGS, TRICKS, Setting, describe, order
from .clauses import CLAUSES
from .espagnolette import duty
from .exchange import EXCHANGE
from .hand import CLAIM, hand
from .options import OPTIONS, START, Options
from .payments import after
from .questions import points_case
from .score import FORMS, OUTCOME

GAME = Game(
    id="reversis",
    words=__name__,
    players=range(PLAYERS, PLAYERS + 1),
    minutes=(45, 45),
    tags=("avoid", "no-trumps", "tokens", "exchange"),
    pack=lambda setting: PACK,
    clauses=CLAUSES,
    settings=SETTINGS,
    setting_type=Setting,
    options=OPTIONS,
    options_type=Options,
    order=order,
    duty=duty,
    rankings=CARDS.rankings,
    hand=hand,
    forms=FORMS,
    outcome=OUTCOME,
    phases=(EXCHANGE, CLAIM),
    shown=("pots", "reversis"),
    after=after,
    describe=describe,
    check_totals=lambda totals, options, played: [],
    hands_agreed=lambda options: options.length,
    trick_sizes=lambda setting: (PLAYERS,),
    hand_limit=lambda setting: TRICKS,
    points_case=points_case,
    unit="chip",
    start=START,
    closed=True,
    account="pot",
)
