"""Reversis, number by number: what pots hold, what is paid back, and who wins a party."""

from __future__ import annotations

from typing import Any

import pytest
from reversis_table import TALON, cites, gains, match, play, said, score, told, trick, won

from followsuit import ask
from followsuit.games.reversis.pots import Pool, Till, pot_name
from followsuit.ledger import Line

PARTY = {"points": [3, 8, 14, 11], "tricks": [2, 3, 4, 2], "talon": TALON}


def texts(answer: dict[str, Any], part: str = "notes") -> list[str]:
    """What is said in the lines or notes of an answer."""
    return [one["why"]["text"] for one in answer[part]]


def clauses(answer: dict[str, Any]) -> set[str]:
    """What the lines and notes of an answer cite, and nothing else."""
    return cites([one["clauses"] for one in [*answer["lines"], *answer["notes"]]])


# -- the pots ---------------------------------------------------------------------------------------


def test_a_pot_cites_why_it_changed_and_its_payer_every_rule_of_it() -> None:
    paid, pot = score("pots", events=["deal", "remise"], who=[0, 1])["lines"][-2:]
    assert cites(pot["clauses"]) == {"quinola.forced-remise"}
    assert cites(paid["clauses"]) == {
        "quinola.forced-remise",
        "remise.first",
        "ruling.remise-amount-time",
    }


def test_ruling_remise_after_partial_is_cited_where_a_newer_pot_is_gone() -> None:
    for events, after in (
        (["remise"], False),
        (["remise", "remise"], False),
        (["remise", "remise", "remise"], False),
        (["remise", "remise", "taken", "remise"], True),
    ):
        answer = score("pots", events=["deal", *events], who=[0] * (len(events) + 1))
        assert ("ruling.remise-after-partial" in cites(answer)) == after, events


def test_ante_first_is_no_new_pot() -> None:
    first = score("pots", events=["deal"], who=[2])
    assert clauses(first) == {"ante.first"}
    assert texts(first, "lines") == [
        "East deals and puts 10 chips into the pot.",
        "South puts 5 chips into the pot.",
        "West puts 5 chips into the pot.",
        "North puts 5 chips into the pot.",
        "Pot 1 now holds 25 chips.",
    ]
    again = score("pots", events=["deal", "taken", "deal"], who=[2, 1, 3])
    assert texts(again, "lines")[6:8] == [
        "Pot 1 is empty.",
        "South deals and puts 10 chips into the pot.",
    ]
    new_pot = {"quinola.new-pot", "remise.reset", "ruling.new-pot-timing"}
    assert cites(again["lines"][-2]["clauses"]) == new_pot
    assert "No pot is left, so a new one is formed for this deal." in texts(again)


def test_what_is_undone_may_be_a_single_chip() -> None:
    till = Till(Pool((25,)))
    lines = [Line(2, 1, (), ""), Line(0, -1, (), ""), Line(1, 3, (), ""), Line(1, -3, (), "")]
    till.undo([*lines, Line(None, 0, (), "", what=pot_name(1))], Pool((25,)), "x y", "espagnolette")
    voice = match().voice()
    assert [(line.side, line.amount, voice.tell(line.say)) for line in till.lines] == [
        (0, 1, "West gets back 1 chip, because the espagnolette has failed."),
        (2, -1, "East gives back 1 chip, because the espagnolette has failed."),
    ]
    assert {line.clauses for line in till.lines} == {("x", "y")}


@pytest.mark.parametrize(
    ("remises", "number", "holds"),
    [(0, "pot 1", 80), (1, "pot 2", 40), (2, "pot 3", 40), (3, "pot 4", 40)],
)
def test_remise_later_forms_a_pot_of_its_own_in_a_case(
    remises: int, number: str, holds: int
) -> None:
    """With no remise yet, or one, there is a single pot; each later one has formed another."""
    answer = trick("KH JH 4H 9H", pot=40, remises=remises)
    assert answer["lines"][-1]["what"] == number
    assert answer["outcome"] == {"pot": holds, "remises": remises + 1}


