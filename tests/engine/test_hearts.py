"""Hearts: a book of cases, written from the rules and not from the program."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import ask
from followsuit.games.hearts.options import Options
from followsuit.games.hearts.score import check_totals

GAME = "hearts"


def asked(kind: str, **fields: Any) -> dict[str, Any]:
    """The engine's answer, which is no refusal."""
    answer = ask({"ask": kind, "game": GAME, **fields})
    assert "error" not in answer, answer
    return answer


def refused(kind: str, **fields: Any) -> dict[str, Any]:
    """The engine's refusal."""
    answer = ask({"ask": kind, "game": GAME, **fields})
    assert "error" in answer, answer
    return answer


WINNERS = [
    # The highest card of the suit led, and nothing else.
    ("KS AS 9S QH", {}, 1, "trick.winner"),
    ("TD 9D 2D JD", {}, 3, "trick.winner"),
    ("3C AH KD QS", {}, 0, "trick.winner"),
    ("2H KH AH QS", {}, 2, "rank.high"),
    ("QS KS AS 2S", {}, 2, "rank.high"),
    ("2C KC AC 3C", {"first": True}, 2, "rank.high"),
    # As many cards as there are players.
    ("9D TD JD", {"players": 3}, 2, "trick.winner"),
    ("9D TD JD QD 4D", {"players": 5}, 3, "trick.winner"),
    ("9D TD JD QD 4D AC", {"players": 6}, 3, "trick.winner"),
]


@pytest.mark.parametrize(("trick", "setting", "winner", "clause"), WINNERS)
def test_who_wins(trick: str, setting: dict[str, Any], winner: int, clause: str) -> None:
    answer = asked("winner", trick=trick, setting=setting)
    assert answer["winner"] == winner and answer["complete"]
    assert f"{GAME}.{clause}" in answer["steps"][winner]["clauses"]


COSTS = [
    ("2C 5C 9C KC", {}, None, ()),
    ("2D 5H 9H KD", {}, 2, ("score.heart",)),
    ("2D QS 9D KD", {}, 13, ("score.queen",)),
    ("2D QS 9H 8H", {}, 15, ("score.heart", "score.queen")),
    ("QH KH AH JH", {}, 4, ("score.heart",)),
    ("2D JD 9D KD", {}, None, ()),
    ("2D JD 9D KD", {"jack": True}, -10, ("variant.jack",)),
    ("2D JD 9H KH", {"jack": True}, -8, ("score.heart", "variant.jack")),
    ("2D QS 9D KD", {"queen": False}, None, ("variant.no-queen",)),
]


@pytest.mark.parametrize(("trick", "setting", "cost", "clauses"), COSTS)
def test_what_a_trick_costs(
    trick: str, setting: dict[str, Any], cost: int | None, clauses: tuple[str, ...]
) -> None:
    answer = asked("winner", trick=trick, setting=setting)
    cited = {name for note in answer["after"] for name in note["clauses"]}
    assert {f"{GAME}.{clause}" for clause in (*clauses, "lead.winner")} <= cited
    facts = [note["why"]["facts"] for note in answer["after"]]
    assert [fact["points"] for fact in facts if "points" in fact] == ([abs(cost)] if cost else [])
    case = {"cards": trick}
    scored = asked("score", form="trick", options=setting, case=case, players=4)
    wanted = [0] * 4
    wanted[answer["winner"]] = cost or 0
    assert scored["totals"] == wanted


FOLLOWING = [
    ("5D", "2D 9D AH QS", {}, "2D 9D", "follow.suit"),
    ("5D", "2C AH QS", {}, "2C AH QS", "follow.void"),
    ("5D", "JD AH QS", {}, "JD", "follow.suit"),
    ("5S", "QS AH", {}, "QS", "follow.suit"),
    # The first trick: no hearts, not the queen, unless there is nothing else.
    ("2C", "2D 9D AH QS", {"first": True}, "2D 9D", "first.no-points"),
    ("2C", "KC AH QS", {"first": True}, "KC", "follow.suit"),
    ("2C", "AH 4H QS", {"first": True}, "AH 4H QS", "first.only-points"),
    ("2C", "JD AH QS", {"first": True}, "JD", "first.no-points"),
    ("2C", "2D AH QS", {"first": True, "first_points": True}, "2D AH QS", "variant.first"),
    ("2C", "2D AH QS", {"first": True, "queen": False}, "2D QS", "first.no-points"),
    ("2C", "JD AH QS", {"first": True, "jack": True}, "JD", "first.no-points"),
    # With an open first lead spades may be led to it: the queen keeps away while she can.
    ("5S", "QS 9S 2D", {"first": True, "opening": "left"}, "9S", "ruling.first-spade"),
    ("5S", "QS KH 2D", {"first": True, "opening": "left"}, "QS", "follow.suit"),
    (
        "5S",
        "QS 9S 2D",
        {"first": True, "opening": "left", "first_points": True},
        "QS 9S",
        "follow.suit",
    ),
]


