"""What a player of Truc may choose: the cut, playing at 11, raises, and the answers to them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase
from ...errors import Fault
from ...messages import Card, say
from ...order import Said
from ...packs import bits
from ...parts import Part, flag, hand, number, one_of, trick
from .cards import PACK, SEATS, SETTING, order, side_of
from .score import CARDS, EDGE, GOAL, RETRUC, TRUC, WORTH, at_edge, may_raise, settled


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
    return moment.choice(cut_or_tap(bool(at_edge(moment["totals"]))))


@cache
def cut_or_tap(edge: bool) -> tuple[Action, ...]:
    """The cut, or a tap instead; `edge`: a side has 11."""
    at_eleven = ("eleven.full-deal", "ruling.eleven-tap") if edge else ()
    return (
        Action("cut", say("cut"), ("deal.cut-offer", "deal.three"), True, 3),
        Action("tap", say("tap"), ("deal.cut-offer", *at_eleven), False),
    )


def dealing(moment: Moment) -> Decision:
    """After a tap the dealer may deal one card to each (`deal.one-option`)."""
    if moment["cut"]:
        why = Said(say("was-cut"), ("deal.three",))
    elif at_edge(moment["totals"]):
        why = Said(say("three-at-eleven"), ("eleven.full-deal",))
    else:
        return moment.choice((THREE, ONE))
    return moment.choice([THREE._replace(clauses=why.clauses)], [Refused("one", why)])


THREE = Action("three", say("deal-three"), ("deal.one-option",), CARDS)
ONE = Action("one", say("deal-one"), ("deal.one-option",), 1)


def at_eleven(moment: Moment) -> Decision:
    """A side that alone has 11 looks at its cards first (`eleven.choice`)."""
    edge, ids = at_edge(moment["totals"]), ("eleven.choice", "ruling.eleven-decider")
    if edge != [side_of(moment.seat)]:
        why = Said(say("not-alone-at-eleven"), ("eleven.choice",))
        if len(edge) > 1:
            why = Said(say("both-must-play"), ("eleven.both",))
        return moment.choice((), [Refused("decline", why)])
    return moment.choice(
        [
            Action("play", say("play"), (*ids, "eleven.three-points"), True, 3),
            Action("decline", say("decline"), (*ids, "ruling.eleven-decline"), False),
        ]
    )


def check_points(moment: Moment) -> list[Fault]:
    """Before a hand nobody has won yet."""
    return [
        Fault(say("must-be-within", least=0, most=EDGE), f"position.totals[{side}]")
        for side, had in enumerate(moment["totals"])
        if had not in range(GOAL)
    ]


# -- raises --------------------------------------------------------------------------------------


def turn(moment: Moment) -> Decision:
    """A card, a raise, or a card and then a raise (`raise.truc`)."""
    word = next_raise(moment)
    if not word:
        return moment.turn((), _no_raise(moment))
    held = bits(moment["hand"])
    if len(moment.facts.get("trick", ())) == SEATS - 1:
        held = [card for card in held if not ends_hand(moment, card)]
    return moment.turn([call(word), *[play_and_call(card, word) for card in held]])


@cache
def call(word: str) -> Action:
    """A raise before a card (`raise.truc`, `raise.retruc`)."""
    return Action(word, say("call", call=word), RAISING[word], Call(), 0.3)


@cache
def play_and_call(card: int, word: str) -> Action:
    """A raise right after one's own card (`ruling.after-own-card`)."""
    both = say("play-and-call", card=Card(card), call=word)
    ids = (*RAISING[word], "ruling.after-own-card")
    return Action(f"{PACK.codes[card]} {word}", both, ids, Call(card), 0.1)


def next_raise(moment: Moment) -> str | None:
    """What a seat might call: truc, or retruc against a truc of the other side."""
    if not may_raise(moment["totals"], moment.options):
        return None
    if moment["agreed"] == NONE:
        return TRUC
    return RETRUC if moment["agreed"] == TRUC and moment["raiser"] == THEM else None


def _no_raise(moment: Moment) -> Iterator[Refused]:
    if not may_raise(moment["totals"], moment.options):
        fixed = say("no-raise", sides=len(at_edge(moment["totals"])))
        yield Refused(TRUC, Said(fixed, ("ruling.no-raise-at-eleven",)))
    elif moment["agreed"] == RETRUC:
        yield Refused(RETRUC, Said(say("last-raise"), ("ruling.no-third-raise",)))
    else:
        yield NOT_PARTNER


def ends_hand(moment: Moment, card: int) -> bool:
    """Whether the last card of a trick would be that of the hand (`ruling.after-own-card`)."""
    lying = [*moment["trick"], card]
    position = order(SETTING, lying).best(lying)
    # The leader is an opponent of the last to play.
    taker = DRAWN if position is None else (THEM, US)[side_of(position)]
    ours = side_of(moment.seat)
    sides = {US: ours, THEM: 1 - ours, DRAWN: None}
    won = [sides[who] for who in (*moment["won"], taker)]
    # The dealer is known wherever he may matter (`check_turn`).
    return settled(won, moment["dealt"], moment["dealer"], moment.options)


