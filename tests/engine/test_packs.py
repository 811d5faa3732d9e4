"""Packs: what is in them, and how generously their cards are read."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from followsuit.decktet import RANKS, SUITS, TYPES, by_rank, decktet, duals
from followsuit.errors import UnknownName
from followsuit.packs import FRENCH_24, FRENCH_52, Pack, bits, french
from followsuit.words import Voice

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


@pytest.mark.parametrize(
    ("given", "meant"),
    [("Sailer", "sailor"), ("SAILER", "sailor"), (5, None), (None, None), (["sailor"], None)],
)
def test_what_is_no_card_is_told_whatever_it_is(given: Any, meant: str | None) -> None:
    with pytest.raises(UnknownName) as caught:
        decktet().card(given)
    assert caught.value.faults[0].did_you_mean[:1] == ((meant,) if meant else ())


def test_cards_written_as_codes_or_signs_need_no_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what somebody says is looked up among names; to read those takes long."""
    monkeypatch.setattr("followsuit.packs._names", Mock(side_effect=LookupError))
    pack = replace(FRENCH_24)
    for text in ("AH 10♠", "AH, 10♠", "ah,10♠"):
        assert [pack.card(word).code for word in pack.words(text)] == ["AH", "TS"]
    with pytest.raises(LookupError):
        pack.words("ace of hearts")


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
    assert [c.code for c in pack.of(duals(pack))] == ["origin", "market", "end"]


def test_ranks_of_the_decktet_run_from_crown_to_ace() -> None:
    """Those ranks of which a card is there, and of the others none."""
    pack = decktet(courts=True)
    places = by_rank(pack, pack.mask("ace-moons author window end sea"), "rank")
    assert [[pack.codes[card] for card in bits(spot.cards[0])] for spot in places] == [
        ["end", "sea"],
        ["window"],
        ["author"],
        ["ace-moons"],
    ]


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


SAID = [
    (FRENCH_52, "king of hearts five of spades", "KH 5S"),
    (FRENCH_52, "kh 5s", "KH 5S"),
    (FRENCH_52, "ace of hearts, 7 clubs", "AH 7C"),
    (FRENCH_52, "ace of hearts, 7 clubs jack of spade", "AH 7C JS"),
    (FRENCH_52, "Jack diamonds the ten of clubs and Queens of Heart", "JD TC QH"),
    (FRENCH_52, "king's of hearts two of hearts 10 of hearts", "KH 2H TH"),
    (FRENCH_52, "king ♥ 5s 10♦ ace spades", "KH 5S TD AS"),
    (FRENCH_52, "seven clubs,eight clubs nine clubs", "7C 8C 9C"),
    (FRENCH_52, "Herz König Pik 5", "KH 5S"),
    (decktet(), "the crown of moons the sailor", "huntress sailor"),
    (decktet(), "chance meeting light the end", "chance-meeting light end"),
    (decktet(), "ace of moons two of moons and knots", "ace-moons author"),
    (decktet(), "2 of knots and moons, Crown of Leaves", "author end"),
    (decktet(), "Der Seemann Krone der Monde", "sailor huntress"),
    (decktet(pawns=True), "light keeper pawn of waves leaves and wyrms", "light-keeper borderland"),
    (decktet(pawns=True), "mill, pawn of moons, suns and leaves, end", "mill harvest end"),
]


@pytest.mark.parametrize(("pack", "text", "cards"), SAID)
def test_cards_that_are_said_need_no_signs_between_them(pack: Pack, text: str, cards: str) -> None:
    found = [pack.find(word) for word in pack.words(text)]
    unread = [word for word, card in zip(pack.words(text), found, strict=True) if card is None]
    assert [card.code if card else unread.pop(0) for card in found] == cards.split()


def test_the_longest_name_has_eleven_words() -> None:
    """What comes after it belongs to the next one, though it could end this one as well."""
    longest = "the pawn of the moons and the suns and the leaves"
    pack = decktet(pawns=True)
    assert pack.words(f"{longest} the sailor") == [longest, "the sailor"]
    assert pack.card(longest).code == "harvest"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)
def test_every_card_is_heard_as_the_book_calls_it(pack: Pack, language: str) -> None:
    """A whole pack in one breath: as it is printed, by its names; and each by its rank and suits."""
    voice = Voice("", pack, language=language)
    printed = " ".join(voice.card_name(card) for card in pack.cards)
    spoken = [voice.card_name(card, spoken=True).split(", ") for card in pack.cards]
    for text in (printed, " ".join(parts[0] for parts in spoken)):
        assert [pack.card(word) for word in pack.words(text)] == list(pack.cards)
    for card, (name, *told) in zip(pack.cards, spoken, strict=True):
        suits = ", ".join(told[: max(1, len(card.suits) - 1)]) or name
        assert pack.card(suits) == card


@pytest.mark.parametrize(
    ("pack", "text", "words", "hint"),
    [
        (FRENCH_52, "king of heartz five of spades", "king of heartz|five of spades", "K♥"),
        (FRENCH_52, "ace clubs qween of spades", "ace clubs|qween of spades", "Q♠"),
        (FRENCH_52, "seven of clobs, 5s", "seven of clobs|5s", "7♣"),
        (FRENCH_52, "zz top 5s", "zz|top|5s", None),
        (FRENCH_52, "zz top", "zz|top", None),
        (FRENCH_52, "zz top, 5s", "zz top|5s", None),
        (FRENCH_52, "zz top 5s, KH", "zz|top|5s|KH", None),
        (FRENCH_52, "5s zz top, KH", "5s|zz|top|KH", None),
        (FRENCH_24, "five of spades king of spades", "five of spades|king of spades", "9♠"),
        (decktet(), "crown of mooons the end", "crown of mooons|the end", "huntress"),
        (decktet(), "pawn of moons the end", "pawn of moons|the end", None),
    ],
)
def test_what_is_said_and_no_card_is_told_by_itself(
    pack: Pack, text: str, words: str, hint: str | None
) -> None:
    assert pack.words(text) == words.split("|")
    unread = next(word for word in pack.words(text) if pack.find(word) is None)
    with pytest.raises(UnknownName) as caught:
        pack.card(unread)
    hints = caught.value.faults[0].did_you_mean
    assert hint in hints if hint else True


def test_suits_that_several_cards_of_a_rank_bear_name_none_of_them() -> None:
    full = decktet(pawns=True)
    assert full.find("pawn of leaves") is None
    assert full.card("pawn of moons, suns and leaves").code == "harvest"


def test_actions_are_respelled_card_by_card() -> None:
    assert FRENCH_52.respell("give 10♥ to 1") == "give TH to 1"
    assert decktet().respell("The End") == "end"


def test_what_no_card_bears_has_no_cards() -> None:
    """A pack of 24 cards has no fives, a French one no moons, and no types at all."""
    assert FRENCH_24.rank("5") == FRENCH_24.suit("moons") == FRENCH_24.type("event") == 0
