"""Shed, clause by clause: on what each move of a token rests, and which cases cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from shed_book import G, ask_winner, cites, play, takes, tokens
from test_shed import HANDS, STOCK, dealt
from test_shed_sides import TEAM, team_match, two
from test_shed_told import clauses

from followsuit import Match, ask
from followsuit.games import game

SHED = "token.mandatory ruling.shed-compulsory"
STEAL = "penalty.when penalty.steal"
SUPPLY = "penalty.when penalty.supply"
TEAM_PENALTY = "part.penalty ruling.two-sides-penalty"
EVEN = "tokens.start tokens.supply ruling.token-set tokens.conserved"
LAST = "penalty.empties ruling.taken-last-wins"


@pytest.mark.parametrize(
    ("held", "winner", "lead", "options", "note"),
    [
        ("MSY ML WK", 0, "penitent", {}, f"token.lead-suits token.choice {SHED}"),
        ("MSY ML WK", 0, "author", {}, f"token.lead-suits {SHED} ruling.penalty-none-held"),
        ("MSY ML WK", 0, "bard", {}, f"token.lead-suits token.single {SHED}"),
        (
            "MSY ML WK",
            0,
            "penitent",
            {"shed_optional": True},
            "token.lead-suits token.choice ruling.shed-compulsory",
        ),
        (
            "MYK ML WK",
            0,
            "watchman",
            {"deck": "pawns"},
            f"token.lead-suits token.triple token.choice {SHED}",
        ),
        (
            "MY ML WK",
            0,
            "watchman",
            {"deck": "pawns"},
            f"token.lead-suits token.triple token.choice {SHED} ruling.penalty-none-held",
        ),
        ("MSY YL", 0, "penitent", {}, f"token.lead-suits token.choice {SHED}"),
        ("MS WL WK", 0, "mill", {}, f"{STEAL} ruling.penalty-choice"),
        ("MS ML WK", 0, "mill", {}, f"{STEAL} ruling.penalty-choice"),
        ("MS ML MK", 0, "mill", {}, STEAL),
        ("S M MW", 0, "author", {}, f"{STEAL} ruling.penalty-choice ruling.kingmaker-case"),
        ("MS YL", 0, "soldier", {}, f"{STEAL} two.token"),
        ("MS Y", 0, "soldier", {}, f"{STEAL} two.token"),
        ("MS YK", 0, "soldier", {}, f"{STEAL} two.token ruling.penalty-choice"),
        ("MS WLK", 2, "darkness", {"mode": TEAM}, f"{STEAL} {TEAM_PENALTY}"),
        ("MS W", 2, "darkness", {"mode": TEAM}, f"{STEAL} {TEAM_PENALTY}"),
        ("WL MK LK", 0, "desert", {}, f"{SUPPLY} ruling.supply-never-short"),
        ("MS ML", 0, "soldier", {}, f"{SUPPLY} two.token ruling.supply-never-short"),
        (
            "MS LK",
            2,
            "darkness",
            {"mode": TEAM},
            f"{SUPPLY} {TEAM_PENALTY} ruling.supply-never-short",
        ),
        (
            "W W MS",
            2,
            "mill",
            {"kingmaker": "supply"},
            "kingmaker.when ruling.kingmaker-case kingmaker.supply ruling.supply-never-short",
        ),
        (
            "W L MS",
            2,
            "mill",
            {},
            "kingmaker.when kingmaker.shared ruling.kingmaker-case ruling.kingmaker-default",
        ),
    ],
)
def test_what_follows_a_trick_rests_on_its_clauses(
    held: str, winner: int, lead: str, options: dict[str, Any], note: str
) -> None:
    assert clauses(tokens(held, winner, lead, **options)["notes"][0]) == note


@pytest.mark.parametrize(
    ("held", "lead", "options", "told"),
    [
        ("MSY ML", "penitent", {}, "West must throw away Suns or Wyrms."),
        ("MSY ML", "author", {"shed_optional": True}, "West may throw away Moons."),
        (
            "MSY ML LK",
            "mill",
            {},
            "West has no Waves or Leaves and must take one of them from an opponent.",
        ),
        (
            "WL MK LK",
            "desert",
            {},
            "nobody has Suns or Wyrms, so West must take Suns or Wyrms from the supply.",
        ),
        (
            "MS W L",
            "mill",
            {"kingmaker": "supply"},
            "any token from an opponent would choose the winner, so West must take Waves or Leaves"
            " from the supply.",
        ),
        (
            "MS W L",
            "mill",
            {},
            "West would have to choose the winner. No token moves, and North and East share the"
            " win.",
        ),
    ],
)
def test_what_follows_a_trick_is_told(
    held: str, lead: str, options: dict[str, Any], told: str
) -> None:
    text = tokens(held, 0, lead, **options)["notes"][0]["why"]["text"]
    assert text == f"The {lead.title()} was led: {told}"


@pytest.mark.parametrize(
    ("held", "winner", "lead", "options", "moves"),
    [
        ("MSY ML WK", 0, "author", {}, ["token.shed"]),
        (
            "MSY ML WK",
            0,
            "author",
            {"shed_optional": True},
            ["token.shed", "ruling.shed-compulsory"],
        ),
        ("MY ML", 0, "author", {}, ["token.shed two.token"]),
        ("MY ML", 2, "author", {"mode": TEAM}, ["token.shed part.shed"]),
        ("S MW L", 0, "author", {}, ["penalty.steal"]),
        ("S M L", 0, "author", {}, [f"penalty.steal {LAST}"]),
        (
            "S M MW",
            0,
            "author",
            {},
            [f"penalty.steal {LAST} ruling.ending-take-allowed", "penalty.steal"],
        ),
        ("S MW", 0, "author", {}, ["penalty.steal two.token"]),
        ("S M", 2, "author", {"mode": TEAM}, [f"penalty.steal {TEAM_PENALTY} {LAST}"]),
        ("S W L", 0, "author", {}, ["penalty.supply", "penalty.supply"]),
        (
            "M M S",
            2,
            "author",
            {"kingmaker": "supply"},
            ["kingmaker.supply", "kingmaker.supply"],
        ),
    ],
)
def test_each_move_rests_on_its_clauses(
    held: str, winner: int, lead: str, options: dict[str, Any], moves: list[str]
) -> None:
    answer = tokens(held, winner, lead, **options)
    assert [clauses(move) for move in answer["moves"]] == moves


@pytest.mark.parametrize(
    ("held", "winner", "lead", "winners"),
    [
        ("S M L", 0, "author", ["North"]),
        ("M S M L", 1, "author", ["West", "East"]),
        ("M K S M", 2, "author", ["West", "North", "South"]),
        ("M S L M", 1, "huntress", ["West", "South"]),
        ("M MK S", 2, "author", []),
        ("MK MK S", 2, "author", []),
        ("L L S", 2, "author", []),
        ("M M MS", 2, "author", []),
    ],
)
def test_kingmaker_when_only_last_tokens_of_two_or_more_could_be_taken(
    held: str, winner: int, lead: str, winners: list[str]
) -> None:
    answer = tokens(held, winner, lead)
    assert (answer["over"], answer["winner_names"]) == (bool(winners), winners)


@pytest.mark.parametrize(
    ("held", "winner", "lead", "lines"),
    [
        (
            "S LK W",
            0,
            "mountain",
            ["The supply gets Suns.", "West throws away Suns."],
        ),
        (
            "S LKM W",
            1,
            "sea",
            ["North takes Waves from East.", "East gives Waves to North."],
        ),
        (
            "S L YK",
            1,
            "huntress",
            ["North takes Moons from the supply.", "The supply gives Moons to North."],
        ),
    ],
)
def test_token_shed_and_penalty_are_told_of_both_sides(
    held: str, winner: int, lead: str, lines: list[str]
) -> None:
    answer = tokens(held, winner, lead)
    assert [line["why"]["text"] for line in answer["lines"]] == lines
    assert [line["points"] for line in answer["lines"]] == [1, -1]


@pytest.mark.parametrize(
    ("held", "winner", "lead", "options", "note", "text"),
    [
        ("S M L", 0, "bard", {}, "end.immediate", "West: the take is empty. West wins at once."),
        (
            "S M L",
            0,
            "author",
            {},
            f"end.immediate {LAST}",
            "North: the last token is taken. North wins at once.",
        ),
        (
            "S M",
            2,
            "bard",
            {"mode": TEAM},
            "end.immediate part.win",
            "West and East: the take is empty. West and East win at once.",
        ),
    ],
)
def test_end_immediate_tells_why_a_take_is_empty(
    held: str, winner: int, lead: str, options: dict[str, Any], note: str, text: str
) -> None:
    last = tokens(held, winner, lead, **options)["notes"][-1]
    assert (clauses(last), last["why"]["text"]) == (note, text)


# -- cases that cannot be --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "start", "supply", "faults"),
    [
        ("M S L", "one_of_each", None, []),
        ("MMM SSS LLL", "random", None, []),
        ("MMM SSS LLL", "random", "MSL", ["case.supply"]),
        ("MMMM S L", "random", None, ["case.takes"]),
        ("MM SS L", "one_of_each", None, ["case.takes[0]", "case.takes[1]"]),
        ("MMSS L L", "one_of_each", None, ["case.takes[0]", "case.takes[0]"]),
        ("MMMM L L", "one_of_each", "MS", ["case.takes", "case.takes[0]"]),
    ],
)
def test_tokens_conserved_refuses_takes_that_cannot_be(
    held: str, start: str, supply: str | None, faults: list[str]
) -> None:
    case: dict[str, Any] = {"winner": 0, "lead": "castle", "takes": takes(held)}
    if supply:
        case["supply"] = takes(supply)[0]
    request = {"ask": "score", "game": G, "form": "tokens", "players": 3}
    answer = ask({**request, "case": case, "options": {"start": start}})
    assert [fault["where"] for fault in answer.get("errors", [])] == faults


def test_an_empty_take_is_the_only_fault_that_is_told() -> None:
    case = {"winner": 0, "lead": "castle", "takes": [["moons"], [], ["suns"]], "supply": []}
    request = {"ask": "score", "game": G, "form": "tokens", "players": 3, "case": case}
    assert [fault["where"] for fault in ask(request)["errors"]] == ["case.takes[1]"]


def test_tokens_of_a_case_may_be_written_in_any_order() -> None:
    case = {"winner": 0, "lead": "castle", "takes": takes("KSM YL SW"), "supply": []}
    request = {"ask": "score", "game": G, "form": "tokens", "players": 3}
    (fault,) = ask({**request, "case": case})["errors"]
    assert fault["did_you_mean"] == []
    assert fault["facts"]["right"] == [{"verbatim": suit} for suit in takes("MMSWWLLYYKK")[0]]


def test_tokens_conserved_and_the_aim_hold_for_the_whole_match() -> None:
    """What takes lose the supply gains, and who has fewest tokens is ahead: none at all wins."""
    match = game(G).match
    assert (match.unit, match.start, match.closed, match.fewest) == ("token", 6, True, True)


@pytest.mark.parametrize(
    ("form", "known"), [("tokens", {"winner", "lead", "takes"}), ("combined", {"trick"})]
)
def test_a_case_may_leave_out_what_follows_from_the_rest(form: str, known: set[str]) -> None:
    (asked,) = [
        one
        for one in ask({"ask": "game", "game": G})["requests"]["score"]["forms"]
        if one["name"] == form
    ]
    assert {field["name"] for field in asked["fields"] if field["required"]} == known


# -- asked about a hand ----------------------------------------------------------------------------


def in_phase(phase: str, position: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What a seat may do at a decision."""
    request = {"ask": "legal", "game": G, "phase": phase, "players": 3, "seat": 0}
    return ask({**request, "position": position, **more})


