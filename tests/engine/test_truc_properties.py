"""What must hold in every position and every match of Truc."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from truc_table import G, winner

from followsuit import Match, ask

RANKS = "32AKQJ7654"
PACK = [rank + suit for rank in RANKS for suit in "SHDC"]
ways = st.fixed_dictionaries(
    {
        "tie_rule": st.sampled_from(["dealer-opponents", "first-trick-wins"]),
        "stop_when_decided": st.booleans(),
        "retruc_as_reply": st.sampled_from(["on-own-turn", "any-reply"]),
        "raises_at_eleven": st.booleans(),
        "decline_points": st.sampled_from([1, 2, 3]),
    }
)


def won_by(trick: list[str]) -> int | None:
    """The book's rule, written once more: the best rank, unless both sides have it."""
    best = min(RANKS.index(card[0]) for card in trick)
    places = [place for place, card in enumerate(trick) if RANKS.index(card[0]) == best]
    return places[0] if len({place % 2 for place in places}) == 1 else None


@given(st.permutations(PACK))
def test_the_winner_is_the_books(pack: list[str]) -> None:
    trick = pack[:4]
    answer = winner(" ".join(trick))
    assert [step["winner"] for step in answer["steps"]] == [won_by(trick[:n]) for n in range(1, 5)]
    assert answer["winner"] == won_by(trick)
    assert answer["clauses"] and answer["why"]["text"] and answer["after"]
    assert all(step["clauses"] and step["why"]["text"] for step in answer["steps"])


@given(ways, st.integers(0, 10**6))
def test_matches_end_and_nothing_is_lost(options: dict[str, object], seed: int) -> None:
    match, choose = Match(G, options=options, seed=seed), Random(seed)  # type: ignore[arg-type]
    while not match.over:
        table = match.table
        places = sum(hand.bit_count() for hand in table.hands) + len(table.stock)
        places += len(table.aside) + len(table.playing) + sum(len(won) for won in table.won)
        assert places == 40
        assert max(match.totals) < 12 and table.shown.get("worth", 1) in (1, 2, 3)
        match.apply(choose.choice(match.actions).code)
    assert match.finished
    assert match.totals[match.winners[0]] >= 12 > match.totals[1 - match.winners[0]]
    for table in match.hands:
        (line,) = table.lines
        assert line.side is not None and 1 <= line.amount <= 3
        assert len(table.tricks) <= 3
    for before, now in zip(match.hands, match.hands[1:], strict=False):
        assert now.dealer == (before.dealer + 1) % 4
    again = Match.from_record(match.record())
    assert (again.ledger, again.record()) == (match.ledger, match.record())


@given(ways, st.integers(0, 10**6))
def test_a_hand_played_and_its_score_form_agree(options: dict[str, object], seed: int) -> None:
    match = Match(G, options=options, seed=seed, hands=1).play_random()  # type: ignore[arg-type]
    table = match.table
    if any(event.kind == "reject" for event in table.events):
        return
    dealers = table.dealer % 2
    called = {None: "drawn", dealers: "dealer", 1 - dealers: "opponents"}
    sides = [None if t.position is None else t.winner % 2 for t in table.tricks]
    case = {
        "dealer": table.dealer,
        "tricks": [called[side] for side in sides],
        "raised": ["none", "truc", "retruc"][table.shown["worth"] - 1],
        "cards": next(e.say for e in table.events if e.kind == "deal").facts["number"],
    }
    request = {"ask": "score", "game": G, "form": "hand", "case": case, "options": options}
    assert ask(request)["totals"] == match.totals


@given(st.integers(0, 10**6))
def test_questions_about_points_are_right(seed: int) -> None:
    question = ask({"ask": "quiz", "game": G, "kind": "points", "seed": seed})
    assert len(question["answer"]) == 1
    right = next(o for o in question["options"] if o["id"] == question["answer"][0])
    side = 0 if "What do West" in question["prompt"]["text"] else 1
    assert right["label"].split()[0] == str(ask(question["request"])["totals"][side])
