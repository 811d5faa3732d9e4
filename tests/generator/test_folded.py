"""Of several examples in a fence, the first stands open and the others wait behind their titles."""

from __future__ import annotations

import re

from small_book import Project

PAGE = "docs/games/twenty-five.md"


def test_the_first_example_stands_open(project: Project) -> None:
    html = project.html()
    folded = re.findall(
        r'<details class="more"><summary[^>]*>(.*?)</summary><noscript><(\S+) ', html
    )
    assert folded == [
        ("Nothing but top trumps", "fs-stepper"),
        ("Spades are trump", "fs-stepper"),
        ("Twenty-five, and the game is over", "fs-stepper"),
        ("The ace takes the upcard", "fs-stepper"),
    ]
    assert html.index('id="example-third-best"') < html.index('<details class="more">')


def test_a_folded_figure_shows_its_title_once(project: Project) -> None:
    html = project.html()
    assert '<h3 id="example-third-best-title">The ace' in html
    assert '<h3 id="example-exempt-title" class="vh">Nothing but top trumps</h3>' in html
    # Its permalink stays where it can be seen.
    assert '<a class="headerlink" href="#example-exempt"' in html


def test_open_keeps_an_example_open(project: Project) -> None:
    project.edit(PAGE, "exempt\norder", "exempt open\norder")
    assert project.faults() == []
    html = project.html()
    assert html.count('<details class="more">') == 3
    assert '<h3 id="example-exempt-title">' in html


def test_folded_folds_the_first_too(project: Project) -> None:
    project.edit(PAGE, "third-best\nexempt", "third-best folded\nexempt open")
    assert project.faults() == []
    html = project.html()
    assert '<h3 id="example-third-best-title" class="vh">' in html
    assert '<h3 id="example-exempt-title">' in html


def test_no_other_word_follows_an_example(project: Project) -> None:
    project.edit(PAGE, "exempt\norder", "exempt opn\norder")
    line = project.line(PAGE, "exempt opn")
    (fault,) = project.faults()
    assert fault.startswith(f"{PAGE}:{line}: only “open” or “folded” may follow")
    assert "did you mean open?" in fault


def test_rulings_wait_behind_their_heading(project: Project) -> None:
    ruling = "::: ruling\n{§ ruling.exempt-absolute}"
    project.edit(PAGE, ruling, "### About our choices {#choices}\n\n" + ruling)
    html = project.html()
    start = html.index('<details class="more rulings">')
    group = html[start : html.index("</details>", start)]
    assert re.search(
        r'<summary>\s*<h3 id="choices">About our choices.*?<span>\d+ rulings?</span>', group, re.S
    )
    assert 'id="twenty-five.ruling.exempt-absolute"' in group


def test_rulings_without_a_heading_of_their_own_stand_open(project: Project) -> None:
    assert "more rulings" not in project.html()
