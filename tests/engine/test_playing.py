"""`play`: all is told as one seat may know it, moves are those of `advise`, and what is taken back is a choice."""

from __future__ import annotations

from json import dumps, loads
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from later_hands import with_one_action
from test_playouts import points

from followsuit import Match, ask
from followsuit.asking import playing
from followsuit.asking.advising import MOST_PLAYOUTS
from followsuit.asking.playing import _alike
from followsuit.checked_play import ways_to_play
from followsuit.errors import IllegalAction
from followsuit.game import Game
from followsuit.games import MODULES, game
from followsuit.views import view
from followsuit.worlds import Worlds
from followsuit_draw import door

Answer = dict[str, Any]
BOOK = door.Book({}, {})
SEEDS = st.integers(0, 2**53)


def play(doing: str, **more: Any) -> Answer:
    """What is answered, without a fault."""
    answer = ask({"ask": "play", "do": doing, **more})
    assert "error" not in answer, answer["errors"]
    return answer


def fault(**request: Any) -> tuple[str, str]:
    """What is wrong, and with which field."""
    error = ask({"ask": "play", **request})["error"]
    return error["id"], error["where"]


def told(doing: str, **more: Any) -> str:
    """All of a drawn answer that a seat may know: not the record, nor who is asked in secret."""
    answer = door.answered({"ask": "play", "do": doing, "draw": True, **more}, BOOK)
    assert "error" not in answer, answer["errors"]
    assert {"state", "turns", "events", "ended", "drawn"} <= answer.keys()
    return dumps({name: value for name, value in answer.items() if name not in ("record", "asked")})


def test_who_is_asked_in_secret_is_told_to_whoever_runs_the_table() -> None:
    """`rob.optional`: that a seat is asked whether it robs tells that it may; the others see who leads."""
    begun = (ask({"ask": "play", "game": "twenty-five", "seed": seed}) for seed in range(60))
    robs = next(one for one in begun if one["asked"] not in (0, one["state"]["seat"]))
    assert robs["state"]["phase"] == "lead"
    own = ask({"ask": "play", "do": "state", "record": robs["record"], "seat": robs["asked"]})
    assert (own["state"]["seat"], own["state"]["phase"]) == (own["asked"], "rob")


def extremes(known: Game) -> list[tuple[int, dict[str, Any]]]:
    """Some ways to play with the fewest players of a game and with the most."""
    ways = ways_to_play(known)
    return [min(ways, key=lambda way: way[0]), max(ways, key=lambda way: way[0]), ways[-1]]


def begun(known: Game, **more: Any) -> Answer:
    return play("new", game=known.id, **more)


# -- what is told ------------------------------------------------------------------------------------


@pytest.mark.slow
@settings(max_examples=40)
@given(match=points(), choose=st.data(), seed=SEEDS)
def test_two_deals_that_a_seat_cannot_tell_apart_are_told_alike(
    match: Match, choose: st.DataObject, seed: int
) -> None:
    """The state, and what the last action has brought: nothing but the record holds more."""
    if match.over:
        return
    seat = choose.draw(st.integers(0, match.players - 1))
    known = view(match, seat)
    other = Worlds(known).deal(Random(seed))
    assert view(other, seat) == known
    asked = [told("state", record=one.record(), seat=seat) for one in (match, other)]
    assert asked[0] == asked[1]
    answers, last = [], []
    for one in (match, other):
        try:
            code = one.undo()
        except IllegalAction:
            return
        last.append((one.seat, one.phase))
        answers.append(told("act", record=one.record(), action=code, seat=seat))
    # Who was asked in secret in one of the deals was not in the other: then the last action is another.
    if last[0] == last[1]:
        assert answers[0] == answers[1]


