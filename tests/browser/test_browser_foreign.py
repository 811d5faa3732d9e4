"""On anybody's site: built from the wheels by another generator, with another theme, below any address."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from browsing import (
    ENGINE_MS,
    PATIENCE_MS,
    Site,
    give,
    go_on,
    serving,
    settled,
    start_engine,
    watch,
)
from foreign_sites import SITES, book, with_example, write
from playwright.sync_api import Browser, Page, expect
from tables import FAST, choose, hidden, waits

from elsewhere import Environment, example, wheels

PHONE = {"width": 360, "height": 740}
DARK_SITES = ("material-instant", "markdown")  # one always, one as the reader's device has it
LIGHT, DARK = "rgb(255, 253, 247)", "rgb(33, 31, 27)"
# What is not ours on a page, as it is painted: every element that is in no figure of ours.
LOOK = """() => [...document.body.querySelectorAll("*")]
  .filter((one) => !one.closest("link, .followsuit, .followsuit-icons, script, a.sec, span.sec, [data-inline]"))
  .map((one) => {
    const style = getComputedStyle(one);
    const told = ["color", "backgroundColor", "font", "margin", "padding", "border", "display", "position", "textDecoration"];
    return `${one.localName}.${one.className} ` + told.map((name) => style[name]).join("; ");
  })"""


@pytest.fixture(scope="module")
def environments(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Environment]:
    """One with MkDocs, and one with what the wheel declares without an extra."""
    found = wheels(tmp_path_factory.mktemp("wheels"))
    made = {}
    for name, extras, more in (
        ("mkdocs", ("material",), ()),
        ("plain", (), ()),
        ("zensical", (), ("zensical",)),
    ):
        made[name] = environment = Environment(tmp_path_factory.mktemp(name) / "venv")
        environment.install(*found)
        environment.needs("followsuit-site", *extras)
        environment.lend_all(*more)
    made["example"] = environment = Environment(tmp_path_factory.mktemp("example") / "venv")
    environment.install(*found, *example(tmp_path_factory.mktemp("agram")))
    environment.needs("followsuit-site", "material")
    environment.needs("followsuit-agram")
    return made


def environment_of(name: str, environments: dict[str, Environment]) -> Environment:
    return environments[{"zensical": "zensical", "markdown": "plain"}.get(name, "mkdocs")]


@pytest.fixture(scope="module", params=SITES)
def foreign(
    request: pytest.FixtureRequest,
    environments: dict[str, Environment],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Site, str]]:
    build, address = SITES[request.param]
    root = book(tmp_path_factory.mktemp(request.param))
    build(environment_of(request.param, environments), root)
    with serving(root / "site") as site:
        yield site, address


@pytest.fixture
def page(browser: Browser, foreign: tuple[Site, str]) -> Iterator[Page]:
    with phone(browser, foreign[0]) as page:
        yield page


@contextmanager
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    """A phone, on which nothing may go wrong or be asked of anybody else."""
    context = browser.new_context(viewport=PHONE, has_touch=True)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    faults: list[str] = []
    watch(page, site, faults)
    page.on("console", lambda told: told.type == "error" and faults.append(told.text))
    yield page
    context.close()
    assert not faults, "\n".join(faults)


def test_rules_are_live(page: Page, foreign: tuple[Site, str]) -> None:
    site, address = foreign
    page.goto(site.url("index.html"))
    page.get_by_role("link", name="Friday game").click()
    page.wait_for_url(site.url(address))
    stepper = page.locator("#example-third-best")
    next_ = stepper.get_by_role("button", name="Next", exact=True)
    for left in (2, 1, 0):
        next_.click()
        expect(stepper.locator(".card.back")).to_have_count(left)
    expect(stepper.locator(".why[role=status]")).to_contain_text("§")
    # An icon of ours is there to be seen.
    assert page.locator("symbol#s-h").count() == 1
    stepper.get_by_role("button", name="What if?").click()
    stepper.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    stepper.locator(".settings select").first.select_option(label="Clubs")
    expect(settled(stepper).locator(".diff td").filter(has_text="Clubs")).to_have_count(1)
    page.get_by_text("Red is high").first.click()
    expect(page.locator("#example-red .card")).to_have_count(4)
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    quiz.get_by_role("button", name="Answer", exact=True).wait_for()
    give(quiz)
    go_on(quiz)
    expect(quiz.locator(".stand .question")).to_be_visible()
    expect(quiz.get_by_text("Question 2 of")).to_be_visible()
    # Nothing of ours is wider than the phone.
    assert page.evaluate(
        "() => [...document.querySelectorAll('.followsuit')].every("
        "(one) => one.getBoundingClientRect().right <= innerWidth + 1)"
    )


def test_dark_follows_the_site(
    page: Page, foreign: tuple[Site, str], request: pytest.FixtureRequest
) -> None:
    site, address = foreign
    page.emulate_media(color_scheme="dark")
    page.goto(site.url(address))
    figure = page.locator("#example-third-best")
    wanted = DARK if request.node.callspec.params["foreign"] in DARK_SITES else LIGHT
    expect(figure).to_have_css("background-color", wanted)
    # It stands where the text does, and the theme puts nothing before what is folded.
    edge = "(one) => one.getBoundingClientRect().left"
    assert figure.evaluate(edge) == page.locator("p:has(.sec)").first.evaluate(edge)
    folded = page.locator(".more > summary")
    assert folded.evaluate("(one) => getComputedStyle(one, '::before').content") == "none"
    page.add_style_tag(content=":root { --followsuit-accent: rgb(1, 2, 3) }")
    expect(page.locator(".sec").first).to_have_css("color", "rgb(1, 2, 3)")


# In one piece of work: a theme that follows the scrolling has no moment to mark another heading in between.
LOOKS = f"""() => {{
  const still = document.createElement("style");
  still.textContent = "* {{ transition: none !important }}";
  document.head.append(still);
  const look = {LOOK};
  const looks = [look()];
  document.querySelector("link[href*='followsuit/followsuit.css']").remove();
  return [...looks, look()];
}}"""


def test_our_style_touches_nothing_but_our_figures(page: Page, foreign: tuple[Site, str]) -> None:
    site, address = foreign
    for path in ("index.html", address):
        page.goto(site.url(path))
        with_us, without = page.evaluate(LOOKS)
        assert with_us == without


def test_the_game_of_another_package_is_live(
    browser: Browser, environments: dict[str, Environment], tmp_path: Path
) -> None:
    """The site has one line about it: rules, words, page and tutorial are in the package."""
    with_example(environments["example"], tmp_path)
    with serving(tmp_path / "site") as site, phone(browser, site) as page:
        page.goto(site.url("index.html"))
        page.get_by_role("link", name="Friday game").click()
        page.wait_for_url(site.url("games/agram/"))
        stepper = page.locator("#example-highest")
        stepper.get_by_role("button", name="Next", exact=True).click()
        expect(stepper.locator(".why[role=status]")).to_contain_text("§")
        stepper.get_by_role("button", name="What if?").click()
        stepper.locator(".engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
        typed = stepper.get_by_label("Or type a card")
        typed.fill("6C")
        typed.press("Enter")
        expect(settled(stepper).locator(".why[role=status]")).to_contain_text("West wins")
        quiz = page.locator("fs-quiz")
        quiz.scroll_into_view_if_needed()
        quiz.get_by_role("button", name="Answer", exact=True).wait_for()
        for number in ("2", "3"):
            quiz.locator(".stand .question input").first.check(force=True)
            give(quiz)
            go_on(quiz)
            expect(quiz.get_by_text(f"Question {number} of")).to_be_visible()
        # What finds misreadings has come too, and nothing of any other game.
        sent = [path for path in site.asked if "/runtime/" in path and path.endswith(".gzip")]
        assert {path.rpartition("/")[2].partition(".")[0] for path in sent} == {
            *("kernel", "agram", "practice", "practice-agram"),
        }
        assert [path for path in sent if re.search(r"/games-[0-9a-f]{10}/agram\.zip", path)]


# The same width, size and typeface everywhere: what is left to differ is what the theme does to us.
FITTED = """
  :root { --followsuit-rem: 16px; --followsuit-font: monospace }
  .followsuit { width: 340px !important }
  * { transition: none !important }