def test_lead_announce_names_one_of_the_types_of_a_dual_card() -> None:
    for card in ("origin", "market", "end"):
        codes = [action["code"] for action in in_phase("announce", {"card": card})["actions"]]
        assert codes == ["announce location", "announce event"]
    single = in_phase("announce", {"card": "penitent"})
    assert single["actions"] == []
    assert clauses(single["refused"][0]) == "lead.announce types.dual"


@pytest.mark.parametrize(
    ("held", "seat", "lead", "options", "moves"),
    [
        ("YSM ML WK", 0, "penitent", {}, "shed suns, shed wyrms"),
        ("YSM ML WK", 2, "penitent", {}, "take suns from 0, take wyrms from 0"),
        ("ML ML WK", 2, "penitent", {}, "take suns from supply, take wyrms from supply"),
        ("YSM ML", 3, "forest", {"mode": TEAM}, "shed moons, shed leaves"),
        ("YSM ML", 2, "forest", {"mode": TEAM}, "shed moons"),
    ],
)
def test_token_lead_suits_and_penalty_are_offered_to_the_seat_that_won(
    held: str, seat: int, lead: str, options: dict[str, Any], moves: str
) -> None:
    players = 4 if options else 3
    position = {"takes": takes(held), "lead": lead}
    answer = in_phase("token", position, seat=seat, options=options, players=players)
    assert ", ".join(action["code"] for action in answer["actions"]) == moves
    decider = ["ruling.team-decider" in clauses(action) for action in answer["actions"]]
    assert set(decider) == {bool(options)}


