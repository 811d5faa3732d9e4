"""What must hold in every hand of Tute, whatever is played."""

from __future__ import annotations

from random import Random

import tute_book as book
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.checked_play import play_and_check, ways_to_play
from followsuit.decisions import Play
from followsuit.duty import law
from followsuit.games.tute import GAME
from followsuit.games.tute.cards import Setting

SEEDS = st.integers(0, 2**32)
WAYS = st.sampled_from(ways_to_play(GAME))


@st.composite
def positions(draw: st.DrawFn) -> tuple[str, str, list[str], list[str]]:
    """Trumps, the switch, one to three cards on the table, and a hand."""
    cards = draw(st.permutations(book.PACK))
    lying, held = draw(st.integers(1, 3)), draw(st.integers(1, 10))
    trump, undertrump = draw(st.sampled_from("SHDC")), draw(st.sampled_from(["forced", "free"]))
    return trump, undertrump, cards[:lying], cards[lying : lying + held]


@given(positions())
@settings(max_examples=300, deadline=None)
def test_the_duty_is_that_of_the_book(position: tuple[str, str, list[str], list[str]]) -> None:
    trump, undertrump, trick, hand = position
    pack = GAME.pack(None)
    cards = [pack.card(code).index for code in trick]
    bound = law(GAME.trick.duty(Setting(trump, undertrump), cards), pack.mask(hand))
    got = {card.code for card in pack.of(bound.allowed)}
    assert got == set(book.legal(trump, trick, hand, undertrump))
    assert GAME.cite(bound.clauses)


@given(st.permutations(book.PACK), st.sampled_from("SHDC"))
@settings(max_examples=200, deadline=None)
def test_the_winner_is_that_of_the_book(cards: list[str], trump: str) -> None:
    trick = cards[:4]
    answer = book.winner(" ".join(trick), trump)
    assert answer["card"] == book.best(trump, trick)


@given(WAYS, SEEDS)
@settings(max_examples=40, deadline=None)
def test_cards_and_points_are_conserved(way: tuple[int, dict[str, object]], seed: int) -> None:
    players, options = way
    match = play_and_check(GAME, players, options, seed)  # type: ignore[arg-type]
    for table in match.hands:
        if len(table.tricks) < 10:  # a tute
            continue
        piles = [[table.pack.codes[card] for card in won] for won in table.won]
        assert sum(book.points(pile) for pile in piles) == 120
    won = sum(line.amount for line in match.ledger)
    assert won == sum(match.totals)
    assert won == len(match.hands) or options["tie"] == "drawn"


@given(SEEDS)
@settings(max_examples=30, deadline=None)
def test_declarations_are_real(seed: int) -> None:
    """Whoever declares has just won a trick, holds both cards, and declares each pair once."""
    match, random = Match(GAME, seed=seed, options={"hands": 1}), Random(seed)
    seen: list[str] = []
    while (decision := match.decision) is not None:
        assert isinstance(decision, Play)
        held = {card.code for card in match.table.pack.of(decision.hand)}
        offered = book.offers(match)
        if offered:
            assert decision.phase == "lead" and match.table.tricks[-1].winner == match.seat
        for code in offered:
            suit = match.table.shown["trump"] if code == "cuarenta" else code[7:8].upper()
            assert code == "tute" or suit in book.pairs(held)
        action = random.choice(offered * 5 + book.codes(match))
        if action not in book.PACK:
            assert action not in seen
            seen.append(action)
        match.apply(action)


@given(st.lists(st.integers(-50, 200), min_size=0, max_size=3), st.integers(-1, 5))
@settings(max_examples=80, deadline=None)
def test_absurd_scores_are_refused(points: list[int], last: int) -> None:
    answer = ask(
        {"ask": "score", "game": "tute", "form": "hand", "case": {"last": last, "points": points}}
    )
    fine = len(points) == 2 and sum(points) == 120 and min(points) >= 0 and last in range(4)
    assert ("error" not in answer) == fine
