"""Euchre, clause by clause: which clauses stand behind a verdict, and no others; and what is entered on its sheet."""

from __future__ import annotations

from typing import Any

import pytest
from euchre_table import (
    DEFENDED,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    G,
    asked,
    cites,
    codes,
    deal,
    held,
    play,
    refused,
)

from followsuit import Match, ask
from followsuit.games import game
from followsuit.games.euchre.cards import Setting

# -- the game as it is offered -----------------------------------------------------------------------


def test_the_door_tells_how_long_it_takes() -> None:
    told = next(one for one in ask({"ask": "games"})["games"] if one["id"] == G)
    assert told["facts"]["Length"] == "30 to 45 minutes"
    assert told["minutes"] == {"min": 30, "max": 45}


@pytest.mark.parametrize(
    ("pack", "text"),
    [
        (24, "Hearts are trump"),
        (25, "Hearts are trump. The pack has 25 cards, with the benny"),
        (28, "Hearts are trump. The pack has 28 cards"),
        (32, "Hearts are trump. The pack has 32 cards"),
    ],
)
def test_deck_other_is_told_with_the_trumps(pack: int, text: str) -> None:
    setting = {"trump": "H", "pack": pack}
    assert asked("legal", setting=setting, trick="9S", hand="AC")["setting_text"] == text


def test_rank_benny_makes_a_pack_of_25() -> None:
    lacking = refused("legal", setting={"trump": "D", "pack": 25}, trick="9S", hand="2H")
    assert "25-card" in lacking


# -- what must be played, and why --------------------------------------------------------------------

# The cards on the table, the hand, and the clauses, in their order; hearts are trump, with the benny.
BOUND = [
    ("KH", "9H AC", "follow.suit"),
    ("JD", "9H AC", "follow.left follow.suit"),
    ("2S", "QH AC", "rank.benny follow.suit"),
    ("KH", "JD AC", "follow.left follow.suit"),
    ("KH", "2S AC", "rank.benny follow.suit"),
    ("KD", "9D AC", "follow.suit"),
    ("KD", "9D JD AC", "follow.suit follow.left"),
    ("KD", "JD AC", "follow.left follow.void"),
    ("KS", "AS 2S AC", "follow.suit rank.benny"),
    ("KS", "2S AC", "rank.benny follow.void"),
    ("KC", "JD 2S AS", "follow.void"),
    ("KD", "2S AS", "follow.void"),
]


@pytest.mark.parametrize(("trick", "hand", "clauses"), BOUND)
def test_follow_left_and_rank_benny_are_cited_where_they_matter(
    trick: str, hand: str, clauses: str
) -> None:
    setting = {"trump": "H", "pack": 25}
    law = asked("legal", setting=setting, trick=trick, hand=hand)["law"]
    assert law["clauses"] == [f"{G}.{clause}" for clause in clauses.split()]


@pytest.mark.parametrize(
    ("trick", "hand", "text"),
    [
        ("KD", "JD 9D AC", "must follow with a diamond; J♦ is a trump, not a diamond."),
        ("KD", "QD 9D AC", "must follow with a diamond."),
        ("KD", "JD AC", "You hold no diamond, so you may play any card; J♦ is a trump"),
        ("KH", "JD AC", "You hold J♦, so you must follow with a trump; J♦ is a trump"),
        ("KH", "JD 9H", "You hold 9♥, so you must follow with a trump."),
        ("KH", "AD AC", "You hold no trump, so you may play any card."),
    ],
)
def test_follow_left_is_told_of_the_card(trick: str, hand: str, text: str) -> None:
    answer = asked("legal", setting={"trump": "H"}, trick=trick, hand=hand)
    assert text in answer["law"]["why"]["text"]


