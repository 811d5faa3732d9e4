"""Canadian Salad: six hands, five things to avoid one by one, and in the last all of them."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...packs import FRENCH_52 as PACK
from ...parts import Part
from ...rules import TrickRules
from .cards import CARDS, HANDS, SIZES, Setting, check_hand, check_trick, describe, rankings
from .clauses import CLAUSES
from .hand import Options, after, hand
from .score import FORMS, check_totals, points_case

GAME = Game(
    id="canadian-salad",
    words=__name__,
    clauses=CLAUSES,
    about=About(players=range(3, 7), minutes=(45, 45), tags=("avoid", "no-trumps", "changing-aim")),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=CARDS.order, duty=CARDS.duty, rankings=rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: (setting.players,),
        hand_limit=lambda setting: SIZES[setting.players],
        check_trick=check_trick,
        check_hand=check_hand,
    ),
    hand=HandRules(play=hand, shown=(Part("hand", "int"),)),
    match=MatchRules(
        check_totals=check_totals, hands=lambda options: HANDS, fewest=True, style="shuns"
    ),
    forms=FORMS,
    practice=points_case,
)
