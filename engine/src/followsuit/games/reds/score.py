"""The score of a round of Reds: what each bid brings, and who has won after the last round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...fields import choice, with_choices
from ...forms import Form, PointsCase, Scored
from ...game import from_zero
from ...ledger import Line, Note, totals
from ...messages import Row, Seat, Side, say
from ...parts import Part

HAND = 5
A_TRICK, EXACT, NIL = 3, 5, 10


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    length: str = choice("full", "short", by="game.short")
    bids: str = choice("open", "hidden", by="var.hidden")
    partnership: bool = choice(False, True, by="var.partners")


def sides(players: int, options: Options) -> tuple[int, ...]:
    """The side of each seat: partners sit opposite (`var.partners`, `ruling.three-teams`)."""
    teams = players // 2 if options.partnership else players
    return tuple(seat % teams for seat in range(players))


def check_options(players: int, options: Options) -> list[Fault]:
    if options.partnership and players not in (4, 6):
        return [Fault(say("four-or-six"), "options.partnership")]
    return []


# -- the rounds ----------------------------------------------------------------------------------


class Exchange(NamedTuple):
    """How many cards everybody passes, and to whom: so many seats on."""

    cards: int
    step: int

    @property
    def way(self) -> str:
        """Left is the next player clockwise (`ruling.left-neighbour`)."""
        return "left" if self.step == 1 else "right"


LEFT, RIGHT = 1, -1
NO_EXCHANGE = Exchange(0, RIGHT)  # nobody gets anything
NINE = (
    *(Exchange(cards, step) for cards in (4, 3, 2, 1) for step in (LEFT, RIGHT)),
    NO_EXCHANGE,
)  # `pass.schedule`
SCHEDULE = {"full": NINE, "short": tuple(NINE[number - 1] for number in (1, 4, 5, 8, 9))}


def exchange_of(number: int, options: Options) -> Exchange:
    """The exchange of a round, counted from 1; none in rounds that break a tie (`pass.none`)."""
    return dict(enumerate(SCHEDULE[options.length], 1)).get(number, NO_EXCHANGE)


# -- what a bid brings ---------------------------------------------------------------------------


def points(bid: int, won: int) -> int:
    """The points for a bid and the tricks won (`score.exact` … `score.nil-failed`)."""
    if won < bid:
        return won
    if won > bid:
        return A_TRICK * bid + won - bid
    return A_TRICK * bid + EXACT if bid else NIL


def earned(seat: int, side: int, bid: int, won: int, options: Options) -> Line:
    """The same as a line of the ledger, with its reason."""
    who = Seat(seat)
    if won < bid:
        clause, told = "score.under", say("under", seat=who, bid=bid, won=won)
    elif won == bid and bid:
        clause, told = "score.exact", say("exact", seat=who, bid=bid, each=A_TRICK, more=EXACT)
    elif bid:
        clause = "score.over ruling.bid-word"
        told = say("over", seat=who, bid=bid, won=won, each=A_TRICK, extra=won - bid)
    elif won:
        clause = "score.nil-failed ruling.broken-nil"
        told = say("broken-nil", seat=who, tricks=won)
    else:
        clause, told = "score.nil", say("nil", seat=who, points=NIL)
    team = ""
    if options.partnership:
        team = " var.partners" if bid else " var.partners ruling.team-nil"
    return Line(side, points(bid, won), tuple(f"{clause}{team}".split()), told)


# -- the end of a round --------------------------------------------------------------------------


def counted(bids: Sequence[int], won: Sequence[int], options: Options) -> list[Line]:
    """A line for every player; partners' lines go to their team."""
    side = sides(len(bids), options)
    return [
        earned(seat, side[seat], bid, tricks, options)
        for seat, (bid, tricks) in enumerate(zip(bids, won, strict=True))
    ]


def ended(now: Sequence[int], number: int, options: Options) -> tuple[tuple[int, ...], Note]:
    """Who has won after a round, if anybody has, and a note on how the game stands or goes on.

    `number` counts rounds from 1, `now` are the totals by side.
    """
    rounds = len(SCHEDULE[options.length])
    if number < rounds:
        over = say("round-over", number=number, rounds=rounds)
        return (), Note(over, ("dealer.rotate", "score.running", *_length(options)))
    best = max(now)
    leaders = tuple(side for side, total in enumerate(now) if total == best)
    if len(leaders) > 1:
        level = say("level", sides=Row.sides(leaders), total=best)
        clauses = ["game.tie", "ruling.tie-break-all", "pass.none", "dealer.rotate"]
        clauses += ["ruling.team-tie"] * options.partnership
        return (), Note(level, tuple(clauses))
    (leader,) = leaders
    highest = say("highest", side=Side(leader), total=best)
    clauses = ["var.partners-win"] * options.partnership + ["game.winner", "score.running"]
    clauses += ["game.tie", "ruling.tie-break-all"] if number > rounds else _length(options)
    return leaders, Note(highest, tuple(clauses))


