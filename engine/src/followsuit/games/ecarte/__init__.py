"""Écarté: two players change their hands by proposal and veto, then fight for five tricks."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...parts import Part
from ...rules import TrickRules
from .cards import PACK, SUITS, Setting, after, describe, duty, order, rankings
from .clauses import CLAUSES
from .hand import hand
from .phases import ANSWER, DISCARD, HAND, KING, LEAD, PLAY, PROPOSE
from .score import FORMS, Options, check_totals, points_case

GAME = Game(
    id="ecarte",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=range(2, 3),
        minutes=(15, 15),
        tags=("trick-count", "turned-trumps", "exchange", "must-beat"),
    ),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=order, duty=duty, rankings=rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: (2,),
        hand_limit=lambda setting: HAND,
    ),
    hand=HandRules(
        play=hand,
        phases=(PROPOSE, ANSWER, DISCARD, KING, LEAD, PLAY),
        shown=(
            Part("trump", "choice", choices=SUITS),
            Part("upcard", "card"),
            Part("stock", "int"),
            Part("vulnerable", "seat"),
        ),
    ),
    match=MatchRules(check_totals=check_totals, style="takes"),
    forms=FORMS,
    practice=points_case,
)
