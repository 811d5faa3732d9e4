"""How Type Trump is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...decisions import Decision, Moment
from ...decktet import SUITS, TYPES, by_rank
from ...duty import Link
from ...ledger import Line
from ...order import Order, Run
from ...slips import Slips, slip, vary
from .cards import ACES, DUAL, PACK, SHARING, TRUMPS, trump_run
from .cards import duty as right_duty
from .cards import order as right_order
from .hand import trump_of
from .score import bearing

Case = Mapping[str, Any]


def trumps(seen: vary.Seen) -> int:
    return TRUMPS[seen.setting.trump]


def other_cards(seen: vary.Seen) -> int:
    return PACK.everything & ~trumps(seen)


def trump_led(seen: vary.Seen) -> bool:
    return bool(trumps(seen) >> seen.cards[0] & 1)


def sole_suit(seen: vary.Seen) -> int:
    """The lead, a card of two suits taken for the first of them alone."""
    led = seen.cards[0]
    suits = PACK.cards[led].suits
    if trump_led(seen) or len(suits) < 2:
        return led
    return (PACK.suit(suits[0]) & ACES).bit_length() - 1


def by_sole_suit(order: Order, seen: vary.Seen) -> Order:
    return right_order(seen.setting, (sole_suit(seen),))


def all_trumps_win(order: Order, seen: vary.Seen) -> Order:
    """A trump wins whether it shares a suit with the lead or not."""
    return (
        order
        if trump_led(seen)
        else replace(order, runs=(trump_run(seen.setting.trump), order.runs[1]))
    )


def only_rank(cards: Callable[[vary.Seen], int]) -> Callable[[Order, vary.Seen], Order]:
    """Of such cards the highest wins, where no trump is led."""

    def change(order: Order, seen: vary.Seen) -> Order:
        if trump_led(seen):
            return order
        spots = by_rank(PACK, cards(seen), order.across)
        return replace(order, runs=(Run(order.runs[0].noun, spots),))

    return change


def sharing(seen: vary.Seen) -> int:
    return SHARING[seen.cards[0]]


def every_ace(seen: vary.Seen) -> int:
    return ACES


def sharing_trumps(seen: vary.Seen) -> int:
    return trumps(seen) & sharing(seen)


def every_card(seen: vary.Seen) -> int:
    return PACK.everything


def trumps_of_its_suits(order: Order, seen: vary.Seen) -> Order:
    """Of trumps on a trump lead only those win that share a suit with it."""
    if not trump_led(seen):
        return order
    able = trumps(seen) & SHARING[seen.cards[0]]
    spots = by_rank(PACK, able, order.across)
    return replace(order, runs=(Run(order.runs[0].noun, spots),))


def first_trump(order: Order, seen: vary.Seen) -> Order:
    return replace(order, ties="first") if trump_led(seen) else order


def duals_idle(seen: vary.Seen, chain: Sequence[Link]) -> Sequence[Link]:
    """A card of two types need not follow a trump lead."""
    if not trump_led(seen):
        return chain
    first, *rest = chain
    return [first._replace(needs=first.needs & ~DUAL), *rest]


def suits_on_trumps(seen: vary.Seen, chain: Sequence[Link]) -> Sequence[Link]:
    """The suits of a trump lead are followed."""
    if not trump_led(seen):
        return chain
    first, *rest = chain
    return [first._replace(needs=sharing(seen), allows=sharing(seen)), *rest]


def lacking(seen: vary.Seen) -> int:
    """The cards of two types that are trumps, where they are taken for locations alone."""
    return DUAL if seen.setting.trump == "event" else 0


def duals_by_suit(seen: vary.Seen, chain: Sequence[Link]) -> Sequence[Link]:
    """A card of two types is no trump among events."""
    duals = lacking(seen)
    if duals >> seen.cards[0] & 1:
        plain = seen.setting._replace(trump="personality")  # as if it were no trump
        return right_duty(plain, seen.cards)
    if not trump_led(seen):
        return chain
    first, *rest = chain
    return [first._replace(needs=first.needs & ~duals, allows=first.allows & ~duals), *rest]


def duals_no_events(order: Order, seen: vary.Seen) -> Order:
    """A card of two types wins only by its suits among events."""
    if not (duals := lacking(seen)):
        return order
    own = trumps(seen) & ~duals
    of_suits = PACK.everything if own >> seen.cards[0] & 1 else sharing(seen)
    groups = [own & of_suits] + [of_suits & ~own] * (of_suits != PACK.everything)
    noun = order.runs[0].noun
    runs = tuple(Run(noun, by_rank(PACK, cards, order.across)) for cards in groups)
    return replace(order, runs=runs)


# -- announcing ----------------------------------------------------------------------------------


def any_type(moment: Moment, decide: vary.Decide) -> Decision:
    """The dealer chooses the type."""
    return moment.choice(trump_of(number, cycle=True)[0] for number, _ in enumerate(TYPES, 1))


def events_second(moment: Moment, decide: vary.Decide) -> Decision:
    """Events come before locations."""
    place = moment["round"] % len(TYPES)
    step = {2: 1, 0: -1}.get(place, 0)  # the second of three changes places with the third
    return decide(moment.but(round=moment["round"] + step))


# -- points --------------------------------------------------------------------------------------


def of_suits(choose: Callable[[Sequence[int]], int]) -> Any:
    """What a Spoiler’s only trick brings, from what it holds of each suit declared."""

    def change(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
        found = [len(bearing(case["cards"], suit)) for suit in sorted(set(case["declared"]))]
        for line in lines:
            one = "score.spoiler-one" in line.clauses
            yield line._replace(amount=choose(found)) if one else line

    return change


def by_first_suit(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """A card of two suits counts only for the first of them."""
    own = sum(PACK.cards[card].suits[0] == case["suit"] for card in case["cards"])
    for line in lines:
        yield line._replace(amount=own)


def of_any_suit(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """A Spoiler’s only trick brings what it holds of its best suit, declared or not."""
    best = max(len(bearing(case["cards"], suit)) for suit in SUITS)
    for line in lines:
        yield line._replace(amount=best) if "score.spoiler-one" in line.clauses else line


SLIPS = Slips(
    (
        slip("ace-best", "rank.order", vary.runs(vary.first_of_all("A"))),
        slip("crown-low", "rank.order", vary.runs(vary.last_of_all("Crown"))),
        slip("first-of-equals", "tie.last-played ruling.led-card-ties", vary.tied("first")),
        slip("first-trump-of-equals", "ruling.trump-lead-ties", vary.orders(first_trump)),
        slip("every-trump-wins", "win.powerless win.valid-trump", vary.orders(all_trumps_win)),
        slip("trumps-no-better", "win.highest-trump", vary.orders(only_rank(sharing))),
        slip("highest-of-all", "win.no-trump", vary.orders(only_rank(every_card))),
        slip("trumps-of-its-suits", "win.trump-lead", vary.orders(trumps_of_its_suits)),
        slip(
            "first-suit-alone", "ruling.dual-led", vary.led_as(sole_suit), vary.orders(by_sole_suit)
        ),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip(
            "trump-while-following",
            "follow.free-pick ruling.trump-not-forced",
            vary.bound(sharing_trumps, "follow.suit"),
        ),
        slip(
            "no-trump-while-following",
            "follow.free-pick",
            vary.stricter(other_cards, "follow.suit"),
        ),
        slip(
            "trumps-never-follow",
            "follow.trump-forced ruling.trump-not-forced",
            vary.unbound("follow.trump-forced"),
        ),
        slip("trumps-not-drawn", "follow.trump-lead", vary.unbound("follow.trump-lead")),
        slip("suits-on-trumps", "follow.trump-lead", vary.duties(suits_on_trumps)),
        slip(
            "suited-trumps-first",
            "follow.trump-lead",
            vary.stricter(sharing_trumps, "follow.trump-lead"),
        ),
        slip("aces-follow-trumps", "trump.ace-never", vary.binding(every_ace, "follow.trump-lead")),
        slip("void-follows-suits", "follow.trump-void", vary.bound(sharing, "follow.trump-void")),
        slip("trumps-not-led", "lead.any", vary.bound(other_cards, leader=True)),
        slip("must-trump", "follow.void", vary.bound(trumps, "follow.void")),
        slip("duals-need-not-follow", "trump.dual", vary.duties(duals_idle)),
        slip(
            "duals-no-events",
            "trump.dual",
            vary.duties(duals_by_suit),
            vary.orders(duals_no_events),
        ),
        slip("dealer-chooses", "trump.cycle trump.announce", vary.choices("announce", any_type)),
        slip("events-second", "trump.cycle", vary.choices("announce", events_second)),
        slip("one-a-trick", "score.suit", vary.amount("score.suit", 1)),
        slip("first-suit-counts", "score.suit", vary.recounted("cards", by_first_suit)),
        slip("spoiler-all-suits", "ruling.spoiler-best", vary.recounted("spoiler", of_suits(sum))),
        slip("spoiler-worst-suit", "ruling.spoiler-best", vary.recounted("spoiler", of_suits(min))),
        slip("spoiler-any-suit", "ruling.spoiler-best", vary.recounted("spoiler", of_any_suit)),
        slip("spoiler-nothing", "score.spoiler-one", vary.left_out("score.spoiler-one")),
        slip("lead-goes-round", "lead.winner ruling.winner-leads", vary.lead_goes_round),
    ),
    {
        "table": """
            players.range deck.all-dealt deck.no-extended turn.clockwise dealer.next
            trump.learner ruling.first-dealer ruling.no-extended ruling.partners-talk
            ruling.partnership-untested
        """,
        "unasked": """
            score.max-ten declare.before-play declare.one-suit declare.simultaneous
            declare.open-order declare.public declare.same-ok spoiler.choose declare.empty-hand
            spoiler.several spoiler.scrub lead.first score.spoiler-zero end.rounds end.target
            end.tie part.swap part.joint-suit part.no-spoiler part.combined ruling.scrubbed
            ruling.spoiler-others ruling.target-passed ruling.tie-after-rounds
            ruling.team-declares ruling.team-target ruling.round-numbers ruling.call-out
            ruling.own-card-counts
        """,
        "same": "trump.type",
    },
)
