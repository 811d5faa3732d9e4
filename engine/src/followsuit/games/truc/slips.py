"""How Truc is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...decisions import Decision, Moment
from ...ledger import Line
from ...order import Order
from ...slips import Slips, slip, vary
from .cards import RANK, RANKS, side_of
from .phases import NONE, THEM
from .score import DEALERS, DRAWN, GOAL

Case = Mapping[str, Any]


# -- tricks --------------------------------------------------------------------------------------


def suit_led_only(order: Order, seen: vary.Seen) -> Order:
    """Only cards of the suit led can win."""
    runs = (
        run._replace(
            places=tuple(
                spot._replace(cards=tuple(equal & seen.led for equal in spot.cards))
                for spot in run.places
            )
        )
        for run in order.runs
    )
    return replace(order, runs=tuple(runs))


def more_of_the_best(seen: vary.Seen, winner: int | None) -> int | None:
    """Of three equal best cards the side wins that has two of them."""
    high = min(RANK[card] for card in seen.cards)
    best = [place for place, card in enumerate(seen.cards) if RANK[card] == high]
    if winner is not None or len(best) != 3:
        return winner
    return next(place for place in best if sum(side_of(place) == side_of(p) for p in best) == 2)


def later_partner(seen: vary.Seen, winner: int | None) -> int | None:
    """Of equal best cards of partners the later one wins."""
    if winner is None:
        return None
    high = RANK[seen.cards[winner]]
    return max(place for place, card in enumerate(seen.cards) if RANK[card] == high)


def passed_if_drawn(winner: int | None, leader: int) -> int:
    """After a drawn trick the next player leads."""
    return 1 if winner is None else leader


# -- hands ---------------------------------------------------------------------------------------


def by_tricks(side_of_case: Callable[[Case], int | None]) -> Any:
    """The hand won by another side, where that is told of a case with tricks."""

    def change(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
        side = side_of_case(case) if case.get("tricks") and not case.get("rejected") else None
        for line in lines:
            yield line if side is None else line._replace(side=side)

    return change


def sides(case: Case) -> list[int]:
    """The sides that have won tricks, in order; nobody’s left out."""
    dealers = side_of(case["dealer"])
    told = (trick for trick in case["tricks"] if trick != DRAWN)
    return [dealers if trick == DEALERS else 1 - dealers for trick in told]


def level(case: Case) -> bool:
    return sides(case).count(0) == sides(case).count(1)


def dealers_if_level(case: Case) -> int | None:
    return side_of(case["dealer"]) if level(case) else None


def last_trick(case: Case) -> int | None:
    """Who has won the last trick that anybody won."""
    return next(reversed(sides(case)), None)


def first_trick(case: Case) -> int | None:
    return next(iter(sides(case)), None)


def drawn_for_opponents(case: Case) -> int:
    """Who wins the hand if every drawn trick is one of the dealer’s opponents."""
    dealers, own = side_of(case["dealer"]), case["tricks"].count(DEALERS)
    return dealers if own > len(case["tricks"]) - own else 1 - dealers


def nobody_if_level(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """A hand with as many tricks on both sides brings nothing."""
    unplayed = not case.get("tricks") or case.get("rejected")
    yield from lines if unplayed or not level(case) else ()


def point_a_trick(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """A hand without raises brings as many points as tricks."""
    for line in lines:
        own = "score.one" in line.clauses and line.side is not None
        yield line._replace(amount=sides(case).count(line.side or 0)) if own else line


def goal_at_most(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Points beyond the goal do not count."""
    for line in lines:
        yield line._replace(amount=min(line.amount, GOAL - case["totals"][line.side or 0]))


def whole_raise(line: Line) -> Line:
    """A rejected raise brings what it would have been worth."""
    return line._replace(amount=line.amount + 1)


# -- raises --------------------------------------------------------------------------------------


