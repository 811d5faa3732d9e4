"""What is special about the score sheets of single games."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import ask

Told = dict[str, Any]


def sheet(name: str, *cases: Told, form: str = "hand", **more: Any) -> Told:
    """The answer to the sheet of a game with these cases entered."""
    entries = [{"form": form, "case": case} for case in cases]
    return ask({"ask": "sheet", "game": name, "entries": entries, **more})


def clauses(told: list[Told]) -> set[str]:
    """The clauses of some lines or notes."""
    return {clause for one in told for clause in one["clauses"]}


def faults(told: Told) -> list[tuple[str, str]]:
    """Where an entry cannot be, and why."""
    return [(error["where"], error["what"]) for error in told["unfit"]["errors"]]


# -- ecarte ----------------------------------------------------------------------------------------


def test_a_turned_king_as_the_fifth_point_ends_the_match_before_play() -> None:
    """`ecarte.game.stop-before-play`"""
    won = {"tricks": [5, 0], "exchange": "exchanged"}
    told = sheet("ecarte", won, won, {"upcard": "KS"}, dealer=0)
    assert told["totals"] == [5, 0]
    assert told["winners"] == [0]
    last = told["hands"][-1]
    assert "ecarte.deal.king-upcard" in clauses(last["ledger"])
    assert "ecarte.game.stop-before-play" in clauses(last["notes"])


def test_tricks_that_do_not_add_up_are_refused_with_the_sum() -> None:
    told = sheet("ecarte", {"tricks": [4, 2], "exchange": "exchanged"})
    ((where, why),) = faults(told)
    assert where == "entries[0].case.tricks"
    assert "must add up to" in why


# -- tute ------------------------------------------------------------------------------------------

LEVEL = {"points": [65, 55], "last": 1}  # with the last trick 65 each


def test_a_level_hand_goes_to_the_last_trick_or_to_nobody_where_that_is_agreed() -> None:
    """`tute.ruling.tie`"""
    assert sheet("tute", LEVEL)["totals"] == [0, 1]
    told = sheet("tute", LEVEL, options={"tie": "drawn"})
    assert told["totals"] == [0, 0]
    assert told["hands"][0]["over"]
    assert told["hands"][0]["ledger"] == []
    assert "tute.ruling.tie" in clauses(told["hands"][0]["notes"])


def test_what_was_counted_is_told_beside_the_hand_that_it_wins() -> None:
    """`tute.score.higher-wins`"""
    told = sheet("tute", {"points": [80, 40], "last": 0, "cuarenta": 2, "veintes": [3]})
    (line,) = told["hands"][0]["ledger"]
    assert (line["side"], line["points"]) == (0, 1)
    told_of = clauses(told["hands"][0]["notes"])
    assert {"tute.score.cuarenta", "tute.score.veinte", "tute.score.last-trick"} <= told_of
    assert told["hands"][0]["outcome"]["sums"] == [130, 60]


def test_a_tute_wins_the_hand_and_nothing_is_counted() -> None:
    """`tute.declare.tute`"""
    told = sheet("tute", {"tute": 3})
    assert told["totals"] == [0, 1]
    both = sheet("tute", {"tute": 3, "points": [80, 40]})
    assert [where for where, _ in faults(both)] == ["entries[0].case.points"]


def test_piles_that_do_not_hold_all_points_are_refused_with_the_sum() -> None:
    ((where, why),) = faults(sheet("tute", {"points": [80, 41], "last": 0}))
    assert where == "entries[0].case.points"
    assert "must add up to" in why


# -- canadian-salad --------------------------------------------------------------------------------


def test_the_sheet_knows_which_hand_it_is_and_tells_its_price() -> None:
    """`canadian-salad.hand2.hearts`"""
    told = sheet("canadian-salad", {"tricks": [4, 4, 3, 2]})
    assert told["totals"] == [40, 40, 30, 20]
    (form,) = told["forms"]
    assert form["known"]["hand"] == 2
    assert [field["name"] for field in form["fields"]] == ["captured"]
    assert "canadian-salad.hand2.hearts" in clauses(told["hands"][1]["begins"])


SALAD = [
    {"tricks": [4, 4, 3, 2]},
    {"captured": [[f"{rank}H" for rank in "AKQJT98765432"], [], [], []]},
    {"captured": [[], ["QS", "QH"], ["QD", "QC"], []]},
    {"captured": [[], [], [], ["KS"]]},
    {"last": 2},
]


@pytest.mark.parametrize("stops", [False, True])
def test_each_hand_wants_only_what_costs_points_in_it(stops: bool) -> None:
    """`canadian-salad.hand5.last-trick`; so it does not matter when a hand was stopped."""
    told = sheet("canadian-salad", *SALAD, options={"stop_when_settled": stops})
    assert told["totals"] == [40 + 130, 40 + 50, 30 + 50 + 100, 20 + 100]
    fields = [field["name"] for field in told["forms"][0]["fields"]]
    assert fields == ["tricks", "captured", "last"]


@pytest.mark.parametrize(
    ("before", "case", "where"),
    [
        (0, {"tricks": [4, 4, 3, 3]}, "tricks"),
        (2, {"captured": [[], ["QS", "QH"], ["QD"], []]}, "captured"),
        (4, {}, "last"),
    ],
)
def test_what_costs_points_has_to_be_somebodys(before: int, case: Told, where: str) -> None:
    told = sheet("canadian-salad", *SALAD[:before], case)
    assert [at for at, _ in faults(told)] == [f"entries[{before}].case.{where}"]


# -- tetka -----------------------------------------------------------------------------------------

BUM_SUIT = [f"{rank}S" for rank in "AKQJT98765432"]
TETKA = {
    "bum": "2S",
    "tricks": [5, 4, 3, 1],
    "bum_trick": 0,
    "last": 3,
    "captured": [[], ["2S", "QS"], ["QH", "QD", "QC"], []],
}


def test_all_penalties_of_a_hand_come_from_its_tricks_and_captured_cards() -> None:
    """`tetka.penalty.cumulative`"""
    told = sheet("tetka", TETKA)
    assert told["totals"] == [2, 3, 3, 1]  # the bum trick and most; bum card, Tëtka; queens; last
    assert told["hands"][1]["dealer"] == 1


def test_the_bum_suit_is_needed_only_where_it_decides() -> None:
    """`tetka.penalty.most-tie-suit`"""
    level = {**TETKA, "tricks": [5, 5, 2, 1]}
    assert [where for where, _ in faults(sheet("tetka", level))] == ["entries[0].case.captured"]
    whole = {**level, "captured": [[], BUM_SUIT, ["QH", "QD", "QC"], []]}
    assert sheet("tetka", whole)["totals"] == [1, 4, 3, 1]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"tricks": [5, 4, 3, 2]}, "tricks"),
        ({"tricks": [5, 4, 4, 0]}, "last"),
        ({"last": 0, "tricks": [1, 5, 4, 3]}, "last"),
        ({"bum": "KS", "captured": [[], ["KS", "QS"], ["QH", "QD", "QC"], []]}, "bum_trick"),
        ({"captured": [[], ["2S", "QS"], ["QH", "QD"], []]}, "captured"),
    ],
)
def test_a_hand_of_tetka_that_cannot_be_is_refused(change: Told, where: str) -> None:
    told = sheet("tetka", {**TETKA, **change})
    assert [at for at, _ in faults(told)] == [f"entries[0].case.{where}"]


# -- schafkopf -------------------------------------------------------------------------------------


def test_ruling_discards_count() -> None:
    """What was laid away has to be known where it counts for the declarer."""
    case = {"declarer": 1, "points": 55, "tricks": 5}
    told = sheet("schafkopf", {**case, "discards": ["TH", "7H"]})
    assert told["totals"] == [0, 2, 0]
    assert [where for where, _ in faults(sheet("schafkopf", case))] == ["entries[0].case.discards"]
    others = sheet("schafkopf", case, options={"discards_count": "nobody"})
    assert others["totals"] == [0, -2, 0]


def test_least_is_entered_without_its_dealer() -> None:
    """`schafkopf.least.tie-three`: the sheet knows who dealt."""
    case = {"points": [40, 40, 40], "last": [10, 9, 8]}
    told = sheet("schafkopf", case, case, form="least", dealer=2)
    assert told["totals"] == [2, 0, 2]
    least = next(form for form in told["forms"] if form["name"] == "least")
    assert least["known"] == {"dealer": 1, "totals": [2, 0, 2]}
    assert [field["name"] for field in least["fields"]] == ["points", "last", "widow"]
    ((where, why),) = faults(sheet("schafkopf", {"points": [39, 40, 42]}, form="least"))
    assert where == "entries[0].case.points"
    assert "must add up to 120, not 121" in why


def test_the_sheet_of_schafkopf_speaks_german() -> None:
    case = {"declarer": 1, "points": 55, "tricks": 5}
    told = sheet("schafkopf", case, language="de")
    assert told["unfit"]["errors"][0]["place"]
    assert "Alleinspieler" in faults(told)[0][1]


# -- fuenfzehnern ----------------------------------------------------------------------------------


def test_fuenfzehnern_is_over_after_the_agreed_hands() -> None:
    """`fuenfzehnern.game.end`"""
    case = {"points": [30, 15, 10, 5]}
    told = sheet("fuenfzehnern", case, options={"hands": 1})
    assert told["totals"] == [15, 0, -5, -10]
    assert told["winners"] == [0]
    assert told["forms"] == []
    ((where, why),) = faults(sheet("fuenfzehnern", {"points": [30, 15, 10, 15]}))
    assert where == "entries[0].case.points"
    assert "must add up to 60, not 70" in why


# -- reds ------------------------------------------------------------------------------------------

LEVEL_ROUND = {"bids": [2, 2, 1], "tricks": [2, 2, 1]}


@pytest.mark.parametrize(("length", "passed", "way"), [("full", 4, "right"), ("short", 3, "right")])
def test_the_coming_round_tells_what_is_passed_in_it(length: str, passed: int, way: str) -> None:
    """`reds.pass.schedule`"""
    told = sheet("reds", LEVEL_ROUND, form="round", players=3, options={"length": length})
    begins = [hand["begins"][-1]["why"]["facts"] for hand in told["hands"]]
    assert (begins[0]["passed"], begins[0]["way"]) == (4, "left")
    assert (begins[1]["passed"], begins[1]["way"]) == (passed, way)
    assert told["forms"][0]["known"]["round"] == 2


def test_a_tie_after_the_last_round_of_reds_is_broken_by_another_round() -> None:
    """`reds.game.tie`"""
    five = [LEVEL_ROUND] * 5
    short: Any = {"form": "round", "players": 3, "options": {"length": "short"}}
    told = sheet("reds", *five, **short)
    assert not told["over"]
    assert told["forms"][0]["known"]["round"] == 6
    assert "reds.pass.none" in clauses(told["hands"][5]["begins"])
    told = sheet("reds", *five, {"bids": [2, 3, 1], "tricks": [2, 2, 1]}, **short)
    assert told["winners"] == [0]
    assert "reds.game.tie" in clauses(told["hands"][5]["notes"])


def test_tricks_of_a_round_that_do_not_add_up_are_refused_with_the_sum() -> None:
    bad = {"bids": [1, 1, 1], "tricks": [1, 2, 1]}
    ((where, why),) = faults(sheet("reds", bad, form="round", players=3))
    assert where == "entries[0].case.tricks"
    assert "must add up to" in why


# -- truc ------------------------------------------------------------------------------------------

EAST = {"tricks": ["opponents"] * 2, "raised": "retruc"}
WEST = {"tricks": ["dealer"] * 2, "raised": "retruc"}
TO_ELEVEN = (EAST, WEST, EAST, {**WEST, "raised": "truc"})  # all four won by the same side


def test_a_side_with_eleven_plays_for_three_or_declines() -> None:
    """`truc.eleven.choice`, `truc.eleven.three-points`"""
    told = sheet("truc", *TO_ELEVEN, dealer=0)
    assert told["totals"] == [0, 11]
    assert "truc.ruling.no-raise-at-eleven" in clauses(told["hands"][4]["begins"])
    declines = sheet("truc", *TO_ELEVEN, {"declined": True}, dealer=0)
    assert declines["totals"] == [1, 11]
    plays = sheet("truc", *TO_ELEVEN, {"tricks": ["opponents"] * 2}, dealer=0)
    assert plays["totals"] == [0, 14]
    assert plays["winners"] == [1]


def test_what_eleven_forbids_is_refused_by_the_points_that_the_sheet_has_counted() -> None:
    """`truc.ruling.no-raise-at-eleven`, `truc.eleven.full-deal`"""
    raised = sheet("truc", *TO_ELEVEN, EAST, dealer=0)
    assert [where for where, _ in faults(raised)] == ["entries[4].case.raised"]
    one = sheet("truc", *TO_ELEVEN, {"tricks": ["opponents"], "cards": 1}, dealer=0)
    assert [where for where, _ in faults(one)] == ["entries[4].case.cards"]
    early = sheet("truc", EAST, {"declined": True}, dealer=0)
    assert [where for where, _ in faults(early)] == ["entries[1].case.declined"]


# -- tyzicha ---------------------------------------------------------------------------------------

ALL = {"points": [120, 0, 0], "marriages": [["S", "C", "D", "H"], [], []]}
RICH = {"declarer": 0, "contract": 390, **ALL}
BROKEN = {"declarer": 1, "contract": 110, **ALL}


def test_an_opponent_stops_at_the_cap_and_wins_as_declarer() -> None:
    """`tyzicha.game.cap`, `tyzicha.game.finish-as-declarer`"""
    told = sheet("tyzicha", RICH, RICH, BROKEN)
    assert told["totals"] == [1000, -110, 0]
    assert not told["over"]
    assert "tyzicha.game.cap" in clauses(told["hands"][2]["ledger"])
    assert sheet("tyzicha", RICH, RICH, BROKEN, BROKEN)["totals"] == [1000, -220, 0]
    assert sheet("tyzicha", RICH, RICH, BROKEN, RICH)["winners"] == [0]


def test_a_conceded_contract_needs_no_points() -> None:
    """`tyzicha.widow.concede`"""
    told = sheet("tyzicha", {"declarer": 2, "contract": 120, "conceded": True})
    assert told["totals"] == [40, 40, -120]
    assert told["hands"][0]["outcome"]["conceded"] is True


def test_card_points_of_tyzicha_that_do_not_add_up_are_refused_with_the_sum() -> None:
    ((where, why),) = faults(sheet("tyzicha", {**RICH, "points": [100, 10, 0]}))
    assert where == "entries[0].case.points"
    assert "must add up to 120, not 110" in why


# -- type-trump ------------------------------------------------------------------------------------

SCRUBBED = {"declared": ["spoiler"] * 3}


def shared_out(players: int) -> list[list[str]]:
    """The whole pack in equal piles."""
    told = ask({"ask": "game", "game": "type-trump"})
    codes = [card["code"] for card in told["cards"]]
    return [codes[seat::players] for seat in range(players)]


def test_a_scrubbed_round_is_dealt_again_by_the_same_dealer() -> None:
    """`type-trump.spoiler.scrub`, `type-trump.ruling.scrubbed`"""
    told = sheet("type-trump", SCRUBBED, form="round", players=3, dealer=1)
    first, again = told["hands"]
    assert (first["over"], first["ledger"]) == (True, [])
    assert "type-trump.spoiler.scrub" in clauses(first["notes"])
    assert again["dealer"] == 1
    assert told["forms"][0]["known"]["round"] == 1
    # The trump is that of the first round still.
    assert [one["why"]["text"] for one in again["begins"]] == [
        one["why"]["text"] for one in first["begins"][1:]
    ]


def test_a_scrubbed_round_is_none_of_those_that_a_game_lasts() -> None:
    """`type-trump.end.rounds`"""
    played = {"declared": ["moons", "suns", "waves"], "cards": shared_out(3)}
    told = sheet("type-trump", played, SCRUBBED, played, form="round", players=3)
    assert not told["over"]
    assert [hand["dealer"] for hand in told["hands"]] == [0, 1, 1, 2]
    assert told["forms"][0]["known"]["round"] == 3


@pytest.mark.parametrize(
    ("case", "options", "where"),
    [
        ({**SCRUBBED, "cards": [["author"], [], []]}, {}, "cards"),
        ({"declared": ["moons", "suns", "waves"]}, {}, "cards"),
        ({"declared": ["spoiler"] * 2}, {}, "declared"),
        ({"declared": ["spoiler"] * 2}, {"partnership": True}, "declared"),
    ],
)
def test_what_cannot_be_a_round_of_type_trump_is_refused(
    case: Told, options: Told, where: str
) -> None:
    players = 4 if options else 3
    told = sheet("type-trump", case, form="round", players=players, options=options)
    assert [at for at, _ in faults(told)] == [f"entries[0].case.{where}"]


# -- euchre ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "asked"),
    [
        (3, {"defend": True}, {"hand": "maker tricks", "thrown-in": ""}),
        (4, {}, {"hand": "maker tricks alone", "thrown-in": ""}),
        (4, {"defend": True}, {"hand": "maker tricks alone defended", "thrown-in": ""}),
        (4, {"stick": True}, {"hand": "maker tricks alone"}),
    ],
)
def test_a_hand_of_euchre_is_asked_what_may_have_been(
    players: int, options: Told, asked: dict[str, str]
) -> None:
    """Only of four can one play or defend alone; no hand is thrown in where the dealer has to choose."""
    told = sheet("euchre", players=players, options=options, dealer=0)
    fields = {one["name"]: [field["name"] for field in one["fields"]] for one in told["forms"]}
    assert {name: " ".join(known) for name, known in fields.items()} == asked
