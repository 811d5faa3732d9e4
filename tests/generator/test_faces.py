"""Card faces: what is drawn, and what is read aloud."""

from __future__ import annotations

import re

from followsuit.decktet import decktet
from followsuit.packs import FRENCH_52, Pack
from followsuit.words.voice import kernel
from followsuit_draw.markup import token
from followsuit_draw.pen import Pen
from followsuit_draw.table import face_down
from followsuit_site import faces
from followsuit_site.engine import Card


def told(pack: Pack, name: str) -> Card:
    return Card.told(pack.card(name), kernel())


TEN = told(FRENCH_52, "10♥")
KING = told(FRENCH_52, "K♠")
SAILOR = told(decktet(), "The Sailor")
ACE = told(decktet(), "Ace of Moons")
CROWN = told(decktet(), "The Sea")
BACK = face_down(Pen((), False, lambda id_: None))


def test_whole_card_has_a_spoken_name_and_its_code() -> None:
    html = faces.card(TEN)
    assert 'class="card H"' in html
    assert 'role="img" aria-label="10 of hearts" data-card="TH"' in html
    assert "<b>10</b>" in html and "<i>H</i>" in html


def test_court_cards_are_framed() -> None:
    assert 'class="card S court"' in faces.card(KING)


def test_states_bring_their_badges() -> None:
    assert 'class="card S court led win"' in faces.card(KING, "led win")
    assert "badge" not in faces.card(KING, "win")
    assert "#u-bar" in faces.card(KING, "no") and "#u-check" in faces.card(KING, "sel")


def test_inline_card_is_read_once() -> None:
    html = faces.inline(TEN)
    assert 'data-inline="TH"' in html
    assert '<span class="vh">10 of hearts</span>' in html
    hidden = re.search(r'<span aria-hidden="true" data-search-exclude>(.*?)</span>', html)
    assert hidden and hidden[1].startswith("10<svg")


def test_decktet_card_shows_suits_with_letters_name_and_types() -> None:
    html = faces.card(SAILOR)
    assert 'class="card dk"' in html and 'data-card="sailor"' in html
    assert '<span class="waves">W <svg' in html and '<span class="leaves">L <svg' in html
    assert "The Sailor" in html and "#t-personality" in html


def test_decktet_ace_says_that_it_has_no_type() -> None:
    assert "no type" in faces.card(ACE)


def test_rank_without_a_number_is_an_icon() -> None:
    assert '<b><svg aria-hidden="true"><use xlink:href="#t-crown"/></svg></b>' in faces.card(CROWN)


def test_three_suits_are_set_smaller() -> None:
    watchman = told(decktet(pawns=True), "The Watchman")
    assert 'class="pips three"' in faces.card(watchman)


def test_icons_never_have_a_plain_href() -> None:
    """Material's instant navigation fails on an SVG `use` with a plain `href`."""
    drawn = [
        faces.card(SAILOR, "sel"),
        faces.inline(SAILOR),
        faces.card(TEN, "no"),
        faces.inline(TEN),
    ]
    drawn += [token("waves", "Waves"), faces.suit("knots"), faces.type_("event"), BACK]
    assert not re.search(r"<use href=", "".join(drawn))


def test_no_inline_styles() -> None:
    drawn = [faces.card(SAILOR), faces.card(TEN), token("moons", "Moons", "gone"), BACK]
    assert "style=" not in "".join(drawn)


def test_fan_is_a_named_list() -> None:
    html = faces.fan([TEN, KING], "Two cards")
    assert (
        html.startswith('<ul class="fan" aria-label="Two cards"><li>') and html.count("<li>") == 2
    )
