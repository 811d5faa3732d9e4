"""The skeleton of a new game: a whole small game whose files ask what its author has to answer.

    python -m followsuit_site new-game belote --players 4 --pack 32
    python -m followsuit_site new-game hearts --players 3-6

It is a game that can be played: whoever changes it rule by rule sees at every moment what it does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from string import Template

from followsuit.games import MODULES
from followsuit.packs import french
from followsuit.seats import seat_names

from ..package import near

HERE = Path(__file__).parent
RANKS = {24: "AKQJT9", 28: "AKQJT98", 32: "AKQJT987", 36: "AKQJT9876", 52: "AKQJT98765432"}
NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six"}
MANY = re.compile(r"(\d)(?:-(\d))?")  # how many may play: "4", or "3-6"
USUAL = 4  # so many sit down where it may be more or fewer
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_MODULES = re.compile(r"(\nMODULES = \{\n(?:    .*\n)*)(\})")
_NAV = re.compile(r"(\n  - Games:\n(?:      - .*\n)*)")


class CannotBegin(Exception):
    """Why there can be no such game; ready to print."""


@dataclass(frozen=True)
class Wanted:
    """What somebody wants to begin with. `each` and `goal` are worked out where nobody says them.

    `players` is a number, or the least and the most: "3-6".
    """

    id: str
    players: str = str(USUAL)
    pack: int = 52
    each: int = 0
    goal: int = 0
    partners: bool = False
    title: str = ""

    @property
    def numbers(self) -> range:
        """How many may play; empty where that cannot be read."""
        told = MANY.fullmatch(self.players)
        return range(int(told[1]), int(told[2] or told[1]) + 1) if told else range(0)

    @property
    def usual(self) -> int:
        """How many sit down where nobody says, as in the examples."""
        return USUAL if USUAL in self.numbers else self.numbers[0]

    @property
    def room(self) -> str:
        """The folder of the package."""
        return self.id.replace("-", "_")

    def checked(self) -> Wanted:
        """With what nobody has said. Raises `CannotBegin`."""
        if not _NAME.fullmatch(self.id):
            raise CannotBegin(f"“{self.id}” is no name: use small letters, digits and -")
        if self.id in MODULES:
            raise CannotBegin(f"there is a game “{self.id}” already")
        if self.pack not in RANKS:
            known = ", ".join(map(str, RANKS))
            raise CannotBegin(f"--pack is one of {known}; other packs you write in cards.py later")
        numbers = self.numbers
        if not numbers or not set(numbers) <= set(NUMBERS):
            raise CannotBegin("--players is a number from 2 to 6, or the least and the most: 3-6")
        if self.partners and tuple(numbers) not in ((4,), (6,)):
            raise CannotBegin("--partners goes with 4 or 6 players")
        most = self.pack // numbers[-1]
        each = self.each or min(most, 13)
        if not 3 <= each <= most:
            raise CannotBegin(f"--cards is from 3 to {most} for {numbers[-1]} players")
        title = self.title or self.id.replace("-", " ").title()
        return replace(self, each=each, goal=self.goal or 2 * each, title=title)


def begin(wanted: Wanted, root: Path) -> list[str]:
    """Write a skeleton into a checkout, and register it; the files as they are told. Raises `CannotBegin`."""
    made = wanted.checked()
    games = root / "engine/src/followsuit/games"
    words = _words(made)
    sources = sorted((HERE / "package").glob("*.tmpl"))
    files = {games / made.room / path.stem: path for path in sources}
    files[root / f"docs/games/{made.id}.md"] = HERE / "page.md.tmpl"
    files[root / f"tutorials/{made.id}.yml"] = HERE / "tutorial.yml.tmpl"
    files[root / f"tests/engine/test_{made.room}.py"] = HERE / "test.py.tmpl"
    there = [near(path) for path in files if path.exists()]
    if there:
        raise CannotBegin(f"{there[0]} is there already")
    registered = {
        games / "__init__.py": (_MODULES, rf'\g<1>    "{made.id}": "{made.room}",\n\g<2>'),
        root / "mkdocs.yml": (_NAV, rf"\g<1>      - {made.title}: games/{made.id}.md\n"),
    }
    texts = {path: _registered(path, *change) for path, change in registered.items()}
    for path, source in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(Template(source.read_text("utf-8")).substitute(words), "utf-8")
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    return [near(path) for path in (*files, *texts)]


def _registered(path: Path, pattern: re.Pattern[str], change: str) -> str:
    text, count = pattern.subn(change, path.read_text("utf-8")) if path.is_file() else ("", 0)
    if count != 1:
        raise CannotBegin(f"{near(path)} has no list of games to which this one could be added")
    return text


def _words(made: Wanted) -> dict[str, str]:
    """What stands in the places of the templates."""
    numbers, seats = made.numbers, made.usual
    ranks = RANKS[made.pack]
    pack = french(ranks)
    deck = [card.name for card in pack.cards]
    hands = [deck[seat::seats][: made.each] for seat in range(seats)]
    spades = [[name for name in held if name.endswith("♠")] for held in hands]
    trick = ["K♠", "A♠", "9♠", "Q♥", "J♠", "10♥"][:seats]
    teams = seats // 2 if made.partners else seats
    across = f"tuple(seat % {teams} for seat in range(players))"
    tricks = [made.each // teams + (side < made.each % teams) for side in range(teams)]

    def told(least: str, most: str) -> str:
        return least if len(numbers) == 1 else f"{least} to {most}"

    return {
        "id": made.id,
        "room": made.room,
        "title": made.title,
        "seats": str(seats),
        "players": told(str(numbers[0]), str(numbers[-1])),
        "range": f"range({numbers[0]}, {numbers[-1] + 1})",
        "usual": f", usual={seats}" if seats != numbers[0] else "",
        "sizes": str(tuple(numbers)),
        "Players": told(NUMBERS[numbers[0]], NUMBERS[numbers[-1]].lower()),
        "partners": ", partners facing each other" if made.partners else "",
        "sides": across if made.partners else "tuple(range(players))",
        "teams": str(teams),
        "win": "win" if made.partners else "wins",
        "have": "have" if made.partners else "has",
        "do": "do" if made.partners else "does",
        "pack": str(made.pack),
        "ranks": ranks,
        "ace_low": ranks[1:] + ranks[0],
        "each": str(made.each),
        "goal": str(made.goal),
        "double": str(2 * made.goal),
        "spades": " ".join(name for name in deck if name.endswith("♠")),
        "trick": ", ".join(trick),
        "trick_codes": " ".join(pack.card(name).code for name in trick),
        "tricks": ", ".join(map(str, tricks)),
        "dealer": str(seats - 1),
        "hands": "\n".join(f"          - [{', '.join(held)}]" for held in hands),
        "second": seat_names(seats)[1],
        "may": ", ".join(spades[1]),
        "follow": ", ".join(held[-1] for held in spades[1:]),
    }
