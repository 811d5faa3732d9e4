"""Hearts: which clauses an answer tells of, and no others; how far the facts of a position go."""

from __future__ import annotations

from typing import Any

import pytest
from test_hearts import GAME, asked, refused
from test_hearts_play import cited, codes, kinds, moonshot

from followsuit import Match
from followsuit.games import game
from followsuit.games.hearts.cards import Setting, duty

FIRST = {"first": True}
OPEN = {"first": True, "opening": "left"}
LAWS = [
    # The lowest club: only where others are taken out is it a ruling which it is.
    ("", "2C 9C", FIRST, "lead.club"),
    ("", "2C 9C", {**FIRST, "players": 3}, "lead.club"),
    ("", "3C 9C", {**FIRST, "players": 5}, "lead.club ruling.lowest-club"),
    ("", "4C 9C", {**FIRST, "players": 6}, "lead.club ruling.lowest-club"),
    # Whether hearts may be led.
    ("", "9C AS QH", {}, "lead.no-heart"),
    ("", "9C QS QH", {}, "lead.no-heart"),
    ("", "QS QH", {}, "lead.no-heart ruling.queen-and-hearts"),
    ("", "9H QH", {}, "lead.only-hearts"),
    ("", "9C QH", {"fallen": "heart"}, "lead.broken"),
    ("", "9C QH", {"fallen": "queen", "breaking": "queen"}, "variant.breaking"),
    ("", "9C QH", {"breaking": "never"}, "variant.breaking"),
    # An open first lead.
    ("", "9C QS QH", OPEN, "first.no-points variant.opening"),
    ("", "9C QS QH", {**OPEN, "first_points": True}, "lead.no-heart variant.opening"),
    ("", "9C QH", {**OPEN, "first_points": True, "breaking": "never"}, "variant.breaking variant.opening"),
    # The first trick: only spades can be led with points among them.
    ("2C", "KC AH QS", FIRST, "follow.suit"),
    ("2C", "2D AH QS", FIRST, "first.no-points follow.void"),
    ("2C", "AH 4H QS", FIRST, "first.only-points"),
    ("2C", "2D AH QS", {**FIRST, "first_points": True}, "follow.void variant.first"),
    ("5S", "QS 9S 2D", OPEN, "follow.suit ruling.first-spade"),
    ("5S", "QS KH 2D", OPEN, "follow.suit"),
    ("5S", "QS 9S 2D", {**OPEN, "queen": False}, "follow.suit"),
    ("5H", "QS KH 2D", OPEN, "follow.suit"),
    ("5D", "2C AH QS", {}, "follow.void"),
]  # fmt: skip


@pytest.mark.parametrize(("trick", "hand", "setting", "clauses"), LAWS)
def test_a_law_tells_of_nothing_else(
    trick: str, hand: str, setting: dict[str, Any], clauses: str
) -> None:
    answer = asked("legal", trick=trick, hand=hand, setting=setting)
    assert set(answer["law"]["clauses"]) == {f"{GAME}.{clause}" for clause in clauses.split()}


def test_the_card_that_is_led_binds() -> None:
    """`follow.suit`: not one that was discarded on it."""
    spades = game(GAME).pack(Setting()).mask("5S 9S QS")
    led, discarded = (game(GAME).pack(Setting()).card(code).index for code in ("5S", "9D"))
    assert duty(Setting(), [led, discarded])[0].allows & spades == spades


@pytest.mark.parametrize(
    ("trick", "setting", "told", "points", "clauses"),
    [
        ("2C 5C 9C KC", {}, None, None, ""),
        ("2D 5D 9H KD", {}, "trick-costs", 1, "score.heart"),
        ("2D 2H 9D KD", {}, "trick-costs", 1, "score.heart"),
        ("2D 2S AS KS", {}, None, None, ""),
        ("2D QS 9D KD", {}, "trick-costs", 13, "score.queen"),
        ("2D JD 9D KD", {"jack": True}, "trick-takes-off", 10, "variant.jack ruling.jack-apart"),
        ("2D QS 9D KD", {"jack": True}, "trick-costs", 13, "score.queen"),
        ("2C 5C 9C KC", {"jack": True}, None, None, ""),
        ("2D QS 9D KD", {"queen": False}, "queen-is-free", None, "variant.no-queen"),
        ("2D 5H 9D KD", {"queen": False}, "trick-costs", 1, "score.heart"),
        ("2C 5C 9C KC", {"queen": False}, None, None, ""),
    ],
)
def test_a_trick_tells_of_nothing_else(
    trick: str, setting: dict[str, Any], told: str | None, points: int | None, clauses: str
) -> None:
    """That the queen is free is told of the trick that she is in, where she costs nothing."""
    leads, *more = asked("winner", trick=trick, setting=setting)["after"]
    assert leads["clauses"] == [f"{GAME}.lead.winner"]
    assert [note["why"]["id"] for note in more] == ([told] if told else [])
    assert [note["why"]["facts"].get("points") for note in more] == ([points] if told else [])
    cites = {name for note in more for name in note["clauses"]}
    assert cites == {f"{GAME}.{clause}" for clause in clauses.split()}


