"""What a voice makes of messages: every kind of fact, every way to choose and to join words."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit.decktet import decktet
from followsuit.messages import Card, Cards, Message, Named, Row, Seat, Side, Suit, Verbatim, say
from followsuit.packs import FRENCH_52 as PACK
from followsuit.packs import Card as CardOfPack
from followsuit.words import Voice
from followsuit.words.compile import compile_words

WORDS = """
list-and = { " and " }
list-comma = { ", " }
list-or = { " or " }
list-teams = { ", and " }
    .between = { "; " }
    .end = ,
list-team = { " and " }
    .between = { " and " }
number-2 = two
    .title = Two
number-3 = three
suit-S = { $form ->
    [many] spades
   *[one] spade
    }
fact = { $fact }
all = { LIST($fact) }
any = { LIST($fact, "or") }
teams = { LIST($fact, "teams") }
many = { LIST($fact, form: "many") }
spelled = { SPELL($fact) }
titled = { SPELL($fact, form: "title") }
inner = { $other } { $own }
outer = { TELL($fact) }
bare = { $fact }
refers = so { fact }
counted = { $fact ->
    [none] nothing
    [0] no
    [2] a pair
    [one] one
    [yes] so it is
    [no] so it is not
    [spelled] a message
    [S] spades
    [word] a word
   *[other] some
    }
singular = { $fact ->
   *[one] one
    [many] many
    }
