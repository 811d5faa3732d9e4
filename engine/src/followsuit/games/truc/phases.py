"""What a player of Truc may choose: the cut, playing at 11, raises, and the answers to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...errors import Fault
from ...game import Part
from ...order import Said
from ...phases import Code, Moment, Phase, flag, hand, number, one_of, trick
from ...table import Action, Decision, Refused
from .cards import PACK, SEATS, SETTING, order, side_of
from .score import CARDS, EDGE, GOAL, RETRUC, TRUC, WORTH, Options, Won, at_edge, settled


class Call(NamedTuple):
    """A raise on one's turn: at once, or after playing a card."""

    card: int | None = None


ACCEPT, REJECT = "accept", "reject"
US, THEM, NONE, DRAWN = "us", "them", "none", "drawn"


def seen_from(seat: int, side: int | None, nobody: str) -> str:
    """A side as a seat calls it."""
    return nobody if side is None else US if side == side_of(seat) else THEM


# -- before the first card -----------------------------------------------------------------------


def cutting(moment: Moment) -> Decision:
    """Cut the pack, or tap it (`deal.cut-offer`)."""
    edge = ("eleven.full-deal", "ruling.eleven-tap") if at_edge(moment["totals"]) else ()
    return moment.choice(
        [
            Action("cut", "Cut the pack", ("deal.cut-offer", "deal.three"), True, 3),
            Action("tap", "Tap the pack: no cut", ("deal.cut-offer", *edge), False),
        ]
    )


def dealing(moment: Moment) -> Decision:
    """After a tap the dealer may deal one card to each (`deal.one-option`)."""
    three = Action("three", "Deal three cards each", ("deal.one-option",), CARDS)
    if moment["cut"]:
        why = Said("The pack was cut, so three cards are dealt.", ("deal.three",))
    elif at_edge(moment["totals"]):
        why = Said("A side has 11, so three cards are dealt.", ("eleven.full-deal",))
    else:
        one = Action("one", "Deal one card each", ("deal.one-option",), 1)
        return moment.choice([three, one])
    return moment.choice([three._replace(clauses=why.clauses)], [Refused("one", why)])


def at_eleven(moment: Moment) -> Decision:
    """A side that alone has 11 looks at its cards first (`eleven.choice`)."""
    edge, ids = at_edge(moment["totals"]), ("eleven.choice", "ruling.eleven-decider")
    if edge != [side_of(moment.seat)]:
        why = Said("Only a side that has 11 alone may decline to play.", ("eleven.choice",))
        if len(edge) > 1:
            why = Said("Both sides have 11: the hand is played.", ("eleven.both",))
        return moment.choice((), [Refused("decline", why)])
    return moment.choice(
        [
            Action("play", "Play: the hand is worth 3", (*ids, "eleven.three-points"), True, 3),
            Action("decline", "Do not play", (*ids, "ruling.eleven-decline"), False),
        ]
    )


def check_points(moment: Moment) -> list[Fault]:
    """Before a hand nobody has won yet."""
    return [
        Fault(f"must be from 0 to {EDGE}", f"position.totals[{side}]")
        for side, had in enumerate(moment["totals"])
        if had not in range(GOAL)
    ]


# -- raises --------------------------------------------------------------------------------------


def turn(moment: Moment) -> Decision:
    """A card, a raise, or a card and then a raise (`raise.truc`)."""
    word = next_raise(moment)
    if not word:
        return moment.turn((), _no_raise(moment))
    extra = [Action(word, f"Call {word} before you play", RAISING[word], Call(), 0.3)]
    ids = (*RAISING[word], "ruling.after-own-card")
    extra += [
        Action(f"{c.code} {word}", f"Play [[{c.code}]] and call {word}", ids, Call(c.index), 0.1)
        for c in PACK.of(moment["hand"])
        if not ends_hand(moment, c.index)
    ]
    return moment.turn(extra)


def next_raise(moment: Moment) -> str | None:
    """What a seat might call: truc, or retruc against a truc of the other side."""
    if not may_raise(moment["totals"], moment.options):
        return None
    if moment["agreed"] == NONE:
        return TRUC
    return RETRUC if moment["agreed"] == TRUC and moment["raiser"] == THEM else None