@pytest.mark.parametrize("card", ["AS", "AD", "JH", "AC"])
def test_ruling_forced_any_is_not_cited_where_nobody_says_what_was_beside(card: str) -> None:
    """A trick that is asked about by itself, and a case in which nothing lay apart."""
    cards = f"5{card[1]} {card} 9{card[1]} 2{card[1]}"
    asked = ask({"ask": "winner", "game": "reversis", "trick": cards})["after"]
    forced = {"quinola.forced-leader"} if card == "JH" else {"pay.ace-forced"}
    for answer in (cites(asked), clauses(trick(cards))):
        assert forced <= answer and "ruling.forced-any" not in answer


# -- what a case begins with ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "needs"),
    [
        ("trick", ["cards"]),
        ("pots", ["events", "who"]),
        ("party", ["points", "tricks", "talon"]),
        ("reversis", ["player", "tenth", "eleventh"]),
        ("failed", ["player", "received"]),
        ("end", ["totals"]),
    ],
)
def test_a_case_needs_what_its_chips_depend_on(form: str, needs: list[str]) -> None:
    assert [error["where"] for error in score(form)["errors"]] == [f"case.{part}" for part in needs]


def test_players_four_for_three_quarters_of_an_hour() -> None:
    (known,) = [one for one in ask({"ask": "games"})["games"] if one["id"] == "reversis"]
    assert known["players"] == {"min": 4, "max": 4} and known["facts"]["Players"] == "4"
    assert known["minutes"] == {"min": 45, "max": 45} and known["facts"]["Length"] == "45 minutes"


def test_chips_before_a_case_are_added_to() -> None:
    assert trick("7C 9C AD 2C")["totals"] == [0, -2, 2, 0]
    assert trick("7C 9C AD 2C", totals=[1, 2, 3, 4])["totals"] == [1, 0, 5, 4]


def test_pay_immediate_says_so_where_a_trick_brings_nothing() -> None:
    nothing = "No ace and no Quinola is in this trick, so nothing is paid."
    assert texts(trick("7C 9C 6C 2C")) == [nothing]
    assert texts(trick("7C 9C AS 2C")) == []
    assert len(texts(trick("AS 9S 2S 5S"))) == 1, "only that the ace may be claimed for"


# -- the party --------------------------------------------------------------------------------------


@pytest.mark.parametrize("winner", range(4))
@pytest.mark.parametrize("step", [1, 2, 3])
def test_party_double_across_of_every_pair(winner: int, step: int) -> None:
    points, loser = [10, 10, 10, 10], (winner + step) % 4
    points[winner], points[loser] = 2, 14
    answer = score("party", points=points, tricks=[3, 3, 3, 2], talon=TALON)
    amount = 16 if step == 2 else 8
    assert [gains(answer)[winner], gains(answer)[loser]] == [amount, -amount]
    assert ("party.double-across" in cites(answer)) == (step == 2)


@pytest.mark.parametrize(
    ("points", "tricks", "said"),
    [
        (
            [9, 9, 9, 9],
            [2, 3, 3, 3],
            [
                "West, North, East and South are level with the fewest points, 9. "
                "West has the fewest tricks, so West wins the party.",
                "West, North, East and South are level with the most points, 9, and North, East "
                "and South in tricks as well. Counting from the dealer, North, South comes after "
                "North and East, so South loses the party.",
            ],
        ),
        (
            [6, 6, 6, 18],
            [2, 2, 3, 4],
            [
                "West, North and East are level with the fewest points, 6, and West and North in "
                "tricks as well. Counting from the dealer, North, North comes before West, so "
                "North wins the party.",
            ],
        ),
        (
            [12, 12, 12, 0],
            [3, 3, 3, 2],
            [
                "West, North and East are level with the most points, 12, and in tricks as well. "
                "Counting from the dealer, North, West comes after North and East, so West loses "
                "the party.",
            ],
        ),
        (
            [12, 12, 12, 0],
            [2, 4, 3, 2],
            [
                "West, North and East are level with the most points, 12. "
                "North has the most tricks, so North loses the party.",
            ],
        ),
        (
            [6, 6, 18, 6],
            [3, 3, 2, 3],
            [
                "West, North and South are level with the fewest points, 6, and in tricks as "
                "well. Counting from the dealer, North, North comes before South and West, so "
                "North wins the party.",
            ],
        ),
        ([3, 8, 14, 11], [2, 3, 4, 2], []),
    ],
)
def test_party_tie_tricks_and_seats_are_told(
    points: list[int], tricks: list[int], said: list[str]
) -> None:
    assert texts(score("party", points=points, tricks=tricks, talon=TALON, dealer=1)) == said