@pytest.mark.parametrize(
    ("led", "wins"), [("QD", 1), ("9D", 1), ("TH", 0), ("JD", 0), ("9S", 1), ("KC", 1)]
)
def test_trick_winner_is_of_the_suit_that_was_led(led: str, wins: int) -> None:
    """Hearts are trump: a second card of the suit led beats it only where it ranks higher."""
    higher = {"D": "AD", "H": "9H", "S": "AS", "C": "AC"}[led[1]]
    answer = asked("winner", setting={"trump": "H"}, trick=f"{led} {higher}", names=["A", "B"])
    assert answer["winner"] == wins


@pytest.mark.parametrize(
    ("led", "text", "clause"),
    [
        ("JD", "J♦ is led: a trump, not a diamond.", "follow.left"),
        ("2S", "2♠ is led: a trump, not a spade.", "rank.benny"),
        ("JH", "J♥ is led, a trump.", "trick.winner"),
    ],
)
def test_follow_left_is_told_of_a_lead(led: str, text: str, clause: str) -> None:
    setting = {"trump": "H", "pack": 25}
    first, _ = asked("winner", setting=setting, trick=f"{led} KC", names=["A", "B"])["steps"]
    assert (first["why"]["text"], first["clauses"]) == (text, [f"{G}.{clause}"])


def test_lead_winner_is_who_leads() -> None:
    cards = [game(G).pack(game(G).read_options(4, None)).card(code).index for code in ("9S", "AS")]
    (note,) = game(G).trick.brings(Setting("H"), cards, 1)
    assert note.leads and note.clauses == ("lead.winner",)


# -- what may be said, and why -----------------------------------------------------------------------

LOW = "9S 9H TC AC AD"


def actions(phase: str, players: int = 4, options: Any = None, **position: Any) -> dict[str, Any]:
    """Each action with its label and its clauses."""
    answer = asked("legal", phase=phase, players=players, position=position, options=options or {})
    return {one["code"]: (one["label"], *one["clauses"]) for one in answer["actions"]}


@pytest.mark.parametrize(
    ("role", "word", "clause"),
    [
        ("dealer", "Turn it down", "make.turn-down"),
        ("partner", "Pass", "make.order"),
        ("opponent", "Pass", "make.order"),
    ],
)
def test_make_order_is_told_to_each_by_role(role: str, word: str, clause: str) -> None:
    offered = actions("order", hand=LOW, suit="H", role=role)
    assert offered["pass"] == (word, f"{G}.{clause}")
    assert offered["order alone"][1:] == tuple(
        f"{G}.{name}" for name in ("make.order", "make.take-up", "alone.may")
    )


@pytest.mark.parametrize("assist", [False, True])
def test_alone_assist_binds_only_the_dealers_partner(assist: bool) -> None:
    options = {"assist_alone": assist}
    for role in ("dealer", "partner", "opponent"):
        offered = actions("order", options=options, hand=LOW, suit="H", role=role)
        must = assist and role == "partner"
        assert ("order" not in offered) == must
        assert offered["order alone"][-1] == (f"{G}.alone.assist" if must else f"{G}.alone.may")
    named = actions("name", options=options, hand=LOW, down="H")
    assert "name S" in named and "name S alone" in named


@pytest.mark.parametrize("assist", [False, True])
@pytest.mark.parametrize(("passes", "partner"), [(0, False), (1, True), (2, False)])
def test_alone_assist_is_told_of_the_maker(assist: bool, passes: int, partner: bool) -> None:
    match = deal(options={"assist_alone": assist})
    play(match, ", ".join(["pass"] * passes + ["order alone"]))
    (event,) = [event for event in match.table.events if event.kind == "trump"]
    word = "alone.assist" if assist and partner else "alone.may"
    assert event.clauses == ("make.order", "make.makers", word)


@pytest.mark.parametrize(("players", "alone"), [(2, False), (3, False), (4, True)])
def test_alone_may_needs_a_partner(players: int, alone: bool) -> None:
    ordered = actions("order", players, hand=LOW, suit="H", role="opponent")
    named = actions("name", players, hand=LOW, down="H")
    assert ("order alone" in ordered) == ("name S alone" in named) == alone


