"""For everyone: axe on every page and state, small screens, big targets, no script, paper."""

from __future__ import annotations

from typing import Literal

import pytest
from browsing import (
    ENGINE_MS,
    GAMES,
    ROOT,
    TABLES,
    Open,
    give,
    go_on,
    lesson_of,
    page_paths,
    painted,
    quiet,
    start_engine,
    unfold,
    until,
)
from playwright.sync_api import Locator, Page, expect
from tables import waits

AXE = ROOT / "node_modules/axe-core/axe.min.js"
TRICK = "fs-stepper[data-kind=trick]:not(details *)"
# How far apart small links are is a rule of WCAG 2.2, which axe has to be asked for.
TARGETS = "target-size"
RUN_AXE = """async ([where, only, targets]) => {
  const options = { resultTypes: ["violations"], rules: { [targets]: { enabled: true } } };
  if (only) options.runOnly = only;
  // What a reader scrolls away from under the bar is not near the links in it.
  const bar = document.querySelector(".bar");
  bar.style.position = "static";
  const found = await axe.run(where ? { include: [where] } : document, options);
  bar.style.position = "";
  return found.violations.map(({ id, help, nodes }) =>
    `${id}: ${help}: ` + nodes.slice(0, 3).map((node) => node.html.slice(0, 200)).join(" | "));
}"""


UNSEEN = """(all) => all.filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return !width || !height || getComputedStyle(one).visibility !== "visible";
}).map((one) => one.outerHTML.slice(0, 150))"""


def violations(page: Page, where: str = "", dark: bool = True) -> list[str]:
    """What axe finds, in the whole page or in some widgets of it: by day, and by night."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=str(AXE))
    found = settled_faults(page, where)
    if dark:
        # Only the colours differ.
        turn(page, "dark")
        found += [f"dark: {fault}" for fault in settled_faults(page, where, ["color-contrast"])]
        turn(page, "light")
    return found


def settled_faults(page: Page, where: str, only: list[str] | None = None) -> list[str]:
    # A card that is still turning has no settled colours.
    page.evaluate("Promise.all(document.getAnimations().map((a) => a.finished.catch(() => 0)))")
    return faults_of(page, where, only)


def faults_of(page: Page, where: str, only: list[str] | None) -> list[str]:
    found: list[str] = page.evaluate(RUN_AXE, [where, only, TARGETS])
    return found


def turn(page: Page, scheme: Literal["light", "dark"]) -> None:
    """To what a system wants that is light, or dark; nobody has chosen on the page."""
    page.emulate_media(color_scheme=scheme)
    painted(page, scheme)


@pytest.mark.parametrize("path", [*page_paths(), *TABLES])
def test_a_page_scrolls_down_only_and_passes_axe_in_light_and_dark(
    open_page: Open, path: str
) -> None:
    """On a small phone, turned into a tablet, then at a desk: opened once, since that takes most of the time."""
    phone = {"width": 320, "height": 800}
    # The policy of the site would keep the checker out.
    page = open_page(path, viewport=phone, bypass_csp=True)
    quiet(page)
    if path in TABLES:
        waits(page)  # a table that is only now laid would be looked at in parts
    unfold(page)
    for width in (320, 768):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.set_viewport_size({"width": 1100, "height": 900})
    until(page, "() => innerWidth === 1100")
    faults = violations(page)
    # Lines break elsewhere on a phone, and put other links one below the other.
    page.set_viewport_size(phone)
    until(page, "() => innerWidth === 320")
    faults += [f"at 320: {fault}" for fault in faults_of(page, "", [TARGETS])]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("game", "forced"), [("twenty-five", False), ("twenty-five", True), ("shed", False)]
)
def test_every_state_of_the_widgets_passes_axe(open_page: Open, game: str, forced: bool) -> None:
    media = {"forced_colors": "active"} if forced else {}
    page = open_page(f"games/{game}/", bypass_csp=True, **media)
    # The widgets alone: the rest of the page is checked elsewhere, and makes axe slow.
    page.evaluate(
        """([trick]) => {
          const kept = [trick, "fs-stepper[data-kind=legal]:not(details *)", "fs-lesson", "fs-quiz"];
          document.querySelector("article").replaceChildren(...kept.map((kind) => document.querySelector(kind)));
        }""",
        [TRICK],
    )
    stepper = page.locator(TRICK).first
    stepper.get_by_role("button", name="Next").click()
    stepper.get_by_role("button", name="All in words").click()
    faults = checked(page, stepper, forced)
    start_engine(page, stepper)
    faults += checked(page, stepper, forced)
    stepper.get_by_label("Or type a card").fill("elephant")
    stepper.get_by_role("button", name="Play it").click()
    hand = page.locator("fs-stepper[data-kind=legal]:not(details *)").first
    hand.get_by_role("button", name="Next").click()
    faults += checked(page, stepper, forced) + checked(page, hand, forced)
    lesson = lesson_of(page)
    while not lesson.locator("section.step:not(.later) .ask").count():
        lesson.get_by_role("button", name="Next").click()
    faults += checked(page, lesson, forced)
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    quiz.locator(".stand .question").wait_for()
    quiz.get_by_text("Choose the kinds of questions").click()
    seen: set[str] = set()
    # Questions come in any order: look at each kind of controls once.
    for _ in range(10):
        controls = quiz.locator(".stand .question").evaluate(
            "q => ['.order', '.plain', '[type=checkbox]', '.opts'].find((kind) => q.querySelector(kind))"
        )
        if len(seen) == 4:
            break
        new = controls not in seen
        seen.add(controls)
        faults += checked(page, quiz, forced) if new else []
        if controls != ".order":
            quiz.locator(".stand .question input").first.check(force=True)
        give(quiz)
        faults += checked(page, quiz, forced) if new else []
        go_on(quiz)
    assert not faults, "\n".join(faults)


def checked(page: Page, widget: Locator, forced: bool = False) -> list[str]:
    """Axe on one widget, apart from what only a whole page or the reader's system can answer for."""
    elsewhere = ("heading-order", "color-contrast") if forced else ("heading-order",)
    found = violations(page, "#" + (widget.get_attribute("id") or ""), dark=not forced)
    return [fault for fault in found if not fault.startswith(elsewhere)]


