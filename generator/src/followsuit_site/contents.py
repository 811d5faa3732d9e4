"""The contents of the site: the page of every game stands in `nav` of `mkdocs.yml`."""

from __future__ import annotations

from .book import Book
from .faults import Faults
from .yamlmarks import Node, load

FILE = "mkdocs.yml"


def check(book: Book) -> None:
    """A book without `nav` names all its pages by itself."""
    path = book.places.root / FILE
    if not path.is_file():
        return
    # What is no YAML here, MkDocs tells.
    config = load(path.read_text("utf-8-sig"), FILE, Faults())
    nav = _nav(config, book.language) if config else None
    if nav is None:
        return
    named = {node.value for node in nav.walk() if isinstance(node.value, str)}
    for game in book.games:
        page = book.page_of_game(game.id)
        src = f"{book.places.prefix}{page.src}" if page else ""
        if src and src not in named:
            what = f"nav does not name {src}, the page of {game.title}"
            book.faults.add(FILE, nav.line, what)


def _nav(config: Node, language: str) -> Node | None:
    """The contents of a language: those of English for the site, the others beside the plugin."""
    if language == "en":
        return config.get("nav")
    plugins = config.get("plugins")
    own = (item.get("followsuit") for item in (plugins.items if plugins else []))
    languages = (plugin.get("languages") for plugin in own if plugin)
    return next((found for one in languages if one and (found := one.get(language))), None)
