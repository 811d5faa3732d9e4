"""Type Trump to the point: which clauses hold, and which do not, on both sides of each bound."""

from __future__ import annotations

from typing import Any

import pytest
from type_trump_table import (
    DECLARED,
    LESSON,
    G,
    L,
    P,
    cites,
    lost,
    play,
    score,
    start,
    told,
    winner,
)

from followsuit import ask
from followsuit.games.type_trump import GAME

TRICK = ["savage", "castle", "merchant", "cave"]
PAIRS = {"partnership": True}
CODES = [card.code for card in GAME.pack(None).cards]


def ids(answer: dict[str, Any]) -> list[str]:
    """What is wrong with a case, in few words."""
    return [fault["id"] for fault in answer.get("errors", [])]


def test_a_game_takes_ten_minutes_for_each_player() -> None:
    about = GAME.about
    assert about.minutes == (10 * about.players[0], 10 * about.players[-1]) == (30, 40)


# -- the tricks -------------------------------------------------------------------------------------


def test_a_trick_has_three_cards_or_four() -> None:
    trick = ["savage", "castle", "merchant", "cave"]
    complete = [winner(L, *trick[:size])["complete"] for size in (1, 2, 3, 4)]
    assert complete == [False, False, True, True]
    answer = ask({"ask": "winner", "game": G, "trick": [*trick, "author"]})
    assert answer["error"]["where"] == "trick"


@pytest.mark.parametrize(("size", "fits"), [(12, True), (13, False)])
def test_deck_all_dealt_is_twelve_cards_at_most(size: int, fits: bool) -> None:
    answer = ask({"ask": "legal", "game": G, "hand": CODES[:size]})
    assert ("error" not in answer) == fits


@pytest.mark.parametrize(
    ("trump", "trick", "card", "clauses", "text"),
    [
        (L, ["bard", "author"], "author", ["win.no-trump"], "no Suns and cannot win"),
        (L, ["bard", "cave"], "cave", ["win.powerless", "win.valid-trump"], "powerless"),
        (P, ["journey", "betrayal"], "betrayal", ["win.no-trump"], "neither Moons nor Waves and"),
        (P, ["bard", "calamity"], "calamity", ["follow.trump-void"], "no personality"),
    ],
)
def test_why_a_card_cannot_win(
    trump: str, trick: list[str], card: str, clauses: list[str], text: str
) -> None:
    """`win.no-trump`, `win.powerless`, `follow.trump-void`"""
    answer = winner(trump, *trick)
    assert lost(answer, card) == clauses
    assert text in next(item["why"]["text"] for item in answer["losers"] if item["card"] == card)


def test_lead_winner_is_why_somebody_leads_next() -> None:
    for seed in range(3):
        asked = ask({"ask": "quiz", "game": G, "kind": "leader", "seed": seed})
        assert asked["clauses"][:2] == [f"{G}.lead.winner", f"{G}.ruling.winner-leads"]


# -- declaring --------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, PAIRS], ids=["alone", "pairs"])
def test_part_joint_suit_is_chosen_from_both_hands(options: dict[str, bool]) -> None:
    """A team looks at the cards of both partners, anybody else at their own."""
    match = start(options=options)
    hands = match.table.hands
    for suit in ("moons", "suns"):
        assert match.decision is not None and match.decision.moment is not None
        seat = match.decision.seat
        own = hands[seat] | (hands[(seat + 2) % 4] if options else 0)
        assert match.decision.moment["hand"] == own
        match.apply(f"declare {suit}")


def test_players_at_random_like_the_suit_that_they_hold_most_of() -> None:
    match = start()
    suits = [suit for code in LESSON[3].split() for suit in match.table.pack.card(code).suits]
    liked = {action.code: action.weight for action in match.actions if action.code != "spoiler"}
    assert len(liked) == 6
    for code, weight in liked.items():
        assert weight == suits.count(code.removeprefix("declare ")) ** 2


@pytest.mark.parametrize(
    ("said", "same", "several"),
    [
        ("declare suns, declare moons, declare waves, declare knots", False, False),
        ("declare suns, declare moons, declare waves, declare suns", True, False),
        ("spoiler, declare moons, declare waves, declare knots", False, False),
        ("spoiler, declare moons, spoiler, declare knots", False, True),
        ("spoiler, declare moons, spoiler, declare moons", True, True),
    ],
)
def test_declare_same_ok_and_spoiler_several_where_they_are(
    said: str, same: bool, several: bool
) -> None:
    clauses = told(play(start(), said), "declared")
    assert ("declare.same-ok" in clauses, "spoiler.several" in clauses) == (same, several)


