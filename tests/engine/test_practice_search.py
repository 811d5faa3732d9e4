"""The search for a bank: what it takes of many deals, and that it finds the same whenever it is made."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from random import Random

import pytest

from followsuit.game import Game
from followsuit.games import game
from followsuit.practice import search
from followsuit.practice.bank import bank, deal, deciding, offered
from followsuit.practice.claims import TOLD, find
from followsuit.practice.spots import Row, answer, answers_to, row, sort_of
from followsuit.slips import misread

# No browser is sent the search.
pytestmark = pytest.mark.slow
GAMES = ["sheepshead", "truc", "shed"]  # with actions to claim, for sides, and with several packs
FIRST, LAST = 8, 14  # deals that are searched here, and that are searched for what is rare
ENOUGH = 8  # positions for each misreading


@pytest.mark.parametrize("name", ["tetka", "twenty-five"])
def test_a_bank_that_was_kept_is_the_one_that_a_search_finds(name: str) -> None:
    again = search.made(game(name))
    assert again["ROWS"] == tuple(bank(game(name)))
    clauses = deciding(game(name))
    assert again["CLAUSES"] == tuple(clauses[one.name] for one in again["ROWS"])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_bank_tells_of_a_position_is_what_the_rules_answer(name: str) -> None:
    """So a question takes the answers from there; of a position that no bank has they are worked out."""
    known = game(name)
    for one in bank(known)[::11]:
        spot = find(known, one.name)
        assert spot and row(known, spot) == one
        assert answers_to(known, spot) == one.answers
    in_bank = {one.name for one in bank(known)}
    other = next(spot for spot in deal(known, 10**5) if spot.name not in in_bank)
    assert answers_to(known, other) == row(known, other).answers


def searched(known: Game, patch: pytest.MonkeyPatch, most: int = 10**6) -> list[Row]:
    """What a search of a few deals finds, of which so many are kept."""
    for constant, value in {"DEALS": FIRST, "SOUGHT": LAST, "LARGEST": most, "TRIED": 1500}.items():
        patch.setattr(search, constant, value)
    return list(search.search(known))


def number(one: Row) -> int:
    """The deal of a position."""
    return int(one.name.split("-")[1])


def shown(rows: list[Row]) -> Counter[int]:
    """How many positions show each misreading."""
    return Counter(reader for one in rows for reader, given in enumerate(one.given) if given)


def test_what_readers_believe_is_offered_where_there_is_room() -> None:
    """Of numbers four beside the right one; of a goal not what is no card; of all else whatever there is."""
    for kind, most in (("points", 5), ("goal", 40), ("winner", 40)):
        rows = [Row("1", kind, tuple(range(1, count + 1)), (0,)) for count in range(1, 41)]
        assert sum(map(offered, rows)) == most
    assert not offered(Row("1", "goal", (4, 0), (0, 1)))


@pytest.mark.parametrize("name", GAMES)
def test_of_the_first_deals_four_alike_are_taken_and_later_ones_for_what_is_rare(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = game(name)
    positions = [one for one in searched(known, monkeypatch) if one.kind != "claims"]
    candidates = [row(known, spot) for deals in range(FIRST) for spot in deal(known, deals)]
    telling = [one for one in candidates if any(one.given) and offered(one)]
    alike: dict[tuple[int, ...], list[tuple[str, bool]]] = {}
    for one in telling:
        alike.setdefault(one.given, []).append(sort_of(one))
    first = [one for one in positions if number(one) < FIRST]
    assert Counter(one.given for one in first) == {
        # Beyond four those of a sort that is not among them.
        given: len(sorts[:4]) + len({*sorts} - {*sorts[:4]})
        for given, sorts in alike.items()
    }
    assert {one.name for one in first} <= {one.name for one in telling}
    later = [one for one in positions if number(one) >= FIRST]
    for one in later:
        before = shown([other for other in positions if number(other) < number(one)])
        assert any(before[reader] < ENOUGH for reader in shown([one]))
        assert any(one.given) and offered(one)
    assert max(Counter(one.given for one in positions).values()) <= ENOUGH
    assert {number(one) for one in positions} <= {*range(LAST)}


@pytest.mark.parametrize("name", GAMES)
def test_those_that_show_what_few_show_come_first_and_each_misreading_and_each_sort_has_eight(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = game(name)
    every = [one for one in searched(known, monkeypatch) if one.kind != "claims"]
    groups = [next(rows) for _, rows in groupby(every, key=lambda one: one.given)]
    assert len(groups) == len({one.given for one in every}), "those alike stand together"
    times = shown(groups)
    worth = [sum(1 / times[reader] for reader in shown([one])) for one in groups]
    assert worth == sorted(worth, reverse=True)
    few = [one for one in searched(known, monkeypatch, 20) if one.kind != "claims"]
    assert few[:20] == every[:20]
    assert [one for one in every if one in few] == few, "in the same order"
    for place, one in enumerate(few[20:], 20):
        before = few[:place]
        rare = any(shown(before)[reader] < ENOUGH for reader in shown([one]))
        assert rare or Counter(map(sort_of, before))[sort_of(one)] < ENOUGH
    for count in (shown, lambda rows: Counter(map(sort_of, rows))):
        enough, found = count(few), count(every)
        assert all(enough[what] >= min(found[what], ENOUGH) for what in found)


def test_a_position_shows_each_misreading_that_answers_wrongly() -> None:
    for one in bank(game("truc")):
        assert one.showing == sum(1 << reader for reader in shown([one]))
        for place, readers in enumerate(one.wrong, 1):
            assert readers == sum(1 << n for n, given in enumerate(one.given) if given == place)
        assert len(one.wrong) == len(one.answers) - 1


def test_each_claim_of_a_question_shows_what_the_others_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of those that are drawn; here so many are drawn that whatever there is is among them."""
    monkeypatch.setattr(search, "DRAWN", 200)
    alike = [Row(f"alike-{n}", "winner", (0, 1), (1, 1, 0, 0, 0)) for n in range(8)]
    others = [
        Row(f"other-{n}", "winner", (0, 1), tuple(int(n == m) for m in range(5)))
        for n in range(2, 5)
    ]
    rows = [*alike, *others]
    for seed in range(20):
        together = search._together(rows, list(range(1, len(rows) + 1)), Random(seed))
        assert sorted(one.showing for one in together) == [0b11, 0b100, 0b1000, 0b10000]


