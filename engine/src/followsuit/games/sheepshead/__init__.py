"""Sheepshead for five: one picks up, a secret partner helps, three try to stop them."""

from __future__ import annotations

from ...game import Game
from .. import queens_and_jacks as family
from ..queens_and_jacks import PACK, Setting
from .bidding import ANNOUNCE, BID, DISCARD, RECRACK
from .clauses import CITED, CLAUSES
from .forms import FORMS, check_totals, points_case
from .hand import AGAIN, HAND, hand
from .options import OPTIONS, Options
from .score import OUTCOME, PLAYERS

GAME = Game(
    id="sheepshead",
    words=__name__,
    players=range(PLAYERS, PLAYERS + 1),
    minutes=(45, 45),
    tags=("card-points", "fixed-trumps", "secret-partner", "exchange"),
    pack=lambda setting: PACK,
    clauses=CLAUSES,
    settings=(),
    setting_type=Setting,
    options=OPTIONS,
    options_type=Options,
    order=lambda setting, cards: family.order(CITED, cards[0]),
    duty=lambda setting, cards: family.duty(CITED, cards),
    rankings=lambda setting: family.rankings(CITED),
    hand=hand,
    forms=FORMS,
    outcome=OUTCOME,
    phases=(BID, DISCARD, ANNOUNCE, RECRACK, AGAIN),
    shown=("bidder", "partner_card"),
    after=lambda setting, cards, winner: family.after(CITED, cards, winner),
    check_totals=check_totals,
    hands_agreed=lambda options: options.hands,
    trick_sizes=lambda setting: (PLAYERS,),
    hand_limit=lambda setting: HAND,
    points_case=points_case,
    closed=True,
)
