"""“Who leads to the next trick?”: the answer is who led to it at the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.games import MODULES, game
from followsuit.practice.bank import bank
from followsuit.practice.spots import found
from followsuit.quiz import kinds_of
from followsuit.quiz.asked import answer_of
from followsuit.quiz.leader import leader_drafts, next_leader
from followsuit.slips import misread

GAMES = sorted(MODULES)
MANY = 40
Answer = dict[str, Any]


def questions(name: str) -> list[Answer]:
    known = game(name)
    drafts = leader_drafts(known, Random(name), {}, MANY)
    return [answer_of(known, "leader", one.make(), "en") for one in drafts]


@pytest.mark.parametrize("name", GAMES)
def test_whom_the_rules_name_is_who_leads_at_the_table(name: str) -> None:
    known = game(name)
    followed = 0
    for players in known.about.players:
        match = Match(known, players, seed=players, hands=2).play_random()
        for table in match.hands:
            for trick, then in zip(table.tricks, table.tricks[1:], strict=False):
                place = known.trick.leads(trick.setting, trick.cards, trick.position)
                assert trick.seats[place] == then.seats[0] == table.next_leader(trick)
                assert trick.seats.index(then.seats[0]) == next_leader(known, trick)
                followed += 1
    assert followed


@pytest.mark.parametrize("name", GAMES)
def test_one_player_is_right_and_the_door_says_the_same(name: str) -> None:
    assert "leader" in kinds_of(game(name))
    asked = questions(name)
    assert len(asked) == MANY
    for one in asked:
        (right,) = one["answer"]
        assert [option["seat"] for option in one["options"]] == list(range(len(one["seats"])))
        told = ask(one["request"])
        assert told["complete"]
        assert one["options"][int(right)]["seat"] == told["leads"] % len(one["seats"])
        # What is said of the lead, and before it of the winner, is what follows from the trick.
        leads = [said for said in told["after"] if one["clauses"][0] in said["clauses"]]
        if len(one["seats"]) == len(one["trick"]):
            both = [f"{told['why']['text']} {said['why']['text']}" for said in leads]
            assert one["verdict"]["text"] in both
        assert set(told["clauses"]) <= set(one["clauses"])
    assert len({one["answer"][0] for one in asked}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_asks_the_same(name: str) -> None:
    request = {"ask": "quiz", "game": name, "kind": "leader", "seed": 5}
    assert ask(request) == ask(request)


def test_a_drawn_trick_is_led_to_again() -> None:
    clause = "truc.lead.after-draw"
    one = ask({"ask": "quiz", "game": "truc", "kind": "leader", "clause": clause})
    assert one["answer"] == ["0"] and one["clauses"][0] == clause
    assert ask(one["request"])["winner"] is None


def test_while_cards_are_missing_nobody_leads_next() -> None:
    told = ask({"ask": "winner", "game": "truc", "trick": ["AH", "3D"]})
    assert (told["complete"], told["leads"]) == (False, None)


@pytest.mark.parametrize("name", GAMES)
def test_who_lets_the_lead_go_round_plays_so_and_answers_so(name: str) -> None:
    known = game(name)
    readers = misread(known)
    number = next(n for n, one in enumerate(readers) if one.slip.id == "lead-goes-round")
    reader = readers[number].game
    for table in Match(reader, seed=2, hands=1).play_random().hands:
        for trick, then in zip(table.tricks, table.tricks[1:], strict=False):
            assert then.seats[0] == trick.seats[1]
    rows = [one for one in bank(known) if one.kind == "leader"]
    shown = [one for one in rows if one.given[number]]
    assert shown
    for one in shown:
        spot = found(known, one.name)
        assert spot
        assert one.answers[one.given[number]] == next_leader(reader, spot.about) == 1
        assert one.answers[0] != 1
