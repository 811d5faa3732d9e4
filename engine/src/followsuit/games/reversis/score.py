"""Questions about chips in Reversis, answered by the rules of the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...errors import BadRequest, Fault
from ...game import Form, Part, Scored
from ...ledger import totals
from ...words import count, join
from .cards import ACES, ALL_POINTS, CARDS, PLAYERS, QUINOLA, SUIT, TRICKS, worth
from .espagnolette import give_back_double, return_pot
from .options import Options
from .party import Captured, debts, final, overfull, party
from .payments import Led, Played, after_the_last_pot, claimed, due_to, lapsed, side_payments
from .pots import FULL_ANTE, Pool, Till
from .reversis import Undertaken, reversis

EVENTS = ("deal", "remise", "taken")


def _pool(case: Mapping[str, Any]) -> Pool:
    """The newest pot and how many remises were paid before; older pots play no part."""
    pot, remises = case.get("pot", FULL_ANTE), case.get("remises", 0)
    faults = []
    if pot < 1:
        faults.append(Fault("a pot holds at least one chip", "case.pot"))
    if not 0 <= remises <= 50:
        faults.append(Fault("must be a number of remises", "case.remises"))
    _refuse(faults)
    return Pool((0,) * (max(remises, 1) - 1) + (pot,), remises)


def _refuse(faults: Sequence[Fault]) -> None:
    if faults:
        raise BadRequest(*faults)


def _scored(case: Mapping[str, Any], till: Till, outcome: Mapping[str, Any]) -> Scored:
    start = case.get("totals") or [0] * PLAYERS
    now = tuple(totals(till.lines, start))
    return Scored(tuple(till.lines), now, notes=tuple(till.notes), outcome=outcome)


def _newest(till: Till) -> dict[str, Any]:
    """The newest pot, 0 if there is none, and the remises paid: of older pots a case knows nothing."""
    return {"pot": till.pool.newest if till.pool.pots else 0, "remises": till.pool.remises}


OUTCOME = (
    Part("card_points", "seat_ints", "Card points captured by each player"),
    Part("talon_points", "int", "What the talon counts"),
    Part("party_winner", "seat", "Who wins the party"),
    Part("party_loser", "seat", "Who loses it"),
    Part("reversis", "seat", "Who undertook the reversis"),
    Part("broken_by", "seat", "Who broke it; null if it is made"),
    Part("espagnolette", "seat", "Who undertook the espagnolette"),
    Part("pot", "int", "What the newest pot now holds, 0 if there is none"),
    Part("pots", "numbers", "What the pots now hold, the oldest first"),
    Part("remises", "int", "Remises paid since the last full ante"),
)


def score_trick(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What a trick's aces and Quinola bring and cost at once."""
    cards, leader = case["cards"], case.get("leader", 0)
    apart = case.get("apart", [])
    faults = []
    if len(cards) != PLAYERS:
        faults.append(Fault(f"a trick has {PLAYERS} cards", "case.cards"))
    elif any(card not in cards[1:] or SUIT[card] != SUIT[cards[0]] for card in apart):
        what = "must be cards of this trick that followed suit"
        faults.append(Fault(what, "case.apart"))
    _refuse(faults)
    position = CARDS.order(None, cards).best(cards) or 0
    till = Till(_pool(case), names)
    dealer = case.get("dealer", PLAYERS - 1)
    played = Played(cards, leader, position, dealer, sum(1 << card for card in apart))
    side_payments(played, till, options)
    if not till.lines and not till.notes:
        till.note("No ace and no Quinola is in this trick, so nothing is paid.", "pay.immediate")
    return _scored(case, till, _newest(till))


