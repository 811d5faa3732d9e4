"""A small site in English and in the pseudo-language, built as the real one is, of a few games.

    python tests/generator/pseudo_site.py FOLDER

Needs the browser's Python (`build/runtime`) and Node; the site is in `FOLDER/site` then.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import yaml
from pseudo_book import ROOT, accented, write

from followsuit.words import PSEUDO
from followsuit_site import widget_words

GAMES = ("shed", "twenty-five")  # a game of each pack
PAGES = (
    "index",
    "glossary",
    "how-to-read",
    "practice",
    "judge",
    "scores",
    *(f"games/{game}" for game in GAMES),
)
WORDS = ROOT / "generator/widgets/words"


def build(folder: Path) -> None:
    """Write the book and its widgets, and let MkDocs build it."""
    write(folder, [Path(f"{page}.md") for page in PAGES], GAMES)
    widget_words.write(WORDS, folder / "words", PSEUDO)
    bundle = ["node", ROOT / "generator/widgets/build.mjs", folder / "widgets", folder / "words"]
    subprocess.run(bundle, check=True, stdout=subprocess.DEVNULL)
    # The typeface has the letters of the book's languages, not these: a browser takes them from anywhere, and cannot
    # make what is only read out as small as nothing then.
    sheet = folder / "widgets/followsuit.css"
    sheet.write_text(re.sub(r"url\([^)]*\.woff2[^)]*\)", 'local("none")', sheet.read_text("utf-8")))
    (folder / "mkdocs.yml").write_text(yaml.safe_dump(config(folder)), "utf-8")
    command = [sys.executable, __file__, "--mkdocs"]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(command, cwd=folder, env=quiet, check=True)


def config(folder: Path) -> dict[str, object]:
    """What of the book's own `mkdocs.yml` is otherwise here."""
    own = {"widgets": str(folder / "widgets"), "runtime": str(ROOT / "build/runtime")}
    languages = {PSEUDO: nav(PSEUDO)}
    return {
        "INHERIT": str(ROOT / "mkdocs.yml"),
        "docs_dir": "docs",
        "site_dir": "site",
        "not_in_nav": f"{PSEUDO}/",
        "nav": nav("en"),
        "theme": {"custom_dir": str(ROOT / "generator/src/followsuit_site/theme")},
        "plugins": [
            "search",
            {"followsuit": {**own, "games": list(GAMES), "kept": "", "languages": languages}},
        ],
    }


def nav(language: str) -> list[object]:
    """The contents, in the order of the book."""
    said = str if language == "en" else accented
    up = "" if language == "en" else f"{language}/"
    games = [{said(game.title()): f"{up}games/{game}.md"} for game in GAMES]
    single = [{said(page.title()): f"{up}{page}.md"} for page in PAGES if "/" not in page]
    return [single[0], {said("Games"): games}, *single[1:]]


if __name__ == "__main__":
    if sys.argv[1] == "--mkdocs":
        from mkdocs.__main__ import cli

        cli(["build", "--quiet", "--strict"])
    build(Path(sys.argv[1]).resolve())
