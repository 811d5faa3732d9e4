"""The whole book: pages, tutorials and engine side by side, read once and asked often."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from markdown import Markdown

from followsuit.errors import UnknownName
from followsuit.packs import FRENCH_52
from followsuit.words import LANGUAGES
from followsuit.words.voice import kernel

from . import brought, claims, examples, pages, stock, tutorials
from .engine import Answer, Ask, Card, Clause, Engine, Game
from .examples import Solved
from .faults import EngineBroken, Faults
from .glossary import Glossary
from .lessons import Told, tell
from .package import near
from .pages import OF_A_GAME, Fence, Mark, Page
from .shelf import Head, Shelf
from .tested import RuleTests
from .translated import translated
from .units import CHECKED, Units, given_of
from .words import words
from .yamlmarks import load

ASSETS = "assets/followsuit"
T = TypeVar("T")


@dataclass(frozen=True)
class Places:
    """Where a project keeps its book, relative to `root`, and how its pages are linked.

    Links between pages are addresses in the site (`../../glossary/#trick`). With `file_links` they
    are links between files (`../glossary.md#trick`), for whoever turns those into addresses.
    """

    root: Path = Path(".")
    docs: str = "docs"
    tutorials: str = "tutorials"
    glossary: str = "glossary.md"
    directory_urls: bool = True
    file_links: bool = False
    language: str = "en"
    embedded: bool = False  # whether the pages stand in a frame that is not our theme's

    @property
    def prefix(self) -> str:
        """The folder of a language other than English: in the site, within docs and tutorials."""
        return "" if self.language == "en" else f"{self.language}/"

    @property
    def pages(self) -> Path:
        """The folder of this language's pages."""
        return self.root / self.docs / self.prefix

    def stamp(self) -> tuple[tuple[str, int], ...]:
        """What changes whenever a file of the book does."""
        pages = (self.root / self.docs).rglob("*.md")
        return tuple(
            (str(path), path.stat().st_mtime_ns)
            for path in sorted([*pages, *(self.root / self.tutorials).glob("*.yml")])
        )


def default_ask() -> Ask:
    """The installed engine."""
    try:
        from followsuit import ask
    except Exception as error:
        raise EngineBroken.at(error) from error
    return ask


def _same(text: str) -> str:
    """A page's text as Python-Markdown has it once it has put white space in order."""
    text = text.replace("\r\n", "\n").expandtabs(4).strip()
    return re.sub(r"(?<=\n) +\n", "\n", text)


def _head(read: Callable[[], tutorials.Tutorial | None]) -> Head | None:
    found = read()
    return Head.of(found) if found else None


