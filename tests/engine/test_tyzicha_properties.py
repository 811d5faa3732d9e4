"""What must hold in every position and every match of Tyzicha."""

from __future__ import annotations

from random import Random
from typing import Any

import tyzicha_book as book
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.checked_play import conserved

G = "tyzicha"
trumps = st.sampled_from(["none", *book.SUITS])
cards = st.lists(st.sampled_from(book.PACK), min_size=3, max_size=11, unique=True)
options = st.fixed_dictionaries(
    {
        "contract_needs": st.sampled_from(["more-than", "at-least"]),
        "opponents_score": st.sampled_from(["when-broken", "always"]),
        "round_to": st.sampled_from([1, 5, 10]),
        "first_trick_marriage": st.booleans(),
        "bid_limit": st.sampled_from(["none", "120-without-marriage"]),
    }
)


@given(trumps, cards)
def test_the_book_names_the_same_winner(trump: str, dealt: list[str]) -> None:
    trick = dealt[:3]
    answer = ask({"ask": "winner", "game": G, "setting": {"trump": trump}, "trick": trick})
    running = [book.winner(trump, trick[: place + 1]) for place in range(3)]
    assert [step["winner"] for step in answer["steps"]] == running
    assert answer["winner"] == running[-1]
    assert all(step["clauses"] and step["why"]["text"] for step in answer["steps"])
    assert {loser["seat"] for loser in answer["losers"]} == set(range(3)) - {running[-1]}


@given(trumps, cards, st.integers(0, 2))
def test_the_book_allows_the_same_cards(trump: str, dealt: list[str], played: int) -> None:
    trick, hand = dealt[:played], dealt[played:][:8]
    setting = {"trump": trump}
    request = {"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": hand}
    answer = ask(request)
    assert sorted(answer["legal"]) == sorted(book.legal(trump, trick, hand))
    assert all(one["clauses"] and one["why"]["text"] for one in answer["cards"])


@given(st.sampled_from(book.SUITS), st.sampled_from("KQ"), trumps, cards)
def test_a_marriage_is_trump_at_once(suit: str, led: str, before: str, dealt: list[str]) -> None:
    first = led + suit
    rest = [card for card in dealt if card not in (f"K{suit}", f"Q{suit}")]
    setting = {"trump": before, "marriage": suit}
    trick = [first, *rest[:1]]
    if rest[len(trick) - 1 :]:
        hand = rest[len(trick) - 1 :][:8]
        request = {"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": hand}
        assert sorted(ask(request)["legal"]) == sorted(book.legal(suit, trick, hand))
    answer = ask({"ask": "winner", "game": G, "setting": setting, "trick": trick})
    assert answer["winner"] == book.winner(suit, trick)


@given(st.data(), options)
def test_the_book_writes_the_same_score(data: st.DataObject, chosen: dict[str, Any]) -> None:
    draw = data.draw
    first, second = sorted([draw(st.integers(0, 120)), draw(st.integers(0, 120))])
    points = [first, second - first, 120 - second]
    # No cards count 1 together.
    assume(not {1, 119} & {*points})
    marriages: list[list[str]] = [[], [], []]
    for suit in book.SUITS:
        owner = draw(st.integers(0, 3))
        if owner < 3:
            marriages[owner].append(suit)
    declarer = draw(st.integers(0, 2))
    own = points[declarer] + sum(book.MARRIAGES[suit] for suit in marriages[declarer])
    contract = draw(st.sampled_from([100, 110, 120, 150, 400, max(100, own // 10 * 10)]))
    totals = [draw(st.integers(-500, 1000)) for _ in range(3)]
    case = {"declarer": declarer, "contract": contract, "points": points}
    case |= {"marriages": marriages, "totals": totals}
    answer = ask({"ask": "score", "game": G, "form": "hand", "case": case, "options": chosen})
    expected = book.score(
        declarer,
        contract,
        points,
        marriages,
        totals,
        chosen["contract_needs"],
        chosen["opponents_score"],
        chosen["round_to"],
    )
    assert answer["totals"] == expected
    assert answer["over"] == (max(expected) > 1000)
    assert all(line["clauses"] for line in answer["lines"])
    for side in range(3):
        gains = sum(line["points"] for line in answer["lines"] if line["side"] == side)
        assert totals[side] + gains == expected[side]


@given(st.integers(0, 10**6), options)
@settings(max_examples=25, deadline=None)
def test_hands_keep_the_rules(seed: int, chosen: dict[str, Any]) -> None:
    match = Match(G, options=chosen, seed=seed, hands=3)
    choose = Random(seed)
    while (decision := match.decision) is not None:
        table, number = match.table, match.hand_number
        assert decision.codes and all(action.clauses for action in decision.actions)
        match.apply(decision.pick(choose.random()))
        if match.hand_number == number:
            assert conserved(table)
    for table in match.hands:
        assert len(table.tricks) in (0, 8)
        if table.tricks:
            assert sum(book.POINTS[table.pack.codes[c][0]] for w in table.won for c in w) == 120
        for trick in table.tricks:
            trump = trick.setting.trumps
            played = [table.pack.codes[card] for card in trick.cards]
            assert book.winner(trump, played) == trick.position
        shown = [event for event in table.events if event.kind == "marriage"]
        assert len({event.cards for event in shown}) == len(shown) <= 4


@given(st.integers(0, 10**6))
@settings(max_examples=8, deadline=None)
def test_only_a_declarer_passes_1000(seed: int) -> None:
    match = Match(G, seed=seed).play_random()
    for table in match.hands[:-1]:
        assert max(table.totals) <= 1000
    assert match.finished and match.winners == (match.table.shown["declarer"],)
    assert match.totals[match.winners[0]] >= 1001
