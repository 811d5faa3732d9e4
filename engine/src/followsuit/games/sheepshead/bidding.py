"""Who plays against whom in Sheepshead: picking up, calling, and what is said before the lead."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from ...game import Part
from ...order import Said
from ...phases import Code, Moment, Phase, flag, hand
from ...table import Action, Decision, Refused, Table
from ...words import join, mark
from .. import queens_and_jacks as family
from ..queens_and_jacks import PACK, TRUMPS
from .options import Options

JACK = PACK.card("JD").index
CALLED = [PACK.card(code).index for code in ("JH", "JS", "JC", "QD", "QH", "QS")]
QUEENS = {"blitz": PACK.mask("QC QS"), "schmaltz": PACK.mask("QH QD")}
COLOUR = {"blitz": "black", "schmaltz": "red"}


class Partner(NamedTuple):
    """The bidder's partner, and the card that makes one."""

    seat: int
    card: int

    def shown_by(self, said: Iterable[str]) -> bool:
        """Whether a blitz or a schmaltz has shown that card."""
        return any(QUEENS.get(what, 0) >> self.card & 1 for what in said)


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
        table.tell("pass", f"{table.names[seat]} passes.", "bid.order", seat)
    return None


def offers(moment: Moment) -> Decision:
    """Everything that a seat may say while picking up, and the pass."""
    held, options = moment["hand"], moment.options
    if moment["taken"]:
        say = "Somebody has picked up already and is the bidder."
        return moment.choice((), [Refused("pick up", Said(say, ("bid.first-wins",)))])
    target = call_target(held)
    keen = 2.0 if (held & TRUMPS).bit_count() > 3 else 0.2
    optional = () if target is None else ("call.optional",)
    plain = ("bid.first-wins", "bid.order", *optional)
    alone = (*_ALONE, *(("double.alone",) if options.alone else ()))
    hows: list[tuple[str, str, tuple[str, ...], str, float]] = [
        ("pick up", "Pick up", plain, "plain", keen),
        ("pick up alone", "Pick up alone", alone, "alone", keen / 10),
    ]
    if target is not None:
        code = PACK.codes[target]
        label = f"Pick up and call up to [[{code}]]"
        hows.insert(1, (f"pick up call {code}", label, _CALL, "call", keen))
    refused = []
    if target is not None and options.jd_must_declare:
        say = "With [[JD]] in hand you must call up or play alone."
        refused.append(Refused("pick up", Said(say, ("ruling.silent-solo",))))
        del hows[0]
    actions = [
        Action(
            " ".join([code, *shows]),
            label + (f", with a {join(shows)}" if shows else ""),
            (*ids, *dict.fromkeys(c for name in shows for c in _showing(name))),
            _Bid(how, shows),
            weight,
        )
        for code, label, ids, how, weight in hows
        for shows in _subsets(_may_show(held, options))
    ]
    return moment.choice([*actions, Action("pass", "Pass", ("bid.order",))], refused)


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
    name, held = table.names[seat], table.hands[seat]
    card: int | None = JACK
    ids, say = "bid.first-wins", f"{name} picks up."
    if bid.how == "call" and (target := call_target(held)) is not None:
        card = target
        ids = "bid.first-wins call.announced call.target call.before-look"
        say = f"{name} picks up and calls up to [[{PACK.codes[target]}]], so {name} holds [[JD]]."
    elif bid.how == "alone":
        card = None
        ids, say = "alone.declare bid.first-wins", f"{name} picks up alone and wants no partner."
    table.tell("bid", say, ids, seat)
    said = (*bid.shows, *(("alone",) if bid.how == "alone" else ()))
    table.shown = {"bidder": seat, "partner_card": None if card is None else PACK.codes[card]}
    for what in bid.shows:
        show(table, seat, what)
    holder = None if card is None else table.holder(card)
    taken = family.take_up(table, seat, "the centre", "bid.first-wins discard.two")
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
    say = (
        f"{table.names[seat]} holds [[{PACK.codes[card]}]] and is the partner, and need not say so."
    )
    ids = f"{partner_clause(card)} partner.secret"
    table.tell("partner", say, ids, seat, (card,), to=(seat,))


def _tell_no_partner(table: Table, bidder: int, card: int, *, centre: bool) -> None:
    """What only the bidder knows: that there is no partner."""
    shown, name = f"[[{PACK.codes[card]}]]", table.names[bidder]
    if centre:
        say = f"{shown} lay in the centre, so {name} has no partner."
        ids = "partner.in-blind" + " ruling.jack-from-centre" * (card == JACK)
    else:
        say = f"{name} holds {shown} and has not called up: one against four, and nobody knows."
        ids = "ruling.silent-solo call.optional"
    table.tell("no-partner", say, ids, bidder, (card,), to=(bidder,))


def show(table: Table, seat: int, what: str) -> None:
    """A blitz or schmaltz: the two queens are shown to all."""
    pair = [card.index for card in PACK.of(QUEENS[what])]
    say = f"{table.names[seat]} says “{what}” and shows {mark(PACK, pair)}."
    table.tell(what, say, f"double.{what}", seat, pair)


