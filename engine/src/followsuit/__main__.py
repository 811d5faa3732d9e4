"""The command line: `python -m followsuit ask` and `python -m followsuit play`."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from json import JSONDecodeError, dumps, loads
from typing import Any, TextIO

from .asking import ask, line_of, refusal
from .errors import Fault, FollowSuitError, WrongRules
from .match import Match
from .messages import say


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    parser = ArgumentParser(prog="python -m followsuit", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    asks = commands.add_parser(
        "ask",
        help="answer requests",
        description="Read one JSON request a line from standard input; write one answer a line.",
    )
    asks.set_defaults(run=_ask)
    plays = commands.add_parser(
        "play",
        help="play a random hand and print its record",
        description="Play a hand (or a match) with random legal actions and print its record.",
    )
    plays.add_argument("game", help="a game's id, such as twenty-five")
    plays.add_argument("--seed", type=int, default=0, help="the same seed gives the same record")
    plays.add_argument("--players", type=int, help="how many play; as many as usual if not given")
    plays.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )
    plays.add_argument("--match", action="store_true", help="a whole match instead of one hand")
    plays.add_argument("--replay", action="store_true", help="check the record by playing it again")
    plays.set_defaults(run=_play)
    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options)
    except BrokenPipeError:
        # Whoever reads has enough, as `| head` does; what Python still flushes goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (SyntaxError, WrongRules) as error:  # a game half written
        what = error.msg if isinstance(error, SyntaxError) else error
        print(f"{line_of(error)}: {what}", file=sys.stderr)
        return 2
    return status


def _ask(options: Namespace) -> int:
    for text in sys.stdin:
        if text.strip():
            _print(_answer(text), sys.stdout)
    return 0


def _answer(text: str) -> dict[str, Any]:
    try:
        request = loads(text)
    except (ValueError, RecursionError) as error:  # also a number with thousands of digits
        where = f"column {error.colno}" if isinstance(error, JSONDecodeError) else ""
        return refusal(None, [Fault(say("not-json"), where)])
    return ask(request)


def _play(options: Namespace) -> int:
    chosen: dict[str, Any] = {}
    for pair in options.option:
        name, _, value = pair.partition("=")
        chosen[name] = int(value) if value.lstrip("-").isdigit() else value
    try:
        match = Match(
            options.game,
            options.players,
            chosen,
            seed=options.seed,
            hands=None if options.match else 1,
        )
        record = match.play_random().record()
        if options.replay:
            Match.from_record(record)
    except FollowSuitError as error:
        for fault in error.faults:
            print(fault, file=sys.stderr)
        return 2
    _print(record, sys.stdout)
    return 0


def _print(answer: dict[str, Any], stream: TextIO) -> None:
    text = dumps(answer, ensure_ascii=False)
    # Half of a surrogate pair, which JSON can carry, has no UTF-8.
    print(text if is_utf8(text) else dumps(answer), file=stream, flush=True)


def is_utf8(text: str) -> bool:
    """Can this be written?

    >>> is_utf8("♠"), is_utf8(chr(0xD800))
    (True, False)
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
