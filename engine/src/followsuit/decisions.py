"""Decisions: what a seat may choose between, each choice with its clauses, each refusal with its why.

What a seat may be asked beside a plain card is a `Phase`, told by the facts that it depends on and
decided by one function: a hand asks through `Table.ask`, a reader through the request `legal`, and
both give the facts of a `Moment` to the same `decide`, so that there is no second copy of a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from .actions import Action, Code, Refused, fits, written
from .duty import Law, Link, allowed, law
from .errors import Fault, IllegalAction, UnknownName, quoted, suggest
from .messages import Card, Row, say
from .packs import Pack, bits
from .parts import Part
from .rules import TrickRules
from .sets import drawn, nth


class Decision:
    """A seat must choose one of `actions`.

    `guise`: that anything is asked at all tells something about this seat's hand, so that other
    seats see this decision instead, which comes next. `moment` is what it was made from, unless
    it is a plain turn to play a card. What is refused may come from a generator: then it is worked
    out when somebody asks, and never in random play.
    """

    __slots__ = ("_actions", "_barred", "_rest", "guise", "moment", "phase", "seat")

    def __init__(
        self,
        seat: int,
        phase: str,
        actions: Iterable[Action],
        refused: Iterable[Refused] = (),
        *,
        guise: Decision | None = None,
    ) -> None:
        self.seat = seat
        self.phase = phase
        self.guise = guise
        self.moment: Moment | None = None
        self._actions = tuple(actions)
        self._barred = refused
        self._rest: tuple[Refused, ...] | None = None

    def seen_by(self, seat: int | None) -> Decision:
        """What a seat sees of it; None stands for somebody who sees everything."""
        return self if self.guise is None or seat in (None, self.seat) else self.guise

    @property
    def actions(self) -> tuple[Action, ...]:
        """What may be done, each with its clauses."""
        return self._actions

    @property
    def codes(self) -> list[str]:
        """The written forms of the actions."""
        return [action.code for action in self.actions]

    def offers(self, code: str) -> bool:
        """Whether an action is one of these, as it is written."""
        return code in self.codes

    @property
    def refused(self) -> tuple[Refused, ...]:
        """What one might expect to be allowed and is not, each with its reason."""
        return self.barred

    @property
    def barred(self) -> tuple[Refused, ...]:
        """What of it the phase itself has refused."""
        if not isinstance(self._barred, tuple):
            self._barred = tuple(self._barred)
        return self._barred

    @property
    def rest(self) -> tuple[Refused, ...]:
        """Why nothing else of the kinds of this phase is possible, said in general."""
        if self.moment is None:
            return ()
        if self._rest is None:
            told, codes = self.told_of, self.moment.phase.codes
            general = (code for code in codes if code.otherwise and code.pattern not in told)
            self._rest = tuple(code.why_not for code in general)
        return self._rest

    @property
    def told_of(self) -> set[str]:
        """The written forms of all that is offered or refused."""
        return {*self.codes, *(refused.code for refused in self.refused)}

    def draw(self, chance: float) -> tuple[str, Any]:
        """The action of a random player, by weight, and its value; `chance` is from 0 up to 1."""
        left = chance * sum([action.weight for action in self._actions])
        for action in self._actions:
            left -= action.weight
            if left < 0:
                break
        return action.code, action.value

    def pick(self, chance: float) -> str:
        """The action of a random player (see `draw`)."""
        return self.draw(chance)[0]

    def action(self, code: str) -> Action:
        """An action as it is told; one that may be written though it is not offered tells its code."""
        offered = (action for action in self.actions if action.code == code)
        return next(offered, None) or Action(code, written(code), ())

    def value(self, code: str) -> Any:
        """What the hand receives for an action. Raises `IllegalAction`, nothing changed."""
        for action in self.actions:
            if action.code == code:
                return action.value
        raise self._illegal(code)

    def why_not(self, code: str) -> Refused | None:
        """The refusal of an action; one that names it before one of its whole kind."""
        named = (refused for refused in self.barred if refused.code == code)
        return next(named, None) or _of_kind(self.barred, code) or _of_kind(self.rest, code)

    def _illegal(self, code: str) -> IllegalAction:
        refused = self.why_not(code)
        if refused:
            return IllegalAction(Fault(refused.said.say, "action", tuple(self.codes)))
        possible = self.codes
        what = say("not-possible-now", given=quoted(code), possible=Row.verbatim(possible[:12]))
        return IllegalAction(Fault(what, "action", suggest(code, possible)))


def _of_kind(refused: Iterable[Refused], code: str) -> Refused | None:
    """The first refusal that an action is of."""
    return next((one for one in refused if fits(one.code, code)), None)


class OneOf(Decision):
    """One of many things, each as likely in random play.

    `action` gives the action of a thing; all are made only when somebody reads them.
    """

    __slots__ = ("_action", "_made", "_things")

    def __init__(
        self,
        seat: int,
        phase: str,
        things: Iterable[Any],
        action: Callable[[Any], Action],
        refused: Iterable[Refused] = (),
    ) -> None:
        super().__init__(seat, phase, (), refused)
        self._things = tuple(things)
        self._action = action
        self._made: tuple[Action, ...] | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        if self._made is None:
            self._made = tuple(map(self._action, self._things))
        return self._made

    def draw(self, chance: float) -> tuple[str, Any]:
        action = self._action(self._things[int(chance * len(self._things))])
        return action.code, action.value


class Play(Decision):
    """A seat must play a card; what the chain of duty allows is a set, reasons come on demand.

    `extra` are things that the seat may do instead of playing a card at once; `barred` are such
    things that one might expect and that are not allowed.
    """

    __slots__ = (
        "_chain",
        "_codes",
        "_made",
        "_pack",
        "allowed",
        "cards",
        "extra",
        "hand",
        "setting",
    )

    def __init__(
        self,
        pack: Pack,
        seat: int,
        hand: int,
        setting: Any,
        cards: Sequence[int],
        chain: Sequence[Link],
        extra: Sequence[Action] = (),
        barred: Iterable[Refused] = (),
    ) -> None:
        self.seat = seat
        self.phase = "play" if cards else "lead"
        self.guise = None
        self.moment = None
        self.hand = hand
        self.setting = setting
        self.cards = cards
        self.allowed = allowed(chain, hand)
        self.extra = extra
        self._barred = barred
        self._rest = None
        self._chain = chain
        self._pack = pack
        self._made: tuple[Action, ...] | None = None
        self._codes: list[str] | None = None

    @property
    def law(self) -> Law:
        """The law that binds the hand, with its sentence and clauses."""
        return law(self._chain, self.hand)

    @property
    def actions(self) -> tuple[Action, ...]:
        if self._made is None:
            clauses = self.law.clauses
            plays = [
                Action(card.code, say("play-card", card=Card(card.index)), clauses, card.index)
                for card in self._pack.of(self.allowed)
            ]
            self._made = (*self.extra, *plays)
        return self._made

    @property
    def codes(self) -> list[str]:
        if self._codes is None:
            codes = self._pack.codes
            plays = [codes[index] for index in bits(self.allowed)]
            self._codes = [*(action.code for action in self.extra), *plays]
        return self._codes

    def offers(self, code: str) -> bool:
        card = self._pack.by_code.get(code)
        if card is not None and card.code == code and self.allowed >> card.index & 1:
            return True
        return any(action.code == code for action in self.extra)

    @property
    def told_of(self) -> set[str]:
        codes = self._pack.codes
        cards = (codes[index] for index in bits(self.hand))
        others = (refused.code for refused in self.barred)
        return {*(action.code for action in self.extra), *others, *cards}

    def draw(self, chance: float) -> tuple[str, Any]:
        extra = self.extra
        if not extra:
            card = drawn(self.allowed, chance)
            return self._pack.codes[card], card
        many = self.allowed.bit_count()
        left = chance * (sum([action.weight for action in extra]) + many)
        for action in extra:
            left -= action.weight
            if left < 0:
                return action.code, action.value
        card = nth(self.allowed, min(left, many - 1))
        return self._pack.codes[card], card

    @property
    def refused(self) -> tuple[Refused, ...]:
        bound = self.law
        cards = (
            Refused(self._pack.codes[index], bound.of(index))
            for index in bits(self.hand & ~self.allowed)
        )
        return (*self.barred, *cards)

    def value(self, code: str) -> Any:
        for action in self.extra:
            if action.code == code:
                return action.value
        meant = self._pack.by_code.get(code)
        if meant is not None and self.allowed >> meant.index & 1:
            return meant.index
        if self.why_not(code):
            raise self._illegal(code)
        try:
            found = self._pack.card(code)
        except UnknownName:
            # Where there is more to do than play a card, the word may have been meant for that.
            if self.extra or self.barred:
                raise self._illegal(code) from None
            raise
        if self.allowed >> found.index & 1:
            return found.index
        if self.hand >> found.index & 1:
            bound = self.law.of(found.index)
            raise IllegalAction(Fault(bound.say, "action", tuple(self.codes)))
        what = say("not-in-this-hand", card=Card(found.index))
        raise IllegalAction(Fault(what, "action"))


@dataclass(frozen=True, eq=False)
class Phase:
    """A kind of choice: its name in a state, the facts of a position, and the rule that decides.

    `setting` tells whether it also depends on the game's setting; `check` why there is no such
    position. A decision without actions says with its refusals why there is nothing to choose.
    `usual` are the facts that need not be told, as they usually are; `turns` those flags (with
    spaces between) that may be otherwise while all else is as it is.
    """

    name: str
    parts: tuple[Part, ...]
    decide: Callable[[Moment], Decision]
    codes: tuple[Code, ...]
    setting: bool = False
    check: Callable[[Moment], list[Fault]] = lambda moment: []
    turns: str = ""
    usual: Mapping[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        usual = {part.name: part.default for part in self.parts if not part.required}
        object.__setattr__(self, "usual", usual)


@dataclass(eq=False, slots=True)  # not frozen: it would take thrice as long to make
class Moment:
    """A seat that must choose, and all that the choice depends on; `moment["hand"]` is a fact.

    Hands are sets of cards (ints), a trick is a list of card indexes, the lead first.
    """

    rules: TrickRules
    pack: Pack
    phase: Phase
    seat: int
    facts: Mapping[str, Any]
    options: Any
    players: int
    setting: Any = None

    def __getitem__(self, name: str) -> Any:
        return self.facts[name]

    def but(self, **facts: Any) -> Moment:
        """The same with some facts that are otherwise."""
        return replace(self, facts={**self.facts, **facts})

    def choice(self, actions: Iterable[Action], refused: Iterable[Refused] = ()) -> Decision:
        """A decision about something else than a card of a trick."""
        return Decision(self.seat, self.phase.name, actions, refused)

    def one_of(self, things: Iterable[Any], action: Callable[[Any], Action]) -> Decision:
        """A decision between things that are as likely in random play (see `OneOf`)."""
        return OneOf(self.seat, self.phase.name, things, action)

    def turn(self, extra: Sequence[Action] = (), barred: Iterable[Refused] = ()) -> Play:
        """A card from the hand, or something else instead; the game's duty binds the card."""
        hand, trick = self.facts["hand"], tuple(self.facts.get("trick", ()))
        chain = self.rules.chain(self.setting, trick, hand)
        play = Play(self.pack, self.seat, hand, self.setting, trick, chain, extra, barred)
        play.phase = self.phase.name
        return play


def decided(moment: Moment, guise: Decision | None = None) -> Decision:
    """The decision of a moment, which remembers what it was made from."""
    decision = moment.phase.decide(moment)
    decision.moment = moment
    decision.guise = guise
    return decision
