"""Answers are kept between builds: none is ever wrong, and only what has changed is asked anew."""

from __future__ import annotations

import json
import os
import py_compile
import shutil
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from followsuit import ask
from followsuit.practice.kept import FOLDER as BANKS
from followsuit_site import answers
from followsuit_site.answers import ABOUT, EVERY, FOLDER, Answers, remembering, room_of
from followsuit_site.engine import Answer
from followsuit_site.kept import SPARE, Kept
from followsuit_site.rules import Rules, runs_as_written

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "engine/src"

# Two games are asked in a process of its own, by an engine of its own.
ASK = """\
import json, sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from followsuit_site.book import default_ask
from followsuit_site.answers import keep, remembering
ask = remembering(default_ask(), Path(sys.argv[2]))
trick = {"ask": "winner", "setting": {"trump": "S"}, "trick": "K♠ A♥ A♠ 2♠", "game": "twenty-five"}
told = [ask(trick), ask({"ask": "ranks", "game": "truc"}), ask({"ask": "games"})]
told.append(ask({"ask": "winner", "game": "truc", "language": "de", "trick": "K♠"}))
keep(ask)
print(json.dumps([told, ask.asked, ask.rules.run_here()]))
"""
# A page of a small book, or what is wrong with the book; from kept answers or without a folder for them.
PAGE = """\
import sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from followsuit_site.book import default_ask
from followsuit_site.answers import keep, remembering
from followsuit_site.engine import Engine
from small_book import GAME, Project
ask = remembering(default_ask(), Path(sys.argv[2]) if sys.argv[2] else None)
def one(request):
    answer = ask(request)
    if request["ask"] == "games":
        answer["games"] = [game for game in answer["games"] if game["id"] == GAME]
    return answer
project = Project(Path(sys.argv[3]), Engine(one))
faults = project.faults()
keep(ask)
print("\\n".join(faults) or project.html())
"""
ALL = {"twenty_five": 1, "truc": 2, "": 1}


