"""What holds of a game that says nothing else, and how its settings and options are read."""

from __future__ import annotations

from dataclasses import replace
from json import dumps, loads
from random import Random
from typing import NamedTuple

import pytest

from followsuit import Match, ask
from followsuit.actions import Action, Code, fits, written
from followsuit.clauses import COMMON
from followsuit.errors import BadRequest, Fault, UnknownName, quoted
from followsuit.fields import card_set, choice, choices, with_choices
from followsuit.game import About, MatchRules, Positions, from_zero
from followsuit.games import game
from followsuit.messages import Verbatim, say
from followsuit.parts import Part


def test_a_reader_is_told_nothing_that_a_game_does_not_say() -> None:
    about = About(players=range(3, 6))
    assert about == (range(3, 6), (0, 0), (), True, 0)
    assert about.seated == 3
    assert about._replace(usual=4).seated == 4


def test_a_trick_that_a_game_says_nothing_of_is_free() -> None:
    """Each card of it is somebody else's; up to nine cards of a hand are taken in at a glance."""
    free = Positions(choices(game("truc").positions.settings.type), lambda setting: (2,))
    assert [free.seats(None, cards) for cards in (1, 4)] == [1, 4]
    assert (free.hand_limit(None), free.most_held(None), free.leader_holds(None, [3])) == (0, 9, 0)
    assert free.describe(None) is None
    assert free.check_trick(None, [3]) == free.check_hand(None, [3], 8) == []


def test_a_match_that_a_game_says_nothing_of_is_each_for_himself() -> None:
    """From no points on, to an end that hangs on the points, of which most win."""
    usual = MatchRules()
    assert usual.sides(3, None) == (0, 1, 2)
    assert not usual.also_for(3, None) and usual.check_options(3, None) == []
    assert (usual.hands(None), usual.start) == (0, 0)
    assert (usual.fewest, usual.closed) == (False, False)
    assert (usual.style, usual.unit, usual.account) == ("chance", "point", "supply")
    assert usual.check_totals([1, 2], None, 0)[0].where == "totals"


def test_points_from_zero_are_none_below_it() -> None:
    fault = Fault(say("needs-zero-or-more"), "totals[1]")
    assert from_zero([0, -1, 1]) == [fault]
    assert from_zero([0, 0, 5]) == []


@pytest.mark.parametrize(
    ("totals", "played", "fine"),
    [([0, 0], 0, True), ([0, 0], None, True), ([0, 5], 0, False), ([0, 0], 1, False)],
)
def test_what_everybody_starts_with_stands_before_the_first_hand(
    totals: list[int], played: int | None, fine: bool
) -> None:
    """All else is left to the game's own check, which here lets nothing else pass."""
    known = replace(game("truc"), match=MatchRules())
    assert (known.standing(totals, None, played) == []) is fine


def test_options_and_players_that_do_not_fit_are_told_once() -> None:
    """An option that is none before a number of players that is none; usual numbers from and to."""
    known = game("hearts")
    with pytest.raises(BadRequest) as caught:
        known.read_options(99, {"passing": "all"})
    assert [fault.where for fault in caught.value.faults] == ["options.passing"]
    for players in (2, 7):
        with pytest.raises(BadRequest) as caught:
            known.read_options(players)
        (fault,) = caught.value.faults
        low, high = known.about.players[0], known.about.players[-1]
        told = {"low": low, "high": high, "number": players, "game": known.title}
        assert (fault.where, dict(fault.what.facts)) == ("players", told)
    with pytest.raises(BadRequest) as caught:
        game("truc").read_options(3)
    (fault,) = caught.value.faults
    assert (fault.what.facts["low"], fault.what.facts["high"]) == (4, 0)


def test_numbers_of_players_are_the_usual_ones_and_those_that_an_option_allows() -> None:
    hearts = game("hearts")
    wide = replace(hearts.match, also_for=lambda players, options: players in (2, 10))
    known = replace(hearts, match=wide)
    for players in range(12):
        fine = players in (2, 3, 4, 5, 6, 10)
        try:
            assert known.read_options(players) == known.options.type()
        except BadRequest:
            assert not fine
        else:
            assert fine


@pytest.mark.parametrize("name", ["ecarte", "euchre", "reds", "shed", "truc", "tyzicha"])
def test_a_moment_can_be_asked_for_again_by_what_is_not_usual_of_it(name: str) -> None:
    known, random, met = game(name), Random(name), 0
    match = Match(known, seed=5, hands=4)
    while (decision := match.decision) is not None:
        moment = decision.moment
        if moment is not None:
            met += 1
            request = known.position_request(moment)
            assert ("setting" in request) is moment.phase.setting
            parts = {part.name: part for part in moment.phase.parts}
            for place, part in parts.items():
                usual = not part.required and moment[place] == part.default
                assert (place in request["position"]) is not usual
            if met <= 12:
                answer = ask(loads(dumps(request)))
                assert [action["code"] for action in answer["actions"]] == decision.codes
        match.apply(decision.pick(random.random()))
    assert met


