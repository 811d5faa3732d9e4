"""Shed, clause by clause: partnership and two players, where cards are added."""

from __future__ import annotations

from typing import Any

import pytest
from shed_book import SUITS, G, ask_legal, ask_winner, cites, moves, play, short, tokens

from followsuit import BadRequest, Match, ask

TEAM, TWO = "partnership", "two_player"
FULL = "MSWLYK"


def combined(trick: str, mode: str = TEAM, **case: Any) -> dict[str, Any]:
    """The account of a trick."""
    return ask(
        {
            "ask": "score",
            "game": G,
            "form": "combined",
            "players": 4 if mode == TEAM else 2,
            "options": {"mode": mode},
            "case": {"trick": trick, **case},
        }
    )


def check(trick: str, mode: str, totals: list[int], name: str, *clauses: str) -> dict[str, Any]:
    """Both ways of asking agree on the totals and on who wins (and leads)."""
    account, verdict = combined(trick, mode), ask_winner(trick, mode=mode)
    assert account["totals"] == totals
    assert verdict["name"] == name
    assert set(clauses) <= cites(verdict) | cites(account)
    return verdict


# -- partnership -----------------------------------------------------------------------------------


def test_part_seats() -> None:
    match = Match(G, 4, {"mode": TEAM}, dealer=3, seed=2)
    assert match.sides == (0, 1, 0, 1)
    assert match.voice().side_names == ["West and East", "North and South"]
    seats = []
    while match.phase in ("lead", "play", "announce"):
        if match.phase != "announce":
            seats.append(match.seat)
        match.apply(match.actions[0].code)
    assert seats == [0, 1, 2, 3]
    for players in (2, 3, 5):
        with pytest.raises(BadRequest, match="four players"):
            Match(G, players, {"mode": TEAM})


def test_part_pool() -> None:
    match = Match(G, 4, {"mode": TEAM})
    assert match.table.shown["takes"] == [SUITS, SUITS]
    assert match.totals == [6, 6]
    assert "part.pool" in short(match)


def test_part_deal() -> None:
    match = Match(G, 4, {"mode": TEAM})
    assert [h.bit_count() for h in match.table.hands] == [8] * 4
    assert (len(match.table.aside), match.table.stock) == (4, [])
    assert "part.deal" in short(match)


def test_part_values() -> None:
    check("bard merchant author savage", TEAM, [12, 12], "North", "part.values")


def test_part_combine() -> None:
    check("darkness cave painter castle", TEAM, [9, 14], "South", "part.combine")


def test_ruling_same_type_as_lead() -> None:
    verdict = check("darkness painter sailor lunatic", TEAM, [9, 0], "West")
    assert "ruling.same-type-as-lead" in cites(verdict)
    check("ace-suns sea bard windfall", TEAM, [21, 0], "West")


def test_ruling_combine_automatic() -> None:
    assert "ruling.combine-automatic" in cites(
        ask_winner("darkness cave painter castle", mode=TEAM)
    )


def test_part_ace() -> None:
    check("ace-knots merchant windfall betrayal", TEAM, [21, 17], "West", "part.ace")
    check("ace-knots merchant painter windfall", TEAM, [14, 19], "South", "part.ace")
    check("darkness ace-wyrms forest ace-waves", TEAM, [14, 0], "West")


def test_ruling_combined_ace() -> None:
    verdict = check("ace-knots merchant painter windfall", TEAM, [14, 19], "South")
    assert "ruling.combined-ace" in cites(verdict)
    check("ace-moons merchant mill cave", TEAM, [1, 0], "West", "ruling.combined-ace")


def test_a_combined_trick_is_counted_in_points_where_the_game_counts_tokens() -> None:
    added = combined("ace-knots merchant painter windfall")
    assert {line["unit"] for line in added["lines"]} == {"points"}
    match = Match(G, 4, {"mode": TEAM}, seed=3).play_random(limit=1)
    review = {"ask": "hand", "do": "review", "hand": 0, "record": match.record()}
    assert {line["unit"] for line in ask(review)["hand"]["ledger"]} == {"tokens"}


def test_ruling_ace_with_crown_leads() -> None:
    verdict = ask_winner("ace-knots merchant windfall betrayal", mode=TEAM)
    assert verdict["card"] == "ace-knots"
    assert "ruling.ace-with-crown-leads" in cites(verdict["after"])
    for others in ("calamity castle windfall mill", "journey mill windfall castle"):
        verdict = ask_winner(others, mode=TEAM)
        assert verdict["name"] == "East", "a Crown, but no Ace"
        assert "ruling.ace-with-crown-leads" not in cites(verdict["after"])


