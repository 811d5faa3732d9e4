"""The door: every request of every game answers or refuses with a sentence, and never raises."""

from __future__ import annotations

import re
from json import dumps, loads
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.asking import REQUESTS
from followsuit.clauses import COMMON
from followsuit.errors import FollowSuitError
from followsuit.game import Game
from followsuit.games import MODULES, game

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
FIELDS = [
    *("game", "setting", "trick", "hand", "names", "hands", "form", "case", "players", "options"),
    *("do", "seed", "dealer", "deal", "limit", "record", "action", "seat", "kind", "clause"),
    *("totals", "start", "request"),
]


def refused(request: Any) -> dict[str, Any]:
    """The first fault of a request that must be refused."""
    answer = ask(request)
    assert "error" in answer, answer
    assert answer["error"] == answer["errors"][0]
    assert all(fault["what"] for fault in answer["errors"])
    fault: dict[str, Any] = answer["error"]
    return fault


@given(JSON)
def test_anything_at_all_is_answered(request: Any) -> None:
    assert isinstance(dumps(ask(request)), str)


@given(
    st.sampled_from(sorted(REQUESTS)),
    st.sampled_from(sorted(MODULES)),
    st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=5),
)
@settings(max_examples=300, deadline=None)
def test_absurd_fields_are_refused_with_a_sentence(
    kind: str, name: str, fields: dict[str, Any]
) -> None:
    answer = ask({"game": name, **fields, "ask": kind})
    assert isinstance(dumps(answer), str)
    for fault in answer.get("errors", ()):
        assert fault["what"]


def test_the_request_itself_must_be_known() -> None:
    assert refused({"ask": "winer"})["did_you_mean"] == ["winner"]
    assert refused([])["what"]
    assert refused({"ask": "game", "game": "shad"})["did_you_mean"] == ["shed"]
    assert refused({"ask": "ranks"})["where"] == "game"


def test_all_faults_come_at_once() -> None:
    answer = ask(
        {
            "ask": "winner",
            "game": "twenty-five",
            "setting": {"trump": "S"},
            "trick": ["KX", "AH", "AH"],
            "tricks": 1,
        }
    )
    assert [fault["where"] for fault in answer["errors"]] == ["tricks", "trick[0]", "trick[2]"]


def test_unknown_fields_are_told_with_a_suggestion(any_game: Game) -> None:
    for kind in ("game", "ranks", "legal", "winner", "score", "hand", "quiz"):
        fault = refused({"ask": kind, "game": any_game.id, "gmae": 1})
        assert fault["where"] == "gmae"
        assert fault["did_you_mean"] == ["game"]


def test_settings_are_checked(any_game: Game) -> None:
    request = {"ask": "ranks", "game": any_game.id}
    assert refused({**request, "setting": {"nonsense": 1}})["where"] == "setting.nonsense"
    # None where every trick of the game is like every other.
    for field in any_game.positions.settings.fields:
        fault = refused({**request, "setting": {field.name: "nonsense"}})
        assert fault["where"].startswith(f"setting.{field.name}")
        fault = refused({**request, "setting": {field.name + "x": 1}})
        assert field.name in fault["did_you_mean"]


def test_the_setting_that_was_taken_is_told(any_game: Game) -> None:
    """Whole, as the engine spells it; asked again with it, the answer is the same."""
    answer = ask({"ask": "ranks", "game": any_game.id})
    assert list(answer["setting"]) == [field.name for field in any_game.positions.settings.fields]
    assert ask({"ask": "ranks", "game": any_game.id, "setting": answer["setting"]}) == answer


def test_cards_of_a_setting_are_spelled_as_codes() -> None:
    position = {"hand": ["9♥", "K♠"], "setting": {"gone": ["A♠", "10♦"]}}
    answer = ask({"ask": "legal", "game": "fuenfzehnern", **position})
    assert sorted(answer["setting"]["gone"]) == ["AS", "TD"]


def test_a_card_played_twice_is_refused(any_game: Game) -> None:
    code = any_game.pack(any_game.setting()).codes[8]
    fault = refused({"ask": "winner", "game": any_game.id, "trick": [code, code]})
    assert fault["where"] == "trick[1]"
    fault = refused({"ask": "legal", "game": any_game.id, "trick": [code], "hand": [code]})
    assert fault["where"] == "hand[0]"


