"""Quiz questions about chips: a trick, a party, a reversis."""

from __future__ import annotations

from random import Random

from ...forms import PointsCase
from ...messages import Card, Cards, Row, Seat, of_seat, say
from ...packs import bits
from .cards import (
    ACES,
    ALL_POINTS,
    CARDS,
    OF_SUIT,
    PACK,
    PLAYERS,
    QUINOLA,
    SUIT,
    TRICKS,
    WORTH,
    worth,
)
from .party import BASE, RAISED, Captured, overfull
from .pots import FULL_ANTE


def points_case(random: Random) -> PointsCase:
    """Mostly tricks with an ace or Quinola in them, then the party, now and then a reversis."""
    kind = random.choices((_trick, _party, _reversis), (5, 3, 2))[0]
    return kind(random)


def _trick(random: Random) -> PointsCase:
    """A trick with an ace or Quinola that was not led."""
    special = random.choice([QUINOLA, QUINOLA, *bits(ACES)])
    forced = random.random() < 0.5
    suit = SUIT[special] if forced else random.choice([s for s in "SHDC" if s != SUIT[special]])
    others = [card for card in bits(OF_SUIT[suit] & ~ACES) if card != special and card != QUINOLA]
    cards = random.sample(others, PLAYERS - 1)
    place = random.randint(1, PLAYERS - 1)
    cards.insert(place, special)
    position = CARDS.order(None, cards).winner(cards)
    pot = FULL_ANTE + 5 * random.randrange(5)
    seat = random.choice([place, 0 if forced else position, random.randrange(PLAYERS)])
    plays = Row.of(
        say("quiz-follows" if number else "quiz-leads", seat=Seat(number), card=Card(card))
        for number, card in enumerate(cards)
    )
    prompt = say("quiz-trick", plays=plays, seat=Seat(seat))
    if special == QUINOLA:
        prompt = say("both", first=say("quiz-pot", chips=pot), second=prompt)
    case = {"cards": cards, "pot": pot}
    return PointsCase("trick", case, {}, PLAYERS, seat, prompt, True, (0, 1, -1, 2, -2, 5, -5, 10))


def _captured(random: Random, left: int) -> Captured:
    """Points and tricks that add up, though the tricks may be too few for the points."""
    tricks = [1, 1, 1, 1]
    for _ in range(TRICKS - PLAYERS):
        tricks[random.randrange(PLAYERS)] += 1
    least, most = left // 8, left // 2 - left // 8
    points = random.choice(
        [
            [least, least, most, left - most - 2 * least],
            [least, left // 4, left // 4, left - least - 2 * (left // 4)],
            [least + 1, least, most, left - most - 2 * least - 1],
        ]
    )
    random.shuffle(points)
    return Captured(points, tricks, PLAYERS - 1)


def _party(random: Random) -> PointsCase:
    """Points and tricks of four players, often level: what does one of them gain or lose?"""
    talon = random.sample([card.index for card in PACK.cards], 4)
    points, tricks, dealer = captured = _captured(random, ALL_POINTS - worth(talon))
    while overfull(captured, talon):
        points, tricks, dealer = captured = _captured(random, ALL_POINTS - worth(talon))
    case = {"points": points, "tricks": tricks, "talon": talon, "dealer": dealer}
    low, high = points.index(min(points)), points.index(max(points))
    seat = random.choice([low, high, random.randrange(PLAYERS)])
    value = BASE + worth(talon)
    each = Row.of(
        say("quiz-captured", seat=Seat(number), points=had, tricks=won)
        for number, (had, won) in enumerate(zip(points, tricks, strict=True))
    )
    prompt = say("quiz-party", dealer=Seat(dealer), each=each, talon=Cards(talon), seat=Seat(seat))
    raised = BASE + sum(RAISED.get(card, WORTH[card]) for card in talon)
    slips = (0, value, -value, 2 * value, -2 * value, worth(talon), 4, -4, raised, -raised)
    return PointsCase("party", case, {}, PLAYERS, seat, prompt, True, slips)


def _reversis(random: Random) -> PointsCase:
    """Nine tricks for West, then two more, or not."""
    tenth, eleventh = random.choice([(0, 0), (0, random.randint(1, 3)), (random.randint(1, 3), 0)])
    if tenth and random.random() < 0.5:
        eleventh = random.randint(1, 3)
    quinola = random.random() < 0.3
    case = {"player": 0, "tenth": tenth, "eleventh": eleventh, "pot": FULL_ANTE, "quinola": quinola}
    seat = random.choice([0, tenth, eleventh, 2])
    last = say("quiz-last-tricks", tenth=Seat(tenth), eleventh=Seat(eleventh))
    if tenth == eleventh:
        last = of_seat("quiz-last-to-one", tenth)
    entry = "quiz-reversis-quinola" if quinola else "quiz-reversis"
    prompt = say(entry, player=Seat(0), card=Card(QUINOLA), last=last, seat=Seat(seat))
    if quinola:
        prompt = prompt.but(pot=say("quiz-pot", chips=FULL_ANTE))
    slips = (64, -64, 32, -32, 16, -16, 54, 0, 89)
    return PointsCase("reversis", case, {}, PLAYERS, seat, prompt, True, slips)
