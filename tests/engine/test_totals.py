"""Points before a hand: a match and a score accept and refuse the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from later_hands import takes_totals
from real_requests import requests

from followsuit import ask
from followsuit.checked_play import ways_to_play
from followsuit.errors import Fault
from followsuit.forms import Form
from followsuit.game import Game
from followsuit.match import Match

Request = dict[str, Any]
TRIES = 12


def about_totals(answer: Request, *, also: tuple[str, ...] = ()) -> bool:
    """Whether an answer refuses the points that were given."""
    found = [error["where"].removeprefix("case.") for error in answer.get("errors", ())]
    return any(where.startswith("totals") or where in also for where in found)


def cases(game: Game) -> Iterator[tuple[Form, Request]]:
    """Real scores of every form that takes points before."""
    for request in requests()["score"]:
        form = game.forms.get(request.get("form") or next(iter(game.forms), ""))
        if request["game"] == game.id and form and any(p.kind == "totals" for p in form.parts):
            yield form, request


def points(random: Random, sides: int, had: list[int]) -> list[int]:
    """Points that may be right, that sum up to nothing, that are far off."""
    near = [n + random.choice((0, 0, 0, 1, 2, -1, 5, -5, 10)) for n in had]
    flat = [random.choice((0, 5, 10, 11, 24, 25, 90))] * sides
    swing = [random.choice((-30, -10, 4, 20, 90, 2000)), *[0] * (sides - 1)]
    swing[-1] -= swing[0]
    wide = [random.randint(-20, 130) for _ in range(sides)]
    return random.choice((near, near, flat, swing, wide, [0] * sides))


def test_points_before_are_of_one_kind(any_game: Game) -> None:
    """No form has a check of its own: what stands before a case is a part of the kind “totals”."""
    for form in any_game.forms.values():
        for part in form.parts:
            before = part.name == "totals" and not part.required
            assert (part.kind == "totals") == before, (form.label, part)


def test_a_score_and_a_match_refuse_the_same_points(any_game: Game) -> None:
    random, both = Random(any_game.id), {True: 0, False: 0}
    for form, request in cases(any_game):
        answer = ask(request)
        assert "error" not in answer, request
        sides, players = len(answer["sides"]), len(answer["names"])
        before = form.played(answer["case"])
        had = request["case"].get("totals") or [any_game.match.start] * sides
        for _ in range(TRIES):
            totals = points(random, sides, had)
            case = {**request["case"], "totals": totals}
            scored = ask({**request, "case": case})
            new: Request = {"ask": "hand", "game": any_game.id, "players": players}
            new |= {"totals": totals, "options": request.get("options")}
            refused = about_totals(scored)
            if before is not None:
                begun = ask({**new, "before": before})
                assert about_totals(begun, also=("before",)) == refused, (request, totals)
            elif refused:  # refused whatever was played before
                for number in (0, 1, 3):
                    begun = ask({**new, "before": number})
                    assert about_totals(begun, also=("before",)), (request, totals, number)
            both[refused] += 1
    if both[True] + both[False] and any_game.id != "reversis":  # chips may be owed without end
        assert all(both.values()), both


def test_a_score_goes_on_from_the_points_before(any_game: Game) -> None:
    """Line by line from there to the totals; and back to nothing where no points are given."""
    tried = 0
    for form, request in cases(any_game):
        first = ask(request)
        again = {**request, "case": {**request["case"], "totals": first["totals"]}}
        for asked, start in ((request, request["case"].get("totals")), (again, first["totals"])):
            answer = ask(asked)
            if "error" in answer:
                assert about_totals(answer), (form, asked)
                continue
            gained = [0] * len(answer["totals"])
            for line in answer["lines"]:
                if line["side"] is not None:
                    gained[line["side"]] += line["points"]
            begun = start or [0] * len(gained)
            assert answer["totals"] == [a + b for a, b in zip(begun, gained, strict=True)], asked
            tried += start is not None
    assert tried or not any(True for _ in cases(any_game))


def test_points_that_were_reached_are_accepted(any_game: Game) -> None:
    """Before every hand of random matches, by a match and by every form."""
    if not takes_totals(any_game):
        return
    ways, random = ways_to_play(any_game), Random(any_game.id)
    for seed in range(20):
        players, options = random.choice(ways)
        match = Match(any_game, players, options, seed=seed).play_random(limit=6)
        for table in match.hands:
            before, totals = table.number, list(table.before)
            new = {"ask": "hand", "game": any_game.id, "players": players, "options": options}
            begun = ask({**new, "totals": totals, "before": before})
            assert "error" not in begun, (begun["errors"], players, options, before, totals)
            assert any_game.standing(totals, match.options, None) == []


@pytest.mark.parametrize(
    ("game", "totals", "before", "options"),
    [
        ("type-trump", [16, 19, 16], 1, {}),
        ("type-trump", [40, 0, 0], 4, {}),
        ("sheepshead", [90, -90, 0, 0, 0], 0, {"end": "limit-20"}),
        ("sheepshead", [18, -18, 0, 0, 0], 3, {"end": "limit-20"}),
        ("canadian-salad", [130, 0, 0, 5], 1, {}),
        ("tetka", [3, 3, 3, 3], 1, {}),
        ("tute", [2, 1], None, {"hands": 3}),
        ("reds", [9, 0], 0, {}),
    ],
)
def test_points_that_nobody_can_have(
    game: str, totals: list[int], before: int | None, options: Request
) -> None:
    new = {"ask": "hand", "game": game, "players": len(totals), "options": options}
    new |= {"players": 4} if game == "tute" else {}
    assert about_totals(ask({**new, "totals": totals, "before": before}))


def test_the_points_of_the_start_are_always_right(any_game: Game) -> None:
    """Also where a match can only begin at its beginning."""
    match = Match(any_game)
    start = [any_game.match.start] * len(match.totals)
    assert Match(any_game, totals=start).record() == match.record()


def test_the_bounds_that_a_refusal_tells_are_true(any_game: Game) -> None:
    """What it says of the least and the most: so much can stand, and one more or less cannot."""
    if not takes_totals(any_game):
        return
    options = any_game.read_options(any_game.about.seated, None)
    sides = max(any_game.match.sides(any_game.about.seated, options)) + 1

    def refused(points: int) -> list[Fault]:
        faults = any_game.match.check_totals([points] * sides, options, 1)
        return [fault for fault in faults if fault.what.id == "within-before-hand"]

    for fault in refused(10_000):
        least, most = fault.what.facts["least"], fault.what.facts["most"]
        assert not refused(least) and not refused(most)
        assert refused(least - 1) and refused(most + 1)
