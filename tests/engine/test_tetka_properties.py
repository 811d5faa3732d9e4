"""What must hold in every trick and every match of Tëtka."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from followsuit import Match, ask

G = "tetka"
RANKS = "A23456789TJQK"  # as tricks are numbered
HIGH = "23456789TJQKA"  # as cards rank
PACK = [rank + suit for suit in "SHDC" for rank in HIGH]
tricks = st.lists(st.sampled_from(PACK), min_size=4, max_size=4, unique=True)


def book_winner(trick: list[str]) -> int:
    """The place of the winning card, from the rule alone."""
    followed = [place for place, card in enumerate(trick) if card[1] == trick[0][1]]
    return max(followed, key=lambda place: HIGH.index(trick[place][0]))


def book_price(bum: str, number: int, trick: list[str]) -> int:
    """What a trick costs, from the list of the rules alone."""
    price = trick.count(bum)
    price += sum((2 if card[1] == bum[1] else 1) for card in trick if card[0] == "Q")
    return price + (RANKS.index(bum[0]) + 1 == number) + (number == 13)


@given(tricks, st.sampled_from(PACK), st.integers(1, 13))
def test_the_book_names_the_same_winner_and_price(trick: list[str], bum: str, number: int) -> None:
    setting = {"bum": bum, "trick": number}
    answer = ask({"ask": "winner", "game": G, "setting": setting, "trick": trick})
    assert answer["winner"] == book_winner(trick)
    case = {"bum": bum, "number": number, "cards": trick}
    scored = ask({"ask": "score", "game": G, "form": "trick", "case": case})
    wanted = [0] * 4
    wanted[book_winner(trick)] = book_price(bum, number, trick)
    assert scored["totals"] == wanted
    says = [note["why"]["text"] for note in answer["after"]]
    assert all(line["why"]["text"] in says for line in scored["lines"])


@given(st.lists(st.sampled_from(PACK), min_size=2, max_size=14, unique=True), st.integers(0, 3))
def test_the_book_allows_the_same_cards(dealt: list[str], played: int) -> None:
    trick, hand = dealt[:played][:-1], dealt[played:] or dealt[-1:]
    hand = [card for card in hand if card not in trick][:13]
    answer = ask({"ask": "legal", "game": G, "trick": trick, "hand": hand})
    follow = [card for card in hand if trick and card[1] == trick[0][1]]
    assert set(answer["legal"]) == set(follow or hand)
    assert all(card["clauses"] and card["why"]["text"] for card in answer["cards"])


@given(st.integers(0, 10**6), st.sampled_from([1, 2, 3, 4]))
def test_matches_give_out_nine_points_a_hand_and_replay(seed: int, orbits: int) -> None:
    match = Match(G, options={"orbits": orbits}, seed=seed)
    choose = Random(seed)
    while not match.over:
        table = match.table
        held = sum(hand.bit_count() for hand in table.hands)
        assert held + len(table.playing) + 4 * len(table.tricks) == 52
        match.apply(choose.choice(match.actions).code)
    assert match.finished and len(match.hands) == 4 * orbits
    for table in match.hands:
        bum = str(table.shown["bum"])
        own = sum(
            book_price(bum, number, [table.pack.codes[card] for card in trick.cards])
            for number, trick in enumerate(table.tricks, 1)
        )
        assert own == 8, "all but the point for the most tricks"
        assert sum(line.amount for line in table.lines) in (8, 9)
        most = [line for line in table.lines if "penalty.most-tricks" in line.clauses]
        won = [sum(trick.winner == seat for trick in table.tricks) for seat in range(4)]
        assert all(won[line.side or 0] == max(won) for line in most)
    again = Match.from_record(match.record())
    assert again.ledger == match.ledger
    assert again.record() == match.record()


@given(st.integers(0, 10**6))
def test_the_tie_breaks_follow_the_book(seed: int) -> None:
    table = Match(G, seed=seed, hands=1).play_random().table
    bum = str(table.shown["bum"])
    won = [sum(trick.winner == seat for trick in table.tricks) for seat in range(4)]
    own: list[list[int]] = []
    for pile in table.won:
        codes = [table.pack.codes[card] for card in pile]
        own.append(sorted((HIGH.index(c[0]) for c in codes if c[1] == bum[1]), reverse=True))
    level = [seat for seat in range(4) if won[seat] == max(won)]
    if len(level) > 1 and not any(own[seat] for seat in level):
        assert sum(line.amount for line in table.lines) == 8
        return
    payer = max(level, key=lambda seat: (len(own[seat]), own[seat][:1]))
    assert table.lines[-1].side == payer
    assert "penalty.most-tricks" in table.lines[-1].clauses


@given(st.integers(0, 10**6))
def test_a_view_shows_the_bum_card_and_no_other_hand(seed: int) -> None:
    answer = ask({"ask": "hand", "do": "new", "game": G, "seed": seed})
    for seat in range(4):
        request = {"ask": "hand", "do": "view", "record": answer["record"], "seat": seat}
        state = ask(request)["state"]
        assert [hand is None for hand in state["hands"]] == [s != seat for s in range(4)]
        assert state["shown"] == answer["state"]["shown"]


@given(st.integers(0, 10**6))
def test_questions_about_points_are_right(seed: int) -> None:
    question = ask({"ask": "quiz", "game": G, "kind": "points", "seed": seed})
    assert "error" not in question
    assert len(question["answer"]) == 1
    assert len({option["label"] for option in question["options"]}) == 4
