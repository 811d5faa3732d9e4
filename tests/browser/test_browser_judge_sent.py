"""The judge: cards moved by hand, a position sent as a picture, and how soon a link has its verdict."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from browsing import ENGINE_MS, Open, Site, unplug, until
from playwright.sync_api import CDPSession, Locator, Page, Route, expect
from test_browser_judge import PHONE, THIRD_BEST, lying, put, table_of, verdict
from test_browser_network import KB, packed
from test_browser_sheet_access import scripts

HAND = "AS,KS,7S,6H,7H,KD,QD,5C,4C,3C"
PICTURES = {
    "trick": f"{THIRD_BEST}~trump=H",
    "hand": f"judge~tute~legal~c.trick=AH,2C~c.hand={HAND}~trump=C",
    "decktet": "judge~shed~winner~c.trick=sailor,huntress,origin,chance-meeting",
}


def middle(card: Locator) -> tuple[float, float]:
    box = card.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A real touch of the screen."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def down(self, x: float, y: float) -> None:
        self.at = (x, y)
        self._send("touchStart", self.at)

    def to(self, x: float, y: float, steps: int = 8) -> None:
        (left, top), self.at = self.at, (x, y)
        for step in range(1, steps + 1):
            part = step / steps
            self._send("touchMove", (left + (x - left) * part, top + (y - top) * part))

    def up(self) -> None:
        self._send("touchEnd")


def test_a_mouse_moves_a_card_to_another_place(open_page: Open) -> None:
    page = open_page("judge/#judge~truc")
    host = page.locator("fs-judge")
    page.locator("fs-judge .engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    for card in ("AS", "2D", "KC"):
        page.locator(f".pad button[value='{card}']").click()
    verdict(page)
    cards = page.locator(".lying li")
    owners = cards.locator(".owner").all_inner_texts()
    page.mouse.move(*middle(cards.nth(2)))
    page.mouse.down()
    x, y = middle(cards.nth(0))
    page.mouse.move(x - 5, y, steps=6)
    expect(page.locator(".lying .lifted")).to_have_count(1)
    page.mouse.up()
    assert lying(page) == ["KC", "AS", "2D"]
    assert cards.locator(".owner").all_inner_texts() == owners
    # It was no press: no card is chosen.
    expect(page.locator(".lying [aria-expanded=true]")).to_have_count(0)
    host.get_by_role("button", name="Undo").click()
    assert lying(page) == ["AS", "2D", "KC"]
    # Escape leaves all as it was, and so does letting go where it was.
    page.mouse.move(*middle(cards.nth(0)))
    page.mouse.down()
    page.mouse.move(*middle(cards.nth(2)), steps=6)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert lying(page) == ["AS", "2D", "KC"]
    expect(page.locator(".lying [aria-expanded=true]")).to_have_count(0)
    # A press still chooses.
    cards.nth(1).locator("button").click()
    expect(page.locator(".lying [aria-expanded=true]")).to_have_count(1)


def test_a_card_stays_where_it_is_when_the_verdict_comes(open_page: Open) -> None:
    """Somebody may have it under the pointer already: only the mark of who is ahead is new."""
    page = open_page("judge/#judge~truc")
    page.locator("fs-judge .engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    for card in ("AS", "2D"):
        page.locator(f".pad button[value='{card}']").click()
    verdict(page)
    # Within one task: no verdict can come before the card is taken down.
    third = page.evaluate_handle(
        """() => {
  document.querySelector(".pad button[value='KC']").click();
  return document.querySelector(".lying li:nth-child(3)");
}"""
    )
    verdict(page)
    expect(page.locator(".lying [data-ahead]")).to_have_count(1)
    assert third.evaluate("card => card?.isConnected")


@pytest.mark.parametrize("held", [False, True], ids=["sideways", "held"])
def test_a_finger_moves_a_card_and_the_page_stays(open_page: Open, held: bool) -> None:
    """Sideways at once; or upwards and downwards, too, after it has rested on the card."""
    page = open_page("judge/", **PHONE)
    host = table_of(page, "tute~legal")
    put(page, "AH")
    host.get_by_role("radio", name="Your hand").check()
    put(page, *HAND.split(","))
    verdict(page)
    cards = page.locator(".lying").nth(1).locator("li")
    first = lying(page)
    cards.nth(5).scroll_into_view_if_needed()
    scrolled = page.evaluate("scrollY")
    finger = Finger(page)
    finger.down(*middle(cards.nth(0)))
    if held:
        page.locator(".lying .lifted").wait_for()
    else:
        x, y = finger.at
        finger.to(x + 40, y)
    x, y = middle(cards.nth(9))
    finger.to(x + 8, y)
    expect(page.locator(".lying .lifted")).to_have_count(1)
    finger.up()
    assert lying(page) == [first[0], *first[2:], first[1]]
    assert page.evaluate("scrollY") == scrolled
    host.get_by_role("button", name="Undo").tap()
    assert lying(page) == first


def test_a_finger_that_goes_down_from_a_card_scrolls_the_page(open_page: Open) -> None:
    page = open_page("judge/", **PHONE)
    table_of(page, "truc")
    put(page, "AS", "2D", "KC")
    verdict(page)
    page.locator(".lying li").nth(0).scroll_into_view_if_needed()
    scrolled = page.evaluate("scrollY")
    finger = Finger(page)
    x, y = middle(page.locator(".lying li").nth(0))
    finger.down(x, y)
    finger.to(x + 2, y - 120, steps=12)
    finger.up()
    until(page, "before => scrollY > before", scrolled)
    assert lying(page) == ["AS", "2D", "KC"]


@pytest.mark.parametrize("kind", PICTURES)
def test_a_position_is_sent_as_a_picture(open_page: Open, site: Site, kind: str) -> None:
    """Made without a network, once its script is there; a file where nobody takes it."""
    page = open_page(f"judge/#{PICTURES[kind]}", **PHONE)
    said = verdict(page)
    expect(page.locator(".pictured")).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Send a picture").tap()
    file = saved.value
    link = PICTURES[kind].split("~")
    assert file.suggested_filename.startswith(f"{link[1]}-{link[2]}-")
    expect(page.locator(".says")).to_contain_text(file.suggested_filename)
    data = Path(file.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert width == 1080
    assert 700 <= height <= 2400
    picture = page.locator("img.pictured")
    told = picture.get_attribute("alt") or ""
    for card in lying(page):
        assert page.locator(f".pad button[value='{card}'] .c").inner_text() in told
    assert said.split("[[")[0].strip() in told
    colours = len(page.evaluate(COLOURS))
    assert colours >= 6
    expect(page.locator(".picture")).to_have_count(0)
    unplug(page, site)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Send a picture").tap()
    again = Path(saved.value.path()).read_bytes()
    assert struct.unpack(">II", again[16:24]) == (width, height)
    assert len(page.evaluate(COLOURS)) == colours


# How many of its picture's colours cover more than a few dots.
COLOURS = """() => {
  const image = document.querySelector("img.pictured");
  const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
  const ink = canvas.getContext("2d");
  ink.drawImage(image, 0, 0);
  const { data } = ink.getImageData(0, 0, canvas.width, canvas.height);
  const found = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.slice(at, at + 3).join();
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  return [...found].filter(([, dots]) => dots > 200).map(([colour]) => colour);
}"""


def test_a_picture_is_given_to_whoever_takes_pictures(open_page: Open) -> None:
    page = open_page(f"judge/#{THIRD_BEST}", **PHONE)
    page.evaluate("""() => {
      navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
      navigator.share = async (given) => { window.given = given; };
    }""")
    said = verdict(page)
    page.get_by_role("button", name="Send a picture").tap()
    page.locator("img.pictured").wait_for()
    until(page, "() => window.given")
    given = page.evaluate("[given.files[0].name, given.files[0].size, given.text, given.title]")
    assert given[0] == "twenty-five-winner-KS-AH-AS-2S.png"
    assert given[1] > 10_000
    assert said.split(".")[0] in given[2] and THIRD_BEST in given[2]
    assert given[3] == "Twenty-Five"
    # It is of a position that is no more.
    page.get_by_role("button", name="Clear", exact=True).tap()
    expect(page.locator("img.pictured")).to_have_count(0)


def test_a_picture_needs_a_verdict(open_page: Open) -> None:
    page = open_page("judge/", **PHONE)
    host = table_of(page, "truc")
    picture = host.get_by_role("button", name="Send a picture")
    expect(picture).to_have_attribute("aria-disabled", "true")
    put(page, "AS", "2D")
    verdict(page)
    expect(picture).to_have_attribute("aria-disabled", "false")


# When a position was drawn, when the engine was ready, and when the verdict stood there.
TIMES = """{
  window.times = {};
  const signs = { drawn: ".lying .c", ready: "fs-judge .engine[data-state=ready]", told: "fs-judge .ruled" };
  new MutationObserver(() => {
    for (const [name, sign] of Object.entries(signs))
      if (!(name in times) && document.querySelector(sign)) times[name] = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("link", [THIRD_BEST, PICTURES["hand"], PICTURES["decktet"]])
def test_a_link_has_its_verdict_within_a_second_of_the_engine(open_page: Open, link: str) -> None:
    page = open_page("practice/", **PHONE)
    page.add_init_script(TIMES)
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(page.url.replace("practice/", f"judge/#{link}"))
    page.locator(".lying .c").first.wait_for()
    until(page, "() => document.querySelector('fs-judge .engine').dataset.state === 'starting'")
    expect(page.locator(".ruled")).to_have_count(0)
    for route in held:
        route.continue_()
    page.unroute("**/*.wasm")
    verdict(page)
    times = page.evaluate("times")
    assert times["drawn"] < times["ready"] < times["told"]
    assert times["told"] - times["ready"] <= 1000, times


def test_the_script_of_the_judge_is_light(open_page: Open, site: Site) -> None:
    """What its page loads, and of it beyond rules and the score pad; what sends a position comes when somebody sends it."""
    shared = scripts(open_page("games/twenty-five/", **PHONE))
    pad = scripts(open_page("scores/", **PHONE))
    page = open_page("judge/", **PHONE)
    sizes = {name: packed(site, name) for name in scripts(page)}
    own = sizes.keys() - shared - pad
    assert own and sum(sizes[name] for name in own) <= 12 * KB, sizes
    assert sum(sizes.values()) <= 29 * KB, sizes
    table_of(page, "truc")
    put(page, "AS", "2D")
    verdict(page)
    seen = scripts(page)
    page.get_by_role("button", name="Send this").tap()
    page.locator(".qr svg").wait_for()
    code = scripts(page)
    assert code > seen
    page.get_by_role("button", name="Send a picture").tap()
    page.locator("img.pictured").wait_for()
    assert scripts(page) > code
