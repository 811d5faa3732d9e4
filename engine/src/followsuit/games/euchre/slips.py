"""How Euchre is misread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...decisions import Decision, Moment
from ...ledger import Line
from ...packs import Pack
from ...slips import Slips, slip, vary
from .cards import BENNY, NEXT, Setting, trumps
from .options import SUITS
from .score import MAJORITY

# -- cards out of their places -------------------------------------------------------------------


def right(pack: Pack, setting: Setting) -> int:
    return pack.card(f"J{setting.trump}").index


def left(pack: Pack, setting: Setting) -> int:
    return pack.card(f"J{NEXT[setting.trump]}").index


def left_at_home(pack: Pack, setting: Setting) -> Iterator[tuple[int, int, bool]]:
    """The left bower below the queen that is printed like it."""
    yield left(pack, setting), pack.card(f"Q{NEXT[setting.trump]}").index, False


def left_low(pack: Pack, setting: Setting) -> Iterator[tuple[int, int, bool]]:
    """The left bower below the queen of trumps."""
    yield left(pack, setting), pack.card(f"Q{setting.trump}").index, False


def right_low(pack: Pack, setting: Setting) -> Iterator[tuple[int, int, bool]]:
    """The right bower below the queen of trumps."""
    yield right(pack, setting), pack.card(f"Q{setting.trump}").index, False


def benny_at_home(pack: Pack, setting: Setting) -> Iterator[tuple[int, int, bool]]:
    """The benny below the nine of spades, unless spades are trump."""
    benny = pack.find(BENNY)
    if benny is not None and setting.trump != "S":
        yield benny.index, pack.card("9S").index, False


def other_colour(setting: Setting, suit: str) -> bool:
    return suit not in (setting.trump, NEXT[setting.trump])


def bowers_turned(pack: Pack, setting: Setting) -> Mapping[int, int]:
    one, other = right(pack, setting), left(pack, setting)
    return {one: other, other: one}


def benny_second(pack: Pack, setting: Setting) -> Mapping[int, int]:
    """Benny and right bower change places."""
    benny, bower = pack.find(BENNY), right(pack, setting)
    return {} if benny is None else {benny.index: bower, bower: benny.index}


# -- what must be played -------------------------------------------------------------------------


def every_trump(seen: vary.Seen) -> int:
    return trumps(seen.setting).cards


def left_on_its_suit(seen: vary.Seen) -> int:
    """The left bower, where the suit printed on it is led."""
    card = left(seen.pack, seen.setting)
    home = seen.pack.suit(NEXT[seen.setting.trump]) & ~(1 << card)
    return 1 << card if home >> seen.cards[0] & 1 else 0


def left_as_printed(seen: vary.Seen) -> int:
    """The lead, the left bower taken for a card of the suit printed on it."""
    if seen.cards[0] != left(seen.pack, seen.setting):
        return seen.cards[0]
    return seen.pack.card(f"Q{NEXT[seen.setting.trump]}").index


# -- what may be said ----------------------------------------------------------------------------


def any_suit(moment: Moment, decide: vary.Decide) -> Decision:
    """The suit that was turned down may be named, too."""
    own, down = decide(moment), moment["down"]
    other = next(suit for suit in SUITS if suit != down)
    again = decide(moment.but(down=other))
    back = [action for action in again.actions if action.code.startswith(f"name {down}")]
    return moment.choice([*own.actions, *back])


def together_only(moment: Moment, decide: vary.Decide) -> Decision:
    """Alone is said for the upcard only."""
    return vary.only(decide(moment), lambda code: not code.endswith("alone"))


def with_fewer(moment: Moment, decide: vary.Decide) -> Decision:
    """Alone may be said by two or three players as by four."""
    four = decide(replace(moment, players=4))
    return moment.choice([*four.actions], four.barred)


def holding_one(moment: Moment, decide: vary.Decide) -> Decision:
    """Only a suit of which one holds a card is accepted or named."""

    def holds(code: str) -> bool:
        word, *suit = code.split()
        if word == "pass":
            return True
        made = moment["suit"] if word == "order" else suit[0]
        return bool(moment["hand"] & trumps(Setting(made, moment.options.pack)).cards)

    return vary.only(decide(moment), holds)


def dealer_takes(moment: Moment, decide: vary.Decide) -> Decision:
    """The dealer, who comes last, must take the upcard."""
    last = moment["role"] == "dealer"
    return vary.only(decide(moment), lambda code: not last or code != "pass")


# -- the score -----------------------------------------------------------------------------------


def lone_euchre(case: Mapping[str, Any], lines: Sequence[Line]) -> Iterable[Line]:
    """A euchred lone player costs twice as much."""
    lost = case.get("alone") and case["tricks"] < MAJORITY
    return [line._replace(amount=4) for line in lines] if lost else lines


def four_two(case: Mapping[str, Any], lines: Sequence[Line]) -> Iterable[Line]:
    """Four tricks score more than three."""
    return [line._replace(amount=2) for line in lines] if case["tricks"] == 4 else lines


SLIPS = Slips(
    (
        slip("left-at-home", "rank.left rank.next follow.left", vary.moved(left_at_home)),
        slip("left-low", "rank.left", vary.moved(left_low)),
        slip("left-best", "rank.right rank.left", vary.standing(bowers_turned)),
        slip("benny-second", "rank.benny", vary.standing(benny_second)),
        slip("benny-is-spade", "rank.benny", vary.moved(benny_at_home)),
        slip("right-low", "rank.right", vary.moved(right_low)),
        slip("ten-high", "rank.plain rank.trumps", vary.ranked("KQJT", "TKQJ")),
        slip("plain-jacks-high", "rank.plain", vary.ranked("AKQJ", "JAKQ", other_colour)),
        slip("left-follows-own", "follow.left", vary.binding(left_on_its_suit, "follow.suit")),
        slip("left-leads-own", "follow.left", vary.led_as(left_as_printed)),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip("may-trump", "follow.suit", vary.looser(every_trump, "follow.suit")),
        slip("must-beat", "follow.suit", vary.stricter(vary.beating, "follow.suit")),
        slip("must-trump", "follow.void", vary.bound(every_trump, "follow.void")),
        slip("suit-led-wins", "trick.winner", vary.orders(vary.only_suit_led)),
        slip("needs-a-trump", "make.order make.name", vary.choices("order name", holding_one)),
        slip("same-suit-again", "make.other-suit", vary.choices("name", any_suit)),
        slip("dealer-must-name", "make.thrown-in", vary.agreed(stick=True)),
        slip("dealer-must-take", "make.turn-down", vary.choices("order", dealer_takes)),
        slip("alone-on-upcard-only", "alone.may", vary.choices("name", together_only)),
        slip(
            "nobody-alone",
            "alone.may",
            vary.never("order", "order alone"),
            vary.choices("name", together_only),
        ),
        slip("alone-with-fewer", "three.maker two.play", vary.choices("order name", with_fewer)),
        slip("partner-only-alone", "make.order", vary.agreed(assist_alone=True)),
        slip("two-for-making", "score.makers", vary.amount("score.makers", 2)),
        slip("four-tricks-two", "score.makers", vary.recounted("hand", four_two)),
        slip("march-one", "score.march", vary.amount("score.march", 1)),
        slip("alone-two", "score.alone", vary.amount("score.alone", 2)),
        slip("lone-two", "score.alone-short", vary.amount("score.alone-short", 2)),
        slip("euchre-one", "score.euchre", vary.amount("score.euchre", 1)),
        slip("euchre-nothing", "score.euchre", vary.left_out("score.euchre")),
        slip("lone-euchre-four", "score.euchre score.defend", vary.recounted("hand", lone_euchre)),
        slip("defended-two", "score.defend", vary.amount("score.defend", 2)),
        slip("three-march-two", "three.march", vary.amount("three.march", 2)),
        slip("three-march-four", "three.march", vary.amount("three.march", 4)),
        slip("three-euchre-one", "three.euchre", vary.amount("three.euchre", 1)),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.four players.fewer deck.24 deck.other deal.five deal.upcard deal.stub
            turn.clockwise alone.partner make.makers
        """,
        "unasked": """
            game.goal deal.benny under.hand under.swap make.take-up make.discard
            make.stick alone.assist alone.defend lead.first lead.next-in lead.lone
            deal.next game.end ruling.discard-any ruling.dealer-out
            ruling.under-once ruling.defend-order ruling.most-wins
        """,
    },
)
