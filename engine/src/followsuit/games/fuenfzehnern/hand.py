"""A hand of Fünfzehnern: eight tricks, in which the lead binds and a zwang may force the ace."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase, Play
from ...duty import allowed
from ...game import Flow
from ...messages import Card, Seat, Suit, of_seat, say
from ...order import Said
from ...parts import hand as hand_part
from ...sets import union
from ...table import Table
from ..leading import next_to_dealer
from .cards import OF_SUIT, PAIR, SUITS, Setting, bond, forced_out, lead, of_rank, suit_of, worth
from .options import Options
from .score import TRICKS, captured, final

KEEN = 4  # how much more often random play says zwang than it leads any one card


class Zwang(NamedTuple):
    """A queen that is led with the word."""

    queen: int


def hand(table: Table) -> Flow:
    options: Options = table.options
    out = OF_SUIT[options.removed_suit] if table.players == 3 else 0
    clauses = "deck.three ruling.three-suit" if out else "deck.32"
    table.deal(TRICKS, f"deal.eight players.three-or-four {clauses}", without=out)
    leader = next_to_dealer(table, "lead.first ruling.direction")
    bound, since, gone = "none", "taken", 0
    for number in range(TRICKS):
        setting = Setting(bound, gone, since=since, unbeatable=options.unbeatable)
        held = table.hands[leader]
        led, zwang = yield from choose_lead(table, leader, setting)
        trick = yield from table.trick(leader, Setting(zwang=zwang), led=led)
        gone |= union(trick.cards)
        if zwang:
            note = forced_out(trick.cards)
            table.tell("forced", note.say, note.clauses)
        taken, free = trick.winner != leader, bound != "none" and not held & OF_SUIT[bound]
        if number < TRICKS - 1:
            tell_bond(table, leader, trick.winner, led, bound, free)
        bound, since = bond_after(bound, since, suit_of(led), taken, free, options)
        leader = table.next_leader(trick)
    table.tell("note", say("all-tricks-played"), "play.eight-tricks")
    points = [worth(won) for won in table.won]
    table.enter(captured(points))
    table.outcome = {"card_points": points}
    close(table)


# -- the lead ------------------------------------------------------------------------------------


def choose_lead(
    table: Table, leader: int, setting: Setting
) -> Generator[Decision, Any, tuple[int, bool]]:
    """The card that is led, and whether zwang is said with it (`zwang.declare`)."""
    offer = table.ask(LEAD, leader, setting, hand=table.hands[leader])
    assert isinstance(offer, Play)
    says = offer.extra
    chosen = yield offer
    if isinstance(chosen, Zwang):
        queen, ace = Card(chosen.queen), of_rank("A", suit_of(chosen.queen))
        forces = say("says-zwang", seat=Seat(leader), card=queen, ace=ace)
        ids = "zwang.holding zwang.declare zwang.ace-forced"
        table.tell("zwang", forces, ids, leader, (chosen.queen,))
        return chosen.queen, True
    if any(action.value.queen == chosen for action in says):
        silent = of_seat("leads-silently", leader, chosen)
        table.tell("silent", silent, "ruling.zwang-optional", leader, to=(leader,))
    return chosen, False


def zwangs(setting: Setting, hand: int, options: Options) -> tuple[list[Action], list[Refused]]:
    """The queens that may be led with zwang, and those that may not (`zwang.holding`)."""
    says, barred = [], []
    for suit in SUITS:
        if PAIR[suit] & ~hand:
            continue
        may = allowed_leads(setting, hand)
        ace, queen = of_rank("A", suit), of_rank("Q", suit)
        code, why = f"zwang Q{suit}", None
        if hand >> ace.card & 1:
            why = Said(say("own-ace", card=ace), ("ruling.zwang-own-ace", "zwang.declare"))
        elif setting.gone >> ace.card & 1:
            why = Said(say("ace-played", card=ace), ("zwang.declare",))
        elif not may >> queen.card & 1 and not options.zwang_frees_lead:
            bound = say("zwang-frees-not", suit=Suit(setting.bound), card=queen)
            why = Said(bound, ("ruling.zwang-no-exemption", "lead.bound"))
        if why:
            barred.append(Refused(code, why))
            continue
        ids = ["zwang.holding", "zwang.declare", "zwang.ace-forced"]
        ids += ["ruling.zwang-no-exemption"] * (not may >> queen.card & 1)
        says.append(
            Action(code, say("lead-zwang", card=queen), tuple(ids), Zwang(queen.card), KEEN)
        )
    return says, barred


def allowed_leads(setting: Setting, hand: int) -> int:
    """The cards of a hand that may be led."""
    return allowed(lead(setting, hand), hand)


def leads(moment: Moment) -> Decision:
    """A card, or a queen with the word (`zwang.declare`)."""
    if moment.setting.zwang:
        return moment.turn()
    return moment.turn(*zwangs(moment.setting, moment["hand"], moment.options))


LEAD = Phase(
    "lead",
    (hand_part(TRICKS),),
    leads,
    (Code("<card>"), Code("zwang <card>", say("zwang-takes"), "zwang.holding zwang.declare")),
    setting=True,
)


# -- what binds ----------------------------------------------------------------------------------


def bond_after(
    bound: str, since: str, led: str, taken: bool, free: bool, options: Options
) -> tuple[str, str]:
    """The suit to which the next leader is bound, and what binds to it (`cards.BONDS`).

    `taken` tells whether the lead has changed hands, `free` whether the leader had no card of the
    suit that bound him.
    """
    if taken:  # `lead.bound`, `lead.rebound`
        return led, "taken"
    if bound == "none":  # `ruling.first-leader-free`
        return (led, "first") if options.bind_first_leader else ("none", since)
    if free and options.strict:  # `ruling.no-rebind-own`
        return led, "next"
    return bound, since


def tell_bond(table: Table, leader: int, winner: int, led: int, bound: str, free: bool) -> None:
    """Say what binds the next leader; what only the leader can know, only to him."""
    who, strict = Seat(winner), table.options.strict
    if winner != leader:
        note = bond(led, winner, leader)
        ids = note.clauses if bound != "none" else note.clauses[:1]
        table.tell("bound", note.say, ("lead.winner", *ids), winner)
        return
    suit = Suit(suit_of(led))
    if bound == "none":
        keeps = of_seat("keeps-lead-unbound", winner)
        if table.options.bind_first_leader:
            keeps = say("keeps-lead-bound", seat=who, suit=suit)
        table.tell("bound", keeps, "lead.winner ruling.first-leader-free", winner)
        return
    table.tell("leader", of_seat("keeps-lead", winner), "lead.winner", winner)
    if free:
        entry = "run-out-rebound" if strict else "run-out-free"
        out = say(entry, seat=who, bound=Suit(bound), suit=suit)
        table.tell("bound", out, "ruling.no-rebind-own", winner, to=(winner,))
    elif suit_of(led) != bound:
        still = say("still-bound", seat=who, suit=Suit(bound))
        table.tell("bound", still, "ruling.bound-survives", winner, to=(winner,))


# -- the end -------------------------------------------------------------------------------------


def close(table: Table) -> None:
    """The next deal, or after the last one the result (`game.end`)."""
    left = table.options.hands - table.number - 1
    if left > 0:
        following = of_seat("next-dealer", table.next_dealer)
        table.tell_next(following, "game.end ruling.direction")
        return
    winners, note = final(table.totals, table.options)
    table.finish(winners, " ".join(note.clauses), note.say)
