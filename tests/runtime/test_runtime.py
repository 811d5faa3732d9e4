"""What the site ships to browsers: the same answers as here, and the engine's tests pass in it."""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import runpy
import subprocess
import sysconfig
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.asking import games_of
from followsuit.games import MODULES
from followsuit.quiz import KINDS
from followsuit.words import LANGUAGES, PSEUDO, speaks
from followsuit.words.catalogue import table
from followsuit_draw.door import Book, answered, needed

ROOT = Path(__file__).parents[2]
RUNTIME = ROOT / "build/runtime"
OTHERS = [one for one in LANGUAGES if one not in ("en", PSEUDO)]
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
    """Until the engine is live: the interpreter, the kernel, one game, the words of its page."""
    sizes = {file["path"]: file["gzip"] for file in manifest["files"]}
    always = sum(n for name, n in sizes.items() if name.startswith(manifest["index"]))
    for language in ("en", *OTHERS):
        told = manifest["words"].get(language, {"kernel": None, "games": {}})
        for game, archive in manifest["games"].items():
            sent = [manifest["kernel"], archive, told["kernel"], told["games"].get(game)]
            assert always + sum(sizes[name] for name in sent if name) <= 3_700_000, (language, game)
    for archive in manifest["games"].values():
        assert sizes[manifest["kernel"]] + sizes[archive] < 190_000, archive
    practice = {name: sizes[file] for name, file in manifest["practice"].items()}
    assert practice.pop("practice") < 80_000
    assert all(size < 30_000 for size in practice.values()), practice


def test_slim_library_is_made_for_this_pyodide(manifest: dict[str, Any]) -> None:
    """Its stand-ins replace files of one version; with another nothing is built."""
    locked = json.loads((ROOT / "package.json").read_text())["devDependencies"]["pyodide"]
    assert manifest["version"] == locked
    check = f"import {{ checkVersion }} from '{ROOT}/generator/runtime/pyodide.mjs'; checkVersion"
    for version, fits in ((locked, True), ("0.30.0", False)):
        command = ["node", "--input-type=module", "-e", f"{check}('{version}')"]
        run = subprocess.run(command, capture_output=True, text=True)
        assert (run.returncode == 0) is fits, run.stderr
    assert f"Pyodide {locked}" in run.stderr and "holds Pyodide 0.30.0" in run.stderr


# What the worker does with Python, and what may go wrong in it.
CALLS = (
    "1 + 1",
    "",
    "x = 3",
    "x",
    "None",
    "import json\nlambda text: json.dumps(json.loads(text), ensure_ascii=False)",
    "lambda text: text.missing",
    "def f():\n    return g\n\nf()",
    "import json\njson.loads('{')",
    "import numpy",
    "def (:",
    "try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    raise ValueError('no') from error",
    "from js import Math\nMath.max(1, 7)",
    "from js import nothing",
)


def test_javascript_gets_of_it_what_it_gets_of_stock_pyodide(manifest: dict[str, Any]) -> None:
    """Values, and faults with their traceback: only the frames inside the library are its own."""
    lines = "\n".join(map(json.dumps, CALLS))
    told = []
    for index in (RUNTIME / manifest["index"], ROOT / "node_modules/pyodide"):
        run = node("call_python.mjs", index, stdin=lines)
        assert run.returncode == 0 and not run.stderr, run.stderr
        told.append([json.loads(line) for line in run.stdout.splitlines()])
    assert len(told[0]) == len(CALLS)
    assert sum("fault" in answer for answer in told[0]) == 7
    for code, *answers in zip(CALLS, *told, strict=True):
        ours, stock = (
            {**answer, "told": [x for x in answer.get("told", "").split("\n") if of_the_code(x)]}
            for answer in answers
        )
        assert ours == stock, code


def of_the_code(line: str) -> bool:
    """Whether a line of a traceback tells of the code run, or what went wrong."""
    return not line.startswith(" ") or "<exec>" in line


