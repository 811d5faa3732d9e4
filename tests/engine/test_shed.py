"""Shed, clause by clause: players, cards, tokens and the deal, for three to five single players.

A test is named after the clause that it holds the engine to; tricks are in `test_shed_tricks.py`,
partnership and two players in `test_shed_sides.py`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from shed_book import (
    BASIC,
    CARDS,
    COURTS,
    PAWNS,
    SUITS,
    G,
    ask_winner,
    cites,
    may,
    moves,
    play,
    short,
    tokens,
)

from followsuit import BadRequest, Match, ask
from followsuit.games import game

HANDS = [
    "merchant soldier pact ace-moons castle mill cave",
    "lunatic diplomat market mountain ace-knots discovery ace-waves",
    "painter sailor journey battle ace-leaves darkness ace-suns",
]
STOCK = (
    "forest betrayal origin ace-wyrms bard desert sea savage calamity end chance-meeting penitent"
)


def dealt(**fields: Any) -> Match:
    """Three players; West leads."""
    return Match(G, 3, dealer=2, deals=[{"hands": HANDS, "stock": STOCK}], **fields)


def wins(trick: str, card: str, *clauses: str, **setting: str) -> None:
    answer = ask_winner(trick, **setting)
    assert answer["card"] == card
    assert set(clauses) <= cites(answer)


# -- players, cards, tokens ------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 6))
def test_players_range(players: int) -> None:
    assert Match(G, players).players == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_players_range_refuses(players: int) -> None:
    with pytest.raises(BadRequest, match="2 to 5"):
        Match(G, players)


def test_deck_basic() -> None:
    assert set(Match(G, 3).table.pack.codes) == set(BASIC)
    assert len(BASIC) == 36


@pytest.mark.parametrize("players", [3, 4, 5])
def test_deck_extended(players: int) -> None:
    for deck, more in (("pawns", PAWNS), ("pawns_courts", PAWNS + COURTS)):
        match = Match(G, players, {"deck": deck})
        assert set(match.table.pack.codes) == {*BASIC, *more}
        assert "deck.extended" in short(match)


@pytest.mark.parametrize(
    ("players", "mode"), [(2, "two_player"), (2, "singles"), (4, "partnership")]
)
@pytest.mark.parametrize("deck", ["pawns", "courts", "pawns_courts"])
def test_deck_two_part_basic(players: int, mode: str, deck: str) -> None:
    with pytest.raises(BadRequest, match="three to five single players"):
        Match(G, players, {"mode": mode, "deck": deck})


def test_ruling_extended_singles_only() -> None:
    answer = ask_winner("soldier lunatic sailor watchman", mode="partnership", deck="pawns")
    assert answer["error"]["where"] == "setting.deck"


def test_types_groups() -> None:
    listed = ask({"ask": "game", "game": G, "setting": {"deck": "pawns_courts"}})["cards"]
    assert len(listed) == 44
    for card in listed:
        _, suits, kinds = CARDS[card["code"]]
        assert (card["suits"], card["types"]) == (suits, kinds)
        assert bool(kinds) == (card["rank"] != "A")


def test_types_dual() -> None:
    both = [card for card in CARDS if len(CARDS[card][2]) == 2]
    assert sorted(both) == ["end", "market", "origin"]
    for card in both:
        for kind in ("location", "event"):
            assert "types.dual" in cites(ask_winner([card], announced=kind))


def test_types_crown_typed() -> None:
    wins("bard merchant huntress diplomat", "huntress", "types.crown-typed", "token.single")
    assert may("bard", "ace-suns mountain painter") == "painter"


def test_ruling_crown_leads_type() -> None:
    answer = ask_winner("bard merchant huntress diplomat")
    assert "ruling.crown-leads-type" in cites(answer)
    assert "ruling.crown-leads-type" not in cites(ask_winner("watchman merchant", deck="pawns"))
    assert moves(tokens("MSW ML MSY WK", 2, "bard")) == {"shed suns"}


def test_rank_order() -> None:
    tables = ask({"ask": "ranks", "game": G, "setting": {"deck": "pawns_courts"}})["ranks"]
    rows = {table["title"]: table["cards"] for table in tables}
    for title, kind in (("Personalities", "personality"), ("Locations", "location")):
        order = [CARDS[row[0]][0] for row in rows[title]]
        assert order == sorted(order, reverse=True)
        assert all(len({CARDS[card][0] for card in row}) == 1 for row in rows[title])
        assert {c for row in rows[title] for c in row} == {c for c in CARDS if kind in CARDS[c][2]}
    assert rows["Events"][0] == ["calamity", "end", "windfall"]
    assert rows["Moons when their Ace leads"][-1] == ["ace-moons"]


def test_rank_ace_zero() -> None:
    answer = ask_winner("author ace-moons ace-knots")
    assert answer["card"] == "author"
    assert "rank.ace-zero" in cites(answer["losers"])


def test_ruling_ace_zero_value() -> None:
    assert "ruling.ace-zero-value" in cites(ask_winner("author ace-moons ace-knots")["losers"])


def test_tokens_start() -> None:
    match = Match(G, 5)
    assert match.table.shown["takes"] == [SUITS] * 5
    assert match.totals == [6] * 5
    assert "tokens.start" in short(match)


def test_tokens_random_start() -> None:
    starts = [Match(G, 4, {"start": "random"}, seed=seed) for seed in range(8)]
    for match in starts:
        held = match.table.shown["takes"]
        assert [len(take) for take in held] == [6] * 4
        assert sorted(suit for take in held for suit in take) == sorted(SUITS * 4)
        assert "tokens.random-start" in short(match)
    assert any(match.table.shown["takes"] != [SUITS] * 4 for match in starts)


def test_tokens_random_start_can_be_given() -> None:
    bag = ["moons"] * 3 + ["suns"] * 3 + ["waves", "leaves"] * 3 + ["wyrms", "knots"] * 3
    match = Match(G, 3, {"start": "random"}, deals=[{"tokens": bag}])
    assert match.table.shown["takes"][0] == ["moons"] * 3 + ["suns"] * 3
    with pytest.raises(BadRequest, match="in some order"):
        Match(G, 3, {"start": "random"}, deals=[{"tokens": bag[:-1]}])


def test_tokens_random_start_holds_for_a_match_that_starts_later() -> None:
    starts = [Match(G, 4, {"start": "random"}, seed=seed, before=1) for seed in range(8)]
    for match in starts:
        held = match.table.shown["takes"]
        assert sorted(suit for take in held for suit in take) == sorted(SUITS * 4)
        assert "round.takes-kept" in short(match)
    assert any(match.table.shown["takes"] != [SUITS] * 4 for match in starts)


def test_tokens_supply() -> None:
    match = play(dealt(), "merchant, lunatic, painter")
    assert match.table.shown["supply"] == []
    play(match, "shed knots")
    assert match.table.shown["supply"] == ["knots"]
    assert match.table.shown["takes"][0] == ["moons", "suns", "waves", "leaves", "wyrms"]


def test_tokens_conserved() -> None:
    match = Match(G, 4, seed=3).play_random()
    shown = match.table.shown
    every = [suit for take in [*shown["takes"], shown["supply"]] for suit in take]
    assert sorted(every) == sorted(SUITS * 4)
    answer = tokens("MMMM MS W", 0, "bard", start="random")
    assert answer["error"]["what"] == "Moons has only 3 tokens in this game"


def test_ruling_token_set() -> None:
    match = Match(G, 3)
    assert match.table.shown["supply"] == []
    assert "ruling.token-set" in short(match)


# -- the deal --------------------------------------------------------------------------------------

DEALS = [
    (3, "basic", 7, 3, 12, 11),
    (4, "basic", 7, 4, 4, 8),
    (5, "basic", 7, 1, 0, 7),
    (3, "pawns", 7, 4, 15, 12),
    (4, "pawns", 7, 4, 8, 9),
    (5, "pawns", 7, 5, 0, 7),
    (3, "pawns_courts", 7, 2, 21, 14),
    (4, "pawns_courts", 7, 4, 12, 10),
    (5, "pawns_courts", 8, 4, 0, 8),
]
NAMES = {"basic": "", "pawns": ", with Pawns", "pawns_courts": ", with Pawns and Courts"}


def whole_round(match: Match) -> Any:
    """The first round that was played to its last card."""
    while match.hand_number == 0 and not match.over:
        match.apply(match.actions[0].code)
    return match.hands[0]


@pytest.mark.parametrize(("players", "deck", "hand", "aside", "pile", "tricks"), DEALS)
def test_deal_hand(players: int, deck: str, hand: int, aside: int, pile: int, tricks: int) -> None:
    match = Match(G, players, {"deck": deck}, seed=1)
    assert [mask.bit_count() for mask in match.table.hands] == [hand] * players
    assert "deal.hand" in short(match)


@pytest.mark.parametrize(("players", "deck", "hand", "aside", "pile", "tricks"), DEALS)
def test_deal_remainder(
    players: int, deck: str, hand: int, aside: int, pile: int, tricks: int
) -> None:
    match = Match(G, players, {"deck": deck}, seed=1)
    assert match.table.shown["aside"] == len(match.table.aside) == aside
    assert "deal.remainder" in short(match)


@pytest.mark.parametrize(("players", "deck", "hand", "aside", "pile", "tricks"), DEALS)
def test_deal_drawpile(
    players: int, deck: str, hand: int, aside: int, pile: int, tricks: int
) -> None:
    for seed in range(40):
        match = Match(G, players, {"deck": deck}, seed=seed)
        assert len(match.table.stock) == pile
        assert ("deal.drawpile" in short(match)) == bool(pile)
        done = whole_round(match)
        if len(match.hands) > 1:
            assert len(done.tricks) == tricks
            return
    raise AssertionError("no round was played to the end")


@pytest.mark.cpython_only
def test_the_page_prints_the_same_deals() -> None:
    page = (Path(__file__).parents[2] / "docs/games/shed.md").read_text(encoding="utf-8")
    for players, deck, hand, aside, pile, tricks in DEALS:
        row = f"| {players}{NAMES[deck]} | {hand} | {aside} | {pile or 'none'} | {tricks} |"
        assert row in page
    assert "| 4 in partnership | 8 | 4 | none | 8 |" in page
    assert "| 2 | 10 | 4 | 12 | 8 |" in page


@pytest.mark.parametrize(("players", "aside"), [(3, 4), (4, 4), (5, 5)])
def test_ruling_courts_only(players: int, aside: int) -> None:
    match = Match(G, players, {"deck": "courts"})
    assert set(match.table.pack.codes) == {*BASIC, *COURTS}
    assert len(match.table.aside) == aside
    assert "ruling.courts-only" in short(match)


def test_ruling_extended_types() -> None:
    setting = {"deck": "pawns_courts"}
    assert may("soldier", "watchman consul borderland rite", **setting) == "watchman consul"
    assert may("mountain", "watchman island window rite", **setting) == "island window"
    answer = ask_winner("soldier watchman consul rite", **setting)
    assert "ruling.extended-types" in cites(answer)
    assert "ruling.extended-types" in cites(ask_winner("watchman merchant", deck="pawns"))


def test_ruling_first_dealer() -> None:
    assert {Match(G, 4, seed=seed).table.dealer for seed in range(30)} == {0, 1, 2, 3}
    match = Match(G, 4, dealer=2)
    assert match.table.dealer == 2
    assert "ruling.first-dealer" in short(match)


def test_every_clause_has_a_test() -> None:
    here = Path(__file__).parent
    files = ("test_shed.py", "test_shed_tricks.py", "test_shed_tokens.py", "test_shed_sides.py")
    source = "".join((here / name).read_text(encoding="utf-8") for name in files)
    tests = set(re.findall(r"^def test_(\w+)", source, re.M))
    known = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    missing = [name for name in known if re.sub(r"[.-]", "_", name) not in tests]
    assert not missing
