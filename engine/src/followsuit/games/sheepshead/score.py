"""The score of a hand of Sheepshead: made or missed, its doublers, and leasters."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from ...game import Part
from ...ledger import Line, Note
from ...words import count, join
from ..queens_and_jacks import ALL_POINTS
from .options import Options

PLAYERS, TRICKS, NEEDED = 5, 6, 61
SAID = ("blitz", "schmaltz", "alone", "crack", "re-crack", "leaster")


class Outcome(NamedTuple):
    """A hand with a bidder, played out.

    `points` are those of the bidder's side, the discards (`buried` points) included; `tricks` are
    that side's; `said` are the doublers that were announced, and "leaster" after a leaster.
    """

    bidder: int
    partner: int | None
    points: int
    tricks: int
    said: Collection[str] = ()
    buried: int = 0


class Row(NamedTuple):
    """A row of the score table: bidder, partner, each opponent, and its clause."""

    bidder: int
    partner: int
    opponent: int
    clause: str


ROWS = {
    (True, True): Row(2, 1, -1, "score.partner-make"),
    (True, False): Row(-4, -2, 2, "score.partner-miss"),
    (False, True): Row(4, 0, -1, "score.solo-make"),
    (False, False): Row(-8, 0, 2, "score.solo-miss"),
}
LEASTER = {1: (4, -1), 2: (3, -2), 3: (2, -3), 4: (1, -4), 5: (0, 0)}


def made(points: int) -> bool:
    """Whether the bidder's side has enough (`make.61`)."""
    return points >= NEEDED


# -- doublers ------------------------------------------------------------------------------------


class Doubler(NamedTuple):
    """One doubling of a hand: its sign on the score sheet, and why it is in force."""

    sign: str
    note: Note


_SAID = {
    "blitz": ("B", "The black queens were shown: a blitz (B).", "double.blitz"),
    "schmaltz": ("S", "The red queens were shown: a schmaltz (S).", "double.schmaltz"),
    "alone": ("A", "The bidder played alone (A).", "double.alone ruling.alone-stacks"),
    "crack": ("C", "An opponent cracked (C).", "double.crack"),
    "re-crack": ("C²", "The bidder re-cracked (C²).", "double.recrack"),
    "leaster": ("L", "The hand before was a leaster (L).", "double.after-leaster"),
}
_OPTIONS = {"re-crack": ("crack", "recrack"), "leaster": ("after_leaster",)}


def doublers(outcome: Outcome, options: Options) -> list[Doubler]:
    """The doublers in force, in the order of the score sheet (`double.each`)."""
    found = [_said(name) for name in ("blitz", "schmaltz") if _counts(name, outcome, options)]
    found += _by_the_count(outcome, options)
    found += [_said(name) for name in SAID[2:] if _counts(name, outcome, options)]
    return found


def _counts(name: str, outcome: Outcome, options: Options) -> bool:
    return name in outcome.said and all(
        getattr(options, option) for option in _OPTIONS.get(name, (name,))
    )


def _said(name: str) -> Doubler:
    sign, say, clauses = _SAID[name]
    return Doubler(sign, Note(say, tuple(clauses.split())))


def _by_the_count(outcome: Outcome, options: Options) -> list[Doubler]:
    """No schneider and no trick, which nobody announces (`double.no-schneider`)."""
    own, other = outcome.points, ALL_POINTS - outcome.points
    border = 31 if options.schneider == "traditional31" else 30
    solo = ("ruling.team-of-one",) if outcome.partner is None else ()
    found = []
    if options.no_schneider and (own < border or other < 30):
        who, had = ("The bidder’s side", own) if own < border else ("The opposition", other)
        least = border if own < border else 30
        moved = ("ruling.schneider-border",) if had >= 30 else ()  # safe by the text
        ids: tuple[str, ...] = ("double.no-schneider", *moved, *solo)
        say = f"{who} has {count(had, 'point')}, fewer than {least}: no schneider (N)."
        found.append(Doubler("N", Note(say, ids)))
    if options.no_trick and outcome.tricks in (0, TRICKS):
        who = "The bidder’s side" if outcome.tricks == 0 else "The opposition"
        ids = ("double.no-trick", *solo)
        say = f"{who} has no trick (N²)."
        if outcome.tricks == 0 and outcome.buried:
            say = f"{who} has no trick (N²); {count(outcome.buried, 'point')} were discarded."
            ids = (*ids, "ruling.discards-without-trick")
        found.append(Doubler("N²", Note(say, ids)))
    return found


