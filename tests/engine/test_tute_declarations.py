"""Declarations in Tute, clause by clause. A test is named after its clause."""

from __future__ import annotations

from typing import Any

import pytest
from tute_book import (
    FIRST,
    KINGS,
    QUEENS,
    SECOND,
    SONGS,
    cites,
    clauses,
    codes,
    deal,
    finish,
    offers,
    play,
    points,
    score,
    seen,
    told,
)

from followsuit import IllegalAction, ask
from followsuit.games.tute.cards import PACK


def test_declare_when() -> None:
    match = deal()
    assert offers(match) == [], "no trick won yet"
    with pytest.raises(IllegalAction, match="nobody has won one yet"):
        match.apply("cuarenta")
    play(match, FIRST)
    assert offers(match) == ["cuarenta", "veinte spades", "veinte hearts"]
    assert "declare.when" in clauses(match, "cuarenta")
    play(match, "AH")
    assert offers(match) == [], "too late, and not your turn"


def test_declare_cuarenta() -> None:
    match = play(deal(), f"{FIRST}, cuarenta")
    event = told(match, "declare")[0]
    assert "declare.cuarenta" in event.clauses and event.say.facts["points"] == 40
    assert match.table.shown["declared"] == [["D"], [], [], []]
    assert offers(play(match, SECOND)) == ["veinte spades", "veinte hearts"], "once only"


def test_declare_veinte() -> None:
    match = play(deal(), f"{FIRST}, veinte hearts")
    event = told(match, "declare")[0]
    assert "declare.veinte" in event.clauses and event.say.facts["points"] == 20
    assert match.table.shown["declared"] == [["H"], [], [], []]


def test_declare_show() -> None:
    match = play(deal(), f"{FIRST}, cuarenta")
    event = told(match, "declare")[0]
    assert event.to is None and len(event.cards) == 2 and "declare.show" in event.clauses
    assert match.table.hands[0].bit_count() == 9, "the cards stay in hand"


def test_declare_one_per_trick() -> None:
    match = play(deal(), f"{FIRST}, cuarenta")
    assert match.seat == 0 and match.phase == "lead" and offers(match) == []
    assert "declare.one-per-trick" in told(match, "declare")[0].clauses
    with pytest.raises(IllegalAction, match="waits for another trick"):
        match.apply("veinte spades")


def test_declare_more_veintes() -> None:
    match = play(deal(), f"{FIRST}, veinte spades, {SECOND}")
    assert offers(match) == ["veinte hearts"], "the queen and king of hearts are still there"
    assert "declare.more-veintes" in clauses(match, "veinte hearts")
    assert "declare.more-veintes" not in clauses(play(deal(), FIRST), "veinte hearts")


def test_declare_cuarenta_first() -> None:
    match = play(deal(), f"{FIRST}, veinte spades, {SECOND}")
    with pytest.raises(IllegalAction, match="so the forty with"):
        match.apply("cuarenta")
    refused = next(r for r in match.refused if r.code == "cuarenta")
    assert "declare.cuarenta-first" in refused.said.clauses
    lost = told(match, "lost")[0]
    assert lost.to == (0,) and "declare.cuarenta-first" in lost.clauses
    first = play(deal(), f"{FIRST}, cuarenta, {SECOND}, veinte spades")
    assert told(first, "lost") == [], "a twenty after the forty costs nothing"


def test_declare_cuarenta_first_binds_only_who_holds_it() -> None:
    """West has the queen of trumps without the king, and sings a twenty: there is no forty to lose."""
    west, south, *others = SONGS
    hands = [west.replace("KD", "AD"), south.replace("AD", "KD"), *others]
    match = play(deal(hands), f"{FIRST}, veinte spades")
    assert told(match, "lost") == []


