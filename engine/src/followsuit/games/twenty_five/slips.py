"""How Twenty-Five is misread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...decisions import Decision, Moment
from ...duty import Link
from ...packs import FRENCH_52, Pack, bits
from ...slips import Slips, slip, vary
from .cards import ACE, ACE_OF_HEARTS, RED, Setting, trumps
from .rob import ACE_OF

# -- where a misreading holds --------------------------------------------------------------------


def trump(setting: Setting, suit: str) -> bool:
    return suit == setting.trump


def black_trump(setting: Setting, suit: str) -> bool:
    return suit == setting.trump and suit not in RED


def red_trump(setting: Setting, suit: str) -> bool:
    return suit == setting.trump and suit in RED


def other_than_hearts(setting: Setting, suit: str) -> bool:
    return suit == setting.trump != "H"


def plain_black(setting: Setting, suit: str) -> bool:
    return suit != setting.trump and suit not in RED


def plain_red(setting: Setting, suit: str) -> bool:
    return suit != setting.trump and suit in RED


def plain_hearts(setting: Setting, suit: str) -> bool:
    return suit == "H" != setting.trump


def plain_diamonds(setting: Setting, suit: str) -> bool:
    return suit == "D" != setting.trump


# -- which cards ---------------------------------------------------------------------------------


def ordinary(pack: Pack, setting: Setting) -> Iterator[tuple[int, int, bool]]:
    """The ace of hearts at the head of its suit, where that is not trump."""
    if setting.trump != "H":
        yield ACE.card, pack.card("KH").index, True


def jack_low(pack: Pack, setting: Setting) -> Iterator[tuple[int, int, bool]]:
    """The jack of trumps below the queen."""
    trump = setting.trump
    yield pack.card(f"J{trump}").index, pack.card(f"Q{trump}").index, False


def ace_of_hearts_best(pack: Pack, setting: Setting) -> Iterator[tuple[int, int, bool]]:
    """The ace of hearts above the five of trumps."""
    yield ACE.card, pack.card(f"5{setting.trump}").index, True


def aces_turned(pack: Pack, setting: Setting) -> Mapping[int, int]:
    """The ace of trumps third, the ace of hearts fourth."""
    own = pack.card(f"A{setting.trump}").index
    return {own: ACE.card, ACE.card: own}


def best_three(seen: vary.Seen) -> int:
    own = seen.setting.trump
    return seen.pack.mask(f"5{own} J{own}") | ACE_OF_HEARTS


def every_trump(seen: vary.Seen) -> int:
    return trumps(seen.setting.trump).cards


def trump_led(seen: vary.Seen) -> bool:
    return bool(every_trump(seen) >> seen.cards[0] & 1)


def suit_only(seen: vary.Seen) -> int:
    """The suit led without a trump."""
    return 0 if trump_led(seen) else seen.led & ~every_trump(seen)


def best_on_trumps(seen: vary.Seen) -> int:
    """The three best trumps, where a trump is led."""
    return best_three(seen) if trump_led(seen) else 0


def ace_on_hearts(seen: vary.Seen) -> int:
    """The ace of hearts, where hearts are led and not trump."""
    return ACE_OF_HEARTS if not trump_led(seen) and seen.led & ACE_OF_HEARTS else 0


def as_heart(seen: vary.Seen) -> int:
    """The lead, the ace of hearts taken for a heart."""
    return seen.pack.card("KH").index if seen.cards[0] == ACE.card else seen.cards[0]


def ruffing(seen: vary.Seen) -> int:
    """The trumps that beat the table, where a plain suit is led."""
    return 0 if trump_led(seen) else (every_trump(seen) & seen.beating) | suit_only(seen)


def ace_kept(seen: vary.Seen, chain: Sequence[Link]) -> Sequence[Link]:
    """The ace of trumps may be held back as the three above it may."""
    if not trump_led(seen):
        return chain
    ace = seen.pack.mask(f"A{seen.setting.trump}")
    own, held_back, *rest = chain
    return (
        own._replace(needs=own.needs & ~ace),
        held_back._replace(needs=held_back.needs | ace),
        *rest,
    )


# -- robbing -------------------------------------------------------------------------------------


def anybody(moment: Moment, decide: vary.Decide) -> Decision:
    """Whoever wants to may rob."""
    own = moment["hand"] | 1 << moment["upcard"]
    dealt = replace(moment, options=moment.options._replace(dealer_robs_ace=True))
    robbed = decide(dealt.but(hand=moment["hand"] | 1 << ACE_OF[_suit(moment)], dealer=True))
    held = {f"rob {FRENCH_52.codes[card]}" for card in bits(own)}
    return vary.only(robbed, lambda code: code == "waive" or code in held)


def with_ace_of_hearts(moment: Moment, decide: vary.Decide) -> Decision:
    """The ace of hearts gives the right to rob."""
    return (anybody if moment["hand"] & ACE_OF_HEARTS else lambda one, by: by(one))(moment, decide)


def _suit(moment: Moment) -> str:
    upcard: int = moment["upcard"]
    return FRENCH_52.suit_of[upcard]


# -- points --------------------------------------------------------------------------------------


def afresh(case: Mapping[str, Any]) -> Mapping[str, Any]:
    """Nobody has points before a hand."""
    return {name: value for name, value in case.items() if name != "totals"}


SLIPS = Slips(
    (
        slip(
            "black-high", "rank.plain-black", vary.ranked("A23456789T", "T98765432A", plain_black)
        ),
        slip("black-ace-high", "rank.plain-black", vary.ranked("KQJA", "AKQJ", plain_black)),
        slip(
            "black-ace-low",
            "rank.plain-black",
            vary.ranked("A23456789T", "23456789TA", plain_black),
        ),
        slip("red-low", "rank.plain-red", vary.ranked("T98765432", "23456789T", plain_red)),
        slip(
            "diamond-ace-high",
            "rank.plain-red",
            vary.ranked("KQJT98765432A", "AKQJT98765432", plain_diamonds),
        ),
        slip(
            "heart-five-best",
            "ruling.plain-five-heart",
            vary.ranked("KQJT98765", "5KQJT9876", plain_hearts),
        ),
        slip("jack-best", "rank.five-best rank.jack-second", vary.ranked("5J", "J5", trump)),
        slip("jack-low", "rank.jack-second", vary.moved(jack_low)),
        slip("heart-ace-best", "rank.ace-hearts-third", vary.moved(ace_of_hearts_best)),
        slip("ace-is-heart", "rank.ace-hearts-third", vary.moved(ordinary)),
        slip(
            "trump-ace-third",
            "rank.trump-ace-fourth rank.ace-hearts-third",
            vary.standing(aces_turned),
        ),
        slip(
            "trump-ace-low",
            "rank.trump-ace-fourth",
            vary.ranked("AKQ", "KQA", other_than_hearts),
        ),
        slip(
            "black-trumps-high", "rank.trump-rest", vary.ranked("2346789T", "T9876432", black_trump)
        ),
        slip("red-trumps-low", "rank.trump-rest", vary.ranked("T9876432", "2346789T", red_trump)),
        slip("no-ruff", "follow.or-ruff", vary.stricter(suit_only, "follow.or-ruff")),
        slip("any-on-plain", "follow.or-ruff", vary.unbound("follow.or-ruff")),
        slip("must-ruff", "follow.void-free", vary.bound(every_trump, "follow.void-free")),
        slip("trumps-not-drawn", "follow.trump-lead", vary.unbound("follow.trump-lead")),
        slip(
            "best-drawn",
            "follow.top-trump-exempt follow.top-never-forced",
            vary.binding(best_on_trumps, "follow.trump-lead"),
        ),
        slip("trump-ace-kept", "follow.top-trump-exempt", vary.duties(ace_kept)),
        slip("lower-lead-only", "ruling.exempt-absolute", vary.agreed(renege="lower-lead-only")),
        slip("best-frees", "ruling.top-plus-lower", vary.freed(best_on_trumps)),
        slip("ace-leads-hearts", "ruling.ace-hearts-led", vary.led_as(as_heart)),
        slip(
            "ace-follows-hearts",
            "ruling.ace-hearts-not-heart",
            vary.binding(ace_on_hearts, "follow.or-ruff"),
        ),
        slip("must-overtrump", "ruling.ruff-any-trump", vary.stricter(ruffing, "follow.or-ruff")),
        slip(
            "must-beat",
            "ruling.ruff-any-trump",
            vary.stricter(vary.beating, "follow.or-ruff"),
            vary.stricter(vary.beating, "follow.trump-lead"),
        ),
        slip("suit-led-wins", "trick.winner", vary.orders(vary.only_suit_led)),
        slip("one-point", "score.five", vary.amount("score.five", 1)),
        slip("once-a-hand", "score.five", vary.once("score.five")),
        slip("plays-on", "game.25 game.stop ruling.no-overrun", vary.to_the_end("tricks")),
        slip("hand-starts-afresh", "game.25 ruling.no-overrun", vary.told("tricks", afresh)),
        slip("anybody-robs", "rob.holder", vary.choices("rob", anybody)),
        slip("hearts-rob", "rob.not-ace-hearts", vary.choices("rob", with_ace_of_hearts)),
        slip("dealer-robs-ace", "ruling.upcard-ace", vary.agreed(dealer_robs_ace=True)),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.range deck.52 teams.solo teams.even-pairs teams.nine teams.seating deal.five
            deal.upcard deal.stub-dead turn.clockwise deal.next
            ruling.no-joker ruling.player-limits ruling.team-shape
        """,
        "unasked": """
            rob.discard lead.first ruling.rob-discard-any ruling.rob-order rob.deadline
            rob.optional
        """,
    },
)