def test_a_game_cites_clauses_of_its_own_and_the_common_ones() -> None:
    known = game("truc")
    assert known.cite(["common.ruling.revoke"]) == ("common.ruling.revoke",)
    own = next(iter(known.clauses))
    assert known.cite([own.removeprefix("truc.")]) == (own,)
    for unknown in ("ruling.x", "common.ruling.x"):
        with pytest.raises(UnknownName):
            known.cite([unknown])


def test_a_common_ruling_holds_where_a_game_has_none_of_that_name() -> None:
    for name in ("truc", "shed", "hearts"):
        known = game(name)
        own = {clause.removeprefix(f"{name}.") for clause in known.clauses}
        assert known.common == {one for one in COMMON if one.removeprefix("common.") not in own}
    assert "common.ruling.first-dealer" not in game("shed").common
    assert "common.ruling.revoke" in game("shed").common


@with_choices
class Seen(NamedTuple):
    """A setting of Euchre in which some cards have been seen; the widest pack has sevens."""

    seen: int = card_set(by="make.order")
    pack: int = choice(24, 32, by="make.order")


def test_cards_of_a_setting_are_those_of_the_pack_that_it_says() -> None:
    euchre = game("euchre")
    known = replace(euchre, positions=replace(euchre.positions, settings=choices(Seen)))
    assert known.setting() == known.setting({}) == Seen(0, 24)
    told = {"seen": ["7H"], "pack": 32}
    assert known.plain(known.setting(told)) == told
    setting = known.setting({"pack": 32, "seen": "7H"})
    assert setting.seen == known.pack(setting).mask("7H")
    with pytest.raises(BadRequest) as caught:
        known.setting({"pack": 24, "seen": "7H"})
    assert [fault.where for fault in caught.value.faults] == ["setting.seen[0]"]
    with pytest.raises(BadRequest) as caught:
        known.setting({"pack": 7, "seen": "9H"})
    assert [fault.where for fault in caught.value.faults] == ["setting.pack"]
    for wrong in (["pack"], "pack"):
        with pytest.raises(BadRequest) as caught:
            known.setting(wrong)  # type: ignore[arg-type]
        assert [fault.where for fault in caught.value.faults] == ["setting"]


# -- how actions are written ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "code", "fit"),
    [
        ("pass", "pass", True),
        ("pass", "passes", False),
        ("<card>", "5H", True),
        ("<card>", "5H 6H", False),
        ("<cards>", "5H 6H", True),
        ("<cards>", "5H QQ", False),
        ("<cards> <number>", "5H 6H 12", True),
        ("<card> for <card2>", "5H", None),
        ("pick up [blitz]", "pick up", True),
        ("pick up [blitz]", "pick up blitz", True),
        ("pick up [blitz]", "pick upblitz", False),
        ("[again] pass", "again pass", True),
        ("bid <number> [<suit>]", "bid 3", True),
        ("bid <number> [<suit>]", "bid 3 H", True),
        ("bid <number>", "bid <number>", False),
        ("<card> meld", "QQ meld", False),
        ("<card> meld", "5H meld", True),
    ],
)
def test_an_action_is_of_a_pattern_whose_words_it_has(
    pattern: str, code: str, fit: bool | None
) -> None:
    cards = ["5H", "6H"]
    if fit is None:
        with pytest.raises(UnknownName):
            fits(pattern, code)
        return
    assert fits(pattern, code, cards) is fit
    if "QQ" not in code:
        assert fits(pattern, code) is fit


def test_what_no_pattern_has_is_told_with_what_it_may_have() -> None:
    with pytest.raises(UnknownName) as caught:
        fits("rob <cart>", "rob 5H")
    (fault,) = caught.value.faults
    assert fault.what.facts["given"] == quoted("cart")
    assert fault.did_you_mean[0] in ("card", "cards")
    with pytest.raises(UnknownName) as caught:
        fits("rob <cd>", "rob 5H")
    assert caught.value.faults[0].did_you_mean[0] == "card"


def test_an_action_is_written_with_a_capital_and_weighs_one() -> None:
    assert written("call trumps") == say("written", code=Verbatim("Call trumps"))
    assert written("x") == say("written", code=Verbatim("X"))
    assert Action("x", say("deal"), ()).weight == 1
    assert Code("x").clauses == "" and not Part("x", "int").default
