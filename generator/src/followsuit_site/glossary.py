"""The glossary: the terms that docs/glossary.md defines, and where prose uses one first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from .pages import Heading, Page

_ALSO = re.compile(r'also="([^"]*)"')


@dataclass(frozen=True)
class Term:
    """A term, its anchor, and the other forms in which it is written."""

    title: str
    id: str
    also: tuple[str, ...]
    by_hand: bool
    line: int


class Glossary:
    """All terms; `page` is the page that defines them."""

    def __init__(self, page: Page | None) -> None:
        self.page = page
        found = [_term(heading) for heading in page.headings] if page else []
        self.terms = {term.id: term for term in found if term}

    @cached_property
    def words(self) -> dict[str, Term]:
        """Every written form that is linked by itself, in small letters."""
        return {
            form.lower(): term
            for term in self.terms.values()
            if not term.by_hand
            for form in (term.title, *term.also)
        }

    @cached_property
    def pattern(self) -> re.Pattern[str] | None:
        """Finds any form as a whole word; the longest first."""
        forms = sorted(self.words, key=len, reverse=True)
        if not forms:
            return None
        return re.compile(rf"(?<![\w-])({_alternatives(forms)})(?![\w-])", re.IGNORECASE)


def _alternatives(forms: Iterable[str]) -> str:
    return "|".join(re.escape(form).replace(r"\ ", r"\s+") for form in forms)


def _term(heading: Heading) -> Term | None:
    if not re.search(r"(?:^|\s)#\S", heading.attrs):
        return None
    also = _ALSO.search(heading.attrs)
    forms = tuple(form.strip() for form in also[1].split(",")) if also else ()
    return Term(heading.title, heading.id, forms, ".quiet" in heading.attrs.split(), heading.line)
