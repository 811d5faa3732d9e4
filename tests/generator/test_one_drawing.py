"""What a live answer draws is what the book prints, because both are drawn by `followsuit_draw`."""

from __future__ import annotations

import ast
import html
import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from followsuit.games import game as find_game
from followsuit.practice.bank import bank
from followsuit.words import PSEUDO
from followsuit_draw import door
from followsuit_site import faces, stock
from followsuit_site.book import Book, Places
from followsuit_site.examples import Solved
from followsuit_site.faults import Faults
from followsuit_site.pages import Page
from followsuit_site.render import compare, example
from followsuit_site.render.case import given
from followsuit_site.render.quiz import printed
from followsuit_site.render.scribe import Scribe
from followsuit_site.translations import OTHERS

ROOT = Path(__file__).parents[2]
BOOK = Book(Places(ROOT))
BOOKS = {"en": BOOK, **{one: Book(Places(ROOT, language=one)) for one in OTHERS}}
LIVE = door.Book(**BOOK.told())
GAMES = tuple(BOOK.engine.games)
# Each game in each language that tells it.
TOLD = [(language, game) for language, book in BOOKS.items() for game in book.engine.games]
WIDGETS = ROOT / "generator/widgets/src"

PLACE = re.compile(
    r'<b data-(?P<kind>face|word)="(?P<code>[^"]+)"(?: class="(?P<state>[^"]*)")?>.*?</b>', re.S
)


def placed(markup: str, scribe: Scribe) -> str:
    """Markup of a live answer as a widget puts it into a page: its cards have faces, its links lead
    from there. Scenes get theirs when they are shown."""
    whole = re.split(r"(<template.*?</template>)", markup, flags=re.S)
    return "".join(part if n % 2 else _placed(part, scribe) for n, part in enumerate(whole))


def _placed(markup: str, scribe: Scribe) -> str:
    def face(found: re.Match[str]) -> str:
        card = scribe.game.cards[found["code"]]
        return (
            faces.inline(card)
            if found["kind"] == "word"
            else faces.card(card, found["state"] or "", scribe.words)
        )

    return linked(PLACE.sub(face, markup), scribe)


def linked(markup: str, scribe: Scribe) -> str:
    """Addresses from the site's root as those from a page."""
    here, base = scribe.book.url(scribe.page.src), scribe.book.base(scribe.page)

    def link(found: re.Match[str]) -> str:
        page, _, anchor = found[1].partition("#")
        return (
            f'href="{"" if page == here else base + page}#{anchor}"'
            if anchor
            else (f'href="{base}{page}"')
        )

    return re.sub(r'(?<!:)href="([^"#][^"]*)"', link, markup)


def scribe(game: str, page: Page | None = None, book: Book = BOOK) -> Scribe:
    page = page or book.page_of_game(game)
    assert page
    return Scribe(book, page, book.engine.games[game], Faults())


def asked(request: dict[str, Any], draw: Any = True, language: str = "en") -> dict[str, Any]:
    """What the worker of a page in that language answers."""
    tongue = {} if language == "en" else {"language": language}
    text = json.dumps({**request, **tongue, "draw": draw})
    answer: dict[str, Any] = json.loads(worker(language)(text))
    assert "error" not in answer, answer
    return answer


@cache
def worker(language: str) -> Any:
    told = BOOKS[language].told() if language in BOOKS else {"games": {}, "pages": {}}
    return door.open_book(json.dumps({**told, "language": language}))


def live(solved: Solved, language: str = "en") -> str:
    """The figure of an example as a What if? asks for it."""
    request, draw = solved.request, True
    if solved.example.kind == "legal":
        draw = {"names": solved.names}
    if solved.example.kind == "play":
        record = asked(request, language=language)["record"]
        request = {"ask": "hand", "do": "act", "record": record, "actions": solved.actions}
        draw = {"skip": solved.skipped}
    return str(asked(request, draw, language)["drawn"]["figure"])


def shows_all(solved: Solved) -> bool:
    """Whether an order prints every table; of others only those of its claim."""
    return set(solved.example.claim.map) == {table["key"] for table in solved.answer["ranks"]}


