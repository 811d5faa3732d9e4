"""Euchre: jacks on top, a suit that is offered and taken up, three tricks of five to make it good."""

from __future__ import annotations

from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...parts import Part
from ...rules import TrickRules
from .cards import PACKS, Setting, after, describe, duty, order, rankings
from .clauses import CLAUSES
from .hand import hand
from .options import SUITS, Options
from .phases import CALL, DEFEND, DISCARD, HAND, NAME, ORDER, UNDER
from .score import FORMS, check_totals, points_case, sides

GAME = Game(
    id="euchre",
    words=__name__,
    clauses=CLAUSES,
    about=About(
        players=range(2, 5),
        usual=4,
        minutes=(30, 45),
        tags=("bidding", "trick-count", "turned-trumps", "odd-ranks"),
    ),
    pack=lambda chosen: PACKS[chosen.pack],
    options=choices(Options),
    trick=TrickRules(order=order, duty=duty, rankings=rankings, after=after),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=lambda setting: (2, 3, 4),
        hand_limit=lambda setting: HAND,
    ),
    hand=HandRules(
        play=hand,
        phases=(CALL, UNDER, ORDER, NAME, DISCARD, DEFEND),
        shown=(
            Part("upcard", "card"),
            Part("turned_down", "choice", choices=SUITS),
            Part("trump", "choice", choices=SUITS),
            Part("maker", "seat"),
            Part("out", "seats"),
        ),
    ),
    match=MatchRules(sides=sides, check_totals=check_totals),
    forms=FORMS,
    practice=points_case,
)
