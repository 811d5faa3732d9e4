"""Duty: what must be played, as a chain of links that each carry their clause.

The first link that a hand can meet is the law; the links it could not meet are the explanation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .order import Said
from .packs import Pack
from .words import join, mark

EVERY_CARD = -1


class Beside(NamedTuple):
    """What else a link rests on when the hand holds a card of `cards`.

    So a clause is cited only by a verdict that needs it. `say` ends the link's sentence.
    """

    cards: int
    clauses: tuple[str, ...]
    say: str = ""


class Role(NamedTuple):
    """Why a link allows the cards of a set: `say` completes "[[TC]] is allowed: …".

    As a bar it is a sentence about cards that the link does not allow. `clauses` are what these
    cards rest on beside the link's own.
    """

    cards: int
    say: str
    clauses: tuple[str, ...] = ()


class Link(NamedTuple):
    """Whoever holds a card of `needs` may play only cards of `allows`.

    `must` completes "you must …" ("follow with a spade or play a trump"), or "you may …" where
    the link allows every card; `lacks` completes "you hold …" for a hand that could not meet it.
    `roles` say of single cards why they are allowed, `bars` why they are not.
    `named` are the cards that the sentence tells the hand to hold, if not those of `needs`.
    """

    needs: int
    allows: int
    clauses: tuple[str, ...]
    must: str
    lacks: str = ""
    beside: tuple[Beside, ...] = ()
    roles: tuple[Role, ...] = ()
    named: int = 0
    bars: tuple[Role, ...] = ()


def anything(clauses: str, must: str = "play any card") -> Link:
    """The last link of a chain: every card is allowed."""
    return Link(EVERY_CARD, EVERY_CARD, tuple(clauses.split()), must)


def allowed(chain: Sequence[Link], hand: int) -> int:
    """The cards of a hand that may be played, as a set."""
    for link in chain:
        if hand & link.needs:
            return hand & link.allows
    return hand


class Law(NamedTuple):
    """The link that binds a hand, the cards it leaves, and the sentence that says so.

    The sentence is `base`, then `more` (half-sentences of what stands beside the link).
    """

    link: Link
    allowed: int
    base: str
    more: str
    clauses: tuple[str, ...]
    named: int = 0  # the cards that `base` has named already

    @property
    def said(self) -> Said:
        """The whole sentence."""
        return Said(f"{self.base}{self.more}.", self.clauses)

    def of(self, pack: Pack, card: int) -> Said:
        """Why one card of the hand may or may not be played."""
        shown = f"[[{pack.codes[card]}]]"
        if self.allowed >> card & 1:
            lower = self.base[0].lower() + self.base[1:] + self.more
            roles = (role for role in self.link.roles if role.cards >> card & 1)
            role = next(roles, Role(EVERY_CARD, lower))
            return Said(f"{shown} is allowed: {role.say}.", (*self.clauses, *role.clauses))
        choice = "" if self.named == self.allowed else f": {mark(pack, self.allowed, 'or')}"
        say = f"{shown} is not allowed. {self.base}{choice}{self.more}."
        bar = next((bar for bar in self.link.bars if bar.cards >> card & 1), None)
        if bar is None:
            return Said(say, self.clauses)
        return Said(f"{say} {bar.say}.", (*self.clauses, *bar.clauses))


def law(pack: Pack, chain: Sequence[Link], hand: int) -> Law:
    """The law of a chain for a hand, with its sentence."""
    skipped: list[str] = []
    for link in chain:
        if not hand & link.needs:
            if link.lacks and link.lacks not in skipped:
                skipped.append(link.lacks)
            continue
        beside = [extra for extra in link.beside if hand & extra.cards]
        more = "".join(f"; {extra.say}" for extra in beside if extra.say)
        clauses = (*link.clauses, *(name for extra in beside for name in extra.clauses))
        if link.allows == EVERY_CARD:
            held = f"You hold {join(skipped)}, so you" if skipped else "You"
            return Law(link, hand, f"{held} may {link.must}", more, clauses)
        named = hand & (link.named or link.needs)
        void = f"{join(skipped)}, but you do hold " if skipped else ""
        base = f"You hold {void}{mark(pack, named)}, so you must {link.must}"
        return Law(link, hand & link.allows, base, more, clauses, named)
    raise LookupError("a chain of duty must end in a link that every hand meets")
