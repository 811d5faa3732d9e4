"""“Which of these may you do now?”: what is asked, what is right, and that nothing hidden is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.actions import fits
from followsuit.decisions import Moment, Play, decided
from followsuit.errors import FollowSuitError
from followsuit.games import MODULES, game
from followsuit.messages import Message
from followsuit.practice.bank import options_of, question
from followsuit.practice.claims import find
from followsuit.practice.spots import Spot, answer, spots
from followsuit.quiz import facts as quiz_facts
from followsuit.quiz.action import Choosing, action_question, choosing, possible
from followsuit.quiz.asked import Question
from followsuit.slips import misread

GAMES = sorted(name for name in MODULES if game(name).hand.phases)
ASKS_IN_GERMAN = "Was davon darfst du jetzt tun?"
SHOWN = (
    "ecarte",
    "sheepshead",
    "truc",
    "tute",
    "twenty-five",
)  # whose misreadings are of such rules, too
DEALS, HANDS = 6, 4
Answer = dict[str, Any]


def positions(name: str, deals: int = DEALS) -> list[Spot]:
    return [spot for number in range(deals) for spot in spots(game(name), "action", number)]


def told(name: str, position: str, language: str = "en") -> Answer:
    answer = ask({"ask": "practice", "game": name, "position": position, "language": language})
    assert "error" not in answer, answer["errors"]
    found: Answer = answer["question"]
    return found


def verdicts(asked: Question) -> dict[str, bool]:
    return {option.code: option.right for option in asked.options if option.code}


def by_hand(name: str, phase: str, options: Answer | None = None, **facts: Any) -> dict[str, bool]:
    """What may be done in a position, by what is asked about it, misread or not."""
    known = game(name)
    players = known.about.seated
    kind = next(one for one in known.hand.phases if one.name == phase)
    agreed = known.read_options(players, options or {})
    setting = known.setting() if kind.setting else None
    given = {**kind.usual, **facts}
    moment = Moment(known.trick, known.pack(agreed), kind, 0, given, agreed, players, setting)
    asked = choosing(known, moment, [one.game for one in misread(known)], Random(1))
    assert asked
    return verdicts(action_question(known, asked))


def hand(name: str, cards: str) -> int:
    pack = game(name).pack(game(name).setting())
    return int(pack.mask(cards))


# -- what is right -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_what_is_right_is_what_a_match_accepts(name: str) -> None:
    """At every choice of some hands each action asked about is tried, and taken back."""
    known, random, tried = game(name), Random(name), 0
    others = [one.game for one in misread(known)]
    for seed in range(HANDS):
        match = Match(known, seed=seed, hands=1)
        while (decision := match.decision) is not None:
            asked = decision.moment and choosing(known, decision.moment, others, random)
            if asked:
                for code, right in verdicts(action_question(known, asked)).items():
                    assert accepted(match, asked, code) is right, (match.done, code)
                    tried += 1
            match.apply(decision.pick(random.random()))
    assert tried > 3


def accepted(match: Match, asked: Choosing, code: str) -> bool:
    """Whether a match takes an action, or one of its kind; it stands as before."""
    assert match.decision
    pack = asked.pack.by_code
    one = next((one for one in match.decision.codes if fits(code, one, pack)), code)
    try:
        match.apply(one)
    except FollowSuitError:
        return False
    match.undo()
    return True


@pytest.mark.parametrize("name", GAMES)
def test_what_is_right_is_what_the_door_answers(name: str) -> None:
    """Also where a fact was turned: the position is asked for anew by its request."""
    for spot in positions(name):
        asked = question(game(name), spot.name)
        assert asked
        answer = ask(asked.request)
        assert "error" not in answer, answer["errors"]
        done, pack = [one["code"] for one in answer["actions"]], spot.about.pack.by_code
        right = {code: any(fits(code, one, pack) for one in done) for code in spot.about.codes}
        assert verdicts(asked) == right, spot.name
        assert asked.options[-1].right is not any(right.values()) or not spot.about.nothing


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_its_reason_and_its_clauses(name: str) -> None:
    for spot in positions(name, 3):
        asked = told(name, spot.name)
        assert asked["kind"] == "action" and asked["pick"] == "many"
        assert asked["answer"] and asked["clauses"]
        assert all(one["why"]["text"] and one["clauses"] for one in asked["why"])
        labels = [option["label"] for option in asked["options"]]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("name", GAMES)
def test_something_is_refused_or_there_is_a_choice_of_three(name: str) -> None:
    """Where two things may both be done, only a misreading makes it a question."""
    known = game(name)
    for spot in positions(name):
        right = list(verdicts(action_question(known, spot.about)).values())
        differ = any(answer(one.game, spot) != answer(known, spot) for one in misread(known))
        assert differ or not all(right) or len(right) > 2 or isinstance_play(spot), spot.name
        assert len(positions(name, 1)) <= 8


def isinstance_play(spot: Spot) -> bool:
    return isinstance(decided(spot.about.moment), Play)


# -- what is told --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_only_the_cards_of_the_seat_and_of_the_table_are_told(name: str) -> None:
    for spot in positions(name):
        facts, pack = spot.about.moment.facts, spot.about.pack
        asked = told(name, spot.name)
        held = {card.code for card in pack.of(facts.get("hand", 0))}
        assert set(asked["hand"]) == held
        assert set(asked["trick"]) == {pack.codes[card] for card in facts.get("trick", ())}


def test_the_facts_of_a_position_stand_in_the_question() -> None:
    for number in range(12):
        for spot in spots(game("twenty-five"), "action", number):
            facts, text = spot.about.moment.facts, told("twenty-five", spot.name)["prompt"]["text"]
            assert ("The first card has been led: yes." in text) is facts["led"]
            assert text.endswith("Which of these may you do now?")
            upcard = spot.about.pack.codes[facts["upcard"]]
            assert f"[[{upcard}]]" in told("twenty-five", spot.name)["prompt"]["marked"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_usually_not_so_is_told_only_where_it_is(name: str) -> None:
    known = game(name)
    for spot in positions(name):
        phase, moment = spot.about.moment.phase, spot.about.moment
        flags = {part.name for part in phase.parts if phase.usual.get(part.name) is False}
        asked = action_question(known, spot.about).prompt
        for flag in flags:
            entry = quiz_facts.entry(known, f"phase-{phase.name}-{flag}", f"part-{flag}")
            assert (entry in messages(asked)) is moment[flag], (spot.name, flag)


def messages(told: Any) -> list[Message]:
    """All messages that stand in one."""
    if not isinstance(told, Message):
        return []
    return [told, *(one for fact in told.facts.values() for one in messages(fact))]


@pytest.mark.parametrize("name", GAMES)
def test_the_facts_are_told_apart_from_what_is_asked(name: str) -> None:
    for spot in positions(name, 3):
        for language, asks in (("en", "Which of these may you do now?"), ("de", ASKS_IN_GERMAN)):
            if language == "de" and name != "schafkopf":
                continue
            asked = told(name, spot.name, language)
            assert asked["prompt"]["marked"] == f"{asked['known']} {asks}"


def test_in_german_the_question_is_german() -> None:
    spot = next(spots(game("schafkopf"), "action", 0))
    asked = told("schafkopf", spot.name, "de")
    assert asked["prompt"]["text"].endswith(ASKS_IN_GERMAN)
    assert asked["id"] == told("schafkopf", spot.name)["id"]
    assert asked["options"][-1]["label"] == "nichts davon"


@pytest.mark.parametrize("name", GAMES)
def test_a_misreading_answers_as_its_own_game_decides(name: str) -> None:
    known, shown = game(name), set()
    for spot in positions(name, 12):
        asked = question(known, spot.name)
        assert asked and find(known, spot.name) is not None
        for one in misread(known):
            given = answer(one.game, spot)
            assert given == possible(one.game, spot.about)
            if given != answer(known, spot):
                shown.add(one.slip.id)
            ids = options_of("action", asked, given)
            assert sum(1 << int(one) for one in ids) == given
    if name in SHOWN:
        assert shown


# -- clauses that no question asked about before -------------------------------------------------


def robbing(cards: str, **facts: Any) -> list[bool]:
    """What may be done where 9♠ is turned up."""
    upcard = game("twenty-five").pack(game("twenty-five").setting()).card("9S").index
    asked = by_hand("twenty-five", "rob", hand=hand("twenty-five", cards), upcard=upcard, **facts)
    return list(asked.values())


def test_only_the_holder_of_the_ace_of_trumps_robs() -> None:
    """rob.holder, rob.not-ace-hearts, rob.optional"""
    with_ace = robbing("AS KS 2S 3D 4C")
    assert len(with_ace) > 2 and all(with_ace)
    for cards in ("AH KS 2S 3D 4C", "5S JS 2S 3D 4C"):
        assert not any(robbing(cards))


def test_nobody_robs_after_the_first_lead() -> None:
    """rob.deadline"""
    assert not any(robbing("AS KS 2S 3D 4C", led=True))


def test_retruc_is_for_the_side_that_was_raised() -> None:
    """raise.retruc-who"""
    held = hand("truc", "3D QD JC")
    for raiser, may in (("us", False), ("them", True)):
        asked = by_hand("truc", "lead", hand=held, agreed="truc", raiser=raiser)
        assert asked["retruc"] is may and asked["<card>"] and not asked["truc"]


def test_nobody_raises_where_a_side_has_eleven() -> None:
    """ruling.no-raise-at-eleven"""
    held = hand("truc", "3D QD JC")
    for totals, may in (((0, 5), True), ((11, 5), False), ((11, 11), False)):
        assert by_hand("truc", "lead", hand=held, totals=totals)["truc"] is may


def test_a_side_alone_at_eleven_may_decline() -> None:
    """eleven.choice, eleven.both"""
    assert by_hand("truc", "eleven", totals=(11, 5)) == {"play": True, "decline": True}


def test_the_widow_is_taken_once_and_offered_once() -> None:
    """widow.declarer, ruling.one-offer"""
    held = hand("schafkopf", "QC QH QD JH KD 8D 7D 9C 7C 9S")
    for fact in ("taken", "passed"):
        assert not by_hand("schafkopf", "widow", hand=held, **{fact: True})["take"]


def test_the_king_of_trumps_is_shown_once() -> None:
    """ruling.king-once"""
    setting = game("ecarte").setting()
    held = (
        hand("ecarte", f"K{setting.trump} AS") if setting.trump != "S" else hand("ecarte", "KS AS")
    )
    for shown in (False, True):
        asked = by_hand("ecarte", "lead", hand=held, shown=shown)
        assert asked[f"show K{setting.trump}"] is not shown


def test_clauses_of_phases_can_be_asked_about() -> None:
    for name, clause in (
        ("twenty-five", "rob.optional"),
        ("truc", "raise.retruc-when"),
        ("truc", "eleven.choice"),
        ("schafkopf", "widow.order"),
        ("ecarte", "exchange.dealer-draws"),
        ("tyzicha", "bid.raise-ten"),
    ):
        answer = ask({"ask": "practice", "game": name, "clauses": [clause], "seed": 1})
        assert "error" not in answer, (name, clause)
        assert f"{name}.{clause}" in answer["question"]["clauses"], (name, clause)
