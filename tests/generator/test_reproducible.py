"""The book is built to the same bytes: anywhere, on any day, from kept answers or from fresh ones."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
THEME = "generator/src/followsuit_site/theme"
EXAMPLE = "tests/example_game"  # its files stand on a page
PLUGIN = "  - followsuit:\n"


def build(root: Path, site: Path, seed: str, day: str) -> dict[str, bytes]:
    """The files of the site, built with this order of Python's sets and on this day."""
    epoch = {"SOURCE_DATE_EPOCH": day} if day else {}
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "-q", "--site-dir", str(site)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONHASHSEED": seed, **epoch},
    )
    assert done.returncode == 0, done.stderr
    files = (path for path in site.rglob("*") if path.is_file())
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in files}


def copied(root: Path, kept: str) -> Path:
    """The book in another folder; what is kept is kept there."""
    for name in ("docs", "tutorials", EXAMPLE, THEME, "build/widgets", "build/runtime"):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name)
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert config.count(PLUGIN) == 1
    kept = f"{PLUGIN}      kept: '{kept}'\n"
    (root / "mkdocs.yml").write_text(config.replace(PLUGIN, kept), "utf-8")
    return root


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The site as it is built here, where something may have been kept."""
    return build(ROOT, tmp_path_factory.mktemp("one"), "1", "")


def test_the_same_bytes_twice(one: dict[str, bytes], tmp_path: Path) -> None:
    """The second is built in another folder and afresh."""
    elsewhere = copied(tmp_path / "another folder", "")
    two = build(elsewhere, tmp_path / "two", "2", "86400")
    assert len(one) > 100 and not (elsewhere / "build/kept").exists()
    assert sorted(one) == sorted(two)
    assert [name for name in one if one[name] != two[name]] == []
    assert gzip.decompress(one["sitemap.xml.gz"]) == one["sitemap.xml"]


def edit(root: Path, file: str, old: str, new: str) -> None:
    """Change a text where it stands first."""
    text = (root / file).read_text("utf-8")
    assert old in text
    (root / file).write_text(text.replace(old, new, 1), "utf-8")


def test_the_same_bytes_after_an_edit(one: dict[str, bytes], tmp_path: Path) -> None:
    """Made by several processes at first, where there are some, and then only where something has changed."""
    kept, afresh = copied(tmp_path / "kept", "kept"), copied(tmp_path / "afresh", "")
    assert build(kept, tmp_path / "first", "3", "") == one
    for root in (kept, afresh):
        edit(
            root,
            "docs/games/truc.md",
            "You hold three cards.",
            "Three cards are in your hand, a novelty.",
        )
        edit(root, "docs/glossary.md", "\n## ", "\n## Novelty {#novelty}\n\nWhat is new.\n\n## ")
        edit(root, "tutorials/tute.yml", "    title: ", "    title: Once more, ")
    again = build(kept, tmp_path / "again", "4", "")
    fresh = build(afresh, tmp_path / "fresh", "5", "")
    assert [name for name in fresh if again.get(name) != fresh[name]] == []
    changed = {name for name in one if again[name] != one[name]}
    assert {"games/truc/index.html", "glossary/index.html", "games/tute/index.html"} <= changed
