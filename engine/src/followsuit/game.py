"""What a game tells the kernel: data, and a few functions in rule-book order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Literal, NamedTuple

from .actions import fits
from .clauses import COMMON, Clause, cite, find
from .decisions import Decision, Moment, Phase
from .errors import BadRequest, Fault, UnknownName, WrongRules
from .fields import Choices, read_fields
from .forms import Form, PointsCase
from .messages import Message, say
from .packs import FRENCH_52, Pack
from .parts import Part, check_kind, spelled
from .rules import TrickRules
from .seats import seat_names
from .table import Table
from .tags import check_tags
from .words import Voice

Flow = Generator[Decision, Any, None]


def _no_faults(players: int, options: Any) -> list[Fault]:
    return []


def _singles(players: int, options: Any) -> tuple[int, ...]:
    return tuple(range(players))


def _from_the_start(totals: Sequence[int], options: Any, played: int | None) -> list[Fault]:
    return [Fault(say("begins-at-the-beginning"), "totals")]


def from_zero(totals: Sequence[int], options: Any = None, played: int | None = None) -> list[Fault]:
    """Any points can stand before a hand, where no score is ever below zero (`check_totals`)."""
    return [
        Fault(say("needs-zero-or-more"), f"totals[{side}]")
        for side, had in enumerate(totals)
        if had < 0
    ]


class About(NamedTuple):
    """What a reader asks first: how many play, how long (minutes, from and to), of what kind it is.

    `tags` are of `tags.TAGS`; `clockwise` is how seats are named, as they follow in playing order.
    `usual` is how many sit down where nobody says, the fewest if left out.
    """

    players: range
    minutes: tuple[int, int] = (0, 0)
    tags: tuple[str, ...] = ()
    clockwise: bool = True
    usual: int = 0

    @property
    def seated(self) -> int:
        """How many sit down where nobody says."""
        return self.usual or self.players[0]


@dataclass(frozen=True, eq=False)
class Positions:
    """What can be asked of a trick: `setting` tuples of these fields, and cards that fit them.

    * `describe(setting)`: the setting in words;
    * `sizes(setting)`: of how many cards a whole trick may be;
    * `seats(setting, cards)`: how many players a trick of so many cards has;
    * `hand_limit(setting)`: how many cards a hand can have, 0 if nobody says;
    * `most_held(setting)`: of larger hands nothing is asked, as they are hard to take in at a glance;
    * `check_trick(setting, cards)`, `check_hand(setting, cards, hand)`: why there is no such trick
      or hand (what a setting says must fit the cards);
    * `leader_holds(setting, cards)`: what the leader has shown to hold, as a set, whatever he leads;
    * `question(setting)`: what a quiz asks about a trick.
    """

    settings: Choices
    sizes: Callable[[Any], tuple[int, ...]]
    describe: Callable[[Any], Message | None] = lambda setting: None
    seats: Callable[[Any, int], int] = lambda setting, cards: cards
    hand_limit: Callable[[Any], int] = lambda setting: 0
    most_held: Callable[[Any], int] = lambda setting: 9
    check_trick: Callable[[Any, Sequence[int]], list[Fault]] = lambda setting, cards: []
    check_hand: Callable[[Any, Sequence[int], int], list[Fault]] = lambda setting, cards, hand: []
    leader_holds: Callable[[Any, Sequence[int]], int] = lambda setting, cards: 0
    question: Callable[[Any], Message] = lambda setting: say("which-card")


@dataclass(frozen=True, eq=False)
class HandRules:
    """A hand.

    * `play(table)`: one hand from deal to count, as a generator of decisions;
    * `phases`: what a seat may be asked beside a plain card;
    * `shown`: what lies open on the table; who tells a text of it knows it already;
    * `drawn(options)`: what chance settles in a hand beside hands and stock (a deal may give it
      too); `drawn_as`: all its names;
    * `outcome`: what a hand or a case of a form can come to beside its points (card points, who
      made what); each part's value is of its kind, or None where there is none.
    """

    play: Callable[[Table], Flow]
    phases: tuple[Phase, ...] = ()
    shown: tuple[Part, ...] = ()
    drawn: Callable[[Any], tuple[str, ...]] = lambda options: ()
    drawn_as: Collection[str] = ()
    outcome: tuple[Part, ...] = ()


@dataclass(frozen=True, eq=False)
class MatchRules:
    """A match: who plays with whom, for what, and until when.

    * `sides(players, options)`: the side of each seat;
    * `also_for(players, options)`: numbers of players outside the usual range;
    * `check_options(players, options)`: why these options do not fit together;
    * `check_totals(totals, options, played)`: why these points cannot stand before a hand, so many
      hands played before it, None if nobody says (not given: a match begins at its beginning); its
      faults are at `totals` or `totals[side]`;
    * `hands(options)`: how many hands a match has, where that does not hang on the points;
    * `fewest`: whether who has the fewest of them wins;
    * `style`: how cards are played where a seat works out what to expect (`advice`): by `chance`,
      unless `scripts/arena` found it stronger where one `takes` or `shuns` tricks;
    * `unit`: what is counted; `start`: what each side has at first;
    * `closed`: whether what sides gain is what the table's own account loses (tokens, chips);
    * `account`: what that account is called in a ledger.
    """

    sides: Callable[[int, Any], tuple[int, ...]] = _singles
    also_for: Callable[[int, Any], bool] = lambda players, options: False
    check_options: Callable[[int, Any], list[Fault]] = _no_faults
    check_totals: Callable[[Sequence[int], Any, int | None], list[Fault]] = _from_the_start
    hands: Callable[[Any], int] = lambda options: 0
    fewest: bool = False
    style: Literal["chance", "takes", "shuns"] = "chance"
    unit: str = "point"
    start: int = 0
    closed: bool = False
    account: str = "supply"


@dataclass(frozen=True, eq=False)
class Game:
    """A card game: facts for people, data for the kernel, and its rules as functions.

    `words` is the package beside whose rules the game's catalogue stands. `pack` gives the cards of
    a setting or of options: a field of the same name in both. A `Pack` is no key for `@cache`; use the field. `practice` makes questions about points.
    """

    id: str
    words: str
    clauses: Mapping[str, Clause]
    about: About
    pack: Callable[[Any], Pack]
    options: Choices
    trick: TrickRules
    positions: Positions
    hand: HandRules
    match: MatchRules = field(default_factory=MatchRules)
    forms: Mapping[str, Form] = field(default_factory=dict)
    practice: Callable[[Random], PointsCase] | None = None

    def __post_init__(self) -> None:
        check_tags(self.id, self.about.tags)
        for name, form in self.forms.items():
            for part in form.parts:
                check_kind(f"{self.id}, form “{name}”", part)
        for known in (*self.positions.settings.fields, *self.options.fields):
            try:
                self.cite(known.clause)
            except UnknownName as error:
                raise WrongRules(f"{self.id}, {known.name}: {error}") from None
        for phase in self.hand.phases:
            where = f"{self.id}, phase “{phase.name}”"
            for part in phase.parts:
                check_kind(where, part)
            for code in phase.codes:
                try:
                    fits(code.pattern, "")
                    self.cite(code.clauses.split())
                except UnknownName as error:
                    raise WrongRules(f"{where}, {code.pattern}: {error}") from None

    def cite(self, ids: str | Iterable[str]) -> tuple[str, ...]:
        """Full clause ids from short ones. Raises `UnknownName` for an undeclared clause."""
        full = cite(self.id, ids)
        for name in full:
            find(self.clauses, name)
        return full

    def voice(
        self,
        pack: Pack,
        names: Sequence[str] = (),
        sides: Sequence[int] = (),
        language: str = "en",
    ) -> Voice:
        """Speaks for a table at which this game is played."""
        return Voice(self.words, pack, names, sides, language)

    @cached_property
    def common(self) -> frozenset[str]:
        """The common rulings that hold here, since the game has none of its own in their place."""
        own = {clause.removeprefix(f"{self.id}.") for clause in self.clauses}
        return frozenset(known for known in COMMON if known.removeprefix("common.") not in own)

    @property
    def title(self) -> Message:
        """What the game is called."""
        return say("title")

    def seat_names(self, players: int, language: str = "en") -> tuple[str, ...]:
        """What the seats are called in playing order when nobody names them."""
        return seat_names(players, clockwise=self.about.clockwise, language=language)

    def setting(self, given: Mapping[str, Any] | None = None, where: str = "setting") -> Any:
        """A position's setting from plain values. Raises `BadRequest` with every fault."""
        type_, fields = self.positions.settings
        plain = [f for f in fields if f.kind == "choice"]
        chosen = {f.name: f.default for f in fields}
        if isinstance(given, Mapping):
            named = {f.name: given[f.name] for f in plain if f.name in given}
            known, _ = read_fields(plain, named, where)
            chosen.update(known)
        values, faults = read_fields(fields, given, where, self.pack(type_(**chosen)))
        if faults:
            raise BadRequest(*faults)
        return type_(**values)

    def position_request(self, moment: Moment) -> dict[str, Any]:
        """The request that puts a moment again."""
        pack, phase = moment.pack, moment.phase
        return {
            "ask": "legal",
            "game": self.id,
            "phase": phase.name,
            "players": moment.players,
            "options": moment.options._asdict(),
            "seat": moment.seat,
            **({"setting": self.plain(moment.setting)} if phase.setting else {}),
            "position": {
                part.name: spelled(pack, part, moment[part.name])
                for part in phase.parts
                if part.required or moment[part.name] != part.default
            },
        }

    def plain(self, setting: Any) -> dict[str, Any]:
        """A setting as JSON-able values, to be read back by `setting`."""
        pack: Pack = self.pack(setting)
        values: dict[str, Any] = setting._asdict()
        for known in self.positions.settings.fields:
            if known.kind == "cards":
                values[known.name] = [card.code for card in pack.of(values[known.name])]
        return values

    def read_options(self, players: int, given: Mapping[str, Any] | None = None) -> Any:
        """A game's options from plain values. Raises `BadRequest` with every fault."""
        values, faults = read_fields(self.options.fields, given, "options")
        options, usual = self.options.type(**values), self.about.players
        if not faults:
            faults = self.match.check_options(players, options)
        seats = players in usual or self.match.also_for(players, options)
        if not faults and not seats:
            low, high = usual[0], usual[-1]
            what = say("players-of-game", low=low, high=high, number=players, game=self.title)
            faults = [Fault(what if low < high else what.but(high=0), "players")]
        if faults:
            raise BadRequest(*faults, voice=self.voice(FRENCH_52))
        return options

    def standing(self, totals: Sequence[int], options: Any, played: int | None) -> list[Fault]:
        """Why a match cannot stand so before a hand; every match and every score asks here."""
        if not played and all(points == self.match.start for points in totals):
            return []
        return self.match.check_totals(totals, options, played)
