"""Truc: two against two, three tricks, no suits, and raises that must be answered."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...parts import Part
from ...rules import TrickRules
from .cards import PACK, SEATS, Setting, after, after_draw, duty, order, rankings, side_of
from .clauses import CLAUSES
from .hand import hand
from .phases import ANSWER, CUT, DEAL, ELEVEN, LEAD, PLAY
from .score import CARDS, FORMS, Options, check_totals, points_case

GAME = Game(
    id="truc",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=range(SEATS, SEATS + 1),
        minutes=(20, 20),
        tags=("betting", "odd-ranks", "no-trumps", "trick-count"),
        clockwise=False,
    ),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=order, duty=duty, rankings=rankings, after=after, after_draw=after_draw),
    positions=Positions(
        choices(Setting), sizes=lambda setting: (SEATS,), hand_limit=lambda setting: CARDS
    ),
    hand=HandRules(
        play=hand,
        phases=(CUT, DEAL, ELEVEN, LEAD, PLAY, ANSWER),
        shown=(Part("worth", "int"), Part("tricks", "text")),
    ),
    match=MatchRules(
        sides=lambda players, options: tuple(side_of(seat) for seat in range(players)),
        check_totals=check_totals,
    ),
    forms=FORMS,
    practice=points_case,
)
