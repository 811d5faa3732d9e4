"""What an author writes and what stands in the page: marks, cards, terms, boxes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown import Markdown
from small_book import Project, mark

from followsuit_site.engine import Engine

PAGE = "docs/games/twenty-five.md"


def written(project: Project, text: str) -> str:
    """The HTML of a text at the end of the game's page."""
    project.append(f"Here it starts.\n\n{text}")
    return project.html().split("Here it starts.</p>\n", 1)[1]


def sec(short: str) -> str:
    id_ = f"twenty-five.{short}"
    return f'<a class="sec" href="#{id_}">{mark(short)}</a>'


def test_a_paragraph_that_states_a_clause(project: Project) -> None:
    html = project.html()
    expected = f'<p class="clause" id="twenty-five.deck.52">{sec("deck.52")} So it is.</p>'
    assert expected in html


def test_several_clauses_in_one_paragraph(project: Project) -> None:
    project.edit(
        PAGE,
        "{§ deal.five} So it is.\n\n{§ deal.upcard} So it is.",
        "One pack. {§ deal.five} It has 52. {§ deal.upcard} Five *each*.",
    )
    html = project.html()
    assert (
        f'<p>One pack. <span class="clause" id="twenty-five.deal.five">{sec("deal.five")} It has 52.</span> '
        f'<span class="clause" id="twenty-five.deal.upcard">{sec("deal.upcard")} Five <em>each</em>.</span></p>'
    ) in html


def test_clauses_in_lists_and_tables(project: Project) -> None:
    project.edit(
        PAGE,
        "{§ deck.52} So it is.\n",
        "* {§ deck.52} In a list.\n\n| a |\n| --: |\n| {§ deal.five} In a table. |\n",
    )
    project.edit(PAGE, "{§ deal.five} So it is.\n", "")
    html = project.html()
    assert '<li><span class="clause" id="twenty-five.deck.52">' in html
    # Alignment comes as a class: the site's policy forbids style attributes.
    assert '<td class="n"><span class="clause" id="twenty-five.deal.five">' in html
    assert '<div aria-label="a" class="scroll" role="group" tabindex="0">' in html
    assert "style=" not in html


def test_every_clause_is_an_anchor_exactly_once(project: Project, engine: Engine) -> None:
    html = project.html()
    for id_ in engine.games["twenty-five"].clauses:
        if id_.startswith("twenty-five."):
            assert html.count(f'id="{id_}"') == 1, id_
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids))


def test_a_ruling_is_a_box_with_its_option(project: Project) -> None:
    html = project.html()
    start = html.index('<div class="ruling" id="twenty-five.ruling.exempt-absolute" role="note">')
    box = html[start : html.index("</div>", start)]
    # Its name is no heading of the search: what it rules is found by its own words.
    assert (
        '<p class="head" data-search-exclude>Our ruling <a' in box
        and ">exempt-absolute</a></p>" in box
    )
    assert "<p>We decide.</p>" in box
    assert '<p class="opt">You can choose.' in box and "<b>on any trump lead</b>" in box
    assert "<p><h3>" not in html


def test_citations(project: Project) -> None:
    html = written(project, "As said ({see rank.five-best, ruling.no-joker}).")
    told = 'title="The five of trumps is the best trump."'
    assert f"{told}>{mark('rank.five-best')}</a>, <a" in html and ">Ruling no-joker</a>)." in html


def test_citation_of_another_page(project: Project) -> None:
    project.append("See {see twenty-five.deck.52}.", "docs/how-to-read.md")
    assert 'href="../games/twenty-five/#twenty-five.deck.52"' in project.html("how-to-read.md")
    assert 'href="../../how-to-read/#common.ruling.negative"' in written(
        project, "{see common.ruling.negative}"
    )


def test_cards_in_prose(project: Project) -> None:
    html = written(project, "Play 10♥, [[AH]] or [[queen of spades]], `5♠` or 5.")
    assert re.findall(r'data-inline="(\w+)"', html) == ["TH", "AH", "QS"]
    assert ' data-sign="10">10 of hearts</span>' in html
    assert "<code>5♠</code> or 5." in html


