"""Random choices, and the tables they are played at: what is drawn, noted, told and left untold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import nextafter
from random import Random
from typing import Any

from followsuit import Match
from followsuit.actions import Action, Refused
from followsuit.chance import Chance
from followsuit.decisions import Decision, OneOf, Play
from followsuit.duty import anything
from followsuit.game import Game
from followsuit.messages import say
from followsuit.order import Said
from followsuit.packs import FRENCH_52 as PACK
from followsuit.quiet import Quiet
from followsuit.sets import bits, drawing, drawn, nth, union
from followsuit.table import Table

HAND = PACK.mask("AS 7H KD 2C")
CODES = [PACK.codes[card] for card in bits(HAND)]
GRID = [(step + 0.5) / 1200 for step in range(1200)]
ALMOST_ONE = nextafter(1, 0)


def action(code: str, weight: float = 1) -> Action:
    return Action(code, say("written"), (), code, weight)


def turn(*extra: Action) -> Play:
    """A turn in which every card of the hand may be played, or something else be done."""
    return Play(PACK, 0, HAND, None, (), (anything("free"),), extra)


def test_every_card_of_a_set_is_drawn_as_often() -> None:
    assert [nth(HAND, place) for place in range(4)] == bits(HAND)
    assert Counter(drawn(HAND, chance) for chance in GRID) == dict.fromkeys(bits(HAND), 300)
    chances = iter(GRID)
    draw = drawing(lambda: next(chances))
    assert Counter(draw(HAND, None) for _ in GRID) == dict.fromkeys(bits(HAND), 300)
    every = PACK.everything
    for count in range(1, 53):
        cards = union(bits(every)[:count])
        assert (drawn(cards, 0), drawn(cards, ALMOST_ONE)) == (0, count - 1)


def test_what_may_be_done_instead_of_a_card_is_drawn_by_its_weight() -> None:
    """Each card has weight 1: four of them, and 2 of all weights for the rest."""
    decision = turn(action("half", 0.5), action("most", 1.5))
    drawn_codes = Counter(decision.pick(chance) for chance in GRID)
    assert drawn_codes == {"half": 100, "most": 300, **dict.fromkeys(CODES, 200)}
    assert decision.draw(0) == ("half", "half")
    assert decision.draw(ALMOST_ONE) == (CODES[-1], bits(HAND)[-1])
    assert Counter(turn().pick(chance) for chance in GRID) == dict.fromkeys(CODES, 300)


def test_the_cards_go_on_where_the_weights_end() -> None:
    """With weights that are no sums of halves, too: no chance is beyond the last card."""
    decision = turn(action("a", 0.3), action("b", 0.1), action("c", 0.1))
    order = ["a", "b", "c", *CODES]
    found = [order.index(decision.pick(chance)) for chance in [*GRID, ALMOST_ONE]]
    assert found == sorted(found)
    assert set(found) == set(range(len(order)))


def test_one_of_many_things_is_drawn_as_one_of_as_many_actions() -> None:
    things = ["x", "y", "z"]
    many = OneOf(0, "some", things, action)
    each = Decision(0, "some", map(action, things))
    assert [many.draw(chance) for chance in GRID] == [each.draw(chance) for chance in GRID]
    assert many.actions == each.actions
    for count in range(1, 2000):
        row = OneOf(0, "some", range(count), lambda number: action(str(number)))
        assert (row.pick(0), row.pick(ALMOST_ONE)) == ("0", str(count - 1))


def test_what_is_refused_is_worked_out_once_and_only_when_somebody_asks() -> None:
    asked = []

    def refusals() -> Iterator[Refused]:
        asked.append("now")
        yield Refused("never", Said(say("written"), ("free",)))

    for decision in (
        Decision(0, "some", [action("only")], refusals()),
        Play(PACK, 0, HAND, None, (), (anything("free"),), (), refusals()),
    ):
        asked.clear()
        assert decision.pick(0.5) and not asked
        assert decision.refused == decision.refused
        assert [one.code for one in decision.refused] == ["never"]
        assert asked == ["now"]


def test_cards_that_somebody_plays_are_written_down_as_if_they_were_chosen(any_game: Game) -> None:
    """Every second card of a trick is played at once; for the others the seats are asked."""
    asked, played = (Match(any_game, seed=5, hands=1) for _ in range(2))
    asked.play_random(Random(5))
    codes, cards = [code for row in asked.record()["hands"] for code in row["actions"]], []

    def player(allowed: int, setting: Any) -> int | None:
        cards.append(allowed)
        code = codes[len(played.done)]
        return played.table.pack.by_code[code].index if len(cards) % 2 else None

    played.let_play(player)
    while played.decision is not None:
        played.apply(codes[len(played.done)])
    assert played.record() == asked.record()
    assert played.table.events == asked.table.events


def test_events_are_the_same_whenever_they_are_read(any_game: Game) -> None:
    """Card by card, or all of them after the hand; each is made once."""
    late, often = (Match(any_game, seed=3, hands=1) for _ in range(2))
    chances, like_chances = Random(3), Random(3)
    while often.decision is not None:
        before = list(often.table.events)
        often.apply(often.decision.pick(chances.random()))
        now = often.table.events[: len(before)]
        assert all(one is other for one, other in zip(now, before, strict=True))
    late.play_random(like_chances)
    assert late.table.events == often.table.events
    assert late.table.events is late.table.events


def test_a_quiet_table_plays_the_same_and_notes_nothing(any_game: Game) -> None:
    for seed in range(8):
        match = Match(any_game, seed=seed, hands=1)
        quiet, told = (match.laid(kind, match.start, 0, chance(match)) for kind in (Quiet, Table))
        for table in (quiet, told):
            choose = Random(seed).random
            table.player = drawing(choose)
            flow = any_game.hand.play(table)
            try:
                decision = next(flow)
                while True:
                    decision = flow.send(decision.draw(choose())[1])
            except StopIteration:
                pass
        assert not quiet.events and not quiet.lines
        assert told.events
        for name in ("tricks", "won", "totals", "hands", "stock", "shown", "winners", "outcome"):
            assert getattr(quiet, name) == getattr(told, name), name
        assert quiet.next_dealer == told.next_dealer


def chance(match: Match) -> Chance:
    """What the hand of a match has been dealt, once more."""
    seed = match.seed
    return match.table.chance.again(lambda: Random(f"{seed}/0"))
