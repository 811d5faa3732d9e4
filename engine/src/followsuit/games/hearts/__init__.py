"""Hearts: take no hearts and not the queen of spades, or take them all."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...parts import Part
from ...rules import TrickRules
from . import cards
from .cards import CARDS, PACK, PLAYERS, TRICKS, Setting
from .clauses import CLAUSES
from .hand import hand, sides
from .options import Options
from .passing import PASS
from .score import FORMS, MOON, after, check_totals, points_case

GAME = Game(
    id="hearts",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=PLAYERS, usual=4, minutes=(30, 60), tags=("avoid", "no-trumps", "exchange")
    ),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(
        order=CARDS.order, duty=cards.duty, rankings=cards.rankings, lead=cards.lead, after=after
    ),
    positions=Positions(
        choices(Setting),
        describe=cards.describe,
        sizes=lambda setting: (setting.players,),
        hand_limit=lambda setting: TRICKS[setting.players],
        most_held=lambda setting: TRICKS[4] if setting.first else 9,
        check_trick=cards.check_trick,
        check_hand=cards.check_hand,
        leader_holds=cards.leader_holds,
    ),
    hand=HandRules(
        play=hand,
        phases=(PASS, MOON),
        shown=(Part("pass", "choice", choices=("left", "right", "across", "hold")),),
        outcome=(Part("moon", "seat"),),
    ),
    match=MatchRules(sides=sides, check_totals=check_totals, fewest=True, style="shuns"),
    forms=FORMS,
    practice=points_case,
)
