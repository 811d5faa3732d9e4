"""“Which of these are right?”: a few positions, each with an answer that somebody claims."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ..forms import PointsCase
from ..game import Game
from ..messages import Card, Cards, Message, say
from ..messages import Row as Told
from ..quiz.action import Choosing
from ..quiz.asked import Option, Question, where
from ..quiz.facts import doing, known
from ..quiz.points import result_told
from ..quiz.positions import Held
from ..table import Trick
from .spots import Claim, Row, Spot, answers_to, found, question_of

_NAME = re.compile(r"claims:(.+)")
_PART = re.compile(r"(.+)=(\d{1,2})")
MOST = 4  # in a question


def name_of(claims: Sequence[tuple[Row, int]]) -> str:
    """A name by which claims are found again: names of positions, and which answer is claimed."""
    return "claims:" + ",".join(f"{one.name}={place}" for one, place in claims)


@lru_cache
def find(game: Game, name: str) -> Spot | None:
    """The position of a name, or some claims; none where there are none of that name."""
    known = _NAME.fullmatch(name)
    if not known:
        return found(game, name)
    parts = known[1].split(",")
    claims = [_claim(game, part) for part in parts[:MOST]]
    if len(parts) > MOST or None in claims:
        return None
    return Spot(name, "claims", tuple(claims))


def _claim(game: Game, part: str) -> Claim | None:
    told = _PART.fullmatch(part)
    if not told:
        return None
    spot = found(game, told[1])
    if not spot:
        return None
    answers = answers_to(game, spot)
    place = int(told[2])
    return Claim(spot, answers[place]) if place < len(answers) else None


def claims_question(game: Game, claims: Sequence[Claim]) -> Question:
    """Which of some claims are right; why is what the rules say of each position."""
    asked = [question_of(game, claim.spot) for claim in claims]
    # Points name players and sides, tricks only players; all that do are of tables of one size.
    by_need = sorted(asked, key=lambda one: (not one.case, not one.trick or bool(one.hand)))
    first = by_need[0]
    options = [
        Option(
            where(game, one.setting, _told(game, claim)) if not one.case else _told(game, claim),
            claim.answer == answers_to(game, claim.spot)[0],
            one.verdict,
        )
        for claim, one in zip(claims, asked, strict=True)
    ]
    right = next(n for n, option in enumerate(options) if option.right)
    return Question(
        prompt=say("quiz-claims"),
        pick="many",
        setting=game.setting(),
        options=options,
        verdict=asked[right].verdict,
        seats=first.seats,
        sides=first.sides,
        request=asked[right].request,
    )


def _told(game: Game, claim: Claim) -> Message:
    """A claim in words."""
    return _TOLD[claim.spot.kind](game, claim.spot.about, claim.answer)


def _winner(game: Game, trick: Trick, claimed: Any) -> Message:
    cards = Cards(trick.cards)
    if claimed is None:
        return say("claim-nobody", cards=cards)
    return say("claim-winner", cards=cards, card=Card(trick.cards[claimed]))


def _leader(game: Game, trick: Trick, claimed: Any) -> Message:
    return say("claim-leader", cards=Cards(trick.cards), card=Card(trick.cards[claimed]))


def _legal(game: Game, held: Held, claimed: Any) -> Message:
    hand, choice, lying = Cards(held.hand), Cards(claimed), Cards(held.cards)
    if held.cards and claimed == held.hand:
        return say("claim-any", cards=lying, hand=hand)
    if held.cards:
        return say("claim-legal", cards=lying, hand=hand, choice=choice)
    if claimed == held.hand:
        return say("claim-any-lead", hand=hand)
    return say("claim-legal-lead", hand=hand, choice=choice)


def _order(game: Game, question: Question, claimed: Any) -> Message:
    return say("claim-order", title=question.prompt.facts["title"], cards=Cards(claimed))


def _points(game: Game, case: PointsCase, claimed: Any) -> Message:
    unit = game.forms[case.form].unit or game.match.unit
    return say("claim-points", asked=case.prompt, result=result_told(case, claimed, unit))


def _action(game: Game, asked: Choosing, claimed: Any) -> Message:
    moment = asked.moment
    choice = Told.of(
        doing(game, moment, code) for n, code in enumerate(asked.codes) if claimed >> n & 1
    )
    facts = {
        "known": known(game, moment),
        "hand": Cards(moment.facts.get("hand", 0)),
        "cards": Cards(moment.facts.get("trick", ())),
    }
    every = Told.of(doing(game, moment, code) for code in asked.codes)
    if not choice.items:
        return say("claim-action-none", every=every, **facts)
    return say("claim-action", every=every, choice=choice, **facts)


_TOLD: Mapping[str, Callable[[Game, Any, Any], Message]] = {
    "winner": _winner,
    "leader": _leader,
    "legal": _legal,
    "order": _order,
    "points": _points,
    "action": _action,
}
TOLD = frozenset(_TOLD)  # the kinds of questions whose answers can be claimed
