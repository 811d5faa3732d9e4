"""Order, duty and the judging of a trick, apart from any game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.duty import Link, allowed, anything, law
from followsuit.games.nouns import TRUMP, of_suit
from followsuit.messages import say
from followsuit.order import Order, Run, Ties, place
from followsuit.packs import FRENCH_52 as PACK
from followsuit.packs import bits, codes_of
from followsuit.seats import seat_names
from followsuit.trick import judge
from followsuit.words import Voice

TOLD = Voice("", PACK, seat_names(3))
ROW = "A{0} K{0} Q{0} J{0} T{0} 9{0}"


def order(ties: Ties = "last", equal: bool = False) -> Order:
    """Hearts are trump, spades are led; with `equal`, all kings of both are one rank."""
    hearts = Run(of_suit("H"), (place(PACK, ROW.format("H"), "rank.trump"),))
    cards = [PACK.mask("AS"), PACK.mask("KS QS"), PACK.mask("JS")]
    spades = Run(of_suit("S"), (place(PACK, cards if equal else ROW.format("S"), "rank.plain"),))
    return Order(PACK, (hearts, spades), across="win.trump", off="win.off", ties=ties, tie="tie")


def cards(text: str) -> list[int]:
    return [PACK.card(word).index for word in text.split()]


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("9S AS KS", 1), ("9S AS 9H", 2), ("9S AD AC", 0), ("AS 9H JH TH", 2)],
)
def test_the_best_card_of_the_best_run_wins(trick: str, winner: int) -> None:
    assert order().best(cards(trick)) == winner


@pytest.mark.parametrize(("ties", "winner"), [("last", 2), ("first", 1), ("drawn", None)])
def test_equal_cards_fall_under_the_tie_policy(ties: Ties, winner: int | None) -> None:
    assert order(ties, equal=True).best(cards("JS KS QS")) == winner


def test_the_running_winner_is_told_after_every_card() -> None:
    verdict = judge(lambda played: order(), cards("KS AS 9H AD"))
    assert [step.winner for step in verdict.steps] == [0, 1, 2, 2]
    assert verdict.winner == 2
    assert [position for position, _ in verdict.losers] == [0, 1, 3]
    assert TOLD.plain(verdict.said.say).startswith("East wins.")
    assert verdict.losers[2][1].clauses == ("win.off",)


def test_a_drawn_trick_names_its_equal_cards_and_can_be_won_yet() -> None:
    drawn = judge(lambda played: order("drawn", equal=True), cards("KS QS JS"))
    assert [step.winner for step in drawn.steps] == [0, None, None]
    told = [TOLD.plain(said.say) for said in (drawn.said, drawn.steps[1].said, drawn.losers[2][1])]
    assert told == [
        "K♠ and Q♠ are equal, so nobody wins the trick.",
        "Q♠ only equals K♠.",
        "J♠ ranks below K♠.",
    ]
    won = judge(lambda played: order("drawn", equal=True), cards("KS QS AS"))
    assert [step.winner for step in won.steps] == [0, None, 2]
    assert "A♠ beats" in TOLD.plain(won.steps[2].said.say)


def test_a_tie_may_have_a_reason() -> None:
    kings = Run(TRUMP, (place(PACK, [PACK.rank("K")], "rank"),))
    first = Order(PACK, (kings,), "win", "win", ties="first", tie="tie", tie_why=TRUMP)
    said = judge(lambda played: first, cards("KS KH")).said
    assert TOLD.plain(said.say).endswith("was played earlier, so it wins: trump.")


def test_an_order_that_changes_brings_an_earlier_card_to_life() -> None:
    plain_order = order()
    turned = Order(
        PACK, (Run(of_suit("S"), (place(PACK, "QS", "rank.queen"),)),), across="win", off="win.off"
    )
    ace = PACK.card("AS").index
    verdict = judge(lambda played: turned if ace in played else plain_order, cards("QS KS AS"))
    assert [step.winner for step in verdict.steps] == [0, 1, 0]


def link(suit: str, clause: str) -> Link:
    """Play this suit; whoever has none is told so."""
    must, lacks = (say(entry, noun=of_suit(suit)) for entry in ("follow-with", "lacks"))
    return Link(PACK.suit(suit), PACK.suit(suit), (clause,), must, lacks)


CHAIN = (link("S", "follow"), link("H", "trump"), anything("free"))


@pytest.mark.parametrize(
    ("hand", "legal", "clause"),
    [
        ("KS 9S AH", "KS 9S", "follow"),
        ("AH KD", "AH", "trump"),
        ("KD 2C", "KD 2C", "free"),
    ],
)
def test_the_first_link_that_a_hand_meets_is_the_law(hand: str, legal: str, clause: str) -> None:
    bound = law(CHAIN, PACK.mask(hand))
    assert bound.allowed == allowed(CHAIN, PACK.mask(hand)) == PACK.mask(legal)
    assert bound.said.clauses == (clause,)


def test_skipped_links_explain_a_free_hand() -> None:
    bound = law(CHAIN, PACK.mask("KD 2C"))
    told = TOLD.plain(bound.said.say)
    assert told == "You hold no spade and no heart, so you may play any card."


def test_an_illegal_card_is_told_what_must_be_played() -> None:
    bound = law(CHAIN, PACK.mask("KS AH"))
    told = TOLD.plain(bound.of(PACK.card("AH").index).say)
    assert told.startswith("A♥ is not allowed. You hold K♠, so you must follow with a spade")
    assert "K♠" in told


@given(st.integers(1, PACK.everything))
def test_some_card_of_every_hand_may_be_played(hand: int) -> None:
    legal = allowed(CHAIN, hand)
    assert legal
    assert legal & hand == legal
    bound = law(CHAIN, hand)
    assert bound.allowed == legal
    for card in bits(hand):
        assert bound.of(card).say


@given(st.permutations(range(52)))
def test_the_winner_beats_every_other_card(pack: list[int]) -> None:
    trick = pack[:4]
    winner = order().best(trick)
    assert winner is not None
    strength = order().strength
    if any(strength[card] for card in trick):
        assert all(strength[trick[winner]] >= strength[card] for card in trick), codes_of(
            PACK, trick
        )
