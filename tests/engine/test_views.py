"""A view holds what its seat may know and nothing else.

Two worlds that differ only in what a seat cannot know look the same to it, to the last letter. The
second world is made of the first: two cards that the seat has never seen change places in the deal
and in what the others did with them, and whoever may keep a silent thought to himself keeps silent.
"""

from __future__ import annotations

import re
from collections import Counter
from json import dumps
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from followsuit import Match, ask
from followsuit.errors import FollowSuitError
from followsuit.game import Game
from followsuit.packs import Pack, bits
from followsuit.worlds import _respelled

pytestmark = pytest.mark.slow

# The events by which the rules lay cards open to everybody, besides playing them.
OPENED = {
    "canadian-salad": ("pack",),
    "ecarte": ("upcard", "score"),
    "euchre": ("upcard", "under"),
    "reds": ("turnup",),
    "reversis": ("talon",),
    "schafkopf": ("widow",),
    "sheepshead": ("discards", "blitz", "schmaltz"),
    "tetka": ("bum", "tetka"),
    "tute": ("upcard", "declare"),
    "twenty-five": ("upcard",),
    "tyzicha": ("widow", "gift", "marriage"),
}
# What a seat learns by the rules without holding it; so do those who play with it.
LEARNED = {"reversis": "peek", "sheepshead": "found", "type-trump": "swapped"}
SILENT = re.compile(r"(waive|silent|keep)\b")  # what somebody who is asked in secret may answer
# Chips change hands before everybody’s eyes: by some rules what a card costs depends on the hand
# that it came from, and the payment tells so (`ruling.forced-any`).
PAYING = {"reversis": "forced"}


class Choice(NamedTuple):
    """What a seat chose; `secret` where nobody else may notice that it was asked."""

    seat: int
    code: str
    secret: bool


