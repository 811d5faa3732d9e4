"""Robbing the upcard in Twenty-Five: who may, and for which card."""

from __future__ import annotations

from ...game import Part
from ...order import Said
from ...packs import FRENCH_52 as PACK
from ...packs import SUIT_NAMES
from ...phases import Code, Moment, Phase, flag
from ...phases import hand as hand_part
from ...table import Action, Decision, Refused
from .cards import ACE_OF_HEARTS

HAND = 5
ROBBING = "rob <card>"


def robbing(moment: Moment) -> Decision:
    """The holder of the ace of trumps may take the upcard for any card of his hand."""
    upcard, held = moment["upcard"], moment["hand"]
    shown, trump = f"[[{PACK.codes[upcard]}]]", PACK.cards[upcard].suits[0]
    why = _why_not(moment, trump, shown)
    if why:
        return moment.choice((), [Refused(ROBBING, why)])
    taking = (*rights(upcard), "rob.discard", "ruling.rob-discard-any")
    return moment.choice(
        [
            Action("waive", "Do not rob", ("rob.optional", "ruling.rob-order"), None),
            *(
                Action(f"rob {c.code}", f"Take {shown}, lay away [[{c.code}]]", taking, c.index)
                for c in PACK.of(held | 1 << upcard)
            ),
        ]
    )


def rights(upcard: int) -> tuple[str, ...]:
    """The clauses that give the right to rob."""
    card = PACK.cards[upcard]
    if card.rank == "A":
        return ("ruling.upcard-ace",)
    return ("rob.holder", *(("rob.not-ace-hearts",) if card.suits[0] == "H" else ()))


def _why_not(moment: Moment, trump: str, shown: str) -> Said | None:
    """Why a seat may not rob; None if it may."""
    ace = PACK.card(f"A{trump}").index
    if moment["led"]:
        return Said("The first card has been led: it is too late to rob.", ("rob.deadline",))
    if moment["upcard"] == ace:
        if not moment.options.dealer_robs_ace:
            say = f"{shown} lies on the table, so nobody holds it and nobody robs."
            return Said(say, ("rob.holder", "ruling.upcard-ace"))
        if not moment["dealer"]:
            return Said(f"{shown} is turned up: only the dealer may rob.", ("ruling.upcard-ace",))
        return None
    if moment["hand"] >> ace & 1:
        return None
    if moment["hand"] & ACE_OF_HEARTS:
        say = f"[[AH]] does not let you rob: {SUIT_NAMES[trump]} are trump."
        return Said(say, ("rob.not-ace-hearts", "rob.holder"))
    return Said(f"Only the holder of [[A{trump}]] may rob.", ("rob.holder",))


ROB = Phase(
    "rob",
    "Robbing the upcard",
    (
        Part("upcard", "card", "Upcard"),
        hand_part(HAND),
        flag("dealer", "You have dealt"),
        flag("led", "The first card has been led"),
    ),
    robbing,
    (
        Code("waive", "do not rob"),
        Code(ROBBING, "take the upcard and lay this card away, perhaps the upcard itself"),
    ),
)
