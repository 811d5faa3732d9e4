"""Damaged links and stored values: as if they were not there, told where they were asked for, and never lost."""

from __future__ import annotations

import json
import random
import re
from urllib.parse import unquote

import pytest
from browsing import ENGINE_MS, FOLLOWED, Open, Site, unfold, until
from playwright.sync_api import Locator, Page, Route, expect

# A real link into every kind of widget, by page.
LINKS = {
    "games/tyzicha/": [
        "example-no-trump-high-card~1=9D~trump=C",
        "example-heading-ten~2=9S~trump=D",
        "example-first-bids~0~pass",
        "example-broken~o.round_to=10~points=60,40,20~marriages=H//D",
        "example-order~trump=H",
        "quiz-widget~tyzicha~winner-1-1",
    ],
    "same-trick/": ["trick-queen-ace~QC-KC~S"],
    "judge/": [
        "judge~twenty-five~winner~c.trick=KS,AH,AS~trump=H",
        "judge~truc~legal~c.trick=AS~c.hand=2D,KC",
        "judge~tyzicha~score~f.declarer=0~f.contract=120~f.points=60,40,20~o.round_to=10",
        "judge~tute~revoke~c.trick=AS,2C~c.hand=3S~c.accused=1~trump=C",
    ],
    "practice/": ["quiz-widget~truc~points-2-1", "quiz-widget~tetka~legal-3-1"],
}
PER_PAGE = {"games/tyzicha/": 400, "same-trick/": 60, "judge/": 500, "practice/": 40}
ROT = [
    "%",
    "%E0%A4%A",
    "%5S",
    "%FF",
    "~",
    "~~",
    "=",
    "#",
    "\\",
    '"',
    "'",
    "<b>",
    "]",
    "&",
    "?",
    "é",
    "§",
    " ",
    "%00",
]

# Follow links until each one's figure has taken it in: told it, or shown it.
FOLLOW = """async (links) => {
  const busy = "[aria-busy=true], fs-stepper.asking:not(:has(> .whatif))";
  const told = [];
  for (const link of links) {
    await (FOLLOWED)(link, busy);
    const notes = [...document.querySelectorAll(".amiss")];
    const shown = [...document.querySelectorAll("fs-stepper.asking, fs-quiz.up, fs-compare:has(.whatif), fs-judge:has(.lying, .case)")];
    const host = (note) => note.parentElement.id || note.parentElement.className;
    told.push({ link, notes: notes.map(host), shown: shown.map((figure) => figure.id) });
  }
  return told;
}""".replace("FOLLOWED", FOLLOWED)


def damaged(links: list[str], count: int, seed: int) -> list[str]:
    """So many links, each a real one that something has happened to on its way."""
    chance = random.Random(seed)

    def once(link: str) -> str:
        at = chance.randrange(len(link) + 1)
        how = chance.randrange(5)
        if how == 0:
            return link[:at]
        if how == 1:
            return link[:at] + link[at + 1 :]
        if how == 2:
            return link[:at] + link[at:][::-1]
        cut = 0 if how == 3 else 1
        return link[:at] + chance.choice(ROT) + link[at + cut :]

    made: list[str] = []
    while len(made) < count:
        link = chance.choice(links)
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            link = once(link)
        if link and link not in links:
            made.append(link)
    return made


def unreadable(part: str) -> bool:
    """Whether a part of an address has a sign that stands for nothing."""
    if re.search("%(?![0-9a-f]{2})", part, re.I):
        return True
    try:
        unquote(part, errors="strict")
    except UnicodeDecodeError:
        return True
    return False


@pytest.fixture
def spoken(open_page: Open) -> tuple[Open, list[str]]:
    """Open pages, and note what they say on the console."""
    errors: list[str] = []

    def opened(path: str, **options: object) -> Page:
        page = open_page(path, **options)
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        return page

    return opened, errors


