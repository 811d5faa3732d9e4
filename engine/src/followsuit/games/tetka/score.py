"""Questions about points in Tëtka: one trick, a whole hand, the end of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...packs import FRENCH_52 as PACK
from ...packs import SUIT_NAMES, bits
from ...words import count, join, mark
from .hand import CARDS, PLAYERS, Options, final, nothing
from .penalties import (
    LEAST,
    MOST,
    QUEENS,
    TRICKS,
    Bum,
    bum_of,
    came_to,
    captured,
    most_tricks,
    numbered,
    of_trick,
)


def score_trick(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What one trick costs its winner."""
    cards, number = case["cards"], case["number"]
    faults = []
    if len(cards) != PLAYERS:
        faults.append(Fault(f"a trick has {PLAYERS} cards", "case.cards"))
    if not 1 <= number <= TRICKS:
        faults.append(Fault(f"must be from 1 to {TRICKS}", "case.number"))
    if faults:
        raise BadRequest(*faults)
    leader = case.get("leader", 0)
    seat = (leader + (CARDS.order(None, cards).best(cards) or 0)) % PLAYERS
    lines, notes = of_trick(bum_of(case["bum"]), number, cards, seat, names[seat])
    return _scored(case, lines, notes or ([] if lines else [nothing(names[seat])]), {})


