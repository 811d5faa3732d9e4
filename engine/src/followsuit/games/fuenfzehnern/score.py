"""The score of Fünfzehnern: what you captured, less fifteen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...words import count, join, mark
from .cards import OF_SUIT, PACK, in_words, worth
from .options import Options

TRICKS, PAR, OF_A_SUIT = 8, 15, 15


def captured(points: Sequence[int], names: Sequence[str]) -> list[Line]:
    """Each player's score for a hand (`score.minus-fifteen`, `score.hard`)."""
    return [of_hand(seat, own, names[seat]) for seat, own in enumerate(points)]


def of_hand(seat: int, points: int, name: str, detail: str = "") -> Line:
    """Captured points less fifteen, and the same in chips."""
    gain = points - PAR
    if gain > 0:
        chips = f"{gain} more than {PAR}. With chips, take {gain} from the pool"
    elif gain < 0:
        chips = f"{-gain} fewer than {PAR}. With chips, pay {-gain} into the pool"
    else:
        chips = f"exactly {PAR}, which changes nothing"
    say = f"{name} has captured {count(points, 'point')}{detail}: {chips}."
    return Line(seat, gain, ("score.minus-fifteen", "score.hard", "score.values"), say)


def final(
    won: Sequence[int], options: Options, names: Sequence[str]
) -> tuple[tuple[int, ...], Note]:
    """Who has won after the last hand (`game.end`)."""
    best = max(won)
    winners = tuple(seat for seat, had in enumerate(won) if had == best)
    who = join([names[seat] for seat in winners])
    head = f"After {count(options.hands, 'hand')} the game ends."
    if len(winners) == 1:
        say = f"{head} {who} has most, {count(best, 'point')}, and wins."
        return winners, Note(say, ("game.end",))
    say = f"{head} {who} have {count(best, 'point')} each and share the win."
    return winners, Note(say, ("game.end", "common.ruling.tied-game"))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """What one has gained, others have lost."""
    return [] if sum(points) == 0 else [Fault("must add up to 0", "totals")]


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """The scores of a hand from points, or from the cards that each player captured."""
    start = case.get("totals") or [0] * len(names)
    faults = hand_faults(case, options, len(names))
    if faults:
        raise BadRequest(*faults)
    points = case["points"] if "points" in case else [worth(won) for won in case["cards"]]
    lines = captured(points, names)
    return Scored(tuple(lines), tuple(totals(lines, start)), outcome={"card_points": points})


def hand_faults(case: Mapping[str, Any], options: Options, players: int) -> list[Fault]:
    """Why there can be no such hand."""
    whole = OF_A_SUIT * players
    if ("points" in case) == ("cards" in case):
        return [Fault("give either points or cards", "case.points")]
    if "points" in case:
        fine = sum(case["points"]) == whole and min(case["points"]) >= 0
        return [] if fine else [Fault(f"must add up to {whole}", "case.points")]
    faults = []
    if sum(len(won) for won in case["cards"]) != TRICKS * players:
        faults.append(Fault(f"must be all {TRICKS * players} cards", "case.cards"))
    for seat, won in enumerate(case["cards"]):
        if len(won) % players:
            faults.append(Fault(f"are no tricks of {players} cards", f"case.cards[{seat}]"))
        if players == 3 and any(OF_SUIT[options.removed_suit] >> card & 1 for card in won):
            faults.append(Fault("has cards of the suit taken out", f"case.cards[{seat}]"))
    return faults


def score_pile(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """One player's score from the cards that count."""
    points = worth(case["cards"])
    detail = f", {in_words(case['cards'])}" if points else ""
    line = of_hand(0, points, names[0], detail)
    gain = line.amount
    now = (gain, *[0] * (len(names) - 1))
    line = line._replace(cards=tuple(case["cards"]))
    return Scored((line,), now, outcome={"pile_points": points})


OUTCOME = (
    Part("card_points", "seat_ints", "Points captured by each player"),
    Part("pile_points", "int", "Points in the one pile asked about"),
)


FORMS = {
    "hand": Form(
        "A hand, counted",
        (
            Part("points", "ints", "Points captured", required=False),
            Part("cards", "card_lists", "Cards captured", required=False),
            Part("totals", "totals", "Before the hand", required=False),
        ),
        score_hand,
    ),
    "pile": Form("One player’s cards", (Part("cards", "cards", "Cards captured"),), score_pile),
}


def points_case(random: Random) -> PointsCase:
    """What a few cards score, or what is left for the last of four players."""
    names = ("West", "North", "East", "South")
    if random.random() < 0.5:
        good = [card.index for card in PACK.cards if worth([card.index])]
        cards = sorted(random.sample(good, random.randint(3, 7)))
        prompt = f"In a hand West captures {mark(PACK, cards)}, and nothing else that counts. "
        prompt += "What does West score?"
        own = worth(cards)
        slips: tuple[int, ...] = (own, PAR - own, own - PAR + 1, own - PAR - 1)
        return PointsCase("pile", {"cards": cards}, {}, 4, 0, prompt, True, slips)
    cuts = sorted(random.randrange(OF_A_SUIT * 4 + 1) for _ in range(3))
    points = [b - a for a, b in zip([0, *cuts], [*cuts, OF_A_SUIT * 4], strict=True)]
    side = random.randrange(4)
    told = [f"{name} {points[s]}" for s, name in enumerate(names) if s != side]
    prompt = f"Four play. Captured in a hand: {join(told)}. What does {names[side]} score?"
    slips = (points[side], PAR - points[side], points[side] - 10)
    return PointsCase("hand", {"points": points}, {}, 4, side, prompt, True, slips)
