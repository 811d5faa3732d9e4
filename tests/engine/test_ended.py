"""What a hand came to is told when it ends, and can be asked for whenever its record is there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.game import Game


def asked(**request: Any) -> Any:
    answer: Any = ask({"ask": "hand", **request})
    assert "error" not in answer, answer
    return answer


def answers(known: Game, seed: int, hands: int = 3) -> Iterator[Any]:
    """A match by chance through the door, a few choices an answer."""
    random = Random(seed)
    answer = asked(do="new", game=known.id, seed=seed, players=random.choice(known.about.players))
    yield answer
    while not answer["state"]["over"] and answer["state"]["hand"] < hands:
        count, chance = random.randrange(1, 6), random.randrange(2**31)
        answer = asked(do="play_on", record=answer["record"], seed=chance, count=count)
        yield answer


@pytest.mark.parametrize("seed", range(2))
def test_the_answer_that_ends_a_hand_tells_its_ledger(any_game: Game, seed: int) -> None:
    told: list[Any] = []
    for answer in answers(any_game, seed):
        told += answer["ended"]
        # As many as are over, and each once.
        over = len(answer["record"]["hands"]) - (0 if answer["state"]["over"] else 1)
        assert [hand["hand"] for hand in told] == list(range(over))
    assert told
    for hand, recorded in zip(told, answer["record"]["hands"], strict=False):
        assert hand["dealer"] == recorded["dealer"]
        assert hand["totals"]["after"] == recorded["totals"]
    state = answer["state"]
    moved = [hand["totals"]["before"] for hand in told[1:]]
    assert moved == [hand["totals"]["after"] for hand in told[:-1]]
    for hand in told:
        sums = list(hand["totals"]["before"])
        for line in hand["ledger"]:
            if line["side"] is not None:
                sums[line["side"]] += line["points"]
        assert sums == hand["totals"]["after"]
        assert hand["winner_names"] == [state["sides"][side] for side in hand["winners"]]
        last = state["over"] and hand is told[-1]
        assert hand["winners"] == (state["winners"] if last else [])


@pytest.mark.parametrize("seed", range(2))
def test_a_score_event_says_how_much_of_what_and_whose(any_game: Game, seed: int) -> None:
    """The score events of a hand are the lines of its ledger."""
    match = Match(any_game, seed=seed, hands=1).play_random()
    told = asked(do="review", record=match.record(), hand=0)["hand"]
    scored = [event for event in told["events"] if event["kind"] == "score"]
    keys = ("side", "account", "points", "unit", "what", "cards", "why", "clauses")
    assert [{key: event[key] for key in keys} for event in scored] == told["ledger"]
    assert [line["points"] for line in told["ledger"]] == [line.amount for line in match.ledger]


def test_any_hand_of_a_record_can_be_asked_for(any_game: Game) -> None:
    """What was told when it ended, with its course."""
    told: dict[int, Any] = {}
    for answer in answers(any_game, 5):
        told |= {hand["hand"]: hand for hand in answer["ended"]}
    record, state = answer["record"], answer["state"]
    for number in range(len(record["hands"])):
        hand = asked(do="review", record=record, hand=number)["hand"]
        events = hand.pop("events")
        assert hand.pop("over") == (number in told)
        assert hand == told.get(number, hand)
        if number == state["hand"]:
            assert events == state["events"] and hand["ledger"] == state["ledger"]
        for seat in range(state["players"]):
            own = asked(do="review", record=record, hand=number, seat=seat)["hand"]["events"]
            assert [event for event in own if event["open"]] == [e for e in events if e["open"]]
            assert len(own) <= len(events)


def test_hands_played_before_are_counted() -> None:
    answer = asked(do="new", game="sheepshead", before=2, seed=1)
    answer = asked(do="play_on", record=answer["record"])
    assert [hand["hand"] for hand in answer["ended"]] == [2]
    refused = ask({"ask": "hand", "do": "review", "record": answer["record"], "hand": 1})
    assert refused["error"]["where"] == "hand" and "from 2 to 3" in refused["error"]["what"]
    refused = ask({"ask": "hand", "do": "review", "record": answer["record"]})
    assert refused["error"] == {
        "what": "is missing: which hand?",
        "where": "hand",
        "did_you_mean": [],
        "id": "missing-hand",
        "facts": {},
    }


def test_the_actions_of_several_hands_tell_of_each() -> None:
    match = Match("truc", seed=2, hands=4).play_random()
    record = match.record()
    begun = asked(do="new", game="truc", seed=2, limit=4)["record"]
    actions = [action for hand in record["hands"] for action in hand["actions"]]
    answer = asked(do="act", record=begun, actions=actions)
    assert [hand["hand"] for hand in answer["ended"]] == list(range(len(match.hands)))
    undone = asked(do="undo", record=answer["record"])
    assert undone["ended"] == []
    again = asked(do="act", record=undone["record"], action=actions[-1])
    assert again["ended"] == answer["ended"][-1:]


def test_a_hand_that_ends_with_its_deal_is_told_by_the_answer_that_deals() -> None:
    """Where no choice is left, the deal itself ends the hand: a turned-up king that wins."""
    deal = {"hands": [None, None], "stock": "KH"}
    answer = asked(do="new", game="ecarte", dealer=0, totals=[4, 3], deal=deal)
    assert answer["state"]["over"] and [hand["winners"] for hand in answer["ended"]] == [[0]]


def test_the_whole_table_can_be_looked_at_without_acting(any_game: Game) -> None:
    answer = asked(do="new", game=any_game.id, seed=3)
    looked = asked(do="state", record=answer["record"])
    assert looked == {"ask": "hand", "record": answer["record"], "state": answer["state"]}


def test_winners_are_sides_everywhere(any_game: Game) -> None:
    """By number, with their names beside: in the state, in what has ended, and in the record."""
    match = Match(any_game, any_game.about.players[-1], seed=1).play_random(limit=30)
    answer = asked(do="state", record=match.record())
    state = answer["state"]
    assert state["winners"] == answer["record"]["winners"] == list(match.winners)
    assert state["winner_names"] == [state["sides"][side] for side in match.winners]
