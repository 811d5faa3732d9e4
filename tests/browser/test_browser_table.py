"""A hand is played at a table: one screen, every phase, by touch and by keyboard; kept, taken back, resumed."""

from __future__ import annotations

from random import Random

import pytest
from browsing import GAMES, Open
from tables import (
    PHONE,
    SIZES,
    choose,
    extremes,
    hidden,
    kept,
    shelved,
    sit_down,
    sitting,
    spots,
    state,
)

from followsuit import Match
from followsuit.games import game as find_game

MOST_CHOICES = 80


@pytest.mark.parametrize("game", GAMES)
def test_each_phase_has_its_controls_on_one_screen(open_page: Open, game: str) -> None:
    """Where there is most to choose from, with the fewest and the most players too; and a choice is done."""
    found = spots(game)
    tables = [sitting(game, spot.record, [spot.seat], f"t{at}") for at, spot in enumerate(found)]
    page = shelved(open_page, tables, **PHONE)
    faults = []
    for at, spot in enumerate(found):
        sit_down(page, game, f"play~id=t{at}")
        assert state(page) == "yours"
        for size in SIZES:
            faults += [f"{spot.name} {each}" for each in hidden(page, size)]
        page.set_viewport_size(PHONE["viewport"])
        choose(page, Random(at), "tap" if at % 2 else "Enter")
    assert not faults, "\n".join(faults)
    for at, spot in enumerate(found):
        (now,) = [table["record"] for table in kept(page) if table["id"] == f"t{at}"]
        before, after = spot.record["hands"][-1], now["hands"][len(spot.record["hands"]) - 1]
        done = len(before["actions"])
        assert after["actions"][:done] == before["actions"], spot.name
        assert len(after["actions"]) > done, spot.name
        Match.from_record(now)


HANDS = [(game, players) for game in GAMES for players in extremes(find_game(game))]


def deal(game: str, players: int, seed: int) -> str:
    """The link to a deal."""
    rules = extremes(find_game(game))[players]
    words = [
        f"{name}={str(value).lower() if isinstance(value, bool) else value}"
        for name, value in rules.items()
    ]
    return "~".join(["play", f"seed={seed}", f"players={players}", *words])


@pytest.mark.parametrize(("game", "players"), HANDS)
def test_a_whole_hand_is_played(open_page: Open, game: str, players: int) -> None:
    """By touch and by keyboard in turn, at the four sizes in turn: nothing is ever out of view."""
    page = shelved(open_page, [], **PHONE)
    sit_down(page, game, deal(game, players, seed=players))
    random, faults = Random(players), []
    for turn in range(MOST_CHOICES):
        if state(page) == "over":
            break
        faults += hidden(page, SIZES[turn % len(SIZES)])
        choose(page, random, ("tap", "Enter")[turn % 2])
    assert not faults, "\n".join(faults)
    dialog = page.locator("dialog[open]")
    (table,) = kept(page)
    assert table["over"]
    match = Match.from_record(table["record"])
    assert match.over and match.players == players
    for total in match.totals:
        assert str(abs(total)) in dialog.inner_text()
