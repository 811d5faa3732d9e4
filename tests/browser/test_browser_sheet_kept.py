"""The score pad keeps its evenings: damaged or full storage, other windows, links, files, and no network."""

from __future__ import annotations

import csv
import io
import json
import random
from itertools import pairwise
from typing import Any

import pytest
from browsing import FOLLOWED, Open, Site, unplug, until
from evening_pages import (
    PHONE,
    SHELVES,
    SMALL,
    as_file,
    as_kept,
    begun,
    button,
    enter,
    evening,
    follow,
    give_file,
    kept,
    link_of,
    opened,
    record_of,
    says,
    shows,
    when_kept,
)
from playwright.sync_api import Page, expect

from followsuit import ask


def saved(page: Page, name: str) -> str:
    """The text of the file that a button gives."""
    with page.expect_download() as given:
        button(page, name).tap()
    return given.value.path().read_text("utf-8")


def test_what_another_window_enters_is_shown_here_and_told(open_page: Open) -> None:
    told = evening(SMALL)
    page = open_page("scores/", **PHONE)
    give_file(page, as_file(as_kept(told, 1)))
    other = page.context.new_page()
    for each in (page, other):
        each.goto(page.url.split("#")[0] + "#sheet~id=one")
        shows(each, told.rows(1))
    enter(other, told.asked(told.entries[:1]), told.entries[1])
    shows(other, told.rows(2))
    shows(page, told.rows(2))
    expect(says(page)).to_contain_text("Another window has changed this sheet. Here is the newest.")
    # And the other way round: the newest is what counts, in both.
    enter(page, told.asked(told.entries[:2]), told.entries[2])
    shows(other, told.rows(3))
    button(other, "Delete").tap()
    button(other, "Delete it").tap()
    expect(says(page)).to_contain_text("Another window has deleted this sheet.")
    assert kept(page) == []
    button(page, "Undo").tap()
    shows(page, told.rows(2))
    assert when_kept(page, told.entries[:2])["id"] == "one"


DAMAGED: list[Any] = [
    None, 7, "words", [], {}, {"version": 2}, {"version": 1, "id": "d"},
]  # fmt: skip


def test_damaged_records_are_put_aside_told_and_saved(open_page: Open) -> None:
    told = evening(SMALL)
    page = open_page("scores/", **PHONE)
    give_file(page, as_file(as_kept(told, 3)))
    wrong = [
        *DAMAGED,
        as_kept(told, 1, id="elsewhere"),
        as_kept(told, 1, names="AB"),
        as_kept(told, 1, entries=[3]),
        as_kept(told, 1, standing={"sides": 3}),
    ]
    page.evaluate(
        """async (wrong) => {
          const found = await new Promise((ok) => {
            const request = indexedDB.open("followsuit.scores");
            request.onsuccess = () => ok(request.result);
          });
          const change = found.transaction("evenings", "readwrite");
          wrong.forEach((each, at) => change.objectStore("evenings").put(each, `wrong-${at}`));
          await new Promise((ok) => { change.oncomplete = ok; });
          found.close();
        }""",
        wrong,
    )
    for _ in range(2):
        page.reload()
        expect(page.locator(".evenings .amiss")).to_contain_text(f"{len(wrong)} sheets")
        expect(page.locator(".evenings li")).to_have_count(1)
    good, aside = page.evaluate(SHELVES)
    assert [each["id"] for each in good] == ["one"]
    assert sorted(map(json.dumps, aside)) == sorted(map(json.dumps, wrong))
    file = json.loads(saved(page, "Save all as a file"))
    assert [each["id"] for each in file["evenings"]] == ["one"]
    assert sorted(map(json.dumps, file["aside"])) == sorted(map(json.dumps, wrong))


REFUSED = {
    "throws": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }",
    "refuses": """{
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function () { return open.call(this, "followsuit.scores", 0.5); };
    }""",
    "full": """IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }""",
}


@pytest.mark.parametrize("how", REFUSED)
def test_where_nothing_is_kept_the_score_goes_on_and_can_be_saved(
    open_page: Open, site: Site, how: str
) -> None:
    told = evening(SMALL)
    page = open_page("", **PHONE)
    page.add_init_script(REFUSED[how])
    page.goto(site.url("scores/"))
    if how != "full":
        expect(page.locator(".evenings")).to_contain_text("This browser keeps nothing here.")
    begun(page, SMALL)
    before = ask({"ask": "sheet", "game": SMALL})
    enter(page, before, told.entries[0])
    expect(says(page)).to_contain_text("Save it as a file.")
    expect(page.locator("fs-sheet .sheet tbody tr")).to_have_count(1)
    file = json.loads(saved(page, "Save as a file"))
    assert [each["entries"] for each in file["evenings"]] == [told.entries[:1]]