def test_open_widgets_fit_a_small_phone(open_page: Open) -> None:
    page = open_page("games/shed/", viewport={"width": 320, "height": 700})
    for kind in ("trick", "legal"):
        start_engine(page, page.locator(f"fs-stepper[data-kind={kind}]:not(details *)").first)
    lesson = lesson_of(page)
    for _ in range(8):
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        lesson.get_by_role("button", name="Next").click()
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    for _ in range(10):
        quiz.get_by_role("button", name="Answer").wait_for()
        if quiz.locator(".stand .question input").count():
            quiz.locator(".stand .question input").first.check(force=True)
        give(quiz)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        go_on(quiz)


@pytest.mark.parametrize("width", [320, 1100])
def test_targets_are_large_enough(open_page: Open, width: int) -> None:
    page = open_page("games/twenty-five/", viewport={"width": width, "height": 900})
    stepper = page.locator(TRICK).first
    start_engine(page, stepper)
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    quiz.locator(".stand .question").wait_for()
    small = page.evaluate(
        """() => {
          const controls = "button, select, input:not([type=radio], [type=checkbox]), label:has(input), summary";
          const inside = [...document.querySelectorAll("fs-stepper, fs-quiz, fs-lesson")];
          return inside.flatMap((widget) => [...widget.querySelectorAll(controls)]).flatMap((control) => {
            const { width, height } = control.getBoundingClientRect();
            if (!width) return [];
            // The dots of the steps are 44 px high and at least 32 px wide.
            const wide = control.closest(".dots, .opts") ? 32 : 44;
            const small = height < 43.9 || width < wide - .1;
            return small ? [`${control.outerHTML.slice(0, 120)}: ${width} x ${height}`] : [];
          });
        }"""
    )
    assert not small, "\n".join(small)


def test_each_widget_has_one_live_region_from_the_start(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    lesson_of(page)
    page.locator("fs-quiz").scroll_into_view_if_needed()
    page.locator("fs-quiz .stand .question").wait_for()
    start_engine(page, page.locator(TRICK).first)
    counts = page.locator("fs-stepper.up, fs-quiz.up, fs-lesson.up").evaluate_all(
        "all => all.map((widget) => widget.querySelectorAll('[role=status], [aria-live]').length)"
    )
    assert counts
    assert set(counts) == {1}


def test_focus_is_never_stolen(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    stepper = page.locator(TRICK).first
    toggle = stepper.get_by_role("button", name="What if?")
    toggle.focus()
    page.keyboard.press("Enter")
    stepper.locator(".settings select").first.wait_for(timeout=ENGINE_MS)
    expect(toggle).to_be_focused()
    trumps = stepper.get_by_label("Trumps", exact=True)
    trumps.focus()
    trumps.select_option(index=1)
    stepper.locator("table.diff tbody tr").first.wait_for()
    expect(trumps).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_a_page_reads_without_scripts(open_page: Open, game: str) -> None:
    page = open_page(f"games/{game}/", java_script_enabled=False)
    assert page.locator("p.clause, span.clause, li.clause").count() > 20
    for summary in page.locator("details.more > summary").all():
        summary.click()
    read = ":is(.strip, table.ledger):not(details:not(.more) *), fs-stepper .trace"
    assert page.locator(read).count() > 5
    assert page.locator(read).evaluate_all(UNSEEN) == []
    live = page.locator(".felt.live")
    assert len(live.evaluate_all(UNSEEN)) == live.count() > 0
    expect(page.locator("fs-lesson section.step").last).to_be_visible()
    expect(page.locator("fs-quiz .questions > li").first).to_be_visible()
    # Nothing that needs a script pretends to work.
    assert page.locator("fs-stepper button, fs-quiz button, fs-lesson button").count() == 0


def test_paper_has_no_controls_and_the_screen_gets_its_figures_back(open_page: Open) -> None:
    page = open_page("games/twenty-five/")
    stepper = page.locator("#example-third-best")
    stepper.scroll_into_view_if_needed()
    expect(stepper.locator(".card.back")).to_have_count(3)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(stepper.locator(".card.back")).to_have_count(0)
    expect(stepper.locator(".result")).to_be_visible()
    shown = page.locator("button, fs-offline").filter(visible=True)
    expect(shown).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(stepper.locator(".card.back")).to_have_count(3)


def test_reduced_motion_moves_nothing(open_page: Open) -> None:
    page = open_page("games/twenty-five/", reduced_motion="reduce")
    page.locator(TRICK).first.get_by_role("button", name="Next").click()
    assert page.evaluate("document.getAnimations().length") == 0
