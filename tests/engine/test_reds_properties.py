"""What must hold in every round of Reds, held against the rules written a second time."""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Any

import reds_book as book
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.games.reds import GAME

SEEDS = st.integers(0, 2**32)
ANTI = st.sampled_from(["S", "C"])


@given(ANTI, SEEDS, st.integers(1, 6))
@settings(max_examples=300, deadline=None)
def test_the_winner_is_that_of_the_book(anti: str, seed: int, size: int) -> None:
    trick = Random(seed).sample(book.PACK, size)
    answer = ask({"ask": "winner", "game": "reds", "setting": {"anti": anti}, "trick": trick})
    assert answer["card"] == book.winner(anti, trick)


@given(ANTI, SEEDS, st.integers(0, 5), st.integers(1, 5))
@settings(max_examples=200, deadline=None)
def test_what_may_be_played_is_that_of_the_book(anti: str, seed: int, size: int, own: int) -> None:
    cards = Random(seed).sample(book.PACK, size + own)
    trick, hand = cards[:size], cards[size:]
    request: dict[str, Any] = {"ask": "legal", "game": "reds", "setting": {"anti": anti}}
    answer = ask({**request, "trick": trick, "hand": hand})
    assert sorted(answer["legal"]) == sorted(book.legal(trick, hand))


@given(SEEDS, st.integers(2, 6), st.sampled_from(["full", "short"]))
@settings(max_examples=40, deadline=None)
def test_every_round_adds_up(seed: int, players: int, length: str) -> None:
    match = Match(GAME, players, {"length": length}, seed=seed).play_random()
    before = [0] * players
    for table in match.hands:
        bids, won = table.shown["bids"], table.shown["tricks"]
        assert sum(won) == 5
        gained = [book.POINTS[bid][tricks] for bid, tricks in zip(bids, won, strict=True)]
        assert [line.amount for line in table.lines] == gained
        before = [total + gain for total, gain in zip(before, gained, strict=True)]
        assert table.totals == before
        assert table.shown["anti"] in table.shown["turned"][-1]
        assert all(code[1] == "D" for code in table.shown["turned"][:-1])
    assert match.winners == tuple(
        side for side, total in enumerate(match.totals) if total == max(match.totals)
    )
    assert len(match.winners) == 1


@given(SEEDS, st.sampled_from([4, 6]), st.booleans())
@settings(max_examples=20, deadline=None)
def test_teams_add_what_their_players_score(seed: int, players: int, hidden: bool) -> None:
    options = {"partnership": True, "bids": "hidden" if hidden else "open"}
    match = Match(GAME, players, options, seed=seed).play_random()
    half = players // 2
    for table in match.hands:
        bids, won = table.shown["bids"], table.shown["tricks"]
        own = [book.POINTS[bid][tricks] for bid, tricks in zip(bids, won, strict=True)]
        gained = [0] * half
        for line in table.lines:
            assert line.side is not None
            gained[line.side] += line.amount
        assert gained == [own[side] + own[side + half] for side in range(half)]
    sums = list(accumulate(sum(line.amount for line in table.lines) for table in match.hands))
    assert sums[-1] == sum(match.totals)


@given(SEEDS, st.integers(0, 7), st.integers(2, 6))
@settings(max_examples=40, deadline=None)
def test_the_exchange_moves_the_cards_of_the_table(seed: int, number: int, players: int) -> None:
    """Each hand keeps what it did not pass and gets its neighbour's choice."""
    match = Match(GAME, players, seed=seed, before=number, hands=1)
    random = Random(seed)
    while match.phase == "bid":
        match.apply(random.choice(match.actions).code)
    pack, step = match.table.pack, 1 if book.SCHEDULE[number][1] == "L" else -1
    dealt = list(match.table.hands)
    chosen: dict[int, int] = {}
    while match.phase == "pass":
        action = random.choice(match.actions)
        assert match.seat is not None and match.table.hands == dealt
        chosen[match.seat] = pack.mask(action.code.split()[1:])
        match.apply(action.code)
    for seat in range(players):
        giver = (seat - step) % players
        assert match.table.hands[seat] == dealt[seat] & ~chosen[seat] | chosen[giver]
