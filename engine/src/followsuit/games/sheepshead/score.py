"""The score of a hand of Sheepshead: made or missed, its doublers, and leasters."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from ...ledger import Line, Note
from ...messages import Message, Row, Seat, of_seat, say
from ...parts import Part
from ..queens_and_jacks import ALL_POINTS
from .options import Options

PLAYERS, TRICKS, NEEDED = 5, 6, 61
SAID = ("blitz", "schmaltz", "alone", "crack", "re-crack", "leaster")


class Outcome(NamedTuple):
    """A hand with a bidder, played out.

    `points` are those of the bidder's side, the discards (`buried` points) included; `tricks` are
    that side's, None where nobody tells them; `said` are the doublers that were announced, and
    "leaster" after a leaster.
    """

    bidder: int
    partner: int | None
    points: int
    tricks: int | None
    said: Collection[str]
    buried: int


def heard(said: Iterable[str], *, after_leaster: bool) -> tuple[str, ...]:
    """The doublers that were said, and that which a leaster has left (`double.after-leaster`)."""
    return (*said, *(("leaster",) if after_leaster else ()))


class Stakes(NamedTuple):
    """What bidder and each opponent score, and the clause of that; a partner has half."""

    bidder: int
    opponent: int
    clause: str


STAKES = {
    (True, True): Stakes(2, -1, "score.partner-make"),
    (True, False): Stakes(-4, 2, "score.partner-miss"),
    (False, True): Stakes(4, -1, "score.solo-make"),
    (False, False): Stakes(-8, 2, "score.solo-miss"),
}


def leaster_stakes(winners: int) -> tuple[int, int]:
    """What each winner and each loser score: every loser pays one to every winner (`leaster.score`)."""
    return PLAYERS - winners, -winners


def made(points: int) -> bool:
    """Whether the bidder's side has enough (`make.61`)."""
    return points >= NEEDED


# -- doublers ------------------------------------------------------------------------------------


class Doubler(NamedTuple):
    """One doubling of a hand: its name, its sign on the score sheet, and why it is in force."""

    name: str
    sign: str
    note: Note


