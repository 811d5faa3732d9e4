"""What Lighthouse says of pages, as a phone on a slow network sees them, beside plain Material with the same Markdown.

Needs a built site (scripts/build). Of each page, in interleaved runs: performance (median, and the least), when the
largest part is painted, how long the main thread is blocked and its longest task, in milliseconds of the slow phone;
the layout's shift, the elements, the HTML as it is written in thousands of bytes, and the page's script and style of
the book's own, as they are sent.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from served import ROOT, SITE, Host, browser, plain, serving

LIGHTHOUSE = ROOT / "build/bench/lighthouse/node_modules/lighthouse/cli/index.js"
# What `--quick` measures: the lightest page, one as most are, and the heaviest.
QUICK = ("", "games/twenty-five/", "games/shed/")
OTHERS = ("accessibility", "best-practices", "seo")
HEAD = "score least  paint block  task shift elements  html    js   css"


class Seen(NamedTuple):
    """What one run tells."""

    score: float
    paint: float
    blocked: float
    task: float
    shift: float
    elements: float
    html: float
    script: float
    style: float
    others: float


def look(address: str, others: bool) -> Seen:
    """Run Lighthouse once; `others`: its other categories, too, of which the least is told."""
    categories = ",".join(("performance", *OTHERS) if others else ("performance",))
    flags = f"--only-categories={categories}", "--chrome-flags=--headless --no-sandbox"
    run = subprocess.run(
        ["node", LIGHTHOUSE, address, "--quiet", "--output=json", *flags],
        env={**os.environ, "CHROME_PATH": browser() or ""},
        capture_output=True,
        check=False,
    )
    if run.returncode:
        sys.exit(run.stderr.decode())
    told = json.loads(run.stdout)
    audits: dict[str, Any] = told["audits"]
    scores = {name: 100 * found["score"] for name, found in told["categories"].items()}
    number = {name: audit.get("numericValue", 0) for name, audit in audits.items()}
    tasks = audits["long-tasks"].get("details", {}).get("items", [])
    sent = audits["network-requests"]["details"]["items"]

    def own(kind: str) -> float:
        ours = (one for one in sent if "/assets/followsuit/" in one["url"])
        return sum(one["transferSize"] for one in ours if one["resourceType"] == kind) / 1000

    return Seen(
        scores.pop("performance"),
        number["largest-contentful-paint"],
        number["total-blocking-time"],
        max((task["duration"] for task in tasks), default=0),
        number["cumulative-layout-shift"],
        number["dom-size-insight"],
        next(one["resourceSize"] for one in sent if one["resourceType"] == "Document") / 1000,
        own("Script"),
        own("Stylesheet"),
        min(scores.values(), default=0),
    )


def row(name: str, runs: list[Seen]) -> str:
    """A line of the table: medians."""
    seen = Seen(*map(median, zip(*runs, strict=True)))
    least = min(run.score for run in runs)
    others = f"  others {seen.others:.0f}" if seen.others else ""
    return (
        f"{name:32}{seen.score:5.0f}{least:6.0f}{seen.paint:7.0f}{seen.blocked:6.0f}{seen.task:6.0f}"
        f"{seen.shift:6.3f}{seen.elements:9.0f}{seen.html:6.0f}{seen.script:6.1f}{seen.style:6.1f}{others}"
    )


def pages() -> list[str]:
    """The addresses of all pages, from the site's root."""
    found = (path.parent.relative_to(SITE).as_posix() for path in SITE.rglob("index.html"))
    return sorted("" if path == "." else f"{path}/" for path in found)


def main() -> int:
    """Measure and print; returns the exit status."""
    parser = ArgumentParser(prog="scripts/bench pages", description=__doc__)
    parser.add_argument("pages", nargs="*", help="addresses, as games/shed/; all, unless named")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--quick", action="store_true", help="three pages only")
    parser.add_argument("--alone", action="store_true", help="without plain Material")
    parser.add_argument("--others", action="store_true", help="Lighthouse's other categories, too")
    given = parser.parse_args()
    if not (SITE / "index.html").exists():
        sys.exit("There is no build/site: scripts/build makes it.")
    with TemporaryDirectory(prefix="bench-") as folder:
        material = Path(folder) / "site"
        if not given.alone:
            settings = Path(folder) / "plain.yml"
            settings.write_text(plain(str(ROOT / "docs")), "utf-8")
            command = ["mkdocs", "build", "-q", "-f", str(settings), "--site-dir", str(material)]
            subprocess.run([sys.executable, "-m", *command], check=True, capture_output=True)
        with serving(Host()) as ours, serving(Host(material)) as theirs:
            print(f"{'':32}{HEAD}", flush=True)
            for page in given.pages or (QUICK if given.quick else pages()):
                sides = {page or "home": ours}
                if (material / page / "index.html").is_file():
                    sides["   plain Material"] = theirs
                runs: dict[str, list[Seen]] = {name: [] for name in sides}
                for _ in range(given.rounds):
                    for name, root in sides.items():
                        runs[name].append(look(root + page, given.others))
                for name, seen in runs.items():
                    print(row(name, seen), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
