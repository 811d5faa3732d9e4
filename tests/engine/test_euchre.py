"""Euchre, clause by clause: a book of cases, written from the rules and not from the program.

Here the cards and what is decided before the first trick; the rest is in `test_euchre_play.py`.
"""

from __future__ import annotations

from typing import Any

import pytest
from euchre_table import (
    DEFENDED,
    EAST,
    HANDS,
    NORTH,
    SOUTH,
    WEST,
    G,
    asked,
    cites,
    codes,
    deal,
    held,
    may,
    play,
    play_out,
    ranks,
    refused,
    told,
)

from followsuit import BadRequest, IllegalAction, Match
from followsuit.games import game

# -- players, packs, goal --------------------------------------------------------------------------


def test_players_four() -> None:
    assert Match(G, 4).sides == (0, 1, 0, 1)
    assert "players.four" in told(deal(), "teams")


@pytest.mark.parametrize("players", [2, 3])
def test_players_fewer(players: int) -> None:
    match = Match(G, players, seed=1)
    assert match.sides == tuple(range(players))
    assert "players.fewer" in told(match, "teams")


@pytest.mark.parametrize("players", [1, 5, 6])
def test_no_other_number_plays(players: int) -> None:
    with pytest.raises(BadRequest):
        Match(G, players)


def cards(pack: int) -> set[str]:
    chosen = game(G).read_options(4, {"pack": pack})
    return {card.code for card in game(G).pack(chosen).cards}


def test_deck_24() -> None:
    assert cards(24) == {rank + suit for rank in "AKQJT9" for suit in "SHDC"}
    assert "deck.24" in told(deal(), "deal")


def test_deck_other() -> None:
    assert cards(28) - cards(24) == {"8S", "8H", "8D", "8C"}
    assert cards(32) - cards(28) == {"7S", "7H", "7D", "7C"}
    assert cards(25) - cards(24) == {"2S"}
    assert "deck.other" in told(Match(G, 4, {"pack": 32}, seed=2), "deal")


@pytest.mark.parametrize("goal", [5, 10, 11])
def test_game_goal(goal: int) -> None:
    match = Match(G, 4, {"goal": goal}, seed=1).play_random()
    assert max(match.totals) >= goal
    assert {"game.goal", "game.end"} <= told(match)
    *earlier, _ = match.hands
    assert all(max(table.totals) < goal for table in earlier)


def test_points_before_a_hand_are_below_the_goal() -> None:
    assert deal(totals=[9, 0]).totals == [9, 0]
    for totals in ([10, 0], [-1, 0]):
        with pytest.raises(BadRequest, match="0 to 9"):
            deal(totals=totals)


# -- how the cards rank ----------------------------------------------------------------------------

RANKS = {
    "S": ("JS JC AS KS QS TS 9S", "AC KC QC TC 9C", "AH KH QH JH TH 9H", "AD KD QD JD TD 9D"),
    "C": ("JC JS AC KC QC TC 9C", "AS KS QS TS 9S", "AH KH QH JH TH 9H", "AD KD QD JD TD 9D"),
    "H": ("JH JD AH KH QH TH 9H", "AD KD QD TD 9D", "AS KS QS JS TS 9S", "AC KC QC JC TC 9C"),
    "D": ("JD JH AD KD QD TD 9D", "AH KH QH TH 9H", "AS KS QS JS TS 9S", "AC KC QC JC TC 9C"),
}


@pytest.mark.parametrize("trump", "SHDC")
def test_every_rank_table(trump: str) -> None:
    trumps, *others = RANKS[trump]
    tables = ranks(trump)
    assert tables.pop("trumps") == trumps
    assert sorted(tables.values()) == sorted(others)


def test_the_benny_and_low_cards_in_the_tables() -> None:
    """`rank.benny`, `rank.trumps` and `rank.plain` in the other packs."""
    assert ranks("H", 25)["trumps"] == "2S JH JD AH KH QH TH 9H"
    assert ranks("H", 25)["S"] == "AS KS QS JS TS 9S"
    assert ranks("S", 25)["trumps"] == "2S JS JC AS KS QS TS 9S"
    assert ranks("C", 32)["trumps"] == "JC JS AC KC QC TC 9C 8C 7C"
    assert ranks("C", 28)["S"] == "AS KS QS TS 9S 8S"


