"""How Shed is misread."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...actions import Action
from ...decisions import Decision, Moment
from ...decktet import SUITS, by_rank
from ...duty import Link
from ...ledger import Line
from ...order import Order, Run
from ...packs import Card, Pack
from ...slips import Slips, slip, vary
from .cards import SINGLES, TEAMS, TWO, Setting, aces, asked, duals, pack_of, run
from .hand import mode_of, sides
from .sums import CROWN_VALUE, sums, values
from .tokens import token_step

Case = Mapping[str, Any]


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


def of_its_suits(seen: vary.Seen) -> int:
    """The cards that share a suit with the lead."""
    sharing = 0
    for suit in seen.pack.cards[seen.cards[0]].suits:
        sharing |= seen.pack.suit(suit)
    return sharing


def aces_of_its_suits(seen: vary.Seen) -> int:
    return of_its_suits(seen) & every_ace(seen)


def crown_led(seen: vary.Seen) -> bool:
    return bool(seen.pack.rank("Crown") >> seen.cards[0] & 1)


# -- duties --------------------------------------------------------------------------------------


def duals_disowned(seen: vary.Seen, chain: Sequence[Link]) -> list[Link]:
    """A card of two types need not follow."""
    own = duals(seen.setting.deck)
    followed = "follow.type" in chain[0].clauses
    first = chain[0]._replace(needs=chain[0].needs & ~own) if followed else chain[0]
    return [first, *chain[1:]]


def by_suit(seen: vary.Seen, chain: Sequence[Link]) -> list[Link]:
    """Suits are followed, not types."""
    sharing = of_its_suits(seen)
    return [chain[0]._replace(needs=sharing, allows=sharing, named=0), *chain[1:]]


def crowns_by_suit(seen: vary.Seen, chain: Sequence[Link]) -> Sequence[Link]:
    """A Crown asks for its suit, as an Ace does."""
    return by_suit(seen, chain) if crown_led(seen) else chain


# -- who wins ------------------------------------------------------------------------------------


def highest_of_all(order: Order, seen: vary.Seen) -> Order:
    """The highest card wins, whether it follows or not."""
    return highest_of(order, seen, seen.pack.everything)


def never_raised(order: Order, seen: vary.Seen) -> Order:
    """An Ace that is led stays low even if its Crown falls."""
    what = asked(seen.setting, seen.cards[0])
    return replace(order, runs=(run(seen.setting.deck, what),)) if what in SUITS else order


def crown_over_ace(pack: Pack, own: Run) -> Run:
    """An Ace that is led loses only to its Crown."""
    return vary.first_of_all("Crown")(pack, vary.first_of_all("A")(pack, own))


def highest_of(order: Order, seen: vary.Seen, cards: int) -> Order:
    spots = by_rank(seen.pack, cards, order.across)
    return replace(order, runs=(Run(order.runs[0].noun, spots),))


def highest_of_crowns_suit(order: Order, seen: vary.Seen) -> Order:
    return highest_of(order, seen, of_its_suits(seen)) if crown_led(seen) else order


def as_it_is(order: Order, seen: vary.Seen) -> Order:
    return order


def level_to_leader(seen: vary.Seen, winner: int | None) -> int | None:
    """Level totals go to the side that led."""
    if not added(seen.setting) or winner is None:
        return winner
    worth = values(seen.setting, seen.cards)
    mine, theirs = sums(worth)
    return best_of(worth, 0) if mine == theirs else winner


def best_of(worth: Sequence[int], side: int) -> int:
    """The position of a side's best card."""
    return max(range(side, len(worth), 2), key=lambda place: (worth[place], place))


def off_cards_added(seen: vary.Seen, winner: int | None) -> int | None:
    """Cards add what they are worth even if they do not follow."""
    if not added(seen.setting) or winner is None:
        return winner
    right = values(seen.setting, seen.cards)
    worth = [own or worth_off(card) for own, card in zip(right, seen.cards, strict=True)]
    mine, theirs = sums(worth)
    last = max(place for place, value in enumerate(worth) if value) % 2
    return best_of(worth, last if mine == theirs else int(theirs > mine))


