"""“Which rule decides this trick?”"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from ..game import Game
from ..messages import Card, Seat, say
from ..order import Order, Place, Run, Said, split
from ..packs import bits
from ..sets import union
from ..table import Trick
from ..trick import runner_up
from . import RULES
from .asked import Draft, Option, Question, trick_request, where
from .positions import tricks

NONE = 0.25  # how many tricks are asked about that none of them decides


class Stated(NamedTuple):
    """A rule by which cards win, and the winners and other cards of which it may be true, as sets."""

    said: Said
    winners: int
    losers: int


class Reasoned(NamedTuple):
    """A trick that is won, and rules of which one decides it, or none; no other is true of it."""

    setting: Any
    cards: tuple[int, ...]
    winner: int
    rules: tuple[Said, ...]


def reason_drafts(game: Game, random: Random, wanted: Mapping[str, Any], most: int) -> list[Draft]:
    """Questions about tricks with the rules that decide them and others."""
    found = (one for trick in tricks(game, random, wanted) for one in reasoned(game, random, trick))
    return [
        Draft(_decides(game, one).clauses, partial(reason_question, game, one))
        for one in islice(found, most)
    ]


def reasoned(
    game: Game, random: Random, trick: Trick, others: Sequence[Game] = ()
) -> Iterator[Reasoned]:
    """A trick with a few rules; none if it is drawn, or too few are not true of it.

    What `others` who play by other rules would say is offered before anything else.
    """
    setting, cards, winner = trick.setting, trick.cards, trick.position
    right = reason(game, setting, cards)
    if winner is None or right is None:
        return
    stated = _stated(game.trick.order(setting, cards))
    wrong = [one.said for one in stated if not _true(one, cards, winner) and one.said != right]
    if len(wrong) < RULES:
        return
    random.shuffle(wrong)
    believed = [
        said.say
        for other in others
        if other.trick.won_by(setting, cards) == winner and (said := reason(other, setting, cards))
    ]
    wrong.sort(key=lambda said: said.say not in believed)
    offered = wrong[:RULES] if random.random() < NONE else [right, *wrong[: RULES - 1]]
    random.shuffle(offered)
    yield Reasoned(setting, cards, winner, tuple(offered))


def told(game: Game, asked: Reasoned) -> int | None:
    """The place of the rule by which somebody says the trick is won; None if it is none of them."""
    if game.trick.won_by(asked.setting, asked.cards) != asked.winner:
        return None
    said = reason(game, asked.setting, asked.cards)
    return next((n for n, one in enumerate(asked.rules) if said and one.say == said.say), None)


# -- rules that decide ---------------------------------------------------------------------------


def reason(game: Game, setting: Any, cards: Sequence[int]) -> Said | None:
    """The rule by which the best card of a trick beats the next best; None if it is drawn."""
    order = game.trick.order(setting, cards)
    winner = order.best(cards)
    if winner is None:
        return None
    rival = runner_up(order, cards, winner)
    if rival is None:
        return _alone(order)
    strong, weak = cards[winner], cards[rival]
    if order.strength[strong] == order.strength[weak]:
        return _equal(order)
    (run, spot), (other, below) = order.where(strong), order.where(weak)
    if run != other:
        return _across(order, run, other)
    if spot.title:
        return _titled(spot)
    if below.title:
        return _below(spot, below)
    return _ranks(run, spot, below)


def _alone(order: Order) -> Said:
    return Said(say("reason-alone"), split(order.alone or order.off))


def _equal(order: Order) -> Said:
    when = "later" if order.ties == "last" else "earlier"
    return Said(say("reason-equal", when=when), split(order.tie))


def _across(order: Order, run: Run, other: Run) -> Said:
    across = say("reason-across", better=run.noun, worse=other.noun)
    return Said(across, split(order.across))


def _titled(spot: Place) -> Said:
    return Said(say("reason-titled", title=spot.title), spot.clauses)


def _below(spot: Place, below: Place) -> Said:
    return Said(say("reason-below", title=below.title), (*spot.clauses, *below.clauses))


def _ranks(run: Run, spot: Place, below: Place) -> Said:
    why, clauses = spot.why, spot.clauses
    if spot != below:
        why, clauses = spot.over or why, split(spot.over_clause) or clauses
    return Said(say("reason-why", why=why) if why else say("reason-higher", noun=run.noun), clauses)


def _cards_of(spot: Place) -> int:
    """All cards of a place as a set."""
    return union(card for equal in spot.cards for card in bits(equal))


def _true(one: Stated, cards: Sequence[int], winner: int) -> bool:
    """Whether a rule may be true of a trick beside what decides it."""
    others = (card for place, card in enumerate(cards) if place != winner)
    return bool(one.winners >> cards[winner] & 1) and any(one.losers >> card & 1 for card in others)


@lru_cache(maxsize=512)
def _stated(order: Order) -> tuple[Stated, ...]:
    """The rules by which a card may win in an order, each once; a batch of questions asks for the same few orders."""
    found: dict[str, Stated] = {}
    for one in _each(order):
        before = found.setdefault(repr(one.said.say), one)
        found[repr(one.said.say)] = before._replace(
            winners=before.winners | one.winners, losers=before.losers | one.losers
        )
    return tuple(found.values())


def _each(order: Order) -> Iterator[Stated]:
    """Rules as they are written down, and of which cards they may be true beside what decides.

    That no card rivals the winner, or that the best are equal, is true only where it decides.
    """
    every = order.pack.everything
    yield Stated(_alone(order), 0, every)
    for number, run in enumerate(order.runs, 1):
        for other in order.runs[number:]:
            yield Stated(_across(order, run, other), run.cards, every)
        for spot in run.places:
            for equal in spot.cards:
                if equal.bit_count() > 1 and order.ties != "drawn":
                    yield Stated(_equal(order), 0, every)
        yield from _within(run, every)


def _within(run: Run, every: int) -> Iterator[Stated]:
    """Rules by which a card beats another of its run. Of one with a title, whatever else holds may be said, too."""
    named = union(card for spot in run.places if spot.title for card in bits(_cards_of(spot)))
    above: Place | None = None
    for spot in run.places:
        own = _cards_of(spot)
        if spot.title:
            yield Stated(_titled(spot), own, every)
            if above:
                yield Stated(_below(above, spot), every, own)
            continue
        above = above or spot
        for under in (spot, run.places[-1]):
            said = _ranks(run, spot, under)
            yield Stated(said, named | own if "why" in said.say.facts else run.cards, every)


# -- the question --------------------------------------------------------------------------------


def _decides(game: Game, asked: Reasoned) -> Said:
    return game.trick.decides(asked.setting, asked.cards)


def reason_question(game: Game, asked: Reasoned) -> Question:
    """Which of some rules decides a trick."""
    verdict, right = _decides(game, asked), told(game, asked)
    none = Option(say("reason-none"), right is None, verdict)
    led = say("quiz-led", seat=Seat(0), card=Card(asked.cards[0]))
    wins = say("quiz-reason", seat=Seat(asked.winner), card=Card(asked.cards[asked.winner]))
    return Question(
        prompt=where(game, asked.setting, say("both", first=led, second=wins)),
        pick="one",
        setting=asked.setting,
        options=[
            *(
                Option(
                    said.say,
                    place == right,
                    verdict if place == right else Said(say("reason-elsewhere"), said.clauses),
                )
                for place, said in enumerate(asked.rules)
            ),
            none,
        ],
        verdict=verdict,
        trick=asked.cards,
        seats=game.seat_names(len(asked.cards)),
        request=trick_request(game, asked.setting, asked.cards),
        about=asked,
    )
