"""Reversis, clause by clause: the party, the end of the game, the reversis."""

from __future__ import annotations

from typing import Any

import pytest
from reversis_table import (
    KEPT,
    STRONG,
    TALON,
    cites,
    gains,
    match,
    play,
    pots,
    reversis,
    said,
    score,
    strong,
    told,
    won,
)

from followsuit import Match, ask
from followsuit.games.reversis.pots import Pool, Till, pot_name
from followsuit.ledger import Line


def party(points: list[int], tricks: list[int], **more: Any) -> list[int]:
    """What a party moves, with a talon of four points; South deals."""
    return gains(score("party", **{"points": points, "tricks": tricks, "talon": TALON, **more}))


# -- the party --------------------------------------------------------------------------------------


def test_points_values() -> None:
    done = won()
    told_points = said(done, told(done, "points.values")[0])
    assert told_points.startswith("Captured: West 0 points in 0 tricks, North 8 points in 3 tricks")
    assert (
        "Q♠ 2"
        in score(
            "party", points=[6, 12, 11, 6], tricks=[2, 3, 3, 3], talon=["KC", "QS", "7D", "4H"]
        )["lines"][0]["why"]["text"]
    )


def test_party_winner() -> None:
    assert party([3, 8, 14, 11], [2, 3, 4, 2])[0] == 16


def test_party_loser() -> None:
    assert party([3, 8, 14, 11], [2, 3, 4, 2])[2] == -16


def test_ruling_loser_is_most() -> None:
    answer = score("party", points=[3, 8, 14, 11], tricks=[2, 3, 4, 2], talon=TALON)
    assert "ruling.loser-is-most" in cites(answer["lines"])


def test_party_tie_tricks() -> None:
    assert party([6, 12, 12, 6], [1, 4, 3, 3]) == [8, -8, 0, 0, 0]
    assert party([6, 12, 12, 6], [3, 3, 4, 1]) == [0, 0, -8, 8, 0]


def test_party_tie_seat() -> None:
    assert party([6, 12, 12, 6], [2, 3, 4, 2], dealer=3)[3] > 0
    assert party([6, 12, 12, 6], [2, 3, 4, 2], dealer=0)[0] > 0
    answer = score("party", points=[6, 12, 12, 6], tricks=[2, 3, 4, 2], talon=TALON)
    assert "party.tie-seat" in cites(answer["notes"])
    best, worst = (
        note["why"]["text"] for note in answer["notes"] if "level" in note["why"]["text"]
    )
    assert worst.endswith("East has more tricks, so East loses the party.")
    assert best == (
        "West and South are level with the fewest points, 6, and in tricks as well. "
        "Counting from the dealer, South, South comes before West, so South wins the party."
    )


def test_ruling_tie_favours() -> None:
    assert party([6, 12, 12, 6], [2, 3, 3, 3], dealer=3) == [16, 0, -16, 0, 0]
    assert party([6, 12, 12, 6], [2, 3, 3, 3], dealer=2) == [8, -8, 0, 0, 0], "East is spared"


def test_party_amount() -> None:
    rich = score(
        "party", points=[6, 12, 11, 6], tricks=[2, 3, 3, 3], talon=["KC", "QS", "7D", "4H"]
    )
    assert gains(rich) == [9, -9, 0, 0, 0]


def test_party_double_across() -> None:
    assert party([3, 14, 8, 11], [2, 4, 3, 2]) == [8, -8, 0, 0, 0]
    assert party([3, 8, 14, 11], [2, 3, 4, 2]) == [16, 0, -16, 0, 0]


def test_ruling_talon_values() -> None:
    case = {"points": [0, 16, 9, 10], "tricks": [1, 4, 3, 3], "talon": ["AD", "JH", "7S", "4C"]}
    assert gains(score("party", **case)) == [9, -9, 0, 0, 0]
    bonus = score("party", {"talon_bonus": "AD5-JH3"}, **case)
    assert gains(bonus) == [12, -12, 0, 0, 0]
    assert "ruling.talon-values" in cites(bonus)
    assert "8 for the talon: A♦ 5 and J♥ 3" in bonus["lines"][0]["why"]["text"]


def test_pay_claim() -> None:
    asked, silent = won(), won()
    assert asked.phase == "claim" and asked.seat == 2
    asked.apply("claim")
    silent.apply("waive")
    assert asked.totals == [90, 87, 130, 68]
    assert silent.totals == [95, 92, 110, 78]
    assert told(silent, "pay.claim")


