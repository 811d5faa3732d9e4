"""The first questions of each game: drawn by the engine, asked again, and kept as JSON."""

from __future__ import annotations

from collections import Counter
from typing import Any

from followsuit_draw.pen import Pen
from followsuit_draw.question import parts

from .engine import Answer, Engine, Game

SIZE = 60
SEARCH = 6  # how many seeds are drawn for each question that is kept


def questions(game: Game, engine: Engine, size: int = SIZE) -> tuple[list[Answer], list[str]]:
    """`size` different questions of all kinds, and what is wrong with any of them.

    A question is kept while the clause that decides it is among the rarest so far: the hard
    clauses come up as often as the easy ones. Kinds take turns.
    """
    kinds = kinds_of(game)
    faults: list[str] = []
    per_kind = {kind: _draw(game, engine, kind, -(-size // len(kinds)), faults) for kind in kinds}
    mixed: list[Answer] = []
    while len(mixed) < size and any(per_kind.values()):
        for kind in kinds:
            if per_kind[kind]:
                mixed.append(per_kind[kind].pop(0))
    for question in mixed:
        wrong = verify(question, engine)
        if wrong:
            faults.append(f"question {question['id']} of {game.title}: {wrong}")
    return mixed[:size], faults


def kinds_of(game: Game) -> list[str]:
    """The kinds of questions a game has."""
    return list(game.raw["requests"]["quiz"]["kinds"])


def _draw(game: Game, engine: Engine, kind: str, size: int, faults: list[str]) -> list[Answer]:
    drawn: dict[str, Answer] = {}
    for seed in range(size * SEARCH):
        answer = engine.ask({"ask": "quiz", "game": game.id, "kind": kind, "seed": seed})
        if "error" in answer:
            faults.append(f"a “{kind}” question of {game.title}: {answer['error']['what']}")
            return []
        drawn.setdefault(answer["id"], answer)
        # Enough to choose from: as many as are wanted, decided by every clause seen so far.
        if len(drawn) >= size * 3 // 2:
            break
    kept: list[Answer] = []
    used: Counter[str] = Counter()
    rest = list(drawn.values())
    while rest and len(kept) < size:
        best = min(rest, key=lambda question: used[question["clauses"][0]])
        rest.remove(best)
        used[best["clauses"][0]] += 1
        kept.append(best)
    return kept


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
    return _CHECKS[question["kind"]](question, options, answer)


def _winner(question: Answer, options: dict[str, Answer], answer: Answer) -> str:
    seats = [options[id_]["seat"] for id_ in question["answer"]]
    return "" if seats == [answer["winner"]] else f"the engine says seat {answer['winner']} wins"


def _legal(question: Answer, options: dict[str, Answer], answer: Answer) -> str:
    cards = {options[id_]["card"] for id_ in question["answer"]}
    return "" if cards == set(answer["legal"]) else f"the engine allows {answer['legal']}"


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


_CHECKS = {"winner": _winner, "legal": _legal, "order": _order, "points": _points}


# What a quiz has to know of a question; the rest of it is drawn.
KEPT = ("id", "again", "game", "kind", "pick", "options", "answer", "clauses")


def document(game: Game, page: str, asked: list[Answer], pen: Pen) -> dict[str, Any]:
    """The JSON file of a game's questions, as the quiz loads it; `page` is its page's address."""
    return {
        "game": game.id,
        "title": game.title,
        "pack": game.pack,
        "page": page,
        "kinds": kinds_of(game),
        "questions": [
            {
                **{key: question[key] for key in KEPT if key in question},
                "drawn": parts(question, pen),
            }
            for question in asked
        ],
    }
