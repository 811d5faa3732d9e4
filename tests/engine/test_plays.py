"""Plays as they are told: the trick so far, who is ahead after each card, and why."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import ask
from followsuit.game import Game
from followsuit.match import Match


def told(match: Match, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of the hand, as everybody or one seat is told of them."""
    do = {"do": "undo"} if seat is None else {"do": "view", "seat": seat}
    answer = ask({"ask": "hand", "record": match.record(), **do})
    events: list[dict[str, Any]] = answer["state"]["events"]
    return events


@pytest.fixture(params=range(3))
def played(request: pytest.FixtureRequest, any_game: Game) -> Match:
    """A hand of each game, for some numbers of players."""
    players = any_game.about.players[request.param % len(any_game.about.players)]
    return Match(any_game, players, seed=request.param, hands=1).play_random()


def test_each_play_tells_the_trick_as_the_winner_answer_does(played: Match) -> None:
    """The steps of `winner`, asked for the same cards under the setting of the finished trick."""
    game, events = played.game, told(played, 0)
    ends = [n for n, event in enumerate(events) if event["kind"] == "trick"]
    begin = 0
    for end, trick in zip(ends, played.table.tricks, strict=True):
        plays = [event for event in events[begin:end] if event["kind"] == "play"]
        codes = [played.table.pack.codes[card] for card in trick.cards]
        steps = game.trick.judge(trick.setting, trick.cards).steps
        for place, (event, step) in enumerate(zip(plays, steps, strict=True)):
            so_far = list(zip(trick.seats, codes, strict=True))[: place + 1]
            assert [(card["seat"], card["card"]) for card in event["trick"]] == so_far
            assert event["winner"] == (None if step.winner is None else trick.seats[step.winner])
            assert event["best"] == (None if step.winner is None else codes[step.winner])
            if place:  # the leader may still have had to say what the lead is
                assert event["clauses"] == list(game.cite(step.said.clauses))
        assert events[end]["trick"] == plays[-1]["trick"]
        assert (events[end]["winner"], events[end]["best"]) == (
            plays[-1]["winner"],
            plays[-1]["best"],
        )
        assert events[end]["winner"] == events[end]["seat"]
        begin = end


def test_every_play_says_who_plays_what_and_in_few_words(played: Match) -> None:
    for event in told(played, 0):
        if event["kind"] != "play":
            continue
        name, card = played.names[event["seat"]], event["cards"][0]
        verb = "leads" if len(event["trick"]) == 1 else "plays"
        assert event["why"]["marked"].startswith(f"{name} {verb} [[{card}]]")
        assert len(event["why"]["text"]) < 200


def test_every_seat_is_told_the_same_of_the_cards_on_the_table(any_game: Game) -> None:
    """Nothing of a hand gets into it: a view tells of the plays what everybody is told."""
    match = Match(any_game, seed=5, hands=1)
    for step in range(60):
        if match.over:
            break
        assert match.decision is not None
        match.apply(match.decision.pick(step * 7 % 10 / 10))
    plays = [
        [event for event in told(match, seat) if event["kind"] in ("play", "trick")]
        for seat in range(match.players)
    ]
    assert all(seen == plays[0] for seen in plays)
    assert all("setting" not in event for event in plays[0])


def hand(game: str, hands: list[str | None], *actions: str, **fields: Any) -> list[dict[str, Any]]:
    """The events of the last action of a script."""
    request = {"ask": "hand", "do": "new", "game": game, "dealer": 0, "deal": {"hands": hands}}
    answer = ask({**request, **fields})
    for action in actions:
        answer = ask({"ask": "hand", "do": "act", "record": answer["record"], "action": action})
        assert "error" not in answer, answer
    events: list[dict[str, Any]] = answer["events"]
    return events


def test_the_last_trick_of_a_hand_is_told_when_the_next_is_dealt() -> None:
    """The card that ends a hand belongs to a table that is no longer the latest."""
    (whole,) = Match("truc", seed=1, hands=1).play_random().record()["hands"]
    *before, last = whole["actions"]
    begun = {"game": "truc", "seed": 1, "hands": [{**whole, "actions": before}]}
    begun["hands"][0].pop("totals")
    answer = ask({"ask": "hand", "do": "act", "record": begun, "action": last})
    assert answer["state"]["hand"] == 1
    played = answer["events"][0]
    assert (played["kind"], played["cards"]) == ("play", [last])
    assert played["trick"][-1] == {"seat": played["seat"], "card": last}


def test_a_lead_that_must_still_be_named_is_told_without_what_it_asks_for() -> None:
    """Shed: a card of two types is led first and named after (`lead.announce`)."""
    west = "end sailor soldier penitent author painter lunatic"
    (led,) = hand("shed", [west, None, None, None], "end", players=4, dealer=3)
    assert led["why"]["text"] == "West leads The End."
    assert (led["winner"], led["best"]) == (0, "end")


def test_a_reason_does_not_name_its_card_twice() -> None:
    """Truc: who plays, then why it is ahead or not."""
    deal: list[str | None] = ["4S 5S 6S", "3H 5H 6H", "AD 5D 6D", "3C 5C 6C"]
    *_, low = hand("truc", deal, "cut", "3H", "AD")
    assert low["why"]["text"].startswith("East plays A♦. It is lower: 3♥ is of the highest rank.")
    assert low["winner"] == 1


def test_a_drawn_trick_has_nobody_ahead() -> None:
    """Truc: equal cards of both sides draw the trick (`trick.draw`)."""
    deal: list[str | None] = ["4S 5S 6S", "3H 5H 6H", "3D 5D 6D", "4C 5C 6C"]
    events = hand("truc", deal, "cut", "3H", "3D", "4C", "4S")
    play, trick = (next(e for e in events if e["kind"] == kind) for kind in ("play", "trick"))
    assert play["winner"] is play["best"] is None
    assert trick["winner"] is trick["best"] is None
    assert [card["card"] for card in trick["trick"]] == ["3H", "3D", "4C", "4S"]
