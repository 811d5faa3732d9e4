"""Type Trump, clause by clause: the score and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest
from type_trump_table import DECLARED, TRICKS, G, cites, play, score, start

from followsuit import BadRequest, Match, ask
from followsuit.checked_play import ways_to_play
from followsuit.games.type_trump import GAME

TRICK = ["savage", "castle", "merchant", "cave"]
PAIRS = {"partnership": True}


def test_score_suit() -> None:
    worth = {"leaves": 2, "wyrms": 2, "knots": 2, "suns": 1, "waves": 1, "moons": 0}
    for suit, points in worth.items():
        answer = score("cards", suit=suit, cards=TRICK)
        assert answer["totals"] == [points, 0, 0, 0] and cites(answer) == ["score.suit"]
    four = score("cards", suit="suns", cards=["mountain", "diplomat", "pact", "ace-suns"])
    assert four["totals"][0] == 4
    assert four["lines"][0]["cards"] == ["mountain", "diplomat", "pact", "ace-suns"]


def spoil(tricks: int, *declared: str, cards: Any = TRICK) -> dict[str, Any]:
    trick = {"cards": cards} if tricks == 1 else {}
    return score("spoiler", tricks=tricks, declared=[*declared], **trick)


def test_score_spoiler_one() -> None:
    answer = spoil(1, "leaves", "suns", "waves")
    assert answer["totals"][0] == 2 and cites(answer)[0] == "score.spoiler-one"
    assert spoil(1, "moons", "moons", "moons")["totals"][0] == 0
    trick = ["painter", "castle", "mountain", "cave"]
    assert spoil(1, "knots", "knots", "waves", cards=trick)["totals"][0] == 2


def test_score_spoiler_zero() -> None:
    for tricks in (0, 2, 5):
        answer = spoil(tricks, "leaves", "suns", "waves")
        assert answer["totals"][0] == 0 and cites(answer) == ["score.spoiler-zero"]


def test_ruling_spoiler_best() -> None:
    answer = spoil(1, "suns", "leaves", "waves")
    assert answer["totals"][0] == 2, "the best of one, two and one, and not their sum"
    assert "East’s suit" in answer["lines"][0]["why"]["text"]
    assert "ruling.spoiler-best" in cites(answer)


def test_ruling_spoiler_others() -> None:
    answer = spoil(1, "spoiler", "suns", "spoiler")
    assert answer["totals"][0] == 1 and "ruling.spoiler-others" in cites(answer)


def test_the_round_of_the_lesson() -> None:
    match = play(start(), f"{DECLARED}, {TRICKS}")
    pack = match.table.pack
    piles = [[pack.codes[card] for card in pile] for pile in match.table.won]
    declared = ["wyrms", "knots", "waves", "spoiler"]
    answer = score("round", declared=declared, cards=piles, round=1)
    assert answer["totals"] == match.totals == [6, 4, 3, 1]
    assert [line["points"] for line in answer["lines"]] == [6, 4, 3, 1]


def test_part_combined() -> None:
    match = start(options=PAIRS)
    play(match, "declare knots, declare waves")
    while not match.over:
        match.apply(match.actions[0].code)
    table, pack = match.table, match.table.pack
    for side, suit in enumerate(("waves", "knots")):
        cards = [*table.won[side], *table.won[side + 2]]
        assert match.totals[side] == sum(suit in pack.cards[card].suits for card in cards)
    answer = score("cards", options=PAIRS, suit="knots", cards=TRICK)
    assert "part.combined" in cites(answer) and len(answer["totals"]) == 2


# -- the end ----------------------------------------------------------------------------------------


def end(players: int, totals: list[int], number: int, **options: Any) -> dict[str, Any]:
    return score("end", players, options, totals=totals, round=number)


def test_end_rounds() -> None:
    assert not end(3, [9, 14, 12], 2)["over"]
    answer = end(3, [9, 14, 12], 3)
    assert answer["winner_names"] == ["North"] and cites(answer)[0] == "end.rounds"
    assert not end(4, [9, 14, 12, 0], 3)["over"]
    assert end(4, [9, 14, 12, 0], 4)["over"]


def test_ruling_round_numbers() -> None:
    for players in (3, 4):
        for end_value, rounds in (("rounds", players), ("two-each", 2 * players)):
            totals = [9, 14, 12, 0][:players]
            assert not end(players, totals, rounds - 1, end=end_value)["over"]
            assert end(players, totals, rounds, end=end_value)["over"]
    assert "ruling.round-numbers" in cites(end(3, [9, 14, 12], 3))
    four = Match(GAME, 4, seed=3).play_random()
    assert four.hands[3].shown["round"] <= 4


@pytest.mark.parametrize("target", [21, 31])
def test_end_target(target: int) -> None:
    value = f"target-{target}"
    assert not end(3, [target - 1, 0, 0], 9, end=value)["over"]
    answer = end(3, [target, 0, 0], 4, end=value)
    assert answer["winner_names"] == ["West"] and cites(answer)[0] == "end.target"
    match = Match(GAME, 3, {"end": value}, seed=target).play_random()
    assert max(match.totals) >= target


def test_end_tie() -> None:
    answer = end(4, [20, 22, 22, 15], 5, end="target-21")
    assert not answer["over"] and cites(answer)[0] == "end.tie"
    assert not end(4, [20, 22, 22, 15], 4)["over"]
    assert end(3, [14, 15, 9], 4)["over"] and "end.tie" in cites(end(3, [14, 15, 9], 4))
    assert "end.tie" not in cites(end(3, [14, 15, 9], 3))


def test_end_tie_of_teams_is_told_plainly() -> None:
    told = end(4, [12, 12], 4, **PAIRS)["notes"][0]["why"]["text"]
    assert told.startswith("West and East, and North and South, are level with 12")


def test_ruling_target_passed() -> None:
    answer = end(4, [23, 21, 12, 9], 6, end="target-21")
    assert answer["winner_names"] == ["West"] and "ruling.target-passed" in cites(answer)
    level = cites(end(4, [20, 22, 22, 15], 5, end="target-21"))
    assert level.count("ruling.target-passed") == 1


def test_ruling_tie_after_rounds() -> None:
    answer = end(3, [14, 14, 9], 3)
    assert not answer["over"] and "ruling.tie-after-rounds" in cites(answer)
    shared = end(3, [14, 14, 9], 3, tie_share=True)
    assert shared["winner_names"] == ["West", "North"]
    assert "ruling.tie-after-rounds" in cites(shared)
    target = end(3, [22, 22, 9], 3, tie_share=True, end="target-21")
    assert not target["over"], "the text itself has another round then"


def test_ruling_team_target() -> None:
    answer = end(4, [22, 12], 3, end="target-21", **PAIRS)
    assert answer["winner_names"] == ["West and East"] and "ruling.team-target" in cites(answer)


# -- what cannot be ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "options", "case", "where"),
    [
        ("cards", {}, {"suit": "hearts", "cards": TRICK}, "case.suit"),
        ("cards", {}, {"suit": "suns", "cards": [*TRICK, "cave"]}, "case.cards[4]"),
        ("spoiler", {}, {"tricks": 1, "declared": ["suns"] * 3}, "case.cards"),
        ("spoiler", {}, {"tricks": 1, "declared": ["suns"], "cards": TRICK}, "case.declared"),
        ("spoiler", {}, {"tricks": 0, "declared": ["spoiler"] * 3}, "case.declared"),
        ("spoiler", {}, {"tricks": 10, "declared": ["suns"] * 3}, "case.tricks"),
        ("spoiler", PAIRS, {"tricks": 0, "declared": ["suns"] * 3}, "options.partnership"),
        ("round", {}, {"declared": ["suns"] * 4, "cards": [TRICK, [], [], []]}, "case.cards"),
        ("round", {}, {"declared": ["suns"], "cards": [[], [], [], []]}, "case.declared"),
        ("round", PAIRS, {"declared": ["suns", "spoiler"], "cards": [[], []]}, "case.declared"),
        ("cards", {}, {"suit": "suns", "cards": TRICK[:3]}, "case.cards"),
        ("spoiler", {}, {"tricks": 0, "declared": ["suns"] * 3, "cards": TRICK}, "case.cards"),
        ("spoiler", {}, {"tricks": 2, "declared": ["suns"] * 3, "cards": TRICK}, "case.cards"),
        ("end", {}, {"totals": [-1, 0, 0, 0], "round": 1}, "case.totals[0]"),
        ("end", {}, {"totals": [20, 21, 0, 0], "round": 2}, "case.totals[1]"),
        ("end", PAIRS, {"totals": [0, 11], "round": 1}, "case.totals[1]"),
        ("end", {}, {"totals": [1, 0, 0, 0], "round": 0}, "case.round"),
    ],
)
def test_impossible_scores_are_refused(form: str, options: Any, case: Any, where: str) -> None:
    assert score(form, 4, options, **case)["error"]["where"] == where


def test_totals_out_of_reach_are_not_called_late_as_well() -> None:
    """Sixty after one round cannot be: that the game would long be over is no second fault."""
    faults = end(4, [60, 0, 0, 0], 1, end="target-21")["errors"]
    assert [fault["id"] for fault in faults] == ["at-most-after"]


@pytest.mark.parametrize(
    ("options", "totals", "number", "decided"),
    [
        ({}, [14, 9, 3, 2], 4, False),  # four rounds: this was the last
        ({}, [14, 9, 3, 2], 5, False),  # level after four, such as 9 all, then five more
        ({}, [25, 14, 3, 2], 5, True),  # nobody can have been level with at least 15
        ({}, [24, 14, 3, 2], 5, False),
        ({"tie_share": True}, [14, 14, 3, 2], 5, True),
        ({"tie_share": True}, [14, 14, 3, 2], 4, False),
        ({"end": "two-each"}, [45, 14, 3, 2], 8, False),
        ({"end": "two-each"}, [45, 14, 3, 2], 9, True),
        ({"end": "target-21"}, [30, 5, 3, 2], 4, False),  # 20 and 10
        ({"end": "target-21"}, [31, 5, 3, 2], 4, True),
        ({"end": "target-21"}, [31, 21, 3, 2], 4, False),  # level with 21
        ({"end": "target-31", **PAIRS}, [31, 5], 4, False),
        ({"end": "target-31", **PAIRS}, [41, 5], 5, True),
    ],
)
def test_no_round_follows_a_decided_game(
    options: Any, totals: list[int], number: int, decided: bool
) -> None:
    """`type-trump.end.rounds`, `end.target`, `end.tie`: the last of the rounds played was due."""
    answer = end(4, totals, number, **options)
    assert ("error" in answer) == decided
    if decided:
        assert answer["error"]["where"] == "case.totals"
        assert "decided before this round" in answer["error"]["what"]


@pytest.mark.parametrize(
    ("options", "totals", "number", "where"),
    [
        ({}, [20, 12, 3], 3, None),
        ({}, [20, 12, 3], 4, "case.totals"),
        ({}, [20, 20, 3], 4, None),
        ({}, [32, 20, 3], 5, "case.totals"),
        ({"tie_share": True}, [20, 20, 3], 4, "case.totals"),
        ({"tie_share": True}, None, 4, "case.round"),
        ({}, None, 4, None),  # three rounds without a point: possible
        ({"end": "two-each"}, [20, 12, 3], 4, None),
        ({"end": "target-21"}, [20, 12, 3], None, None),
        ({"end": "target-21"}, [21, 12, 3], None, "case.totals"),
        ({"end": "target-21"}, [21, 21, 3], None, None),
        ({}, [21, 12, 3], None, None),  # nobody says which round it is
    ],
)
def test_no_round_is_played_after_a_decided_game(
    options: Any, totals: list[int] | None, number: int | None, where: str | None
) -> None:
    codes = [card.code for card in GAME.pack(None).cards]
    case = {"declared": ["moons", "suns", "waves"], "cards": [codes[:12], codes[12:24], codes[24:]]}
    given = {"round": number, "totals": totals}
    case.update({name: value for name, value in given.items() if value is not None})
    answer = score("round", 3, options, **case)
    assert answer.get("error", {}).get("where") == where


def test_rounds_of_real_games_are_accepted() -> None:
    """Every round of random games, put to the forms as it was played."""
    for players, options in ways_to_play(GAME):
        match = Match(GAME, players, options, seed=players).play_random()
        for table in match.hands:
            number = table.carried
            if table.lines:
                answer = score("end", players, options, totals=table.totals, round=number)
                assert "error" not in answer and answer["over"] == bool(table.winners)


@pytest.mark.parametrize(
    ("options", "declared", "refusals"),
    [
        ({}, ["suns"] * 4, []),
        ({}, ["spoiler"] * 4, ["only-spoilers"]),
        ({}, ["spoiler"] * 3, ["choices-of-sides"]),
        (PAIRS, ["suns", "moons"], []),
        (PAIRS, ["suns", "spoiler"], ["team-never-spoiler"]),
        (PAIRS, ["spoiler"] * 2, ["only-spoilers", "team-never-spoiler"]),
    ],
)
def test_what_a_round_is_refused_for(
    options: dict[str, Any], declared: list[str], refusals: list[str]
) -> None:
    codes = [card.code for card in GAME.pack(None).cards]
    piles = [codes, *[[]] * (1 if options else 3)]
    answer = score("round", 4, options, declared=declared, cards=piles)
    assert [fault["id"] for fault in answer.get("errors", [])] == refusals


def test_score_spoiler_counts_the_others_and_the_tricks_of_a_round() -> None:
    (fault,) = score("spoiler", tricks=2, declared=["suns"])["errors"]
    assert (fault["id"], fault["facts"]) == ("choices-of-others", {"number": 3})
    assert "error" not in spoil(9, "suns", "suns", "suns"), "a hand has nine tricks"


@pytest.mark.parametrize(("before", "fits"), [(3, True), (4, False)])
@pytest.mark.parametrize("options", [{}, PAIRS], ids=["alone", "pairs"])
def test_end_rounds_four_players_have_four(
    options: dict[str, bool], before: int, fits: bool
) -> None:
    """However they play, and whatever else cannot be."""
    agreed = GAME.read_options(4, options)
    nobody = [0] * (1 if options else 3)
    assert (GAME.standing([9, *nobody], agreed, before) == []) == fits
    (fault,) = GAME.standing([41, *nobody], agreed, before)
    assert fault.where == "totals[0]"


def test_a_pile_is_made_of_whole_tricks() -> None:
    codes = [card.code for card in GAME.pack(None).cards]
    piles = [codes[:13], codes[13:24], codes[24:]]
    answer = score("round", 3, declared=["moons", "suns", "waves"], cards=piles)
    assert [fault["where"] for fault in answer["errors"]] == ["case.cards[0]", "case.cards[1]"]


def test_totals_before_a_round_are_those_of_earlier_rounds() -> None:
    codes = [card.code for card in GAME.pack(None).cards]
    case = {"declared": ["moons", "suns", "waves"], "cards": [codes[:12], codes[12:24], codes[24:]]}
    assert "error" not in score("round", 3, **case, round=3, totals=[20, 0, 0])
    error = score("round", 3, **case, round=2, totals=[20, 0, 0])["error"]
    assert error["where"] == "case.totals[0]"
    assert error["what"] == "cannot be more than 10 after 1 round"
    assert (
        score("round", 3, **case, round=1, totals=[0, 0, 1])["error"]["where"] == "case.totals[2]"
    )
    assert score("round", 3, **case, round=0)["error"]["where"] == "case.round"


def test_totals_below_zero_are_refused() -> None:
    with pytest.raises(BadRequest):
        Match(GAME, 3, totals=[-1, 0, 0])


def test_wrong_points_are_possible_ones() -> None:
    for seed in range(60):
        asked = ask({"ask": "quiz", "game": G, "kind": "points", "seed": seed})
        points = [int(option["label"].split()[0]) for option in asked["options"]]
        assert max(points) <= 8, "four cards with two suits each"


@pytest.mark.parametrize("kind", ["personality", "location", "event"])
def test_a_quiz_can_be_about_each_type(kind: str) -> None:
    for form in ("winner", "legal", "order"):
        request = {"ask": "quiz", "game": G, "kind": form, "seed": 4}
        answer = ask({**request, "setting": {"trump": kind}})
        assert answer["setting"] == {"trump": kind}
