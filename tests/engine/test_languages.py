"""Every language: its catalogues hold what they must, and no English word is told in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from test_words import MADE, TOLD, asked, kept, references, unnamed, variables, verbatim

from followsuit import Match, ask
from followsuit.decktet import decktet
from followsuit.games import MODULES, game, games
from followsuit.messages import Seat, say
from followsuit.packs import FRENCH_52, Pack
from followsuit.seats import renamed, seat_names
from followsuit.words import LANGUAGES, PSEUDO, languages_of, speaks
from followsuit.words.catalogue import KERNEL, SHARED, Table, table, tables
from followsuit.words.voice import Voice, kernel

OTHERS = [one for one in LANGUAGES if one not in ("en", PSEUDO)]
TOLD_IN = [(name, one) for one in OTHERS for name in MODULES if speaks(game(name).words, one)]
ROOMS = [(room, one) for one in OTHERS for room in (KERNEL, SHARED)]
ROOMS += [(game(name).words, one) for name, one in TOLD_IN]
RANDOM_MATCHES = 200


# -- catalogues --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("room", "language"), ROOMS)
def test_a_catalogue_has_every_entry_that_english_has(room: str, language: str) -> None:
    assert table(room, "en").keys() - table(room, language).keys() == set()


@pytest.mark.parametrize(("room", "language"), ROOMS)
def test_an_entry_that_english_has_not_is_of_use(room: str, language: str) -> None:
    """A language may need words of its own, such as a plural in another case."""
    own = set(table(room, language)) - set(table(room, "en"))
    known = [table(one, language) for one in {room, SHARED, KERNEL, *(g.words for g in games())}]
    referred = {e for one in known for pattern in one.values() for e in references(pattern)}
    made = {entry for entry in own if MADE.match(entry)}
    assert own - made - referred == set()


@pytest.mark.parametrize(("room", "language"), ROOMS)
def test_an_entry_tells_nothing_that_the_rule_does_not_say(room: str, language: str) -> None:
    """A fact of another name would be missing when the sentence is told."""
    english, here = tables(room), tables(room, language)
    given = {"form", "count"}
    for entry in table(room, "en"):
        usual = set(variables(table(room, "en")[entry], english))
        used = set(variables(table(room, language)[entry], here))
        assert used <= usual | given, entry


@pytest.mark.parametrize(("room", "language"), ROOMS)
def test_an_entry_tells_every_fact_that_english_tells(room: str, language: str) -> None:
    english, here = tables(room), tables(room, language)
    for entry in table(room, "en"):
        usual = set(variables(table(room, "en")[entry], english)) - FORMS
        used = set(variables(table(room, language)[entry], here))
        assert usual <= used, entry


# What only chooses between English forms.
FORMS = {"form", "number", "count"}


# -- no English word ---------------------------------------------------------------------------------


WORD = re.compile(r"[^\W\d_]{2,}")
CODE = re.compile(r"\[\[\w+\]\]|„[^“]*“|`[^`]*`")  # what somebody has typed or may type


def words(pattern: Any) -> Iterator[str]:
    """The words of an entry; what a variant is called is none of them."""
    match pattern:
        case str():
            yield from WORD.findall(CODE.sub("", pattern.lower()))
        case ["$" | "&", _]:
            return
        case ["fn", _, _, _]:
            return
        case ["?", _, dict(cases), _]:
            for case in cases.values():
                yield from words(case)
        case list():
            for part in pattern:
                yield from words(part)


def vocabulary(chain: tuple[Table, ...]) -> set[str]:
    return {word for one in chain for pattern in one.values() for word in words(pattern)}


@cache
def english_only(name: str, language: str) -> frozenset[str]:
    """Words that a game's catalogues have in English and nowhere in the other language."""
    own = game(name).words
    theirs = {word for seat in seat_names(4) for word in re.findall(r"\w+", seat.lower())}
    return frozenset((vocabulary(tables(own)) | theirs) - vocabulary(tables(own, language)))


def typed_in(facts: Any) -> tuple[str, ...]:
    return tuple(word for text in verbatim(facts) for word in WORD.findall(text.lower()))


