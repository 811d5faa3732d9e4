"""What a hand came to stands in fields: nobody has to read a sentence to learn a number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.errors import FollowSuitError
from followsuit.game import Game

pytestmark = pytest.mark.slow

COUNTED = ("score", "note", "captured", "count", "limit")  # the kinds of event that tell of points


def whole(value: Any) -> bool:
    return type(value) is int


def each(one: Callable[[Any], bool]) -> Callable[[Any, int], bool]:
    return lambda value, size: isinstance(value, list) and all(map(one, value))


def one_each(value: Any, size: int) -> bool:
    return isinstance(value, list) and len(value) == size and all(map(whole, value))


SHAPES: dict[str, Callable[[Any, int], bool]] = {
    "int": lambda value, size: whole(value),
    "bool": lambda value, size: isinstance(value, bool),
    "seat": lambda value, size: value is None or value in range(size),
    "choice": lambda value, size: isinstance(value, str),
    "seats": lambda value, size: isinstance(value, list) and set(value) <= set(range(size)),
    "numbers": each(whole),
    "texts": each(lambda value: isinstance(value, str)),
    "ints": one_each,
    "seat_ints": one_each,
}


def played(known: Game, seed: int) -> Iterator[Any]:
    """Matches of three hands by chance, and what each hand came to."""
    random = Random(seed)
    for options in range(4):
        fields = {f.name: random.choice(f.choices) for f in known.options.fields if options}
        try:
            match = Match(known, options=fields, seed=seed, hands=3)
        except FollowSuitError:
            continue
        record = match.play_random().record()
        for number in range(len(record["hands"])):
            yield match, ask({"ask": "hand", "do": "review", "record": record, "hand": number})


def cases(known: Game, most: int) -> Iterator[Any]:
    """What the game's own questions about points ask, answered."""
    if known.practice is None:
        return
    for seed in range(most):
        question = ask({"ask": "quiz", "game": known.id, "kind": "points", "seed": seed})
        yield ask(question["request"])


def test_an_outcome_has_the_parts_that_the_game_declares(any_game: Game) -> None:
    parts = {part["name"]: part for part in ask({"ask": "game", "game": any_game.id})["outcome"]}
    assert list(parts) == [part.name for part in any_game.hand.outcome]
    found: set[str] = set()

    def look(outcome: dict[str, Any], seats: int, sides: int) -> None:
        for name, value in outcome.items():
            part = parts[name]
            assert SHAPES[part["kind"]](value, sides if part["kind"] == "ints" else seats), name
            assert part["kind"] != "choice" or value in part["choices"]
        found.update(outcome)

    for match, answer in (pair for seed in range(6) for pair in played(any_game, seed)):
        table = match.hands[answer["hand"]["hand"]]
        # Nothing is told that is not declared, and none of it is lost.
        assert set(answer["hand"]["outcome"]) == set(table.outcome)
        look(answer["hand"]["outcome"], match.players, len(answer["hand"]["totals"]["after"]))
    for answer in cases(any_game, 150):
        look(answer["outcome"], len(answer["names"]), len(answer["sides"]))
    assert found | RARE.get(any_game.id, set()) == set(parts)


# What chance does not bring in so few hands: somebody with the first nine tricks, four kings shown.
RARE = {"reversis": {"reversis", "broken_by"}, "tute": {"tute"}, "fuenfzehnern": {"pile_points"}}


def numbers(value: Any) -> set[int]:
    """All numbers in the fields of an answer; lists count as many as they are."""
    if isinstance(value, dict):
        held = (inner for name, inner in value.items() if name not in ("why", "clauses", "events"))
        return set().union(*map(numbers, held))
    if isinstance(value, list):
        return {len(value)}.union(*map(numbers, value))
    if isinstance(value, str):
        return {int(digits) for digits in re.findall(r"\d+", value)}
    return {abs(value)} if whole(value) else set()


def in_words(said: str) -> set[int]:
    """The numbers of a sentence, cards aside."""
    return numbers(re.sub(r"\[\[.+?\]\]", "", said))


def of_the_rules(known: Game) -> set[int]:
    """The numbers that the game's clauses name, in figures or in words."""
    clauses = ask({"ask": "game", "game": known.id})["clauses"]
    text = " ".join(clause["text"] for clause in clauses).lower()
    named = {number for number, word in enumerate(WORDS) if re.search(rf"\b{word}\b", text)}
    return numbers(text) | named


