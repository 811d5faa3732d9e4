"""A page's HTML, with all else that MkDocs notes while it makes it, kept as long as nothing changes that it comes from."""

from __future__ import annotations

import logging
import re
from functools import partial
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink, get_toc
from mkdocs.utils import CountHandler

from .book import Book
from .units import MADE, given_of

Made = dict[str, Any]
_INCLUDED = re.compile(r'^[ \t]*--8<-- "([^"\n]+)"', re.M)


def frame_of(config: MkDocsConfig, files: Files, ours: str) -> str:
    """What of the site a page may see beside the book: settings of Markdown, and what links may lead to.

    `ours` is our own extension's name, whose settings the book's word stands for.
    """
    settings = {name: value for name, value in config.mdx_configs.items() if name != ours}
    linked = [(file.src_uri, file.url, file.inclusion.name) for file in files]
    return given_of(config.markdown_extensions, settings, dict(config.validation), linked, _level())


def keep(page: Page, book: Book, frame: str) -> None:
    """Have MkDocs take the page as it was made before, if it still would be made so."""
    page.render = partial(_render, page, book, frame)  # type: ignore[method-assign]


def _render(page: Page, book: Book, frame: str, config: MkDocsConfig, files: Files) -> None:
    file = page.file
    own = (file.src_uri, file.url, page.markdown, page.meta, included(page.markdown, config))
    given = ["page", book.surface, frame, given_of(*own)]
    made: Made = book.once(MADE, given, partial(_made, page, config, files), _silent)
    page.content = made["content"]
    page.toc = get_toc(made["toc"])
    page._title_from_render = made["title"]
    page.present_anchor_ids = set(made["ids"])
    links = ((files.get_file_from_path(src), places) for src, places in made["links"])
    page.links_to_anchors = {target: places for target, places in links if target}


def included(text: str | None, config: MkDocsConfig) -> list[str]:
    """The files that a page shows as they are, by `pymdownx.snippets`."""
    folders = config.mdx_configs.get("pymdownx.snippets", {}).get("base_path", ["."])
    paths = (Path(folder) / name for name in _INCLUDED.findall(text or "") for folder in folders)
    return [path.read_text("utf-8") for path in paths if path.is_file()]


def _made(page: Page, config: MkDocsConfig, files: Files) -> Made:
    heard = CountHandler()
    logger = logging.getLogger("mkdocs")
    logger.addHandler(heard)
    try:
        Page.render(page, config, files)
    finally:
        logger.removeHandler(heard)
    return {
        "told": sum(number for _, number in heard.get_counts()),
        "content": page.content,
        "toc": [_token(item) for item in page.toc],
        "title": page._title_from_render,
        "ids": sorted(page.present_anchor_ids or ()),
        "links": [(to.src_uri, places) for to, places in (page.links_to_anchors or {}).items()],
    }


def _silent(made: Made) -> bool:
    """Whether MkDocs had nothing to say of the page: what it says it has to say every time."""
    return not made["told"]


def _token(item: AnchorLink) -> Any:
    children = [_token(child) for child in item.children]
    return {"level": item.level, "id": item.id, "name": item.title, "children": children}


def _level() -> int:
    """How much MkDocs tells: what it does not tell it does not look for."""
    return logging.getLogger("mkdocs.structure.pages").getEffectiveLevel()
