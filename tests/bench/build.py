"""What an author waits for, beside plain Material with the same Markdown, in interleaved runs.

Of `mkdocs build` the processor's seconds are told and their ratio to those of plain Material, cold, again and
with one page changed; of `scripts/check` the seconds; of `scripts/serve` how long an edit takes until the page
shows it. All of it happens in a copy of this checkout. `--copies` builds so many copies of the games' pages, too,
and half and a quarter of them: are time and memory linear?
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from served import ROOT, plain

COPIED = ("docs", "tutorials", "engine", "generator", "scripts", "build", "tests")
# These are only read: nothing is installed in the copy.
LINKED = ("node_modules", "package.json", "package-lock.json", "requirements.txt")
GAME = "truc"
PAGE, TUTORIAL = f"docs/games/{GAME}.md", f"tutorials/{GAME}.yml"
RULE = f"engine/src/followsuit/games/{GAME}/en.ftl"
# Behind these an edit adds a word.
TEXT, TITLE, FACT = "# Truc\n\n", "    title: ", "fact-special = "
_NAMED = re.compile(r"^(```example.*?\n)(.*?)^```$", re.M | re.S)
# What needs a page of its own game.
_OWN = re.compile(
    r"^```(?:lesson|ranks|scores|facts|options|quiz|compare|ask)\b.*?^```$", re.M | re.S
)


class Run(NamedTuple):
    """A process that has ended: processor's seconds, seconds, and the memory of the largest in megabytes."""

    work: float
    wall: float
    memory: float


class Book:
    """A copy of this checkout, in which the bench may change what it likes."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in COPIED:
            skipped = shutil.ignore_patterns(
                "__pycache__", "kept", "site", "bench", "node_modules", "zensical-work"
            )
            shutil.copytree(ROOT / name, root / name, ignore=skipped)
        shutil.copy(ROOT / "mkdocs.yml", root)
        (root / "plain.yml").write_text(plain("docs"), "utf-8")
        for name in LINKED:
            (root / name).symlink_to(ROOT / name)
        venv = root / ".venv"
        venv.mkdir()
        for path in (ROOT / ".venv").iterdir():
            if path.name.startswith(".done"):
                shutil.copy(path, venv)
            else:
                (venv / path.name).symlink_to(path)
        (venv / ".done-venv").write_text(str(root), "utf-8")
        sources = f"{root}/engine/src:{root}/generator/src"
        self.env = {**os.environ, "PYTHONPATH": sources, "NO_MKDOCS_2_WARNING": "1"}
        # Python keeps what it has compiled, as it does for an author.
        self.env.pop("PYTHONDONTWRITEBYTECODE", None)
        self.env["PATH"] = f"{venv}/bin:{os.environ['PATH']}"

    def run(self, *command: str) -> Run:
        """One command of this copy, to its end."""
        start = time.perf_counter()
        process = subprocess.Popen(
            [ROOT / ".venv/bin/python", "-m", *command],
            cwd=self.root,
            env=self.env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        _, status, used = os.wait4(process.pid, 0)
        if status:
            sys.exit(f"failed: {' '.join(command)}")
        wall = time.perf_counter() - start
        return Run(used.ru_utime + used.ru_stime, wall, used.ru_maxrss / 1024)

    def build(self) -> Run:
        return self.run("mkdocs", "build", "-q", "--strict", "--site-dir", "site")

    def plain(self) -> Run:
        return self.run("mkdocs", "build", "-q", "-f", "plain.yml", "--site-dir", "plain")

    def edit(self, file: str, old: str, new: str) -> None:
        """Change a text where it stands first."""
        path = self.root / file
        text = path.read_text("utf-8")
        assert old in text, (file, old)
        path.write_text(text.replace(old, new, 1), "utf-8")

    def forget(self) -> None:
        shutil.rmtree(self.root / "build/kept", ignore_errors=True)

    def multiply(self, copies: int) -> int:
        """So many copies of the games' pages, each of its examples on it; returns how many pages."""
        pages = sorted((self.root / "docs/games").glob("*.md"))
        for number in range(copies):
            folder = self.root / f"docs/copy-{number}"
            folder.mkdir(exist_ok=True)
            for page in pages:
                (folder / page.name).write_text(_copy(page.read_text("utf-8")), "utf-8")
        return copies * len(pages)


def _copy(text: str) -> str:
    """A page about a game that is not the page of it: it cites the clauses that the other one states."""
    game = re.search(r"^game: *(\S+)$", text, re.M)
    assert game
    name = game[1]
    text = _OWN.sub("", text.replace(game[0] + "\n", "", 1)).replace("{§", "{see")
    text = re.sub(r"\{see +([^}]*)\}", lambda see: _cited(see[1], name), text)
    return _NAMED.sub(lambda fence: fence[1] + _named(fence[2], name) + "```", text)


