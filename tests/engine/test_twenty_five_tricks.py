"""Twenty-Five, clause by clause: leading, following and winning."""

from __future__ import annotations

import twenty_five_book as book
from twenty_five_asking import (
    G,
    cites,
    codes,
    deal,
    events,
    legal,
    may,
    play,
    winner,
)

from followsuit import Match

# -- leading and following --------------------------------------------------------------------------


def test_lead_first() -> None:
    for dealer in range(4):
        match = Match(G, 4, dealer=dealer, deals=[{"stock": "6C", "hands": []}])
        while match.phase == "rob":
            match.apply("waive")
        assert match.seat == (dealer + 1) % 4
        assert "lead.first" in events(match, "leader")[0].clauses
    assert may("S", "", "KD 5S 2C") == "KD 5S 2C"
    assert "lead.first" in cites(legal("S", "", "KD 5S 2C"))


def test_turn_clockwise() -> None:
    match = play(deal(north="2C QH 9D 8S 4C"), "KD")
    seats = [0]
    while match.table.playing:
        seats.append(int(match.seat or 0))
        match.apply(match.actions[0].code)
    assert seats == [0, 1, 2, 3]


def test_follow_or_ruff() -> None:
    answer = legal("C", "QS", "7S 2C KD")
    assert answer["legal"] == ["7S", "2C"]
    refused = answer["cards"][2]
    assert (refused["card"], refused["legal"]) == ("KD", False)
    assert refused["clauses"][0] == f"{G}.follow.or-ruff"
    assert "7♠ or 2♣" in refused["why"]["text"]


def test_ruling_ruff_any_trump() -> None:
    assert may("C", "QS 9C", "7S TC JC AH KD") == "7S TC JC AH"
    assert "ruling.ruff-any-trump" in cites(legal("C", "QS 9C", "7S TC"))
    assert "ruling.ruff-any-trump" not in cites(legal("C", "QS 9C", "7S KD"))
    follows, ruffs = legal("C", "QS", "7S TC")["cards"]
    assert "it follows suit" in follows["why"]["text"]
    assert follows["clauses"] == [f"{G}.follow.or-ruff"]
    assert ruffs["clauses"] == [f"{G}.follow.or-ruff", f"{G}.ruling.ruff-any-trump"]


def test_follow_void_free() -> None:
    answer = legal("C", "QS", "2C KD 3H")
    assert len(answer["legal"]) == 3
    assert answer["law"]["clauses"] == [f"{G}.follow.void-free"]
    assert len(legal("C", "7C", "KD 3H")["legal"]) == 2
    assert legal("C", "7C", "KD 3H")["law"]["clauses"] == [f"{G}.follow.void-free"]


def test_ruling_ace_hearts_not_heart() -> None:
    answer = legal("C", "KH", "AH 5S KC")
    assert len(answer["legal"]) == 3
    assert "ruling.ace-hearts-not-heart" in cites(answer)
    assert "ruling.ace-hearts-not-heart" not in cites(legal("C", "KH", "5S KC"))
    assert may("C", "KH", "AH 4H KC 9S") == "AH 4H KC"


def test_follow_trump_lead() -> None:
    answer = legal("D", "KD", "AH AD 7C")
    assert set(answer["legal"]) == {"AH", "AD"}
    assert answer["law"]["clauses"][0] == f"{G}.follow.trump-lead"


def test_ruling_ace_hearts_led() -> None:
    answer = legal("D", "AH", "4H 9D KS")
    assert answer["legal"] == ["9D"]
    assert "ruling.ace-hearts-led" in cites(answer)
    assert "ruling.ace-hearts-led" not in cites(legal("D", "2D", "4H 9D KS"))
    assert "ruling.ace-hearts-led" not in cites(legal("H", "AH", "4H 9D KS")), "at home in hearts"
    for free in ("4H KS", "4H 5D KS"):
        answer = legal("D", "AH", free)
        assert len(answer["legal"]) == len(free.split()), "the heart need not be played"
        assert "ruling.ace-hearts-led" in cites(answer)
    for no_heart in ("QC KS", "5D KS"):
        assert "ruling.ace-hearts-led" not in cites(legal("D", "AH", no_heart))


