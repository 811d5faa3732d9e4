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


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """The book in another folder, where nothing is kept."""
    root = tmp_path / "another folder"
    for name in ("docs", "tutorials", THEME, "build/widgets", "build/runtime"):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name)
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert config.count(PLUGIN) == 1
    (root / "mkdocs.yml").write_text(config.replace(PLUGIN, f"{PLUGIN}      kept: ''\n"), "utf-8")
    return root


def test_the_same_bytes_twice(elsewhere: Path, tmp_path: Path) -> None:
    """The first is built here and may use what was kept, the second in another folder and afresh."""
    one = build(ROOT, tmp_path / "one", "1", "")
    two = build(elsewhere, tmp_path / "two", "2", "86400")
    assert len(one) > 100 and not (elsewhere / "build/kept").exists()
    assert sorted(one) == sorted(two)
    assert [name for name in one if one[name] != two[name]] == []
    assert gzip.decompress(one["sitemap.xml.gz"]) == one["sitemap.xml"]
