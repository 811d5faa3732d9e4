"""Agram: no trick counts but the last."""

from __future__ import annotations

from followsuit.fields import choices
from followsuit.game import About, Game, HandRules, MatchRules, Positions, from_zero
from followsuit.rules import TrickRules

from .cards import CARDS, PACK, Setting, after
from .clauses import CLAUSES
from .hand import hand
from .score import FORMS, Options, points_case

GAME = Game(
    id="agram",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=range(2, 6), minutes=(5, 15), tags=("no-trumps", "odd-ranks"), clockwise=False
    ),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=CARDS.order, duty=CARDS.duty, rankings=CARDS.rankings, after=after),
    positions=Positions(
        choices(Setting),
        sizes=lambda setting: (2, 3, 4, 5),
        hand_limit=lambda setting: 6,
    ),
    hand=HandRules(play=hand),
    match=MatchRules(check_totals=from_zero),
    forms=FORMS,
    practice=points_case,
)
