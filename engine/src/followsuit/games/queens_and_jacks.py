"""What Schafkopf and Sheepshead share: queens, jacks and diamonds are trumps, and cards count 120.

Each game says in a `Cited` under which of its own clauses it has these rules.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

from ..actions import Action, Code, Refused
from ..decisions import Decision, Moment, Phase
from ..duty import EVERY_CARD, Beside, Link, Role, anything
from ..errors import Fault
from ..ledger import Note
from ..messages import Card, Cards, Message, Row, Seat, Suit, of_seat, say
from ..order import Order, Run, Said, place, split
from ..packs import Pack, bits, french
from ..parts import Part, hand
from ..rules import Ranking, TrickRules
from ..sets import union
from ..table import Table
from .nouns import TRUMP, of_suit

QUEENS = "QC QS QH QD"
JACKS = "JC JS JH JD"
DIAMONDS = "AD TD KD 9D 8D 7D"
PLAIN_SUITS = ("C", "S", "H")
PLAIN_RANKS = "ATK987"
ALL_POINTS = 120


def _trumps_first(pack: Pack) -> Pack:
    """The pack with its cards in the order in which players of these games sort a hand."""
    plain = [rank + suit for suit in PLAIN_SUITS for rank in PLAIN_RANKS]
    codes = [*f"{QUEENS} {JACKS} {DIAMONDS}".split(), *plain]
    cards = tuple(replace(pack.card(code), index=place) for place, code in enumerate(codes))
    return Pack(pack.id, pack.title, cards, pack.ranks, pack.suits, pack.normalise)


PACK = _trumps_first(french("AKQJT987"))
TRUMPS = PACK.mask(f"{QUEENS} {JACKS} {DIAMONDS}")
TURNCOATS = PACK.mask(f"{QUEENS} {JACKS}")  # they have left the suits printed on them
VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
WORTH = tuple(VALUES.get(card.rank, 0) for card in PACK.cards)


class Setting(NamedTuple):
    """A trick depends on nothing but its cards: trumps are always the same."""


SETTING = Setting()


@dataclass(frozen=True, eq=False)
class Cited:
    """The clauses of one game for each rule of the family; several stand with spaces between."""

    turncoats: str  # queens and jacks are trumps
    suits: str  # among queens, and among jacks: clubs, spades, hearts, diamonds
    above: str  # queens above jacks above the other diamonds
    diamonds: str  # the other diamonds are the lowest trumps
    plain: str  # A 10 K 9 8 7
    trump_wins: str
    plain_wins: str  # without a trump, the highest card of the suit led
    lead: str
    follow: str
    follow_trump: str
    not_suit: str  # a queen or jack does not follow its printed suit
    void: str
    values: str
    next_lead: str


def worth(cards: Iterable[int]) -> int:
    """The points of some cards: ace 11, ten 10, king 4, queen 3, jack 2."""
    return sum([WORTH[card] for card in cards])


def bounds(tricks: int, each: int, away: Sequence[int]) -> tuple[int, int]:
    """The fewest and the most points that so many tricks can hold.

    `each` is the number of cards in a trick; `away` are the two cards laid away, if known.
    """
    values = sorted((WORTH[c] for c in range(len(PACK.cards)) if c not in away), reverse=True)
    own = each * tricks
    lowest = values[len(values) - own :]
    return sum(lowest), sum(values[:own])


def sums(cards: int, away: Sequence[int] = ()) -> int:
    """What so many cards of the pack without two can count together: a bit for every sum.

    >>> [total for total in range(34) if sums(3) >> total & 1 and total > 25]
    [26, 30, 31, 32, 33]
    """
    found = [1] + [0] * cards
    for card in range(len(PACK.cards)):
        if card not in away:
            for number in range(cards, 0, -1):
                found[number] |= found[number - 1] << WORTH[card]
    return found[cards]


def countable(points: int, away: Sequence[int] = ()) -> bool:
    """Whether any cards, but those laid away, count so many points together.

    >>> [points for points in range(121) if not countable(points)]
    [1, 119]
    """
    found = 1
    for card, counts in enumerate(WORTH):
        if card not in away:
            found |= found << counts
    return points >= 0 and bool(found >> points & 1)


def each_countable(points: Sequence[int]) -> list[Fault]:
    """Why single players cannot have these points, whatever cards they won."""
    wrong = [seat for seat, had in enumerate(points) if not countable(had)]
    return [Fault(say("no-cards-count", points=points[n]), f"case.points[{n}]") for n in wrong]


def case_faults(case: Mapping[str, Any], most: int, each: int) -> list[Fault]:
    """Why no side can have won such points and tricks, or laid such cards away.

    A hand has `most` tricks of `each` cards; without `tricks` any number of them will do.
    """
    points, tricks, away = case["points"], case.get("tricks"), case.get("discards") or []
    faults = []
    if len(away) not in (0, 2):
        faults.append(Fault(say("two-laid-away"), "case.discards"))
    if tricks is not None and not 0 <= tricks <= most:
        faults.append(Fault(say("must-be-within", least=0, most=most), "case.tricks"))
    if faults:
        return faults
    low, high = 0, ALL_POINTS - worth(away)
    if tricks is not None:
        low, high = bounds(tricks, each, away)
    if not low <= points <= high:
        return [Fault(_within(tricks, low, high), "case.points")]
    if tricks is None:
        possible, cannot = countable(points, away), say("no-cards-count", points=points)
    else:
        possible = bool(sums(tricks * each, away) >> points & 1)
        cannot = say("tricks-cannot-hold", tricks=tricks, points=points)
    return [] if possible else [Fault(cannot, "case.points")]


def _within(tricks: int | None, low: int, high: int) -> Message:
    """How many points there can be, in so many tricks if that is known."""
    if tricks is None:
        return say("must-be-within", least=low, most=high)
    if low == high:
        return say("tricks-hold", tricks=tricks, points=low)
    return say("tricks-hold-within", tricks=tricks, least=low, most=high)


# -- how the cards rank --------------------------------------------------------------------------


@cache
def trumps(cited: Cited) -> Run:
    """The fourteen trumps, the same in every hand."""
    return Run(
        TRUMP,
        (
            place(
                PACK,
                QUEENS,
                f"{cited.suits} {cited.turncoats}",
                why=say("among-queens"),
                over=say("queens-over"),
                over_clause=cited.above,
            ),
            place(
                PACK,
                JACKS,
                f"{cited.suits} {cited.turncoats}",
                why=say("among-jacks"),
                over=say("jacks-over"),
                over_clause=cited.above,
            ),
            place(PACK, DIAMONDS, cited.diamonds, why=say("diamonds-run")),
        ),
    )


@cache
def plain(cited: Cited, suit: str) -> Run:
    """A suit that is not trump: six cards, the ten above the king."""
    cards = " ".join(rank + suit for rank in PLAIN_RANKS)
    why = say("suit-runs", suit=Suit(suit))
    return Run(of_suit(suit), (place(PACK, cards, cited.plain, why=why),))


def order(cited: Cited, led: int) -> Order:
    """Trumps, then the suit led."""
    suit, shown = PACK.suit_of[led], Card(led)
    runs: tuple[Run, ...] = (trumps(cited),)
    off = cited.trump_wins
    if TURNCOATS >> led & 1:
        red = say("led-red-turncoat", card=shown)
        turned = red if suit == "D" else say("led-turncoat", card=shown, suit=Suit(suit))
        lead = Said(turned, split(cited.turncoats))
    elif suit == "D":
        lead = Said(say("led-diamond", card=shown), split(cited.diamonds))
    else:
        runs, off = (trumps(cited), plain(cited, suit)), cited.plain_wins
        lead = Said(say("led-run", card=shown, run=of_suit(suit)), (cited.plain_wins,))
    return Order(PACK, runs, across=cited.trump_wins, off=off, lead=lead)


def rankings(cited: Cited) -> list[Ranking]:
    """The rank tables: trumps, then the three plain suits."""
    return [
        Ranking("trumps", say("trumps"), trumps(cited)),
        *(Ranking(s, say("suit-title", suit=Suit(s)), plain(cited, s)) for s in PLAIN_SUITS),
    ]


# -- what you must play --------------------------------------------------------------------------


def follow(cited: Cited, led: int) -> tuple[Link, ...]:
    """Follow suit, trumps being one suit; otherwise anything."""
    suit = "" if TRUMPS >> led & 1 else PACK.suit_of[led]
    noun = of_suit(suit) if suit else TRUMP
    must, lacks = say("follow-with", noun=noun), say("lacks", noun=noun)
    last = anything(cited.void)._replace(roles=(Role(EVERY_CARD, say("void", noun=noun)),))
    if not suit:
        turned = Beside(TURNCOATS, split(cited.turncoats), say("turncoats"))
        roles = Role(TURNCOATS, say("turncoat-follows")), Role(TRUMPS, say("diamond-follows"))
        ids = split(cited.follow_trump)
        return (Link(TRUMPS, TRUMPS, ids, must, lacks, (turned,), roles), last)
    cards = plain(cited, suit).cards
    gone = (
        Beside(PACK.mask([f"Q{suit}", f"J{suit}"]), split(cited.not_suit)),
        _turncoat(f"Q{suit}"),
        _turncoat(f"J{suit}"),
    )
    trump = Role(TRUMPS, say("void-trump", noun=noun))
    return (
        Link(
            cards,
            cards,
            split(cited.follow),
            must,
            lacks,
            gone,
            (Role(cards, say("follows-suit")),),
        ),
        last._replace(beside=gone, roles=(trump, *last.roles)),
    )


def _turncoat(code: str) -> Beside:
    """A queen or jack in hand that one might take for a card of its suit."""
    index = PACK.card(code).index
    told = say("turncoat", card=Card(index), suit=Suit(PACK.suit_of[index]))
    return Beside(1 << index, (), told)


def after(cited: Cited, cards: Sequence[int], winner: int) -> list[Note]:
    """What the winner of a trick has: its points and the next lead."""
    who = Seat(winner)
    each = Row.of(say("card-worth", card=Card(c), worth=WORTH[c]) for c in cards if WORTH[c])
    takes = say("takes-points", seat=who, points=worth(cards), each=each)
    return [
        Note(takes if each.items else say("takes-nothing"), split(cited.values)),
        Note(say("leads-next", seat=who), split(cited.next_lead), leads=True),
    ]


def trick_rules(cited: Cited) -> TrickRules:
    """The rules of a trick, with the order and the duty of every lead; a leader is free."""
    every = range(len(PACK.cards))
    orders, chains = [order(cited, led) for led in every], [follow(cited, led) for led in every]
    free = (anything(cited.lead, say("lead-any")),)
    return TrickRules(
        order=lambda setting, cards: orders[cards[0]],
        duty=lambda setting, cards: chains[cards[0]] if cards else free,
        rankings=lambda setting: rankings(cited),
        after=lambda setting, cards, winner: after(cited, cards, winner),
    )


# -- the two cards in the middle -----------------------------------------------------------------


def take_up(table: Table, seat: int, where: Message, clauses: str) -> int:
    """The two cards of the middle go to a seat, unseen by the others; returns them as a set."""
    cards, table.stock = table.stock, []
    taken = union(cards)
    table.hands[seat] |= taken
    finds = say("finds", seat=Seat(seat), cards=Cards(taken), where=where)
    table.tell("taken", finds, clauses, seat, tuple(cards), to=(seat,))
    return taken


def laying_away(
    most: int,
    clauses: str,
    *,
    kept: Callable[[Moment], int] = lambda moment: 0,
    why: Said | None = None,
    parts: tuple[Part, ...] = (),
) -> Phase:
    """The phase in which a seat lays two cards away; `kept(moment)` may not go, and `why`."""
    ids = tuple(clauses.split())

    every = [
        Action(f"discard {card.code}", say("lay-away", card=Card(card.index)), ids, card.index)
        for card in PACK.cards
    ]

    def decide(moment: Moment) -> Decision:
        held, stays = moment["hand"], kept(moment)
        offered = [every[card] for card in bits(held & ~stays)]
        refused = [Refused(every[card].code, why) for card in bits(held & stays) if why]
        return moment.choice(offered, refused)

    codes = (Code("discard <card>"),)
    return Phase("discard", (hand(most), *parts), decide, codes)


def lay_away(
    table: Table, seat: int, phase: Phase, **facts: Any
) -> Generator[Decision, Any, list[int]]:
    """A seat lays two cards away face down, one after the other."""
    away: list[int] = []
    for _ in range(2):
        offer = table.ask(phase, seat, hand=table.hands[seat], **facts)
        ids = offer.actions[0].clauses
        card = yield offer
        table.hands[seat] &= ~(1 << card)
        table.aside.append(card)
        away.append(card)
        lays = of_seat("lays-away", seat, card)
        table.tell("discard", lays, ids, seat, (card,), to=(seat,))
    return away
