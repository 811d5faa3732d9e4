"""Tables at which a hand is played: those of a device, what stands in view, and choosing at them by touch or keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from browsing import ENGINE_MS, NO_SCRIPT, PATIENCE_MS, Open, until
from playwright.sync_api import Locator, Page

from followsuit import Match
from followsuit.checked_play import ways_to_play
from followsuit.game import Game
from followsuit.games import game as find_game

SIZES = ((360, 640), (390, 844), (768, 1024), (1440, 900))
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
TRIES = 60
# Somebody at this device may do something.
WAITS = '.tabletop:not([aria-busy]):not([data-state="theirs"])'
SHELF = """const shelf = () => new Promise((done, failed) => {
  const asked = indexedDB.open("followsuit.tables", 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("tables");
    asked.result.createObjectStore("aside", { autoIncrement: true });
  };
  asked.onsuccess = () => done(asked.result);
  asked.onerror = failed;
});"""
KEEP = f"""async (records) => {{
  {SHELF}
  const found = await shelf();
  const change = found.transaction("tables", "readwrite");
  for (const each of records) change.objectStore("tables").put(each, each.id);
  await new Promise((done) => {{ change.oncomplete = done; }});
  found.close();
}}"""
KEPT = f"""async () => {{
  {SHELF}
  const found = await shelf();
  const asked = found.transaction("tables").objectStore("tables").getAll();
  await new Promise((done) => {{ asked.onsuccess = done; }});
  found.close();
  return asked.result;
}}"""
FAST = """localStorage.setItem("followsuit.table", '{"pace":"fast","games":{}}')"""
LEAVE = """document.querySelector(".tabletop")?.setAttribute("data-left", "")"""
# What is not whole on the screen, and what of it could be scrolled.
HIDDEN = """() => {
  const table = document.querySelector(".tabletop");
  const page = document.documentElement;
  const found = [];
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push("the page scrolls");
  if (table.scrollHeight > table.clientHeight || table.scrollWidth > table.clientWidth) found.push("the table scrolls");
  const inside = (part, room) => {
    const [a, b] = [part.getBoundingClientRect(), room];
    if (!a.width || !a.height) return;
    if (a.top < b.top - 1 || a.left < b.left - 1 || a.bottom > b.bottom + 1 || a.right > b.right + 1)
      found.push(`${part.localName}.${part.className} ${part.textContent.trim().slice(0, 40)}`);
  };
  const screen = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
  for (const part of table.querySelectorAll(":scope > *, .head > *, .players > li, .yours :is(button, select), .mine .press"))
    inside(part, screen);
  const felt = table.querySelector(".felt").getBoundingClientRect();
  for (const part of table.querySelectorAll(".felt :is(.card, .who, .tag)")) inside(part, felt);
  const lies = table.querySelector(".lies");
  if (lies.scrollHeight > lies.clientHeight + 2 || lies.scrollWidth > lies.clientWidth + 2) found.push("what lies open scrolls");
  return found;
}"""


class Spot(NamedTuple):
    """A moment of a match in which a seat has to choose."""

    name: str
    record: dict[str, Any]
    seat: int
    weight: int


def extremes(known: Game) -> dict[int, dict[str, Any]]:
    """The fewest players of a game and the most, each with the fewest options that so many need."""
    counts = [players for players, _ in ways_to_play(known)]
    usual = {option.name: option.default for option in known.options.fields}
    found = {}
    for players in sorted({min(counts), max(counts)}):
        ways = [options for count, options in ways_to_play(known) if count == players]
        needed = [{n: v for n, v in way.items() if v != usual[n]} for way in ways]
        found[players] = min(needed, key=len)
    return found


def spots(name: str) -> list[Spot]:
    """For each phase of a game, and with the fewest and the most players, where there is most to choose from."""
    found: dict[str, Spot] = {}
    for spot in _met(find_game(name)):
        if spot.name not in found or found[spot.name].weight < spot.weight:
            found[spot.name] = spot
    return list(found.values())


def _met(known: Game) -> Iterator[Spot]:
    ends = extremes(known)
    ways = ways_to_play(known)
    for seed in range(TRIES):
        random = Random(seed)
        players, options = random.choice(ways)
        match = Match(known, players, options, seed=seed, hands=2)
        while (decision := match.decision) is not None:
            weight = len(decision.actions) + match.table.hands[decision.seat].bit_count()
            names = [str(match.phase), *[f"{players} players"] * (players in ends)]
            for named in names:
                yield Spot(named, match.record(), decision.seat, weight)
            match.apply(decision.pick(random.random()))


def sitting(game: str, record: dict[str, Any], humans: list[int], name: str) -> dict[str, Any]:
    """A table as a device keeps it."""
    now = int(time.time() * 1000)
    about = {"version": 1, "id": name, "game": game, "record": record, "humans": humans}
    return {**about, "level": "easy", "begun": now, "changed": now, "over": False}


def kept(page: Page) -> list[dict[str, Any]]:
    """The tables that this device keeps."""
    found: list[dict[str, Any]] = page.evaluate(KEPT)
    return found


def kept_once(page: Page, truth: Callable[[list[dict[str, Any]]], bool]) -> list[dict[str, Any]]:
    """The tables that this device keeps, once that is true of them."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while not truth(found := kept(page)):
        assert time.monotonic() < end, found
        page.wait_for_timeout(20)
    return found


