"""The one door: a JSON-able request in, a JSON-able answer out, never an exception.

The page builder, the browser's worker, the command line and the tests all ask through it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from itertools import islice
from typing import Any

from .. import games
from ..errors import Fault, FollowSuitError, Speaker, WrongRules, brief, quoted, suggest
from ..messages import Row, Verbatim, say
from ..words import speaks
from ..words.voice import kernel
from . import about, hands, legal, scores, tricks
from .reading import language_of

ABOUT_ALL = ("games", "compare")  # what is asked of all games, and so names none
MOST_FAULTS = 50  # of which a refusal tells: nobody mends more at once


Answerer = Callable[[Mapping[str, Any]], dict[str, Any]]


def _later(module: str, name: str) -> Answerer:
    """A function whose module is loaded when it is first called: a page that only tells rules needs none of it."""

    def answer(request: Mapping[str, Any]) -> dict[str, Any]:
        answered: dict[str, Any] = getattr(import_module(f"{__name__}.{module}"), name)(request)
        return answered

    return answer


REQUESTS: Mapping[str, Answerer] = {
    "games": about.games_answer,
    "game": about.game_answer,
    "ranks": tricks.ranks_answer,
    "legal": legal.legal_answer,
    "winner": tricks.winner_answer,
    "compare": _later("compare", "compare_answer"),
    "score": scores.score_answer,
    "otherwise": _later("otherwise", "otherwise_answer"),
    "sheet": _later("sheets", "sheet_answer"),
    "hand": hands.hand_answer,
    "advise": _later("advising", "advise_answer"),
    "review": _later("reviewing", "review_answer"),
    "play": _later("playing", "play_answer"),
    "quiz": _later("quizzes", "quiz_answer"),
    "practice": _later("practices", "practice_answer"),
}


def ask(request: Any) -> dict[str, Any]:
    """Answer a request; faults come back as `error` (the first) and `errors` (all).

    >>> ask({"ask": "winner", "game": "twenty-five", "setting": {"trump": "S"},
    ...      "trick": ["KS", "AH", "AS", "2S"]})["why"]["text"]
    'North wins. A♥ is always the third-best trump and beats A♠.'
    >>> ask({"ask": "game", "game": "shad"})["error"]["did_you_mean"]
    ['shed']
    """
    if not isinstance(request, Mapping):
        return refusal(None, [Fault(say("no-request"))])
    kind, language = request.get("ask"), language_of(request)
    answer = REQUESTS.get(kind) if isinstance(kind, str) else None
    if answer is None:
        what = say("nothing-to-ask", given=quoted(kind), known=Row.verbatim(REQUESTS))
        return refusal(kind, [Fault(what, "ask", suggest(kind, REQUESTS))], kernel(language))
    try:
        return {"ask": kind, **answer(request)}
    except FollowSuitError as error:
        return refusal(kind, error.faults, voice_of(request, error.voice))
    except WrongRules as error:
        wrong = say("wrong-rules", what=Verbatim(error))
        return refusal(kind, [Fault(wrong, line_of(error))])


def games_of(request: Any) -> tuple[str, ...]:
    """The names of the games whose rules the answer to a request takes.

    >>> games_of({"ask": "winner", "game": "truc", "trick": ["AH", "3D"]})
    ('truc',)
    """
    if not isinstance(request, Mapping):
        return ()
    if request.get("ask") in ABOUT_ALL:
        return games.names()
    parts = (request, request.get("record"), request.get("request"))
    named = [part.get("game") for part in parts if isinstance(part, Mapping)]
    return tuple(name for name in games.names() if name in named)


def voice_of(request: Mapping[str, Any], known: Speaker | None) -> Speaker:
    """Who tells what is wrong with a request: whoever knows its table, else its game."""
    language, name = language_of(request), request.get("game")
    if known and known.package and speaks(known.package, language):
        return known.speaking(language)
    if name in games.names():
        game = games.game(name)
        if not speaks(game.words, language):
            return kernel(language)
        return game.voice(game.pack(game.setting()), language=language)
    return kernel(language)


def line_of(error: Exception) -> str:
    """Where a game is wrong, as `file:line`: its own place, or the last line of a game's own code that was run."""
    if isinstance(error, SyntaxError):
        return f"{error.filename}:{error.lineno}"
    if isinstance(error, WrongRules) and error.where:
        return error.where
    rooms = (f"{games.__name__}.", *(f"{package}." for package in games.others().values()))
    place, call = "", error.__traceback__
    while call:
        code, name = call.tb_frame.f_code, str(call.tb_frame.f_globals.get("__name__"))
        if not place or f"{name}.".startswith(rooms):
            place = f"{code.co_filename}:{call.tb_lineno}"
        call = call.tb_next
    return place


def refusal(kind: Any, faults: Iterable[Fault], voice: Speaker | None = None) -> dict[str, Any]:
    """The answer to a request that cannot be answered; `voice` tells why not, `MOST_FAULTS` at most."""
    voice = voice or kernel()
    errors = [
        {
            "what": voice.plain(fault.what),
            "where": fault.where,
            "did_you_mean": [voice.renamed(name) for name in fault.did_you_mean],
            **({"place": fault.place} if fault.place else {}),
            **voice.facts(fault.what),
        }
        for fault in islice(faults, MOST_FAULTS)
    ]
    return {
        "ask": brief(kind) if isinstance(kind, str) else None,
        "error": errors[0],
        "errors": errors,
    }
