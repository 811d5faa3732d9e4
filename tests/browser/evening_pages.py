"""Evenings at the score pad of a page: entered, opened, and looked up as this device keeps them."""

from __future__ import annotations

import base64
import json
import re
import sys
import zlib
from functools import cache
from typing import Any, NamedTuple

from browsing import ENGINE_MS, ROOT, until
from playwright.sync_api import Locator, Page, expect

from followsuit import Match, ask

sys.path.append(str(ROOT / "tests/engine"))
from evenings import Entry, request_for, written_down

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


# The total of each side after each hand, as the table of the sheet tells them.
ROWS = """[...document.querySelectorAll("fs-sheet .sheet tbody tr")].map((row) =>
  [...row.querySelectorAll("td")].map((cell) => Number(cell.lastChild.textContent.trim().replace("−", "-"))))"""


# What this device keeps, from both shelves.
SHELVES = """async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes("followsuit.scores")) return [[], []];
  const done = (request) => new Promise((ok, no) => {
    request.onsuccess = () => ok(request.result);
    request.onerror = () => no(request.error);
  });
  const found = await done(indexedDB.open("followsuit.scores"));
  const change = found.transaction(["evenings", "aside"]);
  const all = ["evenings", "aside"].map((name) => done(change.objectStore(name).getAll()));
  const told = await Promise.all(all);
  found.close();
  return told;
}"""


class Evening(NamedTuple):
    """A match, what is written down of it, and the totals after each of its hands."""

    match: Match
    entries: list[Entry]
    hands: list[int]
    totals: list[list[int]]

    def asked(self, entries: list[Entry]) -> dict[str, Any]:
        return ask({**request_for(self.match, entries), "names": list(self.match.names)})

    def rows(self, count: int) -> list[list[int]]:
        """What the table shows when so many entries are in."""
        return rows_of(self.asked(self.entries[:count]))

    def link(self, count: int) -> str:
        return link_of(record_of(self.match, self.entries[:count]))


def rows_of(told: dict[str, Any]) -> list[list[int]]:
    return [hand["totals"]["after"] for hand in told["hands"] if hand["entries"]]


def record_of(match: Match, entries: list[Entry]) -> list[Any]:
    """An evening as a link holds it."""
    first = match.hands[0].dealer
    return [match.game.id, match.options._asdict(), list(match.names), first, entries]


def link_of(record: Any) -> str:
    packer = zlib.compressobj(9, wbits=-15)
    data = packer.compress(json.dumps(record).encode()) + packer.flush()
    return f"sheet~s={base64.urlsafe_b64encode(data).decode().rstrip('=')}"


# The shortest ways to play: by game, and one more for each form that only some tables have.
SHORT: dict[str, tuple[str, dict[str, Any], int]] = {
    "ecarte": ("ecarte", {}, 7),
    "tute": ("tute", {"hands": 3}, 1),
    "canadian-salad": ("canadian-salad", {}, 1),
    "tetka": ("tetka", {"orbits": 1}, 1),
    "schafkopf": ("schafkopf", {"deals": 3}, 2),
    "fuenfzehnern": ("fuenfzehnern", {"hands": 3}, 1),
    "reds": ("reds", {"length": "short"}, 1),
    "truc": ("truc", {}, 8),
    "tyzicha": ("tyzicha", {}, 5),
    "type-trump": ("type-trump", {"end": "rounds"}, 1),
    "twenty-five": ("twenty-five", {}, 4),
    "sheepshead": ("sheepshead", {"end": "hands-5"}, 2),
    "shed": ("shed", {}, 1),
    "sheepshead, open": ("sheepshead", {"end": "open"}, 1),
    "reversis": ("reversis", {"length": 4}, 160),
    "shed, random": ("shed", {"start": "random"}, 31),
    "euchre": ("euchre", {"goal": 5, "defend": True}, 104),
    "hearts": ("hearts", {"goal": 50}, 20),
}


@cache
def evening(name: str) -> Evening:
    game, options, seed = SHORT[name]
    match = Match(game, options=options, seed=seed).play_random()
    entries, hands, totals = [], [], []
    for table, new in written_down(match):
        entries += new
        hands += [table.number] * len(new)
        totals.append(list(table.totals))
    return Evening(match, entries, hands, totals)


