"""The parts of a search for a bank: which positions are kept, and which claims stand together."""

from __future__ import annotations

from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.games import game
from followsuit.practice.bank import (
    _made,
    bank,
    cited,
    decides,
    deciding,
    fresh,
    hardness,
    question,
)
from followsuit.practice.search import _at_one_table, _best, _named, _usual, _worth
from followsuit.practice.spots import Row, Spot, spots


def spot(kind: str, **about: Any) -> Spot:
    return Spot(f"{kind}-0-0", kind, SimpleNamespace(**about))


def showing(name: str, *readers: int, kind: str = "winner") -> Row:
    """A position that shows these of six misreadings."""
    return Row(name, kind, (0, 1), tuple(int(n in readers) for n in range(6)))


@pytest.mark.parametrize(
    ("named", "fits"),
    [
        ([(0, ()), (0, ())], True),
        ([(3, ()), (0, ()), (3, ())], True),
        ([(3, ()), (4, ())], False),
        ([(4, ()), (4, (0, 1, 0, 1))], True),
        ([(4, (0, 1, 2, 3)), (4, (0, 1, 0, 1))], False),
        ([(4, (0, 1, 0, 1)), (0, ()), (4, (0, 1, 0, 1))], True),
    ],
)
def test_claims_stand_together_where_they_may_be_of_one_table(
    named: list[tuple[int, tuple[int, ...]]], fits: bool
) -> None:
    assert _at_one_table(named) is fits


def test_what_a_claim_names_is_told_by_its_kind() -> None:
    known = game("twenty-five")
    for number in range(3):
        for kind in ("winner", "leader", "points", "action", "legal", "order"):
            for one in spots(known, kind, number):
                wanted: tuple[int, tuple[int, ...]] = 0, ()
                if kind in ("winner", "leader"):
                    wanted = len(one.about.cards), ()
                elif kind == "points":
                    read = known.read_options(one.about.players, one.about.options)
                    wanted = one.about.players, known.match.sides(one.about.players, read)
                elif kind == "action":
                    moment = one.about.moment
                    wanted = moment.players, known.match.sides(moment.players, moment.options)
                assert _named(known, one) == wanted


def test_usual_is_what_has_the_usual_pack_and_is_told_in_few_words() -> None:
    known = game("shed")
    usual = known.pack(known.setting())
    settings = [one.about.setting for n in range(20) for one in spots(known, "winner", n)]
    others = [one for one in settings if known.pack(one) != usual]
    same = [one for one in settings if known.pack(one) == usual]
    assert others and same
    assert _usual(known, spot("winner", setting=same[0]))
    assert not _usual(known, spot("winner", setting=others[0]))
    assert _usual(known, spot("points")) and _usual(known, spot("points", setting=None))
    for pack, codes, fine in (
        (usual, 3, True),
        (usual, 4, False),
        (known.pack(others[0]), 3, False),
    ):
        assert _usual(known, spot("action", pack=pack, codes=("",) * codes)) is fine


def test_a_position_is_worth_the_more_the_fewer_others_show_what_it_shows() -> None:
    rows = [showing("1", 0), showing("2", 0, 1), showing("3", 0, 1, 2)]
    worth = _worth(rows)
    assert [worth(one) for one in rows] == pytest.approx([1 / 3, 5 / 6, 11 / 6])


def test_so_many_are_kept_and_of_the_others_what_few_show_or_is_of_a_rare_sort() -> None:
    common = [showing(f"common-{n}", 0) for n in range(3)]
    rare = [showing(f"rare-{n}", 1, 2) for n in range(2)]
    legal = [showing(f"legal-{n}", 0, kind="legal") for n in range(3)]
    groups = [common, legal, rare]
    names = [one.name for one in _best([list(one) for one in groups], 0, 9)]
    assert names == [one.name for one in (*rare, *common, *legal)]
    for most, each, kept in (
        (8, 1, (*rare, *common, *legal)),
        (2, 1, (*rare, common[0], legal[0])),
        (2, 2, (*rare, *common[:2], *legal[:2])),
        (3, 2, (*rare, *common[:2], *legal[:2])),
        (1, 1, (rare[0], common[0], legal[0])),
        (0, 1, (rare[0], common[0], legal[0])),
        (5, 3, (*rare, *common, *legal)),
    ):
        found = _best([list(one) for one in groups], most, each)
        assert [one.name for one in found] == [one.name for one in kept], (most, each)


# -- what a bank tells, and positions of the moment -------------------------------------------------


def test_hard_is_the_share_of_the_positions_that_ask_less() -> None:
    known = game("twenty-five")
    efforts = _made(known)["EFFORTS"]
    hard = hardness(known)
    for one, own in zip(bank(known), efforts, strict=True):
        assert hard[one.name] == sum(effort < own for effort in efforts) / len(efforts)


def test_the_clause_that_decides_a_question_is_the_first_that_its_verdict_cites() -> None:
    known = game("twenty-five")
    for one in bank(known)[::20]:
        asked = question(known, one.name)
        assert asked
        first = known.cite(asked.verdict.clauses)[0]
        assert decides(known, one.name) == deciding(known)[one.name] == first


def test_two_deals_are_looked_through_for_what_is_fresh_and_twelve_for_a_clause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt: list[int] = []

    def deal(game: Any, number: int) -> list[Spot]:
        dealt.append(number)
        return []

    monkeypatch.setattr(import_module("followsuit.practice.bank"), "deal", deal)
    known = game("twenty-five")
    assert list(fresh(known, Random(1), {0})) == [] and len(dealt) == 2
    assert cited(known, Random(1), ()) == [] and len(dealt) == 2
    assert cited(known, Random(1), ("twenty-five.deal.stub-dead",)) == [] and len(dealt) == 2 + 12
    assert all(0 <= number < 10**6 for number in dealt) and max(dealt) > 10**5
