"""What the door answers when it draws, and what a request says to have it drawn (`followsuit.asking.answer_shapes`).

Beside the figures below, each sentence of an answer is `drawn` and each list of clauses has its `links`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from followsuit.asking.answer_shapes import (
    CompareAnswer,
    HandAnswer,
    LegalAnswer,
    OtherwiseAnswer,
    PracticeQuestion,
    Practising,
    QuizAnswer,
    RanksAnswer,
    ScoreAnswer,
    WinnerAnswer,
)
from followsuit.asking.play_shapes import PlayAnswer
from followsuit.asking.request_shapes import Kind
from followsuit.asking.sheet_shapes import SheetAnswer


class Names(TypedDict):
    names: list[str]
    """Who has played the cards of the trick."""


class Skip(TypedDict):
    skip: int
    """How many sentences of the course are not in the printed one."""


Draw: TypeAlias = "Literal[True] | Names | Skip"
"""What a request says beside its own fields (`draw`) to be answered with figures."""


class Figure(TypedDict):
    figure: str


class DrawnWinner(WinnerAnswer):
    drawn: Figure


class DrawnLegal(LegalAnswer):
    drawn: Figure


class DrawnRanks(RanksAnswer):
    drawn: Figure


class ScoreFigures(TypedDict):
    figure: str
    laws: str
    """The links to every clause that the score cites."""
    fields: dict[str, str]
    """What the case gives, by the names of the form's fields."""


class DrawnScore(ScoreAnswer):
    drawn: ScoreFigures


class InHand(TypedDict):
    """A card of a hand as it may have to be shown."""

    plain: str
    allowed: str
    barred: str


class HandFigures(TypedDict):
    figure: str
    """The course from the hand's beginning."""
    ledger: str
    """The score of a hand that is over."""
    law: str
    """What binds those whose turn it is."""
    hand: dict[str, InHand]
    """The hand of those whose turn it is."""


class DrawnHand(HandAnswer):
    drawn: HandFigures


class Open(TypedDict):
    """Something that lies open on the table."""

    label: str
    drawn: str


class PlayFigures(TypedDict):
    events: list[str]
    """The table after each event."""
    now: str
    open: list[Open]
    ended: list[str]
    """The ledger of each hand that is now over; empty where nothing stands in it."""
    ledger: str
    """That of the current hand."""


class DrawnPlay(PlayAnswer):
    drawn: PlayFigures


class CompareFigures(TypedDict):
    felt: str
    verdicts: str
    trumps: str


class DrawnCompare(CompareAnswer):
    drawn: CompareFigures


class OtherwiseFigures(TypedDict):
    laws: list[str]
    """The link to what offers each option, in their order."""


class DrawnOtherwise(OtherwiseAnswer):
    drawn: OtherwiseFigures


class SheetFigures(TypedDict):
    table: str
    """A row for each hand; empty while nothing is entered."""
    hands: list[str]
    """Each hand: what was entered, its ledger and what was told beside it."""
    known: list[str]
    """What the sheet knows beside totals and dealer, for each form that may be entered."""
    chart: str
    """The totals after each hand as lines."""


class DrawnSheet(SheetAnswer):
    drawn: SheetFigures


class QuestionFigures(TypedDict):
    prompt: str
    table: str
    options: list[str]
    """In their order."""
    verdict: str
    reasons: str


class Question(QuizAnswer):
    drawn: QuestionFigures


class ChosenQuestion(PracticeQuestion):
    """One that was chosen for a reader."""

    drawn: QuestionFigures


class DrawnPractice(Practising):
    question: ChosenQuestion | None


class Rule(TypedDict):
    """A clause: its whole id, its mark, and what it says."""

    id: str
    mark: str
    text: str


class Stock(TypedDict):
    """The questions made and verified when the site was built."""

    game: str
    title: str
    pack: str
    page: str
    kinds: list[Kind]
    rules: list[Rule]
    """What questions are decided by, in the order of the page."""
    questions: list[ChosenQuestion]
    lesson: dict[str, str]
    """What later steps of the game's lesson ask before they tell, drawn, by the step's number from 0."""
