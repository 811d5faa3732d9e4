"""What a seat can tell of each step of a hand, in small hands whose cards are written down here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.duty import Link, anything
from followsuit.messages import say
from followsuit.packs import FRENCH_52 as PACK
from followsuit.rules import TrickRules
from followsuit.table import Event
from followsuit.whereabouts import Left, Mixed, Whereabouts, _barred, _mixed

HEARTS = "AH KH QH"  # the hand of the third seat: the backs 4, 5 and 6
OTHERS = ("2C 3C", "KS 9S")  # of the first and the second


def card(code: str) -> int:
    return PACK.card(code).index


def cards(codes: str) -> list[int]:
    return [card(code) for code in codes.split()]


def follow(suit: str) -> Link:
    must = say("play-any")
    return Link(PACK.suit(suit), PACK.suit(suit), ("follow",), must)


def led_suit(setting: Any, lying: Sequence[int]) -> Sequence[Link]:
    """Clubs must be led; the suit that was led must be followed."""
    suit = PACK.suit_of[lying[0]] if lying else "C"
    return (follow(suit), anything("free"))


def leads(setting: Any, hand: int) -> Sequence[Link]:
    """Who has an ace may lead anything; others no heart while they have clubs."""
    clubs = Link(PACK.suit("C"), PACK.everything & ~PACK.suit("H"), ("lead",), say("play-any"))
    return (anything("free"),) if hand & PACK.mask("AS AH AD AC") else (clubs, anything("free"))


def heartless(setting: Any, hand: int) -> Sequence[Link]:
    """Who has another card leads no heart."""
    other = PACK.everything & ~PACK.suit("H")
    return (Link(other, other, ("lead",), say("play-any")), anything("free"))


def rules(**more: Any) -> Any:
    none: Any = None
    return TrickRules(none, led_suit, none, **more)


SUITS, LED, HEARTLESS = rules(), rules(lead=leads), rules(lead=heartless)


def dealt(*hands: str, stock: str = "", seat: int = 0, rules: Any = SUITS) -> Whereabouts:
    where = Whereabouts(PACK, seat, rules)
    where.begin([PACK.mask(hand) for hand in hands], cards(stock))
    return where


def lies(*hands: str, stock: str = "", aside: str = "") -> Any:
    """A table as it is after a step."""
    masks = [PACK.mask(hand) for hand in hands]
    return SimpleNamespace(hands=masks, stock=cards(stock), aside=cards(aside))


def event(kind: str, seat: int | None, codes: str, to: tuple[int, ...] | None = None) -> Event:
    return Event(kind, seat, tuple(cards(codes)), None, (), to)


def homes(where: Whereabouts) -> dict[str, set[int]]:
    """What is known of the cards of others."""
    return {PACK.codes[card]: set(at) for card, at in where._homes.items()}


def test_backs_are_numbered_as_they_were_dealt() -> None:
    where = dealt("2C 3C", "KS 9S", "AH KH", stock="5D 7D", seat=1)
    assert where.deal == ([[0, 1], [2, 3], [4, 5]], [6, 7])
    assert homes(where) == {"KS": {2}, "9S": {3}}
    where.end()
    assert where._cards == sorted(cards("2C 3C KS 9S AH KH 5D 7D"))
    where.end()
    assert where.unknown == [0, 1, 4, 5, 6, 7]


@pytest.mark.parametrize(("to", "known"), [(None, True), ((1,), True), ((0, 2), False)])
def test_a_face_is_known_to_those_who_saw_it(to: tuple[int, ...] | None, known: bool) -> None:
    """The card that is turned up, the third back from the end."""
    hands = ("2C 3C", "KS 9S", HEARTS)
    where = dealt(*hands, stock="5D 7D 8D", seat=1)
    where.follow(lies(*hands, stock="5D 7D 8D"), [event("turn", None, "5D", to)], ())
    assert (homes(where).get("5D") == {7}) is known
    assert ("5D" in homes(where)) is known
    where.end()
    assert (7 not in where.unknown) is known
    assert where.unknown[-2:] == [8, 9]


@pytest.mark.parametrize(
    ("seat", "code", "known"),
    [
        (2, "KH", True),  # shown by who holds it
        (2, "4H", False),  # named by somebody who has it not: beside it in the pack lies one it has
        (1, "KH", False),
        (None, "KH", False),
    ],
)
def test_a_card_is_known_to_be_where_it_is_shown(seat: int | None, code: str, known: bool) -> None:
    hands = (*OTHERS, "AH KH 3H")
    where = dealt(*hands)
    where.follow(lies(*hands), [event("show", seat, code)], ())
    assert homes(where).get(code) == ({4} if known else None)


def test_a_card_that_is_given_away_openly_is_known_where_it_comes() -> None:
    where = dealt(*OTHERS, HEARTS)
    now = lies("2C 3C", "KS 9S KH", "AH QH")
    where.follow(now, [event("give", 2, "KH")], ())
    assert homes(where)["KH"] == {4} and where._hands[1:] == [[2, 3, 4], [5, 6]]


def test_cards_that_are_shown_are_different_ones() -> None:
    hands = (*OTHERS, HEARTS)
    where = dealt(*hands)
    for code in ("KH", "AH", "KH"):
        where.follow(lies(*hands), [event("show", 2, code)], ())
    assert (homes(where)["KH"], homes(where)["AH"]) == ({4}, {5})


def test_what_is_laid_away_and_drawn_unseen_is_one_of_the_hand_whatever_it_is() -> None:
    """The third seat lays two cards away, one after the other, and draws two of the stock."""
    for put in permutations(HEARTS.split()):
        for drawn in permutations(["5D", "2S", "TC"]):
            stock = " ".join(drawn)
            where = dealt(*OTHERS, HEARTS, stock=stock)
            kept, first, second = put
            now = lies(
                *OTHERS, f"{kept} {drawn[0]} {drawn[1]}", stock=drawn[2], aside=f"{first} {second}"
            )
            where.follow(now, [event("exchange", 2, "")], ())
            assert where._log == [Mixed((4, 5, 6), {}, {}), Mixed((4, 7, 8), {}, {})]
            assert where._hands[2] == [4, 7, 8]
            at = {PACK.codes[card]: back for card, back in where._backs.items()}
            assert at == {first: 6, second: 5, drawn[2]: 9}


def test_an_open_card_leaves_the_hand_before_a_hidden_one() -> None:
    """So it is none of those of which nobody knows which is which, wherever it lies then."""
    for shown, hidden, kept in permutations(HEARTS.split()):
        for aside in (f"{shown} {hidden}", f"{hidden} {shown}"):
            where = dealt(*OTHERS, HEARTS)
            now = lies(*OTHERS, kept, aside=aside)
            where.follow(now, [event("discard", 2, shown)], ())
            assert where._log == [Mixed((5, 6), {}, {})]
            assert where._backs == {card(shown): 4, card(hidden): 6}
            assert homes(where)[shown] == {4}


def test_cards_that_change_hands_unseen_leave_them_seat_by_seat() -> None:
    """Whatever cards they are, and as late as they were chosen."""
    for mine, theirs in permutations(HEARTS.split(), 2):
        left = " ".join({*HEARTS.split()} - {mine, theirs})
        where = dealt("2C 3C", f"KS {mine}", f"{theirs} {left}")
        where.choose(1, 1, f"pass {mine}")
        where.choose(0, 2, f"pass {theirs}")
        where.follow(lies("2C 3C", f"KS {theirs}", f"{mine} {left}"), [], ())
        before = [Mixed((2, 3), {}, {}), Left(1, mine, 3), Mixed((4, 5), {}, {})]
        after = [Left(0, theirs, 5), Mixed((2, 5), {}, {}), Mixed((4, 3), {}, {})]
        assert where._log == before + after


def test_hands_are_mixed_in_the_order_of_their_seats() -> None:
    """Nine at a table, each with a card; the second and the last draw one unseen."""
    hands = [f"{rank}C" for rank in "23456789T"]
    where = dealt(*hands, stock="AS KS")
    now = lies(*hands[:1], "3C KS", *hands[2:8], "TC AS")
    where.follow(now, [event("draw", None, "")], ())
    assert where._log == [Mixed((1, 10), {}, {}), Mixed((8, 9), {}, {})]


def test_a_drawn_card_that_is_seen_is_known() -> None:
    for drawn, rest in permutations(("5D", "7D")):
        where = dealt(*OTHERS, HEARTS, stock=f"{drawn} {rest}")
        now = lies(*OTHERS, f"{HEARTS} {drawn}", stock=rest)
        where.follow(now, [event("take", 2, drawn)], ())
        assert (where._hands[2], where._log) == ([4, 5, 6, 7], [])
        assert homes(where)[drawn] == {7}


def test_what_was_chosen_leaves_the_hand_in_that_order() -> None:
    """What nobody chose leaves it first."""
    for earlier, later, kept in permutations(HEARTS.split()):
        where = dealt("2C", "KS", HEARTS)
        where.choose(0, 2, f"pass {earlier}")
        where.follow(lies("2C", f"KS {earlier} {later}", kept), [], ())
        assert where._log[:2] == [Mixed((2, 3, 4), {}, {}), Left(0, earlier, 3)]


@pytest.mark.parametrize(
    ("seat", "code", "named"),
    [
        (2, "pass KH", True),
        (2, "call 4H", False),  # not held, but the next card of the pack is
        (2, "call KS", False),
        (0, "pass 2C", False),  # the seat itself knows its cards
        (2, "bid 3", False),
    ],
)
def test_a_choice_tells_of_cards_of_the_own_hand(seat: int, code: str, named: bool) -> None:
    where = dealt(*OTHERS, "AH KH 3H")
    where.choose(3, seat, code)
    where.end()
    assert where._log[:-1] == ([Left(3, code.split()[1], 4)] if named else [])


def test_what_was_chosen_and_still_is_held_is_told_in_the_end() -> None:
    """One back after the other, of each hand by itself."""
    where = dealt("2C", "KS 9S", HEARTS)
    for step, seat, code in ((0, 2, "KH"), (1, 1, "9S"), (2, 2, "AH"), (4, 2, "QH")):
        where.choose(step, seat, f"hold {code}")
    where.end()
    lefts = [Left(0, "KH", 3), Left(1, "9S", 1), Left(2, "AH", 4), Left(4, "QH", 5)]
    assert where._log[:-1] == lefts


# -- what a card that was played tells of the rest --------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "lying", "play", "barred"),
    [
        (SUITS, "KS", "KH", "S"),
        (SUITS, "2H", "KH", ""),
        (SUITS, "", "KH", "C"),
        (LED, "KS", "KH", "S"),
        (LED, "", "KH", ""),  # what binds the leader hangs on the hand, which nobody has seen
        (HEARTLESS, "", "KH", "SDC"),
    ],
)
def test_who_could_not_follow_has_none_of_the_suit(
    rules: Any, lying: str, play: str, barred: str
) -> None:
    where = dealt(*OTHERS, HEARTS, rules=rules)
    now = lies(*OTHERS, "AH QH")
    where.follow(now, [event("play", 2, play)], tuple(cards(lying)))
    suit = sum(PACK.suit(one) for one in barred)
    assert where._hands[2] == [5, 6]
    assert [where._bars.get(back, 0) for back in (5, 6)] == [suit, suit]
    where._mix(2)
    assert where._log == [Mixed((5, 6), {}, {5: suit, 6: suit} if suit else {})]
    assert not any(where._bars.values())


def test_bars_of_two_tricks_add_up() -> None:
    where = dealt(*OTHERS, HEARTS)
    where.follow(lies(*OTHERS, "AH QH"), [event("play", 2, "KH")], (card("2S"),))
    where.follow(lies(*OTHERS, "AH"), [event("play", 2, "QH")], (card("2D"),))
    assert where._bars[6] == PACK.suit("S") | PACK.suit("D")


def test_a_seat_bars_nothing_of_its_own_hand() -> None:
    where = dealt(*OTHERS, HEARTS, seat=2)
    where.follow(lies(*OTHERS, "AH QH"), [event("play", 2, "KH")], (card("2S"),))
    assert where._bars == {}


def test_what_a_seat_does_bars_nothing_once_it_shows_a_card_that_was_barred() -> None:
    """It has a right of its own, and has had it before; the bars of others stay."""
    where = dealt("2C", "KS 9S", "AH KH QH 2S")
    where.follow(lies("2C", "9S", "AH KH QH 2S"), [event("play", 1, "KS")], (card("2D"),))
    where.follow(lies("2C", "9S", "AH QH 2S"), [event("play", 2, "KH")], (card("3S"),))
    assert (sorted(where._bars), where._free) == ([2, 4, 5, 6], set())
    where.follow(lies("2C", "9S", "AH QH"), [event("play", 2, "2S")], (card("2H"),))
    assert (where._bars, where._free) == ({2: PACK.suit("D")}, {2})
    where.follow(lies("2C", "9S", "AH"), [event("play", 2, "QH")], (card("3D"),))
    assert sorted(where._bars) == [2]


def test_each_card_of_a_step_is_played_on_those_before_it() -> None:
    """And what is no play tells nothing of what is held."""
    where = dealt("2C", "KS 9S", HEARTS)
    now = lies("2C", "KS", "AH QH")
    done = [event("play", 1, "9S"), event("play", 2, "KH"), event("trick", 1, "")]
    where.follow(now, done, (card("2D"),))
    assert where._bars[2] == PACK.suit("D") == where._bars[4]
    where = dealt("2C", "KS 9S", HEARTS)
    where.follow(now, done[:2], ())
    assert where._bars[4] == PACK.suit("S")


def test_what_a_chain_bars_is_what_it_asks_for_before_it_allows_the_card() -> None:
    chain = (follow("S"), follow("H"), anything("free"))
    for code, suits in (("2S", ""), ("2H", "S"), ("2D", "SH"), ("3S", ""), ("AH", "S")):
        assert _barred(chain, card(code)) == sum(PACK.suit(suit) for suit in suits)


# -- what all that comes to -------------------------------------------------------------------------


def test_of_what_is_mixed_the_cards_come_first_of_which_most_is_known() -> None:
    """Each with the backs that it may have had, barred ones left out, in order; others not at all."""
    first, second, third = 0, 5, 7
    found = _mixed(
        [8, 1, 3],
        {second: {1, 3, 8, 9}, first: {8}, third: {9}, 9: {1, 8}},
        {3: 1 << second, 1: 0, 9: 1 << first},
    )
    assert list(found.homes.items()) == [(first, (8,)), (9, (1, 8)), (second, (1, 8))]
    assert (found.backs, found.bars) == ((8, 1, 3), {3: 1 << second})


@pytest.mark.parametrize(
    ("known", "back"),
    [
        ({}, 4),
        ({"KH": {5, 6}}, 5),  # where it may be
        ({"KH": {4, 5}, "AH": {4}}, 5),  # and nothing else is
        ({"AH": {4, 5}}, 6),  # rather where no other is known to be able to be
        ({"AH": {4, 5, 6}}, 4),
        ({"AH": {4}, "QH": {5, 6}}, 5),
        ({"AH": {4}, "QH": {5}}, 6),
        ({"KH": {6}, "AH": {6, 5}}, 6),
        ({"KH": {1}, "AH": {4}}, 5),
    ],
)
def test_a_card_that_shows_up_was_the_first_back_that_it_may_have_been(
    known: dict[str, set[int]], back: int
) -> None:
    where = dealt(*OTHERS, HEARTS)
    where._homes = {card(code): at for code, at in known.items()}
    assert where._back_of(card("KH"), [4, 5, 6]) == back


def test_where_one_card_is_seen_no_other_can_be() -> None:
    where = dealt(*OTHERS, HEARTS)
    where._homes = {card("KH"): {4, 5}, card("AH"): {4, 5, 6}, card("2C"): {0}}
    where._know(card("QH"), 4)
    assert homes(where) == {"KH": {5}, "AH": {5, 6}, "2C": {0}, "QH": {4}}


def test_a_mixed_hand_keeps_what_was_known_before() -> None:
    """A card that was shown may from then on be any of the hand; before it was the one."""
    hands = (*OTHERS, HEARTS)
    where = dealt(*hands)
    where.follow(lies(*hands), [event("show", 2, "KH")], ())
    where._mix(2)
    assert where._log == [Mixed((4, 5, 6), {card("KH"): (4,)}, {})]
    assert homes(where)["KH"] == {4, 5, 6}
    where.end()
    assert set(where.unknown) >= {4, 5, 6}
