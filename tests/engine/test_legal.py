"""`legal` beside the cards: why something may not be said, and what is no position at all."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import ask

# game, phase, position (with options, setting, seat under those names), refused code, clause
WHY_NOT: tuple[tuple[str, str, dict[str, Any], str, str], ...] = (
    (
        "twenty-five",
        "rob",
        {"upcard": "6S", "hand": "KS AH 2D"},
        "rob <card>",
        "rob.not-ace-hearts",
    ),
    ("twenty-five", "rob", {"upcard": "6S", "hand": "KS 2D"}, "rob <card>", "rob.holder"),
    ("twenty-five", "rob", {"upcard": "AS", "hand": "KS"}, "rob <card>", "ruling.upcard-ace"),
    (
        "twenty-five",
        "rob",
        {"upcard": "6S", "hand": "AS", "led": True},
        "rob <card>",
        "rob.deadline",
    ),
    ("tyzicha", "bid", {"hand": "AS", "bid": 120}, "bid <number>", "bid.raise-ten"),
    ("tyzicha", "bid", {"hand": "AS", "forced": True}, "pass", "bid.forced"),
    (
        "tyzicha",
        "bid",
        {"hand": "AS", "bid": 120, "options": {"bid_limit": "120-without-marriage"}},
        "bid 130",
        "ruling.bid-limit",
    ),
    ("tyzicha", "decide", {"hand": "AS", "contract": 100}, "raise <number>", "forced100.no-raise"),
    (
        "tyzicha",
        "decide",
        {"hand": "AS", "contract": 130, "raised": True},
        "raise <number>",
        "ruling.raise-once",
    ),
    ("tyzicha", "lead", {"hand": "KS QH"}, "reveal <suit>", "marriage.reveal"),
    (
        "tyzicha",
        "lead",
        {"hand": "KS QS KH QH", "setting": {"marriage": "S"}},
        "reveal hearts",
        "ruling.one-marriage-per-lead",
    ),
    (
        "tyzicha",
        "lead",
        {"hand": "KS QS", "first": True, "options": {"first_trick_marriage": False}},
        "reveal spades",
        "ruling.first-trick-marriage",
    ),
    (
        "tute",
        "lead",
        {"hand": "KS QS", "first": True, "setting": {"trump": "S"}},
        "cuarenta",
        "declare.when",
    ),
    (
        "tute",
        "lead",
        {"hand": "KH QH", "declared": True, "setting": {"trump": "S"}},
        "veinte hearts",
        "declare.one-per-trick",
    ),
    (
        "tute",
        "lead",
        {"hand": "KS QS KH", "own": ["H"], "setting": {"trump": "S"}},
        "cuarenta",
        "declare.cuarenta-first",
    ),
    ("tute", "lead", {"hand": "KS", "setting": {"trump": "S"}}, "veinte <suit>", "declare.veinte"),
    (
        "tute",
        "declare",
        {"hand": "KH QH", "trump": "S"},
        "veinte hearts",
        "ruling.declarer-is-winner",
    ),
    ("truc", "deal", {"totals": [11, 3]}, "one", "eleven.full-deal"),
    ("truc", "deal", {"cut": True}, "one", "deal.three"),
    ("truc", "eleven", {"totals": [11, 11]}, "decline", "eleven.both"),
    ("truc", "eleven", {"totals": [11, 5], "seat": 1}, "decline", "eleven.choice"),
    ("truc", "lead", {"hand": "3S", "totals": [11, 4]}, "truc", "ruling.no-raise-at-eleven"),
    (
        "truc",
        "lead",
        {"hand": "3S", "agreed": "truc", "raiser": "us"},
        "retruc",
        "raise.retruc-who",
    ),
    (
        "truc",
        "lead",
        {"hand": "3S", "agreed": "retruc", "raiser": "us"},
        "retruc",
        "ruling.no-third-raise",
    ),
    ("truc", "answer", {"word": "truc"}, "retruc", "ruling.retruc-immediate"),
    ("truc", "answer", {"word": "truc"}, "<card>", "raise.answer"),
    (
        "ecarte",
        "play",
        {"hand": "KS", "trick": "7H", "shown": True, "setting": {"trump": "S"}},
        "show KS",
        "ruling.king-once",
    ),
    ("ecarte", "lead", {"hand": "QS", "setting": {"trump": "S"}}, "show <card>", "king.show"),
    (
        "ecarte",
        "play",
        {
            "hand": "KS",
            "trick": "7H",
            "setting": {"trump": "S"},
            "options": {"king_show": "before-first-lead"},
        },
        "show KS",
        "ruling.king-window",
    ),
    (
        "ecarte",
        "discard",
        {"hand": "KS 7S 8S", "laid": 2, "stock": 2, "trump": "S"},
        "discard <card>",
        "ruling.discard-limit",
    ),
    ("fuenfzehnern", "lead", {"hand": "KS"}, "zwang <card>", "zwang.holding"),
    ("fuenfzehnern", "lead", {"hand": "AS KS QS"}, "zwang QS", "ruling.zwang-own-ace"),
    ("schafkopf", "widow", {"taken": True}, "take", "widow.declarer"),
    ("schafkopf", "widow", {"passed": True}, "take", "ruling.one-offer"),
    ("sheepshead", "bid", {"hand": "7C", "taken": True}, "pick up", "bid.first-wins"),
    (
        "sheepshead",
        "bid",
        {"hand": "7C"},
        "pick up call <card> [blitz] [schmaltz]",
        "call.condition",
    ),
    (
        "sheepshead",
        "announce",
        {"hand": "7C", "partner": True},
        "crack",
        "ruling.partner-no-recrack",
    ),
    ("sheepshead", "announce", {"hand": "7C", "cracked": True}, "crack", "double.crack-once"),
    ("sheepshead", "re-crack", {}, "re-crack", "double.recrack"),
    (
        "sheepshead",
        "discard",
        {"hand": "QC QS 7C", "shown": ["blitz"]},
        "discard QC",
        "discard.blitz-queens",
    ),
    ("sheepshead", "again", {}, "stop", "end.free"),
    ("reds", "bid", {}, "bid <number>", "bid.range"),
    ("reds", "pass", {"hand": "AD", "round": 9}, "pass <cards>", "pass.none"),
    ("type-trump", "announce", {"round": 2}, "announce <type>", "trump.cycle"),
    ("type-trump", "declare", {"options": {"partnership": True}}, "spoiler", "part.no-spoiler"),
    ("shed", "announce", {"card": "ace-moons"}, "announce <type>", "lead.announce"),
    ("reversis", "exchange", {"hand": "2C", "dealer": True}, "keep", "exchange.dealer"),
    (
        "reversis",
        "exchange",
        {"hand": "JH 2C", "options": {"quinola_discard": "forbidden"}},
        "discard JH",
        "ruling.quinola-discardable",
    ),
    (
        "reversis",
        "claim",
        {"cards": "AH", "options": {"claims": "automatic"}},
        "waive",
        "ruling.claim-phase",
    ),
)


def request(name: str, phase: str, position: dict[str, Any]) -> dict[str, Any]:
    """A request of a row; what is no fact stands beside the position."""
    beside = {key: position[key] for key in ("options", "setting", "seat") if key in position}
    facts = {key: value for key, value in position.items() if key not in beside}
    return {"ask": "legal", "game": name, "phase": phase, **beside, "position": facts}


@pytest.mark.parametrize(("name", "phase", "position", "code", "clause"), WHY_NOT)
def test_what_is_refused_names_its_clause(
    name: str, phase: str, position: dict[str, Any], code: str, clause: str
) -> None:
    answer = ask(request(name, phase, position))
    assert "error" not in answer, answer["error"]
    why = {item["code"]: item for item in reversed(answer["refused"])}
    assert f"{name}.{clause}" in why[code]["clauses"]
    assert why[code]["why"]["text"]
    assert code not in [action["code"] for action in answer["actions"]]


# game, phase, position, where the fault is
NO_POSITION: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("twenty-five", "rob", {"upcard": "6S", "hand": "6S KH"}, "position.hand[0]"),
    ("twenty-five", "rob", {"upcard": "6S", "hand": "AS KS QS JS TS 9S"}, "position.hand"),
    ("twenty-five", "rob", {"upcard": "6S"}, "position.hand"),
    ("twenty-five", "rob", {"upcard": "6S", "hand": []}, "position.hand"),
    ("twenty-five", "rob", {"upcard": "6S", "hand": "KS", "trump": "S"}, "position.trump"),
    ("twenty-five", "rob", {"upcard": "6S", "hand": "KS", "setting": {}}, "setting"),
    ("twenty-five", "bid", {}, "phase"),
    ("tetka", "bid", {}, "phase"),
    ("tyzicha", "bid", {"hand": "AS", "bid": 115}, "position.bid"),
    ("tyzicha", "bid", {"hand": "AS", "bid": 120, "forced": True}, "position.bid"),
    ("tyzicha", "give", {"hand": "AS", "receiver": 0, "contract": 110}, "position.receiver"),
    ("tyzicha", "decide", {"hand": "AS", "contract": 105}, "position.contract"),
    ("truc", "lead", {"hand": "3S", "agreed": "truc"}, "position.raiser"),
    ("truc", "lead", {"hand": "3S", "totals": [12, 0]}, "position.totals[0]"),
    ("truc", "lead", {"hand": "3S 2S 4S", "won": ["us"]}, "position.hand"),
    ("truc", "play", {"hand": "3S", "trick": "4S 5S 6S 7S"}, "position.trick"),
    ("truc", "answer", {"word": "truc", "turn": True}, "position.hand"),
    ("ecarte", "discard", {"hand": "KS", "stock": 9, "trump": "S"}, "position.hand"),
    ("shed", "token", {"takes": [[], *[["moons"]] * 3], "lead": "ace-moons"}, "position.takes[0]"),
    ("reversis", "claim", {"cards": "2C"}, "position.cards"),
    ("fuenfzehnern", "lead", {"hand": "AS", "setting": {"gone": "AS"}}, "position.hand"),
    ("fuenfzehnern", "lead", {"hand": "AS", "setting": {"zwang": True}}, "setting"),
    ("ecarte", "play", {"hand": "AS", "trick": "KS", "setting": {"trump": "X"}}, "setting.trump"),
)


@pytest.mark.parametrize(("name", "phase", "position", "where"), NO_POSITION)
def test_what_is_no_position_is_told_where(
    name: str, phase: str, position: dict[str, Any], where: str
) -> None:
    answer = ask(request(name, phase, position))
    assert where in [fault["where"] for fault in answer["errors"]], answer


def test_how_many_cards_are_left_after_laying_off_is_told() -> None:
    position = {"hand": "KS QS JS", "laid": 1, "trump": "S", "stock": 9}
    (fault,) = ask(request("ecarte", "discard", position))["errors"]
    assert fault["facts"] == {"laid": 1, "left": 4}


def test_a_written_action_gets_the_reason_of_its_kind() -> None:
    """Whoever writes a bid that is not offered is told which bid is due."""
    record = {"game": "tyzicha", "players": 3, "seed": 1, "hands": [{"dealer": 0, "actions": []}]}
    refused = ask({"ask": "hand", "do": "act", "record": record, "action": "bid 200"})
    assert "The first bid is 110" in refused["error"]["what"]


def test_two_in_shed_play_the_same_with_mode_singles() -> None:
    """`mode: singles` is what two players may leave out: they play the two-player game."""
    new = {"ask": "hand", "do": "new", "game": "shed", "players": 2, "seed": 3}
    plain, single = ask(new), ask({**new, "options": {"mode": "singles"}})
    assert plain == single
    assert plain["state"]["held"] == [10, 10]


def test_a_later_hand_can_have_its_deal() -> None:
    record = {"game": "reds", "players": 3, "seed": 5}
    whole = ask({"ask": "hand", "do": "play_on", "record": record})["record"]
    given = {"deal": {"hands": ["AD KD QD JD TD", None, None]}, "actions": []}
    again = {**whole, "hands": [whole["hands"][0], given]}
    answer = ask({"ask": "legal", "record": {k: v for k, v in again.items() if k != "winners"}})
    assert "error" not in answer, answer["error"]
    state = ask({"ask": "hand", "do": "play_on", "record": again, "count": 1})["state"]
    assert state["hands"][0] == ["AD", "KD", "QD", "JD", "TD"]
