"""What cards of Schafkopf and Sheepshead can count together, however few or many they are."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from followsuit.duty import law
from followsuit.games.queens_and_jacks import (
    ALL_POINTS,
    PACK,
    SETTING,
    WORTH,
    bounds,
    case_faults,
    follow,
    sums,
    trick_rules,
    worth,
)
from followsuit.games.queens_and_jacks import order as order_of
from followsuit.games.schafkopf.clauses import CITED
from followsuit.messages import Card, Suit, say
from followsuit.packs import bits

EVERY = range(len(PACK.cards))
ACES = tuple(bits(PACK.mask("AC AS")))
NOTHING = tuple(bits(PACK.mask("7C 8C")))


@pytest.mark.parametrize("away", [(), ACES, NOTHING])
@pytest.mark.parametrize("few", [0, 1, 2, 3])
def test_the_sums_of_cards_are_those_of_every_choice_of_them(
    few: int, away: tuple[int, ...]
) -> None:
    """And of all but a few, what those leave."""
    rest = [card for card in EVERY if card not in away]
    told = {worth(cards) for cards in combinations(rest, few)}
    assert set(bits(sums(few, away))) == told
    left = ALL_POINTS - worth(away)
    assert set(bits(sums(len(rest) - few, away))) == {left - total for total in told}


@pytest.mark.parametrize("away", [(), ACES, NOTHING])
@pytest.mark.parametrize(("tricks", "each"), [(0, 3), (1, 3), (4, 3), (10, 3), (1, 5), (6, 5)])
def test_tricks_hold_no_less_than_the_cheapest_cards_and_no_more_than_the_dearest(
    tricks: int, each: int, away: tuple[int, ...]
) -> None:
    possible = bits(sums(tricks * each, away))
    assert bounds(tricks, each, away) == (possible[0], possible[-1])


def test_the_pack_counts_a_hundred_and_twenty() -> None:
    assert sum(WORTH) == worth(EVERY) == ALL_POINTS == 120


@pytest.mark.parametrize(
    ("case", "where", "entry", "facts"),
    [
        ({"points": 0, "tricks": -1}, "tricks", "must-be-within", {"least": 0, "most": 10}),
        ({"points": 0, "tricks": 11}, "tricks", "must-be-within", {"least": 0, "most": 10}),
        ({"points": 0, "discards": ACES[:1]}, "discards", "two-laid-away", {}),
        ({"points": -1}, "points", "must-be-within", {"least": 0, "most": 120}),
        ({"points": 121}, "points", "must-be-within", {"least": 0, "most": 120}),
        ({"points": 99, "discards": ACES}, "points", "must-be-within", {"least": 0, "most": 98}),
        ({"points": 1, "tricks": 0}, "points", "tricks-hold", {"tricks": 0, "points": 0}),
        (
            {"points": 34, "tricks": 1},
            "points",
            "tricks-hold-within",
            {"tricks": 1, "least": 0, "most": 33},
        ),
        (
            {"points": 97, "tricks": 10},
            "points",
            "tricks-hold-within",
            {"tricks": 10, "least": 98, "most": 120},
        ),
        (
            {"points": 97, "tricks": 10, "discards": ACES},
            "points",
            "tricks-hold",
            {"tricks": 10, "points": 98},
        ),
        (
            {"points": 29, "tricks": 1},
            "points",
            "tricks-cannot-hold",
            {"tricks": 1, "points": 29},
        ),
        ({"points": 1}, "points", "no-cards-count", {"points": 1}),
        ({"points": 119}, "points", "no-cards-count", {"points": 119}),
        # Without two aces 98 are left, and no card counts one.
        ({"points": 97, "discards": ACES}, "points", "no-cards-count", {"points": 97}),
    ],
)
def test_points_that_no_tricks_can_hold_are_told_with_what_they_can(
    case: dict[str, Any], where: str, entry: str, facts: dict[str, int]
) -> None:
    (fault,) = case_faults(case, 10, 3)
    assert (fault.where, fault.what.id, fault.what.facts) == (f"case.{where}", entry, facts)


@pytest.mark.parametrize(
    "case",
    [
        {"points": 0},
        {"points": 120},
        {"points": 98, "discards": ACES},
        {"points": 0, "tricks": 0},
        {"points": 33, "tricks": 1},
        {"points": 120, "tricks": 10},
        {"points": 98, "tricks": 10, "discards": ACES},
    ],
)
def test_points_that_tricks_can_hold_are_no_fault(case: dict[str, Any]) -> None:
    assert case_faults(case, 10, 3) == []


def test_two_faults_of_a_case_are_told_together() -> None:
    faults = case_faults({"points": 0, "tricks": 11, "discards": [1, 2, 3]}, 10, 3)
    assert [fault.where for fault in faults] == ["case.discards", "case.tricks"]


@pytest.mark.parametrize(
    ("led", "entry"),
    [
        ("QD", "led-red-turncoat"),  # a diamond that is a trump as all diamonds are
        ("JD", "led-red-turncoat"),
        ("QS", "led-turncoat"),
        ("JC", "led-turncoat"),
        ("AD", "led-diamond"),
        ("7D", "led-diamond"),
        ("AS", "led-run"),
        ("7C", "led-run"),
    ],
)
def test_the_lead_says_what_it_is_and_which_suit_it_has_left(led: str, entry: str) -> None:
    card = PACK.card(led)
    lead = order_of(CITED, card.index).lead
    assert lead is not None
    assert lead.say.id == entry
    left = lead.say.facts.get("suit")
    assert left == (Suit(led[1]) if entry == "led-turncoat" else None)


@pytest.mark.parametrize("suit", ["C", "S", "H"])
def test_only_a_queen_or_jack_that_is_held_is_said_to_have_left_its_suit(suit: str) -> None:
    chain = follow(CITED, PACK.card(f"A{suit}").index)
    for held in ([], [f"Q{suit}"], [f"J{suit}"], [f"Q{suit}", f"J{suit}"]):
        bound = law(chain, PACK.mask([*held, f"7{suit}", "AD"]))
        told = [say("turncoat", card=Card(PACK.card(code).index), suit=Suit(suit)) for code in held]
        assert list(bound.message.facts["beside"].items) == told
        assert bound.allowed == PACK.mask(f"7{suit}")
        assert (CITED.not_suit in bound.clauses) == bool(held)


def test_the_first_card_of_a_trick_rules_it() -> None:
    """The winner takes its points and leads next, which is said of nothing else."""
    rules, trick = trick_rules(CITED), [PACK.card(code).index for code in ("7S", "AC", "TS")]
    assert [rules.won_by(SETTING, trick[:played]) for played in (1, 2, 3)] == [0, 0, 2]
    for played in (1, 2, 3):
        assert rules.duty(SETTING, trick[:played]) == follow(CITED, trick[0])
    takes, leads = rules.brings(SETTING, trick, 2)
    assert takes.say.facts["points"] == worth(trick) == 21
    assert (takes.leads, leads.leads) == (False, True)
    nothing, _ = rules.brings(SETTING, trick[:1], 0)
    assert nothing.say == say("takes-nothing")