def test_cards_outside_the_pack_are_refused(any_game: Game) -> None:
    for name in ("trick", "hand"):
        request = {"ask": "legal", "game": any_game.id, "hand": [], "trick": [], name: ["2Z"]}
        assert refused(request)["where"] == f"{name}[0]"


def test_too_many_cards_are_refused(any_game: Game) -> None:
    codes = list(any_game.pack(any_game.setting()).codes)
    assert refused({"ask": "winner", "game": any_game.id, "trick": codes})["where"] == "trick"
    assert refused({"ask": "winner", "game": any_game.id, "trick": []})["where"] == "trick"
    limit = any_game.positions.hand_limit(any_game.setting())
    fault = refused({"ask": "legal", "game": any_game.id, "hand": codes[: limit + 1]})
    assert fault["where"] == "hand"


def test_game_answers_declare_everything(any_game: Game) -> None:
    answer = loads(dumps(ask({"ask": "game", "game": any_game.id})))
    ids = {clause["id"] for clause in answer["clauses"]}
    assert ids == set(any_game.clauses) | set(COMMON)
    numbers = [c["number"] for c in answer["clauses"] if not c["ruling"]]
    assert numbers == list(range(1, len(numbers) + 1))
    for offered in answer["options"] + answer["setting"]:
        if offered.get("kind") == "cards":
            assert offered["default"] == [] and not offered["values"]
        else:
            assert offered["default"] in [v["value"] for v in offered["values"]]
        assert offered["clause"] in ids | {None}


def test_rank_tables_cite_declared_clauses(any_game: Game) -> None:
    for field in any_game.positions.settings.fields:
        for value in field.choices:
            setting = {field.name: value}
            answer = ask({"ask": "ranks", "game": any_game.id, "setting": setting})
            for table in answer["ranks"]:
                assert len(table["cards"]) == len(table["clauses"])
                flat = [card for group in table["cards"] for card in group]
                assert len(flat) == len(set(flat))


def test_a_rank_table_has_a_key_of_its_own(any_game: Game) -> None:
    """A code, not words; and a plain suit's table has the same key whatever else changes."""
    fields = [
        (field.name, value)
        for field in any_game.positions.settings.fields
        for value in field.choices
    ]
    of_suits: dict[str, set[str]] = {}
    for setting in [{}, *({name: value} for name, value in fields)]:
        answer = ask({"ask": "ranks", "game": any_game.id, "setting": setting})
        keys = [table["key"] for table in answer["ranks"]]
        assert len(set(keys)) == len(keys)
        assert all(re.fullmatch(r"[A-Za-z]+(-[a-z]+)*", key) for key in keys), keys
        for table in answer["ranks"]:
            if len(table["key"]) == 1:
                lowest = table["cards"][-1][0]
                of_suits.setdefault(table["key"], set()).add(lowest[-1])
    assert all(suits == {key} for key, suits in of_suits.items())


@given(st.sampled_from(sorted(MODULES)), st.integers(0, 2**40))
@settings(max_examples=60, deadline=None)
def test_quiz_answers_are_what_the_engine_says(name: str, seed: int) -> None:
    for kind in ask({"ask": "game", "game": name})["requests"]["quiz"]["kinds"]:
        question = ask({"ask": "quiz", "game": name, "kind": kind, "seed": seed})
        assert "error" not in question, question
        assert question == ask({"ask": "quiz", "game": name, "kind": kind, "seed": seed})
        again = ask(question["request"])
        by_id = {option["id"]: option for option in question["options"]}
        picked = [by_id[one] for one in question["answer"]]
        assert picked
        if kind == "legal":
            assert {option["card"] for option in picked} == set(again["legal"])
            setting = game(name).setting(question["request"]["setting"])
            most = game(name).positions.most_held(setting)
            assert 3 <= len(by_id) == len(again["cards"]) <= most, "neither idle nor a long list"
        elif kind == "winner":
            drawn = again["winner"] is None  # possible in Truc
            assert drawn == (picked[0]["label"] == "Nobody") == (picked[0]["seat"] is None)
        elif kind == "order":
            rows = [table["cards"] for table in again["ranks"]]
            cards = [option["card"] for option in picked]
            assert any(in_order(cards, table) for table in rows)
        elif kind == "points":
            number = int(picked[0]["label"].split()[0].replace("−", "-"))
            gains = [0] * len(again["totals"])
            for line in again["lines"]:
                if line["side"] is not None:
                    gains[line["side"]] += line["points"]
            assert number in again["totals"] + gains
        assert len({option["label"] for option in question["options"]}) == len(by_id)