def test_ruling_cuarenta_first_scope() -> None:
    match = play(deal(), f"{FIRST}, veinte spades, {SECOND}")
    assert "ruling.cuarenta-first-scope" in told(match, "lost")[0].clauses
    # East has the forty here, and West a twenty: West's twenty does not cost East anything.
    hands = [
        "AS KS QS 7H 6H 5H 4C 5C 6C 7C",
        "3S JS 7S 3H JH AD 3D KC QC 2C",
        "6S 5S 4S AH KH KD QD JD 3C JC",
        "2S QH 4H 2H 7D 4D 2D 6D 5D AC",
    ]
    match = play(deal(hands), "AS, 7S, 4S, 2S, veinte spades, 7H, JH, AH, 2H")
    assert match.seat == 2 and offers(match) == ["cuarenta"]


def test_ruling_cuarenta_first_scope_illegal() -> None:
    match = play(deal(options={"cuarenta_first": "illegal-veinte"}), FIRST)
    assert offers(match) == ["cuarenta"]
    with pytest.raises(IllegalAction, match="the forty must be declared before any twenty"):
        match.apply("veinte spades")
    play(match, f"cuarenta, {SECOND}")
    assert offers(match) == ["veinte spades", "veinte hearts"]


def position(phase: str, hand: str, options: dict[str, Any] | None = None, **known: Any) -> Any:
    """What may be declared from a hand, diamonds being trumps; and what is refused, by which clauses."""
    where = {"setting": {"trump": "D"}} if phase == "lead" else {}
    facts = {"hand": hand, **known} if phase == "lead" else {"hand": hand, "trump": "D", **known}
    request = {"ask": "legal", "game": "tute", "phase": phase, "position": facts, **where}
    answer = ask({**request, "options": options or {}})
    cards = [card.code for card in PACK.cards]
    offered = {
        action["code"]: action["label"]
        for action in answer["actions"]
        if action["code"] not in cards
    }
    refused = {one["code"]: one["clauses"] for one in answer["refused"] if "<" not in one["code"]}
    return offered, refused


@pytest.mark.parametrize("phase", ["lead", "declare"])
def test_ruling_cuarenta_first_scope_after_a_twenty(phase: str) -> None:
    """Whoever has lost the forty may go on with the twenties, also where the forty has to come first."""
    for first in ("forfeits", "illegal-veinte"):
        options = {"cuarenta_first": first, "partner_may_declare": True}
        offered, refused = position(phase, "KD QD KS QS KH QH", options, own=["H"])
        assert [*offered] == ["veinte spades"] + ["silent"] * (phase == "declare")
        assert "tute.declare.cuarenta-first" in refused["cuarenta"]


def test_ruling_declarer_is_winner_and_nobody_else() -> None:
    """The partner may declare only where that is agreed; the same pairs as a winner."""
    hand = "KD QD KS QS KH KC"
    offered, refused = position("declare", hand)
    assert offered == {}
    for code in ("cuarenta", "veinte spades", "tute"):
        assert refused[code] == ["tute.ruling.declarer-is-winner"]
    offered, refused = position("declare", hand, {"partner_may_declare": True})
    assert [*offered] == ["cuarenta", "veinte spades", "tute", "silent"]


def test_declare_tute_is_told_by_its_cards() -> None:
    hand = "KS KH KD KC QS QH QD QC"
    offered, _ = position("lead", hand, {"tute_queens": True}, own=["D", "S", "H", "C"])
    assert offered == {
        "tute": "Declare tute with four kings and win the hand",
        "tute queens": "Declare tute with four queens and win the hand",
    }


@pytest.mark.parametrize(
    ("known", "clause"),
    [({"first": True}, "declare.when"), ({"declared": True}, "declare.one-per-trick")],
)
def test_declare_when_and_how_often(known: dict[str, bool], clause: str) -> None:
    offered, refused = position("lead", "KD QD KS QS", **known)
    assert offered == {}
    assert refused["cuarenta"] == refused["veinte spades"] == [f"tute.{clause}"]


def test_declare_tute() -> None:
    match = play(deal(KINGS, hands=1), "AS, 4S, 5S, 2S")
    assert offers(match) == ["tute"]
    play(match, "tute")
    assert match.over and match.totals == [1, 0]
    line = match.ledger[0]
    assert line.side == 0 and "declare.tute" in line.clauses
    assert told(match, "count") == [], "nothing is counted"
    assert len(told(match, "tute")[0].cards) == 4