def test_declare_public_is_told_as_it_is_declared() -> None:
    """Aloud each choice is public at once; in secret nobody but the side itself is told it."""
    aloud = play(start(options={"declare": "sequential"}), "declare suns")
    assert told(aloud, "declare") == ["declare.open-order", "declare.public"]
    secret = play(start(), "declare suns")
    assert told(secret, "declare") == ["declare.simultaneous"]
    match = play(start(), DECLARED)
    assert "declare.simultaneous" in told(match, "declared")
    match = play(start(options={"declare": "sequential"}), DECLARED)
    assert "declare.simultaneous" not in told(match, "declared")


def test_part_joint_suit_is_told_to_the_team_alone() -> None:
    match = play(start(options=PAIRS), "declare knots, declare waves")
    assert [e.to for e in match.table.events if e.kind == "declare"] == [(1, 3), (0, 2)]


# -- the score --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "totals"),
    [(3, {}, [3, 0, 0]), (4, {}, [3, 0, 0, 0]), (4, PAIRS, [3, 0])],
)
def test_score_suit_is_of_the_first_side(
    players: int, options: dict[str, bool], totals: list[int]
) -> None:
    trick = ["savage", "merchant", "market", "cave"][:players]
    answer = score("cards", players, options, suit="leaves", cards=trick)
    assert answer["totals"] == totals
    assert [line["side"] for line in answer["lines"]] == [0]


@pytest.mark.parametrize("tricks", [0, 1, 2])
@pytest.mark.parametrize("players", [3, 4])
def test_score_spoiler_one_is_of_the_first_player(players: int, tricks: int) -> None:
    """`score.spoiler-one`, `score.spoiler-zero`"""
    case: dict[str, Any] = {"tricks": tricks, "declared": ["leaves"] * (players - 1)}
    trick = ["merchant", "savage", "castle", "cave"][:players]
    answer = score("spoiler", players, **case, **({"cards": trick} if tricks == 1 else {}))
    assert answer["totals"] == [2 if tricks == 1 else 0, *[0] * (players - 1)]
    assert [line["side"] for line in answer["lines"]] == [0]


@pytest.mark.parametrize(
    ("declared", "more"),
    [
        (["suns", "moons", "knots"], False),
        (["spoiler", "moons", "knots"], True),
        (["spoiler", "moons", "spoiler"], True),
    ],
)
def test_ruling_spoiler_others_where_there_is_another(declared: list[str], more: bool) -> None:
    answer = score("spoiler", tricks=1, declared=declared, cards=TRICK)
    assert ("ruling.spoiler-others" in cites(answer)) == more


@pytest.mark.parametrize(
    ("players", "tricks", "cards", "declared", "refusals"),
    [
        (4, 0, None, 3, []),
        (4, 9, None, 3, []),
        (4, -1, None, 3, ["not-so-many-tricks"]),
        (4, 10, None, 3, ["not-so-many-tricks"]),
        (3, 12, None, 2, []),
        (3, 13, None, 2, ["not-so-many-tricks"]),
        (4, 1, TRICK, 3, []),
        (4, 1, None, 3, ["cards-of-trick"]),
        (4, 1, TRICK[:3], 3, ["cards-of-trick"]),
        (3, 1, TRICK[:3], 2, []),
        (4, 0, TRICK, 3, ["only-with-one-trick"]),
        (4, 2, TRICK, 3, ["only-with-one-trick"]),
        (4, 2, None, 2, ["choices-of-others"]),
        (4, 2, None, 4, ["choices-of-others"]),
        (3, 2, None, 3, ["choices-of-others"]),
    ],
)
def test_what_a_spoiler_cannot_have_won(
    players: int, tricks: int, cards: list[str] | None, declared: int, refusals: list[str]
) -> None:
    case: dict[str, Any] = {"tricks": tricks, "declared": ["suns"] * declared}
    answer = score("spoiler", players, **case, **({"cards": cards} if cards else {}))
    assert ids(answer) == refusals


