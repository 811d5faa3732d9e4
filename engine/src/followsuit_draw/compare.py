"""The same trick in every game of a French pack: who wins where, and why."""

from __future__ import annotations

from collections.abc import Callable

from followsuit.messages import Suit

from .markup import escape, scrolled, tag
from .pen import Answer, Pen
from .table import trick


def parts(answer: Answer, pen: Pen, home: Callable[[str], str]) -> dict[str, str]:
    """All that is drawn of a comparison; `home` is the address of a game's page."""
    return {
        "felt": felt(answer, pen),
        "verdicts": verdicts(answer, pen, home),
        "trumps": trumps(answer["trump"], pen),
    }


def felt(answer: Answer, pen: Pen) -> str:
    """The trick, as it lies in every game."""
    cards = [{"seat": place, "card": code} for place, code in enumerate(answer["trick"])]
    return trick(cards, answer["names"], None, pen, done=False)


def verdicts(answer: Answer, pen: Pen, home: Callable[[str], str]) -> str:
    """What each game says."""
    fitting = [told for told in answer["games"] if told["fits"]]
    rows = "".join(_row(told, pen, home(told["game"])) for told in fitting)
    head = "".join(
        f'<th scope="col">{text}</th>' for text in map(pen.words, ("game", "winner", "why"))
    )
    table = f'<table class="ledger compared"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    others = [told for told in answer["games"] if not told["fits"]]
    items = "".join(
        f"<li><b>{escape(told['title'])}.</b> {pen.say(told['because'])}</li>" for told in others
    )
    heading = pen.words("not-in-these", number=len(others))
    unfit = f'<details><summary>{heading}</summary><ul class="unfit">{items}</ul></details>'
    inner = scrolled(table, pen.words("who-wins-where")) + (unfit if others else "")
    return tag("div", inner, class_="verdicts")


def trumps(trump: str | None, pen: Pen) -> str:
    """What is trump, in the games that can choose."""
    if trump is None:
        return ""
    return (
        pen.words("trump-none") if trump == "none" else pen.words("trump-chosen", suit=Suit(trump))
    )


def _row(told: Answer, pen: Pen, href: str) -> str:
    setting = f"<br><small>{escape(told['setting_text'])}</small>" if told["setting_text"] else ""
    far = "" if told["complete"] else f"<br><small>{pen.words('so-far')}</small>"
    won = pen.words("nobody") if told["card"] is None else pen.inline(told["card"])
    return (
        f'<tr><th scope="row"><a href="{escape(href)}">{escape(told["title"])}</a>{setting}</th>'
        f"<td>{won}{far}</td>"
        f"<td>{pen.line(told)}</td></tr>"
    )
