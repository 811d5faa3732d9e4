"""A table apart from any game: whose turn it is, where cards go, and what is told of points."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from followsuit import Match
from followsuit.chance import Chance
from followsuit.duty import anything
from followsuit.errors import WrongRules
from followsuit.games import game
from followsuit.messages import Side, say
from followsuit.packs import FRENCH_52 as PACK
from followsuit.packs import bits
from followsuit.table import Table, Trick

NEGATIVE = "common.ruling.negative"


def table(
    sides: tuple[int, ...] = (0, 1, 2),
    totals: tuple[int, ...] = (0, 0, 0),
    common: tuple[str, ...] = (NEGATIVE,),
    rules: Any = None,
) -> Table:
    rules = rules or game("hearts").trick
    chance = Chance(Random(1), {}, "deal")
    return Table(rules, PACK, sides, None, 1, chance, totals, None, 0, False, common)


def test_turns_go_around() -> None:
    one = table()
    assert [one.after(seat) for seat in range(3)] == [1, 2, 0]
    assert [one.after(seat, 2) for seat in range(3)] == [2, 0, 1]
    assert one.next_dealer == 2
    assert one.around(2) == (2, 0, 1)


def test_before_the_deal_all_lies_in_the_stock() -> None:
    one = table()
    assert (one.hands, one.tricks_won, one.won) == ([0, 0, 0], [0, 0, 0], [[], [], []])
    assert one.stock == list(range(52))
    one.deal(5, without=PACK.mask("AS KS"))
    assert one.aside == bits(PACK.mask("AS KS"))
    assert [hand.bit_count() for hand in one.hands] == [5, 5, 5] and len(one.stock) == 35
    assert not any(hand & PACK.mask("AS KS") for hand in one.hands)
    one = table()
    one.deal(5)
    assert not one.aside and sum(map(int.bit_count, one.hands)) + len(one.stock) == 52


def test_a_drawn_card_is_the_top_one_and_whose_it_is_can_be_told() -> None:
    one = table()
    one.hands = [0, PACK.mask("AH"), 0]
    one.stock = [PACK.card("KS").index, PACK.card("QS").index]
    assert one.draw(2) == PACK.card("KS").index
    assert one.hands[2] == PACK.mask("KS") and one.stock == [PACK.card("QS").index]
    holders = [one.holder(PACK.card(code).index) for code in ("KS", "AH", "QS", "QH")]
    assert holders == [2, 1, None, None]


def test_whose_turn_comes_is_known_from_the_lead_on() -> None:
    one = table((0, 1, 2, 3), (0,) * 4)
    one.hands = [PACK.mask(codes) for codes in ("AS", "KS", "QS", "JS")]
    for seat, code, coming in ((2, "QS", 3), (3, "JS", 0), (0, "AS", 1)):
        one.play(seat, PACK.card(code).index, None)
        assert (one.turns, one.coming) == ((2, 3, 0, 1), coming)


def test_who_plays_out_of_turn_takes_the_place_in_the_trick() -> None:
    one = table((0, 1, 2, 3), (0,) * 4)
    one.hands = [PACK.mask(f"{rank}S 2{suit}") for rank, suit in ("AH", "KD", "QC", "JH")]
    assert one.turns == () and one.playing == []
    for seat, rank in ((2, "Q"), (0, "A"), (1, "K"), (3, "J")):
        one.play(seat, PACK.card(f"{rank}S").index, None)
    assert one.turns == (2, 0, 1, 3)
    assert [seat for seat, _ in one.playing] == [2, 0, 1, 3]
    assert [hand.bit_count() for hand in one.hands] == [1, 1, 1, 1]
    done = one.take(game("hearts").positions.settings.type())
    assert (done.seats, done.winner) == ((2, 0, 1, 3), 0)
    assert one.tricks_won == [1, 0, 0, 0] and len(one.won[0]) == 4 and not one.aside


def test_a_drawn_trick_has_no_winner() -> None:
    assert Trick(None, (3, 4), (1, 2), 1).winner == 2
    with pytest.raises(WrongRules):
        _ = Trick(None, (3, 4), (1, 2), None).winner


@pytest.mark.parametrize(
    ("before", "amount", "told"),
    [(0, -1, True), (0, 0, False), (1, -1, False), (1, -2, True), (-1, -1, False), (-1, 1, False)],
)
def test_a_score_that_falls_below_zero_is_told_of_once(
    before: int, amount: int, told: bool
) -> None:
    """Where the game has nothing of its own about it."""
    for common in ((NEGATIVE,), ()):
        one = table(totals=(5, before, 5), common=common)
        one.score(1, amount, "score", say("deal"))
        assert one.totals == [5, before + amount, 5]
        notes = [event for event in one.events if event.kind == "note"]
        assert bool(notes) is (told and bool(common))
        if notes:
            (note,) = notes
            assert note.clauses == (NEGATIVE,) and note.say == say("below-zero", side=Side(1))


def test_a_score_has_a_seat_where_it_is_a_side_alone() -> None:
    one = table((0, 1, 0), (0, 0))
    for side in (0, 1, None):
        one.score(side, 2, "score", say("deal"))
    assert [(event.side, event.seat) for event in one.events] == [(0, None), (1, 1), (None, None)]
    assert one.totals == [2, 2]


def test_what_is_told_is_told_once_and_in_order() -> None:
    one = table()
    one.tell("deal", say("deal"), "first second")
    assert [event.clauses for event in one.events] == [("first", "second")]
    one.tell("note", say("deal"), ("third",), 2, [4], (2,))
    one.score(0, 1, "fourth", say("deal"))
    assert [event.clauses[0] for event in one.events] == ["first", "third", "fourth"]
    assert (one.events[1].seat, one.events[1].cards, one.events[1].to) == (2, (4,), (2,))
    assert one.events[2].line == one.lines[0]


def test_nobody_looks_up_what_binds_a_last_card() -> None:
    """Four with thirteen cards in Hearts: twelve of each hand are bound by something."""
    asked: list[Any] = []

    def duty(setting: Any, lying: Any) -> Any:
        asked.append(lying)
        return (anything("free"),)

    hearts = game("hearts")
    free = replace(hearts, trick=replace(hearts.trick, duty=duty, lead=None))
    for seed in range(5):
        match = Match(free, 4, {"passing": "none"}, seed=seed, hands=1).play_random()
        assert len(match.table.tricks) == 13
        assert len(asked) == 12 * 4
        asked.clear()
