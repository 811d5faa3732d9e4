"""What a refusal says may have been meant, and which values it tells of many."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit.errors import UnknownName, brief, quoted, spoken, suggest
from followsuit.fields import Field, Value, read_fields, same
from followsuit.packs import FRENCH_52

LONG = "shed" * 20


@pytest.mark.parametrize("word", [["shed"], {"shed": 1}, None, LONG])
def test_nothing_is_suggested_for_what_nobody_can_have_mistyped(word: Any) -> None:
    """A list is no word, whatever is in it, and nobody types so long a one."""
    assert suggest("shde", ["shed", LONG]) == ("shed",)
    assert suggest(word, ["shed", "['shed']", "{'shed': 1}", "None", LONG]) == ()


def test_one_word_is_not_compared_with_the_names_of_cards() -> None:
    """“Ace of moons” in one word is nearest to the ace of diamonds, which nobody can have meant."""
    with pytest.raises(UnknownName) as refused:
        FRENCH_52.card("aceofmoons")
    assert FRENCH_52.names.close("aceofmoons")
    assert refused.value.faults[0].did_you_mean == ()


@pytest.mark.parametrize(("length", "whole"), [(60, True), (61, False)])
def test_a_word_of_more_than_sixty_characters_is_cut_and_nothing_is_suggested_for_it(
    length: int, whole: bool
) -> None:
    word = "x" * length
    assert brief(word) == (word if whole else f"{word[:60]}…")
    assert suggest(word, [word]) == ((word,) if whole else ())


@pytest.mark.parametrize(("number", "told"), [(2**64 - 1, True), (2**64, False)])
def test_a_number_of_more_than_sixty_four_bits_is_not_repeated(number: int, told: bool) -> None:
    for given in (number, -number):
        assert (str(given) in spoken(quoted(given))) == told


@pytest.mark.parametrize(
    ("most", "told"),
    [(20, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20"), (21, "1 2 3 4 … 21")],
)
def test_of_more_than_twenty_values_only_the_ends_are_told(most: int, told: str) -> None:
    field = Field("hands", tuple(range(1, most + 1)), 1, "game.hands")
    _, (fault,) = read_fields([field], {"hands": 0}, "options")
    assert " ".join(one.word for one in fault.what.facts["known"].items) == told


@pytest.mark.parametrize(
    ("known", "given", "meant"),
    [
        ("S", "S", True),
        ("S", "H", False),
        ("S", ["S"], False),
        ("None", None, False),
        (3, 3, True),
        (3, "3", True),
        (1, True, False),
        (1, 1.0, False),
        (True, 1, False),
    ],
)
def test_a_value_may_be_written_as_a_text_and_in_no_other_way(
    known: Value, given: Any, meant: bool
) -> None:
    assert same(known, given) is meant
