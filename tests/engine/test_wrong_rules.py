"""A game that contradicts itself is told at the line of the game, whoever asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from followsuit import ask, games
from followsuit.asking.reading import PARTS
from followsuit.errors import WrongRules
from followsuit.fields import as_in, card_set, choice, choices, with_choices
from followsuit.parts import PART_KINDS

HEAD = """\
from dataclasses import replace

from followsuit.parts import Part
from followsuit.games import game
from followsuit.order import place
from followsuit.packs import FRENCH_52
from followsuit.actions import Code

TRUC = game("truc")
"""


PHASE = "GAME = replace(TRUC, hand=replace(TRUC.hand, phases=(replace(TRUC.hand.phases[0], %s),)))"
FORM = "form._replace(parts=(Part('totals', 'seatt'),))"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        (
            "GAME = replace(TRUC, about=TRUC.about._replace(tags=('trick-counts',)))",
            "no tag “trick-counts”; known: ",
        ),
        ("GAME = place(FRENCH_52, 'AS 1S', 'rank.high')", "“1S” is not a card of the 52-card"),
        (
            f"GAME = replace(TRUC, forms={{n: {FORM} for n, form in TRUC.forms.items()}})",
            "form “hand”: there is no kind of part “seatt”; known: seat, int, ",
        ),
        (
            "GAME = replace(TRUC, options=TRUC.options._replace(fields=(TRUC.options.fields[0]._replace(clause='ruling.x'),)))",
            "truc, tie_rule: there is no clause “truc.ruling.x”",
        ),
        (
            PHASE % "parts=(Part(1, 2),)",
            "phase “cut”: there is no kind of part “2”; known: seat, int, ",
        ),
        (
            PHASE % "codes=(Code('<car>'),)",
            "phase “cut”, <car>: “<car>” has no blank “car”; known: card, ",
        ),
        (
            PHASE % "codes=(Code('cut', clauses='deal.x'),)",
            "phase “cut”, cut: there is no clause “truc.deal.x”",
        ),
    ],
)
def test_a_mistake_in_a_game_has_its_line(
    tmp_path: Path, monkeypatch: Any, line: str, what: str
) -> None:
    name = f"broken_{abs(hash(line))}"
    (tmp_path / f"{name}.py").write_text(f"{HEAD}{line}\n", "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setitem(games.MODULES, name, name)
    for request in ({"ask": "game", "game": name}, {"ask": "games"}):
        error = ask(request)["error"]
        assert error["where"] == f"{tmp_path}/{name}.py:{HEAD.count(chr(10)) + 1}"
        assert what in error["what"]


def test_a_mistake_met_by_a_rule_has_its_line(tmp_path: Path, monkeypatch: Any) -> None:
    """Not only when the game is read: what a function of it does wrong as well."""
    rule = "def duty(*_):\n    return place(FRENCH_52, 'AS 1S', 'follow')\n\n"
    text = f"{HEAD}{rule}GAME = replace(TRUC, trick=replace(TRUC.trick, duty=duty))\n"
    (tmp_path / "broken_rule.py").write_text(text, "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setitem(games.MODULES, "broken_rule", "broken_rule")
    error = ask({"ask": "legal", "game": "broken_rule", "hand": "4C"})["error"]
    assert error["where"] == f"{tmp_path}/broken_rule.py:{HEAD.count(chr(10)) + 2}"
    assert "“1S” is not a card" in error["what"]


def test_a_game_that_sets_no_limit_takes_hands_of_any_size(
    tmp_path: Path, monkeypatch: Any
) -> None:
    free = "GAME = replace(TRUC, positions=replace(TRUC.positions, hand_limit=lambda setting: 0))\n"
    (tmp_path / "any_hand.py").write_text(HEAD + free, "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setitem(games.MODULES, "any_hand", "any_hand")
    many = "AS 2S 3S 4S 5S 6S 7S"
    assert len(ask({"ask": "legal", "game": "any_hand", "hand": many})["legal"]) == 7
    assert "error" in ask({"ask": "legal", "game": "truc", "hand": many})


def test_every_kind_of_part_can_be_read() -> None:
    assert set(PARTS) == set(PART_KINDS)


def test_a_field_without_choices_is_refused() -> None:
    with pytest.raises(WrongRules, match="Agreed: what last can be is not said"):

        @with_choices
        class Agreed(NamedTuple):
            deals: int = choice(3, 9, by="game.end")
            last: int = 2


def test_a_type_whose_choices_nobody_has_read_is_refused() -> None:
    class Agreed(NamedTuple):
        deals: int = choice(3, 9, by="game.end")

    with pytest.raises(WrongRules, match="Agreed has fields, so it needs @with_choices"):
        choices(Agreed)


def test_the_first_choice_is_the_usual_one_and_one_that_two_types_have_stands_once() -> None:
    @with_choices
    class Agreed(NamedTuple):
        deals: int = choice(3, 9, by="game.end")
        seen: int = card_set(by="deal.seen")

    @with_choices
    class Position(NamedTuple):
        trump: str = choice("H", "S", by="deal.trump")
        deals: int = as_in(Agreed, "deals")

    assert (Agreed(), Position("S")) == (Agreed(3, 0), Position("S", 3))
    assert choices(Position).fields[1] == choices(Agreed).fields[0]
    assert choices(Agreed).fields[1].kind == "cards"
