"""Robbing the upcard in Twenty-Five: who may, and for which card."""

from __future__ import annotations

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
    why = _why_not(moment, PACK.cards[upcard].suits[0])
    if why:
        return moment.choice((), [Refused(ROBBING, why)])
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
    card = PACK.cards[upcard]
    if card.rank == "A":
        return ("ruling.upcard-ace",)
    return ("rob.holder", *(("rob.not-ace-hearts",) if card.suits[0] == "H" else ()))


def _why_not(moment: Moment, trump: str) -> Said | None:
    """Why a seat may not rob; None if it may."""
    ace, shown = PACK.card(f"A{trump}").index, Card(moment["upcard"])
    if moment["led"]:
        return Said(say("too-late"), ("rob.deadline",))
    if moment["upcard"] == ace:
        if not moment.options.dealer_robs_ace:
            nobody = say("nobody-robs", card=shown)
            return Said(nobody, ("rob.holder", "ruling.upcard-ace"))
        if not moment["dealer"]:
            return Said(say("dealer-robs", card=shown), ("ruling.upcard-ace",))
        return None
    if moment["hand"] >> ace & 1:
        return None
    if moment["hand"] & ACE_OF_HEARTS:
        idle = say("heart-robs-not-you", card=ACE, suit=Suit(trump))
        return Said(idle, ("rob.not-ace-hearts", "rob.holder"))
    return Said(say("holder-robs", card=Card(ace)), ("rob.holder",))


ROB = Phase(
    "rob",
    (Part("upcard", "card"), hand_part(HAND), flag("dealer"), flag("led")),
    robbing,
    (Code("waive"), Code(ROBBING)),
)