def test_kingmaker_shared_offers_nothing() -> None:
    answer = in_phase("token", {"takes": takes("W W MS"), "lead": "mill"}, seat=2)
    assert answer["actions"] == []
    (taking,) = [one for one in answer["refused"] if one["code"] == "take <suit> from <side>"]
    assert clauses(taking).startswith("kingmaker.when kingmaker.shared")
    once = in_phase("token", {"takes": takes("W WW MS"), "lead": "mill"}, seat=2)
    assert [fault["where"] for fault in once["errors"]] == ["position.takes[1]"]


# -- at the table ----------------------------------------------------------------------------------


def random_start(bag: str) -> Match:
    deal = {"hands": HANDS, "stock": STOCK, "tokens": takes(bag)[0]}
    return Match(G, 3, {"start": "random"}, dealer=2, deals=[deal])


def test_tokens_random_start_lays_each_take_in_the_order_of_the_suits() -> None:
    match = random_start("KYSMSYLWLWLWMKMKYS")
    assert match.table.shown["takes"] == takes("MSSYYK WWWLLL MMSYKK")
    assert match.table.shown["supply"] == []


def test_penalty_steal_puts_the_token_in_its_place() -> None:
    match = play(random_start("MMMSSYWWWLLKLYYSKK"), "merchant, lunatic, painter")
    assert {action.code for action in match.actions} == {
        "take leaves from 1",
        "take leaves from 2",
        "take knots from 1",
        "take knots from 2",
    }
    play(match, "take leaves from 1")
    assert match.table.shown["takes"] == takes("MMMSSLY WWWLK SLYYKK")
    assert match.totals == [7, 5, 6]


