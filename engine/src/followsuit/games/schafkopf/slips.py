"""How Schafkopf is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ...ledger import Line
from ...slips import Slips, slip, vary
from ..misread_turncoats import of_the_cards
from ..queens_and_jacks import JACKS, PACK, TRUMPS, worth
from .clauses import CITED

Case = Mapping[str, Any]
FULLS = PACK.rank("A") | PACK.rank("T")


# -- a hand with a declarer ----------------------------------------------------------------------


def instead(points: int, holds: Callable[[int, Case], bool]) -> Any:
    """A declarer’s points where something holds for the card points that count."""

    def change(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
        total = case["points"] + worth(case.get("discards") or ())
        for line in lines:
            yield line._replace(amount=points) if holds(total, case) else line

    return change


def sixty(total: int, case: Case) -> bool:
    return total == 60


def ninety(total: int, case: Case) -> bool:
    return total == 90


def thirty(total: int, case: Case) -> bool:
    return total == 30


def thirty_won(total: int, case: Case) -> bool:
    """Too few in tricks alone, though the discards help."""
    points: int = case["points"]
    return 0 < points <= 30 < total <= 60


# -- least ---------------------------------------------------------------------------------------


def most_pays(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Who has most points loses, and nobody wins."""
    most = max(case["points"])
    for line in lines:
        yield line._replace(side=case["points"].index(most), amount=-abs(line.amount))


def later_wins(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Of two level players the one wins who won the later trick last."""
    low = min(case["points"])
    level = [seat for seat in range(3) if case["points"][seat] == low]
    for line in lines:
        tied = "least.tie-two" in line.clauses
        yield line._replace(side=max(level, key=lambda s: case["last"][s])) if tied else line


def both_win(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Two level players both win."""
    low = min(case["points"])
    for line in lines:
        if "least.tie-two" not in line.clauses:
            yield line
        else:
            for seat in range(3):
                if case["points"][seat] == low:
                    yield line._replace(side=seat)


def trickless_win(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Two players without points win, as one does."""
    for line in lines:
        if "least.all-120" not in line.clauses:
            yield line
        else:
            for seat in range(3):
                if seat != line.side:
                    yield line._replace(side=seat, amount=4)


SLIPS = Slips(
    (
        *of_the_cards(CITED),
        slip(
            "ace-of-diamonds-over-jacks",
            "rank.trump-list",
            vary.in_place(f"{JACKS} AD", f"AD {JACKS}"),
        ),
        slip(
            "trumps-stay",
            "widow.discard-two ruling.discard-free",
            vary.kept("discard", TRUMPS),
        ),
        slip("fulls-stay", "ruling.discard-free", vary.kept("discard", FULLS)),
        slip("sixty-wins", "score.win-61", vary.recounted("hand", instead(2, sixty))),
        slip("sixty-draws", "score.lose-60", vary.recounted("hand", instead(0, sixty))),
        slip("ninety-schneider", "score.schneider", vary.recounted("hand", instead(4, ninety))),
        slip("schneider-as-won", "score.schneider", vary.amount("score.schneider", 2)),
        slip("thirty-safe", "score.schneidered", vary.recounted("hand", instead(-2, thirty))),
        slip("schneidered-as-lost", "score.schneidered", vary.amount("score.schneidered", 2)),
        slip("lost-is-free", "score.lose-60", vary.left_out("score.lose-60")),
        slip(
            "discards-do-not-count", "ruling.discards-count", vary.agreed(discards_count="nobody")
        ),
        slip(
            "schneidered-in-tricks",
            "ruling.schneider-loss-total",
            vary.recounted("hand", instead(-4, thirty_won)),
        ),
        slip("most-points-lose", "least.fewest", vary.recounted("least", most_pays)),
        slip("none-as-fewest", "least.zero", vary.amount("least.zero", 2)),
        slip(
            "later-trick-wins",
            "least.tie-two ruling.least-tie",
            vary.recounted("least", later_wins),
        ),
        slip("both-level-win", "least.tie-two", vary.recounted("least", both_win)),
        slip("level-dealer-free", "least.tie-three", vary.left_out("least.tie-three")),
        slip("everything-wins", "least.all-120", vary.times("least.all-120", -1)),
        slip(
            "two-without-win",
            "least.all-120 ruling.least-zero-alone",
            vary.recounted("least", trickless_win),
        ),
    ),
    {
        "table": """
            players.three deck.32 deal.packets deal.hand-size game.fixed-deals
            ruling.defenders-no-score
        """,
        "unasked": """
            score.card-values widow.take-or-pass widow.none-least lead.first score.schwarz
            score.schwarzed least.solo game.winner ruling.schwarz-win ruling.schwarz-loss
            ruling.least-widow ruling.one-offer widow.declarer widow.order
        """,
    },
)
