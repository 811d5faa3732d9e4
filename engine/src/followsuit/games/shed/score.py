"""Questions about tokens and totals, answered by the rules that a round uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...actions import Action
from ...decktet import SUITS
from ...errors import BadRequest, Fault, quoted, suggest
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Card, Cards, Row, Seat, Side, Suit, reseated, say
from ...parts import Part
from . import tokens
from .cards import TEAMS, TWO, Setting, asked, check_trick, followers, pack_of, remarks
from .hand import Options, mode_of, sides
from .sums import RULES, next_lead, values, winner

# -- one move of a token -------------------------------------------------------------------------


class AfterTrick(NamedTuple):
    """The takes when a trick is won, what may follow, and what does, if the case settles it."""

    takes: tokens.Takes
    step: tokens.TokenStep
    move: tokens.Move | None


def after_trick(case: Mapping[str, Any], options: Options, players: int) -> AfterTrick:
    """What follows the trick of a case; with `move`, or if only one is possible: which one."""
    takes = tokens.ordered(case["takes"])
    check_takes(takes, case.get("supply"), options)
    led = pack_of(options).cards[case["lead"]]
    side, mode = sides(players, options)[case["winner"]], mode_of(players, options)
    step = tokens.token_step(takes, side, led, options, mode)
    return AfterTrick(takes, step, choose(step.moves, case.get("move")))


def score_tokens(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What the winner of a trick may do with tokens; with `move`, or if only one: what it does."""
    takes, step, chosen = after_trick(case, options, players)
    before = [len(take) for take in takes]
    moves = tuple(Action(move.code, move.label, move.clauses) for move in step.moves)
    if step.shared:
        return Scored((), tuple(before), step.shared, (step.note,), moves)
    if chosen is None:
        return Scored((), tuple(before), (), (step.note,), moves)
    entered = tuple(tokens.lines(chosen))
    after = tokens.moved(takes, chosen)
    done = tokens.emptied(after)
    notes = [step.note]
    if done is not None:
        notes.append(tokens.ending(chosen, done, mode_of(players, options)))
    return Scored(
        entered,
        tuple(totals(entered, before)),
        () if done is None else (done,),
        tuple(notes),
        moves,
    )


def check_takes(takes: tokens.Takes, given: Sequence[str] | None, options: Options) -> None:
    """No take may be empty, and no suit can have more tokens than there are takes.

    Who takes a token has none of its suit, so only a random start gives two of one.
    """
    faults = tokens.faults(takes, options.start, "case.takes")
    if given is not None and not faults and sorted(given) != sorted(tokens.supply(takes)):
        right = Row.verbatim(tokens.supply(takes))
        faults.append(Fault(say("supply-lacks", right=right), "case.supply"))
    if faults:
        raise BadRequest(*faults)


def choose(moves: Sequence[tokens.Move], code: str | None) -> tokens.Move | None:
    """The move of that code, or the only one."""
    match moves, code:
        case [only], None:
            return only
        case _, None:
            return None
    for move in moves:
        if move.code == code:
            return move
    codes = [move.code for move in moves]
    what = say("move-impossible", given=quoted(code), possible=Row.verbatim(codes))
    raise BadRequest(Fault(what, "case.move", suggest(code, codes)))


# -- the cards of a trick added up -----------------------------------------------------------------


