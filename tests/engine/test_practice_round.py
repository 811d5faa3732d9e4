"""A round of practice question by question: what is due, what is chosen among, and what is claimed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from followsuit import practice
from followsuit.games import game
from followsuit.practice import ABOUT, LENGTH, Answered, ahead, practise
from followsuit.practice.bank import NUMBERS, bank, chosen, hardness, options_of, question
from followsuit.practice.bank import resting as rests_of
from followsuit.practice.belief import SHOWS, UNKNOWN
from followsuit.practice.choose import Due
from followsuit.practice.choose import choose as really
from followsuit.practice.claims import _TOLD, find
from followsuit.practice.spots import Row, answers_to, question_of, spots
from followsuit.quiz.positions import Held

G = "twenty-five"


@pytest.fixture
def due(monkeypatch: pytest.MonkeyPatch) -> list[Due]:
    """What was due whenever a question was chosen."""
    told: list[Due] = []

    def choose(*args: Any) -> Row:
        told.append(args[-1])
        return really(*args)

    monkeypatch.setattr(practice, "choose", choose)
    return told


def answered(name: str) -> Answered:
    """A right answer to a question of the bank."""
    asked = question(game(G), name)
    assert asked
    return Answered(name, tuple(n for n, option in enumerate(asked.options) if option.right))


def test_what_is_due_rises_from_the_easiest_to_the_hardest(due: list[Due]) -> None:
    known = game(G)
    names = [one.name for one in bank(known) if one.kind == "winner"][:LENGTH]
    for number in range(LENGTH):
        practise(known, 1, [answered(name) for name in names[:number]])
        assert due[-1].now == pytest.approx(number / 9)
        assert due[-1].hardness == hardness(known)
    assert practise(known, 1, [answered(name) for name in names]).next is None
    three = [answered(name) for name in names[:3]]
    assert (ABOUT, practise(known, 1, three, about=0).next) == (3, None)
    assert practise(known, 1, three[:2], about=0).next


def test_at_first_any_clause_may_be_misread_in_a_way_that_nobody_knows(due: list[Due]) -> None:
    known = game(G)
    practise(known, 1, [])
    each = UNKNOWN / len(known.clauses)
    assert due[-1].unknown == pytest.approx(UNKNOWN)
    for name, clauses in rests_of(known).items():
        assert due[-1].shows[name] == pytest.approx(SHOWS * each * len(clauses))
    for more in ({"about": 0}, {"clauses": ["twenty-five.rank.five-best"]}):
        practise(known, 1, [], **more)
        assert (due[-1].unknown, len(due[-1].shows)) == (0, 0), "a wish is asked about"


def test_what_the_bank_tells_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    known, worked_out = game(G), []
    one = next(one for one in bank(known) if one.kind == "winner")
    monkeypatch.setattr(practice, "_row", lambda game, name: worked_out.append(name))
    assert practise(known, 1, [answered(one.name)]).next
    assert worked_out == []


@pytest.mark.parametrize("name", ["twenty-five", "truc", "reversis"])
def test_whoever_gives_an_answer_chooses_options_by_which_it_is_known(name: str) -> None:
    known, kinds = game(name), set()
    for one in bank(known)[::9]:
        asked = question(known, one.name)
        assert asked
        for answer in one.answers:
            options = options_of(one.kind, asked, answer)
            if options:
                kinds.add(one.kind)
                assert chosen(one.kind, asked, [int(option) for option in options]) == answer
    assert len(kinds) >= 5


def test_any_deal_that_has_a_name_may_be_asked_about_and_no_other() -> None:
    known = game(G)
    assert find(known, f"winner-{NUMBERS - 1}-0") and not find(known, f"winner-{NUMBERS}-0")


def test_one_to_four_claims_are_found_by_their_answers() -> None:
    known = game(G)
    first = find(known, "winner-1-0")
    assert first
    places = len(answers_to(known, first))
    for claims, there in (
        (["winner-1-0=0"], True),
        ([f"winner-1-0={places - 1}"], True),
        ([f"winner-1-0={places}"], False),
        ([f"winner-1-{n}=0" for n in range(4)], True),
        ([f"winner-1-{n}=0" for n in (0, 1, 2, 3, 4)], False),
        (["winner-1-0=0", "winner-1-0"], False),
    ):
        spot = find(known, "claims:" + ",".join(claims))
        assert bool(spot) == there, claims
        if spot:
            assert [claim.spot.name for claim in spot.about] == [
                claim.partition("=")[0] for claim in claims
            ]


def test_claims_name_the_players_of_what_needs_them_most() -> None:
    """Of a score first, then of a trick; and each is told with its setting, but for a score."""
    known, differ = game(G), set[tuple[str, ...]]()
    for number in range(6):
        follows = next(one for one in spots(known, "legal", number) if one.about.cards)
        names = [follows.name, f"winner-{number}-0", f"points-{number}-0"]
        every = [find(known, name) for name in names]
        legal, winner, points = (question_of(known, spot) for spot in every if spot)
        for some, needs in (((0, 1, 2), points), ((0, 1), winner), ((1, 0), winner), ((0,), legal)):
            asked = question(known, "claims:" + ",".join(f"{names[n]}=0" for n in some))
            assert asked and (asked.seats, asked.sides) == (needs.seats, needs.sides)
            ids = [option.label.id for option in asked.options]
            assert ids == ["claim-points" if n == 2 else "quiz-where" for n in some]
            assert all(option.right for option in asked.options)
        differ |= {tuple(legal.seats), tuple(winner.seats), tuple(points.seats)}
    assert len(differ) > 2


@pytest.mark.parametrize(
    ("trick", "claimed", "words"),
    [
        ("9C", "6H 2C", "claim-any"),
        ("9C", "2C", "claim-legal"),
        ("", "6H 2C", "claim-any-lead"),
        ("", "2C", "claim-legal-lead"),
    ],
)
def test_what_may_be_played_is_claimed_in_fewer_words_where_it_is_every_card(
    trick: str, claimed: str, words: str
) -> None:
    known = game(G)
    pack = known.pack(None)
    cards = tuple(pack.card(code).index for code in trick.split())
    held = Held(known.setting({"trump": "S"}), pack.mask("6H 2C"), cards, 4)
    assert _TOLD["legal"](known, held, pack.mask(claimed)).id == words


# -- without an engine ------------------------------------------------------------------------------


def made_of(monkeypatch: pytest.MonkeyPatch, rows: list[Row], harder: Mapping[str, float]) -> None:
    """A bank of these positions only."""
    monkeypatch.setattr(ahead, "bank", lambda game: rows)
    monkeypatch.setattr(ahead, "hardness", lambda game: harder)


def test_ten_go_from_easy_to_hard_and_then_every_kind_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    readers = range(14)
    rows = [
        Row(f"winner-{n}", "winner", (0, 1), tuple(int(n == m) for m in readers)) for n in readers
    ]
    dull = Row("legal-0", "legal", (0, 1), tuple(0 for _ in readers))
    left_out = Row("claims-0", "claims", (0, 1), tuple(1 for _ in readers))
    harder = {one.name: -float(n) for n, one in enumerate([*rows, dull])}
    made_of(monkeypatch, [dull, *rows, left_out], harder)
    names = [one.name for one in rows]
    every = [*reversed(names[:10]), "legal-0", *names[10:]]
    for many in (0, 1, 9, 10, 11, 12, 15, 16, 60):
        assert ahead.ahead(game(G), many) == every[:many]


def test_a_kind_that_was_asked_gives_way_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        Row(f"{kind}-{n}", kind, (0, 1), tuple(int(n == m) for m in range(16)))
        for kind, readers in (("winner", range(8)), ("legal", range(8, 16)))
        for n in readers
    ]
    made_of(monkeypatch, rows, {one.name: 0.0 for one in rows})
    kinds = [name.partition("-")[0] for name in ahead.ahead(game(G), 10)]
    assert kinds == ["winner", "legal"] * 5
