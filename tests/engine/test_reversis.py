"""Reversis, clause by clause: deal, exchange, tricks, side payments and pots."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from reversis_table import (
    KEPT,
    STRONG,
    G,
    cites,
    gains,
    legal,
    match,
    play,
    pots,
    said,
    score,
    told,
    trick,
    won,
)

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.games import game
from followsuit.games.reversis.options import Options
from followsuit.games.reversis.questions import points_case
from followsuit.games.reversis.score import FORMS

# -- before play ------------------------------------------------------------------------------------


def test_players_four() -> None:
    for players in (2, 3, 5):
        with pytest.raises(BadRequest, match="4 players"):
            Match(G, players)


def test_deck_48() -> None:
    codes = [card.code for card in game(G).pack(None).cards]
    assert len(codes) == 48 and not any(code.startswith("T") for code in codes)
    hearts = ask({"ask": "ranks", "game": G})["ranks"][1]
    assert [code for (code,) in hearts["cards"]] == [
        "AH",
        "KH",
        "QH",
        "JH",
        "9H",
        "8H",
        "7H",
        "6H",
        "5H",
        "4H",
        "3H",
        "2H",
    ]


def test_chips_start() -> None:
    assert told(match(), "chips.start")
    assert sum(match().totals) + sum(pots(match())) == 400


def test_ante_first() -> None:
    assert match(dealer=1).totals == [95, 90, 95, 95]
    assert pots(match()) == [25]


def test_deal_eleven() -> None:
    table = match(STRONG).table
    assert [hand.bit_count() for hand in table.hands] == [11, 11, 11, 12]
    assert len(table.stock) == 3


def test_ruling_face_down_three() -> None:
    assert "deal.eleven" in told(match(), "ruling.face-down-three")[0].clauses


def test_exchange_dealer() -> None:
    start = match(STRONG)
    assert (start.seat, start.phase) == (3, "exchange")
    assert len(start.actions) == 12
    assert {action.code for action in start.actions} > {"discard 2H", "discard 4D"}
    with pytest.raises(IllegalAction):
        start.apply("keep")


def test_ruling_exchange_order() -> None:
    start, seats = match(STRONG), []
    while start.phase == "exchange":
        seats.append(start.seat)
        start.apply(start.actions[0].code)
    assert seats == [3, 0, 1, 2]


def test_exchange_swap() -> None:
    done = play(match(STRONG), "discard 4D", "discard JC")
    assert done.table.hands[0] >> done.table.pack.card("2C").index & 1
    assert done.table.hands[0].bit_count() == 11
    assert told(done, "exchange.swap")[-1].to is None


def test_exchange_blind() -> None:
    start = play(match(STRONG), "discard 4D")
    seen = start.hands[-1].events
    assert not any(event.kind == "peek" for event in seen)
    assert all("exchange.blind" in a.clauses for a in start.actions if a.code != "keep")


def test_exchange_peek() -> None:
    done = play(match(STRONG), "discard 4D", "keep")
    (peek,) = [event for event in told(done, "exchange.peek") if event.kind == "peek"]
    assert peek.to == (0,) and "[[2C]]" in said(done, peek)
    assert not done.table.hands[0] >> done.table.pack.card("2C").index & 1


def test_exchange_talon() -> None:
    done = play(match(STRONG), "discard 4D", "keep", "discard 6D", "keep")
    codes = {done.table.pack.codes[card] for card in done.table.aside}
    assert codes == {"4D", "2C", "6D", "2D"}
    view = ask({"ask": "hand", "do": "view", "record": done.record(), "seat": 0})["state"]
    assert "6♦" not in " ".join(event["why"]["text"] for event in view["events"])


def test_ruling_quinola_discardable() -> None:
    start = play(match(STRONG), "discard 4D", "keep")
    assert (
        "ruling.quinola-discardable"
        in next(action for action in start.actions if action.code == "discard JH").clauses
    )
    forbidden = play(match(STRONG, options={"quinola_discard": "forbidden"}), "discard 4D", "keep")
    assert "discard JH" not in {action.code for action in forbidden.actions}
    with pytest.raises(IllegalAction, match="may not be laid aside"):
        forbidden.apply("discard JH")
    forbidden.apply("discard AD")


# -- tricks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(4))
def test_lead_first(dealer: int) -> None:
    start = match(dealer=dealer)
    while start.phase == "exchange":
        start.apply(start.actions[0].code)
    assert (start.phase, start.seat) == ("lead", (dealer + 1) % 4)
    assert len(start.actions) == 11


def test_follow_suit() -> None:
    answer = legal("8C KC", "AC 6C JH KD")
    assert answer["legal"] == ["AC", "6C"]
    assert answer["law"]["clauses"] == [f"{G}.follow.suit"]


def test_follow_void_free() -> None:
    answer = legal("8C KC", "AD JH KD")
    assert len(answer["legal"]) == 3
    assert answer["law"]["clauses"] == [f"{G}.follow.void-free"]


def test_trick_winner() -> None:
    answer = ask({"ask": "winner", "game": G, "trick": "8H KH AS 4H"})
    assert answer["card"] == "KH" and f"{G}.trick.winner" in answer["clauses"]
    assert {"pay.ace-offsuit", "points.values"} <= cites(answer["after"])


def test_lead_winner() -> None:
    done = play(match(STRONG), *KEPT, "AS 7S 5S 2S")
    assert (done.seat, done.phase) == (0, "lead")
    assert "lead.winner" in cites(ask({"ask": "winner", "game": G, "trick": "8H KH AS 4H"}))


def test_end_eleven() -> None:
    assert len(won().table.tricks) == 11
    assert not any(won().table.hands)
    assert told(won(), "end.eleven")


# -- aces -------------------------------------------------------------------------------------------


def test_pay_immediate() -> None:
    done = won(4)
    assert done.totals == [95, 93, 97, 90], "North pays East for the ace of diamonds at once"
    assert "pay.immediate" in cites(trick("7C 9C AS 2C"))
    assert gains(trick("7C 9C 6C 2C")) == [0] * 5


def test_pay_ace_offsuit() -> None:
    for card in ("AS", "AH"):
        assert gains(trick(f"7C 9C {card} 2C")) == [0, -1, 1, 0, 0]
    assert gains(trick("7C 5C AS AH"))[:4] == [-2, 0, 1, 1]


def test_pay_ace_diamonds() -> None:
    assert gains(trick("7C 9C AD 2C")) == [0, -2, 2, 0, 0]
    assert gains(trick("7D 9D AD 2D")) == [2, 0, -2, 0, 0]
    assert "pay.ace-diamonds" not in cites(trick("7C 9C AS 2C"))


def test_pay_ace_forced() -> None:
    assert gains(trick("5S AS 9S 2S")) == [1, -1, 0, 0, 0]
    assert gains(trick("5S 9S 2S AS", leader=2)) == [0, -1, 1, 0, 0]


def test_ruling_forced_winner_irrelevant() -> None:
    answer = trick("5S AS 9S 2S")
    assert "ruling.forced-winner-irrelevant" in cites(answer)


def test_ruling_forced_any() -> None:
    strict = {"forced": "only-if-last-of-suit"}
    assert gains(trick("5S AS 9S 2S", strict, apart=["AS"])) == [0] * 5
    assert gains(trick("5S AS 9S 2S", strict)) == [1, -1, 0, 0, 0]
    chosen = trick("5S AS 9S 2S", apart=["AS"])
    assert gains(chosen) == [1, -1, 0, 0, 0]
    assert "ruling.forced-any" in cites(chosen)
    assert "ruling.forced-any" not in cites(trick("5S AS 9S 2S"))
    assert gains(trick("5H JH 9H 2H", strict, apart=["JH"])) == [0] * 5
    seen = play(match(STRONG, options=strict), *KEPT, "QH", "JH")
    assert play(seen, "6H", "2H").totals == [95, 95, 95, 90], "North held 9♥ as well"
    usual = play(match(STRONG), *KEPT, "QH", "JH", "6H", "2H")
    assert usual.totals == [115, 60, 90, 85]


def test_ruling_forced_any_tells_nobody_what_is_left_in_a_hand() -> None:
    """By this ruling nobody looks: the citation must not give away whether there was a choice."""
    west, north, *others = STRONG["hands"]
    alone = [west.replace("JC", "9H"), north.replace("9H", "JC"), *others]
    for hands in (STRONG["hands"], alone):
        done = play(match({**STRONG, "hands": hands}), *KEPT, "QH", "JH", "6H", "2H")
        (line, *_) = told(done, "quinola.forced-leader")
        assert "ruling.forced-any" in line.clauses


def test_pay_ace_led() -> None:
    answer = trick("AS 9S 2S 5S")
    assert gains(answer) == [0] * 5 and "pay.ace-led" in cites(answer["notes"])
    party = {"points": [3, 8, 14, 11], "tricks": [2, 3, 4, 2], "talon": ["AC", "9D", "5S", "2H"]}
    assert gains(score("party", **party, led=["AD"], leaders=[1])) == [18, -2, -16, 0, 0]


# -- Quinola and the pots ---------------------------------------------------------------------------


def test_quinola_is_jh() -> None:
    assert "quinola.is-jh" in cites(trick("KS JH 4S 9S"))
    assert gains(trick("KS JD 4S 9S")) == [0] * 5


def test_quinola_offsuit_pay() -> None:
    assert gains(trick("KS JH 4S 9S"))[0] == -5


@pytest.mark.parametrize(
    ("cards", "rule", "more"),
    [
        ("KH 4H 9H JH", "quinola.forced-leader", {"quinola.is-jh"}),
        ("7D 9D AD 2D", "pay.ace-forced", {"pay.ace-diamonds", "ruling.forced-winner-irrelevant"}),
    ],
)
def test_who_is_paid_finds_the_rule_of_it(cards: str, rule: str, more: set[str]) -> None:
    """What else a payment rests on is said once, where somebody pays."""
    paid, got, *_ = trick(cards)["lines"]
    assert paid["points"] == -got["points"] < 0
    assert cites(paid["clauses"]) == {rule, "pay.immediate"} | more
    assert cites(got["clauses"]) == ({rule} | more) & {rule, "pay.ace-diamonds"}


def test_quinola_offsuit_pot() -> None:
    assert gains(trick("KS JH 4S 9S", pot=40)) == [-5, 45, 0, 0, -40]


def test_quinola_new_pot() -> None:
    answer = score("pots", events=["deal", "taken", "deal"], who=[0, 1, 1])
    assert gains(answer) == [-15, 10, -10, -10, 25]
    assert "quinola.new-pot" in cites(answer)


def test_ruling_new_pot_timing() -> None:
    assert "ruling.new-pot-timing" in cites(trick("KS JH 4S 9S"))
    at_once = trick("KS JH 4S 9S", {"reante": "immediately"})
    assert gains(at_once) == [-10, 25, -5, -10, 0]
    events = {"events": ["deal", "taken", "deal"], "who": [0, 1, 1]}
    assert gains(score("pots", {"reante": "immediately"}, **events))[4] == 30


def test_quinola_forced_leader() -> None:
    answer = trick("KH JH 4H 9H", pot=25)
    assert gains(answer) == [20, -35, -5, -5, 25]
    assert "quinola.forced-leader" in cites(answer)


def test_quinola_forced_others() -> None:
    assert gains(trick("KH 4H 9H JH"))[1:3] == [-5, -5]
    assert "quinola.forced-others" in cites(trick("KH 4H 9H JH"))


def test_quinola_forced_remise() -> None:
    for pot in (25, 60):
        assert gains(trick("KH JH 4H 9H", pot=pot))[4] == pot


def test_remise_first() -> None:
    answer = score("pots", events=["deal", "remise"], who=[0, 1])
    assert answer["lines"][-1]["why"]["text"] == "Pot 1 now holds 50 chips."


def ladder(*events: str) -> dict[str, Any]:
    """Some events after a deal, each in the next seat."""
    return score("pots", events=["deal", *events], who=[n % 4 for n in range(len(events) + 1)])


def test_remise_later() -> None:
    answer = ladder("remise", "deal", "remise", "deal", "remise", "taken")
    remises = [line for line in answer["lines"] if "pays a remise" in line["why"]["text"]]
    assert [line["points"] for line in remises] == [-25, -55, -60]
    assert [line["why"]["text"].partition("as much as ")[2] for line in remises] == [
        "the pot holds, and doubles it.",
        "pot 1 holds, and it forms pot 2.",
        "pot 2 holds, and it forms pot 3.",
    ]
    assert answer["lines"][-1]["what"] == "pot 3"
    assert gains(answer)[4] == 115


def test_remise_reset() -> None:
    answer = ladder("remise", "deal", "remise", "taken", "taken", "deal", "remise")
    assert answer["lines"][-1]["what"] == "pot 1"
    assert gains(answer)[4] == 50
    assert {"remise.reset", "remise.first"} <= cites(answer)


def test_ruling_remise_after_partial() -> None:
    answer = ladder("remise", "deal", "remise", "taken", "deal", "remise")
    assert answer["lines"][-1]["what"] == "pot 2"
    assert gains(answer)[4] == 120
    assert "ruling.remise-after-partial" in cites(answer)


def test_ruling_remise_amount_time() -> None:
    answer = ladder("deal", "remise")
    assert gains(answer)[4] == 60, "with the dealer's 5 in it"
    assert "ruling.remise-amount-time" in cites(answer)


def test_quinola_led() -> None:
    assert gains(trick("JH 9H 3H 2H")) == [0] * 5
    party = {"points": [3, 8, 14, 11], "tricks": [2, 3, 4, 2], "talon": ["AC", "9D", "5S", "2H"]}
    assert gains(score("party", **party, led=["JH"], leaders=[1])) == [36, -10, -21, -5, 0]


def test_ruling_led_quinola_remise() -> None:
    answer = trick("JH 9H 3H 2H", {"led_quinola_remise": True}, pot=30)
    assert gains(answer) == [-30, 0, 0, 0, 30]
    assert "only a remise is paid now" in answer["notes"][0]["why"]["text"]
    assert "ruling.led-quinola-remise" in cites(trick("JH 9H 3H 2H"))


def test_ante_later() -> None:
    start = won(hands=2)
    start.apply("waive")
    assert start.table.dealer == 0
    assert start.hands[0].totals[0] - start.totals[0] == 5 and pots(start) == [30]
    assert told(start, "ante.later")


def test_deal_passes_left() -> None:
    start = won(hands=2)
    start.apply("claim")
    assert start.table.dealer == 0
    assert told(start, "deal.passes-left", 0)


@pytest.mark.parametrize(
    ("form", "case", "where"),
    [
        ("trick", {"cards": ["AS", "KS"]}, "case.cards"),
        ("trick", {"cards": ["5S", "AS", "9S", "2S"], "apart": ["5S"]}, "case.apart"),
        ("trick", {"cards": ["5S", "AS", "9S", "2S"], "pot": 0}, "case.pot"),
        ("trick", {"cards": ["5S", "AS", "9S", "2S"], "remises": -1}, "case.remises"),
        ("trick", {"cards": ["5S", "AS", "9S", "2S"], "remises": 51}, "case.remises"),
        ("trick", {"cards": ["5S", "AS", "9H", "2S"], "apart": ["9H"]}, "case.apart"),
        ("pots", {"events": ["deal"], "who": []}, "case.who"),
        ("pots", {"events": ["remise"], "who": [1]}, "case.events"),
        ("pots", {"events": ["deal", "taken", "remise"], "who": [1, 1, 1]}, "case.events[2]"),
        ("party", {"points": [9] * 4, "tricks": [3, 3, 3, 2], "talon": ["AS"]}, "case.talon"),
        ("reversis", {"player": 0, "tenth": 0, "eleventh": 5}, "case.eleventh"),
        ("reversis", {"player": 0, "tenth": 0, "eleventh": 0, "by_quinola": True}, "case.by_quinola"),
        ("reversis", {"player": 0, "tenth": 0, "eleventh": 1, "by_quinola": True, "quinola": True}, "case.by_quinola"),
        ("reversis", {"player": 0, "tenth": 0, "eleventh": 0, "espagnolette": 0}, "case.espagnolette"),
        ("failed", {"player": 0, "received": [1, 0, 0, 0]}, "case.received"),
        ("failed", {"player": 0, "received": [0, 0, 0, -1]}, "case.received"),
        ("failed", {"player": 0, "received": [0, 0, 0, 0], "won_pot": -1}, "case.won_pot"),
    ],
)  # fmt: skip
def test_impossible_cases_are_refused(form: str, case: dict[str, Any], where: str) -> None:
    assert score(form, **case)["error"]["where"] == where


def test_a_pot_holds_a_chip_and_remises_are_fifty_at_most() -> None:
    cards = "5S AS 9S 2S"
    assert trick(cards, pot=1)["outcome"]["pot"] == 1
    assert trick("5S 9H 2S 7D", apart=["2S"])["outcome"]["remises"] == 0
    assert trick(cards, remises=50)["outcome"]["remises"] == 50
    assert "error" not in score("failed", player=0, received=[0, 0, 0, 0], won_pot=0)
    for remises in (0, 1, 2):
        older = trick("5S 9S JH 2S", pot=20, remises=remises)["outcome"]["pot"]
        assert older == 0, "a case knows nothing of what an older pot holds"


def test_ante_first_is_the_first_of_the_events() -> None:
    assert "quinola.new-pot" not in cites(score("pots", events=["deal"], who=[3]))
    again = score("pots", events=["deal", "taken", "deal"], who=[3, 1, 0])
    assert "quinola.new-pot" in cites(again)


@pytest.mark.parametrize(
    ("cards", "fits"),
    [("JH", True), ("AS JH", True), ("AS 2C", False), ("2C AS", False), ("", False)],
)
def test_pay_claim_is_for_aces_and_quinola(cards: str, fits: bool) -> None:
    position = {"cards": cards}
    answer = ask({"ask": "legal", "game": G, "phase": "claim", "position": position})
    assert [fault["where"] for fault in answer.get("errors", [])] == (
        [] if fits else ["position.cards"]
    )


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"points": [6, 12, 12, 7]}, "case.points"),
        ({"points": [40, 0, 0, 0], "tricks": [1, 4, 3, 3]}, "case.points"),
        ({"points": [-1, 13, 12, 12]}, "case.points[0]"),
        ({"tricks": [2, 3, 3, 4]}, "case.tricks"),
        ({"tricks": [0, 3, 4, 4]}, "case.points[0]"),
        ({"points": [16, 8, 6, 6], "tricks": [1, 4, 3, 3]}, "case.points"),
        ({"points": [13, 14, 5, 4], "tricks": [1, 1, 4, 5]}, "case.points"),
        ({"points": [36, 0, 0, 0], "tricks": [11, 0, 0, 0]}, "case.tricks"),
        ({"led": ["AS"]}, "case.leaders"),
        ({"led": ["KS"], "leaders": [1]}, "case.led"),
        ({"led": ["AC"], "leaders": [1]}, "case.led"),
    ],
)
def test_impossible_parties_are_refused(changes: dict[str, Any], where: str) -> None:
    case = {"points": [6, 12, 12, 6], "tricks": [2, 3, 3, 3], "talon": ["AC", "9D", "5S", "2H"]}
    errors = score("party", **{**case, **changes})["errors"]
    assert [error["where"] for error in errors] == [where]


def test_no_question_has_points_that_no_tricks_can_hold() -> None:
    for seed in range(400):
        question = points_case(Random(seed))
        FORMS[question.form].score(question.case, Options(), 4)


def test_a_trick_holds_the_best_cards_outside_the_talon() -> None:
    most = {"points": [15, 9, 6, 6], "tricks": [1, 4, 3, 3], "talon": ["AC", "9D", "5S", "2H"]}
    assert "error" not in score("party", **most), "three aces and a king"


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_reversis*.py")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    tests = set(re.findall(r"^def test_(\w+)", sources, re.M))
    short = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    missing = [name for name in short if re.sub(r"[.-]", "_", name) not in tests]
    assert not missing


@pytest.mark.parametrize(("cards", "told"), [("8♥ K♥ 9♠ 4♥", False), ("8♥ K♥ A♠ 4♥", True)])
def test_reversis_no_more_side_is_told_of_a_card_that_would_be_paid_for(
    cards: str, told: bool
) -> None:
    answer = ask(
        {"ask": "winner", "game": "reversis", "setting": {"reversis": True}, "trick": cards}
    )
    clauses = [clause for entry in answer["after"] for clause in entry["clauses"]]
    assert ("reversis.reversis.no-more-side" in clauses) == told