@pytest.mark.parametrize(
    ("setting", "text"),
    [
        ({}, ""),
        ({"mode": TEAM}, "In partnership"),
        ({"mode": "two_player"}, "Two players"),
        ({"deck": "pawns"}, "With Pawns"),
    ],
)
def test_a_setting_tells_what_is_unusual(setting: dict[str, str], text: str) -> None:
    assert ask_winner("soldier", **setting)["setting_text"] == text


def events(match: Match, kind: str) -> list[str]:
    """The clauses of the events of a kind, in their order."""
    return [
        clauses({"clauses": match.game.cite(event.clauses)})
        for event in match.table.events
        if event.kind == kind
    ]


def test_turn_clockwise_is_told_with_the_first_lead() -> None:
    assert events(dealt(), "lead") == ["lead.first turn.clockwise"]
    assert events(team_match(), "lead") == ["lead.first part.seats"]
    assert events(two(), "lead") == ["lead.first two.alternate"]


def test_draw_order_is_told_when_cards_are_drawn() -> None:
    drawn = "draw.order ruling.draw-one ruling.draw-after-tokens"
    match = play(dealt(), "merchant, lunatic, painter, shed knots")
    assert [told for told in events(match, "draw") if told] == [drawn]
    pair = play(two(), "soldier, diplomat, painter, desert, shed wyrms")
    assert [told for told in events(pair, "draw") if told] == [f"{drawn} two.draw"]
    team = play(team_match(), "darkness, cave, painter, castle, shed wyrms")
    assert events(team, "draw") == [], "there is no pile"


