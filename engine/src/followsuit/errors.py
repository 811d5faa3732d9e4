"""The one family of errors: each says what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple, Protocol, Self

from .messages import Message, Row, Verbatim, say

MOST_TOLD = 60  # characters of a word that a fault repeats


class Speaker(Protocol):
    """Whoever puts a message into words: a `words.Voice`."""

    @property
    def language(self) -> str:
        """The code of the language that is spoken."""

    @property
    def package(self) -> str:
        """The package of the game that is spoken of; empty for none."""

    def speaking(self, language: str) -> Speaker:
        """The same in another language."""

    def plain(self, words: Message | None) -> str:
        """The words of a message. Raises `LookupError` where there are none."""

    def facts(self, words: Message) -> dict[str, Any]:
        """What a message tells, for those who read no words."""

    def renamed(self, name: str) -> str:
        """A name that was suggested, as this language writes it."""


class Fault(NamedTuple):
    """One thing that is wrong, the field it is in, and what may have been meant.

    `place` is that field as people call it, where it has such a name: "Card points, North".
    """

    what: Message
    where: str = ""
    did_you_mean: tuple[str, ...] = ()
    place: str = ""

    def __str__(self) -> str:
        return self.told()

    def told(self, voice: Speaker | None = None) -> str:
        """The fault in a line; `voice` speaks for the table that it is about."""
        meant = say("did-you-mean", what=self.what, names=Row.verbatim(self.did_you_mean))
        what = spoken(meant if self.did_you_mean else self.what, voice)
        return f"{self.where}: {what}" if self.where else what


class FollowSuitError(ValueError):
    """Something was asked that has no answer; `faults` holds every reason found.

    `voice` speaks for the table or the game that it is about, where they are of one.
    """

    def __init__(self, *faults: Fault | Message, voice: Speaker | None = None) -> None:
        self.faults = tuple(f if isinstance(f, Fault) else Fault(f) for f in faults)
        self.voice = voice
        super().__init__(*self.faults)

    def __str__(self) -> str:
        return "; ".join(fault.told(self.voice) for fault in self.faults)

    def but(self, *faults: Fault, voice: Speaker | None = None) -> Self:
        """The same error with its faults put otherwise, or spoken by somebody who knows the table."""
        return type(self)(*faults, voice=voice or self.voice)


class UnknownName(FollowSuitError):
    """A card, game, option or value that does not exist."""


class BadRequest(FollowSuitError):
    """A request whose fields do not fit together."""


class IllegalAction(FollowSuitError):
    """An action that the rules refuse now; nothing has changed."""


class WrongRules(Exception):
    """A game contradicts itself: no fault of whoever asks, but of the game's author.

    `where` is the file and line, where no call that led here tells it.
    """

    def __init__(self, what: object, where: str = "") -> None:
        super().__init__(what)
        self.where = where


_kernel: Callable[[], Speaker]


def speak_by(kernel: Callable[[], Speaker]) -> None:
    """Who speaks where nobody knows of a table; words need cards, whose names may be faulty."""
    global _kernel
    _kernel = kernel


def spoken(what: Message, voice: Speaker | None = None) -> str:
    """What is wrong, in words; without a voice in those of the kernel."""
    try:
        return (voice or _kernel()).plain(what)
    except LookupError:  # a game's own words, and nobody has said of which game
        return what.id


def quoted(value: Any) -> Message:
    """A value as a fault repeats it: in quotation marks if it is a word, else only what it is.

    >>> [spoken(quoted(value)) for value in ("shad", True, None, [[1]], 10**5000)]
    ['“shad”', '“true”', 'null', 'a list', 'a very large number']
    """
    if value is None:
        return say("given-null")
    if isinstance(value, Mapping):
        return say("given-object")
    if isinstance(value, Sequence) and not isinstance(value, str):
        return say("given-list")
    if isinstance(value, int) and value.bit_length() > 64:
        return say("given-huge")
    return say("given", word=Verbatim(brief(value)))


def brief(value: str | int | float) -> str:
    """A word or number as it is written in JSON, cut where nobody would read on."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}…"


def suggest(word: Any, known: Iterable[str]) -> tuple[str, ...]:
    """Known names that look like `word`, the three best first; none for what is no word at all.

    >>> suggest("shad", ["shed", "tyzicha"])
    ('shed',)
    """
    if quoted(word).id != "given" or len(brief(word)) > MOST_TOLD:
        return ()
    word = brief(word)
    by_lower = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), by_lower)
    return tuple(by_lower[name] for name in close)
