"""How Reversis is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ...ledger import Line
from ...slips import Slips, slip, vary
from .cards import PACK, PLAYERS, QUINOLA, SPECIAL, Setting, worth
from .party import BASE
from .pots import FULL_ANTE
from .reversis import ACROSS, BESIDE, BROKEN

Case = Mapping[str, Any]
QUEEN = PACK.card("QH").index


# -- cards ---------------------------------------------------------------------------------------


def hearts(seen: vary.Seen) -> int:
    return seen.pack.suit("H")


def special(seen: vary.Seen) -> int:
    """The aces and Quinola."""
    return SPECIAL


def without_right(now: Setting) -> Setting:
    return now._replace(right="none")


def queen_for_quinola(case: Case) -> Case:
    """The queen of hearts taken for Quinola."""
    swapped = {QUEEN: QUINOLA, QUINOLA: QUEEN}
    return {**case, "cards": [swapped.get(card, card) for card in case["cards"]]}


# -- a trick -------------------------------------------------------------------------------------


def leader_pays(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """What is thrown on another suit is paid by who led that suit (seat 0)."""
    for line in lines:
        thrown = not {"pay.ace-offsuit", "quinola.offsuit-pay"}.isdisjoint(line.clauses)
        yield line._replace(side=0) if thrown and line.amount < 0 else line


# -- the party -----------------------------------------------------------------------------------

Rank = Callable[[Case, int], tuple[int, ...]]


def by_tricks(case: Case, seat: int) -> tuple[int, ...]:
    """Points, tricks, the way from the dealer: less is better, as the rules have it."""
    return case["points"][seat], case["tricks"][seat], (seat - case["dealer"]) % PLAYERS


def by_more_tricks(case: Case, seat: int) -> tuple[int, ...]:
    points, tricks, way = by_tricks(case, seat)
    return points, -tricks, way


def by_seat(case: Case, seat: int) -> tuple[int, ...]:
    points, _, way = by_tricks(case, seat)
    return points, way


def by_next_seat(case: Case, seat: int) -> tuple[int, ...]:
    points, tricks, way = by_tricks(case, seat)
    return points, tricks, (way - 1) % PLAYERS


def by_points_taken(case: Case, seat: int) -> tuple[int, ...]:
    points, tricks, way = by_tricks(case, seat)
    return -points, -tricks, -way


def face_cards(talon: Sequence[int]) -> int:
    """A point for each ace and face card."""
    return sum(worth([card]) > 0 for card in talon)


def without_jacks(talon: Sequence[int]) -> int:
    """Aces, kings and queens as they count, and nothing for jacks."""
    return worth(card for card in talon if not PACK.rank("J") >> card & 1)


def party(
    wins: Rank = by_tricks,
    loses: Rank = by_tricks,
    base: int = BASE,
    talon: Callable[[Sequence[int]], int] = worth,
    across: int = 2,
) -> Callable[[Case, Sequence[Line]], Iterator[Line]]:
    """A party between others or for another price: the payer's line, then the payee's."""

    def change(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
        winner = min(range(PLAYERS), key=lambda seat: wins(case, seat))
        loser = max(range(PLAYERS), key=lambda seat: loses(case, seat))
        price = base + talon(case["talon"])
        price *= across if (winner - loser) % PLAYERS == PLAYERS // 2 else 1
        for line in lines:
            yield line._replace(
                side=loser if line.amount < 0 else winner,
                amount=-price if line.amount < 0 else price,
            )

    return change


# -- the reversis --------------------------------------------------------------------------------


def both_are_paid(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Who takes the second of two lost tricks is paid as well."""
    yield from lines
    player, second = case["player"], case["eleventh"]
    if player not in (case["tenth"], second) and case["tenth"] != second:
        for line in lines:
            if "reversis.reversis.broken-pay" in line.clauses:
                yield line if line.amount < 0 else line._replace(side=second)


