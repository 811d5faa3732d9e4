"""How Écarté is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ...ledger import Line
from ...slips import Slips, slip, vary
from ..misread_heading import ruffs_to_head
from .score import EXCHANGED, PLAYED, REFUSED, vulnerable

Case = Mapping[str, Any]
TRICKS_BRING = ("score.majority", "score.all-five")


def trumps(seen: vary.Seen) -> int:
    return seen.best_run


def four_two(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Two points for four tricks, as for all five."""
    for line in lines:
        four = "score.majority" in line.clauses and max(case["tricks"]) == 4
        yield line._replace(amount=2) if four else line


def doubled(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """A vulnerable loser pays twice what the tricks bring."""
    won = sum(line.amount for line in lines if line.clauses[0] in TRICKS_BRING)
    for line in lines:
        yield line._replace(amount=won) if "score.vulnerable" in line.clauses else line


def not_the_dealers(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """The dealer shows no king."""
    for line in lines:
        if "king.show" not in line.clauses or line.side != case["dealer"]:
            yield line


def each_trick(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """A point for each trick of the majority, and no more for all five."""
    for line in lines:
        if "score.majority" in line.clauses:
            yield line._replace(amount=max(case["tricks"]))
        elif "score.all-five" not in line.clauses:
            yield line


def at_risk_pays(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Who prevented an exchange gives the other a point, even if he wins the hand."""
    yield from lines
    winner = next((line for line in lines if "score.majority" in line.clauses), None)
    if winner is not None and vulnerable(case["exchange"], case["dealer"])[0] == winner.side:
        yield winner._replace(side=1 - (winner.side or 0), clauses=("ruling.loser-of-hand",))


def taken_for(right: str, wrong: str) -> Callable[[Case], Case]:
    """One end of the talk about exchanging taken for another."""

    def change(case: Case) -> Case:
        return {**case, "exchange": wrong} if case.get("exchange") == right else case

    return change


def to_the_other(line: Line) -> Line:
    return line._replace(side=1 - (line.side or 0))


SLIPS = Slips(
    (
        slip("ace-high", "rank.order", vary.ranked("KQJA", "AKQJ")),
        slip("ace-low", "rank.order", vary.ranked("AT987", "T987A")),
        slip("ten-over-ace", "rank.order", vary.ranked("AT", "TA")),
        slip("ace-and-ten-high", "rank.order", vary.ranked("KQJAT", "ATKQJ")),
        slip("suit-led-wins", "trick.winner", vary.orders(vary.only_suit_led)),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip(
            "bound-to-nothing",
            "follow.suit",
            vary.unbound("follow.suit"),
            vary.unbound("follow.must-trump"),
        ),
        slip("may-trump", "follow.suit", vary.looser(trumps, "follow.suit")),
        slip("trumps-to-head", "follow.suit", vary.duties(ruffs_to_head)),
        slip("need-not-head", "follow.head", vary.unbound("follow.head")),
        slip(
            "need-not-head-trumps",
            "ruling.head-with-trump-led",
            vary.unbound("follow.head ruling.head-with-trump-led"),
        ),
        slip("need-not-trump", "follow.must-trump", vary.unbound("follow.must-trump")),
        slip("each-trick-counts", "score.majority", vary.recounted("hand", each_trick)),
        slip("four-bring-two", "score.majority", vary.recounted("hand", four_two)),
        slip("all-five-nothing-more", "score.all-five", vary.left_out("score.all-five")),
        slip("all-five-two-more", "score.all-five", vary.amount("score.all-five", 2)),
        slip("vulnerable-is-idle", "score.vulnerable", vary.left_out("score.vulnerable")),
        slip("vulnerable-doubles", "score.vulnerable", vary.recounted("hand", doubled)),
        slip("two-at-most", "ruling.vole-vulnerable", vary.agreed(vole_vulnerable=2)),
        slip(
            "vulnerable-pays-always", "ruling.loser-of-hand", vary.recounted("hand", at_risk_pays)
        ),
        slip(
            "refused-harms-other",
            "vulnerable.dealer ruling.vulnerable-dealer",
            vary.told("hand", taken_for(REFUSED, PLAYED)),
        ),
        slip(
            "refusing-is-safe",
            "vulnerable.dealer",
            vary.told("hand", taken_for(REFUSED, EXCHANGED)),
        ),
        slip(
            "playing-harms-dealer",
            "vulnerable.nondealer",
            vary.told("hand", taken_for(PLAYED, REFUSED)),
        ),
        slip(
            "vulnerable-after-exchange",
            "vulnerable.not-after-first",
            vary.told("hand", taken_for(EXCHANGED, REFUSED)),
        ),
        slip("king-turned-idle", "deal.king-upcard", vary.left_out("deal.king-upcard")),
        slip(
            "king-turned-for-other",
            "deal.king-upcard",
            vary.each_line(to_the_other, "deal.king-upcard"),
        ),
        slip("king-shown-idle", "king.show", vary.left_out("king.show")),
        slip(
            "dealer-shows-nothing",
            "king.show",
            vary.never("king", "show"),
            vary.recounted("hand", not_the_dealers),
        ),
        slip(
            "king-after-lead",
            "ruling.king-window",
            vary.agreed(king_show="before-own-first-card"),
        ),
        slip("king-again", "ruling.king-once", vary.taken_as("lead play", shown=False)),
        slip("must-draw", "exchange.zero-allowed", vary.never("discard", "draw 0")),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.two deck.32 deal.five deal.upcard-trump
            ruling.deal-alternates ruling.discards-dead ruling.play-out
        """,
        "unasked": """
            exchange.upcard-never exchange.nondealer-choice exchange.dealer-veto
            exchange.nondealer-draws exchange.dealer-draws exchange.repeat
            vulnerable.avoid exchange.short-stock exchange.stock-empty lead.nondealer
            game.five game.stop-before-play ruling.king-optional
            ruling.zero-zero ruling.discard-limit ruling.dealer-skipped
        """,
        "same": "follow.free",
    },
)
