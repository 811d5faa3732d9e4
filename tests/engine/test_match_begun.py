"""How a match begins, from what is given or left out; and one hand of it that is dealt again."""

from __future__ import annotations

from typing import Any

import pytest
from later_hands import after_hands

from followsuit import Match
from followsuit.errors import BadRequest, Fault, FollowSuitError
from followsuit.messages import say


def refused(game: str, **given: Any) -> list[Fault]:
    with pytest.raises(BadRequest) as caught:
        Match(game, **given)
    return list(caught.value.faults)


@pytest.mark.parametrize(
    "names",
    [("Ann",), ("Ann", "Bob", "Cid"), ("Ann", "Ann"), ("Ann", "Ann", "Bob")],
)
def test_each_seat_has_one_name_that_no_other_has(names: tuple[str, ...]) -> None:
    assert refused("ecarte", names=names) == [Fault(say("needs-names", number=2), "names")]


def test_seats_that_nobody_names_have_the_names_of_a_language() -> None:
    assert Match("ecarte", names=("Ann", "Bob")).names == ("Ann", "Bob")
    assert Match("ecarte").names == Match("ecarte", names=()).names == ("West", "East")
    assert Match("ecarte", language="de").names == ("West", "Ost")


def test_what_nobody_says_is_a_first_hand_of_seed_0() -> None:
    match = Match("truc")
    assert (match.seed, match.before, match.hand_number, match.totals) == (0, 0, 0, [0, 0])
    assert match.record() == Match("truc", seed=0, before=0).record()
    assert match.record()["hands"] != Match("truc", seed=1).record()["hands"]


def test_a_match_begins_before_the_last_of_its_hands() -> None:
    """Of four in Tëtka, where that is agreed on: after three, not after four."""
    agreed = {"orbits": 1}
    for before in (4, 5):
        told = say("match-ends-after", hands=4)
        assert refused("tetka", options=agreed, before=before) == [Fault(told, "before")]
    assert refused("tetka", before=-1) == [Fault(say("needs-hand-count"), "before")]
    last = Match("tetka", options=agreed, before=3, seed=1)
    assert last.table.last
    assert not Match("tetka", options=agreed, before=2, seed=1).table.last
    assert len(last.play_random().hands) == 1


@pytest.mark.parametrize("before", [0, 2])
def test_the_last_hand_is_the_one_after_which_none_is_wanted(before: int) -> None:
    given = after_hands(Match("truc").game, before) if before else {}
    for hands in (1, 2, None):
        match = Match("truc", seed=4, hands=hands, **given)
        assert match.table.last is (hands == 1)
        match.play_random(limit=1)
        assert match.hand_number == before + (hands != 1)
        assert match.table.last is (hands is not None)
        assert match.over is (hands == 1)


@pytest.mark.parametrize("before", [0, 1])
def test_a_fault_of_a_deal_is_told_at_its_place(before: int) -> None:
    """Whether that is found before the first hand or when the hand is dealt."""
    whole = {"hands": ["5H 2C 3C 4C 6C", None, None]}
    short = {"hands": [None, "5H", None]}
    given = {"players": 3, "before": before, "seed": 1}
    (early,) = refused("twenty-five", deals=[whole, {"stack": "5H"}], **given)
    assert early.where == "deals[1].stack"
    (late,) = refused("twenty-five", deals=[short], **given)
    assert late.where == "deals[0].hands[1]"
    match = Match("twenty-five", deals=[whole, short], **given)
    with pytest.raises(BadRequest) as caught:
        match.play_random()
    assert [fault.where for fault in caught.value.faults] == ["deals[1].hands[1]"]


def test_a_later_hand_that_is_dealt_again_leaves_the_others_as_they_were() -> None:
    match = Match("truc", seed=2, hands=6).play_random(limit=3)
    match.apply(match.actions[0].code)
    assert match.hand_number == 3 and match.start.totals == tuple(match.hands[2].totals)
    again = match.dealt_again(match.table.chance.record)
    assert again.done == () and len(match.done) == 1
    assert again.follow(match.done).record() == match.record()
    other = match.dealt_again({})
    assert other.record()["hands"][:3] == match.record()["hands"][:3]
    assert (other.hand_number, other.start.dealer) == (3, match.start.dealer)
    for _ in range(2):
        again.undo()
    assert again.hand_number == 2 and match.hand_number == 3
    assert match.record() == Match.from_record(match.record()).record()


@pytest.mark.parametrize("place", [0, 1])
def test_an_action_after_the_end_of_its_hand_is_told(place: int) -> None:
    """Of the last hand of a match, and of one after which another is dealt."""
    record = Match("truc", seed=2, hands=2).play_random().record()
    assert len(record["hands"]) == 2
    actions = record["hands"][place]["actions"]
    record["hands"][place]["actions"] = [*actions, actions[0]]
    with pytest.raises(FollowSuitError) as caught:
        Match.from_record(record)
    where = f"record.hands[{place}].actions[{len(actions)}]"
    assert caught.value.faults == (Fault(say("hand-already-over"), where),)


def test_a_record_tells_how_the_match_began_where_that_is_not_usual() -> None:
    """With its points before the first hand, though there were others since."""
    match = Match("truc", totals=[3, 0], before=2, hands=3, seed=1).play_random(limit=2)
    record = match.record()
    assert len(record["hands"]) == 3 and match.totals != [3, 0]
    assert (record["start"], record["before"], record["limit"]) == ([3, 0], 2, 3)
    usual = Match("truc", seed=1).play_random(limit=2)
    assert not {"start", "before", "limit"} & usual.record().keys()
    for one in (match, usual):
        assert Match.from_record(one.record()).record() == one.record()


def test_what_a_record_leaves_out_is_as_usual() -> None:
    plain = Match("truc", seed=0)
    for hands in ([], None, [{"actions": None, "deal": None, "totals": None}]):
        record = {"game": "truc", "hands": hands, "players": None, "seed": None, "before": None}
        assert Match.from_record(record).record() == plain.record()
    record = Match("truc", seed=3, dealer=2, hands=2).play_random().record()
    assert record["hands"][0]["dealer"] != record["hands"][1]["dealer"]
    assert Match.from_record(record).record() == record
    dealt = Match.from_record({**record, "seed": 4}).record()  # the deals are told
    assert dealt["hands"] == record["hands"]
