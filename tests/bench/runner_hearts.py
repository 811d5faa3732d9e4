"""The anchor of `scripts/bench engine`: hands of OpenSpiel's hearts, driven from a Python loop.

Reads a number of hands a line from standard input, plays so many, and writes the seconds that they
took (of this process: other programs do not count). Every legal action is as likely; no cards are
passed, so that a hand is a deal and thirteen tricks.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

import pyspiel

GAME = pyspiel.load_game("hearts(pass_cards=False)")


def play(choose: Random) -> None:
    """One hand, from the deal to the last card."""
    state, chance = GAME.new_initial_state(), choose.random
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])


def main() -> None:
    """Answer each line."""
    choose = Random(1)
    for _ in range(100):
        play(choose)
    print("ready", flush=True)
    for line in sys.stdin:
        start = process_time()
        for _ in range(int(line)):
            play(choose)
        print(process_time() - start, flush=True)


main()