"""


@pytest.fixture
def voice() -> Voice:
    """Speaks for two teams of two and one player by himself, with a few words of its own."""
    made = Voice("", PACK, ["Ada", "Ben", "Cy", "Di", "Ed"], (0, 1, 0, 1, 2))
    made._tables = (compile_words(WORDS, "some.ftl"), *made._tables)
    return made


def card(code: str) -> Card:
    return Card(PACK.card(code).index)


ROW = Row((Seat(0), Seat(1), Seat(2)))


@pytest.mark.parametrize(
    ("entry", "fact", "told"),
    [
        ("fact", 3, "3"),
        ("fact", -3, "−3"),
        ("fact", Seat(1), "Ben"),
        ("fact", Side(1), "Ben and Di"),
        ("fact", Side(2), "Ed"),
        ("fact", Suit("S"), "spade"),
        ("fact", Verbatim(7), "7"),
        ("fact", Named(PACK.card("TS")), "10♠"),
        ("fact", card("AS"), "A♠"),
        ("fact", Cards(0b111), "A♠, K♠ and Q♠"),
        ("fact", Cards([1, 0]), "K♠ and A♠"),
        ("fact", Cards(0), ""),
        ("fact", ROW, "Ada, Ben and Cy"),
        ("all", ROW, "Ada, Ben and Cy"),
        ("any", ROW, "Ada, Ben or Cy"),
        ("any", Cards(0b11), "A♠ or K♠"),
        ("any", Row((Seat(2),)), "Cy"),
        ("many", Row((Suit("S"), Suit("S"))), "spades and spades"),
        ("teams", Row((Side(0), Side(1))), "Ada and Cy, and Ben and Di,"),
        ("teams", Row((Side(0), Side(1), Side(2))), "Ada and Cy; Ben and Di, and Ed,"),
        ("teams", Row((Side(2), Side(2))), "Ed and Ed"),
        ("teams", Row((Seat(0), Seat(1))), "Ada and Ben"),
        ("spelled", 2, "two"),
        ("spelled", 11, "11"),
        ("spelled", -2, "−2"),
        ("titled", 2, "Two"),
        ("refers", 4, "so 4"),
        ("outer", say("refers", fact=4), "so 4"),
    ],
)
def test_every_kind_of_fact_has_its_words(voice: Voice, entry: str, fact: Any, told: str) -> None:
    assert voice.plain(say(entry, fact=fact)) == told


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        (0, "no"),
        (1, "one"),
        (-1, "one"),
        (2, "a pair"),
        (3, "some"),
        (-2, "some"),
        (True, "so it is"),
        (False, "so it is not"),
        (Side(0), "a pair"),
        (Side(2), "one"),
        (Cards(0), "no"),
        (Cards(0b11), "a pair"),
        (Row((Side(2), Seat(3))), "a pair"),
        (Row((Side(0), Side(1))), "some"),
        (Row(()), "no"),
        (Seat(0), "no"),
        (Suit("S"), "spades"),
        (Verbatim("word"), "a word"),
        (Verbatim("words"), "some"),
        (say("spelled"), "a message"),
        ("elsewhere", "some"),
    ],
)
def test_a_fact_chooses_its_variant(voice: Voice, fact: Any, told: str) -> None:
    """Its very value, else how it is counted, else the usual one."""
    assert voice.plain(say("counted", fact=fact)) == told


def test_a_fact_that_is_not_given_is_none(voice: Voice) -> None:
    assert voice.plain(say("counted")) == "nothing"
    assert voice.plain(say("singular", fact=5)) == "one", "it has no words for others"


def test_a_message_in_another_one_has_the_facts_around_it_where_it_is_told(voice: Voice) -> None:
    inner = say("inner", own=2)
    assert voice.plain(say("outer", fact=inner, other=1)) == "1 2"
    assert voice.plain(say("outer", fact=inner, other=1, own=3)) == "1 2", "its own come first"
    with pytest.raises(KeyError):
        voice.plain(say("bare", fact=inner, other=1))


@pytest.mark.parametrize(
    ("entry", "fact"), [("spelled", Seat(1)), ("any", 3), ("fact", None), ("fact", "bare word")]
)
def test_what_has_no_words_is_told_to_the_author(voice: Voice, entry: str, fact: Any) -> None:
    with pytest.raises(LookupError):
        voice.plain(say(entry, fact=fact))
    with pytest.raises(LookupError, match="no catalogue has “nowhere”"):
        voice.plain(say("nowhere"))


def test_a_sentence_comes_as_text_marked_and_as_facts(voice: Voice) -> None:
    everything = say(
        "fact",
        fact=Row((card("AS"), Seat(1), Side(2), Suit("S"), Verbatim(5))),
        cards=Cards(0b11),
        named=Named(PACK.card("TS")),
        message=say("fact", fact=3),
        so=True,
    )
    told = voice.sentence(everything)
    assert told["text"] == "A♠, Ben, Ed, spade and 5"
    assert told["marked"] == voice.tell(everything) == "[[AS]], Ben, Ed, spade and 5"
    assert (told["id"], told["facts"]) == (
        "fact",
        {
            "fact": [{"card": "AS"}, {"seat": 1}, {"side": 2}, {"suit": "S"}, {"verbatim": "5"}],
            "cards": {"cards": ["AS", "KS"]},
            "named": {"card": "TS"},
            "message": {"id": "fact", "facts": {"fact": 3}},
            "so": True,
        },
    )
    assert voice.plain(None) == ""


def test_each_side_is_named_once_in_the_order_of_the_sides(voice: Voice) -> None:
    assert voice.side_names == ["Ada and Cy", "Ben and Di", "Ed"]
    late = Voice("", PACK, ["Ada", "Ben"], (8, 1))
    assert late.side_names == ["Ben", "Ada"]
    assert voice.speaking("de").side_names == ["Ada und Cy", "Ben und Di", "Ed"]


def test_cards_are_called_as_they_are_printed_or_said() -> None:
    french, decks = Voice("", PACK), Voice("", decktet())
    ten, sea, forest = PACK.card("TH"), decks.pack.card("sea"), decks.pack.card("forest")
    assert french.card_name(ten) == "10♥"
    assert french.card_name(ten, spoken=True) == "10 of hearts"
    assert decks.card_name(forest) == "The Forest"
    assert decks.card_name(forest, spoken=True).startswith("The Forest, ")
    assert decks.card_name(sea, spoken=True) != decks.card_name(sea)
    assert [decks.renamed(name) for name in ("forest", "Forest", "trees")] == [
        "The Forest",
        "Forest",
        "trees",
    ]


def test_a_card_of_several_suits_is_called_by_the_first() -> None:
    both = CardOfPack(0, "KHC", "K♥♣", "K", ("H", "moons"))
    assert Voice("", PACK).card_name(both) == "K♥"


def test_the_first_entry_that_there_is_speaks(voice: Voice) -> None:
    assert voice.known("nowhere", "number-2", "number-3") == "two"
    assert voice.known("nowhere") is None


@pytest.mark.parametrize("words", [Message("fact", {"fact": Seat(0)}), Message("number-2")])
def test_a_message_is_told_the_same_each_time(voice: Voice, words: Message) -> None:
    assert voice.tell(words) == voice.tell(words) == voice.plain(words)
