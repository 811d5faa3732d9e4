"""The later steps of a lesson ask before they tell: what is asked first, and on which table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from . import reading
from .book import Book
from .engine import Answer, Game
from .lessons import Question, Told, may_play, refusals, who_won

# Events after which the same cards may be played, and the same ones win.
USUAL = {"play", "trick", "leader", "score"}

LEAST, MOST = 3, 6  # questions in a round after a lesson


@dataclass(frozen=True)
class First:
    """What a step asks before it tells anything, with the trick so far if that is not what is chosen from."""

    question: Question
    trick: tuple[Answer, ...] = ()


def folds(told: Told, place: int, game: Game) -> bool:
    """Whether a step's own question may stand before what it tells: its cards say all that is needed."""
    step = told.steps[place]
    node = step.step.node
    if not _later(told, place):
        return False
    if node.get("winner"):
        last = max(n for n, event in enumerate(step.events) if event["kind"] == "trick")
        return _as_before(told, place, step.events[:last], step.answer["state"], game)
    on_cards = step.question and any(choice.card for choice in step.question.choices)
    legal = bool(node.get("legal") and not node.get("choices") and on_cards)
    return legal and _as_before(told, place, step.events, step.answer["state"], game)


def first(told: Told, place: int, book: Book) -> First | None:
    """A question about what a step goes on to tell: who won a trick, or what somebody might have played."""
    game = book.engine.games[told.lesson.game]
    if not _later(told, place) or folds(told, place, game):
        return None
    return _winner(told, place, book, game) or _legal(told, place, book, game)


def practised(told: Told, book: Book) -> list[str]:
    """The clauses of a round after a lesson, one a question: those that it has asked about, as far as a quiz does.

    First those of the questions that come with the site, so that nobody waits for the engine.
    """
    at_once = {question["clauses"][0] for question in book.stock(told.lesson.game)}
    asked = book.deciding(told.lesson.game)
    own = [clause for clause in clauses(told, book) if clause in asked]
    own.sort(key=lambda clause: clause not in at_once)
    return (own * LEAST)[: max(LEAST, min(len(own), MOST))]


def clauses(told: Told, book: Book) -> list[str]:
    """The clauses on which a lesson's questions rest, in their order."""
    asked = []
    for place, step in enumerate(told.steps):
        before = first(told, place, book)
        asked += [before.question] if before else []
        asked += [step.question] if step.question else []
    cited = (clause for question in asked for item in question.why for clause in item["clauses"])
    return list(dict.fromkeys(cited))


def _later(told: Told, place: int) -> bool:
    """Whether a step stands in the second half of a lesson."""
    return 2 * place >= len(told.steps)


def _as_before(told: Told, place: int, events: list[Answer], state: Answer, game: Game) -> bool:
    """Whether what a position depends on is still what the steps before have told."""
    if all(event["kind"] in USUAL for event in events):
        return True
    now, before = state["shown"], told.steps[place - 1].answer["state"]["shown"]
    names = [field["name"] for field in game.fields]
    return all(name in now and now[name] == before.get(name) for name in names)


def _winner(told: Told, place: int, book: Book, game: Game) -> First | None:
    """Who has won the trick that was finished last, unless the lesson asks that itself."""
    step, asked = told.steps[place], told.steps[place - 1].step.node
    if step.step.node.get("winner") or asked.get("choices"):
        return None
    before = [event for one in told.steps[:place] for event in one.events]
    tricks = [n for n, event in enumerate(step.events) if event["kind"] == "trick"]
    for last in reversed(tricks):
        if _as_before(told, place, step.events[:last], step.answer["state"], game):
            events = [*before, *step.events[: last + 1]]
            question = who_won(events, told.names, book.words("first-winner"))
            offered = {choice.value for choice in question.choices} if question else set()
            return First(question) if question and offered.issuperset(question.right) else None
    return None


def _legal(told: Told, place: int, book: Book, game: Game) -> First | None:
    """What somebody might have played who was not free: of the longest hand, the last of these."""
    found = None
    for state in _moments(told, place, book, game):
        hand = state["hands"][state["seat"]]
        if not state["trick"] or not state["refused"] or (found and len(hand) < len(found[1])):
            continue
        found = state, hand
    if not found:
        return None
    state, hand = found
    choices, right = may_play(state, game)
    own = state["seat"] == told.seat
    words: Mapping[str, str] = {} if own else {"name": told.names[state["seat"]]}
    text = book.words("first-legal-own" if own else "first-legal", **words)
    question = Question(text, "all", choices, right, refusals(state))
    return First(question, tuple(state["trick"]))


def _moments(told: Told, place: int, book: Book, game: Game) -> list[Answer]:
    """The states in which somebody played a card in this step, as long as nothing else had happened."""
    step, before = told.steps[place], told.steps[place - 1]
    actions = step.step.node.get("actions")
    codes = [reading.action(str(node.value), game) for node in actions.items] if actions else []
    request = {"ask": "hand", "do": "act", "record": before.answer["record"]}
    moments = book.engine.ask({**request, "actions": codes})["moments"] if codes else []
    # The decision before the first action is the one that the step before has asked about.
    first_ = int(any(before.step.node.get(kind) for kind in ("legal", "choices")))
    states, done = [], 0
    for number, moment in enumerate(moments):
        so_far = (
            book.engine.ask({**request, "actions": codes[:number]}) if number else before.answer
        )
        if not _as_before(told, place, step.events[:done], so_far["state"], game):
            break
        if number >= first_ and moment["phase"] == "play":
            states.append(so_far["state"])
        done += moment["events"]
    return states
