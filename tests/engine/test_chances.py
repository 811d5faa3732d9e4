"""How a hand is shuffled and dealt, by chance and as it is given; what no deal can be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from followsuit.chance import Chance, Settled, _word_faults, deal_faults, drawn_below, shuffle
from followsuit.errors import BadRequest
from followsuit.messages import Verbatim, say
from followsuit.packs import FRENCH_52 as PACK
from followsuit.packs import bits


def chance(given: dict[str, Any] | None = None, seed: int = 1) -> Chance:
    return Chance(Random(seed), given or {}, "deal")


def faults(given: dict[str, Any], players: int = 2, count: int = 3, without: str = "") -> list[Any]:
    with pytest.raises(BadRequest) as caught:
        chance(given).deal(PACK, players, count, PACK.mask(without))
    return [(fault.where, fault.what.id) for fault in caught.value.faults]


def test_a_shuffle_and_a_draw_are_those_of_the_library_call_by_call() -> None:
    for many in range(70):
        mine, theirs = Random(many), Random(many)
        things, others = list(range(many)), list(range(many))
        shuffle(things, mine)
        theirs.shuffle(others)
        assert things == others and mine.random() == theirs.random()
        assert drawn_below(many + 1, mine) == theirs.randrange(many + 1)
        assert mine.random() == theirs.random()


def test_all_cards_are_dealt_and_none_that_is_taken_out() -> None:
    hands, stock = chance().deal(PACK, 4, 12, PACK.mask("AS 2C"))
    assert [hand.bit_count() for hand in hands] == [12] * 4 and len(stock) == 2
    dealt = [card for hand in hands for card in bits(hand)] + stock
    assert sorted(dealt) == bits(PACK.everything & ~PACK.mask("AS 2C"))


def test_what_is_given_is_dealt_and_the_rest_shuffled() -> None:
    given = {"hands": [None, "KS QS JS"], "stock": "5H 6H"}
    hands, stock = chance(given).deal(PACK, 2, 3, PACK.mask("AS"))
    assert hands[1] == PACK.mask("KS QS JS") and hands[0].bit_count() == 3
    assert [PACK.codes[card] for card in stock[:2]] == ["5H", "6H"]
    assert sorted(bits(hands[0] | hands[1]) + stock) == bits(PACK.everything & ~PACK.mask("AS"))
    for some in ({"hands": None}, {"hands": []}, {"hands": ["", None]}, {"stock": None}):
        assert chance(some).deal(PACK, 2, 3, 0) == chance().deal(PACK, 2, 3, 0)


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({"hands": ["AS KS", None]}, [("deal.hands[0]", "has-cards-not")]),
        ({"hands": [None, "AS KS QS JS"]}, [("deal.hands[1]", "has-cards-not")]),
        ({"hands": [None]}, [("deal.hands", "needs-hands-of-all")]),
        ({"hands": ["AS KS QS", "AS JS TS"]}, [("deal.hands[1][0]", "also-in")]),
        ({"hands": [None, None], "stock": "AS 2S AS"}, [("deal.stock[2]", "also-in")]),
        ({"hands": ["AS XX QS", None]}, [("deal.hands[0][1]", "not-a-card")]),
        ({"stock": "2C 2H"}, [("deal.stock[0]", "not-in-this-game")]),
    ],
)
def test_a_deal_that_is_none_is_told_at_its_place(given: dict[str, Any], found: list[Any]) -> None:
    told = faults(given, without="2C")
    assert [one for one in told if one in found] == found


def test_a_stock_has_room_for_what_is_not_in_the_hands() -> None:
    """Two hands of 3 cards and one card taken out leave 45."""
    codes = [code for code in PACK.codes if code != "2C"]
    assert len(chance({"stock": " ".join(codes[:45])}).deal(PACK, 2, 3, PACK.mask("2C"))[1]) == 45
    told = faults({"stock": " ".join(codes[:46])}, without="2C")
    assert told == [("deal.stock", "has-cards-too-many")]
    assert faults({}, players=4, count=14) == [("deal.stock", "has-cards-too-many")]
    assert faults({}, players=1, count=53) == [("deal.stock", "has-cards-too-many")]
    assert chance().deal(PACK, 4, 13, 0)[1] == []


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({}, []),
        ({"hands": None, "stock": None}, []),
        ({"hands": ["AS", ["KS"], None], "stock": ["5H"], "last": "AS"}, []),
        ({"stack": ""}, [("deal.stack", "not-a-field")]),
        ({"hands": "AS KS"}, [("deal.hands", "needs-hands")]),
        ({"hands": 5}, [("deal.hands", "needs-hands")]),
        ({"hands": [5, "AS"]}, [("deal.hands[0]", "needs-words")]),
        ({"hands": [["AS", 5]]}, [("deal.hands[0][1]", "no-word")]),
        ({"stock": 5, "last": 6}, [("deal.stock", "needs-words"), ("deal.last", "needs-words")]),
    ],
)
def test_what_no_deal_can_be_is_told(given: dict[str, Any], found: list[Any]) -> None:
    told = deal_faults(given, ("last",), "deal")
    assert [(fault.where, fault.what.id) for fault in told] == found
    assert _word_faults(None, "deal") == []


def test_a_card_that_is_drawn_is_one_of_the_set_or_the_one_that_is_given() -> None:
    """It is recorded under its name."""
    cards = PACK.mask("KS 2H AD")
    one = chance()
    assert PACK.codes[one.one("last", PACK, cards)] == one.drawn["last"]
    assert {chance(seed=n).one("last", PACK, cards) for n in range(20)} == set(bits(cards))
    given = chance({"last": "2♥"})
    assert given.one("last", PACK, cards) == PACK.card("2H").index
    assert given.drawn == {"last": "2H"} and given.record == {"last": "2H"}
    assert chance({"last": "KS"}).one("last", PACK, cards) == PACK.card("KS").index
    for wrong, told in (("QS", "needs-one-of"), ("AS", "needs-one-of"), ("XX", "not-a-card")):
        with pytest.raises(BadRequest) as caught:
            chance({"last": wrong}).one("last", PACK, cards)
        (fault,) = caught.value.faults
        assert (fault.where, fault.what.id) == ("deal.last", told)


def test_things_are_shuffled_or_as_they_are_given() -> None:
    things = ["c", "a", "b"]
    for given in ("b c a", ["b", "c", "a"]):
        one = chance({"order": given})
        assert one.shuffled("order", things) == ["b", "c", "a"]
        assert one.drawn == {"order": "b c a"}
    assert sorted(chance().shuffled("order", things)) == ["a", "b", "c"] and things[0] == "c"
    assert len({tuple(chance(seed=n).shuffled("order", things)) for n in range(40)}) == 6
    for wrong in ("a b", "a b b", "a b c d"):
        with pytest.raises(BadRequest) as caught:
            chance({"order": wrong}).shuffled("order", things)
        (fault,) = caught.value.faults
        assert fault.what == say("needs-in-order", things=Verbatim("a b c"))


def test_the_same_chance_deals_what_it_has_dealt() -> None:
    """And draws what it has not drawn yet from another source."""
    first = chance({"order": "b a"})
    assert first.again(lambda: Random(9)).deal(PACK, 2, 3, 0) == Chance(
        Random(9), {"order": "b a"}, "deal"
    ).deal(PACK, 2, 3, 0)
    dealt = first.deal(PACK, 2, 3, 0)
    first.shuffled("other", ["x", "y"])
    again = first.again(lambda: Random(9))
    assert isinstance(again, Settled)
    assert again.deal(PACK, 2, 3, 0) == dealt
    assert again.shuffled("order", ["a", "b"]) == ["b", "a"]
    assert again.shuffled("other", ["x", "y"]) == first.drawn["other"].split()
    assert again.record == {**first.record, "order": "b a"}
    assert (again.drawn["hands"], again.drawn["stock"]) == (
        first.drawn["hands"],
        first.drawn["stock"],
    )
