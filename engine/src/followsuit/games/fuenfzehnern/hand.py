"""A hand of Fünfzehnern: eight tricks, in which the lead binds and a zwang may force the ace."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from ...duty import allowed
from ...game import Flow
from ...order import Said
from ...packs import SUIT_NAMES
from ...phases import Code, Moment, Phase
from ...phases import hand as hand_part
from ...table import Action, Decision, Play, Refused, Table
from .cards import BETTER, OF_SUIT, PACK, SUITS, Setting, bond, forced_out, lead, suit_of, worth
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
    leader, bound, since, gone = table.after(table.dealer), "none", "taken", 0
    say = f"{table.names[leader]} sits on the dealer’s left and leads."
    table.tell("leader", say, "lead.first ruling.direction", leader)
    for number in range(TRICKS):
        setting = Setting(bound, gone, since=since, unbeatable=options.unbeatable)
        held = table.hands[leader]
        led, zwang = yield from choose_lead(table, leader, setting)
        trick = yield from table.trick(leader, Setting(zwang=zwang), led=led)
        gone |= sum(1 << card for card in trick.cards)
        if zwang:
            note = forced_out(trick.cards)
            table.tell("forced", note.say, note.clauses)
        taken, free = trick.winner != leader, not held & OF_SUIT.get(bound, 0)
        if number < TRICKS - 1:
            tell_bond(table, leader, trick.winner, led, bound, free)
        bound, since = bond_after(bound, since, suit_of(led), taken, free, options)
        leader = trick.winner
    table.tell("note", "All eight tricks are played.", "play.eight-tricks")
    points = [worth(won) for won in table.won]
    table.enter(captured(points, table.names))
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
        suit = suit_of(chosen.queen)
        say = f"{table.names[leader]} leads [[Q{suit}]] and says “zwang”: whoever holds "
        say += f"[[A{suit}]] must play it."
        ids = "zwang.holding zwang.declare zwang.ace-forced"
        table.tell("zwang", say, ids, leader, (chosen.queen,))
        return chosen.queen, True
    if any(action.value.queen == chosen for action in says):
        say = f"{table.names[leader]} leads [[{PACK.codes[chosen]}]] without a word: "
        say += "nobody is forced."
        table.tell("silent", say, "ruling.zwang-optional", leader, to=(leader,))
    return chosen, False


def zwangs(setting: Setting, hand: int, options: Options) -> tuple[list[Action], list[Refused]]:
    """The queens that may be led with zwang, and those that may not (`zwang.holding`)."""
    says, barred = [], []
    may = allowed_leads(setting, hand)
    for suit in SUITS:
        pair = PACK.mask(f"K{suit} Q{suit}")
        if pair & ~hand:
            continue
        queen = PACK.card(f"Q{suit}").index
        code, why = f"zwang Q{suit}", None
        ace = BETTER[PACK.card(f"K{suit}").index]
        if ace & hand:
            say = f"You hold [[A{suit}]] yourself, so there is nobody to force."
            why = Said(say, ("ruling.zwang-own-ace", "zwang.declare"))
        elif ace & setting.gone:
            why = Said(f"[[A{suit}]] has been played already.", ("zwang.declare",))
        elif not may >> queen & 1 and not options.zwang_frees_lead:
            say = f"You are bound to {SUIT_NAMES[setting.bound]}, and zwang does not free you "
            say += f"to lead [[Q{suit}]]."
            why = Said(say, ("ruling.zwang-no-exemption", "lead.bound"))
        if why:
            barred.append(Refused(code, why))
            continue
        ids = ["zwang.holding", "zwang.declare", "zwang.ace-forced"]
        ids += ["ruling.zwang-no-exemption"] * (not may >> queen & 1)
        label = f"Lead [[Q{suit}]] and say “zwang”"
        says.append(Action(code, label, tuple(ids), Zwang(queen), KEEN))
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
    "Leading, with or without zwang",
    (hand_part(TRICKS),),
    leads,
    (
        Code("<card>", "lead this card"),
        Code(
            "zwang <card>",
            "lead this queen and say “zwang”",
            "Zwang takes king and queen of a suit in one hand, while its ace is still out.",
            "zwang.holding zwang.declare",
        ),
    ),
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
    who, options = table.names[winner], table.options
    if winner != leader:
        note = bond(led, True, who, table.names[leader])
        ids = note.clauses if bound != "none" else note.clauses[:1]
        table.tell("bound", note.say, ("lead.winner", *ids), winner)
        return
    suit = SUIT_NAMES[suit_of(led)]
    if bound == "none":
        say = f"{who} keeps the lead and is bound to no suit."
        if options.bind_first_leader:
            say = f"{who} keeps the lead and is bound to {suit}."
        table.tell("bound", say, "lead.winner ruling.first-leader-free", winner)
        return
    table.tell("leader", f"{who} keeps the lead.", "lead.winner", winner)
    if free:
        say = f"{who} has run out of {SUIT_NAMES[bound]} and is not bound to {suit} either."
        if options.strict:
            say = f"{who} has run out of {SUIT_NAMES[bound]} and is bound to {suit} now."
        table.tell("bound", say, "ruling.no-rebind-own", winner, to=(winner,))
    elif suit_of(led) != bound:
        say = f"{who} is still bound to {SUIT_NAMES[bound]}."
        table.tell("bound", say, "ruling.bound-survives", winner, to=(winner,))


# -- the end -------------------------------------------------------------------------------------


def close(table: Table) -> None:
    """The next deal, or after the last one the result (`game.end`)."""
    left = table.options.hands - table.number - 1
    if left > 0:
        say = f"{table.names[table.next_dealer]}, on the dealer’s left, deals the next hand."
        table.tell_next(say, "game.end ruling.direction")
        return
    winners, note = final(table.totals, table.options, table.names)
    table.finish(winners, " ".join(note.clauses), note.say)
