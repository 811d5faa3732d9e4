"""What must hold in every trick and every match of Hearts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hearts_book import GONE, HIGH, PACK, SIZES, Book, winner
from hypothesis import given
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.match import Match as Played
from followsuit.table import Table

G = "hearts"
players_of = st.integers(3, 6)
tables = st.fixed_dictionaries(
    {
        "opening": st.sampled_from(["club", "left"]),
        "first_points": st.booleans(),
        "breaking": st.sampled_from(["heart", "queen", "never"]),
        "queen": st.booleans(),
        "jack": st.booleans(),
    }
)
seeds = st.integers(0, 10**6)
BEFORE: dict[str, list[str]] = {"none": [], "queen": ["QS"], "heart": ["5H"]}


def codes(table: Table, cards: Sequence[int]) -> list[str]:
    return [table.pack.codes[card] for card in cards]


@st.composite
def leads(draw: st.DrawFn) -> tuple[Book, dict[str, Any], list[str]]:
    """A table, the setting of a lead at it, and the leader's hand."""
    options = draw(tables)
    players = draw(players_of)
    setting = {
        **options,
        "players": players,
        "first": draw(st.booleans()),
        "fallen": draw(st.sampled_from(sorted(BEFORE))),
    }
    if setting["first"]:
        setting["fallen"] = "none"
    cards = [card for card in PACK if card not in GONE[players]]
    hand = draw(st.lists(st.sampled_from(cards), min_size=1, max_size=SIZES[players], unique=True))
    return Book(players, **options), setting, hand


@given(leads())
def test_the_book_allows_the_same_leads(lead: tuple[Book, dict[str, Any], list[str]]) -> None:
    book, setting, hand = lead
    wanted = book.may_lead(hand, setting["first"], BEFORE[setting["fallen"]])
    answer = ask({"ask": "legal", "game": G, "setting": setting, "hand": hand})
    if not set(wanted) <= set(hand):
        assert "error" in answer, "the leader of the first trick has the lowest club"
        return
    assert set(answer["legal"]) == set(wanted)
    assert all(card["clauses"] and card["why"]["text"] for card in answer["cards"])


@given(leads(), st.integers(0, 51), st.integers(1, 4))
def test_the_book_allows_the_same_cards(
    lead: tuple[Book, dict[str, Any], list[str]], place: int, lying: int
) -> None:
    book, setting, hand = lead
    setting["opening"] = book.opening = "left"
    cards = [card for card in PACK if card not in GONE[book.players]]
    led = cards[place % len(cards)]
    others = [card for card in cards if card not in hand and card != led]
    trick = [led, *others[: min(lying, book.players - 1) - 1]]
    hand = [card for card in hand if card not in trick] or [others[-1]]
    request = {"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": hand}
    answer = ask(request)
    assert set(answer["legal"]) == set(book.may_follow(hand, led, setting["first"]))
    assert all(card["clauses"] and card["why"]["text"] for card in answer["cards"])


@given(players_of, st.permutations(PACK), st.booleans(), st.booleans())
def test_the_book_names_the_same_winner_and_cost(
    players: int, pack: list[str], queen: bool, jack: bool
) -> None:
    trick = [card for card in pack if card not in GONE[players]][:players]
    options = {"queen": queen, "jack": jack}
    setting = {"players": players, **options}
    answer = ask({"ask": "winner", "game": G, "setting": setting, "trick": trick})
    place = winner(trick)
    assert answer["winner"] == place and answer["complete"]
    request = {"ask": "score", "game": G, "form": "trick", "players": players}
    scored = ask({**request, "case": {"cards": trick}, "options": options})
    book = Book(players, queen=queen, jack=jack)
    wanted = [0] * players
    wanted[place] = sum(book.costs(card) for card in trick)
    assert scored["totals"] == wanted


def played(options: dict[str, Any], players: int, seed: int, **more: Any) -> tuple[Played, Book]:
    match = Match(G, players, {**options, **more}, seed=seed, hands=4)
    return match, Book(players, **options)


@given(tables, players_of, st.sampled_from(["choice", "others", "own"]), seeds)
def test_matches_are_played_as_the_book_says_and_replay(
    options: dict[str, Any], players: int, moon: str, seed: int
) -> None:
    match, book = played(options, players, seed, moon=moon, pass_count=1 + seed % 4)
    choose = Random(seed)
    while not match.over:
        table = match.table
        held = sum(hand.bit_count() for hand in table.hands)
        assert held + len(table.playing) + players * len(table.tricks) == SIZES[players] * players
        if match.decision.moment is None:
            fallen = [card for trick in table.tricks for card in codes(table, trick.cards)]
            hand = [card.code for card in table.pack.of(table.hands[match.seat])]
            if table.playing:
                led = table.pack.codes[table.playing[0][1]]
                wanted = book.may_follow(hand, led, not fallen)
            else:
                wanted = book.may_lead(hand, not fallen, fallen)
            assert {action.code for action in match.actions} == set(wanted)
        match.apply(choose.choice(match.actions).code)
    before = [0] * players
    for number, table in enumerate(match.hands):
        piles = [codes(table, won) for won in table.won]
        for trick in table.tricks:
            assert trick.position == winner(codes(table, trick.cards))
        settled = moon
        if moon == "choice":
            chosen = [code for code in match.record()["hands"][number]["actions"] if "moon" in code]
            settled = chosen[0].split()[1] if chosen else "others"
        gained = [0] * players
        for line in table.lines:
            gained[line.side or 0] += line.amount
        assert gained == book.points(piles, settled)
        assert table.outcome["moon"] == book.moon(piles)
        before = [had + more for had, more in zip(before, gained, strict=True)]
    assert list(match.totals) == before
    again = Match.from_record(match.record())
    assert again.ledger == match.ledger and again.record() == match.record()


@given(players_of, seeds)
def test_a_view_shows_no_other_hand(players: int, seed: int) -> None:
    request = {"ask": "hand", "do": "new", "game": G, "players": players, "seed": seed}
    record = ask(request)["record"]
    for seat in range(players):
        state = ask({"ask": "hand", "do": "view", "record": record, "seat": seat})["state"]
        assert [hand is None for hand in state["hands"]] == [s != seat for s in range(players)]


@given(seeds)
def test_questions_about_points_are_right(seed: int) -> None:
    question = ask({"ask": "quiz", "game": G, "kind": "points", "seed": seed})
    assert "error" not in question
    assert len(question["answer"]) == 1
    assert len({option["label"] for option in question["options"]}) == 4


def test_the_orders_of_book_and_pack_are_one() -> None:
    ranks = ask({"ask": "ranks", "game": G})["ranks"]
    for table in ranks:
        assert [place[0][0] for place in table["cards"]] == list(reversed(HIGH))
