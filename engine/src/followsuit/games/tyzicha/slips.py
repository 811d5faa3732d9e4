"""How Tyzicha is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ...decisions import Decision, Moment
from ...ledger import Line
from ...packs import bits
from ...slips import Slips, slip, vary
from .cards import PAIR, Setting
from .phases import OPENING, TO_PASS
from .score import CAP, CONCEDED, collected

Case = Mapping[str, Any]


# -- cards ---------------------------------------------------------------------------------------


def trumps(seen: vary.Seen) -> int:
    return seen.best_run


def over_its_suit(seen: vary.Seen) -> int:
    """The cards of the suit led that beat the best card of it on the table."""
    best = min(card for card in seen.cards if seen.led >> card & 1)
    better = seen.rules.order(Setting(), seen.cards[:1]).beating(best)
    return sum(1 << card for card in bits(seen.led & better))


def shown_king(seen: vary.Seen) -> int:
    shown = seen.setting.marriage
    return 0 if shown == "none" else PAIR[shown] & seen.pack.rank("K")


def trump_next_trick(now: Setting) -> Setting:
    """A marriage just shown does not count before the next trick."""
    return Setting(now.trump)


def first_trumps(now: Setting) -> Setting:
    """Once a suit is trump no marriage makes another trump."""
    return now if now.trump == "none" else Setting(now.trump)


# -- choices -------------------------------------------------------------------------------------


def never_forced(moment: Moment, decide: vary.Decide) -> Decision:
    decision = decide(moment)
    return moment.choice([*decision.actions, TO_PASS]) if moment["forced"] else decision


def forced_to_open(moment: Moment, decide: vary.Decide) -> Decision:
    """Who is forced plays for what an opening bid is."""
    decision = decide(moment)
    if not moment["forced"]:
        return decision
    return vary.only(decision, lambda code: code == f"bid {OPENING}")


# -- points --------------------------------------------------------------------------------------


def sums(case: Case) -> list[int]:
    """What each player collected."""
    shown = case.get("marriages") or ((), (), ())
    return [collected(*both) for both in zip(case["points"], shown, strict=True)]


def declarers(
    clause: str, amount: Callable[[Case], int]
) -> Callable[[Case, Sequence[Line]], Iterator[Line]]:
    """Another amount for the declarer, in a line that rests on a clause."""

    def change(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
        for line in lines:
            own = clause in line.clauses and line.side == case["declarer"]
            yield line._replace(amount=amount(case)) if own else line

    return change


def all_collected(case: Case) -> int:
    return sums(case)[case["declarer"]]


def what_is_missing(case: Case) -> int:
    return all_collected(case) - int(case["contract"])


def uncapped(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """An opponent’s gain in full."""
    for line in lines:
        if "game.cap" not in line.clauses or line.side is None:
            yield line
        else:
            gain = CONCEDED if case.get("conceded") else sums(case)[line.side]
            yield line._replace(amount=gain)


def all_capped(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Nobody goes beyond the limit, the declarer neither."""
    before = case.get("totals") or [0, 0, 0]
    for line in lines:
        room = CAP - before[line.side or 0]
        yield line._replace(amount=min(line.amount, room))


