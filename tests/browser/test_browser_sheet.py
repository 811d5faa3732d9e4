"""The score pad: whole evenings entered by hand and mended, on a phone with touch."""

from __future__ import annotations

import pytest
from browsing import GAMES, Open
from evening_pages import (
    ALL_MINE,
    PHONE,
    SHORT,
    SMALL,
    begun,
    button,
    counted,
    enter,
    evening,
    fill_field,
    fill_in,
    fill_list,
    kept,
    mend,
    mended,
    opened,
    ready,
    rows_of,
    says,
    shows,
    when_kept,
)
from playwright.sync_api import expect
from test_browser_judge import in_view

from followsuit import ask


@pytest.mark.parametrize("name", SHORT)
def test_an_evening_is_entered_by_hand(open_page: Open, name: str) -> None:
    """Every hand by the native controls of its form; the table says what the match said, to its end."""
    told = evening(name)
    assert told.match.over
    page = open_page("scores/", **PHONE)
    opened(page, told, 0)
    for at, entry in enumerate(told.entries):
        enter(page, told.asked(told.entries[:at]), entry)
        shows(page, told.rows(at + 1))
        when = when_kept(page, told.entries[: at + 1])
        assert when["game"] == told.match.game.id
        if at == len(told.entries) // 2:
            page.reload()
            shows(page, told.rows(at + 1))
    whole = told.rows(len(told.entries))
    assert whole[: len(told.totals)] == told.totals
    won = told.asked(told.entries)["winner_names"]
    expect(page.locator("fs-sheet p.won")).to_contain_text(" and ".join(won))
    change = mended(told)
    mend(page, told, change.at)
    root, names = page.locator("fs-sheet .entry"), told.asked([])
    fill_field(root, change.part, change.value, names)
    # The moves are others then, so that one is chosen anew.
    case = told.entries[change.at]["case"]
    for part in change.form["fields"]:
        if part["kind"] == "text" and part["name"] in case:
            fill_field(root, part, case[part["name"]], names)
    ready(page).tap()
    shows(page, rows_of(told.asked(change.entries)))
    page.locator("fs-sheet .entering").get_by_role("button", name="Undo").tap()
    shows(page, whole)


def test_every_game_with_a_sheet_is_entered() -> None:
    assert {game for game, *_ in SHORT.values()} == set(GAMES)


def test_what_cannot_be_is_refused_before_it_is_entered(open_page: Open) -> None:
    page = open_page("scores/", **PHONE)
    begun(page, "schafkopf")
    entry = page.locator("fs-sheet .entry")
    told = ask({"ask": "sheet", "game": "schafkopf"})
    form = told["forms"][1]
    entry.get_by_label("What happened", exact=True).select_option(label=form["label"])
    fill_in(entry, form, {"points": [60, 40, 18]}, told)
    wrong = [{"form": "least", "case": {"points": [60, 40, 18]}}]
    (fault,) = ask({"ask": "sheet", "game": "schafkopf", "entries": wrong})["unfit"]["errors"]
    assert "118" in fault["what"]
    expect(page.locator(".preview .fault")).to_have_text(f"{fault['place']}: {fault['what']}.")
    button(page, "Enter it").tap(force=True)
    expect(says(page)).to_contain_text("There is nothing to enter yet")
    expect(button(page, "Enter it")).to_have_attribute("aria-disabled", "true")
    assert [one["entries"] for one in kept(page)] == [[]]
    fill_in(entry, form, {"points": [60, 40, 20]}, told)
    ready(page)
    expect(page.locator(".preview .fault")).to_have_count(0)


def test_a_hand_that_no_longer_fits_is_told_and_nothing_else_changes(open_page: Open) -> None:
    told = evening(SMALL)
    page = open_page("scores/", **PHONE)
    opened(page, told, 3)
    mend(page, told, 0)
    slots = page.locator("fs-sheet .entry fieldset.slots")
    part = told.asked([])["forms"][0]["fields"][0]
    fill_list(slots, part, 0, ALL_MINE["case"]["winners"], told.asked([]))
    ready(page).tap()
    wrong = [ALL_MINE, *told.entries[1:]]
    after = told.asked(wrong)
    shows(page, rows_of(after))
    tell = page.locator("fs-sheet .entering .amiss")
    expect(tell).to_contain_text("Hand 2 no longer fits")
    expect(tell).to_contain_text(after["unfit"]["errors"][0]["what"][1:])
    expect(page.locator("fs-sheet .entering")).to_contain_text("One entry after it waits.")
    assert when_kept(page, wrong)["entries"] == wrong
    out = page.locator("fs-sheet .entering").get_by_role("button", name="Take it out")
    out.tap()
    expect(says(page)).to_contain_text("It is taken out. Undo brings it back.")
    counted(page)
    # A reload forgets nothing of it.
    assert when_kept(page, wrong[:2])["entries"] == [wrong[0], wrong[2]]
    button(page, "Undo").tap()
    expect(tell).to_contain_text("Hand 2 no longer fits")
    counted(page)
    assert when_kept(page, wrong)["entries"] == wrong
    button(page, "Undo").tap()
    shows(page, told.rows(3))
    assert when_kept(page, told.entries)["entries"] == told.entries


def test_a_hand_is_taken_out_and_brought_back(open_page: Open) -> None:
    told = evening(SMALL)
    page = open_page("scores/", **PHONE)
    opened(page, told, 3)
    button(page, "Hand 2").tap()
    page.locator("fs-sheet .one").get_by_role("button", name="Take it out").tap()
    shows(page, rows_of(told.asked([told.entries[0], told.entries[2]])))
    expect(says(page)).to_contain_text("It is taken out. Undo brings it back.")
    button(page, "Undo").tap()
    shows(page, told.rows(3))


def test_what_a_press_has_changed_is_in_view(open_page: Open) -> None:
    told = evening(SMALL)
    page = open_page("scores/", **PHONE)
    begun(page, SMALL)
    assert in_view(page, "fs-sheet .entry .slotrow")
    before = ask({"ask": "sheet", "game": SMALL})
    for count, entry in enumerate(told.entries[:2]):
        enter(page, before, entry)
        expect(page.locator("fs-sheet .sheet tbody tr")).to_have_count(count + 1)
        counted(page)
        assert in_view(page, "fs-sheet .deals")
    button(page, "Hand 1").tap()
    assert in_view(page, "fs-sheet .one h3")
    page.locator("fs-sheet .one").get_by_role("button", name="Mend").tap()
    page.locator("fs-sheet .entering h3").wait_for()
    ready(page)
    assert in_view(page, "fs-sheet .entering h3")
    assert in_view(page, "fs-sheet .entry .slotrow")