def test_ruling_claim_phase() -> None:
    automatic = won(options={"claims": "automatic"})
    assert automatic.over and automatic.totals == [90, 87, 130, 68]
    (paid,) = [said(automatic, event) for event in automatic.table.events if event.kind == "claim"]
    assert paid.startswith("East, who won the hand, is paid for "), "nobody asks"
    (led,) = told(automatic, "ruling.led-quinola-remise")
    assert "but whoever else wins the hand will get 10 chips from South" in said(automatic, led)
    own = party([3, 8, 14, 11], [2, 3, 4, 2], led=["JH"], leaders=[0])
    assert own == [16, 0, -16, 0, 0], "nothing for a card of one's own, not even the fives"


def test_ruling_chips_debt() -> None:
    done = won(totals=[3, 100, 100, 100])
    assert done.totals[0] == -2
    done.apply("waive")
    (debt,) = told(done, "ruling.chips-debt")
    assert said(done, debt) == "West owes 2 chips: a debt is allowed."
    (owed, last) = score("end", totals=[118, 117, -9, 149])["notes"]
    assert "plays on" not in owed["why"]["text"] and "last hand" in last["why"]["text"]


@pytest.mark.parametrize("length", [4, 8, 12])
def test_game_end(length: int) -> None:
    done = match(options={"length": length}, hands=None, seed=5).play_random()
    assert len(done.hands) == length and done.finished
    assert done.winners == tuple(s for s, had in enumerate(done.totals) if had == max(done.totals))
    shared = score("end", totals=[120, 120, 80, 80])
    assert shared["winner_names"] == ["West", "North"]
    assert score("end", totals=[118, 117, -9, 149])["winner_names"] == ["South"]


def settled(options: dict[str, Any], seed: int) -> Match:
    """A whole game, and what its pots held before they were settled is in its last hand's lines."""
    return match(options={"length": 4, **options}, hands=None, seed=seed).play_random()


