"""Questions about points in Tëtka: one trick, a whole hand, the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Card, Cards, Row, Seat, Suit, say
from ...packs import FRENCH_52 as PACK
from ...packs import bits
from ...parts import Part
from ...sets import union
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


def score_trick(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What one trick costs its winner."""
    cards, number = case["cards"], case["number"]
    faults = []
    if len(cards) != PLAYERS:
        faults.append(Fault(say("cards-in-trick", number=PLAYERS), "case.cards"))
    if not 1 <= number <= TRICKS:
        faults.append(Fault(say("must-be-within", least=1, most=TRICKS), "case.number"))
    if faults:
        raise BadRequest(*faults)
    leader = case.get("leader", 0)
    seat = (leader + CARDS.order(None, cards).winner(cards)) % PLAYERS
    lines, notes = of_trick(bum_of(case["bum"]), number, cards, seat)
    return _scored(case, lines, tuple(notes) if lines else [nothing(seat)], {})


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """All penalties of a hand, from who won each trick and who captured what counts."""
    bum, winners = bum_of(case["bum"]), case["winners"]
    tricks = [winners.count(seat) for seat in range(PLAYERS)]
    faults = hand_faults(bum, winners, tricks, case["captured"])
    if faults:
        raise BadRequest(*faults)
    return score_whole(case, bum, tricks, enumerate(winners, 1))


def score_whole(
    case: Mapping[str, Any], bum: Bum, tricks: Sequence[int], winners: Iterable[tuple[int, int]]
) -> Scored:
    """All penalties of a hand; `winners` are numbers of tricks, each with the seat that won it."""
    lines: list[Line] = []
    for seat, cards in enumerate(case["captured"]):
        lines += captured(bum, cards, seat)
    for number, seat in winners:
        lines += numbered(bum, number, seat)
    piles = [union(cards) for cards in case["captured"]]
    most, notes = most_tricks(bum, tricks, piles)
    return _scored(case, [*lines, *most], notes, came_to(bum, piles, most))


def hand_faults(
    bum: Bum, winners: Sequence[int], tricks: Sequence[int], piles: Sequence[Sequence[int]]
) -> list[Fault]:
    """Why there can be no such hand."""
    faults = []
    if len(winners) != TRICKS:
        what = say("tricks-in-hand", tricks=len(winners), whole=TRICKS)
        faults.append(Fault(what, "case.winners"))
    return faults + pile_faults(QUEENS | bum.cards, tricks, piles)


def score_most(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """The point for the most tricks alone."""
    bum, tricks = bum_of(case["bum"]), case["tricks"]
    faults = count_faults(tricks) + pile_faults(bum.cards, tricks, case["captured"])
    if faults:
        raise BadRequest(*faults)
    piles = [union(cards) for cards in case["captured"]]
    lines, notes = most_tricks(bum, tricks, piles)
    return _scored(case, lines, notes, came_to(bum, piles, lines))


def count_faults(tricks: Sequence[int]) -> list[Fault]:
    """Why the players cannot have won so many tricks."""
    if sum(tricks) == TRICKS and min(tricks) >= 0:
        return []
    return [Fault(say("must-add-up-tricks", tricks=TRICKS), "case.tricks")]


def pile_faults(needed: int, tricks: Sequence[int], piles: Sequence[Sequence[int]]) -> list[Fault]:
    """Why so many tricks cannot hold these cards, or what nobody has captured."""
    missing = needed & ~sum(1 << card for pile in piles for card in pile)
    faults = [
        Fault(say("cards-from", number=len(pile), tricks=won), f"case.captured[{seat}]")
        for seat, (pile, won) in enumerate(zip(piles, tricks, strict=True))
        if len(pile) > PLAYERS * won
    ]
    if missing:
        faults.append(Fault(say("nobody-has", cards=Cards(missing)), "case.captured"))
    return faults


def score_end(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """Who has won after the last hand."""
    every = PLAYERS * options.orbits
    faults = [
        fault._replace(where=f"case.{fault.where}")
        for fault in check_totals(case["totals"], options, every)
    ]
    if faults:
        raise BadRequest(*faults)
    winners, note = final(case["totals"], options)
    return Scored((), tuple(case["totals"]), tuple(winners), (note,))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Every hand gives out all its penalties; only the one for most tricks may fall to nobody."""
    faults = [
        Fault(say("never-below-zero"), f"totals[{seat}]")
        for seat, had in enumerate(points)
        if had < 0
    ]
    if played is not None and not LEAST * played <= sum(points) <= MOST * played:
        bounds = {"least": LEAST * played, "most": MOST * played, "hands": played}
        faults.append(Fault(say("must-add-up-after", **bounds), "totals"))
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


_BUM = Part("bum", "card")
_TOTALS = Part("totals", "totals", required=False)
FORMS = {
    "trick": Form(
        (
            _BUM,
            Part("number", "int"),
            Part("cards", "cards"),
            Part("leader", "seat", required=False),
            _TOTALS,
        ),
        score_trick,
    ),
    "hand": Form(
        (_BUM, Part("winners", "seats"), Part("captured", "card_lists"), _TOTALS), score_hand
    ),
    "most": Form(
        (_BUM, Part("tricks", "ints"), Part("captured", "card_lists"), _TOTALS), score_most
    ),
    "end": Form((Part("totals", "ints"),), score_end),
}


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
    position = CARDS.order(None, cards).winner(cards)
    prompt = say(
        "quiz-trick",
        bum=Card(bum.card),
        number=number,
        leader=Seat(0),
        lead=Card(cards[0]),
        cards=Cards(cards[1:]),
        seat=Seat(position),
    )
    case = {"bum": bum.card, "number": number, "cards": cards}
    return PointsCase("trick", case, {}, PLAYERS, position, prompt, slips=(0, 1, 2, 3, 4, 5))


def _most_case(random: Random) -> PointsCase:
    """Two players level with the most tricks, or nearly, often with as many of the bum suit."""
    bum = bum_of(random.randrange(len(PACK.cards)))
    tricks, own = random.choice(
        [([4, 4, 3, 2], 4), ([4, 4, 3, 2], 3), ([5, 5, 2, 1], 4), ([5, 4, 3, 1], 4)]
    )
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
    asked = random.choice([seat for seat in range(PLAYERS) if tricks[seat] >= sorted(tricks)[-2]])
    each = Row.of(
        say("won-with", seat=Seat(seat), tricks=won, cards=Cards(pile))
        for seat, (won, pile) in enumerate(zip(tricks, piles, strict=True))
    )
    about = {"bum": Card(bum.card), "suit": Suit(bum.suit)}
    prompt = say("quiz-most", each=each, seat=Seat(asked), **about)
    case = {"bum": bum.card, "tricks": tricks, "captured": piles}
    return PointsCase("most", case, {}, PLAYERS, asked, prompt, slips=(0, 1, 2, 3))
