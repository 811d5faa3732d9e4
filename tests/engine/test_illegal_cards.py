"""A card that breaks a rule is told as `illegal`: the question about its trick is no bad one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from followsuit import ask
from followsuit.checked_play import ways_to_play
from followsuit.decisions import Play
from followsuit.game import Game
from followsuit.match import Match
from followsuit.packs import bits, codes_of

WAYS, HANDS = 8, 4


def broken(game: Game) -> Iterator[dict[str, Any]]:
    """Random tricks with a card that may not be played, unfinished and whole, asked about.

    `expected` is the seat, the card, and what may be played instead.
    """
    random = Random(game.id)
    ways = ways_to_play(game)
    for players, options in random.sample(ways, min(WAYS, len(ways))):
        match = Match(game, players, options, seed=random.getrandbits(30), hands=HANDS)
        while (decision := match.decision) is not None:
            if isinstance(decision, Play):
                yield from _broken(game, match, decision, random)
            match.apply(decision.pick(random.random()))


def _broken(game: Game, match: Match, play: Play, random: Random) -> Iterator[dict[str, Any]]:
    table, setting, pack = match.table, play.setting, match.table.pack
    refused = play.hand & ~play.law.allowed
    if not refused:
        return
    card = random.choice(bits(refused))
    trick = [*play.cards, card]
    size = next(
        size
        for size in game.positions.sizes(setting)
        if game.positions.seats(setting, size) == match.players
    )
    whole, seat = list(trick), play.seat
    while len(whole) < size:
        seat = table.after(seat)
        left = [held for held in bits(table.hands[seat]) if held not in whole]
        if not left or seat == play.seat:
            break
        whole.append(random.choice(left))
    for cards in (trick, whole):
        yield {
            "ask": "winner",
            "game": game.id,
            "setting": game.plain(setting),
            "names": list(match.names),
            "trick": list(codes_of(pack, cards)),
            "hands": {str(len(trick) - 1): list(codes_of(pack, bits(play.hand & ~(1 << card))))},
            "expected": (
                len(trick) - 1,
                pack.codes[card],
                set(codes_of(pack, bits(play.law.allowed))),
            ),
        }


def test_whatever_may_not_be_played_is_told_as_illegal(any_game: Game) -> None:
    tried = 0
    for request in broken(any_game):
        tried += 1
        seat, card, legal = request.pop("expected")
        answer = ask(request)
        assert "error" not in answer, (request, answer.get("error"))
        told = next(told for told in answer["illegal"] if told["seat"] == seat)
        assert (told["card"], set(told["legal"])) == (card, legal), request
        assert "common.ruling.revoke" in told["clauses"]
    assert tried or any_game.id == "truc", "Truc alone binds nobody"


def test_cards_that_break_a_rule_are_told_in_the_order_of_play() -> None:
    """In whatever order the hands are given."""
    asked = {"ask": "winner", "game": "reversis", "trick": "KS 5H 6D 7S"}
    for hands in ({"2": "2S", "1": "3S"}, {"1": "3S", "2": "2S"}):
        answer = ask({**asked, "hands": hands})
        assert [(one["seat"], one["card"], one["legal"]) for one in answer["illegal"]] == [
            (1, "5H", ["3S"]),
            (2, "6D", ["2S"]),
        ]
    assert ask({**asked, "hands": {"3": "2S"}})["illegal"] == []
