"""`python -m followsuit_site.zensical_book SITE`: this very book, made by Zensical.

Zensical runs none of MkDocs' plugins. So what ours does before the pages are made and after is done here around it: the
book is checked as a whole, each language becomes a site that Zensical makes, and these become one.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Mapping
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import yaml
import zensical

from .. import built
from ..ahead import ahead
from ..answers import keep, remembering
from ..book import Book, Places, default_ask
from ..check import check
from ..engine import Engine
from ..faults import EngineBroken, Faults
from ..units import units_of
from . import docs, extension, settings, theme
from .finish import furnish, together

WORK, KEPT, SETTINGS = "build/zensical-work", "build/kept", "mkdocs.yml"


def main(argv: list[str] | None = None) -> int:
    """Build it; the exit code is 1 when the book has faults or Zensical finds some."""
    parser = argparse.ArgumentParser(
        prog="python -m followsuit_site.zensical_book",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("site", type=Path, metavar="SITE", help="the folder of the site's root")
    parser.add_argument("--root", type=Path, default=Path("."), help="the project's folder")
    given = parser.parse_args(argv)
    root, site = given.root.resolve(), given.site.resolve()
    told = settings.read(root)
    try:
        books, faults = _books(root, settings.options(told, "followsuit"))
    except EngineBroken as error:
        print(error)
        return 1
    if len(faults):
        print(faults.report())
        print(f"{faults.count} in the book", file=sys.stderr)
        return 1
    work = root / WORK
    shutil.rmtree(work, ignore_errors=True)
    pages = {
        language: _written(work / language, told, book, books) for language, book in books.items()
    }
    if not _made(work, books, pages):
        return 1
    made = {language: work / language / "site" for language in books}
    together(site, root, told["site_url"], made, books, pages)
    furnish(site, root, told, books)
    return 0


def _books(root: Path, options: Mapping[str, Any]) -> tuple[dict[str, Book], Faults]:
    """The book in each language, English first, and what is wrong with them; `options` are the plugin's."""
    games = options.get("games", ())
    ask = remembering(default_ask(), root / KEPT)
    units = units_of(ask)
    try:
        english = Book(Places(root), Engine(ask, only=games), units=units)
        books = {"en": english}
        for language in options.get("languages", ()):
            places = replace(english.places, language=language)
            books[language] = Book(places, Engine(ask, language, games), units=units)
        ahead(ask, *books.values())
        faults = Faults()
        for book in books.values():
            faults.extend(check(book))
    finally:
        keep(ask)
    if units and not len(faults):
        units.keep()
    return books, faults


def _written(
    folder: Path, told: dict[str, Any], book: Book, books: Mapping[str, Book]
) -> list[str]:
    """Write what Zensical makes the book in a language of; the sources of its pages."""
    silent = () if book.places.prefix else settings.unsought(told)
    sources = docs.write(folder / "docs", book, books, silent)
    style = built.folder(built.WIDGETS, "", book.places.root) / "home.css"
    theme.write(folder / "theme", book.language, book.words, style.read_text("utf-8").rstrip())
    given = settings.of_language(told, book.language, book.words("link-to-section"))
    text = yaml.safe_dump(given, allow_unicode=True, sort_keys=False)
    (folder / SETTINGS).write_text(text, "utf-8")
    return sources


def _made(work: Path, books: Mapping[str, Book], pages: Mapping[str, list[str]]) -> bool:
    """Have Zensical make the sites, each in a process that begins as this one is; whether it found nothing wrong."""
    context = get_context("fork")
    makers = [
        context.Process(target=_make, args=(work / language / SETTINGS, book, pages[language]))
        for language, book in books.items()
    ]
    for maker in makers:
        maker.start()
    for maker in makers:
        maker.join()
    return not any(maker.exitcode for maker in makers)


def _make(file: Path, book: Book, sources: list[str]) -> None:
    # What is done now is not noted: Zensical may make several pages at once.
    book.units = None
    extension.hand_over(book, sources)
    try:
        zensical.build(str(file), {"clean": True, "strict": True})
    except (RuntimeError, ValueError) as error:
        sys.exit(f"Zensical: {error}")


if __name__ == "__main__":
    sys.exit(main())
