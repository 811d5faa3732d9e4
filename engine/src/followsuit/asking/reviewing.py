"""`review`: what a seat has chosen, beside the best that was to be found from what it had seen then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ..advice import Judged, judge
from ..match import Match
from ..messages import Message, say
from ..records import made_with
from ..views import view
from .advising import SURE, Spent, is_even, read_spent, told
from .hands import recorded
from .reading import Reader
from .telling import Teller


class Moment(NamedTuple):
    """A choice: in which hand, which action of that hand it is, and the action."""

    hand: int
    at: int
    code: str


def review_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Each choice of a `seat` in the `record` where it could have chosen otherwise, as they were made.

    With `hand` those of one hand; with `choice` one of them, which says nothing of the others but how many
    there are. So many `playouts` or `seconds` are spent on each.
    """
    reader = Reader(request, "record seat hand choice playouts seconds seed")
    match = recorded(reader, request)
    seat = reader.whole("seat", 0, 0, match.players - 1)
    hand = reader.whole("hand", None, match.before, match.hand_number)
    spent = read_spent(reader)
    reader.done()
    wanted = [m for _, m in _moments(match, seat) if hand in (None, m.hand)]
    choice = reader.whole("choice", None, 0, max(len(wanted) - 1, 0))
    reader.done()
    chosen = wanted if choice is None else wanted[choice : choice + 1]
    tell = Teller(match.game, match.voice(reader.language))
    return {
        "seat": seat,
        "unit": tell.voice.known(f"unit-{match.game.match.unit}.many"),
        "of": len(wanted),
        "choices": [
            _told(_as_it_was(then), tell, moment, _judged(then, seat, moment.code, spent))
            for then, moment in _moments(match, seat)
            if moment in chosen
        ],
    }


def _moments(match: Match, seat: int) -> Iterator[tuple[Match, Moment]]:
    """Each choice of a seat with more than one action, and the match at that moment, which then goes on."""
    record = match.record()
    then = Match(**made_with(record))
    for number, hand in enumerate(record["hands"], match.before):
        for at, code in enumerate(hand["actions"]):
            if then.seat == seat and len(then.actions) > 1:
                yield then, Moment(number, at, code)
            then.apply(code)


def _as_it_was(match: Match) -> Match:
    """A match of a record as it was at that moment: what was dealt only later need not come so again."""
    return match.dealt_again(match.table.chance.drawn).follow(match.done)


def _judged(match: Match, seat: int, code: str, spent: Spent) -> Judged:
    known = view(match, seat)
    return judge(known, code, spent.playouts, spent.seed, seconds=spent.seconds)


def _told(match: Match, tell: Teller, moment: Moment, judged: Judged) -> dict[str, Any]:
    """A choice beside the best, in numbers and in words; and the match before it was made."""
    chosen, best = judged
    return {
        "hand": moment.hand,
        "at": moment.at,
        "phase": match.phase,
        "record": match.record(),
        "fine": is_even(chosen),
        "cost": round(chosen.short, 3),
        "error": round(chosen.error, 3),
        "why": tell.sentence(_verdict(match, judged)),
        "chosen": told(match, tell, chosen, chosen is best),
        "best": told(match, tell, best, True),
    }


def _verdict(match: Match, judged: Judged) -> Message:
    """What the choice has cost, as far as that can be told."""
    chosen, best = judged
    unit = f"unit-{match.game.match.unit}"
    if chosen is best:
        return say("review-best")
    if is_even(chosen):
        return say("review-fine")
    if round(chosen.short) == 0:
        return say("review-cost-little", amount=say(unit, count=1))
    amount, error = say(unit, count=round(chosen.short)), round(SURE * chosen.error)
    if error == 0:
        return say("review-cost-sure", amount=amount)
    return say("review-cost", amount=amount, error=say(unit, count=error))