def shelved(open_page: Open, tables: list[dict[str, Any]], **options: Any) -> Page:
    """An address of the book, on a device that keeps these tables and plays them fast."""
    page = open_page(NO_SCRIPT, **options)
    page.evaluate(FAST)
    page.evaluate(KEEP, tables)
    return page


def sit_down(page: Page, game: str, link: str) -> None:
    """At a table of a game: the address from its hash on; until somebody may choose there."""
    base = page.url.split(f"/{NO_SCRIPT}")[0].split("/play/")[0]
    page.evaluate(LEAVE)
    page.goto(f"{base}/play/{game}/#{link}")
    page.locator(".tabletop:not([data-left])").wait_for()
    waits(page)


def waits(page: Page) -> None:
    """Until somebody at this device has to do something, or all is over; the next hand is begun at once."""
    page.locator(WAITS).wait_for(timeout=ENGINE_MS)
    if state(page) == "hand-over":
        page.locator("dialog[open]").get_by_role("button", name="Next hand").click()
        waits(page)


def state(page: Page) -> str:
    return page.locator(".tabletop").get_attribute("data-state") or ""


def hidden(page: Page, size: tuple[int, int]) -> list[str]:
    """What does not stand whole on a screen of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    until(page, "([width]) => innerWidth === width", list(size))
    page.evaluate("Promise.all(document.getAnimations().map((a) => a.finished.catch(() => 0)))")
    found: list[str] = page.evaluate(HIDDEN)
    return [f"{size[0]}: {each}" for each in found]


def choose(page: Page, random: Random, press: str) -> None:
    """Do one of the things that may be done, by `tap` or by `Enter`, and wait until one may choose again."""
    if state(page) == "handed-on":
        go(page.locator(".yours .controls button"), press)
        waits(page)
        return
    cards = page.locator('.mine [data-legal="true"] .press')
    doings = page.locator(".yours button[data-action], .yours .many button")
    ways = [*doings.all(), *([cards.nth(random.randrange(cards.count()))] if cards.count() else [])]
    chosen = random.choice(ways)
    picks = chosen.get_attribute("aria-pressed") is not None
    if chosen.locator("xpath=ancestor::*[@class='many']").count():
        of = chosen.locator("xpath=..").locator("select")
        of.select_option(index=random.randrange(of.locator("option").count()))
    go(chosen, press)
    if picks:
        gather(page, cards, press)
    waits(page)


def gather(page: Page, cards: Locator, press: str) -> None:
    """Pick more cards until they are enough, and do what they are for."""
    together = page.locator(".yours .gather[data-action]")
    for number in range(cards.count()):
        if together.count():
            break
        if cards.nth(number).get_attribute("aria-pressed") == "false":
            go(cards.nth(number), press)
    go(together, press)


def go(button: Locator, press: str) -> None:
    if press == "tap":
        button.tap()
    else:
        button.press(press)
