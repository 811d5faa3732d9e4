"""A guided lesson as sections: text, the table, a question, and its answer to open."""

from __future__ import annotations

from html import escape

from followsuit_draw.markup import attrs, tag
from followsuit_draw.pen import Pen
from followsuit_draw.table import trick

from .. import fading
from ..lessons import Choice, Question, Told, ToldStep
from .case import takes
from .quiz import QUIZ, QUIZ_OF_LESSON
from .scribe import Scribe


def render(told: Told, scribe: Scribe) -> str:
    """The whole lesson; without a script every step is readable one below the other."""
    lesson = told.lesson
    onward = _onward(told, scribe)
    frame = {
        "class_": "fig",
        "data_search_exclude": True,
        "id": lesson.anchor,
        "role": "group",
        "aria_labelledby": f"{lesson.anchor}-title",
        **scribe.pack(),
    }
    count = len(told.steps)
    steps = "".join(
        _step(step, place, told, scribe, onward if place == count - 1 else "")
        for place, step in enumerate(told.steps)
    )
    head = scribe.head(lesson.anchor, lesson.title, scribe.words("steps", number=count))
    return f"<fs-lesson{attrs(frame)}>{head}{steps}</fs-lesson>"


def _onward(told: Told, scribe: Scribe) -> str:
    """Where the last step leads on: the page's own quiz, and this hand to play further if shown."""
    page, game, lesson = scribe.page, scribe.game, told.lesson
    links = []
    if any(fence.kind == "quiz" for fence in page.fences):
        if fading.practised(told, scribe.book):
            links.append((f"#{QUIZ_OF_LESSON}", scribe.words("practise-lesson")))
        else:
            links.append((f"#{QUIZ}", scribe.words("answer-questions", game=game.title)))
    deal = lesson.play.get("deal")
    tutorial = scribe.book.tutorials[lesson.game]
    shown = {name for fence in page.fences if fence.kind == "example" for name, *_ in fence.names}
    for example in tutorial.examples.values():
        play = example.field("play")
        dealt = play.get("deal") if play else None
        if deal and dealt and deal.data == dealt.data and example.id in shown:
            words = scribe.words("change-this-hand", example=example.title)
            links.append((f"#{example.anchor}", words))
            break
    if not links:
        return ""
    items = "".join(
        f'<a class="btn" href="{escape(href)}">{escape(words)}</a>' for href, words in links
    )
    return f'<div class="onward row"><p>{escape(scribe.words("whole-lesson"))}</p>{items}</div>'


def firsts(told: Told, scribe: Scribe, pen: Pen) -> dict[str, str]:
    """What later steps ask before they tell, by the step's number from 0: drawn with a pen of live answers."""
    found = {}
    for place in range(len(told.steps)):
        if first := fading.first(told, place, scribe.book):
            felt = trick(first.trick, told.names, None, pen, done=False) if first.trick else ""
            found[str(place)] = felt + _question(first.question, "", scribe, pen)
    return found


def _step(told: ToldStep, place: int, lesson: Told, scribe: Scribe, onward: str) -> str:
    id_ = f"{lesson.lesson.anchor}-{place + 1}"
    title = f'<h4 id="{id_}-title">{place + 1}. {escape(told.step.title)}</h4>'
    body = scribe.prose(told.step.say)
    if fading.folds(lesson, place, scribe.game):
        body = f'<div class="say">{body}</div>'
    question = ""
    if told.question:
        question = _question(told.question, told.step.text("reveal"), scribe, scribe)
    state = told.answer["state"]
    played = state.get("trick", [])
    felt = trick(played, lesson.names, None, scribe, done=False) if played else ""
    return tag(
        "section",
        title
        + body
        + felt
        + _tokens(place, lesson, scribe)
        + _held(told, lesson, scribe)
        + question
        + onward,
        class_="step",
        id=id_,
        data_step=place,
        aria_labelledby=f"{id_}-title",
    )


def _tokens(place: int, lesson: Told, scribe: Scribe) -> str:
    """The tokens on the table, whenever they have moved."""
    now = takes(lesson.steps[place].answer["state"], scribe)
    moved = place == 0 or now != takes(lesson.steps[place - 1].answer["state"], scribe)
    return now if moved else ""


def _held(told: ToldStep, lesson: Told, scribe: Scribe) -> str:
    """The learner's cards in this hand, unless the question is about just these."""
    if lesson.seat is None:
        return ""
    state = told.answer["state"]
    if state["hand"] != lesson.steps[0].answer["state"]["hand"]:
        return ""  # the next hand has been dealt already
    cards = state["hands"][lesson.seat]
    asked = {choice.card for choice in told.question.choices} if told.question else set()
    if not cards or asked == set(cards):
        return ""
    items = "".join(f"<li>{scribe.card(code)}</li>" for code in cards)
    label = scribe.words("your-cards", seat=lesson.names[lesson.seat])
    css = "hand deck" if scribe.deck else "hand"
    count = scribe.words("cards", number=len(cards))
    return (
        f'<p class="striphead"><span>{escape(label)}</span><span>{count}</span></p>'
        f'<ul class="{css}" aria-label="{escape(label)}">{items}</ul>'
    )


def _question(question: Question, reveal: str, scribe: Scribe, pen: Pen) -> str:
    """`pen` draws its cards and reasons, `scribe` writes what the author says."""
    items = "".join(_choice(choice, scribe, pen) for choice in question.choices)
    choices = f'<ul class="choices">{items}</ul>' if items else ""
    why = "".join(f"<li>{pen.reason(item)}</li>" for item in question.why)
    reasons = f'<ul class="why-list">{why}</ul>' if why else ""
    joint = scribe.words("or") if question.pick == "one" else ", "
    right = joint.join(_label(value, question, scribe, pen) for value in question.right)
    inner = (
        f'<p class="question">{scribe.prose_line(question.text)}</p>{choices}'
        f'<details class="reveal"><summary>{escape(scribe.words("show-answer"))}</summary>'
        f'<p class="right">{right}</p>{scribe.prose(reveal)}{reasons}</details>'
    )
    return tag(
        "div", inner, class_="ask", data_pick=question.pick, data_answer=list(question.right)
    )


def _choice(choice: Choice, scribe: Scribe, pen: Pen) -> str:
    """A choice is a card, a player with a card, or words."""
    if choice.card is None:
        return tag("li", scribe.prose_line(choice.label), data_choice=choice.value)
    face, who, spoken = pen.card(choice.card), "", scribe.game.cards[choice.card].spoken
    if choice.value != choice.card:
        who = f'<span class="who">{escape(choice.label)}</span>'
        spoken = f"{choice.label}, {spoken}"
    named = {"data_choice": choice.value, "data_card": choice.card, "data_spoken": spoken}
    return tag("li", who + face, **named)


def _label(value: str, question: Question, scribe: Scribe, pen: Pen) -> str:
    choice = next((choice for choice in question.choices if choice.value == value), None)
    if choice is None:
        return escape(value)
    if choice.card == choice.value:
        return pen.inline(choice.card)
    return scribe.prose_line(choice.label)
