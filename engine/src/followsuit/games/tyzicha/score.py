"""The score of a hand of Tyzicha: the contract against cards and marriages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...fields import field, yes_no
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...packs import FRENCH_24 as PACK
from ...packs import SUIT_NAMES
from ...table import Table
from ...words import join
from .cards import MARRIAGES, SUITS, worth

ALL_POINTS, FORCED, CONCEDED, CAP, GOAL = 120, 100, 40, 1000, 1001
NEVER = {1, ALL_POINTS - 1}  # the cheapest card that counts is worth 2


class Options(NamedTuple):
    """What the players agree on before the game."""

    contract_needs: str = "more-than"
    opponents_score: str = "when-broken"
    round_to: int = 1
    first_trick_marriage: bool = True
    bid_limit: str = "none"


OPTIONS = (
    field(
        "contract_needs",
        "A contract needs",
        {"more-than": "more points than it says", "at-least": "at least as many points"},
        "ruling.exceeds",
    ),
    field(
        "opponents_score",
        "Opponents score",
        {"when-broken": "when the contract is broken", "always": "in every hand"},
        "ruling.opponents-score",
    ),
    field(
        "round_to",
        "Opponents' points are rounded",
        {1: "not at all", 5: "to fives", 10: "to tens"},
        "ruling.no-rounding",
    ),
    yes_no(
        "first_trick_marriage",
        "A marriage with the very first lead",
        "ruling.first-trick-marriage",
        default=True,
    ),
    field(
        "bid_limit",
        "Highest bid and raise",
        {"none": "no limit", "120-without-marriage": "120 without a marriage in hand"},
        "ruling.bid-limit",
    ),
)


class Contract(NamedTuple):
    """Who has promised to collect how much."""

    declarer: int
    value: int

    @property
    def forced(self) -> bool:
        """Whether this is the special contract of a forced player (`bid.forced-choice`)."""
        return self.value == FORCED


# -- made, broken or conceded --------------------------------------------------------------------


def counted(
    contract: Contract,
    cards: Sequence[int],
    shown: Sequence[Sequence[str]],
    start: Sequence[int],
    options: Options,
    names: Sequence[str],
) -> Scored:
    """The score of a hand played out, from card points and the marriages shown."""
    declarer, value = contract
    sums = [collected(own, suits) for own, suits in zip(cards, shown, strict=True)]
    lenient = options.contract_needs == "at-least"
    made = sums[declarer] > value or (lenient and sums[declarer] == value)
    outcome = {
        "declarer": declarer,
        "contract": value,
        "made": made,
        "conceded": False,
        "card_points": cards,
        "sums": sums,
    }
    lines = [_promise(contract, made, lenient, cards[declarer], shown[declarer], names[declarer])]
    opponents = [seat for seat in range(3) if seat != declarer]
    if made and options.opponents_score == "when-broken":
        both = join([names[seat] for seat in opponents])
        note = Note(f"{both} score nothing, because the contract is made.", _OPPONENTS)
        return ended(declarer, lines, [note], start, names)._replace(outcome=outcome)
    for seat in opponents:
        own = rounded(sums[seat], options.round_to)
        ids = _OPPONENTS if made else ("score.opponents",)
        ids += ("score.marriage-values",) * bool(shown[seat])
        ids += ("ruling.no-rounding",) * bool(sums[seat] % 10)  # another choice of it would tell
        say = f"{names[seat]} scores {summed(cards[seat], shown[seat])}"
        say += f", rounded to {own}." if own != sums[seat] else "."
        lines.append(capped(Line(seat, own, ids, say), start[seat]))
    return ended(declarer, lines, [], start, names)._replace(outcome=outcome)


OUTCOME = (
    Part("declarer", "seat", "Declarer"),
    Part("contract", "int", "What the declarer has promised"),
    Part("made", "bool", "Whether the contract is made"),
    Part("conceded", "bool", "Whether the declarer gave the hand up"),
    Part("card_points", "seat_ints", "Card points of each player"),
    Part("sums", "seat_ints", "Those with marriages, before rounding"),
)


_OPPONENTS: tuple[str, ...] = ("score.opponents", "ruling.opponents-score")


def _promise(
    contract: Contract, made: bool, lenient: bool, cards: int, shown: Sequence[str], name: str
) -> Line:
    """The declarer's line: plus or minus the contract (`score.made`, `score.broken`)."""
    value, own = contract.value, collected(cards, shown)
    level: tuple[str, ...] = ("ruling.exceeds",) * (own == value)
    more: tuple[str, ...] = ("score.marriage-values",) * bool(shown)
    more += ("ruling.marriage-needs-trick",) * bool(shown and not cards)
    has = f"{name} has {summed(cards, shown)}"
    if made:
        how = f"exactly {value}, which is enough" if own == value else f"more than {value}"
        say = f"{has}: {how}. The contract is made and scores {value}."
        ids = (*level, "score.made", "score.made-amount", *more)
        return Line(contract.declarer, value, ids, say)
    how = "less than" if lenient else "not more than"
    say = f"{has}: {how} {value}. The contract is broken and costs {value}."
    return Line(contract.declarer, -value, (*level, "score.broken", *more), say)


