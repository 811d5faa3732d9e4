"""The one door never breaks, whatever comes through it, and never answers half a question."""

from __future__ import annotations

from typing import Any

import pytest
from later_hands import after_hands

from followsuit import ask
from followsuit.__main__ import _answer
from followsuit.checked_play import ways_to_play
from followsuit.decisions import Play
from followsuit.errors import IllegalAction
from followsuit.game import Game
from followsuit.games import game
from followsuit.match import Match
from followsuit.messages import Card, say
from followsuit.packs import bits


def where(request: dict[str, Any]) -> str:
    """The field that an error is about."""
    found: str = ask(request)["error"]["where"]
    return found


TRUC = {"ask": "score", "game": "truc", "form": "hand", "options": {"stop_when_decided": True}}
RAISED = {
    "game": "tyzicha",
    "players": 3,
    "seed": 1,
    "hands": [
        {"dealer": 2, "actions": ["pass", "pass", "bid 110", "give JS to 1", "give QH to 2"]}
    ],
}


@pytest.mark.parametrize("names", [5, "abcd", ["a", "b", "c", ["d"]], ["a", "b", "c", "[[KS]]"]])
def test_names_of_a_record_are_checked(names: Any) -> None:
    record = {"game": "truc", "names": names}
    assert where({"ask": "hand", "do": "view", "seat": 0, "record": record}) == "record.names"


@pytest.mark.parametrize("seat", ["²", "01", "-1", "2", "x"])
def test_a_seat_of_hands_is_one_of_the_trick(seat: str) -> None:
    request = {"ask": "winner", "game": "tetka", "trick": "KS 5H", "hands": {seat: "AS"}}
    assert where(request) == f"hands.{seat}"


def test_more_tricks_than_cards_are_refused() -> None:
    for cards, tricks in ((1, 3), (3, 4)):
        for rejected in ({}, {"rejected": True, "raised": "truc", "caller": 0}):
            case = {"dealer": 3, "tricks": ["drawn"] * tricks, "cards": cards, **rejected}
            assert where({**TRUC, "case": case}) == "case.tricks"
    case = {"dealer": 3, "tricks": ["drawn"] * 3, "cards": 1}
    answer = ask({**TRUC, "options": {}, "case": case})
    assert "over after 1 trick" in answer["error"]["what"]


def test_a_raise_written_in_is_one_of_many_actions() -> None:
    """`tyzicha.ruling.raise-once`: any higher multiple of ten may be written."""
    request = {"ask": "hand", "do": "act", "record": RAISED, "actions": ["raise 500"]}
    (moment,) = ask(request)["moments"]
    assert moment["action"]["label"] == "Raise 500"


@pytest.mark.parametrize("line", ["1" * 5000, '{"ask": ' + "2" * 5000 + "}", "{"])
def test_a_bad_line_is_answered(line: str) -> None:
    assert "error" in _answer(line)


@pytest.mark.parametrize(
    "deal, place",
    [
        ({"hands": [5, None]}, "deal.hands[0]"),
        ({"hands": 7}, "deal.hands"),
        ({"hands": "AS"}, "deal.hands"),
        ({"stock": 7}, "deal.stock"),
    ],
)
def test_a_malformed_deal_is_not_left_to_chance(deal: dict[str, Any], place: str) -> None:
    assert where({"ask": "hand", "game": "ecarte", "deal": deal}) == place


def test_a_card_that_is_given_is_dealt_once() -> None:
    """All other cards are left to chance."""
    given = {"hands": ["KS QS JS AS TS", None], "stock": "7H 8H"}
    record = ask({"ask": "hand", "game": "ecarte", "deal": given})["record"]
    deal = record["hands"][0]["deal"]
    assert deal["hands"][0] == given["hands"][0] and deal["stock"].startswith("7H 8H ")
    dealt = " ".join([*deal["hands"], deal["stock"]]).split()
    pack = game("ecarte").pack(game("ecarte").setting())
    assert sorted(dealt) == sorted(pack.codes)


