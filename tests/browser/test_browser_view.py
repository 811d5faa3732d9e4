"""What a reader sees after each press in a quiz: the question, then the verdict, then the result."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from browsing import FRAME, Open
from playwright.sync_api import Locator, Page, expect

from followsuit.quiz import KINDS

SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "small": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}
# The time in which a second tap makes a double one, and when the last one was.
DOUBLE_S, LAST = 0.35, [0.0]
# What stays free below the bar and above the lower edge.
ROOM = 40

# From `first` to `last` in the screen below the bar, when everything has come to rest.
SEEN = """async ([first, last]) => {
  for (let i = 0; i < 3; i++) await FRAME;
  const quiz = document.querySelector("fs-quiz");
  const place = (node) => node.getBoundingClientRect();
  const bar = place(document.querySelector(".bar")).bottom;
  const [a, b] = [place(quiz.querySelector(first)), place(quiz.querySelector(last))];
  const held = document.activeElement;
  const focus = place(held.closest("label") ?? held);
  return {
    top: a.top - bar, below: innerHeight - b.bottom, height: b.bottom - a.top, room: innerHeight - bar,
    live: place(quiz.querySelector(".live")).top, inside: quiz.contains(held), held: held.outerHTML.slice(0, 150),
    focusTop: focus.top - bar, focusBelow: innerHeight - Math.min(focus.bottom, focus.top + 44),
  };
}""".replace("FRAME", FRAME)


def seen(page: Page, first: str, last: str = ".row") -> dict[str, Any]:
    """The part from `first` to `last` has to be in view, or its top if it is too high; the focus, too."""
    told: dict[str, Any] = page.evaluate(SEEN, [first, last])
    assert told["top"] >= 0, told
    assert told["below"] >= 0 or (told["height"] > told["room"] - ROOM and told["top"] <= ROOM), (
        told
    )
    assert told["inside"], told
    assert told["focusTop"] >= 0, told
    assert told["focusBelow"] >= 0, told
    return told


def still(page: Page, before: dict[str, Any], after: dict[str, Any]) -> None:
    """The page has moved only if what is in view now would have been out of it."""
    moved = after["live"] - before["live"]
    if abs(moved) > 1:
        top, below = after["top"] - moved, after["below"] + moved
        assert top < ROOM or below < ROOM, (moved, before, after)


def choose(quiz: Locator) -> None:
    """Choose something without moving the page."""
    quiz.locator(".stand .question").evaluate(
        """question => {
          const input = question.querySelector("input");
          if (input?.type === "number") input.value = "1";
          else input?.click();
        }"""
    )


def press(page: Page, quiz: Locator, name: str, how: str) -> dict[str, Any]:
    """Press a button as a reader does, who has it before their eyes; what was in view then."""
    button = quiz.get_by_role("button", name=name)
    if how == "touch":
        # Two taps in quick succession where one button has taken the other's place are a double one.
        page.wait_for_timeout(max(0, DOUBLE_S - (time.monotonic() - LAST[0])) * 1000)
    if how == "keyboard":
        button.focus()
    else:
        button.scroll_into_view_if_needed()
    before: dict[str, Any] = page.evaluate(SEEN, [".live", ".row"])
    if how == "keyboard":
        page.keyboard.press("Enter")
    elif how == "touch":
        button.tap()
    else:
        button.click()
    LAST[0] = time.monotonic()
    return before


def go_round(page: Page, how: str) -> None:
    """A whole round, and the first question of another."""
    quiz = page.locator("fs-quiz")
    quiz.scroll_into_view_if_needed()
    quiz.get_by_role("button", name="Answer").wait_for()
    for _ in range(25):
        choose(quiz)
        before = press(page, quiz, "Answer", how)
        expect(quiz.locator(".says .head")).to_have_text(re.compile("Right|Not this time"))
        still(page, before, seen(page, ".says"))
        if how == "keyboard":
            expect(quiz.get_by_role("button", name="Next question")).to_be_focused()
        before = press(page, quiz, "Next question", how)
        quiz.locator(".live:not([aria-busy])").wait_for()
        if quiz.locator(".believed").count():
            # Whoever always answers with the first option may misread something.
            seen(page, ".says", ".believed")
            before = press(page, quiz, "Go on", how)
            quiz.locator(".live:not([aria-busy])").wait_for()
        if quiz.get_by_role("button", name="Another round").count():
            break
        still(page, before, seen(page, ".place"))
    expect(quiz.locator(".says .head")).to_have_text("End of the round")
    seen(page, ".says")
    before = press(page, quiz, "Another round", how)
    expect(quiz.locator(".place")).to_contain_text("Question 1 of")
    still(page, before, seen(page, ".place"))


def hand(screen: str) -> str:
    return "mouse" if screen == "desk" else "touch"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("screen", SCREENS)
def test_on_the_practice_page(open_page: Open, screen: str, kind: str) -> None:
    # Among them are Decktet cards, which are the highest, and games of each way to answer.
    page = open_page(
        f"practice/?games=shed,reversis,tute,twenty-five,truc&kinds={kind}", **SCREENS[screen]
    )
    go_round(page, hand(screen))


@pytest.mark.parametrize(
    ("screen", "game"), [("phone", "twenty-five"), ("small", "type-trump"), ("desk", "tetka")]
)
def test_on_a_game_page(open_page: Open, screen: str, game: str) -> None:
    go_round(open_page(f"games/{game}/", **SCREENS[screen]), hand(screen))


@pytest.mark.parametrize("screen", SCREENS)
def test_by_keyboard(open_page: Open, screen: str) -> None:
    go_round(open_page("practice/?games=twenty-five,type-trump", **SCREENS[screen]), "keyboard")


@pytest.mark.parametrize("kind", KINDS)
def test_a_double_press_skips_no_verdict(open_page: Open, kind: str) -> None:
    page = open_page(f"practice/?games=twenty-five&kinds={kind}", **SCREENS["phone"])
    quiz = page.locator("fs-quiz")
    quiz.get_by_role("button", name="Answer").wait_for()
    choose(quiz)
    quiz.get_by_role("button", name="Answer").scroll_into_view_if_needed()
    box = quiz.get_by_role("button", name="Answer").bounding_box()
    assert box
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(quiz.locator(".says .head")).to_have_text(re.compile("Right|Not this time"))
    seen(page, ".says")
    expect(quiz.locator(".place")).to_contain_text("Question 1 of")


def test_what_is_missing_is_said_in_view(open_page: Open) -> None:
    page = open_page("practice/?games=twenty-five&kinds=winner", **SCREENS["small"])
    quiz = page.locator("fs-quiz")
    quiz.get_by_role("button", name="Answer").wait_for()
    press(page, quiz, "Answer", "touch")
    expect(quiz.locator(".says")).to_have_text("Choose an answer first.")
    seen(page, ".says")
