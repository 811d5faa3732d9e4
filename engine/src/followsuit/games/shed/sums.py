"""Partnership and two players: the cards of a side are added, and the higher total wins.

Sides alternate in both games, so position 0 and 2 of a trick belong together, and 1 and 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...decktet import SUITS
from ...messages import Card, Row, Seat, Suit, say
from ...order import Said
from ...trick import Step, Verdict
from .cards import TEAMS, TWO, Setting, asked, crown, followers, lead_said, pack_of, remarks

CROWN_VALUE, ACE_VALUE, RAISED_ACE = 10, 1, 11


class Rules(NamedTuple):
    """The clauses of one of the two games that say the same in different words."""

    values: tuple[str, ...]
    combine: str
    ace: str
    tie: str
    lead: str


RULES = {
    TEAMS: Rules(("part.values",), "part.combine", "part.ace", "part.tie", "part.next-lead"),
    TWO: Rules((), "two.combine", "two.ace", "two.tie", "two.lead"),
}


def values(setting: Setting, cards: Sequence[int]) -> list[int]:
    """What each card adds (`part.values`, `ruling.same-type-as-lead`, `ruling.combined-ace`)."""
    what, plain = _values(setting, cards[0])
    found = [plain[card] for card in cards]
    if raised(setting, cards, what):  # its Ace is led
        found[0] = RAISED_ACE
    return found


@cache
def _values(setting: Setting, led: int) -> tuple[str, list[int]]:
    """What a lead asks for, and what each card of the pack adds while no Crown raises the Ace."""
    what, special = asked(setting, led), {"A": ACE_VALUE, "Crown": CROWN_VALUE}
    follow = followers(setting.deck, what)
    return what, [
        (special.get(card.rank) or int(card.rank)) if follow >> card.index & 1 else 0
        for card in pack_of(setting).cards
    ]


def raised(setting: Setting, cards: Sequence[int], what: str) -> bool:
    """Whether the led Ace counts 11: for two players only by the opponent's Crown (`two.ace`)."""
    top = crown(setting.deck, what)
    return top in cards and (setting.mode == TEAMS or cards.index(top) % 2 == 1)


def sums(worth: Sequence[int]) -> tuple[int, int]:
    """The totals of the leading side and of the other."""
    return sum(worth[0::2]), sum(worth[1::2])


def winner(setting: Setting, cards: Sequence[int]) -> int:
    """The position that wins the trick and, in partnership, leads next."""
    worth = values(setting, cards)
    mine, theirs = sums(worth)
    if mine > theirs:
        side = 0
    elif mine < theirs:
        side = 1
    else:  # the latest card with a value made them equal (`ruling.scoring-card-ties`)
        side = max(place for place, value in enumerate(worth) if value) % 2
    own = worth[side::2]
    last = own[::-1].index(max(own))  # of equal cards the later one
    return side + 2 * (len(own) - 1 - last)


def verdict(setting: Setting, cards: Sequence[int]) -> Verdict:
    """Who is ahead after each card, and why."""
    players, steps = len(cards), []
    for place, card in enumerate(cards):
        played = cards[: place + 1]
        steps.append(Step(place, card, winner(setting, played), _told(setting, played, players)))
    ahead = winner(setting, cards)
    losers = tuple(
        (place, _worth(setting, cards, place, players, ahead))
        for place in range(len(cards))
        if place != ahead
    )
    return Verdict(tuple(steps), ahead, _summed(setting, cards, players, ahead), losers)


def players_of(setting: Setting, players: int, side: int) -> Row:
    """A player, or those of a team who have their places in the trick."""
    return Row.seats(range(side, players, 2) if setting.mode == TEAMS else [side])


def _told(setting: Setting, cards: Sequence[int], players: int) -> Said:
    *before, card = cards
    if not before:
        lead = lead_said(setting.deck, card, asked(setting, card))
        (value,) = values(setting, cards)
        rules = RULES[setting.mode]
        told = say("led-worth", lead=lead.say, worth=value)
        return Said(told, (*lead.clauses, *(rules.values or (rules.combine,))))
    said = _adds(setting, cards, len(before), players)
    mine, theirs = sums(values(setting, cards))
    return said._replace(say=say("stands", adds=said.say, card=Card(card), own=mine, others=theirs))


def _adds(setting: Setting, cards: Sequence[int], place: int, players: int) -> Said:
    """What one card adds to its side."""
    rules = RULES[setting.mode]
    what, worth = asked(setting, cards[0]), values(setting, cards)
    shown, extra = Card(cards[place]), remarks(setting, cards, place)
    if not worth[place]:
        none = say("adds-nothing", card=shown)
        if what in SUITS:
            none = say("lacks-suit", card=shown, suit=Suit(what))
        clauses = (rules.combine, "win.offtype", "ruling.same-type-as-lead", *extra)
        return Said(none, clauses)
    if cards[place] == crown(setting.deck, what):
        up = raised(setting, cards, what)
        ace = {"ace": Card(cards[0]), "value": RAISED_ACE if up else ACE_VALUE}
        both = say("lifts" if up else "stays", card=shown, worth=worth[place], **ace)
        return Said(both, (rules.ace, rules.combine, *rules.values, "ruling.combined-ace", *extra))
    if place > 1:
        extra = ("ruling.combine-automatic", *extra)
    adds = say("adds", card=shown, worth=worth[place], side=players_of(setting, players, place % 2))
    return Said(adds, (rules.combine, *rules.values, *extra))


def _worth(setting: Setting, cards: Sequence[int], place: int, players: int, ahead: int) -> Said:
    """Why another card than the best of the winning side did not win."""
    if place:
        said = _adds(setting, cards, place, players)
    else:
        led = say("is-worth", card=Card(cards[0]), worth=values(setting, cards)[0])
        said = Said(led, (RULES[setting.mode].combine,))
    if place % 2 == ahead % 2:
        return said._replace(say=say("belongs", adds=said.say))
    return said


def _summed(setting: Setting, cards: Sequence[int], players: int, ahead: int) -> Said:
    rules, worth = RULES[setting.mode], values(setting, cards)
    total = sums(worth)
    side = ahead % 2
    high, low = total[side], total[1 - side]
    sides = {"side": players_of(setting, players, side), "high": high, "low": low}
    if high == low:
        last = max(place for place, value in enumerate(worth) if value)
        equal = say("won-level", card=Card(cards[last]), **sides)
        return Said(equal, (rules.tie, rules.combine, "ruling.scoring-card-ties"))
    clauses = (rules.combine, *rules.values)
    if asked(setting, cards[0]) in SUITS:
        clauses = (rules.ace, *clauses, "ruling.combined-ace")
    return Said(say("won-higher", **sides), clauses)


def next_lead(setting: Setting, cards: Sequence[int], ahead: int, does: str = "leads") -> Said:
    """Who leads to the next trick or does something else for it (`part.next-lead`, `two.lead`)."""
    chosen = {"seat": Seat(ahead), "does": does}
    if setting.mode == TWO:
        return Said(say("chosen", **chosen), ("two.lead",))
    (other,) = {*range(ahead % 2, len(cards), 2)} - {ahead}  # the partner's card
    worth = values(setting, cards)
    clauses: tuple[str, ...] = ("part.next-lead",)
    entry = "chosen-later" if worth[ahead] == worth[other] else "chosen-better"
    if worth[ahead] == RAISED_ACE and worth[other] == CROWN_VALUE:
        clauses += ("ruling.ace-with-crown-leads",)
    both = {"card": Card(cards[ahead]), "other": Card(cards[other])}
    return Said(say(entry, **chosen, **both), clauses)
