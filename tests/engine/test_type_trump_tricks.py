"""Type Trump, clause by clause: what may be played, and who wins."""

from __future__ import annotations

import type_trump_book as book
from type_trump_table import DECLARED, E, L, P, legal, lost, play, short, start, told, winner

from followsuit import ask

# -- leading ----------------------------------------------------------------------------------------


def test_lead_first() -> None:
    match = play(start(), DECLARED)
    assert (match.seat, match.phase) == (0, "lead")
    assert "lead.first" in told(match, "leader")


def test_lead_winner() -> None:
    match = play(start(), f"{DECLARED}, forest, merchant, ace-moons, huntress")
    assert (match.seat, match.phase) == (3, "lead")
    assert "lead.winner" in short(winner(P, "author", "bard", "sailor")["after"][-1]["clauses"])


def test_ruling_winner_leads() -> None:
    assert "ruling.winner-leads" in short(
        winner(P, "author", "bard", "sailor")["after"][-1]["clauses"]
    )


def test_lead_any() -> None:
    assert len(play(start(), DECLARED).actions) == 9
    assert legal(P, "", "author forest ace-suns") == (
        {"author", "forest", "ace-suns"},
        ["lead.any"],
    )


def test_turn_clockwise() -> None:
    match, seats = play(start(), DECLARED), []
    for card in ("forest", "merchant", "ace-moons", "huntress"):
        seats.append(match.seat)
        match.apply(card)
    assert seats == [0, 1, 2, 3]
    assert "turn.clockwise" in told(match, "leader")


def test_ruling_call_out() -> None:
    lead = winner(P, "penitent", "author")["steps"][0]
    assert lead["why"]["text"] == (
        "The Penitent is led, a trump: personalities must follow, whatever their suits."
    )
    assert "ruling.call-out" in short(lead["clauses"])


def test_ruling_dual_led() -> None:
    for kind, asked in ((L, "a trump"), (E, "a trump"), (P, "no trump")):
        lead = winner(kind, "market", "merchant")["steps"][0]
        assert asked in lead["why"]["text"]
        assert "ruling.dual-led" in short(lead["clauses"])


# -- following --------------------------------------------------------------------------------------


def test_follow_suit() -> None:
    cards, clauses = legal(L, "bard", "painter merchant ace-suns")
    assert cards == {"painter", "ace-suns"} and clauses == ["follow.suit"]
    assert legal(P, "journey", "cave forest merchant")[0] == {"cave", "forest"}


def test_follow_trump_forced() -> None:
    cards, clauses = legal(L, "bard", "desert merchant mill")
    assert cards == {"desert"} and clauses[0] == "follow.trump-forced"
    both = legal(L, "savage", "cave darkness pact")
    assert both[0] == {"cave", "darkness"} and both[1][0] == "follow.trump-forced"


def test_follow_free_pick() -> None:
    cards, clauses = legal(L, "savage", "cave merchant sea pact")
    assert cards == {"cave", "merchant"} and "follow.free-pick" in clauses


def test_ruling_trump_not_forced() -> None:
    cards, clauses = legal(L, "savage", "cave merchant")
    assert "merchant" in cards and "ruling.trump-not-forced" in clauses


def test_follow_void() -> None:
    cards, clauses = legal(E, "bard", "sailor cave chance-meeting end")
    assert len(cards) == 4 and clauses == ["follow.void"]


def test_follow_trump_lead() -> None:
    cards, clauses = legal(L, "forest", "mill merchant ace-moons")
    assert cards == {"mill"} and clauses[0] == "follow.trump-lead"
    assert legal(P, "penitent", "author desert ace-suns")[0] == {"author"}


def test_follow_trump_void() -> None:
    cards, clauses = legal(L, "sea", "merchant ace-waves journey")
    assert len(cards) == 3 and clauses == ["follow.trump-void"]
    assert winner(L, "desert", "pact", "bard")["card"] == "desert"


# -- winning ----------------------------------------------------------------------------------------


def test_win_no_trump() -> None:
    answer = winner(P, "journey", "chance-meeting", "betrayal")
    assert answer["card"] == "chance-meeting" and answer["cites"][0] == "win.no-trump"
    assert winner(P, "ace-knots", "mill", "pact", "sea")["card"] == "ace-knots"
    assert winner(P, "pact", "merchant", "journey", "sailor")["card"] == "pact"


