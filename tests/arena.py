"""How strong the player is: `scripts/arena [game …] [--playouts 48] [--deals 20] [--minutes M] [--processes N] [--write PATH] [--page PATH]`.

Every deal is played once for each side, the player sitting there, and once more with somebody else at
its place; all other seats are played by chance, or by a greedy player. A deal is decided where the
player's sides, taken together, come to more or to less than those of the other; it is won where to more.
Where one hand leaves little to skill, a deal is played at several tables (`TABLES`) that count together.
The greedy player takes every trick as cheaply as it can, or shuns them, whichever is stronger in the game.

With `--write` the figures go on from those that stand there already, deal after deal.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from datetime import date
from hashlib import sha256
from math import ceil, inf, sqrt
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any

from followsuit import Match, advice, onward, players, styles, whereabouts, worlds
from followsuit.bulk import Progress, spread
from followsuit.games import MODULES, game
from followsuit.players import Player, advised, chance, shuns, takes
from followsuit.views import view

HAND = 400  # choices of a seat; no hand of any game has as many
DEALS = 1_000_000  # of a game; no measurement has as many
GREEDY: dict[str, Player] = {"takes": takes, "shuns": shuns}
FIRST = 40  # deals that tell which greedy player is the stronger
TABLES = {"truc": 8}  # fewer than a match has hands; elsewhere a deal is played at one
Z = 1.96  # standard errors to each side of a mean: 95 of 100 intervals hold what they measure


def player_of(name: str) -> Player:
    """A player by its name; a number is so many playouts."""
    return advised(int(name)) if name.isdigit() else {"chance": chance, **GREEDY}[name]


def match_of(known: str, deal: int) -> Match:
    """A match before the hand of a deal: where hands are agreed and differ, each of them in turn."""
    rules = game(known)
    agreed = rules.match.hands(Match(rules).options)
    if not agreed:
        return Match(rules, seed=deal, hands=1)
    return Match(rules, seed=deal).play_random(limit=deal % agreed)


def margin(
    known: str, deal: int, side: int, name: str, others: str = "chance", at_table: int = 0
) -> float:
    """By how much a side comes to more than the others in a hand, its seats played by somebody.

    Each table has the same deal and luck of its own.
    """
    match = match_of(known, deal)
    done, before = len(match.hands), match.totals
    playing = [player_of(name if at == side else others) for at in match.sides]
    chosen = Counter[int]()  # a seat's luck is its own: what others do does not shift it
    while not match.over and len(match.hands) == done:
        seat = match.seat
        assert seat is not None
        seed = HAND * (len(match.sides) * (deal + at_table * DEALS) + seat) + chosen[seat]
        match.apply(playing[seat](view(match, seat), seed))
        chosen[seat] += 1
    after = match.hands[done - 1].totals
    gains = [now - had for now, had in zip(after, before, strict=True)]
    own = gains.pop(side)
    return (-1 if match.game.match.fewest else 1) * (own - fmean(gains))


def together(known: str, deal: int, name: str, others: str = "chance") -> float:
    """The margins of all sides of a deal, together; the mean of its tables."""
    if name == others:
        return 0.0  # all of them sit in the same hand: what one gains, the others lose
    sides = range(max(Match(game(known)).sides) + 1)
    tables = range(TABLES.get(known, 1))
    return fmean(
        sum(margin(known, deal, side, name, others, one) for side in sides) for one in tables
    )


@dataclass
class Tally:
    """A player beside another, deal by deal: how many deals, what they were better by (the sum, and
    the sum of squares), and how many of them were decided and won."""

    deals: int = 0
    better: float = 0
    squares: float = 0
    decided: int = 0
    won: int = 0

    def add(self, mine: float, theirs: float) -> None:
        more = round(mine - theirs, 6)  # shares of a point that are the same but for the computer
        self.deals += 1
        self.better += more
        self.squares += more * more
        self.decided += more != 0
        self.won += more > 0

    @property
    def mean(self) -> float:
        """By how much a deal is better."""
        return self.better / self.deals

    @property
    def error(self) -> float:
        """How far that may be off, with 95 % confidence."""
        spread_out = max(self.squares - self.deals * self.mean**2, 0)
        return Z * sqrt(spread_out / (self.deals - 1) / self.deals) if self.deals > 1 else 0.0

    @property
    def needed(self) -> float:
        """After how many deals the player is ahead with a chance of 80 %."""
        spread_out = (self.error / Z) ** 2 * self.deals
        return max(1, 0.8416**2 * spread_out / self.mean**2) if self.mean > 0 else inf

    @property
    def share(self) -> float:
        """The share of decided deals that were won."""
        return self.won / self.decided if self.decided else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where that share lies with 95 % confidence (Wilson)."""
        if not self.decided:
            return 0.0, 1.0
        n, p = self.decided, self.share
        middle, wide = p + Z * Z / 2 / n, Z * sqrt(p * (1 - p) / n + (Z / 2 / n) ** 2)
        return tuple(
            max(0.0, min(1.0, x / (1 + Z * Z / n))) for x in (middle - wide, middle + wide)
        )  # type: ignore[return-value]


