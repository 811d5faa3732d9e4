"""Tokens: what the winner of a trick may do with them, and what that does to the takes.

A take is a tuple of suits in the pack's order. The supply is what the takes do not hold
(`tokens.conserved`), so that no token can ever be lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from ...decktet import SUITS
from ...errors import Fault
from ...ledger import Line, Note
from ...packs import Card
from ...words import count, join
from .cards import SINGLES, TEAMS, TWO

Takes = tuple[tuple[str, ...], ...]
FULL = len(SUITS)


class Agreed(Protocol):
    """The options that decide about tokens."""

    @property
    def kingmaker(self) -> str: ...
    @property
    def shed_optional(self) -> bool: ...


class Move(NamedTuple):
    """One token from a giver to a taker, by side; None is the supply. No suit: nothing moves."""

    code: str
    label: str
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
    return [suit for suit in SUITS for _ in range(len(takes) - held(takes, suit))]


def held(takes: Takes, suit: str) -> int:
    """How many tokens of a suit are in all takes."""
    return sum(take.count(suit) for take in takes)


def ordered(takes: Sequence[Sequence[str]]) -> Takes:
    """The takes with the tokens of each in the order of the suits."""
    return tuple(tuple(sorted(take, key=SUITS.index)) for take in takes)


def faults(takes: Takes, start: str, where: str) -> list[Fault]:
    """No take may be empty, and no suit can have more tokens than there are takes.

    Who takes a token has none of its suit, so only a random start gives two of one.
    """
    found = [
        Fault("is empty: that game is over", f"{where}[{side}]")
        for side, take in enumerate(takes)
        if not take
    ]
    for suit in SUITS:
        if held(takes, suit) > len(takes):
            most = count(len(takes), "token")
            found.append(Fault(f"{suit.title()} has only {most} in this game", where))
    if start != "random":
        found += [
            Fault(f"has {twice.title()} twice: only a random start allows it", f"{where}[{side}]")
            for side, take in enumerate(takes)
            for twice in SUITS
            if take.count(twice) > 1
        ]
    return found


def moved(takes: Takes, move: Move) -> Takes:
    """The takes after a move."""
    after = [list(take) for take in takes]
    if move.suit and move.giver is not None:
        after[move.giver].remove(move.suit)
    if move.suit and move.taker is not None:
        after[move.taker].append(move.suit)
    return tuple(tuple(sorted(take, key=SUITS.index)) for take in after)


def token_step(
    takes: Takes, side: int, led: Card, names: Sequence[str], agreed: Agreed, mode: str
) -> TokenStep:
    """What the side that won a trick may do (`token.lead-suits`)."""
    own = [suit for suit in led.suits if suit in takes[side]]
    if own:
        return _shedding(side, led, own, names, agreed, mode)
    steals = list(_steals(takes, side, led, names, mode))
    if not steals:
        return _from_supply(side, led, names, mode)
    ending = {move.giver for move in steals if move.giver is not None and _last(takes, move.giver)}
    harmless = [move for move in steals if move.giver not in ending]
    if not harmless and len(ending) > 1:  # `kingmaker.when`
        return _kingmaker(side, led, sorted(ending), names, agreed)
    clauses = ["penalty.when", "penalty.steal", *_mode_penalty(mode)]
    clauses += ["ruling.penalty-choice"] * (len(steals) > 1)
    clauses += ["ruling.kingmaker-case"] * (mode == SINGLES and bool(ending))  # and yet it is none
    lacks = join([suit.title() for suit in led.suits], "or")
    who = f"{names[side]} {does('has', mode)}"
    say = f"{_led(led)}: {who} no {lacks} and must take {_one(led)} from an opponent."
    if harmless and ending:
        steals = [_allow_ending(move, ending) for move in steals]
    return TokenStep(tuple(steals), Note(say, tuple(clauses)))


def _led(led: Card) -> str:
    return f"[[{led.code}]] was led"


def _last(takes: Takes, side: int) -> bool:
    return len(takes[side]) == 1


def _one(led: Card) -> str:
    return "one" if len(led.suits) == 1 else "one of them"


def _mode_penalty(mode: str) -> tuple[str, ...]:
    return {TEAMS: ("part.penalty", "ruling.two-sides-penalty"), TWO: ("two.token",)}.get(mode, ())


def _shedding(
    side: int, led: Card, own: Sequence[str], names: Sequence[str], agreed: Agreed, mode: str
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
        Move(f"shed {suit}", f"Throw away {suit.title()}", rule, suit, giver=side) for suit in own
    ]
    if agreed.shed_optional:
        moves.append(Move("keep", "Keep all tokens", ("ruling.shed-compulsory",), ""))
    modal = "may" if agreed.shed_optional else "must"
    what = join([suit.title() for suit in own], "or")
    say = f"{_led(led)}: {names[side]} {modal} throw away {what}."
    return TokenStep(tuple(moves), Note(say, tuple(clauses)))


def _steals(takes: Takes, side: int, led: Card, names: Sequence[str], mode: str) -> Iterator[Move]:
    for suit in led.suits:
        for other, take in enumerate(takes):
            if suit not in take or other == side:
                continue
            clauses = ["penalty.steal", *_mode_penalty(mode)]
            if _last(takes, other):
                clauses += ["penalty.empties", "ruling.taken-last-wins"]
            label = f"Take {suit.title()} from {names[other]}"
            yield Move(f"take {suit} from {other}", label, tuple(clauses), suit, other, side)


def _allow_ending(move: Move, ending: set[int]) -> Move:
    if move.giver not in ending:
        return move
    return move._replace(clauses=(*move.clauses, "ruling.ending-take-allowed"))


def _from_supply(
    side: int, led: Card, names: Sequence[str], mode: str, because: Sequence[str] = ()
) -> TokenStep:
    rule = ("kingmaker.supply",) if because else ("penalty.supply",)
    moves = [
        Move(
            f"take {suit} from supply",
            f"Take {suit.title()} from the supply",
            rule,
            suit,
            taker=side,
        )
        for suit in led.suits
    ]
    what = join([suit.title() for suit in led.suits], "or")
    nobody = (
        "any token from an opponent would choose the winner" if because else f"nobody has {what}"
    )
    say = f"{_led(led)}: {nobody}, so {names[side]} must take {what} from the supply."
    when = because or ("penalty.when",)
    clauses = (*when, *rule, *_mode_penalty(mode), "ruling.supply-never-short")
    return TokenStep(tuple(moves), Note(say, tuple(dict.fromkeys(clauses))))


def _kingmaker(
    side: int, led: Card, ending: Sequence[int], names: Sequence[str], agreed: Agreed
) -> TokenStep:
    if agreed.kingmaker == "supply":
        because = ("kingmaker.when", "ruling.kingmaker-case")
        return _from_supply(side, led, names, SINGLES, because)
    sharing = join([names[other] for other in ending])
    say = (
        f"{_led(led)}: {names[side]} would have to choose the winner. "
        f"No token moves, and {sharing} share the win."
    )
    clauses = ("kingmaker.when", "kingmaker.shared", "ruling.kingmaker-case")
    note = Note(say, (*clauses, "ruling.kingmaker-default"))
    return TokenStep((), note, tuple(ending))


def does(verb: str, mode: str) -> str:
    """What a side does: a team is more than one player.

    >>> does("takes", SINGLES), does("takes", TEAMS), does("has", TEAMS)
    ('takes', 'take', 'have')
    """
    return {"has": "have"}.get(verb, verb.removesuffix("s")) if mode == TEAMS else verb


def lines(move: Move, names: Sequence[str], mode: str) -> list[Line]:
    """What a move does to the accounts: one token out, one token in."""
    if not move.suit:
        return []
    suit = move.suit.title()
    giver = "the supply" if move.giver is None else names[move.giver]
    taker = "the supply" if move.taker is None else names[move.taker]
    if move.taker is None:
        out, into = f"{giver} {does('throws', mode)} away {suit}.", f"The supply gets {suit}."
    else:
        gives = "The supply gives" if move.giver is None else f"{giver} {does('gives', mode)}"
        out = f"{gives} {suit} to {taker}."
        into = f"{taker} {does('takes', mode)} {suit} from {giver}."
    clauses = move.clauses
    return [
        Line(move.taker, 1, clauses, into, what=move.suit),
        Line(move.giver, -1, clauses, out, what=move.suit),
    ]


def emptied(takes: Takes) -> int | None:
    """The side whose take is empty, if there is one."""
    return next((side for side, take in enumerate(takes) if not take), None)


def ending(move: Move, side: int, names: Sequence[str], mode: str) -> Note:
    """Why an empty take ends the game (`end.immediate`)."""
    clauses = ["end.immediate"]
    if move.taker is not None:
        clauses += ["penalty.empties", "ruling.taken-last-wins"]
    if mode == TEAMS:
        clauses.append("part.win")
    last = "last token is taken" if move.taker is not None else "take is empty"
    say = f"{names[side]}: the {last}. {names[side]} {does('wins', mode)} at once."
    return Note(say, tuple(clauses))


def shown(takes: Takes) -> dict[str, Any]:
    """Takes and supply as everybody sees them."""
    return {"takes": [list(take) for take in takes], "supply": supply(takes)}
