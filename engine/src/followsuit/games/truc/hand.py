"""A hand of Truc: the cut, the deal, up to three tricks, and the raises between the cards."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ...decisions import Decision
from ...game import Flow
from ...ledger import Line
from ...messages import Seat, of_seat, say
from ...table import Table
from ..leading import COUNTER_CLOCKWISE, next_to_dealer
from .cards import SEATS, SETTING, side_of
from .phases import (
    ANSWER,
    ANSWERING,
    CUT,
    DEAL,
    DRAWN,
    ELEVEN,
    LEAD,
    NONE,
    PLAY,
    RAISING,
    REJECT,
    Call,
    seen_from,
)
from .score import (
    CARDS,
    RETRUC,
    TRUC,
    WORTH,
    Won,
    at_edge,
    certain,
    declined_line,
    ended,
    hand_line,
    may_raise,
    rejected_line,
    result,
    settled,
    stopped,
)


def hand(table: Table) -> Flow:
    cards, ids = yield from cut(table)
    table.deal(cards, f"{ids} players.partners deck.40 table-talk.free")
    match at_edge(table.totals):
        case [side] if not (yield from plays_at_eleven(table, side)):
            line = declined_line(side, table.options)
        case _:
            line = yield from Bets(table, cards).tricks()
    table.enter([line])
    winners, last = ended(table.totals)
    if winners:
        table.finish(winners, " ".join(last.clauses), last.say)
    else:
        table.tell_next(last.say, last.clauses)


# -- before the first card -----------------------------------------------------------------------


def cut(table: Table) -> Generator[Decision, Any, tuple[int, str]]:
    """The left neighbour cuts or taps; after a tap the dealer may deal one card (`deal.cut-offer`).

    Gives how many cards everybody gets, and the clause that says so.
    """
    left, dealer = table.after(table.dealer, SEATS - 1), table.dealer
    edge = ("eleven.full-deal", "ruling.eleven-tap") if at_edge(table.totals) else ()
    cuts = yield table.ask(CUT, left, totals=list(table.totals))
    if cuts:
        table.tell("cut", of_seat("cuts", left), "deal.cut-offer deal.three", left)
        return CARDS, "deal.three"
    table.tell("tap", of_seat("taps", left), "deal.cut-offer", left)
    if edge:
        table.tell("full-deal", of_seat("full-deal", dealer), edge, dealer)
        return CARDS, "eleven.full-deal"
    cards: int = yield table.ask(DEAL, dealer, totals=list(table.totals))
    return cards, "deal.one-option"


def plays_at_eleven(table: Table, side: int) -> Generator[Decision, Any, bool]:
    """A side that alone has 11 looks at its cards first (`eleven.choice`)."""
    leader = table.after(table.dealer)
    seat = leader if side_of(leader) == side else table.after(leader)
    ids = ("eleven.choice", "ruling.eleven-decider")
    plays: bool = yield table.ask(ELEVEN, seat, totals=list(table.totals))
    if plays:
        told = of_seat("plays-at-eleven", seat)
        table.tell("eleven", told, (*ids, "eleven.three-points"), seat)
    return plays


# -- tricks and raises ---------------------------------------------------------------------------


class Bets:
    """The tricks of a hand, with what has been agreed so far and which side raised last."""

    def __init__(self, table: Table, cards: int) -> None:
        self.table = table
        self.cards = cards
        edge = at_edge(table.totals)
        self.eleven = len(edge) == 1
        self.points = list(table.totals)
        self.both = len(edge) == 2
        self.agreed = "none"
        self.raiser: int | None = None
        self.won: list[Won] = []

    def tricks(self) -> Generator[Decision, Any, Line]:
        """Card after card, until the hand is settled or a raise is rejected."""
        table = self.table
        clauses = "lead.first turn.counter-clockwise"
        seat = leader = next_to_dealer(table, clauses, COUNTER_CLOCKWISE)
        self.remind()
        answer: int | None = None  # a card that was played instead of saying “accept”
        while True:
            choice: Any = answer if answer is not None else (yield self.turn(seat))
            if choice == Call():
                said = yield from self.raised(seat, seat)
                if isinstance(said, Line):
                    return said
                choice = yield self.turn(seat)
            calls = isinstance(choice, Call)
            card: int = choice.card if calls else choice
            table.play(seat, card, SETTING)
            if len(table.lying) == SEATS:
                leader = self.trick_done()
                if settled(self.won, self.cards, table.dealer, table.options):
                    return self.counted()
                following = leader
            else:
                following = table.after(seat)
            answer = None
            if calls:
                said = yield from self.raised(seat, following, "ruling.after-own-card")
                if isinstance(said, Line):
                    return said
                answer = said
            seat = following

    def turn(self, seat: int) -> Decision:
        """A card, a raise, or a card and then a raise."""
        table = self.table
        raiser = None if self.raiser is None else side_of(self.raiser)
        facts = {
            "hand": table.hands[seat],
            "totals": self.points,
            "agreed": self.agreed,
            "raiser": seen_from(seat, raiser, NONE),
            "won": [seen_from(seat, side, DRAWN) for side in self.won],
            "dealt": self.cards,
            "dealer": table.dealer,
        }
        if table.lying:
            return table.ask(PLAY, seat, SETTING, None, **facts, trick=list(table.lying))
        return table.ask(LEAD, seat, SETTING, None, **facts)

    def raised(
        self, caller: int, turn: int, *why: str
    ) -> Generator[Decision, Any, Line | int | None]:
        """A raise and its answer (`raise.answer`): the points if it is rejected, or a card.

        The caller's right neighbour answers (`ruling.answerer`); if that seat is the one whose
        `turn` it is to play, a card says “accepted”. `why` is what else the moment rests on.
        """
        table, word = self.table, TRUC if self.agreed == "none" else RETRUC
        seat = self.table.after(caller)
        worth = {"seat": Seat(seat), "points": WORTH[word]}
        called = say("calls", caller=Seat(caller), call=word, **worth)
        table.tell("raise", called, (*RAISING[word], *why, "ruling.answer-first"), caller)
        said = yield self.answer(seat, word, seat == turn)
        if said == REJECT:
            table.tell("reject", of_seat("rejects", seat), ANSWERING[word], seat)
            return rejected_line(word, side_of(caller))
        self.agreed, self.raiser = word, caller
        table.shown = {**table.shown, "worth": WORTH[word]}
        accepted = say("accepts-by-card" if isinstance(said, int) else "accepts", **worth)
        last = ("ruling.no-third-raise",) * (word == RETRUC)
        table.tell("accept", accepted, (*ANSWERING[word], *last), seat)
        if isinstance(said, Call):
            return (yield from self.raised(seat, turn, "ruling.retruc-immediate"))
        return said if isinstance(said, int) else None

    def answer(self, seat: int, word: str, to_play: bool) -> Decision:
        """Accept or reject; on one's own turn a card will do, too."""
        if not to_play:
            return self.table.ask(ANSWER, seat, SETTING, word=word)
        held, lying = self.table.hands[seat], list(self.table.lying)
        return self.table.ask(ANSWER, seat, SETTING, word=word, turn=True, hand=held, trick=lying)

    def trick_done(self) -> int:
        """The trick is taken, or drawn; tells who leads next."""
        table = self.table
        trick = table.take(SETTING)
        drawn = trick.position is None
        self.won.append(None if drawn else side_of(trick.winner))
        table.shown = {**table.shown, "tricks": list(self.won)}
        leader = table.next_leader(trick)
        if not settled(self.won, self.cards, table.dealer, table.options):
            led = say("leads-again" if drawn else "winner-leads", seat=Seat(leader))
            table.tell("leader", led, "lead.after-draw" if drawn else "lead.winner", leader)
            left = self.cards - len(self.won)
            if certain(tuple(self.won), left, table.dealer, table.options):
                table.tell("note", say("certain"), "ruling.stop-two")
        return leader

    def counted(self) -> Line:
        """The hand is settled."""
        table = self.table
        for note in stopped(self.won, self.cards):
            table.tell("stop", note.say, note.clauses)
        side, note = result(self.won, self.cards, table.dealer, table.options)
        table.tell("hand", note.say, note.clauses)
        line = hand_line(side, 3 if self.eleven else WORTH[self.agreed], self.eleven)
        return line._replace(clauses=("eleven.both", *line.clauses)) if self.both else line

    def remind(self) -> None:
        """What this hand is worth, and why nobody can raise in it if that is so."""
        self.table.shown = {"worth": 3 if self.eleven else 1, "tricks": []}
        tell_fixed(self.table)


def tell_fixed(table: Table) -> None:
    """Why nobody can raise in this hand, if that is so."""
    edge = at_edge(table.totals)
    if len(edge) == 2:
        table.tell("both", say("both-at-eleven"), "eleven.both")
    if not may_raise(table.totals, table.options):
        fixed = say("no-raise", sides=len(edge))
        table.tell("fixed", fixed, "ruling.no-raise-at-eleven")
