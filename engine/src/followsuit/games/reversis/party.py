"""The party: who captured least and most, and what the loser pays the winner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from ...ledger import Note
from ...words import count, join
from .cards import ACE_OF_DIAMONDS, PACK, PLAYERS, QUINOLA, WORTH, counted
from .options import Options
from .pots import Till, chips

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
    for size in range(1, PLAYERS):
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
    if options.talon_bonus == "none":
        return WORTH
    return [RAISED.get(card, points) for card, points in enumerate(WORTH)]


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
    shown = f": {counted(talon, values)}" if value else ""
    across = (winner - loser) % PLAYERS == PLAYERS // 2
    amount = (BASE + value) * (2 if across else 1)
    why = f" for the party: {BASE}, and {value} for the talon{shown}"
    why += ", doubled because they sit opposite" if across else ""
    clauses = f"party.amount {'party.double-across ' if across else ''}points.values"
    if any(card == QUINOLA or ACE_OF_DIAMONDS >> card & 1 for card in talon):
        clauses += " ruling.talon-values"
    till.pay(loser, winner, amount, f"{clauses} {why_winner} {why_loser}", why, " for the party")
    return Parties(winner, loser, value)


def _winner(captured: Captured, espagnolette: int | None, till: Till) -> tuple[int, str]:
    """Who wins the party, and the clauses of that."""
    names = till.names
    if espagnolette is not None and not captured.tricks[espagnolette]:
        say = (
            f"{names[espagnolette]} undertook the espagnolette and has taken no trick: it succeeds"
        )
        say += " and wins the party, over everybody else."
        clauses = "espagnolette.wins-party ruling.espagnolette-automatic ruling.no-bids"
        till.note(say, f"{clauses} espagnolette.side")
        return espagnolette, "espagnolette.wins-party"
    rest = [seat for seat in range(PLAYERS) if seat != espagnolette]
    seat = best(captured, rest)
    _tell_tie(captured, seat, rest, till, "fewest")
    return seat, "party.winner"


def _loser(captured: Captured, espagnolette: int | None, till: Till) -> tuple[int, str]:
    """Who loses the party, and the clauses of that."""
    if espagnolette is not None and captured.tricks[espagnolette]:
        say = f"{till.names[espagnolette]} undertook the espagnolette and has taken "
        say += f"{count(captured.tricks[espagnolette], 'trick')}: the party is lost, whatever the points."
        till.note(say, "espagnolette.fail-party ruling.espagnolette-fail-winner")
        return espagnolette, "espagnolette.fail-party ruling.espagnolette-fail-winner"
    seat = worst(captured)
    _tell_tie(captured, seat, range(PLAYERS), till, "most")
    return seat, "party.loser ruling.loser-is-most"


def _tell_tie(captured: Captured, seat: int, seats: Iterable[int], till: Till, which: str) -> None:
    """A sentence about the tie-breaks that were needed (`party.tie-tricks`, `party.tie-seat`)."""
    points, tricks, names = captured.points, captured.tricks, till.names
    level = [one for one in seats if points[one] == points[seat]]
    if len(level) == 1:
        return
    still = [one for one in level if tricks[one] == tricks[seat]]
    wins = which == "fewest"
    end = f"so {names[seat]} {'wins' if wins else 'loses'} the party."
    who = join([names[one] for one in level])
    head = f"{who} are level with the {which} points, {points[seat]}"
    if wins and min(points) < points[seat]:
        head += ", among the other three"
    favour = "" if wins else " ruling.tie-favours"
    if len(still) == 1:
        two = "fewer" if wins else "more"
        many = "the fewest" if wins else "the most"
        has = f"has {two if len(level) == 2 else many} tricks"
        till.note(f"{head}. {names[seat]} {has}, {end}", f"party.tie-tricks{favour}")
        return
    more = f", and {join([names[one] for one in still])} in tricks as well"
    if len(still) == len(level):
        more = ", and in tricks as well"
    others = sorted({*still} - {seat}, key=captured.rank)
    place = f"{names[seat]} comes {'before' if wins else 'after'} {join([names[one] for one in others])}"
    say = f"{head}{more}. Counting from the dealer, {names[captured.dealer]}, {place}, {end}"
    till.note(say, f"party.tie-seat party.tie-tricks{favour}")


def _trickless(captured: Captured, espagnolette: int | None, till: Till) -> None:
    """No trick alone is no espagnolette (`espagnolette.not-by-following`)."""
    quiet = [
        till.names[seat]
        for seat, won in enumerate(captured.tricks)
        if not won and seat != espagnolette
    ]
    if quiet:
        verb = "has" if len(quiet) == 1 else "have"
        say = (
            f"{join(quiet)} {verb} taken no trick. That is no espagnolette, and there is no bonus."
        )
        clauses = "espagnolette.not-by-following ruling.espagnolette-definition"
        till.note(say, clauses)


# -- the end of the game -------------------------------------------------------------------------


def debts(before: Sequence[int], now: Sequence[int], names: Sequence[str]) -> list[Note]:
    """Who has run out of chips since (`ruling.chips-debt`)."""
    return [
        Note(f"{names[seat]} owes {chips(-has)}: a debt is allowed.", ("ruling.chips-debt",))
        for seat, has in enumerate(now)
        if has < 0 <= before[seat]
    ]


def final(totals: Sequence[int], names: Sequence[str]) -> tuple[list[int], Note]:
    """Who has won after the last hand (`game.end`)."""
    most = max(totals)
    winners = [seat for seat, had in enumerate(totals) if had == most]
    who = join([names[seat] for seat in winners])
    if len(winners) == 1:
        say = f"That was the last hand. {who} has the most chips, {most}, and wins."
        return winners, Note(say, ("game.end",))
    say = f"That was the last hand. {who} have the most chips, {most} each, and share the win."
    return winners, Note(say, ("game.end", "common.ruling.tied-game"))
