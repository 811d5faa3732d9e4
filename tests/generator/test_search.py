"""Every clause has an entry of its own in the search index."""

from __future__ import annotations

import json
from pathlib import Path

from small_book import Project

from followsuit_site.engine import Clause
from followsuit_site.search import Found, entries, extend, sentences

PAGE = """
<h2 id="rank">Ranks</h2>
<p class="clause" id="truc.rank.order"><a class="sec" href="#x" title="x">§ 7</a> The 3 is best,
 as <span class="c H" data-inline="3H"><span aria-hidden="true" data-search-exclude>3♥</span><span
 class="vh">3 of hearts</span></span> shows.</p>
<ul><li><span class="clause" id="truc.rank.two"><a class="sec" href="#y">§ 8</a> Then <em>the 2</em>.</span>
 And more.</li></ul>
<div class="ruling" id="truc.ruling.cut"><p class="head" data-search-exclude>Our ruling cut</p>
<p>Nobody<br>cuts &amp; runs.</p></div>
<p id="elsewhere">Other text.</p>
"""
CLAUSES = {
    "truc.rank.order": Clause("truc.rank.order", 7, "", False, None),
    "truc.rank.two": Clause("truc.rank.two", 8, "", False, None),
    "truc.ruling.cut": Clause("truc.ruling.cut", 0, "", True, None),
    "truc.rank.gone": Clause("truc.rank.gone", 9, "", False, None),
}


def test_sentences_without_their_marks() -> None:
    assert list(sentences(PAGE, CLAUSES)) == [
        Found("truc.rank.order", "The 3 is best, as 3 of hearts shows."),
        Found("truc.rank.two", "Then the 2."),
        Found("truc.ruling.cut", "Nobody cuts & runs."),
    ]


def test_an_entry_names_the_section_and_leads_to_the_place() -> None:
    made = entries("games/truc/", [Found("truc.rank.order", "A < B")], CLAUSES)
    assert made == [
        {
            "location": "games/truc/#truc.rank.order",
            "title": "§ 7 · rank.order",
            "text": "A &lt; B",
        }
    ]


def test_the_index_takes_them_once(tmp_path: Path) -> None:
    index = tmp_path / "search/search_index.json"
    index.parent.mkdir()
    index.write_text(json.dumps({"config": {}, "docs": [{"location": "games/truc/"}]}))
    more = entries("games/truc/", [Found("truc.rank.order", "Text.")], CLAUSES)
    extend(tmp_path, more)
    extend(tmp_path, more)
    docs = json.loads(index.read_text())["docs"]
    assert [doc["location"] for doc in docs] == ["games/truc/", "games/truc/#truc.rank.order"]


def test_a_site_without_search_is_left_alone(tmp_path: Path) -> None:
    extend(tmp_path, [{"location": "x"}])
    assert list(tmp_path.iterdir()) == []


def test_every_clause_of_a_page_is_found(project: Project) -> None:
    known = project.engine.clauses
    found = {one.id: one.text for one in sentences(project.html(), known)}
    assert set(found) == {id_ for id_ in known if id_.startswith("twenty-five.")}
    assert found["twenty-five.rank.five-best"] == "So it is."