@pytest.mark.parametrize(("trick", "hand", "setting", "legal", "clause"), FOLLOWING)
def test_what_may_be_played(
    trick: str, hand: str, setting: dict[str, Any], legal: str, clause: str
) -> None:
    answer = asked("legal", trick=trick, hand=hand, setting=setting)
    assert sorted(answer["legal"]) == sorted(legal.split())
    assert f"{GAME}.{clause}" in answer["law"]["clauses"]


LEADING = [
    ("2C 9C AS QH", {"first": True}, "2C", "lead.club"),
    ("2C 9C AS QH", {"first": True, "players": 3}, "2C", "lead.club"),
    ("3C 9C AS QH", {"first": True, "players": 5}, "3C", "ruling.lowest-club"),
    ("4C 9C AS QH", {"first": True, "players": 6}, "4C", "ruling.lowest-club"),
    ("9C AS QH 2H", {}, "9C AS", "lead.no-heart"),
    ("9C AS QH 2H", {"fallen": "queen"}, "9C AS", "lead.no-heart"),
    ("9C AS QH 2H", {"fallen": "heart"}, "9C AS QH 2H", "lead.broken"),
    ("9H QH 2H", {}, "9H QH 2H", "lead.only-hearts"),
    ("9H QS 2H", {}, "QS", "ruling.queen-and-hearts"),
    ("9D QS 2H", {}, "9D QS", "lead.no-heart"),
    ("9C QH", {"fallen": "queen", "breaking": "queen"}, "9C QH", "variant.breaking"),
    ("9C QH", {"fallen": "none", "breaking": "queen"}, "9C", "lead.no-heart"),
    ("9C QH", {"fallen": "queen", "breaking": "queen", "queen": False}, "9C", "lead.no-heart"),
    ("9C QH", {"breaking": "never"}, "9C QH", "variant.breaking"),
    ("9C QS QH", {"first": True, "opening": "left"}, "9C", "first.no-points"),
    ("QS QH", {"first": True, "opening": "left"}, "QS", "lead.no-heart"),
    (
        "9C QS QH",
        {"first": True, "opening": "left", "breaking": "never"},
        "9C",
        "first.no-points",
    ),
    (
        "9C QS QH",
        {"first": True, "opening": "left", "first_points": True},
        "9C QS",
        "lead.no-heart",
    ),
    (
        "9C QS QH",
        {"first": True, "opening": "left", "first_points": True, "breaking": "never"},
        "9C QS QH",
        "variant.breaking",
    ),
]


@pytest.mark.parametrize(("hand", "setting", "legal", "clause"), LEADING)
def test_what_may_be_led(hand: str, setting: dict[str, Any], legal: str, clause: str) -> None:
    answer = asked("legal", hand=hand, setting=setting)
    assert sorted(answer["legal"]) == sorted(legal.split())
    assert f"{GAME}.{clause}" in answer["law"]["clauses"]


def test_the_queen_may_be_led() -> None:
    """`lead.queen`"""
    answer = asked("legal", hand="9D QS 2H")
    queen = next(card for card in answer["cards"] if card["card"] == "QS")
    assert queen["legal"] and f"{GAME}.lead.queen" in queen["clauses"]


@pytest.mark.parametrize(
    ("setting", "fields", "where"),
    [
        ({"first": True}, {"hand": "3C 9C"}, "hand"),
        ({"players": 3}, {"trick": "2D 9D"}, "trick"),
        ({"players": 5}, {"trick": "9C 2C"}, "trick"),
        ({"players": 6}, {"trick": "9D 3D"}, "trick"),
        ({"players": 5}, {"hand": "2C 9C"}, "hand"),
        ({"players": 3}, {"trick": "3D 9D 8D 7D"}, "trick"),
    ],
)
def test_no_such_position(setting: dict[str, Any], fields: dict[str, str], where: str) -> None:
    kind = "legal" if "hand" in fields else "winner"
    assert where in refused(kind, setting=setting, **fields)["error"]["where"]


