"""`compare`: one trick of a French pack, put to every game that is played with such a pack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..errors import FollowSuitError
from ..game import Game
from ..games import games
from ..messages import Cards, Message, Row, say
from ..packs import FRENCH_52, Pack
from ..seats import seat_names
from .reading import Reader, are_names
from .telling import Teller
from .tricks import winner_answer

MOST_CARDS = 5  # enough to compare: few games have longer tricks
TRUMPS = (*FRENCH_52.suits, "none")


def compare_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Who wins this trick in each game, or why the game has no such trick.

    `trump` is the suit that is trump where a game has changing trumps, or none; left out, each
    game has its default. All else is as each game has it by default, but for the number of
    players, which fits the trick where it can. A trick may still be going on.
    """
    reader = Reader(request, "trick trump names")
    trick = reader.cards(FRENCH_52, "trick")
    reader.once_each(FRENCH_52, ("trick", trick))
    if not reader.faults and not 2 <= len(trick) <= MOST_CARDS:
        reader.fault(say("has-cards-to-compare", number=len(trick), most=MOST_CARDS), "trick")
    trump = None
    if request.get("trump") is not None:
        trump = reader.word("trump", TRUMPS)
    given = request.get("names")
    names = list(given) if are_names(given) else []
    if given is not None and len(names) != len(trick):
        reader.fault(say("needs-names-of-trick", number=len(trick)), "names")
    reader.done()
    names = names or list(seat_names(len(trick), language=reader.language))
    codes = [FRENCH_52.codes[card] for card in trick]
    known = [game for game in games() if game.pack(game.setting()).id.startswith("french")]
    reader.speaks(*known)
    told = [_judged(game, codes, trump, names, reader.language) for game in known]
    numbers = {
        id_: game.clauses[id_].number if id_ in game.clauses else 0
        for game, one in zip(known, told, strict=True)
        for id_ in one.get("clauses", ())
    }
    return {"trick": codes, "trump": trump, "names": names, "games": told, "numbers": numbers}


def _judged(
    game: Game, codes: Sequence[str], trump: str | None, names: Sequence[str], language: str
) -> dict[str, Any]:
    tell = Teller.of(game, FRENCH_52, language, names)
    told: dict[str, Any] = {"game": game.id, "title": tell.voice.plain(game.title)}
    setting, because = _setting(game, codes, trump)
    if because:
        return {**told, "fits": False, "because": tell.sentence(because)}
    try:
        request = {"game": game.id, "setting": setting, "trick": codes, "names": names}
        request["language"] = language
        answer = winner_answer(request)
    except FollowSuitError as error:
        faults = Row.of(fault.what for fault in error.faults)
        return {
            **told,
            "fits": False,
            "because": tell.sentence(say("not-here-because", faults=faults)),
        }
    kept = ("setting_text", "complete", "winner", "name", "card", "why", "clauses")
    return {**told, "fits": True, "setting": setting, **{name: answer[name] for name in kept}}


def _setting(
    game: Game, codes: Sequence[str], trump: str | None
) -> tuple[dict[str, Any], Message | None]:
    """A setting in which the game can have this trick, or the reason why there is none."""
    fixed: dict[str, Any] = {}
    field = next((field for field in game.positions.settings.fields if field.name == "trump"), None)
    if field and trump is not None:
        if trump not in field.choices:
            return {}, say("never-without-trumps", game=game.title)
        fixed["trump"] = trump
    reason: Message | None = None
    for change in _changes(game):
        setting = game.setting({**change, **fixed})
        pack: Pack = game.pack(setting)
        missing = [code for code in codes if code not in pack.codes]
        sizes = game.positions.sizes(setting)
        if missing:
            reason = reason or _not_in(pack, missing)
        elif len(codes) > max(sizes):
            reason = reason or say("trick-too-long", number=max(sizes))
        else:
            return {**change, **fixed}, None
    return {}, reason


def _changes(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults first, then each value of each setting."""
    yield {}
    for field in game.positions.settings.fields:
        if field.name != "trump":
            yield from ({field.name: value} for value in field.choices)


def _not_in(pack: Pack, missing: Sequence[str]) -> Message:
    gone = Cards([FRENCH_52.card(code).index for code in missing])
    return say("not-in-pack", cards=gone, number=len(pack.cards))