def whoever_raised(moment: Moment, decide: vary.Decide) -> Decision:
    """Retruc is not only for those who were raised."""
    return decide(moment if moment["raiser"] == NONE else moment.but(raiser=THEM))


SLIPS = Slips(
    (
        slip("ace-best", "rank.order", vary.ranked("32A", "A32")),
        slip("natural-order", "rank.order", vary.ranked(RANKS, "AKQJ765432")),
        slip("two-over-three", "rank.order", vary.ranked("32", "23")),
        slip("ace-lowest", "rank.order", vary.ranked(RANKS, "32KQJ7654A")),
        slip("only-suit-led", "trick.winner follow.none", vary.orders(suit_led_only)),
        slip("first-of-equals", "trick.draw", vary.tied("first")),
        slip("last-of-equals", "trick.draw", vary.tied("last")),
        slip("partners-draw", "ruling.partner-tie", vary.tied("drawn")),
        slip("later-partner-wins", "ruling.partner-tie", vary.won(later_partner)),
        slip("two-of-three-win", "ruling.tie-mixed", vary.won(more_of_the_best)),
        slip("dealers-win-level", "hand.tie", vary.recounted("hand", by_tricks(dealers_if_level))),
        slip("nobody-wins-level", "hand.tie", vary.recounted("hand", nobody_if_level)),
        slip(
            "first-trick-if-level",
            "ruling.majority-compare",
            vary.agreed(tie_rule="first-trick-wins"),
        ),
        slip(
            "drawn-for-opponents",
            "hand.majority ruling.majority-compare",
            vary.recounted("hand", by_tricks(drawn_for_opponents)),
        ),
        slip("last-trick-wins", "hand.majority", vary.recounted("hand", by_tricks(last_trick))),
        slip("first-trick-wins", "hand.majority", vary.recounted("hand", by_tricks(first_trick))),
        slip("point-a-trick", "score.one", vary.recounted("hand", point_a_trick)),
        slip("accepted-for-one", "score.accepted", vary.amount("score.accepted", 1)),
        slip("accepted-for-two", "score.accepted raise.retruc", vary.amount("score.accepted", 2)),
        slip("accepted-for-three", "score.accepted raise.truc", vary.amount("score.accepted", 3)),
        slip("rejected-for-nothing", "score.rejected", vary.left_out("score.rejected")),
        slip("rejected-for-one", "score.rejected", vary.amount("score.rejected", 1)),
        slip("rejected-in-full", "score.rejected", vary.each_line(whole_raise, "score.rejected")),
        slip("eleven-for-one", "eleven.three-points", vary.amount("eleven.three-points", 1)),
        slip("goal-at-most", "ruling.overshoot", vary.recounted("hand", goal_at_most)),
        slip("partners-retruc", "raise.retruc-who", vary.choices("lead play", whoever_raised)),
        slip(
            "raises-at-eleven",
            "ruling.no-raise-at-eleven",
            vary.taken_as("lead play", totals=(0, 0)),
        ),
        slip("must-play-at-eleven", "eleven.choice", vary.never("eleven", "decline")),
        slip("retruc-at-once", "ruling.retruc-immediate", vary.agreed(retruc_as_reply="any-reply")),
        slip("lead-goes-round", "lead.winner lead.after-draw", vary.lead_goes_round),
        slip("draw-passes-lead", "lead.after-draw", vary.led_next(passed_if_drawn)),
    ),
    {
        "table": """
            players.partners deck.40 table-talk.free deal.cut-offer deal.three deal.one-option
            deal.passes-right turn.counter-clockwise
        """,
        "unasked": """
            game.twelve lead.first hand.stop raise.answer raise.retruc-when raise.retruc-answer
            eleven.full-deal eleven.both ruling.stop-two ruling.one-card-hand ruling.answer-first
            ruling.answerer ruling.after-own-card ruling.no-third-raise ruling.eleven-decline
            ruling.eleven-decider ruling.eleven-tap ruling.reject-single
        """,
    },
)