def test_docstrings_and_annotations_are_taken_out_of_the_wheel_and_nothing_else() -> None:
    """Each node keeps its place, so a traceback names the lines of the sources. A class keeps a
    docstring, and each dataclass has one: else `dataclass` computes a signature, slowly."""
    for path in sorted((ROOT / "engine/src").rglob("*.py")):
        left = bare(path.read_bytes())
        trees = [ast.parse(source) for source in (path.read_bytes(), left)]
        assert list(zips()["annotations"](trees[1])) == [], path
        assert [blanked(tree) for tree in trees][1] <= {".", ""}, path
        assert ast.dump(trees[0]) == ast.dump(trees[1]), path
        starts = [
            [(n.lineno, n.col_offset) for n in ast.walk(tree) if isinstance(n, ast.stmt | ast.expr)]
            for tree in trees
        ]
        assert starts[0] == starts[1], path
        for node in ast.walk(ast.parse(left)):
            if isinstance(node, ast.ClassDef) and node.decorator_list:
                assert ast.get_docstring(node) == ".", f"{path}: {node.name}"


def test_an_engine_that_needs_what_is_not_sent_is_not_built(tmp_path: Path) -> None:
    wheel = tmp_path / "followsuit.whl"
    for imported, fits in (
        ("from json import loads", True),
        ("from asyncio.tasks import sleep", False),
    ):
        with zipfile.ZipFile(wheel, "w") as archive:
            archive.writestr("followsuit_draw/door.py", "from followsuit import ask\n")
            archive.writestr("followsuit/__init__.py", f"from . import ask\n{imported}\n")
            # Nothing that the door uses imports it: it is not sent either.
            archive.writestr("followsuit/tool.py", "from asyncio.events import new_event_loop\n")
        if fits:
            assert zips()["imported_by"](wheel) == "json"
        else:
            with pytest.raises(ValueError, match=r"asyncio\.tasks"):
                zips()["imported_by"](wheel)


def bare(source: bytes) -> bytes:
    return zips()["bare"](source)


def blanked(tree: ast.Module) -> set[str]:
    """Empty the docstrings of a tree, and take away its functions' annotations; answer what the docstrings were."""
    found = [text for _, text in zips()["docstrings"](tree)]
    told = {text.value for text in found}
    for text in found:
        text.value = ""
    for node, _ in list(zips()["annotations"](tree)):
        setattr(node, "annotation" if isinstance(node, ast.arg) else "returns", None)
    return told


@cache
def zips() -> dict[str, Any]:
    """What the build runs inside Pyodide; most of it is plain Python."""
    return runpy.run_path(str(ROOT / "generator/runtime/zips.py"))


def archived(manifest: dict[str, Any], file: str) -> list[str]:
    """The names of the modules in an archive that is sent."""
    assert file in {described["path"] for described in manifest["files"]}
    with gzip.open(RUNTIME / file) as unzipped, zipfile.ZipFile(unzipped) as archive:
        return [name for name in archive.namelist() if name.endswith((".py", ".pyc"))]


