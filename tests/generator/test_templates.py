"""The templates of the theme say nothing themselves: their words stand in the catalogue of the site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

THEME = Path(__file__).parents[2] / "generator/src/followsuit_site/theme"
WORD = re.compile(r"[^\W\d_]{2,}")
UNSAID = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}|<(script|style)\b.*?</\1>", re.S)
HEARD = re.compile(r'\b(?:aria-label|alt|placeholder|title)="([^"]*)"')


def literal(template: str) -> Iterator[str]:
    """Words that a template says itself: in its text, or in attributes that are read aloud."""
    bare = UNSAID.sub(" ", template)
    for text in (*HEARD.findall(bare), re.sub(r"<[^>]*>", " ", bare)):
        yield from WORD.findall(text)


@pytest.mark.parametrize("path", sorted(THEME.rglob("*.html")), ids=lambda path: path.name)
def test_a_template_says_nothing_itself(path: Path) -> None:
    assert list(literal(path.read_text("utf-8"))) == []


def test_a_word_of_a_template_is_found() -> None:
    told = '<a title="Next">{{ say("next") }}</a>{# page #} back<script>let x</script>'
    assert list(literal(told)) == ["Next", "back"]
