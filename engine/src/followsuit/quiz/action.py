"""“Which of these may you do now?”: asked where there is more to do than play a card."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, islice, zip_longest
from random import Random
from typing import Any, NamedTuple

from ..actions import Refused, fits
from ..decisions import Decision, Moment, Play, decided
from ..errors import FollowSuitError
from ..game import Game
from ..match import Match
from ..messages import Row, reseated, say
from ..order import Said
from ..packs import Pack, bits
from ..table import Table
from .asked import Draft, Option, Question
from .facts import blanks, doing, known, setting_of
from .positions import fits as fits_setting
from .positions import matches

ASKED = 8  # choices of a deal
MOST = 4  # actions of one kind in a question
FEW = 2  # that are all allowed say little
TURNED = 0.5  # how often a fact is told otherwise
HANDS = 12  # that may have been played before where it depends on the points


class Choosing(NamedTuple):
    """Somebody who has to choose, and what is asked about: codes of actions, or patterns of a kind of them.

    `nothing`: that none of these may be done is an answer, too.
    """

    moment: Moment
    codes: tuple[str, ...]
    nothing: bool

    @property
    def pack(self) -> Pack:
        """The cards in play."""
        return self.moment.pack


# -- what may be done ----------------------------------------------------------------------------


def choice(game: Game, moment: Moment) -> Decision:
    """The same choice as these rules decide it."""
    phase = next(one for one in game.hand.phases if one.name == moment.phase.name)
    options = game.read_options(moment.players, moment.options._asdict())
    return decided(replace(moment, rules=game.trick, phase=phase, options=options))


def possible(game: Game, asked: Choosing) -> int:
    """Which of what is asked about may be done by these rules, as a set; and whether nothing of it may."""
    done = choice(game, asked.moment).codes
    found = sum(1 << n for n, code in enumerate(asked.codes) if _among(asked.pack, code, done))
    return found or (1 << len(asked.codes) if asked.nothing else 0)


def _among(pack: Pack, code: str, done: Collection[str]) -> bool:
    return code in done or any(fits(code, one, pack.by_code) for one in done)


# -- choices of a deal ---------------------------------------------------------------------------


class _Heard(Table):
    """A table that remembers who was asked what, also where there was nothing to choose."""

    def __init__(self, *given: Any) -> None:
        self.asked: list[Decision] = []
        super().__init__(*given)

    def ask(self, *given: Any, **facts: Any) -> Decision:
        decision = super().ask(*given, **facts)
        # Partners who choose together see more than one hand; a question shows one.
        if not facts.get("hand", 0) & ~self.hands[decision.seat]:
            self.asked.append(decision)
        return decision


class Watched(Match):
    """A match at such tables."""

    def laid(self, kind: Any, *given: Any) -> Any:
        return super().laid(_Heard, *given)


def moments(random: Random, match: Watched) -> list[Moment]:
    """Who has to choose in a hand of a match that has begun, and what there is to know, a few of each phase."""
    if any(part.kind == "ints" for phase in match.game.hand.phases for part in phase.parts):
        match.play_random(random, limit=random.randrange(HANDS))
    table: Any = match.table
    match.play_random(random, limit=len(match.hands))
    by_phase: dict[str, list[Decision]] = {}
    for decision in table.asked:
        by_phase.setdefault(decision.moment.phase.name, []).append(decision)
    for found in by_phase.values():
        random.shuffle(found)
        found.sort(key=lambda decision: not decision.codes)  # fewer may do something
    mixed = chain.from_iterable(zip_longest(*by_phase.values()))
    return [_turned(random, one.moment) for one in islice(filter(None, mixed), ASKED) if one.moment]


def _turned(random: Random, moment: Moment) -> Moment:
    """The same, or what it would be if one fact were otherwise."""
    names = moment.phase.turns.split()
    if not names or random.random() >= TURNED:
        return moment
    name = random.choice(names)
    other = moment.but(**{name: not moment[name]})
    return moment if moment.phase.check(other) else other


# -- what is asked about -------------------------------------------------------------------------


def choosing(game: Game, moment: Moment, others: Sequence[Game], random: Random) -> Choosing | None:
    """What to ask somebody who has to choose; None where that says too little.

    `others` are the rules as they are misread: what they allow and the game does not, and the other
    way round, is asked about first.
    """
    decision = decided(moment)
    misread = _by_others(game, moment, decision, others)
    plain = isinstance(decision, Play) and not decision.extra
    if plain and not decision.barred and not misread:
        return None
    codes: list[str] = []
    for kind in moment.phase.codes:
        codes += _of_kind(kind.pattern, moment, decision, misread, random)
    pack = moment.pack
    right = [_among(pack, code, decision.codes) for code in codes]
    told = any([_among(pack, code, done) for code in codes] != right for done in misread)
    if isinstance(decision, Play):  # a card can always be played
        enough = bool(decision.barred) or sum(right) > 1
    else:
        enough = not all(right) or len(codes) > FEW
    if not codes or not (told or enough):
        return None
    return Choosing(moment, tuple(codes), not isinstance(decision, Play))


def _by_others(
    game: Game, moment: Moment, decision: Decision, others: Sequence[Game]
) -> list[tuple[str, ...]]:
    """What may be done by the others' rules, each answer once: few of them misread what is chosen from."""
    found = (
        decision.codes if choose_alike(game, other) else choice(other, moment).codes
        for other in others
    )
    return list(dict.fromkeys(map(tuple, found)))


