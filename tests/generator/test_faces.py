"""Card faces: what is drawn, and what is read aloud."""

from __future__ import annotations

import re
from pathlib import Path

from followsuit.decktet import decktet
from followsuit.packs import FRENCH_52, Pack
from followsuit.words.voice import kernel
from followsuit_draw.markup import token
from followsuit_draw.pen import Pen
from followsuit_draw.table import face_down
from followsuit_site import faces
from followsuit_site.engine import Card

ASSETS = Path(faces.__file__).parent / "assets"


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
    assert html == (
        '<span class="card H ten" role="img" aria-label="10 of hearts" data-card="TH">10 H</span>'
    )


def test_court_cards_are_framed() -> None:
    assert 'class="card S court"' in faces.card(KING)


def test_states_bring_their_badges() -> None:
    assert 'class="card S court led win"' in faces.card(KING, "led win")
    assert "badge" not in faces.card(KING, "win")
    assert "#u-bar" in faces.card(KING, "no") and "#u-check" in faces.card(KING, "sel")


def test_inline_card_is_read_once() -> None:
    """What is seen is drawn: text is only what is said."""
    assert faces.inline(TEN) == (
        '<span class="c H" data-inline="TH" data-sign="10">10 of hearts</span>'
    )


def test_decktet_card_shows_suits_with_letters_name_and_types() -> None:
    html = faces.card(SAILOR)
    assert 'class="card dk"' in html and 'data-card="sailor"' in html
    assert 'data-suits="w-l"' in html and 'data-types="personality"' in html
    assert html.endswith(">The Sailor</span>")


def test_decktet_ace_says_that_it_has_no_type() -> None:
    assert "no type" in faces.card(ACE)


def test_rank_without_a_number_is_an_icon() -> None:
    assert 'data-index="Crown"' in faces.card(CROWN) and drawn('[data-index="Crown"]') == {
        "t-crown"
    }


def test_three_suits_are_set_smaller() -> None:
    watchman = told(decktet(pawns=True), "The Watchman")
    assert 'class="card dk three"' in faces.card(watchman)


def test_a_card_is_one_element() -> None:
    cards = [
        Card.told(one, kernel()) for pack in (FRENCH_52, decktet(pawns=True)) for one in pack.cards
    ]
    for face in (faces.card, faces.inline):
        assert all(face(card).count("<") == 2 for card in cards)
    assert BACK.count("<") == 2


def test_every_sign_of_a_face_is_drawn() -> None:
    """The style has a picture for each rank, suit, letter and type, and each of them is there."""
    for card in decktet(pawns=True).cards:
        rank = {"Crown": "t-crown", "Pawn": "t-pawn"}.get(card.rank, f"r-{card.rank}")
        assert drawn(f'[data-index="{card.rank}"]') == {rank}
        for suit in card.suits:
            letter = faces.DECKTET[suit]
            for place in (f'^="{letter}"', f'$="-{letter}"', f'*="-{letter}-"'):
                assert drawn(f"[data-suits{place}]") == {f"d-{suit}", f"l-{suit}"}
        if card.types:
            assert drawn(f'[data-types$="{card.types[-1]}"]') == {f"t-{card.types[-1]}"}
        if len(card.types) > 1:
            assert drawn(f'[data-types^="{card.types[0]} "]') == {f"t-{card.types[0]}"}
    for suit, picture in faces.FRENCH.items():
        assert drawn(f".{suit}", "tokens.css") == {picture}


def drawn(selector: str, sheet: str = "decktet.css") -> set[str]:
    """The pictures that a rule names; each of them is a symbol of ours."""
    rules = re.findall(r"^(.*) \{([^}]*)\}", (ASSETS / sheet).read_text("utf-8"), re.M)
    named = {
        picture
        for name, body in rules
        if name.removeprefix(".dk") == selector
        for picture in re.findall(r'url\("faces/\w\.svg#([\w-]+)"\)', body)
    }
    sprite = ASSETS.parent / "theme/partials/sprite.html"
    symbols = "".join(path.read_text("utf-8") for path in (ASSETS / "faces.svg", sprite))
    assert all(f'<symbol id="{picture}"' in symbols for picture in named)
    return named


def test_icons_never_have_a_plain_href() -> None:
    """Material's instant navigation fails on an SVG `use` with a plain `href`."""
    made = [
        faces.card(SAILOR, "sel"),
        faces.inline(SAILOR),
        faces.card(TEN, "no"),
        faces.inline(TEN),
    ]
    made += [token("waves", "Waves"), faces.suit("knots"), faces.type_("event"), BACK]
    assert not re.search(r"<use href=", "".join(made))


def test_no_inline_styles() -> None:
    made = [faces.card(SAILOR), faces.card(TEN), token("moons", "Moons", "gone"), BACK]
    assert "style=" not in "".join(made)


def test_fan_is_a_named_list() -> None:
    html = faces.fan([TEN, KING], "Two cards")
    assert (
        html.startswith('<ul class="fan" aria-label="Two cards"><li>') and html.count("<li>") == 2
    )
