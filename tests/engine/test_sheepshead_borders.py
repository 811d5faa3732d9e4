"""Sheepshead at its borders: what counts just on this side of a line, and no longer on the other."""

from __future__ import annotations

from typing import Any

import pytest
from sheepshead_table import (
    ALL_PASS,
    BEFORE_LEAD,
    HANDS,
    LEASTER,
    LEASTER_HANDS,
    PLAYED,
    QUEENS,
    G,
    cites,
    codes,
    deal,
    end,
    play,
    refusals,
    score,
    sheet,
)

from followsuit import Match, ask
from followsuit.forms import Scored
from followsuit.games.sheepshead import GAME
from followsuit.messages import Message, Seat

TEXT = {"schneider": "text30"}
TRADITIONAL = {"schneider": "traditional31"}


def scored(form: str, case: dict[str, Any], options: dict[str, Any] | None = None) -> Scored:
    """The result of a case with its words as ids and facts."""
    return GAME.forms[form].score(case, GAME.read_options(5, options or {}), 5)


def hand(
    points: int, partner: int | None = 1, options: dict[str, Any] | None = None, **more: Any
) -> Scored:
    """The result of a hand in which player 0 bids."""
    return scored("hand", {"bidder": 0, "partner": partner, "points": points, **more}, options)


def noted(result: Scored, *ids: str) -> list[tuple[str, dict[str, Any]]]:
    """Those of these remarks that stand beside a result, with their facts."""
    return [(note.say.id, dict(note.say.facts)) for note in result.notes if note.say.id in ids]


def facts(said: Message, *names: str) -> tuple[Any, ...]:
    return tuple(said.facts[name] for name in names)


# -- a hand with a bidder ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "partner", "roles", "paid"),
    [
        (61, 1, "pair-makes partner opponent opponent opponent", [2, 1, -1, -1, -1]),
        (60, 1, "pair-misses partner opponent opponent opponent", [-4, -2, 2, 2, 2]),
        (61, None, "solo-makes opponent opponent opponent opponent", [4, -1, -1, -1, -1]),
        (60, None, "solo-misses opponent opponent opponent opponent", [-8, 2, 2, 2, 2]),
    ],
)
def test_make_61_is_told_to_each_of_the_five(
    points: int, partner: int | None, roles: str, paid: list[int]
) -> None:
    lines = hand(points, partner).lines
    assert [line.say.id for line in lines] == roles.split()
    assert [line.amount for line in lines] == paid
    assert [facts(line.say, "gains", "amount") for line in lines] == [
        (amount > 0, abs(amount)) for amount in paid
    ]
    told = {"points": points, "buried": 0, "seat": Seat(0)}
    told |= {} if partner is None else {"partner": Seat(partner)}
    assert told.items() <= dict(lines[0].say.facts).items()


@pytest.mark.parametrize(
    ("points", "partner", "verdict"),
    [
        (61, 1, {"make.61"}),
        (60, 1, {"make.61", "make.opposition"}),
        (61, None, {"make.61", "make.solo"}),
        (60, None, {"make.61", "make.opposition", "make.solo"}),
    ],
)
def test_make_61_is_cited_for_the_bidder_alone(
    points: int, partner: int | None, verdict: set[str]
) -> None:
    own, *others = hand(points, partner).lines
    assert {name for name in own.clauses if name.startswith("make.")} == verdict
    assert not any(name.startswith("make.") for line in others for name in line.clauses)


@pytest.mark.parametrize(
    ("away", "worth"), [((), 0), (("7S", "8S"), 0), (("7S", "JC"), 2), (("AH", "TS"), 21)]
)
def test_discard_count_is_cited_where_the_discards_are_worth_something(
    away: tuple[str, ...], worth: int
) -> None:
    case = {"discards": list(away)} if away else {}
    answer = score(bidder=0, partner=1, points=50, **case)
    assert answer["outcome"]["counted"] == 50 + worth
    assert ("discard.count" in cites(answer["lines"][0])) == (worth > 0)
    assert "discard.count" not in cites(answer["lines"][1:])


