"""What somebody knows who has to choose, in words: all that counts, and nothing that nobody would speak of."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit.decisions import Moment
from followsuit.game import Game
from followsuit.games import game
from followsuit.messages import Message
from followsuit.quiz.facts import doing, known


def told(name: str, phase: str, seat: int = 0, **more: Any) -> tuple[Game, Moment]:
    """A choice as it usually is, but for some facts, options and a setting."""
    own, players = game(name), game(name).about.seated
    options, setting = more.pop("options", {}), more.pop("setting", {})
    kind = next(one for one in own.hand.phases if one.name == phase)
    agreed = own.read_options(players, options)
    facts = {"hand": 1, **kind.usual, **more}
    where = own.setting(setting) if kind.setting else None
    return own, Moment(own.trick, own.pack(agreed), kind, seat, facts, agreed, players, where)


def sentence(own: Game, moment: Moment, message: Message) -> str:
    sides = own.match.sides(moment.players, moment.options)
    voice = own.voice(moment.pack, own.seat_names(moment.players), sides)
    return str(voice.plain(message))


@pytest.mark.parametrize(
    ("name", "phase", "more", "text"),
    [
        # The points of one’s own side come first; what has not happened is not told, nor is the hand.
        (
            *("truc", "lead", {"seat": 1, "totals": (3, 5), "hand": 1}),
            "Leading, with or without a raise. Points before the hand: 5 for you, 3 for the others."
            " Raise that is agreed: None. Who called it: None. Cards dealt to each: 3.",
        ),
        # What has been agreed on is told where it is not as usual.
        (
            "truc",
            "lead",
            {"seat": 2, "options": {"raises_at_eleven": True}, "totals": (3, 5), "won": ("us",)},
            "Leading, with or without a raise. Raises with both sides at 11: yes."
            " Points before the hand: 3 for you, 5 for the others. Raise that is agreed: None."
            " Who called it: None. Tricks so far: Us. Cards dealt to each: 3.",
        ),
        (
            *("tyzicha", "bid"),
            {"options": {"bid_limit": "120-without-marriage", "round_to": 5}, "bid": 70},
            "Bidding. Opponents' points are rounded: 5. Highest bid and raise: 120 without a"
            " marriage in hand. Highest bid so far, 0 if there is none: 70.",
        ),
        # None is a number, too; and what is usually so is told where it is not.
        (
            *("tyzicha", "bid", {"options": {"first_trick_marriage": False}, "bid": 0}),
            "Bidding. A marriage with the very first lead: no. Highest bid so far, 0 if there is none: 0.",
        ),
        # A setting tells of what has been agreed on itself; only where there is none it is told apart.
        (
            *("tute", "lead", {"options": {"undertrump": "free"}, "own": ("H",)}),
            "Spades are trump. Leading, with or without a declaration."
            " Suits you have declared, in order: Hearts.",
        ),
        (
            *("tute", "declare", {"options": {"undertrump": "free"}, "trump": "D"}),
            "Declaring as the winner’s partner. Unable to overtrump: you may play any card."
            " Trumps: Diamonds.",
        ),
        (
            *("tute", "declare", {"own": ("H", "S"), "trump": "D"}),
            "Declaring as the winner’s partner. Suits you have declared, in order: Hearts and"
            " Spades. Trumps: Diamonds.",
        ),
        # Each list of several, and that one of them is empty.
        (
            *("shed", "token", {"takes": (("moons", "suns"), (), ("waves",)), "lead": 3}),
            "Moving a token after a trick. Tokens of each take: Moons and Suns; none; Waves."
            " Card led: Ace of Leaves.",
        ),
        ("schafkopf", "widow", {"hand": 1}, "Taking the widow."),
        ("schafkopf", "widow", {"taken": True}, "Taking the widow. Somebody has taken it: yes."),
    ],
)
def test_all_is_told_on_which_a_choice_depends(
    name: str, phase: str, more: dict[str, Any], text: str
) -> None:
    own, moment = told(name, phase, **more)
    assert sentence(own, moment, known(own, moment)) == text


@pytest.mark.parametrize(
    ("name", "phase", "code", "filled"),
    [
        ("tyzicha", "bid", "bid <number>", None),
        ("tyzicha", "bid", "bid 90", [90]),
        ("tyzicha", "bid", "pass", None),
        ("sheepshead", "bid", "pick up blitz", None),
        ("sheepshead", "bid", "pick up", None),
        ("sheepshead", "bid", "pick up [blitz] [schmaltz]", None),
        ("truc", "lead", "truc", None),
        ("truc", "lead", "<card> truc", None),
    ],
)
def test_an_action_is_told_with_what_stands_in_its_blanks(
    name: str, phase: str, code: str, filled: list[Any] | None
) -> None:
    own, moment = told(name, phase)
    found = doing(own, moment, code)
    assert (found.id == "quiz-do") is (filled is not None)
    if filled:
        assert list(found.facts["value"].items) == filled