def worth_off(card: int) -> int:
    """What a card would add if it followed."""
    rank = pack_of(Setting()).cards[card].rank
    return int(rank) if rank.isdigit() else {"A": 0, "Crown": CROWN_VALUE}[rank]


def off_line(line: Line) -> Line:
    return line._replace(amount=sum(map(worth_off, line.cards)))


def first_partner(seen: vary.Seen, winner: int | None) -> int | None:
    """Of two partners with equal cards the one leads who played first."""
    if seen.setting.mode != TEAMS or winner is None:
        return winner
    worth = values(seen.setting, seen.cards)
    return winner % 2 if worth[winner % 2] == worth[winner] else winner


def as_partners(setting: Setting) -> Setting:
    """Two players let any Crown raise its Ace."""
    return setting._replace(mode=TEAMS) if setting.mode == TWO else setting


def other_partner(seen: vary.Seen, winner: int | None) -> int | None:
    """Of two partners the one leads who played the lower card."""
    teams = seen.setting.mode == TEAMS and winner is not None
    return (winner + 2) % len(seen.cards) if teams and winner is not None else winner


def crown_for_nothing(line: Line) -> Line:
    return line._replace(amount=0) if line.amount == CROWN_VALUE else line


# -- tokens --------------------------------------------------------------------------------------


def led_of(moment: Moment) -> Card:
    led: int = moment["lead"]
    return pack_of(moment.options).cards[led]


def side_of(moment: Moment) -> int:
    return sides(moment.players, moment.options)[moment.seat]


def without_suits(moment: Moment, chosen: Collection[int]) -> Moment:
    """The same if these sides had no tokens of the lead's suits."""
    suits = led_of(moment).suits
    return moment.but(
        takes=[
            [suit for suit in take if suit not in suits] if side in chosen else take
            for side, take in enumerate(moment["takes"])
        ]
    )


def lacks_one(suits: Sequence[str], take: Sequence[str]) -> bool:
    return any(suit not in take for suit in suits)


def must_take_if_one_lacks(moment: Moment, decide: vary.Decide) -> Decision:
    """Who lacks one of the lead's suits takes a token."""
    own = side_of(moment)
    short = lacks_one(led_of(moment).suits, moment["takes"][own])
    return decide(without_suits(moment, [own]) if short else moment)


def takes_from_supply(moment: Moment, decide: vary.Decide) -> Decision:
    """Who has to take a token takes it from the supply."""
    own = side_of(moment)
    others = [side for side in range(len(moment["takes"])) if side != own]
    return decide(without_suits(moment, others))


def sheds_any(moment: Moment, decide: vary.Decide) -> Decision:
    """A token of any suit may be shed."""
    takes = tuple(map(tuple, moment["takes"]))
    every, mode = replace(led_of(moment), suits=SUITS), mode_of(moment.players, moment.options)
    step = token_step(takes, side_of(moment), every, moment.options, mode)
    return moment.one_of(step.moves, lambda move: Action(move.code, move.label, move.clauses, move))


def tokens_of(change: Callable[[Sequence[str], Sequence[str]], int | None]) -> vary.Change:
    """What the winner gains by the lead's suits and the own take; None: as it should be."""

    def lines(case: Case, own: Sequence[Line]) -> Iterator[Line]:
        side, led = case["winner"], pack_of(Setting()).cards[case["lead"]]
        gain = change(led.suits, case["takes"][side])
        for line in own:
            yield line if gain is None or line.side != side else line._replace(amount=gain)

    return vary.recounted("tokens", lines)


def both_shed(suits: Sequence[str], take: Sequence[str]) -> int | None:
    return -sum(suit in take for suit in suits) or None


