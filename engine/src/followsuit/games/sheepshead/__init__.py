"""Sheepshead for five: one picks up, a secret partner helps, three try to stop them."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...parts import Part
from ..queens_and_jacks import PACK, Setting, trick_rules
from .bidding import ANNOUNCE, BID, DISCARD, RECRACK
from .clauses import CITED, CLAUSES
from .forms import FORMS, check_totals, points_case
from .hand import AGAIN, HAND, hand
from .options import Options
from .score import OUTCOME, PLAYERS

GAME = Game(
    id="sheepshead",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=range(PLAYERS, PLAYERS + 1),
        minutes=(45, 45),
        tags=("card-points", "fixed-trumps", "secret-partner", "exchange"),
    ),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=trick_rules(CITED),
    positions=Positions(
        choices(Setting), sizes=lambda setting: (PLAYERS,), hand_limit=lambda setting: HAND
    ),
    hand=HandRules(
        play=hand,
        phases=(BID, DISCARD, ANNOUNCE, RECRACK, AGAIN),
        shown=(Part("bidder", "seat"), Part("partner_card", "card")),
        outcome=OUTCOME,
    ),
    match=MatchRules(check_totals=check_totals, hands=lambda options: options.hands, closed=True),
    forms=FORMS,
    practice=points_case,
)
