"""Every phase of every game at the door: `legal` answers what a match asks, from the bare position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from json import dumps, loads
from random import Random
from typing import Any

import pytest

from followsuit import ask
from followsuit.actions import fits
from followsuit.asking.legal import request_of
from followsuit.asking.telling import Teller
from followsuit.chance import DEALT
from followsuit.checked_play import ways_to_play
from followsuit.decisions import Decision, Play
from followsuit.game import Game
from followsuit.match import Match
from followsuit.table import Table

pytestmark = pytest.mark.slow

MATCHES, HANDS = 60, 4
MOST = 800  # positions of a game that are put to the door


def matches(game: Game) -> Iterator[Match]:
    """Some matches with different players and options; every third begins with a skewed deal."""
    ways = ways_to_play(game)
    for seed in range(MATCHES):
        players, options = ways[seed * 7 % len(ways)]
        limit = None if seed % 4 == 1 else HANDS
        match = Match(game, players, options, seed=seed, hands=limit)
        if seed % 3 == 0:
            deals, dealer = [skewed(match)], match.players - 1  # the first hand leads
            match = Match(
                game, players, options, seed=seed, hands=limit, deals=deals, dealer=dealer
            )
        yield match


def skewed(match: Match) -> dict[str, Any]:
    """The first deal with each hand full of a few ranks, every second time the best in the first.

    No shuffle gives such hands in a lifetime.
    """
    deal = match.record()["hands"][0]["deal"]
    if "hands" not in deal:  # somebody chooses how many cards are dealt
        return {}
    hands = [hand.split() for hand in deal["hands"]]
    ranks = list(match.table.pack.ranks)
    if match.seed % 2:
        Random(match.seed).shuffle(ranks)
    cards = [match.table.pack.card(code) for hand in hands for code in hand]
    codes = iter([card.code for card in sorted(cards, key=lambda card: ranks.index(card.rank))])
    return {"hands": [" ".join(next(codes) for _ in hand) for hand in hands]}


class Met:
    """The decisions that the flows of some random matches make, asked or not."""

    def __init__(self, game: Game) -> None:
        self.made: list[Decision] = []
        self.asked: list[tuple[Match, Decision]] = []
        self.shown: set[str] = set()
        self.dealt: list[dict[str, Any]] = []
        make = Table.ask

        def noting(table: Table, *args: Any, **facts: Any) -> Decision:
            made = make(table, *args, **facts)
            self.made.append(made)
            return made

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Table, "ask", noting)
            for match in matches(game):
                self.play(match)

    def play(self, match: Match) -> None:
        choose = Random(match.seed).random
        while (decision := match.decision) is not None:
            self.shown |= match.table.shown.keys()
            self.asked.append((match, decision))
            match.apply(decision.pick(choose()))
        self.shown |= {name for table in match.hands for name in table.shown}
        self.dealt += [hand["deal"] for hand in match.record()["hands"]]


@pytest.fixture
def met(any_game: Game) -> Met:
    return meeting(any_game)


@cache
def meeting(game: Game) -> Met:
    return Met(game)


def test_legal_answers_what_the_flow_decides(any_game: Game, met: Met) -> None:
    """The same actions, refusals and law, each with the same clauses, out of the bare facts."""
    phases = {decision.moment.phase.name for decision in met.made if decision.moment}
    assert phases == {phase.name for phase in any_game.hand.phases}
    for decision in met.made[:: len(met.made) // MOST + 1]:
        assert decision.moment is not None
        request = loads(dumps(any_game.position_request(decision.moment)))
        answer = ask(request)
        assert "error" not in answer, (request, answer["error"])
        moment = decision.moment
        sides = any_game.match.sides(moment.players, moment.options)
        pack = any_game.pack(moment.options)
        tell = Teller.of(any_game, pack, "en", any_game.seat_names(moment.players), sides)
        told = tell.choices(decision, all_reasons=True)
        assert {name: answer[name] for name in told} == told, request
        assert answer["position"] == request["position"]
        assert answer["phase"] == decision.moment.phase.name


def test_legal_answers_every_turn_to_play_a_card(any_game: Game, met: Met) -> None:
    plain = [(match, made) for match, made in met.asked if made.moment is None]
    for match, decision in plain[::7]:
        assert isinstance(decision, Play), "only a card may be asked for without a phase"
        assert not decision.extra, "what else may be done belongs to a phase"
        answer = ask(loads(dumps(request_of(match, decision))))
        assert answer["legal"] == decision.codes
        assert tuple(answer["law"]["clauses"]) == any_game.cite(decision.law.said.clauses)
        refused = {item.code: any_game.cite(item.said.clauses) for item in decision.refused}
        why = {card["card"]: tuple(card["clauses"]) for card in answer["cards"]}
        assert refused == {code: why[code] for code in refused}


def test_legal_tells_of_a_record_whose_turn_it_is(any_game: Game) -> None:
    for match in matches(any_game):
        random = Random(match.seed)
        for _ in range(random.randrange(30)):
            if match.decision is not None:
                match.apply(match.decision.pick(random.random()))
        answer = ask({"ask": "legal", "record": loads(dumps(match.record()))})
        state = ask({"ask": "hand", "do": "play_on", "record": match.record(), "count": 1})
        assert (answer["seat"], answer["phase"]) == (match.seat, match.phase)
        if match.decision is None:
            assert (answer["actions"], answer["request"]) == ([], None)
            continue
        assert state["actions"][0] in [action["code"] for action in answer["actions"]]
        again = ask(loads(dumps(answer["request"])))
        assert "error" not in again
        assert again["law"] is None or again["law"]["clauses"] == answer["law"]["clauses"]
        if "actions" in again:
            told = ("seat", "phase", "names", "actions", "refused")
            assert {name: again[name] for name in told} == {name: answer[name] for name in told}


def test_every_action_code_is_declared_and_met(any_game: Game, met: Met) -> None:
    unmet = {(phase.name, code.pattern) for phase in any_game.hand.phases for code in phase.codes}
    for decision in met.made:
        assert decision.moment is not None
        phase = decision.moment.phase
        pack = any_game.pack(decision.moment.options)
        for action in decision.actions:
            found = [
                code.pattern for code in phase.codes if fits(code.pattern, action.code, pack.codes)
            ]
            assert found, f"{phase.name}: “{action.code}” is not declared"
            unmet -= {(phase.name, pattern) for pattern in found}
        for refused in decision.refused:
            known = any(
                refused.code == code.pattern or fits(code.pattern, refused.code, pack.codes)
                for code in phase.codes
            )
            assert known, f"{phase.name}: refused “{refused.code}” is not declared"
    assert not unmet


def test_what_lies_open_is_declared_and_met(any_game: Game, met: Met) -> None:
    assert met.shown == {part.name for part in any_game.hand.shown}


def test_what_a_deal_holds_is_declared_and_met(any_game: Game, met: Met) -> None:
    found = {name for hand in met.dealt for name in hand}
    assert found == {*DEALT, *any_game.hand.drawn_as}
    about = ask({"ask": "game", "game": any_game.id})["requests"]
    assert {item["name"] for item in about["hand"]["deal"]} == found
    assert {item["name"] for item in about["hand"]["shown"]} == met.shown
    assert [item["name"] for item in about["legal"]["phases"]] == [
        p.name for p in any_game.hand.phases
    ]
