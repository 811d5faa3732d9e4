"""Reading requests: every field checked, every fault collected, none of them half-used."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeGuard, overload

from ..errors import BadRequest, Fault, FollowSuitError, UnknownName, brief, quoted, suggest
from ..fields import same
from ..game import Game
from ..games import game as find_game
from ..messages import Message, Named, Row, Verbatim, say
from ..packs import Pack
from ..parts import Part
from ..words import languages, languages_of, speaks

ALWAYS = ("ask", "language")  # fields of every request
LARGEST = 2**53  # beyond it whole numbers are no longer exact in a browser
MOST_POINTS = 10**6
NO_CARD = -1  # keeps the place of a card that could not be read; its fault is noted


class Reader:
    """Reads the fields of one request; `done` raises `BadRequest` with all faults at once."""

    def __init__(self, request: Mapping[str, Any], fields: str) -> None:
        self.request = request
        self.faults: list[Fault] = []
        self.language = language_of(request)
        self.fields(request, [*ALWAYS, *fields.split()])
        if request.get("language") not in (None, self.language):
            self.word("language", languages())

    @classmethod
    def doing(cls, request: Mapping[str, Any], known: Mapping[str, str]) -> tuple[Reader, str]:
        """A reader for what is to be done, `new` where nothing is said; `known` has the fields of each.

        An unknown one is told alone: what else belongs to it nobody can say.
        """
        what = request.get("do", "new")
        fields = known.get(what) if isinstance(what, str) else None
        reader = cls(request, " ".join(["do", fields or " ".join(known.values())]))
        reader.word("do", list(known), "new")
        reader.done()
        return reader, str(what)

    def fields(self, given: Mapping[str, Any], known: Sequence[str], where: str = "") -> None:
        """No field that is not known."""
        room = "object" if where else "request"
        listed = Row.verbatim(name for name in known if name not in ALWAYS)
        for name in given:
            if name not in known:
                what = say("not-a-field", given=quoted(name), room=room, known=listed)
                place = f"{where}.{brief(name)}" if where else brief(name)
                self.fault(what, place, suggest(name, known))

    def fault(self, what: Message, where: str, did_you_mean: tuple[str, ...] = ()) -> None:
        """Note something that is wrong."""
        self.faults.append(Fault(what, where, did_you_mean))

    def done(self) -> None:
        """Raise what has been noted."""
        if self.faults:
            raise BadRequest(*self.faults)

    def trying(self, read: Callable[[], Any], default: Any = None) -> Any:
        """Run a reader that raises, and note its faults."""
        try:
            return read()
        except FollowSuitError as error:
            self.faults.extend(error.faults)
            return default

    def game(self) -> Game:
        """The game of the request; nothing can be read without it."""
        if "game" not in self.request:
            self.fault(say("missing"), "game")
            self.done()
        try:
            game = find_game(self.request["game"])
        except UnknownName as error:
            self.faults.extend(error.faults)
            self.done()
            raise
        self.speaks(game)
        return game

    def speaks(self, *known: Game) -> None:
        """Nothing can be told of a game in a language in which it has no words."""
        silent = [game for game in known if not speaks(game.words, self.language)]
        for game in silent:
            spoken = languages_of(game.words)
            title = Verbatim(game.voice(game.pack(game.setting())).plain(say("title")))
            what = say("no-words", game=title, known=Row.verbatim(spoken))
            self.fault(what, "language", spoken)
        if silent:
            self.done()

    def setting(self, game: Game) -> Any:
        """The position's setting; without it the pack is unknown, so faults in it end the reading."""
        before = len(self.faults)
        setting = self.trying(lambda: game.setting(self.request.get("setting")))
        if len(self.faults) > before:
            self.done()
        return setting

    def cards(self, pack: Pack, name: str, required: bool = True) -> list[int]:
        """Cards by index; a string may name one after another."""
        if name not in self.request:
            if required:
                self.fault(say("missing"), name)
            return []
        return self.card_list(pack, self.request[name], name)

    def card_list(self, pack: Pack, given: Any, where: str) -> list[int]:
        """A list of cards of the pack."""
        given = pack.words(given)
        if not isinstance(given, Sequence):
            self.fault(say("needs-cards"), where)
            return []
        found = []
        for place, word in enumerate(given):
            index = self.card(pack, word, f"{where}[{place}]")
            found.append(NO_CARD if index is None else index)
        return found

    def card(self, pack: Pack, given: Any, where: str) -> int | None:
        """One card of the pack."""
        if not isinstance(given, str):
            self.fault(say("needs-card-text"), where)
            return None
        try:
            return pack.card(given).index
        except UnknownName as error:
            self.faults.extend(fault._replace(where=where) for fault in error.faults)
            return None

    def once_each(self, pack: Pack, *groups: tuple[str, Sequence[int]]) -> None:
        """No card may be in two places."""
        seen: dict[int, tuple[str, int]] = {}
        for name, cards in groups:
            for place, card in enumerate(cards):
                if card in seen and card != NO_CARD:
                    self.fault(self._already(pack, card, *seen[card]), f"{name}[{place}]")
                seen.setdefault(card, (name, place))

    def _already(self, pack: Pack, card: int, group: str, at: int) -> Message:
        """Where a card is already: with whom, if the request names who played it."""
        name, names = Named(pack.cards[card]), self.request.get("names")
        played = names[at:] if group == "trick" and isinstance(names, list) else []
        if played and isinstance(played[0], str):
            return say("already-played", name=name, who=Verbatim(played[0]))
        return say("already-at", name=name, list=Verbatim(group), at=at, number=at + 1)

    def names(self, game: Game, count: int, least: int | None = None) -> tuple[str, ...]:
        """The players' names: given, at least so many where that is said, or those usual for `count` seats."""
        given = self.request.get("names")
        if given is not None:
            if not are_names(given):
                self.fault(say("needs-different-names"), "names")
            elif least is not None and len(given) < least:
                self.fault(say("has-names", number=len(given), seats=least), "names")
            else:
                return tuple(given)
        return game.seat_names(max(count, 2), self.language)

    @overload
    def whole(self, name: str, default: int, least: int, most: int) -> int: ...
    @overload
    def whole(self, name: str, default: None, least: int, most: int) -> int | None: ...
    def whole(self, name: str, default: int | None, least: int, most: int) -> int | None:
        """A whole number within bounds."""
        given = self.request.get(name)
        if given is None:
            return default
        if not is_whole(given) or not least <= given <= most:
            self.fault(say("needs-number-within", least=least, most=most), name)
            return default
        return given

    def seed(self) -> int:
        """What chance begins with."""
        return self.whole("seed", 0, 0, LARGEST)

    def whole_list(self, name: str) -> list[int] | None:
        """A list of whole numbers."""
        given = self.request.get(name)
        if given is None:
            return None
        if not isinstance(given, list) or not all(is_whole(number) for number in given):
            self.fault(say("needs-numbers"), name)
            return None
        return given

    def word(self, name: str, known: Sequence[str], default: str | None = None) -> str:
        """One of a few words; empty where it is faulty, and of no use until `done` has told so."""
        given = self.request.get(name, default)
        if given is None:
            self.fault(say("missing-one-of", known=Row.verbatim(known)), name)
        elif given not in known:
            what = say("not-one-of", given=quoted(given), known=Row.verbatim(known))
            self.fault(what, name, suggest(given, known))
        else:
            return str(given)
        return ""