def score_pots(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What happens to the pots, deal by deal; `who` deals, pays or takes."""
    events, who = case["events"], case["who"]
    faults = []
    if len(events) != len(who):
        faults.append(Fault("needs one player for each event", "case.who"))
    if events[:1] != ["deal"]:
        faults.append(Fault("must begin with a deal, which forms pot 1", "case.events"))
    _refuse(faults)
    till, dealer = Till(Pool(), names), who[0]
    for number, (event, seat) in enumerate(zip(events, who, strict=True)):
        if event == "deal":
            till.ante(seat, first=number == 0)
            dealer = seat
        elif not till.pool.pots:
            raise BadRequest(Fault("no pot is left before the next deal", f"case.events[{number}]"))
        elif event == "remise":
            till.remise(seat, "quinola.forced-remise")
        else:
            till.take(seat, "quinola.offsuit-pot")
            after_the_last_pot(till, dealer, options)
    return _scored(case, till, {"pots": till.pool.pots, "remises": till.pool.remises})


def score_party(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """The party, and what led cards add to it if the winner asks."""
    points, tricks, talon = case["points"], case["tricks"], case["talon"]
    faults = []
    if len(talon) != 4:
        faults.append(Fault("the talon has four cards", "case.talon"))
    elif sum(points) + worth(talon) != ALL_POINTS:
        what = f"must add up to {ALL_POINTS - worth(talon)}, since the talon has {worth(talon)}"
        faults.append(Fault(what, "case.points"))
    if sum(tricks) != TRICKS or min(tricks) < 0:
        faults.append(Fault(f"must add up to {TRICKS}", "case.tricks"))
    elif TRICKS in tricks:
        what = "whoever takes all eleven tricks has made the reversis, and there is no party"
        faults.append(Fault(what, "case.tricks"))
    faults += [
        Fault("points cannot come without a trick", f"case.points[{seat}]")
        for seat, (had, won) in enumerate(zip(points, tricks, strict=True))
        if had < 0 or (had and won == 0)
    ]
    led = _led(case, faults)
    captured = Captured(points, tricks, case.get("dealer", PLAYERS - 1))
    if not faults and (seats := overfull(captured, talon)):
        who, won = join([names[seat] for seat in seats]), sum(tricks[seat] for seat in seats)
        what = f"{count(won, 'trick')} of {who} cannot hold so many points"
        faults.append(Fault(what, "case.points"))
    _refuse(faults)
    till = Till(Pool(), names)
    told = party(captured, talon, till, options, case.get("espagnolette"))
    if case.get("asked", True) or options.claims == "automatic":
        claimed(told.winner, led, till)
    elif due := due_to(told.winner, led):
        till.entries.append(lapsed(told.winner, due, names))
    return _scored(case, till, told.came_to(captured))


def _led(case: Mapping[str, Any], faults: list[Fault]) -> list[Led]:
    cards, seats = case.get("led", []), case.get("leaders", [])
    if len(cards) != len(seats):
        faults.append(Fault("needs one player for each card led", "case.leaders"))
    if any(not (ACES >> card & 1 or card == QUINOLA) for card in cards):
        faults.append(Fault("only aces and the jack of hearts can be claimed for", "case.led"))
    if any(card in case["talon"] for card in cards):
        faults.append(Fault("a card of the talon was not led", "case.led"))
    return [Led(seat, card) for seat, card in zip(seats, cards, strict=False)]


def score_reversis(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """A reversis made or broken, by who took the last two tricks."""
    player, tenth, eleventh = case["player"], case["tenth"], case["eleventh"]
    other = case.get("espagnolette")
    faults = []
    if other == player:
        what = "a player who took nine tricks cannot have undertaken the espagnolette"
        faults.append(Fault(what, "case.espagnolette"))
    by = bool(case.get("by_quinola"))
    if by and (case.get("quinola") or tenth == eleventh == player):
        what = "Quinola takes the breaking trick only if nobody had played it before"
        faults.append(Fault(what, "case.by_quinola"))
    _refuse(faults)
    till = Till(_pool(case), names)
    dealer, quinola = case.get("dealer", PLAYERS - 1), bool(case.get("quinola"))
    told = Undertaken(player, tenth, eleventh, dealer, quinola, by, other)
    reversis(told, till, options)
    return _scored(case, till, {**told.came_to(), **_newest(till)})


def score_failed(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What a failed espagnolette gives back, the party aside."""
    player, paid, won = case["player"], case["received"], case.get("won_pot", 0)
    faults = []
    if min(paid) < 0 or paid[player]:
        faults.append(Fault("must be what each of the others paid", "case.received"))
    if won < 0:
        faults.append(Fault("must be the chips of the pot", "case.won_pot"))
    _refuse(faults)
    till = Till(Pool(), names)
    give_back_double(player, paid, till)
    if won:
        before = _pool({**case, "pot": won})
        taking = Till(before, names)
        taking.take(player, "quinola.offsuit-pot")
        till.pool = taking.pool
        return_pot(player, taking.potted, before, till)
    if not till.lines:
        till.note("Nobody paid anything, so nothing is given back.", "espagnolette.fail-return")
    return _scored(case, till, _newest(till))


def score_end(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """Who has won after the last hand, once the pots are settled."""
    left = case.get("left", 0)
    if left < 0:
        raise BadRequest(Fault("must be a number of chips", "case.left"))
    till = Till(Pool((left,)) if left else Pool(), names)
    till.close(options.pots_left == "shared")
    now = totals(till.lines, case["totals"])
    winners, note = final(now, names)
    owed = debts([0] * PLAYERS, now, names)
    return Scored(tuple(till.lines), tuple(now), tuple(winners), (*till.notes, *owed, note))


_DEALER = Part("dealer", "seat", "Dealer", required=False)
_POT = Part("pot", "int", "The newest pot", required=False)
_REMISES = Part("remises", "int", "Remises paid before", required=False)
_TOTALS = Part("totals", "totals", "Chips before", required=False)
FORMS = {
    "trick": Form(
        "The payments of a trick",
        (
            Part("cards", "cards", "Its cards, the lead first"),
            Part("leader", "seat", "Who led", required=False),
            _POT,
            _REMISES,
            Part("apart", "cards", "Played by choice, another of the suit in hand", False),
            _DEALER,
            _TOTALS,
        ),
        score_trick,
    ),
    "pots": Form(
        "The pots, from deal to deal",
        (
            Part("events", "choice_list", "What happens", choices=EVENTS),
            Part("who", "seats", "Who deals, pays or takes"),
            _TOTALS,
        ),
        score_pots,
    ),
    "party": Form(
        "The party",
        (
            Part("points", "ints", "Card points captured"),
            Part("tricks", "ints", "Tricks"),
            Part("talon", "cards", "Talon"),
            _DEALER,
            Part("espagnolette", "seat", "Undertook the espagnolette", required=False),
            Part("led", "cards", "Aces and Quinola that were led", required=False),
            Part("leaders", "seats", "Led by", required=False),
            Part("asked", "bool", "The winner asks for the payment", required=False),
            _TOTALS,
        ),
        score_party,
    ),
    "reversis": Form(
        "A reversis",
        (
            Part("player", "seat", "Took the first nine tricks"),
            Part("tenth", "seat", "Takes trick 10"),
            Part("eleventh", "seat", "Takes trick 11"),
            Part("quinola", "bool", "And played Quinola in the first nine", required=False),
            Part("by_quinola", "bool", "Quinola takes the breaking trick", required=False),
            Part("espagnolette", "seat", "Undertook the espagnolette", required=False),
            _POT,
            _REMISES,
            _DEALER,
            _TOTALS,
        ),
        score_reversis,
    ),
    "failed": Form(
        "A failed espagnolette",
        (
            Part("player", "seat", "Took a trick"),
            Part("received", "ints", "Received for aces and Quinola, from each"),
            Part("won_pot", "int", "Pot won with Quinola", required=False),
            _REMISES,
            _TOTALS,
        ),
        score_failed,
    ),
    "end": Form(
        "After the last hand",
        (
            Part("totals", "ints", "Chips"),
            Part("left", "int", "Chips left in the pots", required=False),
        ),
        score_end,
    ),
}
