"""Questions about chips in Reversis, answered by the rules of the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...errors import BadRequest, Fault
from ...forms import Form, Scored
from ...ledger import totals
from ...messages import Row, say
from ...parts import Part
from .cards import ALL_POINTS, CARDS, LAST, PLAYERS, SPECIAL, SUIT, TRICKS, worth
from .espagnolette import give_back_double, return_pot
from .options import START, Options
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
        faults.append(Fault(say("empty-pot"), "case.pot"))
    if not 0 <= remises <= 50:
        faults.append(Fault(say("needs-remises"), "case.remises"))
    _refuse(faults)
    return Pool((0,) * (remises - 1) + (pot,), remises)  # the first one formed no pot


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
    Part("card_points", "seat_ints"),
    Part("talon_points", "int"),
    Part("party_winner", "seat"),
    Part("party_loser", "seat"),
    Part("reversis", "seat"),
    Part("broken_by", "seat"),
    Part("espagnolette", "seat"),
    Part("pot", "int"),
    Part("pots", "numbers"),
    Part("remises", "int"),
)


def _dealer(case: Mapping[str, Any]) -> int:
    """Who has dealt; where nobody says, the first seat has led."""
    dealer: int = case.get("dealer", LAST)
    return dealer


def played_in(case: Mapping[str, Any]) -> Played:
    """The trick of a case as the payments see it."""
    cards, apart = case["cards"], sum(1 << card for card in case.get("apart", []))
    position = CARDS.order(None, cards).winner(cards)
    return Played(cards, case.get("leader", 0), position, _dealer(case), apart)


def score_trick(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What a trick's aces and Quinola bring and cost at once."""
    cards, apart = case["cards"], case.get("apart", [])
    faults = []
    if len(cards) != PLAYERS:
        faults.append(Fault(say("whole-trick", number=PLAYERS), "case.cards"))
    elif any(card not in cards[1:] or SUIT[card] != SUIT[cards[0]] for card in apart):
        faults.append(Fault(say("needs-followers"), "case.apart"))
    _refuse(faults)
    till = Till(_pool(case))
    side_payments(played_in(case), till, options)
    if not till.entries:
        till.note(say("nothing-to-pay"), "pay.immediate")
    return _scored(case, till, _newest(till))


