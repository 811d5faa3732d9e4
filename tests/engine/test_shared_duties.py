"""The duties and orders that several games share, apart from any of them."""

from __future__ import annotations

import pytest

from followsuit.duty import EVERY_CARD, law
from followsuit.games import heading, plain_suits
from followsuit.games.like_suits import called, rank_tables, runs
from followsuit.games.nouns import TRUMP, as_trumps, of_suit
from followsuit.messages import Card, Suit, say
from followsuit.order import Order, Run, place
from followsuit.packs import FRENCH_24 as PACK

CITED = heading.Cited("head", "follow", "trump", "ruffed", "over", "under")


def run(suit: str, trumps: bool = False) -> Run:
    cards = " ".join(rank + suit for rank in "AKQJT9")
    return Run(called(suit, trumps), (place(PACK, cards, "rank"),))


def index(code: str) -> int:
    return PACK.card(code).index


@pytest.mark.parametrize(
    ("trump", "led", "best", "hand", "legal", "clause", "noun"),
    [
        ("H", "S", "JS", "QS 9S AH", "QS", "head", of_suit("S")),
        ("H", "S", "JS", "TS 9S AH", "TS 9S", "follow", of_suit("S")),
        ("H", "S", "JS", "9H AH AC", "9H AH", "trump", None),
        ("H", "S", "JS", "AC AD", "", "", None),
        ("H", "S", "TH", "AS 9S JH", "AS 9S", "ruffed", of_suit("S")),
        ("H", "S", "9H", "AS 9S JH", "AS 9S", "ruffed", of_suit("S")),
        ("H", "S", "9S", "QS TS AH", "QS TS", "head", of_suit("S")),
        ("H", "S", "TH", "9H JH AC", "JH", "over", of_suit("S")),
        ("H", "S", "TH", "9H AC", "9H", "under", of_suit("S")),
        ("H", "H", "TH", "9H JH AC", "JH", "head", TRUMP),
        ("H", "H", "TH", "9H AC", "9H", "follow", TRUMP),
        ("H", "H", "TH", "AC AS", "", "", TRUMP),
        ("", "S", "JS", "QS 9S AH", "QS", "head", of_suit("S")),
        ("", "S", "JS", "9S AH", "9S", "follow", of_suit("S")),
        ("", "S", "JS", "AH KH", "", "", of_suit("S")),
    ],
)
def test_a_follower_heads_the_trick_or_trumps_it(
    trump: str, led: str, best: str, hand: str, legal: str, clause: str, noun: object
) -> None:
    """Where none of these duties binds, the game says what the hand may do."""
    order = Order(PACK, runs(run, trump or "none", led), across="", off="")
    trumps = PACK.suit(trump) if trump else 0
    chain = heading.heading(PACK, order, trumps, led, index(best), CITED)
    binds = [link for link in chain if PACK.mask(hand) & link.needs]
    if not clause:
        assert not binds
        assert [link.lacks for link in chain if link.lacks] == [
            say("lacks", noun=one)
            for one in ([of_suit("S"), TRUMP] if trump and led != trump else [noun])
        ]
        return
    bound = law(chain, PACK.mask(hand))
    assert (bound.allowed, bound.clauses) == (PACK.mask(legal), (clause,))
    if noun and bound.link.must.id in ("head", "follow-low", "follow-ruffed"):
        assert bound.link.must.facts == {"noun": noun, "card": Card(index(best))}
    elif noun:
        assert bound.link.roles[0].say.facts["noun"] == noun


def test_suits_rank_alike_with_the_trumps_first() -> None:
    assert [called("H", trumps) for trumps in (True, False)] == [TRUMP, of_suit("H")]
    assert runs(run, "H", "S") == (run("H", True), run("S"))
    assert runs(run, "H", "H") == (run("H", True),)
    assert runs(run, "none", "S") == (run("S"),)
    tables = rank_tables(run, "H", "SHD")
    assert [(table.key, table.title, table.run) for table in tables] == [
        ("trumps", as_trumps("H"), run("H", True)),
        *((suit, say("plain-suit", suit=Suit(suit)), run(suit)) for suit in "SD"),
    ]
    plain = rank_tables(run, "none", "SHD")
    assert [(table.key, table.title) for table in plain] == [
        (suit, say("suit-title", suit=Suit(suit))) for suit in "SHD"
    ]


def test_without_trumps_the_card_led_rules_the_trick() -> None:
    cited = plain_suits.Cited("rank", "winner", "lead", "follow", "void")
    cards = plain_suits.PlainSuits(PACK, cited)
    trick = [index(code) for code in ("9S", "AC", "KS", "AH")]
    order = cards.order(None, trick)
    assert order.best(trick) == 2
    best = [order.where(index(code))[1].cards for code in ("AS", "KS")]
    assert best == [(PACK.mask("AS"),), tuple(PACK.mask(f"{rank}S") for rank in "KQJT9")]
    follow, void = cards.duty(None, trick)
    assert (follow.needs, follow.allows, follow.clauses) == (PACK.suit("S"),) * 2 + (("follow",),)
    assert (void.allows, void.clauses) == (EVERY_CARD, ("void",))
    (free,) = cards.duty(None, [])
    assert (free.allows, free.clauses) == (EVERY_CARD, ("lead",))
    assert [table.key for table in cards.rankings(None)] == list("SHDC")