def test_discard_blitz_queens_names_each_pair_that_was_shown_blitz_first() -> None:
    case = {"bidder": 0, "partner": 1, "points": 61, "discards": ["QH", "QS"]}
    colours = {"blitz": "black", "schmaltz": "red"}
    for said in (["blitz"], ["schmaltz"], ["blitz", "schmaltz"], ["schmaltz", "blitz"]):
        faults = score(**case, said=said)["errors"]
        assert [fault["where"] for fault in faults] == ["case.discards"] * len(said)
        told = zip(sorted(said), faults, strict=True)
        assert all(colours[what] in fault["what"] for what, fault in told)


def test_the_outcome_of_a_hand_tells_both_sides() -> None:
    case = {"bidder": 0, "partner": 1, "points": 51, "tricks": 4, "discards": ["AH", "TS"]}
    assert score(**case, said=["crack", "blitz"])["outcome"] == {
        "bidder": 0,
        "partner": 1,
        "counted": 72,
        "discard_points": 21,
        "opposed": 48,
        "side_tricks": 4,
        "made": True,
        "doublers": ["B", "C"],
        "factor": 4,
    }


def test_tricks_that_nobody_tells_are_not_made_up() -> None:
    told = score(bidder=0, partner=1, points=51)
    assert "side_tricks" not in told["outcome"]


@pytest.mark.parametrize("said", [[], ["blitz"], ["blitz", "crack"], ["blitz", "crack", "leaster"]])
def test_ruling_doublers_multiply_only_where_there_are_several(said: list[str]) -> None:
    result = hand(61, said=said)
    for line in result.lines:
        assert ("double.each" in line.clauses) == (len(said) > 0)
        assert ("ruling.doublers-multiply" in line.clauses) == (len(said) > 1)
    assert [line.amount for line in result.lines] == [
        gain * 2 ** len(said) for gain in (2, 1, -1, -1, -1)
    ]


@pytest.mark.parametrize(
    ("points", "options", "side", "had", "least"),
    [
        (29, TEXT, "bidder", 29, 30),
        (30, TRADITIONAL, "bidder", 30, 31),
        (29, TRADITIONAL, "bidder", 29, 31),
        (91, TEXT, "opposition", 29, 30),
        (91, TRADITIONAL, "opposition", 29, 30),
    ],
)
def test_double_no_schneider_tells_whose_points_are_too_few(
    points: int, options: dict[str, Any], side: str, had: int, least: int
) -> None:
    result = hand(points, options=options)
    assert result.outcome["doublers"] == ["N"]
    told = noted(result, "no-schneider", "just-enough")
    assert told == [("no-schneider", {"side": side, "points": had, "least": least})]
    (note,) = (one for one in result.notes if one.say.id == "no-schneider")
    assert ("ruling.schneider-border" in note.clauses) == (had == 30), "safe by the text"


@pytest.mark.parametrize(
    ("points", "options", "side"),
    [
        (30, TEXT, "bidder"),
        (90, TEXT, "opposition"),
        (90, TRADITIONAL, "opposition"),
        (31, TEXT, None),
        (31, TRADITIONAL, None),
        (61, TEXT, None),
        (89, TEXT, None),
        (30, {"no_schneider": False}, None),
        (29, {"no_schneider": False}, None),
        (90, {"no_schneider": False}, None),
        (91, {"no_schneider": False}, None),
    ],
)
def test_ruling_schneider_border_is_told_to_whom_thirty_points_are_just_enough(
    points: int, options: dict[str, Any], side: str | None
) -> None:
    result = hand(points, options=options)
    told = [] if side is None else [("just-enough", {"side": side, "points": 30})]
    assert noted(result, "just-enough", "no-schneider") == told
    assert result.outcome["doublers"] == []


@pytest.mark.parametrize("partner", [None, 1])
def test_ruling_team_of_one_is_cited_for_a_bidder_without_partner(partner: int | None) -> None:
    for note in hand(0, partner, tricks=0).notes:
        if note.say.id in ("no-schneider", "no-trick"):
            assert ("ruling.team-of-one" in note.clauses) == (partner is None)


