"""Light and dark: as the system wants, until a reader chooses; and a choice holds."""

from __future__ import annotations

import json
from typing import Any, Literal

import pytest
from browsing import NO_SCRIPT, Open, painted, until
from playwright.sync_api import Page, expect

KEY = "__md_scope.pathname + '.__palette'"
# What Material's own switch kept, when that was used: its choices in their order.
FOLLOWING = {"media": "(prefers-color-scheme)", "scheme": "default"}
CHOSEN = {"media": "(prefers-color-scheme: dark)", "scheme": "slate"}


def system(page: Page, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme)
    until(page, "(scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches", scheme)


def press(page: Page) -> None:
    page.locator("[data-tool=night]").click()


def named(page: Page, scheme: str) -> None:
    """The name by which pictures for light or dark pages are shown."""
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", scheme)


def test_the_system_decides_until_a_reader_has_chosen(open_page: Open) -> None:
    page = open_page("how-to-read/")
    painted(page, "light")
    system(page, "dark")
    painted(page, "dark")
    named(page, "slate")
    press(page)
    painted(page, "light")
    named(page, "default")
    for scheme in ("light", "dark"):
        system(page, scheme)
        painted(page, "light")
        named(page, "default")
    page.reload()
    painted(page, "light")
    # What the system wants anyway is no choice of its own.
    press(page)
    painted(page, "dark")
    system(page, "light")
    painted(page, "light")
    named(page, "default")
    page.reload()
    system(page, "dark")
    painted(page, "dark")


@pytest.mark.parametrize(
    ("index", "color", "wanted", "shown"),
    [
        (2, CHOSEN, "light", "dark"),
        (0, FOLLOWING, "dark", "dark"),
        (0, FOLLOWING, "light", "light"),
    ],
)
def test_what_materials_own_switch_kept_holds(
    open_page: Open, index: int, color: dict[str, str], wanted: Any, shown: str
) -> None:
    page = open_page("how-to-read/", color_scheme=wanted)
    kept = {"index": index, "color": {**color, "primary": "custom", "accent": "custom"}}
    page.evaluate(f"(kept) => localStorage.setItem({KEY}, kept)", json.dumps(kept))
    page.reload()
    painted(page, shown)
    press(page)
    painted(page, "light" if shown == "dark" else "dark")


def test_the_button_needs_no_script_of_the_theme(open_page: Open) -> None:
    page = open_page(NO_SCRIPT)
    page.route("**/assets/javascripts/bundle*.js", lambda route: route.abort())
    page.goto(page.url.replace(NO_SCRIPT, "how-to-read/"))
    press(page)
    painted(page, "dark")


def with_its_bar(page: Page, scheme: str) -> None:
    """The page is light or dark, and of the colours for a browser's own bar the first that holds is that of ours."""
    painted(page, scheme)
    until(
        page,
        """() => {
          const told = [...document.querySelectorAll("meta[name=theme-color]")].find(({ media }) => matchMedia(media).matches);
          const ours = getComputedStyle(document.querySelector("header.bar")).backgroundColor.match(/\\d+/g);
          return told.content === `#${ours.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
        }""",
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_browser_draws_its_bar_in_the_colour_of_ours(open_page: Open, scheme: str) -> None:
    with_its_bar(open_page("how-to-read/", color_scheme=scheme), scheme)


def test_the_browsers_bar_goes_along_with_what_was_chosen(open_page: Open) -> None:
    page = open_page("how-to-read/")
    press(page)
    with_its_bar(page, "dark")
    page.evaluate("document.querySelector('.book').dataset.left = ''")
    page.get_by_role("link", name="Glossary", exact=True).first.click()
    page.wait_for_url("**/glossary/")
    page.locator(".book:not([data-left])").wait_for()
    with_its_bar(page, "dark")
    page.reload()
    with_its_bar(page, "dark")
    press(page)
    with_its_bar(page, "light")
    system(page, "dark")
    with_its_bar(page, "dark")
