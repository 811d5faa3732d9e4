"""Every clause has an entry of its own in the search index."""

from __future__ import annotations

import json
from pathlib import Path

from material.plugins.search.plugin import Parser, Section
from small_book import Project

from followsuit_site.engine import Clause
from followsuit_site.search import Found, entries, extend, fold, readable, sentences

PAGE = """
<h2 id="rank">Ranks</h2>
<p class="clause" id="truc.rank.order"><a class="sec" href="#x" title="x">§ 7</a> The 3 is best,
 as <span class="c H" data-inline="3H" data-sign="3">3 of hearts</span> shows.</p>
<fs-stepper><header><h3 id="example-x-title">An example</h3></header></fs-stepper>
<ul><li><span class="clause" id="truc.rank.two"><a class="sec" href="#y">§ 8</a> Then <em>the 2</em>.</span>
 And more.</li></ul>
<div class="ruling" id="truc.ruling.cut"><p class="head" data-search-exclude>Our ruling cut</p>
<p>Nobody<br>cuts &amp; runs.</p></div>
<p id="elsewhere">Other text.</p>
"""
CLAUSES = {
    "truc.rank.order": Clause("truc.rank.order", 7, "", False, None, "order"),
    "truc.rank.two": Clause("truc.rank.two", 8, "", False, None, "two"),
    "truc.ruling.cut": Clause("truc.ruling.cut", 0, "", True, None, "cut"),
    "truc.rank.gone": Clause("truc.rank.gone", 9, "", False, None, "gone"),
}


def test_sentences_without_their_marks() -> None:
    assert list(sentences(PAGE, CLAUSES)) == [
        Found("truc.rank.order", "The 3 is best, as 3 of hearts shows.", "Ranks"),
        Found("truc.rank.two", "Then the 2.", "Ranks"),
        Found("truc.ruling.cut", "Nobody cuts & runs.", "Ranks"),
    ]


def test_an_entry_says_words_and_leads_to_the_place() -> None:
    found = [
        Found("truc.rank.order", "A < B", "Ranks & file"),
        Found("truc.ruling.cut-or-tap", "Cut.", "Rulings"),
    ]
    known = {
        **CLAUSES,
        "truc.ruling.cut-or-tap": Clause("truc.ruling.cut-or-tap", 0, "", True, None, "cut-or-tap"),
    }
    assert entries("games/truc/", found, known) == [
        {
            "location": "games/truc/#truc.rank.order",
            "title": "§ 7 · Ranks &amp; file",
            "text": "A &lt; B",
            "also": "rank.order",
        },
        {
            "location": "games/truc/#truc.ruling.cut-or-tap",
            "title": "Ruling cut or tap",
            "text": "Cut.",
            "also": "ruling.cut-or-tap",
        },
    ]


def read(html: str) -> list[Section]:
    """As Material's own plugin reads a page."""
    parser = Parser()
    parser.feed(html)
    return list(parser.data)


def test_a_page_is_read_without_the_clauses_that_have_their_entries() -> None:
    told = "".join("".join(section.text) for section in read(readable(PAGE, CLAUSES)))
    assert "Other text." in told
    assert "And more." in told
    for sentence in ("The 3 is best", "Then", "runs"):
        assert sentence in "".join("".join(section.text) for section in read(PAGE))
        assert sentence not in told


def test_cells_and_lines_are_read_apart() -> None:
    table = (
        '<h2 id="options">Options</h2><table><tr><th>Teams</th><td>everybody alone</td><td>pairs<br>'
        "three teams</td></tr></table><dl><dt>Pack</dt><dd>52 cards</dd><dt>Deal</dt><dd>5</dd></dl>"
    )
    (section,) = [section for section in read(readable(table, ())) if section.id == "options"]
    told = " ".join("".join(section.text).split())
    assert told == "Teams everybody alone pairs three teams Pack 52 cards Deal 5"


def test_umlauts_are_found_as_two_letters_too(tmp_path: Path) -> None:
    index = tmp_path / "search/search_index.json"
    index.parent.mkdir()
    page = {"location": "games/x/", "title": "Fünfzehnern", "text": "Zögern ¶ hilft."}
    index.write_text(json.dumps({"config": {}, "docs": [page]}))
    extend(tmp_path, [{"location": "y/", "title": "Y", "text": "No more."}])
    told = json.loads(index.read_text())
    assert told["docs"][0] == {**page, "text": "Zögern hilft.", "also": "Fuenfzehnern Zoegern"}
    assert "also" in told["config"]["fields"]
    assert "also" not in told["docs"][1]


PAGE_ENTRY = {"location": "games/truc/", "title": "Truc", "text": ""}


def test_the_index_takes_them_once(tmp_path: Path) -> None:
    index = tmp_path / "search/search_index.json"
    index.parent.mkdir()
    index.write_text(json.dumps({"config": {}, "docs": [PAGE_ENTRY]}))
    more = entries("games/truc/", [Found("truc.rank.order", "Text.")], CLAUSES)
    extend(tmp_path, more)
    extend(tmp_path, more)
    docs = json.loads(index.read_text())["docs"]
    assert [doc["location"] for doc in docs] == ["games/truc/", "games/truc/#truc.rank.order"]


def test_a_site_without_search_is_left_alone(tmp_path: Path) -> None:
    extend(tmp_path, [{"location": "x"}])
    fold(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_worker_is_taught_to_fold_once(tmp_path: Path) -> None:
    worker = tmp_path / "assets/javascripts/workers/search.1a2b.min.js"
    worker.parent.mkdir(parents=True)
    worker.write_text("theirs();")
    fold(tmp_path)
    fold(tmp_path)
    assert worker.read_text().endswith("\ntheirs();")
    assert worker.read_text().count("addEventListener") == 1


def test_every_clause_of_a_page_is_found(project: Project) -> None:
    known = project.engine.clauses
    found = {one.id: one.text for one in sentences(project.html(), known)}
    assert set(found) == {id_ for id_ in known if id_.startswith("twenty-five.")}
    assert found["twenty-five.rank.five-best"] == "So it is."
