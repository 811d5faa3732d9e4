"""What the rules tell is true of the table: facts are held against what has happened there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from followsuit import ask
from followsuit.checked_play import ways_to_play
from followsuit.game import Game
from followsuit.games import games
from followsuit.match import Match
from followsuit.messages import Card, Cards, Message, Row, Seat, Side
from followsuit.table import Event, Table

MATCHES = 16
HANDS = 6

# How some ids tell an amount that is none of their numbers: by numbers that make it up.
MADE_UP = {
    "fuenfzehnern captured": lambda told: told["points"] - told["result"].facts["par"],
    "reds exact": lambda told: told["bid"] * told["each"] + told["more"],
    "reds over": lambda told: told["bid"] * told["each"] + told["extra"],
    **{
        f"sheepshead {who}": lambda told: told["amount"] * told["factor"]
        for who in (
            "opponent",
            "partner",
            "pair-makes",
            "pair-misses",
            "solo-makes",
            "solo-misses",
        )
    },
}
# What is written in words, or brings nothing: a hand won, a trick more, a pot as it is now.
IN_WORDS = {
    "ecarte majority": 1,
    "tute wins-hand": 1,
    "type-trump spoiler-zero": 0,
}
# What a pot holds is told when chips have come or gone, which other lines tell.
POTS = {"reversis pot-holds", "reversis pot-again"}


class Moment(NamedTuple):
    """What happened between two choices, at which table."""

    table: Table
    events: tuple[Event, ...]


@cache
def played(game: Game) -> tuple[Match, tuple[Moment, ...]]:
    """Random hands of a game, with many of its ways to play."""
    ways, moments, match = ways_to_play(game), [], None
    for seed in range(MATCHES):
        players, options = ways[seed * 37 % len(ways)]
        match = Match(game, players, options, seed=seed)
        choose = Random(seed)
        moments.append(Moment(match.table, tuple(match.table.events)))
        while (decision := match.decision) and match.hand_number < HANDS:
            table, seen = match.table, len(match.table.events)
            match.apply(decision.pick(choose.random()))
            moments.append(Moment(table, tuple(table.events[seen:])))
            if match.table is not table:
                moments.append(Moment(match.table, tuple(match.table.events)))
    assert match
    return match, tuple(moments)


def inner(value: Any) -> Iterator[Any]:
    """The facts of a message, those of messages in it among them."""
    if isinstance(value, Message):
        for fact in value.facts.values():
            yield from inner(fact)
    elif isinstance(value, Row):
        for item in value.items:
            yield from inner(item)
    else:
        yield value


def told(game: Game) -> Iterator[tuple[Moment, Event]]:
    """Every event that says something."""
    for moment in played(game)[1]:
        for event in moment.events:
            if event.say:
                yield moment, event


every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@every_game
def test_a_line_tells_the_amount_that_it_enters(game: Game) -> None:
    wrong = []
    for _, event in told(game):
        if not event.line:
            continue
        name, amount = f"{game.id} {event.say.id}", abs(event.line.amount)
        numbers = {fact for fact in inner(event.say) if type(fact) is int}
        if name in MADE_UP:
            numbers = {abs(MADE_UP[name](event.say.facts))}
        elif name in IN_WORDS:
            numbers = {IN_WORDS[name]}
        if numbers and name not in POTS and amount not in numbers:
            wrong.append((event.line.amount, event.say))
    assert not wrong, wrong[:3]


@every_game
def test_a_line_names_the_side_that_it_is_for(game: Game) -> None:
    wrong = []
    for moment, event in told(game):
        if not event.line or event.line.side is None:
            continue
        sides = {fact.number for fact in inner(event.say) if isinstance(fact, Side)}
        seats = {fact.number for fact in inner(event.say) if isinstance(fact, Seat)}
        named = sides | {moment.table.sides[seat] for seat in seats}
        if event.line.side not in named:
            wrong.append((event.line.side, event.say))
    assert not wrong, wrong[:3]


@every_game
def test_a_count_of_tricks_is_the_table_s(game: Game) -> None:
    """As many as the seat or side that is named had won by then."""
    wrong, won, hand = [], Counter[int](), None
    for moment in played(game)[1]:
        if moment.table is not hand:
            hand, won = moment.table, Counter()
        for event in moment.events:
            if event.kind == "trick" and event.seat is not None:
                won[event.seat] += 1
            if not event.say or "tricks" not in event.say.facts:
                continue
            who = event.say.facts.get("seat", event.say.facts.get("side"))
            if not isinstance(who, Seat | Side):
                continue
            sides = range(hand.players) if isinstance(who, Seat) else hand.sides
            count = sum(won[seat] for seat, side in enumerate(sides) if side == who.number)
            if event.say.facts["tricks"] != count:
                wrong.append((count, event.say))
    assert not wrong, wrong[:3]


@every_game
def test_cards_that_are_told_are_the_cards_of_the_event(game: Game) -> None:
    wrong = []
    for _, event in told(game):
        cards = {fact.card for fact in inner(event.say) if isinstance(fact, Card)}
        cards |= {n for fact in inner(event.say) if isinstance(fact, Cards) for n in fact.indexes}
        if event.cards and cards and not cards & set(event.cards):
            wrong.append(event)
    assert not wrong, wrong[:3]


@every_game
def test_who_is_told_to_lead_leads_and_is_told_once(game: Game) -> None:
    leader: int | None = None
    hand, wrong = None, []
    for moment in played(game)[1]:
        if moment.table is not hand:
            hand, leader = moment.table, None
        for event in moment.events:
            if event.kind == "leader":
                if leader is not None:
                    wrong.append(("told again", event))
                leader = event.seat
            elif event.kind == "play":
                if leader not in (None, event.seat):
                    wrong.append((f"{leader} does not lead", event))
                leader = None
            elif event.kind == "trick" and leader is not None:
                wrong.append(("told before the trick is over", event))
    assert not wrong, wrong[:3]


@every_game
def test_nobody_is_told_to_lead_after_the_last_trick(game: Game) -> None:
    wrong, last = [], {}
    for moment in played(game)[1]:
        for event in moment.events:
            if event.kind in ("leader", "play", "trick"):
                last[id(moment.table)] = (moment.table, event)
    for table, event in last.values():
        if event.kind == "leader" and table.tricks and not any(table.hands):
            wrong.append(event)
    assert not wrong, wrong[:3]


@every_game
def test_the_next_dealer_is_told(game: Game) -> None:
    wrong = []
    for moment, event in told(game):
        dealer = event.say.facts.get("seat", event.say.facts.get("dealer"))
        wanted = moment.table.next_dealer
        if event.kind == "next" and isinstance(dealer, Seat) and dealer.number != wanted:
            wrong.append((wanted, event))
    assert not wrong, wrong[:3]


@every_game
def test_nothing_is_told_twice_in_a_moment(game: Game) -> None:
    """A line of a ledger may stand twice: two like declarations count twice."""
    wrong = []
    for moment in played(game)[1]:
        said = Counter(
            (event.kind, event.seat, event.cards, str(event.say), event.to)
            for event in moment.events
            if event.say and event.line is None and event.kind != "count"
        )
        wrong += [one for one, often in said.items() if often > 1]
    assert not wrong, wrong[:3]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_card_is_told_at_its_place_in_the_order(game: Game) -> None:
    places = set()
    for seed in range(40):
        asked = ask({"ask": "quiz", "game": game.id, "kind": "order", "seed": seed})
        if "error" in asked:  # a game without such questions
            return
        facts = asked["verdict"]["facts"]
        cards = facts["cards"]["cards"]
        assert cards == [
            option["card"]
            for id in asked["answer"]
            for option in asked["options"]
            if option["id"] == id
        ]
        if "number" in facts:
            assert facts["number"] == cards.index(facts["card"]["card"]) + 1
            places.add(facts["number"])
    assert len(places) != 1  # none where each place has a name of its own
