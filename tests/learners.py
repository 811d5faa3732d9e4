"""Readers who misread one rule, put through rounds of practice: `scripts/learners [--rounds 200] [game …]`.

Every misreading of every game is a reader who is otherwise perfect. Beside them stand one who has all
right and some who err at random in 5 % and 10 %. For each game it tells how many of these readers' rounds of ten
expose them (a wrong answer) and name what they misread, and how often somebody is named who should not be.

`--readers FILE` adds readers of your own: its `READERS` has by game's id a list of misreadings as in a game's `slips.py`.
They are exposed, never named, since practice does not know them.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import cache
from random import Random
from runpy import run_path
from typing import Any, NamedTuple

from followsuit.bulk import Progress, spread
from followsuit.game import Game
from followsuit.games import MODULES, game
from followsuit.practice import Answered, practise
from followsuit.practice.bank import options_of, question
from followsuit.practice.claims import find
from followsuit.practice.spots import answer
from followsuit.slips import Misread, misread

PERFECT, RANDOM = 4, {0.05: 4, 0.10: 4}  # as many of their rounds for each round of a misreading
GOALS = {"exposed": 0.95, "named": 0.8, "worst": 0.9, "wrongly": 0.02}
TOLD = 5  # of the misreadings that are exposed least


class Learner(NamedTuple):
    """Somebody who practises: what they misread, if anything, and how often their finger slips."""

    game: str
    slip: str = ""
    slipping: float = 0.0
    own: str = ""  # a file with readers


class Played(NamedTuple):
    """A round: whether an answer was wrong, and which misreading was named."""

    exposed: bool
    named: str | None


def play(learner: Learner, seed: int) -> Played:
    """A round of ten questions, answered by such a reader."""
    known = game(learner.game)
    rules = _rules(learner)
    random = Random(f"{learner}/{seed}")
    history: list[Answered] = []
    exposed = False
    while True:
        now = practise(known, seed, history)
        if now.next is None:
            slips = [one.slip.id for one in misread(known)]
            return Played(exposed, None if now.named is None else slips[now.named])
        options, right = _answer(known, rules, now.next, random, learner.slipping)
        exposed |= not right
        history.append(Answered(now.next, options))


@cache
def _rules(learner: Learner) -> Game:
    """The game as this reader plays it."""
    known = game(learner.game)
    slips = {one.slip.id: one for one in misread(known)}
    for slip in readers_of(learner.own).get(learner.game, ()):
        slips[slip.id] = Misread(known, slip)
    return slips[learner.slip].game if learner.slip else known


def readers_of(file: str) -> Mapping[str, Sequence[Any]]:
    """The readers that a file adds."""
    return run_path(file)["READERS"] if file else {}


def _answer(
    known: Game, rules: Game, name: str, random: Random, slipping: float
) -> tuple[tuple[int, ...], bool]:
    """The options chosen, and whether they are right. Who finds nothing that fits guesses."""
    spot, asked = find(known, name), question(known, name)
    assert spot and asked
    many = range(len(asked.options))
    right = tuple(map(int, options_of(spot.kind, asked, answer(known, spot))))
    own = tuple(map(int, options_of(spot.kind, asked, answer(rules, spot))))
    if not own:
        return (random.choice(many),), False
    if random.random() >= slipping:
        return own, own == right
    if asked.pick == "order":  # two neighbours change places
        place = random.choice(many[1:])
        own = (*own[: place - 1], own[place], own[place - 1], *own[place + 1 :])
    elif asked.pick == "many":  # one more, or one less
        changed = set(own) ^ {random.choice(many)} or {random.choice(many)}
        own = tuple(sorted(changed))
    else:
        own = (random.choice([n for n in many if (n,) != own]),)
    return own, own == right


class Told(NamedTuple):
    """What came of the rounds of a learner: how many, exposed, named rightly, named wrongly."""

    rounds: int
    exposed: int
    named: int
    wrongly: int


def rounds(learner: Learner, first: int, number: int) -> Told:
    """So many rounds from a seed on."""
    played = [play(learner, seed) for seed in range(first, first + number)]
    named = [one.named for one in played if one.named]
    own = learner.slip and not learner.slipping
    rightly = sum(name == learner.slip for name in named if own)
    return Told(number, sum(one.exposed for one in played), rightly, len(named) - rightly)


class Result(NamedTuple):
    """What came of the rounds of a game."""

    exposed: float
    named: float
    worst: tuple[tuple[float, float, str], ...]
    misnamed: float
    perfect: Told
    erring: Mapping[float, Told]

    @property
    def reached(self) -> bool:
        """Whether it reaches the goals."""
        wrongly = self.erring[0.05].wrongly / self.erring[0.05].rounds
        return (
            self.exposed >= GOALS["exposed"]
            and self.worst[0][0] >= GOALS["worst"]
            and self.named >= GOALS["named"]
            and not self.perfect.wrongly
            and wrongly <= GOALS["wrongly"]
        )


def result(
    name: str, number: int, executor: Executor | None = None, own: str = "", shown: bool = False
) -> Result:
    """What so many rounds of each reader of a game come to."""
    readers = [Learner(name, one.slip.id) for one in misread(game(name))]
    readers += [Learner(name, one.id, own=own) for one in readers_of(own).get(name, ())]
    others = [Learner(name), *(Learner(name, slipping=often) for often in RANDOM)]
    tasks = [
        *((reader, 0, number) for reader in readers),
        *((Learner(name), number * n, number) for n in range(PERFECT)),
        *((one, number * n, number) for one in others[1:] for n in range(RANDOM[one.slipping])),
    ]
    watched = Progress(f"{name}, readers") if shown else None
    done = list(spread(rounds, tasks, executor, watched))
    by_reader: dict[Learner, list[Told]] = {}
    for (reader, *_), told in zip(tasks, done, strict=True):
        by_reader.setdefault(reader, []).append(told)
    sums = {reader: Told(*map(sum, zip(*told, strict=True))) for reader, told in by_reader.items()}
    known = [sums[reader] for reader in readers if not reader.own]
    every = sum(one.rounds for one in known)
    shares = ((sums[one].exposed / number, sums[one].named / number, one.slip) for one in readers)
    return Result(
        sum(one.exposed for one in known) / every,
        sum(one.named for one in known) / every,
        tuple(sorted(shares)),
        sum(one.wrongly for one in known) / every,
        sums[others[0]],
        {one.slipping: sums[one] for one in others[1:]},
    )


def lines(name: str, found: Result) -> Iterator[str]:
    """The result of a game in words."""
    wrongly = ", ".join(
        f"{told.wrongly} of {told.rounds} who err in {often:.0%}"
        for often, told in found.erring.items()
    )
    yield (
        f"{name}: exposed {found.exposed:.1%}, the least {found.worst[0][0]:.0%}; named {found.named:.1%},"
        f" otherwise {found.misnamed:.2%}; named wrongly {found.perfect.wrongly} of"
        f" {found.perfect.rounds} without fault, {wrongly}"
        f"{'' if found.reached else '; SHORT OF THE GOALS'}"
    )
    for exposed, named, slip in found.worst[:TOLD]:
        if exposed < 1 or named < 1:
            yield f"    {slip}: exposed {exposed:.0%}, named {named:.0%}"


def main(executor: Executor | None = None, given: Iterable[str] | None = None) -> int:
    """Tell of all games, on all processors or where an executor says; returns the exit status."""
    parser = ArgumentParser(prog="scripts/learners", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all games if none is named")
    parser.add_argument("--rounds", type=int, default=200, help="of each reader")
    parser.add_argument("--readers", default="", metavar="FILE", help="more readers")
    chosen = parser.parse_args(None if given is None else list(given))
    short = 0
    for name in chosen.games or MODULES:
        found = result(name, chosen.rounds, executor, chosen.readers, shown=sys.stderr.isatty())
        print(*lines(name, found), sep="\n", flush=True)
        short += not found.reached
    return int(short > 0)


if __name__ == "__main__":
    sys.exit(main())
