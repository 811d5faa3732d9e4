"""`serve` goes on with the last good book while a program is broken, and takes the next good one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from followsuit_site.serving import Changes, Serving

# Stands for a book: whoever runs the program that is saved answers what it says.
STEP = "import sys; compile(open(sys.argv[1]).read(), 'rule.py', 'exec')"
SERVER = """
import sys, time
words = {}
exec(open(sys.argv[1]).read(), words)
open(sys.argv[2], "a").write(words["SAYS"] + chr(10))
time.sleep(600)
"""
PATIENCE = 30


class Running:
    """A server of a folder with one program in it."""

    def __init__(self, root: Path) -> None:
        self.rule, self.log = root / "engine/src/rule.py", root / "log"
        self.rule.parent.mkdir(parents=True)
        (root / "docs").mkdir()
        self.page = root / "docs/index.md"
        self.rule.write_text("SAYS = 'first'\n")
        step = (sys.executable, "-c", STEP, str(self.rule))
        server = (sys.executable, "-c", SERVER, str(self.rule), str(self.log))
        self.serving, self.changes = Serving((step,), server), Changes(root)

    def save(self, file: Path, text: str) -> None:
        """Save a file, and have the server react to it."""
        file.write_text(text)
        paths = self.changes.next(PATIENCE)
        assert file in paths
        self.serving.changed(paths)

    def said(self) -> list[str]:
        """What the servers have said so far, the one that runs included."""
        running = self.serving.running
        assert running
        while True:
            lines = self.log.read_text().split() if self.log.exists() else []
            if lines or running.poll() is not None:
                return lines


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    made = Running(tmp_path)
    yield made
    made.changes.observer.stop()
    made.serving.end()


def until(running: Running, words: list[str]) -> bool:
    """Wait until the servers have said these words."""
    while running.said() != words:
        assert running.serving.running and running.serving.running.poll() is None
    return True


def test_the_last_good_book_stays_up(running: Running, capfd: pytest.CaptureFixture[str]) -> None:
    running.serving.begin()
    assert until(running, ["first"])
    first = running.serving.running
    assert first
    running.save(running.rule, "SAYS = (\n")
    assert running.serving.running is first and first.poll() is None
    told = capfd.readouterr()
    assert "This book cannot be served; the last good one stays" in told.out
    # A text may be what was wrong, so the book is tried again; the rule is as bad as before.
    running.save(running.page, "# A page\n")
    assert running.serving.running is first and first.poll() is None
    running.save(running.rule, "SAYS = 'second'\n")
    assert until(running, ["first", "second"])
    assert first.poll() is not None


def test_a_text_leaves_a_good_server_alone(running: Running) -> None:
    running.serving.begin()
    first = running.serving.running
    running.save(running.page, "# A page\n")
    assert running.serving.running is first


def test_a_book_that_is_broken_from_the_start_waits_to_be_mended(
    running: Running, capfd: pytest.CaptureFixture[str]
) -> None:
    running.rule.write_text("SAYS = (\n")
    running.serving.begin()
    assert running.serving.running is None
    assert "waiting for a change" in capfd.readouterr().out
    running.save(running.rule, "SAYS = 'mended'\n")
    assert until(running, ["mended"])


def test_a_server_that_has_ended_is_begun_again(running: Running) -> None:
    running.serving.begin()
    first = running.serving.running
    assert first
    first.terminate()
    first.wait()
    running.save(running.page, "# A page\n")
    assert running.serving.running and running.serving.running is not first
