"""Shed, by Greg James: follow types instead of suits, and win tricks to be rid of your tokens."""

from __future__ import annotations

from collections.abc import Sequence

from ...decktet import TYPES
from ...fields import choices
from ...game import About, Game, HandRules, MatchRules, Positions
from ...ledger import Note
from ...messages import Card, Message, Row, Suit, of_seat, say
from ...parts import Part
from ...rules import TrickRules
from ...trick import Verdict, judge
from . import sums, tokens
from .cards import (
    SINGLES,
    TEAMS,
    TWO,
    Setting,
    check_trick,
    describe,
    duty,
    order,
    pack_of,
    rankings,
    remarks,
)
from .clauses import CLAUSES
from .hand import ANNOUNCE, TOKEN, Options, check_options, hand, sides
from .score import FORMS, points_case


def verdict(setting: Setting, cards: Sequence[int]) -> Verdict:
    """The highest card that follows wins; with two players or partners, the higher total."""
    if setting.mode != SINGLES:
        return sums.verdict(setting, cards)
    found = judge(lambda played: order(setting, played), cards)
    steps = tuple(
        step._replace(said=step.said._replace(clauses=(*step.said.clauses, *extra)))
        for step in found.steps
        for extra in [remarks(setting, cards, step.position)]
    )
    losers = tuple(
        (place, said._replace(clauses=(*said.clauses, *remarks(setting, cards, place))))
        for place, said in found.losers
    )
    return found._replace(steps=steps, losers=losers)


def winner(setting: Setting, cards: Sequence[int]) -> int | None:
    """The winning position, without the reasons."""
    if setting.mode != SINGLES:
        return sums.winner(setting, cards)
    return order(setting, cards).best(cards)


def after(setting: Setting, cards: Sequence[int], ahead: int) -> list[Note]:
    """Who leads next, and which tokens the led card puts in play."""
    led = pack_of(setting).cards[cards[0]]
    if setting.mode == SINGLES:
        leads = Note(of_seat("leads-next", ahead), ("lead.winner",), leads=True)
    else:
        leads = Note(*sums.next_lead(setting, cards, ahead), leads=True)
    clauses: tuple[str, ...] = {1: ("token.single",), 3: ("token.triple",)}.get(len(led.suits), ())
    clauses += {TEAMS: ("part.shed",), TWO: ("two.token",)}.get(setting.mode, ())
    who = sums.players_of(setting, len(cards), ahead % 2)
    if setting.mode == SINGLES:
        who = Row.seats([ahead])
    suits = Row.of(map(Suit, led.suits))
    told = say("lead-suits", card=Card(led.index), suits=suits, side=who)
    return [leads, Note(told, ("token.lead-suits", *clauses))]


def trick_sizes(setting: Setting) -> tuple[int, ...]:
    """Three to five single players play a card each; the other games have four cards."""
    return (3, 4, 5) if setting.mode == SINGLES else (4,)


def trick_seats(setting: Setting, cards: int) -> int:
    """How many players a whole trick of so many cards has."""
    return {TWO: 2, TEAMS: 4}.get(setting.mode, cards)


def winner_question(setting: Setting) -> Message:
    """What a quiz asks about a trick: where cards are added, no single card wins it."""
    if setting.mode == TEAMS:
        return say("who-leads-next")
    if setting.mode == TWO:
        return say("which-best-card")
    return say("which-card")


GAME = Game(
    id="shed",
    words=__name__,
    clauses=CLAUSES,
    about=About(players=range(2, 6), minutes=(20, 50), tags=("no-trumps", "tokens")),
    pack=pack_of,
    options=choices(Options),
    trick=TrickRules(
        order=order, duty=duty, rankings=rankings, after=after, verdict=verdict, winner=winner
    ),
    positions=Positions(
        choices(Setting),
        describe=describe,
        sizes=trick_sizes,
        seats=trick_seats,
        hand_limit=lambda setting: 10 if setting.mode == TWO else 8,
        check_trick=check_trick,
        question=winner_question,
    ),
    hand=HandRules(
        play=hand,
        phases=(ANNOUNCE, TOKEN),
        shown=(
            Part("takes", "choice_lists"),
            Part("supply", "choice_list"),
            Part("pile", "int"),
            Part("aside", "int"),
            Part("announced", "choice", choices=TYPES),
        ),
        drawn=lambda options: ("tokens",) if options.start == "random" else (),
        drawn_as=("tokens",),
    ),
    match=MatchRules(
        sides=sides,
        check_options=check_options,
        fewest=True,
        unit="token",
        start=tokens.FULL,
        closed=True,
    ),
    forms=FORMS,
    practice=points_case,
)
