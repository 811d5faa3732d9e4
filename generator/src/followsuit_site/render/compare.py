"""The same trick in every game of a French pack: who wins where, and why."""

from __future__ import annotations

from typing import Any

from followsuit_draw.compare import felt, trumps, verdicts
from followsuit_draw.markup import tag

from ..book import Book
from ..engine import Answer
from ..faults import Faults
from ..pages import Page
from .scribe import Scribe


def render(
    book: Book, page: Page, answer: Answer, id_: str, title: str, say: str, faults: Faults
) -> str:
    """One trick, and the verdict of each game."""
    games = book.engine.games
    # Faces come from the largest pack: the trick may have cards that a game lacks.
    widest = max(games.values(), key=lambda game: (game.family == "french") * len(game.cards))
    scribe = Scribe(book, page, widest, faults)

    def home(game: str) -> str:
        found = book.page_of_game(game)
        return book.link(page, found) if found else "#"

    frame: dict[str, Any] = {
        "class_": "fig",
        "id": id_,
        "role": "group",
        "aria_labelledby": f"{id_}-title",
        "data_pack": widest.pack,
        "data_trick": " ".join(answer["trick"]),
        "data_trump": answer["trump"],
    }
    inner = (
        scribe.head(id_, title, trumps(answer["trump"], scribe))
        + (f'<div class="cap">{scribe.prose(say)}</div>' if say else "")
        + felt(answer, scribe)
        + verdicts(answer, scribe, home)
    )
    return tag("fs-compare", inner, **frame)