def test_party_tie_tricks_cites_the_favour_only_of_the_loser() -> None:
    best, worst = score("party", points=[9] * 4, tricks=[2, 3, 3, 3], talon=TALON)["notes"]
    assert cites(best) & {"party.tie-tricks", "party.tie-seat", "ruling.tie-favours"} == {
        "party.tie-tricks"
    }
    assert {"party.tie-tricks", "party.tie-seat", "ruling.tie-favours"} <= cites(worst)


@pytest.mark.parametrize(
    ("talon", "cited"),
    [("AC 9D 5S 2H", False), ("AD 9D 5S 2H", True), ("JH AC 5S 2H", True)],
)
def test_ruling_talon_values_is_cited_of_two_cards(talon: str, cited: bool) -> None:
    own = {"AC 9D 5S 2H": 4, "AD 9D 5S 2H": 4, "JH AC 5S 2H": 5}[talon]
    points = [3, 8, 14, 15 - own]
    answer = score("party", points=points, tricks=[2, 3, 4, 2], talon=talon.split())
    assert ("ruling.talon-values" in cites(answer)) == cited


@pytest.mark.parametrize(
    ("options", "asked", "paid"),
    [
        ({}, True, True),
        ({}, False, False),
        ({"claims": "automatic"}, True, True),
        ({"claims": "automatic"}, False, True),
    ],
)
def test_pay_claim_needs_no_asking_where_it_is_paid_by_itself(
    options: dict[str, Any], asked: bool, paid: bool
) -> None:
    answer = score("party", options, **PARTY, led=["JH"], leaders=[1], asked=asked)
    assert gains(answer) == ([36, -10, -21, -5, 0] if paid else [16, 0, -16, 0, 0])
    lapsed = "West does not ask for the payment for J♥, and it lapses."
    assert texts(answer) == ([] if paid else [lapsed])
    assert texts(score("party", options, **PARTY, asked=asked)) == [], "nothing was led"


@pytest.mark.parametrize(
    ("changes", "where", "what"),
    [
        (
            {"points": [6, 12, 12, 7]},
            "case.points",
            "must add up to 36, since the talon has 4, not 37",
        ),
        (
            {"points": [16, 8, 6, 6], "tricks": [1, 4, 3, 3]},
            "case.points",
            "1 trick of West cannot hold so many points",
        ),
        (
            {"points": [13, 14, 5, 4], "tricks": [1, 1, 4, 5]},
            "case.points",
            "2 tricks of West and North cannot hold so many points",
        ),
    ],
)
def test_impossible_parties_say_why(changes: dict[str, Any], where: str, what: str) -> None:
    (error,) = score("party", **{**PARTY, **changes})["errors"]
    assert (error["where"], error["what"]) == (where, what)


def test_nobody_has_fewer_tricks_than_none_or_more_than_all() -> None:
    """Told beside a wrong sum, and where the sum is right."""
    case = {"points": [0, 12, 12, 12], "tricks": [-1, 4, 4, 4], "talon": TALON}
    (error,) = score("party", **case)["errors"]
    assert (error["where"], error["what"]) == ("case.tricks[0]", "must be from 0 to 11")
    both = score("party", **{**case, "tricks": [-1, 4, 4, 3]})["errors"]
    assert [error["where"] for error in both] == ["case.tricks[0]", "case.tricks"]
    all_and_more = {"points": [0, 36, 0, 0], "tricks": [-1, 12, 0, 0], "talon": TALON}
    errors = score("party", **all_and_more)["errors"]
    assert [error["where"] for error in errors] == ["case.tricks[0]", "case.tricks[1]"]


# -- the end of the game ----------------------------------------------------------------------------


