"""Pages read by several processes at once, where none is kept: from Markdown to what the search finds in them.

Nothing depends on it: MkDocs reads every page itself after it, and takes what is kept by then.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import NamedTuple

from mkdocs.commands.build import _populate_page
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from .forked import forked
from .indexed import Indexed, Stating, wanted
from .units import MADE, New, Units


class Reading(NamedTuple):
    """A build that reads its pages: what it keeps, and the pages that it has noted for the search."""

    config: MkDocsConfig
    files: Files
    units: Units
    indexed: Indexed
    stating: list[Stating]


class Read(NamedTuple):
    """What a process has made of a page."""

    units: list[New]
    texts: dict[str, str]


def ahead(reading: Reading) -> None:
    """Have every page read, if not one is kept."""
    if reading.units.any(MADE):
        return
    for found in forked(partial(_read, reading), reading.files.documentation_pages()):
        if found:
            reading.units.take(found.units)
            reading.indexed.take(found.texts)


def _read(reading: Reading, file: File) -> Read | None:
    config, files, units, indexed, stating = reading
    units.forget()
    stating.clear()
    log = logging.getLogger("mkdocs")
    log.handlers = [logging.NullHandler()]  # what there is to say is said where the page is taken
    try:
        _populate_page(file.page or Page(None, file, config), config, files)
    except Exception:  # the same happens again there
        return None
    texts = [indexed.read(one) for one in stating if wanted(one)]
    return Read(units.new, {key: text for found in texts for key, text in found.items()})
