"""What may be chosen and what not, apart from any game: as it is asked for, told, drawn and refused."""

from __future__ import annotations

from math import nextafter
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.actions import Action, Code, Refused
from followsuit.decisions import Decision, OneOf, Phase, Play
from followsuit.duty import Link, anything
from followsuit.errors import Fault, IllegalAction, UnknownName
from followsuit.messages import Card, Row, say
from followsuit.order import Said
from followsuit.packs import FRENCH_52 as PACK
from followsuit.parts import Part

FOLLOW = Link(PACK.suit("S"), PACK.suit("S"), ("follow",), say("play-any"))
CHAIN = (FOLLOW, anything("free"))
HAND = "KS TS AH"  # spades are led: the ace may not be played


def action(code: str, weight: float = 1) -> Action:
    return Action(code, say("written"), (), f"done {code}", weight)


def refused(code: str, why: str) -> Refused:
    return Refused(code, Said(say(why), ("free",)))


def turn(*extra: Action, barred: tuple[Refused, ...] = (), hand: str = HAND) -> Play:
    lying = [PACK.card("2S").index]
    return Play(PACK, 1, PACK.mask(hand), None, lying, CHAIN, extra, barred)


def test_who_is_asked_in_secret_is_seen_by_that_seat_and_by_who_sees_all() -> None:
    lead = Decision(2, "lead", [action("KS")])
    secret = Decision(1, "rob", [action("rob")], guise=lead)
    assert [secret.seen_by(seat) for seat in (None, 0, 1, 2)] == [secret, lead, secret, lead]
    assert [lead.seen_by(seat) for seat in (None, 0, 2)] == [lead] * 3


def test_a_chance_on_the_border_is_the_next_action() -> None:
    """Each has what lies from its first chance up to, and without, the next one's."""
    for decision in (
        Decision(0, "some", [action("a"), action("b", 2), action("c")]),
        OneOf(0, "some", ["a", "b", "b", "c"], action),
    ):
        assert [decision.pick(chance / 4) for chance in range(4)] == ["a", "b", "b", "c"]
    play = turn(action("a"), action("b"))
    assert [play.pick(chance / 4) for chance in range(4)] == ["a", "b", "KS", "TS"]


@pytest.mark.parametrize("hand", ["AS QS JS", "AS QS JS 9S", "AS QS JS 9S 2S"])
def test_no_chance_is_beyond_the_last_card(hand: str) -> None:
    """Though three weights of 0.3 one after the other are less than their sum."""
    play = turn(action("a", 0.3), action("b", 0.3), action("c", 0.3), hand=hand)
    assert play.pick(nextafter(1, 0)) == hand.split()[-1]


def test_the_refusal_that_names_an_action_comes_before_one_of_its_kind() -> None:
    own, kind = refused("rob 5H", "lead"), refused("rob <card>", "draw")
    for barred in ((own, kind), (kind, own)):
        decision = Decision(0, "some", [action("pass")], barred)
        assert decision.why_not("rob 5H") == own
        assert decision.why_not("rob 6H") == kind
        assert decision.why_not("bid 5") is None
        with pytest.raises(IllegalAction) as caught:
            decision.value("rob 5H")
        assert caught.value.faults == (Fault(own.said.say, "action", ("pass",)),)


def moment(*codes: Code) -> Any:
    return SimpleNamespace(phase=SimpleNamespace(codes=codes))


def test_why_nothing_else_of_a_kind_is_possible_is_said_in_general() -> None:
    """Unless it is told of already, or there is nothing to say."""
    decision = Decision(0, "some", [action("pass")], [refused("cut", "lead")])
    assert decision.rest == () and decision.why_not("bid 3") is None
    decision.moment = moment(
        Code("pass", say("draw")),
        Code("cut", say("draw")),
        Code("bid <number>", say("deal"), "bid.who bid.more"),
        Code("keep"),
    )
    (rest,) = decision.rest
    assert rest == Refused("bid <number>", Said(say("deal"), ("bid.who", "bid.more")))
    assert decision.rest is decision.rest
    assert [decision.why_not(code) for code in ("bid 3", "keep")] == [rest, None]


