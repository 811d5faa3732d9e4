"""Fünfzehnern at its borders: what is told and counted just on this side of a line, and not on the other."""

from __future__ import annotations

from typing import Any

import pytest
from fuenfzehnern_book import OUT, SHORT, TRICKS, G, deal, law, play, score, told, tricks, winner

from followsuit import ask
from followsuit.forms import Scored
from followsuit.games.fuenfzehnern import GAME
from followsuit.games.fuenfzehnern.cards import Setting, describe
from followsuit.games.fuenfzehnern.score import final
from followsuit.messages import Card, Message, Row, Seat, Suit, say

PACK = GAME.pack(None)


def scored(form: str, case: dict[str, Any], players: int = 4) -> Scored:
    """The result of a case with its words as ids and facts."""
    return GAME.forms[form].score(case, GAME.read_options(players, {}), players)


def cards(names: str) -> list[int]:
    return [PACK.card(name).index for name in names.split()]


def because(card: str, answer: dict[str, Any]) -> tuple[str, list[str]]:
    """Why a card may or may not be led: its last reason, and the clauses."""
    (one,) = [one for one in answer["cards"] if one["card"] == card]
    ids = [name.removeprefix(f"{G}.") for name in one["clauses"]]
    return one["why"]["facts"]["why"]["id"], ids


def faults(answer: dict[str, Any]) -> list[tuple[str, str]]:
    """Which faults a request has, and where."""
    return [(one["id"], one["where"]) for one in answer.get("errors", ())]


# -- the situation of a lead ------------------------------------------------------------------------


def test_a_situation_is_told_by_what_is_out_of_the_ordinary() -> None:
    gone = [
        say("cards-of-suit", suit=Suit("S"), ranks=Row.verbatim(["A", "10"])),
        say("cards-of-suit", suit=Suit("C"), ranks=Row.verbatim(["7"])),
    ]
    for setting, part in {
        Setting("H"): say("leader-bound", suit=Suit("H")),
        Setting(gone=PACK.mask("TS AS 7C")): say("played-before", cards=Row.of(gone)),
        Setting(zwang=True): say("zwang-said"),
    }.items():
        assert describe(setting) == say("situation", said=Row.of([part]))


@pytest.mark.parametrize(
    ("setting", "clauses", "words"),
    [
        ({}, ["lead.first", "ruling.first-leader-free"], "lead-any"),
        ({"gone": "7C"}, ["ruling.first-leader-free"], "lead-not-taken"),
        ({"gone": "7C", "bound": "D"}, ["lead.free-after", "lead.bound-until-out"], "lead-unbound"),
    ],
)
def test_whom_nothing_binds_is_told_why(
    setting: dict[str, Any], clauses: list[str], words: str
) -> None:
    answer = law("", "AS QH", **setting)
    assert answer["legal"] == ["AS", "QH"]
    assert answer["law"]["clauses"] == [f"{G}.{name}" for name in clauses]
    assert answer["law"]["why"]["facts"]["must"]["id"] == words


@pytest.mark.parametrize(
    ("card", "hand", "gone", "words", "clause"),
    [
        ("AS", "9H AS", "", "ace-unbeatable", "lead.unbeatable-ace"),
        ("KS", "9H KS", "AS", "better-played", "lead.unbeatable-all-played"),
        ("KS", "9H KS AS", "", "better-played-or-own", "ruling.unbeatable"),
        ("QS", "9H QS KS", "AS", "better-played-or-own", "ruling.unbeatable"),
        ("QS", "9H QS", "AS KS", "better-played", "lead.unbeatable-all-played"),
    ],
)
def test_lead_unbeatable_is_told_by_where_the_better_cards_are(
    card: str, hand: str, gone: str, words: str, clause: str
) -> None:
    id_, clauses = because(card, law("", hand, bound="H", gone=gone))
    assert id_ == words and clauses[-1] == clause


def test_lead_unbeatable_names_up_to_two_cards_that_still_beat_another() -> None:
    for card, words, named in (
        ("KD", "still-beaten", {"cards": {"cards": ["AD"]}}),
        ("QD", "still-beaten", {"cards": {"cards": ["AD", "KD"]}}),
        ("JD", "still-beaten-by-many", {"best": {"card": "AD"}}),
    ):
        answer = law("", f"9H {card}", bound="H")
        (one,) = [one for one in answer["cards"] if one["card"] == card]
        why = one["why"]["facts"]["why"]
        assert (why["id"], why["facts"]) == (words, {"card": {"card": card}, **named})
    own = law("", "9H AD JD", bound="H", gone="7S")
    (one,) = [one for one in own["cards"] if one["card"] == "JD"]
    assert one["why"]["facts"]["why"]["facts"]["cards"] == {"cards": ["KD", "QD"]}, (
        "the ace is one's own"
    )


