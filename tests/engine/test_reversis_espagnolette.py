"""Reversis, clause by clause: the espagnolette, won and failed."""

from __future__ import annotations

import pytest
from reversis_table import (
    KEPT,
    LOW,
    LOW_KEPT,
    STRONG,
    TALON,
    cites,
    gains,
    legal,
    lost,
    match,
    play,
    pots,
    reversis,
    said,
    score,
    told,
    won,
)

from followsuit import IllegalAction

# -- the espagnolette -------------------------------------------------------------------------------


def test_espagnolette_holding() -> None:
    seen = play(match(LOW), *LOW_KEPT)
    (right,) = told(seen, "espagnolette.holding")
    assert (right.seat, right.to) == (2, (2,))
    assert not told(play(match(STRONG), *KEPT), "espagnolette.holding"), "three aces, no Quinola"
    three = {"hands": ["AS AH AC JH 2S 3S 2H 3H 2C 3C 4C", None, None, None]}
    seen = play(match({**three, "stock": "9D 8D"}), "discard 9D", "keep", "keep", "keep")
    assert told(seen, "espagnolette.holding")[0].seat == 0


def test_ruling_espagnolette_eligibility() -> None:
    bare = {"hands": ["AS AH AC JH 2S 3S 2H 3H 2C 3C 4C", None, None, None], "stock": "9D 8D"}
    gone = play(match(bare), "discard 9D", "discard JH", "keep", "keep")
    assert not told(gone, "espagnolette.holding"), "the exchange is over when it is judged"
    still = won(31)
    assert still.seat == 2 and still.table.hands[2] & gone.table.pack.rank("A") == 0
    assert len(still.actions) == 4, "aces played do not end the right"


def test_espagnolette_undertake() -> None:
    assert legal("KS", "AS AH AD AC 7S 6H", "first-nine")["legal"] == [
        "AS",
        "7S",
        "AH",
        "6H",
        "AD",
        "AC",
    ]
    void = legal("KS", "AH 6H", "first-nine")
    assert void["law"]["why"]["text"] == "You hold no spade, so you may play any card."
    assert cites(void["law"]["clauses"]) == {"follow.void-free"}
    answer = legal("KS", "AS 7S 6H", "first-nine")
    assert "espagnolette.undertake" in cites(answer["law"])
    (off,) = [card["why"]["text"] for card in answer["cards"] if card["card"] == "6H"]
    assert "this card undertakes the espagnolette, unless an earlier one has" in off
    start = won(2)
    assert start.seat == 2 and len(start.actions) == 11
    assert len(play(match(LOW), *LOW_KEPT, "3C 5C AD").actions) == 4, "South must follow"


@pytest.mark.parametrize(
    ("spades", "clubs", "undertaken"), [("2S", "4C", []), ("4C", "2S", ["undertakes-espagnolette"])]
)
def test_only_who_could_follow_undertakes_it_by_playing_another_suit(
    spades: str, clubs: str, undertaken: list[str]
) -> None:
    """`espagnolette.undertake`, `ruling.espagnolette-automatic`"""
    west, north = (
        f"KS QS JS 9S 8S 7S 6S 5S 4S 3S {spades}",
        f"AH AD AC JH 2H 3H 2C 3C 2D 3D {clubs}",
    )
    deal = {"hands": [west, north, None, None], "stock": "9D 8D"}
    start = play(match(deal), "discard 9D", "keep", "keep", "keep")
    assert told(start, "espagnolette.holding")[0].seat == 1
    play(start, "3S 2D")
    while not start.table.tricks:
        play(start, start.actions[0].code)
    said = [event.say.id for event in start.table.events if event.kind == "espagnolette"]
    assert said == undertaken


def test_espagnolette_last_two() -> None:
    answer = legal("8S", "AS 2D", "last-two")
    assert answer["legal"] == ["AS"] and "espagnolette.last-two" in cites(answer)
    assert len(legal("8H", "AS 2D", "last-two")["legal"]) == 2
    start = lost(38)
    assert start.seat == 2 and [action.code for action in start.actions] == ["AS"]
    assert "espagnolette.last-two" in start.actions[0].clauses


def test_espagnolette_not_by_following() -> None:
    answer = score("party", points=[0, 0, 21, 15], tricks=[0, 1, 6, 4], talon=TALON)
    assert gains(answer) == [16, 0, -16, 0, 0]
    assert "espagnolette.not-by-following" in cites(answer["notes"])
    assert told(won(), "espagnolette.not-by-following")


def test_ruling_espagnolette_definition() -> None:
    done = won()
    definition = told(done, "ruling.espagnolette-definition")[0]
    assert said(done, definition).startswith("West has taken no trick")


def test_ruling_espagnolette_automatic() -> None:
    (event,) = told(won(4), "ruling.espagnolette-automatic")
    assert event.to == (2,), "nothing is announced"


def test_ruling_espagnolette_offsuit() -> None:
    assert told(won(4), "ruling.espagnolette-offsuit")
    assert won(4).totals == [95, 93, 97, 90]


def test_espagnolette_side() -> None:
    assert won(16).totals == [95, 92, 100, 88]
    assert told(won(), "espagnolette.side")


def test_espagnolette_wins_party() -> None:
    case = {"points": [0, 8, 0, 26], "tricks": [0, 3, 0, 8], "talon": ["KD", "KH", "7H", "9H"]}
    assert gains(score("party", **case, espagnolette=2)) == [0, 0, 10, -10, 0]
    assert gains(score("party", **case)) == [10, 0, 0, -10, 0]
    assert won().totals == [95, 92, 110, 78]


