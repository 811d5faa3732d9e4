"""Random matches of every game: they end, conserve what they must, and replay identically."""

from __future__ import annotations

from json import dumps, loads
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from later_hands import after_hands

from followsuit.errors import FollowSuitError, IllegalAction
from followsuit.game import Game
from followsuit.games import MODULES, game
from followsuit.match import HAND_LIMIT, Match
from followsuit.playouts import conserved, play_and_check, ways_to_play
from followsuit.table import Event

GAMES = st.sampled_from(sorted(MODULES))
SEEDS = st.integers(0, 2**32)


def some_match(name: str, seed: int, hands: int | None = None) -> Match:
    """A match with random players and options."""
    players, options = Random(seed).choice(ways_to_play(game(name)))
    return Match(name, players, options, seed=seed, hands=hands)


def test_every_way_to_play_ends_and_replays(any_game: Game) -> None:
    for seed, (players, options) in enumerate(ways_to_play(any_game)):
        play_and_check(any_game, players, options, seed)


@given(GAMES, SEEDS)
@settings(max_examples=40, deadline=None)
def test_cards_are_conserved_at_every_step(name: str, seed: int) -> None:
    match = some_match(name, seed, hands=1)
    random = Random(seed)
    while (decision := match.decision) is not None:
        assert conserved(match.table)
        match.apply(random.choice(decision.codes))
    assert conserved(match.table)


@given(GAMES, SEEDS)
@settings(max_examples=30, deadline=None)
def test_undo_restores_what_was(name: str, seed: int) -> None:
    match = some_match(name, seed)
    random = Random(seed)
    for _ in range(random.randrange(1, 120)):
        if match.over:
            break
        before, seat, codes = match.record(), match.seat, [a.code for a in match.actions]
        action = random.choice(codes)
        match.apply(action)
        after = match.record()
        assert match.undo() == action
        assert match.record() == before
        assert (match.seat, [a.code for a in match.actions]) == (seat, codes)
        match.apply(action)
        assert match.record() == after


@given(GAMES, SEEDS, st.text(max_size=12))
@settings(max_examples=60, deadline=None)
def test_an_illegal_action_changes_nothing(name: str, seed: int, noise: str) -> None:
    match = some_match(name, seed)
    random = Random(seed)
    for _ in range(random.randrange(60)):
        if match.over:
            break
        match.apply(random.choice(match.decision.codes))  # type: ignore[union-attr]
    before = match.record()
    legal = {a.code for a in match.actions}
    wrong = [noise, *match.table.pack.codes, *(r.code for r in match.refused)]
    for action in wrong:
        if action in legal or match.over or accepts(match, action):
            continue
        with pytest.raises(FollowSuitError):
            match.apply(action)
        assert match.record() == before


def accepts(match: Match, action: str) -> bool:
    """Whether an action is another spelling of a legal one (`10♥` for `TH`)."""
    try:
        code = match.table.pack.card(action).code
    except FollowSuitError:
        return False
    return code in {a.code for a in match.actions}


@given(GAMES, SEEDS)
@settings(max_examples=30, deadline=None)
def test_records_survive_json(name: str, seed: int) -> None:
    match = some_match(name, seed, hands=2).play_random()
    record = match.record()
    again = Match.from_record(loads(dumps(record)))
    assert again.record() == record
    assert again.ledger == match.ledger


def test_a_match_may_begin_with_a_later_hand(any_game: Game) -> None:
    match = Match(any_game, seed=4, hands=2, **after_hands(any_game, 2))
    assert match.hand_number == 2
    record = match.play_random().record()
    assert match.hand_number <= 3 and len(record["hands"]) <= 2
    assert Match.from_record(loads(dumps(record))).record() == record
    for _ in range(3):
        match.undo()
    assert match.hand_number >= 2
    with pytest.raises(FollowSuitError):
        Match(any_game, before=-1)


def test_the_same_seed_deals_the_same_match(any_game: Game) -> None:
    first = Match(any_game, seed=11).play_random().record()
    assert Match(any_game, seed=11).play_random().record() == first
    assert Match(any_game, seed=12).play_random().record() != first


def test_a_record_with_other_totals_is_refused(any_game: Game) -> None:
    record = Match(any_game, seed=3, hands=1).play_random().record()
    record["hands"][0]["totals"][0] += 1
    with pytest.raises(FollowSuitError, match="the rules give"):
        Match.from_record(record)


def test_a_record_with_an_illegal_action_is_refused_with_its_place(any_game: Game) -> None:
    record = Match(any_game, seed=3, hands=1).play_random().record()
    record["hands"][0]["actions"][0] = "nonsense"
    with pytest.raises(FollowSuitError) as caught:
        Match.from_record(record)
    assert caught.value.faults[0].where == "record.hands[0].actions[0]"


def test_nothing_can_be_done_after_the_end(any_game: Game) -> None:
    match = Match(any_game, seed=5).play_random()
    assert match.over
    with pytest.raises(IllegalAction):
        match.apply("pass")


def test_nothing_to_take_back_at_the_start(any_game: Game) -> None:
    with pytest.raises(IllegalAction):
        Match(any_game, seed=5).undo()


def test_ledger_and_totals_agree(any_game: Game) -> None:
    match = Match(any_game, seed=8).play_random()
    start = [any_game.start] * len(match.totals)
    for line in match.ledger:
        if line.side is not None:
            start[line.side] += line.amount
    assert start == match.totals


def test_the_safety_net_is_no_result(any_game: Game) -> None:
    match = Match(any_game, seed=1, hands=1).play_random()
    assert match.over
    assert match.finished == bool(match.winners)
    assert HAND_LIMIT > 100


def test_events_are_frozen(any_game: Game) -> None:
    match = Match(any_game, seed=2)
    done = match.apply(match.actions[0].code)
    event: Any = done.events[0] if done.events else Event("none", None, (), "", ())
    with pytest.raises(AttributeError):
        event.kind = "other"