def score_combined(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """The totals of a trick in partnership or with two players."""
    mode = mode_of(players, options)
    trick = case["trick"]
    if mode not in RULES:
        raise BadRequest(Fault(say("added-in-pairs"), "options.mode", (TEAMS, TWO)))
    setting = Setting(mode, "basic", case.get("announced") or "none")
    faults = [fault._replace(where="case.announced") for fault in check_trick(setting, trick)]
    if len(trick) != 4:
        what = say("has-cards-for-trick", number=len(trick), sizes=Row.of([4]))
        faults.append(Fault(what, "case.trick"))
    if faults:
        raise BadRequest(*faults)
    worth = values(setting, trick)
    turns = tuple(place % players for place in range(len(trick)))
    entered = tuple(
        added(setting, trick, place, turns[place], value) for place, value in enumerate(worth)
    )
    ahead = winner(setting, trick)
    total = tuple(totals(entered, (0, 0)))
    side, rules = Side(ahead % 2), RULES[mode]
    if total[0] == total[1]:
        last = max(place for place, value in enumerate(worth) if value)
        level = say("trick-level", side=side, card=Card(trick[last]))
        note = Note(level, (rules.tie, "ruling.scoring-card-ties"))
    else:
        higher = say("trick-higher", side=side, high=max(total), low=min(total))
        note = Note(higher, (rules.combine,))
    leads = next_lead(setting, trick, ahead)
    return Scored(entered, total, (), (note, Note(reseated(leads.say, turns), leads.clauses)))


def added(setting: Setting, trick: Sequence[int], place: int, seat: int, value: int) -> Line:
    """What one card adds, as a ledger line."""
    rules, card = RULES[setting.mode], trick[place]
    told = {"card": Card(card), "seat": Seat(seat)}
    extra = remarks(setting, trick, place)
    what = asked(setting, trick[0])
    if not followers(setting.deck, what) >> card & 1:
        adds = say("adds-nothing-for", **told)
        clauses = (rules.combine, "ruling.same-type-as-lead", *extra)
    elif what in SUITS and place == 0:
        adds = say("leads-worth", worth=value, **told)
        clauses = (rules.ace, "ruling.combined-ace")
    else:
        adds = say("adds-for", worth=value, **told)
        clauses = (rules.combine, *rules.values, *extra)
    return Line(place % 2, value, clauses, adds, (card,))


FORMS = {
    "tokens": Form(
        (
            Part("winner", "seat"),
            Part("lead", "card"),
            Part("takes", "choice_lists", choices=SUITS),
            Part("supply", "choice_list", required=False, choices=SUITS),
            Part("move", "text", required=False),
        ),
        score_tokens,
    ),
    "combined": Form(
        (Part("trick", "cards"), Part("announced", "choice", False, ("location", "event", "none"))),
        score_combined,
        unit="point",
    ),
}


# -- quiz ------------------------------------------------------------------------------------------


def points_case(random: Random) -> PointsCase:
    """Tokens after a trick, or the total of a side's two cards."""
    return random.choice((token_case, sum_case))(random)


def token_case(random: Random) -> PointsCase:
    """A late trick: does the winner get rid of a token, or take one?"""
    players = random.choice((3, 4))
    pack = pack_of(Options())
    takes = [
        sorted(random.sample(SUITS, random.randint(2, 4)), key=SUITS.index) for _ in range(players)
    ]
    lead, seat = random.randrange(len(pack.cards)), random.randrange(players)
    case: dict[str, Any] = {"winner": seat, "lead": lead, "takes": takes}
    scored = score_tokens(case, Options(), players)
    case["move"] = random.choice(scored.moves).code
    each = Row.of(
        say("has-tokens", seat=Seat(number), suits=Row.of(map(Suit, take)))
        for number, take in enumerate(takes)
    )
    prompt = say("quiz-tokens", each=each, card=Card(lead), seat=Seat(seat))
    had = len(takes[seat])
    return PointsCase("tokens", case, {}, players, seat, prompt, slips=(had - 1, had, had + 1))


def sum_case(random: Random) -> PointsCase:
    """Four cards of a partnership trick, most of them following."""
    pack = pack_of(Options())
    lead = random.choice([card.index for card in pack.cards if len(card.types) < 2])
    what = asked(Setting(TEAMS), lead)
    rest = [card for card in range(len(pack.cards)) if card != lead]
    follow = [card for card in rest if followers("basic", what) >> card & 1]
    trick = [lead, *random.sample(follow, 2)]
    trick.append(random.choice([card for card in rest if card not in trick]))
    tail = trick[1:]
    random.shuffle(tail)
    case = {"trick": [lead, *tail]}
    side = random.randrange(2)
    played = Cards(case["trick"])
    prompt = say("quiz-sum", seat=Seat(0), cards=played, side=Side(side))
    return PointsCase("combined", case, {"mode": TEAMS}, 4, side, prompt)