@pytest.mark.parametrize("stick", [False, True])
@pytest.mark.parametrize("dealer", [False, True])
def test_make_stick_binds_the_dealer(stick: bool, dealer: bool) -> None:
    offered = actions("name", options={"stick": stick}, hand=LOW, down="H", dealer=dealer)
    assert ("pass" not in offered) == (stick and dealer)


def test_make_discard_is_of_six_cards() -> None:
    assert len(actions("discard", hand=f"{LOW} KD")) == 6
    assert "6" in refused("legal", phase="discard", position={"hand": f"{LOW} KD QD"})


def test_make_turn_down_is_the_dealers_way_to_pass() -> None:
    match = play(deal(), "pass, pass, pass, pass")
    said = [(one.kind, one.seat) for one in match.table.events if one.seat is not None][-4:]
    assert said == [("pass", WEST), ("pass", NORTH), ("pass", EAST), ("turn-down", SOUTH)]


def test_alone_defend_is_asked_only_against_a_lone_maker() -> None:
    match = play(deal(**DEFENDED), "order, discard KD")
    assert match.decision is not None and match.decision.phase == "lead"


# -- going under -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("under", "told"),
    [
        ("no", "This is played only where it has been agreed."),
        ("alike", "You need three nines or tens for this."),
    ],
)
def test_under_hand_is_told_to_who_has_none(under: str, told: str) -> None:
    answer = asked("legal", phase="under", position={"hand": LOW}, options={"under": under})
    assert [one["why"]["text"] for one in answer["refused"]] == [told]


def test_under_hand_takes_any_three_in_their_order() -> None:
    offered = actions("under", options={"under": "any"}, hand="9S TH TD 9C AC")
    threes = ("9S TH TD", "9S TH 9C", "9S TD 9C", "TH TD 9C")
    assert [*offered] == ["keep", *(f"under {three}" for three in threes)]


def test_under_swap_leaves_the_rest_of_the_stub_alone() -> None:
    """Twelve cards are left over: the upcard, the three below it, and eight that nobody takes."""
    hands = ("TH TC TD 8C AS", "KS QS TS KC QC", "9S 9H 9D AC AD", "AH KH KD QD JD")
    stock = "QH JS JC JH 8S 8H 8D 7S"
    match = deal(hands, stock, options={"under": "alike", "pack": 32})
    rest = match.table.stock[4:]
    play(match, "under TH TD TC")
    assert held(match, 0) == {"8C", "AS", "JS", "JC", "JH"}
    codes_of = match.table.pack.codes
    assert [codes_of[card] for card in match.table.stock[:4]] == ["QH", "TH", "TD", "TC"]
    assert match.table.stock[4:] == rest and len(rest) == 8


# -- what a hand brings ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "case", "clauses"),
    [
        (4, {"tricks": 3}, "score.makers"),
        (4, {"tricks": 4, "alone": True}, "score.alone-short score.makers"),
        (4, {"tricks": 5}, "score.march"),
        (4, {"tricks": 5, "alone": True}, "score.alone"),
        (4, {"tricks": 2}, "score.euchre"),
        (4, {"tricks": 2, "alone": True, "defended": True}, "score.defend score.euchre"),
        (3, {"tricks": 3}, "score.makers"),
        (3, {"tricks": 5}, "three.march"),
        (3, {"tricks": 2}, "score.euchre three.euchre"),
        (2, {"tricks": 5}, "score.march"),
        (2, {"tricks": 2}, "score.euchre"),
    ],
)
def test_score_makers_and_the_others_by_these_clauses(
    players: int, case: dict[str, Any], clauses: str
) -> None:
    case = {"maker": 1, **case}
    answer = asked("score", form="hand", case=case, players=players, options={"defend": True})
    for line in answer["lines"]:
        assert line["clauses"] == [f"{G}.{clause}" for clause in clauses.split()]
        assert ("euchred" in line["why"]["text"]) == (case["tricks"] < 3)
        assert ("All five tricks" in line["why"]["text"]) == (case["tricks"] == 5)
    makers = 1 % len(answer["totals"])
    scoring = [line["side"] for line in answer["lines"]]
    others = [side for side in range(len(answer["totals"])) if side != makers]
    assert scoring == (others if case["tricks"] < 3 else [makers])