def score_pots(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What happens to the pots, deal by deal; `who` deals, pays or takes."""
    events, who = case["events"], case["who"]
    faults = []
    if len(events) != len(who):
        faults.append(Fault(say("player-for-each-event"), "case.who"))
    if events[:1] != ["deal"]:
        faults.append(Fault(say("deal-first"), "case.events"))
    _refuse(faults)
    till = Till(Pool())
    for number, (event, seat) in enumerate(zip(events, who, strict=True)):
        if event == "deal":
            till.ante(seat, first=number == 0)
            dealer = seat
        elif not till.pool.pots:
            raise BadRequest(Fault(say("no-pot-left"), f"case.events[{number}]"))
        elif event == "remise":
            till.remise(seat, "quinola.forced-remise")
        else:
            till.take(seat, "quinola.offsuit-pot")
            after_the_last_pot(till, dealer, options)
    return _scored(case, till, {"pots": till.pool.pots, "remises": till.pool.remises})


def score_party(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """The party, and what led cards add to it if the winner asks."""
    points, tricks, talon = case["points"], case["tricks"], case["talon"]
    faults = []
    if len(talon) != 4:
        faults.append(Fault(say("talon-of-four"), "case.talon"))
    elif sum(points) + worth(talon) != ALL_POINTS:
        own = worth(talon)
        what = say("must-add-up-beside-talon", total=ALL_POINTS - own, talon=own)
        faults.append(Fault(what, "case.points"))
    faults += [
        Fault(say("must-be-within", least=0, most=TRICKS), f"case.tricks[{seat}]")
        for seat, won in enumerate(tricks)
        if not 0 <= won <= TRICKS
    ]
    if sum(tricks) != TRICKS:
        faults.append(Fault(say("must-add-up", total=TRICKS), "case.tricks"))
    elif TRICKS in tricks:
        faults.append(Fault(say("all-tricks-taken"), "case.tricks"))
    faults += [
        Fault(say("points-need-trick"), f"case.points[{seat}]")
        for seat, (had, won) in enumerate(zip(points, tricks, strict=True))
        if had < 0 or (had and won == 0)
    ]
    led = _led(case, faults)
    captured = captured_in(case)
    if not faults and (seats := overfull(captured, talon)):
        won = sum(tricks[seat] for seat in seats)
        what = say("too-many-points", tricks=won, seats=Row.seats(seats))
        faults.append(Fault(what, "case.points"))
    _refuse(faults)
    till = Till(Pool())
    told = party(captured, talon, till, options, case.get("espagnolette"))
    if asked_for(case, options):
        claimed(told.winner, led, till)
    elif due := due_to(told.winner, led):
        till.entries.append(lapsed(told.winner, due))
    return _scored(case, till, told.came_to(captured))


def captured_in(case: Mapping[str, Any]) -> Captured:
    """What everybody has captured in a case."""
    return Captured(case["points"], case["tricks"], _dealer(case))


def asked_for(case: Mapping[str, Any], options: Options) -> bool:
    """Whether what was led is paid for (`pay.claim`, `ruling.claim-phase`)."""
    return bool(case.get("asked", True)) or options.claims == "automatic"


def _led(case: Mapping[str, Any], faults: list[Fault]) -> list[Led]:
    cards, seats = case.get("led", []), case.get("leaders", [])
    if len(cards) != len(seats):
        faults.append(Fault(say("player-for-each-lead"), "case.leaders"))
    if not all(SPECIAL >> card & 1 for card in cards):
        faults.append(Fault(say("only-special-led"), "case.led"))
    if any(card in case["talon"] for card in cards):
        faults.append(Fault(say("talon-not-led"), "case.led"))
    return [Led(seat, card) for seat, card in zip(seats, cards, strict=False)]


def score_reversis(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A reversis made or broken, by who took the last two tricks."""
    player, tenth, eleventh = case["player"], case["tenth"], case["eleventh"]
    other = case.get("espagnolette")
    faults = []
    if other == player:
        faults.append(Fault(say("one-plan-each"), "case.espagnolette"))
    by = bool(case.get("by_quinola"))
    if by and (case.get("quinola") or tenth == eleventh == player):
        faults.append(Fault(say("quinola-once"), "case.by_quinola"))
    _refuse(faults)
    till = Till(_pool(case))
    told = undertaken_in(case)
    reversis(told, till, options)
    return _scored(case, till, {**told.came_to(), **_newest(till)})


def undertaken_in(case: Mapping[str, Any]) -> Undertaken:
    """The reversis of a case."""
    return Undertaken(
        case["player"],
        case["tenth"],
        case["eleventh"],
        _dealer(case),
        bool(case.get("quinola")),
        bool(case.get("by_quinola")),
        case.get("espagnolette"),
    )


def score_failed(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What a failed espagnolette gives back, the party aside."""
    player, paid, won = case["player"], case["received"], case.get("won_pot", 0)
    faults = []
    if min(paid) < 0 or paid[player]:
        faults.append(Fault(say("needs-paid-by-others"), "case.received"))
    if won < 0:
        faults.append(Fault(say("needs-chips-of-pot"), "case.won_pot"))
    _refuse(faults)
    till = Till(Pool())
    give_back_double(player, paid, till)
    if won:
        before = _pool({**case, "pot": won})
        taking = Till(before)
        taking.take(player, "quinola.offsuit-pot")
        till.pool = taking.pool
        return_pot(player, taking.potted, before, till)
    if not till.lines:
        till.note(say("nothing-to-return"), "espagnolette.fail-return")
    return _scored(case, till, _newest(till))


def score_end(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """Who has won after the last hand, once the pots are settled."""
    left = case.get("left", 0)
    if left < 0:
        raise BadRequest(Fault(say("needs-chips"), "case.left"))
    till = Till(Pool((left,)) if left else Pool())
    till.close(options.pots_left == "shared")
    now = totals(till.lines, case["totals"])
    winners, note = final(now)
    owed = debts([START] * PLAYERS, now)
    return Scored(tuple(till.lines), tuple(now), tuple(winners), (*till.notes, *owed, note))


_DEALER = Part("dealer", "seat", required=False)
_POT = Part("pot", "int", required=False)
_REMISES = Part("remises", "int", required=False)
_TOTALS = Part("totals", "totals", required=False)
FORMS = {
    "trick": Form(
        (
            Part("cards", "cards"),
            Part("leader", "seat", required=False),
            _POT,
            _REMISES,
            Part("apart", "cards", required=False),
            _DEALER,
            _TOTALS,
        ),
        score_trick,
    ),
    "pots": Form(
        (Part("events", "choice_list", choices=EVENTS), Part("who", "seats"), _TOTALS), score_pots
    ),
    "party": Form(
        (
            Part("points", "ints"),
            Part("tricks", "ints"),
            Part("talon", "cards"),
            _DEALER,
            Part("espagnolette", "seat", required=False),
            Part("led", "cards", required=False),
            Part("leaders", "seats", required=False),
            Part("asked", "bool", required=False),
            _TOTALS,
        ),
        score_party,
    ),
    "reversis": Form(
        (
            Part("player", "seat"),
            Part("tenth", "seat"),
            Part("eleventh", "seat"),
            Part("quinola", "bool", required=False),
            Part("by_quinola", "bool", required=False),
            Part("espagnolette", "seat", required=False),
            _POT,
            _REMISES,
            _DEALER,
            _TOTALS,
        ),
        score_reversis,
    ),
    "failed": Form(
        (
            Part("player", "seat"),
            Part("received", "ints"),
            Part("won_pot", "int", required=False),
            _REMISES,
            _TOTALS,
        ),
        score_failed,
    ),
    "end": Form((Part("totals", "ints"), Part("left", "int", required=False)), score_end),
}
