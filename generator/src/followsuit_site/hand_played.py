"""A hand in the terminal: told as a story, or stepped through with the cards in sight.

    python -m followsuit_site play truc --seed 7 --story
    python -m followsuit_site play truc --seed 7 --watch --seat 0

Rich, which draws it, is needed for nothing else: this module is loaded only for this command.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .engine import Answer, Engine, Game

# As on the cards of this book: four suits in four colours.
SUITS = {"♠": "bold", "♥": "bold red", "♦": "bold yellow", "♣": "bold green"}


class Refused(Exception):
    """The engine does not begin such a hand; ready to print, a fault a line."""


@dataclass(frozen=True)
class Step:
    """What has just happened, and how the table then lies; `hands` are None where nobody may see them."""

    events: list[Answer]
    hands: list[list[str] | None]
    trick: list[Answer]
    totals: list[int]


@dataclass(frozen=True)
class Hand:
    """A hand that chance has played, as a seat may know it, or whole."""

    game: Game
    names: list[str]
    sides: list[str]
    seed: int
    seat: int | None
    steps: Callable[[], Iterator[Step]]


def played(
    engine: Engine,
    game: str,
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seat: int | None = None,
) -> Hand:
    """Have chance play a hand. Raises `Refused`."""
    request: Answer = {"ask": "hand", "do": "new", "game": game, "seed": seed, "limit": 1}
    if players:
        request["players"] = players
    if options:
        request["options"] = dict(options)
    begun = _asked(engine, request)
    record, state = begun["record"], begun["state"]
    names = list(state["names"])
    if seat is not None and seat not in range(len(names)):
        raise Refused(f"--seat is from 0 to {len(names) - 1}: {', '.join(names)}")
    done = _asked(engine, {"ask": "hand", "do": "play_on", "record": record, "seed": seed})
    actions = done["record"]["hands"][0]["actions"]

    def steps() -> Iterator[Step]:
        told, now = 0, record
        for action in [None, *actions]:
            if action is not None:
                now = _asked(engine, {"ask": "hand", "do": "act", "record": now, "action": action})[
                    "record"
                ]
            events = _events(engine, now, seat)
            yield _step(engine, now, seat, events[told:])
            told = len(events)

    return Hand(engine.games[game], names, list(state["sides"]), seed, seat, steps)


def _asked(engine: Engine, request: Answer) -> Answer:
    answer = engine.ask(request)
    if "error" in answer:
        errors = answer.get("errors") or [answer["error"]]
        raise Refused("\n".join(f"{e['where']}: {e['what']}".lstrip(": ") for e in errors))
    return answer


def _events(engine: Engine, record: Answer, seat: int | None) -> list[Answer]:
    """What has happened so far, as far as the seat was told."""
    request: Answer = {"ask": "hand", "do": "review", "record": record, "hand": 0}
    return list(
        _asked(engine, request | ({} if seat is None else {"seat": seat}))["hand"]["events"]
    )


def _step(engine: Engine, record: Answer, seat: int | None, events: list[Answer]) -> Step:
    do = {"do": "state"} if seat is None else {"do": "view", "seat": seat}
    state = _asked(engine, {"ask": "hand", "record": record, **do})["state"]
    every = state.get("hands") or []
    if seat is not None:
        held = state.get("held") or [0] * len(state["names"])
        every = [every[n] if n < len(every) and n == seat else None for n in range(len(held))]
    # A trick lies there until something is said of the next.
    won = [event["trick"] for event in events if event["kind"] == "trick"]
    lying = won[-1] if won else state.get("trick") or []
    return Step(events, list(every), list(lying), list(state["totals"]))


# -- telling --------------------------------------------------------------------------------------


def story(hand: Hand, console: Console) -> None:
    """The hand in words: who held what, what happened, what it brought."""
    _head(hand, console)
    for number, step in enumerate(hand.steps()):
        if not number:
            for name, cards in _held(hand, step):
                console.print(_coloured(f"{name} holds {cards}."), soft_wrap=True)
            console.print()
        for event in step.events:
            if event["why"]["text"]:
                console.print(_coloured(event["why"]["text"]), soft_wrap=True)
            if event["kind"] == "trick":
                console.print()
        last = step
    _totals(hand, last, console)


def watch(hand: Hand, console: Console, wait: Callable[[], object]) -> None:
    """The hand step by step: what is held, what lies on the table, and what has just been said."""
    _head(hand, console)
    for step in hand.steps():
        console.print(_table(hand, step))
        wait()
        last = step
    _totals(hand, last, console)


def _head(hand: Hand, console: Console) -> None:
    seen = "" if hand.seat is None else f", as {hand.names[hand.seat]} sees it"
    console.print(
        Text(f"{hand.game.title}: a hand of {len(hand.names)}, number {hand.seed}{seen}", "bold")
    )
    console.print()


def _held(hand: Hand, step: Step) -> Iterator[tuple[str, str]]:
    for name, cards in zip(hand.names, step.hands, strict=False):
        if cards:
            yield name, " ".join(_name(hand, code) for code in cards)


def _name(hand: Hand, code: str) -> str:
    card = hand.game.cards.get(code)
    return card.name if card else code


def _table(hand: Hand, step: Step) -> Panel:
    """The seats with their hands and what lies before them."""
    lying = {item["seat"]: item["card"] for item in step.trick}
    grid = Table.grid(padding=(0, 2))
    for seat, name in enumerate(hand.names):
        cards = step.hands[seat] if seat < len(step.hands) else None
        told = "hidden" if cards is None else " ".join(_name(hand, code) for code in cards)
        card = _name(hand, lying[seat]) if seat in lying else ""
        grid.add_row(Text(name, "bold"), _coloured(card), _coloured(told))
    said = [event["why"]["text"] for event in step.events if event["why"]["text"]]
    grid.add_row("", "", "")
    for text in said:
        grid.add_row("", "", _coloured(text))
    return Panel(grid, title=_sum(hand, step), title_align="left")


def _totals(hand: Hand, step: Step, console: Console) -> None:
    console.print(Text(_sum(hand, step), "bold"), soft_wrap=True)


def _sum(hand: Hand, step: Step) -> str:
    return ", ".join(
        f"{side} {points}" for side, points in zip(hand.sides, step.totals, strict=True)
    )


def _coloured(text: str) -> Text:
    """A text with its cards in the colours of their suits."""
    found = Text(text)
    for suit, style in SUITS.items():
        found.highlight_regex(rf"(10|[AKQJ2-9])?{suit}", style)
    return found


def options_of(pairs: Sequence[str]) -> dict[str, Any]:
    """Options from `name=value`.

    >>> options_of(["teams=pairs", "deals=3", "allow_two_or_ten=true"])
    {'teams': 'pairs', 'deals': 3, 'allow_two_or_ten': True}
    """
    found: dict[str, Any] = {}
    for name, _, value in (pair.partition("=") for pair in pairs):
        words = {"true": True, "false": False}
        found[name] = words[value] if value in words else int(value) if value.isdigit() else value
    return found
