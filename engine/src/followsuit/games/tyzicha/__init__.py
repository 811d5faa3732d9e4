"""Tyzicha: the Russian game of a thousand. Three players, one contract, trumps that change."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...packs import FRENCH_24 as PACK
from ...parts import Part
from ...rules import TrickRules
from .cards import SUITS, Setting, after, describe, duty, leader_holds, order, rankings
from .clauses import CLAUSES
from .hand import hand
from .phases import BID, DECIDE, GIVE, LEAD, TRICKS
from .score import FORMS, OUTCOME, Options, check_totals, points_case

GAME = Game(
    id="tyzicha",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=range(3, 4),
        minutes=(60, 60),
        tags=("bidding", "card-points", "pairs", "changing-trumps", "exchange"),
    ),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=order, duty=duty, rankings=rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: (3,),
        hand_limit=lambda setting: TRICKS,
        leader_holds=leader_holds,
    ),
    hand=HandRules(
        play=hand,
        phases=(BID, GIVE, DECIDE, LEAD),
        shown=(
            Part("declarer", "seat"),
            Part("contract", "int"),
            Part("trump", "choice", choices=(*SUITS, "none")),
            Part("widow", "cards"),
        ),
        outcome=OUTCOME,
    ),
    match=MatchRules(check_totals=check_totals, style="takes"),
    forms=FORMS,
    practice=points_case,
)