def test_decktet_icons(project: Project) -> None:
    html = written(project, "A [[suit:waves]] and an [[type:event]].")
    assert 'href="#d-waves"' in html and 'href="#t-event"' in html


def test_first_use_of_a_term_is_linked(project: Project) -> None:
    html = written(
        project, "## Tricks\n\nTwo tricks and a trick, an *upcard*, a hand.\n\nThe upcard again."
    )
    link = '<a class="term" href="../../glossary/#trick">tricks</a>'
    assert f"Two {link} and a trick" in html
    assert html.count("glossary/#trick") == 1 and html.count("glossary/#upcard") == 1
    assert "#hand" not in html  # .quiet: only by hand


def test_term_linked_by_hand(project: Project) -> None:
    html = written(project, "An upcard, then [the card](term:upcard) and a [hand](term:hand).")
    # Written as a link between files, which MkDocs (and its successor) resolve.
    assert '<a class="term" href="../glossary.md#upcard">the card</a>' in html
    assert 'href="../glossary.md#hand"' in html
    # The first use is linked all the same; after a link by hand there is nothing left to do.
    assert html.count("#upcard") == 2


def test_term_linked_by_hand_before_its_first_use(project: Project) -> None:
    html = written(project, "[The card](term:upcard) is an upcard. An upcard!")
    assert html.count("#upcard") == 1


def test_terms_can_be_switched_off(project: Project) -> None:
    project.edit(PAGE, "title: Twenty-Five", "title: Twenty-Five\nglossary: false")
    assert "glossary/#" not in written(project, "Two tricks.")


def test_glossary_keeps_its_other_forms_to_itself(project: Project) -> None:
    html = project.html("glossary.md")
    assert (
        '<h2 id="trick">Trick</h2>' in html and "also=" not in html and 'class="term"' not in html
    )


def test_cheat_sheet(project: Project) -> None:
    html = written(project, "```cheat\n**Aim**\n: 25 points, see 5♥.\n```\n\nAfter.")
    assert re.search(
        r'<div class="cheat">\s*<div>\s*<header>.*?</header>\s*<dl>\s*<dt><strong>Aim</strong></dt>',
        html,
    )
    assert html.rstrip().endswith("<p>After.</p>")


def test_fences_within_a_note(project: Project) -> None:
    project.append('!!! tip "A tip"\n\n    ```facts\n    ```\n\n    And more.')
    book = project.book()
    from followsuit_site.markdown import FollowSuitExtension

    md = Markdown(extensions=[FollowSuitExtension(book=book), "admonition"])
    html = md.convert(book.pages["games/twenty-five.md"].body)
    assert re.search(
        r'<div class="admonition tip">.*<dl class="facts">.*And more\.</p>\s*</div>', html, re.S
    )


def test_extension_without_mkdocs(
    project: Project, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By name, the page known by its text alone: how a generator without our plugin uses it."""
    from followsuit_site import book, markdown

    monkeypatch.setattr(book, "default_ask", lambda: project.engine.ask)
    monkeypatch.setattr(markdown, "_books", {})
    settings = {"followsuit": {"root": str(tmp_path), "use_directory_urls": False}}
    md = Markdown(extensions=["followsuit"], extension_configs=settings)
    project.append("{see twenty-five.deck.52}", "docs/how-to-read.md")
    body = project.read("docs/how-to-read.md")
    html = md.convert(body)
    assert 'id="common.ruling.negative"' in html
    # Links between files: the generator turns them into addresses of its own.
    assert 'href="games/twenty-five.md#twenty-five.deck.52"' in html
    body = project.read(PAGE).split("---\n", 2)[2]
    html = md.convert(body)
    assert '<fs-stepper class="fig" id="example-third-best"' in html
    assert md.convert(body) == html  # an instance may be used again
    project.append("A [[queen of spades]].")
    changed = md.convert(project.read(PAGE).split("---\n", 2)[2])
    assert 'data-inline="QS"' in changed and '<fs-stepper class="fig"' in changed
