"""Who plays against whom in Sheepshead: picking up, calling, and what is said before the lead."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase
from ...messages import Card, Cards, Message, Row, Seat, of_seat, say
from ...order import Said
from ...parts import Part, flag, hand
from ...table import Table
from .. import queens_and_jacks as family
from ..queens_and_jacks import PACK, TRUMPS
from .options import Options

JACK = PACK.card("JD").index
CALLED = [PACK.card(code).index for code in ("JH", "JS", "JC", "QD", "QH", "QS")]
QUEENS = {"blitz": PACK.mask("QC QS"), "schmaltz": PACK.mask("QH QD")}


class Partner(NamedTuple):
    """The bidder's partner, and the card that makes one."""

    seat: int
    card: int

    def shown_by(self, said: Iterable[str]) -> bool:
        """Whether a blitz or a schmaltz has shown that card."""
        return any(QUEENS[what] >> self.card & 1 for what in said if what in QUEENS)


class Contract(NamedTuple):
    """The bidder, the partner if there is one, and what was said."""

    bidder: int
    partner: Partner | None
    said: tuple[str, ...]


class _Bid(NamedTuple):
    """What the bidder says while picking up: how (plain, call, alone), and queens to show."""

    how: str
    shows: tuple[str, ...]


def call_target(held: int) -> int | None:
    """The next trump above the jack of diamonds that a hand lacks (`call.target`).

    None without that jack: then there is nothing to call (`call.condition`).
    """
    if not held >> JACK & 1:
        return None
    return next((card for card in CALLED if not held >> card & 1), None)


# -- picking up ----------------------------------------------------------------------------------


def auction(table: Table) -> Generator[Decision, Any, Contract | None]:
    """From the dealer's left each picks up or passes, once (`bid.order`)."""
    for seat in table.around(table.after(table.dealer)):
        bid = yield table.ask(BID, seat, hand=table.hands[seat])
        if bid:
            return (yield from pick_up(table, seat, bid))
        table.tell("pass", of_seat("has-passed", seat), "bid.order", seat)
    return None


def offers(moment: Moment) -> Decision:
    """Everything that a seat may say while picking up, and the pass."""
    held, options = moment["hand"], moment.options
    if moment["taken"]:
        taken = Said(say("picked-up-already"), ("bid.first-wins",))
        return moment.choice((), [Refused("pick up", taken)])
    target = call_target(held)
    silent = target is None or not options.jd_must_declare
    refused = []
    if not silent:
        must = say("must-declare", card=Card(JACK))
        refused.append(Refused("pick up", Said(must, ("ruling.silent-solo",))))
    keen = 2.0 if (held & TRUMPS).bit_count() > 3 else 0.2
    said = ways(target, silent, options.alone, tuple(_may_show(held, options)), keen)
    return moment.choice(said, refused)


@cache
def ways(
    target: int | None, silent: bool, doubles: bool, queens: tuple[str, ...], keen: float
) -> tuple[Action, ...]:
    """The ways to pick up, each with the queens that may be shown, and the pass.

    `silent` tells whether one may do so without a word, `doubles` whether playing alone does.
    """
    optional = () if target is None else ("call.optional",)
    plain = ("bid.first-wins", "bid.order", *optional)
    alone = (*_ALONE, *(("double.alone",) if doubles else ()))
    hows: list[tuple[str, Message, tuple[str, ...], str, float]] = []
    if silent:
        hows.append(("pick up", say("pick-up"), plain, "plain", keen))
    if target is not None:
        code, label = PACK.codes[target], say("pick-up-call", card=Card(target))
        hows.append((f"pick up call {code}", label, _CALL, "call", keen))
    hows.append(("pick up alone", say("pick-up-alone"), alone, "alone", keen / 10))
    actions = [
        Action(
            " ".join([code, *shows]),
            label.but(shows=Row.of(map(say, shows))),
            (*ids, *dict.fromkeys(c for name in shows for c in _showing(name))),
            _Bid(how, shows),
            weight,
        )
        for code, label, ids, how, weight in hows
        for shows in _subsets(queens)
    ]
    return *actions, Action("pass", say("to-pass"), ("bid.order",))


_CALL = (
    "call.condition",
    "call.target",
    "call.limit",
    "call.before-look",
    "call.optional",
    "ruling.call-forced",
)
_ALONE = ("alone.declare", "ruling.alone-any-hand")