def _cited(words: str, game: str) -> str:
    ids = (word.strip() for word in words.split(","))
    known = f"{game}.", "common."
    return "{see " + ", ".join(i if i.startswith(known) else f"{game}.{i}" for i in ids) + "}"


def _named(lines: str, game: str) -> str:
    return "".join(line if "/" in line else f"{game}/{line}" for line in lines.splitlines(True))


# -- what is measured ------------------------------------------------------------------------------


def builds(book: Book, rounds: int) -> Iterator[str]:
    """Cold, again, and one page changed, each beside plain Material."""
    kinds: dict[str, Callable[[int], None]] = {
        "cold": lambda _: book.forget(),
        "again": lambda _: None,
        "one page changed": lambda n: book.edit(PAGE, TEXT, f"{TEXT}Once more {n}. "),
    }
    found: dict[str, list[tuple[Run, Run]]] = {name: [] for name in kinds}
    for number in range(rounds):
        for name, prepare in kinds.items():
            prepare(number)
            found[name].append((book.plain(), book.build()))
    for name, runs in found.items():
        ratio = median(ours.work / plain.work for plain, ours in runs)
        wall = median(ours.wall for _, ours in runs)
        plain, ours = (median(each.work for each in side) for side in zip(*runs, strict=True))
        yield _row(f"build, {name}", f"{ours:.1f}", f"{wall:.1f}", f"{plain:.1f}", f"{ratio:.2f}")


def checks(book: Book, rounds: int) -> Iterator[str]:
    """The check of the whole book, and of one game; with answers kept, as an author has them."""
    for name, games in (("check", []), (f"check {GAME}", [GAME])):
        runs = [book.run("followsuit_site", "check", *games) for _ in range(rounds + 1)][1:]
        work, wall = median(run.work for run in runs), median(run.wall for run in runs)
        yield _row(name, f"{work:.1f}", f"{wall:.1f}")


def served(book: Book, rounds: int) -> Iterator[str]:
    """How long after it is saved an edit is on the page that `serve` shows."""
    edits = {"a page": (PAGE, TEXT), "a tutorial": (TUTORIAL, TITLE), "the engine": (RULE, FACT)}
    with serving(book) as address:
        for what, (file, place) in edits.items():
            waits = []
            for number in range(rounds):
                word = f"New{what[-3:]}{number}"
                book.edit(file, place, f"{place}{word} ")
                waits.append(_until(address, word))
                time.sleep(1.5)  # a second edit at once would be seen with the first
            yield _row(f"serve, {what}", "", f"{median(waits):.1f}")


@contextmanager
def serving(book: Book) -> Iterator[str]:
    """What `scripts/serve` starts once all is installed, which the copy shares; gives the page's address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        ["scripts/serve", "--again", "--port", str(port)],
        cwd=book.root,
        env=book.env,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        address = f"http://127.0.0.1:{port}/games/{GAME}/"
        _until(address, "</html>")
        yield address
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def _until(address: str, word: str, patience: float = 240) -> float:
    start = time.perf_counter()
    while time.perf_counter() - start < patience:
        try:
            with urlopen(address, timeout=10) as answer:
                if word in answer.read().decode():
                    return time.perf_counter() - start
        except (URLError, OSError):
            pass  # not there yet, or being started anew
        time.sleep(0.02)
    sys.exit(f"{address} does not show “{word}”")


def many(book: Book, copies: int) -> Iterator[str]:
    """The book with so many more pages, built cold."""
    for part in (copies // 4, copies // 2, copies):
        pages = book.multiply(part)
        book.forget()
        run, again = book.build(), book.build()
        told = (
            f"{run.work:.0f}",
            f"{run.wall:.0f}",
            f"{run.memory:.0f} MB",
            f"again {again.work:.1f}",
        )
        yield _row(f"{pages} more pages", *told)


def _row(what: str, *figures: str) -> str:
    return what.ljust(26) + "".join(figure.rjust(13) for figure in figures)


def main() -> int:
    """Measure and print; returns the exit status."""
    parser = ArgumentParser(prog="scripts/bench build", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--copies", type=int, default=0, help="of the book: 100 make 1,400 pages")
    parser.add_argument("--no-serve", action="store_true", help="without the edits of serve")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started ends, too
    with TemporaryDirectory(prefix="bench-") as folder:
        book = Book(Path(folder) / "book")
        print(
            f"Medians of {chosen.rounds} rounds; ratio: processor’s seconds beside plain Material’s (1.00)\n"
        )
        print(_row("", "processor s", "seconds", "plain", "ratio"), flush=True)
        for rows in (
            builds(book, chosen.rounds),
            checks(book, chosen.rounds),
            () if chosen.no_serve else served(book, chosen.rounds),
            many(book, chosen.copies) if chosen.copies else (),
        ):
            for row in rows:
                print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