def notation(found: Sequence[Doubler]) -> str:
    """The signs as the score sheet writes them: N² takes the place of N, C² of C."""
    signs = [doubler.sign for doubler in found]
    return " ".join(sign for sign in signs if f"{sign}²" not in signs)


# -- a hand with a bidder ------------------------------------------------------------------------


def bid_hand(
    outcome: Outcome, options: Options, names: Sequence[str]
) -> tuple[list[Line], list[Note]]:
    """The five lines of a hand with a bidder, and the doublers that count in it."""
    bidder, partner, points = outcome.bidder, outcome.partner, outcome.points
    row = ROWS[partner is not None, made(points)]
    found = doublers(outcome, options)
    signs, factor = notation(found), 2 ** len(found)
    times = f", times {factor} for {join(signs.split())}" if found else ""
    ids: tuple[str, ...] = (row.clause,)
    if found:
        ids += ("double.each",)
    if len(found) > 1:
        ids += ("ruling.doublers-multiply",)
    lines = []
    for seat, name in enumerate(names):
        own, say, more = row.opponent, f"{name} is an opponent: {_signed(row.opponent)}", ids
        if seat == bidder:
            own, say = row.bidder, _promise(outcome, row, names)
            verdict = "make.61" if made(points) else "make.opposition make.61"
            if partner is None:
                verdict = f"make.solo {verdict}"
            more = (*ids, *verdict.split(), *(("discard.count",) if outcome.buried else ()))
        elif seat == partner:
            own, say = row.partner, f"{name} is the partner: {_signed(row.partner)}"
        lines.append(Line(seat, own * factor, more, f"{say}{times}.", what=signs))
    notes = [doubler.note for doubler in found]
    if options.no_schneider and 30 in (points, ALL_POINTS - points) and "N" not in signs:
        who = "The bidder’s side" if points == 30 else "The opposition"
        notes.append(Note(f"{who} has 30 points, just enough.", ("ruling.schneider-border",)))
    notes.append(Note("The five changes add up to zero.", ("score.zero-sum",)))
    return lines, notes


def _promise(outcome: Outcome, row: Row, names: Sequence[str]) -> str:
    name, points = names[outcome.bidder], outcome.points
    who, verb, make, miss = f"{name}, without a partner,", "has", "makes", "misses"
    if outcome.partner is not None:
        who, verb = f"{name} and {names[outcome.partner]}", "have"
        make, miss = "make", "miss"
    buried = f", {outcome.buried} of them discarded," if outcome.buried else ""
    only, how = ("", make) if made(points) else ("only ", miss)
    has = f"{who} {verb} {only}{count(points, 'point')}{buried} and {how} it"
    return f"{has}. The bidder: {_signed(row.bidder)}"


def _signed(points: int) -> str:
    return f"{'plus' if points > 0 else 'minus'} {abs(points)}"


OUTCOME = (
    Part("bidder", "seat", "Bidder; null in a leaster"),
    Part("partner", "seat", "Partner; null where the bidder plays alone"),
    Part("counted", "int", "Card points of the bidder’s side, the discards included"),
    Part("discard_points", "int", "Card points in the discards"),
    Part("opposed", "int", "Card points of the opposition"),
    Part("side_tricks", "int", "Tricks of the bidder’s side"),
    Part("made", "bool", "Whether the bidder’s side has enough"),
    Part("doublers", "texts", "The signs of the doublers in force"),
    Part("factor", "int", "What they multiply the score by"),
    Part("card_points", "seat_ints", "Card points of each player in a leaster"),
    Part("leaster_winners", "seats", "Who won the leaster"),
    Part("limit", "int", "The point limit on this hand, where one is agreed"),
)


def came_to(outcome: Outcome, options: Options) -> dict[str, Any]:
    """What a hand with a bidder came to (`OUTCOME`)."""
    found = doublers(outcome, options)
    return {
        "bidder": outcome.bidder,
        "partner": outcome.partner,
        "counted": outcome.points,
        "discard_points": outcome.buried,
        "opposed": ALL_POINTS - outcome.points,
        "side_tricks": outcome.tricks,
        "made": made(outcome.points),
        "doublers": [doubler.sign for doubler in found],
        "factor": 2 ** len(found),
    }


def leaster_came_to(points: Sequence[int], tricks: Sequence[int]) -> dict[str, Any]:
    """What a leaster came to (`OUTCOME`)."""
    winners = leaster_winners(points, tricks)
    return {"bidder": None, "card_points": points, "leaster_winners": winners}


# -- a leaster -----------------------------------------------------------------------------------


