"""Schafkopf: one takes the widow and plays against two; if nobody does, fewest points win."""

from __future__ import annotations

from ...game import Game
from .. import queens_and_jacks as family
from ..queens_and_jacks import PACK, Setting
from .clauses import CITED, CLAUSES
from .hand import DISCARD, HAND, WIDOW, hand
from .score import FORMS, OPTIONS, OUTCOME, Options, check_totals, points_case

GAME = Game(
    id="schafkopf",
    words=__name__,
    players=range(3, 4),
    minutes=(30, 30),
    tags=("card-points", "fixed-trumps", "exchange"),
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
    phases=(WIDOW, DISCARD),
    shown=("declarer",),
    after=lambda setting, cards, winner: family.after(CITED, cards, winner),
    check_totals=check_totals,
    hands_agreed=lambda options: options.deals,
    trick_sizes=lambda setting: (3,),
    hand_limit=lambda setting: HAND,
    points_case=points_case,
    unit="victory-point",
)
