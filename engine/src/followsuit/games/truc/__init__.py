"""Truc: two against two, three tricks, no suits, and raises that must be answered."""

from __future__ import annotations

from ...game import Game
from .cards import PACK, SEATS, Setting, after, after_draw, duty, order, rankings, side_of
from .clauses import CLAUSES
from .hand import hand
from .phases import ANSWER, CUT, DEAL, ELEVEN, LEAD, PLAY
from .score import CARDS, FORMS, OPTIONS, Options, check_totals, points_case

GAME = Game(
    id="truc",
    words=__name__,
    players=range(SEATS, SEATS + 1),
    minutes=(20, 20),
    tags=("betting", "odd-ranks", "no-trumps", "trick-count"),
    pack=lambda setting: PACK,
    clauses=CLAUSES,
    settings=(),
    setting_type=Setting,
    options=OPTIONS,
    options_type=Options,
    order=order,
    duty=duty,
    rankings=rankings,
    hand=hand,
    forms=FORMS,
    phases=(CUT, DEAL, ELEVEN, LEAD, PLAY, ANSWER),
    shown=("worth", "tricks"),
    after=after,
    after_draw=after_draw,
    clockwise=False,
    sides=lambda players, options: tuple(side_of(seat) for seat in range(players)),
    check_totals=check_totals,
    trick_sizes=lambda setting: (SEATS,),
    hand_limit=lambda setting: CARDS,
    points_case=points_case,
)
