"""The score sheet of Shed, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest
from evenings import request_for, written_down
from shed_book import SUITS

from followsuit import Match, ask

LEADS = [*(f"ace-{suit}" for suit in SUITS), "bard", "calamity", "end", "huntress", "sea"]


def entry(winner: int, lead: str, move: str | None = None, **more: Any) -> dict[str, Any]:
    case = {"winner": winner, "lead": lead, **more}
    return {"form": "tokens", "case": {**case, "move": move} if move else case}


def sheet(*entries: Any, players: int = 3, **options: Any) -> Any:
    asked = {"ask": "sheet", "game": "shed", "players": players, "options": options}
    return ask({**asked, "entries": list(entries)})


def known(told: Any) -> Any:
    return told["forms"][0]["known"]


def asked(told: Any) -> list[str]:
    return [field["name"] for field in told["forms"][0]["fields"]]


def where(told: Any) -> list[str]:
    return [error["where"] for error in told["unfit"]["errors"]]


def test_tokens_start_is_known() -> None:
    told = sheet()
    assert known(told) == {"takes": [SUITS] * 3, "supply": []}
    assert asked(told) == ["winner", "lead", "move"]
    assert told["totals"] == [6, 6, 6]


def test_tokens_supply_is_what_the_takes_lack() -> None:
    told = sheet(entry(0, "author", "shed knots"))
    assert known(told)["takes"][0] == SUITS[:5]
    assert known(told)["supply"] == ["knots"]
    assert [(line["side"], line["points"]) for line in told["hands"][0]["ledger"]] == [
        (None, 1),
        (0, -1),
    ]


def test_token_single_leaves_no_choice_to_enter() -> None:
    assert sheet(entry(0, "ace-moons"))["totals"] == [5, 6, 6]


def test_token_choice_must_be_entered() -> None:
    told = sheet(entry(0, "author"))
    assert where(told) == ["entries[0].case.move"]
    assert told["unfit"]["errors"][0]["what"].endswith("possible: shed moons, shed knots")


def test_a_move_that_nobody_may_make_is_not_entered() -> None:
    assert where(sheet(entry(0, "author", "keep"))) == ["entries[0].case.move"]
    kept = sheet(entry(0, "author", "keep"), shed_optional=True)
    assert kept["unfit"] is None
    assert kept["totals"] == [6, 6, 6]


def test_no_card_is_led_twice_in_a_round() -> None:
    told = sheet(entry(0, "ace-moons"), entry(1, "ace-moons"))
    assert where(told) == ["entries[1].case.lead"]


def tricks_of_a_round(players: int, mode: str, number: int) -> list[Any]:
    """Tricks that the players win in turn; a token that must be taken is any that may be."""
    entries: list[Any] = []
    for place, lead in enumerate(LEADS[:number]):
        entries.append(entry(place % players, lead))
        told = sheet(*entries, players=players, mode=mode)
        if told["unfit"]:
            possible = told["unfit"]["errors"][0]["what"].partition("possible: ")[2]
            entries[-1]["case"]["move"] = possible.split(", ")[0]
    return entries


def test_round_takes_kept_and_the_deal_passes_left() -> None:
    tricks = tricks_of_a_round(3, "singles", 11)
    told = sheet(*tricks)
    assert told["unfit"] is None
    assert [hand["dealer"] for hand in told["hands"]] == [0, 1]
    assert told["hands"][1]["totals"]["before"] == told["totals"] != [6, 6, 6]
    assert [len(take) for take in known(told)["takes"]] == told["totals"]
    assert "round.takes-kept" in str(told["hands"][1]["begins"])
    again = sheet(*tricks, entry(2, "ace-moons"))
    assert again["unfit"] is None, "in a new round a card may be led again"


@pytest.mark.parametrize(
    ("players", "mode", "tricks"),
    [(2, "singles", 8), (4, "partnership", 8), (3, "singles", 11), (4, "singles", 8)],
)
def test_deal_drawpile_settles_how_many_tricks_a_round_has(
    players: int, mode: str, tricks: int
) -> None:
    entries = tricks_of_a_round(players, mode, tricks)
    assert len(sheet(*entries[:-1], players=players, mode=mode)["hands"]) == 1
    told = sheet(*entries, players=players, mode=mode)
    assert told["unfit"] is None
    assert len(told["hands"]) == 2


def test_tokens_random_start_is_entered_once() -> None:
    assert asked(sheet(start="random")) == ["winner", "lead", "takes", "move"]
    assert known(sheet(start="random")) == {}
    drawn = [["moons"] * 2 + SUITS[2:], ["suns"] * 2 + SUITS[2:], SUITS]
    first = entry(0, "ace-moons", takes=drawn)
    told = sheet(first, start="random")
    assert told["totals"] == [5, 6, 6]
    assert known(told)["takes"] == [SUITS[:1] + SUITS[2:], ["suns", "suns", *SUITS[2:]], SUITS]
    assert asked(told) == ["winner", "lead", "move"]
    few = sheet(entry(0, "ace-moons", takes=[SUITS[:5], SUITS, SUITS]), start="random")
    assert where(few) == ["entries[0].case.takes[0]"]


def test_a_mended_trick_changes_what_the_next_may_do() -> None:
    first, second = entry(0, "author", "shed knots"), entry(0, "windfall", "take knots from 1")
    assert sheet(first, second)["totals"] == [6, 5, 6]
    mended = sheet({**first, "case": {**first["case"], "move": "shed moons"}}, second)
    assert where(mended) == ["entries[1].case.move"]
    assert mended["totals"] == [5, 6, 6]


def test_end_immediate() -> None:
    told = sheet(*[entry(0, f"ace-{suit}") for suit in SUITS])
    assert told["over"]
    assert told["winners"] == [0]
    assert told["totals"] == [0, 6, 6]
    assert "end.immediate" in str(told["hands"][0]["notes"][-1])


def test_kingmaker_shared_needs_no_move() -> None:
    """A match that ends so: nobody may choose the winner, and there is nothing to enter but the trick."""
    match = Match("shed", 5, seed=63).play_random()
    assert len(match.winners) == 2
    entries = [entry for _, new in written_down(match) for entry in new]
    assert "move" not in entries[-1]["case"]
    told = ask(request_for(match, entries))
    assert told["winners"] == list(match.winners)
    assert "kingmaker.shared" in str(told["hands"][-1]["notes"][-1])
    moved = {**entries[-1], "case": {**entries[-1]["case"], "move": "keep"}}
    assert where(ask(request_for(match, [*entries[:-1], moved])))[0].endswith(".case.move")
