"""How Tute is misread."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...decisions import Decision, Moment, Play
from ...duty import Link
from ...ledger import Line
from ...packs import bits
from ...slips import Slips, slip, vary
from ..misread_heading import ruffs_to_head
from .cards import PACK, SEATS, VALUES
from .score import LAST


def trumps(seen: vary.Seen) -> int:
    return seen.best_run


def over_its_suit(seen: vary.Seen) -> int:
    """The cards of the suit led that beat the best card of it on the table."""
    best = min(card for card in seen.cards if seen.led >> card & 1)
    better = seen.rules.order(seen.setting, seen.cards[:1]).beating(best)
    return sum(1 << card for card in bits(seen.led & better))


def partner_spared(*binding: str) -> vary.Change:
    """Whose partner is winning need not obey what rests on some clauses."""

    def change(seen: vary.Seen, chain: Sequence[Link]) -> Sequence[Link]:
        if seen.order.best(seen.cards) != len(seen.cards) - SEATS // 2:
            return chain
        return [link for link in chain if not set(binding).intersection(link.clauses)]

    return vary.duties(change)


def with_jacks(moment: Moment, decide: vary.Decide) -> Decision:
    """King and jack are a pair instead of king and queen."""
    held, right = moment["hand"], decide(moment)
    for suit in PACK.suits:
        queen, jack = PACK.card(f"Q{suit}").index, PACK.card(f"J{suit}").index
        held = held & ~(1 << queen) | (held >> jack & 1) << queen
    wrong = decide(moment.but(hand=held))
    assert isinstance(right, Play) and isinstance(wrong, Play)
    right.extra = wrong.extra
    return right


def worth_less(rank: str, less: int) -> Callable[[Line], Line]:
    """Cards of a rank worth so much less, where a line tells its cards."""
    cards = PACK.rank(rank)
    return lambda line: line._replace(
        amount=line.amount - less * sum(cards >> card & 1 for card in line.cards)
    )


def with_last_trick(line: Line) -> Line:
    """A pack of 130 points, so that ten more are left."""
    return line._replace(amount=line.amount + LAST)


SLIPS = Slips(
    (
        slip("three-low", "rank.order", vary.ranked("3KQJ7654", "KQJ76543")),
        slip("king-over-three", "rank.order", vary.ranked("3K", "K3")),
        slip("three-over-ace", "rank.order", vary.ranked("A3", "3A")),
        slip("jack-over-queen", "rank.order", vary.ranked("QJ", "JQ")),
        slip("seven-second", "rank.order", vary.ranked("3KQJ7", "73KQJ")),
        slip("suit-led-wins", "trick.winner", vary.orders(vary.only_suit_led)),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip(
            "bound-to-nothing",
            "follow.suit",
            vary.unbound("follow.suit"),
            vary.unbound("follow.must-trump"),
        ),
        slip("may-trump", "follow.suit", vary.looser(trumps, "follow.suit")),
        slip("trumps-to-head", "follow.suit", vary.duties(ruffs_to_head)),
        slip("need-not-head", "follow.head ruling.head-in-suit", vary.unbound("follow.head")),
        slip("need-not-trump", "follow.must-trump", vary.unbound("follow.must-trump")),
        slip("need-not-overtrump", "follow.overtrump", vary.unbound("follow.overtrump")),
        slip(
            "heads-though-trumped",
            "ruling.head-already-trumped",
            vary.stricter(over_its_suit, "ruling.head-already-trumped"),
        ),
        slip("no-undertrumping", "ruling.undertrump", vary.agreed(undertrump="free")),
        slip(
            "partner-spared",
            "ruling.partner-winning",
            partner_spared("follow.head", "follow.must-trump"),
        ),
        slip("partner-not-trumped", "ruling.partner-winning", partner_spared("follow.must-trump")),
        slip("last-trick-free", "score.last-trick", vary.left_out("score.last-trick")),
        slip("last-trick-twenty", "score.last-trick", vary.amount("score.last-trick", 20)),
        slip("cuarenta-as-veinte", "score.cuarenta", vary.amount("score.cuarenta", 20)),
        slip("cuarenta-free", "score.cuarenta", vary.left_out("score.cuarenta")),
        slip(
            "only-cuarenta",
            "score.veinte declare.veinte",
            vary.left_out("score.veinte"),
            vary.never("lead", "veinte"),
        ),
        slip("veinte-as-cuarenta", "score.veinte", vary.amount("score.veinte", 40)),
        slip("one-veinte", "score.veinte", vary.once("score.veinte")),
        slip(
            "threes-free",
            "points.values",
            vary.each_line(worth_less("3", VALUES["3"]), "points.values"),
        ),
        slip(
            "queens-over-kings",
            "points.values",
            vary.each_line(worth_less("K", 1), "points.values"),
            vary.each_line(worth_less("Q", -1), "points.values"),
        ),
        slip("aces-ten", "points.values", vary.each_line(worth_less("A", 1), "points.values")),
        slip("pack-of-130", "score.cards", vary.each_line(with_last_trick, "score.cards")),
        slip("declares-at-once", "declare.when", vary.taken_as("lead", first=False)),
        slip("pair-with-jack", "declare.cuarenta", vary.choices("lead", with_jacks)),
        slip("declares-again", "declare.one-per-trick", vary.taken_as("lead", declared=False)),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.partners deck.40 deal.ten deal.trump turn.counter-clockwise trick.shared-pile
            ruling.deal-right ruling.first-trick-typo
        """,
        "unasked": """
            game.hands lead.first declare.show declare.more-veintes declare.cuarenta-first
            declare.tute score.higher-wins ruling.declarer-is-winner ruling.cuarenta-first-scope
            ruling.tute-any-time ruling.no-declare-after-last ruling.declare-optional ruling.tie
            ruling.match-tie
        """,
        "same": "follow.free",
    },
)