def test_lists_of_cards_are_read_alike_everywhere() -> None:
    """With commas, a card may have a space in its name."""
    setting = {"gone": "ace of spades, K♠"}
    answer = ask({"ask": "legal", "game": "fuenfzehnern", "hand": "9♥", "setting": setting})
    assert sorted(answer["setting"]["gone"]) == ["AS", "KS"]
    no_list = {"ask": "legal", "game": "fuenfzehnern", "hand": "9♥", "setting": {"gone": 7}}
    assert where(no_list) == "setting.gone"
    deal = {"hands": ["ace of spades, K♠, Q♠, J♠, 10♠", None]}
    answer = ask({"ask": "hand", "game": "ecarte", "deal": deal})
    assert sorted(answer["state"]["hands"][0]) == ["AS", "JS", "KS", "QS", "TS"]


@pytest.mark.parametrize("names", [["A", "A", "B", "C"], ["A", "", "B", "C"], "abcd"])
def test_compare_refuses_bad_names(names: Any) -> None:
    assert where({"ask": "compare", "trick": "KS 5H AH 2S", "names": names}) == "names"


def test_fields_belong_to_what_is_done() -> None:
    record = ask({"ask": "hand", "game": "truc", "seed": 1})["record"]
    assert where({"ask": "hand", "do": "new", "game": "truc", "action": "cut"}) == "action"
    assert where({"ask": "hand", "do": "undo", "record": record, "seat": 1}) == "seat"
    both = {"action": "cut", "actions": ["cut"]}
    assert where({"ask": "hand", "do": "act", "record": record, **both}) == "action"
    assert where({"ask": "hand", "do": "dance", "record": record}) == "do"
    assert where({"ask": "hand", "do": "undo", "record": record}) == "record"


def test_names_are_read_where_they_are_given(any_game: Game) -> None:
    code = any_game.pack(any_game.setting()).codes[0]
    assert where({"ask": "legal", "game": any_game.id, "hand": [code], "names": 5}) == "names"


def test_an_agreed_number_of_hands_is_never_passed(any_game: Game) -> None:
    agreed = any_game.match.hands(any_game.read_options(any_game.about.seated, None))
    if not agreed:
        return
    request = {"ask": "hand", "game": any_game.id}
    assert where({**request, "before": agreed}) == "before"
    assert "error" not in ask({**request, **after_hands(any_game, agreed - 1)})


def test_an_unfinished_trick_has_no_winner_yet() -> None:
    """Who is ahead is told; nothing follows from it, and the seats are those of a whole trick."""
    answer = ask({"ask": "winner", "game": "tute", "trick": "KC AC QC"})
    assert answer["names"] == ["West", "South", "East"]
    assert not answer["complete"] and answer["after"] == []
    assert answer["why"]["text"].startswith("South is ahead. ")
    answer = ask({"ask": "winner", "game": "truc", "trick": "K♣ K♦"})
    assert answer["why"]["text"].endswith("so nobody is ahead.")
    drawn = ask({"ask": "winner", "game": "truc", "trick": "7♣ 7♦ 7♥ K♠"})["steps"]
    assert drawn[2]["why"]["text"] == "7♣, 7♦ and 7♥ are equal."
    lower = ask({"ask": "winner", "game": "truc", "trick": "K♣ K♦ 4♥ 3♠"})["steps"]
    assert lower[2]["why"]["text"] == "4♥ ranks below K♣."


def test_hands_of_a_trick_are_as_possible_as_any_hand() -> None:
    setting = {"gone": ["AS"]}
    request = {"ask": "winner", "game": "fuenfzehnern", "setting": setting, "trick": "KS 7S"}
    assert where({**request, "hands": {"1": "AS"}}) == "hands.1"


def test_faults_of_a_quiz_name_their_field() -> None:
    request = {"ask": "quiz", "game": "canadian-salad", "kind": "points"}
    assert where({**request, "setting": {"hand": 4}}) == "setting"
    assert where({**request, "clause": "nonsense"}) == "clause"
    assert ask(request)["setting_text"] == ""


def test_a_word_that_is_no_card_is_told_what_can_be_done() -> None:
    hands = ["KS QS JS TS 9S 8S 7S 7H", *[None] * 3]
    request = {"ask": "hand", "game": "fuenfzehnern", "players": 4, "dealer": 3}
    record = ask({**request, "deal": {"hands": hands}})["record"]
    fault = ask({"ask": "hand", "do": "act", "record": record, "action": "zwag QS"})["error"]
    assert (fault["where"], fault["did_you_mean"]) == ("action", ["zwang QS"])