def leaster(
    points: Sequence[int], tricks: Sequence[int], names: Sequence[str], *, cancelled: bool = False
) -> tuple[list[Line], list[Note]]:
    """The five lines of a leaster; `cancelled`: a doubler L was waiting and waits on."""
    winners = leaster_winners(points, tricks)
    low = points[winners[0]]
    gain, loss = LEASTER[len(winners)]
    ids: tuple[str, ...] = ("leaster.winner", "leaster.score")
    if len(winners) > 1:
        ids = ("leaster.tie", *ids, "ruling.shared-leaster")
    fewest = "the fewest" if all(tricks) else "the fewest of those with a trick"
    lines = []
    for seat, name in enumerate(names):
        has = f"{name} has {count(points[seat], 'point')}"
        if seat in winners:
            shared = ", shared" if len(winners) > 1 else ""
            won = f"plus {gain}" if gain else "nobody pays"
            lines.append(Line(seat, gain, ids, f"{has}, {fewest}{shared}: {won}."))
        elif not tricks[seat]:
            more = (*ids, "ruling.no-trick-loses")
            say = f"{name} has no trick and so cannot win: minus {-loss}."
            lines.append(Line(seat, loss, more, say))
        else:
            lines.append(Line(seat, loss, ids, f"{has}, more than {low}: minus {-loss}."))
    who = join([names[seat] for seat in winners])
    notes = [Note(f"{who} won the leaster. No doubler counts in it.", ("double.none-leaster",))]
    if loss < -1:
        say = f"Each loser pays {-loss}: “a leaster costs one point at most” is only a saying."
        notes.append(Note(say, ("ruling.thumb-rule",)))
    if cancelled:
        say = "An earlier leaster’s doubler is cancelled; the next bid hand carries one L."
        notes.append(Note(say, ("ruling.one-leaster-doubler", "double.after-leaster")))
        lines = [line._replace(what="L cancelled") for line in lines]
    return lines, notes


def leaster_winners(points: Sequence[int], tricks: Sequence[int]) -> list[int]:
    """Who has the fewest points of those with a trick (`leaster.winner`, `ruling.no-trick-loses`)."""
    low = min(had for had, won in zip(points, tricks, strict=True) if won)
    return [s for s in range(PLAYERS) if tricks[s] and points[s] == low]


# -- the end of the game -------------------------------------------------------------------------


def limit_of(start: int, hand: int) -> int:
    """The point limit on a hand, counted from 1 (`ruling.limit-formula`)."""
    return start - (hand - 1)


def limit_on(options: Options, hand: int) -> dict[str, Any]:
    """The limit on this hand, counted from 1, for its outcome."""
    return {"limit": limit_of(options.limit, hand)} if options.limit else {}


def ended(
    options: Options, hand: int, totals: Sequence[int], names: Sequence[str]
) -> tuple[list[int], Note | None]:
    """Who has won after this hand (counted from 1), if anybody, and a word about it."""
    if options.limit:
        return _at_limit(limit_of(options.limit, hand), hand, totals, names)
    if options.hands and hand >= options.hands:
        return leaders(totals, names)
    return [], None


def leaders(totals: Sequence[int], names: Sequence[str]) -> tuple[list[int], Note]:
    """The winners when the hands are over (`end.free`)."""
    best = max(totals)
    winners = [seat for seat, had in enumerate(totals) if had == best]
    who = join([names[seat] for seat in winners])
    if len(winners) == 1:
        return winners, Note(f"The game is over. {who} wins with {best}.", ("end.free",))
    say = f"The game is over. {who} are level with {best} and share the win."
    return winners, Note(say, ("end.free", "ruling.level-leaders"))


def _at_limit(
    limit: int, hand: int, totals: Sequence[int], names: Sequence[str]
) -> tuple[list[int], Note]:
    ids: tuple[str, ...] = ("end.limit", "ruling.limit-formula")
    on = f"On hand {hand} the limit is {limit}"
    there = [seat for seat, had in enumerate(totals) if had >= limit]
    if not there:
        return [], Note(f"{on}, and nobody has reached it.", ids)
    best = max(totals)
    first = [seat for seat in there if totals[seat] == best]
    who = join([names[seat] for seat in first])
    if len(first) > 1:
        say = f"{on}. {who} are level with {best}, so all five play on until one leads alone."
        return [], Note(say, ("end.limit-tie", "ruling.limit-tie", *ids))
    if len(there) > 1:
        say = f"{on}. {join([names[s] for s in there])} have reached it, and {who} is furthest past it."
        return first, Note(f"{say} {who} wins with {best}.", ("end.limit-margin", *ids))
    return first, Note(f"{on}. {who} has {best} and wins.", ("end.limit-first", *ids))
