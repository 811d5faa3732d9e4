"""Tokens: what the winner of a trick may do with them, and what that does to the takes.

A take is a tuple of suits in the pack's order. The supply is what the takes do not hold
(`tokens.conserved`), so that no token can ever be lost.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, Protocol

from ...decktet import SUITS
from ...errors import Fault
from ...ledger import Line, Note
from ...messages import Card, Message, Row, Side, Suit, say
from ...packs import Card as PackCard
from .cards import SINGLES, TEAMS, TWO

Takes = tuple[tuple[str, ...], ...]
FULL = len(SUITS)


class Agreed(Hashable, Protocol):
    """The options that decide about tokens."""

    @property
    def kingmaker(self) -> str: ...
    @property
    def shed_optional(self) -> bool: ...


class Move(NamedTuple):
    """One token from a giver to a taker, by side; None is the supply. No suit, no sides: nothing moves."""

    code: str
    label: Message
    clauses: tuple[str, ...]
    suit: str
    giver: int | None = None
    taker: int | None = None


class TokenStep(NamedTuple):
    """What may follow a trick: moves to choose from, or sides that share the win at once."""

    moves: tuple[Move, ...]
    note: Note
    shared: tuple[int, ...] = ()


def supply(takes: Takes) -> list[str]:
    """The tokens that nobody holds, in the order of the suits (`tokens.conserved`)."""
    return list(_supply(takes))


@lru_cache
def _supply(takes: Takes) -> tuple[str, ...]:
    out = [suit for take in takes for suit in take]
    return tuple(suit for suit in SUITS for _ in range(len(takes) - out.count(suit)))


def held(takes: Takes, suit: str) -> int:
    """How many tokens of a suit are in all takes."""
    return sum(take.count(suit) for take in takes)


def ordered(takes: Sequence[Sequence[str]]) -> Takes:
    """The takes with the tokens of each in the order of the suits."""
    return tuple([_in_order(tuple(take)) for take in takes])


@cache
def _in_order(take: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(take, key=SUITS.index))


def faults(takes: Takes, start: str, where: str) -> list[Fault]:
    """No take may be empty, and no suit can have more tokens than there are takes.

    Who takes a token has none of its suit, so only a random start gives two of one.
    """
    found = [
        Fault(say("empty-take"), f"{where}[{side}]") for side, take in enumerate(takes) if not take
    ]
    for suit in SUITS:
        if held(takes, suit) > len(takes):
            what = say("too-many-tokens", suit=Suit(suit), most=len(takes))
            found.append(Fault(what, where))
    if start != "random":
        found += [
            Fault(say("token-twice", suit=Suit(twice)), f"{where}[{side}]")
            for side, take in enumerate(takes)
            for twice in SUITS
            if take.count(twice) > 1
        ]
    return found


def moved(takes: Takes, move: Move) -> Takes:
    """The takes after a move."""
    after = list(takes)
    if move.giver is not None:
        gone = after[move.giver].index(move.suit)
        after[move.giver] = after[move.giver][:gone] + after[move.giver][gone + 1 :]
    if move.taker is not None:
        after[move.taker] = _in_order((*after[move.taker], move.suit))
    return tuple(after)


def token_step(takes: Takes, side: int, led: PackCard, agreed: Agreed, mode: str) -> TokenStep:
    """What the side that won a trick may do (`token.lead-suits`)."""
    own = tuple([suit for suit in led.suits if suit in takes[side]])
    if own:
        return _shedding(side, led, own, agreed, mode)
    steals = list(_steals(takes, side, led, mode))
    if not steals:
        return _from_supply(side, led, mode)
    ending = [other for other, take in enumerate(takes) for suit in led.suits if take == (suit,)]
    harmless = [move for move in steals if move.giver not in ending]
    if not harmless and len(ending) > 1:  # `kingmaker.when`
        return _kingmaker(side, led, ending, agreed)
    clauses = ["penalty.when", "penalty.steal", *_mode_penalty(mode)]
    clauses += ["ruling.penalty-choice"] * (len(steals) > 1)
    clauses += ["ruling.kingmaker-case"] * (mode == SINGLES and bool(ending))  # and yet it is none
    must = say("must-take", side=Side(side), card=Card(led.index), suits=_suits(led.suits))
    if harmless:
        steals = [_allow_ending(move, ending) for move in steals]
    return TokenStep(tuple(steals), Note(must, tuple(clauses)))


def _suits(suits: Sequence[str]) -> Row:
    return Row.of(map(Suit, suits))


def _last(takes: Takes, side: int) -> bool:
    return len(takes[side]) == 1


def _mode_penalty(mode: str) -> tuple[str, ...]:
    return {TEAMS: ("part.penalty", "ruling.two-sides-penalty"), TWO: ("two.token",)}.get(mode, ())


@cache
def _shedding(
    side: int, led: PackCard, own: tuple[str, ...], agreed: Agreed, mode: str
) -> TokenStep:
    clauses = ["token.lead-suits"]
    clauses += {1: ["token.single"], 3: ["token.triple"]}.get(len(led.suits), [])
    clauses += ["token.choice"] * (len(own) > 1)
    if agreed.shed_optional:
        clauses += ["ruling.shed-compulsory"]
    else:
        clauses += ["token.mandatory", "ruling.shed-compulsory"]
    clauses += ["ruling.penalty-none-held"] * (len(own) < len(led.suits))
    rule = ("token.shed", *{TEAMS: ["part.shed"], TWO: ["two.token"]}.get(mode, []))
    moves = [
        Move(f"shed {suit}", say("throw-away", suit=Suit(suit)), rule, suit, giver=side)
        for suit in own
    ]
    if agreed.shed_optional:
        moves.append(Move("keep", say("keep"), ("ruling.shed-compulsory",), ""))
    entry = "may-throw" if agreed.shed_optional else "must-throw"
    throw = say(entry, side=Side(side), card=Card(led.index), suits=_suits(own))
    return TokenStep(tuple(moves), Note(throw, tuple(clauses)))


def _steals(takes: Takes, side: int, led: PackCard, mode: str) -> Iterator[Move]:
    for suit in led.suits:
        for other, take in enumerate(takes):
            if suit not in take:  # as in that of `side`, or nobody would take one
                continue
            clauses = ["penalty.steal", *_mode_penalty(mode)]
            if _last(takes, other):
                clauses += ["penalty.empties", "ruling.taken-last-wins"]
            label = say("take", suit=Suit(suit), side=Side(other))
            yield Move(f"take {suit} from {other}", label, tuple(clauses), suit, other, side)


def _allow_ending(move: Move, ending: Sequence[int | None]) -> Move:
    if move.giver not in ending:
        return move
    return move._replace(clauses=(*move.clauses, "ruling.ending-take-allowed"))


@cache
def _from_supply(side: int, led: PackCard, mode: str, because: tuple[str, ...] = ()) -> TokenStep:
    rule = ("kingmaker.supply",) if because else ("penalty.supply",)
    moves = [
        Move(
            f"take {suit} from supply",
            say("take-from-supply", suit=Suit(suit)),
            rule,
            suit,
            taker=side,
        )
        for suit in led.suits
    ]
    entry = "supply-rather" if because else "supply-must"
    must = say(entry, side=Side(side), card=Card(led.index), suits=_suits(led.suits))
    when = because or ("penalty.when",)
    clauses = (*when, *rule, *_mode_penalty(mode), "ruling.supply-never-short")
    return TokenStep(tuple(moves), Note(must, tuple(dict.fromkeys(clauses))))


def _kingmaker(side: int, led: PackCard, ending: Sequence[int], agreed: Agreed) -> TokenStep:
    if agreed.kingmaker == "supply":
        because = ("kingmaker.when", "ruling.kingmaker-case")
        return _from_supply(side, led, SINGLES, because)
    shared = say("kingmaker", side=Side(side), card=Card(led.index), sharing=Row.sides(ending))
    clauses = ("kingmaker.when", "kingmaker.shared", "ruling.kingmaker-case")
    note = Note(shared, (*clauses, "ruling.kingmaker-default"))
    return TokenStep((), note, tuple(ending))


def lines(move: Move) -> list[Line]:
    """What a move does to the accounts: one token out, one token in."""
    return list(_lines(move.suit, move.giver, move.taker, move.clauses)) if move.suit else []


@cache
def _lines(
    code: str, giver: int | None, taker: int | None, clauses: tuple[str, ...]
) -> tuple[Line, ...]:
    suit = Suit(code)
    if taker is None:
        assert giver is not None  # one of them moves it
        out, into = say("throws", side=Side(giver), suit=suit), say("supply-gets", suit=suit)
    elif giver is None:
        both = {"side": Side(taker), "suit": suit}
        out, into = say("supply-gives", **both), say("takes-from-supply", **both)
    else:
        from_to = {"giver": Side(giver), "side": Side(taker), "suit": suit}
        out, into = say("gives", **from_to), say("takes", **from_to)
    token = say("token-of", suit=suit)
    return (Line(taker, 1, clauses, into, what=token), Line(giver, -1, clauses, out, what=token))


def emptied(takes: Takes) -> int | None:
    """The side whose take is empty, if there is one."""
    return next((side for side, take in enumerate(takes) if not take), None)


def ending(move: Move, side: int, mode: str) -> Note:
    """Why an empty take ends the game (`end.immediate`)."""
    clauses = ["end.immediate"]
    if move.taker is not None:
        clauses += ["penalty.empties", "ruling.taken-last-wins"]
    if mode == TEAMS:
        clauses.append("part.win")
    entry = "last-taken" if move.taker is not None else "take-emptied"
    return Note(say(entry, side=Side(side)), tuple(clauses))


def shown(takes: Takes) -> dict[str, Any]:
    """Takes and supply as everybody sees them."""
    return {"takes": [list(take) for take in takes], "supply": supply(takes)}
