"""The rules by which a card may win in an order: each that can be said, and of which cards it may be true."""

from __future__ import annotations

from itertools import permutations
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from followsuit.messages import Message, say
from followsuit.order import Order, Run, Said, Ties, place, split
from followsuit.packs import FRENCH_52
from followsuit.quiz.reason import Reasoned, Stated, _stated, _true, reason, told

PACK = FRENCH_52
EVERY = PACK.everything
TRUMP, LED, FREE = say("a-trump"), say("a-card-of-the-suit-led"), say("a-free-card")
BEST, LOWEST, HIGH, LOW = (say(name) for name in ("best", "lowest", "high", "low"))
OVER, FIRST, LAST = (say(name) for name in ("over", "first-over", "last-over"))


def sets(cards: str) -> int:
    return int(PACK.mask(cards))


def cards(codes: str) -> list[int]:
    return [PACK.card(code).index for code in codes.split()]


def order(ties: Ties = "last", alone: str = "win.alone") -> Order:
    """Three runs: titles at both ends, a reason or another one over lower places, and equal cards."""
    trumps = Run(
        TRUMP,
        (
            place(PACK, "5H", "rank.five", title=BEST),
            place(
                PACK, "AH KH", "rank.high", why=HIGH, over=OVER, over_clause="rank.over rank.low"
            ),
            place(PACK, "QH", "rank.queen", why=HIGH),
            place(PACK, "3H", "rank.low rank.high", why=LOW),
            place(PACK, "2H", "rank.two", title=LOWEST),
        ),
    )
    led = Run(
        LED,
        (
            place(PACK, "AS KS", "rank.plain", over=FIRST),
            place(PACK, "QS JS", "rank.court", over=OVER),
            place(PACK, "9S", "rank.nine", over=LAST),
            place(PACK, "8S", "rank.eight", title=LOWEST),
        ),
    )
    equal = [sets("AC AD"), sets("KC")]
    free = Run(FREE, (place(PACK, equal, "rank.free"),))
    runs = (trumps, led, free)
    return Order(PACK, runs, "win.trump", "win.off", ties=ties, tie="win.tie", alone=alone)


class Rule(NamedTuple):
    """A rule by its words, its clauses, and the winners and other cards of which it may be true."""

    said: Message
    clauses: str
    winners: int
    losers: int = EVERY


OWN, PLAIN, OTHERS = sets("5H AH KH QH 3H 2H"), sets("AS KS QS JS 9S 8S"), sets("AC AD KC")
# Of a card with a title, whatever else holds of its run may be said, too.
TITLED, EIGHT = sets("5H 2H"), sets("8S")
RULES = [
    Rule(say("reason-alone"), "win.alone", 0),
    Rule(say("reason-across", better=TRUMP, worse=LED), "win.trump", OWN),
    Rule(say("reason-across", better=TRUMP, worse=FREE), "win.trump", OWN),
    Rule(say("reason-titled", title=BEST), "rank.five", sets("5H")),
    Rule(say("reason-why", why=HIGH), "rank.high", TITLED | sets("AH KH QH")),
    Rule(say("reason-why", why=OVER), "rank.over rank.low", TITLED | EIGHT | sets("AH KH QS JS")),
    Rule(say("reason-why", why=LOW), "rank.low rank.high", TITLED | sets("3H")),
    Rule(say("reason-titled", title=LOWEST), "rank.two", sets("2H 8S")),
    Rule(say("reason-below", title=LOWEST), "rank.high rank.two", EVERY, sets("2H 8S")),
    Rule(say("reason-across", better=LED, worse=FREE), "win.trump", PLAIN),
    Rule(say("reason-higher", noun=LED), "rank.plain", PLAIN),
    Rule(say("reason-why", why=FIRST), "rank.plain", EIGHT | sets("AS KS")),
    Rule(say("reason-why", why=LAST), "rank.nine", EIGHT | sets("9S")),
    Rule(say("reason-equal", when="later"), "win.tie", 0),
    Rule(say("reason-higher", noun=FREE), "rank.free", OTHERS),
]


def test_each_rule_of_an_order_is_stated_once_with_the_cards_of_which_it_may_be_true() -> None:
    stated = _stated(order())
    found = {repr(one.said.say): Rule(one.said.say, *_written(one)) for one in stated}
    assert len(found) == len(stated)
    assert found == {repr(one.said): one for one in RULES}


def _written(one: Stated) -> tuple[str, int, int]:
    return " ".join(one.said.clauses), one.winners, one.losers


@pytest.mark.parametrize(
    ("ties", "equal"),
    [("last", ["later"]), ("first", ["earlier"]), ("drawn", [])],
)
def test_that_cards_are_equal_is_stated_where_it_does_not_draw_the_trick(
    ties: Ties, equal: list[str]
) -> None:
    stated = [one.said.say for one in _stated(order(ties))]
    assert [one.facts["when"] for one in stated if one.id == "reason-equal"] == equal
    # Nor where there are no equal cards.
    single = order(ties)
    single = Order(PACK, single.runs[:2], "win.trump", "win.off", ties=ties)
    assert "reason-equal" not in {one.said.say.id for one in _stated(single)}


