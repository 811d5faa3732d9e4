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
    title="Schafkopf",
    tagline="Take the two hidden cards and play alone against two, or let everyone dodge points.",
    players=range(3, 4),
    minutes=(30, 30),
    tags=("card-points", "fixed-trumps", "exchange"),
    facts=(
        ("Players", "3"),
        ("Pack", "32 cards"),
        ("Deal", "10 each, 2 in the widow"),
        ("Goal", "61 card points a hand"),
        ("Length", "half an hour"),
        ("Special", "all queens and jacks are trumps"),
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
    phases=(WIDOW, DISCARD),
    shown={"declarer": "the seat that has taken the widow, null if nobody has"},
    after=lambda setting, cards, winner, names: family.after(CITED, cards, names[winner]),
    check_totals=check_totals,
    hands_agreed=lambda options: options.deals,
    trick_sizes=lambda setting: (3,),
    hand_limit=lambda setting: HAND,
    points_case=points_case,
    unit="victory point",
)
