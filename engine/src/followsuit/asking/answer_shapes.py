"""What an answer says: the one definition for whoever asks from another language (see `request_shapes`)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from .request_shapes import Case, CaseValue, Kind, MatchRecord, Options, Setting, Value

# -- what all answers are made of -----------------------------------------------------------------


class Message(TypedDict):
    id: str
    """Which sentence it is."""
    facts: dict[str, Any]
    """What it is about."""


class Sentence(Message):
    text: str
    marked: str
    """The text with its cards as `[[code]]`."""


class Reason(TypedDict):
    """Something that is so, and the clauses that make it so."""

    why: Sentence
    clauses: list[str]


class Fault(Message):
    what: str
    where: str
    did_you_mean: list[str]
    place: NotRequired[str]
    """The field as people call it."""


class Law(Sentence):
    """A sentence with its clauses."""

    clauses: list[str]


class Action(Message):
    """Something that a seat may do: its code, and words for it."""

    code: str
    label: str
    marked: str
    clauses: list[str]


class Refused(Reason):
    code: str


class Amount(TypedDict):
    account: str
    points: int
    unit: str | None
    what: str


class Line(Reason, Amount):
    """A line of the ledger."""

    side: int | None
    cards: list[str]


class Played(TypedDict):
    seat: int
    card: str


# -- answers --------------------------------------------------------------------------------------


class Step(Reason):
    seat: int
    card: str
    winner: int | None


class Loser(Reason):
    seat: int
    card: str


class Illegal(Reason):
    seat: int
    card: str
    legal: list[str]


class WinnerAnswer(Reason):
    game: str
    setting: Setting
    setting_text: str
    complete: bool
    """Whether every card of the trick is there."""
    names: list[str]
    """Who has played, by position."""
    steps: list[Step]
    winner: int | None
    name: str | None
    card: str | None
    losers: list[Loser]
    after: list[Reason]
    leads: int | None
    """The position of who leads to the next trick, if there is one."""
    illegal: list[Illegal]
    """Cards that broke the rules, where the example tells the hands."""


class Choice(Reason):
    card: str
    legal: bool


class LegalAnswer(TypedDict):
    game: str
    setting: Setting
    setting_text: str
    legal: list[str]
    law: Reason
    cards: list[Choice]


class Ranking(TypedDict):
    key: str
    title: str
    cards: list[list[str]]
    clauses: list[list[str]]


class RanksAnswer(TypedDict):
    game: str
    setting: Setting
    setting_text: str
    ranks: list[Ranking]


class ScoreAnswer(TypedDict):
    game: str
    form: str
    case: Case
    """As the engine spells it."""
    names: list[str]
    sides: list[str]
    lines: list[Line]
    totals: list[int]
    over: bool
    winners: list[int]
    """The sides that have won, by number."""
    winner_names: list[str]
    outcome: dict[str, Any]
    notes: list[Reason]
    moves: list[Action]


class PhaseAnswer(TypedDict):
    """What may be done in a phase of a game."""

    game: str
    phase: str
    seat: int
    names: list[str]
    position: dict[str, Any]
    law: Law | None
    actions: list[Action]
    refused: list[Refused]


class LegalOfRecordAnswer(TypedDict):
    """What whose turn it is in a record may do."""

    game: str
    phase: str
    seat: int | None
    names: list[str]
    law: Law | None
    actions: list[Action]
    refused: list[Refused]
    request: BarePosition | None
    """What asks about the bare position."""


class BarePosition(TypedDict):
    setting: NotRequired[Setting]
    hand: NotRequired[list[str]]
    trick: NotRequired[list[str]]
    position: NotRequired[dict[str, Any]]
    """In a phase of the game hand and trick stand here."""


class Labelled(TypedDict):
    value: Value
    label: str


class Choosing(TypedDict):
    """An option, or something that a position depends on."""

    name: str
    label: str
    kind: str
    """"choice", or "cards" for a list of cards, which has no `values`."""
    values: list[Labelled]
    clause: str | None


class GameOption(Choosing):
    default: Value


class Field(Choosing):
    default: CaseValue


class Part(TypedDict):
    """A field of a form of scores, or of a phase."""

    name: str
    label: str
    kind: str
    required: bool
    choices: list[Value]
    labels: list[str]
    least: NotRequired[int]
    most: NotRequired[int]


class Form(TypedDict):
    name: str
    label: str
    fields: list[Part]


class Forms(TypedDict):
    forms: list[Form]


class Phase(TypedDict):
    """A moment of a game with a choice that is no card."""

    name: str
    label: str
    setting: bool
    """Whether its question takes the setting."""
    fields: list[Part]
    """The facts of its position."""


class Phases(TypedDict):
    phases: list[Phase]


class Table(TypedDict):
    names: list[str]
    sides: list[str]


class Requests(TypedDict):
    """What may be asked of a game."""

    score: Forms
    legal: Phases
    hand: Any
    quiz: Any
    trick_sizes: list[int]
    """How many cards a full trick can have; none: any number."""
    hand_limit: int | None
    """How many cards a hand has at most."""


class ToldClause(TypedDict):
    """A clause of a game in its own words."""

    id: str
    text: str


class GameAnswer(TypedDict):
    id: str
    title: str
    counts: list[int]
    """How many can play."""
    table: Table
    options: list[GameOption]
    setting: list[Field]
    clauses: list[ToldClause]
    requests: Requests


class PlayEvent(Reason):
    """What happened in a hand; a play and the end of a trick hold the trick as it lies then."""

    kind: str
    seat: int | None
    side: int | None
    """Whose score this is; not every side is one seat."""
    cards: list[str]
    open: bool
    """Whether everybody saw it."""
    trick: NotRequired[list[Played]]
    winner: NotRequired[int | None]
    """Who is ahead; null where nobody is."""
    best: NotRequired[str | None]
    """The card that is ahead."""


class TableState(TypedDict):
    """What stands on a table, but for the cards that not all may see."""

    game: str
    players: int
    options: Options
    limit: int | None
    names: list[str]
    sides: list[str]
    over: bool
    winners: list[int]
    """The sides that have won, by number."""
    winner_names: list[str]
    hand: int
    dealer: int
    seat: int | None
    phase: str
    law: Law | None
    actions: list[Action]
    refused: list[Refused]
    totals: list[int]
    shown: dict[str, Any]
    trick: list[Played]
    held: list[int]
    won: list[int]
    events: list[PlayEvent]
    ledger: list[Line]


class HandState(TableState):
    hands: list[list[str]]
    stock: list[str]


class Moment(TypedDict):
    """Who chose what, and how many events that brought."""

    seat: int
    phase: str
    hand: list[str]
    action: Action
    events: int


class HandAnswer(TypedDict):
    record: MatchRecord
    state: HandState
    events: list[PlayEvent]
    moments: NotRequired[list[Moment]]
    actions: NotRequired[list[str]]


class Compared(TypedDict):
    fits: bool
    winner: NotRequired[int | None]


class CompareAnswer(TypedDict):
    """The same trick in every game, as far as a game has such tricks."""

    trick: list[str]
    trump: str | None
    names: list[str]
    games: list[Compared]


class Difference(TypedDict):
    """An option's value under which a request is decided otherwise."""

    name: str
    label: str
    value: Value
    value_label: str
    clause: str | None
    """What offers the option."""
    answer: WinnerAnswer | LegalAnswer | PhaseAnswer | ScoreAnswer
    """Of the same request with this value."""


