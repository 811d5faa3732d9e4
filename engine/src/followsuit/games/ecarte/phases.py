"""What a player of Écarté may choose: proposals, discards, and showing the king of trumps."""

from __future__ import annotations

from ...errors import Fault
from ...order import Said
from ...phases import Code, Moment, Phase, flag, hand, number, one_of, trick
from ...table import Action, Decision, Refused
from ...words import count
from .cards import PACK, SUITS
from .score import KINGS

HAND, STOCK = 5, 21
SHOW = -1  # what a turn gives if the king is shown before a card is played
KEEPERS = KINGS | PACK.rank("Q")
LIMITED = ("ruling.discard-limit",)
_AGAIN = flag("again", "Cards have been exchanged before")


# -- the exchange --------------------------------------------------------------------------------

PLAYING = (("exchange.nondealer-choice", "vulnerable.nondealer"), ("exchange.repeat",))
PROPOSING = (("exchange.nondealer-choice",), ("exchange.repeat",))
REFUSING = (
    ("exchange.dealer-veto", "vulnerable.dealer", "ruling.vulnerable-dealer"),
    ("exchange.repeat",),
)


def proposal(moment: Moment) -> Decision:
    """Play, or propose an exchange (`exchange.nondealer-choice`, `exchange.repeat`)."""
    again: bool = moment["again"]
    enough = "Play with these cards" if again else "Play with these cards, without any exchange"
    play = Action("play", enough, PLAYING[again], False)
    return moment.choice(
        [Action("propose", "Propose an exchange", PROPOSING[again], True, 2), play]
    )


def answer(moment: Moment) -> Decision:
    """Accept or refuse (`exchange.dealer-veto`)."""
    refusing = REFUSING[moment["again"]]
    return moment.choice(
        [
            Action("accept", "Accept the exchange", ("exchange.dealer-veto",), True, 2),
            Action("refuse", "Refuse: play begins", refusing, False),
        ]
    )


def discards(moment: Moment) -> Decision:
    """A card more to lay off, or the end of it (`ruling.discard-limit`)."""
    held, laid, stock = moment["hand"], moment["laid"], moment["stock"]
    most = min(HAND, stock)
    clause = "exchange.dealer-draws" if moment["dealer"] else "exchange.nondealer-draws"
    limited = LIMITED * (most < HAND)
    trumps = PACK.suit(moment["trump"])
    label = f"Draw {count(laid, 'card')}" if laid else "Keep all five cards"
    nothing = () if laid else ("exchange.zero-allowed",)
    draw = Action(f"draw {laid}", label, (clause, *nothing), None, 1.5)
    if laid >= most:
        say = f"The stock has {count(stock, 'card')}: you lay off no more cards than are left."
        return moment.choice([draw], [Refused(OFF, Said(say, LIMITED))] if most < HAND else ())
    off = [
        Action(
            f"discard {card.code}",
            f"Lay off [[{card.code}]]",
            (clause, *limited),
            card.index,
            0.1 if (KEEPERS | trumps) >> card.index & 1 else 1,
        )
        for card in PACK.of(held)
    ]
    return moment.choice([draw, *off])


def check_discards(moment: Moment) -> list[Fault]:
    """Hand and cards laid off are five together."""
    held, laid = moment["hand"].bit_count(), moment["laid"]
    if held + laid == HAND:
        return []
    return [Fault(f"with {count(laid, 'card')} laid off a hand has {HAND - laid}", "position.hand")]


OFF = "discard <card>"
_TRUMP = one_of("trump", "Trumps", SUITS)
_HAND = hand(HAND)
PROPOSE = Phase(
    "propose",
    "Proposing an exchange",
    (_AGAIN,),
    proposal,
    (Code("propose", "propose an exchange"), Code("play", "play with these cards")),
)
ANSWER = Phase(
    "answer",
    "Answering a proposal",
    (_AGAIN,),
    answer,
    (Code("accept", "accept the exchange"), Code("refuse", "refuse it, so that play begins")),
)
DISCARD = Phase(
    "discard",
    "Laying cards off",
    (
        hand(HAND, "Your hand", required=False),
        _TRUMP,
        number("stock", "Cards left in the stock", 0, STOCK),
        number("laid", "Cards you have laid off already", 0, HAND, 0),
        flag("dealer", "You have dealt"),
    ),
    discards,
    (
        Code(
            OFF,
            "lay this card off, face down, one after the other",
            "You may lay off up to five cards, and not more than the stock has left.",
            "ruling.discard-limit",
        ),
        Code(
            "draw <number>",
            "draw as many cards as you have laid off",
            "You draw as many cards as you have laid off, no more and no fewer.",
            "exchange.nondealer-draws exchange.dealer-draws",
        ),
    ),
    check=check_discards,
)


# -- the king of trumps --------------------------------------------------------------------------


def shows(moment: Moment, trump: str) -> tuple[list[Action], list[Refused]]:
    """Showing the king of trumps, if the seat holds it."""
    if not moment["hand"] & KINGS & PACK.suit(trump):
        return [], []
    ids = ("king.show", "ruling.king-window")
    show = Action(f"show K{trump}", f"Show [[K{trump}]] and score 1", ids, SHOW, 20)
    why = _why_not(moment)
    return ([], [Refused(show.code, why)]) if why else ([show], [])


def _why_not(moment: Moment) -> Said | None:
    """Why the holder may not show the king now; None if he may."""
    late = moment.options.king_show == "before-own-first-card"
    if moment.facts.get("shown"):
        return Said("You have shown it, and it brings one point at most.", ("ruling.king-once",))
    if moment.facts.get("trick") and not late:
        say = "The first card has been led: the king must be shown before that."
        return Said(say, ("ruling.king-window",))
    return None


def before_the_lead(moment: Moment) -> Decision:
    """The dealer decides before the non-dealer leads (`king.show`, `ruling.king-window`)."""
    trump = moment["trump"]
    offered, refused = shows(moment, trump)
    if not offered:
        return moment.choice((), refused)
    keep = Action(f"keep K{trump}", f"Keep [[K{trump}]] to yourself", ("ruling.king-optional",))
    return moment.choice([*offered, keep], refused)


def cards(moment: Moment) -> Decision:
    """A card to the first trick, or the king before it."""
    return moment.turn(*shows(moment, moment.setting.trump))


_SHOWING = Code(
    "show <card>",
    "show the king of trumps and score a point",
    "Whoever holds the king of trumps may show it, once, before the first lead.",
    "king.show ruling.king-window ruling.king-once",
)
_SHOWN = flag("shown", "You have shown the king")
KING = Phase(
    "king",
    "Showing the king before the first lead",
    (_HAND, _TRUMP),
    before_the_lead,
    (_SHOWING, Code("keep <card>", "keep the king to yourself")),
)
LEAD = Phase(
    "lead",
    "Leading to the first trick",
    (_HAND, _SHOWN),
    cards,
    (Code("<card>", "lead this card"), _SHOWING),
    setting=True,
)
PLAY = Phase(
    "play",
    "Playing to the first trick",
    (_HAND, trick(), _SHOWN),
    cards,
    (Code("<card>", "play this card"), _SHOWING),
    setting=True,
)