def half_each(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Of a contract given up the opponents get half each."""
    for line in lines:
        own = "widow.concede" in line.clauses and line.side != case["declarer"]
        yield line._replace(amount=case["contract"] // 2) if own else line


def at_no_cost(line: Line) -> Line | None:
    return None if line.amount < 0 else line


def at_no_gain(line: Line) -> Line | None:
    return None if line.amount > 0 else line


def without_marriages(case: Case) -> Case:
    return {name: value for name, value in case.items() if name != "marriages"}


def declarers_marriages(case: Case) -> Case:
    """Only the declarer’s marriages."""
    shown = case.get("marriages") or ()
    own = [suits if seat == case["declarer"] else [] for seat, suits in enumerate(shown)]
    return {**case, "marriages": own} if shown else case


def worth_of(suits: str, others: str) -> Callable[[Case], Case]:
    """Marriages in `suits` with the worth of those in `others`, one by one."""
    other = dict(zip(suits, others, strict=True))

    def change(case: Case) -> Case:
        if "marriages" not in case:
            return case
        shown = [[other[suit] for suit in suits] for suits in case["marriages"]]
        return {**case, "marriages": shown}

    return change


def trickless_lose_theirs(case: Case) -> Case:
    """Who has no points in cards loses the marriages that he has shown."""
    if "marriages" not in case:
        return case
    both = zip(case["points"], case["marriages"], strict=True)
    return {**case, "marriages": [suits if points else [] for points, suits in both]}


SLIPS = Slips(
    (
        slip("ten-under-jack", "rank.order", vary.ranked("TKQJ", "KQJT")),
        slip("jack-high", "rank.order", vary.ranked("ATKQJ", "JATKQ")),
        slip("never-forced", "bid.forced", vary.choices("bid", never_forced)),
        slip("forced-to-110", "bid.forced-choice", vary.choices("bid", forced_to_open)),
        slip("suit-led-wins", "trick.winner", vary.orders(vary.only_suit_led)),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip(
            "bound-to-nothing",
            "follow.suit",
            vary.unbound("follow.suit"),
            vary.unbound("follow.must-trump"),
        ),
        slip("may-trump", "follow.suit", vary.looser(trumps, "follow.suit")),
        slip("need-not-trump", "follow.must-trump", vary.unbound("follow.must-trump")),
        slip("need-not-head", "follow.head", vary.unbound("follow.head")),
        slip("need-not-overtrump", "follow.head", vary.unbound("follow.head follow.must-trump")),
        slip(
            "no-undertrumping",
            "ruling.undertrump",
            vary.unbound("ruling.undertrump follow.must-trump"),
        ),
        slip(
            "heads-though-trumped",
            "ruling.undertrump",
            vary.stricter(over_its_suit, "ruling.undertrump"),
        ),
        slip(
            "no-marriage-at-first",
            "marriage.reveal ruling.first-trick-marriage",
            vary.agreed(first_trick_marriage=False),
        ),
        slip(
            "first-trumps-stay",
            "marriage.repeat marriage.trump",
            vary.setting(first_trumps, leader=False),
        ),
        slip(
            "trump-next-trick",
            "marriage.trump ruling.immediate-trump",
            vary.setting(trump_next_trick, leader=False),
        ),
        slip(
            "any-lead-after-marriage", "marriage.lead", vary.unbound("marriage.lead", leader=True)
        ),
        slip("king-led", "marriage.lead", vary.bound(shown_king, "marriage.lead", leader=True)),
        slip(
            "scores-collected",
            "score.made-amount",
            vary.recounted("hand", declarers("score.made-amount", all_collected)),
        ),
        slip(
            "loses-what-is-missing",
            "score.broken",
            vary.recounted("hand", declarers("score.broken", what_is_missing)),
        ),
        slip("loses-nothing", "score.broken", vary.left_out("score.broken")),
        slip("level-is-made", "score.made ruling.exceeds", vary.agreed(contract_needs="at-least")),
        slip("opponents-always", "ruling.opponents-score", vary.agreed(opponents_score="always")),
        slip("opponents-never", "score.opponents", vary.left_out("score.opponents")),
        slip("opponents-score-cards", "score.opponents", vary.told("hand", declarers_marriages)),
        slip("rounded-to-tens", "ruling.no-rounding", vary.agreed(round_to=10)),
        slip("no-cap", "game.cap", vary.recounted("hand", uncapped)),
        slip("cap-takes-all", "game.cap", vary.left_out("game.cap")),
        slip(
            "declarer-capped",
            "game.finish-as-declarer ruling.cap-scope",
            vary.recounted("hand", all_capped),
        ),
        slip(
            "marriages-do-not-count", "score.marriage-values", vary.told("hand", without_marriages)
        ),
        slip(
            "marriages-confused",
            "score.marriage-values",
            vary.told("hand", worth_of("SCHD", "CSDH")),
        ),
        slip(
            "marriages-by-bridge",
            "score.marriage-values",
            vary.told("hand", worth_of("SHDC", "HDCS")),
        ),
        slip(
            "marriage-needs-points",
            "ruling.marriage-needs-trick",
            vary.told("hand", trickless_lose_theirs),
        ),
        slip(
            "conceding-is-free",
            "widow.concede ruling.concede-contract",
            vary.each_line(at_no_cost, "widow.concede"),
        ),
        slip(
            "conceding-brings-nothing", "widow.concede", vary.each_line(at_no_gain, "widow.concede")
        ),
        slip("conceded-in-halves", "widow.concede", vary.recounted("hand", half_each)),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.three deck.24 deal.seven deal.passes-left
        """,
        "unasked": """
            bid.first bid.open-110 bid.raise-ten bid.pass-out bid.end widow.show widow.give
            widow.raise forced100.hidden forced100.no-raise forced100.concede lead.declarer
            score.card-values game.1001 ruling.order ruling.one-marriage-per-lead
            ruling.dealer-can-be-declarer ruling.negative ruling.raise-once ruling.bid-limit
        """,
        "same": "follow.free trump.none-at-start ruling.no-trump-void",
    },
)