# What is measured: beside whom, and who has the other seats.
BESIDE = {
    "chance": ("chance", "chance"),
    "greedy": ("greedy", "chance"),
    "against greedy": ("greedy", "greedy"),
}


def stronger(known: str) -> str:
    """The greedy player that is the stronger beside chance, of some deals."""
    return max(GREEDY, key=lambda name: sum(together(known, n, name) for n in range(FIRST)))


def played(known: str, deal: int, greedy: str, levels: Sequence[int]) -> list[list[list[float]]]:
    """For each level and each of `BESIDE`: what the player comes to, and what the other does."""
    name = {"chance": "chance", "greedy": greedy}
    pairs = [(name[other], name[field]) for other, field in BESIDE.values()]
    theirs = [together(known, deal, other, field) for other, field in pairs]
    found = []
    for level in levels:
        mine = {field: together(known, deal, str(level), field) for field in {f for _, f in pairs}}
        found.append([[mine[field], of] for (_, field), of in zip(pairs, theirs, strict=True)])
    return found


def defined(known: str) -> str:
    """What is measured of a game in one short word: the code that chooses, the game's style, its tables."""
    files = [module.__file__ for module in (advice, onward, players, styles, whereabouts, worlds)]
    code = [Path(str(file)).read_bytes() for file in files]
    tables = [f"{TABLES[known]} tables".encode()] if known in TABLES else []
    style = repr(game(known).match.style).encode()
    return sha256(b"".join([*code, style, *tables])).hexdigest()[:12]


def measure(
    data: dict[str, Any], names: Sequence[str], levels: Sequence[int], executor: Executor
) -> None:
    """One deal more of each of these games, into the data."""
    new = [known for known in names if known not in data["games"]]
    for known, greedy in zip(
        new, spread(stronger, [(known,) for known in new], executor), strict=True
    ):
        data["games"][known] = {
            "player": defined(known),
            "greedy": greedy,
            "levels": {str(one): {b: asdict(Tally()) for b in BESIDE} for one in levels},
        }
    tasks = []
    for known in names:
        kept = data["games"][known]["levels"]
        deals = {kept[str(level)]["chance"]["deals"] for level in levels}
        tasks.append((known, min(deals), data["games"][known]["greedy"], levels))
    for (known, *_), rows in zip(tasks, spread(played, tasks, executor), strict=True):
        for level, row in zip(levels, rows, strict=True):
            kept = data["games"][known]["levels"][str(level)]
            for beside, (mine, theirs) in zip(BESIDE, row, strict=True):
                tally = Tally(**kept[beside])
                tally.add(mine, theirs)
                kept[beside] = asdict(tally)


