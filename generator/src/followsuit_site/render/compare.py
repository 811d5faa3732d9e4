"""The same trick in every game of a French pack: who wins where, and why."""

from __future__ import annotations

from html import escape
from typing import Any

from ..book import Book
from ..engine import Answer
from ..faults import Faults
from ..pages import Page
from .scribe import Scribe, scrolled, tag
from .table import trick


def render(
    book: Book, page: Page, answer: Answer, id_: str, title: str, say: str, faults: Faults
) -> str:
    """One trick, and the verdict of each game."""
    games = book.engine.games
    # Faces come from the largest pack: the trick may have cards that a game lacks.
    widest = max(games.values(), key=lambda game: game.pack.startswith("french") * len(game.cards))
    scribe = Scribe(book, page, widest, faults)
    cards = [{"seat": place, "card": code} for place, code in enumerate(answer["trick"])]
    felt = trick(cards, answer["names"], None, scribe, done=False)
    fitting = [told for told in answer["games"] if told["fits"]]
    rows = "".join(_row(told, book, page, scribe) for told in fitting)
    head = "".join(f'<th scope="col">{text}</th>' for text in ("Game", "Winner", "Why"))
    table = f'<table class="ledger compared"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    others = [told for told in answer["games"] if not told["fits"]]
    items = "".join(
        f"<li><b>{escape(told['title'])}.</b> {scribe.say(told['because'])}</li>" for told in others
    )
    unfit = f'<details><summary>Not in these games ({len(others)})</summary><ul class="unfit">{items}</ul></details>'
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
        scribe.head(id_, title, trumps(answer["trump"]))
        + (f'<div class="cap">{scribe.prose(say)}</div>' if say else "")
        + felt
        + tag(
            "div",
            scrolled(table, "Who wins in each game") + (unfit if others else ""),
            class_="verdicts",
        )
    )
    return tag("fs-compare", inner, **frame)


TRUMPS = {
    "S": "Spades where trumps change",
    "H": "Hearts where trumps change",
    "D": "Diamonds where trumps change",
    "C": "Clubs where trumps change",
    "none": "No trumps where a game can do without",
}


def trumps(trump: str | None) -> str:
    """What is trump, in the games that can choose."""
    return TRUMPS.get(trump or "", "")


def _row(told: Answer, book: Book, page: Page, scribe: Scribe) -> str:
    home = book.page_of_game(told["game"])
    href = book.link(page, home) if home else "#"
    setting = f"<br><small>{escape(told['setting_text'])}</small>" if told["setting_text"] else ""
    far = "" if told["complete"] else "<br><small>so far</small>"
    won = "Nobody" if told["card"] is None else scribe.inline(told["card"])
    return (
        f'<tr><th scope="row"><a href="{escape(href)}">{escape(told["title"])}</a>{setting}</th>'
        f"<td>{won}{far}</td>"
        f"<td>{scribe.say(told['why'])} {scribe.secs(told['clauses'])}</td></tr>"
    )
