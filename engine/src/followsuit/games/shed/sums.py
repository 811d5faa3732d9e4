"""Partnership and two players: the cards of a side are added, and the higher total wins.

Sides alternate in both games, so position 0 and 2 of a trick belong together, and 1 and 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...decktet import SUITS
from ...order import Said
from ...trick import Step, Verdict
from ...words import join
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
    what = asked(setting, cards[0])
    follow, pack = followers(setting.deck, what), pack_of(setting)
    found = []
    for card in cards:
        rank = pack.cards[card].rank
        if not follow >> card & 1:
            found.append(0)
        elif rank == "A":
            found.append(RAISED_ACE if raised(setting, cards, what) else ACE_VALUE)
        else:
            found.append(CROWN_VALUE if rank == "Crown" else int(rank))
    return found


def raised(setting: Setting, cards: Sequence[int], suit: str) -> bool:
    """Whether the led Ace counts 11: for two players only by the opponent's Crown (`two.ace`)."""
    top = crown(setting.deck, suit)
    return top in cards and (setting.mode == TEAMS or cards.index(top) % 2 == 1)


def sums(worth: Sequence[int]) -> tuple[int, int]:
    """The totals of the leading side and of the other."""
    return sum(worth[0::2]), sum(worth[1::2])


def winner(setting: Setting, cards: Sequence[int]) -> int:
    """The position that wins the trick and, in partnership, leads next."""
    worth = values(setting, cards)
    mine, theirs = sums(worth)
    if mine == theirs:  # the latest card with a value made it so (`ruling.scoring-card-ties`)
        side = max(place for place, value in enumerate(worth) if value) % 2
    else:
        side = 0 if mine > theirs else 1
    return max(range(side, len(cards), 2), key=lambda place: (worth[place], place))


def verdict(setting: Setting, cards: Sequence[int], names: Sequence[str]) -> Verdict:
    """Who is ahead after each card, and why."""
    steps = []
    for place, card in enumerate(cards):
        played = cards[: place + 1]
        steps.append(Step(place, card, winner(setting, played), _told(setting, played, names)))
    ahead = winner(setting, cards)
    losers = tuple(
        (place, _worth(setting, cards, place, names, ahead))
        for place in range(len(cards))
        if place != ahead
    )
    return Verdict(tuple(steps), ahead, _summed(setting, cards, names, ahead), losers)


def side_name(setting: Setting, names: Sequence[str], side: int) -> str:
    """A player, or a team's two players."""
    own = names[side:4:2] if setting.mode == TEAMS else names[side : side + 1]
    return join(own)


def _told(setting: Setting, cards: Sequence[int], names: Sequence[str]) -> Said:
    place = len(cards) - 1
    if place == 0:
        lead = lead_said(setting.deck, cards[0], asked(setting, cards[0]))
        value = values(setting, cards)[0]
        rules = RULES[setting.mode]
        say = f"{lead.say} It is worth {value}."
        return Said(say, (*lead.clauses, *(rules.values or (rules.combine,))))
    said = _adds(setting, cards, place, names)
    mine, theirs = sums(values(setting, cards))
    return Said(f"{said.say} It stands {mine} to {theirs}.", said.clauses)


def _adds(setting: Setting, cards: Sequence[int], place: int, names: Sequence[str]) -> Said:
    """What one card adds to its side."""
    rules, pack = RULES[setting.mode], pack_of(setting)
    what, worth = asked(setting, cards[0]), values(setting, cards)
    shown, extra = f"[[{pack.codes[cards[place]]}]]", remarks(setting, cards, place)
    if not worth[place]:
        noun = f"has no {what.title()}" if what in SUITS else "does not follow"
        clauses = (rules.combine, "win.offtype", "ruling.same-type-as-lead", *extra)
        return Said(f"{shown} {noun} and adds nothing.", clauses)
    if what in SUITS and cards[place] == crown(setting.deck, what):
        ace = f"[[{pack.codes[cards[0]]}]]"
        if raised(setting, cards, what):
            lifts = f"and lifts {ace} to {RAISED_ACE}"
        else:
            lifts = f"but {ace} stays at {ACE_VALUE}, since its own leader plays the Crown"
        say = f"{shown} adds {worth[place]} {lifts}."
        return Said(say, (rules.ace, rules.combine, *rules.values, "ruling.combined-ace", *extra))
    side = side_name(setting, names, place % 2)
    if place > 1:
        extra = ("ruling.combine-automatic", *extra)
    clauses = (rules.combine, *rules.values, *extra)
    return Said(f"{shown} adds {worth[place]} for {side}.", clauses)


def _worth(
    setting: Setting, cards: Sequence[int], place: int, names: Sequence[str], ahead: int
) -> Said:
    """Why another card than the best of the winning side did not win."""
    said = (
        _adds(setting, cards, place, names)
        if place
        else Said(
            f"[[{pack_of(setting).codes[cards[0]]}]] is worth {values(setting, cards)[0]}.",
            (RULES[setting.mode].combine,),
        )
    )
    if place % 2 == ahead % 2:
        return Said(f"{said.say} It belongs to the side that wins.", said.clauses)
    return said


def _summed(setting: Setting, cards: Sequence[int], names: Sequence[str], ahead: int) -> Said:
    rules, pack = RULES[setting.mode], pack_of(setting)
    worth = values(setting, cards)
    total = sums(worth)
    side = ahead % 2
    verb = "win" if setting.mode == TEAMS and len(names) > 2 else "wins"
    who = side_name(setting, names, side)
    high, low = total[side], total[1 - side]
    if high == low:
        last = max(place for place, value in enumerate(worth) if value)
        say = (
            f"{who} {verb}. It is {high} to {low}, and [[{pack.codes[cards[last]]}]] made it equal."
        )
        return Said(say, (rules.tie, rules.combine, "ruling.scoring-card-ties"))
    clauses = (rules.combine, *rules.values)
    if asked(setting, cards[0]) in SUITS:
        clauses = (rules.ace, *clauses, "ruling.combined-ace")
    return Said(f"{who} {verb} with {high} to {low}.", clauses)


def next_lead(
    setting: Setting,
    cards: Sequence[int],
    ahead: int,
    names: Sequence[str],
    does: str = "leads to the next trick",
) -> Said:
    """Who leads to the next trick, and why (`part.next-lead`, `two.lead`)."""
    if setting.mode == TWO:
        return Said(f"{names[ahead]} {does}.", ("two.lead",))
    pack, worth = pack_of(setting), values(setting, cards)
    own = f"[[{pack.codes[cards[ahead]]}]]"
    other = (ahead + 2) % 4
    clauses: tuple[str, ...] = ("part.next-lead",)
    if other >= len(cards):
        return Said(f"{names[ahead]} {does}.", clauses)
    partner = f"[[{pack.codes[cards[other]]}]]"
    if worth[ahead] == worth[other]:
        reason = f"{own} is worth as much as {partner} and was played later"
    else:
        reason = f"{own} is worth more than {partner}"
    if worth[ahead] == RAISED_ACE and worth[other] == CROWN_VALUE:
        clauses += ("ruling.ace-with-crown-leads",)
    return Said(f"{names[ahead]} {does}: {reason}.", clauses)