def test_part_tie() -> None:
    check("forest darkness mountain lunatic", TEAM, [9, 9], "West", "part.tie")
    check("bard merchant author savage", TEAM, [12, 12], "North", "part.tie")


def test_ruling_scoring_card_ties() -> None:
    verdict = check("forest darkness mountain lunatic", TEAM, [9, 9], "West")
    assert "ruling.scoring-card-ties" in cites(verdict)


def test_part_shed() -> None:
    answer = tokens(f"{FULL} {FULL}", 3, "darkness", mode=TEAM)
    assert moves(answer) == {"shed waves", "shed wyrms"}
    assert "part.shed" in cites(answer)
    done = tokens(f"{FULL} {FULL}", 3, "darkness", mode=TEAM, move="shed waves")
    assert "North and South throw away Waves." in [line["why"]["text"] for line in done["lines"]]


def test_part_penalty() -> None:
    answer = tokens("MS WLK", 2, "darkness", mode=TEAM)
    assert moves(answer) == {"take waves from 1"}
    assert "part.penalty" in cites(answer)
    assert "West and East have no Waves or Wyrms" in answer["notes"][0]["why"]["text"]
    said = [line["why"]["text"] for line in answer["lines"]]
    assert "West and East take Waves from North and South." in said
    assert "North and South give Waves to West and East." in said
    answer = tokens("MS LK", 2, "darkness", mode=TEAM)
    assert moves(answer) == {"take waves from supply", "take wyrms from supply"}


def test_ruling_two_sides_penalty() -> None:
    answer = tokens("MS Y", 2, "darkness", mode=TEAM)
    assert answer["winner_names"] == ["North and South"]
    assert "ruling.two-sides-penalty" in cites(answer)
    assert "kingmaker.when" not in cites(answer)


def test_part_next_lead() -> None:
    for trick, leader in (
        ("darkness cave painter castle", "South"),
        ("forest darkness mountain lunatic", "West"),
        ("bard merchant author savage", "North"),
        ("author merchant bard pact", "East"),
    ):
        verdict = ask_winner(trick, mode=TEAM)
        assert verdict["name"] == leader
        assert "part.next-lead" in cites(verdict["after"])


TEAM_HANDS = [
    "darkness merchant soldier pact ace-moons mill forest sea",
    "cave lunatic diplomat market mountain ace-knots discovery ace-waves",
    "painter sailor journey battle ace-leaves ace-suns author bard",
    "castle savage end betrayal calamity windfall huntress origin",
]


def team_match(**options: Any) -> Match:
    return Match(G, 4, {"mode": TEAM, **options}, dealer=3, deals=[{"hands": TEAM_HANDS}])


def test_ruling_team_decider() -> None:
    match = play(team_match(), "darkness, cave, painter, castle")
    assert (match.seat, match.phase) == (3, "token")
    assert all("ruling.team-decider" in action.clauses for action in match.actions)
    (told,) = [event for event in match.table.events if event.kind == "decider"]
    assert (
        match.voice()
        .tell(told.say)
        .startswith("South decides about the token: [[castle]] is worth as much as")
    )
    play(match, "shed wyrms")
    assert (match.seat, match.phase) == (3, "lead")
    assert match.voice().tell(match.table.events[-1].say) == "South leads next."
    assert "part.next-lead" in match.table.events[-1].clauses
    assert match.totals == [6, 5]


def test_part_win() -> None:
    match = Match(G, 4, {"mode": TEAM}, seed=3).play_random()
    assert match.finished
    assert match.totals[match.winners[0]] == 0
    assert "part.win" in short(match)


def test_ruling_random_start_takes() -> None:
    for players, mode in ((4, TEAM), (2, TWO)):
        match = Match(G, players, {"mode": mode, "start": "random"}, seed=5)
        held = match.table.shown["takes"]
        assert [len(take) for take in held] == [6, 6]
        assert sorted(held[0] + held[1]) == sorted(SUITS * 2)
        assert "ruling.random-start-takes" in short(match)


# -- two players -----------------------------------------------------------------------------------

TWO_HANDS = [
    "soldier painter merchant mill forest sea pact journey ace-knots bard",
    "diplomat cave castle desert discovery betrayal ace-moons market windfall calamity",
]


