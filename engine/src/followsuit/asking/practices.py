"""`practice`: the next question for a reader, and what may be believed of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard

from ..clauses import find as find_clause
from ..errors import BadRequest, Fault, UnknownName, quoted, suggest
from ..game import Game
from ..messages import Named, Row, say
from ..practice import ABOUT, LENGTH, Answered, Pressed, Round, practise
from ..practice.ahead import ahead
from ..practice.bank import bank, deciding
from ..practice.bank import question as question_of
from ..practice.claims import find
from ..quiz.asked import answer_of
from ..quiz.positions import Held
from ..slips import misread
from .labels import clause_text
from .reading import Reader
from .telling import Teller

MOST = 60  # answers of a history
MOST_AHEAD = 100  # positions to be asked without an engine
LEAST_TOLD = 0.05  # how likely a misreading must be to be told of
TOLD = 6  # misreadings at most


def practice_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """The next question of a round, what is believed after the answers so far, and what to name.

    The same request always has the same answer. `position` asks for that very question again.
    """
    reader = Reader(request, "game seed history about clauses kinds position ahead pressed")
    game = reader.game()
    seed = reader.seed()
    slips = [one.slip.id for one in misread(game)]
    about = reader.word("about", slips) if request.get("about") is not None else None
    clauses = _clauses(reader, game, _listed(reader, "clauses"))
    kinds = _kinds(reader, game, _listed(reader, "kinds"))
    many = reader.whole("ahead", 0, 0, MOST_AHEAD)
    history = _history(reader, game, _listed(reader, "history"))
    pressed = _pressed_all(reader, game, _listed(reader, "pressed"))
    again = (
        _position(reader, game, request["position"], "position") if "position" in request else None
    )
    reader.done()
    tell = Teller.of(game, game.pack(game.setting()), reader.language)
    found = practise(
        game,
        seed,
        history,
        None if about is None else slips.index(about),
        clauses,
        kinds,
        pressed,
        again,
    )
    position = found.next
    if position is None and clauses and len(history) < LENGTH:
        raise BadRequest(Fault(say("no-question-about"), "clauses"))
    return {
        "game": game.id,
        "asked": len(history),
        "of": LENGTH if about is None else ABOUT,
        "question": None if position is None else _question(game, position, reader.language),
        "right": round(found.belief.right, 4),
        "believed": _believed(tell, game, found),
        "named": _named(tell, game, found),
        **({"ahead": ahead(game, many), "deciding": _deciding(game)} if many else {}),
    }


def _question(game: Game, position: str, language: str) -> dict[str, Any]:
    """A question as the quiz asks it; `again` asks for it once more."""
    spot, asked = find(game, position), question_of(game, position)
    assert spot
    assert asked
    again = {"game": game.id, "position": position}
    return {**answer_of(game, spot.kind, asked, language), "again": again}


def _deciding(game: Game) -> list[str]:
    """The clauses that decide a question of the bank, in the order of the rule book."""
    found = set(deciding(game).values())
    return [clause for clause in game.clauses if clause in found]


def _believed(tell: Teller, game: Game, found: Round) -> list[dict[str, Any]]:
    likely = sorted(enumerate(found.belief.slips), key=lambda one: -one[1])
    return [_slip(tell, game, *one) for one in likely[:TOLD] if one[1] >= LEAST_TOLD]


def _named(tell: Teller, game: Game, found: Round) -> dict[str, Any] | None:
    if found.named is None:
        return None
    told = _slip(tell, game, found.named, found.belief.slips[found.named])
    said = [clause_text(tell.voice, game.clauses[name]) for name in told["clauses"]]
    return {**told, "book": said, "shown": found.shown}


def _slip(tell: Teller, game: Game, number: int, probability: float) -> dict[str, Any]:
    slip = misread(game)[number].slip
    return {
        "slip": slip.id,
        "probability": round(probability, 4),
        "why": tell.sentence(slip.say),
        "clauses": list(game.cite(slip.clauses)),
    }


# -- reading -------------------------------------------------------------------------------------


def _listed(reader: Reader, name: str) -> list[Any]:
    given = reader.request.get(name)
    if given is None or isinstance(given, list):
        return given or []
    reader.fault(say("needs-list"), name)
    return []


def _clauses(reader: Reader, game: Game, given: list[Any]) -> tuple[str, ...]:
    found = []
    for place, one in enumerate(given):
        where = f"clauses[{place}]"
        if not isinstance(one, str):
            reader.fault(say("needs-clause-id"), where)
            continue
        try:
            name = f"{game.id}.{one.removeprefix(f'{game.id}.')}"
            found.append(find_clause(game.clauses, name).id)
        except UnknownName as error:
            reader.faults.extend(fault._replace(where=where) for fault in error.faults)
    return tuple(found)


def _kinds(reader: Reader, game: Game, given: list[Any]) -> tuple[str, ...]:
    known = sorted({one.kind for one in bank(game)}) if given else []
    for place, one in enumerate(given):
        if one not in known:
            what = say("not-one-of", given=quoted(one), known=Row.verbatim(known))
            reader.fault(what, f"kinds[{place}]", suggest(one, known))
    return tuple(map(str, given))


def _history(reader: Reader, game: Game, given: list[Any]) -> list[Answered]:
    if len(given) > MOST:
        reader.fault(say("has-answers", number=len(given), most=MOST), "history")
        return []
    found = (_answered(reader, game, one, f"history[{n}]") for n, one in enumerate(given))
    return [one for one in found if one]


def _answered(reader: Reader, game: Game, given: Any, where: str) -> Answered | None:
    if not isinstance(given, Mapping):
        reader.fault(say("needs-object"), where)
        return None
    reader.fields(given, ("position", "chosen"), where)
    position = _position(reader, game, given.get("position"), f"{where}.position")
    if position is None:
        return None
    asked = question_of(game, position)
    assert asked is not None
    options = [str(n) for n in range(len(asked.options))]
    chosen = given.get("chosen")
    most = {"many": len(options), "order": len(options)}.get(asked.pick, 1)
    least = len(options) if asked.pick == "order" else 1
    if not _are(chosen, options) or not least <= len(set(chosen)) == len(chosen) <= most:
        reader.fault(say("needs-options"), f"{where}.chosen")
        return None
    return Answered(position, tuple(map(int, chosen)))


def _pressed_all(reader: Reader, game: Game, given: list[Any]) -> list[Pressed]:
    if len(given) > MOST:
        reader.fault(say("has-answers", number=len(given), most=MOST), "pressed")
        return []
    found = (_pressed(reader, game, one, f"pressed[{n}]") for n, one in enumerate(given))
    return [one for one in found if one]


def _pressed(reader: Reader, game: Game, given: Any, where: str) -> Pressed | None:
    if not isinstance(given, Mapping):
        reader.fault(say("needs-object"), where)
        return None
    inner = Reader(given, "setting hand trick card")
    try:
        setting = inner.setting(game)
        pack = game.pack(setting)
        hand, trick = inner.cards(pack, "hand"), inner.cards(pack, "trick", required=False)
        inner.once_each(pack, ("trick", trick), ("hand", hand))
        card = inner.card(pack, given.get("card"), "card")
        inner.done()
        assert card is not None
        held = sum(1 << one for one in hand)
        inner.faults += game.positions.check_trick(setting, trick)
        inner.faults += game.positions.check_hand(setting, trick, held)
        if card not in hand:
            inner.fault(say("needs-one-of", known=Row.of(map(Named, pack.of(held)))), "card")
        inner.done()
    except BadRequest as error:
        reader.faults.extend(
            fault._replace(where=f"{where}.{fault.where}") for fault in error.faults
        )
        return None
    return Held(setting, held, tuple(trick), game.about.seated), card


def _are(chosen: Any, options: Sequence[str]) -> TypeGuard[list[str]]:
    return isinstance(chosen, list) and all(one in options for one in chosen)


def _position(reader: Reader, game: Game, given: Any, where: str) -> str | None:
    if not isinstance(given, str) or question_of(game, given) is None:
        reader.fault(say("no-position"), where)
        return None
    return given