def test_whoever_takes_a_trick_leads() -> None:
    """`lead.winner` is the reason where the next lead is asked for, and what is paid is none."""
    rules, pack = game(GAME).trick, game(GAME).pack(Setting())
    notes = rules.after(Setting(), [pack.card(code).index for code in ("2D", "QS", "9D", "KD")], 3)
    assert [note.clauses for note in notes if note.leads] == [("lead.winner",)]


def test_only_the_first_trick_is_the_first() -> None:
    """`first.no-points`, `lead.broken`, `variant.breaking`: and what has fallen before each trick"""
    for seed in range(4):
        table = Match(GAME, 4, {"breaking": "queen"}, seed=seed, hands=1).play_random().hands[0]
        fallen: list[str] = []
        for number, trick in enumerate(table.tricks):
            hearts = any(card[1] == "H" for card in fallen)
            wanted = "heart" if hearts else "queen" if "QS" in fallen else "none"
            assert (trick.setting.first, trick.setting.fallen) == (number == 0, wanted)
            fallen += codes(table, trick.cards)


def test_whoever_has_captured_a_card_pays_for_it() -> None:
    """`score.queen`, `variant.jack`"""
    captors = set()
    for seed in range(4):
        match = Match(GAME, 4, {"jack": True, "moon": "own"}, seed=seed, hands=1).play_random()
        table = match.hands[0]
        piles = [codes(table, won) for won in table.won]
        for card, clause in (("QS", "score.queen"), ("JD", "variant.jack")):
            (line,) = (line for line in table.lines if clause in line.clauses)
            assert line.side is not None and card in piles[line.side]
            captors.add(line.side)
    assert len(captors) > 1


# -- the end of the game ---------------------------------------------------------------------------


@pytest.mark.parametrize("play_on", [False, True])
def test_of_a_tie_nothing_is_told_where_one_has_the_fewest(play_on: bool) -> None:
    """`game.lowest`, and `ruling.tie` only of those who are level."""
    case = {"hearts": [5, 3, 2, 3], "queen": 1, "totals": [95, 60, 70, 80]}
    answer = asked("score", form="hand", players=4, case=case, options={"play_on": play_on})
    assert answer["over"] and answer["winners"] == [2]
    assert answer["notes"][-1]["clauses"] == [f"{GAME}.game.end", f"{GAME}.game.lowest"]


def test_level_players_are_told_to_play_on_as_soon_as_somebody_has_a_hundred() -> None:
    """`game.end`, `ruling.tie`"""
    before = {"totals": [70, 74, 44, 46], "before": 9}
    level = moonshot(None, before, moon="others", play_on=True)
    assert level.totals == [70, 100, 70, 72] and not level.over
    assert [event.clauses for event in kinds(level.hands[0], "level")] == [("ruling.tie",)]
    before["totals"] = [70, 73, 44, 47]
    below = moonshot(None, before, moon="others", play_on=True)
    assert below.totals == [70, 99, 70, 73] and not below.over
    assert "ruling.tie" not in cited(below.hands[0])


# -- what can be asked -----------------------------------------------------------------------------


def test_what_is_told_of_the_table() -> None:
    """`players.range`: four is best; `game.lowest`"""
    told, about = asked("game"), game(GAME).about
    facts = told["facts"]
    assert facts["Goal"] == "fewest points when somebody reaches 100"
    assert game(GAME).match.fewest
    assert facts["Players"] == "3 to 6, best with 4"
    assert (told["players"], about.usual) == ({"min": 3, "max": 6}, 4)
    assert facts["Length"] == "30 to 60 minutes" and told["minutes"] == {"min": 30, "max": 60}


def test_how_many_cards_a_question_shows() -> None:
    """The whole hand of one of four in the first trick, later no more than can be taken in."""
    most = game(GAME).positions.most_held
    assert (most(Setting(first=True)), most(Setting())) == (13, 9)


SEVENTEEN = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 3D 4D 5D 6D"


def test_a_hand_to_pass_from_has_seventeen_cards_at_most() -> None:
    """`deal.all` with three players, `deck.three`"""
    assert len(asked("legal", phase="pass", position={"hand": SEVENTEEN})["actions"]) == 17
    answer = refused("legal", phase="pass", position={"hand": f"{SEVENTEEN} 7D"})
    assert answer["error"]["where"] == "position.hand"


@pytest.mark.parametrize(
    ("phase", "name", "least", "most"), [("pass", "left", 1, 4), ("moon", "points", 13, 26)]
)
def test_a_number_of_a_position_keeps_its_bounds(
    phase: str, name: str, least: int, most: int
) -> None:
    """`variant.count`: one to four cards; `moon.choice`: 26 points, or 13 with `variant.no-queen`"""
    hand = {"hand": SEVENTEEN} if phase == "pass" else {}
    for number in (least, most):
        asked("legal", phase=phase, position={**hand, name: number})
    for number in (least - 1, most + 1):
        answer = refused("legal", phase=phase, position={**hand, name: number})
        assert answer["error"]["where"] == f"position.{name}"


def test_three_cards_are_left_to_pass_where_nobody_says_otherwise() -> None:
    """`pass.three`, `pass.left`, `moon.choice`"""
    usual = {phase.name: dict(phase.usual) for phase in game(GAME).hand.phases}
    assert usual == {"pass": {"left": 3, "to": "left"}, "moon": {"points": 26}}