def test_game_end_says_how_many_share_the_win() -> None:
    one, two = score("end", totals=[100, 100, 0, 200]), score("end", totals=[150, 150, 1, 99])
    assert clauses(one) == {"game.end"}
    assert clauses(two) == {"game.end", "common.ruling.tied-game"}
    assert texts(one) == ["That was the last hand. South has the most chips, 200, and wins."]


def test_ruling_chips_debt_begins_below_nothing() -> None:
    assert texts(score("end", totals=[0, 200, 201, -1]))[:-1] == [
        "South owes 1 chip: a debt is allowed."
    ]


@pytest.mark.parametrize(("had", "owes"), [(3, 2), (0, 5), (-1, None), (5, None)])
def test_ruling_chips_debt_is_told_of_a_hand_in_which_it_begins(had: int, owes: int | None) -> None:
    """West puts 5 chips into the pot, and gets none in this hand."""
    done = play(won(totals=[had, 100, 100, 100]), "waive")
    debts = [said(done, event) for event in told(done, "ruling.chips-debt")]
    assert done.totals[0] == had - 5
    assert debts == ([f"West owes {owes} chips: a debt is allowed."] if owes else [])


def test_ruling_pots_left_of_a_single_chip() -> None:
    answer = score("end", totals=[100, 100, 100, 99], left=1)
    assert texts(answer)[0] == "1 chip left over belongs to nobody."
    assert answer["lines"] == [] and len(texts(score("end", totals=[100] * 4))) == 1


# -- the reversis and the espagnolette --------------------------------------------------------------


@pytest.mark.parametrize(
    ("tenth", "eleventh", "trick_lost"), [(3, 0, 10), (3, 3, 10), (3, 1, 10), (0, 3, 11)]
)
def test_reversis_broken_pay_says_in_which_trick(
    tenth: int, eleventh: int, trick_lost: int
) -> None:
    for by, amount, end in ((False, 64, "."), (True, 54, ", by Quinola.")):
        case = {"tenth": tenth, "eleventh": eleventh, "by_quinola": by}
        answer = score("reversis", player=0, **case)
        assert gains(answer) == [-amount, 0, 0, amount, 0]
        assert texts(answer, "lines")[0] == (
            f"West pays South {amount} chips: the reversis is broken in trick {trick_lost}{end}"
        )
        first_only = "reversis.broken-first-only" in cites(answer)
        assert first_only == (tenth != 0 and eleventh != 0)


@pytest.mark.parametrize("player", range(4))
def test_reversis_made_pay_by_every_seat(player: int) -> None:
    answer = score("reversis", player=player, tenth=player, eleventh=player)
    paid = [0, 16, 32, 16]
    assert gains(answer)[:4] == [
        64 if seat == player else -paid[(seat - player) % 4] for seat in range(4)
    ]
    assert ["opposite" in text for text in texts(answer, "lines")[::2]] == [True, False, False]
    payers = [line["side"] for line in answer["lines"] if line["points"] < 0]
    assert payers == [(player + step) % 4 for step in (2, 1, 3)], "then clockwise"


def test_espagnolette_break_and_broken_overrides_are_told_of_whom_they_concern() -> None:
    for other, clause in (
        (1, "espagnolette.break"),
        (2, "ruling.broken-overrides-espagnolette"),
        (None, ""),
    ):
        case = {} if other is None else {"espagnolette": other}
        cited = cites(score("reversis", player=0, tenth=1, eleventh=0, **case))
        both = {"espagnolette.break", "ruling.broken-overrides-espagnolette"}
        assert cited & both == ({clause} if clause else set())


def test_espagnolette_fail_return_says_so_where_nobody_paid() -> None:
    nothing = "Nobody paid anything, so nothing is given back."
    assert texts(score("failed", player=0, received=[0, 0, 0, 0])) == [nothing]
    assert texts(score("failed", player=0, received=[0, 1, 0, 0])) == []
    pot = score("failed", player=0, received=[0, 0, 0, 0], won_pot=1)
    assert gains(pot) == [-2, 0, 0, 0, 2] and nothing not in texts(pot)
