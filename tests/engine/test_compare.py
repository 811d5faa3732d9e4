"""One trick put to every game of a French pack."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from followsuit import ask
from followsuit.games import games
from followsuit.packs import FRENCH_52


def compare(trick: Any, **more: Any) -> dict[str, dict[str, Any]]:
    answer = ask({"ask": "compare", "trick": trick, **more})
    assert "error" not in answer, answer["errors"]
    return {told["game"]: told for told in answer["games"]}


def test_the_same_trick_has_several_winners() -> None:
    told = compare("K♠ 5♥ A♥ 2♠", trump="H")
    assert told["tetka"]["card"] == "KS"
    assert told["tute"]["card"] == "AH"
    assert told["twenty-five"]["card"] == "5H"
    assert told["truc"]["card"] == "2S"
    assert told["twenty-five"]["clauses"][0] == "twenty-five.rank.five-best"
    assert told["twenty-five"]["setting_text"] == "Hearts are trump"


def test_every_game_of_a_french_pack_answers_and_no_other() -> None:
    french = [g.id for g in games() if g.pack(g.setting()).id.startswith("french")]
    assert list(compare("A♠ K♠")) == french
    assert "shed" not in french


def test_a_game_that_cannot_have_the_trick_says_why() -> None:
    told = compare("K♠ 5♥ A♥ 2♠", trump="H")
    assert told["schafkopf"]["fits"] is False
    assert told["schafkopf"]["because"]["marked"] == (
        "[[5H]] and [[2S]] are not in this pack of 32 cards."
    )
    assert compare("A♠ K♠ Q♠")["ecarte"]["because"]["text"] == "A trick has only 2 cards here."
    why = compare("A♠ K♠", trump="none")["ecarte"]["because"]["text"]
    assert why == "Écarté is never played without a trump suit."


def test_a_trick_that_is_too_long_is_told_how_long_one_may_be() -> None:
    """Fünfzehnern has tricks of three or of four cards."""
    told = compare("7♠ 8♠ 9♠ 10♠ J♠")["fuenfzehnern"]
    assert told["because"]["text"] == "A trick has only 4 cards here."


@pytest.mark.parametrize("trick", ["7♠ 2♠", "7♠ 8♠ 9♠ 10♠ J♠"])
def test_of_several_reasons_the_one_of_the_usual_game_is_told(trick: str) -> None:
    """Euchre has larger packs, too; those have no two, and no trick of five cards."""
    assert "of 24 cards" in compare(trick)["euchre"]["because"]["text"]


def test_what_a_game_takes_out_of_its_pack_is_no_trick_of_it() -> None:
    """Canadian Salad for five is played without 2♣."""
    told = compare("4♦ 10♣ K♦ 2♣ J♥")["canadian-salad"]
    assert told["fits"] is False
    assert told["because"]["text"] == "Not here: 2♣ is not in the pack of 5 players."


def test_players_are_as_many_as_the_trick_needs() -> None:
    told = compare("A♠ K♠ Q♠ J♠ 10♠")["canadian-salad"]
    assert told["setting"] == {"players": 5}
    assert told["complete"] is True


def test_the_winner_is_called_by_the_name_that_is_given() -> None:
    assert compare("K♠ A♠", names=["Ada", "Ben"])["tetka"]["name"] == "Ben"


def test_a_trick_that_is_still_going_on() -> None:
    assert compare("A♠ K♠")["tute"]["complete"] is False
    assert compare("A♠ K♠")["ecarte"]["complete"] is True


def test_it_says_what_each_game_says_alone() -> None:
    random = Random(5)
    for count in (2, 3, 4, 5):
        for trump in (None, "S", "H", "none"):
            trick = random.sample(FRENCH_52.codes, count)
            for game, told in compare(trick, **({"trump": trump} if trump else {})).items():
                if not told["fits"]:
                    assert told["because"]["text"].endswith(".")
                    continue
                alone = ask(
                    {"ask": "winner", "game": game, "setting": told["setting"], "trick": trick}
                )
                assert (told["winner"], told["card"]) == (alone["winner"], alone["card"])
                assert told["clauses"] == alone["clauses"]


def test_the_numbers_of_the_clauses_come_along() -> None:
    answer = ask({"ask": "compare", "trick": "K♠ 5♥", "trump": "H"})
    told = ask({"ask": "game", "game": "twenty-five"})["clauses"]
    numbers = {clause["id"]: clause["number"] for clause in told}
    cites = [c for c in answer["numbers"] if c.startswith("twenty-five.")]
    assert cites
    assert all(answer["numbers"][clause] == numbers[clause] for clause in cites)


def test_every_pair_of_cards_is_answered() -> None:
    for pair in list(combinations(FRENCH_52.codes, 2))[::17]:
        compare(list(pair))


@pytest.mark.parametrize(
    ("request_", "where"),
    [
        ({}, "trick"),
        ({"trick": "K♠"}, "trick"),
        ({"trick": "A♠ K♠ Q♠ J♠ 10♠ 9♠"}, "trick"),
        ({"trick": "K♠ K♠"}, "trick[1]"),
        ({"trick": ["K♠", 7]}, "trick[1]"),
        ({"trick": "K♠ A♠", "trump": "X"}, "trump"),
        ({"trick": "K♠ A♠", "names": ["West"]}, "names"),
        ({"trick": "K♠ A♠", "names": 3}, "names"),
        ({"trick": "K♠ A♠", "game": "truc"}, "game"),
    ],
)
def test_what_cannot_be_asked(request_: Any, where: str) -> None:
    errors = ask({"ask": "compare", **request_})["errors"]
    assert [error["where"] for error in errors] == [where]
