"""Serving the book while its programs change: the last good one stays up until the next one is good.

    python -m followsuit_site.serving PORT

MkDocs reads pages and tutorials again by itself. It cannot read a changed engine or generator again: for that it is
started anew, and only if the book is then without a fault.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, Queue

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

PROGRAMS = (".py", ".ts", ".css", ".js", ".mjs", ".html", ".svg", ".ftl")
TEXTS = (".md", ".yml")
FOLDERS = ("engine/src", "generator", "docs", "tutorials")
CHANGED = ("created", "modified", "moved", "deleted")
TOGETHER = 0.5  # seconds: what an editor saves at once
GRACE = 10.0  # seconds that a server has to end


class Changes(FileSystemEventHandler):
    """Files that have changed, as soon as nothing more changes; `None` in between is nobody's news."""

    def __init__(self, root: Path, folders: Sequence[str] = FOLDERS) -> None:
        self.queue: Queue[Path] = Queue()
        self.observer = Observer()
        for folder in folders:
            if (root / folder).is_dir():
                self.observer.schedule(self, str(root / folder), recursive=True)
        self.observer.start()

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Note a file of the book or of its programs."""
        for name in (event.src_path, event.dest_path):
            path = Path(str(name))
            known = path.suffix in (*PROGRAMS, *TEXTS) and "__pycache__" not in path.parts
            if event.event_type in CHANGED and known:
                self.queue.put(path)

    def next(self, wait: float) -> set[Path]:
        """What has changed together; empty if nothing has within so many seconds."""
        found: set[Path] = set()
        while True:
            try:
                found.add(self.queue.get(timeout=TOGETHER if found else wait))
            except Empty:
                return found


class Serving:
    """A server that is replaced whenever the steps before it succeed.

    `steps` are run in order; what they print tells what is wrong. `server` then runs until it is replaced.
    """

    def __init__(self, steps: Sequence[Sequence[str]], server: Sequence[str]) -> None:
        self.steps, self.server = steps, server
        self.running: subprocess.Popen[bytes] | None = None
        self.stale = True  # the programs that run are not those that are saved

    def changed(self, paths: set[Path]) -> None:
        """React to what was saved: a text concerns only a book that waits to be mended."""
        if self.running and self.running.poll() is not None:
            self.running, self.stale = None, True
        if self.stale or any(path.suffix in PROGRAMS for path in paths):
            self.begin()

    def begin(self) -> None:
        """Replace the server, if the book can be served."""
        self.stale = True
        for step in self.steps:
            if subprocess.run(step, check=False).returncode:
                stays = "the last good one stays" if self.running else "waiting for a change"
                print(f"This book cannot be served; {stays}", flush=True)
                return
        self.end()
        self.running, self.stale = subprocess.Popen(self.server), False

    def end(self) -> None:
        """Stop the server."""
        if self.running and self.running.poll() is None:
            self.running.terminate()
            try:
                self.running.wait(GRACE)
            except subprocess.TimeoutExpired:
                self.running.kill()
                self.running.wait()
        self.running = None


def serve(serving: Serving, changes: Changes) -> None:
    """Serve until somebody interrupts."""
    try:
        serving.begin()
        while True:
            paths = changes.next(wait=3600)
            if paths:
                serving.changed(paths)
    except KeyboardInterrupt:
        pass
    finally:
        changes.observer.stop()
        serving.end()


def _interrupted(number: int, frame: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _interrupted)
    check = (sys.executable, "-m", "followsuit_site", "check", "--served")
    address = f"127.0.0.1:{sys.argv[1]}"
    serve(
        Serving(
            (check, ("scripts/serve", "--prepare")),
            ("mkdocs", "serve", "--dev-addr", address, "--watch", "tutorials"),
        ),
        Changes(Path(".")),
    )