@pytest.mark.parametrize(
    ("trick", "gone", "wanted"),
    [
        ("QS 7S", "AS", [("ace-gone", "trick[0]")]),
        ("QS 7S", "KS", [("king-gone", "trick[0]")]),
        ("QS 7S", "AS KS", [("ace-gone", "trick[0]"), ("king-gone", "trick[0]")]),
        ("QS 7S", "AH KH", []),
        ("QS 7D", "AS", [("ace-gone", "trick[0]")]),
        ("QS 7D", "AD KD", []),
        ("KS 7S", "", [("zwang-with-queen", "trick[0]")]),
        ("QS 7S", "7S", [("gone", "trick[1]")]),
    ],
)
def test_zwang_declare_is_refused_only_where_it_cannot_have_been_said(
    trick: str, gone: str, wanted: list[tuple[str, str]]
) -> None:
    setting = {"zwang": True, "gone": gone}
    answer = ask({"ask": "winner", "game": G, "setting": setting, "trick": trick})
    assert faults(answer) == wanted


# -- what a hand tells ------------------------------------------------------------------------------


def test_lead_rebound_is_told_only_of_who_was_bound_before_and_not_after_the_last_trick() -> None:
    match = tricks(8, options={"hands": 1})
    said = [
        (event.say.id, event.seat, event.clauses)
        for event in match.table.events
        if event.kind in ("bound", "leader") and event.say and event.to is None
    ]
    first = ("lead.winner", "lead.bound")
    again = (*first, "lead.rebound")
    assert said[1:] == [
        ("takes-lead", 1, first),
        ("takes-lead", 0, again),
        *[("keeps-lead", 0, ("lead.winner",))] * 3,
        ("takes-lead", 2, again),
        ("keeps-lead", 2, ("lead.winner",)),
    ], "and the eighth trick leads to nothing"


def test_ruling_first_leader_free_is_told_by_whether_the_first_suit_binds() -> None:
    for binds, words in ((False, "keeps-lead-unbound"), (True, "keeps-lead-bound")):
        (event,) = told(play(deal(options={"bind_first_leader": binds}), TRICKS[2]), "bound")
        assert (event.say.id, event.say.facts["seat"]) == (words, Seat(0))


def test_ruling_bound_survives_is_told_where_another_suit_keeps_the_lead() -> None:
    (*_, event) = told(tricks(3), "bound")
    assert event.say == say("still-bound", seat=Seat(0), suit=Suit("S"))
    match = play(deal(SHORT, dealer=2), OUT)
    (*_, event) = told(match, "bound")
    assert event.say == say("run-out-free", seat=Seat(0), bound=Suit("S"), suit=Suit("H"))


def test_chance_says_zwang_four_times_as_often_as_it_leads_any_one_card() -> None:
    weights = {action.code: action.weight for action in deal().actions}
    assert [weights[code] for code in ("zwang QS", "zwang QC", "QS", "AH")] == [4, 4, 1, 1]


def test_deal_eight_bounds_a_hand_that_leads() -> None:
    held = [f"{rank}S" for rank in "AKQJT987"]
    for more, fine in (([], True), (["7H"], False)):
        position = {"hand": " ".join([*held, *more])}
        answer = ask({"ask": "legal", "game": G, "phase": "lead", "position": position})
        assert ("error" not in answer) == fine


# -- the score --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "amount", "words", "chips"),
    [(16, 1, "above-par", 1), (15, 0, "exactly-par", None), (14, -1, "below-par", 1)],
)
def test_score_hard_is_told_by_the_side_of_fifteen(
    points: int, amount: int, words: str, chips: int | None
) -> None:
    line = scored("hand", {"points": [points, 44 - points + 1, 15, 0]}).lines[0]
    assert line.say
    result: Message = line.say.facts["result"]
    assert (line.amount, result.id) == (amount, words)
    assert (result.facts.get("chips"), result.facts["par"]) == (chips, 15)


