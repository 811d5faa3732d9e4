"""Lessons played through: each step with the table as it then stands, and its question answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import claims, examples, reading
from .engine import Answer, Engine, Game
from .examples import Solved
from .faults import Faults
from .tutorials import Example, Lesson, Step
from .yamlmarks import Node


@dataclass(frozen=True)
class Choice:
    """Something that may be answered; `card` is its card's code if it is one."""

    value: str
    label: str
    card: str | None = None


@dataclass(frozen=True)
class Question:
    """A question with what the engine says is right. `pick` is one (any of those that are
    right), all (every one of them) or number."""

    text: str
    pick: str
    choices: tuple[Choice, ...]
    right: tuple[str, ...]
    why: tuple[Answer, ...] = ()


@dataclass(frozen=True)
class ToldStep:
    """A step, the answer that shows the table, and what has happened since the step before."""

    step: Step
    answer: Answer
    events: list[Answer]
    question: Question | None


@dataclass(frozen=True)
class Told:
    """A lesson with the engine's answers; `seat` is the learner's."""

    lesson: Lesson
    names: list[str]
    steps: tuple[ToldStep, ...]
    seat: int | None = None


def tell(lesson: Lesson, engine: Engine, faults: Faults) -> Told | None:
    """Play a lesson. What the engine refuses or knows better becomes a fault."""
    game = engine.games[lesson.game]
    before = len(faults)
    named = lesson.play.get("names")
    given = [str(item.value) for item in named.items] if named else None
    begun = examples.run(lesson.play, game, engine, faults, given)
    if begun is None:
        return None
    first, answer, done, history, _ = begun
    names = examples.seats(answer)
    seat = reading.seat(lesson.seat, names, faults) if lesson.seat else None
    told = []
    for step in lesson.steps:
        actions = step.node.get("actions")
        events: list[Answer] = []
        if actions:
            codes = [reading.action(str(node.value), game) for node in actions.items]
            then = examples.act(answer, codes, actions.items, engine, faults)
            if then is None:
                return None
            answer, events = then, then["events"]
            done += codes
        history += events
        solved = Solved(_as_example(lesson, step), first, answer, names, list(done), list(history))
        if step.node.get("claim") or step.shows:
            claims.check(solved, engine, faults)
        question = _question(step, solved, game, faults) if step.text("ask") else None
        told.append(ToldStep(step, answer, events, question))
    return Told(lesson, names, tuple(told), seat) if len(faults) == before else None


def _as_example(lesson: Lesson, step: Step) -> Example:
    """A step as the example that it would be, to check its claims like one."""
    claim = step.node.get("claim") or Node(step.node.file, step.node.line, None, {})
    return Example(
        lesson.game, lesson.id, step.title, "play", step.node, claim, step.shows, "", False
    )


def _question(step: Step, solved: Solved, game: Game, faults: Faults) -> Question | None:
    if step.node.get("legal"):
        return _legal(step, solved, game, faults)
    if step.node.get("winner"):
        return _winner(step, solved, game, faults)
    if step.node.get("number"):
        return _number(step, solved, faults)
    return _authored(step, game, faults)


def _wrong(step: Step, given: str, truth: str, faults: Faults) -> None:
    line = step.node.keys["answer"]
    what = f"the lesson says {given}, but the engine says {truth}"
    faults.add(step.node.file, line, what)


def _choice(value: str, game: Game, label: str = "") -> Choice:
    card = game.card(value)
    return Choice(card.code, card.name, card.code) if card else Choice(value, label or value)


def _means(game: Game) -> dict[str, str]:
    """What actions do that are not possible now."""
    phases = game.raw["requests"]["legal"]["phases"]
    return {action["pattern"]: action["means"] for phase in phases for action in phase["actions"]}


def _legal(step: Step, solved: Solved, game: Game, faults: Faults) -> Question | None:
    """Which cards, or which actions, are allowed to the seat whose turn it is."""
    state = solved.answer["state"]
    if state.get("seat") is None:
        faults.add(step.node.file, step.node.keys["legal"], "nobody is to act in this step")
        return None
    offered = step.node.get("choices")
    if offered:
        labels = _labels(state)
        codes = [reading.action(word, game) for word in reading.words(offered)]
        means = _means(game)
        choices = tuple(
            _choice(code, game, labels.get(code) or means.get(code, "")) for code in codes
        )
        right = tuple(code for code in codes if code in labels)
    else:
        choices, right = may_play(state, game)
    answer = step.node.map["answer"]
    if answer.value == "all":
        given = {choice.value for choice in choices}
    else:
        words = [str(item.value) for item in answer.items]
        words = words or _one_or_many(str(answer.value), game)
        given = {reading.action(word, game) for word in words}
    if given != set(right):
        names = {choice.value: choice.label for choice in choices}
        truth = ", ".join(names.get(value, value) for value in sorted(right))
        _wrong(step, ", ".join(sorted(given)), truth or "nothing", faults)
        return None
    return _chosen(step, choices, right, refusals(state), faults)


def _labels(state: Answer) -> dict[str, str]:
    return {action["code"]: action["label"] for action in state["actions"]}