@pytest.mark.parametrize(("players", "gone"), [(3, ["2D"]), (5, ["2D", "2C"])])
def test_rank_tables_lack_what_is_taken_out(players: int, gone: list[str]) -> None:
    """`deck.three`, `deck.five`"""
    tables = asked("ranks", setting={"players": players})["ranks"]
    cards = [card for table in tables for place in table["cards"] for card in place]
    assert len(cards) == 52 - len(gone) and not set(gone) & set(cards)


# -- the score of a hand ---------------------------------------------------------------------------

HANDS = [
    ({"hearts": [5, 3, 2, 3], "queen": 1}, {}, [5, 16, 2, 3], "score.queen"),
    ({"hearts": [13, 0, 0, 0], "queen": 1}, {}, [13, 13, 0, 0], "score.heart"),
    ({"hearts": [12, 1, 0, 0], "queen": 0}, {}, [25, 1, 0, 0], "score.heart"),
    ({"hearts": [0, 13, 0, 0], "queen": 1, "moon": "others"}, {}, [26, 0, 26, 26], "moon.others"),
    ({"hearts": [0, 13, 0, 0], "queen": 1, "moon": "own"}, {}, [0, -26, 0, 0], "moon.own"),
    (
        {"hearts": [0, 13, 0, 0], "queen": 1},
        {"moon": "others"},
        [26, 0, 26, 26],
        "variant.settled",
    ),
    ({"hearts": [0, 13, 0, 0], "queen": 1}, {"moon": "own"}, [0, -26, 0, 0], "variant.settled"),
    (
        {"hearts": [5, 3, 2, 3], "queen": 1, "jack": 2},
        {"jack": True},
        [5, 16, -8, 3],
        "variant.jack",
    ),
    (
        {"hearts": [0, 13, 0, 0], "queen": 1, "jack": 0, "moon": "others"},
        {"jack": True},
        [16, 0, 26, 26],
        "ruling.jack-apart",
    ),
    (
        {"hearts": [0, 13, 0, 0], "queen": 1, "jack": 1, "moon": "own"},
        {"jack": True},
        [0, -36, 0, 0],
        "ruling.jack-apart",
    ),
    ({"hearts": [5, 3, 2, 3]}, {"queen": False}, [5, 3, 2, 3], "score.heart"),
    (
        {"hearts": [0, 13, 0, 0], "moon": "others"},
        {"queen": False},
        [13, 0, 13, 13],
        "variant.no-queen",
    ),
    ({"hearts": [0, 13, 0, 0], "moon": "own"}, {"queen": False}, [0, -13, 0, 0], "moon.own"),
]


@pytest.mark.parametrize(("case", "options", "points", "clause"), HANDS)
def test_what_a_hand_costs(
    case: dict[str, Any], options: dict[str, Any], points: list[int], clause: str
) -> None:
    answer = asked("score", form="hand", players=4, case=case, options=options)
    assert answer["totals"] == points
    assert f"{GAME}.{clause}" in {name for line in answer["lines"] for name in line["clauses"]}
    moons = [seat for seat, hearts in enumerate(case["hearts"]) if hearts == 13]
    shot = bool(moons) and case.get("queen", moons[0] if moons else None) in moons
    assert answer["outcome"]["moon"] == (moons[0] if shot else None)


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        ({"opening": "left"}, "No heart has been played yet"),
        (
            {"opening": "left", "first": True},
            "It is the first trick. The player on the dealer’s left leads it",
        ),
        ({"first": True}, "It is the first trick"),
        ({"fallen": "heart"}, "A heart has been played before"),
        ({"players": 5}, "With five players. No heart has been played yet"),
    ],
)
def test_a_setting_tells_what_is_not_as_usual(setting: dict[str, Any], told: str) -> None:
    """`variant.opening` is told of the first trick, which alone it changes; `lead.broken`, `players.range`"""
    answer = asked("winner", setting=setting, trick="4C")
    assert answer["setting_text"] == told