SLIPS = Slips(
    (
        slip("ace-best", "ace.beaten", vary.runs(vary.first_of_all("A"), alone)),
        slip("crown-low", "rank.order", vary.runs(vary.last_of_all("Crown"), alone)),
        slip("first-of-equals", "tie.last-played", vary.tied("first", alone)),
        slip("highest-of-all", "win.offtype win.highest", vary.orders(highest_of_all, alone)),
        slip("crown-over-ace", "ace.beaten", vary.runs(crown_over_ace, alone)),
        slip("ace-never-raised", "ace.crown", vary.orders(never_raised, alone)),
        slip("duals-disowned", "follow.dual types.dual", vary.duties(duals_disowned)),
        slip(
            "aces-follow-types",
            "follow.ace-untyped ruling.ace-no-type",
            vary.binding(every_ace, "follow.type"),
        ),
        slip(
            "aces-follow-suits",
            "follow.ace-untyped ruling.ace-no-type",
            vary.binding(aces_of_its_suits, "follow.type"),
        ),
        slip(
            "any-card", "follow.type", vary.unbound("follow.type"), vary.unbound("follow.ace-suit")
        ),
        slip("ace-asks-nothing", "follow.ace-suit lead.ace", vary.unbound("follow.ace-suit")),
        slip("both-types-asked", "lead.announce", vary.binding(of_either_type, "lead.announce")),
        slip("suits-followed", "lead.type types.groups", vary.duties(by_suit)),
        slip(
            "crowns-ask-suit",
            "types.crown-typed ruling.crown-leads-type",
            vary.duties(crowns_by_suit),
            vary.orders(highest_of_crowns_suit, alone),
        ),
        slip(
            "second-card-free",
            "two.follow-own ruling.own-second-card",
            vary.unbound("two.follow-own"),
        ),
        slip("best-card-wins", "part.combine two.combine", vary.orders(as_it_is, added)),
        slip(
            "level-to-leader",
            "part.tie two.tie ruling.scoring-card-ties",
            vary.won(level_to_leader),
        ),
        slip(
            "off-cards-added",
            "part.combine two.combine ruling.same-type-as-lead",
            vary.won(off_cards_added),
            vary.each_line(off_line, "ruling.same-type-as-lead"),
        ),
        slip("lower-partner-leads", "part.next-lead", vary.won(other_partner)),
        slip("first-partner-leads", "part.next-lead", vary.won(first_partner)),
        slip("ace-counts-one", "part.ace two.ace ruling.combined-ace", vary.amount("part.ace", 1)),
        slip("own-crown-raises", "two.ace", vary.setting(as_partners)),
        slip("crown-for-nothing", "part.values", vary.each_line(crown_for_nothing, "part.values")),
        slip("nothing-shed", "token.shed token.lead-suits", vary.left_out("token.shed")),
        slip(
            "any-token-shed",
            "token.lead-suits",
            vary.choices("token", sheds_any),
            tokens_of(lambda suits, take: -1),
        ),
        slip("two-shed", "token.choice", tokens_of(both_shed)),
        slip(
            "token-kept",
            "token.mandatory ruling.shed-compulsory",
            vary.agreed(shed_optional=True),
        ),
        slip("nothing-taken", "penalty.steal", vary.left_out("penalty.steal")),
        slip(
            "one-suit-lacking",
            "penalty.when ruling.penalty-none-held",
            vary.choices("token", must_take_if_one_lacks),
            tokens_of(lambda suits, take: 1 if lacks_one(suits, take) else None),
        ),
        slip(
            "taken-from-supply",
            "penalty.steal penalty.supply",
            vary.choices("token", takes_from_supply),
        ),
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
            lead.first lead.any token.single token.triple penalty.empties end.immediate
            kingmaker.when kingmaker.shared kingmaker.supply part.win part.shed part.penalty
            two.token ruling.penalty-choice ruling.supply-never-short ruling.taken-last-wins
            ruling.kingmaker-case ruling.kingmaker-default ruling.ending-take-allowed
            ruling.draw-after-tokens ruling.draw-one ruling.two-sides-penalty
            ruling.team-decider ruling.extended-types ruling.extended-under-ace
        """,
        "same": """
            ace.alone follow.void rank.ace-zero ruling.ace-zero-value ruling.one-ace-per-suit
            ruling.end-lead ruling.combine-automatic ruling.ace-with-crown-leads
            ruling.tie-example-hypothetical ruling.dual-under-ace
        """,
    },
)