WORDS = (
    *("nil", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen"),
)


def sums(lines: list[dict[str, Any]], pots: list[int]) -> set[int]:
    """What lines of one clause cost together, and what a pot holds after each that moves it."""
    clauses: dict[str, int] = {}
    accounts = {f"pot {number}": held for number, held in enumerate(pots, 1)}
    found: set[int] = set()
    for line in lines:
        clauses[line["clauses"][0]] = clauses.get(line["clauses"][0], 0) + line["points"]
        if line["side"] is None:
            accounts[line["what"]] = accounts.get(line["what"], 0) + line["points"]
        found |= {*clauses.values(), *accounts.values()}
    return found


@pytest.mark.parametrize("seed", range(2))
def test_every_number_in_the_sentences_of_a_score_is_a_field_too(any_game: Game, seed: int) -> None:
    """Or a number of the rules, that of a trick, a sum of lines that stand there."""
    rules = of_the_rules(any_game)
    for answer in cases(any_game, 40) if not seed else ():
        pots = [answer["case"]["pot"]] if "pot" in answer["case"] else []
        fields = numbers({**answer, "notes": []}) | rules | sums(answer["lines"], pots)
        for told in (*answer["lines"], *answer["notes"]):
            assert in_words(told["why"]["marked"]) <= fields, told["why"]["text"]
    before: dict[str, Any] = {}
    for match, answer in played(any_game, seed):
        hand = answer["hand"]
        tricks = set(range(len(match.hands[hand["hand"]].tricks) + 1))
        options = numbers(match.options._asdict())
        scored = [event for event in hand["events"] if event["kind"] == "score"]
        held = {name: value for name, value in hand.items() if name != "events"}
        pots = before.get("pots", []) if hand["hand"] else []
        fields = numbers(held) | numbers(scored) | rules | tricks | options
        fields |= sums(hand["ledger"], pots)
        before = hand["outcome"]
        for event in hand["events"]:
            if event["kind"] in COUNTED:
                assert in_words(event["why"]["marked"]) <= fields, event["why"]["text"]


def test_a_hand_and_the_same_hand_as_a_case_come_to_the_same() -> None:
    """Schafkopf: the form of a hand, given what was captured, has the outcome of the hand played."""
    for seed in count():
        match = Match("schafkopf", seed=seed, hands=1).play_random()
        told: Any = ask({"ask": "hand", "do": "review", "record": match.record(), "hand": 0})
        outcome, declarer = told["hand"]["outcome"], told["hand"]["outcome"]["declarer"]
        if declarer is not None and outcome["discard_points"]:
            break
    case = {
        "declarer": declarer,
        "points": outcome["trick_points"],
        "tricks": told["hand"]["tricks"][declarer],
        "discards": match.table.pack.of(sum(1 << card for card in match.table.aside)),
    }
    case["discards"] = [card.code for card in case["discards"]]
    answer = ask({"ask": "score", "game": "schafkopf", "form": "hand", "case": case})
    assert answer["outcome"] == outcome
    assert outcome["counted"] == outcome["trick_points"] + outcome["discard_points"]
    nobody = {"discards_count": "nobody"}
    answer = ask({"ask": "score", "game": "schafkopf", "case": case, "options": nobody})
    assert answer["outcome"]["counted"] == outcome["trick_points"]
    assert answer["outcome"]["discard_points"] == outcome["discard_points"]


def test_the_party_of_reversis_has_a_winner_and_a_loser() -> None:
    """Fewest card points win it and most lose it; the pots and remises are those shown."""
    match = Match("reversis", seed=1, hands=1).play_random()
    told: Any = ask({"ask": "hand", "do": "review", "record": match.record(), "hand": 0})
    outcome = told["hand"]["outcome"]
    points = outcome["card_points"]
    assert points[outcome["party_winner"]] == min(points)
    assert points[outcome["party_loser"]] == max(points)
    assert (
        outcome["pots"]
        == ask({"ask": "hand", "do": "state", "record": match.record()})["state"]["shown"]["pots"]
    )
    case = {"events": ["deal", "remise", "remise"], "who": [0, 1, 2]}
    answer = ask({"ask": "score", "game": "reversis", "form": "pots", "case": case})
    assert answer["outcome"] == {"pots": [50, 50], "remises": 2}
    case = {"player": 2, "tenth": 2, "eleventh": 1}
    answer = ask({"ask": "score", "game": "reversis", "form": "reversis", "case": case})
    assert answer["outcome"] == {"reversis": 2, "broken_by": 1, "pot": 25, "remises": 0}


def test_a_tute_names_its_player() -> None:
    answer = ask({"ask": "score", "game": "tute", "form": "hand", "case": {"tute": 3}})
    assert answer["outcome"] == {"tute": 3} and answer["winners"] == [1]
