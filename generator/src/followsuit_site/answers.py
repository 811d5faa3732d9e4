"""Answers kept from build to build: a question is put again only when what answers it has changed.

An answer is kept under its whole request and the content of all that it can come from: the engine
without the other games, which no game uses (a test holds them to that). So none is ever wrong, and
nothing has to be thrown away by hand.
"""

from __future__ import annotations

import json
from pathlib import Path

import followsuit
from followsuit import asking, games

from . import BEGUN, banks
from .engine import Answer, Ask, game_of
from .faults import EngineBroken
from .kept import Kept
from .rules import Rules, room_of_game, rooms_of_others

EVERY = "every-game"
ABOUT = ".about"  # a game's own facts, which every run wants of every game, beside its many answers
FOLDER = "answers"  # of it all, within the folder of what is kept


def room_of(request: Answer) -> str:
    """The room of the game that a request is about; none if it is about several."""
    return room_of_game(game_of(request))


def file_of(request: Answer) -> str:
    """The name of the file that keeps the answer to a request."""
    room = room_of(request)
    return room + ABOUT * (request.get("ask") == "game") if room else EVERY


def _room(file: str) -> str:
    return "" if file == EVERY else file.removesuffix(ABOUT)


class Answers:
    """An engine that remembers: asked like the engine itself. `asked` counts what was new to it."""

    def __init__(self, ask: Ask, folder: Path, rules: Rules) -> None:
        self.ask, self.folder, self.rules = ask, folder, rules
        self.asked: dict[str, int] = {}
        self.new: list[tuple[str, str, str]] = []  # of these the files, the keys and the texts
        self._files: dict[str, Kept] = {}

    def __call__(self, request: Answer) -> Answer:
        """The answer as JSON brings it, whether it was kept or not."""
        key, file = json.dumps(request, sort_keys=True), file_of(request)
        kept = self._kept(file)
        text = kept.get(key)
        if text is None:
            if request.get("ask") == "practice" and file != EVERY:
                banks.keep(game_of(request))
            answer = self.ask(request)
            self._count(file)
            text = json.dumps(answer)
            try:
                EngineBroken.check(answer)
            except EngineBroken:
                return answer  # a rule that contradicts itself is told of where it lies: not kept
            kept.put(key, text)
            self.new.append((file, key, text))
        found: Answer = json.loads(text)
        return found

    def take(self, new: list[tuple[str, str, str]]) -> None:
        """Keep what a process that began as this one is has asked."""
        for file, key, text in new:
            self._count(file)
            self._kept(file).put(key, text)

    def _count(self, file: str) -> None:
        room = _room(file)
        self.asked[room] = self.asked.get(room, 0) + 1

    def _kept(self, file: str) -> Kept:
        if file not in self._files:
            self._files[file] = Kept(self.folder / file, self.rules.mark(_room(file)))
        return self._files[file]

    def save(self) -> None:
        """Keep what was answered, if this process has run the very files that the answers are kept under."""
        if not self.asked or not self.rules.run_here():
            return
        for kept in self._files.values():
            kept.save()
        rooms = {"", *map(room_of_game, games.names())}
        for path in self.folder.glob(
            "*"
        ):  # of a game that is no more, or left by a build that died
            if _room(path.name) not in rooms:
                path.unlink(missing_ok=True)


def remembering(ask: Ask, folder: Path | None) -> Ask:
    """The engine, remembering in a folder; anything else that answers is asked each time.

    So is an engine that was loaded before: it may have been changed since, as a test of tests does.
    """
    if folder is None or ask is not asking.ask:
        return ask
    root = Path(followsuit.__file__ or "").parent
    rules = Rules(root, followsuit.__name__, BEGUN, rooms_of_others())
    return Answers(ask, folder / FOLDER, rules) if rules.run_here() else ask


def keep(ask: Ask | None) -> None:
    """Write down what an engine remembers, if it does."""
    if isinstance(ask, Answers):
        ask.save()