def conceded(contract: Contract, start: Sequence[int], names: Sequence[str]) -> Scored:
    """The score of a hand given up (`widow.concede`)."""
    declarer, value = contract
    ids: tuple[str, ...] = ("widow.concede", "ruling.concede-contract")
    own = (*ids, "forced100.concede") if contract.forced else ids
    say = f"{names[declarer]} concedes and loses the contract, {value}."
    lines = [Line(declarer, -value, own, say)]
    for seat in range(3):
        if seat != declarer:
            say = f"{names[seat]} scores {CONCEDED} for the concession."
            lines.append(capped(Line(seat, CONCEDED, ids, say), start[seat]))
    outcome = {"declarer": declarer, "contract": value, "made": False, "conceded": True}
    return ended(declarer, lines, [], start, names)._replace(outcome=outcome)


def capped(line: Line, start: int) -> Line:
    """An opponent's gain, as far as the limit of 1000 lets it count (`game.cap`)."""
    kept = min(line.amount, CAP - start)
    if kept == line.amount:
        return line
    counts = (
        f"only {kept} of them {'counts' if kept == 1 else 'count'}" if kept else "they do not count"
    )
    say = f"{str(line.say).removesuffix('.')}, but {CAP} is the limit: {counts}."
    return line._replace(
        amount=kept, say=say, clauses=("game.cap", "ruling.cap-scope", *line.clauses)
    )


def ended(
    declarer: int,
    lines: Sequence[Line],
    notes: Sequence[Note],
    start: Sequence[int],
    names: Sequence[str],
) -> Scored:
    """Totals after the hand, and whether the declarer has won the game (`game.1001`).

    The last note tells how the game goes on.
    """
    now, name = tuple(totals(lines, start)), names[declarer]
    if now[declarer] >= GOAL:
        say = f"{name} reaches {now[declarer]} as declarer and wins the game."
        won = Note(say, ("game.1001", "game.finish-as-declarer"))
        return Scored(tuple(lines), now, (declarer,), (*notes, won))
    more = []
    if now[declarer] == CAP:
        say = f"{name} has exactly {CAP}, but the game needs {GOAL}."
        more.append(Note(say, ("game.1001", "ruling.cap-scope")))
    below = [names[seat] for seat in range(3) if now[seat] < 0 <= start[seat]]
    if below:
        verb = "falls" if len(below) == 1 else "fall"
        more.append(Note(f"{join(below)} {verb} below zero.", ("ruling.negative",)))
    on = Note("The game goes on, and the deal passes to the left.", ("deal.passes-left",))
    return Scored(tuple(lines), now, (), (*notes, *more, on))


def settle(table: Table, scored: Scored) -> None:
    """Write the score of a hand on the table."""
    *notes, last = scored.notes
    table.enter(scored.lines, notes)
    table.outcome = dict(scored.outcome)
    if scored.winners:
        table.finish(scored.winners, " ".join(last.clauses), last.say)
    else:
        table.tell_next(last.say, last.clauses)


def collected(cards: int, shown: Sequence[str]) -> int:
    """Card points and marriages together."""
    return cards + sum(MARRIAGES[suit] for suit in shown)


def summed(cards: int, shown: Sequence[str]) -> str:
    """The same in words, with the sum."""
    parts = _parts(cards, shown)
    return f"{parts}, together {collected(cards, shown)}" if shown else parts


def _parts(cards: int, shown: Sequence[str]) -> str:
    return join([f"{cards} in cards", *(f"{MARRIAGES[s]} for {SUIT_NAMES[s]}" for s in shown)])


