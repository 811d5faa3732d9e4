"""The MkDocs plugin: thin. Pages are made by the Markdown extension; this sees to the site.

It checks the whole book before anything is built, gives pages the assets they need, copies what
the widgets load, watches what the book is made of, and secures what is deployed.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from jinja2 import Environment
from mkdocs.config import config_options as c
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext

from . import (
    app,
    built,
    carried,
    copied,
    csp,
    edition,
    framed,
    languages,
    offline,
    playing,
    populated,
    rendered,
    schema,
    search,
)
from .ahead import ahead
from .alive import alive
from .answers import keep, remembering
from .book import ASSETS, Book, Places, default_ask
from .check import check
from .engine import Ask, Engine
from .faults import BookError, EngineBroken
from .garbage import seldom
from .indexed import Indexed, Stating, wanted
from .spare import spare
from .units import Units, units_of

log = get_plugin_logger(__name__)

EXTENSION = "followsuit"
SPRITE = "partials/sprite.html"  # by which our theme is known
STYLE = f"{ASSETS}/followsuit.css"


class FollowSuitConfig(Config):  # type: ignore[no-untyped-call]
    """Options of the plugin in `mkdocs.yml`; folders are relative to that file."""

    tutorials = c.Type(str, default="tutorials")
    """The folder of the tutorials, one YAML file a game."""

    games = c.ListOfItems(c.Type(str), default=[])
    """The games of this site; empty: every game that is installed, each with a page of its own."""

    rulings = c.Optional(c.Type(bool))
    """Whether some page has to state the rulings that all games share. Left out: if every game is told."""

    glossary = c.Type(str, default="glossary.md")
    """The page that defines the terms, relative to `docs_dir`."""

    widgets = c.Type(str, default="")
    """The bundled widgets; they are copied into the site. Empty: those of the wheel. Missing is a warning."""

    runtime = c.Type(str, default="")
    """The browser's Python with the engine; it is copied into the site. Empty: that of the wheel."""

    kept = c.Type(str, default="build/kept")
    """Where answers, and what the search has read, are kept for the next build; empty: nowhere."""

    watch = c.ListOfItems(c.Type(str), default=[])
    """More folders that `mkdocs serve` should watch, such as the engine's sources."""

    languages = c.DictOfItems(c.Type(list), default={})
    """Other languages than English, each with its `nav`. Its pages stand in a folder of its name."""

    shortcuts = c.ListOfItems(c.Type(str), default=[])
    """Pages that the book offers as shortcuts where it is installed as an app."""

    screenshots = c.Type(str, default="build/screenshots")
    """Pictures of pages, shown to whoever is asked to install the book: `narrow/judge.png`. There may be none."""

    csp = c.Optional(c.Type(bool))
    """Whether `mkdocs build` adds a Content-Security-Policy; left out, it does so for our own theme. `serve` never
    does: live reload puts a script of its own into each page."""


