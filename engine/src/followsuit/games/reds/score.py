"""The score of a round of Reds: what each bid brings, and who has won after the last round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...fields import field, yes_no
from ...game import Form, Part, PointsCase, Scored, from_zero
from ...ledger import Line, Note, totals
from ...table import side_names
from ...words import count, join_sides, seat_names

HAND = 5
A_TRICK, EXACT, NIL = 3, 5, 10


class Options(NamedTuple):
    """What the players agree on before the game."""

    length: str = "full"
    bids: str = "open"
    partnership: bool = False


OPTIONS = (
    field("length", "Length", {"full": "nine rounds", "short": "five rounds"}, "game.short"),
    field(
        "bids",
        "Bids",
        {"open": "said aloud", "hidden": "written, shown after the round"},
        "var.hidden",
    ),
    yes_no("partnership", "Partners (four or six players)", "var.partners"),
)


def sides(players: int, options: Options) -> tuple[int, ...]:
    """The side of each seat: partners sit opposite (`var.partners`, `ruling.three-teams`)."""
    teams = players // 2 if options.partnership else players
    return tuple(seat % teams for seat in range(players))


def check_options(players: int, options: Options) -> list[Fault]:
    if options.partnership and players not in (4, 6):
        return [Fault("partners need four or six players", "options.partnership")]
    return []


# -- the rounds ----------------------------------------------------------------------------------


class Exchange(NamedTuple):
    """How many cards everybody passes, and to whom: so many seats on."""

    cards: int
    step: int = 0

    @property
    def way(self) -> str:
        """Left is the next player clockwise (`ruling.left-neighbour`)."""
        return "left" if self.step == 1 else "right"


LEFT, RIGHT = 1, -1
NO_EXCHANGE = Exchange(0)
NINE = (
    *(Exchange(cards, step) for cards in (4, 3, 2, 1) for step in (LEFT, RIGHT)),
    NO_EXCHANGE,
)  # `pass.schedule`
SCHEDULE = {"full": NINE, "short": tuple(NINE[number - 1] for number in (1, 4, 5, 8, 9))}


def exchange_of(number: int, options: Options) -> Exchange:
    """The exchange of a round, counted from 1; none in rounds that break a tie (`pass.none`)."""
    plan = SCHEDULE[options.length]
    return plan[number - 1] if number <= len(plan) else NO_EXCHANGE


# -- what a bid brings ---------------------------------------------------------------------------


def points(bid: int, won: int) -> int:
    """The points for a bid and the tricks won (`score.exact` … `score.nil-failed`)."""
    if won == bid:
        return A_TRICK * bid + EXACT if bid else NIL
    return A_TRICK * bid + won - bid if won > bid else won


def earned(side: int, bid: int, won: int, name: str, options: Options) -> Line:
    """The same as a line of the ledger, with its reason."""
    said = f"{name} bid {bid or 'nil'}"
    if won == bid:
        if bid:
            clause = "score.exact"
            say = f"{said} and won {bid}: {A_TRICK} points a trick and {EXACT} more."
        else:
            clause, say = "score.nil", f"{said} and won no trick: {NIL} points."
    elif won < bid:
        clause = "score.under"
        got = f"only {won}: one point a trick" if won else "nothing: no points"
        say = f"{said} but won {got}."
    elif bid:
        clause, more = "score.over ruling.bid-word", count(won - bid, "point")
        bought = f"{A_TRICK} points for {_each(bid)} bid"
        say = f"{said} and won {won}: {bought}, and {more} for {_more(won - bid)}."
    else:
        clause = "score.nil-failed ruling.broken-nil"
        say = f"{said} but won {count(won, 'trick')}: one point a trick."
    team = ""
    if options.partnership:
        team = " var.partners" if bid else " var.partners ruling.team-nil"
    return Line(side, points(bid, won), tuple(f"{clause}{team}".split()), say)


def _each(bid: int) -> str:
    return "the trick" if bid == 1 else f"each of the {bid} tricks"


def _more(tricks: int) -> str:
    return "the one too many" if tricks == 1 else f"the {tricks} too many"


# -- the end of a round --------------------------------------------------------------------------


def counted(
    bids: Sequence[int], won: Sequence[int], names: Sequence[str], options: Options
) -> list[Line]:
    """A line for every player; partners' lines go to their team."""
    seats = sides(len(names), options)
    return [
        earned(side, bid, tricks, name, options)
        for side, bid, tricks, name in zip(seats, bids, won, names, strict=True)
    ]


def ended(
    now: Sequence[int], number: int, names: Sequence[str], options: Options
) -> tuple[tuple[int, ...], Note]:
    """Who has won after a round, if anybody has, and a note on how the game stands or goes on.

    `number` counts rounds from 1, `now` are the totals by side and `names` the sides' names.
    """
    rounds = len(SCHEDULE[options.length])
    if number < rounds:
        say = f"Round {number} of {rounds} is over. The deal passes to the left."
        return (), Note(say, ("dealer.rotate", "score.running", *_length(options)))
    best = max(now)
    leaders = tuple(side for side, total in enumerate(now) if total == best)
    best_names = [names[side] for side in leaders]
    called = join_sides(best_names)
    if len(leaders) > 1:
        say = f"{called} are level with {best}: everybody plays another round without an exchange."
        clauses = ["game.tie", "ruling.tie-break-all", "pass.none", "dealer.rotate"]
        clauses += ["ruling.team-tie"] * options.partnership
        return (), Note(say, tuple(clauses))
    verb = "win" if options.partnership else "wins"
    have = "have" if options.partnership else "has"
    say = f"{called} {have} the highest total, {best}, and {verb}."
    clauses = ["var.partners-win"] * options.partnership + ["game.winner", "score.running"]
    clauses += ["game.tie", "ruling.tie-break-all"] if number > rounds else _length(options)
    return leaders, Note(say, tuple(clauses))


