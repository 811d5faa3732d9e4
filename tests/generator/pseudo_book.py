"""The book in the pseudo-language: made of the English one on the fly, authors' texts as well.

What the engine and the catalogues say in it, they say by themselves; here is only what a translator
would write: the pages' and the tutorials' words. Names, codes, cards and links stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml
from markdown.extensions.toc import slugify

from followsuit.words import PSEUDO
from followsuit.words.pseudo import accented
from followsuit_site.translated import WORDS

ROOT = Path(__file__).parents[2]

# What of an author's text is not for readers: code, marks, addresses, elements, cards, lines of boxes.
KEPT = re.compile(
    r"^```.*?^```$|`[^`]*`|<[^>]*>|\{[^}]*\}|\]\([^)]*\)|\[\[[^\]]*\]\]|^:::.*?$|^\[[^\]]*\]:.*?$"
    r"|(?:10|[2-9AKQJ])[♠♥♦♣]|&\w+;",
    re.M | re.S,
)
# Of the front matter, and of what an author says in a fence.
TOLD = re.compile(r"^(title|lede|description|fan_label|say|caption): (.*)$", re.M)
FENCE = re.compile(r"^```(?P<kind>[^\n]*)\n(?P<body>.*?)^```$", re.M | re.S)
# In a table of scores: a row or a column in its own line, and columns in one line.
LABEL = re.compile(r'^  (?:"[^"\n]*"|[^:{}\n]*)(?=: \{)', re.M)
COLUMNS = re.compile(r"(?<=^columns: )\{.*\}$", re.M)
HEADING = re.compile(r"^(#+) ([^{\n]*?) *$", re.M)


def text(markdown: str) -> str:
    """A text of an author in the pseudo-language.

    >>> text("Follow with `5H` or [a trump](term:trump) {see follow.suit}.")
    'Ƒóĺĺóŵ~~ ŵíţĥ~ `5H` óŕ~ [á ţŕúɱƥ~~](term:trump) {see follow.suit}.'
    """
    parts, last = [], 0
    for kept in KEPT.finditer(markdown):
        parts += [accented(markdown[last : kept.start()]), kept[0]]
        last = kept.end()
    return "".join([*parts, accented(markdown[last:])])


def page(markdown: str) -> str:
    """A page in the pseudo-language; its headings keep the places that links lead to."""
    front, body = re.fullmatch(r"(---\n.*?\n---\n)?(.*)", markdown, re.S).groups("")  # type: ignore[union-attr]
    places = HEADING.sub(lambda one: f"{one[0].rstrip()} {{#{slugify(one[2], '-')}}}", body)
    return _fields(front) + text(FENCE.sub(_fence, places))


def _fence(found: re.Match[str]) -> str:
    """A summary is a text; in other fences, an author fills some fields with words, or names rows."""
    kind, body = found["kind"], found["body"]
    if kind == "cheat":
        body = text(body)
    elif kind == "scores":
        body = LABEL.sub(lambda label: text(label[0]), COLUMNS.sub(_columns, body))
    return f"```{kind}\n{_fields(body)}```"


def _columns(found: re.Match[str]) -> str:
    """Columns in one line: what is before a side's number or a case is what it is called."""
    named = r"(?<=: )\{[^{}]*\}|[^{},:]+(?=: (?:\d|\{))"  # a case is left as it is
    return re.sub(named, lambda one: one[0] if one[0][0] == "{" else text(one[0]), found[0])


def _fields(yaml_text: str) -> str:
    return TOLD.sub(lambda told: f"{told[1]}: {_worded(told[2])}", yaml_text)


def _worded(value: str) -> str:
    quote = value[:1] if value[:1] in "\"'" else ""
    return quote + text(value.strip(quote) if quote else value) + quote


def tutorial(source: str) -> str:
    """What a translator writes of a tutorial: its words, in the order of the English ones."""
    english = yaml.load(source, yaml.BaseLoader)  # “no” is an answer
    told: dict[str, Any] = {
        "examples": {
            one["id"]: {name: text(one[name]) for name in ("title", "say") if name in one}
            for one in english["examples"]
        }
    }
    if lesson := english.get("lesson"):
        steps = [_step(step) for step in lesson["steps"]]
        told["lesson"] = {"title": text(lesson["title"]), "steps": steps}
    return yaml.safe_dump(told, allow_unicode=True, sort_keys=False)


def _step(step: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {name: text(step[name]) for name in WORDS if name in step}
    if "choices" in step and "legal" not in step:  # those are actions
        told["choices"] = [text(one) for one in step["choices"]]
    return told


def write(root: Path, pages: Iterable[Path], games: Iterable[str]) -> None:
    """Pages of the book (paths below docs) and tutorials, in English and in the pseudo-language."""
    for src in pages:
        english = (ROOT / "docs" / src).read_text("utf-8")
        _write(root / "docs" / src, english)
        _write(root / "docs" / PSEUDO / src, page(english))
    for game in games:
        english = (ROOT / "tutorials" / f"{game}.yml").read_text("utf-8")
        _write(root / "tutorials" / f"{game}.yml", english)
        _write(root / "tutorials" / PSEUDO / f"{game}.yml", tutorial(english))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