@pytest.mark.slow
def test_all_is_told_as_a_view_of_the_hand_tells_it(any_game: Game) -> None:
    """`act` gives the record that `hand` gives, the state of a `view`, and the events that the seat is told."""
    for seed, (players, options) in enumerate(extremes(any_game)[:2]):
        random, seat = Random(seed), seed % players
        match = Match(any_game, players, options, seed=seed, hands=1)
        first = begun(any_game, players=players, options=options, seed=seed, limit=1, seat=seat)
        assert first["record"] == match.record()
        while match.decision is not None:
            code = match.decision.pick(random.random())
            if random.random() < 0.5 and len(match.actions) > 1:
                match.apply(code)
                continue
            asked = {"record": match.record(), "action": code}
            whole = ask({"ask": "hand", "do": "act", **asked})
            answer = play("act", **asked, seat=seat)
            match.apply(code)
            seen = ask({"ask": "hand", "do": "view", "record": match.record(), "seat": seat})
            assert answer["record"] == whole["record"] == match.record()
            assert answer["state"] == seen["state"]
            assert answer["ended"] == whole["ended"]
            rest = iter(whole["events"])
            assert all(event in rest for event in answer["events"]), "in the same order"
            missed = [event for event in whole["events"] if event not in answer["events"]]
            assert not any(event["open"] for event in missed)
        assert play("state", record=match.record(), seat=seat)["state"]["over"]


def test_who_plays_to_a_trick_is_told_in_turn(any_game: Game) -> None:
    """As soon as a card lies: the leader first, and at its end all have played whose turn it was."""
    for seed, (players, options) in enumerate(extremes(any_game)):
        answer = begun(any_game, players=players, options=options, seed=seed, limit=1)
        turns: list[int] = []
        while not answer["state"]["over"]:
            lying = [card["seat"] for card in answer["state"]["trick"]]
            assert answer["turns"][: len(lying)] == lying
            assert bool(answer["turns"]) == bool(lying)
            out = answer["state"]["shown"].get("out", ())  # who takes no part in this hand
            assert set(answer["turns"]) in (set(), set(range(players)) - set(out))
            turns = answer["turns"] or turns
            answer = play("move", record=answer["record"], seed=seed)
            for event in answer["events"]:
                if event["kind"] == "trick":
                    seats = [card["seat"] for card in event["trick"]]
                    assert seats == turns or not turns


def test_all_is_told_as_the_first_seat_knows_it_where_none_is_named(any_game: Game) -> None:
    record = begun(any_game, seed=2)["record"]
    assert begun(any_game, seed=2) == begun(any_game, seed=2, seat=0)
    told = [play("state", record=record, **more) for more in ({}, {"seat": 0}, {"seat": 1})]
    assert told[0] == told[1]
    assert told[0]["state"] != told[2]["state"]


def test_a_hand_that_ends_with_its_deal_is_told_by_who_begins() -> None:
    """In Écarté the king that is turned up may win."""
    deal = {"hands": [None, None], "stock": "KH"}
    told = play("new", game="ecarte", dealer=0, totals=[4, 3], deal=deal)
    assert [hand["winners"] for hand in told["ended"]] == [[0]]


# -- who moves ---------------------------------------------------------------------------------------


def test_without_playouts_chance_moves_by_the_seed(any_game: Game) -> None:
    for seed in range(5):
        match = Match(any_game, seed=seed)
        assert match.decision is not None
        code = match.decision.pick(Random(seed).random())
        moved = play("move", record=match.record(), seed=seed)
        assert moved["record"] == match.follow([code]).record()


def test_with_playouts_the_best_of_the_same_advice_is_done(any_game: Game) -> None:
    record = begun(any_game, seed=3)["record"]
    for number in range(12):
        if number % 4 == 1:
            asked = {"record": record, "playouts": 6, "seed": number}
            best = ask({"ask": "advise", **asked})["actions"][0]["code"]
            moved = play("move", **asked)
            assert moved["record"] == play("act", record=record, action=best)["record"]
            assert moved == play("move", **asked), "the same seed gives the same move"
        record = play("move", record=record, seed=number)["record"]


def test_no_more_is_tried_than_time_is_given_for(any_game: Game) -> None:
    """With what would take hours without: each action is tried once, and one of them is done."""
    record = begun(any_game, seed=3)["record"]
    moved = play("move", record=record, playouts=MOST_PLAYOUTS, seconds=1e-9, seed=1)
    match = Match.from_record(record)
    assert match.decision is not None
    done = moved["record"]["hands"][0]["actions"][0]
    assert done in match.decision.codes


