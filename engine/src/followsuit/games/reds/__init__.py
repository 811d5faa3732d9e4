"""Reds, by Jacob Peck: bid your tricks, pass cards on, and mind the suit that beats nothing."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...parts import Part
from ...rules import TrickRules
from .cards import PACK, Setting, after, describe, duty, order, rankings
from .clauses import CLAUSES
from .hand import BID, PASS, hand
from .score import FORMS, HAND, Options, check_options, check_totals, points_case, sides

PLAYERS = range(2, 7)

GAME = Game(
    id="reds",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=PLAYERS,
        minutes=(40, 40),
        tags=("exact-bid", "fixed-trumps", "trick-count", "exchange"),
    ),
    pack=lambda setting: PACK,
    options=choices(Options),
    trick=TrickRules(order=order, duty=duty, rankings=rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: tuple(PLAYERS),
        hand_limit=lambda setting: HAND,
    ),
    hand=HandRules(
        play=hand,
        phases=(BID, PASS),
        shown=(
            Part("round", "int"),
            Part("rounds", "int"),
            Part("tricks", "text"),
            Part("turned", "cards"),
            Part("anti", "choice", choices=(*PACK.suits, "none")),
            Part("bids", "seat_ints"),
            Part("pass", "text"),
        ),
    ),
    match=MatchRules(sides=sides, check_options=check_options, check_totals=check_totals),
    forms=FORMS,
    practice=points_case,
)
