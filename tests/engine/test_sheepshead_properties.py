"""What must hold in every position and every match of Sheepshead."""

from __future__ import annotations

from random import Random
from typing import Any

import schafkopf_book as cards_book
import sheepshead_book as book
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.checked_play import conserved
from followsuit.table import Table

G = "sheepshead"
DOUBLERS = (
    "blitz",
    "schmaltz",
    "no_schneider",
    "no_trick",
    "alone",
    "crack",
    "recrack",
    "after_leaster",
)
WORDS = {"re-crack": "recrack", "leaster": "after_leaster"}
cards = st.lists(st.sampled_from(cards_book.PACK), min_size=5, max_size=11, unique=True)
options = st.fixed_dictionaries(
    {
        "end": st.sampled_from(["hands-5", "limit-20", "open"]),
        "schneider": st.sampled_from(["text30", "traditional31"]),
        "jd_must_declare": st.booleans(),
        **{name: st.booleans() for name in DOUBLERS},
    }
)


@given(cards)
def test_the_book_names_the_same_winner(dealt: list[str]) -> None:
    trick = dealt[:5]
    answer = ask({"ask": "winner", "game": G, "trick": trick})
    running = [cards_book.winner(trick[: place + 1]) for place in range(5)]
    assert [step["winner"] for step in answer["steps"]] == running
    assert all(step["clauses"] and step["why"]["text"] for step in answer["steps"])


@given(cards, st.integers(0, 4))
def test_the_book_allows_the_same_cards(dealt: list[str], played: int) -> None:
    trick, hand = dealt[:played], dealt[played:][:6]
    answer = ask({"ask": "legal", "game": G, "trick": trick, "hand": hand})
    assert sorted(answer["legal"]) == sorted(cards_book.legal(trick, hand))
    assert all(one["clauses"] and one["why"]["text"] for one in answer["cards"])


@given(st.data(), options)
def test_the_book_writes_the_same_score(data: st.DataObject, chosen: dict[str, Any]) -> None:
    bidder, partner = data.draw(st.permutations(range(5)))[:2]
    alone = data.draw(st.booleans())
    said = data.draw(st.sets(st.sampled_from(["blitz", "schmaltz", "crack", "leaster"])))
    if "crack" in said and data.draw(st.booleans()):
        said.add("re-crack")
    said |= {"alone"} if alone and data.draw(st.booleans()) else set()
    # No cards count 1 together, so none leave 119.
    points = data.draw(st.integers(0, 120).filter(lambda points: points not in (1, 119)))
    case = {"bidder": bidder, "points": points, "said": sorted(said)}
    case |= {} if alone else {"partner": partner}
    tricks = 3
    if points in (0, 120):  # worthless tricks leave open how many there were
        case["tricks"] = tricks = data.draw(st.integers(*((0, 2) if points == 0 else (4, 6))))
    answer = ask({"ask": "score", "game": G, "form": "hand", "case": case, "options": chosen})
    off = frozenset(name for name in DOUBLERS if not chosen[name])
    words = {WORDS.get(word, word) for word in said}
    expected = book.bid_hand(
        bidder, None if alone else partner, points, tricks, words, chosen["schneider"], off
    )
    assert answer["totals"] == expected
    assert sum(expected) == 0
    assert all(line["clauses"] for line in answer["lines"])


@given(st.integers(0, 10**6), options)
@settings(max_examples=30, deadline=None)
def test_matches_keep_the_rules(seed: int, chosen: dict[str, Any]) -> None:
    match = Match(G, options=chosen, seed=seed)
    choose = Random(seed)
    while (decision := match.decision) is not None:
        assert decision.codes and all(action.clauses for action in decision.actions)
        assert conserved(match.table)
        match.apply(decision.pick(choose.random()))
    before, waiting = [0] * 5, False
    for table in match.hands:
        gained = [after - had for after, had in zip(table.totals, before, strict=True)]
        before = table.totals
        assert gained == expected_gains(table, chosen, waiting)
        assert sum(gained) == 0 and len(table.lines) == 5
        waiting = table.shown["bidder"] is None
    assert match.finished and sum(match.totals) == 0


def expected_gains(table: Table, chosen: dict[str, Any], waiting: bool) -> list[int]:
    """What the second reading gives each player for a hand that was played."""
    codes = table.pack.codes
    taken: list[list[str]] = [[] for _ in range(5)]
    tricks = [0] * 5
    centre = {*codes} - {codes[card] for trick in table.tricks for card in trick.cards}
    leaster = table.shown["bidder"] is None
    for trick in table.tricks:
        played = [codes[card] for card in trick.cards]
        owner = trick.seats[cards_book.winner(played)]
        taken[owner] += played
        tricks[owner] += 1
        if leaster and centre and any(card in cards_book.TRUMPS for card in played):
            taken[owner] += centre
            centre = set()
    points = [cards_book.points(pile) for pile in taken]
    if leaster:
        return book.leaster(points, tricks)
    bidder, card = table.shown["bidder"], table.shown["partner_card"]
    partner = next(
        (
            seat
            for trick in table.tricks
            for seat, played in zip(trick.seats, trick.cards, strict=True)
            if codes[played] == card and seat != bidder
        ),
        None,
    )
    said = {event.kind for event in table.events} & {"blitz", "schmaltz", "crack", "re-crack"}
    said |= {"alone"} if card is None else set()
    words = {WORDS.get(word, word) for word in said} | ({"after_leaster"} if waiting else set())
    side = [bidder] if partner is None else [bidder, partner]
    total = sum(points[seat] for seat in side) + cards_book.points(sorted(centre))
    won = sum(tricks[seat] for seat in side)
    off = frozenset(name for name in DOUBLERS if not chosen[name])
    return book.bid_hand(bidder, partner, total, won, words, chosen["schneider"], off)


@given(st.lists(st.sampled_from(cards_book.PACK), min_size=5, max_size=5, unique=True))
def test_the_call_is_what_the_book_says(others: list[str]) -> None:
    hand = ["JD", *(card for card in others if card != "JD")]
    if len(hand) < 6:
        return
    deal = {"hands": [" ".join(hand), None, None, None, None]}
    answer = ask({"ask": "hand", "do": "new", "game": G, "players": 5, "dealer": 4, "deal": deal})
    calls = {
        action["code"].split()[3]
        for action in answer["state"]["actions"]
        if " call " in action["code"]
    }
    assert calls == {book.called(hand)}


@given(st.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_nobody_sees_the_partner_before_the_jack_falls(seed: int) -> None:
    match = Match(G, seed=seed, hands=1)
    choose = Random(seed)
    while match.phase != "lead" and match.decision is not None:
        match.apply(match.decision.pick(choose.random()))
    record = match.record()
    secret = [event for event in match.table.events if event.kind == "partner"]
    for seat in range(5):
        view = ask({"ask": "hand", "do": "view", "record": record, "seat": seat})["state"]
        kinds = [event["kind"] for event in view["events"]]
        assert ("partner" in kinds) is any(event.seat == seat for event in secret)
        assert view["stock"] is None
        assert [hand is not None for hand in view["hands"]] == [s == seat for s in range(5)]