def check_turn(moment: Moment) -> list[Fault]:
    """Who raised and what is agreed go together, and so do tricks, cards and hand."""
    faults = check_points(moment)
    agreed, raiser, won = moment["agreed"], moment["raiser"], moment["won"]
    if (agreed == NONE) != (raiser == NONE):
        faults.append(Fault(say("raiser-of-raise"), "position.raiser"))
    if moment["dealt"] not in (1, CARDS):
        faults.append(Fault(say("one-or-three"), "position.dealt"))
    elif moment["hand"].bit_count() + len(won) > moment["dealt"]:
        faults.append(Fault(say("too-many-left"), "position.hand"))
    if len(moment.facts.get("trick", ())) >= SEATS:
        faults.append(Fault(say("trick-full"), "position.trick"))
    if moment.options.stop_when_decided and moment["dealer"] is None:
        faults.append(Fault(say("dealer-missing"), "position.dealer"))
    return faults


def answers(moment: Moment) -> Decision:
    """Accept or reject; on one's own turn a card will do, too (`raise.answer`)."""
    word, own = moment["word"], moment["turn"]
    replies, barred = accept_or_reject(word), []
    if word == TRUC and moment.options.retruc_as_reply == "any-reply":
        replies = (*replies, CALL_BACK)
    elif word == TRUC:
        barred.append(FIRST_ACCEPT if own else NOT_YET)
    return moment.turn(replies, barred) if own else moment.choice(replies, barred)


@cache
def accept_or_reject(word: str) -> tuple[Action, ...]:
    """What may be said to a raise (`raise.answer`)."""
    ids, points = ANSWERING[word], WORTH[word]
    return (
        Action(ACCEPT, say("accept", call=word, points=points), ids, ACCEPT, 2),
        Action(REJECT, say("reject"), (*ids, "score.rejected"), REJECT, 1),
    )


def check_answer(moment: Moment) -> list[Fault]:
    """On one's own turn the hand must be known, since a card is an answer."""
    if moment["turn"] and not moment["hand"]:
        return [Fault(say("hand-missing"), "position.hand")]
    return []


NOT_PARTNER = Refused(RETRUC, Said(say("own-truc"), ("raise.retruc-who",)))
NOT_YET = Refused(RETRUC, Said(say("answer-first"), ("ruling.retruc-immediate",)))
FIRST_ACCEPT = Refused(RETRUC, Said(say("accept-first"), ("ruling.retruc-immediate",)))
RAISING = {TRUC: ("raise.truc",), RETRUC: ("raise.retruc", "raise.retruc-who", "raise.retruc-when")}
ANSWERING = {
    TRUC: ("raise.answer", "ruling.answerer", "ruling.reject-single"),
    RETRUC: ("raise.retruc-answer", "raise.answer", "ruling.answerer", "ruling.reject-single"),
}
CALL_BACK = Action(
    RETRUC, say("accept-and-call"), (*RAISING[RETRUC], "ruling.retruc-immediate"), Call(), 0.3
)

# -- what can be asked ---------------------------------------------------------------------------

_TOTALS = Part("totals", "ints", required=False, default=())  # who is not told to have 11 has not
_HAND = hand(CARDS)
_SO_FAR = (
    _TOTALS,
    one_of("agreed", (NONE, TRUC, RETRUC), NONE),
    one_of("raiser", (NONE, US, THEM), NONE),
    Part("won", "choice_list", False, (US, THEM, DRAWN), default=()),
    number("dealt", 1, CARDS, CARDS),
    Part("dealer", "seat", required=False),
)
_RETRUC_IDS = "raise.retruc raise.retruc-who raise.retruc-when"
_TURN = (
    Code("<card>"),
    Code(TRUC, say("truc-once"), "raise.truc"),
    Code(RETRUC, say("retruc-back"), _RETRUC_IDS),
    Code("<card> truc", say("truc-with-card"), "raise.truc ruling.after-own-card"),
    Code("<card> retruc", say("retruc-with-card"), f"{_RETRUC_IDS} ruling.after-own-card"),
)

CUT = Phase("cut", (_TOTALS,), cutting, (Code("cut"), Code("tap")), check=check_points)
DEAL = Phase(
    "deal",
    (_TOTALS, flag("cut")),
    dealing,
    (Code("three"), Code("one")),
    check=check_points,
    turns="cut",
)
ELEVEN = Phase(
    "eleven",
    (Part("totals", "ints"),),
    at_eleven,
    (Code("play"), Code("decline")),
    check=check_points,
)
LEAD = Phase("lead", (_HAND, *_SO_FAR), turn, _TURN, True, check_turn)
PLAY = Phase("play", (_HAND, trick(), *_SO_FAR), turn, _TURN, True, check_turn)
ANSWER = Phase(
    "answer",
    (
        one_of("word", (TRUC, RETRUC)),
        flag("turn"),
        hand(CARDS, required=False),
        Part("trick", "cards", required=False, default=()),
    ),
    answers,
    (
        Code(ACCEPT),
        Code(REJECT),
        Code(
            RETRUC,
            otherwise=say("retruc-on-turn"),
            clauses="ruling.retruc-immediate ruling.no-third-raise",
        ),
        Code("<card>", otherwise=say("card-on-turn"), clauses="raise.answer ruling.answerer"),
    ),
    True,
    check_answer,
)