def two(**options: Any) -> Match:
    return Match(G, 2, options, dealer=1, deals=[{"hands": TWO_HANDS}])


def test_two_tokens() -> None:
    match = two()
    assert match.table.shown["takes"] == [SUITS, SUITS]
    assert "two.tokens" in short(match)
    with pytest.raises(BadRequest, match="needs two players"):
        Match(G, 3, {"mode": TWO})


def test_two_deal() -> None:
    match = two()
    assert [h.bit_count() for h in match.table.hands] == [10, 10]
    assert (len(match.table.aside), len(match.table.stock)) == (4, 12)
    assert "two.deal" in short(match)


def test_two_alternate() -> None:
    match = two()
    seats = []
    for card in ("soldier", "diplomat", "painter", "cave"):
        seats.append(match.seat)
        match.apply(card)
    assert seats == [0, 1, 0, 1]
    assert match.phase == "token"
    answer = ask_winner("soldier diplomat painter pact", mode=TWO)
    assert answer["names"] == ["West", "East", "West", "East"]


def test_two_follow_own() -> None:
    match = play(two(), "soldier, diplomat")
    assert {action.code for action in match.actions} == {"painter", "merchant", "bard"}
    assert all("two.follow-own" in action.clauses for action in match.actions)


def test_ruling_own_second_card() -> None:
    answer = ask_legal("soldier diplomat", "painter mill", mode=TWO)
    assert answer["legal"] == ["painter"]
    assert "ruling.own-second-card" in cites(answer)
    assert "ruling.own-second-card" not in cites(ask_legal("soldier", "painter mill", mode=TWO))


def test_two_draw() -> None:
    match, sizes = Match(G, 2, seed=9), []
    while match.hand_number == 0 and not match.over:
        if match.phase == "lead":
            sizes.append(match.table.hands[0].bit_count())
        match.apply(match.actions[0].code)
    assert sizes == [10, 9, 8, 7, 6, 5, 4, 2][: len(sizes)]
    assert len(sizes) > 2
    assert "two.draw" in short(match)


def test_two_combine() -> None:
    check("merchant penitent pact savage", TWO, [9, 9], "East", "two.combine")
    check("bard diplomat painter lunatic", TWO, [13, 14], "East", "two.combine")


def test_two_ace() -> None:
    check("ace-knots windfall painter cave", TWO, [14, 10], "West", "two.ace")
    check("ace-knots merchant windfall betrayal", TWO, [11, 17], "East", "two.ace")
    check("ace-waves sea journey darkness", TWO, [14, 19], "East", "two.ace")
    check("ace-waves darkness sea journey", TWO, [11, 12], "East", "two.ace")


def test_two_tie() -> None:
    check("soldier diplomat painter pact", TWO, [8, 8], "West", "two.tie")
    check("merchant penitent pact savage", TWO, [9, 9], "East", "two.tie")


def test_two_token() -> None:
    answer = tokens(f"{FULL} ML", 0, "soldier")
    assert moves(answer) == {"shed wyrms", "shed knots"}
    assert "two.token" in cites(answer)
    assert moves(tokens("MS YL", 0, "soldier")) == {"take wyrms from 1"}
    assert moves(tokens("MS ML", 0, "soldier")) == {
        "take wyrms from supply",
        "take knots from supply",
    }


def test_two_lead() -> None:
    match = play(two(), "soldier, diplomat, painter, desert")
    assert (match.seat, match.phase) == (0, "token")
    assert "two.lead" not in short(match)
    play(match, "shed wyrms")
    assert (match.seat, match.phase) == (0, "lead")
    assert "two.lead" in short(match)


@pytest.mark.parametrize("mode", [TEAM, TWO])
def test_combined_questions_that_cannot_be(mode: str) -> None:
    (fault,) = combined("soldier lunatic", mode)["errors"]
    assert (fault["where"], fault["facts"]) == ("case.trick", {"number": 2, "sizes": [4]})
    assert combined("end mill sea cave", mode)["error"]["where"] == "case.announced"
    assert "error" not in combined("end mill sea cave", mode, announced="location")
    request = {"ask": "score", "game": G, "form": "combined", "players": 3}
    answer = ask({**request, "case": {"trick": "soldier lunatic sailor castle"}})
    assert answer["error"]["where"] == "options.mode"