# Trump, cards in the order of play, who wins (from 0), and by which clauses.
TRICKS = [
    ("H", "AH JH KH QH", 1, "rank.right"),
    ("H", "JD JH AH KH", 1, "rank.right"),
    ("H", "AH JD KH QH", 1, "rank.left"),
    ("S", "JC AS KS QS", 0, "rank.left"),
    ("D", "KD QD AD 9D", 2, "rank.trumps"),
    ("D", "TD 9D KS AS", 0, "rank.trumps"),
    ("C", "KH QH AH JH", 2, "rank.plain"),
    ("C", "TH JH 9H QD", 1, "rank.plain"),
    ("S", "KC TC AC QC", 2, "rank.next"),
    ("H", "AS 9H KS QS", 1, "trick.winner"),
    ("H", "AD JD KD QD", 1, "trick.winner"),
    ("H", "9S AC AD KC", 0, "trick.winner"),
    ("C", "TC AH JS QC", 2, "rank.left"),
]


@pytest.mark.parametrize(("trump", "trick", "wins", "clause"), TRICKS)
def test_who_wins(trump: str, trick: str, wins: int, clause: str) -> None:
    answer = asked("winner", setting={"trump": trump}, trick=trick, names=list("ABCD"))
    assert answer["winner"] == wins
    assert clause in cites(answer["why"]) | cites(answer["steps"])


def test_rank_benny_wins() -> None:
    setting = {"trump": "D", "pack": 25}
    answer = asked("winner", setting=setting, trick="JD 2S AD JH", names=list("ABCD"))
    assert answer["winner"] == 1 and "rank.benny" in cites(answer)
    assert "2S" in refused("winner", setting={"trump": "D"}, trick="JD 2S")


@pytest.mark.parametrize("size", [2, 3])
def test_smaller_tricks(size: int) -> None:
    """Where somebody sits out, or fewer play."""
    trick = " ".join(["AS", "9H", "KS"][:size])
    answer = asked("winner", setting={"trump": "H"}, trick=trick, names=list("ABC")[:size])
    assert answer["complete"] and answer["winner"] == 1


# -- following suit --------------------------------------------------------------------------------

# Trump, cards on the table, the hand, what may be played of it, the clause.
FOLLOWING = [
    ("H", "KS", "AS 9S JH AC", "AS 9S", "follow.suit"),
    ("H", "KS", "JH 9H AC TC", "JH 9H AC TC", "follow.void"),
    ("H", "KH", "JD 9D AC TC", "JD", "follow.left"),
    ("H", "KD", "JD 9D AC TC", "9D", "follow.left"),
    ("H", "KD", "JD 9C AC TC", "JD 9C AC TC", "follow.left"),
    ("H", "JD", "AD KD QS 9H", "9H", "follow.suit"),
    ("H", "JD", "AD KD QS 9S", "AD KD QS 9S", "follow.void"),
    ("S", "AC", "JC JS KS TC", "TC", "follow.left"),
    ("S", "AC KS", "JC QC 9H", "QC", "follow.suit"),
    ("C", "", "JC QC 9H", "JC QC 9H", "lead.first"),
]


@pytest.mark.parametrize(("trump", "trick", "hand", "legal", "clause"), FOLLOWING)
def test_what_may_be_played(trump: str, trick: str, hand: str, legal: str, clause: str) -> None:
    assert may(trick, hand, trump) == legal
    answer = asked("legal", setting={"trump": trump}, trick=trick, hand=hand)
    assert clause in cites(answer["law"])


def test_the_benny_follows_trumps() -> None:
    """`rank.benny`: it is no spade, unless spades are trump."""
    assert may("KH", "2S AS KC", "H", 25) == "2S"
    assert may("KS", "2S AS KC", "H", 25) == "AS"
    assert may("2S", "AS KH 9C", "H", 25) == "KH"
    assert may("KS", "2S AS KC", "S", 25) == "2S AS"


# -- the deal --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_five(players: int) -> None:
    table = Match(G, players, seed=3).table
    assert [hand.bit_count() for hand in table.hands] == [5] * players
    assert len(table.stock) == 24 - 5 * players


def test_deal_upcard() -> None:
    match = deal()
    assert match.table.shown == {"upcard": "QH"}
    (event,) = [event for event in match.table.events if event.kind == "upcard"]
    assert event.to is None and "deal.upcard" in told(match, "upcard")


def test_deal_stub() -> None:
    """The cards below the upcard are never seen and never move."""
    match = play_out(play(deal(), "order, discard KD"))
    assert [match.hands[0].pack.codes[card] for card in match.hands[0].stock] == ["JS", "JC", "9D"]
    assert "deal.stub" in told(match, "upcard")


BENNY: dict[str, Any] = {"options": {"pack": 25}, "hands": HANDS, "stock": "2S QH JS JC"}


