"""Is what a tutorial claims what the engine says? Each claim that is not becomes a fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import reading
from .engine import Answer, Engine, Game
from .examples import Solved
from .faults import Faults, did_you_mean
from .tutorials import full_id
from .yamlmarks import Node


class Claim:
    """One claim of a solved example: its name, its value, and where to complain."""

    def __init__(self, key: str, node: Node, line: int, solved: Solved, game: Game, faults: Faults):
        self.key, self.node, self.line = key, node, line
        self.solved, self.game, self.faults = solved, game, faults
        self.answer: Answer = solved.answer

    def wrong(self, truth: str) -> None:
        """Note that the engine says otherwise."""
        given = self.show(self.node.data)
        what = f"the example claims {self.key} {given}, but the engine says {truth}"
        self.faults.add(self.node.file, self.line, what)

    def show(self, value: Any) -> str:
        """A value as people write it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            card = self.game.cards.get(value)
            return card.name if card else value
        if isinstance(value, list):
            return ", ".join(self.show(item) for item in value) or "nothing"
        if isinstance(value, dict):
            return ", ".join(f"{key} {self.show(item)}" for key, item in value.items())
        return "nobody" if value is None else str(value)

    def seat_name(self, seat: int | None) -> str:
        return "nobody" if seat is None else self.solved.names[seat]

    def cards(self, node: Node | None = None) -> list[str]:
        return reading.cards(node or self.node, self.game, self.faults)


def check(solved: Solved, engine: Engine, faults: Faults) -> None:
    """Every claim of an example, and every clause that it says it shows."""
    example, game = solved.example, engine.games[solved.example.game]
    if not example.claim.map:
        faults.add(example.claim.file, example.claim.line, "an example must claim something")
    for key, node in example.claim.map.items():
        claim = Claim(key, node, example.claim.keys[key], solved, game, faults)
        if example.kind == "ranks":
            _ranks(claim)
            continue
        test = _TESTS[example.kind].get(key)
        if test:
            test(claim)
        elif key in solved.answer:
            _same(claim, solved.answer[key])
        else:
            known = [*_TESTS[example.kind], *solved.answer.keys() - {"ask", "record", "state"}]
            told = f"nothing can be claimed about “{key}” here"
            faults.unknown(node.file, claim.line, told, key, known)
    cites = solved.cites
    for id_, line in example.shows:
        if id_ not in cites:
            short = id_.removeprefix(f"{game.id}.")
            others = ", ".join(sorted(cite.removeprefix(f"{game.id}.") for cite in cites))
            what = f"the engine does not cite {short} here; it cites {others or 'nothing'}"
            faults.add(example.node.file, line, what)


def _same(claim: Claim, truth: Any) -> None:
    """A claim about any plain value: names of seats and cards count as what they name."""
    given = reading.plain(claim.node.data, claim.game)
    if given != truth and _seats(given, claim) != _seats(truth, claim):
        claim.wrong(claim.show(truth))


def _seats(value: Any, claim: Claim) -> Any:
    names = claim.solved.names
    if isinstance(value, list):
        return [_seats(item, claim) for item in value]
    return names.index(value) if isinstance(value, str) and value in names else value


def _who(claim: Claim, node: Node, trick: list[str]) -> int | None:
    """The position in a trick that a seat's name or a card names; -1 for neither."""
    if node.value in (None, "nobody", "none"):
        return None
    card = claim.game.card(str(node.value))
    if card and node.value not in claim.solved.names:
        if card.code in trick:
            return trick.index(card.code)
        claim.faults.add(node.file, node.line, f"{card.name} is not in this trick")
        return -1
    seat = reading.seat(node, claim.solved.names[: len(trick)], claim.faults)
    return -1 if seat is None else seat


def _winner(claim: Claim) -> None:
    trick = claim.solved.request["trick"]
    given = _who(claim, claim.node, trick)
    truth = claim.answer["winner"]
    seats = {step["card"]: step["seat"] for step in claim.answer["steps"]}
    if given == -1:
        return
    names = claim.solved.names
    if given is not None and truth is not None and names[given] == names[truth] == claim.node.value:
        return  # a player with two cards in the trick stands there twice
    if (None if given is None else seats.get(trick[given], given)) != truth:
        card = next((code for code, seat in seats.items() if seat == truth), "")
        claim.wrong(f"{claim.seat_name(truth)} with {claim.show(card)}" if card else "nobody")


def _running(claim: Claim) -> None:
    trick = claim.solved.request["trick"]
    given = [_who(claim, item, trick) for item in claim.node.items]
    truth = [step["winner"] for step in claim.answer["steps"]]
    if -1 not in given and given != truth:
        claim.wrong(", ".join(claim.seat_name(seat) for seat in truth))


def _after(claim: Claim) -> None:
    """Clauses that the consequences of the trick must cite."""
    told = {id_ for item in claim.answer.get("after", []) for id_ in item["clauses"]}
    for word in reading.words(claim.node):
        if full_id(word, claim.game.id) not in told:
            claim.wrong(f"{', '.join(sorted(told)) or 'nothing'} comes after this trick")


def _legal(claim: Claim) -> None:
    truth = claim.answer["legal"]
    everything = claim.solved.request["hand"]
    given = everything if claim.node.value == "all" else claim.cards()
    if set(given) != set(truth):
        claim.wrong(claim.show(truth))