def test_follow_top_trump_exempt() -> None:
    for hand in ("JC KD 3H", "AH KD 3H", "5C KD 3H", "5C JC AH KD"):
        answer = legal("C", "7C", hand)
        assert len(answer["legal"]) == len(hand.split())
        assert answer["law"]["clauses"][0] == f"{G}.follow.top-trump-exempt"
    assert len(legal("D", "KD", "AH 5D 7C")["legal"]) == 3


def test_follow_top_never_forced() -> None:
    for trump in book.SUITS:
        for top in book.top_three(trump):
            for led in book.trumps(trump):
                if led != top:
                    other = f"2{'S' if trump != 'S' else 'C'}"
                    assert may(trump, led, f"{top} {other}") == f"{top} {other}"
    assert "follow.top-never-forced" in cites(legal("C", "7C", "JC KD"))


def test_ruling_exempt_absolute() -> None:
    assert may("C", "5C", "JC KD 3H") == "JC KD 3H"
    assert "ruling.exempt-absolute" in cites(legal("C", "5C", "JC KD 3H"))
    assert "ruling.exempt-absolute" not in cites(legal("C", "7C", "JC KD 3H"))
    strict = "lower-lead-only"
    assert may("C", "5C", "JC KD 3H", strict) == "JC"
    assert "ruling.exempt-absolute" in cites(legal("C", "5C", "JC KD 3H", strict))
    assert may("C", "JC", "5C KD 3H", strict) == "5C KD 3H"
    assert may("C", "JC", "AH KD 3H", strict) == "AH"
    assert may("C", "7C", "AH KD 3H", strict) == "AH KD 3H"
    assert may("C", "JC", "5C AH KD", strict) == "5C AH"
    assert "nobody" not in legal("C", "JC", "5C KD", strict)["law"]["why"]["text"]
    forced = legal("C", "5C", "JC 9C KD", strict)["cards"]
    said = {card["card"]: card["why"]["text"] for card in forced}
    assert said["JC"] == "J♣ is allowed: it is a trump, and only a lower lead sets it free."
    assert said["9C"] == "9♣ is allowed: it is a trump, and a trump must be played."


def test_ruling_exempt_absolute_in_a_hand() -> None:
    hands = ["5C QH 9D 8S 4S", "JC KD 3H 7S 2S", "AD TD 6D 7D JS"]
    deals = [{"hands": hands, "stock": "6C"}]
    match = Match(G, 3, {"renege": "lower-lead-only"}, dealer=2, deals=deals)
    play(match, "5C")
    assert [action.code for action in match.actions] == ["JC"]
    assert {refused.code for refused in match.refused} == codes("KD 3H 7S 2S")


def test_ruling_top_plus_lower() -> None:
    answer = legal("C", "7C", "JC 9C KD")
    assert set(answer["legal"]) == {"JC", "9C"}
    assert "ruling.top-plus-lower" in cites(answer)
    assert "ruling.top-plus-lower" not in cites(legal("C", "7C", "9C KD"))


def test_trick_winner() -> None:
    assert winner("C", "QS 7S TC 3S")["card"] == "TC"
    assert winner("C", "QS 7D KD AD")["card"] == "QS"
    assert winner("C", "QS 7S TC 3S")["clauses"] == [f"{G}.trick.winner"]


def test_lead_winner() -> None:
    match = play(deal(north="2C QH 9D 8S 4C"), "KD, 4C, 6D, 3D")
    assert (match.seat, match.phase) == (1, "lead")
    assert "lead.winner" in cites(winner("C", "QS 7S TC 3S")["after"])
