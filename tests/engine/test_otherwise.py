"""Under which agreed options a request would be decided otherwise: these, and no others."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from real_requests import Request, later, of_tutorial, phases_of, positions

from followsuit import ask
from followsuit.asking import games_of
from followsuit.asking.otherwise import _changes, decided
from followsuit.checked_play import ways_to_play
from followsuit.fields import Field, Value
from followsuit.game import Game
from followsuit.games import game as find_game
from followsuit_draw.door import Book, answered

ROOMS = ("options", "setting")
TUTE = find_game("tute")
Listed = dict[tuple[str, Value], dict[str, Any]]


def otherwise(request: Request, **more: Any) -> Listed:
    """What is listed, by option and value."""
    answer = ask({"ask": "otherwise", "request": request, **more})
    assert "error" not in answer, answer["errors"]
    found = {(one["name"], one["value"]): one for one in answer["differs"]}
    assert len(found) == len(answer["differs"])
    return found


def refused(request: Any, **more: Any) -> list[tuple[str, str]]:
    """Where a request is wrong, and how."""
    answer = ask({"ask": "otherwise", "request": request, **more})
    return [(fault["where"], fault["id"]) for fault in answer["errors"]]


# -- in every game ---------------------------------------------------------------------------------


def put(request: Request, field: Field, value: Value) -> Request:
    """The request with an option's value in each place that takes it, as its refusals tell."""
    changed = dict(request)
    for room in ROOMS:
        probe = {**request, room: {field.name: field.default}}
        places = {fault["where"] for fault in ask(probe).get("errors", ())}
        if not places & {room, f"{room}.{field.name}"}:
            changed[room] = {**request.get(room, {}), field.name: value}
    return changed


def players(game: Game, answer: dict[str, Any]) -> int:
    """How many play, as a whole trick tells."""
    return game.positions.seats(game.setting(answer["setting"]), len(answer["steps"]))


@pytest.mark.slow
def test_what_is_listed_and_nothing_else_decides_otherwise(any_game: Game) -> None:
    ways = ways_to_play(any_game)
    matches = [later(any_game.id, *ways[seed * 7 % len(ways)], seed) for seed in range(4)]
    phases = [request for match in matches for request in phases_of(match)]
    asked = positions([*of_tutorial(any_game.id), *phases])
    assert len(asked) > 20
    for request in asked:
        before, usual, listed = repr(request), ask(request), otherwise(request)
        assert repr(request) == before
        for field in any_game.options.fields:
            for value in field.choices:
                direct = ask(put(request, field, value))
                told = listed.pop((field.name, value), None)
                if told:
                    assert told["answer"] == direct
                    assert decided(direct) != decided(usual)
                elif "error" not in direct and decided(direct) != decided(usual):
                    assert players(any_game, direct) != players(any_game, usual)
        assert not listed


def test_an_option_is_told_as_the_game_tells_it(any_game: Game) -> None:
    """In the words and with the clause of `game`; a setting of its name has the same values."""
    told = {one["name"]: one for one in ask({"ask": "game", "game": any_game.id})["options"]}
    for request in positions(of_tutorial(any_game.id))[::4]:
        for (name, value), one in otherwise(request).items():
            assert (one["label"], one["clause"]) == (told[name]["label"], told[name]["clause"])
            assert {"value": value, "label": one["value_label"]} in told[name]["values"]
    for field, option in product(any_game.positions.settings.fields, any_game.options.fields):
        if field.name == option.name:
            assert (field.choices, field.default) == (option.choices, option.default)


# -- house rules that a verdict hangs on -------------------------------------------------------------


def test_tute_you_must_undertrump() -> None:
    """`tute.ruling.undertrump`"""
    hand = {"ask": "legal", "game": "tute", "trick": "K♣ J♦", "hand": "4♦ 2♦ A♠"}
    found = otherwise({**hand, "setting": {"trump": "D"}})
    assert list(found) == [("undertrump", "free")]
    assert found["undertrump", "free"]["clause"] == "tute.ruling.undertrump"
    assert found["undertrump", "free"]["answer"]["legal"] == ["AS", "4D", "2D"]
    found = otherwise({**hand, "setting": {"trump": "D", "undertrump": "free"}})
    assert list(found) == [("undertrump", "forced")]
    played = {"ask": "winner", "game": "tute", "setting": {"trump": "D"}, "trick": "K♣ J♦ A♠"}
    found = otherwise({**played, "hands": {"2": "4♦ 2♦"}})
    assert found["undertrump", "free"]["answer"]["illegal"] == []
    assert not otherwise(played)


def test_twenty_five_a_top_trump_is_free_even_when_a_better_one_is_led() -> None:
    """`twenty-five.ruling.exempt-absolute`"""
    hand = {"ask": "legal", "game": "twenty-five", "setting": {"trump": "C"}}
    found = otherwise({**hand, "trick": "5♣", "hand": "J♣ K♦ 3♥"})
    assert list(found) == [("renege", "lower-lead-only")]
    stricter = found["renege", "lower-lead-only"]
    assert stricter["clause"] == "twenty-five.ruling.exempt-absolute"
    assert stricter["answer"]["legal"] == ["JC"]
    assert not otherwise({**hand, "trick": "J♣", "hand": "5♣ K♦ 3♥"})


