"""How Sheepshead is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from ...ledger import Line
from ...slips import Change, Slips, slip, vary
from ..misread_turncoats import of_the_cards
from ..queens_and_jacks import JACKS, QUEENS
from .clauses import CITED
from .score import NEEDED, PLAYERS, STAKES, leaster_stakes, made

Case = Mapping[str, Any]


# -- a hand with a bidder ------------------------------------------------------------------------


def sixty(case: Case) -> Case:
    """Sixty points read as enough."""
    return {**case, "points": NEEDED} if case["points"] == NEEDED - 1 else case


def seventy(case: Case) -> Case:
    """A bidder who plays alone read as missing it below seventy."""
    few = case.get("partner") is None and NEEDED <= case["points"] < 70
    return {**case, "points": NEEDED - 1} if few else case


def ninety(case: Case) -> Case:
    """Thirty points of the opposition read as too few."""
    return {**case, "points": 91} if case["points"] == 90 else case


def unheard(*words: str) -> Change:
    """Doublers that are not noticed."""

    def change(case: Case) -> Case:
        return {**case, "said": [word for word in case.get("said") or () if word not in words]}

    return vary.told("hand", change)


def like_bidder(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """The partner scores what the bidder does."""
    own = next(line.amount for line in lines if line.side == case["bidder"])
    for line in lines:
        yield line._replace(amount=own) if line.side == case.get("partner") else line


def half(line: Line) -> Line:
    return line._replace(amount=line.amount // 2)


def added(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Each doubler adds the stake once more, instead of doubling what others have doubled."""
    own = next(line.amount for line in lines if line.side == case["bidder"])
    stakes = STAKES[case.get("partner") is not None, made(case["points"])]
    factor = own // stakes.bidder
    for line in lines:
        yield line._replace(amount=line.amount // factor * factor.bit_length())


# -- a leaster -----------------------------------------------------------------------------------

Winners = Callable[[Case], Sequence[int]]


def leaster(winners: Winners) -> Callable[[Case, Sequence[Line]], Iterator[Line]]:
    """A leaster with other winners."""

    def change(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
        won = winners(case)
        gain, loss = leaster_stakes(len(won))
        for line in lines:
            yield line._replace(amount=gain if line.side in won else loss)

    return change


def with_tricks(case: Case) -> list[int]:
    return [seat for seat in range(PLAYERS) if case["tricks"][seat]]


def all_the_fewest(case: Case) -> list[int]:
    """Who has fewest points, with or without a trick."""
    low = min(case["points"])
    return [seat for seat in range(PLAYERS) if case["points"][seat] == low]


def first_of_level(case: Case) -> list[int]:
    low = min(case["points"][seat] for seat in with_tricks(case))
    return [next(seat for seat in with_tricks(case) if case["points"][seat] == low)]


def the_most(case: Case) -> list[int]:
    most = max(case["points"])
    return [seat for seat in range(PLAYERS) if case["points"][seat] == most]


def four_each(case: Case, lines: Sequence[Line]) -> Iterable[Line]:
    """Every winner of a shared leaster gains four."""
    gain, loss = leaster_stakes(1)
    for line in lines:
        yield line._replace(amount=gain if line.amount > 0 else loss)


def one_at_most(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Nobody pays more than one in a leaster."""
    for line in lines:
        yield line._replace(amount=max(line.amount, -1))


def trickless_free(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Who has no trick neither wins nor pays."""
    for line in lines:
        if case["tricks"][line.side]:
            yield line


SLIPS = Slips(
    (
        *of_the_cards(CITED),
        slip(
            "spades-best-turncoats",
            "trump.order",
            vary.in_place(f"{QUEENS} {JACKS}", "QS QH QD QC JS JH JD JC"),
        ),
        slip("must-beat", "follow.suit", vary.stricter(vary.beating)),
        slip("sixty-makes", "make.61 make.opposition", vary.told("hand", sixty)),
        slip("alone-needs-more", "make.solo", vary.told("hand", seventy)),
        slip("partner-like-bidder", "score.partner-make", vary.recounted("hand", like_bidder)),
        slip(
            "missing-costs-once", "score.partner-miss", vary.each_line(half, "score.partner-miss")
        ),
        slip("alone-pays-once", "score.solo-make", vary.each_line(half, "score.solo-make")),
        slip("alone-loses-once", "score.solo-miss", vary.each_line(half, "score.solo-miss")),
        slip("blitz-idle", "double.blitz", vary.agreed(blitz=False)),
        slip("schmaltz-idle", "double.schmaltz", vary.agreed(schmaltz=False)),
        slip("alone-not-doubled", "double.alone ruling.alone-stacks", vary.agreed(alone=False)),
        slip("crack-idle", "double.crack", vary.agreed(crack=False)),
        slip("re-crack-idle", "double.recrack", vary.agreed(recrack=False)),
        slip("leaster-idle", "double.after-leaster", vary.agreed(after_leaster=False)),
        slip(
            "nothing-doubled",
            "double.each",
            unheard("blitz", "schmaltz", "alone", "crack", "re-crack", "leaster"),
            vary.agreed(no_schneider=False),
        ),
        slip("schneider-idle", "double.no-schneider", vary.agreed(no_schneider=False)),
        slip("thirty-schneider", "ruling.schneider-border", vary.agreed(schneider="traditional31")),
        slip("ninety-schneider", "ruling.schneider-border", vary.told("hand", ninety)),
        slip("doublers-add", "ruling.doublers-multiply", vary.recounted("hand", added)),
        slip(
            "trickless-wins",
            "ruling.no-trick-loses",
            vary.recounted("leaster", leaster(all_the_fewest)),
        ),
        slip(
            "trickless-free",
            "ruling.no-trick-loses",
            vary.recounted("leaster", trickless_free),
        ),
        slip(
            "first-of-level-wins", "leaster.tie", vary.recounted("leaster", leaster(first_of_level))
        ),
        slip("most-points-win", "leaster.winner", vary.recounted("leaster", leaster(the_most))),
        slip(
            "four-each", "leaster.score ruling.shared-leaster", vary.recounted("leaster", four_each)
        ),
        slip(
            "one-at-most", "leaster.score ruling.thumb-rule", vary.recounted("leaster", one_at_most)
        ),
        slip(
            "cracks-again",
            "double.crack-once ruling.one-crack",
            vary.taken_as("announce re-crack", cracked=False),
        ),
        slip("picks-up-late", "bid.first-wins", vary.taken_as("bid", taken=False)),
        slip(
            "partner-cracks", "ruling.partner-no-recrack", vary.taken_as("announce", partner=False)
        ),
    ),
    {
        "table": """
            players.five deck.32 deal.six deal.rotate score.zero-sum ruling.no-misdeal
        """,
        "unasked": """
            points.values bid.order bid.all-pass partner.jd partner.secret partner.in-blind
            call.condition call.target call.limit call.before-look call.announced call.optional
            alone.declare discard.two discard.count discard.blitz-queens ruling.silent-solo
            ruling.discard-free lead.bidder double.voluntary double.blitz-time double.no-trick
            leaster.lead leaster.rules leaster.blind double.none-leaster end.free end.limit
            end.limit-first end.limit-margin end.limit-tie ruling.bidder-leads ruling.call-forced
            ruling.jack-from-centre ruling.alone-any-hand ruling.discards-without-trick
            ruling.crack-after-pass ruling.unknown-opposition ruling.announcement-order
            ruling.own-queens ruling.centre-claimed ruling.any-trump-trick
            ruling.one-leaster-doubler ruling.limit-formula ruling.limit-tie ruling.level-leaders
            ruling.team-of-one
        """,
        "same": "win.plain",
    },
)
