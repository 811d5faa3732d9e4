"""The German book: its frame, its figures, quiz and lesson, all in German, and the way between languages."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from browsing import (
    ENGINE_MS,
    ROOT,
    Open,
    Site,
    asked_first,
    give,
    go_on,
    lesson_of,
    questions_of,
    runtime_requests,
    settled,
    unfold,
)
from evening_pages import counted, evening, follow, link_of, record_of, shows
from playwright.sync_api import Locator, Page, expect

from followsuit import ask
from followsuit.games import game, games
from followsuit.words.catalogue import KERNEL, SHARED, table
from followsuit.words.compile import compile_words

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PAGE = "de/games/schafkopf/"
WORD = re.compile(r"[^\W\d_]{2,}")
# What of a text of ours is no word of it: fences, marks, links, names of fields.
CODE = re.compile(r"^```.*?^```|\{[^}]*\}|\]\([^)]*\)|`[^`]*`|^[ -]*[a-z_-]+:", re.M | re.S)
# What a reader sees or hears of a page, but for what is marked as English.
SEEN = """() => {
  const copy = document.body.cloneNode(true);
  for (const folded of copy.querySelectorAll("details > noscript")) folded.outerHTML = folded.textContent;
  for (const other of copy.querySelectorAll("script, style, svg, code, [hreflang=en]")) other.remove();
  const said = [...copy.querySelectorAll("[aria-label], [placeholder], [title]")].map((element) =>
    ["aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? "").join(" "));
  return [document.title, copy.textContent, ...said].join(" ");
}"""


def words(pattern: Any) -> set[str]:
    """The words of an entry; what a variant is called is none of them."""
    match pattern:
        case str():
            return set(WORD.findall(pattern.lower()))
        case ["$" | "&", _] | ["fn", _, _, _]:
            return set()
        case ["?", _, dict(cases), _]:
            return set().union(*map(words, cases.values()))
    return set().union(*map(words, pattern))


@cache
def english_only() -> set[str]:
    """Words that the catalogues have in English, and that no German text has."""
    own = ("followsuit_site.words", "followsuit_draw")
    rooms = (KERNEL, SHARED, game("schafkopf").words, *own)
    told = {one: set[str]() for one in ("en", "de")}
    for language, found in told.items():
        widgets = ROOT / f"generator/widgets/words/{language}.ftl"
        tables = [table(room, language) for room in rooms]
        for one in (*tables, compile_words(widgets.read_text("utf-8"), widgets.name)):
            found |= set().union(*map(words, one.values()))
    german = [*(ROOT / "docs/de").rglob("*.md"), *(ROOT / "tutorials/de").glob("*.yml")]
    for path in german:
        told["de"] |= set(WORD.findall(CODE.sub(" ", path.read_text("utf-8").lower())))
    names = {word for one in games() for word in WORD.findall(one.id)}
    return told["en"] - told["de"] - names - {"follow", "suit", "source", "serif", "ofl"}


def all_german(page: Page) -> None:
    """No English word on the page, as it now stands."""
    told = page.evaluate(SEEN)
    assert sorted(set(WORD.findall(told.lower())) & english_only()) == []


@pytest.mark.parametrize(
    "told",
    [
        "p.textContent = 'The winning clause'",
        "p.ariaLabel = 'declarer'",
        "document.title = 'Another'",
    ],
)
def test_an_english_word_on_a_page_is_found(open_page: Open, told: str) -> None:
    page = open_page("de/glossary/", **PHONE)
    all_german(page)
    page.evaluate(f"() => {{ const p = document.querySelector('.leaf p'); {told}; }}")
    with pytest.raises(AssertionError):
        all_german(page)


def test_a_page_and_its_counterpart_lead_to_each_other(open_page: Open) -> None:
    page = open_page("games/schafkopf/", **PHONE)
    assert page.locator("html").get_attribute("lang") == "en"
    page.locator("header a[hreflang=de]").tap()
    page.wait_for_url(f"**/{PAGE}")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    alternates = page.locator("head link[rel~=alternate][hreflang]")
    assert {one.get_attribute("hreflang") for one in alternates.all()} == {"en", "de"}
    page.locator("header a[hreflang=en]").tap()
    page.wait_for_url("**/a/shelf/games/schafkopf/")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(
    "path",
    ["de/", PAGE, "de/judge/", "de/scores/", "de/glossary/", "de/how-to-read/", "de/games/truc/"],
)
def test_a_page_is_german_all_over(open_page: Open, path: str) -> None:
    page = open_page(path, **PHONE)
    unfold(page)
    all_german(page)


def test_a_game_without_german_words_leads_to_its_english_page(open_page: Open) -> None:
    page = open_page("games/truc/", **PHONE)
    page.locator("header a[hreflang=de]").tap()
    page.wait_for_url("**/de/games/truc/")
    expect(page.locator(".book")).to_contain_text("gibt es hier noch nicht auf Deutsch")
    page.get_by_role("link", name="Truc auf Englisch").tap()
    page.wait_for_url("**/a/shelf/games/truc/")


def test_each_language_searches_its_own_book(open_page: Open, site: Site) -> None:
    page = open_page("de/glossary/", **PHONE)
    page.get_by_role("button", name="Im Buch suchen").tap()
    field = page.get_by_role("textbox", name="Im Buch suchen")
    field.fill("Ramsch")
    field.press("End")
    found = page.locator(".md-search-result__list a")
    found.first.wait_for()
    addresses = [link.get_attribute("href") or "" for link in found.all()]
    assert addresses and all("/de/" in address for address in addresses)
    english = json.loads((site.folder / "search/search_index.json").read_text("utf-8"))
    assert not [one for one in english["docs"] if one["location"].startswith("de/")]
    assert english["config"]["lang"] == ["en"]


def test_turning_the_page_stays_in_the_language(open_page: Open) -> None:
    page = open_page("de/", viewport={"width": 1100, "height": 900})
    page.get_by_role("navigation", name="Hauptmenü").get_by_role("link", name="Glossar").click()
    page.wait_for_url("**/de/glossary/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    all_german(page)


def step_through(figure: Locator) -> None:
    figure.get_by_role("button", name="Weiter").tap()
    expect(figure.locator(".tag.w").first).to_have_text("liegt vorn")


def test_what_if_answers_in_german(open_page: Open, site: Site) -> None:
    """In the Python that the site ships, with the words that only this page asked for."""
    page = open_page(PAGE, **PHONE)
    unfold(page)
    figure = page.locator("#example-queen-over-jack")
    figure.scroll_into_view_if_needed()
    step_through(figure)
    before = len(site.asked)
    figure.get_by_role("button", name="Was wäre, wenn?").tap()
    figure.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    assert any(re.search(r"/words-\w+/de\.json$", path) for path in runtime_requests(site, before))
    figure.get_by_label("Oder tippe eine Karte").fill("B♣")
    figure.get_by_role("button", name="Spielen", exact=True).tap()
    settled(figure)
    told = figure.locator("[role=status]")
    asked = {"ask": "winner", "game": "schafkopf", "language": "de", "trick": "B♣ B♦ D♦"}
    expect(told).to_contain_text(ask(asked)["why"]["text"].split("D♦")[0].strip())
    expect(figure.locator(".altered")).to_contain_text("Du hast dieses Beispiel verändert.")
    links = figure.locator(".trace a.sec").evaluate_all("all => all.map((link) => link.href)")
    assert links and all("/de/" in link for link in links), "what is drawn leads to its own book"
    all_german(page)


def test_a_hand_is_played_on_in_german(open_page: Open) -> None:
    page = open_page(PAGE, **PHONE)
    unfold(page)
    figure = page.locator("#example-widow-offered")
    figure.scroll_into_view_if_needed()
    figure.get_by_role("button", name="Was wäre, wenn?").tap()
    figure.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    figure.get_by_role("button", name="Talon nehmen").tap()
    settled(figure)
    figure.get_by_role("button", name="Den Zufall zu Ende spielen lassen").tap()
    settled(figure)
    expect(figure.locator(".whatif")).to_contain_text("Das Spiel ist zu Ende.")
    expect(figure.locator(".whatif")).to_contain_text(re.compile(r"West hat \d+ Augen?\b"))
    all_german(page)


def test_a_choice_is_compared_in_german(open_page: Open) -> None:
    page = open_page(PAGE, **PHONE)
    unfold(page)
    figure = page.locator("#example-all-pass")
    figure.scroll_into_view_if_needed()
    figure.get_by_role("button", name="Was wäre, wenn?").tap()
    figure.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    figure.get_by_label("Hier anders wählen").select_option(index=2)
    expect(settled(figure).locator(".diff tbody")).to_have_count(0)
    figure.get_by_role("button", name="Talon nehmen").tap()
    rows = settled(figure).locator("table.diff tbody th")
    expect(rows).to_have_text(["Wahl", "Stände"])
    all_german(page)


def test_a_score_is_changed_in_german(open_page: Open) -> None:
    page = open_page(PAGE, **PHONE)
    unfold(page)
    figure = page.locator("#example-sixty-one")
    figure.scroll_into_view_if_needed()
    figure.get_by_role("button", name="Was wäre, wenn?").tap()
    figure.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    figure.get_by_role("spinbutton", name="Augen in den Stichen des Alleinspielers").fill("91")
    settled(figure)
    expect(figure).to_contain_text("91 oder mehr, das ist Schneider und bringt 4.")
    all_german(page)


def test_the_quiz_asks_and_judges_in_german(open_page: Open) -> None:
    page = open_page(PAGE, **PHONE)
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    button = quiz.get_by_role("button", name="Antworten")
    button.wait_for()
    for _ in range(4):
        field = quiz.locator(".stand input").first
        if field.count() and field.get_attribute("type") != "number":
            field.check(force=True)
        elif field.count():
            field.fill("2")
        give(quiz, "Antworten")
        expect(quiz.locator("[role=status] .head")).to_have_text(
            re.compile("Richtig|Diesmal nicht")
        )
        all_german(page)
        go_on(quiz, "Nächste Frage")
    expect(quiz.locator(".place")).to_contain_text("Frage 5 von 10")


@pytest.mark.parametrize("kind", ["leader", "reason"])
def test_who_leads_next_and_which_rule_decides_are_asked_in_german(
    open_page: Open, kind: str
) -> None:
    page = open_page(PAGE, **PHONE)
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    quiz.get_by_role("button", name="Antworten").wait_for()
    quiz.locator(".choosers summary").click()
    quiz.locator(f".kinds input[value={kind}]").check()
    for box in quiz.locator(".kinds input").all():
        if box.get_attribute("value") != kind:
            box.uncheck()
    asks = {"leader": "Wer spielt zum nächsten Stich aus?", "reason": "Welche Regel entscheidet?"}
    expect(quiz.locator(".stand legend")).to_contain_text(asks[kind])
    all_german(page)
    quiz.locator(".stand input").first.check(force=True)
    give(quiz, "Antworten")
    expect(quiz.locator("[role=status] .head")).to_have_text(re.compile("Richtig|Diesmal nicht"))
    all_german(page)


def test_the_lesson_is_answered_in_german(open_page: Open, site: Site) -> None:
    lesson = lesson_of(open_page(PAGE, **PHONE))
    firsts = asked_first(site, lesson.page)
    count = lesson.locator("section.step").count()
    for place in range(1, count + 1):
        expect(lesson.locator(".place")).to_have_text(f"Schritt {place} von {count}")
        step = lesson.locator("section.step:not(.later)")
        for ask_ in questions_of(step, place in firsts):
            all_german(lesson.page)
            right = json.loads(ask_.get_attribute("data-answer") or "[]")
            if ask_.get_attribute("data-pick") == "number":
                ask_.locator("input").fill(right[0])
            for value in right[-1:] if ask_.get_attribute("data-pick") == "one" else right:
                box = ask_.locator(f"input[value='{value}']")
                if box.count():
                    box.check(force=True)
            ask_.get_by_role("button", name="Antworten").tap()
            expect(ask_.locator("[role=status] .head")).to_have_text("Richtig")
        if place < count:
            lesson.get_by_role("button", name="Weiter").tap()
    all_german(lesson.page)


@pytest.mark.parametrize(
    "position",
    [
        "winner~c.trick=9S,KS,7D",
        "legal~c.trick=9S~c.hand=KS,7D,QC",
        "revoke~c.trick=9S,7D~c.hand=KS~c.accused=1",
        "score~c.form=least~f.points=60,40,20",
        "phase",
    ],
)
def test_the_judge_speaks_german(open_page: Open, position: str) -> None:
    page = open_page(f"de/judge/#judge~schafkopf~{position}", **PHONE)
    page.locator("fs-judge:not([aria-busy]) .ruled").wait_for(timeout=ENGINE_MS)
    expect(page.locator("fs-judge .amiss")).to_have_count(0)
    for more in page.locator("fs-judge details").all():
        more.evaluate("(fold) => { fold.open = true; }")
    all_german(page)


def test_the_score_pad_speaks_german(open_page: Open) -> None:
    told = evening("schafkopf")
    record = record_of(told.match, told.entries)
    record[2] = ["Anna", "Bert", "Carl"]
    page = open_page(f"de/scores/#{link_of(record)}", **PHONE)
    shows(page, told.rows(len(told.entries)))
    counted(page)
    for row in page.locator("fs-sheet .sheet tbody button").all():
        row.tap()
        page.locator("fs-sheet .one h3").wait_for()
        all_german(page)
    for wrong in (
        {"form": "least", "case": {"points": [60, 40, 18]}},
        {"form": "hand", "case": {"declarer": 0, "points": 200}},
        {"form": "hand", "case": {}},
    ):
        follow(page, link_of([*record[:4], [wrong], *record[5:]]))
        page.locator("fs-sheet .entering .amiss").wait_for()
        all_german(page)
    follow(page, "sheet~schafkopf")
    page.locator("fs-sheet .setup details summary").tap()
    all_german(page)
    page.get_by_role("button", name="Beginnen", exact=True).tap()
    page.locator("fs-sheet .entry").wait_for()
    counted(page)
    all_german(page)
