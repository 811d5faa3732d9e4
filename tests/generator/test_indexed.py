"""What the search reads in a page is read once, until the page changes."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from material.plugins.search.plugin import SearchIndex
from test_search import CLAUSES, PAGE

from followsuit_site import search
from followsuit_site.indexed import FILE, Indexed


def page(content: str = PAGE, url: str = "truc/", **meta: Any) -> Any:
    toc = [SimpleNamespace(id="rank", url="#rank", title="Ranks", children=[])]
    return SimpleNamespace(content=content, url=url, title="Truc", meta=meta, toc=toc)


def index(indexed: Indexed | None, *pages: Any) -> tuple[list[dict[str, Any]], int]:
    """The entries of these pages, and how many of them Material read itself."""
    found = SearchIndex(separator="", lang=["en"])
    read, seen = found.add_entry_from_context, []

    def counted(page: Any) -> None:
        seen.append(page)
        read(page)

    found.add_entry_from_context = counted
    if indexed:
        indexed.begin(
            SimpleNamespace(plugins={"material/search": SimpleNamespace(search_index=found)})
        )
    for one in pages:
        found.add_entry_from_context(one)
    return found.entries, len(seen)


CHANGED = (
    page(PAGE.replace("Then", "Now")),
    page(url="de/truc/"),
    page(title="Truco"),
    page(tags=["old"]),
    page(search={"boost": 2}),
    page(search={"exclude": True}),
)


def test_an_unchanged_page_is_not_read_again(tmp_path: Path) -> None:
    first = Indexed(tmp_path)
    entries, read = index(first, page(), *CHANGED)
    assert read == 1 + len(CHANGED), "each of these changes is one to the search"
    assert entries == index(None, page(), *CHANGED)[0]
    first.kept.save()
    assert index(Indexed(tmp_path), page(), *CHANGED) == (entries, 0)


def test_what_is_excluded_is_not_found(tmp_path: Path) -> None:
    """Material alone finds a heading in it, and what stands there after an element of the same name."""
    inner = '<div data-search-exclude><div>In</div> and out.<h3 id="step">A step</h3></div>'
    one = page(f"<h2 id='rank'>Ranks</h2><p>First.</p>{inner}<p>Last.</p>")
    assert "out." in str(index(None, one)[0])
    entries, _ = index(Indexed(tmp_path), one)
    assert [(entry["title"], entry["text"]) for entry in entries][1:] == [
        ("Ranks", "<p>First.</p><p>Last.</p>")
    ]
    assert "and out." in one.content, "the page itself stays as it is"
    unclosed = page("<h2 id='rank'>Ranks</h2><div data-search-exclude><p>Never closed.</p>")
    assert index(Indexed(tmp_path), unclosed)[0] == index(None, unclosed)[0]


def test_a_changed_clause_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Indexed(tmp_path)
    fresh = list(search.sentences(PAGE, CLAUSES))
    assert first.sentences(PAGE, CLAUSES) == fresh
    first.kept.save()
    less = {id_: clause for id_, clause in CLAUSES.items() if "two" not in id_}
    assert Indexed(tmp_path).sentences(PAGE, less) == list(search.sentences(PAGE, less)) != fresh
    monkeypatch.setattr(search, "sentences", None)
    assert Indexed(tmp_path).sentences(PAGE, CLAUSES) == fresh


def test_another_search_reads_for_itself(tmp_path: Path) -> None:
    Indexed(tmp_path).begin(SimpleNamespace(plugins={"search": object()}))
    assert not (tmp_path / FILE).exists()


def test_it_works_where_material_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def version(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", version)
    indexed = Indexed(tmp_path)
    assert indexed.sentences(PAGE, CLAUSES) == [*search.sentences(PAGE, CLAUSES)]
