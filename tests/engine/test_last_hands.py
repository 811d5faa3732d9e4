"""After the last hand, by agreement or by the rules, nothing tells of another deal."""

from __future__ import annotations

import re
from random import Random

import pytest

from followsuit.checked_play import ways_to_play
from followsuit.game import Game
from followsuit.match import Match
from followsuit.table import Event, Table

WAYS = 6
ON = re.compile(
    r"next (deal|hand|round)|deals|deal (passes|moves)|another (deal|hand|round)|to come|play on"
    r"|(game|match) goes on",
    re.I,
)
NEXT = re.compile(r"next (deal|hand|round)", re.I)  # nor before the last card


def ending(table: Table) -> list[Event]:
    """What is told of a hand once no more cards are played in it (all, if none was)."""
    plays = [place for place, event in enumerate(table.events) if event.kind == "play"]
    return table.events[plays[-1] if plays else 0 :]


def tells_of_more(event: Event, said: str) -> bool:
    return event.kind == "next" or bool(ON.search(said))


def matches(game: Game, limit: int | None) -> list[Match]:
    """Random matches in ways of every kind, played to their end."""
    ways = ways_to_play(game)
    random = Random(f"{game.id} {limit}")
    return [
        Match(game, players, options, seed=random.getrandbits(30), hands=limit).play_random(random)
        for players, options in random.sample(ways, min(WAYS, len(ways)))
    ]


@pytest.mark.parametrize("limit", [1, 2, 3, None])
def test_nothing_follows_the_last_hand(any_game: Game, limit: int | None) -> None:
    for match in matches(any_game, limit):
        assert match.over and (limit is None or len(match.hands) <= limit)
        tell = match.voice().tell
        end = [(event, tell(event.say)) for event in ending(match.table) if event.say]
        told = [said for event, said in end if tells_of_more(event, said)]
        words = [tell(event.say) for event in match.table.events if event.say]
        told += [said for said in words if NEXT.search(said)]
        assert not told, (match.options, told)


def test_nobody_is_asked_to_deal_once_the_hands_are_over() -> None:
    """`sheepshead.end.free`: the next dealer is asked after every hand but the last."""
    match = Match("sheepshead", 5, {"end": "open"}, seed=3, hands=2)
    asked = 0
    while match.decision is not None:
        asked += match.phase == "again"
        match.apply("deal" if match.phase == "again" else match.decision.pick(0.5))
    assert asked == 1 and len(match.hands) == 2


def test_every_other_hand_says_how_the_match_goes_on(any_game: Game) -> None:
    """Shed alone says it at the start of the round that follows."""
    for match in matches(any_game, 3):
        for table in match.hands[:-1]:
            tell = match.voice("en", table).tell
            more = (tells_of_more(event, tell(event.say)) for event in ending(table) if event.say)
            assert any(more) == (any_game.id != "shed")


def test_the_table_goes_on_where_the_limit_is_lifted(any_game: Game) -> None:
    """A limit takes away what is told of the next hand, and nothing else of this one."""
    for match in matches(any_game, 1):
        record = {**match.record(), "limit": 2}
        longer = Match.from_record({**record, "hands": [{**record["hands"][0], "totals": None}]})
        told = [event for event in match.table.events if event in longer.hands[0].events]
        assert told == match.table.events
