"""What the site ships to browsers: the same answers as here, and the engine's tests pass in it."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sysconfig
import zipfile
from pathlib import Path
from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.games import MODULES

ROOT = Path(__file__).parents[2]
RUNTIME = ROOT / "build/runtime"
SITE_PACKAGES = sysconfig.get_path("purelib")


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    return json.loads((RUNTIME / "manifest.json").read_text())


def node(script: str, *args: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = ["node", str(ROOT / "tests/runtime" / script), *map(str, args)]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, cwd=ROOT)


def test_manifest_describes_each_file(manifest: dict[str, Any]) -> None:
    paths = {p.relative_to(RUNTIME).as_posix() for p in RUNTIME.rglob("*") if p.is_file()}
    assert {f["path"] for f in manifest["files"]} == paths - {"manifest.json"}
    for file in manifest["files"]:
        data = (RUNTIME / file["path"]).read_bytes()
        assert (len(data), hashlib.sha256(data).hexdigest()) == (file["bytes"], file["sha256"])


def test_sent_size_stays_small(manifest: dict[str, Any]) -> None:
    assert sum(f["gzip"] for f in manifest["files"]) < 4_800_000


def test_engine_is_the_wheel_of_this_source_compiled(manifest: dict[str, Any]) -> None:
    with zipfile.ZipFile(RUNTIME / manifest["engine"]) as wheel:
        shipped = {n for n in wheel.namelist() if n.endswith((".py", ".pyc"))}
    sources = (ROOT / "engine/src").rglob("*.py")
    assert shipped == {p.relative_to(ROOT / "engine/src").as_posix() + "c" for p in sources}


def requests() -> list[dict[str, Any]]:
    """Questions of every kind, good and bad, about every game."""
    asked: list[dict[str, Any]] = [{"ask": "games"}, {"ask": "nothing"}, {}]
    for game in ask({"ask": "games"})["games"]:
        name = {"game": game["id"]}
        asked += [{"ask": kind, **name} for kind in ("game", "ranks", "legal", "winner", "score")]
        asked += [{"ask": "quiz", **name, "seed": seed} for seed in range(12)]
        players = game["players"]["max"]
        new = {"ask": "hand", "do": "new", **name, "players": players, "seed": 5}
        asked.append(new)
        record = ask(new).get("record")
        asked.append({"ask": "hand", "do": "view", "record": record, "seat": 1})
        asked.append({"ask": "hand", "do": "act", "record": record, "action": "dance"})
    return asked


def test_shipped_engine_answers_as_here(manifest: dict[str, Any]) -> None:
    asked = requests()
    run = node("ask_shipped.mjs", RUNTIME, stdin="\n".join(map(json.dumps, asked)))
    assert run.returncode == 0, run.stderr
    for request, line in zip(asked, run.stdout.splitlines(), strict=True):
        assert json.loads(line) == ask(request), request


def test_the_same_seed_gives_the_same_match_as_here(manifest: dict[str, Any]) -> None:
    asked = [{"game": name, "seed": seed} for name in MODULES for seed in range(3)]
    lines = "\n".join(json.dumps({"random": match}) for match in asked)
    run = node("ask_shipped.mjs", RUNTIME, stdin=lines)
    assert run.returncode == 0, run.stderr
    for match, line in zip(asked, run.stdout.splitlines(), strict=True):
        assert json.loads(line) == Match(**match).play_random().record(), match


def test_engine_tests_pass_in_the_browsers_python() -> None:
    run = node("pytest_in_pyodide.mjs", RUNTIME, SITE_PACKAGES)
    assert run.returncode == 0, run.stdout + run.stderr
    print(run.stdout)