"""
# Every box of every figure, with all that is folded open: where it is in its figure, and its style.
BOXES = """() => {
  document.activeElement.blur();
  for (const one of document.querySelectorAll(".followsuit details")) one.open = true;
  const told = ["fontSize", "fontWeight", "lineHeight", "letterSpacing", "textAlign", "textTransform", "textShadow"];
  told.push("whiteSpace", "padding", "borderWidth", "borderRadius");
  return [...document.querySelectorAll(".followsuit")].flatMap((figure) => {
    const at = figure.getBoundingClientRect();
    return [...figure.querySelectorAll("*")]
      .filter((one) => !one.closest("svg") && !one.matches("input") && one.checkVisibility())
      .map((one) => {
        const style = getComputedStyle(one), box = one.getBoundingClientRect();
        const place = [box.left - at.left, box.top - at.top, box.width, box.height].map(Math.round);
        return [`${one.localName}.${one.className}`, ...place, ...told.map((name) => style[name])];
      });
  });
}"""


def boxes(page: Page, site: Site, address: str) -> list[list[str | int]]:
    """The figures of the page at work: an example that is changed, and a question."""
    page.goto(site.url(address))
    page.add_style_tag(content=FITTED)
    stepper = page.locator("#example-third-best")
    start_engine(page, stepper)
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    quiz.get_by_role("button", name="Answer", exact=True).wait_for()
    quiz.locator(".map .legend").wait_for(state="attached")
    found: list[list[str | int]] = page.evaluate(BOXES)
    return found


@pytest.fixture(scope="module")
def without_a_theme(
    browser: Browser, environments: dict[str, Environment], tmp_path_factory: pytest.TempPathFactory
) -> list[list[str | int]]:
    build, address = SITES["markdown"]
    root = book(tmp_path_factory.mktemp("without"))
    build(environments["plain"], root)
    with serving(root / "site") as site, phone(browser, site) as page:
        return boxes(page, site, address)


def test_no_theme_bends_our_figures(
    page: Page, foreign: tuple[Site, str], without_a_theme: list[list[str | int]]
) -> None:
    site, address = foreign
    found = boxes(page, site, address)
    assert [one[0] for one in found] == [one[0] for one in without_a_theme]
    bent = [pair for pair in zip(without_a_theme, found, strict=True) if differ(*pair)]
    assert len(found) > 300
    assert not bent, f"{len(bent)}, the first: {bent[:3]}"
    # The style of the question has come after the first one, and changes nothing of that.
    folded = page.locator(".losers > summary").first
    accent = page.locator("a.sec, span.sec").first.evaluate("(one) => getComputedStyle(one).color")
    expect(folded).to_have_css("color", accent)
    box = folded.bounding_box()
    assert box and box["height"] >= 44


def differ(one: list[str | int], other: list[str | int]) -> bool:
    """Places by more than a pixel, or a style."""
    moved = any(abs(int(a) - int(b)) > 1 for a, b in zip(one[1:5], other[1:5], strict=True))
    return moved or one[5:] != other[5:]


def test_figures_are_as_large_as_the_text_around_them(
    page: Page, foreign: tuple[Site, str]
) -> None:
    site, address = foreign
    page.goto(site.url(address))
    size = "(one) => parseFloat(getComputedStyle(one).fontSize)"
    text = page.locator("p:has(.sec)").first.evaluate(size)
    assert page.locator("#example-third-best .words").first.evaluate(size) == pytest.approx(
        text, rel=0.16
    )


BELOW_THE_BAR = "(table) => table.scrollIntoView({ behavior: 'instant', block: 'end' })"


@pytest.mark.parametrize("theme", ["material", "mkdocs", "readthedocs"])
def test_a_hand_is_played_in_the_frame_of_any_theme(
    browser: Browser, environments: dict[str, Environment], tmp_path: Path, theme: str
) -> None:
    """The game's page leads to its table, and that is whole on one screen below the bar."""
    with_example(environments["example"], tmp_path, theme)
    with serving(tmp_path / "site") as site, phone(browser, site) as page:
        page.goto(site.url("games/agram/"))
        page.evaluate(FAST)
        page.get_by_role("link", name="Play a hand").click()
        page.wait_for_url(site.url("play/agram/"))
        for _ in range(2):
            waits(page)
            page.locator("fs-play").evaluate(BELOW_THE_BAR)
            assert not {
                one
                for one in hidden(page, (PHONE["width"], PHONE["height"]))
                if "the page scrolls" not in one
            }
            choose(page, Random(1), "tap")


@pytest.mark.parametrize("name", ["markdown", "zensical", "mkdocs"])
def test_a_false_claim_stops_every_build(
    name: str, environments: dict[str, Environment], tmp_path: Path
) -> None:
    """With the same fault in the same words, and without a page of it."""
    root = book(tmp_path)
    tutorial = (root / "tutorials/twenty-five.yml").read_text("utf-8")
    false = tutorial.replace("claim: {winner: North}", "claim: {winner: South}", 1)
    write(root, {"tutorials/twenty-five.yml": false})
    build, address = SITES[name]
    with pytest.raises(AssertionError) as told:
        build(environment_of(name, environments), root)
    assert "tutorials/twenty-five.yml:7: " in str(told.value)
    page = root / "site" / (address if address.endswith(".html") else f"{address}index.html")
    assert not page.exists()
