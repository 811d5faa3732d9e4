"""What the words of a game have no name for is told all at once, each where the rules speak of it."""

from __future__ import annotations

from typing import cast

import pytest

from followsuit import ask
from followsuit.games import MODULES, game
from followsuit.words.catalogue import tables
from followsuit_site.__main__ import main
from followsuit_site.unnamed import missing, unnamed

LACKING = {
    "option-pass_count": ("options.py", "pass_count: int = choice("),
    "form-hand-hearts": ("score.py", '"hearts"'),
    "means-pass-card": ("passing.py", 'Code("pass <card>")'),
    "clause-pass-left": ("clauses.py", "pass.left"),
}


@pytest.mark.parametrize("name", MODULES)
def test_every_game_has_all_its_names(name: str) -> None:
    assert missing(name) == []


def test_names_that_are_missing_are_told_where_they_are_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = cast("dict[str, object]", tables(game("hearts").words)[0])
    for entry in LACKING:
        monkeypatch.delitem(own, entry)
    told = unnamed(["hearts"]).report().splitlines()
    for entry, (name, quoted) in LACKING.items():
        (line,) = (line for line in told if f"“{entry}”" in line)
        file, number, _ = line.split(":", 2)
        assert file.endswith(f"hearts/{name}")
        with open(file, encoding="utf-8") as source:
            assert quoted in source.read().splitlines()[int(number) - 1]
    # Nothing is left of the names that were lent, and the command tells the same.
    assert not LACKING.keys() & own.keys()
    with pytest.raises(LookupError):
        ask({"ask": "game", "game": "hearts"})
    assert main(["check", "hearts", "--kept", ""]) == 1
    assert [line for line in capsys.readouterr().out.splitlines() if "en.ftl" in line] == told[:4]
