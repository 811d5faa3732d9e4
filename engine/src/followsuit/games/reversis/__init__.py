"""Reversis: the ancestor of Hearts. Capture nothing, or capture everything.

In the order of the rules: options, cards, exchange; payments for aces and Quinola, pots and remises;
party, reversis, espagnolette. The hand puts them together; score and questions ask about them.
"""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...parts import Part
from ...rules import TrickRules
from .cards import CARDS, PACK, PLAYERS, TRICKS, Setting, describe, order
from .clauses import CLAUSES
from .espagnolette import duty
from .exchange import EXCHANGE
from .hand import CLAIM, hand
from .options import START, Options
from .payments import after
from .questions import points_case
from .score import FORMS, OUTCOME

GAME = Game(
    id="reversis",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=range(PLAYERS, PLAYERS + 1),
        minutes=(45, 45),
        tags=("avoid", "no-trumps", "tokens", "exchange"),
    ),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=order, duty=duty, rankings=CARDS.rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: (PLAYERS,),
        hand_limit=lambda setting: TRICKS,
    ),
    hand=HandRules(
        play=hand,
        phases=(EXCHANGE, CLAIM),
        shown=(Part("pots", "choice_list"), Part("reversis", "seat")),
        outcome=OUTCOME,
    ),
    match=MatchRules(
        check_totals=lambda totals, options, played: [],
        hands=lambda options: options.length,
        unit="chip",
        start=START,
        closed=True,
        account="pot",
        style="shuns",
    ),
    forms=FORMS,
    practice=points_case,
)
