"""Fünfzehnern: whoever takes the lead must go on with the suit in which it was won."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...rules import TrickRules
from .cards import (
    CARDS,
    PACK,
    Setting,
    after,
    check_hand,
    check_trick,
    describe,
    duty,
    lead,
    leader_holds,
    order,
)
from .clauses import CLAUSES
from .hand import LEAD, hand
from .options import Options
from .score import FORMS, OUTCOME, TRICKS, check_totals, points_case

GAME = Game(
    id="fuenfzehnern",
    words=__name__,
    clauses=CLAUSES,
    about=About(players=range(3, 5), minutes=(20, 20), tags=("card-points", "no-trumps", "tokens")),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=order, duty=duty, lead=lead, rankings=CARDS.rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: (3, 4),
        hand_limit=lambda setting: TRICKS,
        check_trick=check_trick,
        check_hand=check_hand,
        leader_holds=leader_holds,
    ),
    hand=HandRules(play=hand, phases=(LEAD,), outcome=OUTCOME),
    match=MatchRules(
        check_totals=check_totals, hands=lambda options: options.hands, closed=True, style="takes"
    ),
    forms=FORMS,
    practice=points_case,
)
