"""The parts of a search for a bank: which positions are kept, and which claims stand together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.games import game
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
