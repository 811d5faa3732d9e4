"""What must hold in every position and every match of Écarté."""

from __future__ import annotations

from random import Random

from ecarte_table import G, legal, winner
from hypothesis import given
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.games.ecarte.score import points_case

RANKS, SUITS = "KQJAT987", "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
trumps = st.sampled_from(SUITS)
cards = st.lists(st.sampled_from(PACK), min_size=2, max_size=6, unique=True)
ways = st.fixed_dictionaries(
    {
        "king_show": st.sampled_from(["before-first-lead", "before-own-first-card"]),
        "vole_vulnerable": st.sampled_from([2, 3]),
    }
)


def beats(card: str, led: str, trump: str) -> bool:
    """The book's rule, written once more: same suit and higher, or a trump on another suit."""
    if card[1] == led[1]:
        return RANKS.index(card[0]) < RANKS.index(led[0])
    return card[1] == trump


def allowed(led: str, hand: list[str], trump: str) -> list[str]:
    follow = [card for card in hand if card[1] == led[1]]
    heads = [card for card in follow if beats(card, led, trump)]
    return heads or follow or [card for card in hand if card[1] == trump] or hand


@given(trumps, st.permutations(PACK))
def test_the_winner_is_the_books(trump: str, pack: list[str]) -> None:
    led, second = pack[:2]
    answer = winner(f"{led} {second}", trump)
    assert answer["card"] == (second if beats(second, led, trump) else led)
    assert answer["clauses"] and answer["why"]["text"]


@given(trumps, cards)
def test_the_legal_cards_are_the_books(trump: str, dealt: list[str]) -> None:
    led, *hand = dealt
    answer = legal(led, " ".join(hand), trump)
    assert sorted(answer["legal"]) == sorted(allowed(led, hand, trump))
    assert all(card["clauses"] and card["why"]["text"] for card in answer["cards"])


@given(ways, st.integers(0, 10**6))
def test_matches_end_and_nothing_is_lost(options: dict[str, object], seed: int) -> None:
    match = Match(G, options=options, seed=seed)  # type: ignore[arg-type]
    choose = Random(seed)
    while not match.over:
        table = match.table
        places = sum(hand.bit_count() for hand in table.hands) + len(table.stock)
        places += len(table.aside) + len(table.playing) + sum(len(won) for won in table.won)
        assert places == 32
        assert table.shown["stock"] == len(table.stock) or match.phase == "discard"
        assert max(match.totals) < 5
        match.apply(choose.choice(match.actions).code)
    assert match.finished and len(match.hands) <= 9
    assert match.totals[match.winners[0]] >= 5 > match.totals[1 - match.winners[0]]
    for table in match.hands:
        gained = sum(line.amount for line in table.lines)
        assert gained <= (4 if options["vole_vulnerable"] == 3 else 3)
        assert len(table.tricks) == 5 or (table is match.table and gained == 1)
        kings = [
            line for line in table.lines if line.clauses[0] in ("king.show", "deal.king-upcard")
        ]
        assert len(kings) <= 1
        if len(table.tricks) == 5:
            assert gained >= 1
    assert Match.from_record(match.record()).ledger == match.ledger


@given(st.integers(0, 10**6), st.integers(0, 60))
def test_a_view_shows_only_ones_own_cards(seed: int, steps: int) -> None:
    match, choose = Match(G, seed=seed), Random(seed)
    while steps and not match.over:
        match.apply(choose.choice(match.actions).code)
        steps -= 1
    for seat in (0, 1):
        request = {"ask": "hand", "do": "view", "record": match.record(), "seat": seat}
        state = ask(request)["state"]
        assert state["hands"][1 - seat] is None and state["stock"] is None
        secret = {"discard", "draw", "keep"}
        assert all(e["seat"] == seat for e in state["events"] if e["kind"] in secret)


@given(st.integers(0, 10**6))
def test_questions_about_points_are_right(seed: int) -> None:
    question = ask({"ask": "quiz", "game": G, "kind": "points", "seed": seed})
    assert len(question["answer"]) == 1
    right = next(o for o in question["options"] if o["id"] == question["answer"][0])
    side = 0 if "does West" in question["prompt"]["text"] else 1
    assert right["label"].split()[0] == str(ask(question["request"])["totals"][side])


def test_questions_about_points_tell_of_nothing_that_was_not_played() -> None:
    """`ecarte.game.stop-before-play`: a king that ends the game ends what is told."""
    turned = shown = played = 0
    for seed in range(800):
        question = points_case(Random(seed))
        told, case = question.prompt.facts["told"].items, question.case
        entries = {message.id for message in told}
        start, king = case["totals"], "upcard" in case  # only a king is turned up here
        stopped = (king and start[case["dealer"]] == 4) or (
            "king" in case and start[case["king"]] == 4
        )
        talk = "quiz-exchange" in entries
        assert talk == ("exchange" in case) == (not (stopped and king)), told
        assert ("quiz-tricks" in entries) == ("tricks" in case) == (not stopped), told
        turned += stopped and king
        shown += stopped and not king
        played += not stopped
    assert min(turned, shown, played) > 5