def _length(options: Options) -> list[str]:
    return ["game.short"] if options.length == "short" else ["game.nine"]


# -- questions about points ----------------------------------------------------------------------


def score_bid(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What one player scores for a bid."""
    faults = [
        Fault(f"must be a number from 0 to {HAND}", f"case.{name}")
        for name in ("bid", "tricks")
        if case[name] not in range(HAND + 1)
    ]
    if faults:
        raise BadRequest(*faults)
    line = earned(0, case["bid"], case["tricks"], names[0], options)
    others = max(sides(len(names), options))
    return Scored((line,), (line.amount, *[0] * others))


def score_round(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What everybody scores; with the number of the round, whether the game is over."""
    bids, won = case["bids"], case["tricks"]
    called = side_names(names, sides(len(names), options))
    start = case.get("totals") or [0] * len(called)
    faults = case_faults(case)
    if faults:
        raise BadRequest(*faults)
    lines = counted(bids, won, names, options)
    now = tuple(totals(lines, start))
    if "round" not in case:
        return Scored(tuple(lines), now)
    winners, note = ended(now, case["round"], called, options)
    return Scored(tuple(lines), now, winners, (note,))


def case_faults(case: Mapping[str, Any]) -> list[Fault]:
    """Why there can be no such round."""
    faults = [
        Fault(f"must be a number from 0 to {HAND}", f"case.bids[{seat}]")
        for seat, bid in enumerate(case["bids"])
        if bid not in range(HAND + 1)
    ]
    if sum(case["tricks"]) != HAND or min(case["tricks"]) < 0:
        faults.append(Fault(f"must add up to the {HAND} tricks of a round", "case.tricks"))
    if case.get("round", 1) < 1:
        faults.append(Fault("rounds are counted from 1", "case.round"))
    return faults


def rounds_before(case: Mapping[str, Any]) -> int | None:
    """How many rounds were played before this one, where its number is known."""
    return case["round"] - 1 if case.get("round", 0) >= 1 else None


def check_totals(start: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a round: nothing before the first, after the last a tie (`game.tie`)."""
    faults = from_zero(start)
    if played == 0 and any(start):
        faults.append(Fault("must be 0 before the first round", "totals"))
    rounds = len(SCHEDULE[options.length])
    if played is not None and played >= rounds and start.count(max(start)) == 1:
        what = f"must be level for first place, or the game is over after {rounds} rounds"
        faults.append(Fault(what, "totals"))
    return faults


FORMS = {
    "bid": Form(
        "A bid and the tricks won",
        (Part("bid", "int", "Bid"), Part("tricks", "int", "Tricks won")),
        score_bid,
    ),
    "round": Form(
        "A whole round",
        (
            Part("bids", "seat_ints", "Bids"),
            Part("tricks", "seat_ints", "Tricks won"),
            Part("round", "int", "Number of the round", required=False),
            Part("totals", "totals", "Before the round", required=False),
        ),
        score_round,
        played=rounds_before,
    ),
}


def points_case(random: Random) -> PointsCase:
    """One player's round or, now and then, two partners'."""
    if random.random() < 0.3:
        return _team_case(random)
    bid, won = random.choice(_BIDS), random.choice(_BIDS)
    won = bid if random.random() < 0.25 else won
    wins = count(won, "trick") if won else "no trick"
    prompt = f"West bids {bid or 'nil'} and wins {wins}. How many points does West score?"
    return PointsCase("bid", {"bid": bid, "tricks": won}, {}, 4, 0, prompt, slips=_slips(bid, won))


_BIDS = (0, 0, 1, 1, 2, 2, 3, 3, 4, 5)


def _slips(bid: int, won: int) -> tuple[int, ...]:
    """Points that a likely mistake would give."""
    both = min(bid, won)
    return (A_TRICK * won + EXACT, A_TRICK * both + abs(won - bid), A_TRICK * won, won, EXACT, bid)


def _team_case(random: Random) -> PointsCase:
    names, options = seat_names(4), {"partnership": True}
    won = [0, 0, 0, 0]
    for _ in range(HAND):
        won[random.randrange(4)] += 1
    bids = [max(0, tricks + random.choice((-1, 0, 0, 1))) for tricks in won]
    bids = [min(bid, HAND) for bid in bids]
    side = random.randrange(2)
    told = [
        f"{names[seat]} bids {bids[seat] or 'nil'} and wins {won[seat] or 'nothing'}"
        for seat in (side, side + 2)
    ]
    prompt = f"{'; '.join(told)}. They are partners. What do they score together?"
    case = {"bids": bids, "tricks": won}
    together = points(bids[side] + bids[side + 2], won[side] + won[side + 2])
    return PointsCase("round", case, options, 4, side, prompt, slips=(together,))
