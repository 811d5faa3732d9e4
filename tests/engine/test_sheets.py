"""A score sheet says of every hand what the match said: lines, totals, dealer, and who has won."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from evenings import ENTRIES, REORDERED, request_for, written_down

from followsuit import Match, ask
from followsuit.company import company
from followsuit.errors import FollowSuitError
from followsuit.game import Game
from followsuit.games import game

MOST_HANDS = 30  # of a match whose sheet is compared


def matches(known: Game, seeds: range) -> Iterator[Match]:
    """Matches by chance: every number of players, options as they come."""
    counts = company(known)
    for seed in seeds:
        random = Random(seed)
        players = random.choice((*counts.counts, *counts.also))
        options = {f.name: random.choice(f.choices) for f in known.options.fields if seed % 3}
        try:
            match = Match(known, players, options, seed=seed)
        except FollowSuitError:
            continue
        yield match.play_random(limit=MOST_HANDS)


def moved(lines: list[Any]) -> list[tuple[int | None, int]]:
    """Whose account each line of a ledger moves, and by how much."""
    return [(line["side"], line["points"]) for line in lines]


@pytest.mark.parametrize("name", sorted(ENTRIES))
def test_a_sheet_counts_every_hand_as_the_match_did(name: str) -> None:
    known, compared = game(name), 0
    for match in matches(known, range(12)):
        entries: list[Any] = []
        for table, new in written_down(match):
            entries += new
            told = ask(request_for(match, entries))
            assert told["unfit"] is None, (match.options, told["unfit"])
            hand = told["hands"][table.number]
            assert hand["dealer"] == table.dealer
            assert [(one["form"], one["case"]) for one in hand["entries"]] == [
                (one["form"], one["case"]) for one in new if one["form"] != "end"
            ]
            ledger = moved(hand["ledger"])
            lines = [(line.side, line.amount) for line in table.lines]
            assert ledger == lines or (name in REORDERED and sorted(ledger) == sorted(lines))
            assert hand["totals"] == {"before": list(table.before), "after": table.totals}
            assert told["winners"] == list(table.winners)
            assert told["over"] is bool(table.winners) is not bool(told["forms"])
            if not table.winners:
                coming = told["hands"][table.number + 1]
                assert coming["dealer"] == table.next_dealer
                assert coming["over"] is False
                assert coming["entries"] == []
            compared += 1
    assert compared > 12


@pytest.mark.parametrize("name", sorted(ENTRIES))
def test_what_no_longer_fits_is_told_and_what_stands_before_it_counts(name: str) -> None:
    known = game(name)
    match = next(match for match in matches(known, range(60)) if len(match.ended) > 1)
    entries = [entry for _, new in written_down(match) for entry in new]
    whole = ask(request_for(match, entries))
    wrong = {**entries[1], "case": {**entries[1]["case"], "nonsense": 1}}
    told = ask(request_for(match, [entries[0], wrong, *entries[2:]]))
    assert told["unfit"]["entry"] == 1
    assert told["unfit"]["errors"][0]["where"] == "entries[1].case.nonsense"
    one = ask(request_for(match, entries[:1]))
    assert {**told, "unfit": None} == one
    assert (
        one["hands"][0]["ledger"] == whole["hands"][0]["ledger"][: len(one["hands"][0]["ledger"])]
    )


@pytest.mark.parametrize("name", sorted(ENTRIES))
def test_nothing_is_entered_after_the_end(name: str) -> None:
    match = next(match for match in matches(game(name), range(60)) if match.finished)
    entries = [entry for _, new in written_down(match) for entry in new]
    told = ask(request_for(match, [*entries, entries[0]]))
    assert told["over"]
    assert told["unfit"]["entry"] == len(entries)
    assert [error["id"] for error in told["unfit"]["errors"]] == ["match-already-over"]


@pytest.mark.parametrize(
    ("entries", "where"),
    [
        ("none", "entries"),
        ([3], "entries[0]"),
        ([{"from": "hand"}], "entries[0].from"),
    ],
)
def test_a_request_that_is_no_sheet_is_refused(entries: Any, where: str) -> None:
    told = ask({"ask": "sheet", "game": "twenty-five", "entries": entries})
    assert [error["where"] for error in told["errors"]] == [where]


@pytest.mark.parametrize(
    ("entry", "where"),
    [
        ({"form": "tricks"}, "entries[0].case.winners"),
        ({"form": ["tricks"], "case": {}}, "entries[0].form"),
        ({"form": "tricks", "case": 3}, "entries[0].case"),
        ({"form": "tricks", "case": {"winners": [0, 9, 1, 1, 1]}}, "entries[0].case.winners[1]"),
        ({"form": "tricks", "case": {"winners": [0] * 3}}, "entries[0].case.winners"),
        (
            {"form": "tricks", "case": {"winners": [0] * 5, "totals": [0] * 4}},
            "entries[0].case.totals",
        ),
    ],
)
def test_an_entry_that_cannot_be_tells_where(entry: Any, where: str) -> None:
    told = ask({"ask": "sheet", "game": "twenty-five", "entries": [entry]})
    assert [error["where"] for error in told["unfit"]["errors"]] == [where]
    assert told["hands"][0]["entries"] == []
