"""The party: who captured least and most, and what the loser pays the winner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from ...ledger import Note
from ...messages import Row, Seat, of_seat, say
from .cards import PACK, PLAYERS, QUINOLA, WORTH, counted
from .options import Options
from .pots import Till

BASE = 4
RAISED = {PACK.card("AD").index: 5, QUINOLA: 3}  # in the talon, by an option


class Captured(NamedTuple):
    """What each seat has after eleven tricks, and who dealt."""

    points: Sequence[int]
    tricks: Sequence[int]
    dealer: int

    def rank(self, seat: int) -> tuple[int, int, int]:
        """Points, then tricks, then the way from the dealer: less is better in all three."""
        return self.points[seat], self.tricks[seat], (seat - self.dealer) % PLAYERS


class Parties(NamedTuple):
    """Who wins and who loses the party, and what the talon counts in it."""

    winner: int
    loser: int
    talon: int

    def came_to(self, captured: Captured) -> dict[str, Any]:
        """For the outcome of a hand or a case."""
        return {
            "card_points": captured.points,
            "talon_points": self.talon,
            "party_winner": self.winner,
            "party_loser": self.loser,
        }


def overfull(captured: Captured, talon: Iterable[int]) -> tuple[int, ...] | None:
    """Seats with more points than all their tricks can hold, the talon being out of play."""
    talon = set(talon)
    played = sorted((had for card, had in enumerate(WORTH) if card not in talon), reverse=True)
    for size in range(PLAYERS):
        for seats in combinations(range(PLAYERS), size):
            cards = PLAYERS * sum(captured.tricks[seat] for seat in seats)
            if sum(captured.points[seat] for seat in seats) > sum(played[:cards]):
                return seats
    return None


def best(captured: Captured, seats: Iterable[int] = range(PLAYERS)) -> int:
    """Who wins the party (`party.winner`, `party.tie-tricks`, `party.tie-seat`)."""
    return min(seats, key=captured.rank)


def worst(captured: Captured, seats: Iterable[int] = range(PLAYERS)) -> int:
    """Who loses it: precedence is a favour (`ruling.loser-is-most`, `ruling.tie-favours`)."""
    return max(seats, key=captured.rank)


def talon_values(options: Options) -> Sequence[int]:
    """What each card counts in the talon (`ruling.talon-values`)."""
    return WORTH if options.talon_bonus == "none" else _RAISED


_RAISED = tuple(RAISED.get(card, points) for card, points in enumerate(WORTH))


def party(
    captured: Captured,
    talon: Sequence[int],
    till: Till,
    options: Options,
    espagnolette: int | None = None,
) -> Parties:
    """The loser pays the winner. `espagnolette` is who undertook one."""
    winner, why_winner = _winner(captured, espagnolette, till)
    loser, why_loser = _loser(captured, espagnolette, till)
    _trickless(captured, espagnolette, till)
    values = talon_values(options)
    value = sum(values[card] for card in talon)
    across = (winner - loser) % PLAYERS == PLAYERS // 2
    amount = (BASE + value) * (2 if across else 1)
    clauses = ["party.amount", *["party.double-across"] * across, "points.values"]
    if any(card in RAISED for card in talon):
        clauses.append("ruling.talon-values")
    pays = say("pays-party", base=BASE, talon=value, each=counted(talon, values), across=across)
    ids = " ".join((*clauses, why_winner, why_loser))
    till.pay(loser, winner, amount, ids, pays, say("gets-party"))
    return Parties(winner, loser, value)


def _winner(captured: Captured, espagnolette: int | None, till: Till) -> tuple[int, str]:
    """Who wins the party, and the clauses of that."""
    if espagnolette is not None and not captured.tricks[espagnolette]:
        succeeds = of_seat("espagnolette-succeeds", espagnolette)
        clauses = "espagnolette.wins-party ruling.espagnolette-automatic ruling.no-bids"
        till.note(succeeds, f"{clauses} espagnolette.side")
        return espagnolette, "espagnolette.wins-party"
    rest = [seat for seat in range(PLAYERS) if seat != espagnolette]
    seat = best(captured, rest)
    _tell_tie(captured, seat, rest, till, wins=True)
    return seat, "party.winner"


def _loser(captured: Captured, espagnolette: int | None, till: Till) -> tuple[int, str]:
    """Who loses the party, and the clauses of that."""
    if espagnolette is not None and captured.tricks[espagnolette]:
        who, tricks = Seat(espagnolette), captured.tricks[espagnolette]
        clauses = "espagnolette.fail-party ruling.espagnolette-fail-winner"
        till.note(say("espagnolette-fails", seat=who, tricks=tricks), clauses)
        return espagnolette, clauses
    seat = worst(captured)
    _tell_tie(captured, seat, range(PLAYERS), till, wins=False)
    return seat, "party.loser ruling.loser-is-most"


def _tell_tie(
    captured: Captured, seat: int, seats: Iterable[int], till: Till, *, wins: bool
) -> None:
    """What tie-breaks were needed (`party.tie-tricks`, `party.tie-seat`)."""
    points, tricks = captured.points, captured.tricks
    level = [one for one in seats if points[one] == points[seat]]
    if len(level) == 1:
        return
    still = [one for one in level if tricks[one] == tricks[seat]]
    head: dict[str, Any] = {"level": Row.seats(level), "points": points[seat], "seat": Seat(seat)}
    if wins:
        head["among"] = "three" if min(points) < points[seat] else "all"
    favour = () if wins else ("ruling.tie-favours",)
    if len(still) == 1:
        told = say("fewest-by-tricks" if wins else "most-by-tricks", **head)
        till.note(told, " ".join(("party.tie-tricks", *favour)))
        return
    others = Row.seats(sorted({*still} - {seat}, key=captured.rank))
    rest = Row.seats(still if len(still) < len(level) else ())
    told = say("fewest-by-seat" if wins else "most-by-seat", **head, still=rest)
    told = told.but(dealer=Seat(captured.dealer), others=others)
    till.note(told, " ".join(("party.tie-seat", "party.tie-tricks", *favour)))


def _trickless(captured: Captured, espagnolette: int | None, till: Till) -> None:
    """No trick alone is no espagnolette (`espagnolette.not-by-following`)."""
    quiet = [seat for seat, won in enumerate(captured.tricks) if not won and seat != espagnolette]
    if quiet:
        clauses = "espagnolette.not-by-following ruling.espagnolette-definition"
        till.note(say("trickless", seats=Row.seats(quiet)), clauses)


# -- the end of the game -------------------------------------------------------------------------


def debts(before: Sequence[int], now: Sequence[int]) -> list[Note]:
    """Who has run out of chips since (`ruling.chips-debt`)."""
    return [
        Note(say("owes", seat=Seat(seat), chips=-has), ("ruling.chips-debt",))
        for seat, has in enumerate(now)
        if has < 0 <= before[seat]
    ]


def final(totals: Sequence[int]) -> tuple[list[int], Note]:
    """Who has won after the last hand (`game.end`)."""
    most = max(totals)
    winners = [seat for seat, had in enumerate(totals) if had == most]
    shared = ("common.ruling.tied-game",) * (len(winners) > 1)
    return winners, Note(
        say("wins-game", seats=Row.seats(winners), most=most), ("game.end", *shared)
    )
