"""Requests as they are read: which faults come together, which come alone, and what each tells."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.asking import voice_of
from followsuit.asking.places import summed
from followsuit.asking.scores import usual_players
from followsuit.asking.tricks import _size
from followsuit.errors import Fault
from followsuit.games import game
from followsuit.messages import Message, say

Request = dict[str, Any]
TRUC: Request = {"ask": "winner", "game": "truc"}
CASE: Request = {"ask": "score", "game": "truc", "form": "hand"}
LEAD: Request = {"ask": "legal", "game": "truc", "phase": "lead"}
NEW: Request = {"ask": "hand", "do": "new"}


def faults(request: Request) -> list[tuple[str, str]]:
    """Where a request is wrong, and which message tells so."""
    return [(fault["where"], fault["id"]) for fault in ask(request).get("errors", ())]


def facts(request: Request) -> dict[str, Any]:
    """What the only fault of a request tells."""
    (fault,) = ask(request)["errors"]
    told: dict[str, Any] = fault["facts"]
    return told


# -- the whole request -----------------------------------------------------------------------------


def test_the_known_fields_are_told_without_those_of_every_request() -> None:
    told = facts({"ask": "ranks", "game": "truc", "nope": 1})
    assert told["known"] == [{"verbatim": "game"}, {"verbatim": "setting"}]
    assert told["room"] == "request"


@pytest.mark.parametrize(
    "actions", [["bid 200"], ["bid 110", "bid 110"], ["nonsense"]], ids=" ".join
)
@pytest.mark.parametrize("doing", ["state", "act", "undo", "play_on", "legal"])
def test_a_record_of_a_game_that_lacks_the_language_is_refused_for_that(
    doing: str, actions: list[str]
) -> None:
    """Whatever else is wrong with it: the game’s own words may be needed to tell that."""
    record = {"game": "tyzicha", "seed": 1, "hands": [{"dealer": 0, "actions": actions}]}
    asked = {"ask": "legal"} if doing == "legal" else {"ask": "hand", "do": doing}
    request = {**asked, "record": record, "language": "de"}
    assert faults(request) == [("language", "no-words")]
    assert ask({**request, "language": "en"})["error"]["where"].startswith("record.hands[0]")


def test_a_record_of_no_game_is_told_in_any_language() -> None:
    for language in ("en", "de"):
        record = {"game": "tyzich"}
        (fault,) = ask({**NEW, "do": "state", "record": record, "language": language})["errors"]
        assert (fault["where"], fault["did_you_mean"]) == ("record.game", ["tyzicha"])


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("request_", "found"),
    [
        (TRUC, [("trick", "missing")]),
        ({**TRUC, "trick": []}, [("trick", "needs-trick")]),
        ({**TRUC, "trick": 7}, [("trick", "needs-cards")]),
        ({"ask": "legal", "game": "truc"}, [("hand", "missing")]),
        ({"ask": "legal", "game": "truc", "hand": []}, [("hand", "needs-hand")]),
        ({"ask": "legal", "game": "truc", "hand": 7}, [("hand", "needs-cards")]),
        ({"ask": "legal", "game": "truc", "hand": "AS 2S 3S"}, []),
        ({"ask": "legal", "game": "truc", "hand": "AS 2S 3S KS"}, [("hand", "has-cards-for-hand")]),
        ({"ask": "legal", "game": "truc", "hand": ["ZZ", "ZZ"]}, [("hand[0]", "not-a-card"), ("hand[1]", "not-a-card")]),
        ({**LEAD, "position": {"hand": "3S 2S AS"}}, []),
        ({**LEAD, "position": {"hand": "3S 2S AS KS"}}, [("position.hand", "has-cards-for-now")]),
        ({**LEAD, "position": {"hand": []}}, [("position.hand", "needs-hand")]),
        ({**LEAD, "position": {"hand": 7}}, [("position.hand", "needs-cards")]),
        ({**LEAD, "position": {"hand": "ZZ"}}, [("position.hand[0]", "not-a-card")]),
        ({**LEAD, "position": 7}, [("position", "needs-position"), ("position.hand", "missing")][:1]),
    ],
)  # fmt: skip
def test_cards_that_are_missing_or_none_are_told_once(
    request_: Request, found: list[tuple[str, str]]
) -> None:
    assert faults(request_) == found


@pytest.mark.parametrize(
    ("request_", "what"),
    [
        ({"trick": "AS 2S 2S", "names": ["Ann", "Bo", "Cy", "Di"]}, "already-played"),
        ({"trick": "AS 2S 2S", "names": ["Ann", "Bo"]}, "already-played"),
        ({"trick": "AS 2S 2S", "names": ["Ann"]}, "already-at"),
        ({"trick": "AS 2S 2S", "names": ["Ann", 5]}, "already-at"),
        ({"trick": "AS 2S 2S", "names": "abcd"}, "already-at"),
        ({"trick": "AS 2S 2S"}, "already-at"),
        ({"ask": "legal", "hand": "AS 2S 2S", "names": ["Ann", "Bo"]}, "already-at"),
    ],
)
def test_who_played_a_card_before_is_told_where_a_name_says_so(
    request_: Request, what: str
) -> None:
    fault = ask({**TRUC, **request_})["error"]
    assert fault["id"] == what
    if what == "already-played":
        assert fault["facts"]["who"] == {"verbatim": "Bo"}
    else:
        assert (fault["facts"]["at"], fault["facts"]["number"]) == (1, 2)


def test_a_trick_that_is_full_leaves_nobody_to_play() -> None:
    """Of the longest: three cards may be of a trick of four."""
    asked = {"ask": "legal", "game": "fuenfzehnern", "hand": "AS"}
    assert faults({**asked, "trick": "7S 8S 9S"}) == []
    assert faults({**asked, "trick": "7S 8S 9S TS"}) == [("trick", "trick-full")]


def test_of_many_sizes_of_a_trick_only_the_largest_is_told() -> None:
    """Up to three are told one by one."""
    for few in ((2,), (3, 4), (2, 3, 4)):
        told = _size(9, few)
        assert (told.id, len(told.facts["sizes"].items)) == ("has-cards-for-trick", len(few))
    for many in ((2, 3, 4, 5), (2, 3, 4, 5, 6)):
        told = _size(9, many)
        assert (told.id, told.facts["most"]) == ("has-cards-beyond-trick", many[-1])


def test_a_trick_with_too_many_cards_wants_the_names_of_the_longest() -> None:
    asked = {"ask": "winner", "game": "fuenfzehnern", "trick": "7S 8S 9S TS JS"}
    few, whole = ["a", "b", "c"], ["a", "b", "c", "d"]
    assert faults({**asked, "names": whole}) == [("trick", "has-cards-for-trick")]
    assert faults({**asked, "names": few})[1:] == [("names", "has-names")]


# -- players and their names -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("request_", "found"),
    [
        ({"players": 5, "names": list("abcde")}, []),
        ({"players": 5, "names": list("abcd")}, [("names", "has-names")]),
        ({"names": list("abc")}, []),
        ({"names": list("ab")}, [("names", "has-names")]),
        ({"names": "abc"}, [("names", "needs-different-names")]),
        ({"names": []}, [("names", "needs-different-names")]),
    ],
)
def test_a_match_wants_a_name_for_each_that_sits_down(
    request_: Request, found: list[tuple[str, str]]
) -> None:
    """In Twenty-five, where three sit down if nobody says how many."""
    assert faults({**NEW, "game": "twenty-five", **request_}) == found


def test_names_that_are_a_text_do_not_say_how_many_play() -> None:
    assert faults({**CASE, "names": "ab"}) == [("names", "needs-different-names")]
    assert faults({**CASE, "names": 5}) == [("names", "needs-different-names")]
    assert faults({**CASE, "names": ["a", "b"]})[0][0] == "players"


@pytest.mark.parametrize(
    ("name", "players"),
    [("ecarte", 2), ("tyzicha", 3), ("twenty-five", 4), ("truc", 4), ("sheepshead", 5)],
)
def test_four_are_scored_where_nobody_says_or_the_nearest_number(name: str, players: int) -> None:
    assert usual_players(game(name)) == players


# -- numbers and lists -----------------------------------------------------------------------------


def test_points_are_whole_numbers_of_up_to_a_million() -> None:
    case = {"dealer": 3, "tricks": ["drawn"] * 3, "totals": [10**6, -(10**6)]}
    beyond = {**case, "totals": [10**6 + 1, -(10**6) - 1]}
    refused = [("case.totals[0]", "needs-number"), ("case.totals[1]", "needs-number")]
    assert not set(refused) & set(faults({**CASE, "case": case}))
    assert faults({**CASE, "case": beyond}) == refused


@pytest.mark.parametrize("totals", [[1, 2.0, 0], [2**53 + 1, 0, 0], [True, 0, 0], "123", {}])
def test_points_before_a_match_are_a_list_of_whole_numbers(totals: Any) -> None:
    found = faults({**NEW, "game": "tyzicha", "totals": totals})
    assert found == [("totals", "needs-numbers")]


@pytest.mark.parametrize(
    ("case", "where", "what"),
    [
        ({"dealer": 4}, "case.dealer", "needs-seat"),
        ({"dealer": -1}, "case.dealer", "needs-seat"),
        ({"dealer": True}, "case.dealer", "needs-seat"),
        ({"dealer": 1.0}, "case.dealer", "needs-seat"),
        ({"tricks": "drawn"}, "case.tricks", "needs-list"),
        ({"tricks": 1}, "case.tricks", "needs-list"),
        ({"totals": [0]}, "case.totals", "needs-entries"),
        ({"totals": [0, 0, 0]}, "case.totals", "needs-entries"),
    ],
)
def test_a_field_of_a_case_that_is_not_of_its_kind_is_told_alone(
    case: Request, where: str, what: str
) -> None:
    whole = {"dealer": 3, "tricks": ["drawn"] * 3, **case}
    assert faults({**CASE, "case": whole}) == [(where, what)]
    if what == "needs-seat":
        assert facts({**CASE, "case": whole}) == {"last": 3}


def test_a_number_of_a_position_is_whole() -> None:
    asked = {"ask": "legal", "game": "type-trump", "phase": "announce"}
    for value in (True, 1.0, "1"):
        found = faults({**asked, "position": {"round": value}})
        assert found == [("position.round", "needs-number-within")]


def test_totals_of_a_record_are_all_whole_numbers() -> None:
    record = {"game": "tyzicha", "hands": [{"totals": [1, 1.5, 1]}]}
    found = faults({**NEW, "do": "state", "record": record})
    assert found == [("record.hands[0].totals", "needs-numbers")]


# -- a new match -----------------------------------------------------------------------------------


def test_a_wrong_field_of_a_deal_keeps_its_own_name() -> None:
    """Even where it is called as the deal of a record is."""
    found = faults({**NEW, "game": "ecarte", "deal": {"deals[0]": 1}})
    assert found == [("deal.deals[0]", "not-a-field")]


def test_a_hand_that_the_deal_alone_ends_is_told_as_ended() -> None:
    """`ecarte.game.stop-before-play`: the turned king is the fifth point."""
    deal = {"stock": "KS"}
    told = ask({**NEW, "game": "ecarte", "dealer": 0, "totals": [4, 0], "deal": deal})
    assert told["state"]["over"]
    (ended,) = told["ended"]
    assert ended["totals"] == {"before": [4, 0], "after": [5, 0]}


def test_one_hand_of_a_match_that_began_later_is_found_by_its_number() -> None:
    record = Match("tyzicha", seed=3, before=2).play_random(limit=2).record()
    for number in (2, 3):
        asked = {"ask": "hand", "do": "review", "record": record, "hand": number}
        assert ask(asked)["hand"]["hand"] == number
    assert faults({"ask": "hand", "do": "review", "record": record}) == [("hand", "missing-hand")]
    assert faults({"ask": "hand", "do": "view", "record": record}) == [("seat", "missing-seat")]
    for doing in ({"do": "view", "seat": 9}, {"do": "review", "hand": 9}):
        ((_, what),) = faults({"ask": "hand", "record": record, **doing})
        assert what == "needs-number-within"


# -- what is told, and by whom ---------------------------------------------------------------------


def test_each_card_says_whether_it_is_among_those_that_are_legal() -> None:
    asked = {"ask": "legal", "game": "reversis", "trick": "5H", "hand": "KH 2S 3H AC 4H 7D"}
    told = ask(asked)
    assert sorted(told["legal"]) == ["3H", "4H", "KH"]
    for one in told["cards"]:
        assert one["legal"] is (one["card"] in told["legal"]), one["card"]


def test_a_refusal_is_spoken_by_whoever_knows_the_table_and_the_language() -> None:
    english = game("truc").voice(game("truc").pack(game("truc").setting()))
    german = game("schafkopf").voice(game("schafkopf").pack(game("schafkopf").setting()))
    for request, known, package in (
        ({}, None, ""),
        ({"game": "truc"}, None, english.package),
        ({"game": "truc", "language": "de"}, None, ""),
        ({"game": ["truc"]}, None, ""),
        ({"game": "shad"}, None, ""),
        ({"language": "en"}, english, english.package),
        ({"language": "de"}, english, ""),
        ({"language": "de"}, german, german.package),
        ({"game": "schafkopf", "language": "de"}, english, german.package),
    ):
        voice = voice_of(request, known)
        assert (voice.package, voice.language) == (package, request.get("language", "en"))


@pytest.mark.parametrize(
    ("what", "case", "now"),
    [
        (say("must-add-up", total=3), {"points": [1, 1]}, 2),
        (say("must-add-up-tricks", tricks=3), {"points": [4]}, 4),
        (say("must-add-up", total=3), {}, None),
        (say("must-add-up", total=3), {"points": 2}, None),
        (say("must-add-up", total=3), None, None),
        (say("needs-number"), {"points": [1, "many"]}, None),
        (say("never-below-zero"), {"points": [1, -1]}, None),
    ],
)
def test_only_a_sum_that_is_wrong_says_what_it_is_now(
    what: Message, case: Any, now: int | None
) -> None:
    fault = Fault(what, "case.points")
    assert summed(fault, case) == (fault if now is None else Fault(what.but(now=now), fault.where))


def test_the_first_dealer_of_a_sheet_is_one_of_the_seats() -> None:
    """The first of them where nobody says."""
    sheet = {"ask": "sheet", "game": "tute"}
    assert ask(sheet)["hands"][0]["dealer"] == 0
    for dealer in (0, 3):
        assert ask({**sheet, "dealer": dealer})["hands"][0]["dealer"] == dealer
    for dealer in (-1, 4):
        assert faults({**sheet, "dealer": dealer}) == [("dealer", "needs-number-within")]


def test_the_hands_of_a_sheet_are_numbered_in_turn_and_told_apart() -> None:
    hand = {"form": "hand", "case": {"points": [80, 40], "last": 0}}
    told = ask({"ask": "sheet", "game": "tute", "entries": [hand, hand]})["hands"]
    assert [(one["hand"], len(one["entries"]), one["over"]) for one in told] == [
        (0, 1, True),
        (1, 1, True),
        (2, 0, False),
    ]
    for one in told[:2]:
        notes = [note["why"]["text"] for note in one["notes"]]
        assert notes
        assert not {line["why"]["text"] for line in one["ledger"]} & set(notes)


def test_the_hand_that_ends_a_match_is_over_though_it_is_the_last_of_the_sheet() -> None:
    won = {"form": "hand", "case": {"tricks": [5, 0], "exchange": "exchanged"}}
    told = ask({"ask": "sheet", "game": "ecarte", "entries": [won, won, won]})
    assert told["winners"] == [0]
    assert [one["over"] for one in told["hands"]] == [True, True, True]


def test_the_unit_of_a_form_is_its_own_where_it_has_one() -> None:
    """A hand of Tute is counted in points, the match in hands."""
    case = {"points": [80, 40], "last": 0}
    counted = ask({"ask": "score", "game": "tute", "form": "hand", "case": case})["lines"]
    assert {line["unit"] for line in counted} == {"points"}
    (line,) = ask({"ask": "sheet", "game": "tute", "entries": [{"form": "hand", "case": case}]})[
        "hands"
    ][0]["ledger"]
    assert line["unit"] == "hands"


def test_a_line_of_a_ledger_says_on_whose_account_it_is() -> None:
    record = Match("reversis", seed=1).play_random(limit=1).record()
    told = ask({"ask": "hand", "do": "review", "record": record, "hand": 0})["hand"]["ledger"]
    accounts = {line["side"]: line["account"] for line in told}
    assert accounts == {None: "Pot", 0: "West", 1: "North", 2: "East", 3: "South"}


def test_a_card_is_told_as_it_is_spoken() -> None:
    cards = {card["code"]: card for card in ask({"ask": "game", "game": "truc"})["cards"]}
    assert (cards["AS"]["name"], cards["AS"]["spoken"]) == ("A♠", "ace of spades")


def test_a_game_tells_its_minutes_from_least_to_most() -> None:
    told = {one["id"]: one for one in ask({"ask": "games"})["games"]}
    assert told["euchre"]["minutes"] == {"min": 30, "max": 45}
    assert told["twenty-five"]["players"] == {"min": 3, "max": 9}


def test_a_phase_lists_all_reasons_and_a_table_only_those_of_its_choices() -> None:
    """So the table of a match tells less than the answer about the same moment."""
    record = Match("tyzicha", seed=1).record()
    state = ask({**NEW, "do": "state", "record": record})["state"]
    whole = ask({"ask": "legal", "record": record})
    position = ask(whole["request"])
    assert whole["refused"] == position["refused"]
    few, many = ({one["code"] for one in some["refused"]} for some in (state, whole))
    assert few < many


SHOWN: Request = {"game": "tyzicha", "setting": {"marriage": "S"}}


@pytest.mark.parametrize(
    ("request_", "found"),
    [
        ({"ask": "winner", "trick": "KS"}, []),
        ({"ask": "winner", "trick": "KS QS"}, [("trick[1]", "held-by-leader")]),
        ({"ask": "winner", "trick": "KS AS", "hands": {"1": "QS"}}, [("hands.1", "held-by-leader")]),
        ({"ask": "winner", "trick": "KS", "hands": {"0": "AS"}}, [("hands.0", "needed-by-leader")]),
        ({"ask": "winner", "trick": "KS", "hands": {"0": "QS"}}, []),
        ({"ask": "legal", "trick": "KS", "hand": "QS AS"}, [("hand", "held-by-leader")]),
        ({"ask": "legal", "trick": "KS", "hand": "TS AS"}, []),
        ({"ask": "legal", "hand": "QS AS"}, [("hand", "needed-by-leader")]),
        ({"ask": "legal", "hand": "QS KS AS"}, []),
    ],
)  # fmt: skip
def test_what_the_leader_has_shown_is_in_no_other_hand(
    request_: Request, found: list[tuple[str, str]]
) -> None:
    """Whoever shows a marriage in Tyzicha holds both its cards."""
    assert faults({**SHOWN, **request_}) == found


def test_of_a_leader_who_has_shown_cards_a_wrong_lead_is_told() -> None:
    """Even if nobody says what else he holds; of another nothing is known."""
    (told,) = ask({**SHOWN, "ask": "winner", "trick": "AS"})["illegal"]
    assert (told["seat"], told["card"], sorted(told["legal"])) == (0, "AS", ["KS", "QS"])
    assert ask({**SHOWN, "ask": "winner", "trick": "KS"})["illegal"] == []
    assert ask({"ask": "winner", "game": "tyzicha", "trick": "AS"})["illegal"] == []