@pytest.mark.parametrize(("language", "game"), TOLD)
def test_a_live_answer_draws_the_printed_figure(language: str, game: str) -> None:
    pen, kinds = scribe(game, book=BOOKS[language]), set()
    for (name, _), solved in BOOKS[language].solved.items():
        if name != game:
            continue
        whole = example.render(solved, pen)
        if solved.example.kind == "ranks" and not shows_all(solved):
            continue
        if solved.example.kind == "play" and not solved.events:
            continue  # it prints only where the hand has led, and a What if? all of it
        assert placed(live(solved, language), pen) in whole, f"{game}/{solved.example.id}"
        kinds.add(solved.example.kind)
    assert len(kinds) > 2


@pytest.mark.parametrize(("language", "game"), TOLD)
def test_a_case_is_compared_in_the_words_in_which_it_is_printed(language: str, game: str) -> None:
    book = BOOKS[language]
    pen, compared = scribe(game, book=book), 0
    for (name, _), solved in book.solved.items():
        if name != game or solved.example.kind != "score" or solved.request.get("options"):
            continue
        printed = re.findall(r"<dd>(.*?)</dd>", given(solved.request, solved.answer, pen), re.S)
        fields = asked(solved.request, language=language)["drawn"]["fields"]
        assert set(printed) <= {placed(told, pen) for told in fields.values()}, solved.example.id
        compared += len(printed)
    assert compared


@pytest.mark.parametrize(("language", "game"), TOLD)
def test_a_question_is_printed_as_it_is_asked(language: str, game: str) -> None:
    book = BOOKS[language]
    pen, questions = scribe(game, book=book), book.stock(game)
    drawing = door.Book(**book.told()).pen(game)
    whole_stock = stock.document(book.engine.games[game], "", questions, [], drawing, {})
    kept = whole_stock["questions"]
    for question, told in zip(questions[:20], kept, strict=False):
        again = asked({"ask": "practice", **question["again"]}, language=language)
        assert again["question"]["drawn"] == told["drawn"]
        whole = printed(question, pen)
        for part in ("prompt", "table", "verdict", "reasons"):
            assert placed(told["drawn"][part], pen) in whole, question["id"]


def test_a_comparison_is_printed_as_it_is_answered() -> None:
    page = next(
        page for page in BOOK.pages.values() if any(f.kind == "compare" for f in page.fences)
    )
    for trick, trump in (["QH", "5H", "AH", "TH"], "S"), (["AS", "2H"], "none"):
        answer = BOOK.engine.ask({"ask": "compare", "trick": trick, "trump": trump})
        whole = compare.render(BOOK, page, answer, "same", "Same", "", Faults())
        drawn = asked({"ask": "compare", "trick": trick, "trump": trump})["drawn"]
        widest = max(BOOK.engine.games, key=lambda id_: "52" in BOOK.engine.games[id_].pack)
        pen = scribe(widest, page)
        for name in ("felt", "verdicts"):
            assert placed(drawn[name], pen) in whole
        assert f"<span>{drawn['trumps']}</span>" in whole


def test_a_sentence_says_what_its_clauses_are_called() -> None:
    """Wherever it stands in an answer, a told thing comes with its markup and its links."""
    answer = asked(
        {"ask": "winner", "game": "twenty-five", "trick": ["KS", "AH"], "setting": {"trump": "S"}}
    )
    step = answer["steps"][1]
    assert step["why"]["drawn"].count('<b data-word="AH"></b>') == 1
    id_ = step["clauses"][0]
    label = BOOK.engine.clauses[id_].mark
    assert f'<a class="sec" href="games/twenty-five/#{id_}">{label}</a>' in step["links"]


def test_words_of_others_stay_words() -> None:
    """A name that is given in a request is text, whatever it looks like."""
    evil = '<img src=x onerror="1">'
    request = {"ask": "winner", "game": "truc", "trick": ["AH", "3D"], "names": [evil, "East"]}
    answer = asked(request)
    assert "<img" not in json.dumps(answer["drawn"]) + answer["why"]["drawn"]
    assert "&lt;img" in answer["drawn"]["figure"]


