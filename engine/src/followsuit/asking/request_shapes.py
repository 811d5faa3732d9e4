"""What a request may say: the one definition for whoever asks from another language.

The widgets' TypeScript is made of this file and of `answer_shapes` when they are built (`followsuit_site.widget_types`),
and a test holds both against the reader's fields and real answers. Answering needs neither, so the wheel has them not.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

# -- values -------------------------------------------------------------------------------------

Value: TypeAlias = "str | bool | int"
"""A value of an option."""
Options: TypeAlias = "dict[str, Value]"
CaseValue: TypeAlias = "int | str | bool | list[CaseValue]"
"""What a case of a score is made of; a game says which fields each of its forms has."""
Case: TypeAlias = "dict[str, CaseValue]"
Setting: TypeAlias = "dict[str, CaseValue]"
"""What a position depends on besides its cards."""
Kind: TypeAlias = Literal[
    "winner",
    "leader",
    "reason",
    "legal",
    "goal",
    "fault",
    "order",
    "points",
    "action",
]
"""Of a quiz's question."""
Cards: TypeAlias = "str | list[str]"
"""Cards by code or name; a text names one after another."""
MatchRecord: TypeAlias = "dict[str, Any]"
"""A match as it was played: what its answers give is what its requests take."""

# -- requests -----------------------------------------------------------------------------------


class Asking(TypedDict):
    language: NotRequired[str]


class GamesRequest(Asking):
    ask: Literal["games"]


class GameRequest(Asking):
    ask: Literal["game"]
    game: str
    players: NotRequired[int]
    options: NotRequired[Options]
    names: NotRequired[list[str]]
    setting: NotRequired[Setting]


class RanksRequest(Asking):
    ask: Literal["ranks"]
    game: str
    setting: NotRequired[Setting]


class WinnerRequest(Asking):
    ask: Literal["winner"]
    game: str
    setting: NotRequired[Setting]
    trick: Cards
    names: NotRequired[list[str]]
    hands: NotRequired[dict[str, Cards]]
    """What seats still held when they played, by seat."""


class LegalRequest(Asking):
    """About the cards of a hand; about a phase or a record there is more to say."""

    ask: Literal["legal"]
    game: str
    setting: NotRequired[Setting]
    hand: Cards
    trick: NotRequired[Cards]
    names: NotRequired[list[str]]


class PhaseRequest(Asking):
    """About a position in a phase of a game."""

    ask: Literal["legal"]
    game: str
    phase: str
    position: NotRequired[dict[str, CaseValue]]
    setting: NotRequired[Setting]
    seat: NotRequired[int]
    players: NotRequired[int]
    options: NotRequired[Options]
    names: NotRequired[list[str]]


class LegalOfRecordRequest(Asking):
    """About whose turn it is in a record."""

    ask: Literal["legal"]
    record: MatchRecord


class ScoreRequest(Asking):
    ask: Literal["score"]
    game: str
    form: NotRequired[str]
    """Left out, the first of the game's forms."""
    case: Case
    players: NotRequired[int]
    options: NotRequired[Options]
    names: NotRequired[list[str]]


class CompareRequest(Asking):
    ask: Literal["compare"]
    trick: Cards
    trump: NotRequired[str]
    names: NotRequired[list[str]]


class OtherwiseRequest(Asking):
    ask: Literal["otherwise"]
    request: WinnerRequest | LegalRequest | PhaseRequest | ScoreRequest
    """What the table argues about."""


class Entry(TypedDict):
    """What was written down of a hand, or of a part of one."""

    form: NotRequired[str]
    """Left out, the first that may be entered."""
    case: Case


class SheetRequest(Asking):
    ask: Literal["sheet"]
    game: str
    players: NotRequired[int]
    options: NotRequired[Options]
    names: NotRequired[list[str]]
    dealer: NotRequired[int]
    """Of the first hand."""
    entries: NotRequired[list[Entry]]


class QuizRequest(Asking):
    ask: Literal["quiz"]
    game: str
    kind: NotRequired[Kind]
    seed: NotRequired[int]
    clause: NotRequired[str]
    setting: NotRequired[Setting]


class Answered(TypedDict):
    """A question that was answered: where it was asked, and the ids of the chosen options."""

    position: str
    chosen: list[str]


class Pressed(TypedDict):
    """A card of a hand that somebody wanted to play at a table."""

    setting: NotRequired[dict[str, Any]]
    hand: list[str]
    trick: NotRequired[list[str]]
    card: str


class PracticeRequest(Asking):
    ask: Literal["practice"]
    game: str
    seed: NotRequired[int]
    history: NotRequired[list[Answered]]
    about: NotRequired[str]
    """A misreading by its id: only questions that show it."""
    clauses: NotRequired[list[str]]
    """Only questions that test one of these."""
    kinds: NotRequired[list[Kind]]
    position: NotRequired[str]
    """That very question again."""
    ahead: NotRequired[int]
    """So many positions to be asked without an engine."""
    pressed: NotRequired[list[Pressed]]


class Beginning(TypedDict):
    """A match that is to begin."""

    game: str
    players: NotRequired[int]
    options: NotRequired[Options]
    seed: NotRequired[int]
    names: NotRequired[list[str]]
    dealer: NotRequired[int]
    totals: NotRequired[list[int]]
    before: NotRequired[int]
    deal: NotRequired[dict[str, Any]]
    limit: NotRequired[int]
    """So many hands at most."""


class Handling(Asking):
    ask: Literal["hand"]


class NewRequest(Handling, Beginning):
    do: NotRequired[Literal["new"]]


class ActRequest(Handling):
    do: Literal["act"]
    record: MatchRecord
    action: NotRequired[str]
    actions: NotRequired[list[str]]


class UndoRequest(Handling):
    do: Literal["undo"]
    record: MatchRecord


class StateRequest(Handling):
    do: Literal["state"]
    record: MatchRecord


class ViewRequest(Handling):
    do: Literal["view"]
    record: MatchRecord
    seat: int


class ReviewRequest(Handling):
    do: Literal["review"]
    record: MatchRecord
    hand: int
    seat: NotRequired[int]


class PlayOnRequest(Handling):
    do: Literal["play_on"]
    record: MatchRecord
    seat: NotRequired[int]
    seed: NotRequired[int]
    count: NotRequired[int]


HandRequest: TypeAlias = "NewRequest | ActRequest | UndoRequest | StateRequest | ViewRequest | ReviewRequest | PlayOnRequest"


class AdviseRequest(Asking):
    ask: Literal["advise"]
    record: MatchRecord
    seat: NotRequired[int]
    """Whose turn it is, else it is refused."""
    playouts: NotRequired[int]
    seconds: NotRequired[float]
    """Instead of a number of playouts."""
    seed: NotRequired[int]


class ReviewChoicesRequest(Asking):
    ask: Literal["review"]
    record: MatchRecord
    seat: NotRequired[int]
    hand: NotRequired[int]
    """Only the choices of this hand."""
    choice: NotRequired[int]
    """Only one of them, from 0."""
    playouts: NotRequired[int]
    """For each choice."""
    seconds: NotRequired[float]
    """Instead of a number of playouts."""
    seed: NotRequired[int]


PositionRequest: TypeAlias = "WinnerRequest | LegalRequest"
Request: TypeAlias = (
    "GamesRequest | GameRequest | RanksRequest | WinnerRequest | LegalRequest | ScoreRequest"
    " | CompareRequest | OtherwiseRequest | SheetRequest | QuizRequest | PracticeRequest | HandRequest | AdviseRequest"
    " | ReviewChoicesRequest"
)
