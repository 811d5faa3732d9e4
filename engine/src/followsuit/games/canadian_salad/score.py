"""Questions about points in Canadian Salad: a trick, one player, a hand, a sweep, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...packs import FRENCH_52 as PACK
from ...packs import bits
from ...words import count, join, mark, spelled
from .cards import CARDS, HANDS, PRICES, REMOVED, SIZES, absent
from .hand import Options, final, nothing
from .prices import (
    HEARTS,
    KING_OF_SPADES,
    QUEEN,
    QUEENS,
    TRICK,
    Taken,
    costs,
    counted,
    needed,
)


def score_trick(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What one trick costs its winner."""
    cards, players = case["cards"], len(names)
    faults = hand_faults(case) + absent(cards, players, "case.cards")
    if len(cards) != players:
        faults.append(Fault(f"a trick of {players} players has {players} cards", "case.cards"))
    if faults:
        raise BadRequest(*faults)
    leader = case.get("leader", 0)
    seat = (leader + (CARDS.order(None, cards).best(cards) or 0)) % players
    taken = Taken(1, cards, case.get("last", False))
    return _one(case, taken, seat, names)


def score_player(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What one player pays for a whole hand."""
    taken = Taken(case["tricks"], case.get("captured") or [], case.get("last", False))
    faults = hand_faults(case) + taken_faults(taken, len(names), "")
    if case.get("last") is False and taken.tricks == SIZES[len(names)]:
        faults.append(Fault("goes to whoever has all tricks", "case.last"))
    if faults:
        raise BadRequest(*faults)
    return _one(case, taken, case.get("player", 0), names)


def score_hand(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What everybody pays for a hand."""
    players = len(names)
    piles = case.get("captured") or [[] for _ in names]
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
    lines, notes = counted(case["hand"], taken, names)
    left = SIZES[players] - sum(own.tricks for own in taken)
    if left:
        say = f"The hand stopped with its last penalty; tricks not played: {left}."
        notes.append(Note(say, ("ruling.no-early-stop",)))
    return _scored(case, lines, notes, players)


def score_sweep(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What one player would pay for taking every trick, of one hand or of all six."""
    hand, players = case.get("hand"), len(names)
    faults = hand_faults(case) if hand is not None else []
    if faults:
        raise BadRequest(*faults)
    lines, notes = [], []
    for number in (hand,) if hand else range(1, HANDS + 1):
        own, told = swept(number, names)
        lines += own
        notes += told if hand else []
    return _scored(case, lines, notes, players)


def swept(hand: int, names: Sequence[str]) -> tuple[list[Line], list[Note]]:
    """What a hand costs the first of these players, who takes every trick of it."""
    players = len(names)
    cards = bits(PACK.everything & ~REMOVED[players])
    none = [Taken(0, []) for _ in names[1:]]
    return counted(hand, [Taken(SIZES[players], cards, True), *none], names)


def score_end(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """Who has won after the sixth hand."""
    faults = [
        fault._replace(where=f"case.{fault.where}")
        for fault in check_totals(case["totals"], options, HANDS)
    ]
    if faults:
        raise BadRequest(*faults)
    winners, note = final(case["totals"], names)
    return Scored((), tuple(case["totals"]), tuple(winners), (note,))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Every hand costs the same together, whoever takes what."""
    faults = [
        Fault("points come in fives, and never below 0", f"totals[{seat}]")
        for seat, had in enumerate(points)
        if had < 0 or had % 5
    ]
    if faults or played is None:
        return faults
    names = [str(seat) for seat in range(len(points))]
    every = [line for hand in range(1, played + 1) for line in swept(hand, names)[0]]
    whole = sum(line.amount for line in every)
    if sum(points) == whole:
        return []
    told = f"the first {spelled(played)} hands cost" if played > 1 else "the first hand costs"
    told = "the six hands cost" if played == HANDS else told
    what = f"{told} {whole} points together" if played else "no hand has cost anything yet"
    return [Fault(what, "totals")]


def hands_before(case: Mapping[str, Any]) -> int | None:
    """How many hands were played before this one, where its number is known."""
    return case["hand"] - 1 if case.get("hand") in PRICES else None


# -- what cannot be --------------------------------------------------------------------------------


def hand_faults(case: Mapping[str, Any]) -> list[Fault]:
    known = case["hand"] in PRICES
    return [] if known else [Fault(f"must be from 1 to {HANDS}", "case.hand")]


def taken_faults(taken: Taken, players: int, at: str) -> list[Fault]:
    """Why a player cannot have taken this."""
    faults = absent(taken.cards, players, f"case.captured{at}")
    if not 0 <= taken.tricks <= SIZES[players]:
        faults.append(Fault(f"must be from 0 to {SIZES[players]} tricks", f"case.tricks{at}"))
    elif len(taken.cards) > players * taken.tricks:
        what = f"has {len(taken.cards)} cards from {count(taken.tricks, 'trick')}"
        faults.append(Fault(what, f"case.captured{at}"))
    if taken.last and not taken.tricks:
        faults.append(Fault("goes to a player who has won a trick", "case.last"))
    return faults


def sharing_faults(hand: int, taken: Sequence[Taken], options: Options) -> list[Fault]:
    """What is too much, or missing, when everybody's tricks are put together."""
    faults = []
    size, won = SIZES[len(taken)], sum(own.tricks for own in taken)
    short = options.stop_when_settled and hand in (2, 3, 4)
    if won > size or (won < size and not short):
        faults.append(Fault(f"must add up to {size} tricks", "case.tricks"))
    missing = needed(hand) & ~sum(1 << card for own in taken for card in own.cards)
    if missing:
        shown = join([card.name for card in PACK.of(missing)])
        faults.append(Fault(f"somebody must have {shown} too", "case.captured"))
    if hand in (5, 6) and not any(own.last for own in taken):
        faults.append(Fault("is needed in this hand", "case.last"))
    return faults


def _one(case: Mapping[str, Any], taken: Taken, seat: int, names: Sequence[str]) -> Scored:
    lines, notes = costs(case["hand"], taken, seat, names[seat])
    if not lines:
        notes = [nothing(case["hand"], names[seat])]
    return _scored(case, lines, notes, len(names))


def _scored(
    case: Mapping[str, Any], lines: Sequence[Line], notes: Sequence[Note], players: int
) -> Scored:
    start = case.get("totals") or [0] * players
    return Scored(tuple(lines), tuple(totals(lines, start)), notes=tuple(notes))


_HAND = Part("hand", "int", "Hand")
_TOTALS = Part("totals", "totals", "Points before", required=False)
FORMS = {
    "trick": Form(
        "A trick",
        (
            _HAND,
            Part("cards", "cards", "Its cards, the lead first"),
            Part("last", "bool", "The last trick", required=False),
            Part("leader", "seat", "Who led", required=False),
            _TOTALS,
        ),
        score_trick,
    ),
    "player": Form(
        "What one player has taken",
        (
            _HAND,
            Part("tricks", "int", "Tricks"),
            Part("captured", "cards", "Cards that may count", required=False),
            Part("last", "bool", "With the last trick", required=False),
            Part("player", "seat", "Who", required=False),
            _TOTALS,
        ),
        score_player,
    ),
    "hand": Form(
        "A whole hand",
        (
            _HAND,
            Part("tricks", "ints", "Tricks of each player"),
            Part("captured", "card_lists", "Cards that count, by player", required=False),
            Part("last", "seat", "Who took the last trick", required=False),
            _TOTALS,
        ),
        score_hand,
        played=hands_before,
    ),
    "sweep": Form(
        "One player takes every trick",
        (Part("hand", "int", "Hand", required=False), _TOTALS),
        score_sweep,
        played=hands_before,
    ),
    "end": Form("After the sixth hand", (Part("totals", "ints", "Totals"),), score_end),
}
NAMES = ("West", "North", "East", "South")


def points_case(random: Random) -> PointsCase:
    """A trick with a price, or what one player has taken in a hand."""
    hand = random.choice([1, 2, 3, 4, 5, 6, 6, 6])
    if random.random() < 0.4:
        return _player_case(random, hand)
    bad = bits(HEARTS | QUEENS | KING_OF_SPADES)
    cards = random.sample(bad, random.randint(1, 3))
    rest = [card for card in range(len(PACK.cards)) if card not in cards]
    cards += random.sample(rest, len(NAMES) - len(cards))
    random.shuffle(cards)
    last = random.random() < (0.5 if hand > 4 else 0.2)
    position = CARDS.order(None, cards).best(cards) or 0
    prompt = (
        f"Hand {hand}. West leads {mark(PACK, cards[:1])} to {'the last' if last else 'a'} trick; "
        f"the others play {mark(PACK, cards[1:])}. What does it cost {NAMES[position]}, "
        "who takes it?"
    )
    case = {"hand": hand, "cards": cards, "last": last}
    slips = _slips(Taken(1, cards, last))
    return PointsCase("trick", case, {}, len(NAMES), position, prompt, slips=slips)


def _slips(taken: Taken) -> tuple[int, ...]:
    """What the same cards would cost in each of the hands, and what is often said at a guess."""
    lines = [costs(hand, taken, 0, NAMES[0])[0] for hand in PRICES]
    return (*(sum(line.amount for line in own) for own in lines), 0, TRICK, QUEEN)


def _player_case(random: Random, hand: int) -> PointsCase:
    cards = random.sample(bits(HEARTS), random.randint(0, 4))
    cards += random.sample(bits(QUEENS & ~HEARTS), random.randint(0, 2))
    cards += bits(KING_OF_SPADES) * random.randint(0, 1)
    tricks = max((len(cards) + 3) // 4, 1) + random.randint(0, 3)
    last = random.random() < (0.7 if hand > 4 else 0.3)
    ended = "but not the last one" if not last else "the last one"
    if last and tricks > 1:
        ended += " included"
    held = f"{mark(PACK, cards)} among the cards" if cards else "no heart, queen or [[KS]] in them"
    prompt = (
        f"Hand {hand} is over. West has taken {count(tricks, 'trick')}, {ended}, with {held}. "
        "How many points does that cost?"
    )
    case = {"hand": hand, "tricks": tricks, "captured": cards, "last": last}
    slips = _slips(Taken(tricks, cards, last))
    return PointsCase("player", case, {}, len(NAMES), 0, prompt, slips=slips)