def rounded(number: int, to: int) -> int:
    """The nearest multiple, half-way up (`ruling.no-rounding`)."""
    return (number + to // 2) // to * to


# -- questions about points ----------------------------------------------------------------------


def score_hand(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """A hand's score from contract, card points (or the cards themselves) and marriages."""
    start = case.get("totals") or [0, 0, 0]
    faults = case_faults(case)
    if faults:
        raise BadRequest(*faults)
    contract = Contract(case["declarer"], case["contract"])
    if case.get("conceded"):
        scored = conceded(contract, start, names)
    else:
        cards = case["points"] if "points" in case else [worth(won) for won in case["cards"]]
        shown = case.get("marriages") or [[], [], []]
        scored = counted(contract, cards, shown, start, options, names)
    if "totals" in case:
        return scored
    # Nobody knows what the players had before, so nobody can tell who falls below zero.
    notes = tuple(note for note in scored.notes if "ruling.negative" not in note.clauses)
    return scored._replace(notes=notes)


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has won yet (`game.1001`)."""
    return [
        Fault(f"with more than {CAP} the game is over", f"totals[{seat}]")
        for seat, had in enumerate(points)
        if had > CAP
    ]


def case_faults(case: Mapping[str, Any]) -> list[Fault]:
    """Why there can be no such hand."""
    faults = []
    if case["contract"] < FORCED or case["contract"] % 10:
        faults.append(Fault("must be 100, 110, 120 and so on", "case.contract"))
    if case.get("conceded"):
        played = [name for name in ("points", "cards", "marriages") if name in case]
        return faults + [Fault("a conceded hand is not played", f"case.{n}") for n in played]
    if ("points" in case) == ("cards" in case):
        faults.append(Fault("give either points or cards", "case.points"))
    elif "points" in case and (sum(case["points"]) != ALL_POINTS or min(case["points"]) < 0):
        faults.append(Fault(f"must add up to {ALL_POINTS}", "case.points"))
    elif "points" in case and not NEVER.isdisjoint(case["points"]):
        faults.append(Fault("no cards count 1 together, so nobody has 1 or 119", "case.points"))
    elif "cards" in case and sum(len(won) for won in case["cards"]) != len(PACK.cards):
        faults.append(Fault(f"must be all {len(PACK.cards)} cards", "case.cards"))
    said = [suit for suits in case.get("marriages") or () for suit in suits]
    if len(set(said)) != len(said):
        faults.append(Fault("each marriage can be shown once", "case.marriages"))
    return faults


FORMS = {
    "hand": Form(
        "A hand, from contract to score",
        (
            Part("declarer", "seat", "Declarer"),
            Part("contract", "int", "Contract"),
            Part("points", "ints", "Card points", required=False),
            Part("cards", "card_lists", "Cards won", required=False),
            Part("marriages", "choice_lists", "Marriages shown", False, SUITS),
            Part("totals", "totals", "Before the hand", required=False),
            Part("conceded", "bool", "The declarer conceded", required=False),
        ),
        score_hand,
    )
}


def points_case(random: Random) -> PointsCase:
    """A contract and what each player collected: what does one of them score?"""
    names, declarer = ("West", "North", "East"), random.randrange(3)
    value = 110 + 10 * random.randrange(6)
    case: dict[str, Any] = {"declarer": declarer, "contract": value}
    if random.random() < 0.15:
        case["conceded"] = True
        told = f"{names[declarer]} has bid {value} and concedes the hand."
        sums = [value, CONCEDED]
    else:
        cards, shown = _collections(random, declarer, value)
        case |= {"points": cards, "marriages": shown}
        has = [f"{name} has {_parts(cards[s], shown[s])}" for s, name in enumerate(names)]
        told = f"{names[declarer]} plays for {value}. {'. '.join(has)}."
        sums = [collected(*both) for both in zip(cards, shown, strict=True)]
    side = random.choice([declarer, random.randrange(3)])
    slips = (*sums, value, -value)
    if random.random() < 0.6:
        asked = f"{told} What does the hand change for {names[side]}?"
        return PointsCase("hand", case, {}, 3, side, asked, True, slips, declarer)
    case["totals"] = [random.randrange(850, CAP + 1) // 5 * 5 for _ in names]
    had = join([f"{name} {total}" for name, total in zip(names, case["totals"], strict=True)])
    asked = f"Before the hand: {had}. {told} What does {names[side]} have after it?"
    slips = tuple(case["totals"][side] + slip for slip in slips)
    return PointsCase("hand", case, {}, 3, side, asked, False, slips, declarer)


def _collections(random: Random, declarer: int, value: int) -> tuple[list[int], list[list[str]]]:
    """Card points and marriages of three players; now and then the contract to the point."""
    shown: list[list[str]] = [[], [], []]
    for suit in random.sample(SUITS, random.randrange(3)):
        shown[random.choice([declarer, declarer, random.randrange(3)])].append(suit)
    own, near = random.randrange(30, 100), value - collected(0, shown[declarer])
    if 0 < near < ALL_POINTS and random.random() < 0.3:
        own = near + random.randrange(2)
    cards = [1, 1, 1]
    while not NEVER.isdisjoint(cards):
        cards = [0, 0, 0]
        cards[declarer] = own
        cards[(declarer + 1) % 3] = random.randrange(ALL_POINTS - own + 1)
        cards[(declarer + 2) % 3] = ALL_POINTS - sum(cards)
    return cards, shown
