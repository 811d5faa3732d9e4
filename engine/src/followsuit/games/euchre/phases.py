"""What a player of Euchre may choose: the trump suit, playing alone, and which cards to lay away."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase
from ...messages import Card, Cards, Suit, say
from ...order import Said
from ...packs import Pack, bits
from ...parts import flag, one_of
from ...parts import hand as hand_part
from ...sets import union
from .cards import Setting, trumps
from .options import SUITS

HAND, STUB = 5, 3
PASS, TOGETHER, ALONE = range(3)  # what a turn to make trump comes to
_HAND = hand_part(HAND)
_ROLES = ("opponent", "partner", "dealer")
ALONE_FOR_FOUR = Refused("order alone", Said(say("alone-needs-partner"), ("alone.may",)))


# -- going under ---------------------------------------------------------------------------------


def farmers(moment: Moment) -> list[tuple[int, ...]]:
    """The threes of nines and tens that a hand may exchange (`under.hand`)."""
    under, pack = moment.options.under, moment.pack
    nines, tens = (bits(moment["hand"] & pack.rank(rank)) for rank in "9T")
    if under == "no":
        return []
    of = (nines, tens) if under == "alike" else (sorted(nines + tens),)
    return [three for cards in of for three in combinations(cards, STUB)]


def going_under(moment: Moment) -> Decision:
    """Three low cards for the three below the upcard, or not (`under.swap`)."""
    threes = farmers(moment)
    if not threes:
        clause = "under.hand"
        lacking = say("not-agreed" if moment.options.under == "no" else "no-farmers-hand")
        return moment.choice((), [Refused("under <cards>", Said(lacking, (clause,)))])
    keep = Action("keep", say("keep"), ("under.hand",), None)
    return moment.choice([keep, *(_swap(moment.pack, three) for three in threes)])


def _swap(pack: Pack, three: tuple[int, ...]) -> Action:
    codes = " ".join(pack.codes[card] for card in three)
    return Action(
        f"under {codes}", say("swap", cards=Cards(three)), ("under.swap",), union(three), 2
    )


UNDER = Phase("under", (_HAND,), going_under, (Code("keep"), Code("under <cards>")))


# -- making trump --------------------------------------------------------------------------------


def ordering(moment: Moment) -> Decision:
    """Accept the suit of the upcard, or pass (`make.order`)."""
    return moment.choice(
        *_ordering(moment["suit"], moment["role"], _company(moment), _wish(moment))
    )


def _company(moment: Moment) -> str:
    """Whether the maker may play alone, must, or has no partner."""
    if moment.players != 4:
        return "none"
    assists = moment.phase is ORDER and moment["role"] == "partner"
    return "must" if assists and moment.options.assist_alone else "may"


def _wish(moment: Moment) -> tuple[float, ...]:
    """How often random play makes each suit trump: more often with more of its cards."""
    held, pack = moment["hand"], moment.options.pack
    return tuple(WISH[(held & trumps(Setting(suit, pack)).cards).bit_count()] for suit in SUITS)


WISH = (0.05, 0.1, 0.5, 2, 6, 9)
LONELY = 0.15  # how often alone, beside with the partner


@cache
def _ordering(
    suit: str, role: str, company: str, wish: tuple[float, ...]
) -> tuple[tuple[Action, ...], tuple[Refused, ...]]:
    weight = wish[SUITS.index(suit)]
    leave = "make.turn-down" if role == "dealer" else "make.order"
    passing = Action("pass", say("turn-down" if role == "dealer" else "to-pass"), (leave,), PASS)
    making = ("make.order", "make.take-up")
    facts = {"role": role, "suit": Suit(suit)}
    together = Action("order", say("order", **facts), making, TOGETHER, weight)
    by_oneself = (*making, "alone.assist" if company == "must" else "alone.may")
    alone = Action("order alone", say("order-alone", **facts), by_oneself, ALONE, weight * LONELY)
    if company == "none":
        return (passing, together), (ALONE_FOR_FOUR,)
    if company == "must":
        why = Said(say("assists-alone"), ("alone.assist",))
        return (passing, alone), (Refused("order", why),)
    return (passing, together, alone), ()


ORDER = Phase(
    "order",
    (_HAND, one_of("suit", SUITS), one_of("role", _ROLES, "opponent")),
    ordering,
    (Code("pass"), Code("order"), Code("order alone")),
)


def naming(moment: Moment) -> Decision:
    """Name another suit than the one turned down, or pass (`make.name`)."""
    stuck = moment["dealer"] and moment.options.stick
    return moment.choice(*_naming(moment["down"], stuck, _company(moment), _wish(moment)))


@cache
def _naming(
    down: str, stuck: bool, company: str, wish: tuple[float, ...]
) -> tuple[tuple[Action, ...], tuple[Refused, ...]]:
    actions, refused = [], []
    if stuck:
        refused.append(Refused("pass", Said(say("stuck"), ("make.stick",))))
    else:
        actions.append(Action("pass", say("to-pass"), ("make.name",), PASS))
    for suit, weight in zip(SUITS, wish, strict=True):
        code = f"name {suit}"
        if suit == down:
            was = Said(say("was-turned-down", suit=Suit(suit)), ("make.other-suit",))
            refused += [Refused(code, was), Refused(f"{code} alone", was)]
            continue
        named = say("name", suit=Suit(suit))
        actions.append(Action(code, named, ("make.name",), (suit, TOGETHER), weight))
        if company != "none":
            by_oneself, clauses = say("name-alone", suit=Suit(suit)), ("make.name", "alone.may")
            weight *= LONELY
            actions.append(Action(f"{code} alone", by_oneself, clauses, (suit, ALONE), weight))
    if company == "none":
        refused.append(Refused("name <suit> alone", ALONE_FOR_FOUR.said))
    return tuple(actions), tuple(refused)


NAME = Phase(
    "name",
    (_HAND, one_of("down", SUITS), flag("dealer")),
    naming,
    (Code("pass"), Code("name <suit>"), Code("name <suit> alone")),
    turns="dealer",
)


def calling(moment: Moment) -> Decision:
    """A suit for the benny that is turned up, before the dealer has seen a card (`deal.benny`)."""

    def call(suit: str) -> Action:
        return Action(f"call {suit}", say("call", suit=Suit(suit)), ("deal.benny",), suit)

    return moment.one_of(SUITS, call)


CALL = Phase("call", (), calling, (Code("call <suit>"),))


# -- the dealer's discard, and defending alone ---------------------------------------------------


def discarding(moment: Moment) -> Decision:
    """The card that the dealer lays away for the upcard (`make.discard`)."""

    def away(card: int) -> Action:
        ids = ("make.discard", "ruling.discard-any")
        return Action(
            f"discard {moment.pack.codes[card]}", say("lay-away", card=Card(card)), ids, card
        )

    return moment.one_of(bits(moment["hand"]), away)


DISCARD = Phase("discard", (hand_part(HAND + 1),), discarding, (Code("discard <card>"),))


def defending(moment: Moment) -> Decision:
    """Defend with the partner or alone (`alone.defend`)."""
    if not moment.options.defend:
        why = Said(say("not-agreed"), ("alone.defend",))
        return moment.choice((), [Refused("defend alone", why)])
    return moment.choice(DEFENCES)


DEFENCES = (
    Action("defend", say("defend"), ("alone.defend",), False, 5),
    Action("defend alone", say("defend-alone"), ("alone.defend",), True),
)
DEFEND = Phase(
    "defend", (_HAND, one_of("trump", SUITS)), defending, (Code("defend"), Code("defend alone"))
)