def may_raise(points: Sequence[int], options: Options) -> bool:
    """Whether there are raises in a hand that begins so (`ruling.no-raise-at-eleven`)."""
    edge = at_edge(points)
    return not edge or (len(edge) == 2 and options.raises_at_eleven)


def _no_raise(moment: Moment) -> list[Refused]:
    if not may_raise(moment["totals"], moment.options):
        say = "A side has 11, so nobody may raise."
        return [Refused(TRUC, Said(say, ("ruling.no-raise-at-eleven",)))]
    if moment["agreed"] == RETRUC:
        say = "Retruc is agreed, and it is the last raise."
        return [Refused(RETRUC, Said(say, ("ruling.no-third-raise",)))]
    return [NOT_PARTNER]


def ends_hand(moment: Moment, card: int) -> bool:
    """Whether a card would be the last of the hand (`ruling.after-own-card`)."""
    lying = [*moment.facts.get("trick", ()), card]
    if len(lying) < SEATS:
        return False
    position = order(SETTING, lying).best(lying)
    ours = side_of(moment.seat)
    sides = {US: ours, THEM: 1 - ours}
    won: list[Won] = [sides.get(who) for who in moment["won"]]
    # The last to play sits one place before the leader.
    won.append(None if position is None else side_of(moment.seat + 1 + position))
    return settled(won, moment["dealt"], moment["dealer"] or 0, moment.options)


def check_turn(moment: Moment) -> list[Fault]:
    """Who raised and what is agreed go together, and so do tricks, cards and hand."""
    faults = check_points(moment)
    agreed, raiser, won = moment["agreed"], moment["raiser"], moment["won"]
    if (agreed == NONE) != (raiser == NONE):
        faults.append(Fault("must be told if a raise is agreed, and only then", "position.raiser"))
    if moment["dealt"] not in (1, CARDS):
        faults.append(Fault("must be 1 or 3", "position.dealt"))
    elif moment["hand"].bit_count() + len(won) > moment["dealt"]:
        faults.append(Fault("has too many cards after so many tricks", "position.hand"))
    if len(moment.facts.get("trick", ())) >= SEATS:
        faults.append(Fault("the trick is full: nobody is left to play", "position.trick"))
    if moment.options.stop_when_decided and moment["dealer"] is None:
        faults.append(Fault("is missing: a hand may stop, and then it counts", "position.dealer"))
    return faults


def answers(moment: Moment) -> Decision:
    """Accept or reject; on one's own turn a card will do, too (`raise.answer`)."""
    word, own = moment["word"], moment["turn"]
    ids = ANSWERING[word]
    replies = [
        Action(ACCEPT, f"Accept {word}: {WORTH[word]} points", ids, ACCEPT, 2),
        Action(REJECT, "Reject: the hand is over", (*ids, "score.rejected"), REJECT, 1),
    ]
    barred = []
    if word == TRUC and moment.options.retruc_as_reply == "any-reply":
        back = (*RAISING[RETRUC], "ruling.retruc-immediate")
        replies.append(Action(RETRUC, "Accept, and call retruc", back, Call(), 0.3))
    elif word == TRUC:
        barred.append(FIRST_ACCEPT if own else NOT_YET)
    return moment.turn(replies, barred) if own else moment.choice(replies, barred)


def check_answer(moment: Moment) -> list[Fault]:
    """On one's own turn the hand must be known, since a card is an answer."""
    if moment["turn"] and not moment["hand"]:
        return [Fault("is missing: on your turn a card is an answer, too", "position.hand")]
    return []