def test_whoever_shoots_the_moon_chooses() -> None:
    """`moon.shoot`, `moon.choice`, `ruling.any-settlement`"""
    case = {"hearts": [0, 13, 0, 0], "queen": 1}
    answer = asked("score", form="hand", players=4, case=case)
    assert answer["lines"] == [] and answer["totals"] == [0, 0, 0, 0]
    assert [move["code"] for move in answer["moves"]] == ["moon others", "moon own"]
    assert {f"{GAME}.moon.choice", f"{GAME}.ruling.any-settlement"} <= {
        name for move in answer["moves"] for name in move["clauses"]
    }
    assert f"{GAME}.moon.shoot" in answer["notes"][0]["clauses"]


def test_a_moon_is_of_twenty_six_points_where_nobody_says_otherwise() -> None:
    """`moon.choice`: without the queen (`variant.no-queen`) it is of thirteen"""
    whole = asked("legal", phase="moon")
    assert whole == asked("legal", phase="moon", position={"points": 26})
    assert whole["actions"] != asked("legal", phase="moon", position={"points": 13})["actions"]


@pytest.mark.parametrize(
    ("case", "options", "where"),
    [
        ({"hearts": [5, 3, 2, 2], "queen": 1}, {}, "case.hearts"),
        ({"hearts": [14, -1, 0, 0], "queen": 1}, {}, "case.hearts"),
        ({"hearts": [5, 3, 2, 3]}, {}, "case.queen"),
        ({"hearts": [5, 3, 2, 3], "queen": 1, "jack": 1}, {}, "case.jack"),
        ({"hearts": [5, 3, 2, 3], "queen": 1}, {"jack": True}, "case.jack"),
        ({"hearts": [5, 3, 2, 3], "queen": 1}, {"queen": False}, "case.queen"),
        ({"hearts": [5, 3, 2, 3], "queen": 1, "moon": "own"}, {}, "case.moon"),
        ({"hearts": [0, 13, 0, 0], "queen": 1, "moon": "own"}, {"moon": "others"}, "case.moon"),
    ],
)
def test_no_such_hand(case: dict[str, Any], options: dict[str, Any], where: str) -> None:
    answer = refused("score", form="hand", players=4, case=case, options=options)
    assert answer["error"]["where"] == where


@pytest.mark.parametrize(
    ("players", "cards"), [(4, "2D 3D 4D"), (3, "2D 3D 4D"), (5, "2C 3D 4D 5D 6D")]
)
def test_no_such_trick(players: int, cards: str) -> None:
    answer = refused("score", form="trick", players=players, case={"cards": cards})
    assert answer["error"]["where"] == "case.cards"


def test_without_the_queen_only_hearts_are_kept() -> None:
    setting = {"first": True, "queen": False}
    answer = asked("legal", trick="2C", hand="2D AH QS", setting=setting)
    assert "queen" not in answer["law"]["why"]["text"]


def test_a_sheet_wants_a_moon_to_be_settled() -> None:
    """`moon.choice`, `moon.others`"""
    case: dict[str, Any] = {"hearts": [13, 0, 0, 0], "queen": 0}
    entries = [{"form": "hand", "case": case}]
    answer = asked("sheet", players=4, entries=entries)
    assert answer["totals"] == [0, 0, 0, 0] and len(answer["hands"]) == 1
    assert answer["unfit"]["errors"][0]["where"].endswith("case.moon")
    case["moon"] = "others"
    answer = asked("sheet", players=4, entries=entries)
    assert answer["totals"] == [0, 26, 26, 26] and len(answer["hands"]) == 2
    agreed = asked("sheet", players=4, entries=entries[:0], options={"moon": "own", "jack": True})
    (form,) = agreed["forms"]
    assert [field["name"] for field in form["fields"]] == ["hearts", "queen", "jack"]


# -- the end of the game ---------------------------------------------------------------------------

PLAIN = {"hearts": [5, 3, 2, 3], "queen": 1}  # 5 16 2 3
ENDS = [
    ([94, 60, 70, 80], {}, None, "game.end"),
    ([95, 60, 70, 80], {}, [2], "game.lowest"),
    ([95, 50, 70, 80], {}, [1], "game.lowest"),
    ([95, 56, 70, 80], {}, [1, 2], "ruling.tie"),
    ([95, 56, 70, 80], {"play_on": True}, None, "ruling.tie"),
    ([45, 20, 30, 0], {"goal": 50}, [3], "variant.fifty"),
    ([44, 20, 30, 0], {"goal": 50}, None, "game.end"),
]


