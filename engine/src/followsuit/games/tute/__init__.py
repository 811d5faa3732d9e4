"""Tute: Spain’s game of partners, in which every trick must be headed and pairs are sung."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...parts import Part
from ...rules import TrickRules
from .cards import PACK, SEATS, SUITS, Setting, after, describe, duty, order, rankings
from .clauses import CLAUSES
from .declare import DECLARE, LEAD
from .hand import check_totals, hand
from .options import Options
from .score import FORMS, OUTCOME, TRICKS, points_case, sides

GAME = Game(
    id="tute",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=range(SEATS, SEATS + 1),
        minutes=(30, 30),
        tags=("card-points", "turned-trumps", "pairs", "must-beat"),
        clockwise=False,
    ),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=order, duty=duty, rankings=rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: (SEATS,),
        hand_limit=lambda setting: TRICKS,
    ),
    hand=HandRules(
        play=hand,
        phases=(LEAD, DECLARE),
        shown=(
            Part("trump", "choice", choices=SUITS),
            Part("upcard", "card"),
            Part("declared", "choice_lists"),
        ),
        drawn=lambda options: ("upcard",),
        drawn_as=("upcard",),
        outcome=OUTCOME,
    ),
    match=MatchRules(
        sides=sides,
        check_totals=check_totals,
        hands=lambda options: options.hands,
        unit="hand",
        style="takes",
    ),
    forms=FORMS,
    practice=points_case,
)
