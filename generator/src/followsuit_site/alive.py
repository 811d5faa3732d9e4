"""The widgets' script on a page: within the content, so that instant navigation runs it when a reader comes from a
page without."""

from __future__ import annotations

from .book import ASSETS, Book

_WIDGETS = "<fs-"


def alive(html: str, src: str, book: Book) -> str:
    """A page's content with the script where there are widgets; `src` is the page's path within the book."""
    if _WIDGETS not in html:
        return html
    script = f"{book.up(src)}{ASSETS}/{book.places.prefix}followsuit.js"
    return f'{html}\n<script type="module" src="{script}"></script>'
