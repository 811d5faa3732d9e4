"""Type Trump, clause by clause: cards, trumps, declarations. A test is named after its clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import type_trump_book as book
from type_trump_table import (
    DECLARED,
    LESSON,
    TRICKS,
    E,
    G,
    L,
    P,
    held,
    legal,
    play,
    said,
    short,
    start,
    told,
    winner,
)

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.games.type_trump import GAME

PAGE = Path(__file__).parents[2] / "docs/games/type-trump.md"

# -- players and cards ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_players_range(players: int) -> None:
    assert Match(GAME, players, seed=1).play_random().finished


@pytest.mark.parametrize("players", [0, 2, 5])
def test_players_range_refuses(players: int) -> None:
    with pytest.raises(BadRequest):
        Match(GAME, players)


@pytest.mark.parametrize(("players", "size"), [(3, 12), (4, 9)])
def test_deck_all_dealt(players: int, size: int) -> None:
    match = Match(GAME, players, seed=3)
    assert [hand.bit_count() for hand in match.table.hands] == [size] * players
    assert match.table.stock == [] and "deck.all-dealt" in told(match, "deal")


def test_deck_no_extended() -> None:
    assert {card.code for card in GAME.pack(None).cards} == set(book.CARDS)
    answer = ask({"ask": "winner", "game": G, "trick": ["consul"]})
    assert answer["error"]["where"] == "trick[0]"


def test_ruling_no_extended() -> None:
    assert not [option for option in GAME.options.fields if "deck" in option.name]
    assert "ruling.no-extended" in told(start(), "deal")


def test_rank_order() -> None:
    codes = [card.code for card in GAME.pack(None).cards]
    for one in codes:
        for other in codes:
            high, low = book.CARDS[one][0], book.CARDS[other][0]
            if book.trump(P, one) and book.trump(P, other) and high != low:
                best = max(one, other, key=lambda card: book.RANKS.index(book.CARDS[card][0]))
                assert winner(P, one, other)["card"] == best
    assert "rank.order" in winner(P, "author", "bard")["cites"]


# -- trumps -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [P, L, E])
def test_trump_type(kind: str) -> None:
    tables = ask({"ask": "ranks", "game": G, "setting": {"trump": kind}})["ranks"]
    trumps = {card for group in tables[0]["cards"] for card in group}
    assert trumps == {card for card in book.CARDS if book.trump(kind, card)}
    assert len(trumps) == 11


def test_trump_cycle() -> None:
    shown = [start(before=number, deals=[]).table.shown["trump"] for number in range(7)]
    assert shown == [P, L, E, P, L, E, P]
    match = Match(GAME, 3, {"end": "two-each"}, seed=2).play_random()
    rounds = [table.shown["round"] for table in match.hands]
    assert all(
        table.shown["trump"] == [P, L, E][(number - 1) % 3]
        for table, number in zip(match.hands, rounds, strict=True)
    )
    assert "trump.cycle" in told(start(), "trump")


def test_trump_learner() -> None:
    options = {"trump_mode": "personalities"}
    shown = {start(before=n, deals=[], options=options).table.shown["trump"] for n in range(4)}
    assert shown == {P}
    assert "trump.learner" in told(start(options=options), "trump")


def test_trump_dual() -> None:
    for card in ("origin", "market", "end"):
        assert [book.trump(kind, card) for kind in (P, L, E)] == [False, True, True]
        for kind in (L, E):
            cards, clauses = legal(kind, "pact" if kind == E else "mill", f"{card} diplomat")
            assert cards == {card} and "trump.dual" in clauses
    assert "trump.dual" in told(start(before=1, deals=[]), "trump")
    assert "trump.dual" not in told(start(), "trump")


@pytest.mark.parametrize(
    ("trump", "led", "clauses"),
    [
        (P, "market", {"ruling.dual-led"}),
        (L, "market", {"ruling.dual-led", "trump.dual"}),
        (E, "market", {"ruling.dual-led", "trump.dual"}),
        (E, "journey", set()),
        (E, "soldier", set()),
        (E, "ace-suns", {"trump.ace-never"}),
        (P, "bard", set()),
    ],
)
def test_what_a_lead_is_said_to_be(trump: str, led: str, clauses: set[str]) -> None:
    """A card of two types is both only where one of them is trump; an Ace is neither."""
    named = {"ruling.dual-led", "trump.dual", "trump.ace-never"}
    assert named & set(short(winner(trump, led)["steps"][0]["clauses"])) == clauses


def test_trump_ace_never() -> None:
    for kind in (P, L, E):
        assert winner(kind, "ace-knots", "windfall")["card"] == "windfall"
        assert "trump.ace-never" in short(winner(kind, "ace-knots")["steps"][0]["clauses"])
    assert "trump.ace-never" in legal(L, "forest", "mill ace-moons")[1]


def test_trump_announce() -> None:
    match = start()
    assert said(match, "trump") == ["South announces: personalities are trump."]
    assert match.phase == "declare" and "trump.announce" in told(match, "trump")


def test_score_max_ten() -> None:
    for letter, suit in book.SUITS.items():
        bearing = [card for card in book.CARDS if letter in book.CARDS[card][1]]
        assert sorted(book.RANKS) == sorted(book.CARDS[card][0] for card in bearing)
        assert book.count(suit, list(book.CARDS)) == 10
    assert "score.max-ten" in start().actions[0].clauses


def test_the_page_prints_how_trumps_are_spread() -> None:
    rows = re.findall(r"^\| (\w+) \| (\d) \| (\d) \| (\d) \|$", PAGE.read_text("utf-8"), re.M)
    printed = {row[0].lower(): "".join(row[1:]) for row in rows}
    assert printed == {book.SUITS[letter]: spread for letter, spread in book.SPREAD.items()}
    for letter, spread in book.SPREAD.items():
        for kind, number in zip("PLE", spread, strict=True):
            found = [c for c in book.CARDS.values() if letter in c[1] and kind in c[2]]
            assert len(found) == int(number)


# -- dealer -----------------------------------------------------------------------------------------


def test_dealer_next() -> None:
    match = Match(GAME, 3, dealer=2, seed=8).play_random()
    for before, after in zip(match.hands, match.hands[1:], strict=False):
        leader = before.tricks[0].seats[0] if before.tricks else before.dealer
        assert after.dealer == leader
    assert "dealer.next" in [c for e in match.hands[0].events for c in e.clauses]


def test_ruling_first_dealer() -> None:
    assert {Match(GAME, 3, seed=seed).table.dealer for seed in range(30)} == {0, 1, 2}
    assert "ruling.first-dealer" in told(Match(GAME, 3, dealer=1), "dealer")
    assert told(Match(GAME, 3, dealer=1, before=2), "dealer") == [], "only in the first round"


# -- declaring --------------------------------------------------------------------------------------


def test_declare_before_play() -> None:
    match = start()
    phases = []
    while not match.over:
        phases.append("play" if match.phase == "lead" else match.phase)
        match.apply(match.actions[0].code)
    assert phases == ["declare"] * 4 + ["play"] * 36
    assert "declare.before-play" in start().actions[0].clauses


def test_declare_one_suit() -> None:
    match = start()
    assert [action.code for action in match.actions] == [
        *(f"declare {suit}" for suit in book.SUITS.values()),
        "spoiler",
    ]
    for wrong in ("declare", "declare hearts", "declare moons suns", "author"):
        with pytest.raises(IllegalAction):
            match.apply(wrong)


def test_declare_open_order() -> None:
    match = start(options={"declare": "sequential"})
    seats = []
    for suit in ("moons", "suns", "moons"):
        seats.append(match.seat)
        match.apply(f"declare {suit}")
    assert seats == [3, 0, 1]
    assert match.table.shown["declared"] == ["suns", "moons", "", "moons"]
    assert all(event.to is None for event in match.table.events if event.kind == "declare")
    assert "declare.open-order" in match.actions[0].clauses


def test_declare_simultaneous() -> None:
    match = play(start(), "declare moons, declare suns, declare waves")
    assert "declared" not in match.table.shown
    assert [e.to for e in match.table.events if e.kind == "declare"] == [(3,), (0,), (1,)]
    match.apply("spoiler")
    assert match.table.shown["declared"] == ["suns", "waves", "spoiler", "moons"]
    assert "declare.simultaneous" in told(match, "declared")


def test_declare_empty_hand() -> None:
    match = play(start(), "spoiler")
    assert "declare.empty-hand" in told(match, "declare")
    aloud = play(start(options={"declare": "sequential"}), "spoiler")
    assert "declare.empty-hand" not in told(aloud, "declare")


def test_declare_public() -> None:
    match = play(start(), DECLARED)
    record = match.record()
    for seat in range(4):
        view = ask({"ask": "hand", "do": "view", "record": record, "seat": seat})["state"]
        assert view["shown"]["declared"] == ["wyrms", "knots", "waves", "spoiler"]
    assert "declare.public" in told(match, "declared")


def test_declare_same_ok() -> None:
    match = play(start(), ", ".join(["declare suns"] * 4))
    assert match.phase == "lead" and "declare.same-ok" in told(match, "declared")


def test_spoiler_choose() -> None:
    match = play(start(), "spoiler")
    assert said(match, "declare") == ["South declares no suit and is a Spoiler."]
    assert "spoiler.choose" in told(match, "declare")


def test_spoiler_several() -> None:
    match = play(start(), "spoiler, spoiler, declare suns, spoiler")
    assert match.phase == "lead" and "spoiler.several" in told(match, "declared")


def test_spoiler_scrub() -> None:
    match = play(start(hands=None), "spoiler, spoiler, spoiler, spoiler")
    assert match.phase == "declare" and match.totals == [0, 0, 0, 0]
    assert "spoiler.scrub" in match.hands[0].events[-1].clauses


def test_ruling_scrubbed() -> None:
    match = start(hands=None, before=1, deals=[])
    play(match, "spoiler, spoiler, spoiler, spoiler")
    first, second = match.hands
    assert second.dealer == first.dealer == 3
    assert second.shown["round"] == first.shown["round"] == 2
    assert second.shown["trump"] == first.shown["trump"] == L
    play(match, ", ".join(["declare suns"] * 4))
    while len(match.hands) == 2:
        match.apply(match.actions[0].code)
    third = match.hands[2]
    assert (third.shown["round"], third.shown["trump"], third.dealer) == (3, E, 0)


# -- partnership: the swap --------------------------------------------------------------------------

PAIRS = {"partnership": True}


def test_part_swap() -> None:
    match = start(options=PAIRS)
    assert match.sides == (0, 1, 0, 1)
    for seat in range(4):
        assert held(match, seat) == set(LESSON[(seat + 2) % 4].split())
    assert [e.to for e in match.table.events if e.kind == "swapped"] == [
        (0, 2),
        (1, 3),
        (2, 0),
        (3, 1),
    ]
    assert "part.swap" in told(match, "swap")


@pytest.mark.parametrize("players", [3])
def test_part_needs_four(players: int) -> None:
    with pytest.raises(BadRequest, match="four players"):
        Match(GAME, players, PAIRS)


def test_ruling_partners_talk() -> None:
    assert "ruling.partners-talk" in told(start(options=PAIRS), "swap")


def test_ruling_partnership_untested() -> None:
    assert "ruling.partnership-untested" in told(start(options=PAIRS), "swap")


def test_part_joint_suit() -> None:
    match = play(start(options=PAIRS), "declare knots, declare waves")
    assert match.phase == "lead" and match.table.shown["declared"] == ["waves", "knots"]
    assert "part.joint-suit" in told(match, "declare")


def test_part_no_spoiler() -> None:
    match = start(options=PAIRS)
    assert "spoiler" not in {action.code for action in match.actions}
    assert "part.no-spoiler" in match.actions[0].clauses
    with pytest.raises(IllegalAction, match="A team cannot be Spoiler"):
        match.apply("spoiler")


def test_ruling_team_declares() -> None:
    match = start(options={**PAIRS, "declare": "sequential"})
    seats = []
    while match.phase == "declare":
        seats.append(match.seat)
        match.apply("declare suns")
    assert seats == [3, 0], "the dealer's team, then the other"
    assert "ruling.team-declares" in told(match, "declare")


def test_the_lesson_to_its_end() -> None:
    match = play(start(), f"{DECLARED}, {TRICKS}")
    assert match.over and match.totals == [6, 4, 3, 1]


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_type_trump*.py")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    tests = set(re.findall(r"^def test_(\w+)", sources, re.M))
    names = [name.removeprefix(f"{G}.") for name in GAME.clauses]
    assert not [name for name in names if re.sub(r"[.-]", "_", name) not in tests]
