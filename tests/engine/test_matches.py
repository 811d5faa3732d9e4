"""Random matches of every game: they end, conserve what they must, and replay identically."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from itertools import combinations
from json import dumps, loads
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from later_hands import after_hands

from followsuit.asking.hands import told_event
from followsuit.checked_play import conserved, play_and_check, play_skewed, ways_to_play
from followsuit.errors import BadRequest, FollowSuitError, IllegalAction
from followsuit.game import Game
from followsuit.games import MODULES, game
from followsuit.match import HAND_LIMIT, Match
from followsuit.messages import say
from followsuit.skewed import groups, skewed
from followsuit.table import Event
from followsuit.views import view

GAMES = st.sampled_from(sorted(MODULES))
SEEDS = st.integers(0, 2**32)
ASKED = 40  # matches of a game that are played in both ways
Way = tuple[int, Mapping[str, Any]]
SKEWED = 10  # matches of a game; `scripts/playouts` plays thousands


def some_match(name: str, seed: int, hands: int | None = None) -> Match:
    """A match with random players and options."""
    players, options = Random(seed).choice(ways_to_play(game(name)))
    return Match(name, players, options, seed=seed, hands=hands)


def pairs(way: Way) -> set[frozenset[tuple[str, Any]]]:
    """Each two things that are chosen together in a way to play, the number of players among them."""
    players, options = way
    chosen = combinations([("players", players), *options.items()], 2)
    return {frozenset(pair) for pair in chosen} or {frozenset({("players", players)})}


def pairwise(ways: Iterable[Way]) -> list[Way]:
    """Ways in which all pairs come up that come up in any of these; the first that brings a pair is taken."""
    met: set[frozenset[tuple[str, Any]]] = set()
    found = []
    for way in ways:
        if not pairs(way) <= met:
            found.append(way)
            met |= pairs(way)
    return found


def test_every_way_to_play_ends_and_replays(any_game: Game) -> None:
    """In the browser's Python, which is slower, each two options together."""
    ways = ways_to_play(any_game)
    for seed, way in enumerate(pairwise(ways) if sys.platform == "emscripten" else ways):
        play_and_check(any_game, *way, seed)


def test_a_pair_of_options_is_left_out_nowhere() -> None:
    ways: list[Way] = [(n, {"a": a, "b": b}) for n in (2, 3) for a in (1, 2) for b in (1, 2)]
    assert len(pairwise(ways)) < len(ways)
    assert set().union(*map(pairs, pairwise(ways))) == set().union(*map(pairs, ways))
    assert pairwise([(2, {}), (2, {}), (3, {})]) == [(2, {}), (3, {})]