def test_win_valid_trump() -> None:
    answer = winner(L, "savage", "castle", "merchant", "cave")
    assert answer["card"] == "cave" and answer["cites"] == ["win.valid-trump"]
    assert [step["winner"] for step in answer["steps"]] == [0, 0, 2, 3]
    assert winner(L, "bard", "desert", "cave")["card"] == "desert"
    assert winner(P, "ace-knots", "windfall", "author", "battle")["card"] == "author"


def test_win_valid_trump_in_questions_of_order() -> None:
    for seed in range(40):
        request = {"ask": "quiz", "game": "type-trump", "kind": "order", "seed": seed}
        for why in ask(request)["why"]:
            by = "type-trump.win.highest-trump" in why["clauses"]
            assert ("is a valid trump, " in why["why"]["text"]) == by


def test_win_highest_trump() -> None:
    answer = winner(E, "sailor", "origin", "journey", "darkness")
    assert answer["card"] == "journey" and answer["cites"][0] == "win.highest-trump"


def test_win_powerless() -> None:
    answer = winner(L, "savage", "castle", "merchant", "cave")
    assert lost(answer, "castle")[0] == "win.powerless"
    assert lost(winner(P, "pact", "merchant"), "merchant")[0] == "win.powerless"
    for led, say in (("ace-suns", "no Suns"), ("market", "neither Leaves nor Knots")):
        thrown = winner(P, led, "huntress")["steps"][1]["why"]["text"]
        assert thrown == f"The Huntress is a trump, but it has {say}: it is powerless."


def test_follow_suit_says_which_cards_are_trumps() -> None:
    """A trump that shares a suit is told from a card that only follows."""
    asked = {"ask": "legal", "game": "type-trump", "setting": {"trump": E}, "trick": "ace-suns"}
    reasons = {
        one["card"]: one["why"]["text"].partition(" is allowed: ")[2]
        for one in ask({**asked, "hand": "bard desert discovery pact"})["cards"]
    }
    follows, trumps = (
        "it shares Suns with the lead.",
        "it is a trump that shares Suns with the lead",
    )
    assert reasons["bard"] == reasons["desert"] == follows
    assert reasons["discovery"].startswith(trumps) and reasons["pact"].startswith(trumps)
    assert winner(P, "ace-moons", "bard")["card"] == "ace-moons"


def test_win_trump_lead() -> None:
    answer = winner(P, "penitent", "author", "huntress", "pact")
    assert answer["card"] == "huntress" and answer["cites"][0] == "win.trump-lead"
    assert winner(P, "diplomat", "lunatic", "huntress")["card"] == "huntress"


def test_tie_last_played() -> None:
    assert winner(L, "discovery", "castle", "merchant", "cave")["card"] == "cave"
    assert winner(L, "discovery", "cave", "merchant", "castle")["card"] == "castle"
    answer = winner(P, "journey", "chance-meeting", "cave", "betrayal")
    assert answer["card"] == "cave" and answer["cites"][0] == "tie.last-played"
    assert winner(L, "sea", "desert", "end", "mill")["card"] == "end"


def test_ruling_trump_lead_ties() -> None:
    answer = winner(P, "painter", "huntress", "bard", "calamity")
    assert answer["card"] == "bard"
    assert answer["cites"] == ["tie.last-played", "ruling.trump-lead-ties"]
    assert winner(P, "bard", "huntress")["card"] == "huntress"


def test_ruling_led_card_ties() -> None:
    for one in book.CARDS:
        for other in book.CARDS:
            if one != other and book.CARDS[one][0] == book.CARDS[other][0]:
                assert not book.shares(one, other)
    answer = winner(L, "discovery", "castle", "merchant", "cave")
    assert "ruling.led-card-ties" in answer["cites"]


# -- what a trick brings ----------------------------------------------------------------------------


def test_ruling_own_card_counts() -> None:
    after = winner(L, "savage", "castle", "merchant", "cave")["after"][0]
    assert after["why"]["text"] == (
        "The cards that South captures count: Suns 1, Waves 1, Leaves 2, Wyrms 2 and Knots 2."
    )
    assert "ruling.own-card-counts" in short(after["clauses"])