class OtherwiseAnswer(TypedDict):
    differs: list[Difference]


class Option(TypedDict):
    id: str
    label: str
    spelt: str
    """The label with its cards marked, as in sentences."""
    card: str | None
    seat: int | None
    number: int | None
    """The amount, where one of some is chosen."""
    code: str | None
    """The action, or the kind of them, where it is asked what may be done."""


class Again(TypedDict):
    """What asks for the very same question again."""

    game: str
    kind: Kind
    seed: int
    clause: NotRequired[str]


class Asked(TypedDict):
    """A question with its answer."""

    id: str
    game: str
    pick: Literal["one", "many", "order", "number"]
    options: list[Option]
    answer: list[str]
    clauses: list[str]


class QuizAnswer(Asked):
    kind: Kind
    again: Again


class Position(TypedDict):
    """What asks for the very same question again, and tells in a history which one it was."""

    game: str
    position: str


class PracticeQuestion(Asked):
    kind: Kind | Literal["claims"]
    """Claims: which of a few positions are told rightly."""
    again: Position


class Misreading(Reason):
    """What somebody may believe (`why`), and the clauses that say otherwise."""

    slip: str
    probability: float


class Named(Misreading):
    book: list[str]
    """What each of the clauses says."""
    shown: int
    """The answer of the history that shows it best."""


class Practising(TypedDict):
    """What is believed of a reader after the answers of a history."""

    game: str
    asked: int
    of: int
    """How many questions the round has."""
    right: float
    """How likely it is that nothing is misread."""
    believed: list[Misreading]
    """Most likely first."""
    named: Named | None
    """The misreading that is sure enough to be told."""


class PracticeAnswer(Practising):
    question: PracticeQuestion | None
    """Null when the round is done."""
    ahead: NotRequired[list[str]]
    """Positions, those first that together show the most misreadings."""
    deciding: NotRequired[list[str]]
    """The clauses by which questions are decided, in the order of the rule book."""
