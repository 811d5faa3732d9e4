"""A page as its author wrote it: front matter, fences, marks and anchors, each with its line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import NamedTuple

from markdown.extensions.toc import slugify

from .faults import Faults
from .yamlmarks import Node, load

FENCES = (
    "example",
    "ranks",
    "scores",
    "quiz",
    "lesson",
    "facts",
    "options",
    "cheat",
    "games",
    "ask",
    "compare",
    "judge",
    "sheet",
    "orders",
    "codes",
    "fields",
    "reference",
)
# Those that are about one game: their page's, or the one named after their kind.
OF_A_GAME = ("example", "ranks", "scores", "quiz", "lesson", "facts", "options")
CLAUSE = re.compile(r"\{§\s*([^{}\n]*?)\s*\}")
SEE = re.compile(r"\{see\s+([^{}\n]*?)\s*\}")
CARD = re.compile(r"\[\[([^\[\]\n]+)\]\]")
TERM = re.compile(r"\]\(term:([^)\s]+)\)")
LINK = re.compile(r"\]\(([^)\s:#]*\.md)?#([^)\s]+)\)")
GAME = re.compile(r"^game:\s*[\"']?([\w-]+)", re.M)
_BROKEN = re.compile(r"\{(?:§|see\s)[^{}]*$")
_FRONT = re.compile(r"\A---[ \t]*\n(.*?)\n---[ \t]*(?:\n|\Z)", re.S)
_FENCE = re.compile(r"^(?P<indent>[ \t]*)(?P<ticks>`{3,}|~{3,})[ \t]*(?P<info>[^`\n]*?)[ \t]*$")
_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)|<!--.*?-->")
_UNSPOKEN = re.compile(r"\{[^{}]*\}|(?<=\])\([^()]*\)")
_HEADING = re.compile(r"^#{1,6}\s+(?P<title>.*?)\s*#*\s*(?:\{(?P<attrs>[^{}]*)\}\s*)?$")
_ID = re.compile(r"(?:^|\s)#([^\s}]+)")


class Fence(NamedTuple):
    """A fenced block; `start` and `end` are places in the list of lines it was found in."""

    kind: str
    info: str
    lines: tuple[str, ...]
    start: int
    end: int
    indent: str
    line: int

    @property
    def body(self) -> str:
        return "\n".join(self.lines)

    @property
    def names(self) -> Iterator[tuple[str, tuple[str, ...], int]]:
        """The names in the body, one a line: each with the words after it and its line."""
        for line, text in enumerate(self.lines, self.line + 1):
            if text.strip():
                name, *words = text.split()
                yield name, tuple(words), line


class Mark(NamedTuple):
    """Something marked in the text: a clause, a citation, a card, a term or a link."""

    kind: str
    text: str
    line: int
    file: str = ""


class Heading(NamedTuple):
    """A heading with its anchor and its other attributes."""

    title: str
    id: str
    attrs: str
    line: int


@dataclass(frozen=True)
class Page:
    """One Markdown file of the book. `src` is its path under docs, `file` as faults show it."""

    src: str
    file: str
    meta: Node
    body: str
    fences: tuple[Fence, ...]
    marks: tuple[Mark, ...]
    headings: tuple[Heading, ...]
    game: str | None = None
    anchors: dict[str, int] = field(default_factory=dict)

    @property
    def title(self) -> str:
        node = self.meta.get("title")
        return str(node.value) if node else (self.headings[0].title if self.headings else self.src)

    @property
    def word(self) -> str:
        """What changes with all that other pages may see of this one: not its text, nor its lines."""
        fences = [(fence.kind, fence.info, fence.lines) for fence in self.fences]
        marks = [(mark.kind, mark.text, mark.file) for mark in self.marks]
        headings = [(heading.title, heading.id, heading.attrs) for heading in self.headings]
        seen = (self.src, self.file, self.game, self.meta.data, fences, marks, headings)
        return json.dumps(seen, default=repr)

    def marked(self, kind: str) -> list[Mark]:
        """The marks of a kind, in order."""
        return [mark for mark in self.marks if mark.kind == kind]


def read(text: str, src: str, file: str, faults: Faults) -> Page:
    """Read a page; what is malformed in it goes to `faults`."""
    front = _FRONT.match(text)
    meta = load(front[1], file, faults, before=1) if front else None
    body = text[front.end() :] if front else text
    first = text[: front.end()].count("\n") + 1 if front else 1
    lines = body.split("\n")
    fences = tuple(find_fences(lines, first))
    marks: list[Mark] = []
    headings: list[Heading] = []
    for place, line in prose(lines):
        number = first + place
        clean = _CODE.sub(lambda code: " " * len(code[0]), line)
        marks += _marks(clean, number)
        heading = _HEADING.match(clean)
        if heading:
            headings.append(_heading(heading, line, number))
            if CLAUSE.search(clean):
                what = "a clause mark belongs to a sentence, not into a heading"
                faults.add(file, number, what)
        if _BROKEN.search(clean):
            faults.add(file, number, "this mark is not closed: } is missing on the same line")
    for fence in unknown_fences(lines, first):
        near = get_close_matches(fence.kind, FENCES, n=1, cutoff=0.75)
        if near:
            faults.add(file, fence.line, f"there is no fence “{fence.kind}”", near)
    root = meta or Node(file, 1, {}, {})
    game = root.get("game")
    # Of front matter that is no YAML the game is still known: it has one fault, not all that follow from it.
    known = GAME.search(front[1]) if front and meta is None else None
    return Page(
        src,
        file,
        root,
        body,
        fences,
        tuple(marks),
        tuple(headings),
        str(game.value) if game and game.value else known[1] if known else None,
    )


def find_fences(lines: Sequence[str], first: int = 1) -> Iterator[Fence]:
    """Our fences; what stands inside other fences is somebody's code and stays alone."""
    return (fence for fence in _all_fences(lines, first) if fence.kind in FENCES)