# -- the end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("totals", "number", "options", "clauses"),
    [
        ([9, 8, 7], 2, {}, ["end.rounds", "ruling.round-numbers", "dealer.next"]),
        ([9, 8, 7], 3, {}, ["end.rounds", "ruling.round-numbers"]),
        (
            [9, 8, 7],
            4,
            {},
            ["end.tie", "ruling.tie-after-rounds", "end.rounds", "ruling.round-numbers"],
        ),
        ([9, 8, 7], 4, {"end": "target-21"}, ["end.target", "dealer.next"]),
        ([21, 8, 7], 3, {"end": "target-21"}, ["end.target"]),
        ([21, 8, 7], 4, {"end": "target-21"}, ["end.target"]),
        ([22, 20, 7], 4, {"end": "target-21"}, ["end.target"]),
        ([22, 21, 7], 4, {"end": "target-21"}, ["end.target", "ruling.target-passed"]),
        (
            [21, 21, 7],
            4,
            {"end": "target-21", "tie_share": True},
            ["end.tie", "end.target", "ruling.target-passed", "dealer.next"],
        ),
        (
            [9, 9, 7],
            3,
            {},
            [
                "end.tie",
                "ruling.tie-after-rounds",
                "end.rounds",
                "ruling.round-numbers",
                "dealer.next",
            ],
        ),
        (
            [9, 9, 7],
            3,
            {"tie_share": True},
            ["end.rounds", "ruling.round-numbers", "ruling.tie-after-rounds"],
        ),
    ],
)
def test_what_a_game_ends_by(
    totals: list[int], number: int, options: dict[str, Any], clauses: list[str]
) -> None:
    """`end.rounds`, `end.target`, `end.tie`: only what the standing rests on."""
    answer = score("end", 3, options, totals=totals, round=number)
    assert cites(answer) == clauses
    assert answer["over"] == ("dealer.next" not in clauses)


@pytest.mark.parametrize("number", [2, 4])
def test_ruling_team_target_is_about_teams(number: int) -> None:
    for options, totals in (({}, [9, 8, 7, 6]), (PAIRS, [9, 8])):
        for end in ("rounds", "target-21"):
            answer = score("end", 4, {**options, "end": end}, totals=totals, round=number)
            assert ("ruling.team-target" in cites(answer)) == bool(options)


@pytest.mark.parametrize(
    ("case", "options", "refusals"),
    [
        ({"round": 4}, {"tie_share": True}, ["decided-before"]),
        ({"round": 4, "totals": [20, 12, 3]}, {"tie_share": True}, ["decided-before"]),
        ({"round": 4, "declared": ["suns"]}, {"tie_share": True}, ["choices-of-sides"]),
        ({"round": 0}, {}, ["rounds-from-one"]),
        ({"round": -1}, {"end": "target-21"}, ["rounds-from-one"]),
        ({"round": 0}, {"tie_share": True}, ["rounds-from-one"]),
        ({"round": 1}, {}, []),
        ({"totals": [20, 12, 3]}, {"end": "target-21"}, []),
        ({"totals": [21, 12, 3]}, {"end": "target-21"}, ["decided-before"]),
        ({"totals": [21, 12, -1]}, {"end": "target-21"}, ["needs-zero-or-more"]),
    ],
)
def test_why_a_round_cannot_be_played_is_said_once(
    case: dict[str, Any], options: dict[str, Any], refusals: list[str]
) -> None:
    piles = [CODES[:12], CODES[12:24], CODES[24:]]
    played = {"declared": ["moons", "suns", "waves"], "cards": piles, **case}
    assert ids(score("round", 3, options, **played)) == refusals


# -- the score sheet --------------------------------------------------------------------------------


def sheet(*cases: dict[str, Any]) -> Any:
    entries = [{"form": "round", "case": case} for case in cases]
    return ask({"ask": "sheet", "game": G, "players": 3, "entries": entries})


def test_spoiler_scrub_may_be_written_down_with_no_cards() -> None:
    scrubbed = {"declared": ["spoiler"] * 3}
    for piles in ([[], [], []], None):
        case = {**scrubbed, **({"cards": piles} if piles else {})}
        written = sheet(case)
        assert written["unfit"] is None
        assert written["forms"][0]["known"]["round"] == 1
    for place in range(3):
        piles = [["author", "savage", "end"] if own == place else [] for own in range(3)]
        (fault,) = sheet({**scrubbed, "cards": piles})["unfit"]["errors"]
        assert fault["where"] == "entries[0].case.cards"


def test_trump_cycle_on_the_sheet() -> None:
    """The dealer announces the trump of each round, and each side has a line for what it captured."""
    played = {
        "declared": ["moons", "suns", "waves"],
        "cards": [CODES[:12], CODES[12:24], CODES[24:]],
    }
    first, second, third = sheet(played, played)["hands"]
    assert [line["side"] for line in first["ledger"]] == [0, 1, 2]
    kinds = [hand["begins"][-1]["why"]["text"] for hand in (first, second, third)]
    assert "personalities are trump" in kinds[0]
    assert "locations are trump" in kinds[1]
    assert "events are trump" in kinds[2]
