"""The first questions of each game: chosen by the engine, asked again, and kept as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from followsuit_draw.pen import Pen
from followsuit_draw.question import parts

from .engine import Answer, Engine, Game

SIZE = 60
ROUND = 10


def questions(game: Game, engine: Engine, size: int = SIZE) -> tuple[list[Answer], list[str]]:
    """So many questions, the most telling first; and what is wrong with any of them.

    A first round's show most of what readers misread; after it those come first that a clause decides
    which has decided few, so that the hard clauses come up as often as the easy ones; and of these the kind
    that has been asked least.
    """
    every = [
        engine.ask({"ask": "practice", "game": game.id, "position": name})["question"]
        for name in _chosen(game, engine, size)["ahead"]
    ]
    # Two positions may be one question.
    asked = list({question["id"]: question for question in every}.values())
    kept, rest = asked[:ROUND], asked[ROUND:]
    used = Counter(word for question in kept for word in _counted(question))
    while rest and len(kept) < size:
        best = min(rest, key=lambda question: [used[word] for word in _counted(question)])
        rest.remove(best)
        used.update(_counted(best))
        kept.append(best)
    faults = [
        f"question {question['id']} of {game.title}: {wrong}"
        for question in kept
        if (wrong := verify(question, engine))
    ]
    return kept, faults


def _counted(question: Answer) -> tuple[str, str]:
    """What is to be spread among the questions, the first before the second."""
    return question["clauses"][0], question["kind"]


def deciding(game: Game, engine: Engine) -> list[str]:
    """The clauses that decide any question of a game: those kept here, and those that its engine asks."""
    return list(_chosen(game, engine, SIZE)["deciding"])


def _chosen(game: Game, engine: Engine, size: int) -> Answer:
    return engine.ask({"ask": "practice", "game": game.id, "ahead": size * 3 // 2})


def kinds_of(game: Game) -> list[str]:
    """The kinds of questions a game has."""
    return list(game.raw["requests"]["quiz"]["kinds"])


def verify(question: Answer, engine: Engine) -> str:
    """Ask the engine the question's position anew; says what differs, or nothing."""
    right = question["answer"]
    options = {option["id"]: option for option in question["options"]}
    if not right or any(id_ not in options for id_ in right):
        return "its answer is not among its options"
    why = {item["id"]: item["right"] for item in question["why"]}
    if question["kind"] != "order" and {id_ for id_ in why if why[id_]} != set(right):
        return "its reasons contradict its answer"
    request = question.get("request") or {}
    answer = engine.ask(request)
    if "error" in answer:
        return f"its own request fails: {answer['error']['what']}"
    if question["kind"] == "goal":
        return _goal(question, engine)
    return _CHECKS[question["kind"]](question, options, answer)


def _winner(question: Answer, options: dict[str, Answer], answer: Answer) -> str:
    seats = [options[id_]["seat"] for id_ in question["answer"]]
    return "" if seats == [answer["winner"]] else f"the engine says seat {answer['winner']} wins"


def _leader(question: Answer, options: dict[str, Answer], answer: Answer) -> str:
    seats = [options[id_]["seat"] for id_ in question["answer"]]
    leads = answer["leads"] % len(question["seats"])
    return "" if seats == [leads] else f"the engine says seat {leads} leads"


def _reason(question: Answer, options: dict[str, Answer], answer: Answer) -> str:
    same = (question["verdict"], question["clauses"]) == (answer["why"], answer["clauses"])
    return "" if same else f"the engine says: {answer['why']['text']}"


def _legal(question: Answer, options: dict[str, Answer], answer: Answer) -> str:
    cards = {options[id_]["card"] for id_ in question["answer"]}
    return "" if cards == set(answer["legal"]) else f"the engine allows {answer['legal']}"


def _goal(question: Answer, engine: Engine) -> str:
    """Asks about each card of the hand, played last: which may be, and win as those that are right do."""
    request, hand = question["request"], question["hand"]
    last, wins = str(len(question["trick"])), dict[str, bool]()
    for option in question["options"]:
        card = option["card"]
        left = {last: [other for other in hand if other != card]}
        told = engine.ask({**request, "trick": [*question["trick"], card], "hands": left})
        if not told["illegal"]:
            wins[option["id"]] = told["winner"] == int(last)
    wanted = wins.get(question["answer"][0])
    fitting = [id_ for id_ in wins if wins[id_] == wanted]
    return "" if fitting == question["answer"] else f"the engine says {fitting}"


def _fault(question: Answer, options: dict[str, Answer], answer: Answer) -> str:
    seats = [options[id_]["seat"] for id_ in question["answer"]]
    found = [one["seat"] for one in answer["illegal"]]
    return "" if seats == (found or [None]) else f"the engine finds the cards of {found} at fault"


def _order(question: Answer, options: dict[str, Answer], answer: Answer) -> str:
    cards = [options[id_]["card"] for id_ in question["answer"]]
    for table in answer["ranks"]:
        place = {card: n for n, group in enumerate(table["cards"]) for card in group}
        if all(card in place for card in cards):
            places = [place[card] for card in cards]
            return "" if places == sorted(places) else "the engine ranks them otherwise"
    return "no rank table of the engine has all these cards"


def _points(question: Answer, options: dict[str, Answer], answer: Answer) -> str:
    number = options[question["answer"][0]]["number"]
    told = {*answer["totals"], *(line["points"] for line in answer["lines"]), 0}
    return "" if number in told else f"the engine’s totals are {answer['totals']}"


def _action(question: Answer, options: dict[str, Answer], answer: Answer) -> str:
    done = {action["code"] for action in answer["actions"]}
    told = {option["code"]: id_ in question["answer"] for id_, option in options.items()}
    wrong = [code for code in told if code in done and not told[code]]
    named = [one["code"] for one in answer["refused"] if not {*"<["} & {*one["code"]}]
    wrong += [code for code in named if told.get(code)]
    return f"the engine decides otherwise about {', '.join(wrong)}" if wrong else ""


_CHECKS = {
    "winner": _winner,
    "leader": _leader,
    "reason": _reason,
    "legal": _legal,
    "fault": _fault,
    "order": _order,
    "points": _points,
    "action": _action,
}


# What a quiz has to know of a question; the rest of it is drawn.
KEPT = ("id", "again", "game", "kind", "pick", "options", "answer", "clauses")


def document(
    game: Game,
    page: str,
    asked: list[Answer],
    clauses: Sequence[str],
    pen: Pen,
    lesson: Mapping[str, str],
) -> dict[str, Any]:
    """The JSON file of a game's questions, as the quiz loads it; `page` is its page's address.

    `clauses` are those that decide any question of the game; `lesson` has what steps of the game's lesson
    ask first.
    """
    return {
        "game": game.id,
        "title": game.title,
        "pack": game.pack,
        "page": page,
        "kinds": [kind for kind in kinds_of(game) if any(one["kind"] == kind for one in asked)],
        "rules": [
            {"id": one.id, "mark": one.mark, "text": one.text}
            for one in map(game.clauses.__getitem__, clauses)
        ],
        "questions": [
            {
                **{key: question[key] for key in KEPT if key in question},
                "drawn": parts(question, pen),
            }
            for question in asked
        ],
        "lesson": dict(lesson),
    }
