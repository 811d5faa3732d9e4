"""Writing answers: words looked up in the language asked for, full clause ids, cards as codes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..actions import Action
from ..decisions import Decision, Play
from ..game import Game
from ..ledger import Line, Note
from ..messages import Message
from ..order import Said
from ..packs import Pack
from ..parts import spelled
from ..words import Voice


class Teller:
    """Tells what a game decides at one table: its pack, its seats and sides by name, one language."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice
        self.pack: Pack = voice.pack

    @classmethod
    def of(
        cls,
        game: Game,
        pack: Pack,
        language: str,
        names: Sequence[str] = (),
        sides: Sequence[int] = (),
    ) -> Teller:
        """The teller of a game where no match is played."""
        return cls(game, game.voice(pack, names, sides, language))

    def sentence(self, words: Message) -> dict[str, Any]:
        """Words as text and with the cards marked, with the id and the facts that they tell."""
        return self.voice.sentence(words)

    def told(self, said: Said | Note) -> dict[str, Any]:
        """A sentence with its clauses."""
        return {"why": self.sentence(said.say), "clauses": list(self.game.cite(said.clauses))}

    def told_all(self, said: Iterable[Said | Note]) -> list[dict[str, Any]]:
        """Sentences with their clauses."""
        return [self.told(one) for one in said]

    def action(self, offered: Action) -> dict[str, Any]:
        """Something that may be done."""
        told = self.sentence(offered.label)
        return {
            "code": offered.code,
            "label": told.pop("text"),
            **told,
            "clauses": list(self.game.cite(offered.clauses)),
        }

    def choices(self, decision: Decision | None, *, all_reasons: bool = False) -> dict[str, Any]:
        """What may be done, what not and why, and the law that binds a card.

        With `all_reasons` also when each other kind of action of the phase would be possible.
        """
        if decision is None:
            return {"law": None, "actions": [], "refused": []}
        bound = decision.law.said if isinstance(decision, Play) else None
        more = decision.rest if all_reasons else ()
        return {
            "law": bound
            and {**self.sentence(bound.say), "clauses": list(self.game.cite(bound.clauses))},
            "actions": [self.action(offered) for offered in decision.actions],
            "refused": [
                {"code": refused.code, **self.told(refused.said)}
                for refused in (*decision.refused, *more)
            ],
        }

    def line(self, entry: Line, unit: str = "") -> dict[str, Any]:
        """A ledger line, in the game's unit if no other is given."""
        return {
            "side": entry.side,
            **self.amount(entry, unit),
            "cards": [self.pack.codes[card] for card in entry.cards],
            "why": self.sentence(entry.say),
            "clauses": list(self.game.cite(entry.clauses)),
        }

    def amount(self, entry: Line, unit: str = "") -> dict[str, Any]:
        """How much of what a ledger line moves, and on whose account."""
        own, table = unit or self.game.match.unit, self.game.match.account
        return {
            "account": self.voice.known(f"account-{table}") or table
            if entry.side is None
            else self.voice.side_name(entry.side),
            "points": entry.amount,
            "unit": self.voice.known(f"unit-{own}.many"),
            "what": self.voice.plain(entry.what),
        }

    def winners(self, sides: Sequence[int]) -> dict[str, Any]:
        """The sides that have won, and what they are called."""
        return {"winners": list(sides), "winner_names": [self.voice.side_name(s) for s in sides]}

    def outcome(self, found: Mapping[str, Any]) -> dict[str, Any]:
        """What a hand or a case came to beside points, in the order in which the game declares it."""
        told = {
            part.name: (part, found[part.name])
            for part in self.game.hand.outcome
            if part.name in found
        }
        return {
            name: None if value is None else spelled(self.pack, part, value)
            for name, (part, value) in told.items()
        }