def score_hand(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """All penalties of a hand, from who won each trick and who captured what counts."""
    bum, winners = bum_of(case["bum"]), case["winners"]
    tricks = [winners.count(seat) for seat in range(PLAYERS)]
    faults = hand_faults(bum, winners, tricks, case["captured"])
    if faults:
        raise BadRequest(*faults)
    lines: list[Line] = []
    for seat, cards in enumerate(case["captured"]):
        lines += captured(bum, cards, seat, names[seat])
    for number, seat in enumerate(winners, 1):
        lines += numbered(bum, number, seat, names[seat])
    piles = [sum(1 << card for card in cards) for cards in case["captured"]]
    most, notes = most_tricks(bum, tricks, piles, names)
    return _scored(case, [*lines, *most], notes, came_to(bum, piles, most))


def hand_faults(
    bum: Bum, winners: Sequence[int], tricks: Sequence[int], piles: Sequence[Sequence[int]]
) -> list[Fault]:
    """Why there can be no such hand."""
    faults = []
    if len(winners) != TRICKS:
        faults.append(Fault(f"has {len(winners)} tricks; a hand has {TRICKS}", "case.winners"))
    return faults + pile_faults(QUEENS | bum.cards, tricks, piles)


def score_most(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """The point for the most tricks alone."""
    bum, tricks = bum_of(case["bum"]), case["tricks"]
    faults = pile_faults(bum.cards, tricks, case["captured"])
    if sum(tricks) != TRICKS or min(tricks) < 0:
        faults.insert(0, Fault(f"must add up to {TRICKS} tricks", "case.tricks"))
    if faults:
        raise BadRequest(*faults)
    piles = [sum(1 << card for card in cards) for cards in case["captured"]]
    lines, notes = most_tricks(bum, tricks, piles, names)
    return _scored(case, lines, notes, came_to(bum, piles, lines))


def pile_faults(needed: int, tricks: Sequence[int], piles: Sequence[Sequence[int]]) -> list[Fault]:
    """Why so many tricks cannot hold these cards, or what nobody has captured."""
    missing = needed & ~sum(1 << card for pile in piles for card in pile)
    faults = [
        Fault(f"has {len(pile)} cards from {count(won, 'trick')}", f"case.captured[{seat}]")
        for seat, (pile, won) in enumerate(zip(piles, tricks, strict=True))
        if len(pile) > PLAYERS * won
    ]
    if missing:
        names = join([card.name for card in PACK.of(missing)])
        faults.append(Fault(f"somebody must have {names} too", "case.captured"))
    return faults


def score_end(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """Who has won after the last hand."""
    every = PLAYERS * options.orbits
    faults = [
        fault._replace(where=f"case.{fault.where}")
        for fault in check_totals(case["totals"], options, every)
    ]
    if faults:
        raise BadRequest(*faults)
    winners, note = final(case["totals"], options, names)
    return Scored((), tuple(case["totals"]), tuple(winners), (note,))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Every hand gives out all its penalties; only the one for most tricks may fall to nobody."""
    faults = [
        Fault("nobody has less than no points", f"totals[{seat}]")
        for seat, had in enumerate(points)
        if had < 0
    ]
    if played is not None and not LEAST * played <= sum(points) <= MOST * played:
        most = f"from {LEAST * played} to {MOST * played}" if played else "0"
        what = f"must add up to {most} after {count(played, 'hand')}"
        faults.append(Fault(what, "totals"))
    return faults


def _scored(
    case: Mapping[str, Any],
    lines: Sequence[Line],
    notes: Sequence[Note],
    outcome: Mapping[str, Any],
) -> Scored:
    start = case.get("totals") or [0] * PLAYERS
    now = tuple(totals(lines, start))
    return Scored(tuple(lines), now, notes=tuple(notes), outcome=outcome)


_BUM = Part("bum", "card", "Bum card")
_TOTALS = Part("totals", "totals", "Points before", required=False)
FORMS = {
    "trick": Form(
        "A trick",
        (
            _BUM,
            Part("number", "int", "Number of the trick"),
            Part("cards", "cards", "Its cards, the lead first"),
            Part("leader", "seat", "Who led", required=False),
            _TOTALS,
        ),
        score_trick,
    ),
    "hand": Form(
        "A whole hand",
        (
            _BUM,
            Part("winners", "seats", "Who won each trick, in order"),
            Part("captured", "card_lists", "Queens and cards of the bum suit, by player"),
            _TOTALS,
        ),
        score_hand,
    ),
    "most": Form(
        "The most tricks",
        (
            _BUM,
            Part("tricks", "ints", "Tricks won by each player"),
            Part("captured", "card_lists", "Cards of the bum suit, by player"),
            _TOTALS,
        ),
        score_most,
    ),
    "end": Form("After the last hand", (Part("totals", "ints", "Totals"),), score_end),
}


NAMES = ("West", "North", "East", "South")


def points_case(random: Random) -> PointsCase:
    """A trick with something in it, or the point for the most tricks: who pays what?"""
    if random.random() < 0.25:
        return _most_case(random)
    bum = bum_of(random.randrange(len(PACK.cards)))
    number = random.choice([bum.trick, bum.trick, TRICKS, random.randint(1, TRICKS)])
    bad = bits(QUEENS | 1 << bum.card)
    cards = random.sample(bad, random.randint(0, min(3, len(bad))))
    rest = [card for card in bits(bum.cards) if card not in cards and card not in bad]
    cards += random.sample(rest, PLAYERS - len(cards))
    random.shuffle(cards)
    position = CARDS.order(None, cards).best(cards) or 0
    prompt = (
        f"The bum card is {bum.shown}. To trick {number} West leads {mark(PACK, cards[:1])}; the "
        f"others play {mark(PACK, cards[1:])}. What does it cost {NAMES[position]}, who takes it?"
    )
    case = {"bum": bum.card, "number": number, "cards": cards}
    return PointsCase("trick", case, {}, PLAYERS, position, prompt, slips=(0, 1, 2, 3, 4, 5))


def _most_case(random: Random) -> PointsCase:
    """Two players level with the most tricks, often with as many cards of the bum suit."""
    bum = bum_of(random.randrange(len(PACK.cards)))
    tricks, own = random.choice([([4, 4, 3, 2], 4), ([4, 4, 3, 2], 3), ([5, 5, 2, 1], 4)])
    other = random.choice([own, own, own - 1])
    cards = bits(bum.cards)
    random.shuffle(cards)
    third = random.randint(1, min(4, TRICKS - own - other))
    cuts = [0, own, own + other, own + other + third, TRICKS]
    piles = [sorted(cards[low:high]) for low, high in pairwise(cuts)]
    if len(piles[3]) > PLAYERS * tricks[3]:
        piles[2] += piles[3][PLAYERS * tricks[3] :]
        piles[3] = piles[3][: PLAYERS * tricks[3]]
    seats = random.sample(range(PLAYERS), PLAYERS)
    tricks, piles = [tricks[seat] for seat in seats], [sorted(piles[seat]) for seat in seats]
    asked = random.choice([seat for seat in range(PLAYERS) if tricks[seat] == max(tricks)])
    each = "; ".join(
        f"{name} {count(won, 'trick')} with {mark(PACK, pile)}"
        for name, won, pile in zip(NAMES, tricks, piles, strict=True)
    )
    prompt = (
        f"The bum card is {bum.shown}. Tricks won, and the {SUIT_NAMES[bum.suit]} in them: {each}. "
        f"What does {NAMES[asked]} pay for the most tricks?"
    )
    case = {"bum": bum.card, "tricks": tricks, "captured": piles}
    return PointsCase("most", case, {}, PLAYERS, asked, prompt, slips=(0, 1, 2, 3))