def test_a_hand_won_by_tute_is_not_counted() -> None:
    answer = score(tute=1)
    assert answer["totals"] == [0, 0] and not answer["lines"], "nothing is counted"
    assert answer["winner_names"] == ["South and North"] and not answer["lines"]
    assert "declare.tute" in cites(answer)
    counted = score(tute=1, last=2, points=[60, 60])
    assert [error["where"] for error in counted["errors"]] == ["case.last", "case.points"]
    assert score(points=[60, 60])["error"]["where"] == "case.last"


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("forty", [False, True])
def test_declare_one_per_trick_for_each_side_by_itself(side: int, last: bool, forty: bool) -> None:
    """Of what the other side declares nothing counts here, nor does anybody declare after the last trick."""
    pack = [card.code for card in PACK.cards]
    twenties, seat, other = 1, 2 + side, 1 - side
    for tricks in range(1, 5):
        piles = [pack[: 4 * tricks], pack[4 * tricks :]]
        case = {
            "cards": piles if side == 0 else piles[::-1],
            "last": seat if last else other,
            "veintes": [seat] * twenties + [other],
            "cuarenta": seat if forty else other,
        }
        possible = twenties + forty <= tricks - last
        answer = score(**case)
        assert ("error" not in answer) == possible
        if not possible:
            assert [error["where"] for error in answer["errors"]] == ["case.veintes"]


@pytest.mark.parametrize("side", [0, 1])
def test_score_last_trick_is_won_by_a_side_that_has_cards(side: int) -> None:
    pack = [card.code for card in PACK.cards]
    for last in range(4):
        answer = score(cards=[[], pack] if side == 0 else [pack, []], last=last)
        (told,) = answer.get("errors", [{}])
        assert told.get("where") == ("case.last" if last % 2 == side else None)
    (told,) = score(cards=[pack, []])["errors"]
    assert told["where"] == "case.last", "nobody has said who won it"


def test_a_pile_is_made_of_tricks_of_four() -> None:
    pack = [card.code for card in PACK.cards]
    for count in range(41):
        answer = score(cards=[pack[:count], pack[count:]], last=0 if count else 1)
        assert ("error" in answer) == (count % 4 > 0)


def test_ruling_tute_any_time() -> None:
    # West holds four kings, the forty and a twenty.
    hands = [
        "AS KS QS KH KD QD KC AH AC 2C",
        "3S 6S 4S QH 7H 6H JD 5D QC 7C",
        "7S 5S 3H JH 4H AD 6D 3C 6C 5C",
        "JS 2S 5H 2H 3D 4D 7D 2D JC 4C",
    ]
    match = play(deal(hands, hands=1), "AS, 4S, 5S, 2S, cuarenta, AH, 6H, 4H, 2H, veinte spades")
    play(match, "AC, 7C, 5C, 4C")
    assert offers(match) == ["tute"]
    assert "ruling.tute-any-time" in clauses(match, "tute")
    # What was declared before is not what wins.
    assert "declare.tute" in play(match, "tute").ledger[0].clauses


def test_ruling_tute_any_time_queens() -> None:
    assert offers(play(deal(QUEENS), "AS, 4S, 5S, 2S")) == []
    match = play(deal(QUEENS, options={"tute_queens": True}, hands=1), "AS, 4S, 5S, 2S")
    assert offers(match) == ["tute queens"]
    assert play(match, "tute queens").totals == [1, 0]
    assert match.ledger[0].clauses == ("ruling.tute-any-time",)


def test_ruling_declarer_is_winner() -> None:
    east: dict[str, Any] = {"dealer": 1, "upcard": "3D"}
    match = play(deal(**east), "AC, QC, 2C, 4C")
    assert match.seat == 2 and offers(match) == [], "West has the pairs, but East won"
    match = play(deal(**east, options={"partner_may_declare": True}), "AC, QC, 2C, 4C")
    assert match.seat == 0 and match.phase == "declare"
    assert codes(match) == ["cuarenta", "veinte spades", "veinte hearts", "silent"]
    assert "ruling.declarer-is-winner" in clauses(match, "cuarenta")
    assert seen(match, 0) == (0, "declare", 4)
    assert seen(match, 2) == (2, "lead", 9), "East does not learn that West could declare"
    assert seen(match, 3) == (2, "lead", 0)
    play(match, "cuarenta")
    assert match.seat == 2 and match.phase == "lead"