def test_deal_benny() -> None:
    match = deal(**BENNY)
    assert match.decision is not None and match.decision.seat == SOUTH
    assert codes(match) == ["call S", "call H", "call D", "call C"]
    play(match, "call D")
    assert "deal.benny" in told(match, "call")
    play(match, "pass, order, discard TH")
    assert match.table.shown["trump"] == "D" and "2S" in held(match, SOUTH)


# -- going under -----------------------------------------------------------------------------------

FARMERS = ("TH TC TD 9C AS", "KS QS TS KC QC", "9S 9H 9D AC AD", "AH KH KD QD JD")


def test_under_hand() -> None:
    match = deal(FARMERS, "QH JS JC JH", options={"under": "alike"})
    assert codes(match) == ["keep", "under TH TD TC"]
    play(match, "keep")
    assert match.decision is not None and match.decision.seat == EAST
    assert codes(match) == ["keep", "under 9S 9H 9D"]


def test_under_hand_of_nines_and_tens() -> None:
    match = deal(FARMERS, "QH JS JC JH", options={"under": "any"})
    assert len(codes(match)) == 1 + 4  # any three of three tens and a nine
    answer = asked(
        "legal", phase="under", position={"hand": "9S 9H TC AC AD"}, options={"under": "alike"}
    )
    assert not answer.get("actions") and "under.hand" in cites(answer["refused"])


def test_under_swap() -> None:
    match = play(deal(FARMERS, "QH JS JC JH", options={"under": "alike"}), "under TH TD TC")
    assert held(match, WEST) == {"9C", "AS", "JS", "JC", "JH"}
    (shown,) = [event for event in match.table.events if event.kind == "under"]
    (taken,) = [event for event in match.table.events if event.kind == "taken"]
    assert shown.to is None and taken.to == (WEST,)
    assert "under.swap" in told(match, "under")


def test_ruling_under_once() -> None:
    """East has three nines, but West has taken the cards; and nobody has spoken before."""
    match = play(deal(FARMERS, "QH JS JC JH", options={"under": "alike"}), "under TH TD TC")
    assert match.decision is not None
    assert (match.decision.phase, match.decision.seat) == ("order", WEST)
    assert "ruling.under-once" in told(match, "under")


def test_nobody_goes_under_unless_it_is_agreed() -> None:
    match = deal(FARMERS, "QH JS JC JH")
    assert match.decision is not None and match.decision.phase == "order"


def test_silence_about_going_under_is_not_seen() -> None:
    """That East is asked would tell of three nines."""
    match = play(deal(FARMERS, "QH JS JC JH", options={"under": "alike"}), "keep")
    decision = match.decision
    assert decision is not None and decision.seat == EAST
    assert decision.seen_by(EAST).phase == "under"
    assert decision.seen_by(NORTH).phase == "order"


# -- making trump ----------------------------------------------------------------------------------


def test_make_order() -> None:
    match = deal()
    for seat in (WEST, NORTH, EAST, SOUTH):
        assert match.decision is not None
        assert (match.decision.phase, match.decision.seat) == ("order", seat)
        assert codes(match) == ["pass", "order", "order alone"]
        play(match, "pass")
    assert "make.order" in told(match, "pass")


@pytest.mark.parametrize("passes", range(4))
def test_make_take_up(passes: int) -> None:
    """Whoever accepts, it is the dealer who takes the upcard."""
    match = play(deal(), ", ".join(["pass"] * passes + ["order"]))
    assert "QH" in held(match, SOUTH) and match.table.shown["trump"] == "H"
    assert match.table.shown["maker"] == passes
    assert "make.take-up" in told(match, "take-up")


def test_make_discard() -> None:
    match = play(deal(), "order, discard 9H")
    assert held(match, SOUTH) == {"TH", "QH", "KD", "QD", "TD"}
    (event,) = [event for event in match.table.events if event.kind == "discard"]
    assert event.to == (SOUTH,) and "make.discard" in told(match, "discard")


def test_ruling_discard_any() -> None:
    match = play(deal(), "order, discard QH")
    assert held(match, SOUTH) == set(HANDS[SOUTH].split())
    assert "ruling.discard-any" in told(match, "discard")
    with pytest.raises(IllegalAction):
        play(deal(), "order, discard AS")


PASSES = "pass, pass, pass, pass"


def test_make_turn_down() -> None:
    match = play(deal(), PASSES)
    assert match.table.shown == {"turned_down": "H"}
    assert "make.turn-down" in told(match, "turn-down")


def test_make_name() -> None:
    match = play(deal(), f"{PASSES}, pass, name C")
    assert match.table.shown == {"trump": "C", "maker": NORTH, "out": []}
    assert held(match, SOUTH) == set(HANDS[SOUTH].split())  # nobody takes the upcard
    assert "make.name" in told(match, "trump")
    assert match.decision is not None and match.decision.seat == WEST


