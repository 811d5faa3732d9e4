"""How worlds are sought, and what of a hand others know of a choice that was made in it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from followsuit import Match
from followsuit.decisions import Decision
from followsuit.views import seen, view
from followsuit.whereabouts import Dealt
from followsuit.worlds import Step, Worlds, _respelled


def moved(game: str, *actions: str, **more: Any) -> Match:
    return Match(game, seed=2, **more).follow(actions)


def test_a_world_is_dealt_anew_mended_and_given_up() -> None:
    """Thirty are dealt before one of them is mended; after 200 tries another is begun with; 3000 in all."""
    match = moved("hearts", options={"passing": "none"})
    match.apply(match.actions[0].code)
    worlds, deals = Worlds(view(match, 1)), list[bool]()

    class Never:
        deal, unknown = worlds._where.deal, worlds._where.unknown

        def dealt(self, random: Random, now: Any = None) -> Dealt:
            deals.append(now is None)
            return Dealt({back: back for back in range(52)}, {}, {})

    patch: Any = worlds
    patch._where = Never()
    patch._world = lambda dealt, random: (None, 0)
    world = worlds.deal(Random(1))
    assert world.record() == match.record() and world is not match
    assert len(deals) == 3000
    anew = [number for number, is_anew in enumerate(deals) if is_anew]
    assert anew == [*range(30), *range(200, 3000, 200)]


def test_where_no_world_is_found_it_is_the_last_one_once_more() -> None:
    """What really lies there must not be told by that."""
    match = moved("hearts", options={"passing": "none"})
    match.apply(match.actions[0].code)
    worlds = Worlds(view(match, 1))
    found = worlds.deal(Random(1))
    patch: Any = worlds
    patch._world = lambda dealt, random: (None, 0)
    again = worlds.deal(Random(2))
    assert again.table.hands == found.table.hands != match.table.hands
    assert again.record() == found.record() and again is not found


def test_before_the_deal_a_world_is_what_was_done_so_far() -> None:
    """In Truc somebody cuts before it."""
    match = Match("truc", seed=1)
    assert match.phase == "cut" and not any(match.table.hands)
    for seat in range(4):
        world = Worlds(view(match, seat)).deal(Random(3))
        assert world is not match and world.record() == match.record()


def hidden(match: Match, seat: int) -> list[bool]:
    """Of each step that a seat knows of, whether it cannot tell which action it was."""
    return [step.hidden for step in Worlds(view(match, seat))._steps]


def test_a_bid_that_nobody_hears_may_have_been_another() -> None:
    """Unless it is told, and but for who has made it."""
    for bids, is_hidden in (("hidden", True), ("open", False)):
        match = Match("reds", options={"bids": bids}, seed=2)
        first = match.seat
        assert match.phase == "bid" and first is not None
        match.follow(["bid 2", "bid 1"])
        assert hidden(match, first) == [False, is_hidden]
        assert hidden(match, 1 - first) == [is_hidden, False]


def test_what_was_done_with_a_card_is_done_with_some_card_in_each_world() -> None:
    """Passed unseen or played, in Hearts: it is the card that may be another, not the action."""
    match = Match("hearts", seed=2)
    assert match.phase == "pass" and match.seat is not None
    match.apply(match.actions[0].code)
    assert [hidden(match, seat) for seat in range(4)] == [[False]] * 4
    match = Match("hearts", options={"passing": "none"}, seed=2)
    match.follow([match.actions[0].code])
    assert [hidden(match, seat) for seat in range(4)] == [[False]] * 4


def test_a_choice_that_nothing_is_told_of_may_have_been_another() -> None:
    """In Type Trump all declare before anything is told."""
    match = Match("type-trump", 3, seed=2)
    first = match.seat
    assert match.phase == "declare" and first is not None
    match.apply(match.actions[0].code)
    found = {seat: hidden(match, seat) for seat in range(3)}
    assert found == {seat: [seat != first] for seat in range(3)}


def test_a_choice_of_which_some_is_told_was_that_one() -> None:
    """In Sheepshead everybody hears who picks up, though not which cards."""
    match = Match("sheepshead", seed=1)
    first = match.seat
    match.apply("pick up")
    private = [event for event in match.table.events if event.to is not None]
    assert private and [hidden(match, seat) for seat in range(5) if seat != first] == [[False]] * 4


@pytest.mark.parametrize(
    ("seat", "guise", "step", "secret"),
    [
        (1, True, None, True),
        (1, False, None, False),
        (0, True, None, False),  # the seat itself
        (None, True, None, False),  # the world is over
        (1, True, (1, "rob"), False),  # as in the hand itself
        (1, True, (2, "rob"), True),
        (1, True, (1, "lead"), True),
    ],
)
def test_somebody_else_is_asked_in_secret_who_was_not_before(
    seat: int | None, guise: bool, step: tuple[int, str] | None, secret: bool
) -> None:
    worlds = Worlds(view(Match("truc", seed=1), 0))
    asked: Any = seat is not None and Decision(seat, "rob", ())
    if asked and guise:
        asked.guise = Decision(2, "lead", ())
    done = Step(*step, "code", hidden=False) if step else None
    assert worlds._is_secret(asked or None, done) is secret


def asked_in_secret() -> Match:
    """Twenty-Five: a seat that does not lead may rob, and nobody else knows it (`rob.optional`)."""
    matches = (Match("twenty-five", 4, seed=seed) for seed in range(60))
    return next(match for match in matches if match.decision and match.decision.guise)


def test_nobody_else_knows_that_somebody_was_asked_in_secret() -> None:
    """In some worlds it was somebody, in others nobody; who was asked knows it."""
    match = asked_in_secret()
    seat = match.seat
    assert seat is not None
    later = Match.from_record(match.record()).follow(["waive"])
    led = Match.from_record(later.record())
    led.follow([led.actions[0].code])
    assert [hidden(now, seat) for now in (match, later, led)] == [[], [False], [False, False]]
    own = Worlds(view(match, seat))
    found = [own.deal(Random(number)) for number in range(4)]
    assert {world.seat for world in found} == {seat}
    assert len({tuple(world.table.hands) for world in found}) == 4
    robbed = Match.from_record(match.record())
    robbed.follow([next(code for code in robbed.decision.codes if code != "waive")])  # type: ignore[union-attr]
    for other in {*range(4)} - {seat}:
        assert hidden(robbed, other) == [False]
        for now, steps in ((match, []), (later, []), (led, [False])):
            assert hidden(now, other) == steps
            worlds, known = Worlds(view(now, other)), view(now, other)
            for number in range(6):
                world = worlds.deal(Random(number))
                assert seen(world, other, now) == known


def test_the_same_is_done_in_different_worlds() -> None:
    """Played, passed and bid as it was, with other cards in the hands of the others."""
    for name, many in (("hearts", 3), ("tute", 5), ("reds", 4), ("schafkopf", 3)):
        match = Match(name, seed=3)
        for _ in range(many):
            match.apply(match.actions[0].code)
        seat = match.seat
        assert seat is not None
        worlds = Worlds(view(match, seat))
        found = [worlds.deal(Random(number)) for number in range(4)]
        assert len({tuple(world.table.hands) for world in found}) == 4
        assert all(len(world.done) == many for world in found)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("pass KS 2C 3C", "pass 3C 2C KS"),
        ("pass 2C AS 3C", "pass 3C 2C AS"),
        ("pass QS 2C 3C", "pass QS 2C 3C"),  # none of these
        ("pass", "pass"),
        ("3C 2C", "3C 2C"),
    ],
)
def test_cards_may_be_named_in_any_order(words: str, code: str) -> None:
    decision: Any = type("Codes", (), {"codes": ("pass 3C 2C AS", "pass 3C 2C KS", "3C 2C")})
    assert _respelled(decision, words.split()) == code
    assert _respelled(decision, ["2C", "3C"]) == "3C 2C"