def test_a_sheet_is_sent_as_a_link(open_page: Open) -> None:
    told = evening("truc")
    page = open_page("scores/", **PHONE)
    opened(page, told, len(told.entries))
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { window.sent = text; } } })"
    )
    button(page, "Send this").tap()
    until(page, "() => window.sent")
    sent = page.evaluate("window.sent")
    other = open_page(f"scores/#{sent.split('#')[1]}", **PHONE)
    shows(other, told.totals)
    expect(other.locator("fs-sheet")).to_contain_text("This sheet came with a link.")
    assert kept(other) == []
    button(other, "Keep it here").tap()
    when = when_kept(other, told.entries)
    assert when["names"] == list(told.match.names)
    other.reload()
    shows(other, told.totals)


FOLLOW = """async (links) => {
  const told = [];
  const host = document.querySelector("fs-sheet");
  for (const link of links) {
    await (FOLLOWED)(link, "fs-sheet[aria-busy], fs-sheet [aria-busy]");
    told.push({
      link,
      note: host.querySelector(":scope > .amiss")?.textContent ?? "",
      shown: [".open", ".setup", ".evenings"].filter((part) => host.querySelector(part)).join(),
      says: host.querySelector(".open .says")?.textContent ?? "",
      doubts: host.querySelector(".entering .amiss")?.textContent ?? "",
    });
  }
  return told;
}""".replace("FOLLOWED", FOLLOWED)


def damaged_links() -> list[str]:
    """Links to sheets with damaged signs, cut ones, and whole ones that hold something else."""
    chance = random.Random(11)
    real = [evening(name).link(2)[len("sheet~s=") :] for name in ("truc", SMALL, "schafkopf")]
    signs = "ABCxyz019-_%=~é "
    made = [
        "sheet~", "sheet~s", "sheet~s=", "sheet~id", "sheet~id=", "sheet~id=nobody", "sheet~whist",
        "sheet~id=__proto__", "sheet~toString", "sheet~%", "sheet~s=%E0%A4%A", "sheet~~s=",
    ]  # fmt: skip
    game, options, names, dealer, _ = record_of(evening("truc").match, [])
    shapes: list[Any] = [
        None, 0, "", "truc", [], {}, [[]], [None] * 5, ["truc"], [game, options, names, dealer],
        ["whist", {}, names, 0, []], [3, {}, names, 0, []], ["toString", {}, names, 0, []],
        [game, [], names, 0, []], [game, {"no": 1}, names, 0, []], [game, {"tie_rule": "x"}, names, 0, []],
        [game, {"tie_rule": {}}, names, 0, []], [game, options, [], 0, []], [game, options, ["A"], 0, []],
        [game, options, ["A", "B"], 0, []], [game, options, ["A"] * 4, 0, []], [game, options, [1, 2, 3, 4], 0, []],
        [game, options, ["A"] * 400, 0, []], [game, options, ["[x]", "B", "C", "D"], 0, []],
        [game, options, names, 9, []], [game, options, names, -1, []], [game, options, names, 0.5, []],
        [game, options, names, "0", []], [game, options, names, None, []], [game, options, names, 0, {}],
        [game, options, names, 0, [[]]], [game, options, names, 0, [{}]], [game, options, names, 0, [None]],
        [game, options, names, 0, [{"form": "no", "case": {}}]],
        [game, options, names, 0, [{"form": "hand", "case": {"tricks": [[[]]]}}]],
        [game, options, names, 0, [{"form": "hand", "case": {"tricks": "dealer"}}]],
        [game, options, names, 0, [{"form": "hand", "case": {"raised": 10**40}}]],
        [game, options, names, 0, [{"form": "hand", "case": {"\u0000": "é"}}]],
        [game, options, names, 0, [{"form": "hand", "case": {}, "more": 1}]],
        [game, options, names, 0, [{"form": "hand", "case": {"tricks": ["dealer"] * 3}}] * 300],
    ]  # fmt: skip
    made += [link_of(shape) for shape in shapes]
    while len(made) < 500:
        word = chance.choice(real)
        for _ in range(chance.choice((1, 1, 2, 5))):
            at = chance.randrange(len(word))
            how = chance.randrange(3)
            if how == 0:
                word = word[:at] or "A"
            else:
                word = word[:at] + chance.choice(signs) + word[at + how - 1 :]
        if word not in real:
            made.append(f"sheet~s={word}")
    return made