def in_order(cards: list[str], table: list[list[str]]) -> bool:
    places = {card: number for number, group in enumerate(table) for card in group}
    found = [places[card] for card in cards if card in places]
    return len(found) == len(cards) and found == sorted(set(found))


def test_a_question_about_one_clause(any_game: Game) -> None:
    question = ask({"ask": "quiz", "game": any_game.id, "kind": "winner", "seed": 4})
    clause = question["clauses"][0]
    other = ask({"ask": "quiz", "game": any_game.id, "kind": "winner", "seed": 9, "clause": clause})
    assert clause in other["clauses"]
    fault = refused({"ask": "quiz", "game": any_game.id, "clause": clause + "x"})
    assert clause in fault["did_you_mean"]


def test_a_hand_can_be_played_through_the_door(any_game: Game) -> None:
    answer = ask({"ask": "hand", "do": "new", "game": any_game.id, "seed": 6, "limit": 1})
    for _ in range(400):
        state = answer["state"]
        if state["over"]:
            break
        answer = ask(
            {
                "ask": "hand",
                "do": "act",
                "record": loads(dumps(answer["record"])),
                "action": state["actions"][-1]["code"],
            }
        )
        assert "error" not in answer, answer
    assert answer["state"]["over"]
    back = ask({"ask": "hand", "do": "undo", "record": answer["record"]})
    assert not back["state"]["over"]


def test_order_questions_tell_nothing_idle() -> None:
    for seed in range(12):
        question = ask({"ask": "quiz", "game": "shed", "kind": "order", "seed": seed})
        assert question["setting"]["mode"] == "singles", "Pawns are only for single players"
        assert question["setting"]["announced"] == "none"
        question = ask({"ask": "quiz", "game": "twenty-five", "kind": "order", "seed": seed})
        assert question["setting"]["renege"] == "always"


def test_a_view_shows_no_other_hand(any_game: Game) -> None:
    answer = ask({"ask": "hand", "game": any_game.id, "seed": 6})
    view = ask({"ask": "hand", "do": "view", "record": answer["record"], "seat": 1})["state"]
    assert view["stock"] is None
    shown = [seat for seat, hand in enumerate(view["hands"]) if hand is not None]
    assert shown == [1]
    assert view["held"] == [len(hand) for hand in answer["state"]["hands"]]
    if answer["state"]["seat"] != 1:
        assert view["actions"] == [] == view["refused"]


def test_refused_actions_leave_the_record_alone(any_game: Game) -> None:
    record = ask({"ask": "hand", "game": any_game.id, "seed": 6})["record"]
    before = dumps(record)
    for action in ("", "nonsense", "bid 7", None, 7):
        refused({"ask": "hand", "do": "act", "record": record, "action": action})
    assert dumps(record) == before


@pytest.mark.parametrize("name", sorted(MODULES))
@given(seed=st.integers(0, 2**53), steps=st.integers(0, 20), nonsense=st.text(max_size=12))
@settings(max_examples=40)
def test_nonsense_changes_nothing(name: str, seed: int, steps: int, nonsense: str) -> None:
    """What is no action in any spelling is refused, at the door and by the match."""
    match = Match(name, seed=seed)
    while steps and not match.over:
        match.step(0.5)
        steps -= 1
    before = match.record()
    answer = ask({"ask": "hand", "do": "act", "record": before, "action": nonsense})
    assert match.record() == before
    try:
        match.apply(nonsense)
    except FollowSuitError:
        assert "error" in answer and match.record() == before
    else:
        assert answer["record"] == match.record() != before


@pytest.mark.parametrize("broken", [{}, {"game": 1}, {"game": "shed", "hands": 3}, []])
def test_broken_records_are_told(broken: Any) -> None:
    assert refused({"ask": "hand", "do": "view", "record": broken, "seat": 0})["where"]


