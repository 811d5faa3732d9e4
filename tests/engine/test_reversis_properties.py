"""What must hold in every hand of Reversis: chips are conserved at every step, and the rules agree."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from reversis_table import G, gains, score

from followsuit import Match, ask
from followsuit.checked_play import conserved, play_and_check, ways_to_play
from followsuit.games import game
from followsuit.games.reversis.cards import PACK, worth
from followsuit.games.reversis.espagnolette import entitled

RANKS, SUITS = "AKQJ98765432", "SHDC"
CODES = [rank + suit for suit in SUITS for rank in RANKS]
options = st.fixed_dictionaries(
    {
        "forced": st.sampled_from(["any", "only-if-last-of-suit"]),
        "quinola_discard": st.sampled_from(["allowed", "forbidden"]),
        "talon_bonus": st.sampled_from(["none", "AD5-JH3"]),
        "reante": st.sampled_from(["next-deal", "immediately"]),
        "led_quinola_remise": st.booleans(),
        "claims": st.sampled_from(["explicit", "automatic"]),
        "length": st.sampled_from([4, 8, 12]),
    }
)
cards = st.lists(st.sampled_from(CODES), min_size=4, max_size=15, unique=True)
# Hands that make the rare things happen: nearly all tricks, or the right of the espagnolette.
special = st.sampled_from(
    [
        "AS KS QS JS 9S 8S 7S 6S 5S 4S 3S",
        "AH KH QH JH 9H 8H AS KS QS AC KC",
        "AS KS QS JS AH KH QH AD KD QD 2C",
        "AS AH AD AC 2S 3S 2H 3H 2D 2C 3C",
        "AS AH AC JH 2S 3S 2H 3H 2D 2C 3C",
        None,
    ]
)


@given(cards)
def test_the_highest_of_the_suit_led_wins(dealt: list[str]) -> None:
    trick = dealt[:4]
    answer = ask({"ask": "winner", "game": G, "trick": trick})
    following = [card for card in trick if card[1] == trick[0][1]]
    best = min(following, key=lambda card: RANKS.index(card[0]))
    assert answer["card"] == best


@given(cards, st.sampled_from(["none", "first-nine", "last-two"]))
def test_suit_is_followed_except_by_right(dealt: list[str], right: str) -> None:
    led, hand = dealt[:1], dealt[1:12]
    answer = ask(
        {"ask": "legal", "game": G, "setting": {"right": right}, "trick": led, "hand": hand}
    )
    following = [card for card in hand if card[1] == led[0][1]]
    expected = hand if right == "first-nine" or not following else following
    assert set(answer["legal"]) == set(expected)
    assert all(one["clauses"] and one["why"]["text"] for one in answer["cards"])


@given(cards, st.integers(1, 99), options, st.integers(0, 3))
def test_a_trick_moves_no_chip_out_of_the_world(
    dealt: list[str], pot: int, chosen: dict[str, Any], leader: int
) -> None:
    case = {"cards": dealt[:4], "pot": pot, "leader": leader}
    assert sum(gains(score("trick", chosen, **case))) == 0


@given(st.integers(0, 2**32), options, special, st.integers(0, 3))
@settings(max_examples=60, deadline=None)
def test_chips_and_cards_are_conserved_at_every_step(
    seed: int, chosen: dict[str, Any], hand: str | None, dealer: int
) -> None:
    deal = {"hands": [hand, None, None, None]}
    match = Match(G, options=chosen, seed=seed, dealer=dealer, deals=[deal], hands=2)
    choose = Random(seed)
    while (decision := match.decision) is not None:
        kept = [code for code in decision.codes if code == "keep"]
        match.apply(kept[0] if kept and seed % 2 else choose.choice(decision.codes))
        assert conserved(match.table)
        assert sum(match.totals) + sum(match.table.shown["pots"]) == 400
        assert all(pot > 0 for pot in match.table.shown["pots"])
    for table in match.hands:
        assert sum(worth(pile) for pile in table.won) + worth(table.aside) == 40
        assert len(table.aside) == 4 and len(table.tricks) == 11


@given(st.integers(0, 2**32), special)
@settings(max_examples=40, deadline=None)
def test_only_the_holder_of_the_right_reneges(seed: int, hand: str | None) -> None:
    deal = {"hands": [hand, None, None, None]}
    match = Match(G, seed=seed, deals=[deal], hands=1).play_random()
    table = match.table
    kinds = {event.kind for event in table.events}
    held = [0] * 4
    for trick in table.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            held[seat] |= 1 << card
    right = next((seat for seat, own in enumerate(held) if entitled(own)), None)
    assert ("right" in kinds) == (right is not None)
    for number, trick in enumerate(table.tricks):
        suit = PACK.cards[trick.cards[0]].suits[0]
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            able = held[seat] & PACK.suit(suit)
            held[seat] &= ~(1 << card)
            if able and suit not in PACK.cards[card].suits:
                assert seat == right and number < 9


@given(st.integers(0, 2**32), special)
@settings(max_examples=40, deadline=None)
def test_a_hand_ends_in_a_party_or_a_reversis(seed: int, hand: str | None) -> None:
    deal = {"hands": [hand, None, None, None]}
    table = Match(G, seed=seed, deals=[deal], hands=1).play_random().table
    first = [trick.winner for trick in table.tricks[:9]]
    cited = {clause for line in table.lines for clause in line.clauses}
    assert ("party.amount" in cited) == (len(set(first)) > 1)
    made = {"reversis.reversis.made-pay", "reversis.reversis.broken-pay"} & cited
    assert bool(made) == (len(set(first)) == 1)


def test_random_matches_end_and_replay() -> None:
    for seed, (players, chosen) in enumerate(ways_to_play(game(G))[:40]):
        play_and_check(game(G), players, chosen, seed)


@given(st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_questions_about_points_are_right(seed: int) -> None:
    question = ask({"ask": "quiz", "game": G, "kind": "points", "seed": seed})
    assert "error" not in question
    again = ask(question["request"])
    assert "error" not in again and sum(gains(again)) == 0
    assert len(question["answer"]) == 1


def test_questions_about_a_reversis_say_where_quinola_went() -> None:
    """Else it might take the breaking trick, and 54 would be as right as 64."""
    asked = [ask({"ask": "quiz", "game": G, "kind": "points", "seed": seed}) for seed in range(60)]
    about = [q["prompt"]["text"] for q in asked if "first nine tricks" in q["prompt"]["text"]]
    assert about and all("played J♥ in one of them" in prompt for prompt in about)


def test_questions_about_a_change_say_plainly_that_there_is_none() -> None:
    asked = [ask({"ask": "quiz", "game": G, "kind": "points", "seed": seed}) for seed in range(60)]
    none = [
        question["verdict"]["text"]
        for question in asked
        if "0 chips" in [o["label"] for o in question["options"] if o["id"] in question["answer"]]
    ]
    assert none and all(verdict.split(".")[0].endswith("nothing changes") for verdict in none)