def english_in(
    value: Any, name: str, language: str, key: str = "", typed: Sequence[str] = ()
) -> Iterator[str]:
    """What an answer tells in English words."""
    if isinstance(value, dict):
        own = typed_in(value.get("facts", {})) if "id" in value else ()
        for inner_key, inner in value.items():
            if inner_key != "facts":
                yield from english_in(inner, name, language, inner_key, own)
            elif "tagline" in value:  # those of a game are words for readers
                yield from english_in([*inner, *inner.values()], name, language, "text")
    elif isinstance(value, list):
        for inner in value:
            yield from english_in(inner, name, language, key, typed)
    elif isinstance(value, str) and key in TOLD:
        told = set(WORD.findall(CODE.sub("", value.lower()))) - set(typed)
        found = told & english_only(name, language)
        if found:
            yield f"{sorted(found)}: {value}"


@pytest.mark.parametrize(("name", "language"), TOLD_IN)
def test_no_english_word_is_told(name: str, language: str) -> None:
    """Examples, lessons, quizzes, ranks, hands: all that the book asks of a game."""
    for request in (*asked(name), *({"ask": "quiz", "game": name, "seed": n} for n in range(200))):
        answer = ask({**unnamed(request), "language": language})
        assert list(english_in(answer, name, language)) == [], request


@pytest.mark.parametrize(("name", "language"), TOLD_IN)
def test_no_english_word_is_told_in_random_matches(name: str, language: str) -> None:
    for seed in range(RANDOM_MATCHES):
        record = unnamed(
            {"record": Match(name, seed=seed, hands=1 + seed % 2).play_random().record()}
        )
        for hand in range(len(record["record"]["hands"])):
            request = {"ask": "hand", "do": "review", "hand": hand, "language": language}
            answer = ask({**request, **record})
            assert "error" not in answer, answer
            assert list(english_in(answer, name, language)) == [], seed


@pytest.mark.parametrize(("name", "language"), TOLD_IN)
def test_no_english_word_is_told_of_a_fault(name: str, language: str) -> None:
    wrong: list[dict[str, Any]] = [
        {"ask": "winner", "trick": "QS QS"},
        {"ask": "winner", "trick": ["K", "K♠", 4]},
        {"ask": "legal", "hand": "", "trick": "QS"},
        {"ask": "score", "case": {}},
        {"ask": "score", "case": [], "players": 9},
        {"ask": "score", "form": "none", "case": {}},
        {"ask": "hand", "do": "new", "deal": {"hands": ["QS QS"], "stock": "x"}, "seed": -1},
        {"ask": "quiz", "kind": "none", "seed": "x", "clause": "none"},
        {"ask": "ranks", "setting": {"trump": "S"}},
    ]
    for request in wrong:
        answer = ask({**request, "game": name, "language": language})
        assert answer["errors"], request
        assert list(english_in(answer, name, language)) == [], request


def test_an_english_word_is_found() -> None:
    told = {"id": "x", "text": "West leads the trick.", "facts": {"text": "leads"}}
    assert list(english_in(told, "schafkopf", "de")) == [
        "['leads', 'the', 'trick']: West leads the trick."
    ]


# -- what stays as it is -------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "language"), TOLD_IN)
def test_an_answer_is_the_same_but_for_its_words(name: str, language: str) -> None:
    for request in asked(name):
        plain = unnamed(request)
        assert kept(ask(plain)) == kept(ask({**plain, "language": language})), request


# -- cards, seats, languages that there are -------------------------------------------------------------


@pytest.mark.parametrize("pack", [FRENCH_52, decktet(pawns=True, courts=True)])
def test_every_card_is_read_by_its_english_name(pack: Pack) -> None:
    voice = kernel()
    for card in pack.cards:
        assert pack.card(voice.card_name(card)) == card
    assert len({voice.card_name(one, spoken=True) for one in pack.cards}) == len(pack.cards)


@pytest.mark.parametrize(
    ("language", "code", "name", "spoken"),
    [
        ("en", "sailor", "The Sailor", "The Sailor, 4 of Waves and Leaves, personality"),
        ("en", "origin", "The Origin", "The Origin, 2 of Waves and Leaves, location and event"),
        ("en", "ace-moons", "Ace of Moons", "Ace of Moons"),
        ("en", "rite", "The Rite", "The Rite, Court of Moons, Leaves and Wyrms, event"),
        ("de", "rite", "Das Ritual", "Das Ritual, Hof der Monde, Blätter und Lindwürmer, Ereignis"),
        ("de", "ace-suns", "Ass der Sonnen", "Ass der Sonnen"),
    ],
)
def test_cards_of_the_decktet(language: str, code: str, name: str, spoken: str) -> None:
    voice, card = kernel(language), decktet(pawns=True, courts=True).card(code)
    assert (voice.card_name(card), voice.card_name(card, spoken=True)) == (name, spoken)