@pytest.mark.parametrize("seed", range(12))
def test_ruling_pots_left(seed: int) -> None:
    """Everybody gets the same, odd chips stay, and the winners are those there would be anyway."""
    shared, kept = settled({}, seed), settled({"pots_left": "unclaimed"}, seed)
    assert [hand["actions"] for hand in shared.record()["hands"]] == [
        hand["actions"] for hand in kept.record()["hands"]
    ]
    left = 400 - sum(kept.totals)
    assert sum(kept.table.shown["pots"]) == left
    assert shared.totals == [had + left // 4 for had in kept.totals]
    assert sum(shared.table.shown["pots"]) == left % 4 == 400 - sum(shared.totals)
    assert shared.winners == kept.winners
    for done, odd in ((shared, left % 4), (kept, left)):
        notes = [said(done, e) for e in told(done, "ruling.pots-left") if e.kind == "note"]
        assert len(notes) == bool(odd) and all(note.startswith(f"{odd} chip") for note in notes)


def test_ruling_pots_left_asked() -> None:
    answer = score("end", totals=[90, 90, 90, 104], left=26)
    assert answer["totals"] == [96, 96, 96, 110] and answer["winners"] == [3]
    assert [line["points"] for line in answer["lines"]] == [6, 6, 6, 6, -24]
    assert answer["notes"][0]["why"]["text"] == "2 chips left over belong to nobody."
    assert score("end", totals=[90, 90, 90, 104], left=-1)["error"]["where"] == "case.left"
    assert not score("end", totals=[100] * 4)["lines"], "no pot is left"
    assert score("end", totals=[99, 99, 99, 100], left=3)["totals"] == [99, 99, 99, 100]


def test_ruling_pots_left_where_there_are_several() -> None:
    till = Till(Pool((55, 60, 63), 3))
    till.close(True)
    assert [line.amount for line in till.lines] == [44, 44, 44, 44, -63, -60, -53]
    assert [line.what for line in till.lines[4:]] == [pot_name(number) for number in (3, 2, 1)]
    assert till.pool.pots == (2,) and sum(line.amount for line in till.lines) == 0


# -- the reversis -----------------------------------------------------------------------------------


def test_reversis_undertaken() -> None:
    done = strong()
    assert done.table.shown["reversis"] == 0
    assert told(done, "reversis.reversis.undertaken")
    assert "reversis" not in won(36).table.shown


def test_reversis_refund() -> None:
    before = play(match(STRONG), *KEPT, " ".join(strong().record()["hands"][0]["actions"][4:36]))
    assert before.totals == [115, 60, 90, 85] and pots(before) == [50]
    assert strong().totals == [95, 95, 95, 90] and pots(strong()) == [25]


def test_what_is_undone_is_told_seat_by_seat_then_pot_by_pot() -> None:
    till = Till(Pool((25, 30)))
    till.undo(
        [
            Line(None, 40, (), "", what=pot_name(3)),
            Line(None, 7, (), "", what=pot_name(2)),
            Line(1, -50, (), ""),
            Line(0, 3, (), ""),
            Line(3, 0, (), ""),
        ],
        Pool((25, 30)),
        "reversis.reversis.refund",
        "reversis",
    )
    voice = match().voice()
    assert [(line.side, line.amount, voice.tell(line.say)) for line in till.lines] == [
        (0, -3, "West gives back 3 chips, as aces and Quinola no longer count."),
        (1, 50, "North gets back 50 chips, as aces and Quinola no longer count."),
        (None, -7, "Pot 2 holds 30 chips again."),
        (None, -40, "Pot 3 is gone again."),
    ]


def thrown(reante: str) -> Match:
    """South, the dealer, throws Quinola into West's third trick and takes the only pot."""
    deal = {
        "hands": [
            "AS KS QS JS AH KH QH AC KC QC JC",
            "9S 8S 7S 2S 9H AD KD 7D 6D 9C 8C",
            "6S 5S 8H 7H 6H QD JD 5D 7C 6C 5C",
            "4S 3S 3D 5H 4H 3H 9D 8D JH 4C 2D",
        ],
        "stock": "4D 3C 2H 2C",
    }
    start = match(deal, options={"reante": reante})
    return play(start, "discard 3D", "keep", "keep", "keep", "AS 7S 5S 3S KS 8S 6S 4S QS 9S JD JH")


def test_ruling_new_pot_timing_at_once() -> None:
    done = thrown("immediately")
    all_said = [said(done, event) if event.say else "" for event in done.table.events]
    taken = all_said.index("South takes the pot with 25 chips.")
    assert all_said[taken + 2 : taken + 4] == [
        "No pot is left, so a new one is formed at once.",
        "South puts 10 chips into the pot.",
    ], "and nobody deals"


def test_ruling_refund_scope() -> None:
    for reante in ("next-deal", "immediately"):
        start = thrown(reante)
        assert start.totals[3] >= 115 - 15
        play(start, "AC 8C 5C 4C KC 9C 6C 8D QC KD 7C 9D AH 9H 6H 3H KH AD 7H 4H QH 6D 8H 5H")
        assert start.totals == [95, 95, 95, 90] and pots(start) == [25]


def test_reversis_no_more_side() -> None:
    assert told(strong("JS 7D 5D 8D"), "reversis.reversis.no-more-side")
    assert strong("JS 7D 5D 8D").totals == [95, 95, 95, 90]


@pytest.mark.parametrize("cards", ["KC JH 7C 4C", "KC AD 7C 4C", "KC AD JH 4C"])
def test_reversis_no_more_side_of_a_trick_that_is_asked_about(cards: str) -> None:
    """An ace or Quinola alone is enough to say so, and no payment is told."""
    asked = {"ask": "winner", "game": "reversis", "trick": cards}
    told_after = cites(ask({**asked, "setting": {"reversis": True}})["after"])
    assert "reversis.no-more-side" in told_after and "pay.immediate" not in told_after
    assert "pay.immediate" in cites(ask(asked)["after"])


def test_reversis_made_pay() -> None:
    done = strong("JS 7D 5D 8D JC 6D QD 9D")
    assert done.over and done.totals == [159, 79, 63, 74] and pots(done) == [25]


def test_reversis_made_pot() -> None:
    assert reversis(quinola=True, pot=40) == [104, -16, -32, -16, -40]
    assert reversis(pot=40)[4] == 0


def with_quinola(*leads: str) -> Match:
    """West, who has J♥ and no card that another could beat, leads so; the others follow anyhow."""
    hands = [hand.replace("JC", "?") for hand in STRONG["hands"]]
    hands = [hand.replace("JH", "JC").replace("?", "JH") for hand in hands]
    start = play(match({**STRONG, "hands": hands}), *KEPT)
    for lead in leads:
        start.apply(lead)
        for _ in range(3):
            start.apply(start.actions[0].code)
    return start


@pytest.mark.parametrize(("place", "pot"), [(6, True), (8, True), (9, False), (10, False)])
def test_reversis_made_pot_needs_quinola_in_the_first_nine_tricks(place: int, pot: bool) -> None:
    leads = ["AS", "KS", "QS", "JS", "AH", "KH", "QH", "AC", "KC", "QC"]
    done = with_quinola(*leads[:place], "JH", *leads[place:])
    assert done.over and done.totals[0] == 95 + 64 + 25 * pot
    assert pots(done) == ([] if pot else [25])
    assert bool(told(done, "reversis.reversis.made-pot")) == pot


def test_reversis_broken_pay() -> None:
    assert reversis(tenth=2) == [-64, 0, 64, 0, 0]
    assert reversis(eleventh=3) == [-64, 0, 0, 64, 0]


def test_reversis_broken_first_only() -> None:
    answer = score("reversis", player=0, tenth=3, eleventh=1)
    assert gains(answer) == [-64, 0, 0, 64, 0]
    assert "reversis.broken-first-only" in cites(answer["notes"])


def test_reversis_broken_remise() -> None:
    assert reversis(tenth=3, quinola=True, pot=25) == [-89, 0, 0, 64, 25]
    later = score("reversis", player=0, tenth=3, eleventh=0, quinola=True, pot=60, remises=2)
    assert later["lines"][-1]["what"] == "pot 3"


def test_reversis_broken_by_quinola() -> None:
    assert reversis(tenth=1, by_quinola=True) == [-54, 54, 0, 0, 0]


def test_ruling_broken_by_quinola_which() -> None:
    assert reversis(eleventh=2, by_quinola=True) == [-54, 0, 54, 0, 0]
    deal = {
        "hands": [
            "AS KS QS JS AH KH QH AC KC QC 9H",
            "9S 8S 7S JH 2H AD KD 7D 6D 9C 8C",
            "6S 5S 8H 7H 6H QD JD 5D 7C 6C 5C",
            "4S 3S 2S 5H 4H 3H 9D 8D 4D 4C 3C",
        ],
        "stock": "2C JC 3D 2D",
    }
    start = play(match(deal), "discard 2C", "keep", "keep", "keep")
    play(start, "AS 7S 5S 2S KS 8S 6S 3S QS 9S JD 4S JS KD QD 4D AC 8C 5C 3C KC 9C 6C 4C")
    play(start, "QC 7D 7C 8D AH 2H 6H 3H KH JH 7H 4H")
    assert start.table.shown["reversis"] == 0
    lost = play(start, "9H", "6D", "8H", "5H", "QH", "AD", "5D", "9D")
    assert lost.totals == [159, 79, 63, 74], "Quinola had to come down before"


def test_ruling_pot_after_refund() -> None:
    answer = score("reversis", player=0, tenth=3, eleventh=1, quinola=True, pot=25)
    assert "ruling.pot-after-refund" in cites(answer)


def test_ruling_reversis_no_party() -> None:
    done = strong("JS 7D 5D 8D JC 6D QD 9D")
    assert told(done, "ruling.reversis-no-party") and not told(done, "party.amount")
    assert done.phase == "over", "and nothing to claim for the aces that West led"


def test_ruling_no_bids() -> None:
    assert told(strong(), "ruling.no-bids")
    assert not any(action.code.startswith("bid") for action in match(STRONG).actions)


def test_the_last_seat_has_dealt_where_nobody_says() -> None:
    """Who deals pays the new pot at once (`ruling.new-pot-timing`) and wins a tie last (`party`)."""
    at_once = {"reante": "immediately"}
    quinola_away = {"cards": ["2C", "3C", "JH", "4C"]}
    kept = {"player": 1, "tenth": 1, "eleventh": 1, "quinola": True}
    for form, case in (("trick", quinola_away), ("reversis", kept)):
        untold, last = (score(form, at_once, **case, **who) for who in ({}, {"dealer": 3}))
        assert untold["lines"] == last["lines"]
        assert untold["lines"] != score(form, at_once, **case, dealer=2)["lines"], form
    tied = {"points": [12, 12, 6, 6], "tricks": [3, 3, 3, 2], "talon": ["2C", "3C", "AD", "4C"]}
    untold = score("party", **tied)["lines"]
    assert untold == score("party", **tied, dealer=3)["lines"]
    assert untold != score("party", **tied, dealer=1)["lines"]


def test_no_pot_is_left_where_none_is_told() -> None:
    answer = score("end", totals=[120, 60, 90, 130])
    assert answer["lines"] == [] and answer["totals"] == [120, 60, 90, 130]