# What nobody asks for on a page: sources of words and types are read where the engine is built, banks are searched
# there, and the command line and bulk work run elsewhere.
UNSENT = (
    "words/compile.py",
    "*shapes.py",
    "__main__.py",
    *(
        "bulk.py",
        "checked_play.py",
        "installed.py",
        "players.py",
        "playouts.py",
        "skewed.py",
    ),
    "slips/shown.py",
    *("practice/alike.py", "practice/effort.py", "practice/kept.py", "practice/search.py"),
)
# What few games share: each has it in its own archive.
OF_FEW = {
    "queens_and_jacks": {"sheepshead", "schafkopf"},
    "heading": {"ecarte", "tute", "tyzicha"},
    "like_suits": {"ecarte", "tute", "tyzicha"},
}
OF_FEW_PRACTISED = {
    "misread_turncoats": {"sheepshead", "schafkopf"},
    "misread_heading": {"ecarte", "tute"},
}
# What only those fetch who practise.
PRACTICE = (
    *("asking/practices.py", "practice/*.py", "games/misread_*.py"),
    *(
        "asking/quizzes.py",
        *(f"quiz/{name}.py" for name in ("asked", "facts", "making", "positions", *KINDS)),
    ),
    *("slips.py", "slips/*.py", "slips/vary/*.py"),
    "followsuit_draw/question.py",
)
RARE = {  # each in an archive of its own
    "advise": (
        "asking/advising.py",
        *(f"followsuit/{name}.py" for name in ("advice", "onward", "quiet", "styles", "views")),
        *("followsuit/whereabouts.py", "followsuit/worlds.py"),
    ),
    "compare": ("asking/compare.py", "followsuit_draw/compare.py"),
    "otherwise": ("asking/otherwise.py",),
    "play": ("asking/playing.py", "followsuit_draw/seated.py"),
    "review": ("asking/reviewing.py",),
    "sheet": ("asking/sheets.py", "sheets.py", "sheet.py"),
}


def test_engine_is_the_wheel_of_this_source_compiled(manifest: dict[str, Any]) -> None:
    """Each module once: a game's with its game, all else in the kernel; but what few games share with each."""
    source = ROOT / "engine/src"
    modules = {p.relative_to(source) for p in source.rglob("*.py")}
    # Other languages are files of their own, for their readers.
    words = {p.relative_to(source).with_name("words_en.py") for p in source.rglob("en.ftl")}
    assert len(words) > len(MODULES)
    wanted = words | {path for path in modules if not any(map(path.match, UNSENT))}
    practised = {path for path in wanted if any(map(path.match, PRACTICE))}
    rare = {
        name: {path for path in wanted if any(map(path.match, files))}
        for name, files in RARE.items()
    }
    wanted -= practised.union(*rare.values())
    rest = {f"{path.as_posix()}c" for path in wanted}
    assert list(manifest["games"]) == list(MODULES)
    for game, archive in manifest["games"].items():
        own = {name for name in rest if name.startswith(f"followsuit/games/{MODULES[game]}/")}
        more = {f"followsuit/games/{name}.pyc" for name, users in OF_FEW.items() if game in users}
        assert own and sorted(archived(manifest, archive)) == sorted(own | more), game
        rest -= own
    rest -= {f"followsuit/games/{name}.pyc" for name in OF_FEW}
    assert sorted(archived(manifest, manifest["kernel"])) == sorted(rest)
    for name, paths in rare.items():
        own = {f"{path.as_posix()}c" for path in paths}
        assert own
        assert sorted(archived(manifest, manifest["rare"][name])) == sorted(own)
    shared = {f"{path.as_posix()}c" for path in practised if path.name != "slips.py"}
    shared -= {f"followsuit/games/{name}.pyc" for name in OF_FEW_PRACTISED}
    assert sorted(archived(manifest, manifest["practice"]["practice"])) == sorted(shared)
    for game, module in MODULES.items():
        found = {f"{module}/{name}" for name in ("bank", "slips")}
        found |= {name for name, users in OF_FEW_PRACTISED.items() if game in users}
        own = {f"followsuit/games/{name}.pyc" for name in found}
        assert sorted(archived(manifest, manifest["practice"][f"practice-{game}"])) == sorted(own)


def test_who_does_not_practise_fetches_nothing_of_it() -> None:
    assert needed(json.dumps({"ask": "winner", "game": "truc"})) == "truc"
    assert needed(json.dumps({"ask": "quiz", "game": "truc"})) == "truc practice"
    assert needed(json.dumps({"ask": "practice", "game": "truc"})) == "truc practice practice-truc"
    assert needed(json.dumps({"ask": "practice", "game": "shad"})) == ""


