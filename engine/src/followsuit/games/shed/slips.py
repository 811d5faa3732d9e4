"""How Shed is misread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...decktet import SUITS, by_rank
from ...duty import Link
from ...ledger import Line
from ...order import Order, Run
from ...slips import Slips, slip, vary
from .cards import SINGLES, TEAMS, Setting, aces, asked, duals, run
from .sums import CROWN_VALUE, sums, values


def alone(setting: Setting) -> bool:
    return setting.mode == SINGLES


def added(setting: Setting) -> bool:
    return setting.mode != SINGLES


def of_either_type(seen: vary.Seen) -> int:
    """The cards of both types of the lead, where it has two."""
    led = seen.pack.cards[seen.cards[0]]
    if len(led.types) < 2:
        return 0
    return seen.pack.type(led.types[0]) | seen.pack.type(led.types[1])


def every_ace(seen: vary.Seen) -> int:
    return aces(seen.setting.deck)


# -- duties --------------------------------------------------------------------------------------


def duals_disowned(seen: vary.Seen, chain: Sequence[Link]) -> list[Link]:
    """A card of two types need not follow."""
    own = duals(seen.setting.deck)
    followed = "follow.type" in chain[0].clauses
    first = chain[0]._replace(needs=chain[0].needs & ~own) if followed else chain[0]
    return [first, *chain[1:]]


def by_suit(seen: vary.Seen, chain: Sequence[Link]) -> list[Link]:
    """Suits are followed, not types."""
    led = seen.pack.cards[seen.cards[0]]
    sharing = 0
    for suit in led.suits:
        sharing |= seen.pack.suit(suit)
    return [chain[0]._replace(needs=sharing, allows=sharing, named=0), *chain[1:]]


# -- who wins ------------------------------------------------------------------------------------


def highest_of_all(order: Order, seen: vary.Seen) -> Order:
    """The highest card wins, whether it follows or not."""
    spots = by_rank(seen.pack, seen.pack.everything, order.across)
    return replace(order, runs=(Run(order.runs[0].noun, spots),))


def never_raised(order: Order, seen: vary.Seen) -> Order:
    """An Ace that is led stays low even if its Crown falls."""
    what = asked(seen.setting, seen.cards[0])
    return replace(order, runs=(run(seen.setting.deck, what),)) if what in SUITS else order


def as_it_is(order: Order, seen: vary.Seen) -> Order:
    return order


def level_to_leader(seen: vary.Seen, winner: int | None) -> int | None:
    """Level totals go to the side that led."""
    if not added(seen.setting) or winner is None:
        return winner
    worth = values(seen.setting, seen.cards)
    mine, theirs = sums(worth)
    best = range(0, len(seen.cards), 2)
    return max(best, key=lambda place: (worth[place], place)) if mine == theirs else winner


def other_partner(seen: vary.Seen, winner: int | None) -> int | None:
    """Of two partners the one leads who played the lower card."""
    teams = seen.setting.mode == TEAMS and winner is not None
    return (winner + 2) % len(seen.cards) if teams and winner is not None else winner


def crown_for_nothing(line: Line) -> Line:
    return line._replace(amount=0) if line.amount == CROWN_VALUE else line


SLIPS = Slips(
    (
        slip("ace-best", "ace.beaten", vary.runs(vary.first_of_all("A"), alone)),
        slip("crown-low", "rank.order", vary.runs(vary.last_of_all("Crown"), alone)),
        slip("first-of-equals", "tie.last-played", vary.tied("first", alone)),
        slip("highest-of-all", "win.offtype win.highest", vary.orders(highest_of_all, alone)),
        slip("ace-never-raised", "ace.crown", vary.orders(never_raised, alone)),
        slip("duals-disowned", "follow.dual types.dual", vary.duties(duals_disowned)),
        slip(
            "aces-follow-types",
            "follow.ace-untyped ruling.ace-no-type",
            vary.binding(every_ace, "follow.type"),
        ),
        slip(
            "any-card", "follow.type", vary.unbound("follow.type"), vary.unbound("follow.ace-suit")
        ),
        slip("ace-asks-nothing", "follow.ace-suit lead.ace", vary.unbound("follow.ace-suit")),
        slip("both-types-asked", "lead.announce", vary.binding(of_either_type, "lead.announce")),
        slip("suits-followed", "lead.type types.groups", vary.duties(by_suit)),
        slip("best-card-wins", "part.combine two.combine", vary.orders(as_it_is, added)),
        slip(
            "level-to-leader",
            "part.tie two.tie ruling.scoring-card-ties",
            vary.won(level_to_leader),
        ),
        slip("lower-partner-leads", "part.next-lead", vary.won(other_partner)),
        slip("ace-counts-one", "part.ace two.ace ruling.combined-ace", vary.amount("part.ace", 1)),
        slip("crown-for-nothing", "part.values", vary.each_line(crown_for_nothing, "part.values")),
        slip("nothing-shed", "token.shed token.lead-suits", vary.left_out("token.shed")),
        slip("two-shed", "token.choice", vary.times("token.shed", 2)),
        slip("nothing-taken", "penalty.steal", vary.left_out("penalty.steal")),
        slip("two-taken", "penalty.when", vary.times("penalty.steal", 2)),
        slip("lead-goes-round", "lead.winner two.lead", vary.lead_goes_round),
    ),
    {
        "table": """
            players.range deck.basic tokens.start tokens.supply tokens.conserved deal.hand
            deal.remainder deal.drawpile turn.clockwise trick.discard draw.order draw.exhausted
            round.dealer round.reshuffle round.takes-kept deck.extended deck.two-part-basic
            tokens.random-start part.seats part.pool part.deal two.tokens two.deal two.alternate
            two.draw ruling.first-dealer ruling.token-set ruling.random-start-takes
            ruling.no-round-limit ruling.extended-singles-only ruling.courts-only
        """,
        "unasked": """
            lead.first lead.any token.single token.mandatory token.triple
            penalty.supply penalty.empties end.immediate kingmaker.when kingmaker.shared
            kingmaker.supply part.win part.shed part.penalty two.token
            ruling.shed-compulsory ruling.penalty-none-held ruling.penalty-choice
            ruling.supply-never-short ruling.taken-last-wins ruling.kingmaker-case
            ruling.kingmaker-default ruling.ending-take-allowed ruling.draw-after-tokens
            ruling.draw-one ruling.two-sides-penalty ruling.team-decider ruling.extended-types
            ruling.extended-under-ace
        """,
        "same": """
            types.crown-typed follow.void ace.alone rank.ace-zero two.follow-own
            ruling.ace-zero-value ruling.one-ace-per-suit ruling.crown-leads-type ruling.end-lead
            ruling.own-second-card ruling.same-type-as-lead ruling.combine-automatic
            ruling.ace-with-crown-leads ruling.tie-example-hypothetical ruling.dual-under-ace
        """,
    },
)
