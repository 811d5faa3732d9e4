"""How Tëtka is misread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ...ledger import Line
from ...messages import of_seat
from ...packs import FRENCH_52 as PACK
from ...slips import Slips, slip, vary
from .hand import CARDS, PLAYERS
from .penalties import QUEENS, TRICKS, bum_of

Case = Mapping[str, Any]
SPADES = 1 << PACK.card("QS").index


def bum_suit(seen: vary.Seen) -> int:
    code = seen.setting.bum
    return 0 if code == "none" else bum_of(seen.pack.card(code).index).cards


def queens(seen: vary.Seen) -> int:
    return QUEENS


def but_bum_suit(seen: vary.Seen) -> int:
    return PACK.everything & ~bum_suit(seen)


def dearest(lines: Sequence[Line]) -> Iterable[Line]:
    """Only the largest of the penalties that a trick costs."""
    return lines if len(lines) < 2 else [max(lines, key=lambda line: line.amount)]


def by_spades(line: Line) -> Line:
    """The queen of spades costs as Tëtka, the other three as other queens."""
    queen = {"penalty.tetka", "penalty.other-queen"}.intersection(line.clauses)
    return line._replace(amount=1 + (1 << line.cards[0] == SPADES)) if queen else line


def not_both(line: Line) -> Line | None:
    """The bum card that is Tëtka costs as Tëtka alone."""
    return None if "penalty.bum-card" in line.clauses else line


def not_double(line: Line) -> Line | None:
    """The last trick that is the bum trick costs as the last alone."""
    return None if "penalty.bum-trick" in line.clauses else line


def taker(case: Case) -> int:
    """Who takes a trick, and pays for it."""
    leader: int = case.get("leader", 0)
    return (leader + CARDS.order(None, case["cards"]).winner(case["cards"])) % PLAYERS


def pays(seat: int, clause: str) -> Line:
    return Line(seat, 1, (clause,), of_seat("nothing", seat))


def bum_trick(number: int, ranks: str) -> Any:
    """Bum cards of some ranks that stand for another trick (14: for none)."""

    def change(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
        bum = bum_of(case["bum"])
        if str(bum.trick) not in ranks.split(","):
            yield from lines
            return
        yield from (line for line in lines if "penalty.bum-trick" not in line.clauses)
        if case["number"] == number:
            yield pays(taker(case), "penalty.bum-trick")

    return change


def whole_suit(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """A point for every other card of the bum suit, too."""
    yield from lines
    bum = bum_of(case["bum"])
    for card in case["cards"]:
        if bum.cards & ~bum.costly & 1 << card:
            yield pays(taker(case), "penalty.bum-card")


# -- who pays for the most tricks ----------------------------------------------------------------


def level(case: Case) -> list[int]:
    most = max(case["tricks"])
    return [seat for seat, won in enumerate(case["tricks"]) if won == most]


def of_bum_suit(case: Case, seat: int) -> list[int]:
    """The captured cards of the bum suit, the highest first."""
    return sorted(card for card in case["captured"][seat] if bum_of(case["bum"]).cards >> card & 1)


def all_level(case: Case, lines: Sequence[Line]) -> list[Line]:
    return [pays(seat, "penalty.most-tricks") for seat in level(case)]


def fewest(case: Case, lines: Sequence[Line]) -> list[Line]:
    least = min(level(case), key=lambda seat: len(of_bum_suit(case, seat)))
    return [pays(least, "penalty.most-tie-suit")]


def lowest(case: Case, lines: Sequence[Line]) -> Iterable[Line]:
    """With as many cards of the bum suit, who has the lowest of them."""
    many = max(len(of_bum_suit(case, seat)) for seat in level(case))
    tied = [seat for seat in level(case) if len(of_bum_suit(case, seat)) == many]
    if len(tied) < 2 or not many:
        return lines
    return [pays(max(tied, key=lambda seat: of_bum_suit(case, seat)[-1]), "penalty.most-tie-card")]


def highest(case: Case, lines: Sequence[Line]) -> Iterable[Line]:
    """Of those level who has the highest card of the bum suit, however many the others have."""
    tied = [seat for seat in level(case) if of_bum_suit(case, seat)]
    if len(level(case)) < 2 or not tied:
        return lines
    return [pays(min(tied, key=lambda seat: of_bum_suit(case, seat)[0]), "penalty.most-tie-card")]


def anybody(case: Case, lines: Sequence[Line]) -> list[Line]:
    """Whoever of all four has most cards of the bum suit."""
    most = max(len(of_bum_suit(case, seat)) for seat in range(4))
    longest = [seat for seat in range(4) if len(of_bum_suit(case, seat)) == most]
    return [pays(min(longest, key=lambda seat: of_bum_suit(case, seat)), "penalty.most-tie-suit")]


SLIPS = Slips(
    (
        slip("ace-low", "deck.52", vary.ranked("AKQJT98765432", "KQJT98765432A")),
        slip("ten-high", "deck.52", vary.ranked("KQJT", "TKQJ")),
        slip("bum-suit-trumps", "trick.winner", vary.orders(vary.trumping(bum_suit))),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip("bum-suit-not-led", "lead.first", vary.bound(but_bum_suit, leader=True)),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip("must-beat", "follow.suit", vary.stricter(vary.beating, "follow.suit")),
        slip("must-throw-queen", "follow.void-free", vary.bound(queens, "follow.void-free")),
        slip("must-throw-bum-suit", "follow.void-free", vary.bound(bum_suit, "follow.void-free")),
        slip("bum-card-free", "penalty.bum-card", vary.left_out("penalty.bum-card")),
        slip("bum-suit-costs", "penalty.bum-card", vary.recounted("trick", whole_suit)),
        slip("tetka-as-others", "penalty.tetka", vary.amount("penalty.tetka", 1)),
        slip("tetka-is-spades", "penalty.tetka", vary.each_line(by_spades)),
        slip("tetka-three", "ruling.tetka-total", vary.amount("penalty.tetka", 3)),
        slip("other-queens-free", "penalty.other-queen", vary.left_out("penalty.other-queen")),
        slip("other-queens-two", "penalty.other-queen", vary.amount("penalty.other-queen", 2)),
        slip(
            "bum-is-only-queen",
            "ruling.bum-is-queen",
            vary.each_line(not_both, "ruling.bum-is-queen"),
        ),
        slip("bum-trick-free", "penalty.bum-trick", vary.left_out("penalty.bum-trick")),
        slip(
            "ace-last-trick",
            "penalty.bum-trick-map",
            vary.recounted("trick", bum_trick(TRICKS, "1")),
        ),
        slip(
            "courts-ten",
            "penalty.bum-trick-map",
            vary.recounted("trick", bum_trick(10, "11,12,13")),
        ),
        slip("last-trick-free", "penalty.last-trick", vary.left_out("penalty.last-trick")),
        slip(
            "last-never-double",
            "penalty.king-last-double",
            vary.each_line(not_double, "penalty.king-last-double"),
        ),
        slip("only-dearest", "penalty.cumulative", vary.ledger(dearest)),
        slip("queens-once", "penalty.cumulative", vary.once("penalty.other-queen")),
        slip("most-tricks-free", "penalty.most-tricks", vary.left_out("penalty.most-tricks")),
        slip("all-level-pay", "penalty.most-tricks", vary.recounted("most", all_level)),
        slip("nobody-level-pays", "penalty.most-tie-suit", vary.left_out("penalty.most-tie-suit")),
        slip("fewest-pays", "penalty.most-tie-suit", vary.recounted("most", fewest)),
        slip("highest-pays", "penalty.most-tie-suit", vary.recounted("most", highest)),
        slip("lowest-pays", "penalty.most-tie-card", vary.recounted("most", lowest)),
        slip("longest-of-all-pays", "ruling.tie-among-tied", vary.recounted("most", anybody)),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.four deal.all deal.bum-card turn.clockwise play.thirteen
            ruling.deal-order ruling.deal-passes-left game.four-hands game.orbits
        """,
        "unasked": "object.avoid game.lowest ruling.tie-game ruling.tie-none",
    },
)
