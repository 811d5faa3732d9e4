"""Make the banks of all games as modules, for who has no time to search for positions.

    python -m followsuit.practice build/banks

A game's module is its package's name in a file's; one that was made of the same sources stays as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import starmap
from pathlib import Path
from typing import Any

from ..games import MODULES, game
from .kept import head, holds, keep
from .search import made


def module_of(name: str) -> str:
    """The source of the module with the bank of a game."""
    parts = dict(made(game(name)))
    parts["ROWS"] = tuple(map(tuple, parts["ROWS"]))
    return head(name) + "".join(starmap(_assigned, parts.items()))


def _assigned(part: str, ones: Sequence[Any]) -> str:
    return f"{part} = (\n" + "".join(f"    {one!r},\n" for one in ones) + ")\n"


def main(target: Path) -> None:
    """Write what is not there yet."""
    target.mkdir(parents=True, exist_ok=True)
    stale = [name for name in MODULES if not holds(name, target)]
    with ProcessPoolExecutor() as pool:
        for name, source in zip(stale, pool.map(module_of, stale), strict=True):
            keep(name, source, target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