def _showing(name: str) -> tuple[str, ...]:
    return (f"double.{name}", "double.blitz-time", "ruling.own-queens")


def _may_show(held: int, options: Options) -> list[str]:
    """Blitz and schmaltz, as far as a hand has the queens and they are played."""
    return [name for name, pair in QUEENS.items() if getattr(options, name) and not pair & ~held]


def _subsets(names: Sequence[str]) -> list[tuple[str, ...]]:
    return [few for size in range(len(names) + 1) for few in combinations(names, size)]


def pick_up(table: Table, seat: int, bid: _Bid) -> Generator[Decision, Any, Contract]:
    """The bidder speaks, takes the two cards, and discards any two (`discard.two`)."""
    who, held = Seat(seat), table.hands[seat]
    card: int | None = JACK
    ids, told = "bid.first-wins", of_seat("picks-up", seat)
    if bid.how == "call" and (target := call_target(held)) is not None:
        card = target
        ids = "bid.first-wins call.announced call.target call.before-look"
        told = say("picks-up-call", seat=who, card=Card(target), jack=Card(JACK))
    elif bid.how == "alone":
        card = None
        ids, told = "alone.declare bid.first-wins", of_seat("picks-up-alone", seat)
    table.tell("bid", told, ids, seat)
    said = (*bid.shows, *(("alone",) if bid.how == "alone" else ()))
    table.shown = {"bidder": seat, "partner_card": None if card is None else PACK.codes[card]}
    for what in bid.shows:
        show(table, seat, what)
    holder = None if card is None else table.holder(card)
    taken = family.take_up(table, seat, say("the-centre"), "bid.first-wins discard.two")
    partner = None
    if card is not None:
        if holder is not None and holder != seat:
            partner = Partner(holder, card)
            _tell_partner(table, partner)
        else:
            _tell_no_partner(table, seat, card, centre=bool(taken >> card & 1))
    yield from family.lay_away(table, seat, DISCARD, shown=bid.shows)
    return Contract(seat, partner, said)


def partner_clause(card: int) -> str:
    """Why the holder of a card is the partner: it is the jack of diamonds, or it was called."""
    return "partner.jd" if card == JACK else "call.target"


def _tell_partner(table: Table, partner: Partner) -> None:
    """What only the partner knows."""
    seat, card = partner
    told = of_seat("is-partner", seat, card)
    ids = (partner_clause(card), "partner.secret")
    table.tell("partner", told, ids, seat, (card,), to=(seat,))


def _tell_no_partner(table: Table, bidder: int, card: int, *, centre: bool) -> None:
    """What only the bidder knows: that there is no partner."""
    told = say("partner-in-centre" if centre else "silent-solo", seat=Seat(bidder), card=Card(card))
    if centre:
        ids = "partner.in-blind" + " ruling.jack-from-centre" * (card == JACK)
    else:
        ids = "ruling.silent-solo call.optional"
    table.tell("no-partner", told, ids, bidder, (card,), to=(bidder,))


def show(table: Table, seat: int, what: str) -> None:
    """A blitz or schmaltz: the two queens are shown to all."""
    pair = [card.index for card in PACK.of(QUEENS[what])]
    shows = say("shows", seat=Seat(seat), said=say(what), cards=Cards(pair))
    table.tell(what, shows, f"double.{what}", seat, pair)


def reveal(table: Table, partner: Partner, how: Message) -> None:
    """The partner's card is seen by all (`partner.secret` ends)."""
    seat, card = partner
    told = how.but(seat=Seat(seat), card=Card(card))
    table.tell("revealed", told, partner_clause(card), seat, (card,))


# -- before the first lead -----------------------------------------------------------------------


