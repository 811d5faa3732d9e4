"""Numbers that a page tells in passing, where no example proves them, are those of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from pathlib import Path
from random import Random

import pytest

from followsuit import ask
from followsuit.game import Game
from followsuit.games import game
from followsuit.match import Match
from followsuit.packs import FRENCH_52

ROOT = Path(__file__).parents[2]


def flat(name: str) -> str:
    """A page on one line, without its marks for emphasis and its links."""
    text = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    return " ".join(text.replace("*", "").split())


def worth(name: str, cards: str) -> int:
    """What cards count for, as the game's own form says."""
    pack, form = game(name).pack(game(name).setting()), "pile"
    listed = [card.code for card in pack.cards if not cards or card.rank in cards]
    request = {"ask": "score", "game": name, "form": form, "case": {"cards": listed}}
    return int(ask(request)["totals"][0])


def after(name: str, **more: object) -> Match:
    """A first hand, played by chance."""
    return Match(name, seed=1, hands=1, **more).play_random(Random(1))  # type: ignore[arg-type]


def given_out(name: str, hands: int, **more: object) -> set[int]:
    """How many points some random hands give out in all."""
    found = set()
    for seed in range(hands):
        match = Match(name, seed=seed, hands=1, **more)  # type: ignore[arg-type]
        found.add(sum(match.play_random(Random(seed)).totals))
    return found


def type_trump() -> Iterator[str]:
    pack = game("type-trump").pack(None)
    for suit in pack.suits:
        of = [(pack.suit(suit) & pack.type(kind)).bit_count() for kind in TRUMP_TYPES]
        yield f"| {suit.title()} | {of[0]} | {of[1]} | {of[2]} |"
    both = pack.suit("moons") | pack.suit("suns")
    words = {4: "four", 7: "seven"}
    places, people = ((both & pack.type(kind)).bit_count() for kind in ("location", "personality"))
    yield f"round of locations ({words[places]} trumps bear Moons or Suns)"
    yield f"personalities ({words[people]} do)"


TRUMP_TYPES = ("personality", "location", "event")


def tetka() -> Iterator[str]:
    assert given_out("tetka", 40) == {9}, "eight is possible, and hardly ever seen"
    yield "Each hand gives out nine of them, rarely eight"
    yield "They add up to nine"
    yield "Eight is right only where nobody pays for the most tricks"
    yield "About thirty-six points are given out in four hands"
    yield "Nine points in a hand, or eight if nobody pays for the most tricks"


def canadian_salad() -> Iterator[str]:
    for players in (3, 4, 5, 6):
        match = Match("canadian-salad", players, seed=players).play_random()
        hands = [sum(line.amount for line in table.lines) for table in match.hands]
        assert 2 * hands[5] == sum(hands)
    yield "Half of all the points of a game are given out in hand 6"


def tute() -> Iterator[str]:
    whole = worth("tute", "") + 10
    yield f"make {whole - 10} in the pack. Aces and threes alone are {worth('tute', 'A3')} of them"
    yield f"Without declarations there are {whole} points, so {whole // 2 + 1} are enough"
    yield f"you need more than {(whole + 40) // 2} in cards and last trick together"


def fuenfzehnern() -> Iterator[str]:
    whole = worth("fuenfzehnern", "") + 15  # a score is the points less fifteen
    yield f"fifteen for each player: {whole} points among four, {whole * 3 // 4} among three"


def twenty_five() -> Iterator[str]:
    table = after("twenty-five", players=4).table
    unseen = len(table.pack.cards) - 4 * 5 - 1
    assert unseen == len(table.stock) - 1
    yield f"With four players {unseen} cards stay unseen"
    words = {13: "thirteen", 14: "fourteen"}
    trumps = {suit: trump_cards(game("twenty-five"), suit) for suit in "SHDC"}
    assert trumps["S"] == trumps["C"] == trumps["D"]
    yield f"A black trump suit has {words[trumps['S']]} cards"
    yield f"Hearts as trumps are only {words[trumps['H']]}"


def trump_cards(known: Game, suit: str) -> int:
    return known.trick.rankings(known.setting({"trump": suit}))[0].run.cards.bit_count()


def reds() -> Iterator[str]:
    pack = game("reds").pack(None)
    left, diamonds = len(pack.cards) - 6 * 5, pack.suit("D").bit_count()
    deals = round(comb(len(pack.cards), left) / comb(diamonds, left))
    yield f"once in {deals:,} deals".replace(",", " ")


def ecarte() -> Iterator[str]:
    assert len(game("ecarte").pack(None).cards) - 2 * 5 - 1 == 21
    yield "So 21 cards are left to be drawn, twice five for each of you and one over"


def reversis() -> Iterator[str]:
    hand = after("reversis").table
    values = {"A": 4, "K": 3, "Q": 2, "J": 1}
    whole = sum(values.get(card.rank, 0) for card in hand.pack.cards)
    assert whole == 40 and len(hand.pack.cards) == 48 == len(FRENCH_52.cards) - 4
    yield "There are 40 points in the pack"
    words = {5: "five"}
    brings = 0
    for ace, lead in zip(("AS", "AH", "AD", "AC"), "HSCD", strict=True):
        case = {"cards": [f"9{lead}", ace, f"8{lead}", f"7{lead}"]}
        brings += ask({"ask": "score", "game": "reversis", "form": "trick", "case": case})[
            "totals"
        ][1]
    yield f"Four aces bring {words[brings]} chips"


PAGES = {
    "canadian-salad": canadian_salad,
    "ecarte": ecarte,
    "fuenfzehnern": fuenfzehnern,
    "reds": reds,
    "reversis": reversis,
    "tetka": tetka,
    "tute": tute,
    "twenty-five": twenty_five,
    "type-trump": type_trump,
}


@pytest.mark.parametrize("name", PAGES)
def test_a_number_in_passing_is_right(name: str) -> None:
    page = flat(name)
    for told in PAGES[name]():
        assert told in page, told