def test_espagnolette_fail_party() -> None:
    done = lost()
    assert told(done, "espagnolette.fail-party")
    assert done.totals == [128, 97, 81, 94]
    with pytest.raises(IllegalAction):
        lost(38).apply("2D")


def test_ruling_espagnolette_fail_winner() -> None:
    case = {"points": [6, 12, 0, 18], "tricks": [2, 3, 1, 5], "talon": TALON}
    assert gains(score("party", **case, espagnolette=2)) == [16, 0, -16, 0, 0]
    assert gains(score("party", **case)) == [0, 0, 8, -8, 0]


def test_espagnolette_fail_party_is_told_at_once() -> None:
    done = lost()
    (event,) = [event for event in done.hands[-1].events if event.kind == "espagnolette"][1:]
    assert said(done, event) == "East takes a trick: the espagnolette has failed."
    assert event.to == (2,)


def test_party_tie_tricks_among_the_other_three() -> None:
    case = {"points": [6, 6, 2, 22], "tricks": [2, 3, 1, 5], "talon": TALON}
    (tie,) = [
        note
        for note in score("party", **case, espagnolette=2)["notes"]
        if "level" in note["why"]["text"]
    ]
    assert tie["why"]["text"].startswith(
        "West and North are level with the fewest points, 6, among the other three. West has fewer"
    )


def test_espagnolette_fail_return() -> None:
    answer = score("failed", player=2, received=[2, 3, 0, 0])
    assert gains(answer) == [4, 6, -10, 0, 0]
    one = score("failed", player=2, received=[1, 0, 0, 0])["lines"][0]["why"]["text"]
    assert "the 1 chip that West paid for aces or Quinola goes back twice over" in one


def test_ruling_fail_double_total() -> None:
    done = lost()
    back = [said(done, event) for event in told(done, "ruling.fail-double-total")]
    assert [text.split(":")[0] for text in back if "pays" in text] == [
        "East pays West 4 chips",
        "East pays North 4 chips",
    ]


def test_espagnolette_fail_pot() -> None:
    answer = score("failed", player=0, received=[0, 1, 7, 0], won_pot=25)
    assert gains(answer) == [-66, 2, 14, 0, 50]
    assert "espagnolette.fail-pot" in cites(answer)


def test_espagnolette_fail_pot_that_was_won_in_the_last_two_tricks() -> None:
    """North has taken a trick, throws J♥ into the tenth, and has to return the pot all the same."""
    deal = {"hands": [None, "AS AH AC JH 2S 3S 2H 3H 2C 3C KD", None, None]}
    done = play(match(deal, seed=3, hands=2), "discard KS", "keep", "keep", "keep")
    play(done, "7H 2C 5H KH 4D 5D 3S 2D QS 3C 7S JS 9D KD 6D 3D 2H 9H 8H 8C 5S 9S 6S AC")
    play(done, "JC QC AS 5C 4S AH 8S KC AD 8D 7D 3H 4C 6C 7C JH")
    assert pots(done) == [], "North has won the pot in trick 10"
    play(done, "QD 2S QH JD")
    assert pots(done) == [50], "it came back, and a remise doubled it"
    assert told(done, "espagnolette.fail-pot") and told(done, "ruling.misere-is-remise")


def test_ruling_misere_is_remise() -> None:
    answer = score("failed", player=0, received=[0, 0, 0, 0], won_pot=60, remises=2)
    assert answer["lines"][-1]["what"] == "pot 3"
    assert "ruling.misere-is-remise" in cites(answer)


def test_espagnolette_vs_made() -> None:
    assert reversis(espagnolette=1) == [64, -64, 0, 0, 0]
    assert reversis(espagnolette=2, quinola=True) == [89, 0, -64, 0, -25]


def test_espagnolette_break() -> None:
    answer = score("reversis", player=0, tenth=1, eleventh=0, espagnolette=1)
    assert gains(answer) == [-64, 64, 0, 0, 0]
    assert "espagnolette.break" in cites(answer)


def test_espagnolette_break_is_told_in_the_play() -> None:
    """West takes nine tricks in spades; East throws aces, and keeps one for the tenth."""
    west, east = "KS QS JS 9S 8S 7S 6S 5S 4S KH 2H", "AD AC 2D 2C 3D 3C 4D 4C 3S AH AS"
    done = match({"hands": [west, None, east, None]})
    plans = {0: west.split(), 2: east.split()}
    while not done.over:
        codes = [action.code for action in done.actions]
        if done.phase == "exchange" and "keep" in codes:
            done.apply("keep")
        else:
            done.apply(plans[done.seat].pop(0) if done.seat in plans else codes[0])
    (event,) = [event for event in told(done, "espagnolette.break") if event.to]
    assert said(done, event) == "East takes a trick: that breaks the reversis, and costs nothing."
    assert not told(done, "espagnolette.fail-party")
    assert done.totals[2] == 95 + 64


def test_ruling_broken_overrides_espagnolette() -> None:
    answer = score("reversis", player=0, tenth=2, eleventh=0, espagnolette=1)
    assert gains(answer) == [-64, 0, 64, 0, 0]
    assert "ruling.broken-overrides-espagnolette" in cites(answer["notes"])


def test_ruling_espagnolette_already_won() -> None:
    done = play(match(LOW), *LOW_KEPT, "3C 5C AC 2C 2H 4H 4D 8H 4S AH 6S 5S")
    (event,) = told(done, "ruling.espagnolette-already-won")
    assert "failed at once" in said(done, event)