def test_an_answer_without_pictures_is_the_engine_s_own() -> None:
    request = {"ask": "ranks", "game": "truc"}
    assert door.answered(request, LIVE) == BOOK.engine.ask(request)
    assert "error" in door.answered({"ask": "winner", "game": "x", "draw": True}, LIVE)
    assert "error" in door.answered([], LIVE)


# ---- no word escapes its catalogue ----

MARKUP = re.compile(r'<[^>]*?(?: aria-label="([^"]*)"[^>]*)?>')


def unaccented(drawn: Any) -> list[str]:
    """Words of drawn figures that no catalogue of the pseudo-language has told."""
    if isinstance(drawn, dict | list):
        parts = drawn.values() if isinstance(drawn, dict) else drawn
        return [word for part in parts for word in unaccented(part)]
    told = html.unescape(MARKUP.sub(r" \1 ", drawn))
    return re.findall(r"[A-Za-z]{2,}", told)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_figure_is_in_a_catalogue(game: str) -> None:
    kinds, own = set(), ("names", "seats")
    for (name, _), solved in BOOK.solved.items():
        if name != game or solved.example.kind == "play" or solved.example.kind in kinds:
            continue
        kinds.add(solved.example.kind)
        request = {key: value for key, value in solved.request.items() if key not in own}
        draw = {"names": ["1", "2", "3", "4"]} if solved.example.kind == "legal" else True
        assert unaccented(asked(request, draw, PSEUDO)["drawn"]) == [], solved.example.id
    new = asked({"ask": "hand", "do": "new", "game": game, "seed": 2}, language=PSEUDO)
    on = {"ask": "hand", "do": "play_on", "record": new["record"], "seed": 1}
    assert unaccented(asked(on, {"skip": 0}, PSEUDO)["drawn"]) == []
    quiz = asked({"ask": "quiz", "game": game, "seed": 4}, language=PSEUDO)
    assert unaccented(quiz["drawn"]) == []
    for kind in ("claims", "points", "leader"):
        position = next(one.name for one in bank(find_game(game)) if one.kind == kind)
        again = asked({"ask": "practice", "game": game, "position": position}, language=PSEUDO)
        assert unaccented(again["question"]["drawn"]) == [], position
    assert len(kinds) > 1


def test_every_word_of_a_comparison_is_in_a_catalogue() -> None:
    for trick, trump in (["QH", "5H", "AH", "TH"], "S"), (["AS", "2H"], "none"):
        answer = asked({"ask": "compare", "trick": trick, "trump": trump}, language=PSEUDO)
        assert unaccented(answer["drawn"]) == []


def test_a_word_that_is_in_no_catalogue_is_noticed() -> None:
    assert unaccented({"figure": '<ol class="x" aria-label="led"><li>ŵíńś~ Best</li></ol>'}) == [
        "led",
        "Best",
    ]


# ---- nobody else draws ----

# What only a figure of an answer has.
FIGURES = (
    *("seats", "strut", "trace", "ledger", "striphead", "strip", "scale", "compared", "unfit"),
    *("result", "law", "badge", "back", "lattice", "sec", "secs"),
)


def drawn_by(text: str) -> set[str]:
    """The classes of the figures that a source makes elements with."""
    made = re.findall(r'class(?:Name)?_?\\?(?:=|": |: |",\s*)\\?["`]([^"`\\]+)', text)
    return {name for classes in made for name in classes.split()} & set(FIGURES)


def test_no_widget_draws_a_figure() -> None:
    made = {
        str(path.relative_to(WIDGETS)): drawn_by(path.read_text()) for path in WIDGETS.rglob("*.ts")
    }
    # The stepper's own line has a column for links, be there any or not.
    expected = {"stepper/stepper.ts": {"secs"}, "figure/stage.ts": {"secs"}}
    assert {name: classes for name, classes in made.items() if classes} == expected