def begun(path: Path | None, levels: Sequence[int]) -> dict[str, Any]:
    """The figures to go on from: those of a file, of the games whose player is the same as then."""
    fresh: dict[str, Any] = {"levels": list(levels), "games": {}}
    if not path or not path.exists():
        return fresh
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    if data["levels"] != fresh["levels"]:
        raise SystemExit(f"{path} holds figures of other levels; delete it to measure anew")
    same = {
        known: kept for known, kept in data["games"].items() if kept["player"] == defined(known)
    }
    for known in data["games"].keys() - same.keys():
        print(f"{known}: another player than the one in {path}; measured anew", file=sys.stderr)
    return {**data, "games": same}


def table(data: dict[str, Any]) -> list[str]:
    """The figures as a table for a page, a line a game and level."""
    lines = [
        "| Game | Playouts | Deals | Wins beside chance | Better than chance by | Ahead after | Better than greedy by | Against greedy, better by |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for known in (name for name in MODULES if name in data["games"]):
        kept = data["games"][known]
        rules = game(known)
        title = rules.voice(rules.pack(Match(rules).options)).plain(rules.title)
        for level, of in kept["levels"].items():
            by = {beside: Tally(**of[beside]) for beside in BESIDE}
            low, high = by["chance"].interval
            lines.append(
                f"| {title} | {level} | {by['chance'].deals:,}{_tables(known)} "
                f"| {by['chance'].share:.0%} ({low:.0%}–{high:.0%}) of {by['chance'].decided:,} "
                f"| {_told(by['chance'])} | {_after(by['chance'].needed)} | {_told(by['greedy'])} | {_told(by['against greedy'])} |"
            )
    return lines


def _tables(known: str) -> str:
    return f" at {TABLES[known]} tables" if known in TABLES else ""


def _after(deals: float) -> str:
    return "never" if deals == inf else str(ceil(deals))


def _told(tally: Tally) -> str:
    return f"{tally.mean:+.2f} ± {tally.error:.2f}".replace("-", "−")


def measured(data: dict[str, Any]) -> str:
    """When, how much and which player was measured, as the page says it."""
    every = [
        Tally(**of["chance"]) for kept in data["games"].values() for of in kept["levels"].values()
    ]
    deals = min(tally.deals for tally in every)
    return f"Measured until {data['date']}: at least {deals:,} deals of each game."


def rewritten(page: str, data: dict[str, Any]) -> str:
    """A page with its one table replaced, and the line that tells what was measured."""
    told = measured(data)
    old = [told if line.startswith("Measured until ") else line for line in page.splitlines()]
    rows = [place for place, line in enumerate(old) if line.startswith("|")]
    return "\n".join([*old[: rows[0]], *table(data), *old[rows[-1] + 1 :], ""])


def parsed() -> Namespace:
    parser = ArgumentParser(prog="scripts/arena", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all games if none is named")
    parser.add_argument("--deals", type=int, default=20, help="how many more of each game")
    parser.add_argument("--playouts", type=int, nargs="+", default=[48], help="the levels")
    parser.add_argument("--minutes", type=float, help="begin no further deal after so many")
    parser.add_argument("--processes", type=int, help="how many, if not one for each processor")
    parser.add_argument("--write", type=Path, help="the file that figures are kept in")
    parser.add_argument("--page", type=Path, help="the page whose table is written anew")
    return parser.parse_args()


def main(executor: Executor | None = None) -> int:
    """Play and tell, here or where an executor says; returns the exit status."""
    chosen = parsed()
    data = begun(chosen.write, chosen.playouts)
    progress, began = Progress("deals of each game"), monotonic()
    here = ProcessPoolExecutor(chosen.processes) if executor is None else nullcontext(executor)
    with here as pool:
        for deal in range(chosen.deals):
            if chosen.minutes is not None and monotonic() - began > 60 * chosen.minutes:
                break
            progress.show(deal, chosen.deals)
            measure(data, chosen.games or list(MODULES), chosen.playouts, pool)
            data["date"] = date.today().isoformat()
            if chosen.write:
                chosen.write.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        progress.clear()
    print("\n".join(table(data)))
    if chosen.page:
        text = rewritten(chosen.page.read_text("utf-8"), data)
        chosen.page.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
