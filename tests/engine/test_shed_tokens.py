"""Shed, clause by clause: tokens, rounds, the end of the game and the kingmaker."""

from __future__ import annotations

from random import Random

import pytest
from shed_book import SUITS, G, cites, moves, play, short, takes, tokens
from test_shed import dealt, whole_round

from followsuit import IllegalAction, Match, ask
from followsuit.games.shed.score import points_case

FULL = "MSWLYK"


# -- throwing away ---------------------------------------------------------------------------------


def test_token_lead_suits() -> None:
    answer = tokens(f"{FULL} {FULL} {FULL} {FULL}", 3, "soldier")
    assert moves(answer) == {"shed wyrms", "shed knots"}
    assert "token.lead-suits" in cites(answer)
    match = play(dealt(), "soldier, diplomat, sailor")
    assert [action.code for action in match.actions] == ["shed wyrms", "shed knots"]


def test_token_shed() -> None:
    answer = tokens("MSY ML WK", 0, "penitent", move="shed wyrms")
    assert answer["totals"] == [2, 2, 2]
    assert [(line["account"], line["points"]) for line in answer["lines"]] == [
        ("supply", 1),
        ("West", -1),
    ]
    assert "token.shed" in cites(answer)


def test_token_choice() -> None:
    assert "token.choice" in cites(tokens("MSY ML WK", 0, "penitent"))
    assert "token.choice" not in cites(tokens("MS ML WK", 0, "penitent"))


@pytest.mark.parametrize("lead", ["ace-suns", "bard"])
def test_token_single(lead: str) -> None:
    answer = tokens(f"{FULL} ML WK", 0, lead)
    assert moves(answer) == {"shed suns"}
    assert "token.single" in cites(answer)


def test_token_triple() -> None:
    answer = tokens(f"{FULL} ML WK", 0, "watchman", deck="pawns")
    assert moves(answer) == {"shed moons", "shed wyrms", "shed knots"}
    assert "token.triple" in cites(answer)
    answer = tokens("ML SWY WK", 1, "island", deck="pawns_courts")
    assert moves(answer) == {"shed suns", "shed waves", "shed wyrms"}


def test_token_mandatory() -> None:
    answer = tokens("MY ML WK", 0, "soldier")
    assert moves(answer) == {"shed wyrms"}
    assert "token.mandatory" in cites(answer)
    match = play(dealt(), "soldier, diplomat, sailor")
    with pytest.raises(IllegalAction):
        match.apply("keep")


def test_ruling_shed_compulsory() -> None:
    free = tokens("MY ML WK", 0, "soldier", shed_optional=True)
    assert moves(free) == {"shed wyrms", "keep"}
    assert "ruling.shed-compulsory" in cites(free)
    assert "token.mandatory" not in cites(free)
    assert tokens("MY ML WK", 0, "soldier", shed_optional=True, move="keep")["totals"] == [2, 2, 2]
    assert moves(tokens("MS MLY WK", 0, "soldier", shed_optional=True)) == {
        "take wyrms from 1",
        "take knots from 2",
    }
    match = play(dealt(options={"shed_optional": True}), "soldier, diplomat, sailor, keep")
    assert match.totals == [6, 6, 6]


# -- the penalty -----------------------------------------------------------------------------------


def test_penalty_when() -> None:
    answer = tokens("WL SK YK", 0, "desert")
    assert moves(answer) == {"take suns from 1", "take wyrms from 2"}
    assert "penalty.when" in cites(answer)


def test_ruling_penalty_none_held() -> None:
    answer = tokens("WY SK YK", 0, "desert")
    assert moves(answer) == {"shed wyrms"}
    assert "ruling.penalty-none-held" in cites(answer)


def test_penalty_steal() -> None:
    answer = tokens("WL SK YK", 0, "desert", move="take wyrms from 2")
    assert answer["totals"] == [3, 2, 1]
    assert "penalty.steal" in cites(answer)


