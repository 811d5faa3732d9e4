"""“Put these cards in order.”: how many are drawn, what is right, and in which setting it is asked."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.duty import EVERY_CARD
from followsuit.games import MODULES, game
from followsuit.messages import say
from followsuit.order import Order, Run, place
from followsuit.packs import FRENCH_52
from followsuit.quiz import _ruled, _rules, kinds_of
from followsuit.quiz.order import order_drafts

ORDERED = [name for name in sorted(MODULES) if order_drafts(game(name), Random(0), {}, 12)]


@pytest.mark.parametrize("name", ORDERED)
def test_five_cards_are_drawn_and_each_has_its_place(name: str) -> None:
    known = game(name)
    for draft in order_drafts(known, Random(name), {}, 12):
        asked = draft.make()
        assert len(asked.options) == len(set(asked.order)) == 5
        assert all(option.right for option in asked.options)
        best_first = [asked.options[number].card for number in asked.order]
        reasons = [asked.options[number].said.say.facts for number in asked.order]
        for place_, facts in enumerate(reasons):
            assert facts.get("number", place_ + 1) == place_ + 1
        told = asked.verdict.say.facts
        assert list(told["cards"].indexes) == best_first
        spots = [
            spot
            for one in known.trick.rankings(asked.setting)
            for spot in one.run.places
            if any(equal >> told["card"].card & 1 for equal in spot.cards)
        ]
        assert asked.verdict.clauses in [spot.clauses for spot in spots]
        if "number" in told:
            assert best_first[told["number"] - 1] == told["card"].card


@pytest.mark.parametrize("name", ORDERED)
def test_a_setting_tells_only_what_the_order_depends_on(name: str) -> None:
    known, usual = game(name), game(name).setting()
    settings = [one.make().setting for one in order_drafts(known, Random(name), {}, 30)]
    for setting in settings:
        for field in known.positions.settings.fields:
            if getattr(setting, field.name) != field.default:
                other = setting._replace(**{field.name: field.default})
                same = list(known.trick.rankings(other)) == list(known.trick.rankings(setting))
                assert not same or known.pack(other) != known.pack(setting), field.name
    if any(
        list(known.trick.rankings(one)) != list(known.trick.rankings(usual)) for one in settings
    ):
        assert len(set(settings)) > 1


@pytest.mark.parametrize("name", ["twenty-five", "tute"])
def test_each_suit_is_trump_in_some_question(name: str) -> None:
    settings = [one.make().setting for one in order_drafts(game(name), Random(name), {}, 60)]
    assert len({setting.trump for setting in settings}) == 4


def test_a_setting_that_is_wanted_is_kept_whether_the_order_depends_on_it_or_not() -> None:
    known = game("tute")
    for wanted in ({"trump": "D"}, {"undertrump": "free"}, {"trump": "H", "undertrump": "free"}):
        for draft in order_drafts(known, Random(2), wanted, 12):
            setting = draft.make().setting
            assert {name: getattr(setting, name) for name in wanted} == wanted


# -- where it makes sense to ask -----------------------------------------------------------------


def order(*places: int) -> Order:
    """Runs of so many places."""
    codes = iter(FRENCH_52.codes)
    runs = [
        Run(say("run"), tuple(place(FRENCH_52, next(codes), "rank") for _ in range(many)))
        for many in places
    ]
    return Order(FRENCH_52, tuple(runs), "across", "off")


@pytest.mark.parametrize(
    ("places", "rules"),
    [((1,), 2), ((2,), 3), ((1, 1), 4), ((2, 3), 7), ((1, 1, 1), 7), ((2, 1, 1, 3), 14)],
)
def test_rules_are_one_a_place_one_for_each_two_runs_and_that_no_other_can_win(
    places: tuple[int, ...], rules: int
) -> None:
    assert _rules(order(*places)) == rules


@pytest.mark.parametrize(
    ("orders", "ruled"),
    [
        ([(1,)], False),
        ([(2,)], False),
        ([(1, 1)], True),
        ([(2,), (1, 1)], True),
        ([(1, 1), (2,)], True),
    ],
)
def test_rules_are_asked_for_where_some_trick_has_more_than_three(
    orders: list[tuple[int, ...]], ruled: bool
) -> None:
    known: Any = SimpleNamespace(setting=lambda: None, pack=lambda setting: FRENCH_52)
    known.trick = SimpleNamespace(
        verdict=None, order=lambda setting, cards: order(*orders[cards[0] % len(orders)])
    )
    assert _ruled(known) is ruled
    known.trick.verdict = lambda setting, cards: None
    assert _ruled(known) is False


class Known(SimpleNamespace):
    """A game of which little is known; it can be remembered as games are."""

    __hash__ = object.__hash__


@pytest.mark.parametrize(
    ("allows", "bound"), [([EVERY_CARD], False), ([EVERY_CARD, 1], True), ([1, EVERY_CARD], True)]
)
def test_what_is_legal_is_asked_where_some_link_binds(allows: list[int], bound: bool) -> None:
    known: Any = Known(setting=lambda: None, pack=lambda setting: FRENCH_52, practice=None)
    known.hand = SimpleNamespace(phases=())
    chain = [SimpleNamespace(allows=one) for one in allows]
    known.trick = SimpleNamespace(verdict=len, duty=lambda setting, cards: chain)
    kinds = kinds_of(known)
    assert kinds == ("winner", "leader", *(["legal", "goal", "fault"] if bound else []), "order")