@pytest.mark.parametrize(("code", "is_offered"), [("KS", True), ("TS", True), ("pass", True)])
def test_what_is_offered_is_offered_as_it_is_written(code: str, is_offered: bool) -> None:
    play = turn(action("cut"), action("pass"))
    assert play.offers(code) is is_offered and code in play.codes


def test_other_spellings_and_other_cards_are_not_offered() -> None:
    """An ace that may not be played, cards that nobody holds there, and a name for a code."""
    play = turn(action("cut"), action("pass"))
    assert play.codes == ["cut", "pass", "KS", "TS"]
    name = PACK.card("TS").name
    assert name in PACK.by_code or PACK.card(name)
    for code in ("AH", "KH", "AS", "2S", "9S", name, "ks", "bid"):
        assert not play.offers(code), code
    assert not Decision(0, "some", [action("cut")]).offers("pass")


@pytest.mark.parametrize(
    ("code", "value"),
    [("KS", "KS"), ("10♠", "TS"), ("ten of spades", "TS"), ("cut", None), ("pass", None)],
)
def test_a_card_is_received_by_its_index_and_all_else_by_its_value(
    code: str, value: str | None
) -> None:
    found = turn(action("cut"), action("pass")).value(code)
    assert found == (PACK.card(value).index if value else f"done {code}")


def test_what_may_not_be_played_is_refused_with_its_reason() -> None:
    """Of the hand by the law, of others because they are not there; a way to write it makes no difference."""
    play = turn()
    for code in ("AH", "ace of hearts"):
        with pytest.raises(IllegalAction) as caught:
            play.value(code)
        said = play.law.of(PACK.card("AH").index).say
        assert caught.value.faults == (Fault(said, "action", ("KS", "TS")),)
    for code in ("9S", "KH", "QH", "AS", "JS"):
        with pytest.raises(IllegalAction) as caught:
            play.value(code)
        what = say("not-in-this-hand", card=Card(PACK.card(code).index))
        assert caught.value.faults == (Fault(what, "action"),)


def test_what_is_no_card_is_refused_as_a_card_unless_there_is_more_to_do() -> None:
    with pytest.raises(UnknownName):
        turn().value("nonsense")
    for play in (turn(action("cut")), turn(barred=(refused("cut", "lead"),))):
        with pytest.raises(IllegalAction) as caught:
            play.value("nonsense")
        assert caught.value.faults[0].what.id == "not-possible-now"


def test_a_refused_thing_beside_a_card_tells_why() -> None:
    play = turn(barred=(refused("meld <suit>", "lead"), refused("9S", "draw")))
    for code, why in (("meld hearts", "lead"), ("9S", "draw")):
        with pytest.raises(IllegalAction) as caught:
            play.value(code)
        assert caught.value.faults[0].what == say(why)
    assert [one.code for one in play.refused] == ["meld <suit>", "9S", "AH"]
    assert play.told_of == {"meld <suit>", "9S", "AH", "KS", "TS"}


@pytest.mark.parametrize("many", [11, 12, 13, 20])
def test_twelve_of_what_is_possible_are_told(many: int) -> None:
    decision = Decision(0, "some", [action(f"bid {number}") for number in range(many)])
    with pytest.raises(IllegalAction) as caught:
        decision.value("nonsense")
    told = caught.value.faults[0].what.facts["possible"]
    assert told == Row.verbatim(f"bid {number}" for number in range(min(many, 12)))


def test_an_action_is_told_as_it_is_offered_or_by_its_code() -> None:
    decision = Decision(0, "some", [action("cut"), action("pass")])
    assert decision.action("pass") is decision.actions[1]
    assert decision.action("rob 5H").clauses == ()
    assert decision.action("rob 5H").code == "rob 5H"


def test_who_plays_to_a_trick_plays_and_who_begins_one_leads() -> None:
    assert turn().phase == "play"
    assert Play(PACK, 0, PACK.mask("KS"), None, (), CHAIN).phase == "lead"


def test_facts_that_need_not_be_told_are_as_they_usually_are() -> None:
    parts = (Part("hand", "hand"), Part("bids", "ints", required=False, default=(0,)))
    phase = Phase("some", parts, lambda one: Decision(0, "some", ()), ())
    assert phase.usual == {"bids": (0,)}
    assert (phase.setting, phase.turns) == (False, "")
    nothing: Any = None
    assert phase.check(nothing) == []