def everybody_is_paid(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Each opponent gets the whole of what one should."""
    for line in lines:
        if "reversis.reversis.broken-pay" not in line.clauses:
            yield line
        elif line.amount < 0:
            yield line._replace(amount=-BROKEN * (PLAYERS - 1))
        else:
            for seat in range(PLAYERS):
                if seat != case["player"]:
                    yield line._replace(side=seat)


def broken_as_made(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """A broken reversis costs what it would have brought: each opponent gets what they had to pay."""
    for line in lines:
        if "reversis.reversis.broken-pay" not in line.clauses:
            yield line
        elif line.amount < 0:
            for step, price in (2, ACROSS), (1, BESIDE), (3, BESIDE):
                yield line._replace(amount=-price)
                yield line._replace(side=(case["player"] + step) % PLAYERS, amount=price)


SLIPS = Slips(
    (
        slip("ace-low", "deck.48", vary.ranked("AKQJ98765432", "KQJ98765432A")),
        slip(
            "quinola-highest-heart",
            "deck.48",
            vary.in_place("AH KH QH JH", "JH AH KH QH"),
        ),
        slip("must-swap", "exchange.swap", vary.never("exchange", "keep")),
        slip(
            "special-not-laid-aside",
            "ruling.quinola-discardable",
            vary.kept("exchange", SPECIAL),
        ),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip("hearts-trumps", "trick.winner", vary.orders(vary.trumping(hearts))),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip("must-beat", "follow.suit", vary.stricter(vary.beating, "follow.suit")),
        slip("must-throw-special", "follow.void-free", vary.bound(special, "follow.void-free")),
        slip("right-gives-nothing", "espagnolette.undertake", vary.setting(without_right)),
        slip("thrown-ace-free", "pay.ace-offsuit", vary.left_out("pay.ace-offsuit")),
        slip("thrown-ace-pays", "pay.ace-offsuit", vary.times("pay.ace-offsuit", -1)),
        slip(
            "thrown-paid-by-leader",
            "pay.ace-offsuit quinola.offsuit-pay",
            vary.recounted("trick", leader_pays),
        ),
        slip("forced-ace-free", "pay.ace-forced", vary.left_out("pay.ace-forced")),
        slip(
            "forced-ace-gets",
            "pay.ace-forced ruling.forced-winner-irrelevant",
            vary.times("pay.ace-forced", -1),
        ),
        slip("diamonds-as-others", "pay.ace-diamonds", vary.amount("pay.ace-diamonds", 1)),
        slip("queen-is-quinola", "quinola.is-jh", vary.told("trick", queen_for_quinola)),
        slip("thrown-quinola-ten", "quinola.offsuit-pay", vary.amount("quinola.offsuit-pay", 10)),
        slip("thrown-quinola-no-pot", "quinola.offsuit-pot", vary.left_out("quinola.offsuit-pot")),
        slip(
            "forced-quinola-five", "quinola.forced-leader", vary.amount("quinola.forced-leader", 5)
        ),
        slip("others-do-not-pay", "quinola.forced-others", vary.left_out("quinola.forced-others")),
        slip("no-remise", "quinola.forced-remise", vary.left_out("quinola.forced-remise")),
        slip(
            "remise-of-antes",
            "remise.first ruling.remise-amount-time",
            vary.amount("remise.first", FULL_ANTE),
        ),
        slip(
            "most-points-win",
            "party.winner party.loser ruling.loser-is-most",
            vary.recounted("party", party(by_points_taken, by_points_taken)),
        ),
        slip("level-by-seat", "party.tie-tricks", vary.recounted("party", party(by_seat, by_seat))),
        slip(
            "level-more-tricks-win",
            "party.tie-tricks",
            vary.recounted("party", party(by_more_tricks, by_more_tricks)),
        ),
        slip(
            "level-fewest-tricks-lose",
            "ruling.tie-favours",
            vary.recounted("party", party(loses=by_more_tricks)),
        ),
        slip(
            "level-next-to-dealer",
            "party.tie-seat",
            vary.recounted("party", party(by_next_seat, by_next_seat)),
        ),
        slip("talon-alone", "party.amount", vary.recounted("party", party(base=0))),
        slip(
            "talon-not-counted",
            "party.amount",
            vary.recounted("party", party(talon=lambda cards: 0)),
        ),
        slip("across-not-doubled", "party.double-across", vary.recounted("party", party(across=1))),
        slip(
            "jacks-count-nothing",
            "points.values",
            vary.recounted("party", party(talon=without_jacks)),
        ),
        slip("one-each", "points.values", vary.recounted("party", party(talon=face_cards))),
        slip("talon-bonus", "ruling.talon-values", vary.agreed(talon_bonus="AD5-JH3")),
        slip(
            "all-pay-sixteen",
            "reversis.reversis.made-pay",
            vary.amount("reversis.reversis.made-pay", 16),
        ),
        slip(
            "all-pay-thirty-two",
            "reversis.reversis.made-pay",
            vary.amount("reversis.reversis.made-pay", 32),
        ),
        slip(
            "made-without-pot",
            "reversis.reversis.made-pot",
            vary.left_out("reversis.reversis.made-pot"),
        ),
        slip(
            "broken-half",
            "reversis.reversis.broken-pay",
            vary.amount("reversis.reversis.broken-pay", 32),
        ),
        slip(
            "broken-as-made",
            "reversis.reversis.broken-pay",
            vary.recounted("reversis", broken_as_made),
        ),
        slip(
            "broken-to-all",
            "reversis.reversis.broken-pay",
            vary.recounted("reversis", everybody_is_paid),
        ),
        slip(
            "both-breakers",
            "reversis.reversis.broken-first-only",
            vary.recounted("reversis", both_are_paid),
        ),
        slip(
            "broken-without-remise",
            "reversis.reversis.broken-remise",
            vary.left_out("reversis.reversis.broken-remise"),
        ),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.four chips.start ante.first deal.eleven deal.passes-left ante.later
            ruling.face-down-three ruling.no-bids ruling.chips-debt end.eleven
        """,
        "unasked": """
            exchange.dealer exchange.blind exchange.peek exchange.talon
            lead.first pay.immediate pay.ace-led quinola.led remise.later quinola.new-pot
            remise.reset pay.claim
            reversis.reversis.undertaken reversis.reversis.refund reversis.reversis.no-more-side
            reversis.reversis.broken-by-quinola
            espagnolette.holding espagnolette.last-two espagnolette.not-by-following espagnolette.wins-party
            espagnolette.side espagnolette.fail-party espagnolette.fail-return espagnolette.fail-pot
            espagnolette.vs-made espagnolette.break game.end
            ruling.misere-is-remise ruling.espagnolette-definition ruling.forced-any
            ruling.exchange-order ruling.new-pot-timing
            ruling.remise-after-partial ruling.pots-left ruling.led-quinola-remise
            ruling.claim-phase ruling.reversis-no-party ruling.refund-scope ruling.pot-after-refund
            ruling.broken-by-quinola-which ruling.espagnolette-eligibility
            ruling.espagnolette-automatic ruling.espagnolette-already-won
            ruling.espagnolette-offsuit ruling.espagnolette-fail-winner ruling.fail-double-total
            ruling.broken-overrides-espagnolette
        """,
    },
)
