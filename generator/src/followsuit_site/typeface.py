"""The book's typeface: only the glyphs that the book uses, and what stands in where it comes too late.

    python -m followsuit_site.typeface ROOT OUT     writes build/typeface
    python -m followsuit_site.typeface ROOT         prints a word that changes with what it would write

A first paint does not wait for the typeface (`font-display: optional`), so nothing on a page moves when it comes.
Until the next page is opened another one stands in, drawn so large that a line of the book's own prose takes
as much room. How large is measured here, on open typefaces that were made with the very widths of what readers
have: Gelasio (OFL) with Georgia's, Tinos (OFL) with those of Times New Roman and Liberation Serif; and Noto Serif
(OFL) is what Android has.
"""

from __future__ import annotations

import hashlib
import html
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FAMILY = "Source Serif 4 Variable"
STYLES = ("normal", "italic")
REGULAR, BOLD = 400, 700
_MODULES = "node_modules"
_SOURCE = "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-{style}.woff2"
# What may print a letter, and the prose that a line is measured on, in both languages of the book.
_WRITTEN = ("docs", "tutorials", "engine/src", "generator/src", "generator/widgets")
_SUFFIXES = {".md", ".yml", ".ftl", ".html", ".py", ".ts", ".js", ".css"}
_PROSE = ("docs/how-to-read.md", "docs/de/how-to-read.md")
# What the style asks for (`font-variant-numeric`), and what text needs anyway.
_FEATURES = ["kern", "liga", "locl", "ccmp", "mark", "mkmk", "lnum", "tnum", "pnum"]


@dataclass(frozen=True)
class StandIn:
    """A typeface that readers have, by the names of its faces, and an open one of the same widths."""

    name: str
    model: str
    regular: tuple[str, ...]
    bold: tuple[str, ...]
    italic: tuple[str, ...]


STAND_INS = (
    StandIn("Book Georgia", "gelasio", ("Georgia",), ("Georgia Bold",), ("Georgia Italic",)),
    StandIn("Book Noto", "noto-serif", ("Noto Serif",), ("Noto Serif Bold",), ("Noto Serif Italic",)),
    StandIn(
        "Book Times",
        "tinos",
        ("Liberation Serif", "Tinos", "Times New Roman"),
        ("Liberation Serif Bold", "Tinos Bold", "Times New Roman Bold"),
        ("Liberation Serif Italic", "Tinos Italic", "Times New Roman Italic"),
    ),
)  # fmt: skip


def written(root: Path) -> set[str]:
    """Every character that stands in what the book and its site are made of."""
    files = (file for folder in _WRITTEN for file in (root / folder).rglob("*"))
    texts = (file.read_text("utf-8") for file in files if file.suffix in _SUFFIXES)
    return {letter for text in texts for letter in html.unescape(text) if letter >= " "}


def prose(root: Path) -> Counter[str]:
    """How often each character stands in a piece of the book's prose."""
    text = "".join((root / file).read_text("utf-8") for file in _PROSE)
    return Counter(" ".join(text.split()))


def cut(font: TTFont, letters: set[str]) -> TTFont:
    """The typeface without the glyphs, features and weights that the book has no use for."""
    instantiateVariableFont(font, {"wght": (REGULAR, BOLD)}, inplace=True)
    options = Options(layout_features=_FEATURES, hinting=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(letter) for letter in letters])
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def width(font: TTFont, text: Counter[str]) -> float:
    """How wide its characters are on average, in ems; those that it has not are left out."""
    glyphs, advances = font.getBestCmap(), font["hmtx"].metrics
    found = {letter: count for letter, count in text.items() if ord(letter) in glyphs}
    wide = sum(advances[glyphs[ord(letter)]][0] * count for letter, count in found.items())
    return float(wide / sum(found.values()) / font["head"].unitsPerEm)


def percent(part: float) -> str:
    return f"{part * 100:.2f}%"


def face(family: str, style: str, weight: str, source: str, *more: str) -> str:
    """One `@font-face`."""
    told = [
        f'font-family: "{family}"',
        f"font-style: {style}",
        f"font-weight: {weight}",
        source,
        *more,
    ]
    return "@font-face {\n" + "".join(f"  {each};\n" for each in told) + "}\n"


def stand_in(given: StandIn, style: str, weight: int, whole: TTFont, root: Path) -> str:
    """A face that stands in, as large as a line of the book's prose takes it."""
    model = f"@fontsource/{given.model}/files/{given.model}-latin-{weight}-{style}.woff2"
    text = prose(root)
    exact = instantiateVariableFont(whole, {"wght": weight})
    size = width(exact, text) / width(TTFont(root / _MODULES / model), text)
    line, em = exact["hhea"], exact["head"].unitsPerEm * size
    names = given.italic if style == "italic" else given.bold if weight == BOLD else given.regular
    return face(
        given.name,
        style,
        str(weight),
        "src: " + ", ".join(f'local("{name}")' for name in names),
        f"size-adjust: {percent(size)}",
        f"ascent-override: {percent(line.ascent / em)}",
        f"descent-override: {percent(-line.descent / em)}",
        f"line-gap-override: {percent(line.lineGap / em)}",
    )


def source(root: Path, style: str) -> TTFont:
    """The whole typeface; its times of change stay, so that the same comes out twice."""
    return TTFont(root / _MODULES / _SOURCE.format(style=style), recalcTimestamp=False)


def write(root: Path, out: Path) -> None:
    """Write the typeface and the style that names it."""
    out.mkdir(parents=True, exist_ok=True)
    letters, rules = written(root), []
    for style in STYLES:
        file = f"source-serif-4-{style}.woff2"
        cut(source(root, style), letters).save(out / file)
        src = f'src: url("./{file}") format("woff2")'
        rules.append(face(FAMILY, style, f"{REGULAR} {BOLD}", src, "font-display: optional"))
    faces = (("normal", REGULAR), ("normal", BOLD), ("italic", REGULAR))
    for given in STAND_INS:
        rules += [stand_in(given, *each, source(root, each[0]), root) for each in faces]
    (out / "typeface.css").write_text("".join(rules), "utf-8")


def word(root: Path) -> str:
    """A short word for all that the result depends on."""
    files = [root / file for file in (*_PROSE, "package-lock.json")] + [Path(__file__)]
    told = [file.read_bytes() for file in files] + ["".join(sorted(written(root))).encode()]
    return hashlib.sha256(b"\n".join(told)).hexdigest()[:16]


if __name__ == "__main__":
    if sys.argv[2:]:
        write(Path(sys.argv[1]), Path(sys.argv[2]))
    else:
        print(word(Path(sys.argv[1])))