@pytest.mark.parametrize(
    ("said", "trick", "winner", "true"),
    [
        (say("reason-titled", title=BEST), "5H AH", 0, True),
        (say("reason-titled", title=BEST), "AH 5H", 1, True),
        (say("reason-titled", title=BEST), "AH 5H", 0, False),
        (say("reason-below", title=LOWEST), "AH 2H KS", 0, True),
        (say("reason-below", title=LOWEST), "KS 2H AH", 2, True),
        (say("reason-below", title=LOWEST), "2H KS QS", 0, False),
        (say("reason-below", title=LOWEST), "AH KH QS", 0, False),
    ],
)
def test_a_rule_may_be_true_of_the_winner_and_of_some_other_card(
    said: Message, trick: str, winner: int, true: bool
) -> None:
    (one,) = (one for one in _stated(order()) if one.said.say == said)
    assert _true(one, cards(trick), winner) is true


def test_that_no_card_rivals_or_that_the_best_are_equal_is_true_only_where_it_decides() -> None:
    only = ("reason-alone", "reason-equal")
    stated = [one for one in _stated(order()) if one.said.say.id in only]
    assert len(stated) == len(only)
    for trick in permutations(range(len(PACK.cards)), 2):
        assert not any(_true(one, trick, 0) for one in stated)


# -- what decides --------------------------------------------------------------------------------


def playing(known: Order) -> Any:
    """A game of which nothing is known but an order."""
    trick = SimpleNamespace(order=lambda setting, cards: known)
    trick.won_by = lambda setting, cards: known.best(cards)
    return SimpleNamespace(trick=trick)


DECIDED = [
    ("9D 5H 7D", "reason-alone", "win.alone"),
    ("5H AS 9D", "reason-across", "win.trump"),
    ("KC AS", "reason-across", "win.trump"),
    ("AD 9D AC", "reason-equal", "win.tie"),
    ("KH 5H 2H", "reason-titled", "rank.five"),
    ("2H 3H", "reason-below", "rank.low rank.high rank.two"),
    ("KH AH AS", "reason-why", "rank.high"),
    ("QH AH", "reason-why", "rank.over rank.low"),
    ("3H QH", "reason-why", "rank.queen"),
    ("AS KS", "reason-higher", "rank.plain"),
    ("AS QS", "reason-why", "rank.plain"),
    ("KC AC", "reason-higher", "rank.free"),
]


@pytest.mark.parametrize(("trick", "id_", "clauses"), DECIDED)
def test_what_decides_is_how_the_best_card_beats_the_next_best(
    trick: str, id_: str, clauses: str
) -> None:
    decides = reason(playing(order()), None, cards(trick))
    assert decides and (decides.say.id, decides.clauses) == (id_, split(clauses))


def test_what_beats_a_card_of_a_lower_place_may_have_a_reason_of_its_own() -> None:
    for trick, why in (("AH KH", HIGH), ("AH QH", OVER), ("QH 3H", HIGH), ("AS 9S", FIRST)):
        decides = reason(playing(order()), None, cards(trick))
        assert decides and decides.say.facts["why"] == why


def test_of_equal_cards_the_one_that_wins_is_told_or_the_trick_is_drawn() -> None:
    trick = cards("AC 9D AD")
    for ties, when in (("last", "later"), ("first", "earlier")):
        decides = reason(playing(order(ties)), None, trick)  # type: ignore[arg-type]
        assert decides and decides.say.facts["when"] == when
    assert reason(playing(order("drawn")), None, trick) is None


def test_that_no_other_card_can_win_rests_on_its_own_clause_or_on_that_of_cards_that_cannot() -> (
    None
):
    for alone, clause in (("win.alone", "win.alone"), ("", "win.off")):
        decides = reason(playing(order(alone=alone)), None, cards("5H 9D"))
        assert decides and decides.clauses == (clause,)


def test_who_lets_another_card_win_says_none_of_the_rules() -> None:
    trick = tuple(cards("KH AH"))
    rules = (Said(say("reason-alone"), ()), Said(say("reason-why", why=HIGH), ()))
    assert told(playing(order()), Reasoned(None, trick, 1, rules)) == 1
    assert told(playing(order()), Reasoned(None, trick, 1, rules[:1])) is None
    assert told(playing(order()), Reasoned(None, trick, 0, rules)) is None


def test_who_gives_a_drawn_trick_to_somebody_says_none_of_the_rules() -> None:
    """A misreading may name a winner of its own, whatever the order of the cards says."""
    drawn = playing(order("drawn"))
    drawn.trick.won_by = lambda setting, cards: 0
    rules = (Said(say("reason-alone"), ()),)
    assert told(drawn, Reasoned(None, tuple(cards("AC AD")), 0, rules)) is None
