"""A question of a quiz in its parts: what is asked, the cards it is about, the options, the verdict."""

from __future__ import annotations

from typing import Any

from .markup import escape, tag
from .pen import Answer, Pen
from .table import trick


def printed(question: Answer, pen: Pen, title: str = "") -> str:
    """The question as it is read, its answer behind a fold; `title` says which game's rules are asked."""
    name = f"<b>{escape(title)}.</b> " if title else ""
    prompt = f'<p class="prompt">{name}{_asked(question, pen)}</p>'
    answer = (
        f"<details><summary>{pen.words('show-answer')}</summary><p>{verdict(question, pen)}</p>"
        f"{reasons(question, pen)}</details>"
    )
    inner = prompt + table(question, pen) + cards(question, pen) + answer
    return tag("li", inner, class_="question", data_id=question["id"])


def parts(question: Answer, pen: Pen) -> dict[str, Any]:
    """The same in parts, for whoever puts controls between them: the options in their order."""
    chosen = question["kind"] == "winner" and any(option["card"] for option in question["options"])
    return {
        "prompt": _asked(question, pen),
        "table": "" if chosen else table(question, pen) + _held(question, pen),
        "options": [_choice(option, question, pen) for option in question["options"]],
        "verdict": verdict(question, pen),
        "reasons": reasons(question, pen),
    }


def _asked(question: Answer, pen: Pen) -> str:
    """What is asked, after the facts that are told one by one."""
    prompt: str = question["prompt"]["marked"]
    told = question.get("known", "")
    before = f"<small>{pen.say(told)}</small> <br>" if told else ""
    return before + pen.say(prompt.removeprefix(told).lstrip())


def _held(question: Answer, pen: Pen) -> str:
    """The hand of a question that offers something else than cards."""
    offered = any(option["card"] for option in question["options"])
    return cards(question, pen) if question["hand"] and not offered else ""


def _choice(option: Answer, question: Answer, pen: Pen) -> str:
    """What an option shows beside its control: to be put in order, cards stand as in a sentence."""
    if not option["card"]:
        return pen.say(option["spelt"])
    if question["pick"] == "order":
        return pen.inline(option["card"])
    led = question["kind"] == "winner" and option is question["options"][0]
    return pen.card(option["card"], "led" if led else "")


def table(question: Answer, pen: Pen) -> str:
    """The trick of the question, if it has one."""
    names = question["seats"]
    played = [
        {"seat": place % len(names), "card": code} for place, code in enumerate(question["trick"])
    ]
    return trick(played, names, None, pen, done=False) if played else ""


def cards(question: Answer, pen: Pen) -> str:
    """The hand of the question, the cards to be put in order, or who kept which cards."""
    held = question["hand"]
    if question["kind"] == "order":
        held = [option["card"] for option in question["options"]]
    if question["kind"] == "fault":
        return tag("ul", "".join(tag("li", pen.say(one["spelt"])) for one in question["options"]))
    items = "".join(f"<li>{pen.card(code)}</li>" for code in held)
    css = "hand deck" if pen.deck else "hand"
    return f'<ul class="{css}">{items}</ul>' if items else ""


def verdict(question: Answer, pen: Pen) -> str:
    """What is right, and the clauses that decide."""
    return f"{pen.say(question['verdict'])} {pen.secs(question['clauses'])}"


def reasons(question: Answer, pen: Pen) -> str:
    """Why each option is right or wrong; what only repeats the verdict is left out."""
    items = "".join(
        f"<dt>{_name(option, question, pen)}</dt><dd>{pen.line(item)}</dd>"
        for option, item in zip(question["options"], question["why"], strict=True)
        if not repeats(item["why"], question["verdict"])
    )
    return f"<dl>{items}</dl>" if items else ""


def repeats(reason: Answer, law: Answer) -> bool:
    """Whether a reason says no more of its card than the law that was told before it."""
    told: str = law["marked"].lower()
    return bool(reason["marked"].lower().endswith(told))


def _name(option: Answer, question: Answer, pen: Pen) -> str:
    """What an option is called beside its reason: where it tells of a player, by the player's name."""
    if not option["card"]:
        told = option["seat"] is not None
        return escape(question["seats"][option["seat"]]) if told else pen.say(option["spelt"])
    card = pen.inline(option["card"])
    return card if option["seat"] is None else f"{escape(option['label'])}, {card}"
