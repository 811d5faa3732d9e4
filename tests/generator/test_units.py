"""Work is done once: what nothing has changed is not done again, and whatever has changed is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from markdown import Markdown
from small_book import GAME, Project, one_game

import followsuit
from followsuit.games import MODULES
from followsuit_site import fences, units
from followsuit_site.book import Book, Places
from followsuit_site.check import check
from followsuit_site.engine import CARDS, Answer, Engine
from followsuit_site.faults import Faults
from followsuit_site.markdown import FollowSuitExtension
from followsuit_site.pages import Page
from followsuit_site.rendered import included
from followsuit_site.rules import Rules
from followsuit_site.units import CHECKED, Units

ROOT = Path(__file__).parents[2]
ENGINE = Path(followsuit.__file__ or "").parent
PAGE = "docs/games/twenty-five.md"
TUTORIAL = "tutorials/twenty-five.yml"


class Marks(Rules):
    """The engine's files, of which some may be said to have changed."""

    changed = ""

    def mark(self, room: str = "") -> str:
        about = room == self.changed or not room
        return super().mark(room) + (self.changed if about else "")

    def run_here(self) -> bool:
        return True


@pytest.fixture
def again(
    project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[set[str], list[str]]]:
    """Checks the book from what is kept; tells what was asked and which fences were written."""
    monkeypatch.setattr(units, "Rules", Marks)

    def checked(changed: str = "") -> tuple[set[str], list[str]]:
        rules = Marks(ENGINE, "followsuit", 0)
        rules.changed = changed
        asked: set[str] = set()
        written: list[str] = []

        def ask(request: Answer) -> Answer:
            asked.add(request["ask"])
            return one_game(request)

        def write(fence: Any, *rest: Any) -> str:
            written.append(fence.kind)
            return fences.write(fence, *rest)

        monkeypatch.setattr("followsuit_site.check.write", write)
        book = Book(Places(project.root), Engine(ask), units=Units(tmp_path / "kept", rules))
        faults = check(book)
        assert len(faults) or book.agreed == {"examples": 5, "questions": 60}
        done = [*written]
        fresh = check(project.book())
        assert [*faults] == [*fresh], "kept or not, the same faults"
        assert book.units
        if not len(faults):
            book.units.keep()
        return asked - {"games", "game"}, done

    return checked


def test_what_has_not_changed_is_not_done_again(again: Callable[..., Any]) -> None:
    asked, written = again()
    assert {"winner", "legal", "practice"} <= asked and "example" in written
    assert again() == (set(), [])


@pytest.mark.parametrize(
    ("file", "old", "new", "kinds"),
    [
        (PAGE, "The end.", "The very end.", ["example", "lesson", "quiz"]),
        (TUTORIAL, "The ace that is no heart", "An ace", ["example", "lesson", "quiz"]),
        ("docs/index.md", "# Home", "# House", ["games", "example", "lesson", "quiz"]),
        ("docs/glossary.md", "The card that is", "A card that is", []),
    ],
)
def test_what_has_changed_is_done_again(
    project: Project, again: Callable[..., Any], file: str, old: str, new: str, kinds: list[str]
) -> None:
    """A page's own text, what it takes of a tutorial, and headings; no other page's text."""
    again()
    project.edit(file, old, new)
    assert sorted(again()[1]) == sorted(kinds)
    project.edit(file, new, old)
    again()
    assert again() == (set(), [])


def test_a_changed_rule_has_its_game_asked_again(again: Callable[..., Any]) -> None:
    first = again()
    assert again("truc")[1] == [], "a game that this book does not ask"
    assert again(MODULES[GAME]) == (first[0], ["example", "lesson", "quiz"])


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (TUTORIAL, "claim: {winner: North}", "claim: {winner: East}"),
        (PAGE, "third-best\n", "third-worst\n"),
        (TUTORIAL, "answer: West", "answer: East"),
    ],
)
def test_a_fault_is_told_every_time(
    project: Project, again: Callable[..., Any], file: str, old: str, new: str
) -> None:
    again()
    project.edit(file, old, new)
    for _ in range(2):
        again()
    assert project.faults()


def test_what_is_not_fit_is_not_kept(project: Project, tmp_path: Path) -> None:
    found = []
    for fit in (False, False, True, True):
        book = project.book()
        book.units = Units(tmp_path / "kept", Marks(ENGINE, "followsuit", 0))
        book.units.programs = []
        book.once(CHECKED, ["x"], lambda fit=fit: found.append(fit), lambda _, fit=fit: fit)  # type: ignore[misc]
        book.units.keep()
    assert found == [False, False, True]


class Elsewhere(Page):
    """A page as others may see it: without its text, and without lines."""

    def _read(self) -> str:
        raise AssertionError(f"a page has read the text of another: {self.src}")

    body = property(_read, lambda self, text: None)  # type: ignore[assignment]


def test_a_fence_that_is_remembered_is_still_of_its_games(project: Project) -> None:
    """Or a page that is made of it would be kept whatever becomes of their tutorials."""
    book = project.book()
    page = book.pages["games/twenty-five.md"]
    for fence in page.fences:
        taken = []
        for _ in ("written", "remembered"):
            with units.noting(book.engine) as games:
                fences.write(fence, book, page, book.faults)
            taken.append(games)
        assert taken[0] == taken[1]
        assert fence.kind != "example" or taken[1] == {GAME, f"{CARDS}{GAME}"}


def seen(page: Page) -> Page:
    """This page as others see it."""
    given = {name: getattr(page, name) for name in Page.__dataclass_fields__ if name != "body"}
    given["marks"] = tuple(mark._replace(line=0) for mark in page.marks)
    given["headings"] = tuple(heading._replace(line=0) for heading in page.headings)
    given["fences"] = tuple(fence._replace(line=0, start=0, end=0) for fence in page.fences)
    return Elsewhere(body="", **given)


@pytest.mark.parametrize(
    "src", ["index.md", "glossary.md", "ranks.md", "how-to-read.md", "games/truc.md"]
)
def test_a_page_sees_no_more_of_others_than_is_in_their_word(src: str) -> None:
    """So a page may be kept although the text of another has changed."""

    def html(others: Callable[[Page], Page]) -> str:
        book = Book(Places(ROOT))
        book.pages = {
            name: page if name == src else others(page) for name, page in book.pages.items()
        }
        book.here = book.pages[src]
        md = Markdown(extensions=[FollowSuitExtension(book=book), "attr_list", "tables", "toc"])
        faults = Faults()
        for fence in book.here.fences:
            fences.write(fence, book, book.here, faults)
        assert not len(faults)
        return md.convert(book.here.body)

    assert html(seen) == html(lambda page: page)
    assert seen(Book(Places(ROOT)).pages[src]).word == Book(Places(ROOT)).pages[src].word


def test_the_word_of_a_page_changes_with_what_others_see() -> None:
    page = Book(Places(ROOT)).pages["games/truc.md"]
    assert replace(page, body="").word == page.word
    for change in ({"headings": page.headings[1:]}, {"marks": page.marks[1:]}, {"game": None}):
        assert replace(page, **change).word != page.word  # type: ignore[arg-type]


def test_the_files_that_a_page_includes_are_among_what_it_is_kept_by(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("answer = 42\n", "utf-8")
    settings: Any = SimpleNamespace(
        mdx_configs={"pymdownx.snippets": {"base_path": [str(tmp_path)]}}
    )
    text = '1. First:\n\n    ```python\n    --8<-- "a.py"\n    --8<-- "b.py"\n    ```\n'
    assert included(text, settings) == ["answer = 42\n"]
    assert included("No `--8<--` here.", settings) == []
