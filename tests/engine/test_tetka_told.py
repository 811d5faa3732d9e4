"""What Tëtka tells beside its numbers: each reason and its points, and where a case cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import BadRequest, Match, ask
from followsuit.games import game

G = "tetka"
CLUBS = "AKQJT98765432"


def score(form: str, options: Any = None, **case: Any) -> dict[str, Any]:
    asked = {"ask": "score", "game": G, "form": form, "case": case}
    return ask({**asked, "options": options or {}})


def reasons(answer: dict[str, Any]) -> dict[str, int]:
    """The reason of each line with the points that its sentence speaks of, which it must bring."""
    for line in answer["lines"]:
        assert line["why"]["facts"]["points"] == line["points"], line
    return {line["why"]["id"]: line["points"] for line in answer["lines"]}


def where(answer: dict[str, Any]) -> list[str]:
    return [error["where"].removeprefix("case.") for error in answer.get("errors", [])]


def short(clauses: Any) -> list[str]:
    return [one.removeprefix(f"{G}.") for one in clauses]


def test_game_lowest_is_what_everybody_plays_for() -> None:
    """In half an hour four hands are played, and who has the fewest points wins."""
    told = ask({"ask": "game", "game": G})
    assert (told["facts"]["Length"], told["minutes"]) == ("half an hour", {"min": 30, "max": 30})
    assert told["players"] == {"min": 4, "max": 4}
    assert told["facts"]["Goal"] == "fewest points" and game(G).match.fewest


# -- what costs points ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bum", "number", "cards", "paid"),
    [
        ("9C", 1, "AD 3D 7D 8D", {}),
        ("9C", 3, "JC 9C 7C 4C", {"captures-bum": 1}),
        ("9C", 3, "AC QC 3C 4C", {"captures-tetka": 2}),
        ("9C", 3, "KH QH 3H 4H", {"captures-queen": 1}),
        ("QC", 3, "AC QC 3C 4C", {"captures-bum": 1, "captures-both": 2}),
        ("QH", 3, "AC QC 3C 4C", {"captures-queen": 1}),
        ("9C", 9, "AD 3D 7D 8D", {"takes-bum-trick": 1}),
        ("9C", 13, "AD 3D 7D 8D", {"takes-last": 1}),
        ("KC", 13, "AD 3D 7D 8D", {"takes-bum-trick": 1, "takes-last-too": 1}),
        ("AC", 1, "AD 3D 7D 8D", {"takes-bum-trick": 1}),
        ("AC", 13, "AD 3D 7D 8D", {"takes-last": 1}),
    ],
)
def test_what_a_trick_costs_is_told_line_by_line(
    bum: str, number: int, cards: str, paid: dict[str, int]
) -> None:
    """`penalty.bum-card` to `penalty.king-last-double`, and `ruling.bum-is-queen`."""
    answer = score("trick", bum=bum, number=number, cards=cards, totals=[10, 0, 0, 2])
    assert reasons(answer) == paid
    assert answer["totals"] == [10 + sum(paid.values()), 0, 0, 2], "the leader wins each of these"
    notes = [note["why"]["id"] for note in answer["notes"]]
    assert notes == (["all-charged"] if len(paid) > 1 else [] if paid else ["nothing"])
    setting = {"bum": bum, "trick": number}
    after = ask({"ask": "winner", "game": G, "setting": setting, "trick": cards})["after"]
    told = [note["why"]["id"] for note in after]
    assert told == [*paid, *notes, "all-played" if number == 13 else "leads-next"]


@pytest.mark.parametrize("leader", range(4))
def test_the_winner_pays_whoever_leads(leader: int) -> None:
    """`trick.winner`: the third card wins, two seats after its leader."""
    answer = score("trick", bum="9C", number=3, cards="7D AS 9D QC", leader=leader)
    assert answer["totals"] == [2 * (seat == (leader + 2) % 4) for seat in range(4)]


@pytest.mark.parametrize(
    ("tricks", "piles", "reason", "payer", "clauses"),
    [
        ([5, 4, 3, 1], ["2", "AKQJT9", "87654", "3"], "most-tricks", 0, ["penalty.most-tricks"]),
        ([4, 5, 3, 1], ["A", "KQJT9", "87654", "32"], "most-tricks", 1, ["penalty.most-tricks"]),
        (
            [5, 5, 2, 1],
            ["AK", "QJT9876", "54", "32"],
            "most-by-suit",
            1,
            ["penalty.most-tie-suit", "ruling.tie-among-tied", "penalty.most-tricks"],
        ),
        (
            [3, 4, 4, 2],
            ["AQJT", "K9", "87", "65432"],
            "most-by-card",
            1,
            [
                "penalty.most-tie-card",
                "penalty.most-tie-suit",
                "ruling.tie-among-tied",
                "penalty.most-tricks",
            ],
        ),
        (
            [1, 4, 4, 4],
            ["AK", "Q", "98765", "JT432"],
            "most-by-card-of",
            3,
            [
                "penalty.most-tie-card",
                "penalty.most-tie-suit",
                "ruling.tie-among-tied",
                "penalty.most-tricks",
            ],
        ),
        (
            [4, 4, 3, 2],
            ["", "", "AKQJT987", "65432"],
            "most-nobody",
            None,
            ["ruling.tie-none", "ruling.tie-among-tied", "penalty.most-tricks"],
        ),
    ],
)
def test_who_pays_for_the_most_tricks_is_told(
    tricks: list[int], piles: list[str], reason: str, payer: int | None, clauses: list[str]
) -> None:
    """`penalty.most-tricks`, its two tie-breaks, and nobody where neither decides."""
    captured = [[f"{rank}C" for rank in pile] for pile in piles]
    answer = score("most", bum="9C", tricks=tricks, captured=captured)
    assert answer["outcome"] == {"suit_cards": [len(pile) for pile in piles], "most_tricks": payer}
    (told,) = answer["lines"] or answer["notes"]
    assert (told["why"]["id"], short(told["clauses"])) == (reason, clauses)
    assert reasons(answer) == ({} if payer is None else {reason: 1})
    assert answer["totals"] == [int(seat == payer) for seat in range(4)]
    if "by-card" in reason:
        best = {1: "KC", 3: "JC"}[payer or 0]
        assert told["why"]["facts"]["card"] == {"card": best}


# -- the bum card and the end ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bum", "told", "clauses"),
    [
        ("9C", "so-tetka", ["penalty.tetka", "penalty.bum-trick-map"]),
        ("QC", "both-at-once", ["penalty.tetka", "ruling.bum-is-queen", "penalty.bum-trick-map"]),
        ("QD", "both-at-once", ["penalty.tetka", "ruling.bum-is-queen", "penalty.bum-trick-map"]),
    ],
)
def test_the_bum_card_names_the_queen(bum: str, told: str, clauses: list[str]) -> None:
    """`deal.bum-card`, `penalty.tetka`."""
    hand = "9C QC QD JS 8S 3S KH 7H 2H TD 9D 6D 5D"
    match = Match(G, dealer=3, deals=[{"hands": [None, None, None, hand], "bum": bum}])
    (event,) = (event for event in match.table.events if event.kind == "tetka")
    assert (event.say.id, short(event.clauses)) == (told, clauses)


def test_the_winner_of_each_trick_but_the_last_is_told_to_lead() -> None:
    """`lead.first`, `lead.winner` and `play.thirteen`."""
    match = Match(G, seed=3).play_random()
    for table in match.hands:
        leaders = [event.seat for event in table.events if event.kind == "leader"]
        first = (table.dealer + 1) % 4
        assert leaders == [first, *(trick.winner for trick in table.tricks[:-1])]


@pytest.mark.parametrize(("orbits", "hands"), [(1, 4), (2, 8)])
def test_the_hands_to_come_are_counted(orbits: int, hands: int) -> None:
    """`game.four-hands`, `game.orbits` and `ruling.tie-game`."""
    match = Match(G, options={"orbits": orbits}, seed=3).play_random()
    ends = [table.events[-1].say for table in match.hands]
    assert [say.id for say in ends] == ["next-deal"] * (hands - 1) + ["game-over"]
    assert [say.facts["hands"] for say in ends] == [*range(hands - 1, 0, -1), hands]
    for level in (False, True):
        totals = [hands, hands + (not level), 3 * hands, 4 * hands - 1]
        answer = score("end", {"orbits": orbits}, totals=totals)
        assert answer["winners"] == ([0, 1] if level else [0])
        (note,) = answer["notes"]
        assert note["why"]["facts"]["hands"] == hands
        length = "game.four-hands" if orbits == 1 else "game.orbits"
        shared = ["ruling.tie-game"] if level else []
        assert short(note["clauses"]) == [*shared, "game.lowest", "object.avoid", length]


def test_who_leads_next_is_asked_with_the_clause_that_says_so() -> None:
    """`lead.winner`"""
    for seed in range(4):
        question = ask({"ask": "quiz", "game": G, "kind": "leader", "seed": seed})
        assert all(f"{G}.lead.winner" in why["clauses"] for why in question["why"])


# -- what cannot be ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(15))
def test_play_thirteen_numbers_the_tricks(number: int) -> None:
    """There is no trick before the first, and none after the thirteenth."""
    fits = 1 <= number <= 13
    answer = score("trick", bum="9C", number=number, cards="AD 3D 7D 8D")
    assert where(answer) == ([] if fits else ["number"])
    if not fits:
        assert answer["error"]["facts"] == {"least": 1, "most": 13}
    setting = {"bum": "9C", "trick": number}
    told = ask({"ask": "winner", "game": G, "setting": setting, "trick": "AD"})
    assert ("error" not in told) == fits


def test_a_trick_has_four_cards() -> None:
    """`players.four`"""
    asked = {"ask": "winner", "game": G}
    assert "error" not in ask({**asked, "trick": "AD 3D 7D 8D"})
    assert ask({**asked, "trick": "AD 3D 7D 8D 9D"})["error"]
    legal = {"ask": "legal", "game": G, "hand": "AS"}
    assert "error" not in ask({**legal, "trick": "AD 3D 7D"})
    assert ask({**legal, "trick": "AD 3D 7D 8D"})["error"]["where"] == "trick"


@pytest.mark.parametrize(
    ("winners", "second", "fault"),
    [
        (1, "AKQJ", False),
        (1, "AKQJT", True),
        (2, "AKQJT987", False),
        (2, "AKQJT9876", True),
        (0, "", False),
        (0, "A", True),
    ],
)
def test_a_trick_brings_four_cards_at_most(winners: int, second: str, fault: bool) -> None:
    """`deck.52`, `play.thirteen`: so many tricks hold four times as many cards."""
    rest = "".join(rank for rank in CLUBS if rank not in second)
    queens = ["QS", "QH", "QD"]
    captured = [[*queens, *(f"{rank}C" for rank in rest)], [f"{rank}C" for rank in second], [], []]
    wins = [0] * (13 - winners) + [1] * winners
    whole = score("hand", bum="9C", winners=wins, captured=captured)
    assert where(whole) == (["captured[1]"] if fault else [])
    most = score("most", bum="9C", tricks=[13 - winners, winners, 0, 0], captured=captured)
    assert where(most) == (["captured[1]"] if fault else [])


def test_points_before_a_hand_add_up_only_where_the_hands_are_counted() -> None:
    """A form does not know how many hands came before; a match does."""
    trick = {"bum": "9C", "number": 1, "cards": "AD 3D 7D 8D"}
    assert score("trick", **trick, totals=[5, 0, 0, 0])["totals"] == [5, 0, 0, 0]
    assert where(score("trick", **trick, totals=[5, 0, 0, -1])) == ["totals[3]"]
    assert Match(G, totals=[5, 4, 0, 0], before=1).totals == [5, 4, 0, 0]
    with pytest.raises(BadRequest, match="must add up"):
        Match(G, totals=[5, 0, 0, 0], before=1)


@pytest.mark.parametrize("lost", ["2S", "QS", "QH", "QD", "QC"])
def test_a_sheet_asks_for_the_bum_card_and_every_queen(lost: str) -> None:
    """`penalty.bum-card`, `penalty.tetka`, `penalty.other-queen`: somebody has captured each."""
    captured = [[], ["2S", "QS"], ["QH", "QD", "QC"], []]
    case = {"bum": "2S", "tricks": [5, 4, 3, 1], "bum_trick": 0, "last": 3, "captured": captured}
    asked = {"ask": "sheet", "game": G}
    assert ask({**asked, "entries": [{"form": "hand", "case": case}]})["totals"] == [2, 3, 3, 1]
    case["captured"] = [[card for card in pile if card != lost] for pile in captured]
    told = ask({**asked, "entries": [{"form": "hand", "case": case}]})
    assert [error["where"] for error in told["unfit"]["errors"]] == ["entries[0].case.captured"]
