"""What a player of Écarté may choose: proposals, discards, and showing the king of trumps."""

from __future__ import annotations

from functools import cache

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase
from ...errors import Fault
from ...messages import Card, say
from ...order import Said
from ...packs import bits
from ...parts import flag, hand, number, one_of, trick
from .cards import PACK, SUITS
from .score import KINGS, king_of

HAND, STOCK = 5, 21
SHOW = "show"  # what a turn gives if the king is shown before a card is played
KEEPERS = KINGS | PACK.rank("Q")
LIMITED = ("ruling.discard-limit",)
_AGAIN = flag("again")


# -- the exchange --------------------------------------------------------------------------------

PLAYING = (("exchange.nondealer-choice", "vulnerable.nondealer"), ("exchange.repeat",))
PROPOSING = (("exchange.nondealer-choice",), ("exchange.repeat",))
REFUSING = (
    ("exchange.dealer-veto", "vulnerable.dealer", "ruling.vulnerable-dealer"),
    ("exchange.repeat",),
)


def proposal(moment: Moment) -> Decision:
    """Play, or propose an exchange (`exchange.nondealer-choice`, `exchange.repeat`)."""
    return moment.choice(play_or_propose(moment["again"]))


@cache
def play_or_propose(again: bool) -> tuple[Action, ...]:
    play = Action("play", say("play", again=again), PLAYING[again], False)
    return Action("propose", say("propose"), PROPOSING[again], True, 2), play


def answer(moment: Moment) -> Decision:
    """Accept or refuse (`exchange.dealer-veto`)."""
    return moment.choice(accept_or_refuse(moment["again"]))


@cache
def accept_or_refuse(again: bool) -> tuple[Action, ...]:
    accept = Action("accept", say("accept"), ("exchange.dealer-veto",), True, 2)
    return accept, Action("refuse", say("refuse"), REFUSING[again], False)


def discards(moment: Moment) -> Decision:
    """A card more to lay off, or the end of it (`ruling.discard-limit`)."""
    held, laid, stock = moment["hand"], moment["laid"], moment["stock"]
    most = min(HAND, stock)
    clause = "exchange.dealer-draws" if moment["dealer"] else "exchange.nondealer-draws"
    keep = KEEPERS | PACK.suit(moment["trump"])
    draw = draw_cards(laid, clause)
    if laid >= most:
        why = Said(say("no-more-left", cards=stock), LIMITED)
        return moment.choice([draw], [Refused(OFF, why)] if most < HAND else ())
    ids = (clause, *LIMITED) if most < HAND else (clause,)
    off = [lay_off(card, ids, keep >> card & 1) for card in bits(held)]
    return moment.choice([draw, *off])


@cache
def draw_cards(laid: int, clause: str) -> Action:
    """The end of laying off (`exchange.zero-allowed`)."""
    nothing = () if laid else ("exchange.zero-allowed",)
    return Action(f"draw {laid}", say("draw-cards", cards=laid), (clause, *nothing), None, 1.5)


@cache
def lay_off(card: int, clauses: tuple[str, ...], keep: int) -> Action:
    """A card laid off; random play keeps kings, queens and trumps."""
    code, label = f"discard {PACK.codes[card]}", say("lay-off", card=Card(card))
    return Action(code, label, clauses, card, 0.1 if keep else 1)


def check_discards(moment: Moment) -> list[Fault]:
    """Hand and cards laid off are five together."""
    held, laid = moment["hand"].bit_count(), moment["laid"]
    if held + laid == HAND:
        return []
    return [Fault(say("hand-after-laying", laid=laid, left=HAND - laid), "position.hand")]


OFF = "discard <card>"
_TRUMP = one_of("trump", SUITS)
_HAND = hand(HAND)
PROPOSE = Phase("propose", (_AGAIN,), proposal, (Code("propose"), Code("play")))
ANSWER = Phase("answer", (_AGAIN,), answer, (Code("accept"), Code("refuse")))
DISCARD = Phase(
    "discard",
    (
        hand(HAND, required=False),
        _TRUMP,
        number("stock", 0, STOCK),
        number("laid", 0, HAND, 0),
        flag("dealer"),
    ),
    discards,
    (
        Code(OFF, otherwise=say("lays-off-up-to"), clauses="ruling.discard-limit"),
        Code(
            "draw <number>",
            otherwise=say("draws-as-many"),
            clauses="exchange.nondealer-draws exchange.dealer-draws",
        ),
    ),
    check=check_discards,
)


# -- the king of trumps --------------------------------------------------------------------------


def shows(moment: Moment, trump: str) -> tuple[list[Action], list[Refused]]:
    """Showing the king of trumps, if the seat holds it."""
    if not moment["hand"] & KINGS & PACK.suit(trump):
        return [], []
    ids = ("king.show", "ruling.king-window")
    show = Action(f"show K{trump}", say("show", card=king_of(trump)), ids, SHOW, 20)
    why = _why_not(moment)
    return ([], [Refused(show.code, why)]) if why else ([show], [])


def _why_not(moment: Moment) -> Said | None:
    """Why the holder may not show the king now; None if he may."""
    late = moment.options.king_show == "before-own-first-card"
    if moment.facts.get("shown"):
        return Said(say("shown-already"), ("ruling.king-once",))
    if moment.facts.get("trick") and not late:
        return Said(say("too-late"), ("ruling.king-window",))
    return None


def before_the_lead(moment: Moment) -> Decision:
    """The dealer decides before the non-dealer leads (`king.show`, `ruling.king-window`)."""
    trump = moment["trump"]
    offered, refused = shows(moment, trump)
    if not offered:
        return moment.choice((), refused)
    label = say("keep", card=king_of(trump))
    keep = Action(f"keep K{trump}", label, ("ruling.king-optional",))
    return moment.choice([*offered, keep], refused)


def cards(moment: Moment) -> Decision:
    """A card to the first trick, or the king before it."""
    return moment.turn(*shows(moment, moment.setting.trump))


_SHOWING = Code(
    "show <card>",
    otherwise=say("shown-once"),
    clauses="king.show ruling.king-window ruling.king-once",
)
_SHOWN = flag("shown")
KING = Phase("king", (_HAND, _TRUMP), before_the_lead, (_SHOWING, Code("keep <card>")))
LEAD = Phase(
    "lead", (_HAND, _SHOWN), cards, (Code("<card>"), _SHOWING), setting=True, turns="shown"
)
PLAY = Phase(
    "play", (_HAND, trick(), _SHOWN), cards, (Code("<card>"), _SHOWING), setting=True, turns="shown"
)
