"""Schafkopf: one takes the widow and plays against two; if nobody does, fewest points win."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...parts import Part
from ..queens_and_jacks import PACK, Setting, trick_rules
from .clauses import CITED, CLAUSES
from .hand import DISCARD, HAND, WIDOW, hand
from .score import FORMS, OUTCOME, Options, check_totals, points_case

GAME = Game(
    id="schafkopf",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=range(3, 4), minutes=(30, 30), tags=("card-points", "fixed-trumps", "exchange")
    ),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=trick_rules(CITED),
    positions=Positions(
        choices(Setting), sizes=lambda setting: (3,), hand_limit=lambda setting: HAND
    ),
    hand=HandRules(
        play=hand, phases=(WIDOW, DISCARD), shown=(Part("declarer", "seat"),), outcome=OUTCOME
    ),
    match=MatchRules(
        check_totals=check_totals, hands=lambda options: options.deals, unit="victory-point"
    ),
    forms=FORMS,
    practice=points_case,
)
