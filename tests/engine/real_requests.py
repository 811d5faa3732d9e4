"""Real requests of every kind about every game, of which `malformed` makes malformed ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import yaml
from evenings import request_for, written_down

from followsuit import Match, ask
from followsuit.asking.legal import request_of
from followsuit.checked_play import ways_to_play
from followsuit.decisions import Play
from followsuit.errors import BadRequest
from followsuit.games import MODULES, game
from followsuit.slips import slips_of

TUTORIALS = Path(__file__).parents[2] / "tutorials"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the same, but faster where it is there
Request = dict[str, Any]

# How often each kind is asked: whole hands are where most can go wrong, and cost most.
WEIGHTS = {
    "games": 1,
    "game": 3,
    "ranks": 4,
    "legal": 20,
    "winner": 16,
    "compare": 3,
    "score": 30,
    "otherwise": 8,
    "quiz": 3,
    "practice": 2,
    "new": 14,
    "act": 6,
    "undo": 2,
    "state": 1,
    "view": 4,
    "review": 3,
    "play_on": 2,
    "sheet": 12,
    "advise": 2,
    "review choices": 2,
    "play new": 3,
    "play act": 3,
    "play move": 3,
    "play undo": 2,
    "play state": 1,
}

DECIDED = ("winner", "legal", "score")
ARGUED = 5  # every so many positions, one is argued about


@cache
def requests() -> dict[str, list[Request]]:
    """All of them by kind; what is done to a hand or at a table counts as a kind. Always the same ones."""
    found: dict[str, list[Request]] = {kind: [] for kind in WEIGHTS}
    for request in (*common(), *(r for name in MODULES for r in of_game(name))):
        found[kind_of(request)].append(request)
    return found


def kind_of(request: Request) -> str:
    """What a request asks, and what it does."""
    asked, doing = str(request["ask"]), request.get("do")
    if asked == "review":
        return "review choices"  # `review` is also what is done to a hand
    return f"play {doing}" if asked == "play" else doing or asked


def common() -> Iterator[Request]:
    """Requests that name no game."""
    yield {"ask": "games"}
    yield {"ask": "compare", "trick": "K♠ 5♥ A♥ 2♠", "trump": "H", "names": list("abcd")}
    yield {"ask": "compare", "trick": ["KS", "5H"]}


@cache
def of_game(name: str) -> tuple[Request, ...]:
    """What is asked about a game, and what of it would be decided otherwise."""
    asked = list(asked_of(name))
    argued = positions(asked)[::ARGUED]
    return (*asked, *({"ask": "otherwise", "request": request} for request in argued))


def positions(asked: Iterable[Request]) -> list[Request]:
    """The requests that decide something about a bare position."""
    return [one for one in asked if one["ask"] in DECIDED and "record" not in one]


def asked_of(name: str) -> Iterator[Request]:
    """What tutorials and quizzes ask about a game, and the start and middle of some hands."""
    yield {"ask": "game", "game": name, "setting": {}, "options": {}}
    yield from of_tutorial(name)
    for seed in range(12):
        question = ask({"ask": "quiz", "game": name, "seed": seed})
        yield {"ask": "quiz", **question["again"]}
        if "request" in question:
            yield question["request"]
    yield from practised(name)
    yield {"ask": "advise", "record": Match(name, seed=1).record(), "playouts": 4}
    yield from reviewed(name)
    ways = ways_to_play(game(name))
    for seed in range(10):
        players, options = ways[seed * 7 % len(ways)]
        yield from of_hand(name, players, options, seed)
    yield from of_evenings(name)


def of_tutorial(name: str) -> Iterator[Request]:
    """The worked examples of a game."""
    text = (TUTORIALS / f"{name}.yml").read_text("utf-8")
    for example in yaml.load(text, LOADER)["examples"]:
        yield from of_example(name, example)


def of_example(name: str, example: Request) -> Iterator[Request]:
    """A worked example as the request that it stands for."""
    named = {"names": example["names"]} if "names" in example else {}
    about: Request = {"game": name, **named}
    if "play" in example:
        play = {key: v for key, v in example["play"].items() if key not in ("actions", "skip")}
        yield {"ask": "hand", "do": "new", **about, **play}
    elif "score" in example:
        case = dict(example["score"])
        own = {key: case.pop(key) for key in ("form", "players", "options") if key in case}
        yield {"ask": "score", **about, **own, "case": case}
    elif "ranks" in example:
        yield {"ask": "ranks", "game": name, "setting": example["ranks"]}
    else:
        about |= {"setting": example["setting"]} if "setting" in example else {}
        about |= {"trick": example["trick"]} if "trick" in example else {}
        if "hand" in example:
            yield {"ask": "legal", **about, "hand": example["hand"]}
        else:
            yield {"ask": "winner", **about}
            played = game(name)
            pack = played.pack(played.setting(example.get("setting")))
            cards = pack.words(example["trick"])
            yield {"ask": "winner", **about, "trick": cards[:1]}
            if len(cards) > 2:
                yield {"ask": "winner", **about, "trick": cards[:-1], "hands": {"1": []}}


def practised(name: str) -> Iterator[Request]:
    """The first requests of a round that is answered well, and of one about a single misreading."""
    known = game(name)
    slip = slips_of(known).slips[0]
    yield {"ask": "practice", "game": name, "pressed": wanted_to(name)}
    for about in ({}, {"about": slip.id}, {"clauses": list(known.cite(slip.clauses))}):
        request: Request = {"ask": "practice", "game": name, "seed": 2, "history": [], **about}
        for _ in range(3):
            yield dict(request)
            question = ask(request)["question"]
            answered = {
                "position": question["again"]["position"],
                "chosen": question["answer"],
            }
            request["history"] = [*request["history"], answered]


def reviewed(name: str) -> Iterator[Request]:
    """What the first seat has chosen at the beginning of a hand."""
    match = Match(name, seed=2)
    for number in range(9):
        if match.decision is not None:
            match.apply(match.decision.pick(number / 9))
    about = {"ask": "review", "record": match.record(), "playouts": 4}
    yield about
    yield {**about, "seat": 1, "hand": match.before, "choice": 0, "seed": 3}


def wanted_to(name: str) -> list[Request]:
    """Cards that may or may not be played, of the first hand in which something lies on the table."""
    match = Match(name, seed=3)
    while not (isinstance(match.decision, Play) and match.decision.cards):
        assert match.decision is not None
        match.apply(match.decision.pick(0.4))
    decision, pack = match.decision, match.table.pack
    bare = {
        "setting": match.game.plain(decision.setting),
        "hand": [card.code for card in pack.of(decision.hand)],
        "trick": [pack.codes[card] for card in decision.cards],
    }
    return [{**bare, "card": code} for code in bare["hand"][:2]]


def of_evenings(name: str) -> Iterator[Request]:
    """A score to be begun, and the sheets of some matches after their first hands."""
    yield {"ask": "sheet", "game": name}
    ways = ways_to_play(game(name))
    for seed in range(8):
        players, options = ways[seed * 5 % len(ways)]
        match = Match(name, players, options, seed=seed).play_random(limit=1 + seed % 3)
        entries = [entry for _, new in written_down(match) for entry in new]
        yield {**request_for(match, entries), "names": list(match.names)}


def later(name: str, players: int, options: Request, seed: int) -> Match:
    """A match that begins with its second or third hand, where it has one."""
    first = Match(name, players, options, seed=seed)
    first.play_random(limit=seed % 3)
    totals, before = list(first.table.before), first.hand_number
    start: Request = {} if first.over or not before else {"totals": totals, "before": before}
    try:
        return Match(name, players, options, seed=seed, hands=1 + seed % 2, **start)
    except BadRequest:  # this game only begins at the beginning
        return Match(name, players, options, seed=seed, hands=1 + seed % 2)


def phases_of(match: Match) -> Iterator[Request]:
    """A position of each phase that a match comes to, as far as it goes."""
    met = set[str]()
    again = Match(match.game, match.players, match.options._asdict(), seed=match.seed, hands=1)
    while again.decision is not None:
        if again.decision.moment is not None and again.phase not in met:
            met.add(again.phase)
            yield request_of(again, again.decision)
        again.apply(again.decision.pick(0.5))


def of_hand(name: str, players: int, options: Request, seed: int) -> Iterator[Request]:
    """A hand begun with all that may be given, and the record of its first few actions."""
    random, match = Random(seed), later(name, players, options, seed)
    dealt = dict(match.table.chance.record)
    for _ in range(random.choice((1, 2, 3, 5, 8, 13))):
        if match.decision is None:
            break
        match.apply(match.decision.pick(random.random()))
    record, decision = match.record(), match.decision
    yield {
        "ask": "hand",
        "do": "new",
        "game": name,
        "players": players,
        "options": options,
        "seed": seed,
        "names": list(match.names),
        "dealer": match.hands[0].dealer,
        "deal": dealt,
        "totals": list(match.hands[0].before),
        "before": match.before,
        "limit": 1,
    }
    yield {"ask": "legal", "record": record}
    if decision is not None:
        yield request_of(match, decision)
    yield from phases_of(match)
    doing = {"ask": "hand", "record": record}
    yield {**doing, "do": "view", "seat": seed % players}
    yield {**doing, "do": "state"}
    yield {**doing, "do": "review", "hand": match.before, "seat": 0}
    yield {**doing, "do": "undo"}
    yield {**doing, "do": "play_on", "seed": seed, "count": 2, "seat": 0}
    if decision is not None:
        code = decision.pick(random.random())
        yield {**doing, "do": "act", "action": code}
        yield {**doing, "do": "act", "actions": [code]}
    yield from of_table(match, seed)


def of_table(match: Match, seed: int) -> Iterator[Request]:
    """What is asked of the same hand by who plays at its table."""
    seat, decision = seed % match.players, match.decision
    about = {"game": match.game.id, "players": match.players, "options": match.options._asdict()}
    yield {"ask": "play", "do": "new", **about, "seed": seed, "seat": seat, "limit": 2}
    doing = {"ask": "play", "record": match.record(), "seat": seat}
    yield {**doing, "do": "state"}
    back = {**doing, "do": "undo"}
    if "error" not in ask(back):  # the seat has chosen something
        yield back
    if decision is not None:
        yield {**doing, "do": "move", "playouts": 4 * (seed % 2), "seed": seed}
        yield {**doing, "do": "act", "action": decision.pick(0.5)}
