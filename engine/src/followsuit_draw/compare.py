"""The same trick in every game of a French pack: who wins where, and why."""

from __future__ import annotations

from collections.abc import Callable

from .markup import escape, scrolled, tag
from .pen import Answer, Pen
from .table import trick


def felt(answer: Answer, pen: Pen) -> str:
    """The trick, as it lies in every game."""
    cards = [{"seat": place, "card": code} for place, code in enumerate(answer["trick"])]
    return trick(cards, answer["names"], None, pen, done=False)


def verdicts(answer: Answer, pen: Pen, home: Callable[[str], str]) -> str:
    """What each game says; `home` is the address of a game's page."""
    fitting = [told for told in answer["games"] if told["fits"]]
    rows = "".join(_row(told, pen, home(told["game"])) for told in fitting)
    head = "".join(f'<th scope="col">{text}</th>' for text in ("Game", "Winner", "Why"))
    table = f'<table class="ledger compared"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    others = [told for told in answer["games"] if not told["fits"]]
    items = "".join(
        f"<li><b>{escape(told['title'])}.</b> {pen.say(told['because'])}</li>" for told in others
    )
    unfit = f'<details><summary>Not in these games ({len(others)})</summary><ul class="unfit">{items}</ul></details>'
    inner = scrolled(table, "Who wins in each game") + (unfit if others else "")
    return tag("div", inner, class_="verdicts")


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


def _row(told: Answer, pen: Pen, href: str) -> str:
    setting = f"<br><small>{escape(told['setting_text'])}</small>" if told["setting_text"] else ""
    far = "" if told["complete"] else "<br><small>so far</small>"
    won = "Nobody" if told["card"] is None else pen.inline(told["card"])
    return (
        f'<tr><th scope="row"><a href="{escape(href)}">{escape(told["title"])}</a>{setting}</th>'
        f"<td>{won}{far}</td>"
        f"<td>{pen.line(told)}</td></tr>"
    )
