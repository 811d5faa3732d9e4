"""What the benches measure is there: a copy of this checkout that is whole, and plain Material beside it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_copy_of_the_book_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the book comes to need: what fails there ends the bench."""
    monkeypatch.syspath_prepend(str(ROOT / "tests/bench"))
    from build import FACT, GAME, PAGE, RULE, TEXT, TITLE, TUTORIAL, Book

    book = Book(tmp_path / "book")
    assert book.plain().work > 0
    assert book.run("followsuit_site", "check", GAME).work > 0
    assert (tmp_path / "book/plain/index.html").is_file()
    for file, place in ((PAGE, TEXT), (TUTORIAL, TITLE), (RULE, FACT)):
        book.edit(file, place, f"{place}New ")
    with pytest.raises(SystemExit, match="failed: followsuit_site check"):
        book.run("followsuit_site", "check", "no-such-game")
    sys.modules.pop("build")