def test_ruling_penalty_choice() -> None:
    answer = tokens("WL SYK SY MK", 0, "desert")
    assert moves(answer) == {
        "take suns from 1",
        "take suns from 2",
        "take wyrms from 1",
        "take wyrms from 2",
    }
    assert "ruling.penalty-choice" in cites(answer)
    only = tokens("S ML WL", 0, "author")
    assert moves(only) == {"take moons from 1"}
    assert "ruling.penalty-choice" not in cites(only), "there is nothing to choose"


def test_penalty_supply() -> None:
    answer = tokens("WL MK LK", 0, "desert")
    assert moves(answer) == {"take suns from supply", "take wyrms from supply"}
    assert "penalty.supply" in cites(answer)
    answer = tokens("WL MK LK", 0, "desert", move="take wyrms from supply")
    assert answer["totals"] == [3, 2, 2]


def test_ruling_supply_never_short() -> None:
    assert "ruling.supply-never-short" in cites(tokens("WL MK LK", 0, "desert"))
    seen = 0
    for seed in range(60):
        match = Match(G, 5, {"kingmaker": "supply"}, seed=seed)
        random = Random(seed)
        while not match.over:
            before = match.table.shown["supply"]
            action = random.choice(match.actions)
            if action.code.endswith("from supply"):
                assert action.code.split()[1] in before
                seen += 1
            match.apply(action.code)
    assert seen


def test_penalty_empties() -> None:
    answer = tokens("S M WL", 0, "author")
    assert moves(answer) == {"take moons from 1"}
    assert (answer["over"], answer["winner_names"], answer["totals"]) == (
        True,
        ["North"],
        [2, 0, 2],
    )
    assert "penalty.empties" in cites(answer)


def test_ruling_taken_last_wins() -> None:
    assert "ruling.taken-last-wins" in cites(tokens("S M WL", 0, "author"))


def test_ruling_ending_take_allowed() -> None:
    answer = tokens("S M MW", 0, "author")
    assert moves(answer) == {"take moons from 1", "take moons from 2"}
    by_code = {move["code"]: set(move["clauses"]) for move in answer["moves"]}
    assert "shed.ruling.ending-take-allowed" in by_code["take moons from 1"]
    assert "shed.ruling.ending-take-allowed" not in by_code["take moons from 2"]
    ended = tokens("S M MW", 0, "author", move="take moons from 1")
    assert ended["winner_names"] == ["North"]
    forced = tokens("S M WL", 0, "author")
    assert "ruling.ending-take-allowed" not in cites(forced), "no other token could be taken"


# -- the end ---------------------------------------------------------------------------------------


def test_end_immediate() -> None:
    answer = tokens("W MK SL", 0, "sailor")
    assert (answer["over"], answer["winner_names"]) == (True, ["West"])
    assert "end.immediate" in cites(answer)
    match = Match(G, 4, seed=5).play_random()
    last = match.hands[-1]
    assert match.totals.count(0) == 1
    assert last.events[-1].kind == "over"
    assert "draw" not in [e.kind for e in last.events[last.events.index(last.events[-1]) - 3 :]]


def test_kingmaker_when() -> None:
    two_suits = tokens("K S MW", 2, "castle")
    assert moves(two_suits) == set()
    assert two_suits["winner_names"] == ["West", "North"]
    assert "kingmaker.when" in cites(two_suits)


def test_kingmaker_shared() -> None:
    answer = tokens("W W MS", 2, "mill", kingmaker="shared")
    assert (answer["winner_names"], answer["totals"]) == (["West", "North"], [1, 1, 2])
    assert {"kingmaker.when", "kingmaker.shared"} <= cites(answer)


def test_kingmaker_supply() -> None:
    answer = tokens("W W MS", 2, "mill", kingmaker="supply")
    assert moves(answer) == {"take waves from supply", "take leaves from supply"}
    assert not answer["over"]
    assert {"kingmaker.when", "kingmaker.supply"} <= cites(answer)


