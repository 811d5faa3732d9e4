"""“Which cards may you play to win this trick?”: what is right is what `legal` and `winner` say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from followsuit import ask
from followsuit.games import MODULES, game
from followsuit.practice.bank import bank
from followsuit.quiz import kinds_of
from followsuit.quiz.asked import answer_of
from followsuit.quiz.goal import goal_drafts, goals
from followsuit.quiz.positions import Laid

GAMES = [name for name in sorted(MODULES) if "goal" in kinds_of(game(name))]
MOST = 60
Answer = dict[str, Any]


def questions(name: str) -> list[Answer]:
    known = game(name)
    found = goal_drafts(known, Random(name), {}, MOST)
    return [answer_of(known, "goal", one.make(), "en") for one in found]


def test_it_is_asked_where_cards_are_bound() -> None:
    assert set(MODULES) - set(GAMES) == {"truc"}


@pytest.mark.parametrize("name", GAMES)
def test_right_is_what_may_be_played_and_does_what_is_asked(name: str) -> None:
    asked = questions(name)
    assert len(asked) == MOST
    wanted = set()
    for one in asked:
        position = {"game": name, "setting": one["setting"]}
        hand, trick, last = one["hand"], one["trick"], len(one["trick"])
        law = ask({"ask": "legal", **position, "trick": trick, "hand": hand})
        barred = {card["card"]: card["why"]["text"] for card in law["cards"] if not card["legal"]}
        wins = {}
        for card in law["legal"]:
            left = {str(last): [other for other in hand if other != card]}
            told = ask({"ask": "winner", **position, "trick": [*trick, card], "hands": left})
            assert not told["illegal"]
            wins[card] = (told["winner"] == last, told["steps"][last]["why"]["text"])
        right = {one["options"][int(id_)]["card"] for id_ in one["answer"]}
        (goal,) = {wins[card][0] for card in right}
        assert right == {card for card in wins if wins[card][0] == goal}
        assert 0 < len(right) < len(hand)
        first = next(option["card"] for option in one["options"] if option["card"] in right)
        assert one["request"]["trick"] == [*trick, first]
        assert len(hand) <= 9
        for option, told in zip(one["options"], one["why"], strict=True):
            card = option["card"]
            assert told["why"]["text"] == (barred[card] if card in barred else wins[card][1])
            assert told["right"] == (card in right)
        told = one["verdict"]["text"]
        assert told == f"{law['law']['why']['text']} {wins[first][1]}"
        assert goal == ("without winning" not in one["prompt"]["text"])
        wanted.add(goal)
    assert wanted == {True, False}


@pytest.mark.parametrize(("number", "asked"), [(2, 2), (8, 2), (9, 2), (10, 0)])
def test_a_hand_of_at_most_nine_cards_is_asked_about(number: int, asked: int) -> None:
    """Whether it wants the trick or not: of its spades the ace wins, and the deuce does not."""
    known = game("tetka")
    pack = known.pack(known.setting())
    others = [code for code in pack.codes if not code.endswith("S")]
    hand = pack.mask(" ".join(["AS", "2S", *others[: number - 2]]))
    led = tuple(pack.card(code).index for code in ("KS", "3S", "4S", "AS"))
    trick = Laid(known.setting(), led, (0, 0, 0, hand))
    assert [goal.wins for goal in goals(known, trick)] == [True, False][:asked]


@pytest.mark.parametrize("name", GAMES)
def test_misreadings_of_duty_and_of_order_show_in_it(name: str) -> None:
    rows = [one for one in bank(game(name)) if one.kind == "goal"]
    assert rows
    # Whatever somebody believes can be chosen.
    assert all(0 not in one.answers for one in rows)
    assert all(len(one.answers) > 1 for one in rows)