def choose_alike(game: Game, other: Game) -> bool:
    """Whether the same may be done by both, wherever somebody has to choose."""
    return (
        other.trick is game.trick
        and other.hand.phases is game.hand.phases
        and other.options is game.options
    )


def _of_kind(
    pattern: str,
    moment: Moment,
    decision: Decision,
    misread: Sequence[Sequence[str]],
    random: Random,
) -> list[str]:
    """The actions of a kind to ask about: the kind as a whole, or some that differ in a card, a number, a suit."""
    pack = moment.pack
    whole = [pattern] if _sayable(decision, pack, pattern) else []
    if not blanks(pattern) or pattern == "<card>" or "[" in pattern:
        return whole
    done = [code for code in decision.codes if fits(pattern, code, pack.by_code)]
    barred = [one.code for one in decision.barred if fits(pattern, one.code, pack.by_code)]
    theirs = [code for codes in misread for code in codes if fits(pattern, code, pack.by_code)]
    if not done and not barred and not theirs:
        return whole
    near = [
        code
        for code in _near(pattern, done, moment, random)
        if _sayable(decision, pack, code) and _accepted(decision, code) == (code in done)
    ]
    every = list(dict.fromkeys([*theirs, *barred, *done, *near]))
    differing = [
        code for code in every if any((code in codes) != (code in done) for codes in misread)
    ]
    rest = [code for code in every if code not in differing]
    random.shuffle(rest)
    rest.sort(key=lambda code: code in done)
    # Some that are refused, some that are not, and first those about which readers differ.
    ordered = [*differing, *barred, *_alternating(rest, done)]
    chosen = list(dict.fromkeys(ordered))[:MOST]
    return sorted(chosen, key=lambda code: _place(pack, code))


def _alternating(codes: Sequence[str], done: Sequence[str]) -> Iterator[str]:
    allowed = [code for code in codes if code in done]
    others = [code for code in codes if code not in done]
    for pair in zip_longest(allowed, others):
        yield from filter(None, pair)


def _place(pack: Pack, code: str) -> list[tuple[int, str]]:
    """Where an action stands among those of its kind: by its cards, numbers and words."""
    return [(_number(pack, word), word) for word in code.split()]


def _number(pack: Pack, word: str) -> int:
    if word in pack.by_code:
        return pack.by_code[word].index
    return int(word) if word.isdigit() else len(pack.cards)


def _sayable(decision: Decision, pack: Pack, code: str) -> bool:
    """Whether something may be done, or somebody says why not."""
    return _among(pack, code, decision.codes) or _why_not(decision, pack, code) is not None


def _accepted(decision: Decision, code: str) -> bool:
    """Whether something may be done, also where it is not listed."""
    try:
        decision.value(code)
    except FollowSuitError:
        return False
    return True


def _why_not(decision: Decision, pack: Pack, code: str) -> Refused | None:
    """The refusal of an action, or of a kind of them."""
    own = (refused for refused in decision.barred if fits(code, refused.code, pack.by_code))
    return next(own, None) or decision.why_not(code)