def language_of(request: Mapping[str, Any]) -> str:
    """The language in which a request is answered: English where it asks for none that we have."""
    given = request.get("language")
    known = languages()
    return next((one for one in known if one == given), known[0])


def is_whole(given: Any) -> TypeGuard[int]:
    """Is this a whole number, and not one that nobody could mean?"""
    return type(given) is int and abs(given) <= LARGEST


def are_names(given: Any) -> TypeGuard[Sequence[str]]:
    """Is this a list of different names, none of them with a mark in it that means a card?"""
    listed = isinstance(given, Sequence) and not isinstance(given, str)
    good = (
        listed
        and bool(given)
        and all(isinstance(n, str) and n.strip() and "[" not in n for n in given)
    )
    return good and len(set(given)) == len(given)


def read_part(reader: Reader, pack: Pack, part: Part, given: Any, seats: int, sides: int) -> Any:
    """The value of one field of a score form, checked by its kind."""
    where = f"case.{part.name}"
    return PARTS[part.kind](reader, pack, part, given, where, seats, sides)


def _seat(r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int) -> Any:
    if not is_whole(given) or given not in range(seats):
        r.fault(say("needs-seat", last=seats - 1), where)
    return given


def _int(r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int) -> Any:
    if not is_whole(given) or abs(given) > MOST_POINTS:
        r.fault(say("needs-number"), where)
    return given


