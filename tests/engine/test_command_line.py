"""`python -m followsuit`: JSON lines in and out, and random hands."""

from __future__ import annotations

import subprocess
import sys
from json import dumps, loads

import pytest

from followsuit.match import Match

pytestmark = pytest.mark.cpython_only


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "followsuit", *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


def test_one_answer_a_line() -> None:
    done = run("ask", given=dumps({"ask": "games"}) + "\n\nnot json\n" + dumps({"ask": "x"}))
    answers = [loads(line) for line in done.stdout.splitlines()]
    assert [answer["ask"] for answer in answers] == ["games", None, "x"]
    assert "not JSON" in answers[1]["error"]["what"]
    assert done.returncode == 0
    assert done.stderr == ""


def test_play_prints_a_record_that_replays() -> None:
    first = run("play", "twenty-five", "--seed", "7", "--players", "5")
    assert run("play", "twenty-five", "--seed", "7", "--players", "5").stdout == first.stdout
    record = loads(first.stdout)
    assert Match.from_record(record).record() == record


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


def test_play_a_match_with_options() -> None:
    done = run("play", "twenty-five", "--match", "--players", "4", "--option", "teams=pairs")
    assert loads(done.stdout)["winners"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["twenty-fife"], "twenty-five"),
        (["twenty-five", "--players", "12"], "players"),
        (["twenty-five", "--option", "teams=trios"], "threes"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], told: str) -> None:
    done = run("play", *arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", [[], ["ask"], ["play"]])
def test_help(command: list[str]) -> None:
    done = run(*command, "--help")
    assert done.returncode == 0
    assert "usage:" in done.stdout