def test_fuenfzehnern_your_own_ace_makes_the_king_unbeatable() -> None:
    """`fuenfzehnern.ruling.unbeatable`, of cards and of the phase, which says it twice."""
    bound = {"ask": "legal", "game": "fuenfzehnern", "setting": {"bound": "H"}}
    cards = {**bound, "hand": "9♥ A♠ K♠ Q♦"}
    phase = {**bound, "phase": "lead", "position": {"hand": "9♥ A♠ K♠ Q♦"}}
    value = ("unbeatable", "played-only")
    found = otherwise(cards)
    assert list(found) == [value]
    assert found[value]["answer"]["legal"] == ["AS", "9H"]
    found = otherwise(phase)
    assert list(found) == [value]
    assert [one["code"] for one in found[value]["answer"]["actions"]] == ["AS", "9H"]
    stricter = {"options": {"unbeatable": "played-only"}, "setting": {"bound": "H"}}
    stricter["setting"]["unbeatable"] = "played-only"
    assert list(otherwise({**phase, **stricter})) == [("unbeatable", "played-or-own")]


DISCARDS: Request = {
    "ask": "score",
    "game": "schafkopf",
    "form": "hand",
    "case": {"declarer": 0, "points": 47, "tricks": 6, "discards": ["TC", "KC"]},
}
LEVEL = {"dealer": 0, "tricks": ["dealer", "drawn", "opponents"]}
ALL_FIVE = {"dealer": 1, "exchange": "played-at-once", "tricks": [0, 5]}
ONLY_MARRIED = {"declarer": 0, "contract": 100, "points": [0, 70, 50], "marriages": [["H"], [], []]}
LEVEL_END = {"totals": [14, 14, 9], "round": 3}


@pytest.mark.parametrize(
    ("score", "option", "value", "clause", "totals"),
    [
        (DISCARDS, "discards_count", "nobody", "ruling.discards-count", [-2, 0, 0]),
        (
            {"game": "truc", "form": "hand", "case": LEVEL},
            *("tie_rule", "first-trick-wins", "ruling.majority-compare", [1, 0]),
        ),
        (
            {"game": "ecarte", "form": "hand", "case": ALL_FIVE},
            *("vole_vulnerable", 2, "ruling.vole-vulnerable", [0, 2]),
        ),
        (
            {"game": "sheepshead", "players": 5, "case": {"bidder": 0, "partner": 3, "points": 30}},
            *("schneider", "traditional31", "ruling.schneider-border", [-8, 4, 4, -4, 4]),
        ),
        (
            {"game": "tyzicha", "players": 3, "case": ONLY_MARRIED},
            *("contract_needs", "at-least", "ruling.exceeds", [100, 0, 0]),
        ),
        (
            {"game": "type-trump", "players": 3, "form": "end", "case": LEVEL_END},
            *("tie_share", True, "ruling.tie-after-rounds", [14, 14, 9]),
        ),
    ],
)
def test_a_score_by_another_house_rule(
    score: Request, option: str, value: Value, clause: str, totals: list[int]
) -> None:
    score = {"ask": "score", **score}
    told = otherwise(score)[option, value]
    assert told["clause"] == f"{score['game']}.{clause}"
    assert told["answer"]["totals"] == totals
    assert decided(told["answer"]) != decided(ask(score))


def test_shed_you_may_keep_the_token() -> None:
    """`shed.ruling.shed-compulsory`"""
    takes = [["moons", "suns"], ["waves"]]
    token = {"ask": "legal", "game": "shed", "phase": "token", "players": 2}
    found = otherwise({**token, "position": {"takes": takes, "lead": "diplomat"}})
    assert list(found) == [("shed_optional", True)]
    assert found["shed_optional", True]["clause"] == "shed.ruling.shed-compulsory"


def test_shed_a_whole_trick_stays_one_of_as_many_players() -> None:
    """Four may be partners, three cannot; and neither play the game for two."""
    cards = ["soldier", "lunatic", "sailor", "castle"]
    for number, listed in ((3, []), (4, [("mode", "partnership")])):
        trick = {"ask": "winner", "game": "shed", "trick": cards[:number]}
        assert ask(trick)["complete"]
        assert decided(ask({**trick, "setting": {"mode": "partnership"}})) != decided(ask(trick))
        assert list(otherwise(trick)) == listed
    # Three cards are a whole trick only where three play, and then without partners.
    assert not otherwise({**trick, "trick": cards[:3], "setting": {"mode": "partnership"}})


