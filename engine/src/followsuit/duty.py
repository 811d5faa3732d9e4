"""Duty: what must be played, as a chain of links that each carry their clause.

The first link that a hand can meet is the law; the links it could not meet are the explanation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .messages import Card, Cards, Message, Row, say
from .order import Said

EVERY_CARD = -1
PLAY_ANY = say("play-any")


class Beside(NamedTuple):
    """What else a link rests on when the hand holds a card of `cards`.

    So a clause is cited only by a verdict that needs it. `say` ends the link's sentence.
    """

    cards: int
    clauses: tuple[str, ...]
    say: Message | None = None


class Role(NamedTuple):
    """Why a link allows the cards of a set: `say` completes "[[TC]] is allowed: …".

    `clauses` are what these cards rest on beside the link's own.
    """

    cards: int
    say: Message
    clauses: tuple[str, ...] = ()


class Link(NamedTuple):
    """Whoever holds a card of `needs` may play only cards of `allows`.

    `must` completes "you must …" ("follow with a spade or play a trump"), or "you may …" where
    the link allows every card; `lacks` completes "you hold …" for a hand that could not meet it.
    `roles` say of single cards why they are allowed, `bar` of a card why it is not, in a sentence,
    with what that rests on beside the link's own clauses.
    `named` are the cards that the sentence tells the hand to hold, if not those of `needs`.
    """

    needs: int
    allows: int
    clauses: tuple[str, ...]
    must: Message
    lacks: Message | None = None
    beside: tuple[Beside, ...] = ()
    roles: tuple[Role, ...] = ()
    named: int = 0
    bar: Callable[[int], Said] | None = None


def anything(clauses: str, must: Message = PLAY_ANY) -> Link:
    """The last link of a chain: every card is allowed."""
    return Link(EVERY_CARD, EVERY_CARD, tuple(clauses.split()), must)


def allowed(chain: Sequence[Link], hand: int) -> int:
    """The cards of a hand that may be played, as a set."""
    for link in chain:
        if hand & link.needs:
            return hand & link.allows
    return hand


class Law(NamedTuple):
    """The link that binds a hand, the cards it leaves, and the message that tells it."""

    link: Link
    allowed: int
    message: Message
    clauses: tuple[str, ...]
    named: int  # the cards that the message has named already

    @property
    def said(self) -> Said:
        """The law in a sentence of its own."""
        return Said(self.message, self.clauses)

    def of(self, index: int) -> Said:
        """Why one card of the hand may or may not be played."""
        shown = Card(index)
        if self.allowed >> index & 1:
            roles = (role for role in self.link.roles if role.cards >> index & 1)
            role = next(roles, Role(EVERY_CARD, self.message))
            why = say("card-allowed", card=shown, why=role.say)
            return Said(why, (*self.clauses, *role.clauses))
        named = self.named == self.allowed
        bound = self.message if named else self.message.but(choice=Cards(self.allowed))
        if self.link.bar is None:
            return Said(say("card-refused", card=shown, law=bound), self.clauses)
        bar = self.link.bar(index)
        barred = say("card-barred", card=shown, law=bound, why=bar.say)
        return Said(barred, (*self.clauses, *bar.clauses))


def law(chain: Sequence[Link], hand: int) -> Law:
    """The law of a chain for a hand, with its message."""
    skipped: list[Message] = []
    for link in chain:
        if not hand & link.needs:
            if link.lacks and link.lacks not in skipped:
                skipped.append(link.lacks)
            continue
        beside = [extra for extra in link.beside if hand & extra.cards]
        clauses = (*link.clauses, *(name for extra in beside for name in extra.clauses))
        lacks, more = Row.of(skipped), Row.of(extra.say for extra in beside if extra.say)
        if link.allows == EVERY_CARD:
            may = say("law-may", lacks=lacks, must=link.must, beside=more)
            return Law(link, hand, may, clauses, hand)
        named = hand & (link.named or link.needs)
        held, none = Cards(named), Cards(0)
        must = say("law-must", lacks=lacks, held=held, must=link.must, choice=none, beside=more)
        return Law(link, hand & link.allows, must, clauses, named)
    raise LookupError("a chain of duty must end in a link that every hand meets")
