"""Packs: what is in them, and how generously their cards are read."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.decktet import RANKS, SUITS, TYPES, decktet
from followsuit.errors import UnknownName
from followsuit.packs import FRENCH_24, FRENCH_52, Pack, bits, french

PACKS = [FRENCH_52, FRENCH_24, french("AKQJT987"), decktet(), decktet(pawns=True, courts=True)]


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)
def test_every_card_is_found_by_code_name_and_spoken_rank(pack: Pack) -> None:
    for card in pack.cards:
        for text in (card.code, card.name, card.code.upper(), card.name.lower(), f" {card.name} "):
            assert pack.card(text) == card
    assert len(set(pack.codes)) == len(pack.cards)
    assert bits(pack.everything) == [card.index for card in pack.cards]


@pytest.mark.parametrize(
    ("text", "code"),
    [("10♥", "TH"), ("th", "TH"), ("T♥", "TH"), ("10h", "TH"), ("queen of spades", "QS")],
)
def test_french_cards_are_read_generously(text: str, code: str) -> None:
    assert FRENCH_52.card(text).code == code


@pytest.mark.parametrize("text", ["The Sailor", "sailor", "SAILOR", "the sailor"])
def test_decktet_cards_are_read_generously(text: str) -> None:
    assert decktet().card(text).code == "sailor"
    assert decktet().card("ace of moons").code == "ace-moons"


def test_a_pack_is_shown_without_its_tables() -> None:
    """Its cards say all; the tables made of them would fill a screen."""
    for table in ("codes", "by_code", "everything", "rank_sets", "suit_sets", "type_sets"):
        assert f"{table}=" not in repr(FRENCH_52)
    assert "ranks=" in repr(FRENCH_52)


def test_unknown_cards_are_told_with_a_suggestion() -> None:
    with pytest.raises(UnknownName) as caught:
        decktet().card("The Sailer")
    assert caught.value.faults[0].did_you_mean[0] == "sailor"
    with pytest.raises(UnknownName, match="watchman"):
        decktet().card("watchman")


@given(st.text(max_size=20))
def test_any_text_is_a_card_or_told(text: str) -> None:
    for pack in PACKS:
        try:
            assert pack.card(text) in pack.cards
        except UnknownName as error:
            assert error.faults[0].what


def test_the_basic_decktet_has_eleven_cards_of_each_type_and_ten_of_each_suit() -> None:
    pack = decktet()
    assert len(pack.cards) == 36
    assert Counter(kind for card in pack.cards for kind in card.types) == dict.fromkeys(TYPES, 11)
    assert Counter(suit for card in pack.cards for suit in card.suits) == dict.fromkeys(SUITS, 10)
    assert [c.code for c in pack.cards if len(c.types) == 2] == ["origin", "market", "end"]


def test_each_suit_occurs_once_at_every_rank_of_the_basic_decktet() -> None:
    pairs = Counter((suit, card.rank) for card in decktet().cards for suit in card.suits)
    assert set(pairs.values()) == {1}
    assert {rank for _, rank in pairs} == set(RANKS) - {"Pawn", "Court"}


def test_pawns_and_courts_bear_three_suits_and_each_suit_twice() -> None:
    full = decktet(pawns=True, courts=True)
    assert len(full.cards) == 44
    for rank in ("Pawn", "Court"):
        added = [card for card in full.cards if card.rank == rank]
        assert {len(card.suits) for card in added} == {3}
        assert {len(card.types) for card in added} == {1}
        assert Counter(s for card in added for s in card.suits) == dict.fromkeys(SUITS, 2)


def test_actions_are_respelled_card_by_card() -> None:
    assert FRENCH_52.respell("give 10♥ to 1") == "give TH to 1"
    assert decktet().respell("The End") == "end"