@pytest.mark.parametrize(
    ("code", "written", "spoken"),
    [
        ("QC", "D♣", "Kreuz-Dame"),
        ("JD", "B♦", "Karo-Bube"),
        ("AS", "A♠", "Pik-Ass"),
        ("TH", "10♥", "Herz-10"),
        ("7H", "7♥", "Herz-7"),
    ],
)
def test_german_cards(code: str, written: str, spoken: str) -> None:
    cards = ask({"ask": "game", "game": "schafkopf", "language": "de"})["cards"]
    card = next(card for card in cards if card["code"] == code)
    assert (card["name"], card["spoken"]) == (written, spoken)
    assert FRENCH_52.card(written).code == FRENCH_52.card(spoken).code == code


def test_seats_that_nobody_has_named_are_named_in_the_language() -> None:
    assert seat_names(4, language="de") == ("West", "Nord", "Ost", "Süd")
    assert seat_names(5, language="de")[4] == "Spieler 5"
    begun = {"ask": "hand", "do": "new", "game": "schafkopf"}
    assert ask({**begun, "language": "de"})["state"]["names"] == ["West", "Nord", "Ost"]
    given = ask({**begun, "language": "de", "names": ["North", "Ada", "Bo"]})
    assert given["state"]["names"] == ["North", "Ada", "Bo"]


def test_a_card_is_renamed_by_its_name_and_not_by_its_code() -> None:
    assert (
        Voice("", decktet(pawns=True, courts=True), language="de").renamed("rite") == "Das Ritual"
    )
    assert kernel("de").renamed("KS") == "KS"


def test_a_record_keeps_the_names_with_which_it_was_made() -> None:
    made = ask({"ask": "hand", "do": "new", "game": "schafkopf", "language": "de"})["record"]
    assert ask({"ask": "hand", "do": "state", "record": made})["state"]["names"][1] == "Nord"
    assert renamed(("North", "Ada"), "de") == ("Nord", "Ada")


@pytest.mark.parametrize("name", [name for name in MODULES if not speaks(game(name).words, "de")])
def test_a_game_without_words_in_a_language_says_so_in_it(name: str) -> None:
    for request in (
        {"ask": "game", "game": name},
        {"ask": "quiz", "game": name},
        {"ask": "hand", "do": "new", "game": name},
        {"ask": "hand", "do": "state", "record": {"game": name}},
    ):
        error = ask({**request, "language": "de"})["error"]
        assert error["where"] == "language" and error["did_you_mean"] == ["en"]
        assert "in dieser Sprache noch nicht" in error["what"]


def test_the_list_of_games_tells_in_which_language_each_is_told() -> None:
    told = {one["id"]: one for one in ask({"ask": "games", "language": "de"})["games"]}
    assert list(told) == list(MODULES)
    for name, one in told.items():
        assert one["languages"] == list(languages_of(game(name).words))
        assert one["language"] == ("de" if "de" in one["languages"] else "en")
    assert told["schafkopf"]["facts"]["Dauer"] == "eine halbe Stunde"


def test_a_trick_cannot_be_compared_in_a_language_that_not_all_games_have() -> None:
    errors = ask({"ask": "compare", "trick": "KS AS", "language": "de"})["errors"]
    assert {error["where"] for error in errors} == {"language"}
    assert not any("Schafkopf" in error["what"] for error in errors)


# -- German: plural, case and gender, as real answers have them ----------------------------------------


def german(request: dict[str, Any]) -> Any:
    return ask({**request, "game": "schafkopf", "language": "de"})


def declared(points: int, tricks: int, discards: str = "", **more: Any) -> str:
    case = {"declarer": 0, "points": points, "tricks": tricks}
    case |= {"discards": discards} if discards else {}
    return german({"ask": "score", "form": "hand", "case": case, **more})["lines"][0]["why"]["text"]


