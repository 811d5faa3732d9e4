"""The judge: an empty table of any game, and the verdict on what is put on it, on a phone with touch."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any
from urllib.parse import quote

import pytest
from browsing import ENGINE_MS, GAMES, Open, Site, until
from playwright.sync_api import Locator, Page, Route, expect
from test_browser_access import violations

from followsuit import ask

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
THIRD_BEST = "judge~twenty-five~winner~c.trick=KS,AH,AS,2S"
FORMS = (
    "judge~tyzicha~score~f.declarer=0~f.contract=120~f.points=60,40,20",
    "judge~twenty-five~phase~f.upcard=5H~f.hand=AH,2C,3C,4C,6C",
)
# The sentence of the verdict as the engine writes it: its cards as [[code]], without clause marks.
MARKED = """() => {
  const told = document.querySelector(".ruled > p")?.cloneNode(true);
  if (!told || document.querySelector("fs-judge[aria-busy]")) return "";
  for (const mark of told.querySelectorAll("a.sec, .inplace, .secs")) mark.remove();
  for (const card of told.querySelectorAll("[data-inline]")) card.replaceWith(`[[${card.dataset.inline}]]`);
  return told.textContent.replace(/\\s+/g, " ").trim();
}"""


def verdict(page: Page) -> str:
    page.locator("fs-judge:not([aria-busy]) .ruled").wait_for(timeout=ENGINE_MS)
    found: str = page.evaluate(MARKED)
    return found


def in_view(page: Page, selector: str) -> bool:
    """Whether all of it can be seen, under the bar at the top."""
    found: bool = page.locator(selector).evaluate(
        "(part, bar) => { const { top, bottom } = part.getBoundingClientRect(); "
        "return top >= bar && bottom <= innerHeight; }",
        page.locator("header").first.bounding_box()["height"] - 1,  # type: ignore[index]
    )
    return found


def put(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f".pad button[value='{card}']").tap()


def lying(page: Page) -> list[str]:
    found: list[str] = page.locator(".lying .c").evaluate_all(
        "cards => cards.map((card) => card.dataset.inline)"
    )
    return found


def lies(page: Page, cards: list[str]) -> None:
    """These cards come to lie there: a tap is answered a moment later."""
    there = "[...document.querySelectorAll('.lying .c')].map((card) => card.dataset.inline)"
    until(page, f"(cards) => JSON.stringify({there}) === JSON.stringify(cards)", cards)


def table_of(page: Page, game: str) -> Locator:
    """The judge's empty table of a game, with its engine running."""
    page.evaluate("link => { location.hash = link; }", f"judge~{game}")
    page.locator("fs-judge .pad").wait_for()
    # The table of another game lies there until this one's pack is read.
    laid = "game => [...document.querySelectorAll('fs-judge select')].some(({ value }) => value === game)"
    until(page, laid, game.partition("~")[0])
    page.locator("fs-judge .engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    return page.locator("fs-judge")


def positions(site: Site, game: str, kind: str) -> list[dict[str, Any]]:
    """What figures of a game's page ask the engine of this kind, about cards."""
    html = (site.folder / f"games/{game}/index.html").read_text("utf-8")
    found = [json.loads(unescape(text)) for text in re.findall("data-request='([^']*)'", html)]
    return [one for one in found if one["ask"] == kind and one["game"] == game]


def codes(cards: Any) -> list[str]:
    return cards.split() if isinstance(cards, str) else list(cards or [])


def several(game: str) -> bool:
    """Whether a trick can be of several sizes, so that the judge has to know how many play."""
    return len(ask({"ask": "game", "game": game})["requests"]["trick_sizes"]) > 1


def link_of(question: str, request: dict[str, Any], accused: int | None = None) -> str:
    """The link to a position of the book, in a trick that is whole: `judge~truc~winner~c.trick=KS,3D`."""
    parts = [("c.trick", codes(request.get("trick"))), ("c.hand", codes(request.get("hand")))]
    told = [(name, ",".join(cards)) for name, cards in parts if cards]
    for name, value in request.get("setting", {}).items():
        text = ",".join(value) if isinstance(value, list) else str(value)
        told.append((name, text.lower() if isinstance(value, bool) else text))
    if question == "winner" and several(request["game"]):
        told.append(("c.players", str(len(codes(request["trick"])))))
    if accused is not None:
        told.append(("c.accused", str(accused)))
    own = [quote(f"{name}={text}", safe="=,") for name, text in told]
    return "~".join(["judge", request["game"], question, *own])


@pytest.mark.parametrize("game", GAMES)
def test_the_judge_says_what_the_engine_says(open_page: Open, site: Site, game: str) -> None:
    """Three positions of the book for each question, each by its link."""
    page = open_page("judge/", **PHONE)
    for question in ("winner", "legal", "revoke"):
        found = positions(site, game, "winner" if question == "winner" else "legal")
        known = ask({"ask": "game", "game": game})
        counts = (*known["counts"], *known["also"])
        asked = [one for one in found if "phase" not in one and not one.get("hands")]
        if question == "winner" and several(game):
            asked = [one for one in asked if len(codes(one["trick"])) in counts]
        asked = asked[:3]
        assert asked or question != "winner"
        for request in asked:
            told = ask({key: value for key, value in request.items() if key != "names"})
            link, expected = link_of(question, request), told.get("law", told)["why"]["marked"]
            if question == "revoke":
                card, *held = codes(request["hand"])
                trick = [*codes(request.get("trick")), card]
                link = link_of(question, {**request, "trick": trick, "hand": held}, len(trick) - 1)
                said = next(one for one in told["cards"] if one["card"] == card)
                allowed = "Allowed." if said["legal"] else "Not allowed."
                expected = f"{allowed} {said['why']['marked']}"
            page.evaluate("link => { location.hash = link; }", link)
            verdict(page)
            until(page, f"expected => ({MARKED})() === expected", expected)
            expect(page.locator(".amiss")).to_have_count(0)


@pytest.mark.parametrize("players", [2, 10])
def test_a_number_of_players_that_an_option_allows_has_a_table(
    open_page: Open, players: int
) -> None:
    page = open_page("judge/", **PHONE)
    host = table_of(page, "twenty-five")
    host.get_by_label("Players", exact=True).select_option(str(players))
    put(page, *(f"{rank}S" for rank in "KQ23456789"[:players]))
    told = verdict(page)
    lies(page, [f"{rank}S" for rank in "KQ23456789"[:players]])
    assert "wins" in told and "ahead" not in told


# Of each: what is chosen before the cards, the cards, and the card that takes the trick.
TRICKS = [
    ("twenty-five", {}, ["KS", "AH", "AS", "2S"], "AH"),
    ("twenty-five", {"Trumps": "Hearts"}, ["KS", "5H", "AH", "2S"], "5H"),
    ("truc", {}, ["AS", "2D", "KC", "7H"], "2D"),
    ("tute", {"Trumps": "Clubs"}, ["AS", "3S", "2C", "KS"], "2C"),
    ("tetka", {}, ["KS", "AH", "AS", "2S"], "AS"),
]


@pytest.mark.parametrize(("game", "chosen", "cards", "best"), TRICKS)
def test_few_taps_lead_to_a_verdict(
    open_page: Open, game: str, chosen: dict[str, str], cards: list[str], best: str
) -> None:
    """Two to an empty table from the game's page, ten more at most to the verdict on four cards."""
    page = open_page(f"games/{game}/", **PHONE)
    page.get_by_role("link", name="Ask about your own trick").tap()
    page.locator("fs-judge .pad").wait_for()
    lies(page, [])
    taps = 0
    for label, value in chosen.items():
        page.get_by_label(label, exact=True).select_option(label=value)
        taps += 2  # the list, and the value in it
    for card in cards:
        put(page, card)
        taps += 1
    assert taps <= 10
    lies(page, cards)
    verdict(page)
    expect(page.locator(".ruled .card")).to_have_attribute("data-card", best)
    expect(page.locator(".lying [data-ahead] .c")).to_have_attribute("data-inline", best)
    assert in_view(page, ".ruled")


def test_the_home_page_is_two_taps_from_an_empty_table(open_page: Open) -> None:
    page = open_page("", **PHONE)
    page.get_by_role("link", name="Ask the judge").tap()
    # Until its script is there, each leads to the rules.
    page.locator("fs-judge a[href='#judge~ecarte']").tap()
    page.locator("fs-judge .pad").wait_for()
    expect(page.get_by_label("Game", exact=True)).to_have_value("ecarte")


def test_what_lies_there_already_is_told_and_nothing_changes(open_page: Open) -> None:
    page = open_page("judge/", **PHONE)
    host = table_of(page, "truc")
    put(page, "AS", "2D")
    expect(page.locator(".pad button[value='AS']")).to_have_attribute("aria-pressed", "true")
    put(page, "AS")
    expect(host.locator(".says")).to_contain_text("ace of spades: played by")
    lies(page, ["AS", "2D"])


def test_a_card_too_many_is_told_and_the_trick_stays(open_page: Open) -> None:
    page = open_page("judge/", **PHONE)
    host = table_of(page, "truc")
    put(page, "AS", "2D", "KC", "7H")
    verdict(page)
    put(page, "3S")
    until(page, "() => document.querySelectorAll('.lying .c').length === 4")
    expect(host.locator(".says")).to_contain_text("4")
    host.get_by_role("button", name="Undo").tap()
    until(page, "() => document.querySelectorAll('.lying .c').length === 3")


def test_cards_are_moved_and_taken_out_by_buttons(open_page: Open) -> None:
    page = open_page("judge/", **PHONE)
    host = table_of(page, "truc")
    put(page, "AS", "2D", "KC")
    host.locator(".lying button").nth(2).tap()
    host.get_by_role("button", name="Earlier").tap()
    lies(page, ["AS", "KC", "2D"])
    host.get_by_role("button", name="Take it out").tap()
    lies(page, ["AS", "2D"])
    host.get_by_role("button", name="Undo").tap()
    host.get_by_role("button", name="Undo").tap()
    lies(page, ["AS", "2D", "KC"])
    host.get_by_role("button", name="Clear", exact=True).tap()
    lies(page, [])


def test_typed_cards_are_read_by_the_engine(open_page: Open) -> None:
    page = open_page("judge/", **PHONE)
    host = table_of(page, "twenty-five")
    field = host.get_by_label("Or type cards")
    field.fill("ks A♥ as")
    field.press("Enter")
    verdict(page)
    lies(page, ["KS", "AH", "AS"])
    field.fill("zz")
    field.press("Enter")
    expect(host.locator(".says")).to_contain_text("zz")
    lies(page, ["KS", "AH", "AS"])


def test_cards_are_said_without_signs_between_them(open_page: Open) -> None:
    """As a phone writes down what it hears."""
    page = open_page("judge/", **PHONE)
    host = table_of(page, "twenty-five")
    field = host.get_by_label("Or type cards")
    field.fill("King of Hearts five of spades jack diamonds")
    field.press("Enter")
    verdict(page)
    lies(page, ["KH", "5S", "JD"])
    field.fill("seven of clobs")
    field.press("Enter")
    expect(host.locator(".says")).to_contain_text("“seven of clobs” is not a card")
    expect(host.locator(".says")).to_contain_text("7♣")
    lies(page, ["KH", "5S", "JD"])
    expect(field).to_have_value("seven of clobs")
    host = table_of(page, "shed~winner")
    field = host.get_by_label("Or type cards")
    field.fill("the Sailor Crown of moons")
    field.press("Enter")
    verdict(page)
    lies(page, ["sailor", "huntress"])


def test_a_clause_mark_opens_the_sentence_in_its_place(open_page: Open) -> None:
    page = open_page(f"judge/#{THIRD_BEST}", **PHONE)
    verdict(page)
    mark = page.locator(".ruled a.sec").first
    mark.tap()
    sentence = next(
        one["text"]
        for one in ask({"ask": "game", "game": "twenty-five"})["clauses"]
        if one["id"] == "twenty-five.rank.ace-hearts-third"
    )
    expect(page.locator(".ruled .inplace")).to_contain_text(sentence)
    assert "/judge/" in page.url
    assert in_view(page, ".ruled .inplace")
    mark.tap()
    expect(page.locator(".inplace")).to_have_count(0)
    mark.tap()
    page.get_by_role("link", name="See it in the rules").tap()
    page.wait_for_url("**/games/twenty-five/#twenty-five.rank.ace-hearts-third")


def test_a_link_shows_its_position_before_the_engine_is_there(open_page: Open) -> None:
    page = open_page("practice/", **PHONE)
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(page.url.replace("practice/", f"judge/#{THIRD_BEST}"))
    expect(page.locator(".lying .c")).to_have_count(4)
    lies(page, ["KS", "AH", "AS", "2S"])
    until(page, "() => document.querySelector('fs-judge .engine').dataset.state === 'starting'")
    for route in held:
        route.continue_()
    page.unroute("**/*.wasm")
    assert verdict(page).startswith("North wins.")


def test_the_table_is_remembered_and_the_cards_are_not(open_page: Open) -> None:
    page = open_page("judge/", **PHONE)
    host = table_of(page, "twenty-five")
    host.get_by_label("Trumps", exact=True).select_option(label="Diamonds")
    host.get_by_label("Players", exact=True).select_option("5")
    put(page, "KS")
    verdict(page)
    assert page.url.endswith("#judge~twenty-five~winner~c.trick=KS~c.players=5~trump=D")
    page.goto(page.url.split("#")[0] + "#judge~twenty-five")
    page.reload()
    page.locator("fs-judge .pad").wait_for()
    expect(host.get_by_label("Trumps", exact=True)).to_have_value("Diamonds")
    expect(host.get_by_label("Players", exact=True)).to_have_value("5")
    lies(page, [])


def test_what_is_kept_of_the_judge_may_be_damaged(open_page: Open) -> None:
    page = open_page("judge/", **PHONE)
    page.evaluate("localStorage.setItem('followsuit.judge', '{\"truc\": 3}')")
    page.reload()
    table_of(page, "truc")
    put(page, "AS", "2D")
    verdict(page)
    assert page.evaluate("localStorage.getItem('followsuit.judge.damaged')") == '{"truc": 3}'


def test_a_verdict_is_sent_as_a_link_and_as_a_code(open_page: Open) -> None:
    page = open_page(f"judge/#{THIRD_BEST}", permissions=["clipboard-write"], **PHONE)
    verdict(page)
    page.get_by_role("button", name="Send this").tap()
    code = page.locator(".qr svg")
    expect(code).to_have_attribute("role", "img")
    expect(page.locator(".says")).to_contain_text("Another phone can read it from the code.")
    page.get_by_role("button", name="Send this").tap()
    expect(code).to_have_count(0)


def test_where_a_house_rule_decides_both_answers_stand_side_by_side(open_page: Open) -> None:
    """`twenty-five.ruling.exempt-absolute`: a top trump may be held back even when a better one is led, or not."""
    request = {"ask": "legal", "game": "twenty-five", "trick": "5S", "hand": "JS 3D"}
    differs = ask({"ask": "otherwise", "request": request})["differs"]
    assert differs
    page = open_page("judge/#judge~twenty-five~legal~c.trick=5S~c.hand=JS,3D", **PHONE)
    verdict(page)
    others = page.locator(".behind .house")
    expect(others).to_have_count(len(differs))
    for place, other in enumerate(differs):
        told = f"With “{other['label']}: {other['value_label']}”:"
        expect(others.nth(place)).to_contain_text(told)
    others.first.locator("a.sec").first.tap()
    expect(others.first.locator(".inplace")).to_have_count(1)


def test_the_judge_passes_axe_at_each_question(open_page: Open) -> None:
    page = open_page(f"judge/#{THIRD_BEST}", bypass_csp=True, **PHONE)
    verdict(page)
    faults = violations(page, "fs-judge")
    page.locator(".lying button").first.tap()
    page.get_by_label("Question", exact=True).select_option(label="Was that allowed?")
    page.get_by_role("radio", name="besides").check()
    put(page, "5S", "3D")
    verdict(page)
    faults += violations(page, "fs-judge")
    table_of(page, "shed~winner")
    put(page, "sailor")
    verdict(page)
    faults += violations(page, "fs-judge")
    for link in FORMS:
        page.evaluate("link => { location.hash = link; }", link)
        verdict(page)
        faults += violations(page, "fs-judge")
    assert not faults, "\n".join(faults)


def test_the_judge_is_asked_with_the_keyboard_alone(open_page: Open) -> None:
    page = open_page("judge/#judge~truc")
    page.locator("fs-judge .engine[data-state=ready]").wait_for(timeout=ENGINE_MS)
    for card in ("AS", "2D"):
        page.locator(f".pad button[value='{card}']").focus()
        page.keyboard.press("Enter")
    verdict(page)
    expect(page.locator(".pad button[value='2D']")).to_be_focused()
    page.locator(".lying button").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lying button").nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Earlier")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Earlier")).to_be_focused()
    lies(page, ["2D", "AS"])


def test_without_scripts_each_game_leads_to_its_rules(open_page: Open) -> None:
    page = open_page("judge/", java_script_enabled=False)
    links = page.locator("fs-judge a[data-game]")
    expect(links).to_have_count(len(GAMES))
    links.first.click()
    page.wait_for_url("**/games/*/")