class Book:
    """All pages and tutorials. Reading collects faults; it never stops at one.

    With `only`, the tutorials are those of these games, and what is checked is about them. `rulings`: whether some page
    has to state those that all games share; left open, a book of chosen games need not.
    """

    def __init__(
        self,
        places: Places | None = None,
        engine: Engine | None = None,
        only: Collection[str] = (),
        units: Units | None = None,
        rulings: bool | None = None,
    ) -> None:
        self.places = places or Places()
        self.only = frozenset(only)
        self.language = self.places.language
        self.words = words(self.language)
        self.engine = engine or Engine(default_ask(), self.language)
        self.chosen = bool(self.engine.only)  # whether it need not tell every game there is
        self.rulings = not self.chosen if rulings is None else rulings
        self.faults = Faults()
        self.here: Page | None = None  # the page at hand, where somebody tells
        self.pages: dict[str, Page] = {}
        self.units = units
        self.tutorials = Shelf(self.engine.note)
        self.unread: set[str] = set()  # games whose tutorial has a fault that hides the rest
        self.texts: dict[str, str] = {}  # of the tutorials, each in one word
        self.agreed = {"examples": 0, "questions": 0}  # how many the check has found to hold
        # fences without a fault, as HTML, and the games that each takes something of
        self.written: dict[Hashable, tuple[str, frozenset[str]]] = {}
        self.readers: dict[Hashable, Markdown] = {}  # of short texts, of each page
        self.stocks: dict[str, list[Answer]] = {}
        self._solved: dict[str, dict[str, Solved]] = {}
        self._lessons: dict[str, Told | None] = {}
        # What packages of games have brought: pages by their path in the book, tutorials by the game.
        self.brought: dict[str, Path] = {}
        self.carried: Mapping[str, Mapping[str, str]] = {}  # for the browser: see `carried`
        self._read_pages()
        self._read_tutorials()
        self.glossary = Glossary(self.pages.get(self.places.glossary))

    # -- finding things ----------------------------------------------------------------------

    @property
    def games(self) -> list[Game]:
        """The games that this book is about."""
        known = self.engine.games.values()
        return [game for game in known if not self.only or game.id in self.only]

    def game(self, page: Page) -> Game | None:
        """The game that a page is about."""
        return self.engine.games.get(page.game or "")

    def game_of(self, fence: Fence, page: Page) -> Game | None:
        """The game that a fence is about: the one that it names, else that of its page."""
        named = fence.info if fence.kind in OF_A_GAME else ""
        return self.engine.games.get(named) if named else self.game(page)

    def page_of_text(self, text: str) -> Page | None:
        """The page whose text this is: how a page is known where nobody tells its name."""
        return self._by_text.get(_same(text))

    def page_of_game(self, game: str) -> Page | None:
        """The rules page of a game."""
        return self._by_game.get(game)

    def clause(self, word: str, page: Page) -> Clause | None:
        """The clause that a mark on a page means; its game's name may be left out."""
        return self.engine.clauses.get(self.full_id(word, page))

    def full_id(self, word: str, page: Page) -> str:
        """A clause id with its game: as written if that exists, else of the page's game."""
        if word in self.engine.clauses:
            return word
        return tutorials.full_id(word, page.game)

    def card(self, text: str, game: str | None = None) -> Card | None:
        """A card by name, of a game or of any pack that the book uses."""
        found = self.engine.card(text, game) or self.engine.card(text)
        if found:
            return found
        try:
            return Card.told(FRENCH_52.card(text), kernel(self.language))
        except UnknownName:
            return None

    def home(self, clause: str) -> Page | None:
        """The page that states a clause."""
        place = self.homes.get(clause)
        return self.pages[place[0]] if place else None

    @cached_property
    def homes(self) -> dict[str, tuple[str, Mark]]:
        """Where each clause is stated first."""
        found: dict[str, tuple[str, Mark]] = {}
        for page in self.pages.values():
            for mark in page.marked("clause"):
                found.setdefault(self.full_id(mark.text, page), (page.src, mark))
        return found

    @cached_property
    def _by_text(self) -> dict[str, Page]:
        return {_same(page.body): page for page in self.pages.values()}

    @cached_property
    def _by_game(self) -> dict[str, Page]:
        """The first page of each game that has one."""
        return {page.game: page for page in reversed(self.pages.values()) if page.game}

    # -- addresses ---------------------------------------------------------------------------

    def url(self, src: str) -> str:
        """The address of a page from the site's root."""
        stem = self.places.prefix + posixpath.splitext(src)[0]
        if not self.places.directory_urls:
            return f"{stem}.html"
        folder, name = posixpath.split(stem)
        stem = folder if name in ("index", "README") else stem
        return f"{stem}/" if stem else ""

    def base(self, page: Page) -> str:
        """The way from a page up to the site's root: `../../`, or `./`."""
        return self.up(page.src)

    def up(self, src: str) -> str:
        """The same way from a page of that path, which the plugin may have made."""
        return "../" * self.url(src).count("/") or "./"

    def link(self, page: Page, target: Page, anchor: str = "") -> str:
        """The address of a page, or of a place on it, as seen from another page."""
        mark = f"#{anchor}" if anchor else ""
        if target.src == page.src:
            return mark or "#"
        if self.places.file_links:
            return posixpath.relpath(target.src, posixpath.dirname(page.src) or ".") + mark
        url = self.url(target.src)
        return f"{self.base(page).removeprefix('./') or ('' if url else './')}{url}{mark}"

    def clause_link(self, page: Page, clause: Clause) -> str:
        """The address of the sentence that states a clause; none if no page of this site does."""
        target = self.home(clause.id) or self.page_of_game(clause.id.partition(".")[0])
        return self.link(page, target, clause.id) if target else ""

    def told(self) -> dict[str, Any]:
        """What a live answer has to know of the book: its language, the games' pages, and on each page
        its clauses with their labels. Addresses are those from the site's root. Clauses that no page states
        have their labels, too. Which games there are, it tells where they are not those of ours.
        """
        games = {name: self.page_of_game(name) for name in self.engine.games}
        pages: dict[str, dict[str, str]] = {}
        unstated: dict[str, str] = {}
        for clause in self.engine.clauses.values():
            home = self.home(clause.id) or games.get(clause.id.partition(".")[0])
            if home:
                pages.setdefault(self.url(home.src), {})[clause.id] = clause.mark
            else:
                unstated[clause.id] = clause.mark
        more: dict[str, Any] = {"unstated": unstated} if unstated else {}
        more |= {"only": sorted(self.engine.only)} if self.engine.only else {}
        more |= {"others": self.carried} if self.carried else {}
        return {
            "games": {name: self.url(page.src) for name, page in games.items() if page},
            "pages": pages,
            "language": self.language,
            **more,
        }

    # -- what the engine says ----------------------------------------------------------------

    @cached_property
    def solved(self) -> dict[tuple[str, str], Solved]:
        """Every example with the engine's answer; claims that fail become faults."""
        return {
            (game, id_): solved
            for game in self.tutorials
            for id_, solved in self.solved_of(game).items()
        }

    def solved_of(self, game: str) -> dict[str, Solved]:
        """The examples of a game, each with the engine's answer."""
        tutorial = self.tutorials[game]  # whoever wants its examples has looked into it
        if game not in self._solved:
            found = self._solved[game] = {}
            for example in tutorial.examples.values():
                solved = examples.solve(example, self.engine, self.faults)
                if solved:
                    claims.check(solved, self.engine, self.faults)
                    found[example.id] = solved
        return self._solved[game]

    @cached_property
    def lessons(self) -> dict[str, Told]:
        """Every lesson, played through, by game."""
        return {game: told for game in self.tutorials if (told := self.lesson_of(game))}

    def lesson_of(self, game: str) -> Told | None:
        """The lesson of a game, if it has one that can be played."""
        tutorial = self.tutorials.get(game)
        lesson = tutorial and tutorial.lesson
        if lesson and game not in self._lessons:
            self._lessons[game] = tell(lesson, self.engine, self.faults)
        return self._lessons.get(game)

    def agree(self, game: str) -> int:
        """Have the engine play a game's examples and its lesson; returns how many examples hold."""
        self.lesson_of(game)
        return len(self.solved_of(game))

    def stock(self, game: str) -> list[Answer]:
        """The first questions of a game, each verified; a wrong one is a fault."""
        self.engine.note(game)
        if game not in self.stocks:
            asked, wrong = stock.questions(self.engine.games[game], self.engine)
            page = self.page_of_game(game)
            for what in wrong:
                self.faults.add(page.file if page else self.places.docs, 1, what)
            self.stocks[game] = asked
        return self.stocks[game]

    def deciding(self, game: str) -> list[str]:
        """The clauses that decide any question of a game, in the order of its rules."""
        self.engine.note(game)
        return stock.deciding(self.engine.games[game], self.engine)

    @cached_property
    def tests(self) -> RuleTests:
        """The tests of the rules in this project, as they were when they were first wanted."""
        return RuleTests(self.places.root)

    # -- doing things once --------------------------------------------------------------------

    @cached_property
    def surface(self) -> str:
        """What changes with all that a page may see of the book, beside its own text and what it takes."""
        places = {**vars(self.places), "root": ""}
        seen = (page.word for page in self.pages.values())
        return given_of(places, sorted(self.only), [*self.tutorials], *seen)

    def once(
        self,
        file: str,
        given: list[str],
        work: Callable[[], T],
        fit: Callable[[T], bool] = lambda _: True,
    ) -> T:
        """Do a piece of work, unless it is kept from an earlier build; see `Units`.

        It is kept if there is no fault in it, and if what was made is fit to be kept.
        """
        before = len(self.faults)
        if self.units is None:
            return work()
        return self.units.once(
            self, file, given, work, lambda made: fit(made) and len(self.faults) == before
        )

    # -- reading -----------------------------------------------------------------------------

    def _read_pages(self) -> None:
        docs = self.places.pages
        own = ((path.relative_to(docs).as_posix(), path) for path in sorted(docs.rglob("*.md")))
        for src, path in chain(own, brought.pages(self)):
            if not self.places.prefix and src.partition("/")[0] in LANGUAGES:
                continue  # a book of its own
            text = self._text(path)
            if text is not None:
                self.pages[src] = pages.read(text, src, self._shown(path), self.faults)

    def _read_tutorials(self) -> None:
        folder = self.places.root / self.places.tutorials
        for path in chain(sorted(folder.glob("*.yml")), brought.tutorials(self)):
            text, file = self._text(path), self._shown(path)
            if text is None or not self._wanted(text):
                continue
            given, before = given_of(file, text, self._told(path)), len(self.faults)
            read = cache(partial(self._tutorial, path, text, file))
            told = self.once(CHECKED, ["tutorial", given], partial(_head, read))
            if told is None:
                if len(self.faults) > before:
                    self.unread |= {path.stem, *pages.GAME.findall(text)}
                continue
            head = Head(*told)
            if head.game in self.tutorials:
                other = self.tutorials.files[head.game]
                self.faults.add(file, 1, f"{other} is already the tutorial of {head.game}")
                continue
            self.texts[head.game] = given
            self.tutorials.add(head, file, read)

    def _told(self, path: Path) -> str:
        """What a tutorial says in another language."""
        own = path.with_name(self.language) / path.name
        return (self._text(own) or "") if self.places.prefix and own.exists() else ""

    def _wanted(self, text: str) -> bool:
        """Whether this tutorial is of a game that the book is about, or shown on the page of one."""
        named = pages.GAME.search(text)
        if not self.only or not named:
            return True
        about = (page for page in self.pages.values() if page.game in self.only)
        shown = [fence for page in about for fence in page.fences]
        names = (name.partition("/")[0] for fence in shown for name, _, _ in fence.names)
        return named[1] in {*self.only, *names, *(fence.info for fence in shown)}

    def _tutorial(self, path: Path, text: str, file: str) -> tutorials.Tutorial | None:
        """A tutorial; in another language with its own words, where the game is told in it."""
        games = self.engine.games
        root = load(text, file, self.faults)
        if root and self.places.prefix:
            named = root.get("game")
            if named is None or named.value not in games:
                return None
            own = path.with_name(self.language) / path.name
            told = load(self._told(path), self._shown(own), self.faults)
            root = told and translated(root, told, self.language, self.faults)
        return tutorials.read(root, games, self.faults, self.language) if root else None

    def _text(self, path: Path) -> str | None:
        try:
            return path.read_text("utf-8-sig")
        except UnicodeDecodeError:
            self.faults.add(self._shown(path), 1, "this file is not UTF-8 text")
            return None

    def _shown(self, path: Path) -> str:
        root = self.places.root
        return path.relative_to(root).as_posix() if path.is_relative_to(root) else near(path)
