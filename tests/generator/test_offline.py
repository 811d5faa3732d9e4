"""The list of files that a reader may keep."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from followsuit_site import offline


def site(folder: Path) -> Path:
    for name, text in {
        "index.html": "assets/stylesheets/main.css",
        "assets/stylesheets/main.css": "z",
        "assets/stylesheets/palette.css": "no page has it",
        "games/truc/index.html": "truc",
        "assets/followsuit/a.js": "x",
        "assets/followsuit/a.js.map": "map",
        "assets/javascripts/lunr/min/lunr.de.min.js": "y",
        "_headers": "h",
        "headers/nginx.conf": "h",
        "404.html": "lost",
        "offline.js": offline.worker(),
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def listed(folder: Path) -> dict[str, object]:
    offline.write(folder)
    return dict(json.loads((folder / "offline.json").read_text()))


def test_every_file_that_a_reader_needs(tmp_path: Path) -> None:
    told = listed(site(tmp_path))
    worker = len(offline.worker().encode())
    assert told["files"] == [
        ["assets/followsuit/a.js", 1],
        ["assets/stylesheets/main.css", 1],
        ["games/truc/", 4],
        ["./", 27],
        ["offline.js", worker],
    ]
    assert told["bytes"] == 33 + worker


@pytest.mark.parametrize(
    ("languages", "loaded"),
    [
        (["en"], []),
        (["de"], ["min/lunr.de.min.js", "min/lunr.stemmer.support.min.js"]),
        (
            ["en", "th"],
            [
                *("min/lunr.multi.min.js", "min/lunr.stemmer.support.min.js"),
                *("min/lunr.th.min.js", "wordcut.js"),
            ],
        ),
    ],
)
def test_the_search_has_what_its_language_needs(
    tmp_path: Path, languages: list[str], loaded: list[str]
) -> None:
    lunr = site(tmp_path) / "assets/javascripts/lunr"
    for name in ("min/lunr.th.min.js", "min/lunr.multi.min.js", "min/lunr.stemmer.support.min.js"):
        (lunr / name).write_text("")
    for name in ("wordcut.js", "tinyseg.js"):
        (lunr / name).write_text("")
    for folder, said in (("search", ["en"]), ("other/search", languages)):
        index = tmp_path / folder / "search_index.json"
        index.parent.mkdir(parents=True)
        index.write_text(json.dumps({"config": {"lang": said}}))
    told = listed(tmp_path)
    assert isinstance(told["files"], list)
    kept = [name.partition("lunr/")[2] for name, _ in told["files"] if "lunr/" in name]
    assert kept == loaded


def test_an_edition_is_known_by_its_contents(tmp_path: Path) -> None:
    first = listed(site(tmp_path))
    assert listed(tmp_path) == first
    (tmp_path / "games/truc/index.html").write_text("TRUC")
    assert listed(tmp_path)["edition"] != first["edition"]


def test_the_worker_registers_nothing_and_leaves_other_sites_alone() -> None:
    worker = offline.worker()
    assert "register(" not in worker
    assert "startsWith(self.registration.scope)" in worker
