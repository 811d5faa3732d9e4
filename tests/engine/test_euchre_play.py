"""Euchre, clause by clause: the tricks, the score and the end; the hand before them is in `test_euchre.py`."""

from __future__ import annotations

import pytest
from euchre_table import (
    DEFENDED,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    G,
    asked,
    cites,
    deal,
    gains,
    play,
    refused,
    told,
)

from followsuit import Match

# -- the tricks ------------------------------------------------------------------------------------


def leader(match: Match) -> int:
    assert match.decision is not None and match.decision.phase == "lead"
    return match.decision.seat


def test_lead_first() -> None:
    match = play(deal(), "pass, order, discard KD")
    assert leader(match) == WEST and "lead.first" in told(match, "leader")


@pytest.mark.parametrize(
    ("actions", "first"),
    [
        ("order alone, discard KD", WEST),
        ("pass, order alone", WEST),
        ("pass, pass, order alone, discard KD", NORTH),
        ("pass, pass, pass, order alone, discard KD", WEST),
    ],
)
def test_lead_next_in(actions: str, first: int) -> None:
    match = play(deal(), actions)
    assert leader(match) == first
    assert ("lead.next-in" in told(match, "leader")) == (first == NORTH)


def test_lead_next_in_against_a_lone_defender() -> None:
    """East plays alone and South defends alone, so East itself is next after the dealer's left."""
    match = play(deal(**DEFENDED), "pass, pass, order alone, discard KD, defend alone")
    assert leader(match) == EAST and match.table.shown["out"] == [WEST, NORTH]


@pytest.mark.parametrize(
    ("actions", "first"),
    [
        ("order alone, discard KD", NORTH),
        ("pass, order alone", EAST),
        ("pass, pass, order alone, discard KD", SOUTH),
        ("pass, pass, pass, order alone, discard KD", WEST),
    ],
)
def test_lead_lone(actions: str, first: int) -> None:
    match = play(deal(options={"lone_lead": "lone"}), actions)
    assert leader(match) == first and "lead.lone" in told(match, "leader")
    together = play(deal(options={"lone_lead": "lone"}), "pass, order, discard KD")
    assert leader(together) == WEST and "lead.first" in told(together, "leader")


def test_turn_clockwise_and_lead_winner() -> None:
    match = play(deal(), "order, discard KD, AS, KS, 9S, TH")
    (trick,) = match.table.tricks
    assert trick.seats == (WEST, NORTH, EAST, SOUTH) and trick.winner == SOUTH
    assert leader(match) == SOUTH
    assert {"turn.clockwise", "lead.winner"} <= told(match, "leader")


# -- the score -------------------------------------------------------------------------------------

# The maker's tricks, how, and what makers and opponents score.
SCORES = [
    (3, {}, (1, 0), "score.makers"),
    (4, {}, (1, 0), "score.makers"),
    (5, {}, (2, 0), "score.march"),
    (5, {"alone": True}, (4, 0), "score.alone"),
    (4, {"alone": True}, (1, 0), "score.alone-short"),
    (3, {"alone": True}, (1, 0), "score.alone-short"),
    (2, {}, (0, 2), "score.euchre"),
    (0, {}, (0, 2), "score.euchre"),
    (2, {"alone": True}, (0, 2), "score.euchre"),
    (2, {"alone": True, "defended": True}, (0, 4), "score.defend"),
    (3, {"alone": True, "defended": True}, (1, 0), "score.alone-short"),
    (5, {"alone": True, "defended": True}, (4, 0), "score.alone"),
]


@pytest.mark.parametrize(("tricks", "how", "gained", "clause"), SCORES)
@pytest.mark.parametrize("maker", range(4))
def test_what_a_hand_brings(
    maker: int, tricks: int, how: dict[str, bool], gained: tuple[int, int], clause: str
) -> None:
    expected = list(gained) if maker % 2 == 0 else list(gained)[::-1]
    assert gains(maker, tricks, options={"defend": True}, **how) == expected
    case = {"maker": maker, "tricks": tricks, **how}
    assert clause in cites(asked("score", form="hand", case=case, options={"defend": True}))