def test_make_other_suit() -> None:
    match = play(deal(), PASSES)
    assert [code for code in codes(match) if "H" in code] == []
    with pytest.raises(IllegalAction, match="turned down"):
        play(match, "name H")
    assert match.decision is not None
    why = match.decision.why_not("name H")
    assert why is not None and why.said.clauses == ("make.other-suit",)


def test_make_thrown_in() -> None:
    match = play(deal(), f"{PASSES}, {PASSES}")
    assert match.totals == [0, 0] and len(match.hands) == 2
    assert match.table.dealer == WEST
    assert "make.thrown-in" in told(match, "thrown-in")


def test_make_stick() -> None:
    match = play(deal(options={"stick": True}), f"{PASSES}, pass, pass, pass")
    assert match.decision is not None and match.decision.seat == SOUTH
    assert "pass" not in codes(match) and "name D" in codes(match)
    why = match.decision.why_not("pass")
    assert why is not None and why.said.clauses == ("make.stick",)


def test_make_makers() -> None:
    match = play(deal(), "pass, order, discard KD")
    assert match.table.shown["maker"] == NORTH
    assert "make.makers" in told(match, "trump")


# -- playing alone ---------------------------------------------------------------------------------


def test_alone_may() -> None:
    match = play(deal(), "order alone, discard KD")
    assert match.table.shown == {"trump": "H", "maker": WEST, "out": [EAST]}
    assert "alone.may" in told(match, "trump")
    named = play(deal(), f"{PASSES}, name S alone")
    assert named.table.shown == {"trump": "S", "maker": WEST, "out": [EAST]}


def test_alone_partner() -> None:
    match = play_out(play(deal(), "order alone, discard KD"))
    assert all(set(trick.seats) == {WEST, NORTH, SOUTH} for trick in match.hands[0].tricks)
    assert match.hands[0].hands[EAST].bit_count() == 5
    assert "alone.partner" in told(match, "out")


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_plays_alone_without_a_partner(players: int) -> None:
    """`two.play`, `three.maker`: alone needs somebody who sits out."""
    match = Match(G, players, seed=1)
    assert codes(match) == ["pass", "order"]
    play(match, ", ".join(["pass"] * players))
    assert not [code for code in codes(match) if "alone" in code]
    assert match.decision is not None
    assert match.decision.why_not("name S alone") is not None
    assert (
        "playing alone is for four"
        in refused(
            "score", form="hand", case={"maker": 0, "tricks": 5, "alone": True}, players=players
        ).lower()
    )


def test_alone_assist() -> None:
    match = play(deal(options={"assist_alone": True}), "pass")
    assert codes(match) == ["pass", "order alone"]
    assert match.decision is not None
    why = match.decision.why_not("order")
    assert why is not None and why.said.clauses == ("alone.assist",)
    play(match, "pass")
    assert codes(match) == ["pass", "order", "order alone"]  # East is no partner of the dealer


def test_ruling_dealer_out() -> None:
    match = play(deal(), "pass, order alone")
    assert match.decision is not None and match.decision.phase == "lead"
    assert held(match, SOUTH) == {*HANDS[SOUTH].split(), "QH"}
    assert "ruling.dealer-out" in told(match, "note")


def test_alone_defend() -> None:
    match = play(deal(**DEFENDED), "order alone, discard KD, defend alone")
    assert match.table.shown["out"] == [EAST, SOUTH]
    play_out(match)
    assert all(set(trick.seats) == {WEST, NORTH} for trick in match.hands[0].tricks)
    assert "alone.defend" in told(match, "defend")


def test_ruling_defend_order() -> None:
    match = play(deal(**DEFENDED), "order alone, discard KD")
    for seat in (NORTH, SOUTH):
        assert match.decision is not None
        assert (match.decision.phase, match.decision.seat) == ("defend", seat)
        play(match, "defend")
    assert match.decision is not None and match.decision.phase == "lead"
    once = play(deal(**DEFENDED), "order alone, discard KD, defend alone")
    assert once.decision is not None and once.decision.phase == "lead"
    assert "ruling.defend-order" in told(once, "defend")


def test_nobody_defends_alone_unless_it_is_agreed() -> None:
    match = play(deal(), "order alone, discard KD")
    assert match.decision is not None and match.decision.phase == "lead"
    answer = asked("legal", phase="defend", position={"hand": HANDS[1], "trump": "H"})
    assert not answer.get("actions") and "alone.defend" in cites(answer["refused"])
