"""Robbing the upcard in Twenty-Five: who may, and for which card."""

from __future__ import annotations

from collections.abc import Iterator

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase
from ...messages import Card, Message, Suit, say
from ...order import Said
from ...packs import FRENCH_52 as PACK
from ...packs import bits
from ...parts import Part, flag
from ...parts import hand as hand_part
from .cards import ACE, ACE_OF_HEARTS

HAND = 5
ROBBING = "rob <card>"


def robbing(moment: Moment) -> Decision:
    """The holder of the ace of trumps may take the upcard for any card of his hand."""
    upcard, held = moment["upcard"], moment["hand"]
    if not may_rob(moment):
        return moment.choice((), _why_not(moment))
    taking = (*rights(upcard), "rob.discard", "ruling.rob-discard-any")
    return moment.choice(
        [
            Action("waive", say("waive"), ("rob.optional", "ruling.rob-order"), None),
            *(
                Action(f"rob {PACK.codes[card]}", exchange(upcard, card), taking, card)
                for card in bits(held | 1 << upcard)
            ),
        ]
    )


def exchange(upcard: int, card: int) -> Message:
    """The upcard for a card of the hand."""
    return say("exchange", upcard=Card(upcard), card=Card(card))


def rights(upcard: int) -> tuple[str, ...]:
    """The clauses that give the right to rob."""
    if PACK.cards[upcard].rank == "A":
        return ("ruling.upcard-ace",)
    return ("rob.holder", *(("rob.not-ace-hearts",) if PACK.suit_of[upcard] == "H" else ()))


def may_rob(moment: Moment) -> bool:
    """Whether a seat holds the ace of trumps, or has turned it up, before the first lead."""
    upcard = moment["upcard"]
    ace = ACE_OF[PACK.suit_of[upcard]]
    if upcard == ace:
        holds = moment["dealer"] and moment.options.dealer_robs_ace
    else:
        holds = moment["hand"] >> ace & 1
    return bool(holds) and not moment["led"]


ACE_OF = {suit: PACK.card(f"A{suit}").index for suit in PACK.suits}


def _why_not(moment: Moment) -> Iterator[Refused]:
    """Why a seat may not rob."""
    upcard, trump = moment["upcard"], PACK.suit_of[moment["upcard"]]
    ace, shown = ACE_OF[trump], Card(upcard)
    if moment["led"]:
        why = Said(say("too-late"), ("rob.deadline",))
    elif upcard == ace and not moment.options.dealer_robs_ace:
        why = Said(say("nobody-robs", card=shown), ("rob.holder", "ruling.upcard-ace"))
    elif upcard == ace:
        why = Said(say("dealer-robs", card=shown), ("ruling.upcard-ace",))
    elif moment["hand"] & ACE_OF_HEARTS:
        idle = say("heart-robs-not-you", card=ACE, suit=Suit(trump))
        why = Said(idle, ("rob.not-ace-hearts", "rob.holder"))
    else:
        why = Said(say("holder-robs", card=Card(ace)), ("rob.holder",))
    yield Refused(ROBBING, why)


ROB = Phase(
    "rob",
    (Part("upcard", "card"), hand_part(HAND), flag("dealer"), flag("led")),
    robbing,
    (Code("waive"), Code(ROBBING)),
    turns="dealer led",
)