@pytest.mark.parametrize(
    ("tricks", "gained", "clause"),
    [
        (3, [0, 1, 0], "score.makers"),
        (4, [0, 1, 0], "score.makers"),
        (5, [0, 3, 0], "three.march"),
        (2, [2, 0, 2], "three.euchre"),
        (0, [2, 0, 2], "three.euchre"),
    ],
)
def test_what_a_hand_of_three_brings(tricks: int, gained: list[int], clause: str) -> None:
    assert gains(1, tricks, players=3) == gained
    case = {"maker": 1, "tricks": tricks}
    assert clause in cites(asked("score", form="hand", case=case, players=3))


@pytest.mark.parametrize(("tricks", "gained"), [(3, [1, 0]), (5, [2, 0]), (2, [0, 2])])
def test_two_play(tricks: int, gained: list[int]) -> None:
    assert gains(0, tricks, players=2) == gained
    assert "two.play" in told(Match(G, 2, seed=1), "teams")


def test_three_maker() -> None:
    match = Match(G, 3, seed=1, hands=1).play_random()
    assert "three.maker" in told(match, "teams")
    assert all(len(trick.cards) == 3 for trick in match.hands[0].tricks)


def test_a_case_that_cannot_be_is_refused() -> None:
    assert "alone" in refused(
        "score", form="hand", case={"maker": 0, "tricks": 2, "defended": True}
    )
    alone = {"maker": 0, "tricks": 2, "alone": True, "defended": True}
    assert "agreed" in refused("score", form="hand", case=alone)
    assert refused("score", form="hand", case={"maker": 0, "tricks": 6})
    assert refused("score", form="thrown-in", case={}, options={"stick": True})


def test_a_hand_thrown_in_scores_nothing() -> None:
    answer = asked("score", form="thrown-in", case={"totals": [3, 4]})
    assert answer["totals"] == [3, 4] and "make.thrown-in" in cites(answer)


# -- a whole hand, told ----------------------------------------------------------------------------

WHOLE = (
    "order, discard KD, "
    "JH, KS, 9S, 9H, JD, QS, TC, TH, AH, TS, 9C, QH, KH, KC, AC, QD, AS, QC, AD, TD"
)


def test_a_whole_hand() -> None:
    """West has both bowers, ace and king of trumps, and a side ace: a march."""
    match = play(deal(), WHOLE)
    assert match.totals == [2, 0] and match.hands[0].tricks_won == [5, 0, 0, 0]
    assert "score.march" in told(match, "score") and "deal.next" in told(match, "next")
    assert match.table.dealer == WEST


def test_the_same_alone() -> None:
    alone = WHOLE.replace("order,", "order alone,")
    for card in ("9S, ", "TC, ", "9C, ", "AC, ", "AD, "):
        alone = alone.replace(f" {card}", " ")
    assert play(deal(), alone).totals == [4, 0]


def test_deal_next() -> None:
    match = Match(G, 4, seed=1, hands=3, dealer=2).play_random()
    assert [table.dealer for table in match.hands] == [2, 3, 0]


# -- the end ---------------------------------------------------------------------------------------


def test_game_end() -> None:
    match = play(deal(totals=[8, 9]), WHOLE)
    assert match.over and match.winners == (0,) and match.totals == [10, 9]
    assert "game.end" in told(match)


@pytest.mark.parametrize(
    ("totals", "winners", "clause"),
    [
        ([9, 3, 8], [0], "ruling.most-wins"),
        ([8, 3, 9], [2], "ruling.most-wins"),
        ([8, 3, 8], [0, 2], "common.ruling.tied-game"),
        ([8, 9, 7], [0], "game.end"),
    ],
)
def test_ruling_most_wins(totals: list[int], winners: list[int], clause: str) -> None:
    case = {"maker": 1, "tricks": 1, "totals": totals}
    answer = asked("score", form="hand", case=case, players=3)
    assert answer["winners"] == winners and clause in cites(answer)