# How a value may be mended to another, by the kind of its field.
def others(part: dict[str, Any], value: Any, told: dict[str, Any]) -> list[Any]:
    seats = range(len(told["names"]))
    match part["kind"]:
        case "int" | "number":
            return [value + 1, value - 1, value + 10]
        case "ints" | "seat_ints":
            return [value[turn:] + value[:turn] for turn in range(1, len(value))]
        case "seat":
            return [seat for seat in seats if seat != value]
        case "choice":
            return [choice for choice in part["choices"] if choice != value]
        case "seats":
            return [
                [*value[:at], seat, *value[at + 1 :]] for at in range(len(value)) for seat in seats
            ]
        case "choice_list":
            return [[*value[:-1], choice] for choice in part["choices"]]
        case "card_lists":
            return [[*value[1:], value[0]]] if sum(map(len, value)) < 20 else []
    return []


class Mended(NamedTuple):
    """An entry that is changed in one field, so that all others still fit and other totals come of it."""

    at: int
    form: dict[str, Any]
    part: dict[str, Any]
    value: Any
    entries: list[Entry]


def mended(told: Evening) -> Mended:
    for at in sorted(range(len(told.entries)), key=lambda at: abs(at - len(told.entries) // 2)):
        entry, before = told.entries[at], told.asked(told.entries[:at])
        form = next(form for form in before["forms"] if form["name"] == entry["form"])
        for part in form["fields"]:
            if part["name"] not in entry["case"]:
                continue
            for value in others(part, entry["case"][part["name"]], before):
                new = {**entry, "case": {**entry["case"], part["name"]: value}}
                entries = [*told.entries[:at], new, *told.entries[at + 1 :]]
                after = told.asked(entries)
                if not after["unfit"] and rows_of(after) != told.rows(len(told.entries)):
                    return Mended(at, form, part, value, entries)
    raise AssertionError(f"{told.match.game.id}: nothing can be mended")


def fill_in(
    entry: Locator, form: dict[str, Any], case: dict[str, Any], told: dict[str, Any]
) -> None:
    """Give every field its value by its native controls."""
    folded = entry.locator("details.rest")
    if folded.count() and not folded.evaluate("fold => fold.open"):
        folded.locator("summary").tap()
    # What a move may be, the engine says when it knows all the rest.
    for part in sorted(form["fields"], key=lambda part: part["kind"] == "text"):
        if part["name"] in case:
            fill_field(entry, part, case[part["name"]], told)


def fill_field(entry: Locator, part: dict[str, Any], value: Any, told: dict[str, Any]) -> None:
    label, kind = part["label"], part["kind"]
    owners = told["names"] if kind == "seat_ints" else told["sides"]
    if kind in ("int", "number"):
        entry.get_by_label(label, exact=True).fill(str(value))
    elif kind in ("ints", "seat_ints", "totals"):
        for owner, each in zip(owners, value, strict=True):
            entry.get_by_label(f"{label}, {owner}", exact=True).fill(str(each))
    elif kind == "bool":
        entry.get_by_label(label, exact=True).set_checked(value)
    elif kind == "seat":
        entry.get_by_label(label, exact=True).select_option(label=told["names"][value])
    elif kind == "choice":
        chosen = part["labels"][part["choices"].index(value)]
        entry.get_by_label(label, exact=True).select_option(label=chosen)
    elif kind == "text":
        entry.get_by_label(label, exact=True).select_option(value=value)
    else:
        title = entry.page.locator("legend", has_text=re.compile(f"^{re.escape(label)}$"))
        lists = (
            value if kind.endswith("_lists") else [value if isinstance(value, list) else [value]]
        )
        for row, values in enumerate(lists):
            fill_list(entry.locator("fieldset.slots").filter(has=title), part, row, values, told)


def fill_list(
    slots: Locator, part: dict[str, Any], row: int, values: list[Any], told: dict[str, Any]
) -> None:
    """One after another into a row: cards are typed, anything else has a button."""
    chips = slots.locator(".slotrow").nth(row).locator("label")
    while part["kind"] != "card" and chips.count() > 1:
        chips.first.tap()
        slots.get_by_role("button", name="Take it out").tap()
    if values:
        chips.last.tap()
    for value in values:
        if part["kind"].startswith("card"):
            field = slots.get_by_label("Or type a card")
            field.fill(str(value))
            field.press("Enter")
        else:
            known = part["kind"] != "seats"
            words = part["labels"][part["choices"].index(value)] if known else told["names"][value]
            slots.locator(".choose").get_by_role("button", name=words, exact=True).tap()


def counted(page: Page) -> Locator:
    """The open sheet, when nothing is being counted."""
    page.locator("fs-sheet .open:not([aria-busy])").wait_for(timeout=ENGINE_MS)
    return page.locator("fs-sheet .open")


def shows(page: Page, rows: list[list[int]]) -> None:
    """Wait until the table tells these totals."""
    until(page, f"rows => JSON.stringify({ROWS}) === rows", json.dumps(rows, separators=(",", ":")))
    counted(page)


def follow(page: Page, link: str) -> None:
    page.evaluate("link => { location.hash = link; }", link)


def opened(page: Page, told: Evening, count: int) -> None:
    """The pad with the first entries of an evening, come with a link."""
    follow(page, told.link(count))
    page.locator("fs-sheet .open .engine[data-state=ready]").wait_for(
        timeout=ENGINE_MS, state="attached"
    )
    shows(page, told.rows(count))
    page.locator("fs-sheet .entry, fs-sheet .won").first.wait_for()


def kept(page: Page) -> list[dict[str, Any]]:
    """The evenings that this device keeps."""
    found: list[list[dict[str, Any]]] = page.evaluate(SHELVES)
    return found[0]


def ready(page: Page) -> Locator:
    """The button that enters, when what is filled in can be entered."""
    enter = page.locator("fs-sheet .entering .btn.pri")
    expect(enter).to_have_attribute("aria-disabled", "false")
    return enter


def enter(page: Page, told: dict[str, Any], entry: Entry) -> None:
    """Fill in a hand that `told` asks for, and enter it."""
    form = next(form for form in told["forms"] if form["name"] == entry["form"])
    root = page.locator("fs-sheet .entry")
    if len(told["forms"]) > 1:
        root.get_by_label("What happened", exact=True).select_option(label=form["label"])
    fill_in(root, form, entry["case"], told)
    ready(page).tap()


def mend(page: Page, told: Evening, at: int) -> None:
    """Open an entry by the number of its hand."""
    hand = next(
        hand
        for hand in told.asked(told.entries)["hands"]
        if len(hand["entries"]) > at or (at := at - len(hand["entries"])) < 0
    )
    page.get_by_role("button", name=f"Hand {hand['hand'] + 1}", exact=True).tap()
    page.locator("fs-sheet .one").get_by_role("button", name="Mend").nth(at).tap()
    expect(page.locator("fs-sheet .entering h3")).to_have_text(f"Mending hand {hand['hand'] + 1}")
    folded = page.locator("fs-sheet .entry details.rest")
    if folded.count():
        folded.locator("summary").tap()


def when_kept(page: Page, entries: list[Entry]) -> dict[str, Any]:
    """The evening that was changed last, when it has these entries."""
    for _ in range(100):
        found = max(kept(page), key=lambda each: each["changed"], default=None)
        if found and len(found["entries"]) == len(entries):
            return found
        page.wait_for_timeout(50)
    raise AssertionError(found)


SMALL = "twenty-five"  # three hands of a list of seats each


ALL_MINE = {"form": "tricks", "case": {"winners": [0, 0, 0, 0, 0]}}  # five tricks: the game


def says(page: Page) -> Locator:
    return page.locator("fs-sheet .open > .says")


def button(page: Page, name: str) -> Locator:
    return page.locator("fs-sheet").get_by_role("button", name=name, exact=True)


def begun(page: Page, game: str) -> None:
    """A new sheet of a game, begun with what the setup offers."""
    follow(page, f"sheet~{game}")
    button(page, "Begin").tap()
    counted(page)
    page.locator("fs-sheet .entry").wait_for()


def as_kept(told: Evening, count: int, **other: Any) -> dict[str, Any]:
    """An evening as a device keeps it."""
    game, options, names, dealer, entries = record_of(told.match, told.entries[:count])
    record = {
        "version": 1, "id": "one", "game": game, "options": options, "names": names, "dealer": dealer,
        "entries": entries, "begun": 1, "changed": 1, "standing": None,
    }  # fmt: skip
    return {**record, **other}


def as_file(*records: Any) -> dict[str, Any]:
    data = json.dumps({"evenings": records}).encode()
    return {"name": "scores.json", "mimeType": "application/json", "buffer": data}


def give_file(page: Page, file: dict[str, Any]) -> None:
    """Choose a file, and wait until it is read: what was said of the one before may be the same."""
    chooser = page.locator("fs-sheet input[type=file]")
    here = chooser.element_handle()
    chooser.set_input_files(file)
    until(page, "chooser => !chooser.isConnected", here)
    expect(page.locator("fs-sheet .said")).not_to_be_empty()
