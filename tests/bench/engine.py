"""Random hands a second beside OpenSpiel's hearts: `scripts/bench engine [--rounds 9] [game …]`.

The anchor is a hand of `pyspiel` hearts, deal and play, random legal actions from a Python loop: 1.00.
Every figure is a ratio to it, the median of rounds in which anchor and engine take turns, so that
what else the machine does falls on both. `--before` measures other sources of the engine, too.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
ANCHOR = ROOT / "build" / "bench" / "bin" / "python"
KINDS = ("match", "playouts")


class Runner:
    """A program that answers each line with a number."""

    def __init__(self, *command: str | Path) -> None:
        self._process = Popen([*command], stdin=PIPE, stdout=PIPE, text=True)
        self._read()

    def _read(self) -> str:
        assert self._process.stdout
        answer = self._process.stdout.readline()
        if not answer:
            sys.exit(f"{self._process.args} ended")
        return answer

    def ask(self, line: str) -> float:
        """The answer to a line."""
        assert self._process.stdin
        print(line, file=self._process.stdin, flush=True)
        return float(self._read())

    def close(self) -> None:
        """Let it end."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def measured(
    anchor: Runner, engines: list[Runner], games: list[str], hands: int, rounds: int
) -> dict[str, list[float]]:
    """For each game its ratios to the anchor, kind by kind of each engine."""
    tasks = [(engine, kind) for kind in KINDS for engine in engines]
    found: dict[str, list[float]] = {}
    for name in games:
        ratios: list[list[float]] = [[] for _ in tasks]
        for number in range(rounds):
            turns = list(enumerate(tasks))
            for place, (engine, kind) in reversed(turns) if number % 2 else turns:
                hand = engine.ask(f"{kind} {name} {hands}")
                ratios[place].append(anchor.ask(str(hands)) / hands / hand)
        found[name] = [median(each) for each in ratios]
    return found


def table(found: dict[str, list[float]], heads: list[str]) -> str:
    """The ratios as text, the medians of all games last."""
    rows = [
        *found.items(),
        ("median", [median(each) for each in zip(*found.values(), strict=True)]),
    ]
    lines = [" ".join(["game".ljust(15), *(head.rjust(16) for head in heads)])]
    for name, ratios in rows:
        lines.append(" ".join([name.ljust(15), *(f"{ratio:16.2f}" for ratio in ratios)]))
    return "\n".join(lines)


def main() -> int:
    """Measure and print; returns the exit status."""
    sys.path.insert(0, str(ROOT / "engine" / "src"))
    from followsuit.games import MODULES

    parser = ArgumentParser(prog="scripts/bench engine", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all games if none is named")
    parser.add_argument("--hands", type=int, default=100, help="how many at a time")
    parser.add_argument("--rounds", type=int, default=9, help="how often each is measured")
    parser.add_argument("--before", metavar="PATH", help="other sources: …/engine/src")
    chosen = parser.parse_args()
    sources = {"now": str(ROOT / "engine" / "src")}
    if chosen.before:
        sources = {"before": chosen.before, **sources}
    anchor = Runner(ANCHOR, HERE / "runner_hearts.py")
    engines = [
        Runner(sys.executable, HERE / "runner_engine.py", source) for source in sources.values()
    ]
    heads = [f"{kind}, {name}" for kind in KINDS for name in sources]
    found = measured(anchor, engines, chosen.games or [*MODULES], chosen.hands, chosen.rounds)
    for runner in (anchor, *engines):
        runner.close()
    hand = "a hand of OpenSpiel’s hearts from Python"
    print(f"Hands in the time of {hand} (1.00), median of {chosen.rounds} rounds:\n")
    print(table(found, heads))
    return 0


if __name__ == "__main__":
    sys.exit(main())
