"""What a game tells the kernel: data, and a few functions in rule-book order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from .clauses import COMMON, Clause, cite, find
from .decisions import fits
from .duty import Link
from .errors import BadRequest, Fault, UnknownName, WrongRules, quoted, suggest
from .fields import Field, Value, read_fields
from .ledger import Line, Note
from .messages import Message, Row, say
from .order import Order, Run
from .packs import FRENCH_52, Pack
from .seats import seat_names
from .tags import check_tags
from .trick import Verdict, judge
from .words import Voice

if TYPE_CHECKING:
    from .phases import Phase
    from .table import Action, Decision, Table

Flow = Generator["Decision", Any, None]


class Ranking(NamedTuple):
    """A run of cards with the title under which the rules print it.

    `key` names it whatever the words and the setting are: a suit's code, "trumps", a type, the
    code of the card that is led.
    """

    key: str
    title: Message
    run: Run


PART_KINDS = (
    *("seat", "int", "bool", "card", "cards", "text", "choice", "seats", "ints", "seat_ints"),
    *("choice_list", "choice_lists", "card_lists", "totals", "hand", "number"),
)


class Part(NamedTuple):
    """One field of a score form or of a position; `asking.reading` reads each of `PART_KINDS`.

    `least` and `most` bound a number, `most` the cards of a hand. `default` is what a position has
    where a fact is not told.
    """

    name: str
    kind: str
    required: bool = True
    choices: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0
    default: Any = None


class Scored(NamedTuple):
    """A score: ledger lines, totals after them, and who has won if the game is over.

    `moves` are what a player may choose from where the case alone does not settle the lines.
    `outcome` are values of the parts that the game's `outcome` declares.
    """

    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()
    moves: tuple[Action, ...] = ()
    outcome: Mapping[str, Any] = {}


class Form(NamedTuple):
    """A question about points: its fields, the rule, and what is counted if not the game's unit.

    `score(case, options, players)` applies the rule at a table of so many.

    A part of the kind "totals" is what the sides had before; `Game.standing` judges it, and
    `played` says how many hands were played before the case, None where it does not say.
    """

    parts: tuple[Part, ...]
    score: Callable[[Mapping[str, Any], Any, int], Scored]
    unit: str = ""
    played: Callable[[Mapping[str, Any]], int | None] = lambda case: None


class PointsCase(NamedTuple):
    """A quiz question about points: a case of a form, and whose result is asked, in words.

    `change` asks for the gain or loss instead of the new total; `slips` are wrong answers that a
    likely mistake would give. `decider` is the side on whose result all others depend.
    """

    form: str
    case: Mapping[str, Any]
    options: Mapping[str, Value]
    players: int
    side: int
    prompt: Message
    change: bool = False
    slips: tuple[int, ...] = ()
    decider: int | None = None


def _check_kind(where: str, part: Part) -> None:
    """Raises `WrongRules` for a kind that nobody can read."""
    if part.kind not in PART_KINDS:
        what = say("no-part-kind", given=quoted(part.kind), known=Row.verbatim(PART_KINDS))
        raise WrongRules(str(Fault(what, where, suggest(part.kind, PART_KINDS))))


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


def _nothing(setting: Any, cards: Sequence[int], winner: int) -> list[Note]:
    return []


@dataclass(frozen=True, eq=False)
class Game:
    """A card game: facts for people, data for the kernel, and its rules as functions.

    Positions are `setting` tuples plus cards; `setting_type` and `options_type` are NamedTuples
    whose fields are those of `settings` and `options`. Functions of a trick get the cards played
    so far, leader first:

    * `order(setting, cards)`: the order that now holds;
    * `duty(setting, cards)`: the chain that binds the next player (cards empty: the leader);
    * `lead(setting, hand)`: the leader's chain, where it depends on what else the leader holds;
    * `rankings(setting)`: the rank tables that the rules print;
    * `after(setting, cards, winner position)`: what winning the trick brings;
    * `after_draw(setting, cards)`: what follows a trick that nobody wins;
    * `check_trick(setting, cards)`, `check_hand(setting, cards, hand)`: why there is no such trick
      or hand (what a setting says must fit the cards);
    * `leader_holds(setting, cards)`: what the leader has shown to hold, as a set, whatever he leads;
    * `trick_seats(setting, cards)`: how many players a trick of so many cards has;
    * `hand(table)`: one hand from deal to count, as a generator of decisions;
    * `hands_agreed(options)`: how many hands a match has, where that does not hang on the points;
    * `check_totals(totals, options, played)`: why these points cannot stand before a hand, so many
      hands played before it, None if nobody says (not given: a match begins at its beginning);
    * `also_for(players, options)`: numbers of players outside the usual range;
    * `phases`: what a seat may be asked beside a plain card;
    * `shown`: the names of what lies open on the table, and `drawn_as` of what `drawn` names;
    * `clockwise`: whether seats are named clockwise, as they follow each other in playing order;
    * `minutes`: how long a game takes, from and to; `tags`: what kind of game it is (`tags.TAGS`);
    * `drawn(options)`: what chance settles in a hand beside hands and stock (a deal may give it too);
    * `closed`: whether what sides gain is what the table's own account loses (tokens, chips);
    * `account`: what that account is called in a ledger;
    * `words`: the package beside whose rules the game's catalogue stands;
    * `outcome`: what a hand or a case of a form can come to beside its points (card points, who made
      what); each part's value is of its kind, or None where there is none;
    * `verdict`: replaces the judging by order where a trick is won by more than its best card.
    """

    id: str
    players: range
    pack: Callable[[Any], Pack]
    clauses: Mapping[str, Clause]
    settings: tuple[Field, ...]
    setting_type: Callable[..., Any]
    options: tuple[Field, ...]
    options_type: Callable[..., Any]
    order: Callable[[Any, Sequence[int]], Order]
    duty: Callable[[Any, Sequence[int]], Sequence[Link]]
    rankings: Callable[[Any], Sequence[Ranking]]
    hand: Callable[[Table], Flow]
    forms: Mapping[str, Form] = field(default_factory=dict)
    outcome: tuple[Part, ...] = ()
    phases: tuple[Phase, ...] = ()
    shown: Collection[str] = ()
    drawn_as: Collection[str] = ()
    lead: Callable[[Any, int], Sequence[Link]] | None = None
    after: Callable[[Any, Sequence[int], int], list[Note]] = _nothing
    after_draw: Callable[[Any, Sequence[int]], list[Note]] = lambda setting, cards: []
    describe: Callable[[Any], Message | None] = lambda setting: None
    sides: Callable[[int, Any], tuple[int, ...]] = _singles
    check_options: Callable[[int, Any], list[Fault]] = _no_faults
    also_for: Callable[[int, Any], bool] = lambda players, options: False
    check_totals: Callable[[Sequence[int], Any, int | None], list[Fault]] = _from_the_start
    check_trick: Callable[[Any, Sequence[int]], list[Fault]] = lambda setting, cards: []
    check_hand: Callable[[Any, Sequence[int], int], list[Fault]] = lambda setting, cards, hand: []
    leader_holds: Callable[[Any, Sequence[int]], int] = lambda setting, cards: 0
    verdict: Callable[[Any, Sequence[int]], Verdict] | None = None
    winner: Callable[[Any, Sequence[int]], int | None] | None = None
    trick_sizes: Callable[[Any], tuple[int, ...]] = lambda setting: ()
    trick_seats: Callable[[Any, int], int] = lambda setting, cards: cards
    hand_limit: Callable[[Any], int] = lambda setting: 0
    hands_agreed: Callable[[Any], int] = lambda options: 0
    points_case: Callable[[Random], PointsCase] | None = None
    drawn: Callable[[Any], tuple[str, ...]] = lambda options: ()
    winner_question: Callable[[Any], Message] = lambda setting: say("which-card")
    unit: str = "point"
    start: int = 0
    closed: bool = False
    minutes: tuple[int, int] = (0, 0)
    tags: tuple[str, ...] = ()
    account: str = "supply"
    words: str = ""
    clockwise: bool = True

    def __post_init__(self) -> None:
        check_tags(self.id, self.tags)
        for name, form in self.forms.items():
            for part in form.parts:
                _check_kind(f"{self.id}, form “{name}”", part)
        for known in (*self.settings, *self.options):
            try:
                self.cite(known.clause)
            except UnknownName as error:
                raise WrongRules(f"{self.id}, {known.name}: {error}") from None

        for phase in self.phases:
            where = f"{self.id}, phase “{phase.name}”"
            for part in phase.parts:
                _check_kind(where, part)
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
            if name not in self.clauses and name not in COMMON:
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

    @property
    def title(self) -> Message:
        """What the game is called."""
        return say("title")

    def seat_names(self, players: int) -> tuple[str, ...]:
        """What the seats are called in playing order when nobody names them."""
        return seat_names(players, clockwise=self.clockwise)

    def setting(self, given: Mapping[str, Any] | None = None, where: str = "setting") -> Any:
        """A position's setting from plain values. Raises `BadRequest` with every fault."""
        plain = [f for f in self.settings if f.kind == "choice"]
        chosen = {f.name: f.default for f in self.settings}
        if isinstance(given, Mapping) and len(plain) < len(self.settings):
            named = {f.name: given[f.name] for f in plain if f.name in given}
            chosen.update(read_fields(plain, named, where)[0])
        pack = self.pack(self.setting_type(**chosen))
        values, faults = read_fields(self.settings, given, where, pack)
        if faults:
            raise BadRequest(*faults)
        return self.setting_type(**values)

    def plain(self, setting: Any) -> dict[str, Any]:
        """A setting as JSON-able values, to be read back by `setting`."""
        pack: Pack = self.pack(setting)
        values: dict[str, Any] = setting._asdict()
        for known in self.settings:
            if known.kind == "cards":
                values[known.name] = [card.code for card in pack.of(values[known.name])]
        return values

    def read_options(self, players: int, given: Mapping[str, Any] | None = None) -> Any:
        """A game's options from plain values. Raises `BadRequest` with every fault."""
        values, faults = read_fields(self.options, given, "options")
        options = self.options_type(**values)
        if not faults:
            faults = self.check_options(players, options)
        seats = players in self.players or self.also_for(players, options)
        if not faults and not seats:
            low, high = self.players[0], self.players[-1]
            what = say("players-of-game", low=low, high=high, number=players, game=self.title)
            faults = [Fault(what if low < high else what.but(high=0), "players")]
        if faults:
            raise BadRequest(*faults, voice=self.voice(FRENCH_52))
        return options

    def standing(self, totals: Sequence[int], options: Any, played: int | None) -> list[Fault]:
        """Why a match cannot stand so before a hand; every match and every score asks here."""
        if not played and all(points == self.start for points in totals):
            return []
        return self.check_totals(totals, options, played)

    def chain(self, setting: Any, cards: Sequence[int], hand: int) -> Sequence[Link]:
        """The chain of duty that binds a hand when these cards lie on the table."""
        if self.lead and not cards:
            return self.lead(setting, hand)
        return self.duty(setting, cards)

    def judge(self, setting: Any, cards: Sequence[int]) -> Verdict:
        """The verdict on a trick, card by card."""
        if self.verdict:
            return self.verdict(setting, cards)
        return judge(lambda played: self.order(setting, played), cards)

    def won_by(self, setting: Any, cards: Sequence[int]) -> int | None:
        """The winning position, without the reasons: for play, where speed counts."""
        if self.winner:
            return self.winner(setting, cards)
        return self.order(setting, cards).best(cards)
