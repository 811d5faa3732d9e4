"""Schafkopf at its borders: what counts just on this side of a line, and no longer on the other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from schafkopf_table import TRUMPS, G, cites, play, score

from followsuit import Match, ask
from followsuit.forms import Scored
from followsuit.games.schafkopf import GAME
from followsuit.messages import Cards, Message, Row, Seat

PLAIN = "AC TC KC 9C 8C 7C"
# West holds the ten best trumps and can lose no trick.
BEST = [
    "QC QS QH QD JC JS JH JD AD TD",
    "9D 7D AC 9C TS 9S KH 7H TC 8H",
    "KD 8D AS KC 8C KS 8S 7S AH TH",
]


def scored(form: str, case: dict[str, Any], **options: Any) -> Scored:
    """The result of a case with its words as ids and facts."""
    return GAME.forms[form].score(case, GAME.read_options(3, options), 3)


def cards(codes: str) -> list[int]:
    return [GAME.pack(None).card(code).index for code in codes.split()]


def facts(said: Message, *names: str) -> tuple[Any, ...]:
    return tuple(said.facts[name] for name in names)


def faults(form: str, options: dict[str, Any] | None = None, **case: Any) -> list[tuple[str, str]]:
    """Which faults a case has, and where."""
    return [(one["id"], one["where"]) for one in score(form, options, **case).get("errors", ())]


# -- the score with a declarer ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "tricks", "away", "result", "amount", "clauses"),
    [
        (120, 10, "", "schwarz", 6, "score.schwarz"),
        (120, 9, "", "schneider-with-all", 4, "score.schneider ruling.schwarz-win"),
        (99, 9, "AH TH", "schneider-with-all", 4, "score.schneider ruling.schwarz-win"),
        (118, 9, "", "schneider", 4, "score.schneider"),
        (91, 7, "", "schneider", 4, "score.schneider"),
        (90, 7, "", "won", 2, "score.win-61"),
        (61, 5, "", "won", 2, "score.win-61"),
        (60, 5, "", "lost", -2, "score.lose-60"),
        (31, 3, "", "lost", -2, "score.lose-60"),
        (30, 3, "AS 7S", "lost", -2, "score.lose-60 ruling.schneider-loss-total"),
        (31, 3, "AS 7S", "lost", -2, "score.lose-60"),
        (30, 3, "", "schneidered", -4, "score.schneidered"),
        (30, 3, "7S 8S", "schneidered", -4, "score.schneidered"),
        (20, 2, "TS 7S", "schneidered", -4, "score.schneidered ruling.schneider-loss-total"),
        (2, 1, "", "schneidered", -4, "score.schneidered"),
        (0, 1, "", "schwarzed", -6, "score.schwarzed ruling.schwarz-loss"),
        (0, 0, "AH TH", "schwarzed", -6, "score.schwarzed ruling.schwarz-loss"),
        (0, 0, "", "schwarzed", -6, "score.schwarzed"),
    ],
)
def test_score_borders_of_each_result(
    points: int, tricks: int, away: str, result: str, amount: int, clauses: str
) -> None:
    """What it brings, what is said of it, which clauses decide it, and what it came to."""
    case = {"declarer": 1, "points": points, "tricks": tricks, "discards": cards(away)}
    after = scored("hand", case)
    (line,) = after.lines
    ids = [*clauses.split(), "score.card-values"]
    if after.outcome["discard_points"]:
        ids.append("ruling.discards-count")
    assert (line.side, line.amount, line.clauses) == (1, amount, tuple(ids))
    assert (line.say.facts["result"].id, line.say.facts["result"].facts["amount"]) == (
        result,
        abs(amount),
    )
    assert after.outcome["result"] == result.removesuffix("-with-all")
    (note,) = after.notes
    assert facts(note.say, "defenders") == (Row.seats([0, 2]),)


@pytest.mark.parametrize(
    ("away", "counts", "said", "total"),
    [
        ("", "declarer", "declarer-has", 47),
        ("", "nobody", "declarer-has", 47),
        ("TC KC", "declarer", "declarer-has-with", 61),
        ("TC KC", "nobody", "declarer-has-without", 47),
        ("8C 7C", "declarer", "declarer-has-worthless", 47),
        ("8C 7C", "nobody", "declarer-has-without", 47),
    ],
)
def test_ruling_discards_count_is_told_by_what_was_laid_away(
    away: str, counts: str, said: str, total: int
) -> None:
    case = {"declarer": 2, "points": 47, "tricks": 6, "discards": cards(away)}
    after = scored("hand", case, discards_count=counts)
    why = after.lines[0].say
    assert (why.id, *facts(why, "seat", "points")) == (said, Seat(2), total)
    if away:
        assert facts(why, "cards") == (Cards(cards(away)),)
    if said == "declarer-has-with":
        assert facts(why, "won", "laid") == (47, 14)
    assert after.outcome["counted"] == total


def test_score_schwarz_in_a_hand_needs_every_trick() -> None:
    deals = [{"hands": BEST, "stock": "9H 7C"}]
    match = play(Match(G, 3, dealer=2, deals=deals), "take, discard 9H, discard 7C")
    while match.hand_number == 0:
        match.apply(match.actions[0].code)
    first = match.hands[0]
    assert [trick.winner for trick in first.tricks] == [0] * 10
    assert first.totals == [6, 0, 0]
    assert "score.schwarz" in first.lines[0].clauses


# -- least ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "last", "side", "amount", "clauses", "said"),
    [
        ([41, 40, 39], [], 2, 2, "least.fewest", "least-fewest"),
        ([2, 60, 58], [], 0, 2, "least.fewest", "least-fewest"),
        ([60, 0, 60], [], 1, 4, "least.zero ruling.least-zero-alone", "least-none"),
        ([0, 0, 120], [], 2, -4, "least.all-120", "least-everything"),
        ([120, 0, 0], [], 0, -4, "least.all-120", "least-everything"),
        ([40, 40, 40], [], 1, 2, "least.tie-three least.fewest", "least-all-level"),
        (
            [2, 116, 2],
            [4, 10, 3],
            2,
            2,
            "least.tie-two ruling.least-tie least.fewest",
            "least-two-level",
        ),
    ],
)
def test_least_borders_of_each_result(
    points: list[int], last: list[int], side: int, amount: int, clauses: str, said: str
) -> None:
    case = {"points": points, "dealer": 1, **({"last": last} if last else {})}
    after = scored("least", case)
    (line,) = after.lines
    assert (line.side, line.amount, line.clauses) == (side, amount, tuple(clauses.split()))
    assert (line.say.id, *facts(line.say, "seat", "amount")) == (said, Seat(side), abs(amount))
    if said == "least-everything":
        others = [seat for seat in range(3) if seat != side]
        assert facts(line.say, "others") == (Row.seats(others),)
    elif said != "least-none":
        assert facts(line.say, "points") == (min(points),)
    if last:
        assert facts(line.say, "other", "last", "others_last") == (Seat(0), 3, 4)
    (note,) = after.notes
    assert note.clauses == ("least.solo", "score.card-values")
    assert [facts(one, "seat", "points") for one in note.say.facts["each"].items] == [
        (Seat(seat), had) for seat, had in enumerate(points)
    ]


def test_least_tie_two_in_a_hand_compares_the_last_tricks_as_they_were_played() -> None:
    match = Match(G, options={"deals": 3}, seed=36)
    choose = Random(36)
    while match.hand_number == 0:
        codes = [action.code for action in match.actions]
        match.apply("pass" if match.phase == "widow" else choose.choice(codes))
    first = match.hands[0]
    last = {trick.winner: number for number, trick in enumerate(first.tricks, 1)}
    said = first.lines[0].say
    winner, other = said.facts["seat"].number, said.facts["other"].number
    assert said.id == "least-two-level" and last[winner] < last[other]
    assert facts(said, "last", "others_last") == (last[winner], last[other])


@pytest.mark.parametrize(
    ("case", "wanted"),
    [
        ({"points": [40, 41, 39]}, []),
        ({"points": [40, 30, 50]}, []),
        ({"points": [30, 30, 60]}, [("last-needed", "case.last")]),
        ({"points": [2, 2, 116]}, [("last-needed", "case.last")]),
        (
            {"points": [1, 0, 119]},
            [("no-cards-count", "case.points[0]"), ("no-cards-count", "case.points[2]")],
        ),
        ({"points": [2, 0, 118]}, []),
        ({"points": [60, 60, 0]}, []),
        ({"points": [0, 0, 120]}, []),
        ({"points": [30, 30, 60], "last": [8, 9, 10]}, []),
        ({"points": [30, 30, 60], "last": [8, 9, 9]}, [("last-differs", "case.last")]),
        ({"points": [30, 30, 60], "last": [8, 10, 11]}, [("last-differs", "case.last")]),
        ({"points": [0, 0, 120], "last": [0, 0, 10]}, []),
        ({"points": [0, 60, 60], "last": [-1, 9, 10]}, [("last-differs", "case.last")]),
        (
            {"points": [2, 58, 60], "last": [0, 9, 10]},
            [("points-without-trick", "case.last[0]")],
        ),
        (
            {"points": [60, 58, 2], "last": [10, 9, 0]},
            [("points-without-trick", "case.last[2]")],
        ),
        ({"points": [0, 60, 60], "last": [1, 9, 10]}, []),
        ({"points": [30, 31, 38], "widow": "AH", "last": [8, 9, 10]}, [("widow-of-two", "case.widow"), ("must-add-up", "case.points")]),
        ({"points": [30, 31, 59], "widow": "8H 7H", "last": [8, 9, 10]}, []),
        ({"points": [30, 31, 59], "widow": "8H 7H"}, [("last-needed", "case.last")]),
        ({"points": [30, 31, 38], "widow": "AH TH", "last": [8, 9, 10]}, []),
        ({"points": [31, 31, 38], "widow": "AH TH", "last": [8, 9, 10]}, [("must-add-up", "case.points")]),
        ({"points": [29, 31, 38], "widow": "AH TH", "last": [8, 9, 10]}, [("must-add-up", "case.points")]),
    ],
)  # fmt: skip
def test_least_is_refused_only_where_there_can_be_no_such_hand(
    case: dict[str, Any], wanted: list[tuple[str, str]]
) -> None:
    assert faults("least", **case) == wanted


@pytest.mark.parametrize(
    ("option", "said", "points", "side"),
    [
        ("last-trick", "widow-won", [30, 52, 38], 0),
        ("nobody", "widow-nobodys", [30, 31, 38], 0),
    ],
)
def test_ruling_least_widow_is_told_and_counted(
    option: str, said: str, points: list[int], side: int
) -> None:
    widow = cards("AH TH")
    case = {"points": [30, 31, 38], "widow": widow, "last": [8, 10, 9]}
    after = scored("least", case, least_widow=option)
    assert (after.notes[0].say.id, *facts(after.notes[0].say, "cards")) == (said, Cards(widow))
    assert option == "nobody" or facts(after.notes[0].say, "seat") == (Seat(1),)
    assert after.outcome["card_points"] == points
    assert after.lines[0].side == side


def test_a_case_counts_from_the_scores_before() -> None:
    assert scored("least", {"points": [40, 41, 39]}).totals == (0, 0, 2)
    before = {"points": [40, 41, 39], "totals": [4, -2, 6]}
    assert scored("least", before).totals == (4, -2, 8)


# -- the widow and the end --------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "most"), [("widow", 10), ("discard", 12)])
def test_deal_hand_size_bounds_a_hand_in_each_phase(phase: str, most: int) -> None:
    held = f"{TRUMPS} AC"
    for number, fine in ((most, True), (most + 1, False)):
        position = {"hand": " ".join(held.split()[:number])}
        answer = ask({"ask": "legal", "game": G, "phase": phase, "position": position})
        assert ("error" not in answer) == fine


def test_widow_take_or_pass_rests_on_no_card() -> None:
    answer = ask({"ask": "legal", "game": G, "phase": "widow", "position": {}})
    assert [action["code"] for action in answer["actions"]] == ["take", "pass"]


def test_chance_takes_the_widow_with_six_trumps_and_seldom_with_five() -> None:
    for number, weight in ((5, 0.4), (6, 3)):
        held = [*TRUMPS.split()[:number], *PLAIN.split()][:10]
        deals = [{"hands": [" ".join(held), None, None]}]
        take, leave = Match(G, dealer=2, deals=deals).actions
        assert (take.code, take.weight, leave.weight) == ("take", weight, 1)


def test_game_fixed_deals_tells_how_many_are_to_come() -> None:
    match = Match(G, options={"deals": 3}, seed=4).play_random()
    said = [event.say for table in match.hands for event in table.events if event.kind == "next"]
    assert [one.facts["deals"] for one in said if one] == [2, 1]


def test_game_winner_alone_is_not_shared() -> None:
    alone = score("end", totals=[6, -4, 10])
    assert "common.ruling.tied-game" not in cites(alone)
    assert faults("end", totals=[2, 0, 1]) == [("points-in-twos", "case.totals[2]")]


def test_game_fixed_deals_take_half_an_hour() -> None:
    answer = ask({"ask": "game", "game": G})
    assert answer["facts"]["Length"] == "half an hour"
    assert answer["minutes"] == {"min": 30, "max": 30}
