"""`python -m followsuit`: JSON lines in and out, and random hands."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO, StringIO, TextIOWrapper
from json import dumps, loads
from pathlib import Path
from signal import SIGINT

import pytest

from followsuit import games
from followsuit.__main__ import main
from followsuit.match import Match

GAMES = dumps({"ask": "games"}) + "\n"


def called(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit status of a command called in this process, what it has written, and its complaints."""
    status = main(arguments)
    written = capsys.readouterr()
    return status, written.out, written.err


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "followsuit", *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.cpython_only
def test_it_is_run_as_a_module() -> None:
    done = run("ask", given=dumps({"ask": "games"}) + "\n\nnot json\n" + dumps({"ask": "x"}))
    answers = [loads(line) for line in done.stdout.splitlines()]
    assert [answer["ask"] for answer in answers] == ["games", None, "x"]
    assert "not JSON" in answers[1]["error"]["what"]
    assert done.returncode == 0
    assert done.stderr == ""


def test_one_answer_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO(f"{GAMES}\n\nnot json\n" + "1" * 5000))
    status, out, err = called(capsys, "ask")
    answers = [loads(line) for line in out.splitlines()]
    assert [answer["ask"] for answer in answers] == ["games", None, None]
    assert [answer["error"]["where"] for answer in answers[1:]] == ["column 1", ""]
    assert (status, err) == (0, "")


def test_an_answer_is_written_before_the_next_request_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = BytesIO()
    lines = []

    def asked() -> Iterator[str]:
        for _ in range(3):
            yield GAMES
            lines.append(written.getvalue().count(b"\n"))

    monkeypatch.setattr(sys, "stdin", asked())
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(written))
    assert main(["ask"]) == 0
    assert lines == [1, 2, 3]


def test_answers_are_written_as_people_read_them_where_that_can_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of a surrogate pair cannot: the line that repeats it is ASCII."""
    monkeypatch.setattr(sys, "stdin", StringIO('{"ask": "♠"}\n{"ask": "♠\\ud800"}\n'))
    _, out, _ = called(capsys, "ask")
    whole, half = out.splitlines()
    assert "♠" in whole and half.isascii()
    assert [loads(line)["ask"] for line in (whole, half)] == ["♠", "♠\ud800"]


def test_a_command_that_is_interrupted_tells_the_signal(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> Iterator[str]:
        raise KeyboardInterrupt
        yield ""

    monkeypatch.setattr(sys, "stdin", interrupted())
    assert main(["ask"]) == 128 + SIGINT, "as shells tell it"


def test_who_reads_no_more_is_told_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed() -> Iterator[str]:
        raise BrokenPipeError
        yield ""

    with (tmp_path / "out").open("w") as out:
        monkeypatch.setattr(sys, "stdin", closed())
        monkeypatch.setattr(sys, "stdout", out)
        assert main(["ask"]) == 0
        print("nobody reads this", file=out, flush=True)
    assert (tmp_path / "out").read_text() == ""


def test_play_prints_a_record_that_replays(capsys: pytest.CaptureFixture[str]) -> None:
    told = called(capsys, "play", "twenty-five", "--seed", "7", "--players", "5")
    assert called(capsys, "play", "twenty-five", "--seed", "7", "--players", "5") == told
    status, out, err = told
    record = loads(out)
    assert Match.from_record(record).record() == record
    assert (record["seed"], len(record["hands"]), status, err) == (7, 1, 0, "")
    told = called(capsys, "play", "twenty-five", "--replay")
    assert called(capsys, "play", "twenty-five", "--seed", "0") == told, "if no seed is given"


@pytest.mark.cpython_only
def test_a_reader_who_has_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "followsuit", "ask"]
    pipe = subprocess.PIPE
    asked = '{"ask": "games"}\n' * 50  # more than a pipe holds
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(asked)
        process.stdin.close()
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 0


def test_play_a_match_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = called(
        capsys, "play", "twenty-five", "--match", "--players", "4", "--option", "teams=pairs"
    )
    record = loads(out)
    assert record["winners"] and record["options"]["teams"] == "pairs"


def test_an_option_may_be_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = called(capsys, "play", "tute", "--option", "hands=5", "--option", "tie=drawn")
    assert loads(out)["options"].items() >= {("hands", 5), ("tie", "drawn")}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["twenty-fife"], "twenty-five"),
        (["twenty-five", "--players", "12"], "players"),
        (["twenty-five", "--option", "teams=trios"], "threes"),
    ],
)
def test_mistakes_are_told_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = called(capsys, "play", *arguments)
    assert (status, out) == (2, "")
    assert told in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "status"),
    [(["--help"], 0), (["ask", "--help"], 0), (["play", "--help"], 0), ([], 2)],
)
def test_help(arguments: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Who names no command is told how, too."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == status
    assert "usage:" in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param("GAME = (", "'(' was never closed", marks=pytest.mark.cpython_only),
        pytest.param(
            "from followsuit.packs import FRENCH_52; FRENCH_52.card('1S')\n",
            "is not a card",
            marks=pytest.mark.cpython_only,
        ),
        ("from followsuit.errors import WrongRules; raise WrongRules('no clause')", "no clause"),
    ],
)
def test_a_game_half_written_is_told_in_a_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    line: str,
    told: str,
) -> None:
    (tmp_path / "half_written.py").write_text(line, "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setitem(games.MODULES, "half", "half_written")
    status, out, err = called(capsys, "play", "half")
    assert (status, out) == (2, "")
    assert err.count("\n") == 1 and told in err
