"""Examples, orders, scores, lessons and questions as static HTML."""

from __future__ import annotations

import html as entities
import json
import re
from html.parser import HTMLParser

import pytest
from small_book import Project, mark

from followsuit_draw.markup import attrs, tag
from followsuit_site.render.asked import pretty

GOLDEN_STEP = (
    '<li data-step="1"><span class="secs"><a class="sec" '
    'href="#twenty-five.rank.ace-hearts-third">'
    f"{mark('rank.ace-hearts-third')}</a>"
    "</span> <p>"
)


@pytest.fixture
def page(project: Project) -> str:
    return project.html()


def part(page: str, id_: str, name: str) -> str:
    """An element by its id; elements of its name do not nest."""
    found = re.search(rf'<{name}[^>]* id="{id_}".*?</{name}>', page, re.S)
    assert found, id_
    balanced = Balanced()
    balanced.feed(found[0])
    assert balanced.open == []
    return found[0]


class Balanced(HTMLParser):
    """Every element is closed, and where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("br", "hr", "img", "input"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def request(figure: str) -> dict[str, object]:
    found = re.search(r"data-request='([^']*)'", figure)
    assert found
    return dict(json.loads(entities.unescape(found[1])))


def whole(figure: str) -> str:
    """A figure with every place of its scenes written out."""
    before, scenes, after = re.split(r"(<template.*?</template>)", figure, flags=re.S)
    places = re.findall(r"<li\b.*?</li>", scenes)
    written = re.sub(r'<li data-as="(\d+)"></li>', lambda same: places[int(same[1])], scenes)
    return before + written + after


def test_trick(page: str) -> None:
    figure = part(page, "example-third-best", "fs-stepper")
    assert request(figure) == {
        "ask": "winner",
        "game": "twenty-five",
        "setting": {"trump": "S"},
        "trick": ["KS", "AH", "AS", "2S"],
    }
    assert 'data-game="twenty-five" data-pack="french-52" data-kind="trick"' in figure
    assert "<span>Spades are trump</span></header>" in figure
    assert GOLDEN_STEP in figure
    assert [*re.findall(r'<li data-seat="(\d)" data-step="(\d)"', figure)] == [
        ("0", "0"), ("1", "1"), ("2", "2"), ("3", "3")
    ]  # fmt: skip
    assert re.search(r'<li data-as="\d+"></li>', figure), (
        "a place that looks as an earlier one is its number"
    )
    scenes = re.findall(r'<ol class="seats" data-count="4">.*?</ol>', whole(figure))
    assert scenes[0].count('class="card H win"') == 1 and scenes[0].count("wins</span>") == 1
    # At each step: how many cards lie, and which is ahead; the scenes leave places for the faces.
    assert [scene.count("data-face") for scene in scenes] == [0, 1, 2, 3, 4]
    ahead = [re.findall(r'data-face="(\w+)" class="[^"]*win"', scene) for scene in scenes]
    assert ahead == [[], ["KS"], ["AH"], ["AH"], ["AH"]]
    assert "was ahead</span>" in scenes[2] and scenes[2].count("to play</span>") == 2
    assert scenes[3].count("winning</span>") == 1 and scenes[4].count("wins</span>") == 1
    assert '<span class="who">North</span>' in figure
    assert (
        '<div class="cap"><p>The ace of trumps is only <em>fourth</em>, behind <span class="c H"'
        in figure
    )
    assert '<ul class="after"' in figure and "<details" in figure


def test_hand(page: str) -> None:
    figure = part(page, "example-exempt", "fs-stepper")
    assert request(figure)["ask"] == "legal"
    assert figure.count('data-legal="true"') == 6  # three cards, three reasons
    assert '<ul class="hand"' in figure and '<div class="law"' in figure
    assert 'role="status"' not in figure and "<button" not in figure


def test_order(page: str) -> None:
    figure = part(page, "example-order", "fs-stepper")
    assert figure.count("<ol") == 1  # only the table that is claimed
    # Of trumps and reneging, trumps change an order.
    assert 'data-changes="trump"' in figure and "data-request" in figure
    cards = re.findall(r'data-card="(\w+)"', figure)
    assert " ".join(cards) == "5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS"
    assert 'aria-label="Spades as trumps, best card first"' in figure and "14 cards" in figure
    assert "This example comes from the source" in figure


def test_score(page: str) -> None:
    figure = part(page, "example-stop", "fs-stepper")
    assert '<th scope="col" class="n">Points</th>' in figure
    assert '<tr class="end"><th scope="row">West</th>' in figure
    assert '<td class="n">+5</td><td class="n">25</td>' in figure
    assert f">{mark('game.stop')}</a>" in figure


def test_play(page: str) -> None:
    figure = part(page, "example-rob", "fs-stepper")
    assert json.loads(entities.unescape(re.findall(r"data-actions='([^']*)'", figure)[0])) == [
        "rob 9D"
    ]
    assert request(figure)["do"] == "new"
    assert 'data-kind="play"' in figure and "North robs" in figure
    # The script stops where West must lead: the hand is shown, every card allowed.
    assert "turn of West" in figure and figure.count('data-legal="true"') == 5


def test_play_skips_what_is_told_elsewhere(project: Project) -> None:
    long = "actions: [rob 9♦, K♦, 8♠]\n      skip: 2"
    project.edit("tutorials/twenty-five.yml", "actions: [rob 9♦]", long)
    project.edit("tutorials/twenty-five.yml", "claim: {seat: West, ", "claim: {seat: East, ")
    project.edit("tutorials/twenty-five.yml", "[A♣, Q♥, 6♣, 8♠, 4♣]]", "[A♣, Q♥, 6♣, 4♣]]")
    project.edit("tutorials/twenty-five.yml", "shows: [rob.holder]", "shows: [follow.void-free]")
    figure = part(project.html(), "example-rob", "fs-stepper")
    assert "North plays" in figure
    assert "North robs" not in figure and "West leads" not in figure
    # The trick as it lies comes with the event, so a skipped lead is on the table all the same.
    [table] = re.findall(r'<ol class="seats".*?</ol>', figure)
    assert re.findall(r'data-card="(\w+)"', table) == ["KD", "8S"]
    assert 'class="card D court led win"' in table


def test_lesson(page: str) -> None:
    lesson = part(page, "lesson-first-hand", "fs-lesson")
    assert lesson.count('<section class="step"') == 4
    assert lesson.count('data-pick="all"') == 1
    assert '<a class="btn" href="#quiz-widget~lesson">' in lesson[lesson.rindex("<section") :]
    answers = [
        json.loads(entities.unescape(text)) for text in re.findall(r"data-answer='([^']*)'", lesson)
    ]
    assert sorted(answers[0]) == ["2C", "4C", "9D"]
    assert answers[1:] == [["West"], ["5"]]
    assert 'data-pick="number"' in lesson and lesson.count("<details") == 3
    assert '<li data-choice="QH" data-card="QH" data-spoken="queen of hearts">' in lesson
    assert '<li data-choice="West" data-card="KD" data-spoken="West, king of diamonds">' in lesson


def test_a_later_step_tells_apart_what_waits_for_its_question(page: str) -> None:
    steps = part(page, "lesson-first-hand", "fs-lesson").split("<section")[1:]
    assert [step.count('<div class="say">') for step in steps] == [0, 0, 1, 0]
    assert '<div class="say"><p>Everybody follows.</p></div>' in steps[2]


def test_the_round_after_a_lesson(page: str) -> None:
    quiz = part(page, "quiz-widget", "fs-quiz")
    found = re.search(r'id="quiz-widget~lesson" data-rules="([^"]+)"', quiz)
    assert found and 3 <= len(found[1].split()) <= 6
    assert "twenty-five.rank.plain-red" in found[1].split()


def test_quiz(page: str) -> None:
    quiz = part(page, "quiz-widget", "fs-quiz")
    assert quiz.count('<li class="question"') == 4 and quiz.count("<details") == 4
    assert 'data-stock="../../assets/followsuit/quiz/twenty-five.json"' in quiz
    assert 'data-kinds="winner legal order points action leader reason goal fault"' in quiz
    kinds = re.findall(r"Which card takes the trick|What may you play", quiz)
    assert kinds  # several kinds, and each with its answer inside


def test_quiz_about_all_games(project: Project) -> None:
    project.append("```quiz\ngames: all\ncount: 2\n```", "docs/index.md")
    html = project.html("index.md")
    assert 'data-games="twenty-five"' in html or 'data-game="twenty-five"' in html


def test_games_on_the_home_page(project: Project) -> None:
    html = project.html("index.md")
    assert '<h3><a href="games/twenty-five/">Twenty-Five</a></h3>' in html
    assert re.findall(r'data-card="(\w+)"', html) == ["5S", "JS", "AH"]
    assert "<dt>Players</dt><dd>3 to 9</dd>" in html


def test_options(project: Project) -> None:
    project.append("```options\n```")
    html = project.html()
    assert "<code>renege</code></th><td>on any trump lead</td>" in html
    assert 'href="#twenty-five.ruling.exempt-absolute"' in html


def test_ranks_for_a_setting(project: Project) -> None:
    project.append("```ranks\ntrump: H\nshow: [S, C]\n```")
    html = project.html()
    assert 'aria-label="Plain spades, best card first"' in html
    assert 'aria-label="Plain clubs, best card first"' in html
    assert "Plain diamonds" not in html


def test_scores(project: Project) -> None:
    project.append("```scores\nform: tricks\nplayers: 3\nwinners: [1, 1]\ncaption: Two tricks\n```")
    html = project.html()
    assert "<caption>Two tricks</caption>" in html
    assert '<td class="n">10</td>' in html


def test_a_table_of_scores(project: Project) -> None:
    rows = "rows:\n  two tricks: {winners: [1, 1]}\n  one *each*: {winners: [0, 1]}"
    project.append(f"```scores\nform: tricks\nplayers: 3\ncolumns: {{North: 1}}\n{rows}\n```")
    html = project.html()
    assert '<th scope="row">two tricks</th><td class="n">+10</td>' in html
    assert '<th scope="row">one <em>each</em></th><td class="n">+5</td>' in html


def test_a_grid_of_scores(project: Project) -> None:
    columns = "columns: {one trick: {winners: [0]}, two: {winners: [0, 0]}, none: {winners: []}}"
    rows = "rows:\n  solo: {}\n  in pairs: {teams: pairs}"
    project.append(f"```scores\nform: tricks\nplayers: 4\n{columns}\n{rows}\n```")
    html = project.html()
    cells = '<td class="n">5</td><td class="n most">10</td><td class="n">0</td>'
    assert f'<th scope="row">in pairs</th>{cells}' in html


def test_request_and_answer(project: Project) -> None:
    project.append('```ask\n{"ask": "games"}\nshow: games\n```', "docs/index.md")
    html = project.html("index.md")
    assert "The engine answers" in html and "twenty-five" in html


def test_long_lists_are_cut() -> None:
    text = pretty({"cards": [{"code": "5H", "name": "five of hearts"}] * 9})
    assert "… 7 more" in text


def test_attributes_are_escaped() -> None:
    assert attrs({"data_x": '"<&'}) == " data-x='\"&lt;&amp;'"
    assert attrs({"data_x": "\"it's"}) == ' data-x="&quot;it&#x27;s"'
    assert attrs({"hidden": True, "id": None, "class_": "a"}) == ' hidden class="a"'
    assert tag("p", "x", data_list=["♥"]) == "<p data-list='[\"♥\"]'>x</p>"


def test_what_authors_write_is_escaped(project: Project) -> None:
    project.edit(
        "tutorials/twenty-five.yml", "title: The ace that is no heart", 'title: "<b>bold</b> & so"'
    )
    html = project.html()
    assert "&lt;b&gt;bold&lt;/b&gt; &amp; so" in html
