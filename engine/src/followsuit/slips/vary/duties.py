"""Another duty: a link of the chain left out, added, narrower or wider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...duty import EVERY_CARD, Link, anything
from ...rules import TrickRules
from .seen import Cards, Change, PackOf, Seen, of_tricks

Chain = Sequence[Link]


def duties(change: Callable[[Seen, Chain], Chain], *, leader: bool = False) -> Change:
    """Another chain of duty, for those who follow or (`leader`) for who leads."""

    def new(rules: TrickRules, pack_of: PackOf) -> TrickRules:
        def varied(setting: Any, cards: Sequence[int], chain: Chain) -> Chain:
            if bool(cards) is leader:
                return chain
            return change(Seen(rules, pack_of(setting), setting, cards), chain)

        lead = rules.lead
        return replace(
            rules,
            duty=lambda s, cards: varied(s, cards, rules.duty(s, cards)),
            lead=lead and (lambda s, hand: varied(s, (), lead(s, hand))),
        )

    return of_tricks(new)


def unbound(clauses: str, *, leader: bool = False) -> Change:
    """Without the links of duty that rest on some clauses; in the end any card may be played."""
    own = set(clauses.split())

    def change(seen: Seen, chain: Chain) -> Chain:
        left = tuple(link for link in chain if not own.issubset(link.clauses))
        return left if left and left[-1].needs == EVERY_CARD else (*left, anything(clauses))

    return duties(change, leader=leader)


def bound(cards: Cards, before: str = "", *, leader: bool = False) -> Change:
    """One more link: whoever holds such cards must play one of them.

    It stands before the links that rest on the clause `before`, or first of all.
    """

    def change(seen: Seen, chain: Chain) -> Chain:
        own = cards(seen)
        places = [n for n, link in enumerate(chain) if not before or before in link.clauses]
        if not own or not places:
            return chain
        link = chain[places[0]]._replace(needs=own, allows=own, beside=(), roles=(), named=0)
        return (*chain[: places[0]], link, *chain[places[0] :])

    return duties(change, leader=leader)


def freed(cards: Cards, before: str = "") -> Change:
    """Whoever holds such cards may play anything; it stands where `bound` would."""

    def change(seen: Seen, chain: Chain) -> Chain:
        own = cards(seen)
        places = [n for n, link in enumerate(chain) if not before or before in link.clauses]
        if not own or not places:
            return chain
        link = anything(" ".join(chain[places[0]].clauses))._replace(needs=own)
        return (*chain[: places[0]], link, *chain[places[0] :])

    return duties(change)


def binding(cards: Cards, clause: str) -> Change:
    """Links that rest on a clause, binding also for who holds such cards."""

    def change(seen: Seen, chain: Chain) -> Chain:
        own = cards(seen)
        return [
            link._replace(needs=link.needs | own, allows=link.allows | own)
            if clause in link.clauses
            else link
            for link in chain
        ]

    return duties(change)


def led_as(card: Callable[[Seen], int]) -> Change:
    """What binds who follows is as if another card had been led."""
    return duties(lambda seen, chain: seen.rules.duty(seen.setting, (card(seen), *seen.cards[1:])))


def stricter(cards: Cards, clause: str = "") -> Change:
    """Whoever can must obey a link with such cards, if they follow; all links, or those of a clause."""

    def change(seen: Seen, chain: Chain) -> Chain:
        own, links = cards(seen), []
        for link in chain:
            known = clause in link.clauses if clause else link.needs != EVERY_CARD
            if known and (narrow := link.allows & own):
                links.append(link._replace(needs=link.needs & narrow, allows=narrow, named=0))
            links.append(link)
        return links

    return duties(change)


def looser(cards: Cards, clause: str = "") -> Change:
    """Links that allow who follows such cards as well; all links, or those that rest on a clause."""

    def change(seen: Seen, chain: Chain) -> Chain:
        own = cards(seen)
        return [
            link._replace(allows=link.allows | own)
            if not clause or clause in link.clauses
            else link
            for link in chain
        ]

    return duties(change)