@pytest.mark.parametrize("kingmaker", ["shared", "supply"])
def test_ruling_kingmaker_case(kingmaker: str) -> None:
    one_target = tokens("W MK MS", 2, "mill", kingmaker=kingmaker)
    assert one_target["winner_names"] == ["West"]
    assert "kingmaker.when" not in cites(one_target), "only one opponent is concerned"
    assert "ruling.kingmaker-case" in cites(one_target)
    harmless = tokens("W W LK MS", 3, "mill", kingmaker=kingmaker)
    assert moves(harmless) == {"take waves from 0", "take waves from 1", "take leaves from 2"}
    assert "kingmaker.when" not in cites(harmless), "one of the tokens is harmless"
    assert "ruling.kingmaker-case" in cites(harmless)
    assert "ruling.kingmaker-case" not in cites(tokens("WK WK MS", 2, "mill", kingmaker=kingmaker))
    assert "ruling.kingmaker-case" in cites(tokens("W W MS", 2, "mill", kingmaker=kingmaker))


def test_ruling_kingmaker_default() -> None:
    answer = tokens("W W MS", 2, "mill")
    assert answer["winner_names"] == ["West", "North"]
    assert "ruling.kingmaker-default" in cites(answer)


def kingmaker_matches(kingmaker: str) -> list[Match]:
    found = []
    for seed in range(400):
        match = Match(G, 3, {"kingmaker": kingmaker}, seed=seed).play_random()
        if "kingmaker.when" in short(match) or len(match.winners) > 1:
            found.append(match)
    return found


def test_the_kingmaker_comes_up_in_whole_matches() -> None:
    shared = kingmaker_matches("shared")
    assert shared
    for match in shared:
        assert len(match.winners) == 2
        assert all(len(match.table.shown["takes"][side]) == 1 for side in match.winners)
    for seed in range(400):
        match = Match(G, 3, {"kingmaker": "supply"}, seed=seed).play_random()
        assert len(match.winners) == 1


# -- between tricks and rounds ---------------------------------------------------------------------


def test_trick_discard() -> None:
    match = play(dealt(), "merchant, lunatic, painter, shed knots")
    gone = {"merchant", "lunatic", "painter"}
    pack = match.table.pack
    for hand in match.table.hands:
        assert not gone & {card.code for card in pack.of(hand)}
    assert not gone & {pack.codes[card] for card in match.table.stock}
    assert "trick.discard" in short(match)


def drawn(match: Match) -> list[tuple[int | None, str]]:
    codes = match.table.pack.codes
    return [(e.seat, codes[e.cards[0]]) for e in match.table.events if e.kind == "draw" and e.cards]


def test_draw_order() -> None:
    match = play(dealt(), "merchant, lunatic, painter, shed knots")
    assert drawn(match) == [(0, "forest"), (1, "betrayal"), (2, "origin")]
    play(match, "soldier, diplomat, sailor, shed wyrms")
    assert drawn(match)[3:] == [(1, "ace-wyrms"), (2, "bard"), (0, "desert")]
    assert "draw.order" in short(match)


def test_ruling_draw_one() -> None:
    match = Match(G, 5, {"deck": "pawns_courts"}, seed=1)
    assert [h.bit_count() for h in match.table.hands] == [8] * 5
    match = play(dealt(), "merchant, lunatic, painter, shed knots")
    assert [h.bit_count() for h in match.table.hands] == [7] * 3
    assert "ruling.draw-one" in short(match)


def test_ruling_draw_after_tokens() -> None:
    match = play(dealt(), "merchant, lunatic, painter")
    assert match.phase == "token"
    assert not drawn(match)
    play(match, "shed knots")
    assert len(drawn(match)) == 3
    assert "ruling.draw-after-tokens" in short(match)


def test_draw_exhausted() -> None:
    for seed in range(60):
        match = Match(G, 4, seed=seed)
        done = whole_round(match)
        if len(match.hands) > 1:
            assert not done.stock
            assert not any(done.hands)
            told = [event for event in done.events if "draw.exhausted" in event.clauses]
            assert len(told) == 1, "said once, when the last card is drawn"
            return
    raise AssertionError("no round was played to the end")


