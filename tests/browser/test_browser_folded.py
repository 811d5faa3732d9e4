"""Further examples wait behind their titles; whatever leads to one opens it."""

from __future__ import annotations

from browsing import ENGINE_MS, Open, Site
from playwright.sync_api import Browser, expect

FOLDED = "#example-five-of-trumps"
PAGE = "games/twenty-five/"


def test_a_title_opens_its_example(open_page: Open) -> None:
    page = open_page(PAGE)
    stepper = page.locator(FOLDED)
    # Until then it is no more than a text of the page.
    expect(stepper).to_have_count(0)
    page.locator("summary", has_text="The five takes everything").click()
    expect(stepper).to_be_visible()
    stepper.get_by_role("button", name="Next").click()
    expect(stepper.locator(".why[role=status]")).not_to_be_empty()


def test_an_example_opens_without_the_script_of_the_widgets(browser: Browser, site: Site) -> None:
    page = browser.new_page()
    page.route("**/assets/followsuit/followsuit.js*", lambda route: route.abort())
    page.goto(site.url(PAGE))
    page.locator("summary", has_text="The five takes everything").click()
    expect(page.locator(FOLDED + " .result")).to_be_visible()
    page.close()


def test_a_permalink_opens_its_example(open_page: Open) -> None:
    page = open_page(PAGE + FOLDED)
    expect(page.locator(FOLDED)).to_be_in_viewport()


def test_a_permalink_without_scripts_opens_it_too(open_page: Open) -> None:
    page = open_page(PAGE + FOLDED, java_script_enabled=False)
    expect(page.locator(FOLDED)).to_be_in_viewport()


def test_a_link_to_a_changed_position_opens_it(open_page: Open) -> None:
    page = open_page(PAGE + FOLDED + "~0=KD")
    expect(page.locator(FOLDED + " .diff")).to_contain_text("What if", timeout=ENGINE_MS)
    expect(page.locator(FOLDED)).to_be_in_viewport()


def test_a_link_from_another_page_opens_it(open_page: Open) -> None:
    """Under instant navigation no page is loaded, so the browser opens nothing by itself."""
    page = open_page("glossary/")
    page.evaluate("window.sameVisit = true")
    page.evaluate(
        """(to) => {
          const link = document.createElement("a");
          link.href = to;
          link.textContent = "there";
          document.querySelector("article").prepend(link);
          link.click();
        }""",
        f"../{PAGE}{FOLDED}",
    )
    expect(page.locator(FOLDED)).to_be_in_viewport()
    assert page.evaluate("window.sameVisit") is True


def test_paper_shows_every_example(open_page: Open) -> None:
    page = open_page(PAGE)
    page.emulate_media(media="print")
    expect(page.locator(FOLDED + " .result")).to_be_visible()


def test_a_link_to_a_ruling_opens_its_group(open_page: Open) -> None:
    ruling = "[id='reds.ruling.no-anti-trump']"
    page = open_page("games/reds/#reds.ruling.no-anti-trump")
    expect(page.locator(ruling)).to_be_in_viewport()
    page = open_page("games/reds/")
    expect(page.locator(ruling)).to_be_hidden()


def test_a_link_to_a_changed_position_opens_group_and_example(open_page: Open) -> None:
    page = open_page("games/reds/#example-no-anti~1=5S")
    expect(page.locator("#example-no-anti .diff")).to_contain_text("What if", timeout=ENGINE_MS)
