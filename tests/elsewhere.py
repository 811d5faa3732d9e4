"""The two wheels, and environments of their own that hold nothing else but what they declare."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
SITE_PACKAGES = "lib/python{}.{}/site-packages".format(*sys.version_info)
OWN = ("followsuit", "followsuit-site")


def run(*command: str | Path, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command with what it says, without the paths of this test's Python."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    quiet = {"NO_MKDOCS_2_WARNING": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**kept, **quiet, **env},
        capture_output=True,
        text=True,
        check=False,
    )


def good(*command: str | Path, cwd: Path = ROOT, **env: str) -> str:
    """Run a command that must succeed; what it has printed."""
    done = run(*command, cwd=cwd, **env)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def build(package: str, out: Path, *kinds: str) -> None:
    """What `python -m build` makes of a package, in this environment; without kinds all of it."""
    options = ["--no-isolation", "--outdir", out, *kinds]
    good(sys.executable, "-m", "build", *options, ROOT / package)


def wheels(out: Path) -> list[Path]:
    """The two wheels of this checkout."""
    for package in ("engine", "generator"):
        build(package, out, "--wheel")
    return sorted(out.glob("*.whl"))


def example(out: Path) -> list[Path]:
    """The wheel of the example of a game that is a package of its own."""
    build("tests/example_game", out, "--wheel")
    return sorted(out.glob("*.whl"))


def declared(name: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """A distribution and all that it declares to need, by their names in lower case."""
    found: dict[str, frozenset[str]] = {}
    coming = [(name, extras)]
    while coming:
        name, extras = coming.pop()
        name = _plain(name)
        if found.get(name, frozenset({"none"})) >= extras and name in found:
            continue
        found[name] = found.get(name, frozenset()) | extras
        for text in metadata.requires(name) or ():
            needed = Requirement(text)
            wanted = [{"extra": extra} for extra in extras or {""}]
            if needed.marker is None or any(needed.marker.evaluate(one) for one in wanted):
                coming.append((needed.name, frozenset(needed.extras)))
    return set(found)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


class Environment:
    """An empty virtual environment, in which the wheels are installed, not the checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin/python"
        self.packages = folder / SITE_PACKAGES
        good(sys.executable, "-m", "venv", "--without-pip", folder)

    def install(self, *found: Path) -> None:
        """Install wheels; what they need is there, or it is not."""
        offline = ("--no-index", "--no-deps", "--quiet")
        good(sys.executable, "-m", "pip", "--python", self.python, "install", *offline, *found)

    def lend(self, *names: str) -> None:
        """Link what this test's environment has locked of these distributions."""
        for name in names:
            distribution = metadata.distribution(name)
            for file in distribution.files or ():
                top = file.parts[0]
                if top in ("..", "__pycache__") or (self.packages / top).exists():
                    continue
                (self.packages / top).symlink_to(Path(str(distribution.locate_file(top))))

    def lend_all(self, *names: str) -> None:
        """Link these distributions and all that they need."""
        found = (one for name in names for one in declared(name))
        self.lend(*sorted(set(found)))

    def needs(self, name: str, *extras: str) -> None:
        """Lend all that an installed wheel declares, and nothing else."""
        found = declared_by(self.packages, name, frozenset(extras))
        self.lend(*sorted(found - set(OWN)))


def declared_by(packages: Path, name: str, extras: frozenset[str]) -> set[str]:
    """What a wheel that is installed there declares, and all that that needs in turn."""
    (own,) = metadata.distributions(name=name, path=[str(packages)])
    found: set[str] = set()
    for text in own.requires or ():
        needed = Requirement(text)
        wanted = [{"extra": extra} for extra in extras or {""}]
        if needed.marker is None or any(needed.marker.evaluate(one) for one in wanted):
            found |= declared(needed.name, frozenset(needed.extras))
    return found
