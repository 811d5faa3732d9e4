"""Recorded hands of every game, as text that can be read and compared.

Each is played at random from a seed, with everything that its rules say: what a seat may choose and
may not, what happens, and what it costs; ids and facts, no words. The hands of a game are chosen so
that together they say all that thousands of random hands say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from json import dumps, loads
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from followsuit.checked_play import ways_to_play
from followsuit.decisions import Decision, Play
from followsuit.game import Game
from followsuit.match import Match
from followsuit.messages import Card, Cards, Message, Row, Seat, Side, Suit, Verbatim
from followsuit.packs import Pack
from followsuit.table import Event, Table

FOLDER = Path(__file__).parent / "playthroughs"
SEEDS = 400  # matches that are looked through for what a game can say
LONGEST = 8  # hands of a match that are looked at


class Way(NamedTuple):
    """What a recorded hand is played from: a random match, and which of its hands."""

    players: int
    options: Mapping[str, Any]
    seed: int
    hand: int

    def __str__(self) -> str:
        return f"# {dumps(self._asdict())}"

    @classmethod
    def read(cls, line: str) -> Way:
        """The way that a first line tells."""
        return cls(**loads(line.removeprefix("# ")))


# -- what is said, in short ------------------------------------------------------------------------


def fact(value: Any, pack: Pack) -> str:
    """A fact in a few signs: `@2` a seat, `%1` a side, `5H` a card, `(id …)` a message."""
    match value:
        case Seat(number):
            return f"@{number}"
        case Side(number):
            return f"%{number}"
        case Card(card):
            return pack.codes[card]
        case Cards():
            return "{" + " ".join(pack.codes[card] for card in value.indexes) + "}"
        case Suit(code):
            return code
        case Verbatim(word):
            return str(word)
        case Row(items):
            return "[" + ", ".join(fact(item, pack) for item in items) + "]"
        case Message():
            return f"({message(value, pack)})"
    return str(value)


def message(said: Message, pack: Pack) -> str:
    """An id and its facts."""
    facts = (f"{name}={fact(value, pack)}" for name, value in sorted(said.facts.items()))
    facts = (one for one in facts if not one.endswith(("=[]", "={}")))
    return " ".join((said.id, *facts))


def reason(said: Message, clauses: Iterable[str], pack: Pack) -> str:
    return f"{message(said, pack)} § {' '.join(clauses)}"


def event_lines(event: Event, pack: Pack) -> Iterator[str]:
    """What happened, who saw it, and what it brought."""
    seat = "" if event.seat is None else f" @{event.seat}"
    cards = "".join(f" {pack.codes[card]}" for card in event.cards)
    to = "" if event.to is None else f" (seen by {' '.join(f'@{n}' for n in event.to)})"
    said = f": {reason(event.say, event.clauses, pack)}" if event.say else ""
    gain = ""
    if event.line:
        what = fact(event.line.what, pack) if event.line.what else ""
        gain = f" {event.line.amount:+} {what} for {event.line.side}"
    yield f"  {event.kind}{seat}{cards}{gain}{to}{said}"


def decision_lines(decision: Decision, code: str, pack: Pack) -> Iterator[str]:
    """What a seat has chosen, what else it may do and what not, and why."""
    offered = {action.code: action for action in decision.actions}
    cards = [code for code, action in offered.items() if action.label.id == "play-card"]
    refused = list(decision.refused)
    words = [f"@{decision.seat} {decision.phase} > {code}"]
    if isinstance(decision, Play):
        bound = decision.law
        words.append(f"of {' '.join(cards)}")
        plain = [no.code for no in refused if no.said.say.id == "card-refused"]
        refused = [no for no in refused if no.code not in plain]
        words += [f"not {' '.join(plain)}"] if plain else []
        words.append(f": {reason(bound.said.say, bound.clauses, pack)}")
    if decision.guise:
        words.append(f"(seen as @{decision.guise.seat} {decision.guise.phase})")
    yield " ".join(words)
    others = [action for code, action in offered.items() if code not in cards]
    yield from (
        f"    {action.code} ({action.weight:g}): {reason(action.label, action.clauses, pack)}"
        for action in few(others)
    )
    yield from (
        f"    not {no.code}: {reason(no.said.say, no.said.clauses, pack)}" for no in few(refused)
    )


def few(things: Sequence[Any], most: int = 6) -> Sequence[Any]:
    """The first and the last of many."""
    return things if len(things) <= most else [*things[: most // 2], *things[-most // 2 :]]


# -- a hand ----------------------------------------------------------------------------------------


def happened(table: Table, seen: int) -> Iterator[str]:
    """What has happened since so many events; cards that were played are told by the choice."""
    for event in table.events[seen:]:
        if event.kind != "play":
            yield from event_lines(event, table.pack)


def transcript(game: Game, way: Way) -> list[str]:
    """The lines of a recorded hand."""
    match = Match(game, way.players, way.options, seed=way.seed)
    choose = Random(way.seed)
    lines, seen = [str(way)], 0
    while (decision := match.decision) and match.hand_number <= way.hand:
        code, table = decision.pick(choose.random()), match.table
        wanted = table.number == way.hand
        if wanted:
            lines += happened(table, seen)
            lines += decision_lines(decision, code, table.pack)
            seen = len(table.events)
        match.apply(code)
        if (wanted and match.table is not table) or match.over:
            lines += happened(table, seen)
    ended = next(table for table in match.hands if table.number == way.hand)
    lines.append(f"  totals {' '.join(map(str, ended.totals))}, dealer {ended.next_dealer} is next")
    if ended.outcome:
        lines.append(f"  came to {ended.outcome}")
    if ended.winners:
        lines.append(f"  won by {' '.join(map(str, ended.winners))}")
    return lines


def said(line: str) -> set[str]:
    """The ids, clauses and suits in a line of a transcript; in its first, the players and options."""
    if line.startswith("# "):
        way = Way.read(line)
        return {f"{way.players} players", *(f"{k}={v}" for k, v in way.options.items())}
    head, rests, clauses = line.partition(" §")
    if not rests:
        return set()
    first, *nested = head.partition(": ")[2].replace("(", " (").split()
    inner = (word for word in nested if word.startswith(("(", "suit=")))
    return {first, f"{first} §{clauses}", *clauses.split(), *inner}


def ways(game: Game) -> Iterator[Way]:
    """Hands that may be recorded: of random matches with all numbers of players and options."""
    known = ways_to_play(game)
    for seed in range(SEEDS):
        players, options = known[seed % len(known)]
        match = Match(game, players, options, seed=seed)
        match.play_random(Random(seed), limit=LONGEST)
        for table in match.hands:
            if table.number < LONGEST and (match.over or table is not match.table):
                yield Way(players, options, seed, table.number)


def chosen(game: Game) -> list[list[str]]:
    """Few and short hands that together say everything that the hands of `ways` say."""
    hands = [transcript(game, way) for way in ways(game)]
    waiting = [(set().union(*map(said, lines)), lines) for lines in hands]
    heard: set[str] = set()
    kept: list[list[str]] = []
    while True:
        told, lines = max(waiting, key=lambda hand: len(hand[0] - heard) / (20 + len(hand[1])))
        if told <= heard:
            return kept
        heard |= told
        kept.append(lines)


def recorded(game: Game) -> list[list[str]]:
    """The recorded hands of a game, each as its lines."""
    return [hand.splitlines() for hand in path(game).read_text("utf-8").split("\n\n")]


def again(lines: list[str], game: Game) -> list[str]:
    """The lines of a recorded hand as it is played now."""
    return transcript(game, Way.read(lines[0]))


def path(game: Game) -> Path:
    """Where the hands of a game are recorded."""
    return FOLDER / f"{game.id}.txt"