def _bool(r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int) -> Any:
    if not isinstance(given, bool):
        r.fault(say("needs-true-or-false"), where)
    return given


def _card(r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int) -> Any:
    return r.card(pack, given, where)


def _cards(
    r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int
) -> Any:
    cards = r.card_list(pack, given, where)
    r.once_each(pack, (where, cards))
    return cards


def _hand(r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int) -> Any:
    before = len(r.faults)
    cards = _cards(r, pack, part, given, where, seats, sides)
    if len(r.faults) == before and not cards:
        r.fault(say("needs-hand"), where)
    if part.most and len(cards) > part.most:
        what = say("has-cards-for-now", number=len(cards), most=part.most)
        r.fault(what, where)
    return sum(1 << card for card in set(cards) - {NO_CARD})


def _number(
    r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int
) -> Any:
    if not is_whole(given) or not part.least <= given <= part.most:
        r.fault(say("needs-number-within", least=part.least, most=part.most), where)
    return given


def _text(r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int) -> Any:
    if not isinstance(given, str):
        r.fault(say("needs-text"), where)
    return given


def _choice(
    r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int
) -> Any:
    for choice in part.choices:
        if same(choice, given):
            return choice
    known = [str(choice) for choice in part.choices]
    what = say("not-one-of", given=quoted(given), known=Row.verbatim(known))
    r.fault(what, where, suggest(given, known))
    return given


def _listed(read: Callable[..., Any], counted: str = "") -> Callable[..., Any]:
    def read_list(
        r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int
    ) -> Any:
        if isinstance(given, str) or not isinstance(given, Sequence):
            r.fault(say("needs-list"), where)
            return []
        wanted = {"": len(given), "side": sides, "seat": seats}[counted]
        if len(given) != wanted:
            r.fault(say("needs-entries", number=wanted, each=counted), where)
            return []
        return [
            read(r, pack, part, item, f"{where}[{place}]", seats, sides)
            for place, item in enumerate(given)
        ]

    return read_list


def _card_lists(
    r: Reader, pack: Pack, part: Part, given: Any, where: str, seats: int, sides: int
) -> Any:
    lists = _listed(_cards, "side")(r, pack, part, given, where, seats, sides)
    r.once_each(pack, *((f"{where}[{n}]", cards) for n, cards in enumerate(lists)))
    return lists


PARTS: Mapping[str, Callable[..., Any]] = {
    "seat": _seat,
    "int": _int,
    "bool": _bool,
    "card": _card,
    "cards": _cards,
    "hand": _hand,
    "number": _number,
    "text": _text,
    "choice": _choice,
    "seats": _listed(_seat),
    "ints": _listed(_int, "side"),
    "seat_ints": _listed(_int, "seat"),
    "choice_list": _listed(_choice),
    "choice_lists": _listed(_listed(_choice), "side"),
    "card_lists": _card_lists,
    "totals": _listed(_int, "side"),
}