def _length(options: Options) -> list[str]:
    return ["game.short"] if options.length == "short" else ["game.nine"]


# -- questions about points ----------------------------------------------------------------------


def score_bid(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What one player scores for a bid."""
    faults = [
        Fault(say("needs-number-within", least=0, most=HAND), f"case.{name}")
        for name in ("bid", "tricks")
        if case[name] not in range(HAND + 1)
    ]
    if faults:
        raise BadRequest(*faults)
    line = earned(0, 0, case["bid"], case["tricks"], options)
    others = max(sides(players, options))
    return Scored((line,), (line.amount, *[0] * others))


def score_round(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What everybody scores; with the number of the round, whether the game is over."""
    bids, won = case["bids"], case["tricks"]
    start = case.get("totals") or [0] * (max(sides(players, options)) + 1)
    faults = case_faults(case)
    if faults:
        raise BadRequest(*faults)
    lines = counted(bids, won, options)
    now = tuple(totals(lines, start))
    if "round" not in case:
        return Scored(tuple(lines), now)
    winners, note = ended(now, case["round"], options)
    return Scored(tuple(lines), now, winners, (note,))


def case_faults(case: Mapping[str, Any]) -> list[Fault]:
    """Why there can be no such round."""
    faults = [
        Fault(say("needs-number-within", least=0, most=HAND), f"case.bids[{seat}]")
        for seat, bid in enumerate(case["bids"])
        if bid not in range(HAND + 1)
    ]
    if sum(case["tricks"]) != HAND or min(case["tricks"]) < 0:
        faults.append(Fault(say("must-add-up-round", tricks=HAND), "case.tricks"))
    if "round" in case and case["round"] < 1:
        faults.append(Fault(say("rounds-from-one"), "case.round"))
    return faults


def rounds_before(case: Mapping[str, Any]) -> int | None:
    """How many rounds were played before this one, where its number is known."""
    return case["round"] - 1 if "round" in case else None


def check_totals(start: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a round: nothing before the first, after the last a tie (`game.tie`)."""
    faults = from_zero(start)
    if played == 0:  # noughts are never judged (`Game.standing`)
        faults.append(Fault(say("nothing-yet"), "totals"))
    rounds = len(SCHEDULE[options.length])
    if played is not None and played >= rounds and start.count(max(start)) == 1:
        faults.append(Fault(say("level-or-over", rounds=rounds), "totals"))
    return faults


FORMS = {
    "bid": Form((Part("bid", "int"), Part("tricks", "int")), score_bid),
    "round": Form(
        (
            Part("bids", "seat_ints"),
            Part("tricks", "seat_ints"),
            Part("round", "int", required=False),
            Part("totals", "totals", required=False),
        ),
        score_round,
        played=rounds_before,
    ),
}


def points_case(random: Random) -> PointsCase:
    """One player's round or, now and then, two partners'."""
    if random.random() < 0.3:
        return _team_case(random)
    usual = (0, 0, 1, 1, 2, 2, 3, 3, 4, 5)
    bid, won = random.choice(usual), random.choice(usual)
    won = bid if random.random() < 0.25 else won
    prompt = say("quiz-bid", seat=Seat(0), bid=bid, won=won)
    return PointsCase("bid", {"bid": bid, "tricks": won}, {}, 4, 0, prompt, slips=_slips(bid, won))


def _slips(bid: int, won: int) -> tuple[int, ...]:
    """Points that a likely mistake would give."""
    both = min(bid, won)
    return (A_TRICK * won + EXACT, A_TRICK * both + abs(won - bid), A_TRICK * won, won, EXACT, bid)


def _team_case(random: Random) -> PointsCase:
    options = {"partnership": True}
    won = [0, 0, 0, 0]
    for _ in range(HAND):
        won[random.randrange(4)] += 1
    bids = [max(0, tricks + random.choice((-1, 0, 0, 1))) for tricks in won]
    bids = [min(bid, HAND) for bid in bids]
    side = random.randrange(2)
    each = Row.of(
        say("bids-and-wins", seat=Seat(seat), bid=bids[seat], won=won[seat])
        for seat in (side, side + 2)
    )
    prompt = say("quiz-partners", each=each)
    case = {"bids": bids, "tricks": won}
    together = points(bids[side] + bids[side + 2], won[side] + won[side + 2])
    return PointsCase("round", case, options, 4, side, prompt, slips=(together,))