def test_skewed_deals_end_and_replay(any_game: Game) -> None:
    ways = ways_to_play(any_game)
    for seed in range(SKEWED):
        players, options = ways[seed * len(ways) // SKEWED]
        play_and_check(any_game, players, options, seed, skewed=True)


def test_a_checked_match_is_the_match_of_its_seed(any_game: Game) -> None:
    """Unless skewed hands are asked for, the match that is checked is random play, nothing else."""
    players, options = ways_to_play(any_game)[-1]
    played = Match(any_game, players, options, seed=1).play_random()
    assert play_and_check(any_game, players, options, 1).record() == played.record()


def test_a_skewed_match_begins_with_two_skewed_hands() -> None:
    """The third hand is chance's again, if the match has one."""
    for seed in range(3):
        match = play_skewed(Match("tute", seed=seed), Random(seed))
        assert match.hand_number == 2 and not match.over  # counted from 0


def test_a_skewed_deal_gathers_spreads_and_holds_back(any_game: Game) -> None:
    """Of many deals, some give a hand nothing but one group of cards, and some nothing of it."""
    match = Match(any_game, seed=1, dealer=0)
    while not match.table.chance.record.get("hands"):
        match.apply(match.actions[0].code)
    deal, pack = match.table.chance.record, match.table.pack
    cards = words(deal)
    sizes = [len(hand.split()) for hand in deal["hands"]]
    every = {group for group in groups(any_game, pack.cards) if holds_back(group, cards, sizes)}
    gathered, held_back = set(), set()
    for seed in range(2000):
        dealt = skewed(any_game, pack, deal, Random(seed))
        hands = [set(hand.split()) for hand in dealt["hands"]]
        assert list(map(len, hands)) == sizes
        assert sorted(words(dealt)) == sorted(cards)
        for group in every:
            whole = set(group) & set(cards)
            gathered |= {group for hand in hands if hand <= whole or hand >= whole}
            held_back |= {group for hand in hands if not hand & whole}
        if gathered == every == held_back:
            break
    assert every and gathered == every and held_back == every


def words(deal: dict[str, Any]) -> list[str]:
    """All cards of a recorded deal."""
    return " ".join([*deal["hands"], deal["stock"]]).split()


def holds_back(group: tuple[str, ...], cards: list[str], sizes: list[int]) -> bool:
    """Whether there are cards enough beside a group for a hand that has none of it."""
    return len(set(cards) - set(group)) >= max(sizes)


def test_random_play_at_the_table_is_the_play_of_one_who_is_asked(any_game: Game) -> None:
    """What is never asked for each card is the same play: like records, events, lines, chances."""
    ways = ways_to_play(any_game)
    for seed in range(ASKED):
        players, options = ways[seed * len(ways) // ASKED]
        at_table, asked = (Match(any_game, players, options, seed=seed, hands=2) for _ in range(2))
        chances, like_chances = Random(seed), Random(seed)
        at_table.play_random(chances)
        while (decision := asked.decision) is not None:
            asked.apply(decision.pick(like_chances.random()))
        assert at_table.record() == asked.record()
        for table, like in zip(at_table.hands, asked.hands, strict=True):
            assert table.events == like.events and table.lines == like.lines
        assert chances.random() == like_chances.random()


@pytest.mark.parametrize("totals", [(True, 0), (1.0, 0), ("1", 0), (1,), (0, 0, 0)])
def test_points_to_begin_with_are_a_whole_number_for_each_side(totals: Any) -> None:
    with pytest.raises(BadRequest) as refused:
        Match("ecarte", totals=totals)
    (fault,) = refused.value.faults
    assert (fault.where, fault.what) == ("totals", say("needs-numbers-by-side", number=2))


@pytest.mark.parametrize("players", range(3, 7))
def test_who_names_no_seat_is_told_the_last(players: int) -> None:
    told = f"must be a seat from 0 to {players - 1}"
    for dealer in (-1, players):
        with pytest.raises(BadRequest, match=told):
            Match("hearts", players, dealer=dealer)
        with pytest.raises(BadRequest, match=told):
            view(Match("hearts", players, dealer=players - 1), dealer)


def test_random_play_stops_after_so_many_hands_and_can_be_gone_on_with(any_game: Game) -> None:
    """A limit stops before the next hand's first choice; a reader's action, or more chance, follows."""
    for seed in range(3):
        whole, parts = (Match(any_game, seed=seed, hands=3) for _ in range(2))
        chances = Random(seed)
        whole.play_random(Random(seed))
        for limit in range(1, 4):
            parts.play_random(chances, limit)
            assert len(parts.ended) == min(limit, len(whole.ended))
            if parts.decision is not None:
                assert not parts.table.tricks and not parts.table.playing
                parts.apply(parts.decision.pick(chances.random()))
        assert parts.play_random(chances).record() == whole.record()


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


def test_hands_are_taken_back_by_their_number(any_game: Game) -> None:
    """Into the hand before, too, where a match has begun with a later hand."""
    match = Match(any_game, seed=6, hands=3, **after_hands(any_game, 1))
    first = match.record(), match.hand_number, match.seat, match.phase
    assert match.hand_number == 1
    done = 0
    while match.hand_number == 1 and not match.over:
        match.apply(match.decision.pick(0.5) if match.decision else "")
        done += 1
    for _ in range(done):
        match.undo()
        assert match.hand_number == match.table.number == 1
    assert (match.record(), match.hand_number, match.seat, match.phase) == first


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
    start = [any_game.match.start] * len(match.totals)
    for line in match.ledger:
        if line.side is not None:
            start[line.side] += line.amount
    assert start == match.totals


def test_what_one_gains_others_lose_where_a_game_says_so_and_nowhere_else(
    any_game: Game,
) -> None:
    """Every hand's lines together are nothing, the table's own account included: tokens, chips."""
    ways = ways_to_play(any_game)
    played = [
        Match(any_game, *ways[seed * 7 % len(ways)], seed=seed, hands=2).play_random()
        for seed in range(12)
    ]
    sums = {sum(line.amount for line in table.lines) for match in played for table in match.hands}
    assert (sums == {0}) == any_game.match.closed


def test_a_score_is_a_sides_and_a_seats_only_where_that_is_a_side(any_game: Game) -> None:
    for seed, (players, options) in enumerate(ways_to_play(any_game)[:60]):
        match = Match(any_game, players, options, seed=seed, hands=2).play_random()
        sides = match.sides
        for table in match.hands:
            scores = [event for event in table.events if event.kind == "score"]
            assert [event.side for event in scores] == [line.side for line in table.lines]
            for event in scores:
                alone = event.side is not None and sides.count(event.side) == 1
                assert event.seat == (sides.index(event.side) if alone else None)
            assert all(e.side is None for e in table.events if e.kind != "score")


def test_a_sentence_names_whom_it_is_about(any_game: Game) -> None:
    """What a side gains is told of that side; if anybody is named, then the seat of the event."""
    ways = ways_to_play(any_game)
    for seed in range(12):
        match = Match(any_game, *ways[seed * 7 % len(ways)], seed=seed, hands=3).play_random()
        for event in (event for table in match.hands for event in table.events if event.say):
            said = match.voice().tell(event.say)
            named = {name for name in match.names if re.search(rf"\b{name}\b", said)}
            if event.seat is not None and named:
                assert match.names[event.seat] in named, event
            if event.side is not None:
                assert named & set(match.voice().side_name(event.side).split(" and ")), event


def test_the_door_tells_a_teams_score_without_a_seat() -> None:
    match = Match("tute", seed=4, hands=1).play_random()
    told = [told_event(match, event) for event in match.table.events]
    score = next(event for event in told if event["kind"] == "score")
    assert score["side"] in (0, 1) and score["seat"] is None


def test_a_hand_dealt_again_leaves_the_hands_before_it() -> None:
    match = Match("tetka", seed=3).play_random(limit=2)
    assert match.hand_number == 2 and not match.done
    before = match.record()
    again = match.dealt_again({"stock": ""})
    assert match.record() == before
    assert again.record()["hands"][:2] == before["hands"][:2]
    assert again.totals == match.totals
    again.undo()
    assert again.done == tuple(before["hands"][1]["actions"][:-1])


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