@pytest.mark.parametrize(
    ("hand", "trick", "card", "told"),
    [
        # "kein Pik", but "keinen Trumpf": a suit is neuter, a trump masculine.
        ("QS KH", "9S", "QS", "D♠ ist erlaubt: Du hast kein Pik, also darfst du stechen."),
        (
            "AS KH",
            "JC",
            "AS",
            "A♠ ist erlaubt: Du hast keinen Trumpf, also darfst du jede Karte spielen.",
        ),
        ("8S KH", "9S", "8S", "8♠ ist erlaubt: Damit bedienst du."),
        (
            "QS 8S",
            "9S",
            "QS",
            "D♠ ist nicht erlaubt. Du hast 8♠, also musst du Pik bedienen; D♠ ist ein Trumpf, kein Pik.",
        ),
        (
            "7D AH",
            "JC",
            "AH",
            "A♥ ist nicht erlaubt. Du hast 7♦, also musst du Trumpf bedienen.",
        ),
    ],
)
def test_what_may_be_played(hand: str, trick: str, card: str, told: str) -> None:
    answer = german({"ask": "legal", "hand": hand, "trick": trick})
    why = next(one["why"]["text"] for one in answer["cards"] if one["card"] == card)
    assert why == told


@pytest.mark.parametrize(
    ("trick", "told"),
    [
        ("AC 7D TC", "Nord gewinnt. 7♦ ist ein Trumpf und schlägt A♣, eine Kreuz-Karte."),
        ("9H AS TC", "West gewinnt mit 9♥: Keine andere gespielte Karte kann gewinnen."),
        (
            "KS TS 9S",
            "Nord gewinnt. 10♠ schlägt K♠: Bei Pik gilt die Reihe Ass, 10, König, 9, 8, 7.",
        ),
        (
            "AD JD TD",
            "Nord gewinnt. B♦ schlägt A♦: Jeder Bube schlägt das Karo-Ass und alles darunter.",
        ),
        ("AD JD QD", "Ost gewinnt. D♦ schlägt B♦: Jede Dame schlägt jeden anderen Trumpf."),
    ],
)
def test_who_wins(trick: str, told: str) -> None:
    assert german({"ask": "winner", "trick": trick})["why"]["text"] == told


def test_why_other_cards_lose() -> None:
    answer = german({"ask": "winner", "trick": "9H AS TC"})
    assert [one["why"]["text"] for one in answer["losers"]] == [
        "A♠ ist weder Trumpf noch Herz und kann nicht gewinnen.",
        "10♣ ist weder Trumpf noch Herz und kann nicht gewinnen.",
    ]
    answer = german({"ask": "winner", "trick": "QH 9S 8S"})
    assert answer["losers"][0]["why"]["text"] == "9♠ ist kein Trumpf und kann nicht gewinnen."


@pytest.mark.parametrize(
    ("points", "tricks", "discards", "told"),
    [
        (1, 1, "", "West hat 1 Auge: 30 oder weniger, also selbst Schneider; das kostet 4."),
        (
            47,
            6,
            "TC KC",
            "West hat 61 Augen, 47 aus Stichen und 14 aus 10♣ und K♣, die gedrückt sind: "
            "61 oder mehr, also ist das Spiel gewonnen und bringt 2.",
        ),
        (
            99,
            10,
            "AH TH",
            "West hat 120 Augen, 99 aus Stichen und 21 aus A♥ und 10♥, die gedrückt "
            "sind: Alle Stiche sind gewonnen, das ist schwarz und bringt 6.",
        ),
    ],
)
def test_points(points: int, tricks: int, discards: str, told: str) -> None:
    if points == 1:  # no cards count 1 together: the fault has the singular
        case = {"declarer": 0, "points": 1, "tricks": 1}
        error = german({"ask": "score", "form": "hand", "case": case})["error"]
        assert error["what"] == "1 Stich kann nicht 1 Auge enthalten"
        assert error["place"] == "Augen in den Stichen des Alleinspielers"
        return
    assert declared(points, tricks, discards) == told


@pytest.mark.parametrize(
    ("deals", "told"),
    [(1, "Noch 1 Spiel: Links"), (2, "Noch 2 Spiele: Links")],
)
def test_how_many_deals_are_to_come(deals: int, told: str) -> None:
    voice = game("schafkopf").voice(FRENCH_52, ("West", "Nord", "Ost"), language="de")
    assert voice.plain(say("next-deal", deals=deals, seat=Seat(0))).startswith(told)


def test_a_question_about_points_tells_tricks_in_the_dative() -> None:
    prompts = {
        german({"ask": "quiz", "kind": "points", "seed": seed})["prompt"]["text"]
        for seed in range(80)
    }
    assert any(re.search(r"Augen aus 1 Stich und", one) for one in prompts)
    assert any(re.search(r"Augen aus [2-9] Stichen und", one) for one in prompts)
    assert not any(re.search(r"aus [2-9] Stiche und", one) for one in prompts)