def reveal(table: Table, partner: Partner, does: str) -> None:
    """The partner's card is seen by all (`partner.secret` ends)."""
    seat, card = partner
    say = f"{table.names[seat]} {does} [[{PACK.codes[card]}]]: now everybody knows the partner."
    table.tell("revealed", say, partner_clause(card), seat, (card,))


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
                say = f"{table.names[seat]} cracks: an opponent, and sure of it."
                table.tell("crack", say, "double.crack double.crack-once", seat)
            else:
                show(table, seat, what)
                if mate and mate.shown_by([what]):
                    reveal(table, mate, "has shown")
    offer = table.ask(RECRACK, contract.bidder, cracked="crack" in said)
    if len(offer.actions) > 1:
        answer = yield offer
        if answer:
            said.append("re-crack")
            say = f"{table.names[contract.bidder]} re-cracks."
            table.tell("re-crack", say, "double.recrack", contract.bidder)
    return tuple(said)


def speeches(moment: Moment) -> Decision:
    """What a seat that is not the bidder may say before the first lead."""
    known = _may_show(moment["hand"], moment.options)
    refused = []
    if moment.options.crack:
        if moment["partner"]:
            say = "You are the partner, and only an opponent may crack."
            why = ("ruling.partner-no-recrack", "ruling.unknown-opposition", "double.crack")
            refused.append(Refused("crack", Said(say, why)))
        elif moment["cracked"]:
            say = "Somebody has cracked already, and once a hand is all."
            refused.append(Refused("crack", Said(say, ("double.crack-once", "ruling.one-crack"))))
        else:
            known.append("crack")
    actions = []
    for words in _subsets(known):
        label = join(words).capitalize() or "Say nothing"
        weight = 0.05 if "crack" in words else 1
        actions.append(Action(" ".join(words) or "quiet", label, _of(words), words, weight))
    return moment.choice(actions, refused)


def recracking(moment: Moment) -> Decision:
    """The answer of a cracked bidder (`double.recrack`)."""
    leave = Action("play on", "Leave it at that", ("double.voluntary",), False)
    if not (moment["cracked"] and moment.options.recrack):
        return moment.choice([leave])
    ids = ("double.recrack", "double.voluntary")
    return moment.choice([Action("re-crack", "Re-crack", ids, True, 0.3), leave])


def _of(words: Sequence[str]) -> tuple[str, ...]:
    """The clauses behind what somebody says, or behind saying nothing."""
    if not words:
        return ("double.voluntary", "ruling.announcement-order")
    crack = ("double.crack", "ruling.unknown-opposition", "ruling.crack-after-pass")
    ids = [c for word in words for c in (crack if word == "crack" else _showing(word))]
    return tuple(dict.fromkeys(ids))


# -- what can be asked ---------------------------------------------------------------------------

_SHOWS = "[blitz] [schmaltz]"
_QUEENS = "Both black queens make a blitz, both red ones a schmaltz, among the six cards dealt."
_SHOW_IDS = "double.blitz double.schmaltz ruling.own-queens double.blitz-time"

BID = Phase(
    "bid",
    "Picking up",
    (hand(6), flag("taken", "Somebody has picked up")),
    offers,
    (
        Code(f"pick up {_SHOWS}", "pick up the two cards and be the bidder", _QUEENS, _SHOW_IDS),
        Code(
            f"pick up call <card> {_SHOWS}",
            "pick up and make the holder of this card the partner",
            "With [[JD]] among your six cards you may call the next trump above it that you lack.",
            "call.condition call.target call.limit ruling.call-forced",
        ),
        Code(f"pick up alone {_SHOWS}", "pick up without a partner", _QUEENS, _SHOW_IDS),
        Code("pass", "leave it to the others", "Each player speaks only once.", "bid.order"),
    ),
)
DISCARD = family.laying_away(
    8,
    "discard.two discard.count ruling.discard-free",
    kept=lambda moment: sum(QUEENS[what] for what in moment["shown"]),
    why=Said("Queens that you have shown may not be discarded.", ("discard.blitz-queens",)),
    parts=(Part("shown", "choice_list", "What you have shown", False, tuple(QUEENS), default=()),),
)
ANNOUNCE = Phase(
    "announce",
    "What is said before the first lead",
    (
        hand(6),
        flag("partner", "You are the bidder’s partner"),
        flag("cracked", "Somebody has cracked"),
    ),
    speeches,
    (
        Code("quiet", "say nothing"),
        Code(
            "blitz [schmaltz] [crack]",
            "show both black queens, and what else is said",
            _QUEENS,
            _SHOW_IDS,
        ),
        Code("schmaltz [crack]", "show both red queens, and crack", _QUEENS, _SHOW_IDS),
        Code(
            "crack",
            "double as an opponent",
            "An opponent may crack before the first lead, once in a hand.",
            "double.crack double.crack-once",
        ),
    ),
)
RECRACK = Phase(
    "re-crack",
    "The bidder’s answer to a crack",
    (flag("cracked", "Somebody has cracked"),),
    recracking,
    (
        Code(
            "re-crack",
            "double once more",
            "Only a bidder who was cracked may re-crack, before leading.",
            "double.recrack",
        ),
        Code("play on", "leave it at that"),
    ),
)