_SAID = {
    "blitz": ("B", say("was-blitz"), "double.blitz"),
    "schmaltz": ("S", say("was-schmaltz"), "double.schmaltz"),
    "alone": ("A", say("was-alone"), "double.alone ruling.alone-stacks"),
    "crack": ("C", say("was-cracked"), "double.crack"),
    "re-crack": ("C²", say("was-re-cracked"), "double.recrack"),
    "leaster": ("L", say("was-leaster"), "double.after-leaster"),
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
    sign, told, clauses = _SAID[name]
    return Doubler(name, sign, Note(told, tuple(clauses.split())))


def _by_the_count(outcome: Outcome, options: Options) -> list[Doubler]:
    """No schneider and no trick, which nobody announces (`double.no-schneider`)."""
    border = 31 if options.schneider == "traditional31" else 30
    sides = (("bidder", outcome.points, border), ("opposition", ALL_POINTS - outcome.points, 30))
    solo = ("ruling.team-of-one",) if outcome.partner is None else ()
    found = []
    if options.no_schneider:
        found += [_too_few(side, had, least, solo) for side, had, least in sides if had < least]
    if options.no_trick and outcome.tricks in (0, TRICKS):
        none = say("no-trick", side="bidder" if outcome.tricks == 0 else "opposition")
        ids: tuple[str, ...] = ("double.no-trick", *solo)
        if outcome.tricks == 0 and outcome.buried:
            none = say("no-trick-but-discards", points=outcome.buried)
            ids = (*ids, "ruling.discards-without-trick")
        found.append(Doubler("no-trick", "N²", Note(none, ids)))
    return found


def _too_few(side: str, had: int, least: int, solo: tuple[str, ...]) -> Doubler:
    """A side has fewer points than it needs (`double.no-schneider`)."""
    moved = ("ruling.schneider-border",) if had >= 30 else ()  # safe by the text
    few = say("no-schneider", side=side, points=had, least=least)
    return Doubler("no-schneider", "N", Note(few, ("double.no-schneider", *moved, *solo)))


def notation(found: Sequence[Doubler]) -> Row:
    """The signs as the score sheet writes them: N² takes the place of N, C² of C."""
    signs = {doubler.sign for doubler in found}
    shown = (doubler for doubler in found if f"{doubler.sign}²" not in signs)
    return Row.of(say("sign", doubler=doubler.name) for doubler in shown)


# -- a hand with a bidder ------------------------------------------------------------------------


def bid_hand(outcome: Outcome, options: Options) -> tuple[list[Line], list[Note]]:
    """The five lines of a hand with a bidder, and the doublers that count in it."""
    bidder, partner, points = outcome.bidder, outcome.partner, outcome.points
    side, enough = (bidder, partner), made(points)
    stakes = STAKES[partner is not None, enough]
    found = doublers(outcome, options)
    factor, signs = 2 ** len(found), notation(found)
    sheet = say("signs", signs=signs) if found else None
    ids: tuple[str, ...] = (stakes.clause,)
    if found:
        ids += ("double.each",)
    if len(found) > 1:
        ids += ("ruling.doublers-multiply",)
    lines = []
    for seat in range(PLAYERS):
        own, told, more = stakes.opponent, of_seat("opponent", seat), ids
        if seat == bidder:
            own, told = stakes.bidder, promise(outcome)
            verdict = "make.61" if enough else "make.opposition make.61"
            if partner is None:
                verdict = f"make.solo {verdict}"
            more = (*ids, *verdict.split(), *(("discard.count",) if outcome.buried else ()))
        elif seat == partner:
            own, told = stakes.bidder // 2, of_seat("partner", seat)
        told = told.but(gains=(seat in side) == enough, amount=abs(own), factor=factor, signs=signs)
        lines.append(Line(seat, own * factor, more, told, what=sheet))
    notes = [doubler.note for doubler in found]
    safe = "no-schneider" not in {doubler.name for doubler in found}
    if options.no_schneider and safe and 30 in (points, ALL_POINTS - points):
        safe_side = "bidder" if points == 30 else "opposition"
        least = say("just-enough", side=safe_side, points=30)
        notes.append(Note(least, ("ruling.schneider-border",)))
    notes.append(Note(say("zero-sum"), ("score.zero-sum",)))
    return lines, notes


def promise(outcome: Outcome) -> Message:
    """Whether the bidder makes it, alone or with a partner."""
    has = {"seat": Seat(outcome.bidder), "points": outcome.points, "buried": outcome.buried}
    enough = made(outcome.points)
    if outcome.partner is None:
        return say("solo-makes" if enough else "solo-misses", **has)
    with_partner = say("pair-makes" if enough else "pair-misses", **has)
    return with_partner.but(partner=Seat(outcome.partner))


OUTCOME = (
    Part("bidder", "seat"),
    Part("partner", "seat"),
    Part("counted", "int"),
    Part("discard_points", "int"),
    Part("opposed", "int"),
    Part("side_tricks", "int"),
    Part("made", "bool"),
    Part("doublers", "texts"),
    Part("factor", "int"),
    Part("card_points", "seat_ints"),
    Part("leaster_winners", "seats"),
    Part("limit", "int"),
)


def came_to(outcome: Outcome, options: Options) -> dict[str, Any]:
    """What a hand with a bidder came to (`OUTCOME`)."""
    found = doublers(outcome, options)
    side_tricks = {} if outcome.tricks is None else {"side_tricks": outcome.tricks}
    return {
        "bidder": outcome.bidder,
        "partner": outcome.partner,
        "counted": outcome.points,
        "discard_points": outcome.buried,
        "opposed": ALL_POINTS - outcome.points,
        **side_tricks,
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
    points: Sequence[int], tricks: Sequence[int], *, cancelled: bool
) -> tuple[list[Line], list[Note]]:
    """The five lines of a leaster; `cancelled`: a doubler L was waiting and waits on."""
    winners, low = leaster_winners(points, tricks), fewest(points, tricks)
    gain, loss = leaster_stakes(len(winners))
    ids: tuple[str, ...] = ("leaster.winner", "leaster.score")
    if len(winners) > 1:
        ids = ("leaster.tie", *ids, "ruling.shared-leaster")
    lines = []
    for seat, had in enumerate(points):
        who = Seat(seat)
        if seat in winners:
            entry = "leaster-shared" if len(winners) > 1 else "leaster-won"
            won = say(entry, seat=who, points=had, all_have_tricks=all(tricks), amount=gain)
            lines.append(Line(seat, gain, ids, won))
        elif not tricks[seat]:
            none = say("leaster-without-trick", seat=who, amount=-loss)
            lines.append(Line(seat, loss, (*ids, "ruling.no-trick-loses"), none))
        else:
            lost = say("leaster-lost", seat=who, points=had, fewest=low, amount=-loss)
            lines.append(Line(seat, loss, ids, lost))
    over = say("leaster-winners", seats=Row.seats(winners))
    notes = [Note(over, ("double.none-leaster",))]
    if 1 < len(winners) < PLAYERS:
        notes.append(Note(say("thumb-rule", amount=-loss), ("ruling.thumb-rule",)))
    if cancelled:
        waits = say("one-leaster-doubler")
        notes.append(Note(waits, ("ruling.one-leaster-doubler", "double.after-leaster")))
        lines = [line._replace(what=say("doubler-cancelled")) for line in lines]
    return lines, notes


def leaster_winners(points: Sequence[int], tricks: Sequence[int]) -> list[int]:
    """Who has the fewest points of those with a trick (`leaster.winner`, `ruling.no-trick-loses`)."""
    low = fewest(points, tricks)
    return [s for s in range(PLAYERS) if tricks[s] and points[s] == low]


def fewest(points: Sequence[int], tricks: Sequence[int]) -> int:
    """The fewest points of those with a trick (`leaster.winner`)."""
    return min(had for had, won in zip(points, tricks, strict=True) if won)


# -- the end of the game -------------------------------------------------------------------------


def limit_of(start: int, hand: int) -> int:
    """The point limit on a hand, counted from 1 (`ruling.limit-formula`)."""
    return start - (hand - 1)


def limit_on(options: Options, hand: int) -> dict[str, Any]:
    """The limit on this hand, counted from 1, for its outcome."""
    return {"limit": limit_of(options.limit, hand)} if options.limit else {}


def ended(options: Options, hand: int, totals: Sequence[int]) -> tuple[list[int], Note | None]:
    """Who has won after this hand (counted from 1), if anybody, and a word about it."""
    if options.limit:
        return _at_limit(limit_of(options.limit, hand), hand, totals)
    if options.hands and hand >= options.hands:
        return leaders(totals)
    return [], None


def leaders(totals: Sequence[int]) -> tuple[list[int], Note]:
    """The winners when the hands are over (`end.free`)."""
    best = max(totals)
    winners = [seat for seat, had in enumerate(totals) if had == best]
    over = say("game-over", seats=Row.seats(winners), best=best)
    level = ("ruling.level-leaders",) if len(winners) > 1 else ()
    return winners, Note(over, ("end.free", *level))


def _at_limit(limit: int, hand: int, totals: Sequence[int]) -> tuple[list[int], Note]:
    ids: tuple[str, ...] = ("end.limit", "ruling.limit-formula")
    on = {"hand": hand, "limit": limit}
    there = [seat for seat, had in enumerate(totals) if had >= limit]
    if not there:
        return [], Note(say("limit-not-reached", **on), ids)
    best = max(totals)
    first = [seat for seat in there if totals[seat] == best]
    if len(first) > 1:
        level = say("limit-level", seats=Row.seats(first), best=best, **on)
        return [], Note(level, ("end.limit-tie", "ruling.limit-tie", *ids))
    [seat] = first
    if len(there) > 1:
        past = say("limit-margin", seats=Row.seats(there), seat=Seat(seat), best=best, **on)
        return first, Note(past, ("end.limit-margin", *ids))
    reached = say("limit-first", seat=Seat(seat), best=best, **on)
    return first, Note(reached, ("end.limit-first", *ids))
