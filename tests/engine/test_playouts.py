"""Playouts: every one ends and is a match by the rules; a world looks as its seat has seen it."""

from __future__ import annotations

from json import dumps, loads
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit import Match, checked_play
from followsuit.checked_play import check_matches, conserved, ways_to_play
from followsuit.errors import BadRequest, IllegalAction
from followsuit.game import Game
from followsuit.games import MODULES, game
from followsuit.match import HAND_LIMIT
from followsuit.playouts import Until, played_out, playouts
from followsuit.slips import slips_of
from followsuit.views import seen, view
from followsuit.worlds import Worlds

NAMES = sorted(MODULES)


@st.composite
def points(draw: st.DrawFn) -> Match:
    """A point of a match: any game, number of players and options, some of its choices done."""
    known = game(draw(st.sampled_from(NAMES)))
    players, options = draw(st.sampled_from(ways_to_play(known)))
    match = Match(known, players, options, seed=draw(st.integers(0, 10**6)))
    random = Random(draw(st.integers(0, 10**6)))
    match.play_random(random, limit=draw(st.integers(0, 2)))
    for _ in range(draw(st.integers(0, 40))):
        if match.decision is None:
            break
        match.apply(match.decision.pick(random.random()))
    return match


@pytest.mark.slow
@settings(max_examples=60)
@given(match=points(), seed=st.integers(0, 2**53), until=st.sampled_from(["hand", "match"]))
def test_a_playout_ends_and_its_record_gives_the_same(
    match: Match, seed: int, until: Until
) -> None:
    if match.over:
        with pytest.raises(IllegalAction):
            playouts(match, 1, seed)
        return
    before = match.record()
    done = playouts(match, 3, seed, until=until)
    assert match.record() == before, "a playout has changed the match"
    assert done == playouts(match, 3, seed, until=until)
    for place in range(3):
        told = played_out(match, place, seed, until=until)
        again = Match.from_record(loads(dumps(told.record())))
        assert again.ledger == told.ledger
        last = len(match.hands) - 1 if until == "hand" else -1
        ended = again.hands[last]
        assert conserved(ended)
        gained = tuple(now - had for now, had in zip(ended.totals, match.totals, strict=True))
        assert done.points[place] == gained
        assert done.winners[place] == ended.winners
        assert until == "hand" or ended.winners or len(again.hands) >= HAND_LIMIT


@pytest.mark.slow
@settings(max_examples=60)
@given(match=points(), random=st.randoms(use_true_random=False), data=st.data())
def test_a_world_looks_as_its_seat_has_seen_it(
    match: Match, random: Random, data: st.DataObject
) -> None:
    if match.over:
        return
    known = view(match, data.draw(st.integers(0, match.players - 1)))
    worlds = Worlds(known)
    for _ in range(2):
        world = worlds.deal(random)
        assert seen(world, known.seat, known.source) == known
        assert conserved(world.table)
        replayed = Match.from_record(loads(dumps(world.record())))
        assert replayed.table.hands == world.table.hands
    assert len(playouts(known, 2, 1).points) == 2


@pytest.mark.slow
@settings(max_examples=60)
@given(match=points(), data=st.data(), seed=st.integers(0, 2**53))
def test_worlds_hang_on_what_the_seat_has_seen_and_on_nothing_else(
    match: Match, data: st.DataObject, seed: int
) -> None:
    """From two hands that a seat cannot tell apart the same seed makes the same worlds."""
    if match.over:
        return
    known = view(match, data.draw(st.integers(0, match.players - 1)))
    other = view(Worlds(known).deal(Random(seed + 1)), known.seat)
    assert other == known
    one, two = (Worlds(each).deal(Random(seed)) for each in (known, other))
    assert (one.table.hands, one.table.stock, one.table.aside, one.done) == (
        two.table.hands,
        two.table.stock,
        two.table.aside,
        two.done,
    )


def test_worlds_deal_the_unseen_cards_to_everybody(any_game: Game) -> None:
    """After the deal each unseen card may be in every other hand; the own hand stays."""
    match = Match(any_game, seed=3)
    while not match.table.hands[0]:  # some choose before the deal
        assert match.decision is not None
        match.apply(match.decision.pick(0))
    worlds, own = Worlds(view(match, 0)), match.table.hands[0]
    random = Random(1)
    found = [worlds.deal(random).table.hands for _ in range(12)]
    assert all(hands[0] == own for hands in found)
    assert all(len({hands[seat] for hands in found}) > 6 for seat in range(1, match.players))