def unknown_fences(lines: Sequence[str], first: int = 1) -> Iterator[Fence]:
    """All other fences."""
    return (fence for fence in _all_fences(lines, first) if fence.kind not in FENCES)


def _all_fences(lines: Sequence[str], first: int) -> Iterator[Fence]:
    place = 0
    while place < len(lines):
        opening = _FENCE.match(lines[place])
        if not opening:
            place += 1
            continue
        indent, ticks = opening["indent"], opening["ticks"]
        close = re.compile(rf"^[ \t]*{ticks[0]}{{{len(ticks)},}}[ \t]*$")
        end = place + 1
        while end < len(lines) and not close.match(lines[end]):
            end += 1
        inner = tuple(line.removeprefix(indent) for line in lines[place + 1 : end])
        kind = opening["info"].split()[0] if opening["info"].split() else ""
        info = opening["info"].removeprefix(kind).strip()
        yield Fence(kind, info, inner, place, min(end, len(lines) - 1), indent, first + place)
        place = end + 1


def prose(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The lines that are text: all but the fences, and the inside of a cheat sheet."""
    code: set[int] = set()
    for fence in _all_fences(lines, 0):
        if fence.kind == "cheat":
            code |= {fence.start, fence.end}
        else:
            code.update(range(fence.start, fence.end + 1))
    return ((place, line) for place, line in enumerate(lines) if place not in code)


def spoken(lines: Sequence[str]) -> Iterator[str]:
    """The words of the text without headings, code, ids of clauses and addresses."""
    for _, line in prose(lines):
        if not _HEADING.match(line):
            yield _UNSPOKEN.sub(" ", _CODE.sub(" ", line))


def _marks(line: str, number: int) -> Iterator[Mark]:
    for kind, pattern in (("clause", CLAUSE), ("card", CARD), ("term", TERM)):
        for found in pattern.finditer(line):
            yield Mark(kind, found[1], number)
    for found in SEE.finditer(line):
        for word in found[1].split(","):
            yield Mark("see", word.strip(), number)
    for found in LINK.finditer(line):
        yield Mark("link", found[2], number, found[1] or "")


def _heading(found: re.Match[str], line: str, number: int) -> Heading:
    attrs = found["attrs"] or ""
    id_ = _ID.search(attrs)
    title = re.sub(r"[*_`]", "", found["title"])
    return Heading(title, id_[1] if id_ else slugify(title, "-"), attrs, number)
