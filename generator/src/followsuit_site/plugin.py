"""The MkDocs plugin: thin. Pages are made by the Markdown extension; this sees to the site.

It checks the whole book before anything is built, gives pages the assets they need, copies what
the widgets load, watches what the book is made of, and secures what is deployed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

from mkdocs.config import config_options as c
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from followsuit_draw.door import Book as DrawnBook

from . import csp, offline, packs_template, search, stock
from .book import ASSETS, Book, Places, default_ask
from .check import check
from .engine import Engine
from .faults import BookError, EngineBroken
from .render.games import plate

log = get_plugin_logger(__name__)

EXTENSION = "followsuit"
_WIDGETS = ("<fs-",)


class FollowSuitConfig(Config):  # type: ignore[no-untyped-call]
    """Options of the plugin in `mkdocs.yml`; folders are relative to that file."""

    tutorials = c.Type(str, default="tutorials")
    """The folder of the tutorials, one YAML file a game."""

    glossary = c.Type(str, default="glossary.md")
    """The page that defines the terms, relative to `docs_dir`."""

    widgets = c.Type(str, default="build/widgets")
    """The bundled widgets; they are copied into the site. Missing is a warning."""

    runtime = c.Type(str, default="build/runtime")
    """The browser's Python with the engine; it is copied into the site. Missing is a warning."""

    watch = c.ListOfItems(c.Type(str), default=[])
    """More folders that `mkdocs serve` should watch, such as the engine's sources."""

    csp = c.Type(bool, default=True)
    """Whether `mkdocs build` adds a Content-Security-Policy. `serve` never does: live reload
    puts a script of its own into each page."""


class FollowSuitPlugin(BasePlugin[FollowSuitConfig]):  # type: ignore[no-untyped-call]
    """One book, from its first check to its last header."""

    def __init__(self) -> None:
        self.command: Literal["build", "gh-deploy", "serve"] = "build"
        self.book: Book | None = None
        self.engine: Engine | None = None
        self.sentences: list[dict[str, str]] = []  # of this build, for the search
        self.stated: dict[str, tuple[str, list[search.Found]]] = {}  # of each page's last HTML

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Keeps this plugin, and with it the engine's answers, from build to build of `serve`."""
        self.command = command

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Read and check the book, and hand it to the Markdown extension."""
        root = Path(config.config_file_path).parent if config.config_file_path else Path.cwd()
        docs = Path(config.docs_dir)
        places = Places(
            root,
            docs.relative_to(root).as_posix() if docs.is_relative_to(root) else str(docs),
            self.config.tutorials,
            self.config.glossary,
            config.use_directory_urls,
        )
        try:
            self.engine = self.engine or Engine(default_ask())
            self.book = Book(places, self.engine)
            faults = check(self.book)
        except EngineBroken as error:
            raise PluginError(str(error)) from None
        if len(faults):
            # A book that contradicts the engine is not built. `serve` keeps the last good one,
            # and reads the book again when its author has saved the mended file.
            raise PluginError(str(BookError(faults)))
        if EXTENSION not in config.markdown_extensions:
            config.markdown_extensions.append(EXTENSION)
        config.mdx_configs.setdefault(EXTENSION, {})["book"] = self.book
        for folder in (self.config.tutorials, *self.config.watch):
            path = str(root / folder)
            if Path(path).exists() and path not in config.watch:
                config.watch.append(path)
        return config

    def on_files(self, files: Files, config: MkDocsConfig) -> Files:
        """Add what the widgets load: scripts, runtime, card faces, questions."""
        assert self.book and self.engine
        self.sentences = []
        root = self.book.places.root
        for option, target in (("widgets", ASSETS), ("runtime", f"{ASSETS}/runtime")):
            folder = root / self.config[option]
            if not folder.is_dir():
                log.warning("%s: there is no folder “%s”; build it first", option, folder)
                continue
            for path in sorted(folder.rglob("*")):
                name = path.relative_to(folder).as_posix()
                if path.is_file() and not name.startswith("."):
                    uri = f"{target}/{name}"
                    files.append(File.generated(config, uri, abs_src_path=str(path)))
        told = self.book.told()
        drawn = DrawnBook(**told)
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        files.append(File.generated(config, f"{ASSETS}/book.json", content=text))
        for pack, cards in self.engine.packs.items():
            text = packs_template.document(cards.values())
            uri = f"{ASSETS}/packs/{pack}.html"
            files.append(File.generated(config, uri, content=text))
        for game in self.engine.games.values():
            page = self.book.page_of_game(game.id)
            address = self.book.url(page.src) if page else ""
            asked = stock.document(game, address, self.book.stock(game.id), drawn.pen(game.id))
            text = json.dumps(asked, ensure_ascii=False, separators=(",", ":"))
            files.append(File.generated(config, f"{ASSETS}/quiz/{game.id}.json", content=text))
        files.append(File.generated(config, offline.WORKER, content=offline.worker()))
        return files

    @event_priority(100)
    def on_page_markdown(self, markdown: str, *, page: Page, config: MkDocsConfig, **_: Any) -> str:
        """Tell the extension which page this is, and the theme what its title plate shows."""
        assert self.book
        # What readers of rules do not look for, they do not find.
        if {section.title for section in page.ancestors} & set(config.extra.get("in_footer", ())):
            page.meta.setdefault("search", {})["exclude"] = True
        ours = self.book.pages.get(page.file.src_uri)
        self.book.here = ours
        if ours and (ours.game or ours.meta.get("fan")):
            page.meta["followsuit"] = plate(ours, self.book)
        return markdown

    def on_page_content(self, html: str, *, page: Page, **_: Any) -> str:
        """Load the widgets where there are some. Within the content, so that instant navigation
        runs the script when a reader comes from a page without."""
        assert self.book
        ours, self.book.here = self.book.here, None
        if ours:
            clauses = self.book.engine.clauses
            if self.stated.get(page.url, ("",))[0] != html:  # else unchanged since it was served
                self.stated[page.url] = html, list(search.sentences(html, clauses))
            if not page.meta.get("search", {}).get("exclude"):
                self.sentences += search.entries(page.url, self.stated[page.url][1], clauses)
            html = search.readable(html, clauses)
        if ours is None or not any(tag in html for tag in _WIDGETS):
            return html
        script = f"{self.book.base(ours)}{ASSETS}/followsuit.js"
        return f'{html}\n<script type="module" src="{script}"></script>'

    @event_priority(-100)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Let the search find clauses; secure what is deployed; list it for reading offline."""
        site = Path(config.site_dir)
        search.extend(site, self.sentences)
        search.fold(site)
        if self.command == "serve":
            return
        if self.config.csp:
            self._secure(site)
        offline.write(site)

    def _secure(self, site: Path) -> None:
        csp.secure(site)
        for path in sorted(site.rglob("*.html")):
            count = csp.inline_styles(path.read_text("utf-8"))
            if count:
                name = path.relative_to(site).as_posix()
                log.warning("%s has %d style attributes, which the policy makes void", name, count)
