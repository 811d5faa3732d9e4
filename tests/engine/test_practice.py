"""Practice: the next question is chosen to tell what somebody misreads, and only that is named."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from statistics import mean
from typing import Any

import pytest

from followsuit import ask
from followsuit.games import MODULES, game
from followsuit.practice.bank import (
    FRESH,
    NUMBERS,
    bank,
    deal,
    fresh,
    hardness,
    offered,
    options_of,
    question,
)
from followsuit.practice.belief import FINGER, Seen, believed, named
from followsuit.practice.claims import find
from followsuit.practice.spots import WRONG, Row, answer, question_of, row, spots
from followsuit.slips import misread

GAMES = sorted(MODULES)
G = "twenty-five"
Answer = dict[str, Any]


def asked(name: str, **more: Any) -> Answer:
    answer = ask({"ask": "practice", "game": name, **more})
    assert "error" not in answer, answer["errors"]
    return answer


def chosen_by(name: str, slip: str | None, position: str) -> list[str]:
    """What somebody chooses who misreads one rule, or none."""
    known = game(name)
    (reader,) = [one.game for one in misread(known) if one.slip.id == slip] or [known]
    spot, about = find(known, position), question(known, position)
    assert spot and about
    return options_of(spot.kind, about, answer(reader, spot))


def played(name: str, slip: str | None, **more: Any) -> list[Answer]:
    """The answers of a whole round, the last without a question."""
    history: list[Answer] = []
    told = [asked(name, history=history, **more)]
    while told[-1]["question"]:
        position = told[-1]["question"]["again"]["position"]
        history.append({"position": position, "chosen": chosen_by(name, slip, position)})
        told.append(asked(name, history=history, **more))
    return told


@pytest.mark.parametrize("name", GAMES)
def test_who_answers_everything_right_has_ten_questions_and_is_told_nothing(name: str) -> None:
    told = played(name, None, seed=4)
    assert [one["asked"] for one in told] == list(range(11))
    assert all(one["named"] is None for one in told)
    assert told[-1]["right"] > told[0]["right"]
    questions = [one["question"] for one in told[:-1]]
    assert len({one["id"] for one in questions}) == 10
    assert len({one["kind"] for one in questions}) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_a_round_goes_from_easy_to_hard(name: str) -> None:
    """The first three questions ask less than the last three, as the bank weighs them, in all of some rounds."""
    harder = hardness(game(name))
    first, last = list[float](), list[float]()
    for seed in range(4):
        asked = [one["question"]["again"]["position"] for one in played(name, None, seed=seed)[:-1]]
        first += [harder[position] for position in asked[:3]]
        last += [harder[position] for position in asked[-3:]]
    assert mean(first) < mean(last) - 0.1, (mean(first), mean(last))


def test_a_misreading_is_named_with_the_answer_that_shows_it() -> None:
    told = played(G, "jack-best", seed=5)
    found = told[-1]["named"]
    assert found["slip"] == "jack-best" and found["probability"] > 0.9
    assert found["clauses"] == ["twenty-five.rank.five-best", "twenty-five.rank.jack-second"]
    assert found["why"]["text"].startswith("The jack of trumps")
    shown = told[found["shown"]]["question"]
    position = shown["again"]["position"]
    assert chosen_by(G, "jack-best", position) != shown["answer"]
    first = next(one["asked"] for one in told if one["named"])
    assert all(one["named"] is None for one in told[:first])


def seen(*right: bool, fits: bool = True) -> list[Seen]:
    """Answers to questions that the first of two misreadings answers wrongly, the other rightly."""
    return [Seen(one, (not one and fits, one), 3) for one in right]


def test_two_wrong_answers_that_one_misreading_explains_name_it_and_one_does_not() -> None:
    for right, name in (((False,), None), ((False, False), 0), ((True, True), None)):
        told = seen(*right)
        assert named(believed(2, told), told) == name
    # Nor do wrong answers that no misreading explains.
    told = seen(False, False, False, fits=False)
    assert named(believed(2, told), told) is None
    assert believed(2, told).unsure > 0.9


def test_one_wrong_answer_names_nothing_however_sure_it_makes() -> None:
    for errors, name in ((1, None), (2, 0)):
        told = [Seen(False, (True, False), 3, 0.001)] * errors
        belief = believed(2, told)
        assert belief.slips[0] > 0.9
        assert named(belief, told) == name


def test_a_reader_whose_answer_is_not_offered_gives_any_of_them() -> None:
    """One of four answers is the right one: so often a reader gives it who believes none of them."""
    unoffered, guessing = believed(2, [Seen(True, (None, True), 3)]), believed(2, [])
    right = unoffered.right / guessing.right
    of_all = unoffered.slips[0] / guessing.slips[0]
    fitting = unoffered.slips[1] / guessing.slips[1]
    assert fitting == pytest.approx(right)
    assert of_all / fitting == pytest.approx((1 / 4) / (1 - FINGER))


def test_what_is_believed_adds_up_and_a_slip_of_the_finger_does_not_settle_it() -> None:
    for told in (seen(), seen(True), seen(False), seen(False, True, True)):
        belief = believed(2, told)
        assert abs(belief.right + belief.unsure + sum(belief.slips) - 1) < 1e-9
    assert believed(2, seen(True)).right > believed(2, seen()).right
    assert believed(2, seen(False)).slips[0] > 0.8 > believed(2, seen(False, True)).slips[0]


def most_alike(one: Row) -> tuple[int, int]:
    """The wrong answer that most readers give in a position, and how many they are."""
    return Counter(given for given in one.given if given).most_common(1)[0]


def test_of_more_misreadings_than_six_that_are_likely_the_six_likeliest_are_told() -> None:
    """Each of them answers as the reader did."""
    slips = [one.slip.id for one in misread(game("tetka"))]
    one = next(one for one in bank(game("tetka")) if any(one.given) and most_alike(one)[1] > 6)
    most, _ = most_alike(one)
    alike = {slip for slip, given in zip(slips, one.given, strict=True) if given == most}
    chosen = chosen_by("tetka", min(alike), one.name)
    told = asked("tetka", history=[{"position": one.name, "chosen": chosen}])["believed"]
    assert len(told) == 6 and {slip["slip"] for slip in told} < alike
    assert all(slip["probability"] >= 0.05 for slip in told)


def test_what_is_believed_is_told_with_four_decimals() -> None:
    told = played(G, "ace-is-heart")
    believed = [slip["probability"] for one in told for slip in one["believed"]]
    assert believed and min(believed) >= 0.05
    assert told[0]["believed"] == []
    for chances in ([one["right"] for one in told], believed):
        assert max(len(str(one).partition(".")[2]) for one in chances if one > 0.001) == 4


def test_the_same_request_has_the_same_answer_and_another_seed_another_round() -> None:
    one = asked(G, seed=1)
    assert one == asked(G, seed=1)
    others = {asked(G, seed=seed)["question"]["id"] for seed in range(8)}
    assert len(others) > 1


def test_a_question_can_be_asked_again() -> None:
    first = asked(G, seed=1)["question"]
    again = asked(G, position=first["again"]["position"])["question"]
    assert again == first


def test_a_round_about_a_misreading_has_three_questions_that_show_it() -> None:
    told = played(G, "ace-is-heart", about="ace-is-heart")
    assert [one["of"] for one in told] == [3, 3, 3, 3]
    for one in told[:-1]:
        position = one["question"]["again"]["position"]
        assert chosen_by(G, "ace-is-heart", position) != one["question"]["answer"]


@pytest.mark.parametrize(
    ("given", "where", "what"),
    [
        ({"about": "jack-bets"}, "about", "is not one of"),
        ({"clauses": "rank.five-best"}, "clauses", "must be a list"),
        ({"clauses": [1]}, "clauses[0]", "must be a clause’s id"),
        ({"clauses": ["rank.five"]}, "clauses[0]", "no clause"),
        ({"history": {}}, "history", "must be a list"),
        ({"history": [1]}, "history[0]", "must be an object"),
        ({"history": [{"position": 1}]}, "history[0].position", "name of a position"),
        ({"history": [{"position": "winner-1-99"}]}, "history[0].position", "name of a position"),
        ({"history": [{"position": "winner-1-0"}]}, "history[0].chosen", "ids of options"),
        ({"position": "winner-1-0 "}, "position", "name of a position"),
        ({"seed": -1}, "seed", "must be a whole number"),
    ],
)
def test_a_malformed_request_is_refused(given: Answer, where: str, what: str) -> None:
    faults = ask({"ask": "practice", "game": G, **given})["errors"]
    assert [fault["where"] for fault in faults] == [where]
    assert what in faults[0]["what"]


@pytest.mark.parametrize(
    "chosen", [[], ["0", "1"], ["99"], [0], "0", ["0", "0"], None], ids=lambda one: repr(one)
)
def test_options_that_are_not_offered_are_refused(chosen: Any) -> None:
    history = [{"position": "winner-1-0", "chosen": chosen}]
    faults = ask({"ask": "practice", "game": G, "history": history})["errors"]
    assert [fault["where"] for fault in faults] == ["history[0].chosen"]


@pytest.mark.parametrize("chosen", [["0", "99"], ["99", "0"], ["0", 1], ["0", ["1"]], ["0", "0"]])
def test_each_of_several_options_must_be_offered(chosen: Any) -> None:
    position = next(one.name for one in bank(game(G)) if one.kind == "legal")
    history = [{"position": position, "chosen": chosen}]
    faults = ask({"ask": "practice", "game": G, "history": history})["errors"]
    assert [fault["where"] for fault in faults] == ["history[0].chosen"]


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_answered_no_question_comes_twice_and_the_round_ends(name: str) -> None:
    random, history, met = Random(name), list[Answer](), set[str]()
    while one := asked(name, seed=len(name), history=history)["question"]:
        options = [option["id"] for option in one["options"]]
        many = len(options) if one["pick"] == "order" else 1
        chosen = random.sample(options, many)
        history.append({"position": one["again"]["position"], "chosen": chosen})
        assert one["id"] not in met
        met.add(one["id"])
    assert len(met) == 10


@pytest.mark.parametrize("name", GAMES)
def test_a_misreading_can_be_mended_and_each_day_brings_other_questions(name: str) -> None:
    for slip in misread(game(name))[::8]:
        days = [
            frozenset(
                one["question"]["id"]
                for one in played(name, None, about=slip.slip.id, seed=seed)[:-1]
            )
            for seed in range(2)
        ]
        assert [len(day) for day in days] == [3, 3]
        assert days[0] != days[1], slip.slip.id


@pytest.mark.parametrize("name", ["truc", "schafkopf"])
def test_positions_of_the_moment_are_those_of_their_deals_that_show_what_is_wanted(
    name: str,
) -> None:
    known, readers = game(name), len(misread(game(name)))
    for wanted in ({0}, {1, readers - 1}, set[int]()):
        random = Random(3)
        dealt = [spot for _ in range(FRESH) for spot in deal(known, random.randrange(NUMBERS))]
        rows = [row(known, spot) for spot in dealt]
        shown = [one for one in rows if any(one.given[n] for n in wanted) and offered(one)]
        assert list(fresh(known, Random(3), wanted)) == shown


@pytest.mark.parametrize("name", GAMES)
def test_a_clause_can_be_asked_about(name: str) -> None:
    known = game(name)
    for slip in misread(known)[::9]:
        for clause in known.cite(slip.slip.clauses):
            one = asked(name, clauses=[clause], seed=1)["question"]
            position = one["again"]["position"]
            testing = [
                other.slip.id
                for other in misread(known)
                if clause in known.cite(other.slip.clauses)
            ]
            assert any(chosen_by(name, other, position) != one["answer"] for other in testing)


def test_a_clause_that_nobody_misreads_is_asked_about_where_a_question_rests_on_it() -> None:
    one = asked(G, clauses=["lead.winner"], seed=1)
    assert "twenty-five.lead.winner" in one["question"]["clauses"]


def test_a_round_about_a_clause_ends_as_any_other() -> None:
    told = played(G, None, clauses=["rank.five-best"])
    assert [one["asked"] for one in told] == list(range(11))
    assert told[-1]["question"] is None


def test_a_clause_on_which_no_question_rests_is_refused() -> None:
    faults = ask({"ask": "practice", "game": G, "clauses": ["deal.stub-dead"]})["errors"]
    assert [fault["where"] for fault in faults] == ["clauses"]
    # A question that is there can be asked again, whatever else is wanted.
    again = asked(G, clauses=["deal.stub-dead"], position="winner-1-0")["question"]
    assert again["again"]["position"] == "winner-1-0"


# -- claims --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_of_claims_some_are_right_and_some_are_not_and_each_reader_thinks_one_right(
    name: str,
) -> None:
    known = game(name)
    rows = [one for one in bank(known) if one.kind == "claims"]
    assert len(rows) > 50
    for one in rows:
        assert 0 not in one.answers and one.answers[0] != 0b1111
    for one in rows[::10]:
        asked = question(known, one.name)
        assert asked and 0 < sum(option.right for option in asked.options) < len(asked.options)


@pytest.mark.parametrize("name", GAMES)
def test_a_bank_tells_what_every_reader_answers(name: str) -> None:
    known = game(name)
    for one in bank(known)[::7]:
        spot = find(known, one.name)
        assert spot and spot.kind == one.kind
        assert answer(known, spot) == one.answers[0]
        for reader, given in zip(misread(known), one.given, strict=True):
            assert answer(reader.game, spot) == one.answers[given], (one.name, reader.slip.id)


@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_a_bank_can_be_told_and_answered(name: str) -> None:
    for one in bank(game(name))[::5]:
        asked_again = asked(name, position=one.name)["question"]
        assert asked_again["again"]["position"] == one.name
        assert len(asked_again["answer"]) >= 1
        assert asked_again["clauses"]
        history = [{"position": one.name, "chosen": asked_again["answer"]}]
        assert asked(name, history=history)["asked"] == 1


@pytest.mark.parametrize(
    "position",
    [
        "claims:",
        "claims:winner-1-0",
        "claims:winner-1-0=9",
        "claims:winner-1-0=0,winner-1-999=0",
        "claims:" + ",".join(["winner-1-0=0"] * 5),
        "claims:claims:winner-1-0=0=0",
        "points-1-0-0",
        "winner-1-0\n",
        "rob-1-0",
    ],
)
def test_a_position_that_there_is_not_is_refused(position: str) -> None:
    faults = ask({"ask": "practice", "game": G, "position": position})["errors"]
    assert [fault["where"] for fault in faults] == ["position"]


@pytest.mark.parametrize("name", ["fuenfzehnern", "reversis", "canadian-salad"])
def test_where_misreadings_come_to_more_numbers_than_can_be_offered_the_first_ones_are(
    name: str,
) -> None:
    known, many = game(name), 0
    for spot in chain(*(spots(known, "points", number) for number in range(2))):
        numbers = [one for one in row(known, spot).answers if isinstance(one, int)]
        options = question_of(known, spot).options
        offered = [option.number for option in options]
        assert set(numbers[: WRONG + 1]) <= set(offered)
        assert len(set(offered)) == len(offered) and sum(one.right for one in options) == 1
        many += len(numbers) > WRONG
    assert many


def test_a_kind_of_question_that_a_game_has_not_is_refused_by_its_position_too() -> None:
    """In Truc any card may be played, so nobody is asked which"""
    (fault,) = ask({"ask": "practice", "game": "truc", "position": "legal-0-0"})["errors"]
    assert fault["where"] == "position"
