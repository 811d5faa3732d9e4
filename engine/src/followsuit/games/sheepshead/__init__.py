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
    title="Sheepshead",
    tagline="Your partner knows who you are. You do not know your partner.",
    players=range(PLAYERS, PLAYERS + 1),
    minutes=(45, 45),
    tags=("card-points", "fixed-trumps", "secret-partner", "exchange"),
    facts=(
        ("Players", "5"),
        ("Pack", "32 cards"),
        ("Deal", "6 each, 2 in the centre"),
        ("Goal", "61 card points a hand"),
        ("Length", "45 minutes"),
        ("Special", "a secret partner and eight doublers"),
    ),
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
    shown={
        "bidder": "the seat that has picked up, null in a leaster",
        "partner_card": "the card that makes the partner, null if the bidder plays alone",
    },
    after=lambda setting, cards, winner, names: family.after(CITED, cards, winner),
    check_totals=check_totals,
    hands_agreed=lambda options: options.hands,
    trick_sizes=lambda setting: (PLAYERS,),
    hand_limit=lambda setting: HAND,
    points_case=points_case,
    closed=True,
)