def test_the_only_action_is_done_without_a_thought(
    any_game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = with_one_action(any_game)
    monkeypatch.delattr(playing, "advise")
    moved = play("move", record=match.record(), playouts=100)
    assert moved["record"] == match.follow([match.actions[0].code]).record()


def test_a_hand_that_is_moved_to_its_end_is_a_hand_by_the_rules(any_game: Game) -> None:
    for seed, (players, options) in enumerate(extremes(any_game)):
        answer = begun(any_game, players=players, options=options, seed=seed, limit=1)
        while not answer["state"]["over"]:
            assert answer["ended"] == []
            answer = play("move", record=loads(dumps(answer["record"])), seed=seed)
        (hand,) = answer["ended"]
        again = Match.from_record(answer["record"])
        assert again.over
        assert again.totals == answer["state"]["totals"] == hand["totals"]["after"]


def choices(record: Answer) -> list[Any]:
    """Who dealt each hand, and what was chosen in it."""
    return [(hand["dealer"], hand["actions"]) for hand in record["hands"]]


# -- what is taken back --------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_is_given_back_its_last_choice(any_game: Game, seed: int) -> None:
    """Whatever others have done since, in this hand or the next: a moment when it could do one thing or another."""
    random = Random(seed)
    players, options = extremes(any_game)[seed]
    match = Match(any_game, players, options, seed=seed, hands=2)
    before: list[Answer | None] = [None] * players
    hand = crossed = 0
    while True:
        fresh, hand = match.hand_number > hand, match.hand_number
        some = random.sample(range(players), 2) if random.random() < 0.3 else ()
        for seat in range(players) if fresh else some:
            asked = {"do": "undo", "record": match.record(), "seat": seat}
            expected = before[seat]
            if expected is None:
                assert fault(**asked) == ("nothing-to-take-back", "record")
                continue
            answer = ask({"ask": "play", **asked})
            assert answer["state"] == expected["state"]
            assert choices(answer["record"]) == choices(expected["record"])
            assert answer["events"] == answer["ended"] == []
            assert answer["state"]["seat"] == seat and len(answer["state"]["actions"]) > 1
            crossed += answer["state"]["hand"] < match.hand_number
        if match.decision is None:
            break
        seat = match.decision.seat
        if len(match.actions) > 1:
            before[seat] = play("state", record=match.record(), seat=seat)
        match.apply(match.decision.pick(random.random()))
    assert crossed


def test_what_is_taken_back_can_be_chosen_otherwise(any_game: Game) -> None:
    first = begun(any_game, seed=5)
    seat = first["state"]["seat"]
    codes = Match.from_record(first["record"]).decision.codes  # type: ignore[union-attr]
    for code in codes[:2]:
        record = play("act", record=first["record"], action=code)["record"]
        back = play("undo", record=record, seat=seat)
        assert back["record"]["hands"][0]["actions"] == []


def test_how_it_is_dealt_can_be_chosen_otherwise(any_game: Game) -> None:
    """What lay in the hands after the first choice does not bind the second, of which it may come."""
    record = begun(any_game, seed=5)["record"]
    for _ in range(3):
        match = Match.from_record(record)
        if match.decision is None:
            break
        seat, codes = match.decision.seat, match.decision.codes
        for one, other in ((codes[0], codes[-1]), (codes[-1], codes[0])):
            done = play("act", record=record, action=one)["record"]
            if one != other and Match.from_record(done).hand_number == match.hand_number:
                back = loads(dumps(play("undo", record=done, seat=seat)["record"]))
                play("act", record=back, action=other)
        record = play("act", record=record, action=codes[-1])["record"]


# -- faults ----------------------------------------------------------------------------------------------


def test_every_fault_names_its_field(any_game: Game) -> None:
    record = begun(any_game, limit=1)["record"]
    players = record["players"]
    assert fault(do="shuffle", record=record) == ("not-one-of", "do")
    assert fault(do=["new"], record=record) == ("not-one-of", "do")
    assert fault(do="act", record=record) == ("missing-action", "action")
    assert fault(do="act", record=record, action=7) == ("missing-action", "action")
    assert fault(do="act", record=record, action="nonsense")[1] == "action"
    assert fault(do="state") == ("missing-record", "record")
    assert fault(do="undo", record=record) == ("nothing-to-take-back", "record")
    assert fault(do="move", record=record, action="KS") == ("not-a-field", "action")
    for doing in ("state", "undo", "move", "act"):
        for seat in (players, -1, "0", True):
            wrong = fault(do=doing, record=record, seat=seat)
            assert wrong == ("needs-number-within", "seat")
    assert fault(game=any_game.id, seat=99) == ("needs-number-within", "seat")
    for name in ("playouts", "seed"):
        wrong = fault(do="move", record=record, **{name: -1})
        assert wrong == ("needs-number-within", name)
    assert fault(do="move", record=record, seconds=-1) == ("needs-seconds", "seconds")


def test_when_a_match_is_over_nobody_moves(any_game: Game) -> None:
    record = Match(any_game, seed=1, hands=1).play_random().record()
    assert fault(do="move", record=record)[0] == "match-over"
    assert fault(do="act", record=record, action="pass") == ("match-over", "action")


# -- what is remembered ----------------------------------------------------------------------------------


def steps(random: Random, known: list[Answer]) -> Answer:
    """Any request about one of some matches; now and then a wrong one, or an old record once more."""
    answer = random.choice(known[-3:])
    asked = {"ask": "play", "record": answer["record"], "seat": random.randrange(2)}
    codes = [action["code"] for action in answer["state"]["actions"]] or ["pass"]
    return random.choice(
        [
            *[{**asked, "do": "move", "seed": random.randrange(99)}] * 6,
            *[{**asked, "do": "act", "action": random.choice(codes)}] * 2,
            {**asked, "do": "act", "action": "nonsense"},
            {**asked, "do": "act"},
            {**asked, "do": "undo"},
            {**asked, "do": "state"},
            {**asked, "do": "move", "seed": -1},
            {**asked, "do": "state", "record": {**answer["record"], "seed": True}},
            {**asked, "do": "state", "language": "de"},
        ]
    )


@pytest.mark.slow
@settings(max_examples=25)
@given(names=st.lists(st.sampled_from(sorted(MODULES)), min_size=1, max_size=2), seed=SEEDS)
def test_an_answer_does_not_hang_on_what_was_asked_before(names: list[str], seed: int) -> None:
    """The match of the last answer is remembered: without it, all would be answered the same."""
    random, known, written = Random(seed), list[Answer](), list[str]()
    for name in names:
        players, options = random.choice(ways_to_play(game(name)))
        known.append(play("new", game=name, players=players, options=options, limit=2))
    for _ in range(40):
        request = steps(random, known)
        answer = ask(request)
        kept, playing._last[:] = playing._last[:], []
        assert dumps(answer) == dumps(ask(request)), request
        playing._last[:] = kept
        if "error" not in answer:
            known.append(answer)
            written.append(dumps(answer))
    assert [dumps(answer) for answer in known[len(names) :]] == written, (
        "an answer has changed since"
    )


def test_a_fault_leaves_nothing_half_done_behind(any_game: Game) -> None:
    answer = begun(any_game, seed=4)
    asked = {"record": answer["record"], "seat": 0}
    for wrong in ({"do": "act", "action": "nonsense"}, {"do": "act"}, {"do": "undo"}):
        fault(**asked, **wrong)
        assert play("state", **asked)["record"] == answer["record"]
    moved = play("move", **asked)
    playing._last.clear()
    assert moved == play("move", **asked)


@pytest.mark.parametrize("other", [True, 1.0, "1", None, [1], {"a": 1}])
def test_a_record_is_another_one_if_a_value_is_of_another_kind(other: Any) -> None:
    assert _alike(1, 1) and not _alike(1, other)
    assert _alike({"a": [1, 2]}, {"a": [1, 2]}) and not _alike({"a": [1, 2]}, {"a": [1, other]})
    assert not _alike([1], [1, other]) and not _alike({"a": 1}, {"a": 1, "b": other})
