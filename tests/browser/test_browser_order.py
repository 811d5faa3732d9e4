"""Cards are put in order by dragging too: with a mouse anywhere on a row, with a finger by its grip."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Open, until
from playwright.sync_api import CDPSession, Locator, Page, expect

from followsuit import ask

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
HELD = ".order > .held"


def question(game: str) -> dict[str, Any]:
    found: dict[str, Any] = ask({"ask": "practice", "game": game, "kinds": ["order"]})["question"]
    return found


def asked(open_page: Open, game: str, **options: Any) -> Locator:
    """A question about an order, in the middle of the screen."""
    key = f"{game}~{question(game)['again']['position']}"
    page = open_page(f"games/{game}/#quiz-widget~{key}", **options)
    quiz = page.locator("fs-quiz")
    quiz.locator(".grip").first.wait_for()
    quiz.locator(".order").evaluate("list => list.scrollIntoView({ block: 'center' })")
    return quiz


def order(quiz: Locator) -> list[str]:
    rows: list[str] = quiz.locator(".order > li").evaluate_all(
        "all => all.map((row) => row.dataset.option)"
    )
    return rows


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def row(quiz: Locator, option: str) -> Locator:
    return quiz.locator(f".order > li[data-option='{option}']")


def drag(quiz: Locator, option: str, place: int) -> None:
    """With the mouse, by the card itself."""
    mouse = quiz.page.mouse
    x, y = middle(row(quiz, option).locator(".c"))
    _, target = middle(quiz.locator(".order > li").nth(place))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, (y + target) / 2)
    mouse.move(x, target)
    mouse.up()


class Finger:
    """One finger on the screen."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.session.send(
            "Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points}
        )

    def pull(self, x: float, y: float, by: float) -> None:
        """Put it down there and move it, step by step, without letting go."""
        self("Start", x, y)
        for step in range(1, 11):
            self("Move", x, y + by * step / 10)


@pytest.mark.parametrize("game", ["twenty-five", "reds"])
def test_a_mouse_drags_cards_to_their_places(open_page: Open, game: str) -> None:
    quiz = asked(open_page, game)
    wanted = question(game)["answer"]
    for place, option in enumerate(wanted):
        if order(quiz)[place] != option:
            drag(quiz, option, place)
    assert order(quiz) == wanted
    quiz.get_by_role("button", name="Answer").click()
    expect(quiz.locator("[role=status]")).to_contain_text("Right")
    # What has been answered is not moved any more.
    expect(quiz.locator(".grip")).to_have_count(0)
    drag(quiz, wanted[0], 3)
    assert order(quiz) == wanted


def test_what_is_dragged_shows_its_place_and_tells_it(open_page: Open) -> None:
    quiz = asked(open_page, "twenty-five")
    mouse = quiz.page.mouse
    before = order(quiz)
    first = row(quiz, before[0])
    x, y = middle(first)
    _, third = middle(quiz.locator(".order > li").nth(2))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, third)
    expect(quiz.locator(HELD)).to_have_attribute("data-option", before[0])
    # The others have made room, and the card lies under the pointer.
    assert order(quiz) == [before[1], before[2], before[0], *before[3:]]
    assert abs(middle(first)[1] - third) < 2
    expect(quiz.locator("[role=status]")).to_have_text("")
    # Beyond the list's end it is the last.
    mouse.move(x, third + 2000)
    assert order(quiz) == [*before[1:], before[0]]
    mouse.up()
    expect(quiz.locator(HELD)).to_have_count(0)
    expect(quiz.locator("[role=status]")).to_contain_text(f"{len(before)}th of {len(before)}.")


def test_escape_puts_it_back(open_page: Open) -> None:
    quiz = asked(open_page, "twenty-five")
    before = order(quiz)
    x, y = middle(row(quiz, before[1]))
    quiz.page.mouse.move(x, y)
    quiz.page.mouse.down()
    quiz.page.mouse.move(x, y + 150)
    assert order(quiz) != before
    quiz.page.keyboard.press("Escape")
    assert order(quiz) == before
    quiz.page.mouse.move(x, y + 100)
    quiz.page.mouse.up()
    assert order(quiz) == before
    expect(quiz.locator(HELD)).to_have_count(0)


@pytest.mark.parametrize("game", ["twenty-five", "reds"])
def test_a_finger_drags_by_the_grip_and_the_page_stays(open_page: Open, game: str) -> None:
    quiz = asked(open_page, game, **PHONE)
    page, finger = quiz.page, Finger(quiz.page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    before = order(quiz)
    height = quiz.locator(".order > li").first.bounding_box()
    assert height
    seen = page.evaluate("scrollY")
    x, y = middle(row(quiz, before[0]).locator(".grip"))
    finger.pull(x, y, 2 * height["height"])
    expect(quiz.locator(HELD)).to_have_attribute("data-option", before[0])
    assert order(quiz)[2] == before[0]
    finger("End")
    expect(quiz.locator(HELD)).to_have_count(0)
    expect(quiz.locator("[role=status]")).to_contain_text("3rd of 5.")
    assert page.evaluate("scrollY") == seen
    # A drag that the system takes away changes nothing.
    after = order(quiz)
    x, y = middle(row(quiz, after[0]).locator(".grip"))
    finger.pull(x, y, 2 * height["height"])
    assert order(quiz) != after
    finger("Cancel")
    expect(quiz.locator(HELD)).to_have_count(0)
    assert order(quiz) == after


def test_a_finger_elsewhere_on_the_list_scrolls(open_page: Open) -> None:
    quiz = asked(open_page, "twenty-five", **PHONE)
    before = order(quiz)
    seen = quiz.page.evaluate("scrollY")
    finger = Finger(quiz.page)
    finger.pull(*middle(row(quiz, before[3]).locator(".c")), -120)
    finger("End")
    until(quiz.page, "seen => scrollY > seen + 60", seen)
    assert order(quiz) == before


def test_the_buttons_move_too_and_keep_the_focus(open_page: Open) -> None:
    quiz = asked(open_page, "twenty-five")
    before = order(quiz)
    down = row(quiz, before[0]).get_by_role("button", name="down")
    down.focus()
    for place in (2, 3):
        quiz.page.keyboard.press("Enter")
        expect(quiz.locator("[role=status]")).to_contain_text(
            f"{place}{'nd' if place == 2 else 'rd'} of 5."
        )
        expect(down).to_be_focused()
    assert order(quiz) == [before[1], before[2], before[0], *before[3:]]
    row(quiz, before[0]).get_by_role("button", name="up").press("Space")
    assert order(quiz) == [before[1], before[0], *before[2:]]