def test_every_common_ruling_is_written() -> None:
    assert len(COMMON) == 7
    assert all(clause.ruling for clause in COMMON.values())
    assert game("twenty-five").cite("common.ruling.revoke") == ("common.ruling.revoke",)


# ---- several actions at once, and chance ----


def test_many_actions_give_what_each_of_them_gave(any_game: Game) -> None:
    """`actions` is `act` many times over; it also says who chose what, and how many events it made."""
    first = ask({"ask": "hand", "do": "new", "game": any_game.id, "seed": 6, "limit": 1})
    done = ask({"ask": "hand", "do": "play_on", "record": first["record"], "seed": 2})
    assert done["state"]["over"]
    whole = ask({"ask": "hand", "do": "act", "record": first["record"], "actions": done["actions"]})
    assert whole["record"] == done["record"]
    assert whole["events"] == done["events"]
    assert len(whole["moments"]) == len(done["actions"])
    assert sum(moment["events"] for moment in whole["moments"]) == len(whole["events"])
    answer, place = first, 0
    for moment, code in zip(whole["moments"][:30], done["actions"], strict=False):
        state = answer["state"]
        assert (moment["seat"], moment["phase"]) == (state["seat"], state["phase"])
        assert moment["action"] == next(a for a in state["actions"] if a["code"] == code)
        request = {"ask": "hand", "do": "act", "record": answer["record"], "action": code}
        answer = ask(request)
        assert len(answer["events"]) == moment["events"]
        place += moment["events"]


def test_a_wrong_action_among_many_is_named_by_its_place() -> None:
    record = ask({"ask": "hand", "game": "tyzicha", "seed": 6})["record"]
    fault = refused({"ask": "hand", "do": "act", "record": record, "actions": ["bid 110", "bid 9"]})
    assert fault["where"] == "actions[1]"
    for actions in ("pass", [7], None):
        wrong = refused({"ask": "hand", "do": "act", "record": record, "actions": actions})
        assert wrong["where"] == "actions"


def test_actions_may_be_spelt_as_people_write() -> None:
    record = ask({"ask": "hand", "game": "twenty-five", "players": 3, "seed": 4})["record"]
    answer = ask({"ask": "hand", "do": "act", "record": record, "actions": ["waive", "J♠"]})
    assert [moment["action"]["code"] for moment in answer["moments"]] == ["waive", "JS"]


def test_chance_stops_where_it_is_told_to() -> None:
    """`count` is the most actions, `seat` whose turn ends it; the hand's end always does."""
    record = ask({"ask": "hand", "game": "twenty-five", "players": 3, "seed": 4})["record"]
    on = {"ask": "hand", "do": "play_on", "record": record, "seed": 5}
    assert len(ask({**on, "count": 2})["actions"]) == 2
    until = ask({**on, "seat": 2})
    assert until["state"]["seat"] == 2
    assert ask({**on, "record": until["record"], "seat": 2})["actions"] == []
    dealt = ask(on)
    assert not dealt["state"]["over"]
    assert dealt["state"]["hand"] == 1
    assert ask(on) == dealt
    assert refused({**on, "count": 0})["where"] == "count"


# ---- scores: what is wrong is told in the words of the form ----


def score_faults(form: str, case: object, **fields: object) -> list[dict[str, object]]:
    request = {"ask": "score", "form": form, "case": case, **fields}
    errors: list[dict[str, object]] = ask(request)["errors"]
    return errors


def test_a_fault_in_a_case_names_its_field_by_label_and_owner() -> None:
    case = {"declarer": 9, "contract": 120, "points": [55, "many", 25]}
    seat, points = score_faults("hand", case, game="tyzicha", names=["Ada", "Ben", "Cleo"])
    assert seat["place"] == "Declarer"
    assert points["place"] == "Card points, Ben"
    assert points["what"] == "must be a whole number"


def test_an_entry_is_called_by_whose_it_is_and_a_trick_is_nobodys() -> None:
    case = {"dealer": 3, "tricks": ["nobody"], "totals": [1, "many"]}
    trick, total = score_faults("hand", case, game="truc")
    assert trick["place"] == "Trick by trick"
    assert total["place"] == "Points before the hand, South and North"
    case = {"bids": [1, "many", 2], "tricks": [1, 2, 2]}
    (bid,) = score_faults("round", case, game="reds", names=["Ada", "Ben", "Cleo"])
    assert str(bid["place"]).endswith(", Ben")


