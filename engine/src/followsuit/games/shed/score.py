"""Questions about tokens and totals, answered by the rules that a round uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...decktet import SUITS
from ...errors import BadRequest, Fault, quoted, suggest
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...table import Action
from ...words import join, seat_names
from . import tokens
from .cards import TEAMS, TWO, Setting, asked, check_trick, followers, pack_of, remarks
from .hand import Options, mode_of, sides
from .sums import RULES, next_lead, side_name, values, winner

# -- one move of a token -------------------------------------------------------------------------


def score_tokens(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """What the winner of a trick may do with tokens; with `move`, or if only one: what it does."""
    seats = sides(len(names), options)
    mode = mode_of(len(names), options)
    called = [
        join([n for n, s in zip(names, seats, strict=True) if s == side])
        for side in sorted(set(seats))
    ]
    takes: tokens.Takes = tokens.ordered(case["takes"])
    check_takes(takes, case.get("supply"), options)
    led = pack_of(options).cards[case["lead"]]
    side = seats[case["winner"]]
    step = tokens.token_step(takes, side, led, called, options, mode)
    before = [len(take) for take in takes]
    moves = tuple(Action(move.code, move.label, move.clauses) for move in step.moves)
    chosen = choose(step.moves, case.get("move"))
    if step.shared:
        return Scored((), tuple(before), step.shared, (step.note,), moves)
    if chosen is None:
        return Scored((), tuple(before), (), (step.note,), moves)
    entered = tuple(tokens.lines(chosen, called, mode))
    after = tokens.moved(takes, chosen)
    done = tokens.emptied(after)
    notes = [step.note]
    if done is not None:
        notes.append(tokens.ending(chosen, done, called, mode))
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
        right = " ".join(tokens.supply(takes)) or "nothing"
        faults.append(Fault(f"must hold what the takes lack: {right}", "case.supply"))
    if faults:
        raise BadRequest(*faults)


def choose(moves: Sequence[tokens.Move], code: str | None) -> tokens.Move | None:
    """The move of that code, or the only one."""
    if code is None:
        return moves[0] if len(moves) == 1 else None
    for move in moves:
        if move.code == code:
            return move
    codes = [move.code for move in moves]
    what = f"{quoted(code)} is not possible; possible: {', '.join(codes) or 'nothing'}"
    raise BadRequest(Fault(what, "case.move", suggest(code, codes)))


# -- the cards of a trick added up -----------------------------------------------------------------


def score_combined(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """The totals of a trick in partnership or with two players."""
    mode = mode_of(len(names), options)
    trick = case["trick"]
    if mode not in RULES:
        what = "cards are added only with two players or in partnership"
        raise BadRequest(Fault(what, "options.mode", (TEAMS, TWO)))
    setting = Setting(mode, "basic", case.get("announced") or "none")
    faults = [fault._replace(where="case.announced") for fault in check_trick(setting, trick)]
    if len(trick) != 4:
        faults.append(Fault(f"has {len(trick)} cards; a trick has 4", "case.trick"))
    if faults:
        raise BadRequest(*faults)
    turns = [names[place % len(names)] for place in range(4)]
    worth = values(setting, trick)
    entered = tuple(added(setting, trick, place, turns, worth[place]) for place in range(4))
    ahead = winner(setting, trick)
    total = tuple(totals(entered, (0, 0)))
    side, rules = side_name(setting, turns, ahead % 2), RULES[mode]
    verb = "win" if mode == TEAMS else "wins"
    if total[0] == total[1]:
        last = max(place for place, value in enumerate(worth) if value)
        card = f"[[{pack_of(setting).codes[trick[last]]}]]"
        say = f"{side} {verb} the trick: {card} made the totals equal."
        note = Note(say, (rules.tie, "ruling.scoring-card-ties"))
    else:
        high, low = max(total), min(total)
        note = Note(f"{side} {verb} the trick, {high} to {low}.", (rules.combine,))
    leads = next_lead(setting, trick, ahead, turns)
    return Scored(entered, total, (), (note, Note(leads.say, leads.clauses)))


def added(
    setting: Setting, trick: Sequence[int], place: int, turns: Sequence[str], value: int
) -> Line:
    """What one card adds, as a ledger line."""
    rules, card = RULES[setting.mode], trick[place]
    shown = f"[[{pack_of(setting).codes[card]}]]"
    extra = remarks(setting, trick, place)
    what = asked(setting, trick[0])
    if not followers(setting.deck, what) >> card & 1:
        say = f"{shown} does not follow, so it adds nothing for {turns[place]}."
        clauses = (rules.combine, "ruling.same-type-as-lead", *extra)
    elif what in SUITS and place == 0:
        say = f"{turns[place]} leads {shown}, worth {value}."
        clauses = (rules.ace, "ruling.combined-ace")
    else:
        say = f"{shown} adds {value} for {turns[place]}."
        clauses = (rules.combine, *rules.values, *extra)
    return Line(place % 2, value, clauses, say, (card,))


FORMS = {
    "tokens": Form(
        "Tokens after a trick",
        (
            Part("winner", "seat", "Winner"),
            Part("lead", "card", "Card led"),
            Part("takes", "choice_lists", "Tokens", choices=SUITS),
            Part("supply", "choice_list", "Supply", required=False, choices=SUITS),
            Part("move", "text", "The move that is chosen", required=False),
        ),
        score_tokens,
    ),
    "combined": Form(
        "Cards of a trick added up",
        (
            Part("trick", "cards", "The cards, leader first"),
            Part(
                "announced",
                "choice",
                "What a card of two types was led as",
                required=False,
                choices=("location", "event", "none"),
            ),
        ),
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
    names, pack = seat_names(players), pack_of(Options())
    takes = [sorted(random.sample(SUITS, random.randint(2, 4)), key=SUITS.index) for _ in names]
    lead, seat = random.randrange(len(pack.cards)), random.randrange(players)
    case: dict[str, Any] = {"winner": seat, "lead": lead, "takes": takes}
    scored = score_tokens(case, Options(), names)
    case["move"] = random.choice(scored.moves).code
    hold = "; ".join(
        f"{name} has {join([suit.title() for suit in take])}"
        for name, take in zip(names, takes, strict=True)
    )
    prompt = (
        f"{hold}. [[{pack.codes[lead]}]] was led and {names[seat]} wins the trick. "
        f"How many tokens does {names[seat]} have then?"
    )
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
    names, side = seat_names(4), random.randrange(2)
    team = join([names[side], names[side + 2]])
    played = join([f"[[{pack.codes[card]}]]" for card in case["trick"]])
    prompt = (
        f"In partnership {names[0]} leads and the cards are {played}. What is the total of {team}?"
    )
    return PointsCase("combined", case, {"mode": TEAMS}, 4, side, prompt)