def may_play(state: Answer, game: Game) -> tuple[tuple[Choice, ...], tuple[str, ...]]:
    """Whoever's turn it is: their cards, or what else they may do; and what of it is right."""
    labels, hand = _labels(state), state["hands"][state["seat"]]
    right = {card for code in labels if (card := _about_card(code, hand, game))}
    if not right:
        return tuple(_choice(code, game, label) for code, label in labels.items()), tuple(labels)
    choices = tuple(_choice(code, game) for code in hand)
    return choices, tuple(choice.value for choice in choices if choice.value in right)


def refusals(state: Answer) -> tuple[Answer, ...]:
    """Why cards of the hand may not be played: first what binds whoever's turn it is."""
    hand, law = state["hands"][state["seat"]], state.get("law")
    why = tuple(item for item in state.get("refused", []) if item["code"] in hand)
    if not law or not law.get("clauses"):
        return why
    more = (item for item in why if not item["why"]["marked"].endswith(law["marked"]))
    return ({"why": law, "clauses": law["clauses"]}, *more)


def _chosen(
    step: Step,
    choices: tuple[Choice, ...],
    right: tuple[str, ...],
    why: tuple[Answer, ...],
    faults: Faults,
) -> Question | None:
    """The question with these choices, if there is something to decide."""
    pick = step.text("pick")
    ask = step.node.map["ask"]
    if len(choices) < 2:
        faults.add(
            ask.file, ask.line, "the question has only one choice: there is nothing to decide"
        )
        return None
    if pick == "one" and len(set(right)) == len(choices):
        what = "any choice would be right: there is nothing to decide"
        faults.add(
            ask.file, ask.line, f"{what}. Ask for every one (pick: all), or offer a wrong one"
        )
        return None
    return Question(step.text("ask"), pick, choices, right, why)


def _one_or_many(text: str, game: Game) -> list[str]:
    return [text] if game.card(text) else reading.split(text)


def _about_card(code: str, hand: list[str], game: Game) -> str | None:
    """The card of the hand that an action is about, if it is about one."""
    last = code.split()[-1]
    whole = code if code in hand else last
    return whole if whole in hand else None


def _winner(step: Step, solved: Solved, game: Game, faults: Faults) -> Question | None:
    """Who has won the trick that was finished last."""
    asked = who_won(solved.events, solved.names, step.text("ask"))
    if asked is None:
        faults.add(step.node.file, step.node.keys["winner"], "no trick is finished yet")
        return None
    given = str(step.node.map["answer"].value)
    card = game.card(given)
    if card and given not in solved.names:
        choices = asked.choices
        given = next((choice.value for choice in choices if choice.card == card.code), given)
    if (given,) != asked.right:
        _wrong(step, given, asked.right[0], faults)
        return None
    return asked


def who_won(events: Sequence[Answer], names: Sequence[str], text: str) -> Question | None:
    """A question about the trick that was finished last, if one is."""
    places = [n for n, event in enumerate(events) if event["kind"] == "trick"]
    if not places:
        return None
    trick = events[places[-1]]
    start = places[-2] + 1 if len(places) > 1 else 0
    plays = [event for event in events[start : places[-1]] if event["kind"] == "play"]
    choices = tuple(Choice(names[p["seat"]], names[p["seat"]], p["cards"][0]) for p in plays)
    truth = "nobody" if trick["seat"] is None else names[trick["seat"]]
    why = ({"why": trick["why"], "clauses": trick["clauses"]},)
    return Question(text, "one", choices, (truth,), why)


def _number(step: Step, solved: Solved, faults: Faults) -> Question | None:
    """A number on the table: a seat's running total, or how many cards it holds."""
    asked = step.node.map["number"]
    state = solved.answer["state"]
    for key, values in (("total", state["totals"]), ("held", state.get("held", []))):
        who = asked.get(key)
        if who is None:
            continue
        sides = state.get("sides") if key == "total" else None
        seat = reading.seat(who, sides or solved.names, faults)
        if seat is None:
            return None
        given = str(step.node.map["answer"].value).replace("−", "-")
        if given != str(values[seat]):
            _wrong(step, given, str(values[seat]), faults)
            return None
        return Question(step.text("ask"), "number", (), (given,))
    faults.add(asked.file, asked.line, "write number as {total: seat} or {held: seat}")
    return None


def _authored(step: Step, game: Game, faults: Faults) -> Question | None:
    """A question whose choices the author wrote; its answer must be one of them."""
    words = [str(item.value) for item in step.node.map["choices"].items]
    choices = tuple(_choice(word, game) for word in words)
    answer = step.node.map["answer"]
    given = [str(item.value) for item in answer.items] or [str(answer.value)]
    right = tuple(_choice(word, game).value for word in given)
    values = [choice.value for choice in choices]
    for word, value in zip(given, right, strict=True):
        if value not in values:
            what = f"the answer “{word}” is not among the choices"
            faults.unknown(answer.file, answer.line, what, word, words)
            return None
    return _chosen(step, choices, right, (), faults)
