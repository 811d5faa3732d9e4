"""What every sentence of every game keeps to, whatever it tells: number agrees, nothing is doubled.

The sentences are read out of random play, of random tricks and of random cases about points.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from random import Random

import pytest

from followsuit.checked_play import ways_to_play
from followsuit.game import Game
from followsuit.games import game
from followsuit.match import Match
from followsuit.quiz.positions import tricks
from followsuit.table import Trick

MATCHES, TRICKS, CASES = 20, 60, 40
WHO = "|".join(
    ("West", "North", "East", "South", "Northwest", "Northeast", "Southeast", "Southwest")
)
PLAIN = [
    "win",
    "have",
    "take",
    "get",
    "pay",
    "lead",
    "score",
    "play",
    "deal",
    "hold",
    "throw",
    "give",
    "need",
    "share",
    "lose",
    "call",
    "pass",
]
PLAIN += [
    "say",
    "show",
    "draw",
    "make",
    "stand",
    "come",
    "keep",
    "lay",
    "pick",
    "own",
    "count",
    "sit",
    "crack",
    "owe",
    "begin",
]
ONE = "|".join({"have": "has", "pass": "passes"}.get(verb, f"{verb}s") for verb in PLAIN)
MANY = "|".join((*PLAIN, "are", "were", "go", "do"))
THINGS = "point|chip|trick|token|card|hand|heart|queen|ace|king|player|game|side|team"
WRONG = {
    "two are told as one": re.compile(rf"\b(?:{WHO}) and (?:{WHO}) (?:{ONE}|is|was|goes|does)\b"),
    "one is told as many": re.compile(rf"(?<!and )\b(?:{WHO}) (?:{MANY})\b"),
    "one of several": re.compile(rf"(?<![\d/.,-])\b1 (?:{THINGS})s\b"),
    "several of one": re.compile(rf"(?<![\d§])\b(?:0|[2-9]|\d\d+) (?:{THINGS})\b(?!-| points?\b)"),
    "a word twice": re.compile(r"\b([a-z]+) \1\b"),
    "a gap or a mark too many": re.compile(r"  | [,.;:]|[,;:.][,;:.]|^ | $|\(\s|\s\)"),
}


@cache
def told(name: str) -> frozenset[str]:
    """Sentences of a game."""
    played, ways = game(name), ways_to_play(game(name))
    said: set[str] = set()
    for seed in range(MATCHES):
        match = Match(played, *ways[seed * 7 % len(ways)], seed=seed, hands=3).play_random()
        events = (event for table in match.hands for event in table.events)
        said |= {match.voice().tell(event.say) for event in events if event.say}
    for trick in islice(tricks(played, Random(1), {}), TRICKS):
        said |= of_trick(played, trick)
    if played.practice:
        for seed in range(CASES):
            asked = played.practice(Random(seed))
            options = played.read_options(asked.players, asked.options)
            names = played.seat_names(asked.players)
            scored = played.forms[asked.form].score(asked.case, options, asked.players)
            sides = played.match.sides(asked.players, options)
            voice = played.voice(played.pack(options), names, sides)
            said |= {voice.tell(one.say) for one in (*scored.lines, *scored.notes)}
    return frozenset(said)


def of_trick(played: Game, trick: Trick) -> set[str]:
    """What a verdict says of a trick, and what winning it brings."""
    own = played.seat_names(len(set(trick.seats)))
    names = [own[place % len(own)] for place in range(len(trick.cards))]
    verdict = played.trick.judge(trick.setting, trick.cards)
    reasons = [verdict.said, *(step.said for step in verdict.steps)]
    reasons += [reason for _, reason in verdict.losers]
    if trick.position is None:
        after = played.trick.after_draw(trick.setting, trick.cards)
    else:
        after = played.trick.after(trick.setting, trick.cards, trick.position)
    voice = played.voice(played.pack(trick.setting), names)
    return {voice.tell(one.say) for one in (*reasons, *after)}


@pytest.mark.parametrize("fault", WRONG)
def test_no_sentence_has_such_a_fault(any_game: Game, fault: str) -> None:
    sentences = told(any_game.id)
    assert len(sentences) > 100
    assert not [say for say in sentences if WRONG[fault].search(say)]


def test_a_label_says_what_its_code_does(any_game: Game) -> None:
    """The card, the number, the seat or the side that is written in a code is read in its label."""
    ways = ways_to_play(any_game)
    for seed in range(6):
        match = Match(any_game, *ways[seed * 7 % len(ways)], seed=seed, hands=2)
        random, voice = Random(seed), match.voice()
        while (decision := match.decision) is not None:
            for action in decision.actions:
                words = action.code.split()
                for at, word in enumerate(words):
                    meant = word
                    if word in match.table.pack.by_code:
                        meant = f"[[{word}]]"
                    elif word.isdigit() and at and words[at - 1] in ("to", "from"):
                        meant = voice.side_names[int(word)]
                    elif not word.isdigit() or word == "0":  # nil, nothing
                        continue
                    assert meant in voice.tell(action.label), action
            match.apply(decision.pick(random.random()))
