"""Canadian Salad, clause by clause. A test is named after the clause that it holds the engine to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from canadian_salad_table import G, cites, legal, player, score, trick, winner

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.games import game

SIZES = {3: 17, 4: 13, 5: 10, 6: 8}
GONE = {3: "2C", 4: "", 5: "2C 2D", 6: "2C 3C 2D 3D"}
SUMS = {
    3: [170, 130, 100, 100, 100, 600],
    4: [130, 130, 100, 100, 100, 560],
    5: [100, 130, 100, 100, 100, 530],
    6: [80, 130, 100, 100, 100, 510],
}
HEARTS = [f"{rank}H" for rank in "AKQJT98765432"]


def cited(match: Match) -> set[str]:
    return {name for table in match.hands for event in table.events for name in event.clauses}


# -- players, pack and deal -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_players_range(players: int) -> None:
    match = Match(G, players, seed=1)
    assert match.sides == tuple(range(players))
    assert "players.range" in cited(match)


@pytest.mark.parametrize("players", [2, 7])
def test_players_range_refuses(players: int) -> None:
    with pytest.raises(BadRequest, match="3 to 6 players"):
        Match(G, players)


def test_deck_52() -> None:
    answer = ask({"ask": "ranks", "game": G})
    for table in answer["ranks"]:
        assert [card[0] for (card,) in table["cards"]] == list("AKQJT98765432")
    assert "deck.52" in cites(winner("KS AS QS JS"))


def deck(players: int) -> None:
    """The cards that are out, in the deal and in questions about a position."""
    table = Match(G, players, seed=3).table
    assert [table.pack.codes[card] for card in table.aside] == sorted(
        GONE[players].split(), key=table.pack.codes.index
    )
    for code in GONE[players].split():
        fault = winner(f"AC {code}", players=players)["error"]
        assert (fault["where"], "is not in the pack" in fault["what"]) == ("trick[1]", True)
        assert legal("", code, players=players)["error"]["where"] == "hand"
        assert score("player", players, hand=2, tricks=3, captured=code)["error"]
    answer = ask({"ask": "ranks", "game": G, "setting": {"players": players}})
    ranked = [card for table in answer["ranks"] for (card,) in table["cards"]]
    assert len(ranked) == 52 - len(GONE[players].split())
    assert not set(ranked) & set(GONE[players].split())


def test_deck_three() -> None:
    deck(3)
    assert "deck.three" in cited(Match(G, 3))


def test_deck_four() -> None:
    deck(4)
    assert "deck.four" in cited(Match(G, 4))


def test_deck_five() -> None:
    deck(5)
    assert "deck.five" in cited(Match(G, 5))


def test_deck_six() -> None:
    deck(6)
    assert "deck.six" in cited(Match(G, 6))


def test_ruling_six_removed() -> None:
    assert "ruling.six-removed" in cited(Match(G, 6))
    assert "ruling.six-removed" not in cited(Match(G, 5))
    with pytest.raises(BadRequest, match="not in this game"):
        Match(G, 6, deals=[{"hands": ["3C 4C 5C 6C 7C 8C 9C TC", *[None] * 5]}])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_deal_all(players: int) -> None:
    table = Match(G, players, seed=4).table
    assert [hand.bit_count() for hand in table.hands] == [SIZES[players]] * players
    assert table.stock == []


# -- the tricks -------------------------------------------------------------------------------------


def test_lead_first() -> None:
    match = Match(G, 5, dealer=4, seed=2)
    assert (match.seat, match.phase, len(match.actions)) == (0, "lead", 10)
    assert "lead.first" in match.actions[0].clauses


def test_ruling_no_lead_limits() -> None:
    answer = legal("", "2H 9H KH 5S QS KS 7D", hand=6)
    assert len(answer["legal"]) == 7
    assert "ruling.no-lead-limits" in cites(answer["law"])


def test_follow_suit() -> None:
    answer = legal("AS", "KS 9H 4H JD", hand=4)
    assert answer["legal"] == ["KS"]
    assert answer["law"]["clauses"] == [f"{G}.follow.suit"]
    refused = answer["cards"][1]
    assert refused["why"]["text"] == (
        "9♥ is not allowed. You hold K♠, so you must follow with a spade."
    )


def test_follow_void_free() -> None:
    answer = legal("JD 9D", "KS 9H 4H", hand=4)
    assert len(answer["legal"]) == 3
    assert answer["law"]["why"]["text"] == "You hold no diamond, so you may play any card."
    assert answer["law"]["clauses"] == [f"{G}.follow.void-free"]


def test_trick_winner() -> None:
    answer = winner("5D AH KS 9D", hand=6)
    assert answer["card"] == "9D"
    assert answer["clauses"][0] == f"{G}.trick.winner"
    assert [step["winner"] for step in answer["steps"]] == [0, 0, 0, 3]
    assert answer["losers"][1]["why"]["text"] == "A♥ is not a diamond, so it cannot win."


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_trick_has_a_card_of_each_player(players: int) -> None:
    cards = ["AS", "KS", "QS", "JS", "TS", "9S"]
    for count in range(1, players + 1):
        answer = winner(" ".join(cards[:count]), players=players)
        assert answer["complete"] == (count == players)
    if players < 6:
        assert winner(" ".join(cards[: players + 1]), players=players)["error"]["where"] == "trick"


def test_lead_winner() -> None:
    assert "lead.winner" in cites(winner("5D AH KS 9D")["after"])
    match = Match(G, 3, seed=6)
    while match.hand_number == 0:
        before = match.table.tricks
        if before and not match.table.playing:
            assert match.seat == before[-1].winner
        match.apply(match.actions[0].code)


# -- the six hands ----------------------------------------------------------------------------------


def test_hand1_tricks() -> None:
    assert player(1, 3, "KS QH 5H", last=True) == 30
    assert player(1, 0) == 0
    assert cites(trick(1, "KS QH 5H 2S", last=True)) == {"hand1.tricks"}


def test_hand2_hearts() -> None:
    assert player(2, 3, "KS QH 5H QS", last=True) == 20
    assert player(2, 4, " ".join(HEARTS)) == 130
    assert cites(trick(2, "KS QH 5H 2S", last=True)) == {"hand2.hearts"}


def test_hand3_queens() -> None:
    assert player(3, 2, "QH QS KS") == 50
    assert player(3, 1, "QH QS QD QC") == 100
    assert cites(trick(3, "KS QH 5H 2S", last=True)) == {"hand3.queens"}


def test_hand4_king_spades() -> None:
    assert player(4, 2, "KS QS KH") == 100
    assert player(4, 2, "KC QS KH KD", last=True) == 0
    assert cites(trick(4, "KS QH 5H 2S")) == {"hand4.king-spades"}


def test_hand5_last_trick() -> None:
    assert player(5, 1, "2S", last=True) == 100
    assert player(5, 12, "KS QS AH") == 0
    assert cites(trick(5, "KS QH 5H 2S", last=True)) == {"hand5.last-trick"}


def test_hand6_all() -> None:
    prices = [trick(n, "KS QH 5H 2S", last=True)["totals"][0] for n in range(1, 7)]
    assert prices == [10, 20, 25, 100, 100, 255]
    assert trick(6, "QS 4S 9S JS")["totals"] == [35, 0, 0, 0]
    assert trick(6, "5D AH KS 9D")["totals"] == [0, 0, 0, 120]
    assert trick(6, "9C 4C 7D JD", last=True)["totals"] == [110, 0, 0, 0]
    assert "hand6.all" in cites(trick(6, "9C 4C 7D JD"))


def test_ruling_cumulative() -> None:
    answer = trick(6, "KS QH 5H 2S", last=True)
    assert [line["points"] for line in answer["lines"]] == [10, 20, 25, 100, 100]
    assert answer["notes"][0]["clauses"] == [f"{G}.ruling.cumulative", f"{G}.hand6.all"]
    assert "West pays 255 points" in answer["notes"][0]["why"]["text"]


@pytest.mark.parametrize("players", SUMS)
@pytest.mark.parametrize("hand", range(1, 7))
def test_each_hand_gives_out_its_points(players: int, hand: int) -> None:
    assert score("sweep", players, hand=hand)["totals"][0] == SUMS[players][hand - 1]
    assert score("sweep", players)["totals"][0] == sum(SUMS[players])


def test_ruling_no_shoot() -> None:
    answer = score("sweep", hand=6)
    assert answer["totals"] == [560, 0, 0, 0]
    assert "ruling.no-shoot" in cites(answer)
    assert "ruling.no-shoot" not in cites(score("sweep", hand=4)), "one card cannot be shared"
    piles = ["QH QS", "QD QC", "", ""]
    shared = score("hand", hand=3, tricks=[6, 7, 0, 0], captured=[p.split() for p in piles])
    assert shared["totals"] == [50, 50, 0, 0]
    assert "ruling.no-shoot" not in cites(shared)
    for seat, name in enumerate(("West", "North", "East", "South")):
        alone = [["QH", "QS", "QD", "QC"] if other == seat else [] for other in range(4)]
        tricks = [13 if other == seat else 0 for other in range(4)]
        answer = score("hand", hand=3, tricks=tricks, captured=alone)
        assert answer["totals"][seat] == sum(answer["totals"]) == 100
        (told,) = (note for note in answer["notes"] if "ruling.no-shoot" in cites(note))
        assert told["why"]["text"].startswith(f"{name} has taken every penalty")


# -- the score and the end --------------------------------------------------------------------------


def test_score_after_hand() -> None:
    match = Match(G, 4, seed=7)
    while match.hand_number == 0:
        assert match.totals == [0] * 4
        match.apply(match.actions[0].code)
    assert sum(match.totals) == 130
    kinds = [event.kind for event in match.hands[0].events]
    assert kinds.index("count") < kinds.index("score")
    assert kinds.index("count") > max(n for n, kind in enumerate(kinds) if kind == "trick")


def test_play_all_tricks() -> None:
    for players in SIZES:
        match = Match(G, players, seed=9).play_random()
        assert [len(table.tricks) for table in match.hands] == [SIZES[players]] * 6
    assert winner("5D AH KS 9D", last=True)["after"][-1]["clauses"] == [f"{G}.play.all-tricks"]


def test_ruling_no_early_stop() -> None:
    for seed in range(12):
        match = Match(G, 4, {"stop_when_settled": True}, seed=seed).play_random()
        long = Match(G, 4, seed=seed).play_random()
        assert "ruling.no-early-stop" in cited(match) & cited(long)
        for number, table in enumerate(match.hands, 1):
            assert sum(line.amount for line in table.lines) == SUMS[4][number - 1]
            assert len(table.tricks) == 13 or number in (2, 3, 4)
            if len(table.tricks) < 13:
                wanted = {2: HEARTS, 3: ["QS", "QH", "QD", "QC"], 4: ["KS"]}[number]
                last = {table.pack.codes[card] for card in table.tricks[-1].cards}
                assert last & set(wanted), "the hand stops with its last penalty, not later"
    case: dict[str, Any] = {"hand": 4, "tricks": [2, 1, 0, 3], "captured": [[], ["KS"], [], []]}
    assert score("hand", **case)["error"]["where"] == "case.tricks"
    answer = score("hand", **case, options={"stop_when_settled": True})
    assert answer["totals"] == [0, 100, 0, 0]
    (left,) = (note for note in answer["notes"] if "ruling.no-early-stop" in cites(note))
    assert left["why"]["text"].endswith("tricks not played: 7."), "six of thirteen were played"


@pytest.mark.parametrize("hand", range(1, 7))
def test_ruling_no_early_stop_but_where_cards_cost(hand: int) -> None:
    """With the option, only a hand whose penalties are cards can be over before the last trick."""
    piles = [[*HEARTS, "KS", "QS", "QD", "QC"], [], [], []]
    case = {"hand": hand, "tricks": [12, 0, 0, 0], "captured": piles, "last": 0}
    answer = score("hand", **case, options={"stop_when_settled": True})
    assert [error["where"] for error in answer.get("errors", [])] == (
        [] if hand in (2, 3, 4) else ["case.tricks"]
    )


@pytest.mark.parametrize(
    ("played", "totals", "what"),
    [
        (0, [5, 0, 0, 0], "no hand has cost anything yet"),
        (1, [100, 0, 0, 0], "the first hand costs 130 points together"),
        (2, [260, 5, 0, 0], "the first two hands cost 260 points together"),
        (5, [500, 0, 0, 0], "the first five hands cost 560 points together"),
    ],
)
def test_score_after_hand_is_what_the_hands_cost(played: int, totals: list[int], what: str) -> None:
    told = ask({"ask": "hand", "game": G, "players": 4, "totals": totals, "before": played})
    assert (told["error"]["where"], told["error"]["what"]) == ("totals", what)
    assert score("end", totals=[500, 0, 0, 0])["error"]["what"] == (
        "the six hands cost 1120 points together"
    )


def test_points_are_fives_and_never_below_zero() -> None:
    for first in range(-11, 131):
        request = {"ask": "hand", "game": G, "players": 4, "before": 1}
        told = ask({**request, "totals": [first, 130 - first, 0, 0]})
        where = [error["where"] for error in told.get("errors", [])]
        fits = first >= 0 and first % 5 == 0
        assert where == (
            [] if fits else ["totals[0]"] if first % 5 == 0 else ["totals[0]", "totals[1]"]
        )


def test_a_whole_hand() -> None:
    piles = ["QH KH", "9H TH JH 2H 4H", "", "AH 3H 5H 6H 7H 8H"]
    case = {"hand": 2, "tricks": [2, 4, 3, 4], "captured": [pile.split() for pile in piles]}
    assert score("hand", **case)["totals"] == [20, 50, 0, 60]
    assert score("hand", **case, totals=[10, 50, 20, 50])["totals"] == [30, 100, 20, 110]
    assert score("hand", hand=1, tricks=[2, 4, 3, 4])["totals"] == [20, 40, 30, 40]
    assert score("hand", hand=5, tricks=[2, 4, 3, 4], last=2)["totals"] == [0, 0, 100, 0]


def test_game_six() -> None:
    for players in SIZES:
        match = Match(G, players, seed=11).play_random()
        assert len(match.hands) == 6
        assert [table.shown["hand"] for table in match.hands] == [1, 2, 3, 4, 5, 6]
        assert "game.six" in match.table.events[-1].clauses
        assert sum(match.totals) == sum(SUMS[players])


def test_game_lowest() -> None:
    answer = score("end", totals=[230, 245, 350, 295])
    assert (answer["winner_names"], answer["over"]) == (["West"], True)
    match = Match(G, 5, seed=12).play_random()
    assert all(match.totals[side] == min(match.totals) for side in match.winners)


def test_ruling_tie() -> None:
    answer = score("end", totals=[205, 345, 205, 365])
    assert answer["winner_names"] == ["West", "East"]
    assert "ruling.tie" in cites(answer)


def test_ruling_first_dealer() -> None:
    dealers = {Match(G, 4, seed=seed).table.dealer for seed in range(30)}
    assert dealers == {0, 1, 2, 3}
    match = Match(G, 4, dealer=2, seed=1).play_random()
    assert [table.dealer for table in match.hands] == [2, 3, 0, 1, 2, 3]
    assert "ruling.first-dealer" in cited(match)


# -- what is refused --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "form, case, where",
    [
        ("trick", {"hand": 0, "cards": "2S 3S 4S 5S"}, "case.hand"),
        ("trick", {"hand": 7, "cards": "2S 3S 4S 5S"}, "case.hand"),
        ("trick", {"hand": 1, "cards": "2S 3S 4S"}, "case.cards"),
        ("trick", {"hand": 1, "cards": "2S 3S 4S 4S"}, "case.cards[3]"),
        ("player", {"hand": 1, "tricks": 14}, "case.tricks"),
        ("player", {"hand": 2, "tricks": 0, "captured": "2H"}, "case.captured"),
        ("player", {"hand": 5, "tricks": 0, "last": True}, "case.last"),
        ("hand", {"hand": 1, "tricks": [13, 1, 0, 0]}, "case.tricks"),
        ("hand", {"hand": 1, "tricks": [1, 1, 0, 0]}, "case.tricks"),
        ("hand", {"hand": 2, "tricks": [4, 3, 3, 3]}, "case.captured"),
        ("hand", {"hand": 5, "tricks": [4, 3, 3, 3]}, "case.last"),
        ("hand", {"hand": 5, "tricks": [13, 0, 0, 0], "last": 1}, "case.last"),
        ("sweep", {"hand": 9}, "case.hand"),
        ("end", {"totals": [10, 20, 30]}, "case.totals"),
        ("end", {"totals": [10, 20, 30, -5]}, "case.totals[3]"),
        ("end", {"totals": [10, 20, 30, 7]}, "case.totals[3]"),
    ],
)
def test_impossible_scores_are_refused(form: str, case: dict[str, Any], where: str) -> None:
    assert score(form, **case)["error"]["where"] == where


@pytest.mark.parametrize(
    ("tricks", "told", "right"),
    [
        (13, {"last": True}, True),
        (13, {"last": False}, False),
        (13, {}, True),
        (12, {"last": False}, True),
        (1, {"last": True}, True),
        (0, {"last": True}, False),
        (0, {"last": False}, True),
    ],
)
def test_all_tricks_have_the_last_and_none_has_not(
    tricks: int, told: dict[str, Any], right: bool
) -> None:
    answer = score("player", hand=2, tricks=tricks, **told)
    assert [error["where"] for error in answer.get("errors", [])] == (
        [] if right else ["case.last"]
    )


def test_who_has_all_tricks_pays_for_the_last_though_nobody_says_so() -> None:
    assert score("player", hand=5, tricks=13)["totals"][0] == 100
    assert score("player", hand=5, tricks=12)["totals"][0] == 0


def test_a_wrong_card_changes_nothing() -> None:
    match = Match(G, 4, seed=3)
    match.apply(match.actions[0].code)
    before = match.record()
    for refused in match.refused:
        with pytest.raises(IllegalAction, match="not allowed"):
            match.apply(refused.code)
    assert match.record() == before


def test_questions_about_a_wanted_setting() -> None:
    request = {"ask": "quiz", "game": G, "seed": 1}
    six = ask({**request, "kind": "winner", "setting": {"hand": 5, "players": 6}})
    assert (six["setting"]["hand"], len(six["trick"])) == (5, 6)
    never = ask({**request, "kind": "legal", "setting": {"last": True}})
    assert never["error"]["what"].startswith("found no question"), "one card leaves no choice"


def test_settings_are_described() -> None:
    assert winner("5D AH KS 9D")["setting_text"] == ""
    assert winner("5D AH KS 9D", hand=4)["setting_text"] == "Hand 4: K♠ costs 100"
    assert winner("5D AH KS 9D", hand=5, last=True)["setting_text"].endswith("the last trick")
    assert "takes nothing" in winner("5D AH KS 9D", hand=3)["after"][0]["why"]["text"]


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_canadian_salad*.py")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    tests = set(re.findall(r"^def test_(\w+)", sources, re.M))
    short = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    assert not [name for name in short if re.sub(r"[.-]", "_", name) not in tests]


def test_points_before_a_hand_are_those_of_the_hands_before_it() -> None:
    """What the first hand costs can stand before the second one, not before itself."""
    whole = sum(player["points"] for player in score("sweep", hand=1)["lines"])
    for hand, right in ((1, False), (2, True)):
        answer = score("sweep", hand=hand, totals=[whole, 0, 0, 0])
        assert ("error" not in answer) == right, answer
