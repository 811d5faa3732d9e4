"""Zwang in Fünfzehnern, clause by clause. A test is named after its clause."""

from __future__ import annotations

import pytest
from fuenfzehnern_book import (
    cites,
    clauses,
    codes,
    deal,
    law,
    may,
    play,
    told,
    tricks,
    winner,
)

from followsuit import IllegalAction, Match, ask
from followsuit.errors import FollowSuitError
from followsuit.games.fuenfzehnern import GAME
from followsuit.games.fuenfzehnern.cards import Setting
from followsuit.games.fuenfzehnern.hand import zwangs
from followsuit.games.fuenfzehnern.options import Options

# -- zwang ---------------------------------------------------------------------------------------


def test_zwang_holding() -> None:
    match = deal()
    assert [code for code in codes(match) if "zwang" in code] == ["zwang QS", "zwang QC"]
    assert "zwang.holding" in clauses(match, "zwang QS")
    with pytest.raises(FollowSuitError):
        match.apply("zwang QH")


def test_zwang_declare() -> None:
    match = play(deal(), "zwang QS")
    event = told(match, "zwang")[0]
    assert event.to is None and "zwang.declare" in event.clauses
    assert [match.table.pack.codes[card] for card in match.table.lying] == ["QS"]
    assert "error" in winner("QS 7S", zwang=True, gone="AS"), "nobody to force"
    assert "error" in winner("QS 7S", zwang=True, gone="KS")
    assert "error" in winner("KS 7S", zwang=True)
    assert "error" in law("", "KS QS", zwang=True)


def test_zwang_declare_ace_gone() -> None:
    pack = GAME.pack(None)
    hand = pack.mask("KS QS 7H")
    says, barred = zwangs(Setting(gone=pack.mask("7S")), hand, Options())
    assert [action.code for action in says] == ["zwang QS"] and not barred
    says, barred = zwangs(Setting(gone=pack.mask("AS")), hand, Options())
    assert not says and barred[0].code == "zwang QS"
    assert barred[0].said.clauses == ("zwang.declare",)


def test_zwang_ace_forced() -> None:
    assert may("QS", "AS 8S KD", zwang=True) == "AS"
    assert may("QS", "AS 8S KD") == "AS 8S"
    assert cites(law("QS", "AS 8S KD", zwang=True)["law"]) == {"zwang.ace-forced"}
    match = play(deal(), "zwang QS")
    assert codes(match) == ["AS"]
    with pytest.raises(IllegalAction, match="zwang is said"):
        match.apply("JS")


def test_zwang_effect() -> None:
    match = tricks(1)
    event = told(match, "forced")[0]
    assert match.voice().tell(event.say).endswith("[[KS]] is now the best spade left.")
    assert event.clauses == ("zwang.effect",)
    assert match.seat == 1, "the ace has won"
    assert "zwang.effect" in cites(winner("QS AS TS 8S", zwang=True)["after"])


def test_ruling_zwang_no_exemption() -> None:
    match = tricks(2)
    assert set(codes(match)) == {"7S", "AH"}
    refused = next(r for r in match.refused if r.code == "zwang QC")
    assert "ruling.zwang-no-exemption" in refused.said.clauses
    with pytest.raises(IllegalAction, match="bound to spades"):
        match.apply("zwang QC")
    match = tricks(2, options={"zwang_frees_lead": True})
    assert set(codes(match)) == {"7S", "AH", "zwang QC"}
    assert "ruling.zwang-no-exemption" in clauses(match, "zwang QC")
    assert "ruling.zwang-no-exemption" not in clauses(deal(), "zwang QC")


def test_ruling_zwang_own_ace() -> None:
    hands = ["AS KS QS KH QH 8H 7H JD", None, None, None]
    match = Match(GAME, 4, dealer=3, deals=[{"hands": hands}])
    assert [code for code in codes(match) if "zwang" in code] == ["zwang QH"]
    with pytest.raises(IllegalAction, match="nobody to force"):
        match.apply("zwang QS")


def test_ruling_zwang_optional() -> None:
    match = play(deal(), "QS")
    assert codes(match) == ["AS", "JS"]
    event = told(match, "silent")[0]
    assert event.to == (0,) and event.clauses == ("ruling.zwang-optional",)


def test_ruling_zwang_others() -> None:
    answer = law("QS AS", "JS 8S AD", zwang=True)
    assert answer["legal"] == ["JS", "8S"]
    assert "ruling.zwang-others" in cites(answer["law"])
    assert may("QS AS", "AD AC", zwang=True) == "AD AC"


def test_zwang_holding_no_other_king() -> None:
    """The king is in the leader's hand: nobody else plays it or holds it."""
    fault = winner("QS KS AS 7S", zwang=True)["error"]
    assert "in the leader’s hand" in fault["what"] and fault["where"] == "trick[1]"
    assert "in the leader’s hand" in law("QS", "KS 8S", zwang=True)["error"]["what"]
    assert "error" not in law("QS", "KH 8S", zwang=True)


def test_zwang_ace_forced_into_the_trick() -> None:
    """Holding the ace back is told, in a full trick as in one that goes on."""
    request = {"ask": "winner", "game": "fuenfzehnern", "setting": {"zwang": True}}
    request = {**request, "names": ["Ann", "Ben", "Cleo", "Dan"], "hands": {"1": "AS"}}
    for trick in ("QS 8S", "QS 8S JS", "QS 8S JS 7S"):
        answer = ask({**request, "trick": trick})
        (broken,) = answer["illegal"]
        assert (broken["seat"], broken["card"], broken["legal"]) == (1, "8S", ["AS"])
        assert {"zwang.ace-forced", "common.ruling.revoke"} <= cites(broken)
    note = next(note for note in answer["after"] if "has not come out" in note["why"]["text"])
    assert "zwang.ace-forced" in cites(note)
    assert winner("QS AS JS 7S", zwang=True)["illegal"] == []


def test_zwang_ace_forced_is_told_plainly() -> None:
    """No sentence has two colons."""
    for hand in ("AS 8S", "JS 8H"):
        for card in law("QS", hand, zwang=True)["cards"]:
            assert card["why"]["text"].count(":") <= 1
