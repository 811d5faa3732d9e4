"""What must hold in every position and every match of Shed."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from shed_book import BASIC, CARDS, COURTS, PAWNS, SUITS, G, named, worth
from shed_book import legal as book_legal
from shed_book import side as book_side
from shed_book import winner as book_winner

from followsuit import Match, ask
from followsuit.checked_play import ways_to_play
from followsuit.games import game

kinds = st.sampled_from(["location", "event"])
decks = st.sampled_from(["basic", "pawns", "courts", "pawns_courts"])
SEEDS = st.integers(0, 10**6)
WAYS = ways_to_play(game(G))


def cards_of(deck: str) -> list[str]:
    extra = PAWNS * ("pawns" in deck) + COURTS * ("courts" in deck)
    return [card for card in CARDS if card in BASIC or card in extra]


def setting(trick: list[str], kind: str, **more: str) -> dict[str, str]:
    return {**more, "announced": kind if named(trick) else "none"}


@given(decks, kinds, SEEDS, st.integers(1, 5))
def test_the_book_names_the_same_winner(deck: str, kind: str, seed: int, length: int) -> None:
    trick = Random(seed).sample(cards_of(deck), length)
    request = {"ask": "winner", "game": G, "setting": setting(trick, kind, deck=deck)}
    answer = ask({**request, "trick": trick})
    running = [book_winner(trick[: place + 1], kind) for place in range(length)]
    assert [step["winner"] for step in answer["steps"]] == running
    assert answer["winner"] == running[-1]
    assert all(step["clauses"] and step["why"]["text"] for step in answer["steps"])
    assert {loser["seat"] for loser in answer["losers"]} == set(range(length)) - {running[-1]}


@given(decks, kinds, SEEDS, st.integers(0, 4), st.integers(1, 8))
def test_the_book_allows_the_same_cards(
    deck: str, kind: str, seed: int, played: int, held: int
) -> None:
    drawn = Random(seed).sample(cards_of(deck), played + held)
    trick, hand = drawn[:played], drawn[played:]
    where = setting(trick, kind, deck=deck)
    answer = ask({"ask": "legal", "game": G, "setting": where, "trick": trick, "hand": hand})
    assert sorted(answer["legal"]) == sorted(book_legal(trick, hand, kind))
    assert all(one["clauses"] and one["why"]["text"] for one in answer["cards"])


@given(st.sampled_from(["partnership", "two_player"]), kinds, SEEDS)
def test_the_book_adds_the_same_values(mode: str, kind: str, seed: int) -> None:
    trick = Random(seed).sample(BASIC, 4)
    request = {"ask": "winner", "game": G, "setting": setting(trick, kind, mode=mode)}
    answer = ask({**request, "trick": trick})
    two = mode == "two_player"
    for place, step in enumerate(answer["steps"]):
        values = worth(trick[: place + 1], kind, two)
        assert step["winner"] % 2 == book_side(values)
    values = worth(trick, kind, two)
    won = answer["winner"]
    assert values[won] >= values[(won + 2) % 4]
    account = ask(
        {
            "ask": "score",
            "game": G,
            "form": "combined",
            "players": 2 if two else 4,
            "options": {"mode": mode},
            "case": {"trick": trick, "announced": request["setting"]["announced"]},
        }
    )
    assert account["totals"] == [values[0] + values[2], values[1] + values[3]]
    assert [line["points"] for line in account["lines"]] == values


@given(SEEDS, st.integers(2, 5), st.booleans(), st.sampled_from(["shared", "supply"]))
def test_a_token_step_can_always_be_made(
    seed: int, players: int, optional: bool, kingmaker: str
) -> None:
    random = Random(seed)
    start = random.choice(["one_of_each", "random"])
    bag = SUITS * players
    random.shuffle(bag)
    takes = [
        [bag.pop() for _ in range(number)] if start == "random" else random.sample(SUITS, number)
        for number in [random.randint(1, 4) for _ in range(players)]
    ]
    lead, winner = random.choice(BASIC), random.randrange(players)
    case = {"winner": winner, "lead": lead, "takes": takes}
    request = {
        "ask": "score",
        "game": G,
        "form": "tokens",
        "players": players,
        "options": {"start": start, "kingmaker": kingmaker, "shed_optional": optional},
        "case": case,
    }
    answer = ask(request)
    suits = CARDS[lead][1]
    if not answer["moves"]:
        targets = [take for n, take in enumerate(takes) if n != winner and set(take) & set(suits)]
        assert kingmaker == "shared"
        assert len(targets) > 1
        assert all(len(take) == 1 for take in targets)
        assert len(answer["winners"]) == len(targets)
        return
    for move in answer["moves"]:
        moved = ask({**request, "case": {**case, "move": move["code"]}})
        assert sum(line["points"] for line in moved["lines"]) == 0
        change = [after - len(take) for after, take in zip(moved["totals"], takes, strict=True)]
        holds = bool(set(suits) & set(takes[winner]))
        assert change[winner] == (0 if move["code"] == "keep" else -1 if holds else 1)
        assert moved["over"] == (0 in moved["totals"])
        assert move["clauses"]


@given(st.sampled_from(WAYS), SEEDS)
@settings(max_examples=60)
def test_tokens_are_conserved_at_every_step(way: tuple[int, dict[str, object]], seed: int) -> None:
    players, options = way
    match, random = Match(G, players, options, seed=seed), Random(seed)  # type: ignore[arg-type]
    while not match.over and match.hand_number < 2:
        shown = match.table.shown
        held = [suit for take in shown["takes"] for suit in take]
        assert sorted(held + shown["supply"]) == sorted(SUITS * len(shown["takes"]))
        assert match.totals == [len(take) for take in shown["takes"]]
        assert all(shown["takes"])
        hands = {hand.bit_count() for hand in match.table.hands}
        if match.phase == "lead":
            assert len(hands) == 1, "everybody plays the same number of cards"
        match.apply(random.choice(match.actions).code)


@given(st.sampled_from(WAYS), SEEDS)
@settings(max_examples=40)
def test_a_match_ends_with_an_empty_take_or_a_kingmaker(
    way: tuple[int, dict[str, object]], seed: int
) -> None:
    players, options = way
    match = Match(G, players, options, seed=seed).play_random()  # type: ignore[arg-type]
    assert match.finished
    if 0 in match.totals:
        assert match.winners == (match.totals.index(0),)
        assert match.totals.count(0) == 1
    else:
        assert options["kingmaker"] == "shared"
        assert len(match.winners) > 1
        assert all(match.totals[side] == 1 for side in match.winners)


@given(SEEDS)
def test_a_view_hides_hands_and_unseen_cards(seed: int) -> None:
    answer = ask({"ask": "hand", "do": "new", "game": G, "players": 3, "seed": seed})
    for _ in range(5):
        code = answer["state"]["actions"][0]["code"]
        request = {"ask": "hand", "do": "act", "record": answer["record"], "action": code}
        answer = ask(request)
    for seat in range(3):
        request = {"ask": "hand", "do": "view", "record": answer["record"], "seat": seat}
        state = ask(request)["state"]
        assert [hand is None for hand in state["hands"]] == [s != seat for s in range(3)]
        assert state["stock"] is None
        assert "aside" not in state or not isinstance(state["aside"], list)
        for event in state["events"]:
            assert event["kind"] != "draw" or not event["cards"] or event["seat"] == seat


@given(st.sampled_from(["winner", "legal", "order", "points"]), SEEDS)
def test_questions_agree_with_the_book(kind: str, seed: int) -> None:
    question = ask({"ask": "quiz", "game": G, "kind": kind, "seed": seed})
    assert "error" not in question
    by_id = {option["id"]: option for option in question["options"]}
    picked = [by_id[one] for one in question["answer"]]
    announced = question["setting"].get("announced", "none")
    if kind == "winner" and question["setting"]["mode"] == "singles":
        assert picked[0]["seat"] == book_winner(question["trick"], announced)
    elif kind == "legal":
        right = book_legal(question["trick"], question["hand"], announced)
        assert sorted(option["card"] for option in picked) == sorted(right)
    elif kind == "order":
        ranks = [CARDS[option["card"]][0] for option in picked]
        assert ranks == sorted(ranks, reverse=True)
        assert len(set(ranks)) == len(ranks)
