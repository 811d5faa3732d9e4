"""“Did anyone play a card that was not allowed?”"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from ..duty import Link, allowed, law
from ..game import Game
from ..messages import Card, Cards, Seat, say
from ..order import Said
from ..packs import bits
from .asked import Draft, Option, Question, trick_request, where
from .positions import Laid, laid

SEARCHED = 2000
LEAST, MOST = 2, 4  # cards that each player held: all of them are to be looked through
AS_PLAYED = 0.3  # how many tricks are asked about in which nobody did


def fault_drafts(game: Game, random: Random, wanted: Mapping[str, Any], most: int) -> list[Draft]:
    """Questions about finished tricks with one card that its player was not allowed, or none."""
    tricks = islice(laid(game, random, wanted), SEARCHED)
    found = (changed for trick in tricks for changed in faulty(game, random, trick))
    return [
        Draft(_verdict(game, one).clauses, partial(fault_question, game, one))
        for one in islice(found, most)
    ]


def faulty(game: Game, random: Random, trick: Laid) -> Iterator[Laid]:
    """A trick with another card of a player's hand in it, or as it was; none where nobody can err."""
    sizes = [hand.bit_count() for hand in trick.hands]
    if min(sizes) < LEAST or max(sizes) > MOST:
        return
    wrong = [
        changed
        for place, (hand, may) in enumerate(zip(trick.hands, _allowed(game, trick), strict=True))
        for card in bits(hand & ~may)
        if _fits(game, changed := _with(trick, place, card), place)
    ]
    if wrong:
        yield trick if random.random() < AS_PLAYED else random.choice(wrong)


def _with(trick: Laid, place: int, card: int) -> Laid:
    cards = (*trick.cards[:place], card, *trick.cards[place + 1 :])
    return trick._replace(cards=cards)


def _fits(game: Game, trick: Laid, place: int) -> bool:
    """Whether there can be such a trick, and no card but this breaks a rule."""
    impossible = game.positions.check_trick(trick.setting, trick.cards)
    return _broken(game, trick) == [place] and not impossible


def at_fault(game: Game, trick: Laid) -> int | None:
    """The place of the first card that was not allowed, None where all were."""
    return next(iter(_broken(game, trick)), None)


def _broken(game: Game, trick: Laid) -> list[int]:
    cards = zip(trick.cards, _allowed(game, trick), strict=True)
    return [place for place, (card, may) in enumerate(cards) if not may >> card & 1]


def _allowed(game: Game, trick: Laid) -> list[int]:
    """What each player was allowed, as sets."""
    return [allowed(_chain(game, trick, place), hand) for place, hand in enumerate(trick.hands)]


def _told(game: Game, trick: Laid, place: int) -> Said:
    """Why the card at a place was allowed, or why not."""
    return law(_chain(game, trick, place), trick.hands[place]).of(trick.cards[place])


def _chain(game: Game, trick: Laid, place: int) -> Sequence[Link]:
    """The duty of a player, given the cards before theirs."""
    return game.trick.chain(trick.setting, trick.cards[:place], trick.hands[place])


def _verdict(game: Game, trick: Laid) -> Said:
    """Why the first card that was not allowed was not; of a trick without one, why all were."""
    wrong = at_fault(game, trick)
    if wrong is not None:
        return _told(game, trick, wrong)
    may = zip(trick.hands, _allowed(game, trick), strict=True)
    why = _told(game, trick, next(place for place, (hand, few) in enumerate(may) if few != hand))
    return Said(say("both", first=say("quiz-all-allowed"), second=why.say), why.clauses)


def fault_question(game: Game, trick: Laid) -> Question:
    """Whose card was not allowed, if anybody's."""
    wrong = at_fault(game, trick)
    left = [hand & ~(1 << card) for hand, card in zip(trick.hands, trick.cards, strict=True)]
    verdict = _verdict(game, trick)
    options = [
        Option(
            say("quiz-plays", seat=Seat(place), card=Card(card), hand=Cards(left[place])),
            place == wrong,
            _told(game, trick, place),
            seat=place,
        )
        for place, card in enumerate(trick.cards)
    ]
    return Question(
        prompt=where(game, trick.setting, say("quiz-fault")),
        pick="one",
        setting=trick.setting,
        options=[*options, Option(say("quiz-nobody"), wrong is None, verdict)],
        verdict=verdict,
        trick=trick.cards,
        seats=game.seat_names(len(trick.cards)),
        request=trick_request(game, trick.setting, trick.cards, dict(enumerate(left))),
        about=trick,
    )
