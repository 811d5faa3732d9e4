"""Questions about points in Canadian Salad: a trick, one player, a hand, a sweep, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Card, Cards, Seat, say
from ...packs import FRENCH_52 as PACK
from ...packs import bits
from ...parts import Part
from .cards import CARDS, HANDS, REMOVED, SIZES, absent
from .hand import Options, final, nothing
from .prices import (
    HEARTS,
    KING_OF_SPADES,
    PRICES,
    QUEEN,
    QUEENS,
    THE_KING,
    TRICK,
    Taken,
    costs,
    counted,
    needed,
    paid,
)


def score_trick(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What one trick costs its winner."""
    cards = case["cards"]
    faults = hand_faults(case) + absent(cards, players, "case.cards")
    if len(cards) != players:
        faults.append(Fault(say("trick-of", players=players), "case.cards"))
    if faults:
        raise BadRequest(*faults)
    leader = case.get("leader", 0)
    seat = (leader + CARDS.order(None, cards).winner(cards)) % players
    taken = Taken(1, cards, case.get("last", False))
    return _one(case, taken, seat, players)


def score_player(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What one player pays for a whole hand."""
    every = case["tricks"] == SIZES[players]  # then the last is among them
    taken = Taken(case["tricks"], case.get("captured") or [], case.get("last", every))
    faults = hand_faults(case) + taken_faults(taken, players, "")
    if every and not taken.last:
        faults.append(Fault(say("goes-to-all-tricks"), "case.last"))
    if faults:
        raise BadRequest(*faults)
    return _one(case, taken, case.get("player", 0), players)


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What everybody pays for a hand."""
    piles = case.get("captured") or [[] for _ in range(players)]
    last = case.get("last")
    taken = [
        Taken(won, pile, seat == last)
        for seat, (won, pile) in enumerate(zip(case["tricks"], piles, strict=True))
    ]
    faults = hand_faults(case)
    for seat, own in enumerate(taken):
        faults += taken_faults(own, players, f"[{seat}]")
    if not faults:
        faults = sharing_faults(case["hand"], taken, options)
    if faults:
        raise BadRequest(*faults)
    lines, notes = counted(case["hand"], taken)
    left = SIZES[players] - sum(own.tricks for own in taken)
    if left:
        notes.append(Note(say("stopped", tricks=left), ("ruling.no-early-stop",)))
    return scored_of(case, lines, notes, players)


def score_sweep(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What one player would pay for taking every trick, of one hand or of all six."""
    hand = case.get("hand")
    faults = hand_faults(case) if hand is not None else []
    if faults:
        raise BadRequest(*faults)
    lines, notes = [], []
    for number in (hand,) if hand else PRICES:
        own, told = swept(number, players)
        lines += own
        notes += told if hand else []
    return scored_of(case, lines, notes, players)


def swept(hand: int, players: int) -> tuple[list[Line], list[Note]]:
    """What a hand costs the first of so many players, who takes every trick of it."""
    cards = bits(PACK.everything & ~REMOVED[players])
    return counted(hand, [Taken(SIZES[players], cards, True)])  # who takes nothing pays nothing


def score_end(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """Who has won after the sixth hand."""
    faults = [
        fault._replace(where=f"case.{fault.where}")
        for fault in check_totals(case["totals"], options, HANDS)
    ]
    if faults:
        raise BadRequest(*faults)
    winners, note = final(case["totals"])
    return Scored((), tuple(case["totals"]), tuple(winners), (note,))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Every hand costs the same together, whoever takes what."""
    faults = [
        Fault(say("points-in-fives"), f"totals[{seat}]")
        for seat, (fives, rest) in enumerate(divmod(had, 5) for had in points)
        if fives < 0 or rest
    ]
    if faults or played is None:
        return faults
    every = [line for hand in list(PRICES)[:played] for line in swept(hand, len(points))[0]]
    whole = sum(line.amount for line in every)
    if sum(points) == whole:
        return []
    return [Fault(say("hands-cost", hands=played, points=whole), "totals")]


def hands_before(case: Mapping[str, Any]) -> int | None:
    """How many hands were played before this one, where its number is known."""
    return case["hand"] - 1 if case.get("hand") in PRICES else None


# -- what cannot be --------------------------------------------------------------------------------


def hand_faults(case: Mapping[str, Any]) -> list[Fault]:
    known = case["hand"] in PRICES
    return [] if known else [Fault(say("must-be-within", least=1, most=HANDS), "case.hand")]


def taken_faults(taken: Taken, players: int, at: str) -> list[Fault]:
    """Why a player cannot have taken this."""
    faults = absent(taken.cards, players, f"case.captured{at}")
    if not 0 <= taken.tricks <= SIZES[players]:
        faults.append(Fault(say("tricks-within", most=SIZES[players]), f"case.tricks{at}"))
    elif len(taken.cards) > players * taken.tricks:
        what = say("cards-from", number=len(taken.cards), tricks=taken.tricks)
        faults.append(Fault(what, f"case.captured{at}"))
    if taken.last and not taken.tricks:
        faults.append(Fault(say("goes-to-a-trick"), "case.last"))
    return faults


def sharing_faults(hand: int, taken: Sequence[Taken], options: Options) -> list[Fault]:
    """What is too much, or missing, when everybody's tricks are put together."""
    faults = []
    size, won = SIZES[len(taken)], sum(own.tricks for own in taken)
    short = options.stop_when_settled and hand in (2, 3, 4)
    if won > size or (won < size and not short):
        faults.append(Fault(say("must-add-up-tricks", tricks=size), "case.tricks"))
    return faults + missing_faults(hand, taken)


def missing_faults(hand: int, taken: Sequence[Taken]) -> list[Fault]:
    """What costs points in a hand and has been taken by nobody."""
    faults = []
    missing = needed(hand) & ~sum(1 << card for own in taken for card in own.cards)
    if missing:
        faults.append(Fault(say("nobody-has", cards=Cards(missing)), "case.captured"))
    if paid(5, hand) and not any(own.last for own in taken):
        faults.append(Fault(say("needed-in-hand"), "case.last"))
    return faults


def _one(case: Mapping[str, Any], taken: Taken, seat: int, players: int) -> Scored:
    lines, notes = costs(case["hand"], taken, seat)
    if not lines:
        notes = [nothing(case["hand"], seat)]
    return scored_of(case, lines, notes, players)


def scored_of(
    case: Mapping[str, Any], lines: Sequence[Line], notes: Sequence[Note], players: int
) -> Scored:
    start = case.get("totals") or [0] * players
    return Scored(tuple(lines), tuple(totals(lines, start)), notes=tuple(notes))


_HAND = Part("hand", "int")
_TOTALS = Part("totals", "totals", required=False)
FORMS = {
    "trick": Form(
        (
            _HAND,
            Part("cards", "cards"),
            Part("last", "bool", required=False),
            Part("leader", "seat", required=False),
            _TOTALS,
        ),
        score_trick,
    ),
    "player": Form(
        (
            _HAND,
            Part("tricks", "int"),
            Part("captured", "cards", required=False),
            Part("last", "bool", required=False),
            Part("player", "seat", required=False),
            _TOTALS,
        ),
        score_player,
    ),
    "hand": Form(
        (
            _HAND,
            Part("tricks", "ints"),
            Part("captured", "card_lists", required=False),
            Part("last", "seat", required=False),
            _TOTALS,
        ),
        score_hand,
        played=hands_before,
    ),
    "sweep": Form((Part("hand", "int", required=False), _TOTALS), score_sweep, played=hands_before),
    "end": Form((Part("totals", "ints"),), score_end),
}
PLAYERS = 4  # in questions


def points_case(random: Random) -> PointsCase:
    """A trick with a price, or what one player has taken in a hand."""
    hand = random.choice([1, 2, 3, 4, 5, 6, 6, 6])
    if random.random() < 0.4:
        return _player_case(random, hand)
    bad = bits(HEARTS | QUEENS | KING_OF_SPADES)
    cards = random.sample(bad, random.randint(1, 3))
    rest = [card for card in range(len(PACK.cards)) if card not in cards]
    cards += random.sample(rest, PLAYERS - len(cards))
    random.shuffle(cards)
    last = random.random() < (0.5 if hand > 4 else 0.2)
    position = CARDS.order(None, cards).winner(cards)
    prompt = say(
        "quiz-trick",
        hand=hand,
        last=last,
        leader=Seat(0),
        lead=Card(cards[0]),
        cards=Cards(cards[1:]),
        seat=Seat(position),
    )
    case = {"hand": hand, "cards": cards, "last": last}
    slips = _slips(Taken(1, cards, last))
    return PointsCase("trick", case, {}, PLAYERS, position, prompt, slips=slips)


def _slips(taken: Taken) -> tuple[int, ...]:
    """What the same cards would cost in each of the hands, and what is often said at a guess."""
    lines = [counted(hand, [taken])[0] for hand in PRICES]
    return (*(sum(line.amount for line in own) for own in lines), 0, TRICK, QUEEN)


def _player_case(random: Random, hand: int) -> PointsCase:
    cards = random.sample(bits(HEARTS), random.randint(0, 4))
    cards += random.sample(bits(QUEENS & ~HEARTS), random.randint(0, 2))
    cards += bits(KING_OF_SPADES) * random.randint(0, 1)
    tricks = max((len(cards) + 3) // 4, 1) + random.randint(0, 3)
    last = random.random() < (0.7 if hand > 4 else 0.3)
    ended = "none" if not last else "among" if tricks > 1 else "only"
    held = say("taken-with", cards=Cards(cards)) if cards else say("taken-without", card=THE_KING)
    prompt = say("quiz-taken", hand=hand, seat=Seat(0), tricks=tricks, last=ended, held=held)
    case = {"hand": hand, "tricks": tricks, "captured": cards, "last": last}
    slips = _slips(Taken(tricks, cards, last))
    return PointsCase("player", case, {}, PLAYERS, 0, prompt, slips=slips)