def announcements(table: Table, contract: Contract) -> Generator[Decision, Any, tuple[str, ...]]:
    """Each in turn may blitz, schmaltz and crack, then the bidder may re-crack.

    Everybody is asked, even with nothing to say: who is passed over would be known as the partner.
    """
    options, said, mate = table.options, list(contract.said), contract.partner
    if not (options.blitz or options.schmaltz or options.crack):
        return tuple(said)
    for seat in table.around(contract.bidder)[1:]:
        words = yield table.ask(
            ANNOUNCE,
            seat,
            hand=table.hands[seat],
            partner=bool(mate and mate.seat == seat),
            cracked="crack" in said,
        )
        for what in words:
            said.append(what)
            if what == "crack":
                cracks = of_seat("cracks", seat)
                table.tell("crack", cracks, "double.crack double.crack-once", seat)
            else:
                show(table, seat, what)
                if mate and mate.shown_by([what]):
                    reveal(table, mate, say("partner-shown"))
    offer = table.ask(RECRACK, contract.bidder, cracked="crack" in said)
    if len(offer.actions) > 1:
        answer = yield offer
        if answer:
            said.append("re-crack")
            recracks = of_seat("re-cracks", contract.bidder)
            table.tell("re-crack", recracks, "double.recrack", contract.bidder)
    return tuple(said)


def speeches(moment: Moment) -> Decision:
    """What a seat that is not the bidder may say before the first lead."""
    known = _may_show(moment["hand"], moment.options)
    refused = []
    if moment.options.crack:
        if moment["partner"]:
            why = ("ruling.partner-no-recrack", "ruling.unknown-opposition", "double.crack")
            refused.append(Refused("crack", Said(say("partner-cracks-not"), why)))
        elif moment["cracked"]:
            once = Said(say("cracked-already"), ("double.crack-once", "ruling.one-crack"))
            refused.append(Refused("crack", once))
        else:
            known.append("crack")
    return moment.choice([speech(words) for words in _subsets(known)], refused)


@cache
def speech(words: tuple[str, ...]) -> Action:
    """Something said before the first lead, or nothing."""
    label = say("speak", said="-".join(words)) if words else say("say-nothing")
    weight = 0.05 if "crack" in words else 1
    return Action(" ".join(words) or "quiet", label, _of(words), words, weight)


def recracking(moment: Moment) -> Decision:
    """The answer of a cracked bidder (`double.recrack`)."""
    may = moment["cracked"] and moment.options.recrack
    return moment.choice((AGAIN, LEAVE) if may else (LEAVE,))


AGAIN = Action("re-crack", say("double-again"), ("double.recrack", "double.voluntary"), True, 0.3)
LEAVE = Action("play on", say("leave-it"), ("double.voluntary",), False)


def _of(words: Sequence[str]) -> tuple[str, ...]:
    """The clauses behind what somebody says, or behind saying nothing."""
    if not words:
        return ("double.voluntary", "ruling.announcement-order")
    crack = ("double.crack", "ruling.unknown-opposition", "ruling.crack-after-pass")
    ids = [c for word in words for c in (crack if word == "crack" else _showing(word))]
    return tuple(dict.fromkeys(ids))


# -- what can be asked ---------------------------------------------------------------------------

_SHOWS = "[blitz] [schmaltz]"
_QUEENS = say("two-queens")
_SHOW_IDS = "double.blitz double.schmaltz ruling.own-queens double.blitz-time"

BID = Phase(
    "bid",
    (hand(6), flag("taken")),
    offers,
    (
        Code(f"pick up {_SHOWS}", _QUEENS, _SHOW_IDS),
        Code(
            f"pick up call <card> {_SHOWS}",
            say("calling-takes", card=Card(JACK)),
            "call.condition call.target call.limit ruling.call-forced",
        ),
        Code(f"pick up alone {_SHOWS}", _QUEENS, _SHOW_IDS),
        Code("pass", say("speaks-once"), "bid.order"),
    ),
    turns="taken",
)
DISCARD = family.laying_away(
    8,
    "discard.two discard.count ruling.discard-free",
    kept=lambda moment: sum(QUEENS[what] for what in moment["shown"]),
    why=Said(say("shown-queens-stay"), ("discard.blitz-queens",)),
    parts=(Part("shown", "choice_list", False, tuple(QUEENS), default=()),),
)
ANNOUNCE = Phase(
    "announce",
    (hand(6), flag("partner"), flag("cracked")),
    speeches,
    (
        Code("quiet"),
        Code("blitz [schmaltz] [crack]", _QUEENS, _SHOW_IDS),
        Code("schmaltz [crack]", _QUEENS, _SHOW_IDS),
        Code("crack", say("cracking-once"), "double.crack double.crack-once"),
    ),
    turns="cracked",
)
RECRACK = Phase(
    "re-crack",
    (flag("cracked"),),
    recracking,
    (Code("re-crack", say("cracked-bidder-only"), "double.recrack"), Code("play on")),
    turns="cracked",
)