def test_scores_before_a_hand_are_added_to() -> None:
    answer = score(bidder=0, partner=1, points=61, totals=[3, -1, -1, -1, 0])
    assert answer["totals"] == [5, 0, -2, -2, -1]


# -- a leaster --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "tricks", "entries"),
    [
        ([10, 20, 25, 30, 35], [1, 1, 1, 1, 2], "won lost lost lost lost"),
        ([12, 12, 30, 32, 34], [1, 1, 1, 1, 2], "shared shared lost lost lost"),
        ([24] * 5, [1, 1, 1, 1, 2], "shared shared shared shared shared"),
        ([0, 10, 30, 40, 40], [0, 1, 1, 2, 2], "without-trick won lost lost lost"),
        ([0, 0, 40, 40, 40], [0, 1, 1, 2, 2], "without-trick won lost lost lost"),
    ],
)
def test_leaster_winner_and_losers_are_told_apart(
    points: list[int], tricks: list[int], entries: str
) -> None:
    """Equal fewest share; but who has no trick cannot win, not even with as few points."""
    result = scored("leaster", {"points": points, "tricks": tricks})
    ids = [line.say.id.removeprefix("leaster-") for line in result.lines]
    assert ids == entries.split()
    winners = [seat for seat, one in enumerate(ids) if one in ("won", "shared")]
    assert result.outcome["leaster_winners"] == winners
    for line in result.lines:
        assert ("leaster.tie" in line.clauses) == (len(winners) > 1)
        assert ("ruling.shared-leaster" in line.clauses) == (len(winners) > 1)
    low = {line.say.facts["fewest"] for line in result.lines if line.say.id == "leaster-lost"}
    assert low <= {points[winners[0]]}


def test_in_a_leaster_nobody_has_points_that_no_cards_count() -> None:
    """Points of the five that add up, but one of them has a single one."""
    case = {"points": [1, 29, 30, 30, 30], "tricks": [1, 1, 1, 1, 2]}
    (fault,) = score("leaster", **case)["errors"]
    assert (fault["id"], fault["where"]) == ("no-cards-count", "case.points[0]")


@pytest.mark.parametrize("winners", [1, 2, 3, 4, 5])
def test_ruling_thumb_rule_is_a_word_for_losers_who_pay_more(winners: int) -> None:
    """With one winner nobody pays more than one, and with five nobody pays."""
    low, rest = [10] * winners, [30] * (5 - winners)
    points = [*low, *rest]
    points[-1] += 120 - sum(points)
    if winners == 5:
        points = [24] * 5
    result = scored("leaster", {"points": points, "tricks": [1, 1, 1, 1, 2]})
    told = noted(result, "thumb-rule")
    assert told == ([("thumb-rule", {"amount": winners})] if 1 < winners < 5 else [])


@pytest.mark.parametrize("waiting", [True, False, None])
@pytest.mark.parametrize("played", [True, False])
def test_ruling_one_leaster_doubler_waits_only_after_a_leaster(
    waiting: bool | None, played: bool
) -> None:
    case = {"points": [10, 20, 25, 30, 35], "tricks": [1, 1, 1, 1, 2]}
    told = {} if waiting is None else {"after_leaster": waiting}
    answer = score("leaster", {"after_leaster": played}, **case, **told)
    cancelled = bool(waiting and played)
    assert ("ruling.one-leaster-doubler" in cites(answer)) == cancelled
    assert {line["what"] for line in answer["lines"]} == {"L cancelled" if cancelled else ""}


@pytest.mark.parametrize("played", [True, False])
def test_ruling_one_leaster_doubler_in_a_game(played: bool) -> None:
    """The second leaster cancels the doubler of the first, if that is played."""
    leasters = [{"hands": LEASTER_HANDS, "stock": "QH TD"}] * 2
    options = {"after_leaster": played}
    match = Match(G, 5, dealer=0, deals=leasters, hands=2, options=options)
    play(match, LEASTER)
    play(match, ALL_PASS).play_random()
    first, second = (
        {tuple(sheet(match, line)) if line.what else () for line in table.lines}
        for table in match.hands
    )
    assert first == {()}
    assert second == ({("L", "cancelled")} if played else {()})