def test_a_widget_that_draws_is_noticed() -> None:
    assert drawn_by('el("ol", { class: "seats deck" })') == {"seats"}
    assert drawn_by('el("table", { class: "ledger score" })') == {"ledger"}
    assert drawn_by('tag.className = "tag w"; all(host, ".seats")') == set()


# What reads words, addresses or attributes of what stands in a page. A widget that needs to know
# something of a figure has it as data.
READS = re.compile(
    r"\.(?:textContent|innerText|ariaLabel)\b(?!\s*=[^=])|\.(?:inner|outer)HTML\b(?!\s*=[^=])"
    r"|\.(?:getAttribute|matchAll)\(|\.marked\b|\bmarked\??:|\{ ?marked\b"
)


def test_no_widget_reads_a_fact_out_of_a_picture() -> None:
    reads = {
        str(path.relative_to(WIDGETS)): READS.findall(path.read_text())
        for path in WIDGETS.rglob("*.ts")
    }
    assert {name: found for name, found in reads.items() if found} == {
        # What an example is called is the heading above it; so is what a choice says.
        "stepper/stepper.ts": [".textContent"],
        "figure/altered.ts": [".textContent"],
        "lesson/question.ts": [".textContent"],
        # Whether there are any words.
        "figure/stage.ts": [".textContent"],
        # What a fold holds is made of its markup.
        "page/folds.ts": [".textContent"],
        # Links are made to lead from this page.
        "cards/pack.ts": [".getAttribute("],
        # Whether its own button is on.
        "what-if/card-slots.ts": [".getAttribute("],
    }


# What takes a sentence apart that the engine has told, or puts other words into it.
PARSES = re.compile(
    r"(?:\btrouble\w*\([^()]*\)|\.(?:text|what|label|labels|drawn|title)\b|\bsentence)"
    r"\.(?:replace\w*|match|split|search|slice|startsWith|endsWith|includes|indexOf)\("
)


def test_no_widget_parses_a_sentence() -> None:
    for path in WIDGETS.rglob("*.ts"):
        assert not PARSES.findall(path.read_text()), path.name


def test_a_widget_that_parses_is_noticed() -> None:
    assert PARSES.search("const told = trouble(error).replace(/ at trick/, where);")
    assert PARSES.search('answer.why.text.split(". ")') and PARSES.search("fault.what.match(/x/)")
    assert not PARSES.search('link.split("~"); el("p", {}, trouble(error))')


def test_a_widget_that_reads_is_noticed() -> None:
    assert READS.findall('const who = place.querySelector(".who")?.textContent;')
    assert READS.findall('use.getAttribute("href")') and READS.findall("{ marked }: Sentence")
    assert not READS.findall('line.textContent = "Saved"; place.innerHTML = markup;')


def test_the_engine_does_without_pictures() -> None:
    """`followsuit` never imports `followsuit_draw`, which imports no more than the engine."""
    source = ROOT / "engine/src"
    for path in source.rglob("*.py"):
        names = {
            name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            for name in (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom) and not node.level
                else []
            )
        }
        used = {name.split(".")[0] for name in names}
        draws = path.is_relative_to(source / "followsuit_draw")
        assert draws or "followsuit_draw" not in used, path
        assert "followsuit_site" not in used, path


class Searched(HTMLParser):
    """What the search reads of a figure, as it reads it: an element whose name was left out before
    is read again after the first inner one of that name."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.silent: set[str] = set()
        self.read: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if "data-search-exclude" in dict(attrs):
            self.silent.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self.silent.discard(tag)

    def handle_data(self, data: str) -> None:
        if not self.silent.intersection(self.open):
            self.read.append(data)


@pytest.mark.parametrize("game", ("shed", "sheepshead"))
def test_no_scene_gets_into_the_search(game: str) -> None:
    pen, seen = scribe(game), 0
    for (name, _), solved in BOOK.solved.items():
        if name != game or solved.example.kind not in ("winner", "play"):
            continue
        figure, search = example.render(solved, pen), Searched()
        search.feed(re.sub(r"<(use|br)[^>]*>", "", figure))
        seen += "to play" in figure
        assert not {"to play", "latest", "winning"} & set(search.read), solved.example.id
    assert seen