def _near(pattern: str, done: Sequence[str], moment: Moment, random: Random) -> Iterator[str]:
    """What else one might think of: another card of the hand, fewer cards or more, the next numbers."""
    held = [moment.pack.codes[card] for card in bits(moment.facts.get("hand", 0))]
    match blanks(pattern):
        case ["card"]:
            if done:
                yield pattern.replace("<card>", random.choice(held))
        case ["cards"]:
            many = [pattern.replace("<cards>", " ".join(held[:n])) for n in range(1, len(held))]
            yield from many[:MOST]
        case ["number"]:
            numbers = sorted(int(word) for code in done for word in code.split() if word.isdigit())
            step = 1 if any(number % 10 for number in numbers) else 10
            for number in (numbers[0] - step, numbers[-1] + step) if numbers else ():
                if number >= 0:
                    yield pattern.replace("<number>", str(number))


# -- the question --------------------------------------------------------------------------------


def action_drafts(
    game: Game,
    random: Random,
    wanted: Mapping[str, Any],
    most: int,
    others: Sequence[Game] = (),
) -> list[Draft]:
    """Questions about what may be done beside playing a card; `others` as in `choosing`."""
    found: list[Choosing] = []
    for match in matches(game, random, wanted, Watched) if game.hand.phases else ():
        for moment in moments(random, match):
            asked = choosing(game, moment, others, random)
            if asked and fits_setting(setting_of(game, moment), wanted):
                found.append(asked)
        if len(found) >= most:
            break
    return [Draft(_deciding(one), partial(action_question, game, one)) for one in found[:most]]


def _deciding(asked: Choosing) -> tuple[str, ...]:
    """The clauses of what is refused, and of all that is asked about."""
    decision = decided(asked.moment)
    told = [refused.said for refused in decision.barred]
    told += [_why(decision, asked.pack, code) for code in asked.codes]
    return tuple(dict.fromkeys(one for said in told for one in said.clauses))


def action_question(game: Game, asked: Choosing) -> Question:
    """Which of some actions somebody may do now."""
    moment, decision = asked.moment, decided(asked.moment)
    pack, lying = asked.pack, tuple(moment.facts.get("trick", ()))
    # The leader sits first, as in every question about a trick.
    leader = moment.seat - len(lying)
    around = [(leader + n) % moment.players for n in range(moment.players)]
    seats = tuple(around.index(seat) for seat in range(moment.players))
    names, sides = game.seat_names(moment.players), game.match.sides(moment.players, moment.options)
    options = [
        Option(
            reseated(doing(game, moment, code), seats),
            _among(pack, code, decision.codes),
            _seated(_why(decision, pack, code), seats),
            code=code,
        )
        for code in asked.codes
    ]
    best = [option.label for option in options if option.right]
    may = say("quiz-may", choice=Row.of(best)) if best else say("quiz-may-nothing")
    verdict = Said(
        next((reseated(refused.said.say, seats) for refused in decision.barred), may),
        _deciding(asked),
    )
    if asked.nothing:
        nothing = verdict if not best else Said(may, verdict.clauses)
        options.append(Option(say("quiz-none-of-these"), not best, nothing))
    told = reseated(known(game, moment), seats)
    return Question(
        prompt=say("both", first=told, second=say("quiz-action")),
        pick="many",
        setting=setting_of(game, moment),
        options=options,
        verdict=verdict,
        trick=lying,
        hand=bits(moment.facts.get("hand", 0)),
        seats=tuple(names[seat] for seat in around),
        sides=tuple(sides[seat] for seat in around),
        request=game.position_request(moment),
        about=asked,
        known=told,
    )


def _seated(said: Said, seats: tuple[int, ...]) -> Said:
    return said._replace(say=reseated(said.say, seats))


def _why(decision: Decision, pack: Pack, code: str) -> Said:
    """Why an action may be done, or why not."""
    for action in decision.actions:
        if fits(code, action.code, pack.by_code):
            return Said(say("quiz-allowed", choice=action.label), action.clauses)
    refused = _why_not(decision, pack, code)
    return refused.said if refused else Said(say("quiz-may-nothing"), ())