def test_double_after_leaster_is_spent_by_the_first_bid_hand() -> None:
    deals = [{"hands": LEASTER_HANDS, "stock": "QH TD"}, *[{"hands": HANDS, "stock": "KD 8S"}] * 2]
    match = Match(G, 5, dealer=0, deals=deals, hands=3)
    play(match, f"{LEASTER}, pass, pass, pass, {PLAYED}, pass, pass, {PLAYED}")
    signs = [
        {tuple(sheet(match, line)) for line in table.lines if line.what} for table in match.hands
    ]
    assert signs == [set(), {("N", "L")}, {("N",)}]


def test_ruling_any_trump_trick_may_hold_a_single_seven() -> None:
    """One low trump, thrown on a plain suit, wins the trick and the two cards."""
    hands = [
        "AC TC KC AS TS KS",
        "9C QS QH QD JC JS",
        "8C JH JD AD TD KD",
        "7C 9D 8D QC 9S 8S",
        "7D AH KH 9H 8H 7H",
    ]
    match = deal(hands=hands, centre="TH 7S", dealer=0)
    play(match, f"{ALL_PASS}, AC, 9C, 8C, 7C")
    assert len(match.table.stock) == 2
    match.apply("7D")
    assert match.table.stock == []
    assert {"TH", "7S"} <= {match.table.pack.codes[card] for card in match.table.won[4]}


@pytest.mark.parametrize(
    ("points", "tricks", "where"),
    [
        ([-1, 31, 30, 30, 30], [1, 1, 1, 1, 2], "case.points"),
        ([0, 30, 30, 30, 30], [-1, 1, 2, 2, 2], "case.tricks"),
        ([0, 30, 30, 30, 31], [0, 1, 1, 2, 2], "case.points"),
        ([0, 30, 30, 30, 30], [0, 1, 1, 2, 3], "case.tricks"),
        ([1, 30, 30, 30, 29], [0, 1, 1, 2, 2], "case.points[0]"),
    ],
)
def test_a_leaster_has_six_tricks_and_120_points_and_nobody_less_than_none(
    points: list[int], tricks: list[int], where: str
) -> None:
    assert score("leaster", points=points, tricks=tricks)["error"]["where"] == where


def test_a_leaster_may_leave_some_without_points_or_trick() -> None:
    assert "error" not in score("leaster", points=[0, 0, 40, 40, 40], tricks=[0, 1, 1, 2, 2])


# -- the end ----------------------------------------------------------------------------------------


def test_end_free_goes_on_before_the_agreed_number_of_hands() -> None:
    answer = end(9, [7, 3, -2, -4, -4], "hands-10")
    assert not answer["over"] and answer["winner_names"] == []
    assert cites(answer) == {"end.free", "deal.rotate"}
    over = end(10, [7, 3, -2, -4, -4], "hands-10")
    assert over["over"] and over["winner_names"] == ["Player 1"]
    assert cites(over) == {"end.free"}, "nobody is level"


def test_end_free_asks_nobody_after_the_last_hand_to_be_dealt() -> None:
    """The dealer of the next hand is asked whether to go on only where there may be one."""
    for hands, phase in ((1, "over"), (2, "again")):
        deals = [{"hands": HANDS, "stock": "KD 8S"}]
        match = Match(G, 5, dealer=4, deals=deals, hands=hands, options={"end": "open"})
        assert play(match, PLAYED).phase == phase


def test_deal_rotate_is_said_on_a_sheet_after_every_hand_but_the_last() -> None:
    won = {"form": "hand", "case": {"bidder": 0, "partner": 3, "points": 75}}
    level = {"form": "leaster", "case": {"points": [24] * 5, "tricks": [1, 1, 1, 1, 2]}}
    entries, options = [won, level, won, won, won], {"end": "hands-5"}
    told = ask({"ask": "sheet", "game": G, "entries": entries, "options": options})
    assert ["deal.rotate" in cites(one["notes"]) for one in told["hands"]] == [True] * 4 + [False]


# -- picking up, and what is said -------------------------------------------------------------------


