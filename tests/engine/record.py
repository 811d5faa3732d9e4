"""Record anew the hands and answers of games that the tests compare: `scripts/record [game …]`.

To be run where a rule was changed on purpose; the difference is read like any other change.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from types import ModuleType

import playthroughs
import recorded_answers

from followsuit.game import Game
from followsuit.games import MODULES
from followsuit.games import game as find_game


def record(kind: ModuleType, game: Game, choose: bool) -> list[list[str]]:
    """Write the records of one kind, the same ones as before or others; each as its lines."""
    if choose or not kind.path(game).exists():
        records: list[list[str]] = kind.chosen(game)
    else:
        records = [kind.again(lines, game) for lines in kind.recorded(game)]
    kind.FOLDER.mkdir(exist_ok=True)
    text = "\n\n".join("\n".join(lines) for lines in records)
    kind.path(game).write_text(f"{text}\n", "utf-8")
    return records


def main() -> int:
    """Record them anew; returns the exit status."""
    parser = ArgumentParser(prog="scripts/record", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all games if none is named")
    parser.add_argument(
        "--choose", action="store_true", help="other records, where rules say more now"
    )
    given = parser.parse_args()
    for name in given.games or MODULES:
        game = find_game(name)
        hands = record(playthroughs, game, given.choose)
        answers = record(recorded_answers, game, given.choose)
        print(f"{name}: {len(hands)} hands, {len(answers)} answers", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
