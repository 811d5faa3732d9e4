"""Truc: who may raise and who may answer how, at each level and in each option.

`Script` is the clauses written once more, from the calls alone; random play with many raises is
held against it, decision by decision.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from truc_table import codes, cut, play

from followsuit import Match
from followsuit.checked_play import ways_to_play
from followsuit.games import game

RANKS = "32AKQJ7654"
WORTH = {"": 1, "truc": 2, "retruc": 3}
TOTALS = ([0, 0], [11, 7], [7, 11], [11, 11])


class Script:
    """What a table of Truc remembers of the raises: seats 0 to 3, sides 0 and 1 by turns."""

    def __init__(self, match: Match) -> None:
        self.hands = [set(hand.split()) for hand in match.record()["hands"][0]["deal"]["hands"]]
        self.size = len(self.hands[0])
        self.options, self.dealer = match.options, match.table.dealer
        elevens = [side for side, had in enumerate(match.totals) if had == 11]
        self.fixed = len(elevens) == 1 or (len(elevens) == 2 and not self.options.raises_at_eleven)
        self.turn = (self.dealer + 1) % 4
        self.trick: list[tuple[int, str]] = []
        self.won: list[int | None] = []
        self.agreed, self.raiser = "", 0
        self.call: tuple[str, int] | None = None  # what waits for an answer, and who said it

    def decider(self) -> int:
        """A raise is answered by the caller's right neighbour (`ruling.answerer`)."""
        return (self.call[1] + 1) % 4 if self.call else self.turn

    def possible(self) -> set[str]:
        """Everything that may be said or played now."""
        seat, cards = self.decider(), self.hands[self.decider()]
        if self.call:
            reply = self.call[0] == "truc" and self.options.retruc_as_reply == "any-reply"
            # By playing only if one is next to play (`ruling.answer-first`).
            card = cards if seat == self.turn else set()
            return {"accept", "reject", *(["retruc"] if reply else []), *card}
        word = self.word(seat)
        on = {card for card in cards if not self.over(self.after(seat, card))}
        return cards | ({word} | {f"{card} {word}" for card in on} if word else set())

    def word(self, seat: int) -> str:
        """The raise that a seat might propose (`raise.truc`, `raise.retruc-who`)."""
        if self.fixed or self.agreed == "retruc":
            return ""
        if not self.agreed:
            return "truc"
        return "retruc" if (seat - self.raiser) % 2 else ""

    def after(self, seat: int, card: str) -> list[int | None]:
        """The tricks won by each side once a card is played, None for a drawn one."""
        trick = [*self.trick, (seat, card)]
        if len(trick) < 4:
            return self.won
        best = min(RANKS.index(card[0]) for _, card in trick)
        sides = {seat % 2 for seat, card in trick if RANKS.index(card[0]) == best}
        return [*self.won, None if len(sides) > 1 else sides.pop()]

    def over(self, won: list[int | None]) -> bool:
        """Whether the hand is settled (`hand.stop`, `ruling.stop-two`)."""
        ours, theirs, left = won.count(0), won.count(1), self.size - len(won)
        if not left or max(ours, theirs) * 2 > self.size:
            return True
        # Level sides: the dealer's opponents win, or the side that won a trick first. With a
        # trick or more to come the hand can be decided only after one win and one draw.
        decided = left == 1 and sorted(won, key=str) in ([0, None], [1, None])
        if not (self.options.stop_when_decided and decided):
            return False
        ahead = 0 if ours else 1
        by_first = self.options.tie_rule == "first-trick-wins"
        return by_first or ahead == (self.dealer + 1) % 2

    def do(self, code: str) -> tuple[int, int] | None:
        """Write down what was done; the side and the points of a rejected raise end the hand."""
        if not self.call:
            raises = code.endswith("truc")
            if raises:
                self.call = (code.split()[-1], self.turn)
            if not raises or " " in code:
                self.lay(code.split()[0])
            return None
        word, caller = self.call
        if code == "reject":
            return caller % 2, WORTH[self.agreed]
        seat = self.decider()
        self.agreed, self.raiser, self.call = word, caller, None
        if code == "retruc":
            self.call = ("retruc", seat)
        elif code != "accept":
            self.lay(code)
        return None

    def lay(self, card: str) -> None:
        seat = self.turn
        won = self.after(seat, card)
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.turn = (seat + 1) % 4
        if len(self.trick) < 4:
            return
        best = min(RANKS.index(card[0]) for _, card in self.trick)
        highest = [seat for seat, card in self.trick if RANKS.index(card[0]) == best]
        self.turn = self.trick[0][0] if won[-1] is None else highest[0]
        self.won, self.trick = won, []


@pytest.mark.parametrize("way", range(len(ways_to_play(game("truc")))))
def test_who_may_raise_and_answer_how(way: int) -> None:
    players, options = ways_to_play(game("truc"))[way]
    random = Random(way)
    answered = 0
    for seed in range(80):
        match = Match("truc", players, options, seed=seed, totals=TOTALS[seed % 4])
        answered += follow(match, random)
    assert answered > 10


def follow(match: Match, random: Random) -> int:
    """Play one hand against the script; how many raises were answered."""
    answers, quiet = 0, random.randrange(12)  # cards before anybody raises
    while match.phase in ("cut", "deal", "eleven"):
        match.apply(random.choice(codes(match)))
    if match.over or match.hand_number:
        return 0
    script, before, ended = Script(match), match.totals, None
    while not match.over and not match.hand_number and ended is None:
        assert (match.seat, set(codes(match))) == (script.decider(), script.possible())
        answers += match.phase == "answer"
        words = [code for code in codes(match) if code.endswith("truc")]
        plain = [code for code in codes(match) if not code.endswith("truc")]
        loud = words and quiet <= 0 and random.random() < 0.7
        code = random.choice(words if loud else plain)
        quiet -= 1
        ended = script.do(code)
        match.apply(code)
    assert match.over or match.hand_number == 1
    if ended is not None:
        side, points = ended
        gained = [now - had for now, had in zip(match.hands[0].totals, before, strict=True)]
        assert gained == [points if place == side else 0 for place in range(2)]
    return answers


def test_a_card_accepts_a_retruc_where_that_seat_is_next_to_play() -> None:
    """North's card ends a trick that South wins: West says retruc, South answers and leads."""
    options: dict[str, Any] = {"retruc_as_reply": "any-reply"}
    match = cut("4C, KD, 7H, 4S truc, retruc", options=options)
    assert (match.seat, codes(match)) == (1, ["accept", "reject", "QD", "5D"])
    assert all("raise.retruc-answer" in action.clauses for action in match.actions[:2])
    play(match, "QD")
    assert match.table.shown["worth"] == 3
    assert [card for _, card in match.table.playing] == [match.table.pack.card("QD").index]
    assert match.seat == 2
