"""The book as an app: what a browser needs to put it among a device's own, with what is used at the table as shortcuts."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path
from shutil import copyfile
from typing import Any, NamedTuple

from .book import Book

MANIFEST = "app.webmanifest"
FORMS = ("narrow", "wide")  # of screens, as the standard calls them
PICTURES = "assets/app"  # their folder in the site
TOKENS = Path(__file__).with_name("assets") / "tokens.css"
ICONS = (("assets/favicon.svg", "any"), ("assets/icon-maskable.svg", "maskable"))


def bar_colours() -> dict[str, str]:
    """In which a browser draws its own bar above ours, by the scheme."""
    return colours("leaf")


def colours(name: str) -> dict[str, str]:
    """A colour of the style on light pages and on dark ones: `--paper` by the name “paper”."""
    found = re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", TOKENS.read_text("utf-8"))
    assert found, name
    return {"light": found[1], "dark": found[2]}


class Picture(NamedTuple):
    """A picture of a page, shown to whoever is asked to install the book."""

    file: Path
    form: str
    """Of the screen: one of `FORMS`."""
    page: str
    """The source of the page, as `games/truc.md`."""

    @property
    def address(self) -> str:
        """Its place as seen from the site's root."""
        return f"{PICTURES}/{self.form}/{self.page.removesuffix('.md')}.png"

    @property
    def size(self) -> str:
        """Width and height in pixels, as `390x844`: they stand at the head of a PNG file."""
        width, height = struct.unpack(">II", self.file.read_bytes()[16:24])
        return f"{width}x{height}"


def pictures(folder: Path) -> Iterator[Picture]:
    """The pictures in a folder: `narrow/judge.png` shows the page `judge.md` on a phone."""
    for form in FORMS:
        for file in sorted((folder / form).rglob("*.png")):
            page = file.relative_to(folder / form).with_suffix(".md")
            yield Picture(file, form, page.as_posix())


def manifest(
    name: str,
    description: str,
    shortcuts: Iterable[tuple[str, str]],
    shown: Iterable[tuple[Picture, str]] = (),
) -> dict[str, Any]:
    """What a browser is told; `shortcuts` are titles and addresses as seen from the site's root, `shown` are
    pictures with the titles of their pages."""
    told = {
        "name": name,
        "description": description,
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "minimal-ui",
        "theme_color": colours("cloth")["light"],
        "background_color": colours("paper")["light"],
        "icons": [
            {"src": address, "type": "image/svg+xml", "sizes": "any", "purpose": purpose}
            for address, purpose in ICONS
        ],
        "shortcuts": [{"name": title, "url": f"./{address}"} for title, address in shortcuts],
    }
    screenshots = [
        {
            "src": picture.address,
            "type": "image/png",
            "sizes": picture.size,
            "form_factor": picture.form,
            "label": title,
        }
        for picture, title in shown
    ]
    return {**told, "screenshots": screenshots} if screenshots else told


def write(
    site: Path,
    name: str,
    description: str,
    shortcuts: list[tuple[str, str]],
    shown: list[tuple[Picture, str]],
) -> None:
    """Write it, and the pictures, into a finished site."""
    told = json.dumps(manifest(name, description, shortcuts, shown), ensure_ascii=False, indent=1)
    (site / MANIFEST).write_text(f"{told}\n", "utf-8")
    for picture, _ in shown:
        there = site / picture.address
        there.parent.mkdir(parents=True, exist_ok=True)
        copyfile(picture.file, there)


def of_book(
    site: Path,
    book: Book,
    name: str,
    description: str,
    shortcuts: Iterable[str],
    screenshots: Path,
) -> list[Picture]:
    """The same of a book: `shortcuts` are sources of its pages, `screenshots` is the folder of their pictures. Returns
    the pictures that show no page of it."""
    pages = [book.pages[src] for src in shortcuts]
    found = [*pictures(screenshots)]
    shown = [(one, book.pages[one.page].title) for one in found if one.page in book.pages]
    write(site, name, description, [(page.title, book.url(page.src)) for page in pages], shown)
    return [one for one in found if one.page not in book.pages]