def _illegal(claim: Claim) -> None:
    legal = claim.answer["legal"]
    truth = [code for code in claim.solved.request["hand"] if code not in legal]
    if set(claim.cards()) != set(truth):
        claim.wrong(claim.show(truth))


def _ranks(claim: Claim) -> None:
    tables = {table["key"]: table for table in claim.answer["ranks"]}
    table = tables.get(claim.key)
    if table is None:
        what = f"the engine has no rank table “{claim.key}” for this setting"
        hints = did_you_mean(claim.key, tables) or tuple(tables)
        claim.faults.add(claim.node.file, claim.line, what, hints)
        return
    given = reading.groups(claim.node, claim.game, claim.faults)
    if [sorted(group) for group in given] != [sorted(group) for group in table["cards"]]:
        claim.wrong(" ".join(claim.show(group) for group in table["cards"]))


def _points(claim: Claim) -> None:
    """Points gained in this case, per seat or side: a list, or a map of names."""
    truth: dict[str, int] = {}
    gained = [0] * len(claim.answer["totals"])
    for line in claim.answer["lines"]:
        truth[line["account"]] = truth.get(line["account"], 0) + line["points"]
        if line["side"] is not None:
            gained[line["side"]] += line["points"]
    given = claim.node.data
    if isinstance(given, dict):
        if any(truth.get(name, 0) != points for name, points in given.items()):
            claim.wrong(claim.show(truth))
    elif given != gained:
        claim.wrong(claim.show(gained))


def _state(claim: Claim) -> Answer:
    return dict(claim.answer["state"])


def _actions(claim: Claim) -> None:
    truth = [action["code"] for action in _state(claim)["actions"]]
    given = [reading.action(word, claim.game) for word in _action_words(claim.node)]
    if set(given) != set(truth):
        claim.wrong(", ".join(truth) or "nothing is possible")


def _can(claim: Claim) -> None:
    truth = [action["code"] for action in _state(claim)["actions"]]
    wanted = claim.key == "can"
    for word in _action_words(claim.node):
        if (reading.action(word, claim.game) in truth) is not wanted:
            claim.wrong(f"that these are possible: {', '.join(truth) or 'none'}")
            return


def _action_words(node: Node) -> list[str]:
    """Actions have spaces in them: they come as a list, or as a single one."""
    if isinstance(node.value, list):
        return [str(item.value) for item in node.items]
    return [str(node.value)]


def _hand(claim: Claim) -> None:
    """`[seat, cards]`: what a seat holds."""
    if len(claim.node.items) != 2:
        claim.faults.add(claim.node.file, claim.line, "write hand as [seat, [cards]]")
        return
    seat = reading.seat(claim.node.items[0], claim.solved.names, claim.faults)
    if seat is None:
        return
    truth = _state(claim)["hands"][seat]
    if set(claim.cards(claim.node.items[1])) != set(truth):
        claim.wrong(f"{claim.seat_name(seat)} holds {claim.show(truth)}")


def _seat(claim: Claim) -> None:
    given = reading.seat(claim.node, claim.solved.names, claim.faults)
    truth = _state(claim).get("seat")
    if given is not None and given != truth:
        claim.wrong(claim.seat_name(truth))


def _event(claim: Claim) -> None:
    kinds = [event["kind"] for event in claim.solved.events]
    for word in reading.words(claim.node):
        if word not in kinds:
            claim.wrong(f"that only these happened: {', '.join(dict.fromkeys(kinds))}")


def _shown(claim: Claim) -> None:
    truth = _state(claim).get("shown", {})
    for key, node in claim.node.map.items():
        if reading.plain(node.data, claim.game) != truth.get(key):
            claim.wrong(claim.show(truth))


def _trick(claim: Claim) -> None:
    truth = [item["card"] for item in _state(claim).get("trick", [])]
    if claim.cards() != truth:
        claim.wrong(claim.show(truth))


def _of_state(claim: Claim) -> None:
    _same(claim, _state(claim).get(claim.key))


def _moves(claim: Claim) -> None:
    """What may be chosen where the case leaves a choice."""
    truth = [move["code"] for move in claim.answer.get("moves", [])]
    given = [reading.action(word, claim.game) for word in reading.words(claim.node)]
    if set(given) != set(truth):
        claim.wrong(", ".join(truth) or "nothing is to be chosen")


def _winners(claim: Claim) -> None:
    """Who has won the match, by the names of the sides."""
    told = _state(claim) if "state" in claim.answer else claim.answer
    _same(claim, told["winner_names"])


def _of_answer(claim: Claim) -> None:
    _same(claim, claim.answer.get(claim.key))


Test = Callable[[Claim], None]
_TESTS: dict[str, dict[str, Test]] = {
    "winner": {"winner": _winner, "running": _running, "after": _after},
    "legal": {"legal": _legal, "illegal": _illegal},
    "score": {
        "points": _points,
        "totals": _of_answer,
        "over": _of_answer,
        "winners": _winners,
        "moves": _moves,
    },
    "ranks": {},
    "play": {
        "phase": _of_state,
        "seat": _seat,
        "actions": _actions,
        "can": _can,
        "cannot": _can,
        "totals": _of_state,
        "over": _of_state,
        "winners": _winners,
        "event": _event,
        "hand": _hand,
        "trick": _trick,
        "shown": _shown,
    },
}
# What can be claimed of each kind of example; any field of the engine's answer can, too.
NAMES = {kind: tuple(tests) for kind, tests in _TESTS.items()}
