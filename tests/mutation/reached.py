"""Which tests reach which statements of the engine, learnt once by running them all.

What a part's tests reached is kept in `build/mutation`, until the engine or a test changes.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Collection, Sequence
from functools import _lru_cache_wrapper, cache, partial
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import pytest
from apart import apart
from hypothesis import Phase, settings
from mutants import ENGINE, Mutant
from programs import load_watched, readers, statement_at

ROOT = ENGINE.parents[2]
TESTS = ROOT / "tests/engine"
KEPT = ROOT / "build/mutation"
ALWAYS = ["-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
DRAWN = ["--hypothesis-profile=mutation", "--hypothesis-seed=0"]
SHARED = "shared"


class Tests(NamedTuple):
    """Some tests: the seconds that each takes, and by statement those that reach it."""

    seconds: dict[str, float]
    reaching: dict[str, set[str]]


def games() -> list[str]:
    """The games of the book: each is a folder."""
    return sorted(file.parent.name for file in ENGINE.glob("games/*/__init__.py"))


def _own(part: str) -> list[Path]:
    return sorted(TESTS.glob(f"test_{part}*.py"))


def run_tests(files: Collection[str], plugin: object, marked: str = "") -> int:
    """Run the tests of some files in this process, by their marks; pytest's exit code."""
    # The smallest example that fails is for people to read: nobody does.
    settings.register_profile(
        "mutation", deadline=None, database=None, phases=[Phase.explicit, Phase.generate]
    )
    marks = " and ".join(filter(None, ("not cpython_only", marked)))
    return pytest.main([*ALWAYS, *DRAWN, "-m", marks, *sorted(files)], plugins=[plugin])


def part_of(test: str) -> str:
    """The game that a test is about, by its file or its values; else "shared"."""
    file, _, name = test.partition("::")
    values = name.partition("[")[2]
    for game in games():
        if Path(file).name.startswith(f"test_{game}") or game.replace("_", "-") in values:
            return game
    return SHARED


IMPORT = "import"  # stands for what is reached before any test: each may notice a change there


class Watch:
    """A plugin of pytest that notes what the tests of one part reach, and how long they take."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.now: set[tuple[str, int]] = set()
        self.found: list[tuple[str, float, list[tuple[str, int]]]] = []
        self.caches: list[Any] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.found.append((IMPORT, 0, sorted(self.now)))
        self.caches = [one for one in _caches() if not one.cache_info().currsize]
        items[:] = [item for item in items if part_of(item.nodeid) == self.part]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        for one in self.caches:
            one.cache_clear()
        self.now.clear()
        start = process_time()
        result = yield
        self.found.append((item.nodeid, process_time() - start, sorted(self.now)))
        return result


def _caches() -> list[Any]:
    """What the engine's functions remember: without it each test reaches all that it uses."""
    kept = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
    return [one for one in kept if one.__module__.startswith("followsuit.")]


def load_games() -> None:
    """Import every game, so that its tables are made before any test that uses them."""
    from followsuit.games import MODULES, game

    for name in MODULES:
        game(name)


def test_files(part: str) -> list[str]:
    """The files that may have tests of a part: its own, and the shared ones; all of the kernel's."""
    others = [game for game in games() if game != part and part != "kernel"]
    foreign = {file for game in others for file in _own(game)}
    return sorted(str(file) for file in {*TESTS.glob("test_*.py")} - foreign)


def _learnt(part: str) -> list[tuple[str, float, list[tuple[str, int]]]] | None:
    watch = Watch(part)
    load_watched(watch.now.add)
    load_games()
    code = run_tests(test_files(part), watch, "not slow")
    return watch.found if code == pytest.ExitCode.OK else None


@cache
def _digest(part: str) -> str:
    """Of the kernel, the part's own game, its tests and the shared ones."""
    others = {game for game in games() if game != part and part != SHARED}
    foreign = {file for game in others for file in _own(game)}
    read = blake2b(digest_size=16)
    for file in sorted({*ENGINE.rglob("*.py"), *TESTS.rglob("*.py")} - foreign):
        if file.parent.name in others:
            continue
        read.update(f"{file.relative_to(ROOT)}\n{file.read_text('utf-8')}".encode())
    return read.hexdigest()


def learn(parts: Sequence[str], say: Callable[[str], None]) -> None:
    """Run the tests of these parts as they are, where that is not yet done, and keep what they reach."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for part in needed(parts):
        kept = KEPT / f"{part}.json"
        if kept.exists() and json.loads(kept.read_text("utf-8"))["of"] == _digest(part):
            continue
        say(f"learning what the tests of {part} reach")
        found = apart(partial(_learnt, part))
        if found is None:
            raise SystemExit(f"the tests of {part} fail as they are; mend them first")
        kept.write_text(json.dumps({"of": _digest(part), "tests": found}), "utf-8")


def needed(parts: Sequence[str]) -> list[str]:
    """The parts whose tests may notice changes in these."""
    return [*(games() if "kernel" in parts else parts), SHARED]


@cache
def tests_of(part: str) -> Tests:
    """The tests that may notice a change in this part; `learn` comes first."""
    seconds: dict[str, float] = {}
    reaching: dict[str, set[str]] = {}
    for name in needed([part]):
        for test, took, places in json.loads((KEPT / f"{name}.json").read_text("utf-8"))["tests"]:
            if test != IMPORT:
                seconds[test] = took
            for file, line in places:
                reaching.setdefault(f"{file}:{line}", set()).add(test)
    return Tests(seconds, reaching)


def _reaching(mutant: Mutant) -> set[str] | None:
    line = statement_at(mutant.path, mutant.line)
    found = tests_of(mutant.part).reaching
    reaching = found.get(f"{mutant.path.relative_to(ENGINE)}:{line}", set())
    return None if line is None or IMPORT in reaching else reaching


def at_import(mutant: Mutant) -> bool:
    """Is the changed statement reached while the engine or the tests are imported?"""
    return _reaching(mutant) is None


def reading(mutant: Mutant) -> set[str]:
    """The tests that reach what reads the changed statement's names, where imports reach it."""
    found = tests_of(mutant.part).reaching
    places = readers(mutant.path, mutant.line) if at_import(mutant) else ()
    return {test for file, line in places for test in found.get(f"{file}:{line}", ())} - {IMPORT}


def concerned(mutant: Mutant) -> set[str]:
    """The tests that reach the changed statement; all of its part where imports reach it."""
    reaching = _reaching(mutant)
    return set(tests_of(mutant.part).seconds) if reaching is None else reaching