def awake(page: Page, path: str) -> None:
    """The page's engine runs, so that links are answered at once."""
    if path == "practice/":
        page.locator("fs-quiz").scroll_into_view_if_needed()
        page.locator("fs-quiz").get_by_role("button", name="Answer").wait_for(timeout=ENGINE_MS)
        return
    if path == "judge/":
        page.evaluate("location.hash = 'judge~truc'")
        page.locator("fs-judge .engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
        return
    open_it = "Change this trick" if path == "same-trick/" else "What if?"
    page.get_by_role("button", name=open_it).first.click()
    page.locator(".engine[data-state=ready]").first.wait_for(timeout=ENGINE_MS)


@pytest.mark.parametrize("path", LINKS)
def test_every_real_link_is_followed(open_page: Open, path: str) -> None:
    for link in LINKS[path]:
        page = open_page(f"{path}#{link}")
        host = page.locator(f"[id='{link.split('~')[0]}']")
        shown = host.locator(".altered, .compared tbody tr, .ruled, .stand .question")
        shown.first.wait_for(timeout=ENGINE_MS)
        expect(page.locator(".amiss")).to_have_count(0)
        page.close()


# An answer to what was asked before writes its link after the reader has turned to another, before the page is told.
OVERWRITTEN = """link => {
  const before = location.hash;
  location.hash = link;
  history.replaceState(history.state, "", before);
}"""


@pytest.mark.parametrize("path", LINKS)
def test_a_late_answer_takes_no_link_from_the_reader(open_page: Open, path: str) -> None:
    page = open_page(path)
    awake(page, path)
    for link in LINKS[path]:
        page.evaluate(OVERWRITTEN, link)
        name, *parts = link.split("~")
        host = page.locator(f"[id='{name}']:not([aria-busy])")
        if name == "judge":
            for label, chosen in zip(("Game", "Question"), parts, strict=False):
                expect(host.get_by_label(label, exact=True)).to_have_value(chosen)
            shown = host.locator(".ruled")
        elif name == "quiz-widget":
            shown = host.locator(f".stand .question[data-position='{parts[1]}']")
        else:
            shown = host.locator(".altered, .compared tbody tr")
        shown.first.wait_for(timeout=ENGINE_MS)
        until(page, "link => location.hash.startsWith(link)", "#" + "~".join([name, *parts[:2]]))


def test_a_late_answer_takes_no_link_from_a_figure_whose_script_is_on_its_way(
    open_page: Open,
) -> None:
    page = open_page("games/tyzicha/")
    expect(page.locator("fs-quiz.soon")).to_be_attached()
    held: list[Route] | None = []

    def hold(route: Route) -> None:
        if held is None:
            route.continue_()
        else:
            held.append(route)

    page.route("**/assets/followsuit/chunk-*.js", hold)
    link = "quiz-widget~tyzicha~winner-1-1"
    page.evaluate(
        "link => { addEventListener('hashchange', () => { window.heard = true; }); location.hash = link; }",
        link,
    )
    until(page, "() => window.heard")
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(50)
    page.evaluate("history.replaceState(history.state, '', '#example-first-bids~0~pass')")
    assert held
    asked, held = held, None
    for route in asked:
        route.continue_()
    question = page.locator("fs-quiz .stand .question[data-position='winner-1-1']")
    question.wait_for(timeout=ENGINE_MS)
    until(page, "link => location.hash === link", f"#{link}")


@pytest.mark.parametrize("path", LINKS)
def test_damaged_links_are_as_if_they_were_not_there(
    spoken: tuple[Open, list[str]], path: str
) -> None:
    opened, errors = spoken
    page = opened(path)
    awake(page, path)
    if page.locator("fs-quiz").count():
        # The first link to it would load its script, which takes a moment.
        page.locator("fs-quiz").scroll_into_view_if_needed()
        page.locator("fs-quiz.up").wait_for()
    ids = {link.split("~")[0] for link in LINKS[path]}
    places = set(page.evaluate("[...document.querySelectorAll('[id]')].map((place) => place.id)"))
    for told in page.evaluate(FOLLOW, damaged(LINKS[path], PER_PAGE[path], seed=7)):
        head, *rest = re.split("~|%7e", told["link"], flags=re.I)
        # One note at most: at the figure that was meant, or else on the page.
        if head not in ids:  # what is left of it may be the name of another place
            assert told["notes"] == ([] if told["link"] in places else ["book"]), told
        elif any(map(unreadable, rest)):
            assert told["notes"] == [head], told
        elif not rest:
            assert told["notes"] == [], told
        else:
            # A figure that has not taken the link over says so.
            assert told["notes"] == [head] or (not told["notes"] and head in told["shown"]), told
    assert errors == []
    # The page still does what it is there for.
    still_works(page, path)
    assert errors == []


def still_works(page: Page, path: str) -> None:
    real = LINKS[path][0]
    page.evaluate("link => { location.hash = link; }", real)
    host = page.locator(f"[id='{real.split('~')[0]}']")
    host.locator(".diff tbody tr, .compared tbody tr, .ruled, .stand .question").first.wait_for()
    expect(page.locator(".amiss")).to_have_count(0)


@pytest.mark.parametrize(
    "address", ["%E0%A4%A", "%", "example-no-trump-high-card~1%5S", "nowhere", "\\", '"]']
)
def test_a_page_opened_at_a_damaged_address_says_so(
    spoken: tuple[Open, list[str]], address: str
) -> None:
    opened, errors = spoken
    page = opened(f"games/tyzicha/#{address}")
    figure = address.split("~")[0]
    place = page.locator(f"#{figure}" if "~" in address else ".book")
    expect(place.locator("> .amiss")).to_be_visible()
    expect(place.locator("> .amiss")).to_be_in_viewport()
    unfold(page)
    trick = page.locator("#example-no-trump-high-card")
    trick.get_by_role("button", name="Next", exact=True).click()
    expect(trick.locator(".card.back")).to_have_count(1)
    # A good address takes the note away.
    page.evaluate("location.hash = 'example-no-trump-high-card'")
    expect(page.locator(".amiss")).to_have_count(0)
    assert errors == []


def test_a_link_that_the_rules_refuse_says_why_and_shows_the_printed_trick(open_page: Open) -> None:
    page = open_page("games/twenty-five/#example-third-best~3=KH~1=elephant")
    figure = page.locator("#example-third-best")
    note = figure.locator(".amiss")
    expect(note).to_contain_text("“elephant”", timeout=ENGINE_MS)
    expect(note).to_contain_text("shown as printed")
    expect(figure.locator("li[data-seat='3'] .card")).to_have_attribute("data-card", "2S")
    page.wait_for_url("**/#example-third-best")
    # What the reader changes then is no longer damaged.
    figure.get_by_label("Or type a card").fill("5S")
    figure.get_by_label("Or type a card").press("Enter")
    expect(figure.locator(".why[role=status]")).to_contain_text("5 of spades")
    expect(note).to_have_count(0)


def test_an_address_that_asks_for_what_is_not_here_says_so(open_page: Open) -> None:
    page = open_page("practice/?games=whist&kinds=toString")
    quiz = page.locator("fs-quiz")
    quiz.get_by_role("button", name="Answer").wait_for()
    expect(quiz.locator(".amiss")).to_contain_text("not here")
    home = open_page("?players=many")
    expect(home.locator("fs-finder .amiss")).to_be_visible()


# ---- what this browser has kept ----

SHAPES = [
    "null", "true", "0", "-1.5", '""', '"words"', "", "words", "{", "[]", "[1, null]", "{}",
    '{"a": null}', '{"toString": 0, "__proto__": 1}', '{"index": "x", "color": 5}',
    '{"index": 0, "color": {"a b": 1}}', '{"index": 0, "color": null}', "\u0000é", "[" * 5000,
]  # fmt: skip


def stored_keys(site: Site) -> list[str]:
    """Every key under which the site's scripts keep something, and the theme's own."""
    scripts = (site.folder / "assets/followsuit").glob("*.js")
    found = {
        key
        for file in scripts
        for key in re.findall(r"followsuit\.[a-z]+(?=[\"'`])", file.read_text("utf-8"))
    }
    assert {"followsuit.quiz", "followsuit.games"} <= found
    return sorted(found)


def test_stored_values_of_every_shape_do_no_harm_and_are_not_lost(
    spoken: tuple[Open, list[str]], site: Site
) -> None:
    opened, errors = spoken
    page = opened("")
    theme = page.evaluate("__md_scope.pathname + '.__palette'")
    keys = [*stored_keys(site), theme]
    # The keys are the same on every page: all shapes on a light one, some where the lesson is.
    for path, shapes in (("practice/", SHAPES), ("games/tyzicha/", SHAPES[::4])):
        for text in shapes:
            page.evaluate(
                "([keys, text]) => { localStorage.clear(); for (const key of keys) localStorage.setItem(key, text); }",
                [keys, text],
            )
            page.goto(site.url(path))
            answer_one(page)
            page.locator("[data-tool=night]").click()
            kept = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
            for key in keys:
                assert survives(key, text, kept), (key, text, kept)
            assert errors == [], (path, text)


def answer_one(page: Page) -> None:
    """Tick another game, where there are several, and answer a question: so both are written anew."""
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    # As it comes up it tells above its question what could not be read: a press in that moment would miss.
    page.locator("fs-quiz.up").wait_for()
    answer = quiz.get_by_role("button", name="Answer")
    answer.wait_for()
    boxes = quiz.locator(".games-chosen input")
    if boxes.count():
        boxes.nth(3).check()
        page.wait_for_url("**/?games=*")
    answer.wait_for()
    quiz.locator(".stand .question").evaluate(
        """question => {
          const input = question.querySelector("input");
          if (input?.type === "number") input.value = "1";
          else input?.click();
        }"""
    )
    answer.click()
    expect(quiz.locator(".says.verdict")).to_be_visible()


def survives(key: str, text: str, kept: dict[str, str]) -> bool:
    """Whether a stored text is still there: whole, put aside, or each entry of it."""
    if text in (kept.get(key), *(kept[name] for name in kept if name.startswith(f"{key}.damaged"))):
        return True
    try:
        before, now = json.loads(text), json.loads(kept[key])
    except (ValueError, KeyError, RecursionError):
        return False
    return isinstance(before, dict) and isinstance(now, dict) and before.items() <= now.items()


def test_a_reader_whose_answers_cannot_be_read_is_told(open_page: Open, site: Site) -> None:
    page = open_page("")
    page.evaluate("localStorage.setItem('followsuit.quiz', 'null')")
    page.goto(site.url("practice/"))
    note: Locator = page.locator("fs-quiz .amiss")
    expect(note).to_contain_text("your answers cannot be read")
    expect(note).to_contain_text("set aside")
    assert page.evaluate("localStorage.getItem('followsuit.quiz.damaged')") == "null"


def test_a_damaged_value_that_cannot_be_put_aside_is_not_written_over(
    open_page: Open, site: Site
) -> None:
    page = open_page("")
    page.evaluate("localStorage.setItem('followsuit.quiz', '[7]')")
    page.add_init_script(
        """{
          const put = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key, text) {
            if (key.includes("damaged")) throw new DOMException("full", "QuotaExceededError");
            return put.call(this, key, text);
          };
        }"""
    )
    page.goto(site.url("practice/"))
    answer_one(page)
    assert page.evaluate("localStorage.getItem('followsuit.quiz')") == "[7]"
