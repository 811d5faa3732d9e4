"""Tute, clause by clause. A test is named after its clause."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from tute_book import (
    RANKS,
    SUITS,
    G,
    cites,
    codes,
    deal,
    finish,
    law,
    may,
    play,
    score,
    told,
    winner,
)

from followsuit import BadRequest, Match, ask
from followsuit.games.tute import GAME
from followsuit.games.tute.cards import Setting

# -- players, pack, deal -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5])
def test_players_partners(players: int) -> None:
    match = Match(GAME)
    assert match.players == 4 and match.sides == (0, 1, 0, 1)
    assert match.voice().side_names == ["West and East", "South and North"]
    with pytest.raises(BadRequest, match="for 4 players"):
        Match(GAME, players)


def test_the_door_tells_how_long_it_takes() -> None:
    told = next(one for one in ask({"ask": "games"})["games"] if one["id"] == G)
    assert told["facts"]["Length"] == "30 minutes"
    assert told["minutes"] == {"min": 30, "max": 30}


def test_deck_40() -> None:
    pack = GAME.pack(None)
    assert len(pack.cards) == 40 and {card.rank for card in pack.cards} == set(RANKS)
    for missing in ("8S", "9H", "TC"):
        assert "error" in law("", missing)


def test_deal_ten() -> None:
    match = Match(GAME, seed=4)
    assert [hand.bit_count() for hand in match.table.hands] == [10] * 4
    assert not match.table.stock
    assert "deal.ten" in told(match, "deal")[0].clauses


@pytest.mark.parametrize("dealer", range(4))
def test_deal_trump(dealer: int) -> None:
    match = Match(GAME, dealer=dealer, seed=3)
    event = told(match, "upcard")[0]
    assert event.seat == dealer and event.to is None and event.clauses == ("deal.trump",)
    assert match.table.hands[dealer] >> event.cards[0] & 1, "the card stays the dealer's"
    assert match.table.shown["trump"] == GAME.pack(None).cards[event.cards[0]].suits[0]
    with pytest.raises(BadRequest, match="must be one of"):
        deal(upcard="AS")


def test_ruling_deal_right() -> None:
    match = finish(deal())
    assert match.hand_number == 1 and match.table.dealer == 0
    assert "ruling.deal-right" in told(match, "next")[0].clauses
    assert match.seat == 1


# -- how the cards rank --------------------------------------------------------------------------


@pytest.mark.parametrize("trump", SUITS)
def test_rank_order(trump: str) -> None:
    tables = ask({"ask": "ranks", "game": G, "setting": {"trump": trump}})["ranks"]
    assert len(tables) == 4
    for table in tables:
        assert [card[0] for (card,) in table["cards"]] == list(RANKS)
    assert winner("KC 3C 7C QC", trump)["card"] == "3C"


def test_points_values() -> None:
    pile = score("pile", cards="AS 3S KS QS JS 7S 6S 5S 4S 2S")
    assert pile["totals"][0] == 30 and "points.values" in cites(pile["lines"])
    assert "nothing" not in pile["lines"][0]["why"]["text"]
    assert pile["totals"] == [30, 0] and pile["lines"][0]["side"] == 0
    assert score("pile", cards=["7S"])["lines"][0]["why"]["text"].endswith("worth 0 points.")
    first = winner("KC 3C 7C QC")["after"][0]
    assert first["why"]["text"] == "The trick brings 17 points: K♣ 4, 3♣ 10 and Q♣ 3."
    assert winner("7C 6C 5C 4C")["after"][0]["why"]["text"] == "The trick brings no points."


# -- turns ---------------------------------------------------------------------------------------


def test_turn_counter_clockwise() -> None:
    match = deal()
    assert match.names == ("West", "South", "East", "North"), "to the right"
    order = []
    for _ in range(4):
        order.append(match.seat)
        match.apply(codes(match)[-1])
    assert order == [0, 1, 2, 3]
    assert "turn.counter-clockwise" in told(match, "leader")[0].clauses


@pytest.mark.parametrize("dealer", range(4))
def test_lead_first(dealer: int) -> None:
    match = Match(GAME, dealer=dealer, seed=5)
    assert match.seat == (dealer + 1) % 4
    assert "lead.first" in told(match, "leader")[0].clauses


def test_lead_winner() -> None:
    match = play(deal(dealer=1, upcard="3D"), "AC, QC, 2C, 4C")
    assert match.seat == 2 and match.phase == "lead"
    assert len(codes(match)) == 9, "any card"
    assert "lead.winner" in winner("KC 3C 7C QC")["after"][2]["clauses"][0]
    cards = [GAME.pack(None).card(code).index for code in ("KC", "3C", "7C", "QC")]
    assert [note.leads for note in GAME.trick.brings(Setting("D"), cards, 1)] == [0, 0, 1]


def test_ruling_first_trick_typo() -> None:
    match = finish(deal())
    leaders = [event for event in told(match, "leader") if "lead.winner" in event.clauses]
    assert len(leaders) == 9
    for event, trick in zip(leaders, match.hands[0].tricks, strict=False):
        assert event.seat == trick.winner
    typo = ["ruling.first-trick-typo" in event.clauses for event in leaders]
    assert typo == [False] + 8 * [True], "of the first trick the text speaks"


# -- what must be played -------------------------------------------------------------------------


def test_follow_suit() -> None:
    assert may("AC", "3C 4C 2D") == "3C 4C"
    assert "follow.suit" in cites(law("AC", "3C 4C 2D"))


def test_follow_head() -> None:
    assert may("7C", "AC 3C 4C 2D") == "AC 3C"
    assert "follow.head" in cites(law("7C", "AC 3C 4C 2D"))
    assert may("JD", "3D 6D AS") == "3D", "trumps are headed as well"


def test_ruling_head_in_suit() -> None:
    assert "ruling.head-in-suit" in cites(law("7C", "AC 3C 4C 2D")["law"])
    assert "ruling.head-in-suit" not in cites(law("AC", "3C 4C 2D")["law"])


def test_ruling_head_already_trumped() -> None:
    answer = law("KC 2D", "AC 5C 7D")
    assert answer["legal"] == ["AC", "5C"]
    assert "ruling.head-already-trumped" in cites(answer["law"])
    assert "not allowed" in answer["cards"][2]["why"]["text"]


def test_follow_must_trump() -> None:
    assert may("KC", "2D 4D AS") == "2D 4D"
    assert cites(law("KC", "2D 4D AS")["law"]) == {"follow.must-trump"}


def test_follow_overtrump() -> None:
    assert may("KC JD", "QD 4D AS") == "QD"
    assert "follow.overtrump" in cites(law("KC JD", "QD 4D AS")["law"])


def test_ruling_undertrump() -> None:
    assert may("KC JD", "4D 2D AS") == "4D 2D"
    assert "ruling.undertrump" in cites(law("KC JD", "4D 2D AS")["law"])
    free = law("KC JD", "4D 2D AS", undertrump="free")
    assert free["legal"] == ["AS", "4D", "2D"] and cites(free["law"]) == {"ruling.undertrump"}
    assert may("KC JD", "QD 2D AS", undertrump="free") == "QD", "only in vain is it free"
    assert may("KC", "4D 2D AS", undertrump="free") == "4D 2D"
    assert may("AD", "4D 2D AS", undertrump="free") == "4D 2D", "following is not trumping"
    assert cites(law("KC JD", "7S AS", undertrump="free")["law"]) == {"follow.free"}
    assert may("2H", "4D AS", undertrump="free") == "4D", "nobody has trumped"
    assert law("KC", "4D")["setting_text"] == "Diamonds are trump"
    trumps_free = "Diamonds are trump, and nobody has to trump in vain"
    assert law("KC", "4D", undertrump="free")["setting_text"] == trumps_free


def test_ruling_undertrump_in_play() -> None:
    for seed in range(40):
        match = Match(GAME, seed=seed, options={"undertrump": "free", "hands": 1}).play_random()
        assert match.table.tricks[0].setting.undertrump == "free" and match.finished


def test_ruling_partner_winning() -> None:
    answer = law("KS 2S", "3S 7S")
    assert answer["legal"] == ["3S"]
    assert answer["law"]["why"]["text"].endswith("it does not matter that your partner is winning.")
    assert "ruling.partner-winning" in cites(answer["law"])
    assert may("5C 4D 6C", "7D AS 3H") == "7D"
    assert "ruling.partner-winning" in cites(law("5C 4D 6C", "7D AS 3H")["law"])
    assert "ruling.partner-winning" not in cites(law("KS", "3S 7S")), "an opponent's king"
    assert "ruling.partner-winning" not in cites(law("AS 2S", "3S 7S")), "nothing to head"
    free = law("5C 6D 2C", "4D AS", undertrump="free")
    assert sorted(free["legal"]) == ["4D", "AS"] and "ruling.undertrump" in cites(free["law"])
    assert "ruling.partner-winning" not in cites(free["law"]), "any card may be played anyhow"


def test_follow_free() -> None:
    assert may("KC 5C AC", "6S AS AH") == "6S AS AH"
    assert cites(law("KC 5C AC", "6S AS AH")["law"]) == {"follow.free"}
    assert may("AD", "6S AS AH") == "6S AS AH"


def test_trick_winner() -> None:
    assert winner("AC 2D 3C KC")["card"] == "2D"
    assert winner("7C 4C AH JC")["card"] == "JC"
    assert "trick.winner" in cites(winner("AC 2D 3C KC"))


def test_trick_shared_pile() -> None:
    for trick, who, partner in (
        ("AC 3C 7C QC", "West", "East"),
        ("KC 3C 7C QC", "South", "North"),
        ("7C QC 3C KC", "East", "West"),
        ("7C QC 6C KC", "North", "South"),
    ):
        note = winner(trick)["after"][1]
        assert note["why"]["text"] == f"It goes to the pile that {who} shares with {partner}."
        assert note["clauses"] == ["tute.trick.shared-pile"]
    match = finish(deal(options={"hands": 1}))
    counts = [e.say for e in told(match, "count") if "score.cards" in e.clauses]
    assert len(counts) == 2, "two piles, not four"


# -- the score -----------------------------------------------------------------------------------


def test_score_cards() -> None:
    answer = score(last=0, points=[70, 50])
    assert answer["totals"] == [80, 50] and "score.cards" in cites(answer["lines"])
    pack = list(GAME.pack(None).codes)
    piles = [pack[:20], pack[20:]]
    assert score(last=1, cards=piles)["totals"] == [60, 70]
    assert "error" in score(last=0, points=[70, 51])
    assert "error" in score(last=0, points=[-1, 121])
    for last, points, totals in ((0, [120, 0], [130, 0]), (2, [0, 120], [10, 120])):
        assert score(last=last, points=points)["totals"] == totals, "all cards that count"
    assert "error" in score(last=0, cards=[pack[:19], pack[19:]])
    assert "error" in score(last=0, cards=[pack[:20], pack[20:39]])
    assert "error" in score(last=0, cards=[[], pack]), "a side without a trick won no last one"
    assert score(last=1, cards=[[], pack])["totals"] == [0, 130]
    assert "error" in score(last=0)


def test_score_cuarenta() -> None:
    answer = score(last=0, points=[60, 60], cuarenta=3)
    assert answer["totals"] == [70, 100] and "score.cuarenta" in cites(answer["lines"])


def test_score_veinte() -> None:
    answer = score(last=0, points=[60, 60], veintes=[1, 1, 2])
    assert answer["totals"] == [90, 100] and "score.veinte" in cites(answer["lines"])
    assert "error" in score(last=0, points=[60, 60], veintes=[0, 1, 2, 3])


def test_piles_tell_how_often_a_side_may_declare() -> None:
    pack = list(GAME.pack(None).codes)
    for declared in ({"cuarenta": 0}, {"veintes": [2]}):
        (where,) = declared
        answer = score(last=1, cards=[[], pack], **declared)
        assert answer["error"]["where"] == f"case.{where}", "a side without a trick"
        assert "error" in score(last=0, cards=[pack[:4], pack[4:]], **declared), "only the last"
        assert "error" not in score(last=1, cards=[pack[:4], pack[4:]], **declared)
    assert "error" in score(last=1, cards=[pack[:4], pack[4:]], cuarenta=0, veintes=[2])


@pytest.mark.parametrize("last", range(4))
def test_score_last_trick(last: int) -> None:
    answer = score(last=last, points=[60, 60])
    assert answer["totals"] == ([70, 60] if last in (0, 2) else [60, 70])
    assert "score.last-trick" in cites(answer["lines"])


def test_score_higher_wins() -> None:
    answer = score(last=0, points=[58, 62], veintes=[2], cuarenta=3)
    assert answer["totals"] == [88, 102] and answer["winner_names"] == ["South and North"]
    assert cites(answer["notes"]) == {"score.higher-wins"}
    higher = "South and North have 102 against 88 and win the hand."
    assert answer["notes"][0]["why"]["text"] == higher


def test_ruling_tie() -> None:
    answer = score(last=2, points=[55, 65])
    assert answer["totals"] == [65, 65] and answer["winner_names"] == ["West and East"]
    assert cites(answer["notes"]) == {"ruling.tie"}
    assert answer["notes"][0]["why"]["text"].startswith("Both sides have 65. West and East took")
    drawn = score(last=2, points=[55, 65], options={"tie": "drawn"})
    assert drawn["winners"] == [] and cites(drawn["notes"]) == {"ruling.tie"}


# -- the game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("hands", [1, 3, 4, 5, 7])
def test_game_hands(hands: int) -> None:
    match = Match(GAME, seed=hands, options={"hands": hands}).play_random()
    assert match.finished and len(match.hands) == hands
    assert sum(match.totals) == hands, "every hand has a winner"
    assert match.totals[match.winners[0]] == max(match.totals)
    won = [hands // 2 + 1, hands - hands // 2 - 1]
    answer = score("game", won=won, options={"hands": hands})
    assert answer["winner_names"] == ["West and East"] and "game.hands" in cites(answer["notes"])
    spelled = {3: "three", 4: "four", 5: "five", 7: "seven"}
    head = f"All {spelled[hands]} hands are played. " if hands > 1 else ""
    assert answer["notes"][0]["why"]["text"] == (
        f"{head}West and East have won {won[0]} of {hands} and win the game."
    )


def test_game_hands_faults() -> None:
    assert "error" in score("game", won=[2, 2])
    assert "error" in score("game", won=[1, 1])
    assert "error" in score("game", won=[4, -1])
    assert score("game", won=[1, 1], options={"tie": "drawn"})["over"]


def test_game_hands_from_the_middle() -> None:
    match = Match(GAME, seed=2, totals=[1, 1], before=2).play_random()
    assert match.finished and sum(match.totals) == 3
    for wrong in ([-1, 1], [4, 3], [2, 1]):
        with pytest.raises(BadRequest, match="hands won before"):
            Match(GAME, totals=wrong)
    with pytest.raises(BadRequest, match="must add up to 2, the number of hands played before"):
        Match(GAME, totals=[0, 1], before=2)


@pytest.mark.parametrize(
    ("totals", "before", "tie", "where"),
    [
        ([3, 2], 0, "last-trick", "totals"),
        ([3, 2], 5, "last-trick", "before"),
        ([2, 0], 1, "drawn", "totals"),
        ([1, 0], 2, "last-trick", "totals"),
        (None, 3, "drawn", "before"),
    ],
)
def test_game_hands_before_this_one(
    totals: list[int] | None, before: int, tie: str, where: str
) -> None:
    new = {"ask": "hand", "do": "new", "game": G, "before": before, "options": {"tie": tie}}
    answer = ask({**new, "totals": totals} if totals else new)
    assert answer["error"]["where"] == where


def test_game_hands_that_were_drawn_before() -> None:
    match = Match(GAME, totals=[1, 0], before=2, options={"tie": "drawn"}).play_random()
    assert match.finished and match.hand_number == 2


@pytest.mark.parametrize("tie", ["last-trick", "drawn"])
def test_game_hands_are_each_won_or_at_most_drawn(tie: str) -> None:
    """After so many hands a match can begin with these hands won, and with no others."""
    options = {"hands": 5, "tie": tie}
    for before, west, south in product(range(5), range(4), range(4)):
        possible = west + south <= before if tie == "drawn" else west + south == before
        new = {"ask": "hand", "game": G, "before": before, "options": options}
        answer = ask({**new, "totals": [west, south]})
        assert ("error" not in answer) == possible, (before, west, south)
    nothing_said = ask({"ask": "hand", "game": G, "before": 2, "options": options})
    assert ("error" in nothing_said) == (tie == "last-trick")


def test_game_hands_may_be_won_where_nobody_says_how_many_were_played() -> None:
    options = GAME.read_options(4, None)
    assert GAME.standing([1, 1], options, None) == []
    assert GAME.standing([2, 1], options, None), "one is still to play"


def test_ruling_match_tie() -> None:
    answer = score("game", won=[2, 2], options={"hands": 4})
    assert answer["winner_names"] == ["West and East", "South and North"]
    assert "ruling.match-tie" in cites(answer["notes"])
    level = "Both sides have won 2 hands: the game ends level."
    assert answer["notes"][0]["why"]["text"] == level


# -- the list of clauses -------------------------------------------------------------------------


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_tute*.py")
    sources = "\n".join(file.read_text("utf-8") for file in files)
    tests = set(re.findall(r"^def test_(\w+)", sources, re.M))
    names = {name.removeprefix(f"{G}.") for name in GAME.clauses}
    missing = {name for name in names if re.sub(r"\W", "_", name) not in tests}
    assert not missing


def test_ruling_undertrump_free_needs_no_word_of_the_partner() -> None:
    """Who may play any card is not told that it does not matter whose partner is winning."""
    partner_wins = {"ask": "legal", "game": "tute", "trick": "5♥ 3♠ 6♥", "hand": "2♠ 4♣"}
    for undertrump, legal, clauses in (
        ("free", ["2S", "4C"], ["tute.ruling.undertrump"]),
        (
            "forced",
            ["2S"],
            ["tute.ruling.undertrump", "tute.follow.must-trump", "tute.ruling.partner-winning"],
        ),
    ):
        answer = ask({**partner_wins, "setting": {"trump": "S", "undertrump": undertrump}})
        assert answer["legal"] == legal
        assert answer["law"]["clauses"] == clauses


def test_ruling_partner_winning_is_no_matter_for_who_only_has_to_follow() -> None:
    """A trump lies on the suit led: whoever plays it need not beat it, nor does anybody ask whose it is."""
    for trick in ("5♥ 3♠ 6♥", "5♥ 6♥ 3♠"):
        request = {"ask": "legal", "game": "tute", "trick": trick, "hand": "A♥ 2♥ 4♣"}
        answer = ask({**request, "setting": {"trump": "S"}})
        assert answer["legal"] == ["AH", "2H"]
        assert "tute.ruling.partner-winning" not in answer["law"]["clauses"]