def test_who_could_not_follow_has_no_card_of_the_suit() -> None:
    """A void that was shown holds in every world: the rules let nobody else play so."""
    match = Match("tetka", seed=5, hands=1)
    random, voids = Random(5), dict[int, int]()
    pack = match.table.pack
    while match.decision is not None and len(match.table.tricks) < 9:
        seat, lying = match.decision.seat, match.table.lying
        code = match.decision.pick(random.random())
        if lying:
            suit = pack.suit(pack.cards[lying[0]].suits[0])
            if not suit >> pack.card(code).index & 1:
                voids[seat] = voids.get(seat, 0) | suit
        match.apply(code)
    assert len(voids) > 1
    for seat in range(4):
        worlds = Worlds(view(match, seat))
        for number in range(5):
            hands = worlds.deal(Random(number)).table.hands
            assert not any(hands[other] & suits for other, suits in voids.items())


def test_who_shows_a_suit_again_has_the_right_to_disregard_it_in_each_world() -> None:
    """Only that seat was told (`reversis.espagnolette.undertake`): East does not follow, and then can."""
    dealt = {
        "hands": [
            "9S 7S 5S 3S 9H 9D 8D QC 8C 6C 5C",
            "QS 8S 6S QH 4H 5D 3D 2D 9C 7C 2C",
            "4S 2S AH JH 6H 5H AD 7D 6D KC 4C",
            "JS 8H 7H 3H 2H KD QD 4D AC JC 3C",
        ],
        "stock": "KS AS KH JD",
    }
    laid = "8S KC AC 9D"
    played = "5H KH 9H QH JC 8C 9C AD QD JD 5D 7D KD 8D 2D AS 7H 5C 4H 4S 3H 7S 2C 6D 2H"
    codes = [*(f"discard {code}" for code in laid.split()), *played.split()]
    hand = {"dealer": 1, "deal": dealt, "actions": codes}
    match = Match.from_record({**Match("reversis", seed=1).record(), "hands": [hand]})
    worlds = Worlds(view(match, 0))
    found = [worlds.deal(Random(number)) for number in range(6)]
    right = [world.table.hands[2] for world in found]
    special = match.table.pack.mask("AS AH AD AC JH")
    shown = match.table.pack.mask("AS AD")
    assert all(((hand & special) | shown).bit_count() > 3 for hand in right)
    assert len(set(right)) > 3


def test_other_seats_secrets_make_no_difference() -> None:
    """Two matches that a seat cannot tell apart have the same worlds for it in the long run."""
    match = Match("reds", options={"bids": "hidden"}, seed=2)
    while match.decision is not None and match.phase != "bid":
        match.apply(match.decision.pick(0.5))
    first = match.decision
    assert first is not None
    seen_bids = set()
    for code in first.codes[:3]:
        other = match.dealt_again(match.table.chance.record).follow((*match.done, code))
        worlds = Worlds(view(other, (first.seat + 1) % match.players))
        bids = {worlds.deal(Random(n)).done[len(match.done)] for n in range(40)}
        seen_bids.add(frozenset(bids) >= {"bid 0", "bid 1", "bid 2"})
    assert seen_bids == {True}


def test_playouts_tell_averages_and_wins() -> None:
    match = Match("twenty-five", seed=1, totals=[20] * 5, players=5, before=3)
    done = playouts(match, 30, seed=4)
    assert len(done.points) == len(done.winners) == 30
    assert sum(done.wins) == 30, "whoever takes the first trick has 25"
    assert sum(done.means) == pytest.approx(5)


def test_a_view_needs_a_seat_of_the_table() -> None:
    with pytest.raises(BadRequest):
        view(Match("truc", seed=1), 4)


def test_a_playout_counts_as_the_misreading_of_a_game_counts() -> None:
    """Five tricks of Twenty-Five, at five points each, and misread at one."""
    right = game("twenty-five")
    [one] = [slip for slip in slips_of(right).slips if slip.id == "one-point"]
    for known, worth in ((right, 5), (one.change(right), 1)):
        found = playouts(Match(known, 4, seed=3), 8, 5)
        assert {sum(row) for row in found.points} == {5 * worth}


def test_every_way_to_play_is_checked_with_fair_and_with_skewed_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And what is told is how many matches and hands there were, and the most of one match."""
    played: list[Any] = []

    def play(known: Game, *how: Any, skewed: bool) -> SimpleNamespace:
        played.append((*how, skewed))
        return SimpleNamespace(hands=[1, 2, 3] if how[2] == 5 else [1])

    monkeypatch.setattr(checked_play, "play_and_check", play)
    ways = ways_to_play(game("truc"))
    count = 2 * len(ways)
    assert check_matches("truc", 5, count) == (count, count + 2, 3)
    assert [seed for _, _, seed, _ in played] == list(range(5, 5 + count))
    for players, options in ways:
        assert {one[3] for one in played if one[:2] == (players, options)} == {True, False}
