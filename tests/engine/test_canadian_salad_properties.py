"""What must hold in every trick and every match of Canadian Salad."""

from __future__ import annotations

from random import Random
from re import findall

from hypothesis import given
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.packs import FRENCH_52
from followsuit.table import Trick

G = "canadian-salad"
HIGH = "23456789TJQKA"
PACK = [rank + suit for suit in "SHDC" for rank in HIGH]
GONE = {3: ["2C"], 4: [], 5: ["2C", "2D"], 6: ["2C", "3C", "2D", "3D"]}
SIZES = {3: 17, 4: 13, 5: 10, 6: 8}
players_of = st.integers(3, 6)


@st.composite
def tricks(draw: st.DrawFn) -> tuple[int, list[str]]:
    players = draw(players_of)
    cards = [card for card in PACK if card not in GONE[players]]
    chosen = st.lists(st.sampled_from(cards), min_size=players, max_size=players, unique=True)
    return players, draw(chosen)


def book_winner(trick: list[str]) -> int:
    """The place of the winning card, from the rule alone."""
    followed = [place for place, card in enumerate(trick) if card[1] == trick[0][1]]
    return max(followed, key=lambda place: HIGH.index(trick[place][0]))


def book_price(hand: int, tricks: int, cards: list[str], last: bool) -> int:
    """What somebody pays who has taken this, from the list of the rules alone."""
    prices = [
        10 * tricks,
        10 * sum(card[1] == "H" for card in cards),
        25 * sum(card[0] == "Q" for card in cards),
        100 * ("KS" in cards),
        100 * last,
    ]
    return sum(prices) if hand == 6 else prices[hand - 1]


def codes(trick: Trick) -> list[str]:
    """The cards of a trick, as the book writes them."""
    return [FRENCH_52.codes[card] for card in trick.cards]


@given(tricks(), st.integers(1, 6), st.booleans())
def test_the_book_names_the_same_winner_and_price(
    table: tuple[int, list[str]], hand: int, last: bool
) -> None:
    players, trick = table
    setting = {"hand": hand, "players": players, "last": last}
    answer = ask({"ask": "winner", "game": G, "setting": setting, "trick": trick})
    place = book_winner(trick)
    assert answer["winner"] == place and answer["complete"]
    case = {"hand": hand, "cards": trick, "last": last}
    scored = ask({"ask": "score", "game": G, "form": "trick", "players": players, "case": case})
    wanted = [0] * players
    wanted[place] = book_price(hand, 1, trick, last)
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


@given(players_of, st.integers(0, 10**6), st.booleans())
def test_matches_give_out_what_the_book_says_and_replay(
    players: int, seed: int, stop: bool
) -> None:
    match = Match(G, players, {"stop_when_settled": stop}, seed=seed)
    choose = Random(seed)
    while not match.over:
        table = match.table
        held = sum(hand.bit_count() for hand in table.hands)
        lying = len(table.playing) + players * len(table.tricks)
        assert held + lying + len(GONE[players]) == 52
        match.apply(choose.choice(match.actions).code)
    assert match.finished and len(match.hands) == 6
    for number, table in enumerate(match.hands, 1):
        paid = [0] * players
        for line in table.lines:
            paid[line.side or 0] += line.amount
        last = table.tricks[-1].winner if len(table.tricks) == SIZES[players] else None
        for seat in range(players):
            won = sum(trick.winner == seat for trick in table.tricks)
            cards = [table.pack.codes[card] for card in table.won[seat]]
            assert paid[seat] == book_price(number, won, cards, seat == last)
        whole = [card for card in PACK if card not in GONE[players]]
        assert sum(paid) == book_price(number, SIZES[players], whole, True)
    again = Match.from_record(match.record())
    assert again.ledger == match.ledger
    assert again.record() == match.record()


@given(players_of, st.integers(1, 6), st.integers(0, 51))
def test_all_that_costs_points_in_a_hand_has_been_taken(
    players: int, hand: int, place: int
) -> None:
    """Of the other cards nobody need say who has them."""
    pack = [card for card in PACK if card not in GONE[players]]
    left = pack[place % len(pack)]
    costs = book_price(hand, 0, [left], False) > 0
    cards = [card for card in pack if card != left]
    case = {"hand": hand, "tricks": [SIZES[players]] + [0] * (players - 1), "last": 0}
    case["captured"] = [cards] + [[] for _ in range(players - 1)]
    request = {"ask": "score", "game": G, "form": "hand", "players": players}
    answer = ask({**request, "case": case})
    assert [one["where"] for one in answer.get("errors", [])] == ["case.captured"] * costs


@given(players_of, st.integers(0, 10**6))
def test_stopping_early_changes_no_score(players: int, seed: int) -> None:
    """The same cards are played in both; the stopped match only leaves out what is free."""
    choose = Random(seed)
    played = Match(G, players, seed=seed)
    stopped = Match(G, players, {"stop_when_settled": True}, seed=seed)
    while not played.over:
        code = choose.choice(played.actions).code
        if stopped.hand_number == played.hand_number:
            stopped.apply(code)
        played.apply(code)
        assert stopped.over or played.hand_number <= stopped.hand_number
        if stopped.hand_number == played.hand_number:
            assert (stopped.seat, stopped.totals) == (played.seat, played.totals)


@given(players_of, st.integers(0, 10**6))
def test_that_a_hand_goes_on_without_penalties_is_told_once(players: int, seed: int) -> None:
    """Of the hands of hearts, queens and the king, as soon as the last of them has fallen."""
    for number, table in enumerate(Match(G, players, seed=seed).play_random().hands, 1):
        told = [each for each in table.events if "ruling.no-early-stop" in each.clauses]
        costly = [trick for trick in table.tricks if book_price(number, 0, codes(trick), False)]
        settled = number in (2, 3, 4) and costly[-1] is not table.tricks[-1]
        assert len(told) == settled


@given(players_of, st.integers(0, 10**6))
def test_a_view_shows_no_other_hand(players: int, seed: int) -> None:
    request = {"ask": "hand", "do": "new", "game": G, "players": players, "seed": seed}
    record = ask(request)["record"]
    for seat in range(players):
        state = ask({"ask": "hand", "do": "view", "record": record, "seat": seat})["state"]
        assert [hand is None for hand in state["hands"]] == [s != seat for s in range(players)]
        assert state["shown"] == {"hand": 1}


@given(st.integers(0, 10**6))
def test_questions_about_points_are_right(seed: int) -> None:
    question = ask({"ask": "quiz", "game": G, "kind": "points", "seed": seed})
    assert "error" not in question
    assert len(question["answer"]) == 1
    assert len({option["label"] for option in question["options"]}) == 4
    labels = {option["id"]: option["label"] for option in question["options"]}
    told = [int(cost) for cost in findall(r": (\d+) points", question["verdict"]["text"])]
    assert sum(told) == int(labels[question["answer"][0]].split()[0]), "every penalty is told"
