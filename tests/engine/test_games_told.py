"""What games tell of themselves: names of values and clauses, and what a game leaves unsaid."""

from __future__ import annotations

from pathlib import Path

import pytest

from followsuit import ask, games
from followsuit.asking.telling import Teller
from followsuit.games import game
from followsuit.ledger import Line
from followsuit.messages import say


def labels(name: str, field: str) -> list[str]:
    """What the values of an option or a setting of a game are called."""
    told = ask({"ask": "game", "game": name})
    (found,) = (one for one in (*told["options"], *told["setting"]) if one["name"] == field)
    return [value["label"] for value in found["values"]]


def test_a_value_is_called_by_its_name_or_else_tells_itself() -> None:
    """Numbers and cards may do so; a name of a number is found though it begins with none."""
    assert labels("truc", "stop_when_decided") == ["no", "yes"]
    assert labels("hearts", "pass_count") == ["three", "one", "two", "four"]
    assert labels("tyzicha", "bid_limit") == ["no limit", "120 without a marriage in hand"]
    assert labels("tetka", "trick")[:2] == ["1", "2"]
    assert labels("tetka", "bum")[:2] == ["not named", "A♠"]


def test_a_numbered_clause_is_known_by_the_end_of_its_id() -> None:
    """A ruling, by its name; each says which option offers another way."""
    told = {one["id"]: one for one in ask({"ask": "game", "game": "tetka"})["clauses"]}
    assert told["tetka.deal.bum-card"]["name"] == "bum-card"
    told = {one["id"]: one for one in ask({"ask": "game", "game": "truc"})["clauses"]}
    assert told["truc.ruling.eleven-decline"]["option"] == "decline_points"
    assert told["truc.ruling.overshoot"]["option"] is None


# -- a game that others have made ------------------------------------------------------------------

SEATED = """\
from dataclasses import replace

from followsuit.duty import anything
from followsuit.games import game
from followsuit.messages import Seat, say

TRUC = game("truc")


def duty(setting, cards):
    return (anything("follow.none", say("quiz-player", seat=Seat(len(cards)))),)


ABOUT = TRUC.about._replace(clockwise=True)
GAME = replace(TRUC, about=ABOUT, trick=replace(TRUC.trick, duty=duty))
"""


def test_a_law_may_name_whose_turn_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the seats are called where so many sit as have played, and who plays: two at least."""
    (tmp_path / "seated.py").write_text(SEATED, "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setitem(games.MODULES, "seated", "seated")
    for trick, usual in (
        ("", ("West", "East")),
        ("4S", ("West", "East")),
        ("4S 5S", ("West", "North", "East")),
        ("4S 5S 6S", ("West", "North", "East", "South")),
    ):
        asked, turn = {"ask": "legal", "game": "seated", "hand": "3S"}, len(trick.split())
        for names, given in ((usual, {}), ("ABCD", {"names": list("ABCD")})):
            told = ask({**asked, "trick": trick, **given})
            assert told["law"]["why"]["text"] == f"You may {names[turn]}."


FREE = """\
PHASES = tuple(
    replace(
        phase,
        parts=tuple(p._replace(most=0) if p.kind == "hand" else p for p in phase.parts),
    )
    for phase in TRUC.hand.phases
)
GAME = replace(
    TRUC,
    hand=replace(TRUC.hand, phases=PHASES),
    match=replace(TRUC.match, account="bank"),
    positions=replace(TRUC.positions, hand_limit=lambda setting: 0),
)
"""


def test_a_game_that_sets_no_limits_tells_none_and_its_account_may_have_no_other_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "free.py").write_text(SEATED + FREE, "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setitem(games.MODULES, "free", "free")
    assert ask({"ask": "game", "game": "free"})["requests"]["hand_limit"] is None
    assert ask({"ask": "game", "game": "truc"})["requests"]["hand_limit"] == 3
    many = "AS 2S 3S 4S 5S 6S 7S"
    assert "errors" not in ask({"ask": "legal", "game": "free", "hand": many})
    lead = {"ask": "legal", "game": "free", "phase": "lead", "position": {"hand": many}}
    assert "has-cards-for-now" not in [fault["id"] for fault in ask(lead).get("errors", ())]
    line = Line(None, 3, (), say("any-card"))
    free, usual = (Teller.of(game(name), game(name).pack(()), "en") for name in ("free", "truc"))
    assert (free.amount(line)["account"], usual.amount(line)["account"]) == ("bank", "supply")
