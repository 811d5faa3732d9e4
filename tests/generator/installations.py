"""Packages that bring games, as an installation has them, without installing anything."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from followsuit import games, installed
from followsuit.words import catalogue

EXAMPLE = Path(__file__).parents[1] / "example_game"


class Installation:
    """A folder that Python looks into first: packages, and what tells of them."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.patch = monkeypatch
        folder.mkdir()
        monkeypatch.syspath_prepend(str(folder))

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return path

    def tell(self, distribution: str, *entries: str) -> Path:
        """Install a distribution with these entry points; the file that tells of them."""
        info = f"{distribution.replace('-', '_')}-1.0.dist-info"
        self.write(
            f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n"
        )
        self.write(f"{info}/RECORD", f"{info}/METADATA,,\n{info}/entry_points.txt,,\n")
        text = "\n".join([f"[{installed.GROUP}]", *entries, ""])
        path = self.write(f"{info}/entry_points.txt", text)
        forget()
        return path

    def example(self, source: Path = EXAMPLE / "src") -> None:
        """Install the example of the documentation, editable."""
        self.patch.syspath_prepend(str(source))
        self.tell("followsuit-agram", "agram = agram")


def forget() -> None:
    """Nothing has been read of any installation."""
    for name in [*sys.modules]:
        if any(installed.within(name, package) for package in installed.packages().values()):
            del sys.modules[name]
    installed.found.cache_clear()
    catalogue.table.cache_clear()
    games._loaded.cache_clear()
