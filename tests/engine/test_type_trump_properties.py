"""What must hold in every round of Type Trump, held against the rules written a second time."""

from __future__ import annotations

from random import Random

import type_trump_book as book
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.games.type_trump import GAME

SEEDS = st.integers(0, 2**32)
KINDS = st.sampled_from(["personality", "location", "event"])


@given(KINDS, SEEDS, st.integers(1, 4))
@settings(max_examples=400, deadline=None)
def test_the_winner_is_that_of_the_book(kind: str, seed: int, size: int) -> None:
    trick = Random(seed).sample(sorted(book.CARDS), size)
    answer = ask(
        {"ask": "winner", "game": "type-trump", "setting": {"trump": kind}, "trick": trick}
    )
    assert answer["winner"] == book.winner(kind, trick)
    for step in answer["steps"]:
        assert step["winner"] == book.winner(kind, trick[: step["seat"] + 1])


@given(KINDS, SEEDS, st.integers(0, 3), st.integers(1, 9))
@settings(max_examples=300, deadline=None)
def test_what_may_be_played_is_that_of_the_book(kind: str, seed: int, size: int, own: int) -> None:
    cards = Random(seed).sample(sorted(book.CARDS), size + own)
    trick, hand = cards[:size], cards[size:]
    request = {"ask": "legal", "game": "type-trump", "setting": {"trump": kind}}
    answer = ask({**request, "trick": trick, "hand": hand})
    assert sorted(answer["legal"]) == sorted(book.legal(kind, trick, hand))


@given(SEEDS, st.sampled_from([3, 4]), st.sampled_from(["rounds", "target-21"]))
@settings(max_examples=40, deadline=None)
def test_every_round_adds_up(seed: int, players: int, end: str) -> None:
    match = Match(GAME, players, {"end": end}, seed=seed).play_random()
    for table in match.hands:
        declared = table.shown["declared"]
        if declared.count("spoiler") == players:
            assert not table.tricks and not table.lines
            continue
        assert len(table.tricks) * players == 36
        for line in table.lines:
            assert line.side is not None
            own = [table.pack.codes[card] for card in table.won[line.side]]
            suit = declared[line.side]
            if suit != "spoiler":
                assert line.amount == book.count(suit, own)
                continue
            others = {other for other in declared if other != "spoiler"}
            best = max(book.count(other, own) for other in others)
            assert line.amount == (best if len(own) == players else 0)
    best = max(match.totals)
    assert match.winners == (match.totals.index(best),) and match.totals.count(best) == 1


@given(SEEDS, st.booleans())
@settings(max_examples=25, deadline=None)
def test_teams_play_each_others_cards(seed: int, aloud: bool) -> None:
    how = "sequential" if aloud else "simultaneous"
    match = Match(GAME, 4, {"partnership": True, "declare": how}, seed=seed)
    table = match.table
    dealt = [set(hand.split()) for hand in table.chance.record["hands"]]
    held = [{card.code for card in table.pack.of(hand)} for hand in table.hands]
    assert held == [dealt[2], dealt[3], dealt[0], dealt[1]]
    match.play_random()
    for table in match.hands:
        for line in table.lines:
            assert line.side is not None
            own = [*table.won[line.side], *table.won[line.side + 2]]
            codes = [table.pack.codes[card] for card in own]
            assert line.amount == book.count(table.shown["declared"][line.side], codes)