def test_ruling_silent_solo_is_no_matter_without_the_jack() -> None:
    """Who has nothing to call to may pick up without a word, whatever is agreed."""
    match = deal(options={"jd_must_declare": True})
    assert codes(match) == {"pick up", "pick up alone", "pass"}
    assert refusals(match) == {}


@pytest.mark.parametrize(
    ("hands", "centre", "bid", "said"),
    [
        ([*HANDS[:3], "QD KD TD TC AS 8H", HANDS[4]], "JD 8S", "pick up", "partner-in-centre"),
        (["JD QS 9D AC TC 8H", *[None] * 4], "KS 8S", "pick up", "silent-solo"),
        (["JD QS 9D AC TC 8H", *[None] * 4], "JH 8S", "pick up call JH", "partner-in-centre"),
    ],
)
def test_partner_in_blind_and_silent_solo_are_told_apart(
    hands: list[str | None], centre: str, bid: str, said: str
) -> None:
    match = play(deal(hands=hands, centre=centre), bid)
    assert [e.say.id for e in match.table.events if e.kind == "no-partner" and e.say] == [said]


def test_partner_secret_is_kept_by_the_queens_of_others() -> None:
    """An opponent's blitz shows nobody's partner, nor do two queens other than the called one."""
    match = play(deal(hands=QUEENS), f"{BEFORE_LEAD}, blitz")
    assert "revealed" not in [event.kind for event in match.table.events]
    hands = ["JD JH JS JC QD 8H", "QS QC AD 7D 8C 9S", None, None, None]
    match = deal(hands=hands, centre="AC AH")
    play(match, "pick up call QH, discard AC, discard AH, blitz")
    assert "revealed" not in [event.kind for event in match.table.events]


def test_partner_secret_ends_when_the_jack_is_played_after_a_crack_and_a_blitz() -> None:
    match = play(deal(hands=QUEENS), f"{BEFORE_LEAD}, blitz crack, quiet, quiet, quiet")
    match.play_random()
    kinds = [event.kind for event in match.table.events]
    assert kinds.count("revealed") == 1


def test_partner_secret_ends_once_though_somebody_cracks_too() -> None:
    hands = ["JD JH JS JC QD QH", "QS QC AD 7D 8C 9S", None, None, None]
    match = deal(centre="AC AH", hands=hands)
    play(match, "pick up call QS, discard AC, discard AH, blitz, crack, quiet, quiet").play_random()
    assert [event.kind for event in match.table.events].count("revealed") == 1


def test_double_recrack_may_be_left() -> None:
    match = play(deal(hands=QUEENS), f"{BEFORE_LEAD}, crack, quiet, quiet, quiet, play on")
    assert "re-crack" not in [event.kind for event in match.table.events]
    match.play_random()
    assert "C" in sheet(match, match.ledger[0])


@pytest.mark.parametrize(("phase", "most"), [("bid", 6), ("discard", 8), ("announce", 6)])
def test_deal_six_bounds_a_hand_in_each_phase(phase: str, most: int) -> None:
    cards = ["JD", "QS", "9D", "AC", "TC", "8H", "7H", "KD", "QC"]
    for number, fine in ((most, True), (most + 1, False)):
        position = {"hand": " ".join(cards[:number])}
        answer = ask({"ask": "legal", "game": G, "phase": phase, "position": position})
        assert ("error" not in answer) == fine


# -- how chance plays -------------------------------------------------------------------------------


def weights(match: Match) -> dict[str, float]:
    return {action.code: action.weight for action in match.actions}


def test_chance_picks_up_with_four_trumps_and_seldom_alone() -> None:
    strong, weak = weights(deal("QC JS JH 9D AH TS")), weights(deal("QC JS JH KC AH TS", "9S 8S"))
    assert [strong[code] for code in ("pick up", "pick up alone", "pass")] == [2, 0.2, 1]
    assert [weak[code] for code in ("pick up", "pick up alone", "pass")] == [0.2, 0.02, 1]


def test_chance_seldom_cracks() -> None:
    match = play(deal(hands=QUEENS), BEFORE_LEAD)
    assert weights(match) == {"quiet": 1, "blitz": 1, "crack": 0.05, "blitz crack": 0.05}