def second_round(players: int = 4) -> Match:
    for seed in range(60):
        match = Match(G, players, dealer=1, seed=seed)
        while match.hand_number == 0 and not match.over:
            match.apply(match.actions[0].code)
        if not match.over:
            return match
    raise AssertionError("no round was played to the end")


def test_round_dealer() -> None:
    match = second_round()
    assert match.table.dealer == 2
    assert match.seat == 3
    assert "round.dealer" in short(match)


def test_round_reshuffle() -> None:
    match = second_round()
    first, second = match.hands
    places = [card.index for hand in second.hands for card in second.pack.of(hand)]
    assert sorted(places + second.stock + second.aside) == list(range(36))
    assert second.aside != first.aside
    assert "round.reshuffle" in short(match)


def test_round_takes_kept() -> None:
    match = second_round()
    first, second = match.hands
    assert first.shown["takes"] == second.shown["takes"]
    assert first.shown["supply"] == second.shown["supply"]
    assert first.totals == second.totals
    assert "round.takes-kept" in short(match)


def test_ruling_no_round_limit() -> None:
    rounds = [len(Match(G, 3, seed=seed).play_random().hands) for seed in range(80)]
    assert max(rounds) > 2
    assert all(Match(G, 3, seed=seed).play_random().finished for seed in range(20))


# -- impossible questions --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "lead", "move", "where"),
    [
        ("MS W L", "no such card", None, "case.lead"),
        ("MS W", "mill", None, "case.takes"),
        ("MS W L", "bard", "shed knots", "case.move"),
    ],
)
def test_impossible_cases_are_refused(text: str, lead: str, move: str | None, where: str) -> None:
    held = [[dict(zip(FULL, SUITS, strict=True))[c] for c in take] for take in text.split()]
    case = {"winner": 0, "lead": lead, "takes": held, **({"move": move} if move else {})}
    answer = ask({"ask": "score", "game": G, "form": "tokens", "players": 3, "case": case})
    assert answer["error"]["where"] == where


def test_two_tokens_of_a_suit_need_a_random_start() -> None:
    error = tokens("WL SK YY", 0, "desert")["error"]
    assert error["where"] == "case.takes[2]"
    assert error["what"] == "has Wyrms twice: only a random start allows it"
    free = tokens("WL SK YY", 0, "desert", start="random")
    assert moves(free) == {"take suns from 1", "take wyrms from 2"}


def test_a_quiz_has_takes_that_can_be() -> None:
    for seed in range(60):
        asked = points_case(Random(seed))
        for take in asked.case.get("takes", []):
            assert len(set(take)) == len(take)


def test_a_supply_must_fit_the_takes() -> None:
    case = {"winner": 0, "lead": "mill", "takes": [["waves"], ["moons"], ["suns"]]}
    request = {"ask": "score", "game": G, "form": "tokens", "players": 3}
    assert "error" not in ask({**request, "case": case})
    answer = ask({**request, "case": {**case, "supply": ["moons"]}})
    assert answer["error"]["where"] == "case.supply"
    empty = {**case, "takes": [["waves"], [], ["suns"]]}
    assert ask({**request, "case": empty})["error"]["where"] == "case.takes[1]"


@pytest.mark.parametrize(
    ("given", "right"),
    [(["moons", "leaves"], True), (["leaves", "moons"], True), (["leaves"], False), ([], False)],
)
def test_tokens_supply_is_what_nobody_has(given: list[str], right: bool) -> None:
    case = {"winner": 0, "lead": "soldier", "takes": takes(f"{FULL} {FULL} SWYK"), "supply": given}
    answer = ask({"ask": "score", "game": G, "form": "tokens", "players": 3, "case": case})
    assert [fault["where"] for fault in answer.get("errors", [])] == (
        [] if right else ["case.supply"]
    )
