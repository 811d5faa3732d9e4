"""What must hold in every position and every match of Twenty-Five."""

from __future__ import annotations

from random import Random

import twenty_five_book as book
from hypothesis import given
from hypothesis import strategies as st

from followsuit import Match, ask

G = "twenty-five"
trumps = st.sampled_from(book.SUITS)
reneges = st.sampled_from(["always", "lower-lead-only"])
cards = st.lists(st.sampled_from(book.PACK), min_size=2, max_size=14, unique=True)
tables = st.one_of(
    st.tuples(st.integers(3, 10), st.just("solo")),
    st.tuples(st.sampled_from([4, 6, 8, 10]), st.just("pairs")),
    st.just((9, "threes")),
    st.just((2, "solo")),
)


@given(trumps, cards)
def test_the_book_names_the_same_winner(trump: str, trick: list[str]) -> None:
    trick = trick[:10]
    answer = ask({"ask": "winner", "game": G, "setting": {"trump": trump}, "trick": trick})
    running = [book.winner(trump, trick[: place + 1]) for place in range(len(trick))]
    assert [step["winner"] for step in answer["steps"]] == running
    assert answer["winner"] == running[-1]
    assert all(step["clauses"] and step["why"]["text"] for step in answer["steps"])
    assert {loser["seat"] for loser in answer["losers"]} == set(range(len(trick))) - {running[-1]}


@given(trumps, reneges, cards, st.integers(0, 9))
def test_the_book_allows_the_same_cards(
    trump: str, renege: str, dealt: list[str], played: int
) -> None:
    trick, hand = dealt[:played][: len(dealt) - 1], dealt[played : played + 5] or dealt[-1:]
    setting = {"trump": trump, "renege": renege}
    request = {"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": hand}
    answer = ask(request)
    assert sorted(answer["legal"]) == sorted(book.legal(trump, trick, hand, renege))
    assert answer["legal"], "there is always something to play"
    assert all(one["clauses"] and one["why"]["text"] for one in answer["cards"])


@given(trumps, cards)
def test_a_stricter_rule_never_allows_more(trump: str, dealt: list[str]) -> None:
    trick, hand = dealt[:1], dealt[1:6]
    loose, strict = (
        ask(
            {
                "ask": "legal",
                "game": G,
                "setting": {"trump": trump, "renege": renege},
                "trick": trick,
                "hand": hand,
            }
        )["legal"]
        for renege in ("always", "lower-lead-only")
    )
    assert set(strict) <= set(loose)


@given(tables, st.integers(0, 10**6), st.booleans(), reneges)
def test_matches_end_conserve_cards_and_replay(
    table: tuple[int, str], seed: int, dealer_robs: bool, renege: str
) -> None:
    players, teams = table
    options = {
        "teams": teams,
        "renege": renege,
        "dealer_robs_ace": dealer_robs,
        "allow_two_or_ten": players in (2, 10),
    }
    match = Match(G, players, options, seed=seed)
    choose = Random(seed)
    while not match.over:
        hand = match.table
        held = sum(mask.bit_count() for mask in hand.hands)
        on_table = len(hand.playing) + sum(len(trick.cards) for trick in hand.tricks)
        assert held + on_table + len(hand.stock) == 52
        assert sum(hand.totals) - sum(match.hands[-2].totals if len(match.hands) > 1 else []) == (
            5 * len(hand.tricks)
        )
        match.apply(choose.choice(match.actions).code)
    assert match.finished
    assert [points for points in match.totals if points >= 25] == [25]
    assert match.winners == (match.totals.index(25),)
    for before, after in zip(match.hands, match.hands[1:], strict=False):
        assert after.dealer == (before.dealer + 1) % players
        assert len(before.tricks) == 5
    again = Match.from_record(match.record())
    assert again.ledger == match.ledger
    assert again.record() == match.record()


@given(st.integers(0, 10**6), st.integers(3, 9))
def test_undo_goes_back_to_the_deal(seed: int, players: int) -> None:
    match = Match(G, players, seed=seed)
    start, choose, steps = match.record(), Random(seed), 0
    while not match.over and steps < 40:
        before = match.record()
        match.apply(choose.choice(match.actions).code)
        done = match.record()
        last = match.undo()
        assert match.record() == before
        match.apply(last)
        assert match.record() == done
        steps += 1
    for _ in range(steps):
        match.undo()
    assert match.record() == start


@given(st.integers(0, 10**6))
def test_a_view_hides_what_a_seat_cannot_know(seed: int) -> None:
    answer = ask({"ask": "hand", "do": "new", "game": G, "players": 4, "seed": seed})
    seat = answer["state"]["seat"]
    if answer["state"]["phase"] == "rob":
        code = answer["state"]["actions"][-1]["code"]
        record = answer["record"]
        answer = ask({"ask": "hand", "do": "act", "record": record, "action": code})
    for other in range(4):
        request = {"ask": "hand", "do": "view", "record": answer["record"], "seat": other}
        state = ask(request)["state"]
        assert [hand is None for hand in state["hands"]] == [s != other for s in range(4)]
        assert state["stock"] is None
        secret = {event["kind"] for event in state["events"]} & {"discard", "waive"}
        assert not secret or other == seat


@given(st.integers(0, 10**6))
def test_questions_about_points_are_right(seed: int) -> None:
    question = ask({"ask": "quiz", "game": G, "kind": "points", "seed": seed})
    assert "error" not in question
    assert len(question["answer"]) == 1
    chosen = next(o for o in question["options"] if o["id"] == question["answer"][0])
    assert int(chosen["label"].removesuffix(" points")) % 5 == 0