def test_draw_exhausted_shows_what_is_left_to_draw() -> None:
    match = play(dealt(), "merchant, lunatic, painter")
    assert (match.table.shown["pile"], match.table.shown["aside"]) == (12, 3)
    play(match, "shed knots")
    assert match.table.shown["pile"] == 9


def test_deal_tells_its_clauses() -> None:
    basic = "deal.hand deal.remainder deck.basic deal.drawpile"
    assert events(Match(G, 3), "aside") == [basic]
    assert events(Match(G, 5), "aside") == ["deal.hand deal.remainder deck.basic"]
    pawns = "deal.hand deal.remainder deck.extended deal.drawpile"
    assert events(Match(G, 4, {"deck": "pawns"}), "aside") == [pawns]
    courts = "deal.hand deal.remainder deck.extended ruling.courts-only deal.drawpile"
    assert events(Match(G, 4, {"deck": "courts"}), "aside") == [courts]
    only = "deck.two-part-basic ruling.extended-singles-only"
    assert events(Match(G, 4, {"mode": TEAM}), "aside") == [f"part.deal {only}"]
    assert events(Match(G, 2), "aside") == [f"two.deal {only} deal.drawpile"]


@pytest.mark.parametrize(
    ("players", "mode", "start", "told"),
    [
        (3, "singles", "one_of_each", EVEN),
        (3, "singles", "random", "tokens.random-start"),
        (4, TEAM, "random", "tokens.random-start part.pool ruling.random-start-takes"),
        (2, "singles", "random", "tokens.random-start two.tokens ruling.random-start-takes"),
    ],
)
def test_tokens_start_tells_its_clauses(players: int, mode: str, start: str, told: str) -> None:
    match = Match(G, players, {"mode": mode, "start": start})
    assert events(match, "start") == ["ruling.first-dealer players.range", told]


def test_ruling_shed_compulsory_tells_who_keeps_all() -> None:
    match = play(dealt(options={"shed_optional": True}), "merchant, lunatic, painter, keep")
    assert events(match, "keep") == ["ruling.shed-compulsory"]
    assert events(play(dealt(), "merchant, lunatic, painter, shed knots"), "keep") == []


def test_lead_announce_is_gone_with_its_trick() -> None:
    hands = ["origin merchant soldier pact castle mill cave", None, None]
    match = Match(G, 3, dealer=2, deals=[{"hands": hands}], seed=1)
    play(match, "origin, announce location")
    assert match.table.shown["announced"] == "location"
    while match.phase != "lead":
        match.apply(match.actions[0].code)
    assert "announced" not in match.table.shown


def test_part_win_ends_the_game_for_both_partners() -> None:
    answer = tokens("S M", 2, "bard", mode=TEAM)
    assert (answer["winners"], answer["winner_names"]) == ([0], ["West and East"])
    assert "part.win" in cites(answer)