class Checkout:
    """An engine of its own to change, and the folder of what it answered."""

    def __init__(self, root: Path) -> None:
        self.source, self.kept = root / "src", root / "kept"
        self.answers = self.kept / FOLDER
        shutil.copytree(SOURCE, self.source, ignore=shutil.ignore_patterns("__pycache__"))
        # A changed engine searches its own positions: they are not left where the checkout has its own.
        self.banks = root / "banks"
        if Path(os.environ.get(BANKS) or "nowhere").is_dir():
            shutil.copytree(os.environ[BANKS], self.banks)

    def change(self, file: str, old: str, new: str) -> None:
        path = self.source / "followsuit" / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    def ask(self) -> tuple[list[Answer], dict[str, int]]:
        """What it answers in a process of its own, and how much of that was asked, by game."""
        told, asked, here = json.loads(self._run(ASK, str(self.kept)))
        assert here
        return told, asked

    def page(self, book: Path, *, kept: bool = True) -> str:
        """The page of a game as it is then made."""
        return self._run(PAGE, str(self.kept) if kept else "", str(book))

    def _run(self, code: str, *arguments: str) -> str:
        # A file that is changed while a process starts may be read before or after: nothing is kept then.
        sleep(0.05)
        done = subprocess.run(
            [sys.executable, "-c", code, str(self.source), *arguments],
            capture_output=True,
            text=True,
            check=False,
            env={
                **os.environ,
                "PYTHONPATH": f"{self.source}:{Path(__file__).parent}",
                BANKS: str(self.banks),
            },
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_what_was_answered_is_not_asked_again(checkout: Checkout) -> None:
    first, asked = checkout.ask()
    again, anew = checkout.ask()
    assert asked == ALL and anew == {}
    assert again == first


def test_a_changed_rule_is_asked_anew_and_only_that_game(checkout: Checkout) -> None:
    """Ace of hearts third no more: the same trick has another winner, and Truc is not asked."""
    before, _ = checkout.ask()
    assert before[0]["winner"] == 1
    hearts = "games/twenty_five/cards.py"
    text = (checkout.source / "followsuit" / hearts).read_text("utf-8")
    assert '"AH"' in text, "the rule of the ace of hearts stands elsewhere now"
    checkout.change(hearts, '"AH"', '"2S"')
    after, asked = checkout.ask()
    assert asked == {"twenty_five": 1, "": 1}
    assert after[0] != before[0] and after[1] == before[1]


def test_a_changed_rule_changes_its_page(checkout: Checkout, tmp_path: Path) -> None:
    """And without a change the page from kept answers is that from fresh ones, to the byte."""
    book = tmp_path / "book"
    fresh = checkout.page(book)
    assert "<fs-stepper" in fresh
    assert checkout.page(book) == fresh == checkout.page(book, kept=False)
    checkout.change("games/twenty_five/en.ftl", "third-best trump", "third trump")
    retold = checkout.page(book)
    assert "third trump" in retold and "third-best trump" not in retold
    checkout.change("games/twenty_five/cards.py", '"AH"', '"2S"')
    assert "the engine says" in checkout.page(book)


def test_changed_words_of_a_game_are_asked_anew(checkout: Checkout) -> None:
    before, _ = checkout.ask()
    checkout.change("games/truc/en.ftl", "Truc", "Truco")
    after, asked = checkout.ask()
    assert asked == {"truc": 2, "": 1} and after[2] != before[2]


@pytest.mark.parametrize("file", ["order.py", "games/en.ftl"])
def test_what_all_games_share_is_asked_anew_of_all(checkout: Checkout, file: str) -> None:
    """Whatever has changed in it: who could say that it is only a comment?"""
    checkout.ask()
    path = checkout.source / "followsuit" / file
    path.write_text(path.read_text("utf-8") + "\n# changed\n", "utf-8")
    assert checkout.ask()[1] == ALL


def test_what_is_damaged_counts_as_nothing(checkout: Checkout) -> None:
    """It is asked anew and mended; and what a game or a build left that is no more goes."""
    first, _ = checkout.ask()
    file = checkout.answers / "twenty_five"
    good = file.read_bytes()
    file.write_bytes(good.replace(b'"winner": 1', b'"winner": 2'))
    for name in ("gone", "truc.12345"):
        (checkout.answers / name).write_bytes(b"x")
    told, asked = checkout.ask()
    assert asked == {"twenty_five": 1} and told == first
    assert file.read_bytes() == good
    assert sorted(path.name for path in checkout.answers.iterdir()) == [
        EVERY,
        "truc",
        "twenty_five",
    ]


def test_a_games_own_facts_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run wants them of every game: it need not read all that each has ever been asked."""
    monkeypatch.setattr(Rules, "run_here", lambda rules: True)
    facts, ranks = {"ask": "game", "game": "truc"}, {"ask": "ranks", "game": "truc"}

    def engine() -> Answers:
        return Answers(ask, tmp_path, Rules(SOURCE / "followsuit", "followsuit", 0))

    first = engine()
    told = [first(facts), first(ranks)]
    first.save()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["truc", f"truc{ABOUT}"]
    assert first.asked == {"truc": 2}
    (tmp_path / "truc").unlink()
    second = engine()
    assert [second(facts), second(ranks)] == told and second.asked == {"truc": 1}


def test_every_damage_is_seen(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "file", "mark")
    kept.put("question", "answer")
    kept.save()
    file, good = tmp_path / "file", (tmp_path / "file").read_bytes()
    assert Kept(file, "mark").get("question") == "answer"
    assert Kept(file, "another").get("question") is None
    flipped = [good[:n] + bytes([good[n] ^ 1]) + good[n + 1 :] for n in range(len(good))]
    for damage in (b"", b"\n", b"{}", good[:-3], good[:20], good + b"\nx", b"\xff\xfe", *flipped):
        file.write_bytes(damage)
        assert Kept(file, "mark").get("question") is None, damage
    file.unlink()
    file.mkdir()  # where nothing can be kept
    kept = Kept(file, "mark")
    kept.put("question", "answer")
    kept.save()
    assert kept.get("question") == "answer" and [*tmp_path.iterdir()] == [file]


def test_an_engine_that_changes_while_it_runs_keeps_nothing(tmp_path: Path) -> None:
    """Its answers may be those of the old file or of the new one."""
    import followsuit

    root = Path(followsuit.__file__ or "").parent
    assert not Rules(root, "followsuit", 0).run_here()
    engine = Answers(ask, tmp_path / "kept", Rules(root, "followsuit", 0))
    engine({"ask": "games"})
    engine.save()
    assert not (tmp_path / "kept").exists()


def test_a_compiled_file_that_escaped_an_edit_keeps_nothing(tmp_path: Path) -> None:
    """Python runs it for a source of the same second and size; one for another second is left aside."""
    source, kept = tmp_path / "rule.py", tmp_path / "rule.pyc"

    def edited(text: str, second: int) -> bool:
        source.write_text(text, "utf-8")
        os.utime(source, (second, second))
        return runs_as_written(source, kept)

    assert edited("trump = 1\n", 1000)
    py_compile.compile(str(source), str(kept))
    assert edited("trump = 1\n", 1000)
    assert not edited("trump = 2\n", 1000)
    assert edited("trump = 2\n", 1001)
    kept.write_bytes(kept.read_bytes()[:20])
    assert not edited("trump = 1\n", 1000)
    # One that goes by the content, unchecked, is what runs, whatever the source says.
    by_content = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), str(kept), invalidation_mode=by_content)
    assert edited("trump = 1\n", 1001) and not edited("trump = 2\n", 1001)


def test_only_the_engine_itself_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def other(request: Answer) -> Answer:
        return {}

    assert remembering(other, tmp_path) is other
    assert remembering(ask, None) is ask
    # Loaded before the builder was: who knows what has been done to it since?
    monkeypatch.setattr(answers, "BEGUN", 0)
    assert remembering(ask, tmp_path) is ask


def test_a_contradiction_of_a_rule_is_not_kept(tmp_path: Path) -> None:
    """It tells of a file and a line, which may be other ones tomorrow."""
    answer = {"error": {"what": "“1S” is not a card", "where": "games/new.py:31"}}
    engine = Answers(lambda _: answer, tmp_path, Rules(SOURCE / "followsuit", "followsuit", 0))
    assert engine({"ask": "games"}) == engine({"ask": "games"}) == answer
    assert engine.asked == {"": 2}


def test_each_request_is_about_the_game_that_it_names() -> None:
    assert room_of({"ask": "ranks", "game": "twenty-five"}) == "twenty_five"
    assert room_of({"ask": "hand", "do": "state", "record": {"game": "truc"}}) == "truc"
    for request in (
        {"ask": "games"},
        {"ask": "compare", "game": "truc"},
        {"ask": "ranks", "game": "trux"},
        {"ask": "ranks", "game": ["truc"]},
        {"ask": "hand", "game": "shed", "record": {"game": "truc"}},
        {"ask": "new-kind", "game": "truc"},
        {"record": 3},
    ):
        assert room_of(request) == "", request


def test_the_latest_spare_texts_are_kept_and_no_more(tmp_path: Path) -> None:
    text = "x" * (SPARE // 4)
    for time in range(9):
        kept = Kept(tmp_path / "file", "mark")
        kept.put(f"{time}", text)
        kept.save()
    kept = Kept(tmp_path / "file", "mark")
    assert [n for n in range(9) if kept.get(f"{n}")] == [5, 6, 7, 8]
    assert (tmp_path / "file").stat().st_size < 2 * SPARE


def test_a_process_that_builds_again_and_again_keeps_no_more(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "file", "mark")
    for time in range(9):
        kept.begin()
        kept.put(f"{time}", "x" * (SPARE // 4))
        kept.save()
        assert (tmp_path / "file").stat().st_size < 2 * SPARE
    assert kept.get("0") is None and kept.get("8")


def test_two_that_keep_at_once_leave_a_whole_file(tmp_path: Path) -> None:
    first, second = (Kept(tmp_path / "file", "mark") for _ in range(2))
    first.put("a", "1")
    second.put("b", "2")
    first.save()
    second.save()
    after = Kept(tmp_path / "file", "mark")
    assert (after.get("a"), after.get("b")) == (None, "2")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