NOT_PARTNER = Refused(
    RETRUC,
    Said("Your own side has called truc; only an opponent may call retruc.", ("raise.retruc-who",)),
)
NOT_YET = Refused(
    RETRUC,
    Said("Accept or reject first. Retruc must wait until your turn.", ("ruling.retruc-immediate",)),
)
FIRST_ACCEPT = Refused(
    RETRUC,
    Said("Accept first. It is your turn then, and you may call.", ("ruling.retruc-immediate",)),
)
RAISING = {
    TRUC: ("raise.truc",),
    RETRUC: ("raise.retruc", "raise.retruc-who", "raise.retruc-when"),
}
ANSWERING = {
    TRUC: ("raise.answer", "ruling.answerer", "ruling.reject-single"),
    RETRUC: ("raise.retruc-answer", "raise.answer", "ruling.answerer", "ruling.reject-single"),
}

# -- what can be asked ---------------------------------------------------------------------------

_TOTALS = Part("totals", "ints", "Points before the hand", False, default=(0, 0))
_HAND = hand(CARDS)
_SO_FAR = (
    _TOTALS,
    one_of("agreed", "Raise that is agreed", (NONE, TRUC, RETRUC), NONE),
    one_of("raiser", "Who called it", (NONE, US, THEM), NONE),
    Part("won", "choice_list", "Tricks so far", False, (US, THEM, DRAWN), default=()),
    number("dealt", "Cards dealt to each", 1, CARDS, CARDS),
    Part("dealer", "seat", "Who has dealt", False),
)
_ONCE = "Truc is called on one’s own turn, once in a hand."
_BACK = "Retruc is called on one’s own turn against an accepted truc of the other side."
_NOT_LAST = " With a card it may not be the card that ends the hand."
_RETRUC_IDS = "raise.retruc raise.retruc-who raise.retruc-when"
_TURN = (
    Code("<card>", "play this card"),
    Code(TRUC, "raise to 2 points before playing", _ONCE, "raise.truc"),
    Code(RETRUC, "raise to 3 points before playing", _BACK, _RETRUC_IDS),
    Code(
        f"<card> {TRUC}",
        "play this card and raise to 2 points",
        _ONCE + _NOT_LAST,
        "raise.truc ruling.after-own-card",
    ),
    Code(
        f"<card> {RETRUC}",
        "play this card and raise to 3 points",
        _BACK + _NOT_LAST,
        f"{_RETRUC_IDS} ruling.after-own-card",
    ),
)

CUT = Phase(
    "cut",
    "Cutting the pack",
    (_TOTALS,),
    cutting,
    (
        Code("cut", "cut the pack: three cards are dealt"),
        Code("tap", "tap the pack: the dealer may deal one card each"),
    ),
    check=check_points,
)
DEAL = Phase(
    "deal",
    "Dealing three cards or one",
    (_TOTALS, flag("cut", "The pack was cut")),
    dealing,
    (Code("three", "deal three cards each"), Code("one", "deal one card each")),
    check=check_points,
)
ELEVEN = Phase(
    "eleven",
    "Playing with 11 points, or not",
    (Part("totals", "ints", "Points before the hand"),),
    at_eleven,
    (Code("play", "play the hand for 3 points"), Code("decline", "do not play")),
    check=check_points,
)
LEAD = Phase(
    "lead", "Leading, with or without a raise", (_HAND, *_SO_FAR), turn, _TURN, True, check_turn
)
PLAY = Phase(
    "play",
    "Playing, with or without a raise",
    (_HAND, trick(), *_SO_FAR),
    turn,
    _TURN,
    True,
    check_turn,
)
ANSWER = Phase(
    "answer",
    "Answering a raise",
    (
        one_of("word", "What was called", (TRUC, RETRUC)),
        flag("turn", "It is your turn to play"),
        hand(CARDS, required=False),
        Part("trick", "cards", "Cards on the table, the lead first", False, default=()),
    ),
    answers,
    (
        Code(ACCEPT, "accept the raise"),
        Code(REJECT, "reject it, which ends the hand"),
        Code(
            RETRUC,
            "accept, and raise to 3 points, where that is agreed",
            "Retruc is called on one’s own turn, and never against a retruc.",
            "ruling.retruc-immediate ruling.no-third-raise",
        ),
        Code(
            "<card>",
            "accept by playing this card on one’s own turn",
            "A card accepts only if it is your turn to play.",
            "raise.answer ruling.answerer",
        ),
    ),
    True,
    check_answer,
)