def test_ruling_declarer_is_winner_one_for_both() -> None:
    hands = [SONGS[0], SONGS[1], "6S 5S 4S 7H 6H JD 6D KC AC QC", "2S 5H 4H 2H 7D 4D 2D 3C JC 5D"]
    options = {"partner_may_declare": True}
    match = play(deal(hands, dealer=1, upcard="3D", options=options), "AC, 3C, 2C, 4C")
    silent = play(match, "silent")
    assert silent.seat == 2 and offers(silent) == ["veinte clubs"]
    match = play(deal(hands, dealer=1, upcard="3D", options=options), "AC, 3C, 2C, 4C, cuarenta")
    assert match.seat == 2 and offers(match) == [], "one declaration for one trick"


def test_ruling_declarer_is_winner_tute() -> None:
    hands = [KINGS[2], KINGS[1], KINGS[0], KINGS[3]]
    options = {"partner_may_declare": True}
    match = deal(hands, options=options, hands=1)
    play(match, "AH, QH, KH, 2H")
    assert match.phase == "lead", "one king is gone"
    match = play(deal(hands, options=options, hands=1), "AH, QH, 5H, 2H")
    assert match.seat == 2 and codes(match) == ["tute", "silent"]
    assert play(match, "tute").over and match.totals == [1, 0]


def test_ruling_declare_optional() -> None:
    match = play(deal(), f"{FIRST}, AH")
    event = told(match, "silent")[0]
    assert event.clauses == ("ruling.declare-optional",) and event.to == (0,)
    assert told(finish(deal(options={"hands": 1})), "declare") == []


def test_ruling_no_declare_after_last() -> None:
    match = finish(deal(options={"hands": 1}))
    assert match.over and len(match.table.tricks) == 10
    assert any("ruling.no-declare-after-last" in e.clauses for e in told(match, "note"))


@pytest.mark.parametrize(
    ("actions", "sung"),
    [
        (FIRST, 0),
        (f"{FIRST}, cuarenta", 40),
        (f"{FIRST}, veinte spades", 20),
        (f"{FIRST}, cuarenta, {SECOND}, veinte spades", 60),
        (f"{FIRST}, veinte spades, {SECOND}, veinte hearts", 40),
    ],
)
def test_score_cuarenta_and_veinte_in_a_played_hand(actions: str, sung: int) -> None:
    """West and East have their pile, what West has sung, and ten for the last trick if it is theirs."""
    table = finish(play(deal(options={"hands": 1}), actions)).table
    west, south, east, north = (
        points([PACK.cards[card].code for card in won]) for won in table.won
    )
    piles = [west + east, south + north]
    last = table.tricks[-1].winner % 2
    assert table.outcome == {
        "card_points": piles,
        "sums": [piles[0] + sung + 10 * (last == 0), piles[1] + 10 * (last == 1)],
    }


def test_game_hands_are_entered_one_by_one_on_the_sheet() -> None:
    """Each entry is a whole hand, counted or won by a tute; three of them make a game."""
    counted = {"form": "hand", "case": {"last": 0, "points": [60, 60]}}
    tute = {"form": "hand", "case": {"tute": 1}}
    request = {"ask": "sheet", "game": "tute", "entries": [counted, tute, counted]}
    hands = ask(request)["hands"]
    assert [hand["dealer"] for hand in hands] == [0, 1, 2]
    assert [hand["totals"]["after"] for hand in hands] == [[1, 0], [1, 1], [2, 1]]
    assert hands[0]["outcome"] == {"card_points": [60, 60], "sums": [70, 60]}
    assert hands[1]["outcome"] == {"tute": 1}
    assert "tute.game.hands" in hands[2]["notes"][-1]["clauses"]