def test_a_fault_in_the_options_names_the_option_by_its_label() -> None:
    options = {"partnership": True}
    (fault,) = score_faults("cards", {}, game="type-trump", players=3, options=options)
    assert fault["place"] == "Partners (four players)"
    (fault,) = score_faults("hand", {}, game="tyzicha", players=7)
    assert fault["place"] == "Players"


def test_no_sentence_about_a_score_holds_a_path() -> None:
    captured = [["AD", "2D"], ["AD"], [], []]
    case = {"bum": "4D", "tricks": [4, 4, 3, 2], "captured": captured}
    (fault,) = score_faults("most", case, game="tetka")
    assert fault["what"] == "A♦ is already under “Cards of the bum suit, by player, West”"
    assert fault["place"] == "Cards of the bum suit, by player, North"


@pytest.mark.parametrize(
    ("language", "in_trick", "in_hand"),
    [
        ("en", "A♠ is already in the trick, as card 2", "7♦ is already in the hand"),
        ("de", "A♠ liegt schon im Stich, als 2. Karte", "7♦ ist schon im Blatt"),
    ],
)
def test_a_card_that_is_there_twice_is_told_where_without_a_path(
    language: str, in_trick: str, in_hand: str
) -> None:
    request = {"ask": "legal", "game": "schafkopf", "language": language}
    request |= {"trick": ["KS", "AS"], "hand": ["7D", "AS", "7D"]}
    first, second = ask(request)["errors"]
    assert (first["what"], first["where"]) == (in_trick, "hand[1]")
    assert first["facts"] == {
        "name": {"card": "AS"},
        "list": {"verbatim": "trick"},
        "at": 1,
        "number": 2,
    }
    assert (second["what"], second["where"]) == (in_hand, "hand[2]")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "A♠ is already in the trick, played by Ann"),
        ("de", "A♠ liegt schon im Stich, gespielt von Ann"),
    ],
)
def test_a_card_that_is_twice_in_a_trick_is_told_with_who_played_it(
    language: str, told: str
) -> None:
    request = {"ask": "winner", "game": "schafkopf", "language": language}
    request |= {"trick": ["KS", "AS", "AS"], "names": ["Bo", "Ann", "Cy"]}
    (fault,) = ask(request)["errors"]
    assert (fault["what"], fault["where"]) == (told, "trick[2]")


def test_a_wrong_sum_says_what_it_is_now() -> None:
    case = {"declarer": 0, "contract": 120, "points": [60, 40, 25]}
    (fault,) = score_faults("hand", case, game="tyzicha")
    assert fault["what"] == "must add up to 120, not 125"


def test_a_score_answers_with_the_case_as_it_spells_it() -> None:
    case = {"bum": "queen of spades", "number": 3, "cards": "A♠ Q♠ 4s 8♠"}
    answer = ask({"ask": "score", "game": "tetka", "form": "trick", "case": case})
    assert answer["case"] == {"bum": "QS", "number": 3, "cards": ["AS", "QS", "4S", "8S"]}


def test_the_choices_of_a_field_have_labels(any_game: Game) -> None:
    for form in ask({"ask": "game", "game": any_game.id})["requests"]["score"]["forms"]:
        for part in form["fields"]:
            assert len(part["labels"]) == len(part["choices"])
            assert all(label[0] == label[0].upper() for label in part["labels"])


def test_a_game_tells_who_sits_at_the_table() -> None:
    asked = {"ask": "game", "game": "type-trump", "players": 4, "names": ["A", "B", "C", "D"]}
    assert ask(asked)["table"]["sides"] == ["A", "B", "C", "D"]
    paired = ask({**asked, "options": {"partnership": True}})["table"]
    assert paired == {"names": ["A", "B", "C", "D"], "sides": ["A and C", "B and D"]}
    assert ask({**asked, "players": 9})["error"]["where"] == "players"


@pytest.mark.parametrize(
    ("name", "cards"), [("truc", 3), ("twenty-five", 5), ("tyzicha", 8), ("type-trump", 12)]
)
def test_a_game_tells_how_many_cards_a_hand_can_have(name: str, cards: int) -> None:
    assert ask({"ask": "game", "game": name})["requests"]["hand_limit"] == cards