@pytest.mark.parametrize("name", ["tyzicha", "sheepshead"])
def test_an_opponents_points_are_explained_by_who_decides_them(name: str) -> None:
    """What the declarer's or bidder's side has is why the others score, and it is told."""
    for seed in range(60):
        question = ask({"ask": "quiz", "game": name, "kind": "points", "seed": seed})
        case = question["request"]["case"]
        if (chief := case.get("declarer", case.get("bidder"))) is None:
            continue
        told = ask(question["request"])
        line = next(line for line in told["lines"] if line["side"] == chief)
        assert line["why"]["text"] in question["verdict"]["text"], seed


def test_a_deal_has_only_fields_that_its_game_knows(any_game: Game) -> None:
    """In a new hand and in any hand of a record; what a game draws is its own and no other's."""
    new = {"ask": "hand", "game": any_game.id}
    record = ask({**new, "seed": 1})["record"]
    for name, meant in (("stok", ["stock"]), ("hand", ["hands"]), ("nonsense", [])):
        fault = ask({**new, "deal": {name: "x"}})["error"]
        assert (fault["where"], fault["did_you_mean"]) == (f"deal.{name}", meant)
        hands = [{**record["hands"][0], "deal": {name: "x"}}]
        doing = {"ask": "hand", "do": "undo", "record": {**record, "hands": hands}}
        assert where(doing) == f"record.hands[0].deal.{name}"
    drawn = any_game.hand.drawn(any_game.read_options(any_game.about.seated, None))
    for name in ("upcard", "bum", "tokens"):
        if name not in drawn:
            assert where({**new, "deal": {name: "x"}}) == f"deal.{name}"


def test_all_that_a_game_draws_is_told_as_its_own(any_game: Game) -> None:
    """Whatever a record tells of a deal may be given, and nothing else."""
    for seed, (players, options) in enumerate(ways_to_play(any_game)):
        if seed % 7:
            continue
        match = Match(any_game, players, options, seed=seed, hands=1)
        told = match.record()["hands"][0]["deal"].keys() - {"hands", "stock"}
        assert told <= set(any_game.hand.drawn(match.options)), options
        if match.phase != "cut":  # there the cards are dealt later
            assert told == set(any_game.hand.drawn(match.options)), options


def test_a_fault_in_a_record_says_where_it_is() -> None:
    record = ask({"ask": "hand", "game": "truc", "seed": 1})["record"]

    def place(**changes: Any) -> str:
        return where({"ask": "hand", "do": "undo", "record": {**record, **changes}})

    assert place(options={"tie_rule": "x"}) == "record.options.tie_rule"
    assert place(players=3) == "record.players"
    assert place(start=[12, 0]) == "record.start[0]"
    assert place(hands=[{"dealer": 7}]) == "record.hands[0].dealer"
    assert place(hands=[{"tricks": []}]) == "record.hands[0].tricks"
    assert place(before=-1) == "record.before"
    for totals in (5, "0 0", ["0", "0"]):
        assert place(hands=[{"totals": totals}]) == "record.hands[0].totals"
    cut = {"hands": ["AS", None, None, None]}
    assert (
        place(hands=[{"deal": cut, "actions": ["tap", "three"]}]) == "record.hands[0].deal.hands[0]"
    )


UNREAL = (float("nan"), float("inf"), -float("inf"), 1.5, 10**30, True, {"KS": 1}, [float("nan")])