class FollowSuitPlugin(BasePlugin[FollowSuitConfig]):  # type: ignore[no-untyped-call]
    """One book, from its first check to its last header."""

    def __init__(self) -> None:
        self.embedded = False  # whether the theme is not ours
        self.command: Literal["build", "gh-deploy", "serve"] = "build"
        self.book: Book | None = None
        self.ask: Ask | None = None
        self.engine: Engine | None = None
        self.books: dict[str, Book] = {}  # of each language, English among them
        self.engines: dict[str, Engine] = {}
        self.frame = languages.Frame({})
        self.stating: list[Stating] = []  # pages of this build, until the search has read them
        self.entries: list[dict[str, str]] = []  # their clauses, for the search
        self.indexed = Indexed(None)
        self.units: Units | None = None
        self.seen = ""  # what of the site each page may see
        self.mark = ""  # of this edition

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Keeps this plugin, and with it the engine's answers, from build to build of `serve`."""
        self.command = command

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Read and check the book, and hand it to the Markdown extension."""
        seldom()
        root = Path(config.config_file_path).parent if config.config_file_path else Path.cwd()
        docs = Path(config.docs_dir)
        ours = any((Path(folder) / SPRITE).is_file() for folder in config.theme.dirs)
        self.embedded = not ours
        if self.embedded and STYLE not in config.extra_css:
            config.extra_css.append(STYLE)
        places = Places(
            root,
            docs.relative_to(root).as_posix() if docs.is_relative_to(root) else str(docs),
            self.config.tutorials,
            self.config.glossary,
            config.use_directory_urls,
            embedded=self.embedded,
        )
        try:
            kept = root / self.config.kept if self.config.kept else None
            if self.ask is None:
                self.ask, self.indexed = remembering(default_ask(), kept), Indexed(kept)
                self.units = units_of(self.ask)
            if self.units:
                self.units.begin()
            games = self.config.games
            if self.engine is None or self.engine.only != set(games):
                self.engine, self.engines = Engine(self.ask, only=games), {}
            carried.prepare(self.engine.games, kept)
            rulings = self.config.rulings
            self.book = Book(places, self.engine, units=self.units, rulings=rulings)
            self.books = {"en": self.book}
            for language in self.config.languages:
                engine = self.engines.setdefault(language, Engine(self.ask, language, games))
                own = replace(places, language=language)
                self.books[language] = Book(own, engine, units=self.units, rulings=rulings)
            ahead(self.ask, *self.books.values())
            faults = check(self.book)
            for name in set(games) - self.engine.listed.keys():
                what = f"plugins.followsuit.games: there is no game “{name}”"
                faults.unknown("mkdocs.yml", 0, what, name, self.engine.listed)
            for src in set(self.config.shortcuts) - self.book.pages.keys():
                what = f"plugins.followsuit.shortcuts: there is no page “{src}”"
                stems = [known.removesuffix(".md") for known in self.book.pages]
                faults.unknown("mkdocs.yml", 0, what, src.removesuffix(".md"), stems)
            for language in self.config.languages:
                faults.extend(check(self.books[language]))
        except EngineBroken as error:
            raise PluginError(str(error)) from None
        finally:
            keep(self.ask)
        if len(faults):
            # A book that contradicts the engine is not built. `serve` keeps the last good one,
            # and reads the book again when its author has saved the mended file.
            raise PluginError(str(BookError(faults)))
        if EXTENSION not in config.markdown_extensions:
            config.markdown_extensions.append(EXTENSION)
        config.mdx_configs.setdefault(EXTENSION, {})["book"] = self.book
        brought = [str(path.parent) for path in self.book.brought.values()]
        for folder in (self.config.tutorials, *self.config.watch, *brought):
            path = str(root / folder)
            if Path(path).exists() and path not in config.watch:
                config.watch.append(path)
        return config

    def on_files(self, files: Files, config: MkDocsConfig) -> Files:
        """Add what the widgets load: scripts, runtime, card faces, questions."""
        assert self.book and self.engine
        self.stating = []
        root = self.book.places.root
        there = {kind: built.folder(kind, self.config[kind], root) for kind in copied.PLACES}
        try:
            packed = copied.pack(self.books.values(), there[built.RUNTIME])
        except BookError as error:
            raise PluginError(str(error)) from None
        for uri, data in packed.items():
            files.append(File.generated(config, uri, content=data))
        for src in (src for src in self.book.pages if src in self.book.brought):
            path = self.book.brought[src]
            files.append(File.generated(config, src, abs_src_path=str(path)))
        for language, book in self.books.items():
            for uri, text in copied.texts(book):
                files.append(File.generated(config, uri, content=text))
            pages = [*playing.tables(book, playing.shown_whole(config.theme.dirs))]
            if language != "en":
                pages += languages.missing(self.book, book)
            for src, text in pages:
                uri = f"{book.places.prefix}{src}"
                out = InclusionLevel.NOT_IN_NAV
                files.append(File.generated(config, uri, content=text, inclusion=out))
        for option, folder in there.items():
            if not folder.is_dir():
                log.warning("%s: there is no folder “%s”; build it first", option, folder)
                continue
            found = [*copied.files(option, folder, self.book)]
            if option == built.WIDGETS:
                self.mark = edition.mark(found)
            for uri, path in found:
                files.append(File.generated(config, uri, abs_src_path=str(path)))
        text = json.dumps(schema.schema(self.engine), ensure_ascii=False, separators=(",", ":"))
        files.append(File.generated(config, f"{ASSETS}/{schema.NAME}", content=text))
        if not self.embedded:
            files.append(File.generated(config, offline.WORKER, content=offline.worker()))
        return files

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:
        """Give each other language the contents of its own book."""
        self.indexed.begin(config)
        self.seen = rendered.frame_of(config, files, EXTENSION)
        self.frame = languages.Frame(
            {code: languages.nav_of(code, given, config, files) for code, given in self.others()},
            _style(files, "home.css"),
        )
        if self.units:
            reading = (config, files, self.units, self.indexed, self.stating)
            populated.ahead(populated.Reading(*reading))
        return nav

    def others(self) -> list[tuple[str, list[Any]]]:
        """The languages other than English, each with its `nav`."""
        return list(self.config.languages.items())

    def on_page_context(
        self, context: TemplateContext, *, page: Page, config: MkDocsConfig, **_: Any
    ) -> TemplateContext:
        """The frame of a page in the language of the page."""
        if self.embedded:
            return context
        return self.frame.around(context, page, config, self.books)

    def on_template_context(
        self, context: TemplateContext, *, config: MkDocsConfig, **_: Any
    ) -> TemplateContext:
        """Pages without a text of their own are English."""
        if self.embedded:
            return context
        return self.frame.around(context, None, config, self.books)

    @event_priority(100)
    def on_page_markdown(self, markdown: str, *, page: Page, config: MkDocsConfig, **_: Any) -> str:
        """Tell the extension which page this is, and the theme what its title plate shows."""
        assert self.book
        # What readers of rules do not look for, they do not find.
        if {section.title for section in page.ancestors} & set(config.extra.get("in_footer", ())):
            page.meta.setdefault("search", {})["exclude"] = True
        book = self.book_of(page)
        ours = book.pages.get(languages.src_of(page.file.src_uri))
        book.here = ours
        config.mdx_configs[EXTENSION]["book"] = book
        if not self.embedded:
            label = book.words("link-to-section")
            config.mdx_configs.setdefault("toc", {})["permalink_title"] = label
        if ours:
            page.meta.update(framed.told(ours, book))
        rendered.keep(page, book, self.seen)
        return markdown

    def book_of(self, page: Page) -> Book:
        """The book that a page is in: that of its language."""
        return self.books[languages.language_of(page.file.src_uri)]

    def on_page_content(self, html: str, *, page: Page, **_: Any) -> str:
        """Note the page for the search. Its HTML is the largest thing there is: it stands once in memory."""
        book = self.book_of(page)
        ours, book.here = book.here, None
        if ours:
            html = framed.below_title(html, page.meta, book) if self.embedded else html
            self.stating.append(Stating(page, book.engine.clauses))
            return html
        return self._alive(html, page)

    def on_env(self, env: Environment, **_: Any) -> Environment:
        """All pages have their text now: what the search reads in them can be read at once."""
        found = [one for one in self.stating if wanted(one)]
        self.indexed.ahead(found)
        self.entries = [entry for one in found for entry in self._entries(one)]
        for one in self.stating:
            one.page.content = self._finished(one)
        self.stating = []
        return env

    def _finished(self, one: Stating) -> str:
        """A page's content as the search shall read it."""
        return self._alive(search.readable(one.html, one.known), one.page)

    def _alive(self, html: str, page: Page) -> str:
        return alive(html, languages.src_of(page.file.src_uri), self.book_of(page))

    @event_priority(-100)
    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:
        """Without the marks for the search, which has read the page, and without what HTML can do without; with the
        addresses of this edition."""
        output = edition.marked(search.unmarked(output), self.mark)
        return output if self.embedded else spare(output)

    def on_post_template(self, output_content: str, **_: Any) -> str:
        """The addresses of this edition on pages without a text of their own."""
        return edition.marked(output_content, self.mark)

    @event_priority(-100)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Let the search find clauses; secure what is deployed; list it for reading offline."""
        site = Path(config.site_dir)
        search.extend(site, self.entries)
        for language, _ in self.others():
            languages.split(site, language)
        search.fold(site)
        self.indexed.kept.save()
        if self.units:
            self.units.keep()
        languages.pack(site)
        if not self.embedded:
            self._be_an_app(site, config)
        if self.command == "serve":
            return
        if not self.embedded if self.config.csp is None else self.config.csp:
            self._secure(site)
        if not self.embedded:
            offline.write(site)

    def _entries(self, one: Stating) -> list[dict[str, str]]:
        clauses = self.book_of(one.page).engine.clauses
        return search.entries(one.page.url, self.indexed.sentences(one.html, clauses), clauses)

    def _be_an_app(self, site: Path, config: MkDocsConfig) -> None:
        """Tell browsers what to install."""
        assert self.book
        root = Path(config.config_file_path).parent if config.config_file_path else Path.cwd()
        name, description = config.site_name, config.site_description or ""
        screenshots = root / self.config.screenshots
        for picture in app.of_book(
            site, self.book, name, description, self.config.shortcuts, screenshots
        ):
            log.warning("%s is the picture of no page: there is no %s", picture.file, picture.page)

    def _secure(self, site: Path) -> None:
        csp.secure(site)
        for name, count in csp.styled(site):
            log.warning("%s has %d style attributes, which the policy makes void", name, count)


def _style(files: Files, name: str) -> str:
    """The text of a sheet of ours, without its last line's end: none where the widgets are not built."""
    file = files.get_file_from_path(f"{ASSETS}/{name}")
    return file.content_string.rstrip() if file else ""
