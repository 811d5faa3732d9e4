"""What must hold in every position and every match of Schafkopf."""

from __future__ import annotations

from random import Random
from typing import Any

import schafkopf_book as book
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.checked_play import conserved
from followsuit.table import Table

G = "schafkopf"
cards = st.lists(st.sampled_from(book.PACK), min_size=3, max_size=12, unique=True)
options = st.fixed_dictionaries(
    {
        "deals": st.sampled_from([3, 6]),
        "discards_count": st.sampled_from(["declarer", "nobody"]),
        "least_widow": st.sampled_from(["last-trick", "nobody"]),
    }
)


@given(cards)
def test_the_book_names_the_same_winner(dealt: list[str]) -> None:
    trick = dealt[:3]
    answer = ask({"ask": "winner", "game": G, "trick": trick})
    running = [book.winner(trick[: place + 1]) for place in range(3)]
    assert [step["winner"] for step in answer["steps"]] == running
    assert answer["winner"] == running[-1]
    assert all(step["clauses"] and step["why"]["text"] for step in answer["steps"])
    assert {loser["seat"] for loser in answer["losers"]} == set(range(3)) - {running[-1]}


@given(cards, st.integers(0, 2))
def test_the_book_allows_the_same_cards(dealt: list[str], played: int) -> None:
    trick, hand = dealt[:played], dealt[played:][:10]
    answer = ask({"ask": "legal", "game": G, "trick": trick, "hand": hand})
    assert sorted(answer["legal"]) == sorted(book.legal(trick, hand))
    assert all(one["clauses"] and one["why"]["text"] for one in answer["cards"])


@given(st.integers(0, 10**6), options)
@settings(max_examples=30, deadline=None)
def test_matches_keep_the_rules(seed: int, chosen: dict[str, Any]) -> None:
    match = Match(G, options=chosen, seed=seed)
    choose = Random(seed)
    while (decision := match.decision) is not None:
        assert decision.codes and all(action.clauses for action in decision.actions)
        assert conserved(match.table)
        match.apply(choose.choice(decision.codes))
    before = [0, 0, 0]
    for table in match.hands:
        gained = [after - had for after, had in zip(table.totals, before, strict=True)]
        before = table.totals
        assert gained == expected(table, chosen)
        assert len(table.lines) == 1 and len(table.tricks) == 10
    assert all(total % 2 == 0 for total in match.totals)
    assert match.winners == tuple(s for s in range(3) if match.totals[s] == max(match.totals))


def expected(table: Table, chosen: dict[str, Any]) -> list[int]:
    """What the second reading gives each player for a hand that was played."""
    codes = table.pack.codes
    taken: list[list[str]] = [[], [], []]
    last = [0, 0, 0]
    for number, trick in enumerate(table.tricks, 1):
        played = [codes[card] for card in trick.cards]
        owner = trick.seats[book.winner(played)]
        taken[owner] += played
        last[owner] = number
    declarer = table.shown["declarer"]
    if declarer is None:
        if chosen["least_widow"] == "last-trick":
            widow = {*codes} - {card for pile in taken for card in pile}
            taken[last.index(10)] += widow
        return book.least_scores([book.points(pile) for pile in taken], last, table.dealer)
    away = [codes[card] for card in table.aside]
    counted = book.points(away) if chosen["discards_count"] == "declarer" else 0
    own = taken[declarer]
    gain = [0, 0, 0]
    gain[declarer] = book.declarer_scores(book.points(own), len(own) // 3, counted)
    return gain