@pytest.mark.parametrize("players", [3, 4])
def test_score_minus_fifteen_of_one_pile(players: int) -> None:
    after = scored("pile", {"cards": cards("AS KS QS QD JD TD 7D")}, players)
    assert after.totals == (3, *[0] * (players - 1))
    assert after.outcome == {"pile_points": 18}
    (line,) = after.lines
    assert (line.side, line.amount, line.cards) == (0, 3, tuple(cards("AS KS QS QD JD TD 7D")))
    assert (line.say.id, line.say.facts["seat"]) == ("captured-cards", Seat(0))
    counted = [(one.facts["card"], one.facts["worth"]) for one in line.say.facts["each"].items]
    wanted = {"AS": 5, "KS": 4, "QS": 3, "QD": 3, "JD": 2, "TD": 1}
    assert counted == [(Card(PACK.card(code).index), worth) for code, worth in wanted.items()]
    (nothing,) = scored("pile", {"cards": cards("9S 8S")}, players).lines
    assert (nothing.say.id, nothing.amount) == ("captured", -15)


def test_score_minus_fifteen_tells_what_is_wrong_with_a_hand() -> None:
    names = list(PACK.codes)
    three = {"players": 3}
    for case, beside, wanted in (
        ({"points": [18, 27, 9, 6]}, {}, []),
        ({"points": [18, 27, 15, 0]}, {}, []),
        ({"points": [18, 27, 16, -1]}, {}, [("must-add-up", "case.points")]),
        ({"points": [18, 27, 9, 5]}, {}, [("must-add-up", "case.points")]),
        ({}, {}, [("points-or-cards", "case.points")]),
        (
            {"points": [15] * 4, "cards": [names[:8], names[8:16], names[16:24], names[24:]]},
            {},
            [("points-or-cards", "case.points")],
        ),
        (
            {"cards": [names[:7], names[7:16], names[16:24], names[24:]]},
            {},
            [("no-tricks", "case.cards[0]"), ("no-tricks", "case.cards[1]")],
        ),
        (
            {"cards": [names[:8], names[8:16], names[16:24], []]},
            {},
            [("all-cards", "case.cards")],
        ),
        (
            {"cards": [names[:9], names[9:23] + names[24:25], []]},
            three,
            [("cards-of-removed-suit", "case.cards[1]")],
        ),
    ):
        assert faults(score(beside=beside, **case)) == wanted, case


def test_game_end_is_reached_in_twenty_minutes() -> None:
    answer = ask({"ask": "game", "game": G})
    assert answer["facts"]["Length"] == "20 minutes"
    assert answer["minutes"] == {"min": 20, "max": 20}


# -- what a trick tells -----------------------------------------------------------------------------


def test_what_a_trick_binds_and_forces_is_of_the_suit_led_whatever_else_is_thrown() -> None:
    for zwang in (False, True):
        answer = winner("QS 7D AS 8C", zwang=zwang)
        notes = [note["why"] for note in answer["after"]]
        ids = ["captures", *["ace-out"] * zwang, "leads-next", "takes-lead"]
        assert [note["id"] for note in notes] == ids
        assert notes[-1]["facts"] == {
            "seat": {"seat": 2},
            "leader": {"seat": 0},
            "suit": {"suit": "S"},
        }
        lead = {name.removeprefix(f"{G}.") for name in answer["steps"][0]["clauses"]}
        assert ({"zwang.declare", "zwang.ace-forced"} <= lead) == zwang
    assert notes[1]["facts"]["card"] == {"card": "AS"}
    assert notes[1]["facts"]["king"] == {"card": "KS"}
    kept = winner("QS 7D 8S 8C", zwang=True)["after"]
    assert [note["why"]["id"] for note in kept][1] == "ace-not-out"
    assert kept[1]["why"]["facts"]["card"] == {"card": "AS"}


def test_ruling_zwang_optional_is_told_only_of_a_queen_that_could_have_forced() -> None:
    for lead, silent in (("7S", False), ("KS", False), ("QH", False), ("QC", True)):
        assert bool(told(play(deal(), lead), "silent")) == silent


@pytest.mark.parametrize(
    ("won", "winners", "clauses"),
    [
        ([5, -5, 3, -3], (0,), ("game.end",)),
        ([5, -5, -5, 5], (0, 3), ("game.end", "common.ruling.tied-game")),
    ],
)
def test_game_end_is_shared_by_those_who_are_level(
    won: list[int], winners: tuple[int, ...], clauses: tuple[str, ...]
) -> None:
    found, note = final(won, GAME.read_options(4, {}))
    assert (found, note.clauses) == (winners, clauses)
    assert note.say.facts["points"] == 5


def test_lead_winner_is_what_is_told_of_the_next_lead() -> None:
    notes = GAME.trick.brings(Setting(), cards("KD 9D"), 0)
    assert [note.clauses for note in notes if note.leads] == [("lead.winner",)]
