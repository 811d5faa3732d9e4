"""Tëtka: avoid the queens, two tricks, and whatever the last card dealt makes dangerous."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...packs import FRENCH_52 as PACK
from ...parts import Part
from ...rules import TrickRules
from .clauses import CLAUSES
from .hand import CARDS, PLAYERS, Options, Setting, after, describe, hand
from .penalties import OUTCOME, TRICKS
from .score import FORMS, check_totals, points_case

GAME = Game(
    id="tetka",
    words=__name__,
    clauses=CLAUSES,
    about=About(players=range(4, 5), minutes=(30, 30), tags=("avoid", "no-trumps", "changing-aim")),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=CARDS.order, duty=CARDS.duty, rankings=CARDS.rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: (4,),
        hand_limit=lambda setting: TRICKS,
    ),
    hand=HandRules(
        play=hand,
        shown=(Part("bum", "card"), Part("tetka", "card"), Part("bum_trick", "int")),
        drawn=lambda options: ("bum",),
        drawn_as=("bum",),
        outcome=OUTCOME,
    ),
    match=MatchRules(
        check_totals=check_totals,
        hands=lambda options: PLAYERS * options.orbits,
        fewest=True,
        style="shuns",
    ),
    forms=FORMS,
    practice=points_case,
)
