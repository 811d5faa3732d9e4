"""“Which rule decides this trick?”: the one that the engine cites, and no other that is offered is true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from followsuit import ask
from followsuit.games import MODULES, game
from followsuit.order import Order, Said
from followsuit.practice.bank import bank, chosen, options_of, question
from followsuit.quiz import RULES, kinds_of
from followsuit.quiz.asked import answer_of
from followsuit.quiz.positions import tricks
from followsuit.quiz.reason import Reasoned, reason, reason_drafts, reasoned

GAMES = [name for name in sorted(MODULES) if "reason" in kinds_of(game(name))]
MANY = 60
Answer = dict[str, Any]


def questions(name: str, language: str = "en") -> list[Answer]:
    known = game(name)
    drafts = reason_drafts(known, Random(name), {}, MANY)
    return [answer_of(known, "reason", one.make(), language) for one in drafts]


def positions(name: str) -> list[Reasoned]:
    known, random = game(name), Random(name)
    found: list[Reasoned] = []
    for trick in tricks(known, random, {}):
        found += reasoned(known, random, trick)
        if len(found) >= MANY:
            break
    return found


def test_it_is_asked_where_there_are_rules_to_choose_from() -> None:
    # In the others the highest card of the suit led wins, or cards are added up.
    assert set(MODULES) - set(GAMES) == {
        *("canadian-salad", "fuenfzehnern", "hearts", "reversis", "shed", "tetka"),
    }


@pytest.mark.parametrize("name", GAMES)
def test_one_rule_is_right_and_it_is_what_the_engine_cites(name: str) -> None:
    asked = questions(name)
    assert len(asked) == MANY
    none = 0
    for one in asked:
        (right,) = one["answer"]
        told = ask(one["request"])
        assert (one["verdict"], one["clauses"]) == (told["why"], told["clauses"])
        assert f"{told['name']} wins this trick" in one["prompt"]["text"]
        labels = [option["label"] for option in one["options"]]
        assert len(set(labels)) == RULES + 1 == 4
        none += right == str(RULES)
        assert [why["id"] for why in one["why"] if why["right"]] == [right]
        for why in one["why"][:RULES]:
            told = one["verdict"]["text"] if why["right"] else "This is not so in this trick."
            assert why["why"]["text"] == told
    # Nobody can learn that one of the rules always decides.
    assert 0 < none < MANY / 2


@pytest.mark.parametrize("name", GAMES)
def test_what_decides_rests_on_the_same_clauses_as_the_verdict(name: str) -> None:
    known = game(name)
    seen = set()
    for trick, _ in zip(tricks(known, Random(3), {}), range(300), strict=False):
        said = reason(known, trick.setting, trick.cards)
        assert (said is None) == (trick.position is None)
        if said:
            decides = known.trick.decides(trick.setting, trick.cards)
            assert set(said.clauses) == set(decides.clauses)
            seen.add(said.say.id)
    assert len(seen) > 1


@pytest.mark.parametrize("name", GAMES)
def test_no_other_rule_that_is_offered_is_true(name: str) -> None:
    known = game(name)
    for asked in positions(name):
        decides = reason(known, asked.setting, asked.cards)
        assert decides
        order = known.trick.order(asked.setting, asked.cards)
        for one in asked.rules:
            assert (one.say == decides.say) or not holds(order, asked, one)


def holds(order: Order, asked: Reasoned, one: Said) -> bool:
    """Whether a rule may be true of a trick, told by what its words are about."""
    best = asked.cards[asked.winner]
    others = [card for place, card in enumerate(asked.cards) if place != asked.winner]
    ranked = [card for card in others if order.strength[card]]
    run, spot = order.where(best)
    facts = one.say.facts
    match one.say.id:
        case "reason-alone":
            return not ranked
        case "reason-equal":
            return any(order.strength[card] == order.strength[best] for card in ranked)
        case "reason-across":
            return bool(facts["better"] == run.noun)
        case "reason-titled":
            return bool(facts["title"] == spot.title)
        case "reason-below":
            return any(order.where(card)[1].title == facts["title"] for card in ranked)
        case "reason-higher":
            return bool(facts["noun"] == run.noun)
        case "reason-why":
            return facts["why"] in (spot.why, spot.over) or (
                bool(spot.title)
                and facts["why"] in [why for each in run.places for why in (each.why, each.over)]
            )
    raise AssertionError(one.say.id)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_asks_the_same(name: str) -> None:
    request = {"ask": "quiz", "game": name, "kind": "reason", "seed": 5}
    assert ask(request) == ask(request)


@pytest.mark.parametrize("name", GAMES)
def test_readers_answer_it_by_their_own_rules(name: str) -> None:
    known = game(name)
    rows = [one for one in bank(known) if one.kind == "reason"]
    assert rows
    for one in rows:
        asked = question(known, one.name)
        assert asked
        for answer in one.answers:  # whatever somebody believes can be chosen
            (option,) = options_of(one.kind, asked, answer)
            assert chosen(one.kind, asked, [int(option)]) == answer
        assert asked.options[int(options_of(one.kind, asked, one.answers[0])[0])].right


def test_in_german_it_has_german_words() -> None:
    english, german = questions("schafkopf"), questions("schafkopf", "de")
    assert [one["id"] for one in english] == [one["id"] for one in german]
    for ours, theirs in zip(english, german, strict=True):
        assert theirs["prompt"]["text"].endswith("Welche Regel entscheidet?")
        assert theirs["options"][-1]["label"] == "Keine von diesen."
        labels = {option["label"] for option in ours["options"]}
        assert labels.isdisjoint(option["label"] for option in theirs["options"])
