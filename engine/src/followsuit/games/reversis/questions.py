"""Quiz questions about chips: a trick, a party, a reversis."""

from __future__ import annotations

from random import Random

from ...game import PointsCase
from ...packs import bits
from ...words import join, mark
from .cards import ACES, ALL_POINTS, CARDS, OF_SUIT, PACK, PLAYERS, QUINOLA, SUIT, TRICKS, worth
from .party import Captured, overfull
from .pots import FULL_ANTE

NAMES = ("West", "North", "East", "South")


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
    position = CARDS.order(None, cards).best(cards) or 0
    pot = FULL_ANTE + 5 * random.randrange(5)
    plays = [
        f"{name} plays [[{PACK.codes[card]}]]" for name, card in zip(NAMES, cards, strict=True)
    ]
    plays[0] = f"West leads [[{PACK.codes[cards[0]]}]]"
    holds = (
        f"The only pot holds {pot} chips, and no remise was paid yet. "
        if special == QUINOLA
        else ""
    )
    seat = random.choice([place, 0 if forced else position, random.randrange(PLAYERS)])
    prompt = f"{holds}{join(plays)}. What does that change for {NAMES[seat]}, at once?"
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
    has = [
        f"{name} {had} in {won} {'trick' if won == 1 else 'tricks'}"
        for name, had, won in zip(NAMES, points, tricks, strict=True)
    ]
    case = {"points": points, "tricks": tricks, "talon": talon, "dealer": dealer}
    low, high = points.index(min(points)), points.index(max(points))
    seat = random.choice([low, high, random.randrange(PLAYERS)])
    value = 4 + worth(talon)
    prompt = (
        f"South has dealt. Card points at the end: {join(has)}. The talon holds {mark(PACK, talon)}. "
        f"What does the party change for {NAMES[seat]}?"
    )
    slips = (0, value, -value, 2 * value, -2 * value, worth(talon), 4, -4)
    return PointsCase("party", case, {}, PLAYERS, seat, prompt, True, slips)


def _reversis(random: Random) -> PointsCase:
    """Nine tricks for West, then two more, or not."""
    tenth, eleventh = random.choice([(0, 0), (0, random.randint(1, 3)), (random.randint(1, 3), 0)])
    if tenth and random.random() < 0.5:
        eleventh = random.randint(1, 3)
    quinola = random.random() < 0.3
    case = {"player": 0, "tenth": tenth, "eleventh": eleventh, "pot": FULL_ANTE, "quinola": quinola}
    last = f"Trick 10 goes to {NAMES[tenth]}, trick 11 to {NAMES[eleventh]}"
    if tenth == eleventh:
        last = f"Tricks 10 and 11 both go to {NAMES[tenth]}"
    who = "West" if quinola else "an opponent"  # so it cannot take the breaking trick
    pot = f" The only pot holds {FULL_ANTE} chips, and no remise was paid yet." if quinola else ""
    seat = random.choice([0, tenth, eleventh, 2])
    prompt = (
        f"West has taken the first nine tricks; {who} played [[JH]] in one of them.{pot} {last}. "
        f"What does the end of the hand change for {NAMES[seat]}?"
    )
    slips = (64, -64, 32, -32, 16, -16, 54, 0, 89)
    return PointsCase("reversis", case, {}, PLAYERS, seat, prompt, True, slips)
