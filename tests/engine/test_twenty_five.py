"""Twenty-Five, clause by clause. A test is named after the clause that it holds the engine to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import twenty_five_book as book
from twenty_five_asking import (
    G,
    cites,
    codes,
    deal,
    events,
    held,
    legal,
    play,
    ranks,
    score,
    winner,
)

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.games import game

# -- players and teams ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 10))
def test_players_range(players: int) -> None:
    assert Match(G, players, seed=1).players == players


@pytest.mark.parametrize("players", [0, 1, 2, 10, 11])
def test_players_range_refuses(players: int) -> None:
    with pytest.raises(BadRequest):
        Match(G, players)


@pytest.mark.parametrize("players", [4, 6, 8])
def test_teams_even_pairs(players: int) -> None:
    match = Match(G, players, {"teams": "pairs"})
    assert len(match.totals) == players // 2


@pytest.mark.parametrize("players", [2, 3, 5, 7, 9])
def test_teams_even_pairs_needs_even(players: int) -> None:
    with pytest.raises(BadRequest, match="even number"):
        Match(G, players, {"teams": "pairs"})


def test_teams_nine() -> None:
    assert Match(G, 9, {"teams": "threes"}).sides == (0, 1, 2) * 3
    with pytest.raises(BadRequest, match="nine"):
        Match(G, 6, {"teams": "threes"})


def test_teams_nine_and_pairs_are_told() -> None:
    """Who sits down and in how many teams is what the sides are."""
    told = {
        (4, "pairs"): "Four players sit down in two teams",
        (6, "pairs"): "Six players sit down in three teams",
        (9, "threes"): "Nine players sit down in three teams",
        (8, "pairs"): "Eight players sit down in four teams",
        (5, "solo"): "Five players sit down, everybody for themselves.",
    }
    for (players, teams), say in told.items():
        match = Match(G, players, {"teams": teams})
        (words,) = (event.say for event in match.table.events if event.kind == "teams")
        said = match.voice().tell(words)
        assert said.startswith(say)


@pytest.mark.parametrize("players", range(3, 10))
def test_teams_solo(players: int) -> None:
    assert Match(G, players).sides == tuple(range(players))


@pytest.mark.parametrize(
    "players, teams", [(4, "pairs"), (6, "pairs"), (8, "pairs"), (9, "threes")]
)
def test_teams_seating(players: int, teams: str) -> None:
    sides = Match(G, players, {"teams": teams}).sides
    assert all(sides[seat] != sides[(seat + 1) % players] for seat in range(players))


def test_ruling_team_shape() -> None:
    for players in (4, 6, 8):
        sides = Match(G, players, {"teams": "pairs"}).sides
        half = players // 2
        assert all(sides[seat] == sides[seat + half] for seat in range(half))
        assert sorted(sides) == sorted(list(range(half)) * 2)
    answer = score([0, 3, 1, 5, 2], players=6, options={"teams": "pairs"})
    assert answer["totals"] == [10, 5, 10]


# -- the pack and the deal --------------------------------------------------------------------------


def test_deck_52() -> None:
    assert len({card.code for card in game(G).pack(None).cards}) == 52


def test_ruling_no_joker() -> None:
    answer = legal("S", "KS", "joker 2S")
    assert answer["error"]["where"].startswith("hand")


@pytest.mark.parametrize("players", range(3, 10))
def test_deal_five(players: int) -> None:
    table = Match(G, players, seed=5).table
    assert [hand.bit_count() for hand in table.hands] == [5] * players
    assert events(Match(G, players), "deal")[0].clauses[0] == "deal.five"


@pytest.mark.parametrize("upcard, trump", [("6C", "C"), ("2H", "H"), ("TD", "D"), ("4S", "S")])
def test_deal_upcard(upcard: str, trump: str) -> None:
    match = deal(north="2C QH 9D 8S 4C", upcard=upcard)
    assert match.table.shown == {"trump": trump, "upcard": upcard}
    assert match.decision is not None
    assert match.game.positions.describe(match.game.setting({"trump": trump}))


def test_deal_stub_dead() -> None:
    match = Match(G, 4, seed=2)
    stub = list(match.table.stock[1:])
    while match.hand_number == 0 and not match.over:
        assert match.table.stock[1:] == stub
        match.apply(match.actions[0].code)


# -- how the cards rank -----------------------------------------------------------------------------


@pytest.mark.parametrize("trump", book.SUITS)
def test_rank_tables_of_the_source(trump: str) -> None:
    names = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
    expected = {f"Plain {names[suit]}": book.PLAIN[suit] for suit in names if suit != trump}
    assert ranks(trump) == {f"{names[trump].title()} as trumps": book.TRUMPS[trump], **expected}


def test_rank_plain_red() -> None:
    assert winner("S", "AD 2D")["card"] == "2D"
    assert winner("S", "9D AD 2D")["card"] == "9D"
    assert winner("S", "2H 9H KH")["card"] == "KH"
    assert "rank.plain-red" in winner("S", "9D AD 2D")["clauses"][0]


def test_rank_plain_black() -> None:
    answer = winner("H", "TC 7C 2C AC")
    assert [step["winner"] for step in answer["steps"]] == [0, 1, 2, 3]
    assert answer["clauses"] == [f"{G}.rank.plain-black"]
    assert winner("H", "AC JC 2C")["card"] == "JC"


def test_rank_five_best() -> None:
    answer = winner("S", "AH JS AS 5S")
    assert answer["card"] == "5S"
    assert answer["clauses"] == [f"{G}.rank.five-best"]


def test_rank_jack_second() -> None:
    for trump in book.SUITS:
        answer = winner(trump, f"AH J{trump} K{trump}")
        assert answer["card"] == f"J{trump}"
        assert answer["clauses"] == [f"{G}.rank.jack-second"]


def test_rank_ace_hearts_third() -> None:
    answer = winner("S", "KS AH AS 2S")
    assert answer["why"]["text"] == "North wins. A♥ is always the third-best trump and beats A♠."
    assert answer["clauses"] == [f"{G}.rank.ace-hearts-third"]
    for trump in book.SUITS:
        assert winner(trump, f"K{trump} AH Q{trump}")["card"] == "AH"


def test_rank_trump_ace_fourth() -> None:
    for trump in "SDC":
        answer = winner(trump, f"K{trump} A{trump} 2{trump}")
        assert answer["card"] == f"A{trump}"
        assert answer["clauses"] == [f"{G}.rank.trump-ace-fourth"]
        assert winner(trump, f"A{trump} AH")["card"] == "AH"


def test_rank_trump_rest() -> None:
    assert winner("S", "TS 3S 2S 9S")["card"] == "2S"
    assert winner("D", "2D TD 9D")["card"] == "TD"
    assert winner("C", "2C QC KC")["card"] == "KC"
    assert winner("S", "TS 3S 2S")["clauses"] == [f"{G}.rank.trump-rest"]


def test_ruling_plain_five_heart() -> None:
    answer = winner("S", "4H 5H 2H")
    assert answer["card"] == "5H"
    assert "ruling.plain-five-heart" in cites(answer)
    assert winner("S", "5H 6H")["card"] == "6H"
    assert winner("S", "5H TS")["card"] == "TS"
    assert winner("H", "JH 5H AH")["card"] == "5H"


def test_reasons_are_true() -> None:
    """A reason about low cards is never given for a court card, nor one about high cards for A♦."""
    top = "king, queen and jack stay on top."
    assert winner("H", "9S KS")["why"]["text"] == f"East wins. K♠ beats 9♠: {top}"
    assert winner("H", "KS 9S")["losers"][0]["why"]["text"] == f"9♠ ranks below K♠: {top}"
    assert winner("H", "QS KS")["why"]["text"] == "East wins. K♠ beats Q♠."
    assert "lowest diamond" in winner("S", "AD 2D")["why"]["text"]
    assert winner("H", "9S 2S")["why"]["text"].endswith("in black the low cards win.")


# -- robbing ----------------------------------------------------------------------------------------


def test_rob_holder() -> None:
    match = deal()
    assert (match.seat, match.phase) == (1, "rob")
    assert all("rob.holder" in action.clauses for action in match.actions[1:])
    assert deal(north="2C QH 9D 8S 4C").phase == "lead"


def test_rob_not_ace_hearts() -> None:
    match = deal(north="2C QH 9D 8S 4C")
    assert match.phase == "lead"
    told = [event for event in match.table.events if "rob.not-ace-hearts" in event.clauses]
    assert [event.to for event in told] == [(2,)]
    hearts = deal(north="2C QH 9D 8S 4C", upcard="6H")
    assert (hearts.seat, hearts.phase) == (2, "rob")
    assert "rob.not-ace-hearts" in hearts.actions[1].clauses


def test_rob_discard() -> None:
    match = play(deal(), "rob 9D")
    assert held(match, 1) == codes("AC QH 6C 8S 4C")
    assert events(match, "discard")[0].to == (1,)
    assert events(match, "rob")[0].to is None


def test_rob_optional() -> None:
    match = play(deal(), "waive")
    assert held(match, 1) == codes("AC QH 9D 8S 4C")
    assert events(match, "waive")[0].to == (1,), "the others must not learn who holds the ace"
    assert events(match, "waive")[0].clauses == ("rob.optional", "rob.deadline")


def test_rob_optional_is_a_secret_choice() -> None:
    def turn(match: Match, seat: int) -> int | None:
        request = {"ask": "hand", "do": "view", "record": match.record(), "seat": seat}
        found: int | None = ask(request)["state"]["seat"]
        return found

    match = deal()
    # To the others it is the first leader's turn, as if nobody held the ace.
    assert [turn(match, seat) for seat in range(4)] == [0, 1, 0, 0]
    play(match, "waive")
    assert [turn(match, seat) for seat in range(4)] == [0] * 4
    open_ace = deal(north="2C QH 9D 8S 4C", upcard="AC", options={"dealer_robs_ace": True})
    assert [turn(open_ace, seat) for seat in range(4)] == [3] * 4, "everybody sees that ace"


def test_rob_deadline() -> None:
    match = play(deal(), "waive, KD")
    assert match.seat == 1
    assert not any(action.code.startswith("rob") for action in match.actions)
    before = match.record()
    with pytest.raises(ValueError):
        match.apply("rob 9D")
    assert match.record() == before


def test_ruling_upcard_ace() -> None:
    match = deal(north="2C QH 9D 8S 4C", upcard="AC")
    assert match.phase == "lead"
    assert any("ruling.upcard-ace" in event.clauses for event in match.table.events)
    option = deal(north="2C QH 9D 8S 4C", upcard="AC", options={"dealer_robs_ace": True})
    assert (option.seat, option.phase) == (3, "rob")
    assert "ruling.upcard-ace" in option.actions[1].clauses
    play(option, "rob 3D")
    assert option.table.holder(option.table.pack.card("AC").index) == 3
    ordinary = deal(options={"dealer_robs_ace": True})
    assert ordinary.seat == 1, "the option changes nothing when a player holds the ace"


@pytest.mark.parametrize(
    ("dealer_robs", "dealer", "led", "why"),
    [
        (True, True, False, None),
        (True, False, False, "dealer-robs"),
        (True, True, True, "too-late"),
        (False, True, False, "nobody-robs"),
        (False, False, False, "nobody-robs"),
    ],
)
def test_who_may_not_take_an_ace_that_is_turned_up_is_told_why(
    dealer_robs: bool, dealer: bool, led: bool, why: str | None
) -> None:
    """`ruling.upcard-ace`, `rob.holder`, `rob.deadline`"""
    answer = ask(
        {
            "ask": "legal",
            "game": "twenty-five",
            "phase": "rob",
            "options": {"dealer_robs_ace": dealer_robs},
            "position": {"upcard": "AC", "hand": "2C QH", "dealer": dealer, "led": led},
        }
    )
    told = [refused["why"]["id"] for refused in answer.get("refused", ())]
    assert told == ([why] if why else [])
    assert bool(answer["actions"]) == (why is None)


def test_ruling_rob_discard_any() -> None:
    possible = {action.code for action in deal().actions}
    assert possible == {"waive", "rob AC", "rob QH", "rob 9D", "rob 8S", "rob 4C", "rob 6C"}
    match = play(deal(), "rob 6C")
    assert held(match, 1) == codes("AC QH 9D 8S 4C")


def test_ruling_rob_order() -> None:
    match = play(deal(), "rob AC")
    assert match.phase == "lead", "one decision only, even when the ace itself is laid away"
    assert match.table.shown["trump"] == "C"
    waived = play(deal(), "waive, KD, AC")
    trick = play(waived, "6D, 3D").table.tricks[0]
    assert trick.winner == 1, "an ace that was not announced keeps its rank"


# -- the score and the end --------------------------------------------------------------------------


def test_score_five() -> None:
    match = play(deal(north="2C QH 9D 8S 4C"), "KD, 4C, 6D, 3D")
    assert match.totals == [0, 5, 0, 0]
    assert [(line.side, line.amount, line.clauses) for line in match.ledger] == [
        (1, 5, ("score.five",))
    ]
    assert score([1, 3, 1, 0, 1])["totals"] == [5, 15, 0, 5]
    pairs = score([0, 2], options={"teams": "pairs"})
    assert pairs["totals"] == [10, 0]
    assert pairs["lines"][0]["why"]["text"] == "Trick 1 brings 5 points to West and East."


def test_deal_next() -> None:
    match = Match(G, 5, dealer=3, seed=4)
    while match.hand_number == 0:
        match.apply(match.actions[-1].code)
    assert match.table.dealer == 4
    assert "deal.next" in match.hands[0].events[-1].clauses
    assert "deal.next" in cites(score([0, 1, 2, 3, 0]))


def test_game_25() -> None:
    answer = score([1, 0], totals=[20, 10, 5, 15])
    assert (answer["totals"], answer["winner_names"]) == ([25, 15, 5, 15], ["West"])
    assert "game.25" in cites(answer)
    assert score([0, 2], totals=[15, 20], options={"teams": "pairs"})["over"]
    assert not score([1, 2, 3, 1], totals=[20, 0, 0, 0])["over"]


def test_game_stop() -> None:
    answer = score([1, 0, 0, 2, 3], totals=[20, 10, 5, 15])
    assert answer["totals"] == [25, 15, 5, 15], "tricks after the end do not count"
    assert "game.stop" in cites(answer)
    stopped = next(
        match
        for match in (Match(G, 3, seed=seed).play_random() for seed in range(50))
        if any(match.table.hands)
    )
    assert stopped.over and stopped.actions == ()
    with pytest.raises(IllegalAction):
        stopped.apply("5H")


def test_a_match_may_begin_with_points() -> None:
    match = deal(north="2C QH 9D 8S 4C", totals=[20, 10, 0, 5])
    play(match, "KD, 9D, 6D, 3D")
    assert match.over and match.totals == [25, 10, 0, 5]
    assert [hand.bit_count() for hand in match.table.hands] == [4] * 4, "the rest is not played"
    assert Match.from_record(match.record()).record() == match.record()
    for totals in ([25, 0, 0, 0], [3, 0, 0, 0], [0, 0, 0], [0, 0, 0, "5"]):
        with pytest.raises(BadRequest):
            Match(G, 4, totals=totals)  # type: ignore[arg-type]


def test_ruling_no_overrun() -> None:
    for seed in range(30):
        match = Match(G, 3 + seed % 7, seed=seed).play_random()
        assert sorted(match.totals)[-1] == 25
        assert match.totals.count(25) == 1
        assert all(points % 5 == 0 for points in match.totals)
    assert "ruling.no-overrun" in cites(score([0, 1, 2, 3, 0]))


def test_ruling_player_limits() -> None:
    for players in (2, 10):
        with pytest.raises(BadRequest, match="3 to 9 players"):
            Match(G, players)
        match = Match(G, players, {"allow_two_or_ten": True}, seed=3).play_random()
        assert match.finished
    for players in (1, 11):
        with pytest.raises(BadRequest):
            Match(G, players, {"allow_two_or_ten": True})


@pytest.mark.parametrize(
    "case",
    [
        {"winners": [0, 1, 2, 3, 0, 1]},
        {"winners": [4]},
        {"winners": [0], "totals": [25, 0, 0, 0]},
        {"winners": [0], "totals": [3, 0, 0, 0]},
        {"winners": [0], "totals": [-5, 0, 0, 0]},
        {"winners": [0], "totals": [0, 0, 0]},
        {"winners": "all"},
        {},
    ],
)
def test_impossible_scores_are_refused(case: dict[str, Any]) -> None:
    answer = ask({"ask": "score", "game": G, "form": "tricks", "case": case})
    assert answer["error"]["where"].startswith("case")


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_twenty_five*.py")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    tests = set(re.findall(r"^def test_(\w+)", sources, re.M))
    short = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    missing = [name for name in short if re.sub(r"[.-]", "_", name) not in tests]
    assert not missing