@pytest.mark.parametrize("name", GAMES)
def test_four_claims_of_one_table_are_of_positions_that_are_told_in_few_words(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = game(name)
    every = searched(known, monkeypatch)
    claims = [one for one in every if one.kind == "claims"]
    assert len(claims) == len({one.given for one in claims}) > 5
    positions, options = {one.name for one in every}, set()
    for one in claims:
        asked = find(known, one.name)
        assert asked and 0 in one.given, "somebody who misreads a rule answers rightly"
        spots = [claim.spot for claim in asked.about]
        assert len({spot.name for spot in spots} & positions) == 4
        right = [claim.answer == answer(known, claim.spot) for claim in asked.about]
        assert not all(right)
        believed = [row(known, spot).answers for spot in spots]
        assert all(claim.answer in each for claim, each in zip(asked.about, believed, strict=True))
        assert one.answers[0] == sum(1 << n for n, is_right in enumerate(right) if is_right)
        for reader, given in zip(misread(known), one.given, strict=True):
            assert one.answers[given] == answer(reader.game, asked)
        counts, sides = set(), set()
        for spot in spots:
            assert spot.kind in TOLD
            if spot.kind == "winner":
                counts.add(len(set(spot.about.seats)))
            elif spot.kind == "points":
                counts.add(spot.about.players)
                read = known.read_options(spot.about.players, spot.about.options)
                sides.add(known.match.sides(spot.about.players, read))
            elif spot.kind == "action":
                moment = spot.about.moment
                counts.add(moment.players)
                sides.add(known.match.sides(moment.players, moment.options))
                options.add(len(spot.about.codes))
            if spot.kind in ("winner", "legal"):
                pack = known.pack(spot.about.setting)
                assert pack == known.pack(known.setting()), "the usual pack"
        assert len(counts) <= 1 and len(sides) <= 1
    assert options <= {1, 2, 3}
    assert 3 in options or name != "sheepshead"