@pytest.mark.parametrize(
    ("totals", "winners", "clauses"),
    [
        ([7, 3, 7], [], "deal.next"),
        ([8, 3, 7], [0], "game.end"),
        ([8, 3, 9], [2], "game.end ruling.most-wins"),
        ([8, 3, 8], [0, 2], "game.end ruling.most-wins common.ruling.tied-game"),
    ],
)
def test_game_end_by_these_clauses(totals: list[int], winners: list[int], clauses: str) -> None:
    case = {"maker": 1, "tricks": 1, "totals": totals}
    answer = asked("score", form="hand", case=case, players=3)
    assert answer["winners"] == winners
    cited = [name.removeprefix(f"{G}.") for name in answer["notes"][-1]["clauses"]]
    assert cited == clauses.split()


@pytest.mark.parametrize(("tricks", "fits"), [(-1, False), (0, True), (5, True), (6, False)])
def test_deal_five_makes_five_tricks(tricks: int, fits: bool) -> None:
    case = {"maker": 0, "tricks": tricks}
    answer = ask({"ask": "score", "game": G, "form": "hand", "case": case})
    assert ("error" not in answer) == fits


# -- a hand as it is told ----------------------------------------------------------------------------


def finished(match: Match) -> Match:
    """The hand that is being played, each with the first card that may be played."""
    while len(match.hands) == 1 and not match.over:
        match.apply(codes(match)[0])
    return match


def test_lead_winner_is_told_once_for_each_later_trick() -> None:
    match = finished(play(deal(), "order, discard KD"))
    leaders = [event for event in match.hands[0].events if event.kind == "leader"]
    assert len(leaders) == 5, "the first lead and four more"


def test_score_defend_is_only_for_a_lone_defender() -> None:
    """East plays alone with one sure trick, and is euchred by two opponents or by one of them."""
    named = "pass, pass, pass, pass, pass, pass, name S alone"
    assert finished(play(deal(), named)).hands[0].totals == [0, 2]
    both = finished(play(deal(**DEFENDED), f"{named}, defend, defend"))
    assert both.hands[0].totals == [0, 2]
    by_one = play(deal(**DEFENDED), f"{named}, defend, defend alone")
    assert by_one.table.shown["out"] == [WEST, SOUTH]
    assert finished(by_one).hands[0].totals == [0, 4]


# -- the score sheet ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "fields", "known"),
    [
        (4, {}, ["maker", "tricks", "alone"], {"defended": False}),
        (4, {"defend": True}, ["maker", "tricks", "alone", "defended"], {}),
        (3, {"defend": True}, ["maker", "tricks"], {"alone": False, "defended": False}),
        (2, {}, ["maker", "tricks"], {"alone": False, "defended": False}),
    ],
)
def test_alone_may_be_entered_where_it_can_be_played(
    players: int, options: dict[str, Any], fields: list[str], known: dict[str, bool]
) -> None:
    whole, thrown_in = asked("sheet", players=players, entries=[], options=options)["forms"]
    assert [field["name"] for field in whole["fields"]] == fields
    sides = 2 if players == 4 else players
    assert whole["known"] == {**known, "totals": [0] * sides}
    assert thrown_in["name"] == "thrown-in"
    entry = {"form": "thrown-in", "case": {}}
    told = asked("sheet", players=players, entries=[entry], options=options)
    assert told["totals"] == [0] * sides and "make.thrown-in" in cites(told)


def test_make_stick_lets_no_hand_be_thrown_in() -> None:
    forms = asked("sheet", players=4, entries=[], options={"stick": True})["forms"]
    assert [form["name"] for form in forms] == ["hand"]