@pytest.mark.parametrize("value", UNREAL, ids=repr)
def test_no_value_that_is_no_card_gets_into_a_deal(any_game: Game, value: Any) -> None:
    """Wherever in a deal it stands, in a new hand and in a record: refused where it is."""
    new = {"ask": "hand", "do": "new", "game": any_game.id}
    for players, options in ways_to_play(any_game)[::9]:
        asked = {**new, "players": players, "options": options, "seed": 1}
        record = ask(asked)["record"]
        deal = record["hands"][0]["deal"]
        drawn = any_game.hand.drawn(any_game.read_options(players, options))
        nobody: list[Any] = [None] * players
        wrong: list[tuple[Any, str]] = [(value, "deal")] if not isinstance(value, dict) else []
        wrong += [({**deal, name: value}, f"deal.{name}") for name in ("hands", "stock", *drawn)]
        for seat in range(players):
            hands = [*nobody[:seat], value, *nobody[seat + 1 :]]
            wrong.append(({"hands": hands}, f"deal.hands[{seat}]"))
            wrong.append(
                ({"hands": [[one] if one else None for one in hands]}, f"deal.hands[{seat}][0]")
            )
        wrong += [({name: ["KS", value]}, f"deal.{name}[1]") for name in ("stock", *drawn)]
        for given, place in wrong:
            told = ask({**asked, "deal": given})
            assert told["error"]["where"].startswith(place), (given, told)
            hands = [{**record["hands"][0], "deal": given}]
            again = {"ask": "hand", "do": "state", "record": {**record, "hands": hands}}
            assert where(again).startswith(f"record.hands[0].{place}"), given


def test_the_switches_of_a_game_are_set_as_its_fields_say(any_game: Game) -> None:
    """What a setting or the options are where nothing is said is defined once."""
    for usual in (any_game.setting(), any_game.read_options(any_game.about.seated, None)):
        said = usual._field_defaults
        assert {name: getattr(usual, name) for name in said} == said


def test_a_card_of_the_pack_that_is_not_in_the_hand_is_told_as_that(any_game: Game) -> None:
    match = Match(any_game, seed=3)
    while not isinstance(match.decision, Play):
        match.apply(match.decision.pick(0.5))
    decision, everything = match.decision, match.table.pack.everything
    card = bits(everything & ~decision.hand)[0]
    with pytest.raises(IllegalAction) as refused:
        match.apply(match.table.pack.codes[card])
    (fault,) = refused.value.faults
    assert (fault.where, fault.what) == ("action", say("not-in-this-hand", card=Card(card)))


def test_a_fault_in_an_option_is_called_by_its_label(any_game: Game) -> None:
    form = next(iter(any_game.forms))
    told = ask({"ask": "game", "game": any_game.id})
    for option in told["options"]:
        asked = {"game": any_game.id, "form": form, "options": {option["name"]: "nonsense"}}
        answer = ask({"ask": "score", **asked, "case": {}})
        assert answer["errors"][0]["where"] == f"options.{option['name']}"
        assert answer["errors"][0]["place"] == option["label"]
    asked = {"game": any_game.id, "form": form, "options": {"nonsense": 1}}
    assert "place" not in ask({"ask": "score", **asked, "case": {}})["error"]


def test_as_many_play_as_the_counts_say(any_game: Game) -> None:
    told = ask({"ask": "game", "game": any_game.id})
    counts = told["counts"]
    assert told["players"] == {"min": min(counts), "max": max(counts)}
    assert told["minutes"]["min"] <= told["minutes"]["max"]


def test_of_many_things_to_do_a_refusal_tells_twelve() -> None:
    """Of the many bids of `tyzicha`."""
    match = Match("tyzicha", seed=1)
    while (decision := match.decision) and len(decision.codes) < 14:
        match.apply(decision.pick(0.3))
    with pytest.raises(IllegalAction) as refused:
        match.apply("nonsense")
    (fault,) = refused.value.faults
    assert len(fault.what.facts["possible"].items) == 12


def test_a_phase_says_whether_its_choices_hang_on_a_setting(any_game: Game) -> None:
    about = ask({"ask": "game", "game": any_game.id})["requests"]["legal"]
    told = {phase["name"]: phase["setting"] for phase in about["phases"]}
    settings = bool(any_game.positions.settings.fields)
    assert told == {one.name: one.setting and settings for one in any_game.hand.phases}


def test_points_before_a_match_are_whole_numbers() -> None:
    request = {"ask": "hand", "game": "tetka", "totals": [1.5, 0, 0, 0]}
    error = ask(request)["error"]
    assert (error["id"], error["where"]) == ("needs-numbers", "totals")