@pytest.mark.parametrize(("totals", "options", "winners", "clause"), ENDS)
def test_when_it_is_over(
    totals: list[int], options: dict[str, Any], winners: list[int] | None, clause: str
) -> None:
    case = {**PLAIN, "totals": totals}
    answer = asked("score", form="hand", players=4, case=case, options=options)
    assert answer["over"] == (winners is not None)
    assert answer.get("winners", []) == (winners or [])
    assert f"{GAME}.{clause}" in answer["notes"][-1]["clauses"]


@pytest.mark.parametrize(
    ("totals", "options", "before", "fits"),
    [
        ([0, 0, 0, 0], {}, 0, True),
        ([1, 0, 0, 0], {}, 0, False),
        ([26, 0, 0, 0], {}, 1, True),
        ([13, 10, 2, 1], {}, 1, True),
        ([26, 0, 26, 26], {}, 1, True),
        ([-26, 0, 0, 0], {}, 1, True),
        ([-26, 0, 0, 0], {"moon": "others"}, 1, False),
        ([26, 26, 26, 0], {"moon": "own"}, 1, False),
        ([27, 0, 0, 0], {}, 1, False),
        ([14, 10, 2, 1], {}, 1, False),
        ([16, 0, 0, 0], {"jack": True}, 1, True),
        ([26, 0, 0, -10], {"jack": True}, 1, True),
        ([13, 0, 0, 0], {"queen": False}, 1, True),
        ([52, -26, 0, 0], {}, 3, True),
        ([99, 31, 0, 0], {}, 5, True),
        ([100, 30, 0, 0], {}, 5, False),
        ([49, 29, 0, 0], {"goal": 50}, 3, True),
        ([50, 28, 0, 0], {"goal": 50}, 3, False),
        ([50, 28, 0, 0], {"goal": 50, "play_on": True}, 3, True),
        ([50, 27, 1, 0], {"goal": 50, "play_on": True}, 3, False),
    ],
)
def test_what_may_stand_before_a_hand(
    totals: list[int], options: dict[str, Any], before: int, fits: bool
) -> None:
    new = {"ask": "hand", "do": "new", "game": GAME, "players": 4, "seed": 1}
    answer = ask({**new, "options": options, "totals": totals, "before": before})
    assert ("error" not in answer) == fits, answer.get("error")


def test_there_is_no_floor() -> None:
    case = {"hearts": [0, 13, 0, 0], "queen": 1, "moon": "own", "totals": [30, 20, 30, 24]}
    assert asked("score", form="hand", players=4, case=case)["totals"] == [30, -6, 30, 24]


@pytest.mark.parametrize(
    ("totals", "fits"),
    [
        ([26, 0, 0], True),
        ([10, 16, 0], True),
        ([26, 26, 0], True),  # a moon against the others
        ([-26, 0, 0], True),
        ([26, 26, 26], False),
        ([0, 0, 0], False),
    ],
)
def test_points_after_a_hand_of_three_players_add_up(totals: list[int], fits: bool) -> None:
    """`score.heart`, `score.queen`, `moon.others`, `moon.own`"""
    assert (not check_totals(totals, Options(), 1)) is fits


@pytest.mark.parametrize(
    ("options", "fitting", "wrong"),
    [
        ({}, [-26, 0, 0], [-27, 1, 0]),
        ({}, [26, 0, 0], [27, -1, 0]),
        ({"moon": "others"}, [0, 26, 0], [-1, 26, 1]),
        ({"moon": "others"}, [26, 26, 0], [-26, 0, 0]),
        ({"moon": "own"}, [26, 0, 0], [26, 26, 0]),
        ({"moon": "own"}, [-26, 0, 0], [-26, -26, -26]),
        ({"jack": True}, [-36, 0, 0], [-37, 1, 0]),
        ({"jack": True, "moon": "others"}, [-10, 26, 0], [-11, 26, 1]),
        ({"jack": True, "moon": "others"}, [16, 0, 0, 0], [-10, -10, -10, -6]),
    ],
)
def test_nobody_has_more_or_fewer_points_than_a_hand_can_bring(
    options: dict[str, Any], fitting: list[int], wrong: list[int]
) -> None:
    """`variant.jack`, `variant.settled`: after one hand, and the same for each of two."""
    agreed = Options(**options)
    assert not check_totals(fitting, agreed, 1)
    assert check_totals(wrong, agreed, 1)
    assert not check_totals([2 * had for had in fitting], agreed, 2)
    assert check_totals([2 * had for had in wrong], agreed, 2)