def test_what_is_rarely_asked_is_fetched_by_who_asks_it() -> None:
    winner = {"ask": "winner", "game": "truc"}
    assert needed(json.dumps({"ask": "otherwise", "request": winner})) == "truc otherwise"
    assert needed(json.dumps({"ask": "sheet", "game": "truc"})) == "truc sheet"
    assert needed(json.dumps({"ask": "advise", "record": {"game": "truc"}})) == "truc advise"
    assert needed(json.dumps({"ask": "play", "game": "truc"})) == "truc play advise"
    assert needed(json.dumps({"ask": "review", "record": {"game": "truc"}})) == "truc review advise"
    assert needed(json.dumps({"ask": "compare"})) == " ".join([*MODULES, "compare"])
    for within in (None, 7, {"ask": "winner"}, {"game": "shad"}):
        assert needed(json.dumps({"ask": "otherwise", "request": within})) == ""


def test_no_game_needs_another_game() -> None:
    """What two games share stands beside their packages, in the kernel that all pages fetch."""
    for package in MODULES.values():
        for path in (ROOT / "engine/src/followsuit/games" / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_bytes())):
                for name in imported(node):
                    assert name.split(".")[0] not in {*MODULES.values()} - {package}, path


def imported(node: ast.AST) -> list[str]:
    """What an import of a game's module names, as seen from the folder of the games."""
    if isinstance(node, ast.Import):
        return [alias.name.removeprefix("followsuit.games.") for alias in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    if node.module is None:
        return [alias.name for alias in node.names] if node.level == 2 else []
    return [node.module.removeprefix("followsuit.games.")] if node.level in (0, 2) else []


def requests() -> list[dict[str, Any]]:
    """Questions of every kind, good and bad, about every game."""
    # First each game alone, then those that take all.
    asked: list[dict[str, Any]] = [{"ask": "nothing"}, {}]
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
        asked += [{"ask": "quiz", **name, "seed": 3, "language": other} for other in OTHERS]
        practice = {"ask": "practice", **name, "seed": 7}
        question = ask(practice)["question"]
        first = {"position": question["again"]["position"], "chosen": question["answer"]}
        asked += [practice, {**practice, "history": [first]}]
        fact = ask({"ask": "quiz", **name, "kind": "winner", "seed": 2})["request"]
        asked += [{"ask": "otherwise", "request": fact, "language": other} for other in LANGUAGES]
    asked += [{"ask": "compare", "trick": ["AS", "KS"]}]
    asked += [{"ask": "games", "language": language} for language in ("en", *OTHERS)]
    return asked


def test_words_of_other_languages_are_sent_to_their_readers_only(manifest: dict[str, Any]) -> None:
    """Compiled catalogues: nothing of them in an archive, and a game's apart from what all use."""
    assert sorted(manifest["words"]) == sorted(OTHERS)
    sent = b""
    for file in (manifest["kernel"], *manifest["games"].values()):
        with gzip.open(RUNTIME / file) as unzipped, zipfile.ZipFile(unzipped) as archive:
            assert not [name for name in archive.namelist() if name.endswith((".ftl", ".json"))]
            sent += b"".join(archive.read(name) for name in archive.namelist())
    for language, files in manifest["words"].items():
        shared = told(files["kernel"])
        assert shared == {
            package: table(package, language)
            for package in ("followsuit.words", "followsuit.games", "followsuit_draw")
        }
        assert shared["followsuit.words"]["first-dealer"][0].encode() not in sent
        assert set(files["games"]) == {name for name in MODULES if speaks(package(name), language)}
        for name, file in files["games"].items():
            assert told(file) == {package(name): table(package(name), language)}


def package(game: str) -> str:
    return f"followsuit.games.{MODULES[game]}"


def told(file: str) -> dict[str, Any]:
    words: dict[str, Any] = json.loads((RUNTIME / file).read_text("utf-8"))
    return words


def test_a_request_says_which_games_it_takes() -> None:
    for name in MODULES:
        assert games_of({"ask": "quiz", "game": name}) == (name,)
        assert games_of({"ask": "hand", "record": {"game": name}}) == (name,)
        assert games_of({"ask": "otherwise", "request": {"game": name}}) == (name,)
    for kind in ("games", "compare"):
        assert games_of({"ask": kind}) == tuple(MODULES)
    for wrong in (None, [], {}, {"ask": "quiz"}, {"game": ["truc"]}, {"record": {"game": "shad"}}):
        assert games_of(wrong) == ()


@pytest.mark.parametrize("how", ["started", "resumed"])
def test_shipped_engine_answers_as_here(manifest: dict[str, Any], how: str) -> None:
    """From the first start, and from the memory that it leaves for the next visit."""
    asked = requests()
    run = node("ask_shipped.mjs", RUNTIME, how, stdin="\n".join(map(json.dumps, asked)))
    assert run.returncode == 0, run.stderr
    for request, line in zip(asked, run.stdout.splitlines(), strict=True):
        assert json.loads(line) == ask(request), request


UNDERTRUMP = {
    "ask": "legal",
    "game": "tute",
    "setting": {"trump": "D"},
    "trick": ["KC", "JD"],
    "hand": ["4D", "AS"],
}
GERMAN = {"ask": "winner", "game": "schafkopf", "language": "de"}


def test_the_shipped_pictures_are_those_drawn_here(manifest: dict[str, Any]) -> None:
    """What drawing needs of the library is there, too."""
    hand = ask({"ask": "hand", "do": "new", "game": "twenty-five", "players": 3, "seed": 4})
    acts = {"ask": "hand", "do": "act", "record": hand["record"], "actions": ["waive"]}
    asked: list[dict[str, Any]] = [
        {"ask": "winner", "game": "truc", "trick": ["AH", "3D"], "draw": True},
        {"ask": "legal", "game": "truc", "hand": ["AH"], "trick": [], "draw": {"names": []}},
        {"ask": "ranks", "game": "shed", "draw": True},
        {"ask": "compare", "trick": ["AS", "KS"], "draw": True},
        {"ask": "otherwise", "request": UNDERTRUMP, "draw": True},
        {**acts, "draw": {"skip": 0}},
        *({"ask": "quiz", "game": name, "seed": 3, "draw": True} for name in MODULES),
        {"ask": "practice", "game": "truc", "draw": True},
        *({**GERMAN, "trick": trick, "draw": True} for trick in (["AS", "7S", "KS"], ["QC", "AS"])),
    ]
    run = node("ask_shipped.mjs", RUNTIME, stdin="\n".join(map(json.dumps, asked)))
    assert run.returncode == 0, run.stderr
    for request, line in zip(asked, run.stdout.splitlines(), strict=True):
        here = answered(request, Book({}, {}, request.get("language", "en")))
        assert here["drawn"] or here["question"]["drawn"], request
        assert json.loads(line) == here, request


def test_the_same_seed_gives_the_same_match_as_here(manifest: dict[str, Any]) -> None:
    asked = [{"game": name, "seed": seed} for name in MODULES for seed in range(3)]
    lines = "\n".join(json.dumps({"random": match}) for match in asked)
    run = node("ask_shipped.mjs", RUNTIME, stdin=lines)
    assert run.returncode == 0, run.stderr
    for match, line in zip(asked, run.stdout.splitlines(), strict=True):
        assert json.loads(line) == Match(**match).play_random().record(), match


@pytest.mark.timeout(3600)  # thousands of tests, in a slower Python
def test_engine_tests_pass_in_the_browsers_python() -> None:
    run = node("pytest_in_pyodide.mjs", RUNTIME, SITE_PACKAGES)
    assert run.returncode == 0, run.stdout + run.stderr
    print(run.stdout)
