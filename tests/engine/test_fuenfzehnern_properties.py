"""What must hold in every hand of Fünfzehnern, whatever is played."""

from __future__ import annotations

from random import Random
from typing import Any

import fuenfzehnern_book as book
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit import Match
from followsuit.checked_play import play_and_check, ways_to_play
from followsuit.games.fuenfzehnern import GAME

SEEDS = st.integers(0, 2**32)
WAYS = st.sampled_from(ways_to_play(GAME))


@st.composite
def leads(draw: st.DrawFn) -> tuple[str, set[str], set[str], bool]:
    """A bound suit, cards gone, a hand, and whether own cards count."""
    cards = draw(st.permutations(book.PACK))
    gone, held = draw(st.integers(0, 20)), draw(st.integers(1, 8))
    bound = draw(st.sampled_from(["none", *book.SUITS]))
    return bound, set(cards[:gone]), set(cards[gone : gone + held]), draw(st.booleans())


@given(leads())
@settings(max_examples=300, deadline=None)
def test_the_leads_are_those_of_the_book(position: tuple[str, set[str], set[str], bool]) -> None:
    bound, gone, hand, own = position
    answer = book.law(
        "",
        " ".join(hand),
        bound=bound,
        gone=sorted(gone),
        unbeatable="played-or-own" if own else "played-only",
    )
    assert set(answer["legal"]) == book.leads(bound, gone, hand, own)
    for card in answer["cards"]:
        assert card["clauses"] and len(set(card["clauses"])) == len(card["clauses"])


@given(st.permutations(book.PACK), st.integers(1, 3), st.integers(1, 8), st.booleans())
@settings(max_examples=200, deadline=None)
def test_following_is_that_of_the_book(
    cards: list[str], lying: int, held: int, zwang: bool
) -> None:
    trick, hand = cards[:lying], set(cards[lying : lying + held])
    zwang = zwang and trick[0][0] == "Q" and "K" + trick[0][1] not in {*trick, *hand}
    answer = book.law(" ".join(trick), " ".join(hand), zwang=zwang)
    assert set(answer["legal"]) == book.follows(trick, hand, zwang)
    assert book.winner(" ".join(trick), zwang=zwang)["card"] == book.winner_of(trick)


@given(WAYS, SEEDS)
@settings(max_examples=40, deadline=None)
def test_cards_and_points_are_conserved(way: tuple[int, dict[str, Any]], seed: int) -> None:
    players, options = way
    match = play_and_check(GAME, players, options, seed)
    for table in match.hands:
        piles = [[table.pack.codes[card] for card in won] for won in table.won]
        assert sum(book.points(pile) for pile in piles) == 15 * players
        assert [line.amount for line in table.lines] == [book.points(pile) - 15 for pile in piles]
    assert sum(match.totals) == 0


@given(WAYS, SEEDS)
@settings(max_examples=40, deadline=None)
def test_what_binds_follows_from_the_tricks(way: tuple[int, dict[str, Any]], seed: int) -> None:
    """The bound suit worked out again from the tricks alone, and every lead checked by it."""
    players, options = way
    match, random = Match(GAME, players, {**options, "hands": 1}, seed=seed), Random(seed)
    bound, gone, leader = "none", set[str](), match.seat
    own = options["unbeatable"] == "played-or-own"
    while (decision := match.decision) is not None:
        if decision.phase == "lead" and len(match.table.tricks) < 8:
            held = {card.code for card in match.table.pack.of(match.table.hands[match.seat or 0])}
            offered = book.codes(match)
            plain = {code for code in offered if code in book.PACK}
            assert plain == book.leads(bound, gone, held, own)
            for code in set(offered) - plain:
                suit = code[-1]
                assert {f"K{suit}", f"Q{suit}"} <= held and f"A{suit}" not in held | gone
                assert code[-2:] in plain or options["zwang_frees_lead"]
            free = not any(card[1] == bound for card in held)
        match.apply(random.choice(book.codes(match)))
        if not match.table.lying and match.table.tricks:
            trick = [match.table.pack.codes[card] for card in match.table.tricks[-1].cards]
            winner = match.table.tricks[-1].winner
            gone |= set(trick)
            if winner != leader:
                bound = trick[0][1]
            elif bound == "none":
                bound = trick[0][1] if options["bind_first_leader"] else "none"
            elif free and options["strict"]:
                bound = trick[0][1]
            leader = winner


@given(st.lists(st.integers(-20, 70), min_size=0, max_size=5))
@settings(max_examples=80, deadline=None)
def test_absurd_scores_are_refused(points: list[int]) -> None:
    answer = book.score(points=points)
    fine = len(points) == 4 and sum(points) == 60 and min(points) >= 0
    assert ("error" not in answer) == fine