class World:
    """A match in the middle of a hand, how it came there, and the cards that each seat has seen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.start = match.record()
        self.choices: list[Choice] = []
        self.seen = list(match.table.hands)

    def choose(self, random: Random) -> None:
        """One choice by chance, silence as likely as all that breaks it."""
        decision, table = self.match.decision, self.match.table
        assert decision is not None
        quiet = [code for code in decision.codes if decision.guise and SILENT.match(code)]
        code = quiet[0] if quiet and random.random() < 0.5 else decision.pick(random.random())
        self.match.apply(code)
        silent = decision.guise is not None and SILENT.match(code) is not None
        self.choices.append(Choice(decision.seat, code, silent))
        for seat, hand in enumerate(table.hands):
            self.seen[seat] |= hand

    def unseen_by(self, seat: int) -> list[int]:
        """The cards of the pack that lay closed to a seat all the time."""
        table, name, tell = self.match.table, self.match.game.id, self.match.voice().tell
        kinds, learned = ("play", *OPENED.get(name, ())), LEARNED.get(name)
        seen = self.seen[seat]
        for event in table.events:
            own = event.seat is not None and table.sides[event.seat] == table.sides[seat]
            openly = event.kind in kinds and (event.to is None or seat in event.to)
            if openly or (event.kind == learned and own):
                told = named(table.pack, tell(event.say)) if event.say else ()
                seen |= sum(1 << card for card in {*event.cards, *told})
        return bits(table.pack.everything & ~seen)

    def with_swapped(self, seat: int, one: str, other: str) -> Match | None:
        """The other world, at the same point; None where others would have had to act otherwise."""
        (begun,) = self.start["hands"]
        deal = {name: swap(value, one, other) for name, value in begun["deal"].items()}
        begun = {"dealer": begun["dealer"], "deal": deal}
        try:
            match = Match.from_record({**self.start, "hands": [begun]})
            for choice in self.choices:
                hush(match, choice)
                decision = match.decision
                if decision is None or decision.seat != choice.seat:
                    if choice.secret:
                        continue
                    return None
                code = choice.code if choice.seat == seat else swap(choice.code, one, other)
                match.apply(code)
        except FollowSuitError:
            return None
        return match


def named(pack: Pack, say: str) -> list[int]:
    return [pack.by_code[code].index for code in re.findall(r"\[\[(.+?)\]\]", say)]


def swap(value: Any, one: str, other: str) -> Any:
    """Two cards change places in a text or a list of texts."""
    if isinstance(value, list):
        return [swap(part, one, other) for part in value]
    if not isinstance(value, str):
        return value
    places = {one: other, other: one}
    return " ".join(places.get(word, word) for word in value.split())


def hush(match: Match, choice: Choice) -> None:
    """Whoever is asked in secret here, and was not asked in the first world, keeps silent."""
    while (decision := match.decision) is not None and decision.guise is not None:
        if decision.seat == choice.seat and choice.code in decision.codes:
            return
        match.apply(next(code for code in decision.codes if SILENT.match(code)))


def begun(known: Game, random: Random) -> World:
    """A match of any size with any options, its hand just dealt."""
    while True:
        fields = {f.name: random.choice(f.choices) for f in known.options.fields}
        chosen = {name: value for name, value in fields.items() if random.random() < 0.5}
        try:
            match = Match(known, random.randrange(2, 11), chosen, seed=random.randrange(10**6))
        except FollowSuitError:  # not for so many, or not together
            continue
        return World(match)


def view(match: Match, seat: int) -> str:
    answer = ask({"ask": "hand", "do": "view", "record": match.record(), "seat": seat})
    assert set(answer) == {"ask", "state"}, answer
    return dumps(answer)


def paid(match: Match) -> list[tuple[int | None, int]]:
    return [(line.side, line.amount) for line in match.table.lines]


@pytest.mark.parametrize("part", range(2))
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(any_game: Game, part: int) -> None:
    compared: Counter[str] = Counter()
    for seed in range(4):
        random = Random(f"{any_game.id} {part} {seed}")
        world = begun(any_game, random)
        table = world.match.table
        while world.match.table is table and not world.match.over:
            asked_in_secret = world.match.decision is not None and world.match.decision.guise
            if asked_in_secret or random.random() < 0.1:
                for seat in random.sample(range(world.match.players), 2):
                    compare(world, seat, random, compared)
            world.choose(random)
    assert compared["same"] > 10, compared


def compare(world: World, seat: int, random: Random, compared: Counter[str]) -> None:
    unseen = world.unseen_by(seat)
    if len(unseen) < 2:
        return
    decision, pairs = world.match.decision, [random.sample(unseen, 2) for _ in range(3)]
    if decision is not None and decision.guise is not None:
        # Whoever is asked in secret is asked for what he holds: let it lie elsewhere.
        held = [card for card in unseen if world.match.table.hands[decision.seat] >> card & 1]
        rest = [card for card in unseen if card not in held]
        pairs += [[random.choice(held), random.choice(rest)] for _ in range(15) if held and rest]
    for pair in pairs:
        one, other = (world.match.table.pack.codes[card] for card in pair)
        match = world.with_swapped(seat, one, other)
        if match is None:
            compared["others would have acted otherwise"] += 1
            continue
        if paid(match) != paid(world.match):
            option = PAYING[world.match.game.id]
            assert getattr(match.options, option) != "any"
            compared["others would have paid otherwise"] += 1
            continue
        where = f"{match.game.id}, {match.options}, seat {seat}, {one} for {other}, {world.choices}"
        assert view(world.match, seat) == view(match, seat), where
        compared["same"] += 1


@pytest.mark.parametrize(
    ("name", "options", "phase"),
    [
        ("reds", {"bids": "hidden"}, "bid"),
        ("type-trump", {"declare": "simultaneous"}, "declare"),
    ],
)
@pytest.mark.parametrize("seed", range(5))
def test_nobody_sees_what_another_has_written_down(
    name: str, options: dict[str, Any], phase: str, seed: int
) -> None:
    """Whatever one seat chooses in secret, to the others it looks the same until it is told."""
    random = Random(seed)
    first = Match(name, options=options, seed=seed)
    while first.phase != phase:
        assert first.decision is not None
        first.apply(first.decision.pick(random.random()))
    while first.phase == phase and first.decision is not None:
        chosen, *others = random.sample(first.decision.codes, 3)
        seat, worlds = first.decision.seat, []
        for code in (chosen, *others):
            worlds.append(Match.from_record(first.record()))
            worlds[-1].apply(code)
        if worlds[0].phase == phase:
            for watching in set(range(first.players)) - {seat}:
                assert len({view(match, watching) for match in worlds}) == 1
        assert len({view(match, seat) for match in worlds}) == 3
        first.apply(chosen)


def test_a_view_tells_all_that_a_player_needs(any_game: Game) -> None:
    """It does not hold the record: so it says itself what was agreed, and whose turn it is."""
    match = Match(any_game, seed=1, hands=3)
    seen = ask({"ask": "hand", "do": "view", "record": match.record(), "seat": match.seat})
    whole = ask({"ask": "hand", "do": "state", "record": match.record()})
    assert seen["state"]["actions"] == whole["state"]["actions"]
    assert seen["state"]["options"] == whole["record"]["options"]
    assert seen["state"]["limit"] == 3


def test_an_action_that_names_cards_in_another_order_is_written_as_the_game_writes_it() -> None:
    decision: Any = SimpleNamespace(codes=("pass 3C 2C AS", "pass 3C 2C KS"))
    assert _respelled(decision, ["pass", "KS", "2C", "3C"]) == "pass 3C 2C KS"
    assert _respelled(decision, ["pass", "QS", "2C", "3C"]) == "pass QS 2C 3C"
    assert _respelled(decision, ["pass"]) == "pass"