def test_damaged_links_are_told_and_nothing_of_them_is_kept(open_page: Open) -> None:
    """None throws; one that still holds an evening shows it, with what no longer fits."""
    errors: list[str] = []
    page = open_page("scores/", **PHONE)
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    opened(page, evening(SMALL), 1)
    for told in page.evaluate(FOLLOW, damaged_links()):
        if told["note"]:
            assert told["shown"] == ".evenings", told
        else:
            assert told["shown"] == ".open" and told["says"] + told["doubts"], told
    assert errors == []
    assert kept(page) == []
    opened(page, evening(SMALL), 2)


def test_a_file_gives_back_what_was_saved(open_page: Open) -> None:
    told, other = evening(SMALL), evening("truc")
    page = open_page("scores/", **PHONE)
    give_file(page, as_file(as_kept(told, 2), as_kept(other, 3, id="two", changed=2)))
    expect(page.locator(".evenings li")).to_have_count(2)
    file = saved(page, "Save all as a file")
    fresh = open_page("scores/", **PHONE)
    data = {"name": "a.json", "mimeType": "application/json", "buffer": file.encode()}
    give_file(fresh, data)
    expect(fresh.locator(".said")).to_contain_text("2 sheets were in the file")
    assert sorted(map(json.dumps, kept(fresh))) == sorted(map(json.dumps, kept(page)))
    # Of each the newer one stays.
    give_file(fresh, as_file(as_kept(told, 1, changed=0), as_kept(other, 1, id="two", changed=3)))
    assert [(each["id"], len(each["entries"])) for each in kept(fresh)] == [("one", 2), ("two", 1)]
    fresh.locator(".evenings li a").first.tap()
    shows(fresh, other.rows(1))


@pytest.mark.parametrize(
    "text",
    ["", "words", "[]", "{}", '{"evenings": 3}', '{"evenings": [null]}', '{"evenings": [{"version": 9}]}', "\x00\xff"],
)  # fmt: skip
def test_a_file_of_another_kind_changes_nothing(open_page: Open, text: str) -> None:
    page = open_page("scores/", **PHONE)
    give_file(page, as_file(as_kept(evening(SMALL), 2)))
    before = kept(page)
    file = {"name": "a.json", "mimeType": "application/json", "buffer": text.encode("latin-1")}
    page.locator("fs-sheet input[type=file]").set_input_files(file)
    expect(page.locator("fs-sheet .said")).to_contain_text("Nothing has changed.")
    assert kept(page) == before


def test_a_spreadsheet_holds_the_totals_and_no_formula(open_page: Open) -> None:
    told = evening(SMALL)
    names = ["=1+1", 'A, "B"', "Zoë"]
    page = open_page("scores/", **PHONE)
    give_file(page, as_file(as_kept(told, 3, names=names)))
    follow(page, "sheet~id=one")
    shows(page, told.totals)
    head, *rows = csv.reader(io.StringIO(saved(page, "For a spreadsheet")))
    assert head[2:] == [
        "'=1+1",
        "'=1+1, total",
        names[1],
        f"{names[1]}, total",
        "Zoë",
        "Zoë, total",
    ]
    answer = told.asked(told.entries)
    dealers = [["'=1+1", *names[1:]][hand["dealer"]] for hand in answer["hands"]]
    assert [row[0] for row in rows] == ["1", "2", "3"]
    assert [row[1] for row in rows] == dealers[:3]
    assert [[int(cell) for cell in row[3::2]] for row in rows] == told.totals
    before = [[0, 0, 0], *told.totals]
    gains = [[int(cell) for cell in row[2::2]] for row in rows]
    assert gains == [[b - a for a, b in zip(*two, strict=True)] for two in pairwise(before)]


def test_the_pad_works_without_a_network(open_page: Open, site: Site) -> None:
    told = evening(SMALL)
    page = open_page("scores/", **PHONE)
    opened(page, told, 1)
    unplug(page, site)
    enter(page, told.asked(told.entries[:1]), told.entries[1])
    shows(page, told.rows(2))
    assert when_kept(page, told.entries[:2])["game"] == SMALL
