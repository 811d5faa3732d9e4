"""Fields that hold cards, faults in a line, and clauses by their ids."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit.clauses import COMMON, Clause, find, read_clauses
from followsuit.errors import BadRequest, Fault, UnknownName, WrongRules
from followsuit.fields import Field, read_fields
from followsuit.messages import Verbatim, say
from followsuit.packs import FRENCH_52 as PACK
from followsuit.words.voice import kernel

SEEN = Field("seen", (), 0, "deal.seen", "cards")


@pytest.mark.parametrize(
    ("given", "cards", "faults"),
    [
        ([], "", []),
        ("", "", []),
        (["AS", "K♠"], "AS KS", []),
        ("2C AS", "AS 2C", []),
        (["AS", "1S", "KS", "0S"], "AS KS", ["options.seen[1]", "options.seen[3]"]),
        (5, "", ["options.seen"]),
        (None, "", ["options.seen"]),
    ],
)
def test_a_field_of_cards_is_read_card_by_card(given: Any, cards: str, faults: list[str]) -> None:
    values, found = read_fields([SEEN], {"seen": given}, "options", PACK)
    assert values == {"seen": PACK.mask(cards)}
    assert [fault.where for fault in found] == faults


def test_a_field_of_cards_needs_a_pack() -> None:
    values, (fault,) = read_fields([SEEN], {"seen": ["AS"]}, "options")
    assert (values, fault.what.id, fault.where) == ({"seen": 0}, "needs-cards", "options.seen")


def test_a_fault_tells_where_it_is_and_what_was_meant() -> None:
    what = say("given", word=Verbatim("shde"))
    assert str(Fault(what, "game", ("shed",))) == "game: “shde”; did you mean shed?"
    assert str(Fault(what)) == "“shde”"


def test_an_error_keeps_its_voice_unless_somebody_else_speaks() -> None:
    german, english = kernel("de"), kernel("en")
    fault = Fault(say("given-list"))
    mute, spoken = BadRequest(fault), BadRequest(fault, voice=german)
    assert mute.but(fault).voice is None
    assert mute.but(fault, voice=german).voice is german
    assert spoken.but(fault).voice is german
    assert spoken.but(fault, voice=english).voice is english
    assert (str(mute), str(spoken)) == ("a list", german.plain(fault.what)) != ("a list", "a list")


def test_rules_are_counted_from_one_and_rulings_are_not() -> None:
    found = read_clauses("agram", "deck.36 ruling.deal lead.any ruling.lead win.last")
    assert list(found.values()) == [
        Clause("agram.deck.36", 1, False),
        Clause("agram.ruling.deal", 0, True),
        Clause("agram.lead.any", 2, False),
        Clause("agram.ruling.lead", 0, True),
        Clause("agram.win.last", 3, False),
    ]
    with pytest.raises(WrongRules, match=r"clause agram\.lead is declared twice"):
        read_clauses("agram", "lead win lead")


def test_a_clause_is_found_among_the_game_s_own_and_the_common_ones() -> None:
    own = read_clauses("agram", "deck.36")
    assert find(own, "agram.deck.36").number == 1
    assert find(own, "common.ruling.revoke") is COMMON["common.ruling.revoke"]
    with pytest.raises(UnknownName) as caught:
        find(own, "agram.deck.37")
    assert caught.value.faults[0].did_you_mean == ("agram.deck.36",)