@pytest.mark.parametrize(
    ("request_", "both", "others"),
    [
        ({"ask": "winner"}, {"setting"}, None),
        ({"ask": "legal"}, {"setting"}, None),
        ({"ask": "legal", "phase": "declare"}, {"options"}, {"options"}),
        ({"ask": "legal", "phase": "lead"}, {"options", "setting"}, {"options"}),
        ({"ask": "score"}, {"options"}, {"options"}),
    ],
)
def test_an_option_is_changed_wherever_a_request_takes_it(
    request_: Request, both: set[str], others: set[str] | None
) -> None:
    """In Tute undertrumping is an option and a setting; who may declare is only an option."""
    rooms = {
        field.name: request.keys() & {*ROOMS} for field, _, request in _changes(TUTE, request_)
    }
    assert rooms.get("undertrump") == both
    assert rooms.get("partner_may_declare") == others


def test_an_option_that_is_said_in_one_place_only_is_changed_in_both() -> None:
    """Each of its values would be another request: nowhere is it said twice alike."""
    half = {"ask": "legal", "phase": "lead", "options": {"undertrump": "free"}}
    found = [
        request
        for field, value, request in _changes(TUTE, half)
        if field.name == "undertrump"
        for room in ROOMS
        if request[room] == {"undertrump": value}
    ]
    assert len(found) == 2 * len(ROOMS)


def test_facts_of_a_position_are_not_varied() -> None:
    """Another trump would win other tricks: nobody agrees on that before a game."""
    for game in ("tute", "twenty-five", "tyzicha", "ecarte"):
        trick = {"ask": "winner", "game": game, "trick": "K♥ Q♠"}
        trumps = ({**trick, "setting": {"trump": suit}} for suit in "SH")
        assert len({ask(request)["winner"] for request in trumps}) == 2
        assert not otherwise(trick)


# -- how it is told ----------------------------------------------------------------------------------


def test_it_is_told_in_the_language_of_the_whole() -> None:
    inner = {**DISCARDS, "language": "en"}
    (told,) = otherwise(inner, language="de").values()
    assert told["value_label"] == "für niemanden"
    assert told["answer"] == ask(
        {**DISCARDS, "language": "de", "options": {"discards_count": "nobody"}}
    )


def test_the_games_are_found_within() -> None:
    assert games_of({"ask": "otherwise", "request": DISCARDS}) == ("schafkopf",)
    assert games_of({"ask": "otherwise", "request": [DISCARDS]}) == ()


def test_the_worker_draws_sentences_and_clauses() -> None:
    book = Book({}, {"games/schafkopf/": {"schafkopf.ruling.discards-count": "ruling"}})
    answer = answered({"ask": "otherwise", "request": DISCARDS, "draw": True}, book)
    link = 'href="games/schafkopf/#schafkopf.ruling.discards-count"'
    (law,) = answer["drawn"]["laws"]
    assert link in law
    (one,) = answer["differs"]
    assert all(line["why"]["drawn"] for line in one["answer"]["lines"])
    assert any(link in line["links"] for line in one["answer"]["lines"])


# -- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("within", "faults"),
    [
        (None, [("request", "no-request")]),
        ([], [("request", "no-request")]),
        ({}, [("request.ask", "not-one-of")]),
        ({"ask": "hand"}, [("request.ask", "not-one-of")]),
        ({"ask": ["winner"]}, [("request.ask", "not-one-of")]),
        ({"ask": "otherwise", "request": DISCARDS}, [("request.ask", "not-one-of")]),
        ({"ask": "legal", "record": {"game": "truc"}}, [("request.record", "no-record-here")]),
        (
            {"ask": "winner", "game": "truc", "trick": "K♠", "record": {}},
            [("request.record", "not-a-field")],
        ),
        ({"ask": "winner"}, [("request.game", "missing")]),
        ({"ask": "score", "game": "shad"}, [("request.game", "no-game")]),
        (
            {"ask": "winner", "game": "tute", "trick": "K♣ 8♦", "draw": True, "setting": {}},
            [("request.draw", "not-a-field"), ("request.trick[1]", "not-a-card")],
        ),
        (
            {**DISCARDS, "options": {"discards_count": "all"}},
            [("request.options.discards_count", "not-one-of")],
        ),
    ],
)
def test_a_request_that_is_not_decided_is_refused(
    within: Any, faults: list[tuple[str, str]]
) -> None:
    assert refused(within) == faults
    assert refused(within, more=1) == [("more", "not-a-field"), *faults]


def test_the_faults_are_those_of_the_request_within() -> None:
    wrong = {**DISCARDS, "case": {"declarer": 9, "points": "x", "tricks": 6}, "names": ["a"]}
    direct = ask(wrong)["errors"]
    told = ask({"ask": "otherwise", "request": wrong})["errors"]
    assert len(direct) > 0
    assert [{**one, "where": f"request.{one['where']}"} for one in direct] == told


def test_the_kind_that_may_be_meant_is_suggested() -> None:
    answer = ask({"ask": "otherwise", "request": {"ask": "winer"}})
    assert answer["error"]["did_you_mean"] == ["winner"]


def test_a_language_that_a_game_has_not_is_the_whole_requests_fault() -> None:
    truc = {"ask": "winner", "game": "truc", "trick": "A♥ 3♦"}
    assert refused(truc, language="de") == [("language", "no-words")]
    assert refused({**truc, "trick": "X♥"}, language="xx") == [
        ("language", "not-one-of"),
        ("request.trick[0]", "not-a-card"),
    ]
